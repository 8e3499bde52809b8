"""The rounds of Shout!: the winners of a round, the next deal, and what happens after a resignation."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.public_facts import (
    BARRED,
    DEALS,
    LAST_PLAY,
    LAST_ROUND,
    LETTERS,
    ROUND,
    Fact,
    Rounds,
    for_each,
    marks,
    table_marks,
)
from engine.core.rulebook import House
from engine.parts.flow import best_scores
from engine.parts.flow.turns import must_wait
from engine.parts.table import DECK, ROW, State, Turn, won_by

CARDS = 3  # the least cards in a word
ROUND_OVER = "rounds-played"
DEALT, RIGHT, WRONG, CLOSED = "dealt", "right", "wrong", "closed"  # the outcomes of a move


@dataclass(frozen=True)
class Notes:
    """The notes of the game.

    round: the round, from 1.
    barred: the seats that may not shout before the next card.
    least: how many letters the words of each seat need.
    """

    round: int
    barred: tuple[int, ...]
    least: tuple[int, ...]


def round_facts(state: State) -> tuple[Fact, ...]:
    """The round, the dealer, the seats that may not shout before the next card, and how many letters the words of each
    seat need."""
    notes = state.notes
    said = marks(DEALS, [state.actor]) + marks(BARRED, notes.barred)
    return (Rounds(ROUND, notes.round, len(state.seats)), *said, *for_each(LETTERS, notes.least))


def announced(house: House, state: State) -> tuple[Fact, ...]:
    """The last round, and the last word while it waits for answers."""
    if state.notes.round < len(state.seats):
        return ()
    return table_marks(LAST_ROUND, *([LAST_PLAY] if state.waits_for else []))


def after(turn: Turn, outcome: str) -> None:
    """Goes on after a move; a dealt-out table of fewer than three cards closes by itself."""
    too_few = not turn.state.deck and len(turn.state.row) < CARDS
    if (outcome == CLOSED or too_few) and not must_wait(turn, ROUND_OVER):
        end_round(turn)


def end_round(turn: Turn) -> None:
    """Gives the points for most cards; then begins the next deal or ends the game."""
    state = turn.state
    winners = round_winners(state)
    for seat in winners:
        turn.score(1, seat)
    if state.notes.round >= len(state.seats):
        turn.end(ROUND_OVER, best_scores(turn.state))
        return
    gather(turn)
    turn.note(round=state.notes.round + 1, barred=(), least=least_letters(turn, winners))
    turn.mark(turn=state.turn + 1, actor=state.after(state.actor))


def least_letters(turn: Turn, winners: Iterable[int]) -> tuple[int, ...]:
    """How many letters words need in the next round: the winners of this one may need one more."""
    rising, table = turn.option("rising"), turn.option("min_letters")
    before = turn.notes.least if rising == "kept" else (table,) * len(turn.state.seats)
    return tuple([least + (rising != "off" and seat in winners) for seat, least in enumerate(before)])


def round_winners(state: State) -> tuple[int, ...]:
    """The seats with most cards; none if nobody has won any."""
    most = max(len(state.seats[seat].won) for seat in state.playing)
    return tuple([seat for seat in state.playing if most and len(state.seats[seat].won) == most])


def gather(turn: Turn) -> None:
    """Takes all cards back and shuffles them; the cards of a set-up return to its order, with those laid out on top."""
    turn.move(turn.state.row, ROW, DECK)
    for seat, place in enumerate(turn.state.seats):
        turn.move(place.won, won_by(seat), DECK)
    turn.shuffle()
    setup = turn.house.setup
    if setup is not None and setup.deck is not None:
        turn.stack_deck([*(setup.row or ()), *setup.deck])


def somebody_resigned(turn: Turn, seat: int) -> None:
    """Lets the next player deal on after a resignation."""
    if turn.state.actor == seat:
        turn.mark(actor=turn.state.after(seat))


def close(turn: Turn, reason: str) -> None:
    if reason == ROUND_OVER:
        end_round(turn)
    else:
        turn.end(reason, turn.state.playing)
