"""The endings: when a game is over. Standstill has a page of its own."""

from collections.abc import Iterable

from engine.parts.flow.usual import Ending
from engine.parts.table import Turn


def exhausted(turn: Turn) -> str | None:
    """The deck is empty and every player still in has passed in succession."""
    return "exhausted" if not turn.state.deck and turn.state.passes >= len(turn.state.playing) else None


def went_out(turn: Turn) -> str | None:
    """The deck is empty and so is the hand of the player whose turn it was."""
    place = turn.state.seats[turn.state.actor]
    return "went-out" if not turn.state.deck and not place.hand and not place.out else None


def gave_up(turn: Turn) -> str | None:
    """Solo: a pass is the end."""
    return "gave-up" if turn.state.passes else None


def gave_up_once_opened(turn: Turn) -> str | None:
    """Solo: a pass is the end once a word lies."""
    return gave_up(turn) if turn.state.opened else None


def one_more_turn(turn: Turn) -> str | None:
    """When a player goes out, every other player has one more turn."""
    lasts = turn.state.lasts
    if lasts is None and went_out(turn) is None:
        return None
    return last_turn_over(turn, turn.state.playing if lasts is None else lasts, "went-out")


def last_turn_over(turn: Turn, seats: Iterable[int], reason: str) -> str | None:
    """The others among these seats still have a last turn; after the last of them the game ends for this reason."""
    left = tuple([seat for seat in seats if seat != turn.state.actor and seat in turn.state.playing])
    turn.mark(lasts=left)
    return None if left else reason


def last_one_in(turn: Turn) -> str | None:
    """Knockout: one player is left; alone, nobody is."""
    left = 1 if turn.house.players > 1 else 0
    return "last-one-in" if len(turn.state.playing) <= left else None


def endings_of(option: str, at_the_end: Ending = exhausted) -> tuple[Ending, ...]:
    """The option `end`: by exhaustion alone, or already when the first player goes out.

    at_the_end: what exhaustion is in this game.
    """
    return (went_out, at_the_end) if option == "first-out" else (at_the_end,)
