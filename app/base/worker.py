"""Runs work in another thread, while the window's thread goes on.

Python runs one thread at a time, so a search would hold up the next paint. Computing work therefore begins after the
window has painted (`do_when_painted`); work that only writes or reads files need not wait.

Python's collector frees objects that hold each other in a circle, in whichever thread happens to make the next object.
But Qt's objects may be deleted only in the window's thread, and Python 3.14 crashes on objects that another thread has
only half made. So automatic collection is off here, and a timer in the window's thread collects.
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
PATIENCE_MS = 40  # milliseconds that work has to stop after a request, and between two attempts to stop it
LONGEST_STOP = 2.0  # the most seconds to wait for work to stop, because nothing can stop work inside a system call
IMPORTING = "<frozen importlib._bootstrap>"  # the code of Python's own import
AT_REST_MS = 3200  # an idle program need not wake up often

P = ParamSpec("P")


class Collector(QTimer):
    """Runs Python's collector now and then, in the thread that made this object; more and more rarely while the program
    is idle.

    rested: emitted once per rest, when the program has been idle for some seconds.
    """

    rested = Signal()

    def __init__(self, program: QCoreApplication) -> None:
        super().__init__(program)
        self._settled = sys.getallocatedblocks()
        self.timeout.connect(self._collect)
        self.start(COLLECT_MS)

    def _collect(self) -> None:
        """Collects new objects by Python's own thresholds. Collects all objects once there are a quarter more than
        after the last full collection."""
        count, most = gc.get_count(), gc.get_threshold()
        if count[0] <= most[0]:
            before, now = self.interval(), min(2 * self.interval(), AT_REST_MS)
            self.setInterval(now)
            if before < now == AT_REST_MS:
                self.rest()
            return
        self.setInterval(COLLECT_MS)
        linecache.clearcache()  # PySide reads the source of every imported module, 4 MB that nobody needs
        if sys.getallocatedblocks() > self._settled * 1.25:
            self._collect_all()
        else:
            gc.collect(1 if count[1] > most[1] else 0)

    def rest(self) -> None:
        """Collects the older garbage, too, while the program is idle. A fast player would pile up about 10 MB of
        garbage."""
        self._collect_all()
        self.rested.emit()

    def _collect_all(self) -> None:
        gc.collect()
        self._settled = sys.getallocatedblocks()


def collect_here() -> Collector:
    """Makes Python's collector run in this thread only. Calling this again is harmless."""
    gc.disable()
    program = QCoreApplication.instance()
    assert program is not None
    # a search through the program's children would make Python objects for all of Qt
    there = program.property(COLLECTOR)
    if isinstance(there, Collector):
        return there
    made = Collector(program)
    program.setProperty(COLLECTOR, made)
    return made


SWITCH = 0.0005  # seconds; with Python's own interval, ten times as long, the window would wait for a busy worker


class Stopped(BaseException):
    """Ends work that nobody wants any more. This class is no Exception, so that no fault handler catches it."""


def _imports(thread: int) -> bool:
    """Whether the thread is loading a module. A thread that is stopped meanwhile would leave the module's file open."""
    frame = sys._current_frames().get(thread)  # noqa: SLF001
    while frame is not None:
        if frame.f_code.co_filename == IMPORTING:
            return True
        frame = frame.f_back
    return False


def _do(piece: list[Callable[[], None]]) -> None:
    """Does a piece of work and forgets it before anybody learns that the work is done. Otherwise the thread could be
    the last to hold a window, and would delete the window in the wrong thread."""
    piece.pop()()


class Worker:
    """A thread that does one piece of work after another.

    Long work asks now and then whether it should stop. Work that does not ask in time is stopped, so that nobody waits
    for a search in a word of forty letters. Work is not stopped while a file is open (see `unstopped`) or a module is
    loading.
    """

    def __init__(self, name: str) -> None:
        collect_here()
        import_as_usual()
        sys.setswitchinterval(SWITCH)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._last: Future[None] | None = None
        self._turn = Lock()
        self._thread: int | None = None  # the thread's number, while it works
        # the numbers of the piece of work begun last, and of the last piece that was asked to stop
        self._begun = self._told = 0
        self._unwanted = 0  # the number of the work that must stop when its file is closed
        self._at_file = False
        self._closed = False
        self._waiting: list[Callable[[], None]] = []
        self._painted: QTimer | None = None  # a timer that fires when no other event waits

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
        """Stops the current work if the work goes on a moment after it was asked to stop. Drops work that waits for the
        window."""
        self._waiting.clear()
        if self._thread is not None and self._told != self._begun:
            self._told = self._begun
            QTimer.singleShot(PATIENCE_MS, partial(self._stop_patiently, self._begun))

    def close(self, *, stop: bool = False) -> None:
        """Drops work that has not begun. Waits for the work in progress, or stops that work at once if nobody wants
        it."""
        self._closed = True
        self._waiting.clear()
        if self._painted is not None:
            self._painted.stop()  # a running timer must not end in the worker's thread
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
        if self._closed:  # if the pool took the work back, `wait` would wait for it forever
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
        except Exception as fault:  # no caller asks for the result of the work
            sys.excepthook(type(fault), fault, fault.__traceback__)

    def _rest(self) -> None:
        with self._turn:
            self._thread = HERE.worker = None

    def _stop_patiently(self, begun: int) -> None:
        if not self._stop(begun):
            QTimer.singleShot(PATIENCE_MS, partial(self._stop_patiently, begun))

    def _stop(self, begun: int) -> bool:
        """Stops this piece of work unless it is done; returns False if the caller must try again. Without ctypes, the
        work goes on."""
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
