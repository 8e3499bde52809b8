"""Paints the sign of the game, pressed into the cloth, and the wooden rim of a large table. Both belong to the
background, which is painted once."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QTransform

from app.felt import shapes
from app.felt.measure import TABLE_HEIGHT, TABLE_WIDTH
from app.felt.theme import Felt, Wood, fonts

# colour, strength and shift of two edges: the dark one above and the light one below
DEPTH = (("#000000", 0.17, -1.0), ("#FFFFFF", 0.1, 1.0))
PRESSED = 0.16  # the strength by which the pressed cloth is darker
RADIUS, LETTERS = 0.23, 0.17  # the radius of the ring and the size of its letters, as shares of the smaller side
ACROSS = 1.35  # the width of the letters, as a multiple of the radius
RIM, NARROW_RIM = 1.1, 0.55  # the width of the rim in u
LARGE = 8.0  # a table whose unit is at least this many pixels has a rim
RING = ((1.0, 0.93), (0.89, 0.875))  # the outer and inner radius of each ring


def sign_of(name: str) -> str:
    """The letters on the sign of a game: a short name, or the first letters of a long one."""
    if len(name) <= 5:
        return name
    return "".join([word[0] for word in name.replace("-", " ").split()])


def draw_emblem(painter: QPainter, felt: Felt, view: QRectF, sign: str) -> None:
    """Presses the sign into the middle of the cloth."""
    small = min(view.width(), view.height())
    middle, radius = QPointF(view.center().x(), view.top() + view.height() * 0.46), small * RADIUS
    shape = QPainterPath()
    for outer, inner in RING:
        ring = QPainterPath()
        ring.addEllipse(middle, outer * radius, outer * radius)
        hole = QPainterPath()
        hole.addEllipse(middle, inner * radius, inner * radius)
        shape.addPath(ring.subtracted(hole))
    letters = QPainterPath()
    letters.addText(0, 0, fonts.title_font(small * LETTERS), sign)
    bounds = letters.boundingRect()
    fitted = min(1.0, ACROSS * radius / max(1.0, bounds.width()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape.addPath(shapes.placed(_centred(letters, fitted), middle.x(), middle.y()))
    step = max(1.0, small / 700)
    for colour, strength, away in DEPTH:
        ink = QColor(colour)
        ink.setAlphaF(strength)
        painter.fillPath(shape.translated(away * step * 0.6, away * step).subtracted(shape), ink)
    pressed = QColor(felt.edge).darker(130)
    pressed.setAlphaF(PRESSED)
    painter.fillPath(shape, pressed)
    painter.restore()


def _centred(path: QPainterPath, scale: float) -> QPainterPath:
    bounds = path.boundingRect()
    moved = path.translated(-bounds.center().x(), -bounds.center().y())
    return QTransform.fromScale(scale, scale).map(moved)


def rim_of(width: float, height: float, *, narrow: bool = False) -> float:
    """The width of the rim around a table of this size, outside everything else; 0 for a small table.

    narrow: whether the rim is narrow, because larger letters leave less room at the edges.
    """
    unit = min(width / TABLE_WIDTH, height / TABLE_HEIGHT)
    return (NARROW_RIM if narrow else RIM) * unit if unit >= LARGE else 0.0


def draw_rim(painter: QPainter, wood: Wood, view: QRectF, width: float) -> None:
    """Lays a wooden rim around the cloth, lit from above, with a shadow on the cloth.

    width: the width of the rim in pixels.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = view.adjusted(width, width, -width, -width)
    frame = QPainterPath()
    frame.setFillRule(Qt.FillRule.OddEvenFill)
    frame.addRect(view)
    frame.addPath(shapes.rounded(inner, 1.6 * width))
    for layer in range(5):
        shadow = QColor("#000000")
        shadow.setAlphaF(0.05)
        deep = QPainterPath(frame)
        deep.addPath(shapes.rounded(inner, 1.6 * width))
        deep.addPath(shapes.rounded(inner.adjusted(layer, 2 * layer, -layer, -layer), 1.6 * width))
        painter.fillPath(deep, shadow)
    shade = QLinearGradient(view.topLeft(), view.bottomLeft())
    shade.setColorAt(0, QColor(wood.light))
    shade.setColorAt(1, QColor(wood.dark))
    painter.fillPath(frame, shade)
    painter.setPen(QColor(wood.edge))
    painter.drawPath(shapes.rounded(inner, 1.6 * width))
    shine = QColor("#FFFFFF")
    shine.setAlphaF(wood.shine)
    painter.setPen(shine)
    painter.drawLine(view.topLeft() + QPointF(0, 0.5), view.topRight() + QPointF(0, 0.5))
    painter.restore()
