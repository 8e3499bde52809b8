"""Pages and sheets that the player can leave by Esc, whichever widget has the focus, unless that widget needs Esc
itself."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from app.base.guard import guarded


class LeftByEsc(QFrame):
    """A page or sheet that the player can leave by Esc.

    left: the player has left the page or sheet, with Esc or a button.
    """

    left = Signal()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
