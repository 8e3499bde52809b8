"""A message over the top edge of a page: it takes no room there, so nothing moves."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from app.base.guard import guarded

CROSS = "×"


class Notice(QLabel):
    """As wide as its text, in the middle.

    read: the player pressed it, and it can leave.
    """

    read = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        page.installEventFilter(self)

    def lie(self) -> None:
        """Puts it above everything on the current page."""
        self.ensurePolished()
        self.setWordWrap(False)
        wide = min(self.sizeHint().width(), self._page.width())
        self.setWordWrap(True)
        self.setGeometry((self._page.width() - wide) // 2, 0, wide, self.heightForWidth(wide))
        self.raise_()

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page and event.type() == QEvent.Type.Resize and not self.isHidden():
            self.lie()
        return super().eventFilter(watched, event)

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and not self.isHidden():
            self.lie()

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
