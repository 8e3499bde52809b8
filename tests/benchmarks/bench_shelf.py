"""Measures how soon the shelf (the page of finished games) shows a thousand games: `python
tests/benchmarks/bench_shelf.py`.

It measures the time from opening the shelf until the first small pictures of games are painted, while a worker lists
the folder and reads the results. It measures the first opening, when the program has not read any file yet, and later
openings.
"""

import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, sleep, thread_time

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

GAMES = 1000
ROUNDS = 7
REST_MS = 3000  # milliseconds of idle time after the start
MOST_MS = 150.0  # the maximum milliseconds until the first painting
FRAME_MS = 80.0  # the maximum milliseconds for which the window may not react while the shelf fills


def main() -> bool:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORDFELT_CONFIG"] = os.environ["WORDFELT_DATA"] = home
        from PySide6.QtWidgets import QApplication

        from app.program.application import Application
        from tests.shots.contact import fill_shelf
        from tests.shots.windows import settle

        qt = QApplication([])
        program = Application(qt)
        program.start()
        fill_shelf(GAMES)
        program._warm_up()  # loads modules, which the program otherwise does when it is first idle
        for _ in range(REST_MS):
            qt.processEvents()
            sleep(0.001)
        settle(qt)
        rounds = [opened(qt, program) for _ in range(ROUNDS)]
        program.close()
    first, later = rounds[0], rounds[1:]
    kept = [
        print_figure("first opening, first picture", first.picture, MOST_MS),
        print_figure("later openings, first picture (median)", median([one.picture for one in later]), MOST_MS),
        print_figure("the window's own work until then (median)", median([one.work for one in rounds]), MOST_MS),
        print_figure("longest pause while it fills (median)", median([one.pause for one in rounds]), FRAME_MS),
    ]
    print(f"{GAMES} felts are listed after {1000 * median([one.whole for one in rounds]):.0f} ms")
    return all(kept)


class Opened:
    """The times of one opening of the shelf, in seconds.

    picture: the time until the first small pictures of games are painted.
    work: the processor time of the window's thread until then.
    whole: the time until all games are listed.
    pause: the longest processor time for which the window cannot react.
    """

    picture = work = whole = pause = 0.0


def opened(qt, program) -> Opened:
    found = Opened()
    start, begun = perf_counter(), thread_time()
    program.finished.show()
    page = program.window.finished
    painted: list[float] = []
    paint = page.list.itemDelegate().paint

    def seen(*given):
        paint(*given)
        painted.append(perf_counter() - start)

    page.list._painter.paint = seen
    before = thread_time()
    while page.games.reads or page.list.count() < GAMES or not painted:
        qt.processEvents()
        now = thread_time()
        found.pause = max(found.pause, now - before)
        if painted and not found.picture:
            found.picture, found.work = painted[-1], now - begun
        sleep(0.0005)  # half a millisecond of waiting, as in an event loop that has no work
        before = thread_time()
    found.whole = perf_counter() - start
    page.left.emit()
    qt.processEvents()
    return found


def print_figure(name: str, seconds: float, limit: float) -> bool:
    kept = seconds * 1000 <= limit
    print(f"{name:44} {seconds * 1000:8.1f} ms   limit {limit:5.0f} ms   {'kept' if kept else 'BROKEN'}", flush=True)
    return kept


if __name__ == "__main__":
    sys.exit(not main())
