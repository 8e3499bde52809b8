"""Measures how soon Wordfelt starts, and how much memory and processor time it takes: `python
tests/benchmarks/bench_start.py`.

It compares Wordfelt with a bare QGraphicsView that shows 60 cards, and with the card game kpat if that is installed.
The programs start alternately in the same run, because only ratios can be compared between machines. It times a start
from outside the program, until the first and until the last change of a virtual screen, and so needs Xvfb. Inside the
program it measures how long dealing takes for every game (from Enter in the gallery until the table is painted), how
long the verdict on a dropped card takes, and how much processor time the program uses while nothing happens.
"""

import mmap
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, sleep

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

ROUNDS = 15
FIRST_CHANGE = 1.3  # the maximum time until the first change of the screen, as a multiple of the bare view's time
BARE_START = 1.5  # the maximum time until the last change of the screen, as a multiple of the bare view's time
KPAT_START = 0.8
STILL_SECONDS = 0.25  # a picture that has not changed for this long is complete
LONGEST_START = 3.0  # in seconds: the screen is watched for at most this time after a start
BARE_MEMORY = 2.1
FIRST_DEAL_SECONDS, DEALT_SECONDS = 0.15, 0.3
# The games in which the benchmark drops cards. They were chosen because their tables differ greatly.
DROPPED = ("split-run", "double-cross", "full-deck", "four-rows", "eight-it-all")
VERDICT_P99 = 1.0  # 99 per cent of the verdicts must take fewer milliseconds than this
SETTLED_SECONDS = 8.0  # the seconds without work within which a program frees the dictionary
IDLE_WORK = 0.02  # the maximum processor seconds that an idle program uses within SETTLED_SECONDS
IDLE_SECONDS = 5.0
IDLE_SHARE = 0.001

BARE = """
import sys
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
application = QApplication(sys.argv)
scene = QGraphicsScene(0, 0, 1240, 760)
for number in range(60):
    face = QPixmap(80, 112)
    face.fill(QColor("#FFFDF6"))
    painter = QPainter(face)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont()
    font.setPixelSize(56)
    painter.setFont(font)
    painter.setPen(QPen(QColor("#1D2226")))
    painter.drawText(QRectF(0, 0, 80, 112), Qt.AlignmentFlag.AlignCenter, chr(65 + number % 26))
    painter.end()
    scene.addPixmap(face).setPos(number % 12 * 100 + 20, number // 12 * 140 + 20)
view = QGraphicsView(scene)
view.setBackgroundBrush(QColor("#1F4D3A"))
view.resize(1280, 800)
view.show()
application.exec()
"""

# The record of a game against a computer player. The program opens it at its start, when its memory is measured.
RECORD = """{"wordfelt": 1, "game": "split-run", "seed": 1, "moves": [],
 "players": ["You", {"name": "Bo", "computer": "3-builder"}]}"""


def print_figure(name: str, figure: str, limit: str, kept: bool) -> bool:
    print(f"{name:44} {figure:34} limit {limit:12} {'kept' if kept else 'BROKEN'}", flush=True)
    return kept


def p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


# ---- measured from outside the program


class Screen:
    """A virtual screen whose pixels can be read from a file."""

    def __init__(self, folder: str) -> None:
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-br", "-fbdir", folder],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        self.file = (Path(folder) / "Xvfb_screen0").open("rb")
        self.pixels = mmap.mmap(self.file.fileno(), 0, access=mmap.ACCESS_READ)

    def close(self) -> None:
        self.pixels.close()
        self.file.close()
        self.server.terminate()
        self.server.wait()

    def look(self) -> bytes:
        """The pixels of a few horizontal lines across the middle of the screen."""
        stride = len(self.pixels) // 800
        return b"".join([self.pixels[row * stride : (row + 1) * stride] for row in range(200, 700, 50)])


def environment(home: str, display: str) -> dict[str, str]:
    """The environment variables for a program without any settings of its own, so that it neither reads nor writes the
    user's settings."""
    kept = {
        key: value for key, value in os.environ.items() if key not in ("PYTHONDONTWRITEBYTECODE", "WAYLAND_DISPLAY")
    }
    return kept | {
        "DISPLAY": display,
        "HOME": home,
        "XDG_RUNTIME_DIR": home,
        "WORDFELT_CONFIG": f"{home}/config",
        "WORDFELT_DATA": f"{home}/data",
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": str(ROOT),
    }


