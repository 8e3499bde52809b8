"""Measures one table: its unit u, the size of its text, and the pixel grid of the screen."""

from dataclasses import dataclass

from app.felt.rects import Rect

CARD_WIDTH, CARD_HEIGHT = 10.0, 14.0  # the size of a card, in u (a tenth of a card's width)
TABLE_WIDTH, TABLE_HEIGHT = 150.0, 104.0
# the least width and height of a table in u; with larger cards, the words in the middle would have too little room
NARROWEST, LOWEST = 92.0, 64.0
SLOT_GAP = 0.4  # the gap between the cards of a word, in u (a tenth of a card's width)
HAND_GAP = 0.7  # the gap between the cards of a hand, in u (a tenth of a card's width)
CUT_GAP = 3.6  # the gap where a word is cut, in u (a tenth of a card's width)
EDGE = 2.8  # the height that shows of a covered card, with its small letter, in u (a tenth of a card's width)
EDGES = 2  # the largest number of covered cards that show in a stack
PLAIN, LEAST = 2.15, 11.0  # the size of text at 100 %: usual, in u (a tenth of a card's width), and least, in pixels
GROWN = 0.4  # text measured in u grows by this share of the enlargement that the player chose
LINE, DENSE_LINE = 1.3, 1.15  # the height of a line, as a multiple of its text size: usual, and on a dense table
LINE_LIMIT = 7.5  # the largest height of a line in u, so that even the largest text leaves room for the cards


@dataclass(frozen=True, slots=True)
class Measure:
    """The units in which the layout of one table is measured.

    u: the unit of lengths, in pixels; a card is 10 × 14 u, and its width is a whole number of device pixels.
    text: the size of normal text, in pixels.
    line: the height of a line of text, in pixels.
    dpr: the number of device pixels for each pixel.
    dense: whether there is less decoration, so that larger text fits, and cards lie beside a name and not below it.
    """

    u: float
    text: float
    line: float
    dpr: float
    dense: bool = False

    @classmethod
    def of(
        cls,
        width: float,
        height: float,
        text_scale: float,
        dpr: float,
        cards: float = 1.0,
        lost: float = 0.0,
        *,
        dense: bool = False,
    ) -> "Measure":
        """The measure of a table of this size.

        cards: the card size that the player chose; 1 fits the table.
        lost: the pixels of height that larger text around the table has taken; cards are as large as if the table still
        had these pixels.
        """
        whole = min(width / TABLE_WIDTH, (height + lost) / TABLE_HEIGHT)
        wished = min(whole * cards, max(whole, min(width / NARROWEST, height / LOWEST)))
        u, unscaled = [max(1, int(one * CARD_WIDTH * dpr)) / (CARD_WIDTH * dpr) for one in (wished, whole)]
        # Text measured in u is already large on a large table, so the player's scale enlarges it only a little there.
        scale = text_scale if text_scale <= 1 else 1 + GROWN * (text_scale - 1)
        least = LEAST * text_scale if text_scale <= 1 else LEAST + 14.5 * (text_scale - 1)
        text = min(max(PLAIN * unscaled * scale, least), LINE_LIMIT * u / LINE)
        return cls(u, text, (DENSE_LINE if dense else LINE) * text, dpr, dense)

    @property
    def in_width(self) -> float:
        """The text size by which widths are measured. On a dense table it does not grow with larger text; a text that
        is too wide shrinks or is cut off instead."""
        return min(self.text, max(PLAIN * self.u, LEAST)) if self.dense else self.text

    def snap(self, length: float) -> float:
        """The nearest length that ends on a device pixel."""
        return round(length * self.dpr) / self.dpr

    def card(self, scale: float = 1.0) -> tuple[float, float]:
        """The width and height of a card drawn at this scale, in whole device pixels."""
        width = max(1 / self.dpr, self.snap(CARD_WIDTH * self.u * scale))
        return width, max(1 / self.dpr, self.snap(width * CARD_HEIGHT / CARD_WIDTH))

    def at(self, x: float, y: float, card: tuple[float, float]) -> Rect:
        """The rectangle of a card with its corner at this point, moved to whole device pixels.

        card: the card's width and height.
        """
        return Rect(self.snap(x), self.snap(y), *card)

    def rise(self, depth: int, scale: float) -> float:
        """The height by which a stack of `depth` cards, drawn at this scale, rises above its top card."""
        return min(max(depth - 1, 0), EDGES) * EDGE * self.card(scale)[0] / CARD_WIDTH
