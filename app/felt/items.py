"""The items of the felt's scene: cards, drawings of zones, points that rise to a score. Each is only a picture at a
place, so Qt paints it without calling Python."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.felt import z_order
from app.felt.cards import CardArt, Look
from app.felt.measure import CARD_HEIGHT, CARD_WIDTH
from app.felt.rects import Rect


def picture_item(z: float) -> QGraphicsPixmapItem:
    """An item for a picture. It ignores the mouse, because `pointing` finds what is under the pointer."""
    item = QGraphicsPixmapItem()
    _only_looked_at(item)
    item.setZValue(z)
    return item


def _only_looked_at(item: QGraphicsPixmapItem) -> None:
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)


class Movable(Protocol):
    """An item that the animator can move."""

    rect: Rect

    def lay(self, rect: Rect, turn: float = 1.0) -> None: ...


class FloatItem(QGraphicsPixmapItem):
    """A short text that rises from one place to another."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__(picture)
        _only_looked_at(self)
        self.rect = Rect(0, 0, 1, 1)

    def lay(self, rect: Rect, turn: float = 1.0) -> None:
        self.rect = rect
        self.setPos(rect.x, rect.y)


class ZoneItem(QGraphicsPixmapItem):
    """The drawing of a zone, without its cards.

    rect: the place of the zone's cards, with which the drawing moves.
    """

    def __init__(self) -> None:
        super().__init__()
        _only_looked_at(self)
        self.setZValue(z_order.FURNITURE)
        self.rect = Rect(0, 0, 1, 1)
        self._drawn = self.rect
        self._corner = 0.0, 0.0

    def draw(self, picture: QPixmap, x: float, y: float, about: Rect) -> None:
        """Shows this picture.

        x, y: the picture's corner, while the zone's cards lie at `about`.
        """
        self.setPixmap(picture)
        self._drawn, self._corner = about, (x - about.x, y - about.y)
        self.lay(about)

    def lay(self, rect: Rect, turn: float = 1.0) -> None:
        self.rect = rect
        scale, (x, y) = rect.w / self._drawn.w, self._corner
        self.setScale(scale)
        self.setPos(rect.x + x * scale, rect.y + y * scale)


class Nod:
    """The animation of a seat's sign (the player's letter or icon) that shows a mood. The animator moves it like a
    card.

    rect: its x is the share of the animation that is over, from 0 to 1.
    """

    def __init__(self, mood: str, shown: Callable[[], None]) -> None:
        self.mood = mood
        self.rect = Rect(0, 0, 1, 1)
        self._shown = shown

    def lay(self, rect: Rect, turn: float = 1.0) -> None:
        self.rect = rect
        self._shown()


class CardItem(QGraphicsPixmapItem):
    """A card on the felt.

    key: the key of the piece.
    rect: the place where the card is drawn now, moving or at rest.
    look: the look that the card shows now.
    """

    def __init__(self, key: str) -> None:
        super().__init__()
        _only_looked_at(self)
        self.key = key
        self.rect = Rect(0, 0, CARD_WIDTH, CARD_HEIGHT)
        self.look = Look("", "", 0)
        self._width = 0.0
        self._art: CardArt | None = None

    def wear(self, art: CardArt, look: Look, width: float) -> None:
        """Shows the card's picture for this look, sharp at this width."""
        if look == self.look and width == self._width and art is self._art:
            return
        self._art, self.look, self._width = art, look, width
        picture: QPixmap = art.picture(look, width)
        margin = art.margin(look, width)
        self.setPixmap(picture)
        self.setOffset(-margin, -margin)
        self.lay(self.rect)

    def lay(self, rect: Rect, turn: float = 1.0) -> None:
        """Puts the card here.

        turn: the visible share of the card's width, which goes from 1 to 0 and back while the card is turned over.
        """
        self.rect = rect
        if not self.isVisible():
            self.show()
        scale = rect.w / self._width if self._width else 1.0
        if turn == 1.0:
            if not self.transform().isIdentity():
                self.resetTransform()
        else:
            middle = self._width / 2
            self.setTransform(QTransform().translate(middle, 0).scale(max(turn, 0.02), 1).translate(-middle, 0))
        if scale != self.scale():
            self.setScale(scale)
        self.setPos(rect.x, rect.y)
