"""Plays an installed Wordfelt on a screen of its own, as a player would, and looks at the picture.

usage: python packaging/prove/play.py journey SHOTS GAMES COMMAND…    deal, quit, resume; GAMES is its games folder
       python packaging/prove/play.py look SHOT COMMAND…              start it, keep the picture, end it
       python packaging/prove/play.py record SHOT GAMES COMMAND…      the same, with a record that the command opens
       python packaging/prove/play.py times COMMAND -- COMMAND        from start to first picture, side by side:
                                                                      the first may not be the slower one

Needs Xvfb, openbox and xdotool. The screen is read from Xvfb's own memory: nothing else is as quick to notice the
first picture, and nothing needs to be installed beside the program.
"""

import json
import mmap
import os
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = (1360, 864)
PATIENCE = 180  # seconds, on the slowest machine
ROUNDS = 9
TRIES = 4  # times so many rounds, on a busy machine
CHANCE = 1.1  # how much slower the quickest of all starts may be by chance
TO_THE_WAITING_GAME = ("shift+Tab", "shift+Tab")  # from the shelf, past the cross that would put it away


class Screen:
    """An X server without a monitor. window_manager: without one a key reaches no window."""

    def __init__(self, folder: Path, *, window_manager: bool) -> None:
        told, tells = os.pipe()
        width, height = SIZE
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(tells), "-screen", "0", f"{width}x{height}x24", "-fbdir", str(folder), "-br"],
            pass_fds=[tells],
            stderr=subprocess.DEVNULL,
        )
        os.close(tells)
        with os.fdopen(told) as pipe:
            self.display = f":{pipe.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        head = struct.unpack(">25I", self._memory[:100])
        self._line = head[12]
        self._start = head[0] + 12 * head[19]
        self.environment = {**os.environ, "DISPLAY": self.display}
        self._others: list[subprocess.Popen[bytes]] = []
        if window_manager:
            silent = subprocess.DEVNULL
            self._others.append(subprocess.Popen(["openbox"], env=self.environment, stdout=silent, stderr=silent))
            time.sleep(1)

    def close(self) -> None:
        for process in [*self._others, self._server]:
            process.terminate()
            process.wait()

    def rows(self) -> list[bytes]:
        start, line = self._start, self._line
        return [self._memory[start + line * y : start + line * y + 4 * SIZE[0]] for y in range(SIZE[1])]

    def painted(self) -> bool:
        """More than a bare screen or an empty window: many colours, over half of it; under wine it is small."""
        points = [
            struct.unpack_from("<I", row, 4 * x)[0] & 0xFFFFFF
            for row in self.rows()[4::13]
            for x in range(3, SIZE[0], 17)
        ]
        return len(set(points)) > 24 and points.count(0) < len(points) // 2

    def keep(self, file: Path) -> None:
        lines = []
        for row in self.rows():
            line = bytearray(3 * SIZE[0])
            line[0::3], line[1::3], line[2::3] = row[2::4], row[1::4], row[0::4]
            lines.append(b"\0" + bytes(line))
        chunks = [
            (b"IHDR", struct.pack(">IIBBBBB", *SIZE, 8, 2, 0, 0, 0)),
            (b"IDAT", zlib.compress(b"".join(lines), 9)),
            (b"IEND", b""),
        ]
        parts = [
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            for kind, data in chunks
        ]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))

    def keys(self, *names: str) -> None:
        subprocess.run(["xdotool", "key", "--delay", "150", *names], env=self.environment, check=True)

    def windows(self) -> list[str]:
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "^Wordfelt$"],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return found.stdout.split()


@contextmanager
def screen(shots: Path | None) -> Iterator[Screen]:
    """shots: where a picture of a failure is kept. Without it there is no window manager, for a start that is timed."""
    with tempfile.TemporaryDirectory() as folder:
        opened = Screen(Path(folder), window_manager=shots is not None)
        try:
            yield opened
        except SystemExit:
            if shots is not None:
                opened.keep(shots / "failed.png")
            raise
        finally:
            opened.close()


