"""Beside the window's thread others work, and Python's collector runs in the window's thread alone."""

import builtins
import gc
import sys
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from app.base.worker import AT_REST_MS, COLLECT_MS, Collector, Worker, collect_here

MADE: list[object] = []


@contextmanager
def collecting() -> Iterator[set[str]]:
    """The threads in which the collector runs meanwhile."""
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
    """More than Python lets be made by itself before it collects."""
    MADE.extend([[number] for number in range(50 * gc.get_threshold()[0])])


class Circle:
    def __init__(self) -> None:
        self.me = self


def test_what_another_thread_makes_is_collected_in_this_one(qtbot) -> None:
    aside = Worker("aside")
    with collecting() as threads:
        aside.do(make_much)
        qtbot.waitUntil(lambda: bool(threads))
    assert threads == {threading.main_thread().name}
    aside.close()


def test_it_is_collected_while_the_other_thread_still_works(qtbot) -> None:
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


def test_python_collects_nothing_by_itself_after_the_work_either(qtbot) -> None:
    """What a thread has made may end in it at any time."""
    aside = Worker("aside")
    aside.close()
    assert not gc.isenabled()
    with collecting() as threads:
        thread = threading.Thread(target=make_much)
        thread.start()
        thread.join()
        assert not threads


def test_one_timer_does_it_for_all(qapp: QCoreApplication) -> None:
    asides = [Worker("first"), Worker("second")]
    collect_here()
    assert len(qapp.findChildren(Collector)) == 1
    for aside in asides:
        aside.close()


def test_a_circle_is_freed_here(qtbot) -> None:
    collect_here()
    gone = weakref.ref(Circle())
    make_much()
    qtbot.waitUntil(lambda: gone() is None)
    MADE.clear()


def test_while_nothing_is_made_it_wakes_up_ever_more_rarely(qapp: QCoreApplication) -> None:
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


def test_it_is_told_once_that_nothing_goes_on(qapp: QCoreApplication) -> None:
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


def test_an_old_circle_is_freed_once_nothing_goes_on(qapp: QCoreApplication) -> None:
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


def test_an_old_circle_is_freed_once_there_is_a_quarter_more(qtbot) -> None:
    collect_here()
    old = Circle()
    gc.collect()
    gone = weakref.ref(old)
    del old
    MADE.extend([[str(number)] for number in range(sys.getallocatedblocks())])
    qtbot.waitUntil(lambda: gone() is None)
    MADE.clear()


def test_what_is_closed_finishes_what_it_has_begun_and_nothing_else(qapp) -> None:
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


def test_what_computes_begins_when_what_has_changed_is_painted(qtbot) -> None:
    """Two threads share one lock: the picture of a deal waited for the whole search for a hint."""
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


def test_what_waits_for_the_window_does_not_begin_when_nobody_wants_it_any_more(qtbot) -> None:
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


def test_a_fault_in_the_work_is_told_and_leaves_the_thread_to_the_next_piece(qtbot, monkeypatch) -> None:
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
    """A search that never asks whether it should stop."""
    while True:
        sorted(range(100))


def at_endless_work() -> Worker:
    """It has begun."""
    aside, began = Worker("aside"), threading.Event()

    def work() -> None:
        began.set()
        endless()

    aside.do(work)
    began.wait()
    return aside


def test_work_that_never_asks_is_stopped_when_nobody_waits_for_it(qapp) -> None:
    aside = at_endless_work()
    aside.close(stop=True)
    assert aside.wait(0)


def test_what_has_not_begun_does_not_hold_up_who_leaves(qapp) -> None:
    """Several computer players may be asked at once."""
    aside = at_endless_work()
    aside.do(endless)
    aside.close(stop=True)
    assert aside.wait(0)


def test_a_worker_that_was_stopped_does_the_next_piece(qtbot) -> None:
    aside = Worker("aside")
    done: list[str] = []
    began = threading.Event()

    def work() -> None:
        began.set()
        try:
            endless()
        except Exception:  # as whoever tells of faults does
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


def test_where_there_is_another_thread_python_imports_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """PySide's own import asks modules that another thread has half loaded for what they lack; pydantic's then fail."""
    monkeypatch.setattr(builtins, "__import__", builtins.__feature_import__)  # type: ignore[attr-defined]
    worker = Worker("test")
    assert builtins.__import__ is not builtins.__feature_import__  # type: ignore[attr-defined]
    worker.close()