@contextmanager
def running(command: list[str], screen: Screen, home: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment(home, screen.name),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def pictures(command: list[str], screen: Screen, home: str) -> tuple[float, float]:
    """Starts the program. Returns the seconds until the first change of the screen, and until its last change."""
    sleep(0.3)
    empty, before = screen.look(), perf_counter()
    with running(command, screen, home) as process:
        while screen.look() == empty:
            if perf_counter() - before > 30 or process.poll() is not None:
                raise RuntimeError(f"no picture of {command[0]}")
            sleep(0.001)
        first = last = perf_counter() - before
        shown = screen.look()
        while (now := perf_counter() - before) < min(last + STILL_SECONDS, LONGEST_START):
            if (seen := screen.look()) != shown:
                shown, last = seen, now
            sleep(0.001)
        return first, last


def processor_seconds(pid: int) -> float:
    """The processor time that the process has used so far."""
    told = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def rest(pid: int) -> None:
    """Waits until the process has used almost no processor time for some seconds."""
    used, since = processor_seconds(pid), perf_counter()
    while perf_counter() - since < SETTLED_SECONDS:
        sleep(0.5)
        now = processor_seconds(pid)
        if now - used > IDLE_WORK:
            used, since = now, perf_counter()


def memory(command: list[str], screen: Screen, home: str) -> float:
    """The memory of the idle program in MB, measured after the computer player has laid its word, the program has found
    the next hints, and the dictionary is no longer in memory.

    Memory pages that several programs share count in full (RSS). Their proportional share (PSS) would become smaller
    with every other program that uses Python or Qt. Almost all memory of the bare view is shared in this way: beside
    twenty Python programs the ratio of the two programs would be 2.25 instead of 2.04.
    """
    with running(command, screen, home) as process:
        rest(process.pid)
        rollup = Path(f"/proc/{process.pid}/smaps_rollup").read_text("utf-8")
    return next(int(line.split()[1]) / 1024 for line in rollup.splitlines() if line.startswith("Rss:"))


def kpat() -> str | None:
    return shutil.which("kpat") or shutil.which("kpat", path="/usr/games")


def starts(times: dict[str, list[tuple[float, float]]]) -> list[bool]:
    """Prints the median start and the fastest start of each program. Returns a list that shows for each limit whether
    it is kept. The limits apply to the median of the ratios of neighbouring starts, because a shared machine changes
    its speed."""
    firsts, wholes = ({name: [both[at] for both in found] for name, found in times.items()} for at in (0, 1))
    for kind, found in (("first change", firsts), ("whole picture", wholes)):
        for name, seconds in found.items():
            figure = f"median {median(seconds) * 1000:6.0f} ms   best {min(seconds) * 1000:6.0f} ms"
            print(f"{kind}, {name:12} {figure}")
    judged = [("first change", "bare", firsts, FIRST_CHANGE), ("start", "bare", wholes, BARE_START)]
    judged += [("start", "kpat", wholes, KPAT_START)] if "kpat" in times else []
    results = []
    for name, other, found, limit in judged:
        share = median([own / others for own, others in zip(found["wordfelt"], found[other], strict=True)])
        results.append(print_figure(f"{name}: times {other}", f"{share:.2f}", f"{limit}", share <= limit))
    return results


def from_outside() -> list[bool]:
    if shutil.which("Xvfb") is None:
        print("The start and the memory are not measured: there is no Xvfb here.")
        return []
    subprocess.run([sys.executable, "-m", "compileall", "-q", "engine", "app"], cwd=ROOT, check=True)
    commands = {"bare": [sys.executable, "-c", BARE], "wordfelt": [sys.executable, "-m", "app"]}
    other = kpat()
    if other is not None:
        commands["kpat"] = [other]
    with tempfile.TemporaryDirectory() as home:
        Path(home).chmod(0o700)
        screen = Screen(home)
        try:
            times: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
            for command in commands.values():
                # The first start is not measured, because it also fills the caches of the system.
                pictures(command, screen, home)
            for _ in range(ROUNDS):
                for name, command in commands.items():
                    times[name].append(pictures(command, screen, home))
            record, settings = Path(home) / "game.wordfelt", Path(home) / "config" / "settings.json"
            record.write_text(RECORD, "utf-8")
            settings.parent.mkdir(exist_ok=True)
            settings.write_text("{}", "utf-8")
            sizes = {
                name: memory(command, screen, home)
                for name, command in (("bare", commands["bare"]), ("wordfelt", [*commands["wordfelt"], str(record)]))
            }
        finally:
            screen.close()
    results = starts(times)
    share = sizes["wordfelt"] / sizes["bare"]
    figure = f"{share:.2f}  ({sizes['wordfelt']:.0f} MB : {sizes['bare']:.0f} MB)"
    results.append(
        print_figure("memory at the table: times the bare view", figure, f"{BARE_MEMORY}", share <= BARE_MEMORY)
    )
    return results


# ---- measured inside the program


def inside() -> list[bool]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORDFELT_CONFIG"], os.environ["WORDFELT_DATA"] = f"{home}/config", f"{home}/data"
        from PySide6.QtWidgets import QApplication

        from app.program.application import Application

        qt = QApplication([*sys.argv[:1], "-style", "fusion"])
        program = Application(qt)
        program.start()
        wait(1.5)
        results = [deals(program), verdicts(program), at_rest(program)]
        program.close()
    return results


def wait(seconds: float) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


@contextmanager
def painted(where) -> Iterator[list[str]]:
    """Records the name of every widget that is painted during the `with` block. `where` is the application, or a single
    widget."""
    from PySide6.QtCore import QEvent, QObject

    names: list[str] = []

    class Watch(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Paint:
                names.append(watched.objectName() or watched.metaObject().className())
            return False

    watch = Watch()
    where.installEventFilter(watch)
    yield names
    where.removeEventFilter(watch)


def deals(program) -> bool:
    """Times dealing each game, from Enter in the gallery until the table is painted. Returns whether the limits are
    kept."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from engine.games import GAMES

    times: dict[str, float] = {}
    felt = program.table.page().felt.viewport()
    for game in GAMES:
        program.window.gallery.choose(game)
        wait(0.1)
        before = perf_counter()
        # Watches only the felt, because creating Python objects for every widget of the program would take 20 ms.
        with painted(felt) as names:
            QTest.keyClick(program.window.gallery.list, Qt.Key.Key_Return)
            while not names:
                program.qt.processEvents()
        times[game] = perf_counter() - before
        assert program.window.table.running is not None, game
        wait(0.3)
        program.leave_table()
    longest = max(times, key=lambda game: times[game])
    figure = f"median {median(times.values()) * 1000:.0f} ms, most {times[longest] * 1000:.0f} ms ({longest})"
    first = next(iter(times.values()))
    kept = print_figure("the very first deal", f"{first * 1000:.0f} ms", "150 ms", first < FIRST_DEAL_SECONDS)
    return print_figure("Enter to the dealt table", figure, "300 ms", times[longest] < DEALT_SECONDS) and kept


def verdicts(program) -> bool:
    """Times the verdicts on dropped cards in the middle of some games: every card is dropped at every place for it.
    Returns whether the limit is kept and cards could be dropped in every game."""
    from tests.shots.windows import mid_play

    times: list[float] = []
    no_drops: list[str] = []
    for game in DROPPED:
        mid_play(program, game)
        found = verdicts_at(program.window.table.running.session)
        times += found
        if not found:
            no_drops.append(game)
        program.leave_table()
    if no_drops:
        print("no card could be dropped, so no verdict was timed:", *no_drops)
    figure = f"p50 {median(times):.2f}  p99 {p99(times):.2f} ms  ({len(times)})"
    return print_figure(
        "verdict on a card laid", figure, f"{VERDICT_P99} ms", p99(times) < VERDICT_P99 and not no_drops
    )


def verdicts_at(session) -> list[float]:
    """The milliseconds of each verdict on a card dropped at this table."""
    from app.session.draft.weighing import Weighing

    times: list[float] = []
    session.cancel()
    for card in session.moment.picture.pieces:
        for target in session.gestures.targets(card.key):
            if not target.reason:
                session.gestures.drop(card.key, target)
                weighing = Weighing(session.match.house, session.drafting.bench(), session.drafting.typed)
                before = perf_counter()
                weighing.verdict()
                times.append((perf_counter() - before) * 1000)
                session.cancel()
    return times


def at_rest(program) -> bool:
    """Measures painting and processor time while the gallery and then a table are left alone. Returns whether the
    limits are kept."""
    from tests.shots.windows import mid_play

    shares, frames = [], []
    # An idle program makes the table of the day within some seconds. Waits for that, because otherwise this work
    # would also be measured.
    while program.days.day(program.today().isoformat()) is None:
        wait(1.0)
    for place in ("gallery", "split-run"):
        if place != "gallery":
            mid_play(program, place)
            wait(SETTLED_SECONDS)  # waits, because a computer player that thinks ahead would disturb the measurement
        with painted(program.qt) as names:
            # Waits again, because `painted` has just created Python objects, and that work is not to be measured.
            wait(SETTLED_SECONDS)
            names.clear()
            before = process_time()
            wait(IDLE_SECONDS)
            shares.append((process_time() - before) / IDLE_SECONDS)
        frames += names
    figure = f"{len(frames)} repaints, {max(shares):.3%} of the processor"
    if frames:
        print("painted at rest:", *sorted(set(frames)))
    return print_figure("at rest", figure, "none, 0.1 %", not frames and max(shares) <= IDLE_SHARE)


if __name__ == "__main__":
    sys.exit(0 if all([*from_outside(), *inside()]) else 1)