def wait(what: str, until: Callable[[], object], pause: float = 0.2) -> None:
    latest = time.monotonic() + PATIENCE
    while not until():
        if time.monotonic() > latest:
            sys.exit(f"waited in vain: {what}")
        time.sleep(pause)


@contextmanager
def running(place: Screen, command: list[str]) -> Iterator[subprocess.Popen[bytes]]:
    program = subprocess.Popen(command, env=place.environment, start_new_session=True)
    try:
        yield program
    finally:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGTERM)
            program.wait()


def opened(place: Screen) -> None:
    wait("the window is painted", place.painted)
    wait("the window has the keys", place.windows)
    time.sleep(1.5)  # what is loaded behind the first picture


def quit_by_key(place: Screen) -> None:
    place.keys("ctrl+q")
    wait("the program has ended", lambda: not place.windows())


def moves(record: Path) -> list[str]:
    return list(json.loads(record.read_text("utf-8"))["moves"])


def journey(shots: Path, games: Path, command: list[str]) -> None:
    with screen(shots) as place:
        with running(place, command):
            opened(place)
            place.keep(shots / "1-gallery.png")
            place.keys("Return")
            wait("a game is dealt", lambda: list(games.glob("*.wordfelt")))
            time.sleep(3)
            place.keep(shots / "2-dealt.png")
            quit_by_key(place)
        dealt = list(games.glob("*.wordfelt"))
        assert len(dealt) == 1, dealt
        assert not list(games.glob("*.lock")), "a game is still held"
        left = moves(dealt[0])
        with running(place, command):
            opened(place)
            place.keep(shots / "3-waiting.png")
            place.keys(*TO_THE_WAITING_GAME, "space")
            wait("the game is taken up", lambda: list(games.glob("*.lock")))
            time.sleep(3)
            place.keep(shots / "4-resumed.png")
            quit_by_key(place)
        assert list(games.glob("*.wordfelt")) == dealt, "there is another game than the one that was left"
        assert moves(dealt[0])[: len(left)] == left, "the game is not as it was left"
    print("dealt, left, resumed")


def look(shot: Path, command: list[str], games: Path | None = None) -> None:
    """games: the folder in which a game is to be open."""
    with screen(shot.parent) as place, running(place, command):
        opened(place)
        if games is not None:
            wait("the record is opened", lambda: list(games.glob("*.lock")))
            time.sleep(3)
        place.keep(shot)
        quit_by_key(place)


def first_picture(place: Screen, command: list[str]) -> float:
    wait("the screen is empty", lambda: not place.painted())
    began = time.monotonic()
    with running(place, command):
        wait("the window is painted", place.painted, 0.002)
        return 1000 * (time.monotonic() - began)


def times(commands: list[list[str]]) -> None:
    """Warm, in turns, so that whatever else the machine does falls on both; while that hides which of them is the
    quicker one, they are tried again."""
    with screen(None) as place:
        for command in commands:
            first_picture(place, command)
        taken: list[list[float]] = [[] for _ in commands]
        for _ in range(TRIES):
            for _ in range(ROUNDS):
                for command, figures in zip(commands, taken, strict=True):
                    figures.append(first_picture(place, command))
            if min(taken[0]) <= CHANCE * min(taken[1]):
                break
    for command, figures in zip(commands, taken, strict=True):
        words = " ".join(command[-2:])
        print(f"{statistics.median(figures):6.0f} ms (from {min(figures):.0f} to {max(figures):.0f})  {words}")
    if min(taken[0]) > CHANCE * min(taken[1]):
        sys.exit("the first of them starts more slowly")


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "journey":
        journey(Path(rest[0]), Path(rest[1]), rest[2:])
    elif what == "look":
        look(Path(rest[0]), rest[1:])
    elif what == "record":
        look(Path(rest[0]), rest[2:], Path(rest[1]))
    else:
        middle = rest.index("--")
        times([rest[:middle], rest[middle + 1 :]])
