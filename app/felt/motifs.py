"""Draws a motif on the cloth for each family of games, so that players can tell the families apart without colours."""

import math
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from app.felt import shapes
from app.felt.theme import Felt

STRENGTH = 0.34
LARGEST = 28  # the largest square of a motif, in pixels


def draw_motif(painter: QPainter, area: QRectF, family: str, felt: Felt) -> None:
    """Draws the family's motif on the cloth with fine lines. The motif is made of squares, five in the cloth's
    height, or more if they would be larger than LARGEST."""
    painter.save()
    painter.setOpacity(STRENGTH)
    count = max(5, round(area.height() / LARGEST))
    unit = area.height() / count
    pen = QPen(QColor(felt.line), max(1.0, unit * 0.1), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    MOTIFS[family](painter, area, unit, count)
    painter.restore()


class _Stamp:
    """A figure of a motif, painted once as a picture and repeated on the cloth. Painting each figure separately would
    make the first paint take a tenth longer.

    box: the rectangle that the figure covers, around its own origin.
    draw: draws the figure around the origin.
    """

    def __init__(self, painter: QPainter, box: QRectF, draw: Callable[[QPainter], object]) -> None:
        self._ratio = painter.deviceTransform().m11()
        rim = painter.pen().widthF()
        box = box.adjusted(-rim, -rim, rim, rim)
        self._corner = box.topLeft()
        self._print = QPixmap(math.ceil(box.width() * self._ratio), math.ceil(box.height() * self._ratio))
        self._print.setDevicePixelRatio(self._ratio)
        self._print.fill(Qt.GlobalColor.transparent)
        inside = QPainter(self._print)
        inside.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside.setPen(painter.pen())
        inside.translate(-box.topLeft())
        draw(inside)
        inside.end()

    def lay(self, painter: QPainter, x: float, y: float) -> None:
        """Lays the figure with its origin at this point, moved to whole device pixels, so that it stays sharp."""
        at = QPointF(x, y) + self._corner
        whole = QPointF(round(at.x() * self._ratio), round(at.y() * self._ratio))
        painter.drawPixmap(whole / self._ratio, self._print)


def _line_through(points: Iterable[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    for number, (x, y) in enumerate(points):
        (path.lineTo if number else path.moveTo)(x, y)
    return path


def _steps(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws stairs, for games in which a word grows."""
    path = _line_through([((step + 1) // 2 * unit, -(step // 2) * unit) for step in range(2 * count + 1)])
    stair = _Stamp(painter, path.boundingRect(), lambda inside: inside.drawPath(path))
    for line in range(1 - count, math.ceil(area.width() / unit / 2) + 1):
        stair.lay(painter, area.left() + 2 * line * unit, area.bottom())


def _zigzag(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws torn edges, for games in which words are split."""
    path = _line_through([(step % 2 * unit / 2, step * unit / 2) for step in range(2 * count + 1)])
    edge = _Stamp(painter, path.boundingRect(), lambda inside: inside.drawPath(path))
    for number in range(math.ceil(area.width() / unit / 2) + 1):
        edge.lay(painter, area.left() + 2 * number * unit, area.top())


def _rings(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws circles in a circle, for games in which letters are gathered."""

    def both(inside: QPainter) -> None:
        for radius in (0.4, 0.9):
            inside.drawEllipse(QPointF(), radius * unit, radius * unit)

    rings = _Stamp(painter, QRectF(-0.9 * unit, -0.9 * unit, 1.8 * unit, 1.8 * unit), both)
    for number in range(math.ceil(area.width() / unit / 3) + 1):
        for line in range((count + 1) // 2):
            x = area.left() + (3 * number + 1.5 * (line % 2)) * unit
            rings.lay(painter, x, area.top() + (0.5 + 2 * line) * unit)


def _leaves(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws scattered small cards, for games in which every word is laid afresh."""
    card = shapes.rounded(QRectF(-0.4 * unit, -0.56 * unit, 0.8 * unit, 1.12 * unit), 0.15 * unit)

    def turned(angle: float) -> _Stamp:
        path = QTransform().rotate(angle).map(card)
        return _Stamp(painter, path.boundingRect(), lambda inside: inside.drawPath(path))

    cards = turned(-14), turned(18)
    for number in range(math.ceil(area.width() / unit / 2) + 1):
        for line in range((count + 1) // 2):
            x, y = area.left() + (2 * number + line % 2) * unit, area.top() + (0.5 + 2 * line) * unit
            cards[(number + line) % 2].lay(painter, x, y)


def _dashes(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws speed lines, as in a comic, for games at speed."""
    for line in range(2 * count):
        y = area.top() + (0.25 + line * 0.5) * unit
        for number in range(math.ceil(area.width() / unit / 3) + 1):
            x = area.left() + (3 * number + line * 1.7 % 3 - 1.5) * unit
            painter.drawLine(QPointF(x, y), QPointF(x + (1.8 if line % 3 else 0.9) * unit, y))


def _arrows(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws a track of arrowheads, for games that are a race."""
    path = _line_through([(0, -0.5 * unit), (0.5 * unit, 0), (0, 0.5 * unit)])
    head = _Stamp(painter, path.boundingRect(), lambda inside: inside.drawPath(path))
    for line in range((count + 1) // 2):
        y = area.top() + (0.5 + 2 * line) * unit
        for number in range(math.ceil(area.width() / unit / 1.5) + 1):
            head.lay(painter, area.left() + (1.5 * number - 0.75 * (line % 2)) * unit, y)


MOTIFS: Mapping[str, Callable[[QPainter, QRectF, float, int], None]] = MappingProxyType(
    {"grow": _steps, "split": _zigzag, "gather": _rings, "fresh": _leaves, "speed": _dashes, "race": _arrows}
)
