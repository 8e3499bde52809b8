"""Shows a tip when the pointer rests on a place of the table: the player, public facts, and the meaning of a word. The
tip appears after a moment and disappears at the first touch."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.base.guard import guarded
from app.felt.picture import HAND
from app.felt.view import FeltView
from app.windows.table.meaning_card import inside

REST_MS = 900  # milliseconds before the tip shows, so that a passing pointer shows none
LETTERS = 46  # about this many letters fit into a line of the tip
TOUCHES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.Leave)


class Hovering(QObject):
    """The tip at a resting pointer. It takes neither focus nor mouse, and no screen reader announces it, because
    keyboard users have keys for the same questions.

    ask: returns the rich text about a zone of the felt; "" for most zones.
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
        """Hides the tip because the table has changed, or the player touched something. It shows again only after the
        pointer has been elsewhere."""
        self.rest.stop()
        if self.card is not None:
            for watched in (self._felt, self._felt.viewport()):
                watched.removeEventFilter(self)
            self.card.hide()
            self.card.deleteLater()
            self.card = None

    def over(self, key: str) -> None:
        """Starts or ends the wait for a tip, because the pointer is over this place now. All cards of a word count as
        one place."""
        zone = self._felt.zone_of(key)
        if zone == HAND != key:  # nothing may cover cards that the player is about to move
            zone = ""
        if zone == self._zone:
            return
        self._zone = zone
        self.hide()
        there = self._felt.picture.zone(zone)
        if there is not None and (there.key.what == "word" or there.tokens or there.sign or there.mood):
            self.rest.start()

    def _tell(self) -> None:
        text = self._ask(self._zone)
        if not text or not self._felt.isVisible() or QApplication.activePopupWidget() is not None:
            return
        self.card = _card(text, self._felt, self._felt.place_of(self._zone))
        for watched in (self._felt, self._felt.viewport()):
            watched.installEventFilter(self)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hides the tip at any input. The input then has its usual effect, but Esc only hides the tip."""
        if event.type() in TOUCHES and self.card is not None:
            self.hide()
            return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        return False


def _card(text: str, parent: QWidget, place: QPoint) -> QLabel:
    card = QLabel(text, parent, Qt.WindowType.ToolTip)
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
