"""Words as real cards on a page: edges of covered cards show, as on the felt."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.guard import guarded
from app.felt.cards import CardArt, Look
from app.felt.measure import CARD_HEIGHT, CARD_WIDTH, EDGE, EDGES, SLOT_GAP
from engine.core.words import Slot, Word

APART = 0.6  # between two words, in cards
AROUND = 0.16  # for shadows, in cards
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
        return round(sum([self._line(card, line) for line in lines]))

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
        self._art.dpr = self.devicePixelRatioF()
        painter = QPainter(self)
        card, lines = self._broken(self.width())
        top = 0.0
        for line in lines:
            tall = self._line(card, line)
            x = AROUND * card
            for word in line:
                for slot in word.slots:
                    self._stack(
                        painter, QPointF(x, top + tall - card * (CARD_HEIGHT / CARD_WIDTH + AROUND)), slot, card
                    )
                    x += card * (1 + SLOT_GAP / CARD_WIDTH)
                x += APART * card
            top += tall

    def _stack(self, painter: QPainter, at: QPointF, slot: Slot, width: int) -> None:
        """Draws a stack from the lowest card up; the upper edges of covered cards show."""
        assert self._art is not None
        for depth, card in enumerate(slot):
            over = len(slot) - 1 - depth
            look = Look(card.face, card.letters or card.face, card.value, stack=1 if over else len(slot))
            margin = self._art.margin(look, width)
            rise = _rise(width, over + 1)
            painter.drawPixmap(at - QPointF(margin, margin + rise), self._art.picture(look, width))


def _rise(card: float, depth: int) -> float:
    """How far a stack of this many cards extends above its top card."""
    return min(depth - 1, EDGES) * EDGE * card / CARD_WIDTH
