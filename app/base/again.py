"""Retries a failed act, at ever longer intervals."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

AGAIN_MS, LONGEST_AGAIN_MS = 2_000, 30_000


class Again(QObject):
    """The attempts to repeat a failed act.

    act: the act that is tried again, in the thread that made this object.
    tried: emitted by the owner after every try, with whether all went well; it may cross from another thread.
    """

    tried = Signal(bool)

    def __init__(self, act: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ended = False
        self._pause = AGAIN_MS
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(act)
        self.tried.connect(self.hear)

    def hear(self, well: bool) -> None:
        if well:
            self._timer.stop()
            self._pause = AGAIN_MS
        elif not (self._ended or self._timer.isActive()):
            self._timer.start(self._pause)
            self._pause = min(2 * self._pause, LONGEST_AGAIN_MS)

    def stop(self) -> None:
        """Cancels the next try, because another caller is trying now."""
        self._timer.stop()

    def end(self) -> None:
        """Ends the automatic tries."""
        self._ended = True
        self._timer.stop()
