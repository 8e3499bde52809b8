"""Computes the time that a player with one switch (a device with a single button) needs for a word:
`QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.bench_switch [GAME …]`.

With one switch, a frame moves over the window from place to place, and a press of the switch chooses the framed place.
The benchmark plays a short deal of every game to its end in the window, as `tests/ways` does. It does not wait, but
counts the steps of the frame and the presses of the switch. A turn begins when the frame reaches its first place and
ends with the press that makes the move. Uncovering a hand between two players at one screen is not counted.
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

# In seconds: the time for which the scanning frame stays at one place, and the time for one press of the switch.
STEP, PRESS = 1.5, 0.6
WORDS = (Play, Place, Shout)
MOST_MEDIAN, MOST = 60, 100  # in seconds: the limit for the median time of a word, and the limit for every word
# In seconds: limits for the median time of a word that replace MOST_MEDIAN in these games.
OWN_LIMITS = {"3-2-1": 25, "four-rows": 45}


class Result(NamedTuple):
    """The results of one game: the seconds for each word, and the seconds for each other act."""

    game: str
    words: list[float]
    others: list[float]

    @property
    def kept(self) -> bool:
        limit = OWN_LIMITS.get(self.game, MOST_MEDIAN)
        return not self.words or (median(self.words) <= limit and max(self.words) <= MOST)


class Counting(Player):
    """A simulated player with one switch, which counts the steps of the frame and the presses."""

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
    """Starts the program with switch scanning, and yields it with its folder. Only the benchmark moves the frame."""
    # The program ignores keys for a short time after a dialog opens. The benchmark turns this off, because it presses
    # the switch immediately.
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
    """Prints the table. Returns the number of games that exceed the limits, as the exit code."""
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
