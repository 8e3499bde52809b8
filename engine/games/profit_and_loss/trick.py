"""The trick of Profit & Loss: who has won it, what is taken back, and what who passed may still do."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.moves import Take
from engine.parts.flow.trade import chosen_cards
from engine.parts.flow.usual import PASS, STEP, STOP, VAIN
from engine.parts.reach.faces import faces
from engine.parts.reach.trades import handfuls
from engine.parts.table import Act, Batch, House, State, Turn, cards_of, hand_of, refuse, total, won_by

LAY, LOOK, TAKE, ANSWER = "lay", "look", "take", "answer"


@dataclass(frozen=True)
class Notes:
    """leader: who lays first in this round.  done: who has laid, passed or lost the turn.
    hidden: whose word lies hidden; of how many cards, the rival cannot see.
    looks: who must still accept or challenge.  answers: who laid no word and may trade after the trick.
    idle: has nobody laid a word or traded in this round?"""

    leader: int
    done: tuple[int, ...] = ()
    hidden: tuple[int, ...] = ()
    looks: tuple[int, ...] = ()
    answers: tuple[int, ...] = ()
    idle: bool = True


def settle_trick(turn: Turn) -> str:
    """The word with more cards wins; before that its rival may take cards back. With as many, each has the own word."""
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


def next_answer(turn: Turn) -> str:
    """Who passed trades or passes, the leader first; without cards in hand or deck nobody is asked."""
    leader = turn.notes.leader
    answers = [seat for seat in (leader, 1 - leader) if seat in turn.notes.answers and turn.state.seats[seat].hand]
    if not answers or not turn.state.deck:
        return VAIN if turn.notes.idle else STOP
    turn.mark(phase=ANSWER, actor=answers[0])
    return STEP


def answered(turn: Turn) -> str:
    turn.note(answers=tuple([seat for seat in turn.notes.answers if seat != turn.seat]))
    return next_answer(turn)
