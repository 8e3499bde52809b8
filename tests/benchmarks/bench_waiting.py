"""Measures how long the window can't react while hundreds of games in progress are read: `python
tests/benchmarks/bench_waiting.py [NUMBER]`.

The folder contains NUMBER good games (a thousand by default), or the same number of damaged games, as a restored backup
might. The window's thread checks every two milliseconds by how much it is delayed, until the gallery shows all good
games or has moved and reported all damaged games. Other programs lengthen a delay, so the benchmark also prints the
processor time that the window's thread used during a delay.
"""

import os
import sys
import tempfile
from pathlib import Path
from time import monotonic, perf_counter, thread_time
from typing import TYPE_CHECKING

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from app.program.application import Application

NUMBER = 1000
LIMIT = 100.0  # the maximum processor time within one delay of the window, in milliseconds
LONGEST = 180.0  # the maximum wait for all games, in seconds
GAME = (ROOT / "tests" / "benchmarks" / "sixty_moves.wordfelt").read_text("utf-8")


class Heartbeat:
    """A timer of the window's thread that records the longest time between two of its ticks."""

    def __init__(self) -> None:
        from PySide6.QtCore import QTimer

        # The longest delay, and the longest processor time within one delay, in milliseconds.
        self.longest = self.busiest = 0.0
        self._last, self._busy = perf_counter(), thread_time()
        self._timer = QTimer()
        self._timer.timeout.connect(self._beat)
        self._timer.start(2)

    def _beat(self) -> None:
        now, busy = perf_counter(), thread_time()
        self.longest = max(self.longest, (now - self._last) * 1000)
        self.busiest = max(self.busiest, (busy - self._busy) * 1000)
        self._last, self._busy = now, busy


def settle(program: "Application", seconds: float) -> None:
    until = monotonic() + seconds
    while monotonic() < until:
        program.qt.processEvents()


def measure(program: "Application", games: Path, name: str, text: str, number: int) -> bool:
    for count in range(number):
        (games / f"{count:05}.wordfelt").write_text(text, "utf-8")
    shown = program.window.gallery.strip
    begun, beats = perf_counter(), Heartbeat()
    program.waiting.show()
    is_good = text == GAME
    while perf_counter() < begun + LONGEST:
        program.qt.processEvents()
        if len(shown.games) == number if is_good else program.window.notice.text() and not any(games.iterdir()):
            break
    whole = perf_counter() - begun
    settle(program, 1.0)
    notices = program.window.notice.text().count("\n") + 1 if program.window.notice.text() else 0
    figures = f"all within {whole:5.1f} s   longest block {beats.longest:6.0f} ms   of it busy {beats.busiest:6.0f} ms"
    print(f"{number} {name:14} {figures}   {notices} notices   limit {LIMIT:.0f} ms", flush=True)
    for file in games.iterdir():
        file.unlink()
    program.window._notices_read()
    program.waiting.show()
    settle(program, 1.0)
    return beats.busiest < LIMIT


def main(number: int) -> bool:
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORDFELT_CONFIG"], os.environ["WORDFELT_DATA"] = f"{home}/config", f"{home}/data"
        from PySide6.QtWidgets import QApplication

        from app.program.application import Application

        qt = QApplication(sys.argv[:1])
        program = Application(qt)
        program.start()
        program.loading.when_ready(lambda: None)
        settle(program, 4.0)
        games = Path(home) / "data" / "games"
        games.mkdir(parents=True, exist_ok=True)
        kinds = (("good games", GAME), ("damaged games", GAME[:30]))
        kept = [measure(program, games, name, text, number) for name, text in kinds]
        program.close()
    return all(kept)


if __name__ == "__main__":
    sys.exit(0 if main(int(sys.argv[1]) if len(sys.argv) > 1 else NUMBER) else 1)
