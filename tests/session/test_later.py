"""Tests the function `later`, which delays a call until Qt has handled the waiting events, and drops the call if its
owner is deleted before."""

import gc
import weakref
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from app.base.later import later


class Owner(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def act(self) -> None:
        self.done.append("done")


def test_the_function_called_later_runs_a_call_exactly_once_after_the_waiting_events(qtbot) -> None:
    owner = Owner()
    later(owner, owner.act)
    assert not owner.done
    qtbot.waitUntil(lambda: owner.done == ["done"])
    qtbot.waitUntil(lambda: not owner.children())
    later(owner, owner.act, 5)
    qtbot.waitUntil(lambda: owner.done == ["done"] * 2)
    qtbot.waitUntil(lambda: not owner.children())


def test_the_function_called_later_runs_a_call_before_a_timer_of_zero_milliseconds_fires(qtbot) -> None:
    """If the timer fired first, the window could be painted before the call, and the player would see the old state."""
    owner, order = Owner(), list[str]()
    timer = QTimer(owner)
    timer.timeout.connect(lambda: order.append("timer"))
    timer.setSingleShot(True)
    timer.start(0)
    later(owner, lambda: order.append("later"))
    qtbot.waitUntil(lambda: len(order) == 2)
    assert order == ["later", "timer"]


def test_the_function_called_later_does_not_run_a_call_if_the_owner_of_the_call_has_been_deleted(qapp) -> None:
    owner, told = Owner(), list[str]()
    later(owner, owner.act)
    later(owner, lambda: told.append("done"))
    later(owner, lambda: told.append("later"), 1)
    gone = weakref.ref(owner)
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    assert not told
    del owner
    gc.collect()
    assert gone() is None


def test_all_modules_of_the_app_but_one_delay_calls_with_the_function_called_later() -> None:
    """The exception is `app/base/worker.py`, because its call has no owner."""
    root = Path(__file__).parents[2]
    users = [path.name for path in (root / "app").rglob("*.py") if "QTimer.singleShot(" in path.read_text()]
    assert users == ["worker.py"]
