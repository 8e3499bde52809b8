"""A button that Enter presses too. It ignores an Enter key still held down from an earlier press, and the second half
of a double click that began on another button."""

from time import monotonic

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from app.base.guard import guarded

DEAD = 0.3  # the number of seconds for which the button ignores Enter after it appears
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRESSES = (*ENTERS, Qt.Key.Key_Space)


class EnterButton(QPushButton):
    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        # without a text, because PySide would load all Qt classes for icons if a text were passed here
        super().__init__(parent)
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(True)
        self._appeared = monotonic()
        self._clicked = False  # whether a click has begun here since the button appeared

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        self._appeared = monotonic()
        self._clicked = False
        super().showEvent(event)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in ENTERS
        if enter and (event.isAutoRepeat() or monotonic() - self._appeared < DEAD):
            return
        super().keyPressEvent(event)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._clicked = True
        super().mousePressEvent(event)

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._clicked:
            super().mouseDoubleClickEvent(event)
