"""The rules that can end a game, except for a standstill (standstill.py). Rule sheets use this module."""

from collections.abc import Iterable

from engine.core.public_facts import (
    ALL_PASS,
    HAND_USED,
    NO_CARDS,
    PASSED,
    THEN_LAST_TURNS,
    YOUR_PASS,
    Fact,
    FactsOf,
    Marker,
    marks,
    table_marks,
)
from engine.core.state import State
from engine.parts.flow.usual import Ending, announced_by
from engine.parts.table import Turn


def once_deck_is_empty(*keys: str) -> FactsOf:
    """Returns a function that gives public facts with these keys about the table, but only once the deck is empty."""
    return lambda state: () if state.deck else table_marks(NO_CARDS, *keys)


def passed(state: State) -> tuple[Marker, ...]:
    """For each seat that made one of the latest passes in a row, a public fact that marks the seat."""
    count = len(state.seats)
    back = [(state.actor - step) % count for step in range(1, count + 1)]
    return marks(PASSED, sorted([seat for seat in back if seat in state.playing][: state.passes]))


def near_exhaustion(state: State) -> tuple[Fact, ...]:
    """The public facts once passes in a row can end the game: that the deck is empty, that passes end the game, and
    which seats have passed."""
    ends = ALL_PASS if len(state.seats) > 1 else YOUR_PASS
    return () if state.deck else (*table_marks(NO_CARDS, ends), *passed(state))


@announced_by(near_exhaustion)
def exhausted(turn: Turn) -> str | None:
    """Ends the game when the deck is empty and all players still in the game have passed in a row."""
    return "exhausted" if not turn.state.deck and turn.state.passes >= len(turn.state.playing) else None


@announced_by(lambda state: () if state.opened else near_exhaustion(state))
def exhausted_unopened(turn: Turn) -> str | None:
    """Ends the game if the deck is empty and every player has passed before the first word. It is for games in which a
    player who passes after the first word is out or gives up."""
    return exhausted.reason(turn)


@announced_by(once_deck_is_empty(HAND_USED))
def went_out(turn: Turn) -> str | None:
    """Ends the game when the deck and the hand of the player whose turn has ended are empty."""
    place = turn.state.seats[turn.state.actor]
    return "went-out" if not turn.state.deck and not place.hand and not place.out else None


@Ending
def gave_up(turn: Turn) -> str | None:
    """Ends the game of a solo player when that player passes for the first time."""
    return "gave-up" if turn.state.passes else None


@Ending
def gave_up_once_opened(turn: Turn) -> str | None:
    """Ends the game of a solo player at the first pass after a word was laid."""
    return gave_up.reason(turn) if turn.state.opened else None


@announced_by(once_deck_is_empty(THEN_LAST_TURNS))
def one_more_turn(turn: Turn) -> str | None:
    """Ends the game when a player goes out and every other player has had one more turn."""
    lasts = turn.state.lasts
    if lasts is None and went_out.reason(turn) is None:
        return None
    return last_turn_over(turn, turn.state.playing if lasts is None else lasts, "went-out")


def last_turn_over(turn: Turn, seats: Iterable[int], reason: str) -> str | None:
    """Gives one last turn to each of these seats, except the one that has just played. Ends the game for this reason
    once all last turns are over."""
    left = tuple([seat for seat in seats if seat != turn.state.actor and seat in turn.state.playing])
    turn.mark(lasts=left)
    return None if left else reason


@Ending
def last_one_in(turn: Turn) -> str | None:
    """Ends a knockout when only one player is left or, in a game for one player, when that player is out."""
    left = 1 if turn.house.players > 1 else 0
    return "last-one-in" if len(turn.state.playing) <= left else None


def endings_of(option: str, at_the_end: Ending = exhausted) -> tuple[Ending, ...]:
    """The rules that end a game, depending on the value of the option `end`: the usual rule and, for the value
    'first-out', also the rule that the game ends when the first player goes out.

    at_the_end: the usual ending of this game.
    """
    return (went_out, at_the_end) if option == "first-out" else (at_the_end,)
