"""Runs work in another thread, while the window's thread goes on.

Python runs one thread at a time, so a search would hold up the next paint. Computing work therefore begins after the
window has painted (`do_when_painted`); work that only writes or reads files need not wait.

Python's garbage collector frees objects that refer to each other in a circle. It runs in whichever thread happens to
make the next object. But Qt's objects may be deleted only in the window's thread, and Python 3.14 crashes on objects
that another thread has only half made. So automatic collection is switched off, and a timer in the window's thread
collects garbage instead.
"""

import gc
import linecache
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from functools import partial
from threading import Lock, get_ident
from time import monotonic
from typing import ParamSpec

from PySide6.QtCore import QCoreApplication, QTimer, Signal

from app.base.unstopped import HERE
from app.base.usual_import import import_as_usual

COLLECTOR = "collector"
COLLECT_MS = 100
PATIENCE_MS = 40  # milliseconds for which work may go on after a request to stop, and between two attempts to end it
LONGEST_STOP = 2.0  # the maximum wait for the end of work, in seconds, because work in a system call can't be ended
IMPORTING = "<frozen importlib._bootstrap>"  # the file name in frames of Python's own import
AT_REST_MS = 3200  # the maximum time between two garbage collections while the program is idle

P = ParamSpec("P")


class Collector(QTimer):
    """Runs Python's garbage collector now and then, in the thread that made this object. While the program stays idle,
    the collector runs more and more rarely.

    rested: emitted each time the program has been idle for some seconds.
    """

    rested = Signal()

    def __init__(self, program: QCoreApplication) -> None:
        super().__init__(program)
        self._settled = sys.getallocatedblocks()
        self.timeout.connect(self._collect)
        self.start(COLLECT_MS)

    def _collect(self) -> None:
        """Collects garbage among new objects when Python's own thresholds are reached, and among all objects when their
        number has grown by a quarter since the last full collection."""
        count, most = gc.get_count(), gc.get_threshold()
        if count[0] <= most[0]:
            before, now = self.interval(), min(2 * self.interval(), AT_REST_MS)
            self.setInterval(now)
            if before < now == AT_REST_MS:
                self.rest()
            return
        self.setInterval(COLLECT_MS)
        linecache.clearcache()  # drops the sources of modules that PySide has read, which take 4 MB
        if sys.getallocatedblocks() > self._settled * 1.25:
            self._collect_all()
        else:
            gc.collect(1 if count[1] > most[1] else 0)

    def rest(self) -> None:
        """Collects all garbage when the program becomes idle. Otherwise garbage would grow to about 10 MB while a
        player makes moves quickly."""
        self._collect_all()
        self.rested.emit()

    def _collect_all(self) -> None:
        gc.collect()
        self._settled = sys.getallocatedblocks()


def collect_here() -> Collector:
    """Makes Python's garbage collector run in this thread only. Later calls do nothing."""
    gc.disable()
    program = QCoreApplication.instance()
    assert program is not None
    # Stored in a property of the program, where it is found quickly. A search through the program's children would make
    # a Python object for each child.
    there = program.property(COLLECTOR)
    if isinstance(there, Collector):
        return there
    made = Collector(program)
    program.setProperty(COLLECTOR, made)
    return made


# The seconds after which Python switches threads. With the usual 5 milliseconds, the window would wait for a busy
# worker.
SWITCH = 0.0005


class Stopped(BaseException):
    """Raised in a worker's thread to end work that nobody needs any more. This class does not derive from Exception, so
    that `except Exception` does not catch it."""


def _imports(thread: int) -> bool:
    """Whether the thread is loading a module. While it does, it must not be stopped, because the module's file would
    stay open."""
    frame = sys._current_frames().get(thread)  # noqa: SLF001
    while frame is not None:
        if frame.f_code.co_filename == IMPORTING:
            return True
        frame = frame.f_back
    return False


def _do(piece: list[Callable[[], None]]) -> None:
    """Runs the function in this list, and removes the function from the list before its future is done. Otherwise this
    thread could hold the last reference to a window, and would delete the window in the wrong thread."""
    piece.pop()()


