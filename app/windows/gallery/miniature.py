"""A game's table in miniature, drawn from the lines on its box."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from app.base.boxes import FAMILIES
from app.felt.theme import Felt, Theme, fonts
from app.windows.gallery.motifs import draw_motif
from engine.core.cards import LETTER_VALUES, RED_LETTERS

BACK, EMPTY, GAP, MARKED = "#", "_", "|", "!"


def draw_miniature(painter: QPainter, area: QRectF, lines: Sequence[str], theme: Theme, family: str) -> None:
    """Draws the felt with its words, as large as they fit.

    family: the family of the game, which decides the cloth.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _felt(painter, area, theme, family)
    inner = area.adjusted(10, 8, -10, -8)
    longest = max(_width(line) for line in lines)
    card = min(inner.width() / longest, inner.height() / (len(lines) * 1.55), inner.height() / 2.4)
    top = inner.center().y() - card * 1.5 * len(lines) / 2
    for number, line in enumerate(lines):
        left = inner.center().x() - card * _width(line) / 2
        _line(painter, QPointF(left, top + number * card * 1.5), card, line, theme)
    painter.restore()


def _width(line: str) -> float:
    cards = len([sign for sign in line if sign not in (GAP, MARKED)])
    return cards + 0.45 * line.count(GAP)


def _felt(painter: QPainter, area: QRectF, theme: Theme, family: str) -> None:
    ratio = painter.deviceTransform().m11()
    painter.drawPixmap(area.topLeft(), _cloth(area.width(), area.height(), ratio, theme.felt, family))


@lru_cache(maxsize=3 * len(FAMILIES))  # for tiles of the present and the last width, and for the cards of waiting games
def _cloth(width: float, height: float, ratio: float, felt: Felt, family: str) -> QPixmap:
    """One cloth for all tables of a family: shading each would be half the work of painting them."""
    cloth = QPixmap(ceil(width * ratio), ceil(height * ratio))
    cloth.setDevicePixelRatio(ratio)
    cloth.fill(Qt.GlobalColor.transparent)
    area = QRectF(0, 0, width, height)
    path = QPainterPath()
    path.addRoundedRect(area, 8, 8)
    painter = QPainter(cloth)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(path)
    painter.drawImage(area, _shade(felt), QRectF(0.5, 0.5, 1, 1))
    draw_motif(painter, area, family, felt)
    painter.end()
    return cloth


def _shade(felt: Felt) -> QImage:
    """A shade from corner to corner, in four pixels to be drawn large. Python needs a millisecond to load Qt's
    gradients, and the first picture has no other use for them."""
    centre, edge = QColor(felt.centre), QColor(felt.edge)
    pairs = ((centre.red(), edge.red()), (centre.green(), edge.green()), (centre.blue(), edge.blue()))
    between = QColor(*[(one + other) // 2 for one, other in pairs])
    shade = QImage(2, 2, QImage.Format.Format_RGB32)
    for x, y, colour in ((0, 0, centre), (1, 0, between), (0, 1, between), (1, 1, edge)):
        shade.setPixelColor(x, y, colour)
    return shade


def _line(painter: QPainter, at: QPointF, size: float, line: str, theme: Theme) -> None:
    x, marked = at.x(), False
    for sign in line:
        if sign == GAP:
            x += 0.45 * size
            continue
        if sign == MARKED:
            marked = True
            continue
        place = QRectF(x + size * 0.04, at.y(), size * 0.92, size * 1.29)
        if sign.islower():
            _card(painter, place.translated(size * 0.1, size * 0.1), "", theme, False)
        _card(painter, place, sign.upper(), theme, marked)
        x, marked = x + size, False


def _card(painter: QPainter, place: QRectF, sign: str, theme: Theme, marked: bool) -> None:
    face = theme.face
    round_ = place.width() * 0.12
    edge = QPen(QColor(theme.marks.ring if marked else face.edge), 2.0 if marked else 1.0)
    if sign == EMPTY:
        painter.setPen(QPen(QColor(theme.felt.line), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, round_, round_)
        return
    painter.setPen(edge)
    painter.setBrush(QColor(theme.back.ground if sign == BACK else face.top))
    painter.drawRoundedRect(place, round_, round_)
    if sign == BACK:
        painter.setPen(QPen(QColor(theme.back.line), 1))
        painter.drawRoundedRect(place.adjusted(2.5, 2.5, -2.5, -2.5), round_, round_)
    elif sign:
        red = marked and sign in RED_LETTERS
        painter.setPen(QColor(face.values[LETTER_VALUES[sign] - 1] if red else face.ink))
        painter.setFont(fonts.font(place.height() * 0.62, display=True))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, sign)
