"""Keys pressed in haste: twice in a row by a trembling hand, or still held from what came before."""

from time import monotonic

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.base.guard import guarded
from app.windows.widgets.enter_button import PRESSES

DEAD = 0.8  # seconds: whoever played or typed last has let go of the keys by then


class DeadTime:
    """It is over from the first; begun, after a moment."""

    def __init__(self) -> None:
        self._ends = 0.0

    def begin(self) -> None:
        self._ends = monotonic() + DEAD

    @property
    def over(self) -> bool:
        return monotonic() >= self._ends


class OpeningKeys(QObject):
    """Enter and Space, at any of these widgets, where they show somebody's hand: after a dead time, which begins anew
    with every other key and with a key that is held down. Who types on into the change of hands opens nothing.

    plate: on which it stands what they do; while it is hidden they do nothing.
    """

    pressed = Signal()

    def __init__(self, plate: QWidget, *watched: QWidget) -> None:
        super().__init__(plate)
        self._plate = plate
        self._dead = DeadTime()
        self._held = False
        for widget in watched:
            widget.installEventFilter(self)

    def begin(self) -> None:
        """Begin the dead time."""
        self._dead.begin()

    def hold(self, held: bool) -> None:
        """As long as something else is asked they open nothing, nor in haste when that is answered."""
        self._held = held
        self._dead.begin()

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or self._plate.isHidden():
            return super().eventFilter(watched, event)
        if event.key() not in PRESSES:
            if event.text():
                self._dead.begin()
            return super().eventFilter(watched, event)
        if self._held or event.isAutoRepeat() or not self._dead.over:
            self._dead.begin()
        else:
            self.pressed.emit()
        return True
