"""Shows a tip when the pointer rests on a place of the table: the public facts about it and the meaning of its word.
The tip comes after a moment and goes at the first touch."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.base.guard import guarded
from app.felt.picture import HAND
from app.felt.view import FeltView
from app.windows.table.meaning_card import inside

REST_MS = 900  # nobody is told what they only pass over
LETTERS = 46  # in a line, about
TOUCHES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.Leave)


class Hovering(QObject):
    """ask: what is to be told of a zone of the felt, as rich text; nothing for most.

    The card takes neither the focus nor the mouse and is not read aloud: by keyboard there is another way to ask.
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
        """The table has changed, or something was touched. It comes back to a pointer that has been elsewhere."""
        self.rest.stop()
        if self.card is not None:
            for watched in (self._felt, self._felt.viewport()):
                watched.removeEventFilter(self)
            self.card.hide()
            self.card.deleteLater()
            self.card = None

    def over(self, key: str) -> None:
        """From one card of a word to the next it is still the same word."""
        zone = self._felt.zone_of(key)
        if zone == HAND != key:  # nothing lies over cards that are about to be moved
            zone = ""
        if zone == self._zone:
            return
        self._zone = zone
        self.hide()
        there = self._felt.picture.zone(zone)
        if there is not None and (there.key.what == "word" or there.tokens):
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
        """Whatever is done goes on as if there were no card; Esc only takes the card away."""
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
