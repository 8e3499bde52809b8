"""Counts the widgets that stay in memory after many games: python -m tests.trials.many_games [GAMES]

It deals all games in turn, plays three acts of each game, and then ends and leaves the game. For each round of all
games it prints the mean number of widgets that still exist. From the second round on, when every page has been opened,
the number must not grow.
"""

import os
import sys
import tempfile
from statistics import fmean

from engine.games import CATALOG

ROUND = len(CATALOG)
GROWTH = 1.03  # the permitted growth; the gallery may show one more game in progress, or a notice
ACTS = 3
NAMES = ("Ann", "Ben", "Cleo")


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as home:
        from tests.shots.windows import live_in

        live_in(home)
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        counts = counted(games)
    rounds = [round(fmean(part)) for part in batched(counts)]
    print(f"{len(counts)} games; widgets after a game, in each round of {ROUND}: {' '.join(map(str, rounds))}")
    grown = [size for size in rounds[2:] if size > GROWTH * rounds[1]]
    return 1 if grown else 0


def batched(counts: list[int]) -> list[list[int]]:
    """The counts in lists, one for each complete round of all games. The number of widgets depends on the last game, so
    only counts of whole rounds can be compared."""
    return [counts[start : start + ROUND] for start in range(0, len(counts) - ROUND + 1, ROUND)]


def counted(games: int) -> list[int]:
    """The number of widgets after each game."""
    from PySide6.QtWidgets import QApplication

    from app.program.application import Application
    from tests.shots.windows import settle

    qt = QApplication([*sys.argv[:1], "-style", "fusion"])
    program = Application(qt)
    program.start()
    settle(qt)
    program.file.change(motion="none", sound=False, pace="instant", names=NAMES[:1])
    counts: list[int] = []
    for number in range(games):
        play(program, CATALOG[number % len(CATALOG)], number)
        settle(qt)
        program.leave_table()
        forget(qt)
        counts.append(len(qt.allWidgets()))
    program.close()
    return counts


def play(program, game, seed: int) -> None:
    """Deals a game, plays some acts, and ends it."""
    from app.base.settings import GameSetting, SeatSetting
    from tests.shots.windows import next_act

    low, high = game.seats
    seats = tuple([SeatSetting(name) for name in NAMES[: max(low, min(2, high))]])
    program.file.change(games={game.id: GameSetting(seats)})
    program.new.deal(game.id, seed)
    session = program.window.table.running.session
    for number in range(ACTS):
        session.lift_curtain()
        act = None if session.state.over else next_act(session, number)
        if act is not None:
            session.submit(act)
    while not session.state.over:
        session.lift_curtain()
        session.resign(session.state.actor)


def forget(qt) -> None:
    """Lets Qt delete the objects that wait for deletion."""
    from PySide6.QtCore import QEvent
    from PySide6.QtTest import QTest

    from tests.shots.windows import settle

    for _ in range(3):
        settle(qt)
        qt.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QTest.qWait(20)


if __name__ == "__main__":
    sys.exit(main())
