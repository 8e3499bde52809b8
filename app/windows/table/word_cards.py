"""Words as real cards on a page: edges of covered cards show, as on the felt."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.guard import guarded
from app.felt.cards import CardArt
from app.felt.laid_words import AROUND, STEP, broken, draw_line, line_height
from engine.core.words import Word

SMALLEST = 14  # pixels


class WordCards(QWidget):
    """Words side by side, in as many lines as they need. Its name has the text for screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self._words: Sequence[Word] = ()
        self._art: CardArt | None = None
        self._largest = 40
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def wear(self, art: CardArt, largest: int) -> None:
        """Applies the art.

        largest: the width of a card if there is room.
        """
        self._art, self._largest = art, largest
        self.updateGeometry()
        self.update()

    def show_words(self, words: Sequence[Word], told: str) -> None:
        self._words = [word for word in words if word.slots]
        self.setVisible(bool(self._words))
        self.setAccessibleName(told)
        self.updateGeometry()
        self.update()

    @guarded
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded
    def heightForWidth(self, width: int) -> int:
        card, lines = self._broken(width)
        return round(sum([line_height(card, line) for line in lines]))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(SMALLEST * 8, round(SMALLEST * 1.6))

    @guarded
    def sizeHint(self) -> QSize:
        wide = self._largest * max([len(word.slots) for word in self._words], default=1)
        return QSize(wide, self.heightForWidth(wide + self._largest))

    def _broken(self, width: int) -> tuple[int, list[list[Word]]]:
        """The card width that lets the longest word fit, and the words line by line."""
        longest = max([len(word.slots) for word in self._words], default=1)
        fits = int((width - 2 * AROUND * self._largest) / (longest * STEP))
        card = max(SMALLEST, min(self._largest, fits))
        return card, broken(self._words, card, width)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._art is None:
            return
        self._art.dpr = self.devicePixelRatioF()
        painter = QPainter(self)
        card, lines = self._broken(self.width())
        top = 0.0
        for line in lines:
            draw_line(painter, self._art, line, QPointF(0, top), card)
            top += line_height(card, line)
