"""Clears the table when no player can continue, in games with a rule for this case. A turn lost through a failed
challenge does not count as a failure, because the player had no choice in it."""

from dataclasses import dataclass

from engine.core.public_facts import ALL_PASS, CLEARINGS, FAILED, FAILURES, PASSED, Fact, Number, if_any, marks
from engine.parts.flow.endings import once_deck_is_empty
from engine.parts.flow.usual import LOST, PASS, TRADE, Trigger, announced_by
from engine.parts.table import DEAD, DECK, State, Turn

# ---- 3-4-5 and Take 6


@dataclass(frozen=True)
class Stuck:
    """The notes of 3-4-5 and Take 6: facts that the rules must remember from turn to turn.

    clearings: the number of times in a row that the table was cleared.
    failed: the seats that have failed since the last word. A pass is a failure; in Take 6, a trade is one, too.
    """

    clearings: int = 0
    failed: tuple[int, ...] = ()


def stuck_facts(state: State) -> tuple[Fact, ...]:
    """The public facts of 3-4-5 and Take 6: the seats that have failed since the last word, and the number of times in
    a row that the table was cleared."""
    clearings = state.notes.clearings
    return marks(FAILED, state.notes.failed) + ((Number(CLEARINGS, clearings),) if clearings else ())


def clear_stuck_table(*failures: str) -> Trigger:
    """Returns a function that is called after each turn and clears the table once all players have failed in a row.
    `failures` lists the outcomes of a turn that count as failures."""

    def clear(turn: Turn, outcome: str) -> None:
        if outcome in failures:
            turn.note(failed=(*turn.notes.failed, turn.seat))
        elif outcome != LOST:
            turn.note(failed=())
        clear_if_stuck(turn)

    return clear


def clear_if_stuck(turn: Turn, resigned: int | None = None) -> None:
    """Clears the table if all players have failed. The option `stuck` decides whether the cards go into the deck or are
    dead; the second time in a row, they are always dead. If the deck is empty, does not clear the table, because the
    game is over.

    resigned: not used; a function that is called after a resignation must have this parameter.
    """
    if not turn.state.deck or not everybody_in(turn, turn.notes.failed):
        return
    if turn.table:
        dead = turn.option("stuck") == "dead" or turn.notes.clearings >= 1
        turn.clear_table(DEAD if dead else DECK)
        if not dead:
            turn.shuffle()
        turn.note(clearings=turn.notes.clearings + 1)
    turn.note(failed=())


@announced_by(once_deck_is_empty(ALL_PASS))
def all_failed(turn: Turn) -> str | None:
    """Ends the game if the deck is empty and all players have failed, because nobody can make a word any more."""
    return "exhausted" if not turn.state.deck and everybody_in(turn, turn.notes.failed) else None


# ---- Last Man Standing and OW


@dataclass(frozen=True)
class Blocked:
    """The notes of Last Man Standing and OW: facts that the rules must remember from turn to turn.

    passed: the seats that have passed since the last word or trade.
    failed: the seats that have passed or traded since the last word, each as often as it has done this.
    """

    passed: tuple[int, ...] = ()
    failed: tuple[int, ...] = ()


def blocked_facts(state: State) -> tuple[Fact, ...]:
    """The public facts of Last Man Standing and OW: the seats that have passed since the last word or trade, and the
    number of passes and trades of each seat since the last word."""
    failed = state.notes.failed
    counted = if_any(FAILURES, [failed.count(seat) for seat in range(len(state.seats))])
    return marks(PASSED, state.notes.passed) + counted


def clear_blocked_table(turn: Turn, outcome: str) -> None:
    """Takes the table word out of play once all players have passed in a row, or each of them has passed or traded on
    two turns in a row."""
    notes = turn.notes
    if outcome == PASS:
        turn.note(passed=(*notes.passed, turn.seat), failed=(*notes.failed, turn.seat))
    elif outcome == TRADE:
        turn.note(passed=(), failed=(*notes.failed, turn.seat))
    elif outcome != LOST:
        turn.note(passed=(), failed=())
    clear_if_blocked(turn)


def clear_if_blocked(turn: Turn, resigned: int | None = None) -> None:
    """Clears the table if all players have passed in a row, or if each of them has passed or traded twice. If the deck
    is empty, does not clear the table, because the passes then end the game.

    resigned: not used; a function that is called after a resignation must have this parameter.
    """
    if not turn.state.deck or not (everybody_in(turn, turn.notes.passed) or all_failed_twice(turn)):
        return
    if turn.table:
        turn.clear_table()
    turn.note(passed=(), failed=())


def all_failed_twice(turn: Turn) -> bool:
    """Returns whether all players have passed or traded twice. One trade is not enough, because a player may find a
    word with the new cards. Always False for a solo player, for whom only a pass clears the table."""
    playing, failed = turn.state.playing, turn.notes.failed
    return len(playing) > 1 and all(failed.count(seat) >= 2 for seat in playing)


# ---- all four games


def everybody_in(turn: Turn, seats: tuple[int, ...]) -> bool:
    """Returns whether all players still in the game are among these seats."""
    return set(turn.state.playing) <= set(seats)
