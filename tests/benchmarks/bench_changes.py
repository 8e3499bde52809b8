"""Measures how long the window is busy after one act: `python tests/benchmarks/bench_changes.py [ROUNDS]`.

The acts are: changing the text size, the colours or the language, opening the settings, dealing a game, and starting a
film (a replay of a game). The program has already built the page of the table, as it does a moment after every start.
Each time is the processor time of the window's thread until it has nothing left to do. The limit applies to the
shortest time of the rounds, because other programs only add to a time; the benchmark also prints the median.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import thread_time
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from app.program.application import Application

ROUNDS = 5
LIMIT, DEAL_LIMIT = 100.0, 60.0  # the limits in milliseconds for a change of the windows, and for dealing a game
SIZE = 1280, 800
REST_MS = 400  # the milliseconds between two acts, in which the program handles events
GAMES = ("split-run", "four-rows", "shout", "full-deck", "first-base", "take-6")


def busy(program: "Application", act: Callable[[], object]) -> float:
    """The milliseconds of processor time that the window's thread needs for this act and its painting."""
    begun = thread_time()
    act()
    for _ in range(6):  # the window adjusts its bars and text sizes in several steps
        program.qt.processEvents()
    return (thread_time() - begun) * 1000


def rest() -> None:
    """Runs an event loop of its own, because only then does Qt delete the objects that an act has left behind."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(REST_MS, loop.quit)
    loop.exec()


def line(name: str, times: list[float], limit: float) -> bool:
    kept = min(times) < limit
    print(
        f"{name:40} least {min(times):6.1f} ms   median {median(times):6.1f} ms   limit {limit:5.0f}"
        f"   {'kept' if kept else 'BROKEN'}",
        flush=True,
    )
    return kept


def alternate(program: "Application", rounds: int, **values: tuple[object, object]) -> list[float]:
    """Changes these settings and changes them back, `rounds` times. Returns the time of every single change, in
    milliseconds."""
    times: list[float] = []
    for number in range(2 * rounds):
        changed = {name: both[number % 2] for name, both in values.items()}
        times.append(busy(program, partial(program.file.change, **changed)))
        rest()
    return times


def settings_opened(program: "Application") -> float:
    from PySide6.QtWidgets import QDialog

    time = busy(program, program.show_settings)
    for sheet in program.window.findChildren(QDialog):
        sheet.close()
    rest()
    return time


def dealt(program: "Application", game: str) -> float:
    time = busy(program, lambda: program.new.deal(game, 1))
    rest()
    program.leave_table()
    rest()
    return time


def film_begun(program: "Application", game: str) -> float:
    time = busy(program, lambda: program.table.watch(game))
    rest()
    program.leave_table()
    rest()
    return time


def measure_changes(program: "Application", where: str, rounds: int) -> list[bool]:
    from PySide6.QtWidgets import QApplication

    print(f"{where}: {len(QApplication.allWidgets())} widgets")
    sizes = alternate(program, rounds, text_size=(125, 100))
    colours = alternate(program, rounds, mode=("light", "dark"))
    languages = alternate(program, rounds, language=("de", "en"))
    opened = [settings_opened(program) for _ in range(rounds)]
    return [
        line("  text size", sizes, LIMIT),
        line("  colours", colours, LIMIT),
        line("  language", languages, LIMIT),
        line("  settings, first", opened[:1], LIMIT),
        line("  settings", opened, LIMIT),
    ]


def main(rounds: int) -> bool:
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORDFELT_CONFIG"], os.environ["WORDFELT_DATA"] = f"{home}/config", f"{home}/data"
        from PySide6.QtWidgets import QApplication

        from app.program.application import Application

        qt = QApplication(sys.argv[:1])
        program = Application(qt)
        program.start()
        program.window.resize(*SIZE)
        for _ in range(4):
            rest()
        program.file.change(mode="dark", pace="instant", motion="none", sound=False, language="en")
        program.table.page()
        rest()
        kept = measure_changes(program, "in the gallery", rounds)
        firsts = {game: dealt(program, game) for game in GAMES}
        later = {game: [dealt(program, game) for _ in range(rounds)] for game in GAMES}
        kept += [line(f"  deal, {game} (first {firsts[game]:.0f})", later[game], DEAL_LIMIT) for game in GAMES]
        kept += [line(f"  film of {game}", [film_begun(program, game) for _ in range(2)], LIMIT) for game in GAMES]
        program.new.deal("four-rows", 1)
        rest()
        kept += measure_changes(program, "at the table", rounds)
        program.close()
    return all(kept)


if __name__ == "__main__":
    sys.exit(0 if main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS) else 1)
