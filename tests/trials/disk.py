"""Tries a slow, a failing, a full and a read-only disk: python -m tests.trials.disk [KIND]. Prints whether an act held
the window up, and which call on a file did.

On the slow disk every call on a file takes a tenth of a second, on the failing one every call fails: a library that the
trial compiles (slow_calls.c) stands before the C library. The full one and the read-only one are small file systems in
memory, which only root may mount, so these trials need root.

A trial counts the calls on the player's files that the window's own thread makes, and how often it waits for a thread
that makes some. The speed of the machine, and who else uses it, do not matter. It also prints how long the window's
thread stopped for a worker, even if it only checked whether something was done.
"""

import ctypes
import errno
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
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

SLOW = 100  # milliseconds of each call on a file
CALLS = Path(__file__).with_name("slow_calls.c")
LIBRARY = "slow-calls.so"
REST = 300  # milliseconds between two acts, in which a worker's answer arrives
ROOM = 65536  # characters of the list of calls
GAME, PEOPLE = "split-run", GameSetting((SeatSetting("Ann"), SeatSetting("Ben")))
THINKERS = ("player", "completer", "coach")
STILL = {  # acts in which the window's thread still makes calls: for the lock and the place of a game, and for lists
    "deal": 18,
    "act 1": 1,
    "act 2": 1,
    "act 3": 1,
    "statistics": 4,
    "the gallery": 8,
    "deal again": 18,
    "act 4": 1,
    "resign": 1,
    "leave the finished game": 24,
    "bring everything back": 1,
    "deal a third": 18,
    "leave it": 24,
}
KINDS = ("slow", "failing", "full", "read-only")


@dataclass
class Waits:
    """The waits during one act.

    times: how often the window's thread waited for a thread that writes.
    calls: the calls on files that it made itself.
    longest: its longest stop for a thread, in milliseconds.
    """

    times: int = 0
    calls: list[str] = field(default_factory=list)
    longest: float = 0.0


class NotHere(Exception):
    """Raised, with the reason, if this machine can't run a trial."""


class Calls:
    """The library that delays or fails the calls on files; on the other disks it is not loaded, and does nothing."""

    def __init__(self, kind: str) -> None:
        self._library = ctypes.CDLL(None) if kind in ("slow", "failing") else None
        self._kind = kind

    def begin(self) -> None:
        if self._library is not None:
            slow = self._kind == "slow"
            self._library.slow_calls_set(SLOW if slow else 0, 0 if slow else errno.EIO)

    def end(self) -> None:
        if self._library is not None:
            self._library.slow_calls_set(0, 0)

    def taken(self) -> list[str]:
        """The calls of the window's thread since they were last taken."""
        if self._library is None:
            return []
        text = ctypes.create_string_buffer(ROOM)
        self._library.slow_calls_taken(text, ctypes.c_size_t(ROOM))
        return os.fsdecode(text.value).splitlines()


class Waiting:
    """Counts the places where the window's thread waits for a worker that writes."""

    def __init__(self) -> None:
        self.waits = Waits()
        self._window = threading.get_ident()
        self._wait, self._close = Worker.wait, Worker.close

    def __enter__(self) -> Self:
        def closed(one: Worker, *, stop: bool = False) -> None:
            self._closed(one, stop)

        Worker.wait = lambda one, seconds=None: self._waited(one, seconds)  # type: ignore[method-assign,assignment]
        Worker.close = closed  # type: ignore[method-assign,assignment]
        return self

    def __exit__(self, *_: object) -> None:
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
    while "book" not in vars(program):  # until then it only warms up
        spin(100)
    spin(1500)
    program.settle()
    waits: dict[str, Waits] = {}
    calls = Calls(kind)
    calls.begin()
    try:
        with Waiting() as waiting:
            for name, act in acts(program):
                waits[name] = waiting.waits = Waits()
                act()
                spin(REST)
                waiting.waits.calls = calls.taken()
        if kind != "slow":
            check_that_it_is_true(program)
    finally:
        calls.end()
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
        if kind in ("slow", "failing"):
            for name in ("config", "data"):
                (Path(place) / name).mkdir()
            compiled(Path(place))
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


def compiled(folder: Path) -> None:
    """Compiles the library into this folder. Raises NotHere."""
    if sys.platform != "linux" or shutil.which("cc") is None:
        raise NotHere("no compiler for C is here")
    command = ["cc", "-shared", "-fPIC", "-o", str(folder / LIBRARY), str(CALLS), "-ldl", "-lpthread"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotHere(f"the compiler refuses slow_calls.c: {done.stderr}")


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
        "SLOW_FOLDER": f"{folder}/",
    }
    if (folder / LIBRARY).exists():
        environment["LD_PRELOAD"] = str(folder / LIBRARY)
    command = [sys.executable, "-m", "tests.trials.disk", kind, str(folder)]
    root = Path(__file__).resolve().parents[2]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


def main(kind: str = "", folder: str = "") -> None:
    if folder:
        waits = trial(kind, Path(folder))
        longest = max(waits, key=lambda name: waits[name].longest)
        waited = [name for name, one in waits.items() if one.times or len(one.calls) > STILL.get(name, 0)]
        calls = sum([len(one.calls) for one in waits.values()])
        figure = f"it stood there for {waits[longest].longest:.1f} ms at most ({longest})"
        print(f"{kind}: {len(waits)} acts, {len(waited)} waited for the disk too often; {calls} calls; {figure}")
        for name in waited:
            print(f"  {name}: waited {waits[name].times} times, and called", *waits[name].calls, sep="\n    ")
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
