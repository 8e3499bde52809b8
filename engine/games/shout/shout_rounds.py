"""The rounds of Shout!: the winners of a round, the next deal, and the consequences of a resignation."""

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

CARDS = 3  # the minimum number of cards in a word
ROUND_OVER = "rounds-played"
DEALT, RIGHT, WRONG, CLOSED = "dealt", "right", "wrong", "closed"  # the outcomes of a move


@dataclass(frozen=True)
class Notes:
    """The notes of Shout!: facts that the rules must remember from turn to turn.

    round: the number of the round, from 1.
    barred: the seats that may not shout before the next card.
    least: for each seat, the minimum number of letters in a word.
    """

    round: int
    barred: tuple[int, ...]
    least: tuple[int, ...]


def round_facts(state: State) -> tuple[Fact, ...]:
    """The public facts of the round: its number, the dealer, the seats that may not shout before the next card, and the
    minimum number of letters in each seat's words."""
    notes = state.notes
    roles = marks(DEALS, [state.actor]) + marks(BARRED, notes.barred)
    return (Rounds(ROUND, notes.round, len(state.seats)), *roles, *for_each(LETTERS, notes.least))


def announced(house: House, state: State) -> tuple[Fact, ...]:
    """The public facts that announce the end of the game: that this is the last round, and that players must still
    accept or challenge the last word."""
    if state.notes.round < len(state.seats):
        return ()
    return table_marks(LAST_ROUND, *([LAST_PLAY] if state.waits_for else []))


def after(turn: Turn, outcome: str) -> None:
    """Carries out the consequences of a move. Ends the round when the deck is empty and fewer than three cards are on
    the table, even if the dealer has not closed the round."""
    too_few = not turn.state.deck and len(turn.state.row) < CARDS
    if (outcome == CLOSED or too_few) and not must_wait(turn, ROUND_OVER):
        end_round(turn)


def end_round(turn: Turn) -> None:
    """Gives each player with the most cards won in the round a point, then deals the next round or ends the game."""
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
    """The minimum number of letters in each seat's words in the next round. The winners of this round may need one
    letter more."""
    rising, table = turn.option("rising"), turn.option("min_letters")
    before = turn.notes.least if rising == "kept" else (table,) * len(turn.state.seats)
    return tuple([least + (rising != "off" and seat in winners) for seat, least in enumerate(before)])


def round_winners(state: State) -> tuple[int, ...]:
    """The seats with the most cards won in this round; empty if nobody has won any."""
    most = max(len(state.seats[seat].won) for seat in state.playing)
    return tuple([seat for seat in state.playing if most and len(state.seats[seat].won) == most])


def gather(turn: Turn) -> None:
    """Puts all cards back into the deck and shuffles it. In a game whose set-up gives a deck, the deck gets the order
    of the set-up instead, with the cards of the set-up's row on top."""
    turn.move(turn.state.row, ROW, DECK)
    for seat, place in enumerate(turn.state.seats):
        turn.move(place.won, won_by(seat), DECK)
    turn.shuffle()
    setup = turn.house.setup
    if setup is not None and setup.deck is not None:
        turn.stack_deck([*(setup.row or ()), *setup.deck])


def somebody_resigned(turn: Turn, seat: int) -> None:
    """Makes the next player the dealer if the dealer resigned."""
    if turn.state.actor == seat:
        turn.mark(actor=turn.state.after(seat))


def close(turn: Turn, reason: str) -> None:
    if reason == ROUND_OVER:
        end_round(turn)
    else:
        turn.end(reason, turn.state.playing)
