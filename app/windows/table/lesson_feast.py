"""The panel that covers the rack when a step of a lesson is done, and shows the learner's words as cards. At the end of
the lesson it is larger."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.base.guard import guarded
from app.felt.cards import CardArt
from app.felt.laid_words import AROUND, draw_line, fitted, line_height, line_width
from app.felt.picture import Kind
from app.felt.theme import fonts
from app.felt.view import FeltView
from engine.core.words import Word

CARD_MS = 70  # milliseconds from one card to the next
# the plate's height as a share of the felt's: STEP_SHARE after a step, END_SHARE at the end
STEP_SHARE, END_SHARE = 0.3, 0.52
TITLE, HIGH = 1.7, 0.22  # TITLE: the size of the title, in lines of text; HIGH: its largest share of the plate's height
ROUND = 12
LARGEST = 4.2  # the largest width of a card, as a multiple of a text line's height


class LessonFeast(QWidget):
    """The plate with the learner's words. It reacts to no press and announces nothing, because the lesson's bar
    announces the result.

    title, words, great: what the plate shows, see `begin`.
    """

    def __init__(self, felt: FeltView) -> None:
        super().__init__(felt.viewport())
        self._felt = felt
        self.title: Callable[[], str] = lambda: ""  # returns the title in the current language
        self.words: Sequence[Word] = ()
        self.great = False
        # whether the plate has something to show, even if it is hidden now while the felt animates an act
        self._begun = False
        self._motion = 0.0
        self._dealt = 0
        self._art: CardArt | None = None
        self._dealing = QTimer(self)
        self._dealing.setInterval(CARD_MS)
        self._dealing.timeout.connect(self._deal)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        felt.arranged.connect(self.place_itself)
        felt.performed.connect(self._make_way)
        felt.rested.connect(self._come_back)

    def begin(self, title: Callable[[], str], words: Sequence[Word], *, great: bool, motion: float) -> None:
        """Shows the plate after the animation of the learner's act.

        words: the words dealt on it, card by card.
        great: whether this is the end of the lesson, with a larger plate.
        motion: the length of movements, as a share of the usual length; 0 for none.
        """
        self.title, self.words, self.great = title, [word for word in words if word.slots], great
        self._art = CardArt(self._felt.theme)
        self._begun, self._motion, self._dealt = True, motion, 0
        if not self._felt.performing:
            self._appear()

    def _appear(self) -> None:
        self._dealt = 0 if self._motion else self._all
        self.show()
        self.place_itself()
        self.raise_()
        if self._motion:
            self._dealing.start(max(1, round(CARD_MS * self._motion)))
        self.update()

    def _make_way(self) -> None:
        """Hides the plate while the felt animates an act, because the plate would cover the rack, from which the cards
        come and to which the points go."""
        self._dealing.stop()
        self.hide()

    def _come_back(self) -> None:
        if self._begun and self.isHidden():
            self._appear()

    def take_over(self, before: "LessonFeast") -> None:
        """Copies the contents of another plate, in the current language."""
        if not before.isHidden():
            self.begin(before.title, before.words, great=before.great, motion=0)

    def put_away(self) -> None:
        self._begun = False
        self._dealing.stop()
        self.hide()

    @property
    def dealt(self) -> int:
        """The number of cards that have been dealt onto the plate so far."""
        return self._dealt

    @property
    def _all(self) -> int:
        return sum([len(word.slots) for word in self.words])

    def _deal(self) -> None:
        self._dealt += 1
        if self._dealt >= self._all:
            self._dealing.stop()
        self.update()

    def place_itself(self) -> None:
        """Places the plate over the rack, which is no longer in use. At the end of the lesson it is in the middle of
        the felt."""
        if self.isHidden():
            return
        whole, line = self._felt.viewport().rect(), self.fontMetrics().height()
        wide = min(whole.width() - 24, round(line * (46 if self.great else 34)))
        high = max(round(whole.height() * (END_SHARE if self.great else STEP_SHARE)), round(line * (TITLE + 2)))
        high = min(high, whole.height() - 12)
        below = whole.height() - high - 10
        top = round((whole.height() - high) / 2) if self.great else below
        plate = QRect((whole.width() - wide) // 2, top, wide, high)
        self.setGeometry(plate if self.great else plate.united(self._rack()))

    def _rack(self) -> QRect:
        """Returns the area of the rack and the tray (the place for cards set apart) with their rims. The plate covers
        all of this area, because cards would show beside a smaller plate."""
        places = self._felt.cloth.placements.zones.values()
        covered = QRectF()
        for place in places:
            if place.kind in (Kind.HAND, Kind.TRAY):
                covered = covered.united(QRectF(*place.rect))
        rim = 4
        whole = self._felt.viewport().rect()
        return covered.toAlignedRect().adjusted(-rim, -rim, rim, rim).intersected(whole) if covered else QRect()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._art is None:
            return
        theme, line = self._art.theme, self.fontMetrics().height()
        self._art.dpr = self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(QColor(theme.felt.plate))
        painter.setPen(QPen(QColor(theme.marks.ring), 3))
        painter.drawRoundedRect(place, ROUND, ROUND)
        inner = place.adjusted(line * 0.7, line * 0.4, -line * 0.7, -line * 0.5)
        painter.setPen(QColor(theme.felt.plate_ink))
        size = min(line * (TITLE if self.great else 1.25) * 0.8, inner.height() * HIGH)
        painter.setFont(fonts.title_font(size))
        title = QRectF(inner.left(), inner.top(), inner.width(), size * 1.5)
        while size > 8 and painter.fontMetrics().horizontalAdvance(self.title()) > title.width():
            size -= 1
            painter.setFont(fonts.title_font(size))
        painter.drawText(title, Qt.AlignmentFlag.AlignCenter, self.title())
        if self.words:
            self._cards(painter, inner.adjusted(0, title.height(), 0, 0), LARGEST * line)

    def _cards(self, painter: QPainter, room: QRectF, largest: float) -> None:
        """Draws the cards dealt so far, at their final places."""
        assert self._art is not None
        card, lines = fitted(self.words, room, largest)
        y = room.center().y() - sum([line_height(card, words) for words in lines]) / 2
        left = self._dealt
        for words in lines:
            x = room.center().x() - line_width(card, words) / 2 - AROUND * card
            shown = []
            for word in words:
                shown.append(Word(word.slots[: max(0, left)]))
                left -= len(word.slots)
            draw_line(painter, self._art, [word for word in shown if word.slots], QPointF(round(x), round(y)), card)
            y += line_height(card, words)
