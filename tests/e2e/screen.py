"""A virtual screen with a window manager and the program in its own process, which a test uses with a real mouse and
keyboard."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QPoint

from tests.ways.window import Desk

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "openbox", "xdotool")
LONGEST = 60.0  # the maximum wait for anything, in seconds


def missing() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


def wait_for(what: str, found: Callable[[], object]) -> None:
    """Waits until `found` returns a true value. Fails after `LONGEST` seconds, with a message that names the awaited
    event `what`."""
    until = time.monotonic() + LONGEST
    while not found():
        assert time.monotonic() < until, f"waited in vain: {what}"
        time.sleep(0.05)


class Screen:
    """A virtual screen, and the processes that run on it.

    platform: the name of Qt's plug-in for this kind of screen.
    named: the arguments that let xdotool find the window for the keys.
    sockets: the folder of the screen's sockets, if it has one.
    """

    platform = "xcb"
    named = ("--name", "^Wordfelt$")
    sockets: Path | None = None

    def __init__(self) -> None:
        reading, writing = os.pipe()
        self.running: list[subprocess.Popen[bytes]] = []
        self.environment = dict(os.environ)
        self._start(
            "Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp", keep=writing
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.environment["DISPLAY"] = f":{told.readline().strip()}"
        self._start("openbox")
        wait_for("the window manager", self._managed)

    def _start(self, *command: str, keep: int | None = None) -> None:
        fds = () if keep is None else (keep,)
        quiet = subprocess.DEVNULL
        self.running.append(subprocess.Popen(command, env=self.environment, pass_fds=fds, stdout=quiet, stderr=quiet))

    def _managed(self) -> bool:
        """Whether the window manager runs. If it does not, xdotool cannot ask for the number of desktops."""
        return self.ask("get_num_desktops").isdecimal()

    def holds_qt(self) -> bool:
        code = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
        environment = self.environment | {"QT_QPA_PLATFORM": self.platform}
        tried = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=False)
        return tried.returncode == 0

    def ask(self, *words: str) -> str:
        """Runs xdotool with these words; returns its output."""
        asked = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=LONGEST, check=False
        )
        return asked.stdout.strip()

    def close(self) -> None:
        for process in reversed(self.running):
            process.terminate()
            process.wait(LONGEST)


class Wordfelt:
    """The program on the screen, with its own folders for settings and games."""

    def __init__(self, screen: Screen, folder: Path, record: Path | None = None) -> None:
        """Starts the program.

        record: a record to open at the start.
        """
        self.screen = screen
        self.games = folder / "data" / "games"
        environment = screen.environment | {
            "QT_QPA_PLATFORM": screen.platform,
            "WORDFELT_CONFIG": str(folder / "config"),
            "WORDFELT_DATA": str(folder / "data"),
        }
        opened = [str(record)] if record is not None else []
        with (folder / "stderr").open("ab") as stderr:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "app", *opened],
                cwd=ROOT,
                env=environment,
                stderr=stderr,
            )
        self.window = ""
        wait_for("a window", self._shows)
        screen.ask("windowactivate", "--sync", self.window)
        screen.ask("windowsize", "--sync", self.window, "1280", "800")

    def _shows(self) -> bool:
        assert self.process.poll() is None, "the program has ended"
        self.window = self.screen.ask("search", "--onlyvisible", *self.screen.named).partition("\n")[0]
        return bool(self.window)

    def keys(self, *keys: str) -> None:
        self.screen.ask("key", "--delay", "40", *keys)

    @contextmanager
    def left(self) -> Iterator[None]:
        """Activates the window of another program during the `with` block."""
        code = "from PySide6.QtWidgets import *; a = QApplication([]); w = QLabel('Other'); w.show(); a.exec()"
        environment = self.screen.environment | {"QT_QPA_PLATFORM": "xcb"}
        other = subprocess.Popen([sys.executable, "-c", code], env=environment)
        wait_for("another window", lambda: self.screen.ask("getactivewindow") != self.window)
        yield
        other.terminate()
        other.wait()
        self.screen.ask("windowactivate", "--sync", self.window)

    def drag(self, points: Sequence[QPoint]) -> None:
        """Presses the mouse at the first of these points of the window, moves it to the others, and releases it at the
        last."""
        ways = [["mousemove", "--window", self.window, str(at.x()), str(at.y()), "sleep", "0.02"] for at in points]
        words = [*ways[0], "mousedown", "1", *[word for way in ways[1:] for word in way], "mouseup", "1"]
        self.screen.ask(*words)

    @property
    def records(self) -> list[Path]:
        return sorted(self.games.glob("*.wordfelt"))

    def quit(self) -> int:
        self.keys("ctrl+q")
        return self.process.wait(LONGEST)


class BothDesks(Desk):
    """Two programs that get the same gestures: one within the test, and one on the screen, used with a real mouse.

    The program within the test is offscreen. It shows the same game as the program on the screen, so a test reads from
    it where the cards and buttons are.
    """

    def __init__(self, program, real: Wordfelt) -> None:
        super().__init__(program)
        self.real = real

    def agree(self, record: Path, moves: int) -> bool:
        """Whether the record of the program on the screen has this number of moves, and the same moves as the record of
        the program within the test. Both programs write in the background."""
        assert self.page.running is not None
        told = moves_in(record)
        return len(told) == moves and told == moves_in(self.page.running.path)

    def click(self, at: QPoint) -> None:
        self.real.drag([at])
        super().click(at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.real.drag([start + (end - start) * step / 10 for step in range(11)] + [end])
        super().drag(start, end)


def moves_in(record: Path) -> list[str]:
    """The moves in a record file, without their times."""
    moves = json.loads(record.read_text("utf-8"))["moves"]
    return [move if isinstance(move, str) else move["do"] for move in moves]
