"""Pages and sheets that Esc leaves from any focus, unless the focused widget needs the key itself."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from app.base.guard import guarded


class LeftByEsc(QFrame):
    """A page or sheet.

    left: the player left it, by Esc or a button.
    """

    left = Signal()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
