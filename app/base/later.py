"""What is done a little later, when whatever waits has been done."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, act: Callable[[], object], milliseconds: int = 0) -> None:
    """Unless its owner is gone by then. (QTimer.singleShot would keep the function of one that goes first, and with it
    all that the function holds, for ever.)"""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start(milliseconds)
