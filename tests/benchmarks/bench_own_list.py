"""Measures how soon an import of a large word list ends when a player stops it: `python
tests/benchmarks/bench_own_list.py`.

Each list has 20 MB, the largest size that Wordfelt reads. A worker thread reads the list four times, and each time the
benchmark stops it at another moment of the reading. Meanwhile the window's thread measures by how much it is delayed.
Other programs lengthen the stop and the delay, so the limit applies to the worker's processor time between two checks
whether to stop.
"""

import gzip
import os
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import perf_counter, sleep, thread_time

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

MOMENTS = 4
LIMIT = 50.0  # the limit in milliseconds for the time between two checks whether to stop the import
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
    """Lets a worker do the work and stops it after these seconds. Returns how long the stop takes and by how much the
    window's thread is delayed at most, in milliseconds."""
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


def read_whole(data: bytes, stop: Callable[[], bool]) -> None:
    from engine.core.verdict import Refused
    from engine.lexicon.own_list import read_list

    with suppress(Refused):
        read_list(data, stop)


def time_between_checks(data: bytes) -> tuple[float, float]:
    """The processor time for the whole list in seconds, and the longest time between two checks in milliseconds."""
    times = [thread_time()]

    def stop() -> bool:
        times.append(thread_time())
        return False

    read_whole(data, stop)
    return times[-1] - times[0], max(later - earlier for earlier, later in pairwise(times)) * 1000


def main() -> bool:
    from PySide6.QtCore import QCoreApplication

    import engine.lexicon.own_list  # noqa: F401 - imported now, so that its loading is not measured

    qt = QCoreApplication(sys.argv[:1])
    longest = []
    for name, data in lists():
        whole, apart = time_between_checks(data)
        longest.append(apart)
        found = [stopped_at(partial(read_whole, data), whole * number / MOMENTS) for number in range(MOMENTS)]
        stop, held = (max(times) for times in zip(*found, strict=True))
        print(f"{name:40} whole {whole:4.1f} s   between two questions {apart:3.0f} ms   limit {LIMIT:.0f} ms")
        print(f"{'':40} stopped within {stop:4.0f} ms   window held up {held:4.0f} ms", flush=True)
    del qt
    return max(longest) < LIMIT


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
