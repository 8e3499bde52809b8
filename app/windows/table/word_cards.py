"""A widget that shows words as real cards. The edges of covered cards show, as on the felt."""

from collections.abc import Iterator, Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.guard import guarded
from app.felt.cards import CardArt
from app.felt.laid_words import AROUND, STEP, TALL, PlacedCard, broken, line_height, line_width, placed
from app.windows.widgets.in_english import mark_english
from engine.core.words import Word

SMALLEST = 14  # the least width of a card in pixels


class WordCards(QWidget):
    """Words side by side, in as many lines as they need. The widget's accessible name contains the text for screen
    readers.

    lying: the number of cards shown while they are being dealt; None for all.
    """

    def __init__(self) -> None:
        super().__init__()
        self._words: Sequence[Word] = ()
        self._art: CardArt | None = None
        self._largest = 40
        self.lying: int | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        mark_english(self)

    def wear(self, art: CardArt, largest: int) -> None:
        """Applies the drawn cards of a theme.

        largest: the width of a card if there is room.
        """
        self._art, self._largest = art, largest
        self.updateGeometry()
        self.update()

    def show_words(self, words: Sequence[Word], spoken: str) -> None:
        self._words = [word for word in words if word.slots]
        self.setVisible(bool(self._words))
        self.setAccessibleName(spoken)
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
        longest = max([line_width(self._largest, [word]) for word in self._words], default=self._largest)
        wide = ceil(longest + 2 * AROUND * self._largest) + 1
        return QSize(wide, self.heightForWidth(wide))

    def _broken(self, width: int) -> tuple[int, list[list[Word]]]:
        """Returns the width of the cards at which the longest word fits in a line, and the words of each line."""
        longest = max([len(word.slots) for word in self._words], default=1)
        fits = int((width - 2 * AROUND * self._largest) / (longest * STEP))
        card = max(SMALLEST, min(self._largest, fits))
        return card, broken(self._words, card, width)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._art is None:
            return
        painter = QPainter(self)
        for number, card in enumerate(self.placed()):
            if self.lying is None or number < self.lying:
                card.draw(painter, self._art)

    def show_cards(self, cards: int | None) -> None:
        """Shows this many cards; None shows all. If the number grows by one, only the new card is painted."""
        before, self.lying = self.lying, cards
        if cards is None or before is None or cards != before + 1 or self._art is None:
            self.update()
            return
        card = list(self.placed())[before]
        around = round(card.width * card.look.margin) + 1
        tall = round(card.width * TALL)
        self.update(QRect(card.corner.toPoint(), QSize(card.width, tall)).adjusted(-around, -around, around, around))

    def placed(self) -> Iterator[PlacedCard]:
        """Yields the cards in the order in which they are laid: word by word, and each slot from its lowest card up."""
        assert self._art is not None
        self._art.dpr = self.devicePixelRatioF()
        card, lines = self._broken(self.width())
        top = 0.0
        for line in lines:
            yield from placed(line, QPointF(0, top), card)
            top += line_height(card, line)
