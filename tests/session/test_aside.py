"""Beside the program's own thread others work, and Python's litter is cleared away in the program's own alone."""

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from app.session.aside import LITTER, Aside

LITTERED: list[object] = []


@contextmanager
def cleared() -> Iterator[set[str]]:
    """The threads in which litter is cleared away meanwhile."""
    threads: set[str] = set()

    def hear(phase: str, _info: object) -> None:
        if phase == "start":
            threads.add(threading.current_thread().name)

    gc.callbacks.append(hear)
    try:
        yield threads
    finally:
        gc.callbacks.remove(hear)
        LITTERED.clear()


def litter() -> None:
    """More than Python leaves lying by itself."""
    LITTERED.extend([[number] for number in range(50 * gc.get_threshold()[0])])


def test_another_thread_clears_nothing_away_and_this_one_does_it_afterwards(qtbot) -> None:
    aside = Aside("aside")
    with cleared() as threads:
        aside.do(litter)
        qtbot.waitUntil(gc.isenabled)
    assert threads == {threading.main_thread().name}
    aside.close()


def test_what_gathers_in_long_work_is_cleared_away_here_meanwhile(qtbot) -> None:
    aside = Aside("aside")
    let_go = threading.Event()

    def work() -> None:
        litter()
        let_go.wait()

    with cleared() as threads:
        aside.do(work)
        qtbot.waitUntil(lambda: bool(threads))
        assert not gc.isenabled()
        let_go.set()
        qtbot.waitUntil(gc.isenabled)
    assert threads == {threading.main_thread().name}
    aside.close()


def test_litter_is_cleared_again_when_the_last_of_several_is_done(qtbot) -> None:
    first, second = Aside("first"), Aside("second")
    let_go = threading.Event()
    first.do(let_go.wait)  # type: ignore[arg-type]  # whether it was let go of is nobody's concern
    second.do(litter)
    second.close()
    assert not gc.isenabled()
    let_go.set()
    qtbot.waitUntil(gc.isenabled)
    first.close()
    assert gc.isenabled()


def test_what_is_closed_in_the_midst_of_its_work_leaves_litter_to_python_again(qtbot) -> None:
    aside = Aside("aside")
    began = threading.Event()
    aside.do(began.set)
    aside.do(litter)
    began.wait()
    aside.close()
    assert gc.isenabled()
    qtbot.wait(1)  # what the thread had still to say
    assert gc.isenabled()


def test_a_fault_in_the_work_lets_litter_be_cleared_all_the_same(qtbot) -> None:
    def fail() -> None:
        raise RuntimeError

    aside = Aside("aside")
    aside.do(fail)
    qtbot.waitUntil(gc.isenabled)
    aside.close()


def test_who_clears_nothing_away_is_not_made_to(qtbot) -> None:
    gc.disable()
    try:
        LITTER.hold()
        LITTER.release()
        assert not gc.isenabled()
    finally:
        gc.enable()
