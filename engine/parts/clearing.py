"""Tables on which nobody can go on are cleared."""

from dataclasses import dataclass

from engine.core.events import DEAD, DECK
from engine.core.turn import Turn
from engine.parts.flow import LOST, PASS, TRADE, last_seats


@dataclass(frozen=True)
class Clearings:
    """How often in a row the table was cleared, and how many turns in a row have failed."""

    clearings: int = 0
    fails: int = 0


def clear_stuck_table(turn: Turn) -> None:
    """3-4-5 and Take 6: the cards go into the deck or are dead, as agreed; the second time in a row they are dead.

    With an empty deck nothing is cleared: the game is over.
    """
    if not turn.table or not turn.state.deck:
        return
    dead = turn.option("stuck") == "dead" or turn.notes.clearings >= 1
    turn.clear_table(DEAD if dead else DECK)
    if not dead:
        turn.shuffle()
    turn.note(clearings=turn.notes.clearings + 1, fails=0)
    turn.mark(passes=0)


def count_fails(turn: Turn, outcome: str) -> None:
    """Passes, trades and lost turns in a row; a word breaks the row."""
    failed = outcome in (PASS, TRADE, LOST)
    turn.note(fails=turn.notes.fails + 1 if failed else 0)


def clear_blocked_table(turn: Turn, outcome: str) -> None:
    """Last Man Standing and OW: when all in turn have failed, the word on the table is dead."""
    count_fails(turn, outcome)
    clear_if_all_failed(turn)


def clear_if_all_failed(turn: Turn) -> None:
    if turn.state.opened and turn.state.deck and turn.notes.fails >= len(turn.state.playing):
        turn.clear_table()
        turn.note(clearings=turn.notes.clearings + 1, fails=0)


def forget_fail(turn: Turn, seat: int) -> None:
    """A resigned player is no longer among those who have failed."""
    if seat in last_seats(turn.state, seat, turn.notes.fails):
        turn.note(fails=turn.notes.fails - 1)


def leave_blocked_table(turn: Turn, seat: int) -> None:
    """A resigned player is no longer among those who have failed or have yet to fail."""
    forget_fail(turn, seat)
    clear_if_all_failed(turn)


def blocked_twice(turn: Turn) -> str | None:
    """A second clearing in a row ends the game."""
    return "blocked" if turn.notes.clearings >= 2 else None
