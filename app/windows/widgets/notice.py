"""A message over the upper edge of a page. The message covers the page and so moves nothing on it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from app.base.guard import guarded

CROSS = "×"


class Notice(QLabel):
    """A message in the middle of the upper edge of a page, as wide as its text.

    read: emitted when the player presses the message, which can then be hidden.
    """

    read = Signal()

    def __init__(self, page: QWidget, room: Callable[[], QRect]) -> None:
        """Builds the notice.

        room: returns the part of the page that the notice may cover.
        """
        super().__init__(page)
        self._page, self._room = page, room
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        self.keep_beside(page)

    def keep_beside(self, widget: QWidget) -> None:
        """Moves the notice whenever this widget moves or changes its size, because the room for the notice depends on
        that widget."""
        widget.installEventFilter(self)

    def place_itself(self) -> None:
        """Places the notice on the current page, above everything else there."""
        self.ensurePolished()
        room = self._room()
        self.setWordWrap(False)
        wide = min(self.sizeHint().width(), room.width())
        self.setWordWrap(True)
        left = room.x() + (room.width() - wide) // 2
        self.setGeometry(left, room.y(), wide, self.heightForWidth(wide))
        self.raise_()

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and not self.isHidden():
            self.place_itself()
        return super().eventFilter(watched, event)

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and not self.isHidden():
            self.place_itself()

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.read.emit()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        size = self.fontMetrics().height()
        painter.setPen(self.palette().windowText().color())
        painter.drawText(
            QRect(self.width() - 2 * size, 0, 2 * size, self.height()), Qt.AlignmentFlag.AlignCenter, CROSS
        )
        painter.end()
