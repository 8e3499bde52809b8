"""Plays an installed Wordfelt on a screen of its own, as a player would, and checks the picture.

usage: python packaging/prove/play.py journey SHOTS GAMES COMMAND…    deal, type a word, quit, come back: once where
                                                                      the player begins, once where the computer does;
                                                                      GAMES is its games folder
       python packaging/prove/play.py protected SHOTS COMMAND…        deal and type where nothing can be written: it
                                                                      asks before the game is lost
       python packaging/prove/play.py look SHOT COMMAND…              start it, keep the picture, end it
       python packaging/prove/play.py record SHOT GAMES COMMAND…      the same, with a record that the command opens:
                                                                      the picture shows it on the felt
       python packaging/prove/play.py times COMMAND -- COMMAND        from start to first picture, side by side:
                                                                      the first may not have much more to do

Needs Xvfb, openbox and xdotool. It reads the screen from Xvfb's own memory: nothing else notices the first
picture as quickly, and nothing needs to be installed beside the program.
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
PATIENCE = 180  # seconds, on the slowest machine
ROUNDS = 15
MORE_WORK = (
    1.25  # how much more a start of the first may do, by chance and by the small program that begins a frozen one
)
TO_THE_SHELF = "ctrl+n"
TO_THE_GAME = ("ctrl+f", "3", "minus", "2", "minus", "1", "Down")  # 3-2-1: a word of the hand fits at any turn
TO_THE_DEAL_CODE = ("ctrl+Return", *["shift+Tab"] * 3)  # from the shelf, past Deal and Back
TO_THE_WAITING_GAME = ("shift+Tab", "shift+Tab")  # from the shelf, past the cross that would put it away
TO_LEAVING = ("Tab",)  # from saving the game elsewhere
BETWEEN_KEYS = 150  # milliseconds
STILL = 1.0  # seconds without a change; then nothing moves any more
RESTLESS = 15.0  # seconds; it does not wait for changes that last longer
GAP, GAP_FROM, GAP_TO = 50, 80, 900  # lines, and the part of each to look at
CLOTH = 0.2  # no colour of a table covers a larger share of the picture
A_TRY = 6.0  # seconds until keys count as lost


class Screen:
    """An X server without a monitor.

    window_manager: whether it has one; without one a key reaches no window.
    """

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
            wait("the window manager", self._managed)

    def _managed(self) -> bool:
        """Whether the window manager runs. It announces itself at the root window, and then knows how many desktops it
        has."""
        return self._ask("get_num_desktops").isdecimal()

    def _ask(self, *words: str) -> str:
        """The answer of xdotool; empty if it has none."""
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
        """Colours from all over the screen."""
        rows = self.rows()[4::13]
        return [struct.unpack_from("<I", row, 4 * x)[0] & 0xFFFFFF for row in rows for x in range(3, SIZE[0], 17)]

    def painted(self) -> bool:
        """Whether there is more than a bare screen or an empty window: many colours, over half of the screen; under
        wine the window is small."""
        points = self._points()
        return len(set(points)) > 24 and points.count(0) < len(points) // 2

    def shows_felt(self) -> bool:
        """Whether a table is on the screen. Cloth has many shades, while a third of the gallery has one colour."""
        points = [point for point in self._points() if point]
        return self.painted() and max(Counter(points).values()) < CLOTH * len(points)

    def shows_a_gap(self) -> bool:
        """Whether there is room for waiting games that do not show yet. Nowhere else do this many lines have one
        colour."""
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
        """Whether the program's window gets what is typed."""
        return self._ask("getwindowfocus") in self.windows()

    def click(self) -> None:
        """Gives the program's window the keys, as a click on its title bar would."""
        for window in self.windows()[-1:]:
            self._ask("windowactivate", "--sync", window)


