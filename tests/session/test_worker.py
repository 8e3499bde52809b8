"""Tests workers, which do slow work in threads, and the collector, which makes Python collect garbage only in the
window's thread."""

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
    """Yields a set. During the `with` block, the name of each thread in which Python collects garbage is added to
    it."""
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


def make_many_objects() -> None:
    """Makes enough objects for Python to start a garbage collection, if its own collector is on."""
    MADE.extend([[number] for number in range(50 * gc.get_threshold()[0])])


class Circle:
    def __init__(self) -> None:
        self.me = self


def test_the_windows_thread_collects_the_garbage_that_another_thread_makes(qtbot) -> None:
    aside = Worker("aside")
    with collecting() as threads:
        aside.do(make_many_objects)
        qtbot.waitUntil(lambda: bool(threads))
    assert threads == {threading.main_thread().name}
    aside.close()


def test_the_windows_thread_collects_garbage_even_while_another_thread_works(qtbot) -> None:
    aside = Worker("aside")
    let_go = threading.Event()

    def work() -> None:
        make_many_objects()
        let_go.wait()

    with collecting() as threads:
        aside.do(work)
        qtbot.waitUntil(lambda: bool(threads))
        let_go.set()
    assert threads == {threading.main_thread().name}
    aside.close()


def test_pythons_own_garbage_collector_stays_off_after_a_worker_has_ended(qtbot) -> None:
    """Python's own collector could delete Qt objects in the wrong thread."""
    aside = Worker("aside")
    aside.close()
    assert not gc.isenabled()
    with collecting() as threads:
        thread = threading.Thread(target=make_many_objects)
        thread.start()
        thread.join()
        assert not threads


def test_all_workers_share_one_garbage_collector(qapp: QCoreApplication) -> None:
    asides = [Worker("first"), Worker("second")]
    collect_here()
    assert len(qapp.findChildren(Collector)) == 1
    for aside in asides:
        aside.close()


def test_the_programs_garbage_collector_frees_self_referencing_objects(qtbot) -> None:
    collect_here()
    gone = weakref.ref(Circle())
    make_many_objects()
    qtbot.waitUntil(lambda: gone() is None)
    MADE.clear()


def test_while_the_program_makes_no_objects_its_garbage_collector_wakes_up_less_often(
    qapp: QCoreApplication,
) -> None:
    collect_here()
    collector = qapp.findChild(Collector)
    assert collector is not None
    for _ in range(8):
        gc.collect(0)
        collector._collect()
    assert collector.interval() == AT_REST_MS
    make_many_objects()
    collector._collect()
    assert collector.interval() == COLLECT_MS
    MADE.clear()


def test_the_garbage_collector_reports_only_once_that_it_begins_to_rest(qapp: QCoreApplication) -> None:
    collector, told = collect_here(), []
    collector.rested.connect(lambda: told.append(collector.interval()))
    for _ in range(2):
        make_many_objects()
        collector._collect()
        for _ in range(8):
            gc.collect(0)
            collector._collect()
    MADE.clear()
    collector.rested.disconnect()
    assert told == [AT_REST_MS, AT_REST_MS]


def test_the_garbage_collector_frees_old_self_referencing_objects_when_it_begins_to_rest(
    qapp: QCoreApplication,
) -> None:
    collector = collect_here()
    old = Circle()
    gc.collect()
    gone = weakref.ref(old)
    del old
    make_many_objects()
    collector._collect()
    MADE.clear()
    for _ in range(8):
        gc.collect(0)
        collector._collect()
    assert gone() is None


def test_the_garbage_collector_frees_old_self_referencing_objects_once_the_object_count_grows_by_a_quarter(
    qtbot,
) -> None:
    collect_here()
    old = Circle()
    gc.collect()
    gone = weakref.ref(old)
    del old
    MADE.extend([[str(number)] for number in range(sys.getallocatedblocks())])
    qtbot.waitUntil(lambda: gone() is None)
    MADE.clear()


def test_closing_a_worker_completes_the_work_that_has_begun_and_drops_all_other_work(qapp) -> None:
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


def test_work_that_a_worker_does_when_painted_begins_only_after_the_next_painting_of_the_window(qtbot) -> None:
    """Python's threads share one lock, so the search for a hint would delay the first painting of a deal if it began
    before."""
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


def test_work_that_waits_for_a_painting_is_not_begun_if_it_was_stopped_in_the_meantime(qtbot) -> None:
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


def test_after_an_exception_a_worker_reports_it_and_does_the_next_work(qtbot, monkeypatch) -> None:
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
    """Works forever and never checks whether it should stop."""
    while True:
        sorted(range(100))


def at_endless_work() -> Worker:
    """Returns a worker that has begun work that never ends."""
    aside, began = Worker("aside"), threading.Event()

    def work() -> None:
        began.set()
        endless()

    aside.do(work)
    began.wait()
    return aside


def test_closing_a_worker_can_stop_even_work_that_never_checks_whether_it_should_stop(qapp) -> None:
    aside = at_endless_work()
    aside.close(stop=True)
    assert aside.wait(0)


def test_closing_a_worker_does_not_wait_for_work_that_has_not_begun(qapp) -> None:
    """Several computer players may have work waiting for the same worker."""
    aside = at_endless_work()
    aside.do(endless)
    aside.close(stop=True)
    assert aside.wait(0)


def test_after_its_work_was_stopped_a_worker_does_the_next_work(qtbot) -> None:
    aside = Worker("aside")
    done: list[str] = []
    began = threading.Event()

    def work() -> None:
        began.set()
        try:
            endless()
        except Exception:  # catches all exceptions, as the program does with its own faults
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


def test_a_worker_stops_work_only_when_the_work_has_closed_its_file(qapp, tmp_path) -> None:
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
    assert done[1:] == ["next"], "only the first work was stopped"
    aside.close()


def test_a_worker_does_not_stop_work_while_it_imports_a_module(qapp, tmp_path, monkeypatch) -> None:
    """Stopping an import would leave the file of the module open."""
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
    assert not aside._stop(aside._begun), "work that imports a module is stopped only later"
    events.asked.set()
    aside.close(stop=True)
    assert done == ["loaded: True"]
    monkeypatch.delitem(sys.modules, "loaded_aside")


def test_stopping_a_worker_does_not_interrupt_work_that_has_already_ended_or_begins_later(qtbot) -> None:
    aside = Worker("aside")
    done: list[str] = []
    aside.do(done.append, "first")
    aside.stop_soon()
    aside.wait()
    aside.do(time.sleep, 0.1)
    aside.do(done.append, "second")
    qtbot.waitUntil(lambda: len(done) == 2)
    aside.close()


def test_making_a_worker_restores_pythons_own_import_function(monkeypatch: pytest.MonkeyPatch) -> None:
    """PySide replaces this function. Its version looks up names in modules that another thread has only half loaded,
    and then pydantic can't be imported."""
    monkeypatch.setattr(builtins, "__import__", builtins.__feature_import__)  # type: ignore[attr-defined]
    worker = Worker("test")
    assert builtins.__import__ is not builtins.__feature_import__  # type: ignore[attr-defined]
    worker.close()


def test_a_worker_drops_all_references_to_its_work_before_it_reports_the_work_as_done(qapp) -> None:
    """If the worker's thread held the last reference to a closed window, it would delete the window in the wrong
    thread."""
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


def test_a_closed_worker_leaves_no_running_timer(qapp) -> None:
    aside = Worker("aside")
    aside.do_when_painted(lambda: None)
    assert aside._painted is not None
    assert aside._painted.isActive()
    aside.close()
    assert not aside._painted.isActive()
