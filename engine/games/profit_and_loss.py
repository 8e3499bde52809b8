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

from engine.core.cards import LETTER_DECK, Card
from engine.core.events import Batch, committed_by, hand_of, won_by
from engine.core.moves import Act, Play, Simple, Take, Trade
from engine.core.rulebook import Game, House, Rulebook
from engine.core.state import State
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import cards_of, laid, total
from engine.parts.build import Supply, fresh_words, long_enough, plain
from engine.parts.deals import deal_hands
from engine.parts.flow import (
    AGAIN,
    LOST,
    PASS,
    STEP,
    STOP,
    WORD,
    can_trade,
    nothing,
    round_the_table,
    stalled,
)
from engine.parts.options import common
from engine.parts.reach import faces, fresh, handfuls, in_hand, plays, trading
from engine.parts.scores import minus_hand
from engine.parts.trade import chosen_cards, exchange

LAY, LOOK, TAKE, ANSWER = "lay", "look", "take", "answer"


@dataclass(frozen=True)
class Notes:
    """leader: who lays first in this round.  laid: who has laid or passed.  looks: who must still accept or challenge.
    passed: how many have laid no card.  answers: who may still trade after a pass."""

    leader: int
    laid: tuple[int, ...] = ()
    passed: int = 0
    looks: tuple[int, ...] = ()
    answers: tuple[int, ...] = ()


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
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
        endings=(both_passed, stalled),
        following=other_or_next_round,
        has_nothing=lambda turn: turn.state.phase == LAY and not turn.hand,
        settle=minus_hand,
        phase=LAY,
    )


def deal(house: House) -> State:
    state = deal_hands(house, most=0)
    return replace(state, notes=Notes(leader=state.actor))


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    if state.phase == LOOK:
        return ("accept", "challenge")
    if state.phase == TAKE:
        return ("take",)
    if state.phase == ANSWER:
        return ("trade", "pass") if can_trade(state, seat) else ("pass",)
    return ("play", "pass")


# ---- laying


def play(turn: Turn, act: Play) -> str:
    plain(act)
    word = fresh_words(Supply(turn.hand), act)[0]
    long_enough([word])
    if turn.option("words") == "challenge":
        turn.words = (word.text,)
    else:
        turn.claim([word.text])
    first = not turn.notes.laid
    turn.secret, turn.brief = first, "play"
    turn.move(word.cards, hand_of(turn.seat), committed_by(turn.seat))
    turn.note(laid=(*turn.notes.laid, turn.seat))
    return WORD if first else reveal(turn, AGAIN)


def reach(house: House, state: State, seat: int) -> Iterator[Act]:
    return plays(fresh(house, in_hand(state, seat)))


def passing(turn: Turn, act: object) -> str:
    """A pass lays no card. When the time is up later on, nothing is taken, traded or challenged."""
    phase = turn.state.phase
    if phase == TAKE:
        return take(turn, Take(None, ()))
    if phase == LOOK:
        return accept(turn, act)
    if phase == ANSWER:
        return answered(turn)
    turn.note(laid=(*turn.notes.laid, turn.seat))
    return PASS if len(turn.notes.laid) == 1 else reveal(turn, STEP)


def reveal(turn: Turn, so_far: str) -> str:
    """Both have laid: the words are shown. so_far: did the second player make a word?"""
    turn.reveal()
    words = []
    taken = []
    for seat in sorted(turn.notes.laid):
        cards = turn.state.seats[seat].committed
        if cards:
            words.append(laid(cards, seat))
            taken.append(Batch(committed_by(seat), cards))
    turn.arrange(words, taken=taken)
    turn.mark(worded=so_far == AGAIN, opened=turn.state.opened or bool(words))
    looks = tuple([seat for seat in turn.notes.laid if any(word.seat != seat for word in words)])
    if turn.option("words") == "challenge" and looks:
        turn.note(looks=looks)
        turn.mark(phase=LOOK)
        return so_far
    return settle_trick(turn)


def accept(turn: Turn, act: object) -> str:
    return looked(turn)


def challenge(turn: Turn, act: Simple) -> str:
    """A wrong word counts as no cards; whose challenge fails passes the next round."""
    word = next(word for word in turn.table if word.seat != turn.seat)
    if turn.house.words.has(word.text):
        turn.skip(turn.seat, turn.place.skips + 1)
    else:
        assert word.seat is not None
        others = [other for other in turn.table if other is not word]
        turn.arrange(others, given=[Batch(hand_of(word.seat), word.cards)])
    return looked(turn)


def looked(turn: Turn) -> str:
    turn.note(looks=tuple([seat for seat in turn.notes.looks if seat != turn.seat]))
    return STEP if turn.notes.looks else settle_trick(turn)


