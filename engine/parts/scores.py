"""Settling a game: what unplayed cards cost and who has won."""

from collections.abc import Callable

from engine.core.state import State
from engine.core.turn import Turn
from engine.core.words import total

Settlement = Callable[[Turn], None]


def keep_scores(turn: Turn) -> None:
    """Unplayed cards cost nothing."""


def minus_hand(turn: Turn) -> None:
    """The values of unplayed cards are subtracted; totals may go below zero."""
    for seat in turn.state.playing:
        turn.score(-total(turn.state.seats[seat].hand), seat)


def minus_cards(turn: Turn) -> None:
    """One point per unplayed card is subtracted."""
    for seat in turn.state.playing:
        turn.score(-len(turn.state.seats[seat].hand), seat)


def best_scores(state: State) -> tuple[int, ...]:
    """Those still in with the highest score; equal totals share the win."""
    best = max([state.seats[seat].score for seat in state.playing], default=0)
    return tuple([seat for seat in state.playing if state.seats[seat].score == best])
