"""Paints the emblem of the game, pressed into the cloth, and the wooden rim of a large table. Both belong to the
background, which is painted once."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QTransform

from app.felt import shapes
from app.felt.measure import TABLE_HEIGHT, TABLE_WIDTH
from app.felt.theme import Felt, Wood, fonts

# colour, strength and shift of the emblem's two edges: a dark edge above and a light edge below
DEPTH = (("#000000", 0.17, -1.0), ("#FFFFFF", 0.1, 1.0))
PRESSED = 0.16  # the opacity of the darker shade on the pressed cloth
RADIUS, LETTERS = 0.23, 0.17  # the radius of the ring and the size of its letters, as shares of the view's shorter side
ACROSS = 1.35  # the largest width of the emblem's letters, as a multiple of the ring's radius
RIM, NARROW_RIM = 1.1, 0.55  # the width of the rim, in u (a tenth of a card's width): usual and narrow
LARGE = 8.0  # a table has a rim if u, a tenth of a card's width, is at least this many pixels
RINGS = (1.0, 0.93, 0.89, 0.875)  # the outer and inner radius of each of two rings, as multiples of RADIUS


def sign_of(name: str) -> str:
    """The letters on the emblem of a game: a short name, or the first letters of a long one."""
    if len(name) <= 5:
        return name
    return "".join([word[0] for word in name.replace("-", " ").split()])


def draw_emblem(painter: QPainter, felt: Felt, view: QRectF, sign: str) -> None:
    """Paints the emblem in the middle of the cloth, as if pressed into it.

    sign: the letters on it.
    """
    small = min(view.width(), view.height())
    middle, radius = QPointF(view.center().x(), view.top() + view.height() * 0.46), small * RADIUS
    shape = QPainterPath()  # Qt fills paths by the odd-even rule by default, so four circles make two rings
    for share in RINGS:
        shape.addEllipse(middle, share * radius, share * radius)
    letters = QPainterPath()
    letters.addText(0, 0, fonts.title_font(small * LETTERS), sign)
    bounds = letters.boundingRect()
    fitted = min(1.0, ACROSS * radius / max(1.0, bounds.width()))
    shape.addPath(shapes.placed(_centred(letters, fitted), middle.x(), middle.y()))
    step = max(1.0, small / 700)
    edges = 2 * step  # the room for the two edges around the shape
    area = shape.boundingRect().adjusted(-edges, -edges, edges, edges).toAlignedRect()
    painter.drawPixmap(area.topLeft(), _pressed(felt, shape, area, step, painter.deviceTransform().m11()))


def _pressed(felt: Felt, shape: QPainterPath, area: QRect, step: float, dpr: float) -> QPixmap:
    """Returns a picture of the shape pressed into the cloth. The shape is filled only once, and the picture is made
    from tinted copies of it, because filling it takes much longer than copying it.

    area: the area of the picture.
    step: the width of the edges.
    """
    mask = _clear(area.size(), dpr)
    painter = QPainter(mask)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-area.topLeft())
    painter.fillPath(shape, QColor("#000000"))
    painter.end()
    whole = _clear(area.size(), dpr)
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for colour, strength, away in DEPTH:
        painter.drawPixmap(QPointF(away * step * 0.6, away * step), _tinted(mask, QColor(colour), strength))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.drawPixmap(0, 0, mask)  # keeps the edges off the shape
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.drawPixmap(0, 0, _tinted(mask, QColor(felt.edge).darker(130), PRESSED))
    painter.end()
    return whole


def _clear(size: QSize, dpr: float) -> QPixmap:
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _tinted(mask: QPixmap, colour: QColor, strength: float) -> QPixmap:
    """Returns the mask in this colour.

    strength: the opacity of the colour.
    """
    colour.setAlphaF(strength)
    tinted = QPixmap(mask)
    painter = QPainter(tinted)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(mask.rect()), colour)
    painter.end()
    return tinted


def _centred(path: QPainterPath, scale: float) -> QPainterPath:
    bounds = path.boundingRect()
    moved = path.translated(-bounds.center().x(), -bounds.center().y())
    return QTransform.fromScale(scale, scale).map(moved)


def rim_of(width: float, height: float, *, narrow: bool = False) -> float:
    """The width of the wooden rim around a table of this size, in pixels; 0 for a small table.

    narrow: whether to make the rim narrow, because larger text leaves less room.
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
    hole = shapes.rounded(inner, 1.6 * width)
    frame = QPainterPath(hole)
    frame.addRect(view)
    shadow = QColor("#000000")
    shadow.setAlphaF(0.05)
    for layer in range(1, 5):
        deep = QPainterPath(hole)
        deep.addPath(shapes.rounded(inner.adjusted(layer, 2 * layer, -layer, -layer), 1.6 * width))
        painter.fillPath(deep, shadow)
    shade = QLinearGradient(view.topLeft(), view.bottomLeft())
    shade.setColorAt(0, QColor(wood.light))
    shade.setColorAt(1, QColor(wood.dark))
    painter.fillPath(frame, shade)
    painter.setPen(QColor(wood.edge))
    painter.drawPath(hole)
    shine = QColor("#FFFFFF")
    shine.setAlphaF(wood.shine)
    painter.setPen(shine)
    painter.drawLine(view.topLeft() + QPointF(0, 0.5), view.topRight() + QPointF(0, 0.5))
    painter.restore()
