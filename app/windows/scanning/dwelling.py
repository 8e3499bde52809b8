"""Clicks whatever the pointer rests on, for a player who can't press a button."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from app.base.guard import guarded
from app.felt.view import FeltView
from app.windows.scanning.scanner import BRIGHT, DARK

STILL = 10  # a pointer that moves less than this many pixels counts as resting
FIRST = 0.3  # the ring appears after this share of the waiting time; so a moving pointer shows no ring
FRAMES = 50  # milliseconds between two paints of the ring
SIZE = 36
PRESSED = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTabBar,
)


class Ring(QWidget):
    """A ring around the pointer that shows how much of the time until the click has passed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(SIZE, SIZE)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((DARK, 7.0), (BRIGHT, 4.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawArc(QRectF(self.rect()).adjusted(4, 4, -4, -4), 90 * 16, round(-360 * 16 * self.share))
        painter.end()


class Dwelling(QObject):
    """Clicks the widget that the pointer rests on. It listens to the pointer only while the setting is on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._after = 0  # milliseconds until a click; 0 if the setting is off
        self._place = QPoint()
        self._done = True  # whether the pointer has clicked here already, or nothing here can be clicked
        self._gone = 0
        self._ring: Ring | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(FRAMES)
        self._timer.timeout.connect(self._wait)

    def obey(self, after: int) -> None:
        if bool(after) != bool(self._after):
            program = QCoreApplication.instance()
            assert program is not None
            (program.installEventFilter if after else program.removeEventFilter)(self)
        self._after = after
        self._rest()

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.spontaneous():
            self.point(event.globalPosition().toPoint(), pressed=event.type() != QEvent.Type.MouseMove)
        return super().eventFilter(watched, event)

    def point(self, at: QPoint, *, pressed: bool = False) -> None:
        """Restarts the waiting time if the pointer has moved, or if the player has pressed the mouse button.

        pressed: whether the player has pressed the mouse button there; then the resting pointer does not click there.
        """
        if not pressed and (at - self._place).manhattanLength() <= STILL:
            return
        self._place = at
        self._rest()
        self._done = pressed
        if not pressed and taken_at(at) is not None:
            self._timer.start()

    def _rest(self) -> None:
        self._timer.stop()
        self._gone = 0
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None

    def _wait(self) -> None:
        self._gone += FRAMES
        found = taken_at(self._place)
        if found is None or self._done:
            self._rest()
        elif self._gone >= self._after:
            self._rest()
            self._done = True
            click(found, self._place)
        elif self._gone >= FIRST * self._after:
            self._show(found.window(), (self._gone / self._after - FIRST) / (1 - FIRST))

    def _show(self, window: QWidget, share: float) -> None:
        if self._ring is None or not isValid(self._ring):
            self._ring = Ring(window)
        self._ring.share = share
        self._ring.move(window.mapFromGlobal(self._place) - QPoint(SIZE // 2, SIZE // 2))
        self._ring.show()
        self._ring.raise_()
        self._ring.update()


def taken_at(place: QPoint) -> QWidget | None:
    """Returns the widget that a click at this position would operate; None if there is none."""
    widget = QApplication.widgetAt(place)
    above = widget
    while above is not None:
        if isinstance(above, FeltView):
            return widget if above.has_something_at(above.viewport().mapFromGlobal(place)) else None
        links = isinstance(above, QLabel) and "<a " in above.text()
        if (isinstance(above, PRESSED) or links) and above.isEnabled():
            return widget
        above = above.parentWidget() if not above.isWindow() else None
    return None


def click(widget: QWidget, place: QPoint) -> None:
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    at, there = QPointF(widget.mapFromGlobal(place)), QPointF(place)
    kinds = (QEvent.Type.MouseButtonPress, button), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)
    for kind, held in kinds:
        if isValid(widget):
            QApplication.sendEvent(widget, QMouseEvent(kind, at, there, button, held, none))
