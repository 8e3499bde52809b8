"""Tests workers, and the collector: Python collects garbage in the window's thread alone."""

import builtins
import gc
import sys
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from app.base.unstopped import unstopped
from app.base.worker import AT_REST_MS, COLLECT_MS, Collector, Worker, collect_here

MADE: list[object] = []


@contextmanager
def collecting() -> Iterator[set[str]]:
    """Yields the names of the threads in which the collector runs meanwhile."""
    threads: set[str] = set()

    def hear(phase: str, _info: object) -> None:
        if phase == "start":
            threads.add(threading.current_thread().name)

    gc.callbacks.append(hear)
    try:
        yield threads
    finally:
        gc.callbacks.remove(hear)
        MADE.clear()


def make_much() -> None:
    """Makes more objects than Python allows before it collects by itself."""
    MADE.extend([[number] for number in range(50 * gc.get_threshold()[0])])


class Circle:
    def __init__(self) -> None:
        self.me = self


def test_the_window_thread_collects_garbage_of_another_thread(qtbot) -> None:
    aside = Worker("aside")
    with collecting() as threads:
        aside.do(make_much)
        qtbot.waitUntil(lambda: bool(threads))
    assert threads == {threading.main_thread().name}
    aside.close()


def test_garbage_is_collected_while_the_other_thread_still_works(qtbot) -> None:
    aside = Worker("aside")
    let_go = threading.Event()

    def work() -> None:
        make_much()
        let_go.wait()

    with collecting() as threads:
        aside.do(work)
        qtbot.waitUntil(lambda: bool(threads))
        let_go.set()
    assert threads == {threading.main_thread().name}
    aside.close()


def test_python_collects_nothing_by_itself_even_after_the_work(qtbot) -> None:
    """Needed because objects of a thread may be freed in it at any time."""
    aside = Worker("aside")
    aside.close()
    assert not gc.isenabled()
    with collecting() as threads:
        thread = threading.Thread(target=make_much)
        thread.start()
        thread.join()
        assert not threads


def test_one_collector_serves_all_workers(qapp: QCoreApplication) -> None:
    asides = [Worker("first"), Worker("second")]
    collect_here()
    assert len(qapp.findChildren(Collector)) == 1
    for aside in asides:
        aside.close()


def test_the_collector_frees_a_circle(qtbot) -> None:
    collect_here()
    gone = weakref.ref(Circle())
    make_much()
    qtbot.waitUntil(lambda: gone() is None)
    MADE.clear()


def test_the_collector_wakes_up_ever_more_rarely_while_nothing_is_made(qapp: QCoreApplication) -> None:
    collect_here()
    collector = qapp.findChild(Collector)
    assert collector is not None
    for _ in range(8):
        gc.collect(0)
        collector._collect()
    assert collector.interval() == AT_REST_MS
    make_much()
    collector._collect()
    assert collector.interval() == COLLECT_MS
    MADE.clear()


def test_the_collector_announces_once_that_it_rests(qapp: QCoreApplication) -> None:
    collector, told = collect_here(), []
    collector.rested.connect(lambda: told.append(collector.interval()))
    for _ in range(2):
        make_much()
        collector._collect()
        for _ in range(8):
            gc.collect(0)
            collector._collect()
    MADE.clear()
    collector.rested.disconnect()
    assert told == [AT_REST_MS, AT_REST_MS]


def test_the_collector_frees_an_old_circle_once_it_rests(qapp: QCoreApplication) -> None:
    collector = collect_here()
    old = Circle()
    gc.collect()
    gone = weakref.ref(old)
    del old
    make_much()
    collector._collect()
    MADE.clear()
    for _ in range(8):
        gc.collect(0)
        collector._collect()
    assert gone() is None


def test_the_collector_frees_an_old_circle_once_there_are_a_quarter_more_objects(qtbot) -> None:
    collect_here()
    old = Circle()
    gc.collect()
    gone = weakref.ref(old)
    del old
    MADE.extend([[str(number)] for number in range(sys.getallocatedblocks())])
    qtbot.waitUntil(lambda: gone() is None)
    MADE.clear()


def test_a_closed_worker_finishes_only_the_piece_it_has_begun(qapp) -> None:
    aside = Worker("aside")
    done: list[str] = []
    began, let_go = threading.Event(), threading.Event()

    def first() -> None:
        began.set()
        let_go.wait()
        done.append("first")

    aside.do(first)
    aside.do(done.append, "second")
    began.wait()
    threading.Timer(0.01, let_go.set).start()
    aside.close()
    assert done == ["first"]


def test_work_put_off_until_the_painting_begins_after_it(qtbot) -> None:
    """Needed because two threads share one lock: the picture of a deal waited for the whole search for a hint."""
    happened: list[str] = []

    class Shown(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            happened.append("painted")

    aside, shown = Worker("aside"), Shown()
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitUntil(lambda: bool(happened))
    happened.clear()
    aside.do_when_painted(happened.append, "computed")
    shown.update()
    qtbot.waitUntil(lambda: "computed" in happened)
    assert happened == ["painted", "computed"]
    aside.close()


def test_stopped_work_that_waited_for_the_painting_does_not_begin(qtbot) -> None:
    aside = Worker("aside")
    done: list[str] = []
    aside.do_when_painted(done.append, "stale")
    aside.stop_soon()
    aside.do_when_painted(done.append, "new")
    qtbot.waitUntil(lambda: bool(done))
    aside.do_when_painted(done.append, "late")
    aside.close()
    QCoreApplication.processEvents()
    assert done == ["new"]


def test_a_fault_in_the_work_is_reported_and_leaves_the_thread_to_the_next_piece(qtbot, monkeypatch) -> None:
    def fail() -> None:
        raise RuntimeError

    aside = Worker("aside")
    done: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: done.append(kind))
    aside.do(fail)
    aside.do(done.append, "next")
    qtbot.waitUntil(lambda: done == [RuntimeError, "next"])
    aside.close()


