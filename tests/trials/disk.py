"""Tries a slow, a failing, a full and a read-only disk: python -m tests.trials.disk [KIND]. Prints for each act whether
the window had to wait for the disk, and for which call on a file.

On the slow disk every call on a file takes a tenth of a second, and on the failing disk every call fails: a library
that the trial compiles (slow_calls.c) replaces these calls of the C library. The full and the read-only disk are small
file systems in memory. Only root may mount them, so these trials need root.

A trial counts the calls on the player's files in the window's own thread, and how often this thread waits for a worker
that writes. It also measures how long this thread sleeps between two turns of the event loop. So the speed of the
machine does not matter.

Before the first picture, the starting program reads the settings once and makes no other call on a file. At its end,
the program first hides the window; after that, it may wait for the workers that write.
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
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from app.base.paths import config_folder, data_folder
from app.base.settings import GameSetting, SeatSetting
from app.base.worker import Worker
from app.program.application import Application
from app.windows import file_questions
from engine.core.oracle import legal_moves
from engine.core.view import view

SLOW = 100  # milliseconds that each file operation takes on the slow disk
CALLS = Path(__file__).with_name("slow_calls.c")
LIBRARY = "slow-calls.so"
WATCHED_EACH = 0.005  # seconds between two checks of the window's thread
# In milliseconds: the wait after the warm-up begins, so that the slow disk can answer all calls of the warm-up.
WARM = 4000
REST = 300  # milliseconds between two acts, in which the workers' answers can arrive
ROOM = 65536  # the maximum length of the list of calls, in characters
GAME, PEOPLE = "split-run", GameSetting((SeatSetting("Ann"), SeatSetting("Ben")))
RECORD = '{"wordfelt": 1, "game": "split-run", "players": ["Ann", "Ben"], "moves": []}'
THINKERS = ("player", "completer", "coach")
LONGEST_STOP = 100  # the maximum time between two turns of the window thread's event loop, in milliseconds
KINDS = ("slow", "failing", "full", "read-only")


@dataclass
class Waits:
    """The waits of the window's thread during one act.

    times: how often the thread waited for a worker that writes.
    calls: the calls on files that the thread made itself.
    longest: the longest stop between two turns of the event loop, in milliseconds.
    """

    times: int = 0
    calls: list[str] = field(default_factory=list)
    longest: float = 0.0

    @property
    def is_felt(self) -> bool:
        """Whether a player would notice that the window waits."""
        return bool(self.times or self.calls) or self.longest > LONGEST_STOP


class NotHere(Exception):
    """Raised, with the reason, if this machine can't run a trial."""


class Calls:
    """The library that delays calls on files or makes them fail. For the full and the read-only disk it is not
    loaded."""

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
        """The calls of the window's thread since the last call of this method."""
        if self._library is None:
            return []
        text = ctypes.create_string_buffer(ROOM)
        self._library.slow_calls_taken(text, ctypes.c_size_t(ROOM))
        return os.fsdecode(text.value).splitlines()


class Waiting:
    """Counts how often the window's thread waits for a worker that writes."""

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

    def _waited(self, one: Worker, seconds: float | None) -> bool:
        # With 0 seconds the thread does not wait, but only checks whether the worker is done.
        self._count(one, waits=seconds != 0)
        return self._wait(one, seconds)

    def _closed(self, one: Worker, stop: bool) -> None:
        self._count(one)
        return self._close(one, stop=stop)

    def _count(self, one: Worker, *, waits: bool = True) -> None:
        if waits and threading.get_ident() == self._window and _writes(one):
            self.waits.times += 1


