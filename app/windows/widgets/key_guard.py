"""Ignores keys that are pressed in haste: twice by a trembling hand, or still held down from an earlier press."""

from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.base.guard import guarded
from app.windows.widgets.enter_button import PRESSES

DEAD = 0.8  # seconds; by then every player has released the keys pressed earlier


class DeadTime:
    """A short time during which keys do nothing. A call of `begin` starts it."""

    def __init__(self) -> None:
        self._ends = 0.0

    def begin(self) -> None:
        self._ends = monotonic() + DEAD

    @property
    def over(self) -> bool:
        return monotonic() >= self._ends


class OpeningKeys(QObject):
    """Lets Enter and Space open a hand from any of these widgets, after a dead time. Every other key, and a key held
    down, starts the dead time again, so a player who is still typing when the hand is hidden for the next player does
    not open the hand.

    plate: the widget that explains what the keys do; while it is hidden, the keys do nothing.
    pressed: emitted when Enter or Space is pressed after the dead time.
    vain: emitted when another key was pressed, which does nothing while the hand is hidden.
    """

    pressed = Signal()
    vain = Signal()

    def __init__(self, plate: QWidget, *watched: QWidget) -> None:
        super().__init__(plate)
        self._plate = plate
        self._dead = DeadTime()
        self._held = False
        # the time of the last key that did nothing; the same key event may come twice, because widgets pass it on to
        # each other
        self._told = 0
        for widget in watched:
            widget.installEventFilter(self)

    def begin(self) -> None:
        """Begins the dead time, in which the keys open nothing."""
        self._dead.begin()

    def hold(self, held: bool) -> None:
        """Blocks the keys while a question is open (`held`). After the answer the keys work again once the dead time is
        over."""
        self._held = held
        self._dead.begin()

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or self._plate.isHidden():
            return super().eventFilter(watched, event)
        if event.key() not in PRESSES:
            if event.text():
                self._dead.begin()
            if _is_vain(event) and event.timestamp() != self._told:
                self._told = event.timestamp()
                self.vain.emit()
            return super().eventFilter(watched, event)
        if self._held or event.isAutoRepeat() or not self._dead.over:
            self._dead.begin()
        else:
            self.pressed.emit()
        return True


def _is_vain(event: QKeyEvent) -> bool:
    """Whether a player at the table would press this key to type or to take something back: a letter, or Esc."""
    command = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    return not command and (event.text().isalpha() or event.key() == Qt.Key.Key_Escape)
