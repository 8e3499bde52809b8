"""Words as real cards on a page: edges of covered cards show, as on the felt."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.guard import guarded
from app.felt.cards import CardArt, Look
from app.felt.measure import CARD_HEIGHT, CARD_WIDTH, EDGE, EDGES, SLOT_GAP
from engine.core.words import Slot, Word

APART = 0.6  # between two words, in cards
AROUND = 0.16  # for shadows, in cards
SMALLEST = 14  # pixels


class PlacedCard(NamedTuple):
    """A card of a word with its place.

    look: how it looks.
    corner: its upper left corner in the widget.
    width: its width.
    """

    look: Look
    corner: QPointF
    width: int


class WordCards(QWidget):
    """Words side by side, in as many lines as they need. Its name has the text for screen readers.

    lying: how many of its cards lie there while they are dealt; None for all.
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
        return round(sum([self._line(card, line) for line in lines]))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(SMALLEST * 8, round(SMALLEST * 1.6))

    @guarded
    def sizeHint(self) -> QSize:
        longest = max([self._wide(self._largest, word) for word in self._words], default=self._largest)
        wide = ceil(longest + 2 * AROUND * self._largest) + 1
        return QSize(wide, self.heightForWidth(wide))

    def _broken(self, width: int) -> tuple[int, list[list[Word]]]:
        """The card width that lets the longest word fit, and the words line by line."""
        longest = max([len(word.slots) for word in self._words], default=1)
        fits = int((width - 2 * AROUND * self._largest) / (longest * (1 + SLOT_GAP / CARD_WIDTH)))
        card = max(SMALLEST, min(self._largest, fits))
        lines: list[list[Word]] = []
        used = float("inf")
        for word in self._words:
            wide = self._wide(card, word)
            used += APART * card + wide
            if used > width - 2 * AROUND * card:
                lines.append([])
                used = wide
            lines[-1].append(word)
        return card, lines

    def _wide(self, card: int, word: Word) -> float:
        return len(word.slots) * card * (1 + SLOT_GAP / CARD_WIDTH)

    def _line(self, card: int, words: Sequence[Word]) -> float:
        depth = max([len(slot) for word in words for slot in word.slots])
        return card * (CARD_HEIGHT / CARD_WIDTH + 2 * AROUND) + _rise(card, depth)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._art is None:
            return
        painter = QPainter(self)
        for number, card in enumerate(self.placed()):
            if self.lying is None or number < self.lying:
                margin = self._art.margin(card.look, card.width)
                painter.drawPixmap(card.corner - QPointF(margin, margin), self._art.picture(card.look, card.width))

    def let_lie(self, cards: int | None) -> None:
        """Shows the first cards; None for all. The last of them is painted alone."""
        before, self.lying = self.lying, cards
        if cards is None or before is None or cards != before + 1 or self._art is None:
            self.update()
            return
        card = list(self.placed())[before]
        around = round(card.width * card.look.margin) + 1
        tall = round(card.width * CARD_HEIGHT / CARD_WIDTH)
        self.update(QRect(card.corner.toPoint(), QSize(card.width, tall)).adjusted(-around, -around, around, around))

    def placed(self) -> Iterator[PlacedCard]:
        """Yields the cards in the order in which they are laid: word by word, and each stack from its lowest card
        up."""
        assert self._art is not None
        self._art.dpr = self.devicePixelRatioF()
        card, lines = self._broken(self.width())
        top = 0.0
        for line in lines:
            tall = self._line(card, line)
            x = AROUND * card
            for word in line:
                for slot in word.slots:
                    yield from _stack(QPointF(x, top + tall - card * (CARD_HEIGHT / CARD_WIDTH + AROUND)), slot, card)
                    x += card * (1 + SLOT_GAP / CARD_WIDTH)
                x += APART * card
            top += tall


def _stack(at: QPointF, slot: Slot, width: int) -> Iterator[PlacedCard]:
    """Yields a stack from the lowest card up; the upper edges of covered cards show.

    at: the corner of the top card.
    """
    for depth, card in enumerate(slot):
        over = len(slot) - 1 - depth
        look = Look(card.face, card.letters or card.face, card.value, stack=1 if over else len(slot), bare=not over)
        yield PlacedCard(look, at - QPointF(0, _rise(width, over + 1)), width)


def _rise(card: float, depth: int) -> float:
    """How far a stack of this many cards extends above its top card."""
    return min(depth - 1, EDGES) * EDGE * card / CARD_WIDTH
