"""Paints pictures of cards, each with its shadow, and keeps a picture for each look of a card. A shadow is
painted only once for each size of cards."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from app.felt import faces, shapes
from app.felt.measure import CARD_HEIGHT, CARD_WIDTH
from app.felt.picture import Mark
from app.felt.theme import Theme

# the largest number of pixels kept (48 MB); a table shows about a hundred cards, and every resize makes new pictures
KEPT = 12_000_000


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that decides how a card's picture looks, besides the theme and the screen.

    stack: the number of cards in its slot.
    new: whether the card came with the last play.
    bare: whether nothing ever covers the card; then a small card needs no letters in its corner and no pips.
    """

    face: str
    letters: str
    value: int
    mark: Mark = Mark.NONE
    stack: int = 1
    lifted: bool = False
    new: bool = False
    bare: bool = False

    @property
    def margin(self) -> float:
        """The room for the parts beyond the card's edge, in card widths: shadow, ring and badge."""
        return 0.3 if self.lifted or self.stack > 1 else 0.14


class CardArt:
    """Makes and keeps pictures of cards for one theme and one screen."""

    def __init__(self, theme: Theme, dpr: float = 1.0) -> None:
        self.theme = theme
        self.dpr = dpr
        self._kept: dict[tuple[Look, int], QPixmap] = {}
        self._shadows: dict[tuple[int, float, bool], QPixmap] = {}  # one shadow for all cards of a size
        self._pixels = 0

    def picture(self, look: Look, width: float) -> QPixmap:
        """The picture of a card with `look.margin` around it. If there are too many pictures, drops those that were not
        used for the longest time.

        width: the width of the card, in the view's pixels.
        """
        key = (look, round(width * self.dpr))
        found = self._kept.pop(key, None)
        if found is None:
            found = self._painted(look, key[1])
            self._pixels += found.width() * found.height()
        self._kept[key] = found
        while self._pixels > KEPT and len(self._kept) > 1:
            oldest = self._kept.pop(next(iter(self._kept)))
            self._pixels -= oldest.width() * oldest.height()
        return found

    def forget(self) -> None:
        """Drops all stored pictures, because the size of cards changes. Cards on the felt keep their pictures."""
        self._kept.clear()
        self._shadows.clear()
        self._pixels = 0

    def margin(self, look: Look, width: float) -> float:
        """The margin around a card's picture, in the view's pixels. It consists of whole device pixels, so that the
        card itself stays sharp."""
        return round(width * self.dpr * look.margin) / self.dpr

    def _painted(self, look: Look, pixels: int) -> QPixmap:
        pixmap = _empty(pixels, look.margin) if look.mark is Mark.GHOST else QPixmap(self._shadow(look, pixels))
        painter = _on(pixmap, pixels, look.margin)
        if look.mark in (Mark.GHOST, Mark.FADED):
            painter.setOpacity(0.78)
        small = pixels < faces.SMALL
        faces.draw_card(
            painter, self.theme, look.face, look.letters, look.value, small=small, plain=small and look.bare
        )
        painter.setOpacity(1)
        painter.save()
        faces.draw_mark(painter, self.theme.marks, look.mark, small=small)
        painter.restore()
        if look.new:
            faces.draw_new(painter, self.theme.marks)
        if look.stack > 1:
            faces.draw_stack_badge(painter, self.theme.marks, look.stack)
        painter.end()
        pixmap.setDevicePixelRatio(self.dpr)
        return pixmap

    def _shadow(self, look: Look, pixels: int) -> QPixmap:
        """The shadow below a card of this size. Shadows are kept, because a shadow takes longer to paint than a
        card."""
        key = pixels, look.margin, look.lifted
        if key not in self._shadows:
            self._shadows[key] = _empty(pixels, look.margin)
            painter = _on(self._shadows[key], pixels, look.margin)
            self._paint_shadow(painter, look.lifted)
            painter.end()
        return self._shadows[key]

    def _paint_shadow(self, painter: QPainter, lifted: bool) -> None:
        """Paints a soft shadow from thin layers, fewer of which overlap further out. A lifted card has a larger
        shadow."""
        shadow = self.theme.shadow
        strength = shadow.lifted if lifted else shadow.rest
        if not strength:
            return
        layers, reach, down = (14, 2.3, 1.3) if lifted else (8, 0.95, 0.38)
        colour = QColor(shadow.colour)
        colour.setAlphaF(1 - (1 - strength) ** (1 / layers))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for layer in range(layers):
            grow = reach * ((layer + 0.5) / layers * 1.6 - 0.7)
            rect = QRectF(-grow, down - grow, CARD_WIDTH + 2 * grow, CARD_HEIGHT + 2 * grow)
            painter.drawPath(shapes.rounded(rect, max(0.3, shapes.RADIUS + grow)))


def _empty(pixels: int, margin: float) -> QPixmap:
    """An empty picture for a card this many pixels wide, with a margin in card widths."""
    tall, around = round(pixels * CARD_HEIGHT / CARD_WIDTH), 2 * round(pixels * margin)
    pixmap = QPixmap(pixels + around, tall + around)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _on(pixmap: QPixmap, pixels: int, margin: float) -> QPainter:
    """Returns a painter for this picture. Its unit is u: a card is 10 wide and 14 high."""
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(round(pixels * margin), round(pixels * margin))
    painter.scale(pixels / CARD_WIDTH, round(pixels * CARD_HEIGHT / CARD_WIDTH) / CARD_HEIGHT)
    return painter
