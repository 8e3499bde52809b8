"""Retries a function that has failed, at ever longer intervals."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

AGAIN_MS, LONGEST_AGAIN_MS = 2_000, 30_000


class Again(QObject):
    """Retries a function that has failed, at ever longer intervals, until it succeeds.

    act: the function, called in the thread that made this object.

    tried: a signal that the owner emits after every try, from any thread, with whether the try succeeded.
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
        """Cancels the next try. Called when another part of the program tries the function itself."""
        self._timer.stop()

    def end(self) -> None:
        """Stops all further tries."""
        self._ended = True
        self._timer.stop()
