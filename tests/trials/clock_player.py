"""Plays while the clock of the machine is set forward and back: python -m tests.trials.clock_player FOLDER. Prints
every fault, and how many games it has played.

A library that the trial compiles (set_clock.c) shifts the time of day for this program alone. `test_clock_set` starts
it.
"""

import ctypes
import sys
import time
from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.base.paths import data_folder, games_folder
from app.base.settings import SeatSetting
from app.library.game_files import FINISHED
from app.library.tonight import HouseRules, Tonight
from app.program.application import Application
from app.session.running_game import RunningGame
from engine.core.oracle import legal_moves
from engine.core.view import view
from engine.records.record import read_record
from tests.trials.disk import spin

DAY = 86_400
# the errors of the clock in seconds; the trial tries them in this order
SHIFTS = (0, 3 * 366 * DAY, -400 * DAY, -1, 0, 40 * DAY)
GAME, SECONDS = "split-run", 3600
PEOPLE = SeatSetting("Ann"), SeatSetting("Ben")
SPENT = 600.0  # the maximum number of seconds for a whole trial


def set_clock(seconds: int) -> None:
    ctypes.CDLL(None).set_clock_by(ctypes.c_long(seconds))


def play(running: RunningGame) -> None:
    session = running.session
    session.lift_curtain()
    seat = session.to_act[0]
    seen = view(session.state, seat)
    session.submit(next(act for act, _ in legal_moves(session.match.house, seen, seat)), seat)


class Trial:
    """One evening of a player whose clock is set again and again.

    faults: everything that went wrong, as sentences.
    """

    def __init__(self, program: Application) -> None:
        self.program = program
        self.faults: list[str] = []
        self.left: dict[Path, bytes] = {}  # games in progress that were left, with their content

    def check(self, well: bool, fault: str) -> None:
        if not well:
            self.faults.append(fault)

    def running(self) -> RunningGame:
        running = self.program.table.running
        assert running is not None
        return running

    def deal(self, seed: int) -> RunningGame:
        self.program.new.deal(GAME, seed)
        spin(50)
        return self.running()

    def leave(self) -> None:
        self.program.leave_table()
        self.program.counting.settle()
        spin(50)
        self.program.settle()

    def set_the_clock_while_a_game_runs(self, seconds: int) -> None:
        """Sets the clock between two acts of a game with a clock, leaves the game, and goes on with it."""
        running = self.deal(1)
        play(running)
        running.session.lift_curtain()
        before, stamp = running.clock.time_left, running.clock.stamp()
        set_clock(seconds)
        spin(250)
        after = running.clock.time_left
        self.check(before is not None and after is not None and before - SPENT < after < before, "the time left jumps")
        self.check(stamp <= running.clock.stamp() < stamp + SPENT, "the playing time jumps")
        play(running)
        running.autosave.wait()
        self.check(running.autosave.is_safe(running.session.match), "a move is not saved")
        self.check(running.path not in self.left, "a game gets the name of another one")
        self.leave()
        self.left[running.path] = running.path.read_bytes()
        self.program.waiting.go_on_with(running.path)
        at = [move.at or 0.0 for move in self.running().session.match.moves]
        self.check(at == sorted(at) and len(at) == 2, "the times of the moves are out of order")
        self.check(self.running().clock.stamp() >= at[-1], "a game goes on before its last move")
        self.leave()

    def finish_a_game(self, seed: int) -> None:
        """Finishes a game, and checks that the game is counted once, on the day that the clock shows."""
        counted = len(self.program.counting.results.results)
        running = self.deal(seed)
        play(running)
        running.session.resign(running.session.to_act[0])
        path = running.path
        self.leave()
        results = self.program.counting.results.results
        self.check(len(results) == counted + 1, "a game is not counted once")
        self.check(results[-1].day == date.today().isoformat(), "a game is counted on another day")
        self.check((data_folder() / FINISHED / path.name).exists(), "a finished game stays among those in progress")

    def look_everywhere(self) -> None:
        """Opens the pages that depend on the date: the statistics, the finished games, the day and the evening."""
        for page in ("statistics", "finished", "day", "evening"):
            self.program.window.asked.emit(page)
            spin(100)
        self.leave()

    def look_at_games(self) -> None:
        for path, content in self.left.items():
            self.check(path.exists() and path.read_bytes() == content, f"{path.name} was changed")
            self.check(len(read_record(path.read_bytes()).moves) == 2, f"{path.name} has lost a move")
        self.check(len(list(games_folder().glob("*.wordfelt"))) == len(self.left), "there are other games")


def main(folder: str) -> None:
    assert Path(folder).is_dir()
    qt = QApplication([])
    program = Application(qt)
    program.start()
    program.file.change(motion="none", sound=False, pace="instant")
    program.tonight.file.change(lambda table: Tonight(PEOPLE, HouseRules(seconds=SECONDS)))
    while "book" not in vars(program):  # waits until the program has warmed up
        spin(100)
    trial, begun = Trial(program), time.monotonic()
    for number, seconds in enumerate(SHIFTS):
        trial.set_the_clock_while_a_game_runs(seconds)
        trial.finish_a_game(number + 2)
        trial.look_everywhere()
        trial.look_at_games()
    program.close()
    assert time.monotonic() - begun < SPENT, "the machine is too slow for this trial"
    print(
        f"{len(SHIFTS)} times set, {len(trial.left)} games left, {len(trial.faults)} faults", *trial.faults, sep="\n  "
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