# ---- the trick


def settle_trick(turn: Turn) -> str:
    words = sorted(turn.table, key=lambda word: len(word.slots))
    leader = turn.notes.leader
    if len(words) == 2 and len(words[0].slots) != len(words[1].slots):
        turn.mark(phase=TAKE, actor=words[0].seat)
        return STEP
    win_what_lies(turn, [(word.seat, word.cards) for word in words if word.seat is not None])
    winner = words[0].seat if len(words) == 1 and words[0].seat is not None else leader
    draw_both(turn, winner)
    passed = [seat for seat in (leader, 1 - leader) if all(word.seat != seat for word in words)]
    if len(passed) == 2 and not turn.state.deck:
        return round_over(turn, passed=2)
    turn.note(passed=len(passed), answers=tuple([seat for seat in passed if turn.state.seats[seat].hand]))
    return next_answer(turn)


def take(turn: Turn, act: Take) -> str:
    """The other player takes back as many cards as he played at most; the winner has the rest."""
    if act.pile is not None:
        refuse("bad-notation:take")
    mine = next(word for word in turn.table if word.seat == turn.seat)
    free = [card for word in turn.table for card in word.tops]
    for face in act.faces:
        if face not in [card.face for card in free]:
            refuse("not-on-table:card", card=face)
    taken = chosen_cards(free, act.faces)
    if len(taken) > len(mine.slots):
        refuse("cannot-trade:take", most=len(mine.slots))
    rest = tuple([card for card in free if card not in taken])
    winner = 1 - turn.seat
    turn.arrange((), given=[Batch(hand_of(turn.seat), taken), Batch(won_by(winner), rest)])
    turn.score(total(rest), winner)
    turn.win_trick(winner)
    draw_both(turn, winner)
    return round_over(turn, passed=0)


def takes(house: House, state: State, seat: int) -> Iterator[Act]:
    mine = next(word for word in state.table if word.seat == seat)
    yield Take(None, ())
    for taken in handfuls(faces(cards_of(state.table)), len(mine.slots)):
        yield Take(None, taken)


def win_what_lies(turn: Turn, words: list[tuple[int, tuple[Card, ...]]]) -> None:
    """Each scores and wins the own word; alone it is a trick."""
    turn.arrange((), given=[Batch(won_by(seat), cards) for seat, cards in words])
    for seat, cards in words:
        turn.score(total(cards), seat)
    if len(words) == 1:
        turn.win_trick(words[0][0])


def draw_both(turn: Turn, first: int) -> None:
    turn.draw_up_to(10, first)
    turn.draw_up_to(10, 1 - first)


# ---- after a pass


def next_answer(turn: Turn) -> str:
    answers = turn.notes.answers
    if not answers:
        return round_over(turn, passed=turn.notes.passed)
    turn.mark(phase=ANSWER, actor=answers[0])
    return STEP


def trade(turn: Turn, act: Trade) -> str:
    if len(act.faces) > 5:
        refuse("cannot-trade:most", most=5)
    exchange(turn, act)
    return answered(turn)


def answered(turn: Turn) -> str:
    turn.note(answers=turn.notes.answers[1:])
    return next_answer(turn)


def round_over(turn: Turn, passed: int) -> str:
    """The second player's turn is over. Only a round in which both passed counts as passes."""
    if passed == 2:
        turn.mark(passes=1)
        return PASS
    return STOP


def lost_round(turn: Turn, outcome: str) -> None:
    """Whose challenge failed lays no card in this round; the rival's word wins at once."""
    if outcome != LOST:
        return
    turn.note(laid=(*turn.notes.laid, turn.seat))
    if len(turn.notes.laid) == 2:
        rival = 1 - turn.seat
        cards = turn.state.seats[rival].committed
        turn.reveal()
        turn.arrange([laid(cards, rival)] if cards else [], taken=[Batch(committed_by(rival), cards)])
        win_what_lies(turn, [(rival, cards)] if cards else [])
        draw_both(turn, rival)


def other_or_next_round(turn: Turn) -> int:
    """The second player lays; then who lays first changes."""
    notes = turn.notes
    if len(notes.laid) == 1:
        return 1 - int(notes.laid[0])
    turn.mark(notes=Notes(leader=1 - notes.leader), passes=0, shown=False)
    return 1 - int(notes.leader)


def both_passed(turn: Turn) -> str | None:
    """Two passes in one round with an empty deck."""
    done = len(turn.notes.laid) == 2 and turn.state.passes >= 2 and not turn.state.deck
    return "exhausted" if done else None


GAME = Game("profit-and-loss", "Profit & Loss", (2, 2), LETTER_DECK, common(2), rules)
