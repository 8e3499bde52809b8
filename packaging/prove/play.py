"""Plays an installed Wordfelt with key presses on a private screen, and checks what the screen shows.

usage: python packaging/prove/play.py journey SHOTS GAMES COMMAND…    deal, type a word, quit and resume the game: once
                                                                      in a game that the player begins, once in one that
                                                                      the computer begins; GAMES is the games folder
       python packaging/prove/play.py protected SHOTS COMMAND…        deal and type where nothing can be saved: the
                                                                      program must ask before the game is lost
       python packaging/prove/play.py look SHOT COMMAND…              start the program, store a picture, end it
       python packaging/prove/play.py record SHOT GAMES COMMAND…      the same, for a command that opens a record: the
                                                                      picture must show the game on the felt
       python packaging/prove/play.py times COMMAND -- COMMAND        measure both commands from the start to the first
                                                                      picture: the first must not need much more work

COMMAND starts the program. The script needs Xvfb, openbox and xdotool. It reads the screen directly from the memory of
Xvfb, because that is the quickest way to notice the first picture and needs no other program.
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
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

SIZE = (1360, 864)
PATIENCE = 180  # the seconds to wait for anything, even on the slowest machine
ROUNDS = 15
# The maximum processor time of the first command, as a multiple of the processor time of the second. A small difference
# may be due to chance, or to the loader of a frozen program.
MORE_WORK = 1.25
TO_THE_GALLERY = "ctrl+n"
# the keys that open 3-2-1; in this game a word from the hand can be laid in any turn
TO_THE_GAME = ("ctrl+f", "3", "minus", "2", "minus", "1", "Down")
# the keys from a game in the gallery to the field of the deal code, past the buttons Deal and Back
TO_THE_DEAL_CODE = ("ctrl+Return", *["shift+Tab"] * 3)
# the keys from the gallery to the game in progress, past the button that would put this game away
TO_THE_WAITING_GAME = ("shift+Tab", "shift+Tab")
# the key that moves the focus from the button that saves the game elsewhere to the button that leaves without saving
TO_LEAVING = ("Tab",)
BETWEEN_KEYS = 150  # the milliseconds between two keys
STILL_AFTER = 1.0  # in seconds: a picture without a change for this long counts as still
LONGEST_UNREST = 15.0  # in seconds: the longest time to wait for a still picture
# GAP: the number of neighbouring rows of pixels in a single colour that count as a gap. GAP_FROM, GAP_TO: only the
# pixels between these positions are checked in each row.
GAP, GAP_FROM, GAP_TO = 50, 80, 900
MOST_OF_ONE_COLOUR = 0.2  # in a picture of a table, every single colour covers less than this share of the screen
KEYS_LOST_AFTER = 6.0  # in seconds: if keys have no effect for this long, they count as lost


class Screen:
    """An X server without a monitor.

    window_manager: whether a window manager runs on the screen; without one, no window gets keys.
    """

    def __init__(self, folder: Path, *, window_manager: bool) -> None:
        reading, writing = os.pipe()
        width, height = SIZE
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-fbdir", str(folder), "-br"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
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
            wait("the window manager", self._managed)

    def _managed(self) -> bool:
        """Whether the window manager is running. A running window manager reports the number of desktops."""
        return self._ask("get_num_desktops").isdecimal()

    def _ask(self, *words: str) -> str:
        """Runs xdotool with these arguments and returns its output; empty if it has none."""
        asked = subprocess.run(["xdotool", *words], env=self.environment, capture_output=True, text=True, check=False)
        return asked.stdout.strip()

    def close(self) -> None:
        for process in [*self._others, self._server]:
            process.terminate()
            process.wait()

    def rows(self) -> list[bytes]:
        start, line = self._start, self._line
        return [self._memory[start + line * y : start + line * y + 4 * SIZE[0]] for y in range(SIZE[1])]

    def _points(self) -> list[int]:
        """The colours of some points, evenly spread over the screen."""
        rows = self.rows()[4::13]
        return [struct.unpack_from("<I", row, 4 * x)[0] & 0xFFFFFF for row in rows for x in range(3, SIZE[0], 17)]

    def painted(self) -> bool:
        """Whether the screen shows more than a background or an empty window: it has many colours, and less than half
        of it is black. Few colours are enough, because under wine the window is small."""
        points = self._points()
        return len(set(points)) > 24 and points.count(0) < len(points) // 2

    def shows_felt(self) -> bool:
        """Whether the screen shows a table. The felt has many shades, while in the gallery one colour covers a third of
        the screen."""
        points = [point for point in self._points() if point]
        return self.painted() and max(Counter(points).values()) < MOST_OF_ONE_COLOUR * len(points)

    def shows_a_gap(self) -> bool:
        """Whether the gallery still has the gap in which the games in progress will appear. Only such a gap has GAP
        neighbouring rows of pixels of a single colour."""
        lines = 0
        for row in self.rows():
            part = row[4 * GAP_FROM : 4 * GAP_TO]
            lines = lines + 1 if part == part[:4] * (GAP_TO - GAP_FROM) and any(part[:3]) else 0
            if lines == GAP:
                return True
        return False

    def keep(self, file: Path) -> None:
        lines = []
        for row in self.rows():
            line = bytearray(3 * SIZE[0])
            line[0::3], line[1::3], line[2::3] = row[2::4], row[1::4], row[0::4]
            lines.append(b"\0" + bytes(line))
        chunks = [
            (b"IHDR", struct.pack(">IIBBBBB", *SIZE, 8, 2, 0, 0, 0)),
            (b"IDAT", zlib.compress(b"".join(lines), 3)),
            (b"IEND", b""),
        ]
        parts = [
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            for kind, data in chunks
        ]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))

    def keys(self, *names: str) -> None:
        subprocess.run(["xdotool", "key", "--delay", str(BETWEEN_KEYS), *names], env=self.environment, check=True)

    def windows(self) -> list[str]:
        return self._ask("search", "--onlyvisible", "--name", "^Wordfelt$").split()

    def has_keys(self) -> bool:
        """Whether the program's window receives the keys that are typed."""
        return self._ask("getwindowfocus") in self.windows()

    def click(self) -> None:
        """Gives the keyboard focus to the program's window, as a click on its title bar would."""
        for window in self.windows()[-1:]:
            self._ask("windowactivate", "--sync", window)


