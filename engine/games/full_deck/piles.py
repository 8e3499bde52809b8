"""The piles of the Starter game: when they turn up their next cards, and when they end it."""

from dataclasses import dataclass

from engine.core.events import pile
from engine.core.turn import Turn


@dataclass(frozen=True)
class Notes:
    """turned: all have passed since the last word, and the piles have turned up their next cards."""

    turned: bool = False


def piles_used_up(turn: Turn) -> str | None:
    return "piles-used-up" if not any(turn.state.piles) else None


def all_passed(turn: Turn) -> str | None:
    """The first time the piles turn up their next cards, if there are any."""
    if turn.state.passes < len(turn.state.playing):
        return None
    if turn.notes.turned or all(len(cards) < 2 for cards in turn.state.piles):
        return "passed"
    for number, cards in enumerate(turn.state.piles):
        turn.move(cards[1:], pile(number), pile(number))  # the others come to lie on the upturned one
    turn.note(turned=True)
    turn.mark(passes=0)
    return None