@contextmanager
def screen(shots: Path | None) -> Iterator[Screen]:
    """Opens a screen.

    shots: the folder for a picture of a failure. Without it there is no window manager, for a start that is timed.
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
    if not comes(place.has_keys, A_TRY):
        # A busy window manager may miss the start: then a person would click.
        place.click()
        print("the window came without the keys; a click gave it the keys" if place.has_keys() else "clicked in vain")
    at_rest(place)  # modules load behind the first picture


def at_rest(place: Screen) -> None:
    """Waits until the picture has not changed for a while."""
    began = since = time.monotonic()
    seen = place.rows()
    while time.monotonic() < min(since + STILL, began + RESTLESS):
        time.sleep(0.1)
        now = place.rows()
        if now != seen:
            seen, since = now, time.monotonic()


def press_until(place: Screen, what: str, until: Callable[[], object], keys: Sequence[str], anew: str) -> None:
    """Presses these keys, and again if they came too early, because a busy program may not have listened yet.

    anew: the key that leads back to where they begin.
    """

    def tried() -> bool:
        place.keys(*keys)
        if comes(until, A_TRY):
            return True
        place.keys(anew)
        at_rest(place)
        return False

    wait(what, tried)


def quit_by_key(place: Screen) -> None:
    """Presses Ctrl+Q, and again if it came too early: a busy program may not have listened yet."""

    def tried() -> bool:
        place.keys("ctrl+q")
        return comes(lambda: not place.windows(), A_TRY)

    wait("the program has ended", tried)


def moves(record: Path) -> list[str]:
    """The moves as they stand in the file, without their times."""
    told = json.loads(record.read_text("utf-8"))["moves"]
    return [move if isinstance(move, str) else move["do"] for move in told]


@dataclass(frozen=True)
class Deal:
    """A deal of 3-2-1 for one player and a computer.

    name: who begins.
    code: the code that deals these cards.
    word: a word that the player's hand can lay at once.
    """

    name: str
    code: str
    word: str


DEALS = (Deal("player-begins", "3", "ROOM"), Deal("computer-begins", "1", "GREAT"))


def dealt(place: Screen, deal: Deal, is_dealt: Callable[[], object]) -> None:
    press_until(
        place, "a game is dealt", is_dealt, [*TO_THE_GAME, *TO_THE_DEAL_CODE, *deal.code, "Return"], TO_THE_SHELF
    )
    wait("the game lies on the table", place.shows_felt)
    at_rest(place)


@dataclass(frozen=True)
class Journey:
    """A player's two visits.

    games: the program's games folder, where nothing else happens meanwhile.
    """

    place: Screen
    shots: Path
    games: Path
    command: list[str]

    @property
    def records(self) -> set[Path]:
        return set(self.games.glob("*.wordfelt"))

    def is_open(self) -> bool:
        """Whether a game lies on the table: then its file is locked."""
        return any(self.games.glob("*.lock"))

    def _is_laid(self, word: str, before: set[Path]) -> bool:
        return any(laid(word, record) for record in self.records - before)

    def first_visit(self, deal: Deal) -> Path:
        """Deals, lays a word and quits. Returns the record of the game that is left."""
        place, before = self.place, self.records
        with running(place, self.command):
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
            quit_by_key(place)
        assert not self.is_open(), "a game is still held"
        (left,) = self.records - before
        assert laid(deal.word, left), "the word is lost"
        return left

    def second_visit(self, left: Path) -> None:
        """Finds the game again as it was left."""
        place, records, before = self.place, self.records, moves(left)
        with running(place, self.command):
            opened(place)
            comes(lambda: not place.shows_a_gap(), RESTLESS)
            assert not place.shows_felt(), "the gallery is taken for a table"
            place.keep(self.shots / "4-waiting.png")
            taken_up = left.with_name(f"{left.name}.lock").exists
            press_until(place, "the game is taken up", taken_up, [*TO_THE_WAITING_GAME, "space"], TO_THE_SHELF)
            wait("the game lies on the table again", place.shows_felt)
            at_rest(place)
            place.keep(self.shots / "5-resumed.png")
            quit_by_key(place)
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
            if number + 1 < len(deals):  # each begins with an empty strip of waiting games
                for file in games.glob(f"{left.name}*"):
                    file.unlink()


def protected(shots: Path, command: list[str]) -> None:
    """Plays a game that can't be saved, and expects a question before it is given up."""
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
    """Starts the program, keeps the picture and ends it.

    games: the folder in which a game is to be open.
    """
    with screen(shot.parent) as place, running(place, command):
        opened(place)
        if games is not None:
            wait("the record is opened", lambda: list(games.glob("*.lock")))
            wait("the record lies on the table", place.shows_felt)
            at_rest(place)
        place.keep(shot)
        quit_by_key(place)


@dataclass(frozen=True)
class Start:
    """A start up to the first picture, in milliseconds.

    whole: all of it, as a player waits.
    worked: the program's main thread on a processor.
    waited: that thread, while other programs had the processors.
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
    """Times warm starts in turns, so that other work of the machine falls on both.

    On a busy machine nearly all of a start is waiting for a processor, so it judges the work alone, and prints both.
    """
    with screen(None) as place:
        for command in commands:
            first_picture(place, command)
        taken: list[list[Start]] = [[] for _ in commands]
        for _ in range(ROUNDS):
            for command, starts in zip(commands, taken, strict=True):
                starts.append(first_picture(place, command))
    for command, starts in zip(commands, taken, strict=True):
        print(f"{told(starts)}  {' '.join(command[-2:])}")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}, on {os.cpu_count()} processors")
    first, second = [min(start.worked for start in starts) for starts in taken]
    print(f"work of the first ÷ work of the second: {first / second:.2f}")
    if first > MORE_WORK * second:
        sys.exit("the first of them starts with too much work")


def told(starts: Sequence[Start]) -> str:
    """The medians of several starts, and the least work of any."""
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