@contextmanager
def screen(shots: Path | None) -> Iterator[Screen]:
    """Opens a screen for the time of a `with` block.

    shots: the folder for a picture of the screen if something fails. If it is None, no window manager is started,
    because then the start of the program is timed.
    """
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


def comes(until: Callable[[], object], patience: float, pause: float = 0.05) -> bool:
    latest = time.monotonic() + patience
    while not until():
        if time.monotonic() > latest:
            return False
        time.sleep(pause)
    return True


def wait(what: str, until: Callable[[], object], pause: float = 0.05) -> None:
    if not comes(until, PATIENCE, pause):
        sys.exit(f"waited in vain: {what}")


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
    wait("there is a window", place.windows)
    if not comes(place.has_keys, KEYS_LOST_AFTER):
        # A busy window manager may fail to focus the new window. A person would then click on the window, and so does
        # this script.
        place.click()
        print(
            "the new window had no keyboard focus; a click gave it the focus"
            if place.has_keys()
            else "a click did not help"
        )
    at_rest(place)  # the program still loads modules after its first picture


def at_rest(place: Screen) -> None:
    """Waits until the picture on the screen has not changed for a while, at most LONGEST_UNREST seconds."""
    began = since = time.monotonic()
    seen = place.rows()
    while time.monotonic() < min(since + STILL_AFTER, began + LONGEST_UNREST):
        time.sleep(0.1)
        now = place.rows()
        if now != seen:
            seen, since = now, time.monotonic()


def press_until(place: Screen, what: str, until: Callable[[], object], keys: Sequence[str], anew: str) -> None:
    """Presses these keys, and presses them again if they have no effect, because a busy program may have lost them.

    what: a description of the effect, for the error message.
    until: returns whether the keys had their effect.
    anew: the key that leads back to the starting point for another attempt.
    """

    def tried() -> bool:
        place.keys(*keys)
        if comes(until, KEYS_LOST_AFTER):
            return True
        place.keys(anew)
        at_rest(place)
        return False

    wait(what, tried)


