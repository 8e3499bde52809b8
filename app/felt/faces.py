"""Draws the front of cards, in u: a card is 10 wide and 14 high, its corner at the origin."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from app.felt import shapes
from app.felt.backs import draw_back
from app.felt.picture import Mark
from app.felt.shapes import CARD, RADIUS
from app.felt.theme import Face, Marks, Theme
from engine.core.letters import FLIPS, WILD

STYLES = ("paper", "bold", "framed", "tile", "banner")
BAND = 1.7  # the height of the band at the foot of a card, in u (a tenth of a card's width)
TOP = 3.0  # the height of the coloured band at a card's head, which shows even when the card is covered, in u
SIGN = 1.45  # the factor by which a mark's icon is enlarged on a small card
SMALL = 34  # cards narrower than this many pixels show one large letter and a digit, and nothing else


def draw_card(
    painter: QPainter, theme: Theme, face: str, letters: str, value: int, *, small: bool, plain: bool = False
) -> None:
    """Draws the card without marks. An empty face is the back.

    letters: the letter chosen for a wild card or a flip card.
    plain: whether the card shows one letter and its value, and no pips.
    """
    if not face:
        draw_back(painter, theme.back, theme.face.edge, small=small)
        return
    _paper(painter, theme.face, theme.flat)
    if value:
        _value(painter, theme.face, value, small, plain)
    if face == WILD:
        _wild(painter, theme.face, letters if letters != face else "", small, plain)
    elif face in FLIPS:
        _flip(painter, theme.face, face, letters if letters != face else "", small, plain)
    else:
        _letters(painter, theme.face, face, value, small, plain)


def draw_mark(painter: QPainter, marks: Marks, mark: Mark, *, small: bool = False) -> None:
    """Draws the mark of a card, for example of a chosen or a laid one. Each mark has its own shape; on a small card,
    the mark's icon is larger in proportion."""
    if mark is Mark.SELECTED:
        _ring(painter, marks.ring_edge, 1.0)
        _ring(painter, marks.ring, 0.56)
    elif mark is Mark.LIT:
        corners = shapes.brackets(CARD.adjusted(-0.35, -0.35, 0.35, 0.35), 2.6)
        _stroke(painter, corners, marks.lit_edge, 1.15)
        _stroke(painter, corners, marks.lit, 0.62)
    elif mark is Mark.LAID:
        _ring(painter, marks.laid, 0.5)
        _enlarge(painter, small)
        _badge(painter, marks.laid, marks.laid_ink)
        _stroke(painter, shapes.placed(shapes.back_arrow(1.9), 1.25, 12.7), marks.laid_ink, 0.36)
    elif mark is Mark.NAMED:
        _ring(painter, marks.named, 0.5)
        _enlarge(painter, small)
        _badge(painter, marks.named, marks.named_ink)
        flag = shapes.placed(shapes.flag(1.9), 1.3, 12.7)
        painter.fillPath(flag, QColor(marks.named_ink))
        _stroke(painter, flag, marks.named_ink, 0.3)
    elif mark is Mark.GHOST:
        pen = QPen(QColor(marks.ring_edge), 0.36, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([3.2, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(CARD.adjusted(0.2, 0.2, -0.2, -0.2), RADIUS, RADIUS)
    elif mark is Mark.FADED:
        _hatch(painter, marks.fade)


def draw_new(painter: QPainter, marks: Marks) -> None:
    """Marks the card as new at its lower right corner, because a flag uses the lower left one."""
    corner = QPainterPath(QPointF(10 - RADIUS, 14))
    corner.lineTo(7.4, 14)
    corner.lineTo(10, 11.4)
    corner.lineTo(10, 14 - RADIUS)
    corner.quadTo(10, 14, 10 - RADIUS, 14)
    painter.fillPath(corner, QColor(marks.ring))
    _stroke(painter, corner, marks.ring_edge, 0.2)


def draw_stack_badge(painter: QPainter, marks: Marks, count: int) -> None:
    """Draws the number of cards, such as ×3, above the top card of a stack: on the right of the covered cards' edges,
    so that their letters stay readable."""
    text = shapes.text_path(f"×{count}", 2.3)
    width = text.boundingRect().width() + 1.4
    middle = 9.7 - width / 2
    pill = shapes.rounded(QRectF(middle - width / 2, -2.6, width, 2.8), 1.4)
    painter.fillPath(pill, QColor(marks.bubble))
    _stroke(painter, pill, marks.bubble_ink, 0.22)
    painter.fillPath(shapes.placed(text, middle, -1.2), QColor(marks.bubble_ink))


def _paper(painter: QPainter, face: Face, flat: bool) -> None:
    shade = QLinearGradient(0, 0, 0, 14)
    shade.setColorAt(0, QColor(face.top))
    shade.setColorAt(1, QColor(face.bottom))
    line = 0.36 if flat or face.style == "bold" else 0.16
    painter.setPen(QPen(QColor(face.edge), line))
    painter.setBrush(QBrush(shade))
    painter.drawRoundedRect(CARD.adjusted(line / 2, line / 2, -line / 2, -line / 2), RADIUS, RADIUS)
    if face.style == "framed":
        frame = shapes.rounded(CARD.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS - 0.4)
        _stroke(painter, frame, face.edge, 0.12)
    elif face.style == "tile" and not flat:
        _grain(painter, face)


def _grain(painter: QPainter, face: Face) -> None:
    """Draws the grain of a wooden tile: a few lines along it, and light on its upper edge."""
    painter.save()
    painter.setClipPath(_inside())
    painter.setOpacity(0.28)
    painter.setPen(QPen(QColor(face.edge), 0.12))
    for step, y in enumerate((2.1, 3.4, 5.2, 6.1, 8.3, 9.2, 10.7, 12.4)):
        bow = QPainterPath(QPointF(0, y))
        bow.cubicTo(3, y + (0.5 if step % 2 else -0.4), 6, y + (-0.5 if step % 3 else 0.6), 10, y + 0.2)
        painter.strokePath(bow, painter.pen())
    painter.setOpacity(0.7)
    painter.setPen(QPen(QColor("#FFFFFF"), 0.22))
    painter.drawLine(QPointF(RADIUS, 0.3), QPointF(10 - RADIUS, 0.3))
    painter.restore()


def _inside() -> QPainterPath:
    return shapes.rounded(CARD.adjusted(0.16, 0.16, -0.16, -0.16), RADIUS - 0.1)


def _value(painter: QPainter, face: Face, value: int, small: bool, plain: bool) -> None:
    """Draws a shape with the value in it, and a pip for each point, so that players can tell values apart without
    colours. A plain card has no pips."""
    colour = QColor(face.values[min(value, len(face.values)) - 1])
    radius = 2.1 if small else 1.8
    centre = QPointF(10 - 0.65 - radius, 0.65 + radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    size = radius * 1.55
    if face.style == "banner":
        _strip(painter, QRectF(0, 0, 10, TOP), colour)
        centre = QPointF(10 - 1.75, TOP / 2 + 0.05)
    elif face.style == "framed":
        painter.drawPath(shapes.placed(shapes.lozenge(radius * 1.22, radius * 1.36), centre.x(), centre.y()))
        size *= 0.86
    elif face.style == "tile":
        painter.drawRoundedRect(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), 0.7, 0.7)
    else:
        painter.drawEllipse(centre, radius, radius)
    digit = shapes.text_path(str(value), size)
    painter.fillPath(shapes.placed(digit, centre.x(), centre.y()), QColor(face.digit))
    if plain:
        return
    if face.style in ("paper", "bold"):
        _strip(painter, QRectF(0, 14 - BAND, 10, BAND), colour)
        painter.setBrush(QColor(face.digit))
    for pip in range(value):
        _pip(painter, face, QPointF(5 + (pip - (value - 1) / 2) * 1.5, 14 - BAND / 2))


def _strip(painter: QPainter, strip: QRectF, colour: QColor) -> None:
    """Draws a strip across the whole card."""
    path = QPainterPath()
    path.addRect(strip)
    painter.fillPath(_inside().intersected(path), colour)


def _pip(painter: QPainter, face: Face, at: QPointF) -> None:
    if face.style == "framed":
        painter.drawPath(shapes.placed(shapes.lozenge(0.55, 0.62), at.x(), at.y() - 0.35))
    elif face.style == "tile":
        painter.drawRoundedRect(QRectF(at.x() - 0.42, at.y() - 0.62, 0.84, 0.84), 0.2, 0.2)
    else:
        painter.drawEllipse(at, 0.42, 0.42)


def _letters(painter: QPainter, face: Face, text: str, value: int, small: bool, plain: bool) -> None:
    """Draws one large letter, or the two letters of a two-letter card with a curved line below. Repeats the letters in
    the corner, unless the card is plain."""
    middle = 8.4 if plain and value else 7.85 if value else 7.6
    if len(text) == 1:
        size = 9.6 if small else (9.2 if face.style == "bold" else 8.2)
        _ink(painter, text, size, 5, middle + (0.3 if small else 0), face.ink)
    else:
        large = shapes.text_path(text, 7.0, display=True)
        wide = min(1.0, 8.3 / large.boundingRect().width())
        _ink(painter, text, 7.0 * wide, 5, middle, face.ink)
        bow = QPainterPath(QPointF(1.7, middle + 3.0))
        bow.cubicTo(3.2, middle + 4.3, 6.8, middle + 4.3, 8.3, middle + 3.0)
        _stroke(painter, bow, face.star, 0.5)
    if not plain:
        _corner(painter, face, text, small, face.digit if value and face.style == "banner" else face.ink)


def _corner(painter: QPainter, face: Face, text: str, small: bool, ink: str = "") -> None:
    """Draws the letters in the upper left corner.

    small: whether the card is small; then its letters are larger in proportion.
    ink: the colour of the letters, by default the face's own.
    """
    if not text:
        return
    size = 2.9 if small else 3.0 if face.style == "bold" else 2.6
    path = shapes.text_path(text, size)
    width = path.boundingRect().width()
    room = 4.6 if len(text) > 1 else 3.2
    if width > room:
        path = shapes.text_path(text, size * room / width)
        width = room
    painter.fillPath(shapes.placed(path, 0.75 + width / 2, 1.3 if small else 1.5), QColor(ink or face.ink))


def _flip(painter: QPainter, face: Face, pair: str, letters: str, small: bool, plain: bool) -> None:
    """Draws a flip card: both letters and an orange spot. Once one of the letters is chosen, draws it large, with the
    other one small, and repeats it in the corner unless the card is plain."""
    if letters:
        other = pair.replace(letters, "", 1)
        _ink(painter, letters, 9.0 if small else 8.2, 5, 7.4, face.ink)
        painter.fillPath(shapes.placed(shapes.text_path(other, 2.7), 8.0, 12.1), QColor(face.soft))
        _dot(painter, face, 8.1, 2.0, 0.95)
        _corner(painter, face, "" if plain else letters, small)
        return
    slash = QPainterPath(QPointF(8.3, 3.4))
    slash.lineTo(1.7, 11.6)
    _stroke(painter, slash, face.soft, 0.3)
    _ink(painter, pair[0], 5.6, 3.1, 4.9, face.ink)
    _ink(painter, pair[1], 5.6, 6.9, 10.3, face.ink)
    _dot(painter, face, 5, 7.5, 1.25)


def _dot(painter: QPainter, face: Face, x: float, y: float, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(face.top))
    painter.drawEllipse(QPointF(x, y), radius + 0.3, radius + 0.3)
    painter.setBrush(QColor(face.dot))
    painter.drawEllipse(QPointF(x, y), radius, radius)


def _wild(painter: QPainter, face: Face, letters: str, small: bool, plain: bool) -> None:
    """Draws a wild card: a star. Once a letter is chosen for the card, draws the letter large and the star small, and
    repeats the letter in the corner unless the card is plain."""
    if letters:
        _ink(painter, letters, 9.0 if small else 8.2, 5, 7.6, face.ink)
        painter.fillPath(shapes.placed(shapes.star(1.75), 8.0, 2.35), QColor(face.star))
        _corner(painter, face, "" if plain else letters, small)
        return
    painter.fillPath(shapes.placed(shapes.star(4.0), 5, 7.5), QColor(face.star))
    if not small:
        painter.fillPath(shapes.placed(shapes.star(1.15), 1.75, 1.9), QColor(face.star))
        painter.fillPath(shapes.placed(shapes.star(1.15), 8.25, 12.1), QColor(face.star))


def _ring(painter: QPainter, colour: str, width: float) -> None:
    _stroke(painter, shapes.rounded(CARD.adjusted(-0.1, -0.1, 0.1, 0.1), RADIUS + 0.1), colour, width)


def _enlarge(painter: QPainter, small: bool) -> None:
    """On a small card, enlarges the next drawing from the lower left corner."""
    if small:
        painter.translate(0, 14)
        painter.scale(SIGN, SIGN)
        painter.translate(0, -14)


def _badge(painter: QPainter, colour: str, edge: str) -> None:
    painter.setPen(QPen(QColor(edge), 0.26))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(1.3, 12.7), 1.55, 1.55)


def _hatch(painter: QPainter, colour: str) -> None:
    painter.save()
    painter.setClipPath(shapes.rounded(CARD, RADIUS))
    painter.setOpacity(0.6)
    painter.setPen(QPen(QColor(colour), 0.24))
    for step in range(-6, 12):
        painter.drawLine(QPointF(step * 1.6, 14), QPointF(step * 1.6 + 8, 0))
    painter.restore()


def _ink(painter: QPainter, text: str, size: float, x: float, y: float, colour: str) -> None:
    painter.fillPath(shapes.placed(shapes.text_path(text, size, display=True), x, y), QColor(colour))


def _stroke(painter: QPainter, path: QPainterPath, colour: str, width: float) -> None:
    pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
