"""Work in a thread of its own, while the window's thread goes on.

Python's collector frees objects that hold each other in a circle. By itself it runs in whichever thread happens to make
the next object. But Qt's objects may end in the window's thread only, and Python 3.14 crashes over what another thread
has half made. So Python collects nothing by itself here: a timer in the window's thread does it.
"""

import gc
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import ParamSpec

from PySide6.QtCore import QCoreApplication, QTimer

COLLECT_MS = 100
AT_REST_MS = 3200  # while nothing is made there is nothing to wake up for

P = ParamSpec("P")


class Collector(QTimer):
    """Runs Python's collector now and then, in the thread it was made in; ever more rarely while nothing is made."""

    def __init__(self, program: QCoreApplication) -> None:
        super().__init__(program)
        self._settled = sys.getallocatedblocks()
        self.timeout.connect(self._collect)
        self.start(COLLECT_MS)

    def _collect(self) -> None:
        """New objects by Python's own measure; all of them once there are a quarter more than after the last time."""
        count, most = gc.get_count(), gc.get_threshold()
        if count[0] <= most[0]:
            self.setInterval(min(2 * self.interval(), AT_REST_MS))
            return
        self.setInterval(COLLECT_MS)
        if sys.getallocatedblocks() > self._settled * 1.25:
            gc.collect()
            self._settled = sys.getallocatedblocks()
        else:
            gc.collect(1 if count[1] > most[1] else 0)


def collect_here() -> None:
    """From now on Python's collector runs in this thread alone, however often this is asked for."""
    gc.disable()
    program = QCoreApplication.instance()
    assert program is not None
    if program.findChild(Collector) is None:
        Collector(program)


class Worker:
    """One thread, which does one piece of work after the other."""

    def __init__(self, name: str) -> None:
        collect_here()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._last: Future[None] | None = None

    def do(self, work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        self._last = self._pool.submit(work, *args, **kwargs)

    def wait(self, seconds: float | None = None) -> bool:
        """Until everything is done that was asked for; False: it takes longer than this."""
        return self._last is None or not wait([self._last], seconds).not_done

    def close(self) -> None:
        """What has not begun is not begun any more; what has is waited for."""
        self._pool.shutdown(wait=True, cancel_futures=True)