def quit_by_key(place: Screen, program: "subprocess.Popen[bytes]") -> None:
    """Presses Ctrl+Q, and presses it again if it has no effect, because a busy program may have lost it. Waits until
    the program, which hides its window immediately, has written its files and ended."""

    def tried() -> bool:
        place.keys("ctrl+q")
        return comes(lambda: not place.windows(), KEYS_LOST_AFTER)

    wait("the window is gone", tried)
    wait("the program has ended", lambda: program.poll() is not None)


def moves(record: Path) -> list[str]:
    """The moves in a record file, without their times."""
    written = json.loads(record.read_text("utf-8"))["moves"]
    return [move if isinstance(move, str) else move["do"] for move in written]


@dataclass(frozen=True)
class Deal:
    """A deal of 3-2-1 for one player and a computer player.

    name: a name that shows who begins.
    code: the code that deals these cards.
    word: a word that the player can lay in the first turn.
    """

    name: str
    code: str
    word: str


DEALS = (Deal("player-begins", "3", "ROOM"), Deal("computer-begins", "1", "GREAT"))


def dealt(place: Screen, deal: Deal, is_dealt: Callable[[], object]) -> None:
    press_until(
        place, "a game is dealt", is_dealt, [*TO_THE_GAME, *TO_THE_DEAL_CODE, *deal.code, "Return"], TO_THE_GALLERY
    )
    wait("the game lies on the table", place.shows_felt)
    at_rest(place)


@dataclass(frozen=True)
class Journey:
    """Two uses of the program by a player, who begins a game and quits in the first, and resumes the game in the
    second.

    games: the program's games folder, which nothing else uses at the same time.
    """

    place: Screen
    shots: Path
    games: Path
    command: list[str]

    @property
    def records(self) -> set[Path]:
        return set(self.games.glob("*.wordfelt"))

    def is_open(self) -> bool:
        """Whether a game is on the table: the program locks such a game's file."""
        return any(self.games.glob("*.lock"))

    def _is_laid(self, word: str, before: set[Path]) -> bool:
        return any(laid(word, record) for record in self.records - before)

    def first_visit(self, deal: Deal) -> Path:
        """Deals, lays a word and quits. Returns the record of the unfinished game."""
        place, before = self.place, self.records
        with running(place, self.command) as program:
            opened(place)
            place.keep(self.shots / "1-gallery.png")
            dealt(place, deal, self.is_open)
            place.keep(self.shots / "2-dealt.png")
            if deal.name == "computer-begins":
                wait("the computer has moved", lambda: any(map(moves, self.records - before)))
                at_rest(place)
            is_laid = partial(self._is_laid, deal.word, before)
            press_until(place, "the word is laid", is_laid, [*deal.word.lower(), "Return"], "Escape")
            at_rest(place)
            place.keep(self.shots / "3-played.png")
            quit_by_key(place, program)
        assert not self.is_open(), "a game is still held"
        (left,) = self.records - before
        assert laid(deal.word, left), "the word is lost"
        return left

    def second_visit(self, left: Path) -> None:
        """Checks that the program offers the game as it was left, and resumes the game."""
        place, records, before = self.place, self.records, moves(left)
        with running(place, self.command) as program:
            opened(place)
            comes(lambda: not place.shows_a_gap(), LONGEST_UNREST)
            assert not place.shows_felt(), "the gallery is taken for a table"
            place.keep(self.shots / "4-waiting.png")
            taken_up = left.with_name(f"{left.name}.lock").exists
            press_until(place, "the game is taken up", taken_up, [*TO_THE_WAITING_GAME, "space"], TO_THE_GALLERY)
            wait("the game lies on the table again", place.shows_felt)
            at_rest(place)
            place.keep(self.shots / "5-resumed.png")
            quit_by_key(place, program)
        assert self.records == records, "there is another game than the one that was left"
        assert moves(left)[: len(before)] == before, "the game is not as it was left"


def laid(word: str, record: Path) -> bool:
    return any(move.endswith(f"play {word}") for move in moves(record))


