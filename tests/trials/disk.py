"""Tries a slow, a full and a read-only disk: python -m tests.trials.disk. Prints whether an act held the window up.

The slow disk takes half a second for each request to keep something. The full one and the read-only one are small file
systems in memory, which only root may mount, so these trials need root.

A trial counts how often the window's own thread waits for the disk, or for a thread that does. The speed of the
machine, and who else uses it, do not matter. It also prints how long that thread stopped, even if it only checked
whether something was done.
"""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from app.base.paths import data_folder
from app.base.settings import GameSetting, SeatSetting
from app.base.worker import Worker
from app.program.application import Application
from app.windows import file_questions
from engine.core.oracle import legal_moves
from engine.core.view import view

SLOW = 0.5  # seconds for an fsync
GAME, PEOPLE = "split-run", GameSetting((SeatSetting("Ann"), SeatSetting("Ben")))
THINKERS = ("player", "completer", "coach")
KINDS = ("slow", "full", "read-only")


@dataclass
class Waits:
    """The waits during one act.

    times: how often the window's thread waited.
    longest: the longest stop, in milliseconds.
    """

    times: int = 0
    longest: float = 0.0


class NotHere(Exception):
    """Raised, with the reason, if this machine can't run a trial."""


class Waiting:
    """Counts the places where the window's thread waits for the disk, or for a worker that writes."""

    def __init__(self, delay: float) -> None:
        self.waits = Waits()
        self._window, self._delay = threading.get_ident(), delay
        self._fsync, self._wait, self._close = os.fsync, Worker.wait, Worker.close

    def __enter__(self) -> Self:
        def closed(one: Worker, *, stop: bool = False) -> None:
            self._closed(one, stop)

        os.fsync = self._slow  # type: ignore[assignment]
        Worker.wait = lambda one, seconds=None: self._waited(one, seconds)  # type: ignore[method-assign,assignment]
        Worker.close = closed  # type: ignore[method-assign,assignment]
        return self

    def __exit__(self, *_: object) -> None:
        os.fsync = self._fsync
        Worker.wait, Worker.close = self._wait, self._close  # type: ignore[method-assign]

    @contextmanager
    def _measured(self, *, waits: bool = True) -> Iterator[None]:
        """Measures a stop of the window's thread.

        waits: whether it waits, or only looks.
        """
        before = time.perf_counter()
        yield
        if threading.get_ident() == self._window:
            self.waits.times += waits
            self.waits.longest = max(self.waits.longest, 1000 * (time.perf_counter() - before))

    def _slow(self, handle: int) -> None:
        with self._measured():
            time.sleep(self._delay)
            self._fsync(handle)

    def _waited(self, one: Worker, seconds: float | None) -> bool:
        if not _writes(one):
            return self._wait(one, seconds)
        with self._measured(waits=seconds != 0):
            return self._wait(one, seconds)

    def _closed(self, one: Worker, stop: bool) -> None:
        if not _writes(one):
            return self._close(one, stop=stop)
        with self._measured():
            return self._close(one, stop=stop)


def _writes(one: Worker) -> bool:
    """Whether the worker still writes. One that thinks does not count, because it is stopped whatever the disk does."""
    thinks = one._pool._thread_name_prefix in THINKERS
    return not thinks and one._last is not None and not one._last.done()


