"""Calls a function a little later, once the waiting events are handled."""

from collections import deque
from collections.abc import Callable
from weakref import ref

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from shiboken6 import isValid

from app.base.guard import guarded

ACTS = "acts that come later"


def later(owner: QObject, act: Callable[[], object], milliseconds: int = 0) -> None:
    """Calls the function `act` once the waiting events are handled, unless its owner is gone by then. If no time is
    given, the call comes before the next paint.

    QTimer.singleShot is not used: if its owner were deleted before the time is up, the function and everything that the
    function refers to would never be freed.
    """
    if not milliseconds:
        _acts().add(owner, act)
        return
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start(milliseconds)


class _Acts(QObject):
    """The queue of functions to be called later, each with an event of its own. This object lives as long as the
    program, because PySide could crash if each function had an object that is deleted with the function's owner.
    """

    def __init__(self, program: QCoreApplication) -> None:
        super().__init__(program)
        self._waiting: deque[tuple[ref[QObject], Callable[[], object]]] = deque()

    def add(self, owner: QObject, act: Callable[[], object]) -> None:
        self._waiting.append((ref(owner), act))
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))

    @guarded
    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.User:
            return super().event(event)
        owner, act = self._waiting.popleft()
        there = owner()
        if there is not None and isValid(there):
            act()
        return True


def _acts() -> _Acts:
    program = QCoreApplication.instance()
    assert program is not None
    # Stored in a property of the program, where it is found quickly. A search through the program's children would make
    # a Python object for each child.
    there = program.property(ACTS)
    if isinstance(there, _Acts):
        return there
    made = _Acts(program)
    program.setProperty(ACTS, made)
    return made
