"""Work aside: in a thread of its own, while the program's own thread goes on with the window.

Python clears away litter, objects that hold each other in a circle, in whichever thread happens to make the next one.
Qt's objects may end in the program's own thread only, and Python 3.14 falls over what another thread has half made. So
while anything is worked out aside nothing is cleared away by itself; what gathers is looked through now and then here.
"""

import gc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec

from PySide6.QtCore import QObject, QTimer, Signal

SWEEP_MS = 15  # a long look at what a play can become leaves 7 MB behind

P = ParamSpec("P")


class Litter:
    """Whether litter may be cleared away. All of this is done in the program's own thread."""

    def __init__(self) -> None:
        self._holding = 0
        self._was_on = False

    def hold(self) -> None:
        if not self._holding:
            self._was_on = gc.isenabled()
            gc.disable()
        self._holding += 1

    def release(self, times: int = 1) -> None:
        """What has gathered is looked through here, or the next object made anywhere would let that be done there."""
        if not times:
            return
        self._holding -= times
        if not self._holding and self._was_on:
            self.sweep()
            gc.enable()

    def sweep(self) -> None:
        """By Python's own measure, but for a look through everything: that can wait till all is quiet."""
        count, most = gc.get_count(), gc.get_threshold()
        if self._was_on and count[0] > most[0]:
            gc.collect(1 if count[1] > most[1] else 0)


LITTER = Litter()


class Aside(QObject):
    """One thread, which does one piece of work after the other."""

    _done = Signal()  # crosses from that thread

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._pieces = 0
        self._sweeps = QTimer(self)
        self._sweeps.setInterval(SWEEP_MS)
        self._sweeps.timeout.connect(LITTER.sweep)
        self._done.connect(self._release)

    def do(self, work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        LITTER.hold()
        self._pieces += 1
        self._sweeps.start()
        self._pool.submit(self._work, lambda: work(*args, **kwargs))

    def close(self) -> None:
        """What has not begun is not begun any more; what has is waited for."""
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._sweeps.stop()
        LITTER.release(self._pieces)
        self._pieces = 0

    def _work(self, work: Callable[[], None]) -> None:
        try:
            work()
        finally:
            self._done.emit()

    def _release(self) -> None:
        if self._pieces:  # else it was closed meanwhile
            self._pieces -= 1
            if not self._pieces:
                self._sweeps.stop()
            LITTER.release()
