"""Makes the shapes drawn on cards and zones as painter paths: letters, a star, brackets, the small icons of the marks.
Each shape is made once for each size."""

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from app.felt.theme import fonts

CARD = QRectF(0, 0, 10, 14)
RADIUS = 0.9  # the radius of a card's corners, in u (a tenth of a card's width)
_DRAWN_AT = 200  # text is drawn at this size and then scaled, so that its outlines are exact


@cache
def text_path(text: str, size: float, *, display: bool = False) -> QPainterPath:
    """The path of this text. Its ink is centred horizontally on x = 0, and its capitals vertically on y = 0.

    display: whether to use the font for large letters.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, 0, fonts.font(_DRAWN_AT, fonts.BOLD, display=display), text)
    capital = QPainterPath()
    capital.addText(0, 0, fonts.font(_DRAWN_AT, fonts.BOLD, display=display), "H")
    ink, middle = path.boundingRect(), capital.boundingRect().center().y()
    scale = size / _DRAWN_AT
    return QTransform.fromScale(scale, scale).translate(-ink.center().x(), -middle).map(path)


def placed(path: QPainterPath, x: float, y: float) -> QPainterPath:
    return path.translated(x, y)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


@cache
def star(radius: float) -> QPainterPath:
    """A five-pointed star around the origin."""
    path = QPainterPath()
    for number in range(10):
        reach = radius if number % 2 == 0 else radius * 0.42
        angle = math.pi * number / 5
        point = QPointF(math.sin(angle) * reach, -math.cos(angle) * reach)
        if number:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


@cache
def lozenge(across: float, down: float) -> QPainterPath:
    """A lozenge around the origin.

    across, down: half the width and half the height.
    """
    path = QPainterPath(QPointF(0, -down))
    for x, y in ((across, 0.0), (0.0, down), (-across, 0.0)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def brackets(rect: QRectF, arm: float) -> QPainterPath:
    """The four corners of a rectangle, to mark a card or zone that a player may choose.

    arm: the length of their lines.
    """
    path = QPainterPath()
    for x, y, across, down in (
        (rect.left(), rect.top(), 1, 1),
        (rect.right(), rect.top(), -1, 1),
        (rect.right(), rect.bottom(), -1, -1),
        (rect.left(), rect.bottom(), 1, -1),
    ):
        path.moveTo(x + across * arm, y)
        path.lineTo(x, y)
        path.lineTo(x, y + down * arm)
    return path


@cache
def back_arrow(size: float) -> QPainterPath:
    """An arrow that turns back, for a card that a player can take back. Draw it as lines."""
    half = size / 2
    path = QPainterPath(QPointF(-half * 0.2, -half * 0.95))
    path.lineTo(-half * 0.8, -half * 0.4)
    path.lineTo(-half * 0.2, half * 0.15)
    path.moveTo(-half * 0.8, -half * 0.4)
    path.lineTo(half * 0.25, -half * 0.4)
    path.arcTo(QRectF(-half * 0.4, -half * 0.4, half * 1.2, half * 1.2), 90, -180)
    path.lineTo(-half * 0.3, half * 0.8)
    return path


@cache
def flag(size: float) -> QPainterPath:
    """A pennant on its staff, for a card that was named. Fill it, and draw its outline."""
    half = size / 2
    path = QPainterPath()
    path.moveTo(-half * 0.55, half)
    path.lineTo(-half * 0.55, -half)
    path.lineTo(half * 0.75, -half * 0.45)
    path.lineTo(-half * 0.55, half * 0.15)
    return path


@cache
def plus(size: float) -> QPainterPath:
    half = size / 2
    path = QPainterPath()
    path.moveTo(-half, 0)
    path.lineTo(half, 0)
    path.moveTo(0, -half)
    path.lineTo(0, half)
    return path


@cache
def cross(size: float) -> QPainterPath:
    half = size / 2 * 0.8
    path = QPainterPath()
    path.moveTo(-half, -half)
    path.lineTo(half, half)
    path.moveTo(half, -half)
    path.lineTo(-half, half)
    return path


@cache
def exchange(size: float) -> QPainterPath:
    """Two arrows passing each other, for give and take. Draw them as lines."""
    half = size / 2
    path = QPainterPath()
    for side in (-1, 1):
        y = side * half * 0.42
        path.moveTo(-half, y)
        path.lineTo(half, y)
        tip = -side * half
        path.moveTo(tip + side * half * 0.45, y - half * 0.38)
        path.lineTo(tip, y)
        path.lineTo(tip + side * half * 0.45, y + half * 0.38)
    return path


@cache
def scissors(size: float) -> QPainterPath:
    """Two blades and two rings, for a cut. Draw them as lines."""
    half = size / 2
    path = QPainterPath()
    for side in (-1, 1):
        path.moveTo(side * half * 0.45, -half)
        path.lineTo(-side * half * 0.35, half * 0.3)
        path.addEllipse(QPointF(-side * half * 0.55, half * 0.62), half * 0.34, half * 0.34)
    return path


@cache
def pointer(size: float) -> QPainterPath:
    """A small triangle pointing right, for the player on turn."""
    path = QPainterPath()
    path.moveTo(-size * 0.35, -size / 2)
    path.lineTo(size * 0.5, 0)
    path.lineTo(-size * 0.35, size / 2)
    path.closeSubpath()
    return path


@cache
def dots(size: float) -> QPainterPath:
    """Three dots side by side, for a player who thinks."""
    path = QPainterPath()
    for side in (-1, 0, 1):
        path.addEllipse(QPointF(side * size * 0.36, 0), size * 0.17, size * 0.17)
    return path


SIDES = (0, 4, 3, 6, 4, 5, 8, 3)  # the number of sides of each seat's shape; 0 is a circle
TURNS = (0, 45, 0, 0, 0, 0, 22.5, 180)


@cache
def seat_shape(seat: int, radius: float) -> QPainterPath:
    """The shape of a seat around the origin. Each of eight seats has its own shape, so that players can tell seats
    apart without colours."""
    path = QPainterPath()
    sides = SIDES[seat % len(SIDES)]
    if not sides:
        path.addEllipse(QPointF(0, 0), radius, radius)
        return path
    reach = radius * {3: 1.2, 4: 1.16, 5: 1.1}.get(sides, 1.04)
    for corner in range(sides):
        angle = math.tau * corner / sides + math.radians(TURNS[seat % len(TURNS)])
        point = QPointF(math.sin(angle) * reach, -math.cos(angle) * reach)
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