def endless() -> None:
    """Works without ever asking whether it should stop."""
    while True:
        sorted(range(100))


def at_endless_work() -> Worker:
    """Returns a worker that has begun endless work."""
    aside, began = Worker("aside"), threading.Event()

    def work() -> None:
        began.set()
        endless()

    aside.do(work)
    began.wait()
    return aside


def test_closing_stops_work_that_never_asks(qapp) -> None:
    aside = at_endless_work()
    aside.close(stop=True)
    assert aside.wait(0)


def test_work_that_has_not_begun_does_not_delay_closing(qapp) -> None:
    """Needed because several computer players may be asked at once."""
    aside = at_endless_work()
    aside.do(endless)
    aside.close(stop=True)
    assert aside.wait(0)


def test_a_stopped_worker_does_the_next_piece(qtbot) -> None:
    aside = Worker("aside")
    done: list[str] = []
    began = threading.Event()

    def work() -> None:
        began.set()
        try:
            endless()
        except Exception:  # as a report of faults catches it
            done.append("taken for a fault")

    for _ in range(3):
        began.clear()
        aside.do(work)
        began.wait()
        aside.stop_soon()
        aside.stop_soon()
        aside.do(done.append, "next")
        qtbot.waitUntil(lambda: aside.wait(0))
    assert done == ["next"] * 3
    aside.close()


def test_work_is_stopped_only_when_it_has_closed_its_file(qapp, tmp_path) -> None:
    aside = Worker("aside")
    began, asked = threading.Event(), threading.Event()
    done: list[str] = []

    def work() -> None:
        with unstopped(), (tmp_path / "file").open("wb") as file:
            began.set()
            while not asked.is_set():
                sorted(range(100))
            done.append("asked while the file was open")
        done.append(f"stopped late, file closed: {file.closed}")

    aside.do(work)
    began.wait()
    aside._stop(aside._begun)
    asked.set()
    assert aside.wait(5)
    assert done == ["asked while the file was open"]
    aside.do(done.append, "next")
    assert aside.wait(5)
    assert done[1:] == ["next"], "only the first work was unwanted"
    aside.close()


def test_work_is_not_stopped_while_it_loads_a_module(qapp, tmp_path, monkeypatch) -> None:
    """Python would leave the file of the module open, and once did."""
    (tmp_path / "loaded_aside.py").write_text(
        "import sys\nat = sys.modules['events_aside']\nat.began.set()\n"
        "while not at.asked.is_set():\n    sorted(range(100))\nloaded = True\n"
    )
    events = SimpleNamespace(began=threading.Event(), asked=threading.Event())
    monkeypatch.setitem(sys.modules, "events_aside", events)
    monkeypatch.syspath_prepend(tmp_path)
    aside = Worker("aside")
    done: list[str] = []

    def work() -> None:
        import loaded_aside  # type: ignore[import-not-found]

        done.append(f"loaded: {loaded_aside.loaded}")
        endless()

    aside.do(work)
    events.began.wait()
    assert not aside._stop(aside._begun), "it has to be asked again"
    events.asked.set()
    aside.close(stop=True)
    assert done == ["loaded: True"]
    monkeypatch.delitem(sys.modules, "loaded_aside")


def test_work_that_ends_in_time_is_not_disturbed(qtbot) -> None:
    aside = Worker("aside")
    done: list[str] = []
    aside.do(done.append, "first")
    aside.stop_soon()
    aside.wait()
    aside.do(time.sleep, 0.1)
    aside.do(done.append, "second")
    qtbot.waitUntil(lambda: len(done) == 2)
    aside.close()


def test_a_worker_restores_pythons_own_import(monkeypatch: pytest.MonkeyPatch) -> None:
    """Needed because PySide's import asks half-loaded modules of other threads for missing names, and pydantic's then
    fail."""
    monkeypatch.setattr(builtins, "__import__", builtins.__feature_import__)  # type: ignore[attr-defined]
    worker = Worker("test")
    assert builtins.__import__ is not builtins.__feature_import__  # type: ignore[attr-defined]
    worker.close()


def test_a_thread_forgets_its_work_before_it_says_that_the_work_is_done(qapp) -> None:
    """It would otherwise delete a window that was closed meanwhile, in the wrong thread."""
    aside, go, held, done = Worker("aside"), threading.Event(), QObject(), threading.Event()
    counts: list[int] = []

    def count(_: object) -> None:
        counts.extend([sys.getrefcount(held), sys.getrefcount(aside)])
        done.set()

    def work(_thing: QObject) -> None:
        go.wait()

    before = sys.getrefcount(held), sys.getrefcount(aside)
    aside.do(work, held)
    last = aside._last
    assert last is not None
    last.add_done_callback(count)
    go.set()
    assert done.wait(5)
    assert tuple(counts) == before
    aside.close()


def test_a_closed_worker_has_no_timer_that_runs(qapp) -> None:
    aside = Worker("aside")
    aside.do_when_painted(lambda: None)
    assert aside._painted is not None
    assert aside._painted.isActive()
    aside.close()
    assert not aside._painted.isActive()
