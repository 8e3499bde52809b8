"""A pane of glass over what waits: a press ends the waiting, and goes on to what lies there then."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from app.base.guard import guarded


class Glass(QWidget):
    """Over all of a page but one part of it. pressed: before the press goes on.

    An event filter for the whole program would do the same, but each event of it would come through Python.
    It stays until the button of the mouse is up again: of a widget that is hidden in between Qt forgets the press, and
    gives the release to nobody.
    """

    pressed = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._meant: QWidget | None = None  # what is pressed through it
        self._down = self._wanted = False  # is the button of the mouse down?  does anything still wait?
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def lie_around(self, part: QWidget) -> None:
        page = self._page
        hole = part.rect().translated(part.mapTo(page, part.rect().topLeft()))
        self.setGeometry(page.rect())
        self.setMask(QRegion(page.rect()).subtracted(QRegion(hole)))
        self._wanted = True
        self.show()
        self.raise_()

    def lift(self) -> None:
        """Nothing waits any more."""
        self._wanted = False
        self._show_if_wanted()

    def _show_if_wanted(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, self._down)
        self.setVisible(self._down or self._wanted)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._down = True
        self.lift()
        self.pressed.emit()
        self._meant = self._page.childAt(event.position().toPoint())
        self._pass_on(event)

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._down = False
        self._show_if_wanted()
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