class Worker:
    """A thread that does one piece of work after another.

    Long work checks now and then whether it should stop. The exception `Stopped` ends work that goes on after such a
    request, so that nobody has to wait for a long search. But work is not ended while it has a file open (see
    `unstopped`) or loads a module.
    """

    def __init__(self, name: str) -> None:
        collect_here()
        import_as_usual()
        sys.setswitchinterval(SWITCH)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._last: Future[None] | None = None
        self._turn = Lock()
        self._thread: int | None = None  # the thread's id while it works, else None
        # the number of the piece of work begun last, and the number of the last piece that `stop_soon` was called for
        self._begun = self._told = 0
        self._unwanted = 0  # the number of the piece of work that must end as soon as it has closed its file
        self._at_file = False
        self._closed = False
        self._waiting: list[Callable[[], None]] = []
        self._painted: QTimer | None = None  # fires when no other event waits

    def do(self, work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        self._last = self._pool.submit(_do, [partial(self._work, partial(work, *args, **kwargs))])

    def do_when_painted(self, work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        """Begins the work once the window has painted the last change."""
        self._waiting.append(partial(work, *args, **kwargs))
        if self._painted is None:
            self._painted = QTimer()
            self._painted.setSingleShot(True)
            self._painted.timeout.connect(self._begin_waiting)
        self._painted.start(0)

    def _begin_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        for work in waiting:
            self.do(work)

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until all work given so far is done; returns False if that takes longer than this time."""
        return self._last is None or not wait([self._last], seconds).not_done

    def stop_soon(self) -> None:
        """Ends the current work if it still runs PATIENCE_MS from now, because its caller has asked it to stop. Drops
        work that waits for a paint of the window."""
        self._waiting.clear()
        if self._thread is not None and self._told != self._begun:
            self._told = self._begun
            QTimer.singleShot(PATIENCE_MS, partial(self._stop_patiently, self._begun))

    def close(self, *, stop: bool = False) -> None:
        """Drops work that has not begun, and waits for the work in progress.

        stop: whether to end the work in progress immediately, instead of waiting for it.
        """
        self._closed = True
        self._waiting.clear()
        if self._painted is not None:
            self._painted.stop()  # stopped first, because a running timer must not be deleted in the worker's thread
        self._pool.shutdown(wait=not stop)
        until = monotonic() + LONGEST_STOP
        while stop and monotonic() < until:
            self._stop(self._begun)
            if self.wait(PATIENCE_MS / 1000):
                return

    def hold_stop(self) -> None:
        with self._turn:
            self._at_file = True

    def let_stop(self) -> None:
        with self._turn:
            self._at_file = False
        if self._unwanted == self._begun:
            raise Stopped

    def _work(self, work: Callable[[], None]) -> None:
        # Unwanted work is skipped here. If it were cancelled in the pool, `wait` would wait for it for ever.
        if self._closed:
            return
        try:
            try:
                self._begun += 1
                self._at_file = False
                self._thread = get_ident()
                HERE.worker = self
                work()
            finally:
                self._rest()
        except Stopped:
            self._rest()
        except Exception as fault:  # reported here, because no caller looks at the result of the future
            sys.excepthook(type(fault), fault, fault.__traceback__)

    def _rest(self) -> None:
        with self._turn:
            self._thread = HERE.worker = None

    def _stop_patiently(self, begun: int) -> None:
        if not self._stop(begun):
            QTimer.singleShot(PATIENCE_MS, partial(self._stop_patiently, begun))

    def _stop(self, begun: int) -> bool:
        """Stops the piece of work with this number, unless it is done. Returns False if it can't be stopped yet. Does
        nothing if Python has no ctypes."""
        with suppress(ImportError), self._turn:
            from ctypes import c_ulong, py_object, pythonapi

            if self._thread is None or self._begun != begun:
                return True
            if self._at_file:
                self._unwanted = begun
            elif _imports(self._thread):
                return False
            else:
                pythonapi.PyThreadState_SetAsyncExc(c_ulong(self._thread), py_object(Stopped))
        return True
