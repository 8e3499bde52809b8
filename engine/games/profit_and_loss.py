"""Profit & Loss, for 2 players, with letter cards.

Each round both lay a fresh word, hidden until both have laid; who lays first alternates. The word with more cards wins
the trick. The other player may take back as many cards as he played, from all that lies on the table; the winner scores
the values of what remains and wins it. Then both draw up to ten, the winner first. With the same number of cards each
scores and wins the own word, and who laid first draws first.

A pass counts as no cards, and so does a wrong word. When one has passed, the trick is settled at once, and the one who
passed may trade up to five cards or pass again. When both have passed and the deck has cards, first one and then the
other may trade. When both pass with an empty deck, the game is over. Unplayed cards are subtracted; the highest score
wins.

Where words are challenged, both look at the words laid before the trick is settled and accept or challenge the
rival's; whose challenge fails passes the next round.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.core.cards import LETTER_DECK
from engine.core.events import Batch, committed_by, hand_of, won_by
from engine.core.moves import Act, Play, Simple, Take, Trade
from engine.core.rulebook import Game, House, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import cards_of, laid, total
from engine.parts.build import Supply, fresh_words, long_enough, plain
from engine.parts.deals import deal_hands
from engine.parts.flow import LOST, PASS, STEP, STOP, WORD, can_trade, exhausted, nothing, round_the_table, stalled
from engine.parts.options import common
from engine.parts.reach import faces, fresh, handfuls, in_hand, plays, trading
from engine.parts.scores import minus_hand
from engine.parts.trade import chosen_cards, trade_up_to

LAY, LOOK, TAKE, ANSWER = "lay", "look", "take", "answer"


@dataclass(frozen=True)
class Notes:
    """leader: who lays first in this round.  done: who has laid, passed or lost the turn.
    looks: who must still accept or challenge.  answers: who laid no word and may trade after the trick."""

    leader: int
    done: tuple[int, ...] = ()
    looks: tuple[int, ...] = ()
    answers: tuple[int, ...] = ()


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    swap_cards = trade_up_to(5)

    def trade(turn: Turn, act: Trade) -> str:
        swap_cards(turn, act)
        return answered(turn)

    return round_the_table(
        deal=deal,
        play=play,
        reach={"play": reach, "take": takes, "trade": trading()},
        passing=passing,
        trade=trade,
        others={"take": take, "accept": accept, "challenge": challenge},
        verbs=verbs,
        actors=lambda state: state.notes.looks if state.phase == LOOK else (state.actor,),
        refill=nothing,
        triggers=lost_round,
        endings=(exhausted, stalled),
        following=other_or_next_round,
        has_nothing=lambda turn: turn.state.phase == LAY and not turn.hand,
        settle=minus_hand,
        phase=LAY,
    )


def deal(house: House) -> State:
    state = deal_hands(house)
    if state.table:
        refuse("bad-setup:key", key="table")
    return replace(state, notes=Notes(leader=state.actor))


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    if state.phase == LAY:
        return ("play", "pass")
    if state.phase == LOOK:
        return ("accept", "challenge")
    if state.phase == TAKE:
        return ("take",)
    return ("trade", "pass") if can_trade(state, seat) else ("pass",)


# ---- both lay


def play(turn: Turn, act: Play) -> str:
    plain(act)
    word = fresh_words(Supply(turn.hand), act)[0]
    long_enough([word])
    if turn.option("words") == "challenge":
        turn.words = (word.text,)  # the rival looks at it before the trick is settled
    else:
        turn.claim([word.text])
    turn.move(word.cards, hand_of(turn.seat), committed_by(turn.seat))
    turn.mark(opened=True, worded=True)
    return hide(turn) if not turn.notes.done else reveal(turn)


def reach(house: House, state: State, seat: int) -> Iterator[Act]:
    return plays(fresh(house, in_hand(state, seat)))


def hide(turn: Turn) -> str:
    turn.secret, turn.brief = True, "play"
    turn.note(done=(turn.seat,))
    return WORD


def passing(turn: Turn, act: object) -> str:
    """A pass lays no card. When the time is up later on, nothing is challenged, taken or traded."""
    phase = turn.state.phase
    if phase == LOOK:
        return accept(turn, act)
    if phase == TAKE:
        return take(turn, Take(None, ()))
    if phase == ANSWER:
        return answered(turn)
    turn.note(answers=(*turn.notes.answers, turn.seat))
    if turn.notes.done:
        return reveal(turn)
    turn.note(done=(turn.seat,))
    return PASS


def reveal(turn: Turn) -> str:
    show_words(turn)
    looks = tuple([seat for seat in turn.state.playing if any(word.seat != seat for word in turn.table)])
    if turn.option("words") == "challenge" and looks:
        turn.note(looks=looks)
        turn.mark(phase=LOOK)
        return STEP
    return settle_trick(turn)


def show_words(turn: Turn) -> None:
    """The second player has laid, passed or lost the turn: what was hidden lies on the table."""
    turn.note(done=(*turn.notes.done, turn.seat))
    turn.reveal()
    committed = [(seat, turn.state.seats[seat].committed) for seat in turn.state.playing]
    words = [laid(cards, seat) for seat, cards in committed if cards]
    turn.arrange(words, taken=[Batch(committed_by(seat), cards) for seat, cards in committed])


# ---- both look, where words are challenged


def accept(turn: Turn, act: object) -> str:
    turn.note(looks=tuple([seat for seat in turn.notes.looks if seat != turn.seat]))
    return STEP if turn.notes.looks else settle_trick(turn)


def challenge(turn: Turn, act: Simple) -> str:
    """A wrong word counts as no cards; whose challenge fails passes the next round."""
    rival = 1 - turn.seat
    word = next(word for word in turn.table if word.seat == rival)
    if turn.house.book.is_word(turn.house, word.text):
        turn.skip(turn.seat, turn.place.skips + 1)
    else:
        turn.arrange([other for other in turn.table if other is not word], given=[Batch(hand_of(rival), word.cards)])
        turn.note(answers=(*turn.notes.answers, rival))
    return accept(turn, act)


# ---- the trick


def settle_trick(turn: Turn) -> str:
    words = sorted(turn.table, key=lambda word: len(word.slots))
    if len(words) == 2 and len(words[0].slots) < len(words[1].slots):
        turn.mark(phase=TAKE, actor=words[0].seat)
        return STEP
    if not words and not turn.state.deck:
        turn.mark(passes=1)  # a word that was laid and proved wrong is a pass, too
        return PASS
    win_own_words(turn)
    return next_answer(turn)


def win_own_words(turn: Turn) -> None:
    """Each scores and wins the own word; alone it is a trick."""
    words = turn.table
    turn.arrange((), given=[Batch(won_by(word.seat), word.cards) for word in words if word.seat is not None])
    for word in words:
        turn.score(word.value, word.seat)
    winner = turn.notes.leader
    if len(words) == 1 and words[0].seat is not None:
        winner = words[0].seat
        turn.win_trick(winner)
    draw_both(turn, winner)


def take(turn: Turn, act: Take) -> str:
    """The other player takes back as many cards as he played at most; the winner has the rest."""
    if act.pile is not None:
        refuse("bad-notation:take")
    mine = next(word for word in turn.table if word.seat == turn.seat)
    lying = cards_of(turn.table)
    taken = chosen_cards(lying, act.faces, missing="not-on-table:card")
    if len(taken) > len(mine.slots):
        refuse("cannot-trade:take", most=len(mine.slots))
    rest = tuple([card for card in lying if card not in taken])
    winner = 1 - turn.seat
    turn.arrange((), given=[Batch(hand_of(turn.seat), taken), Batch(won_by(winner), rest)])
    turn.score(total(rest), winner)
    turn.win_trick(winner)
    draw_both(turn, winner)
    return STOP


def takes(house: House, state: State, seat: int) -> Iterator[Act]:
    mine = next(word for word in state.table if word.seat == seat)
    yield Take(None, ())
    for taken in handfuls(faces(cards_of(state.table)), len(mine.slots)):
        yield Take(None, taken)


def draw_both(turn: Turn, first: int) -> None:
    turn.draw_up_to(10, first)
    turn.draw_up_to(10, 1 - first)


# ---- after a pass


def next_answer(turn: Turn) -> str:
    """Who passed trades or passes, the leader first; without cards there is nothing to say."""
    leader = turn.notes.leader
    answers = [seat for seat in (leader, 1 - leader) if seat in turn.notes.answers and turn.state.seats[seat].hand]
    if not answers:
        return STOP
    turn.mark(phase=ANSWER, actor=answers[0])
    return STEP


def answered(turn: Turn) -> str:
    turn.note(answers=tuple([seat for seat in turn.notes.answers if seat != turn.seat]))
    return next_answer(turn)


# ---- rounds


def lost_round(turn: Turn, outcome: str) -> None:
    """Whose challenge failed lays no card in the next round; when the rival has laid, the trick is settled at once."""
    if outcome != LOST:
        return
    if turn.notes.done:
        show_words(turn)
        win_own_words(turn)
    else:
        turn.note(done=(turn.seat,))


def other_or_next_round(turn: Turn) -> int:
    """The second player lays; then who lays first changes."""
    leader = turn.notes.leader
    if len(turn.notes.done) == 2:
        leader = 1 - leader
        turn.mark(notes=Notes(leader), passes=0, shown=False)
        return int(leader)
    return int(1 - leader)


GAME = Game("profit-and-loss", "Profit & Loss", (2, 2), LETTER_DECK, common(2), rules)