class Heartbeat:
    """Measures how long the window's thread stops between two turns of the event loop, in milliseconds: how long it
    sleeps without once waking up. So neither a long computation nor a busy machine counts as a stop.

    Another thread looks at the window's thread every few milliseconds. The result is a little less than the true time,
    and never more. An instance must be made while the window is idle, because it then finds out in which system call
    the event loop waits for events.

    longest: the longest stop since it was last set to 0.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        self._thread = Path(f"/proc/self/task/{threading.get_native_id()}")
        self._rests_in = Counter[str]()  # how often the thread slept in each system call while the window was idle
        self._learning, self._ended = True, threading.Event()
        self._watcher = threading.Thread(target=self._watch, daemon=True)
        self._watcher.start()
        spin(REST)
        self._learning = False

    def close(self) -> None:
        self._ended.set()
        self._watcher.join()

    def _watch(self) -> None:
        before, since = "", 0.0
        while not self._ended.wait(WATCHED_EACH):
            now, (times, call) = time.monotonic(), self._sleeps()
            if self._learning:
                self._rests_in[call] += bool(call)
            elif not call or times != before or call == self._rests_in.most_common(1)[0][0]:
                before, since = times, now
            else:
                self.longest = max(self.longest, 1000 * (now - since))

    def _sleeps(self) -> tuple[str, str]:
        """The number of times that the window's thread has fallen asleep so far, and the system call in which it sleeps
        now; an empty call if it is awake."""
        status = (self._thread / "status").read_text()
        facts = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
        call = (self._thread / "syscall").read_text().split()[0]
        return facts["voluntary_ctxt_switches"], call if facts["State"][0] in "SD" and call.isdecimal() else ""


class Hiding(QObject):
    """Calls a function when a window hides, once."""

    def __init__(self, window: QWidget, hidden: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._hidden = window, hidden
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide:
            self._window.removeEventFilter(self)
            self._hidden()
        return False


def _writes(one: Worker) -> bool:
    """Whether the worker still writes. Workers that compute do not count, because a slow disk does not keep them from
    stopping."""
    thinks = one._pool._thread_name_prefix in THINKERS
    return not thinks and one._last is not None and not one._last.done()


def acts(program: Application, game: str = GAME) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yields the acts of a player during an evening, each with its name."""
    left: list[Path] = []

    def play() -> None:
        running = program.table.running
        assert running is not None
        session = running.session
        session.lift_curtain()
        seat = session.to_act[0]
        seen = view(session.state, seat)
        session.submit(next(act for act, _ in legal_moves(session.match.house, seen, seat)), seat)

    def leave() -> None:
        running = program.table.running
        left[:] = [running.path] if running is not None else left
        program.leave_table()

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
    yield "the gallery", leave
    yield "go on", lambda: program.waiting.go_on_with(left[0])
    yield "leave it again", leave
    yield "open its record", lambda: program.waiting.open(left[0])
    yield "leave it once more", leave
    yield "put it away", lambda: program.waiting.put_away(left[0])
    yield "the games put away", lambda: program.window.asked.emit("kept")
    yield "deal again", lambda: program.new.deal(game, 8)
    yield "act 4", play
    yield "resign", lambda: program.table.running and program.table.running.session.resign(0)
    yield "leave the finished game", leave
    yield "the evening", lambda: program.window.asked.emit("evening")
    yield "finished games", lambda: program.window.asked.emit("finished")
    yield "look at one", lambda: program.waiting.look_at(data_folder() / "finished" / left[0].name)
    yield "leave the film", leave
    copy = data_folder() / "all.wordfelt-backup"
    yield "back up everything", lambda: program.files.back_up(copy)
    yield "forget the results", lambda: program.window.statistics_page().cleared.emit()
    yield "bring everything back", lambda: program.files.bring_back(copy)
    yield "deal a third", lambda: program.new.deal(game, 9)
    yield "leave the third", leave


def trial(kind: str, folder: Path) -> dict[str, Waits]:
    """Plays the acts in a new program with its folders below `folder`. Returns the waits of the window for each act."""
    qt = QApplication.instance() or QApplication([])
    assert isinstance(qt, QApplication)
    ask = file_questions.what_to_do
    # Answers the question about an unsaved game, because no player is there.
    file_questions.what_to_do = lambda why, parent: file_questions.LEAVE
    waits: dict[str, Waits] = {}
    calls = Calls(kind)
    if kind == "slow":
        fill_folders()
        calls.begin()
    program = Application(qt)
    start(program, calls, waits)
    calls.end()
    program.file.change(motion="none", sound=False, pace="instant", games={GAME: PEOPLE})
    spin(1500)
    program.settle()
    calls.taken()
    heart = Heartbeat()
    calls.begin()
    try:
        with Waiting() as waiting:
            for name, act in acts(program):
                waits[name] = waiting.waits = Waits()
                heart.longest = 0.0
                act()
                spin(REST)
                waiting.waits.longest = heart.longest
                waiting.waits.calls = calls.taken()
            if kind == "slow":
                waits["end"] = end(program, calls, heart, waiting)
        if kind != "slow":
            check_that_saved_means_saved(program)
    finally:
        heart.close()
        calls.end()
        program.close()
        file_questions.what_to_do = ask
    return waits


def fill_folders() -> None:
    """Puts a player's settings, people and one game in progress into the empty folders."""
    (data_folder() / "games").mkdir()
    (config_folder() / "settings.json").write_text('{"version": 1, "felt": "blue"}')
    (data_folder() / "people.json").write_text('{"version": 1, "people": []}')
    (data_folder() / "games" / "one.wordfelt").write_text(RECORD)


