"""Runs an act a little later, after the events that are waiting."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from app.base.guard import guarded


def later(owner: QObject, act: Callable[[], object], milliseconds: int = 0) -> None:
    """Runs the act unless its owner is gone by then. Without a time, the act runs before the next paint.

    QTimer.singleShot would keep the function of an owner that goes first, and all that the function holds, forever.
    """
    if not milliseconds:
        _Next(owner, act)
        return
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start(milliseconds)


class _Next(QObject):
    """An event that waits in line with the others."""

    def __init__(self, owner: QObject, act: Callable[[], object]) -> None:
        super().__init__(owner)
        self._act = act
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))

    @guarded
    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.User:
            return super().event(event)
        self.deleteLater()
        self._act()
        return True
