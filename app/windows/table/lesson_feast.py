"""A small feast over the rack when the goal of a lesson's step is reached, and a larger one at the end of the lesson:
the words the learner made, dealt as cards."""

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

CARD_MS = 70  # from one card to the next
STEP_SHARE, END_SHARE = 0.3, 0.52  # of the felt's height
TITLE, HIGH = 1.7, 0.22  # the size of the title: lines of text, and the largest share of the plate
ROUND = 12
LARGEST = 4.2  # the width of a card, in lines


class LessonFeast(QWidget):
    """The plate. It takes no press, and nothing on it is news to listeners: the lesson's bar announces it.

    title, words, great: what it shows, see `begin`.
    """

    def __init__(self, felt: FeltView) -> None:
        super().__init__(felt.viewport())
        self._felt = felt
        self.title: Callable[[], str] = lambda: ""  # in the current language
        self.words: Sequence[Word] = ()
        self.great = False
        self._dealt = 0
        self._art: CardArt | None = None
        self._dealing = QTimer(self)
        self._dealing.setInterval(CARD_MS)
        self._dealing.timeout.connect(self._deal)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        felt.arranged.connect(self.lie)

    def begin(self, title: Callable[[], str], words: Sequence[Word], *, great: bool, motion: float) -> None:
        """Shows the plate.

        words: dealt on it, card by card.
        great: at the end of the lesson.
        motion: the length of movements; 0 for none.
        """
        self.title, self.words, self.great = title, [word for word in words if word.slots], great
        self._art = CardArt(self._felt.theme)
        self._dealt = 0 if motion else self._all
        self.show()
        self.lie()
        self.raise_()
        if motion:
            self._dealing.start(max(1, round(CARD_MS * motion)))
        self.update()

    def take_over(self, before: "LessonFeast") -> None:
        """Shows what another plate shows, in the current language."""
        if not before.isHidden():
            self.begin(before.title, before.words, great=before.great, motion=0)

    def put_away(self) -> None:
        self._dealing.stop()
        self.hide()

    @property
    def dealt(self) -> int:
        """How many cards lie there."""
        return self._dealt

    @property
    def _all(self) -> int:
        return sum([len(word.slots) for word in self.words])

    def _deal(self) -> None:
        self._dealt += 1
        if self._dealt >= self._all:
            self._dealing.stop()
        self.update()

    def lie(self) -> None:
        """Lies over the rack, where nobody plays any more; at the end of the lesson over the middle of the felt."""
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
        """The rack and the tray beside it, with their rims: beside a plate that covers only part of them cards show."""
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
        """Draws the cards dealt so far, each where it stays."""
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
