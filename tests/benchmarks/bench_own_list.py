"""How soon an import of a large word list ends when a player stops it: `python tests/benchmarks/bench_own_list.py`.

Each list has the 20 MB that Wordfelt reads at most. A worker reads it and is stopped at eight moments, spread over the
whole time that the list takes; the window's thread looks every millisecond whether it is held up.
"""

import gzip
import os
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter, sleep

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

MOMENTS = 8
LIMIT = 50.0  # milliseconds
SIZE = 20_000_000


def lists() -> Iterator[tuple[str, bytes]]:
    chance = random.Random(1)
    letters = "abcdefghijklmnopqrstuvwxyz"
    words = ["".join(chance.choices(letters, k=chance.randint(2, 12))) for _ in range(490_000)]
    whole = "\n".join(words)
    text = "\n".join([whole] * (SIZE // len(whole) + 1))[: SIZE - 10]
    yield "a word a line", text.encode()
    yield "all in one line", text.replace("\n", " ").encode()
    yield "as old Windows wrote", text.replace("z", "é").encode("windows-1252")
    yield "UTF-16", text[: SIZE // 2 - 10].encode("utf-16")
    yield "packed", gzip.compress(text.encode(), 1)
    yield "one comment", b"cat #" + b"x" * (SIZE - 10)
    yield "empty lines", b"cat" + b"\n" * (SIZE - 10)
    yield "half a million words that begin alike", "\n".join([f"saa{word}"[:20] for word in words]).encode()


def stopped_at(work: Callable[[Callable[[], bool]], object], seconds: float) -> tuple[float, float]:
    """How long the stop took, and how long the window's thread was held up; both in milliseconds."""
    from app.base.worker import Worker

    over: list[bool] = []

    def working() -> None:
        work(lambda: bool(over))

    worker, held = Worker("list"), 0.0
    begun = before = perf_counter()
    worker.do(working)
    while before - begun < seconds:
        sleep(0.001)
        now = perf_counter()
        held, before = max(held, now - before), now
    over.append(True)
    told = perf_counter()
    worker.close(stop=True)
    return (perf_counter() - told) * 1000, held * 1000


def measure(data: bytes) -> tuple[float, float, float]:
    """How long the whole list takes in seconds, and the longest stop and hold-up in milliseconds."""
    from engine.core.verdict import Refused
    from engine.lexicon.own_list import read_list

    def work(stop: Callable[[], bool]) -> None:
        with suppress(Refused):
            read_list(data, stop)

    begun = perf_counter()
    work(lambda: False)
    whole = perf_counter() - begun
    found = [stopped_at(work, whole * number / MOMENTS) for number in range(MOMENTS)]
    return whole, max(stop for stop, _ in found), max(held for _, held in found)


def main() -> bool:
    from PySide6.QtCore import QCoreApplication

    qt = QCoreApplication(sys.argv[:1])
    kept = True
    for name, data in lists():
        whole, stop, held = measure(data)
        kept = kept and stop < LIMIT and held < LIMIT
        figures = f"whole {whole:4.1f} s   stopped within {stop:5.0f} ms   window held up {held:5.0f} ms"
        print(f"{name:40} {figures}   limit {LIMIT:.0f} ms", flush=True)
    del qt
    return kept


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
