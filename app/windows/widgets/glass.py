"""A pane of glass over what waits: a press ends the waiting, and goes on to what lies there then."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from app.base.guard import guarded


class Glass(QWidget):
    """Over all of a page but one part of it. pressed: before the press goes on.

    An event filter for the whole program would do the same, but each event of it would come through Python.
    """

    pressed = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._meant: QWidget | None = None  # what is pressed through it
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def lie_around(self, part: QWidget) -> None:
        page = self._page
        hole = part.rect().translated(part.mapTo(page, part.rect().topLeft()))
        self.setGeometry(page.rect())
        self.setMask(QRegion(page.rect()).subtracted(QRegion(hole)))
        self.show()
        self.raise_()

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()
        self.pressed.emit()
        self._meant = self._page.childAt(event.position().toPoint())
        self._pass_on(event)

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pass_on(event)
        self._meant = None

    def _pass_on(self, event: QMouseEvent) -> None:
        if self._meant is None or event.type() not in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            return
        place = self._meant.mapFromGlobal(event.globalPosition())
        copy = QMouseEvent(
            event.type(), place, event.globalPosition(), event.button(), event.buttons(), event.modifiers()
        )
        QApplication.sendEvent(self._meant, copy)