def journey(shots: Path, games: Path, command: list[str], deals: Sequence[Deal] = DEALS) -> None:
    with screen(shots) as place:
        for number, deal in enumerate(deals):
            made = Journey(place, shots / deal.name, games, command)
            left = made.first_visit(deal)
            made.second_visit(left)
            print(f"{deal.name}: dealt, played, left, resumed")
            if number + 1 < len(deals):  # the next deal must find no game in progress
                for file in games.glob(f"{left.name}*"):
                    file.unlink()


def protected(shots: Path, command: list[str]) -> None:
    """Plays a game that can't be saved, and checks that the program asks before the game is lost."""
    deal = DEALS[0]
    with screen(shots) as place, running(place, command):
        opened(place)
        dealt(place, deal, place.shows_felt)
        place.keep(shots / "1-dealt.png")
        place.keys(*deal.word.lower(), "Return")
        at_rest(place)
        place.keep(shots / "2-played.png")
        assert len(place.windows()) == 1, "another window is open"
        place.keys("ctrl+q")
        wait("it asks before the game is lost", lambda: len(place.windows()) == 2)
        at_rest(place)
        place.keep(shots / "3-asks.png")
        place.keys(*TO_LEAVING, "space")
        wait("the program has ended", lambda: not place.windows())
    print("write-protected: dealt, played, asked, left")


def look(shot: Path, command: list[str], games: Path | None = None) -> None:
    """Starts the program, stores a picture and ends the program.

    games: the folder in which a game must be open.
    """
    with screen(shot.parent) as place, running(place, command) as program:
        opened(place)
        if games is not None:
            wait("the record is opened", lambda: list(games.glob("*.lock")))
            wait("the record lies on the table", place.shows_felt)
            at_rest(place)
        place.keep(shot)
        quit_by_key(place, program)


@dataclass(frozen=True)
class Start:
    """The times of one start, up to the first picture, in milliseconds.

    whole: the time that a player waits.
    worked: the time for which the program's main thread ran on a processor.
    waited: the time for which that thread waited for a processor.
    """

    whole: float
    worked: float
    waited: float


def first_picture(place: Screen, command: list[str]) -> Start:
    wait("the screen is empty", lambda: not place.painted())
    began = time.monotonic()
    with running(place, command) as program:
        wait("the window is painted", place.painted, 0.002)
        whole = 1000 * (time.monotonic() - began)
        worked, waited, _ = map(int, Path(f"/proc/{program.pid}/schedstat").read_text().split())
        return Start(whole, worked / 1e6, waited / 1e6)


def times(commands: list[list[str]]) -> None:
    """Starts these commands alternately and measures the time of each start. Other work of the machine then affects all
    commands equally.

    On a busy machine a start mostly consists of waiting for a processor. So only the work is compared, and the times
    are just printed.
    """
    with screen(None) as place:
        for command in commands:
            first_picture(place, command)
        taken: list[list[Start]] = [[] for _ in commands]
        for _ in range(ROUNDS):
            for command, starts in zip(commands, taken, strict=True):
                starts.append(first_picture(place, command))
    for command, starts in zip(commands, taken, strict=True):
        print(f"{medians(starts)}  {' '.join(command[-2:])}")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}, on {os.cpu_count()} processors")
    first, second = [min(start.worked for start in starts) for starts in taken]
    print(f"work of the first ÷ work of the second: {first / second:.2f}")
    if first > MORE_WORK * second:
        sys.exit("the first of them starts with too much work")


def medians(starts: Sequence[Start]) -> str:
    """A text with the medians of the times of several starts, and the smallest amount of work that any of them
    needed."""
    whole, worked, waited = [
        statistics.median(getattr(start, name) for start in starts) for name in ("whole", "worked", "waited")
    ]
    least = min(start.worked for start in starts)
    return f"{whole:6.0f} ms, of them {worked:.0f} of work (at least {least:.0f}) and {waited:.0f} of waiting"


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "journey":
        journey(Path(rest[0]), Path(rest[1]), rest[2:])
    elif what == "protected":
        protected(Path(rest[0]), rest[1:])
    elif what == "look":
        look(Path(rest[0]), rest[1:])
    elif what == "record":
        look(Path(rest[0]), rest[2:], Path(rest[1]))
    else:
        middle = rest.index("--")
        times([rest[:middle], rest[middle + 1 :]])
