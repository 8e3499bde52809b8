"""Counts the time that a player with one switch needs for a word: `QT_QPA_PLATFORM=offscreen python -m
tests.benchmarks.bench_switch [GAME …]`.

It plays a short deal of every game to its end in the window, as `tests/ways` does. Instead of waiting, it counts the
steps of the frame and the presses of the key. A turn begins when the frame lights its first place and ends with the
press that makes the move; the curtain between two hands does not count.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from app.felt import performance
from app.program.application import Application
from app.windows.widgets import enter_button, key_guard
from engine.core.moves import Move, Place, Play, Shout
from engine.core.rulebook import Game
from engine.games import CATALOG
from tests.ways.by_switch import Switch
from tests.ways.conftest import SETTINGS
from tests.ways.playing import Player
from tests.ways.stories import Story, whole_game
from tests.ways.window import Desk
from tests.windows.conftest import has_begun
from tests.windows.shared import end

STEP, PRESS = 1.5, 0.6  # STEP: the seconds for which the frame lights one place. PRESS: the seconds that a press takes.
WORDS = (Play, Place, Shout)
MOST_MEDIAN, MOST = 60, 100  # the maximum seconds for the median word, and for every word
# for these games, the maximum seconds for the median word, instead of MOST_MEDIAN
OWN_LIMITS = {"3-2-1": 25, "four-rows": 45}


class Result(NamedTuple):
    """The seconds that the words and the other acts of one game took."""

    game: str
    words: list[float]
    others: list[float]

    @property
    def kept(self) -> bool:
        limit = OWN_LIMITS.get(self.game, MOST_MEDIAN)
        return not self.words or (median(self.words) <= limit and max(self.words) <= MOST)


class Counting(Player):
    """A player with one switch who counts steps and presses."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "keys")
        self.switch = Switch(desk)
        self.ways = [self.switch]
        self.seconds: list[tuple[Move, float]] = []

    def make(self, move: Move) -> None:
        self.switch.steps = self.switch.taken = 0
        super().make(move)
        self.seconds.append((move, STEP * self.switch.steps + PRESS * self.switch.taken))


@contextmanager
def running() -> Iterator[tuple[Application, Path]]:
    """Starts the program with scanning, whose frame only the benchmark moves."""
    # switches off the time after a dialog opens in which no key counts, because the benchmark presses the switch at
    # once
    enter_button.DEAD = key_guard.DEAD = 0.0
    vars(performance)["stills"] = lambda script, last: ()
    with tempfile.TemporaryDirectory() as name:
        os.environ["WORDFELT_CONFIG"], os.environ["WORDFELT_DATA"] = f"{name}/config", f"{name}/data"
        qt = QApplication.instance() or QApplication([])
        assert isinstance(qt, QApplication)
        program = Application(qt)
        program.file.change(**SETTINGS, switches="one", scan_pace=4500, scan_repeat=0)
        program.start()
        program.window.resize(1000, 680)
        while not has_begun(program, None):
            qt.processEvents()
        ready: list[bool] = []
        program.loading.when_ready(lambda: ready.append(True))
        while not ready:
            qt.processEvents()
        yield program, Path(name)
        end(program)


def measured(program: Application, folder: Path, game: Game, story: Story) -> Result:
    path = folder / "story.wordfelt"
    path.write_text(story.record)
    program.waiting.open(path)
    while program.table.running is None:
        program.qt.processEvents()
    program.window.activateWindow()
    player = Counting(Desk(program))
    player.play(story.moves)
    program.leave_table()
    words = [seconds for move, seconds in player.seconds if isinstance(move.act, WORDS)]
    return Result(game.id, words, [seconds for move, seconds in player.seconds if not isinstance(move.act, WORDS)])


def main() -> int:
    """Prints the table; returns the number of games beyond the limits as exit code."""
    over = 0
    print(f"{'one switch, seconds':20} {'words':>6} {'median':>7} {'most':>7} {'other acts':>11} {'median':>7}")
    with running() as (program, folder):
        for game in CATALOG:
            if len(sys.argv) > 1 and game.id not in sys.argv[1:]:
                continue
            result = measured(program, folder, game, whole_game(game.id))
            over += not result.kept
            word = f"{len(result.words):6} {median(result.words or [0]):7.1f} {max(result.words or [0]):7.1f}"
            other = f"{len(result.others):11} {median(result.others or [0]):7.1f}"
            print(f"{game.id:20} {word} {other}  {'ok' if result.kept else 'OVER'}", flush=True)
    return over


if __name__ == "__main__":
    sys.exit(main())