def start(program: Application, calls: Calls, waits: dict[str, Waits]) -> None:
    """Starts the program and waits until it has warmed up. Reading the settings once does not count."""
    pictured: list[bool] = []
    program.window.first_painted.connect(lambda: pictured.append(True))
    program.start()
    while not pictured:
        spin(1)
    waits["start until the first picture"] = Waits(calls=unneeded(calls.taken(), config_folder() / "settings.json"))
    while "book" not in vars(program):
        spin(100)
    spin(WARM)
    waits["start until all is read"] = Waits(calls=calls.taken())


def unneeded(calls: list[str], place: Path) -> list[str]:
    """The calls that one reading of this file does not need: it looks at the file, opens it, and reads twice, because
    the second reading finds the end."""
    needed = [call for call in set(calls) if call.endswith(f" {place}")] + 2 * ["read "]
    return list((Counter(calls) - Counter(needed)).elements())


def end(program: Application, calls: Calls, heart: Heartbeat, waiting: Waiting) -> Waits:
    """Ends the program while a game that has just ended lies on the table. Returns the waits before the window hides,
    and all calls until the files are written."""
    program.new.deal(GAME, 11)
    spin(REST)
    running = program.table.running
    assert running is not None
    running.session.resign(0)
    calls.taken()
    waits, safe = Waits(), list[bool]()

    def hidden() -> None:
        waits.longest = heart.longest
        waiting.waits = Waits()
        safe.append(running.autosave.is_safe(running.session.match))

    Hiding(program.window, hidden)
    waiting.waits, heart.longest = waits, 0.0
    program.window.close()
    waits.calls = calls.taken()
    assert safe == [False], "the window waits for the game to be saved"
    assert (data_folder() / "finished" / running.path.name).exists()
    return waits


def check_that_saved_means_saved(program: Application) -> None:
    """Checks that the program does not report as saved a game that it could not write."""
    program.new.deal(GAME, 10)
    running = program.table.running
    assert running is not None
    running.autosave.wait()
    assert not running.autosave.is_safe(running.session.match), "reported as saved on a disk that takes no writes"
    assert running.autosave.fault is not None


def spin(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


@contextmanager
def prepared(kind: str) -> Iterator[Path]:
    """Makes a folder on a disk of this kind. Raises NotHere if this machine can't make such a disk."""
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


def compiled(folder: Path, source: Path = CALLS) -> None:
    """Compiles a library into this folder. Raises NotHere if the machine can't."""
    if sys.platform != "linux" or shutil.which("cc") is None:
        raise NotHere("no compiler for C is here")
    command = ["cc", "-shared", "-fPIC", "-o", str(folder / LIBRARY), str(source), "-ldl", "-lpthread"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotHere(f"the compiler refuses {source.name}: {done.stderr}")


def fill(place: Path) -> None:
    """Fills the disk of this folder with a file."""
    with place.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            pass


def in_a_program(
    *arguments: str, folder: Path, module: str = "tests.trials.disk"
) -> "subprocess.CompletedProcess[str]":
    """Runs this module in a new program with its folders below `folder`, and with the compiled library if the folder
    has one."""
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "WORDFELT_CONFIG": str(folder / "config"),
        "WORDFELT_DATA": str(folder / "data"),
        "SLOW_FOLDER": f"{folder}/",
    }
    if (folder / LIBRARY).exists():
        environment["LD_PRELOAD"] = str(folder / LIBRARY)
    command = [sys.executable, "-m", module, *arguments, str(folder)]
    root = Path(__file__).resolve().parents[2]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


def main(kind: str = "", folder: str = "") -> None:
    if folder:
        waits = trial(kind, Path(folder))
        longest = max(waits, key=lambda name: waits[name].longest)
        waited = [name for name, one in waits.items() if one.is_felt]
        calls = sum([len(one.calls) for one in waits.values()])
        figure = f"it stood there for {waits[longest].longest:.1f} ms at most ({longest})"
        print(f"{kind}: {len(waits)} acts, {len(waited)} waited for the disk; {calls} calls; {figure}")
        for name in waited:
            felt = waits[name]
            print(
                f"  {name}: waited {felt.times} times, stood for {felt.longest:.0f} ms, and called",
                *felt.calls,
                sep="\n    ",
            )
        sys.exit(1 if waited else 0)
    failed = 0
    for one in [kind] if kind else KINDS:
        try:
            with prepared(one) as place:
                done = in_a_program(one, folder=place)
                print(done.stdout.strip() or done.stderr.strip(), flush=True)
                failed += done.returncode != 0
        except NotHere as why:
            print(f"{one}: left out: {why}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
