"""A transparent widget over a page on which an animation runs. A key or a press ends the animation and still reaches
the widget it was meant for."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent, QRegion, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from app.base.guard import guarded


class Glass(QWidget):
    """A transparent widget that covers a whole page except one part, while an animation runs.

    pressed: emitted when the player presses a key or the mouse, before the press reaches its widget.

    An event filter for the whole program could do the same, but every event would pass through Python. This class
    filters only the window, which every key reaches first.

    The widget stays until the mouse button is released. Qt forgets a press if the pressed widget is hidden, and then
    sends the release to no widget.
    """

    pressed = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._meant: QWidget | None = None  # the widget below the glass that was pressed
        self._heard: QWindow | None = None  # the window whose keys the glass filters
        # whether the mouse button is down, and whether the animation that the page waits for still runs
        self._down = self._wanted = False
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def lie_around(self, part: QWidget, covered: Iterable[QWidget] = ()) -> None:
        """Covers the page, but leaves out `part`.

        covered: widgets in this part that the glass covers too.
        """
        mask = QRegion(self._page.rect()).subtracted(self._region(part))
        for widget in covered:
            mask = mask.united(self._region(widget))
        self.setGeometry(self._page.rect())
        self.setMask(mask)
        self._wanted = True
        self._hear(self._page.window().windowHandle())
        self.show()
        self.raise_()

    def _region(self, part: QWidget) -> QRegion:
        return QRegion(part.rect().translated(part.mapTo(self._page, part.rect().topLeft())))

    def lift(self) -> None:
        """Uncovers the page because the animation is over; the player can use the page again."""
        self._wanted = False
        self._hear(None)
        self._show_if_wanted()

    def _hear(self, window: QWindow | None) -> None:
        if self._heard is not None and isValid(self._heard):
            self._heard.removeEventFilter(self)
        self._heard = window
        if window is not None:
            window.installEventFilter(self)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and self._wanted:
            self.pressed.emit()
        return super().eventFilter(watched, event)

    def _show_if_wanted(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, self._down)
        self.setVisible(self._down or self._wanted)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._down = True
        self.lift()
        before, place = self._name_at(event), event.position().toPoint()
        self.pressed.emit()
        self._meant = self._page.childAt(place) if before in ("", self._name_at(event)) else None
        self._pass_on(event)

    def _name_at(self, event: QMouseEvent) -> str:
        """Returns the name of the button under the press. The name reveals later whether another button has taken that
        place; the press must not reach that button."""
        there = self._page.childAt(event.position().toPoint())
        return there.text() or there.accessibleName() if isinstance(there, QAbstractButton) else ""

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
