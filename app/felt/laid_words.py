"""Paints words as cards in other places than the table: on a gallery tile, on a page, in a picture to save."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.felt.cards import CardArt, Look
from app.felt.measure import CARD_HEIGHT, CARD_WIDTH, EDGE, EDGES, SLOT_GAP
from engine.core.cards import LETTER_VALUES, Card
from engine.core.words import Slot, Word, laid

APART = 0.6  # the distance between two words, in widths of a card
AROUND = 0.16  # the room for shadows around words, in widths of a card
STEP = 1 + SLOT_GAP / CARD_WIDTH  # the distance from one card of a word to the next, in widths of a card
TALL = CARD_HEIGHT / CARD_WIDTH


def spelled(text: str) -> tuple[Word, ...]:
    """The words of a text, with a card for each letter."""
    words = ([sign for sign in word if sign.isalpha()] for word in text.replace(",", " ").split())
    return tuple([laid([Card(-1, one, one, LETTER_VALUES.get(one, 0)) for one in word]) for word in words if word])


def rise(card: float, depth: int) -> float:
    """The height by which a stack of `depth` cards, each `card` wide, rises above its top card."""
    return min(depth - 1, EDGES) * EDGE * card / CARD_WIDTH


def line_height(card: float, words: Sequence[Word]) -> float:
    """The height of a line of words with cards of this width, with room for shadows."""
    depth = max([len(slot) for word in words for slot in word.slots], default=1)
    return card * (TALL + 2 * AROUND) + rise(card, depth)


def line_width(card: float, words: Sequence[Word]) -> float:
    """The width of a line of words, without the room for shadows."""
    slots = sum([len(word.slots) for word in words])
    return card * (slots * STEP + APART * max(0, len(words) - 1))


def broken(words: Iterable[Word], card: float, width: float) -> list[list[Word]]:
    """The words in lines, with as many words in each line as fit into this width."""
    lines: list[list[Word]] = []
    for word in words:
        if not lines or line_width(card, [*lines[-1], word]) > width - 2 * AROUND * card:
            lines.append([])
        lines[-1].append(word)
    return lines


STEPS = 3  # widths of cards are tried in steps of this many pixels, because each width needs new pictures


def fitted(words: Sequence[Word], room: QRectF, largest: float, least: int = 6) -> tuple[int, list[list[Word]]]:
    """The largest width of cards, from `least` to `largest`, at which the words fit into this room, and the words in
    lines at that width. If they fit at no width, uses `least`."""
    for card in range(max(least, round(largest) // STEPS * STEPS), least - 1, -STEPS):
        lines = broken(words, card, room.width())
        widest = max([line_width(card, line) for line in lines], default=0)
        high = sum([line_height(card, line) for line in lines])
        if widest <= room.width() - 2 * AROUND * card and high <= room.height():
            break
    return card, lines


class PlacedCard(NamedTuple):
    """A card of a word with its place.

    look: how it looks.
    corner: its upper left corner.
    width: its width.
    """

    look: Look
    corner: QPointF
    width: int

    def draw(self, painter: QPainter, art: CardArt) -> None:
        margin = art.margin(self.look, self.width)
        painter.drawPixmap(self.corner - QPointF(margin, margin), art.picture(self.look, self.width))


def placed(words: Sequence[Word], corner: QPointF, card: int) -> Iterator[PlacedCard]:
    """Yields the cards of words side by side, in the order in which to draw them: each stack from its lowest card up.

    corner: the corner of the line, including its room for shadows.
    """
    x, y = corner.x() + AROUND * card, corner.y() + line_height(card, words) - card * (TALL + AROUND)
    for word in words:
        for slot in word.slots:
            yield from _stack(QPointF(x, y), slot, card)
            x += card * STEP
        x += APART * card


def draw_line(painter: QPainter, art: CardArt, words: Sequence[Word], corner: QPointF, card: int) -> None:
    """Draws words side by side; see `placed`."""
    for one in placed(words, corner, card):
        one.draw(painter, art)


def draw_fitted(painter: QPainter, art: CardArt, words: Sequence[Word], room: QRectF, largest: float) -> None:
    """Draws the words as large as they fit, in the middle of this room."""
    card, lines = fitted(words, room, largest)
    y = room.center().y() - sum([line_height(card, line) for line in lines]) / 2
    for line in lines:
        x = room.center().x() - line_width(card, line) / 2 - AROUND * card
        draw_line(painter, art, line, QPointF(round(x), round(y)), card)
        y += line_height(card, line)


def _stack(at: QPointF, slot: Slot, width: int) -> Iterator[PlacedCard]:
    """Yields a stack from the lowest card up; the upper edges of covered cards show.

    at: the corner of the top card.
    """
    for depth, card in enumerate(slot):
        over = len(slot) - 1 - depth
        look = Look(card.face, card.letters or card.face, card.value, stack=1 if over else len(slot), bare=not over)
        yield PlacedCard(look, at - QPointF(0, rise(width, over + 1)), width)