def acts(program: Application, game: str = GAME) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yields the acts of a player's evening, by name."""

    def play() -> None:
        running = program.table.running
        assert running is not None
        session = running.session
        session.lift_curtain()
        seat = session.to_act[0]
        seen = view(session.state, seat)
        session.submit(next(act for act, _ in legal_moves(session.match.house, seen, seat)), seat)

    yield "deal", lambda: program.new.deal(game, 7)
    for number in range(3):
        yield f"act {number + 1}", play
    yield "undo", lambda: program.window.asked.emit("undo")
    yield "redo", lambda: program.window.asked.emit("redo")
    yield "a favourite", lambda: program.window.gallery.favoured.emit("take-6", True)
    yield "larger text", lambda: program.window.asked.emit("larger")
    yield "panels", lambda: program.window.asked.emit("panels")
    yield "statistics", lambda: program.window.asked.emit("statistics")
    yield "your files", lambda: program.window.asked.emit("files")
    yield "the gallery", program.leave_table
    yield "deal again", lambda: program.new.deal(game, 8)
    yield "act 4", play
    yield "resign", lambda: program.table.running and program.table.running.session.resign(0)
    yield "leave the finished game", program.leave_table
    copy = data_folder() / "all.wordfelt-backup"
    yield "back up everything", lambda: program.files.back_up(copy)
    yield "forget the results", lambda: program.window.statistics_page().cleared.emit()
    yield "bring everything back", lambda: program.files.bring_back(copy)
    yield "deal a third", lambda: program.new.deal(game, 9)
    yield "leave it", program.leave_table


def trial(kind: str, folder: Path) -> dict[str, Waits]:
    """Plays the acts in a program of its own, in these folders. Returns how each held the window up."""
    qt = QApplication.instance() or QApplication([])
    assert isinstance(qt, QApplication)
    ask = file_questions.what_to_do
    file_questions.what_to_do = lambda why, parent: file_questions.LEAVE  # nobody is here to answer
    program = Application(qt)
    program.start()
    program.file.change(motion="none", sound=False, pace="instant", games={GAME: PEOPLE})
    spin(1500)
    waits: dict[str, Waits] = {}
    try:
        with Waiting(SLOW if kind == "slow" else 0.0) as waiting:
            for name, act in acts(program):
                waits[name] = waiting.waits = Waits()
                act()
                spin(30)
        if kind != "slow":
            check_that_it_is_true(program)
    finally:
        program.close()
        file_questions.what_to_do = ask
    return waits


def check_that_it_is_true(program: Application) -> None:
    """Checks that nothing counts as safe that could not be written."""
    program.new.deal(GAME, 10)
    running = program.table.running
    assert running is not None
    running.autosave.wait()
    assert not running.autosave.is_safe(running.session.match), "called safe on a disk that takes nothing"
    assert running.autosave.fault is not None


def spin(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


@contextmanager
def prepared(kind: str) -> Iterator[Path]:
    """Makes a folder on such a disk. Raises NotHere."""
    with tempfile.TemporaryDirectory() as place:
        if kind == "slow":
            yield Path(place)
            return
        if sys.platform != "linux" or os.geteuid() != 0:
            raise NotHere("only root may mount a disk")
        disk = Path(place) / "disk"
        disk.mkdir()
        mounted = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(disk)]
        if subprocess.run(mounted, capture_output=True, check=False).returncode:
            raise NotHere("no disk may be mounted here")
        try:
            for name in ("config", "data"):
                (disk / name).mkdir()
            if kind == "full":
                fill(disk / "filling")
            else:
                subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
            yield disk
        finally:
            subprocess.run(["umount", "-l", str(disk)], check=False)


def fill(place: Path) -> None:
    """Fills the disk."""
    with place.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            pass


def in_a_program(kind: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "WORDFELT_CONFIG": str(folder / "config"),
        "WORDFELT_DATA": str(folder / "data"),
    }
    command = [sys.executable, "-m", "tests.trials.disk", kind, str(folder)]
    root = Path(__file__).resolve().parents[2]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


def main(kind: str = "", folder: str = "") -> None:
    if folder:
        waits = trial(kind, Path(folder))
        longest = max(waits, key=lambda name: waits[name].longest)
        waited = [name for name, one in waits.items() if one.times]
        figure = f"it stood there for {waits[longest].longest:.1f} ms at most ({longest})"
        print(f"{kind}: {len(waits)} acts, {len(waited)} waited for the disk; {figure}", *waited)
        sys.exit(1 if waited else 0)
    failed = 0
    for one in [kind] if kind else KINDS:
        try:
            with prepared(one) as place:
                done = in_a_program(one, place)
                print(done.stdout.strip() or done.stderr.strip(), flush=True)
                failed += done.returncode != 0
        except NotHere as why:
            print(f"{one}: left out: {why}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
