"""Shows a tip when the pointer rests on a place of the table: its player, the public facts about it and the meaning of
its word. The tip appears after a moment and goes at the first touch."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.base.guard import guarded
from app.felt.picture import HAND
from app.felt.view import FeltView
from app.windows.table.meaning_card import inside

REST_MS = 900  # a pointer that only passes shows no tip
LETTERS = 46  # in a line, about
TOUCHES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.Leave)


class Hovering(QObject):
    """The tip.

    ask: gives the text about a zone of the felt, as rich text; "" for most.
    It takes neither the focus nor the mouse, and no screen reader announces it: keyboard users ask in another way.
    """

    def __init__(self, felt: FeltView, ask: Callable[[str], str]) -> None:
        super().__init__(felt)
        self._felt, self._ask = felt, ask
        self._zone = ""
        self.card: QLabel | None = None
        self.rest = QTimer(self)
        self.rest.setSingleShot(True)
        self.rest.setInterval(REST_MS)
        self.rest.timeout.connect(self._tell)

    def hide(self) -> None:
        """Hides the tip because the table has changed, or the player touched something. It returns to a pointer that
        has been elsewhere."""
        self.rest.stop()
        if self.card is not None:
            for watched in (self._felt, self._felt.viewport()):
                watched.removeEventFilter(self)
            self.card.hide()
            self.card.deleteLater()
            self.card = None

    def over(self, key: str) -> None:
        """Responds to a pointer over a place; a word is one place for all its cards."""
        zone = self._felt.zone_of(key)
        if zone == HAND != key:  # nothing covers cards that the player is about to move
            zone = ""
        if zone == self._zone:
            return
        self._zone = zone
        self.hide()
        there = self._felt.picture.zone(zone)
        if there is not None and (there.key.what == "word" or there.tokens or there.sign or there.mood):
            self.rest.start()

    def _tell(self) -> None:
        told = self._ask(self._zone)
        if not told or not self._felt.isVisible() or QApplication.activePopupWidget() is not None:
            return
        self.card = _card(told, self._felt, self._felt.place_of(self._zone))
        for watched in (self._felt, self._felt.viewport()):
            watched.installEventFilter(self)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hides the tip at any input, which goes on as if there was no tip; only Esc does nothing else."""
        if event.type() in TOUCHES and self.card is not None:
            self.hide()
            return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        return False


def _card(told: str, parent: QWidget, place: QPoint) -> QLabel:
    card = QLabel(told, parent, Qt.WindowType.ToolTip)
    card.setObjectName("meaning")
    card.setTextFormat(Qt.TextFormat.RichText)
    card.setWordWrap(True)
    card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    card.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    card.ensurePolished()
    screen = QGuiApplication.screenAt(place) or parent.screen()
    width = min(card.fontMetrics().averageCharWidth() * LETTERS, screen.availableGeometry().width())
    card.setFixedWidth(width)
    card.adjustSize()
    rect = card.rect().translated(place + QPoint(0, card.fontMetrics().height() // 2))
    card.setGeometry(inside(rect, screen.availableGeometry()))
    card.show()
    return card
