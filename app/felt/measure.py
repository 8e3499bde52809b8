"""Measures one table: u, a line of text, and the pixel grid of the screen."""

from dataclasses import dataclass

from app.felt.rects import Rect

CARD_WIDTH, CARD_HEIGHT = 10.0, 14.0  # the size of a card, in u, as all lengths below without another unit
TABLE_WIDTH, TABLE_HEIGHT = 150.0, 104.0
# the least width and height of a table in u; larger cards would leave the middle no room
NARROWEST, LOWEST = 92.0, 64.0
SLOT_GAP = 0.4  # the gap between the cards of a word
HAND_GAP = 0.7  # the gap between the cards of a hand
CUT_GAP = 3.6  # the gap where a word is cut
EDGE = 2.8  # the part of a covered card that shows, with its small letter
EDGES = 2  # the number of covered cards that show
PLAIN, LEAST = 2.15, 11.0  # the size of text at 100 %, in u, and its minimum in pixels
GROWN = 0.4  # the share of the player's wish by which text measured in u grows
LINE, DENSE_LINE = 1.3, 1.15  # the height of a line, as a multiple of its text: usual, and on a dense table
LINE_LIMIT = 7.5  # the largest height of a line in u, so that even the largest text leaves room for the cards


@dataclass(frozen=True, slots=True)
class Measure:
    """The units of one table.

    u: the unit; a card of 10 × 14 u has whole device pixels.
    text: the size of normal text, in pixels.
    line: the height of a line of text, in pixels.
    dpr: device pixels for each pixel.
    dense: whether decoration gives way to larger letters, and cards lie beside a name and not below it.
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

        cards: the card size the player wants; 1 fits the table.
        lost: pixels of the height that larger letters around the table have taken; the cards keep their size.
        """
        whole = min(width / TABLE_WIDTH, (height + lost) / TABLE_HEIGHT)
        wished = min(whole * cards, max(whole, min(width / NARROWEST, height / LOWEST)))
        u, unscaled = [max(1, int(one * CARD_WIDTH * dpr)) / (CARD_WIDTH * dpr) for one in (wished, whole)]
        # On a large table the text is large anyway; there the scale changes little until the text would be too small.
        scale = text_scale if text_scale <= 1 else 1 + GROWN * (text_scale - 1)
        least = LEAST * text_scale if text_scale <= 1 else LEAST + 14.5 * (text_scale - 1)
        text = min(max(PLAIN * unscaled * scale, least), LINE_LIMIT * u / LINE)
        return cls(u, text, (DENSE_LINE if dense else LINE) * text, dpr, dense)

    @property
    def in_width(self) -> float:
        """The text size for measuring widths. On a dense table, widths do not grow with larger text: the text shrinks
        or is cut off."""
        return min(self.text, max(PLAIN * self.u, LEAST)) if self.dense else self.text

    def snap(self, length: float) -> float:
        """The nearest length that ends on a device pixel."""
        return round(length * self.dpr) / self.dpr

    def card(self, scale: float = 1.0) -> tuple[float, float]:
        """The width and height of a card drawn at this scale, in whole device pixels."""
        width = max(1 / self.dpr, self.snap(CARD_WIDTH * self.u * scale))
        return width, max(1 / self.dpr, self.snap(width * CARD_HEIGHT / CARD_WIDTH))

    def at(self, x: float, y: float, card: tuple[float, float]) -> Rect:
        """The rectangle of a card with its corner at this point, on the grid."""
        return Rect(self.snap(x), self.snap(y), *card)

    def rise(self, depth: int, scale: float) -> float:
        """The height of a stack of this many cards above its top card."""
        return min(max(depth - 1, 0), EDGES) * EDGE * self.card(scale)[0] / CARD_WIDTH
