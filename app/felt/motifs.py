"""The motif on the cloth of each family of games, for players who can't see colours."""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.felt import shapes
from app.felt.theme import Felt

STRENGTH = 0.34
LARGEST = 28  # the largest square of a motif, in pixels


def draw_motif(painter: QPainter, area: QRectF, family: str, felt: Felt) -> None:
    """Draws fine lines on the cloth, in squares of a fifth of its height; a large cloth has more squares."""
    painter.save()
    painter.setOpacity(STRENGTH)
    count = max(5, round(area.height() / LARGEST))
    unit = area.height() / count
    pen = QPen(QColor(felt.line), max(1.0, unit * 0.1), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    MOTIFS[family](painter, area, unit, count)
    painter.restore()


def _steps(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws stairs: a word grows."""
    for line in range(1 - count, math.ceil(area.width() / unit / 2) + 1):
        path = QPainterPath(QPointF(area.left() + 2 * line * unit, area.bottom()))
        for _ in range(count):
            at = path.currentPosition()
            path.lineTo(at.x() + unit, at.y())
            path.lineTo(at.x() + unit, at.y() - unit)
        painter.strokePath(path, painter.pen())


def _zigzag(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws torn edges: a word is split."""
    for number in range(math.ceil(area.width() / unit / 2) + 1):
        path = QPainterPath(QPointF(area.left() + 2 * number * unit, area.top()))
        for step in range(2 * count):
            at = path.currentPosition()
            path.lineTo(at.x() + unit * (0.5 if step % 2 == 0 else -0.5), at.y() + unit / 2)
        painter.strokePath(path, painter.pen())


def _rings(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws circles in a circle: letters come together."""
    for number in range(math.ceil(area.width() / unit / 3) + 1):
        for line in range((count + 1) // 2):
            middle = QPointF(area.left() + (3 * number + 1.5 * (line % 2)) * unit, area.top() + (0.5 + 2 * line) * unit)
            for radius in (0.4, 0.9):
                painter.drawEllipse(middle, radius * unit, radius * unit)


def _leaves(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws scattered small cards: every word is laid afresh."""
    for number in range(math.ceil(area.width() / unit / 2) + 1):
        for line in range((count + 1) // 2):
            painter.save()
            painter.translate(area.left() + (2 * number + line % 2) * unit, area.top() + (0.5 + 2 * line) * unit)
            painter.rotate(18 if (number + line) % 2 else -14)
            painter.drawPath(shapes.rounded(QRectF(-0.4 * unit, -0.56 * unit, 0.8 * unit, 1.12 * unit), 0.15 * unit))
            painter.restore()


def _dashes(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws lines of speed."""
    for line in range(2 * count):
        y = area.top() + (0.25 + line * 0.5) * unit
        for number in range(math.ceil(area.width() / unit / 3) + 1):
            x = area.left() + (3 * number + line * 1.7 % 3 - 1.5) * unit
            painter.drawLine(QPointF(x, y), QPointF(x + (1.8 if line % 3 else 0.9) * unit, y))


def _arrows(painter: QPainter, area: QRectF, unit: float, count: int) -> None:
    """Draws a track of arrowheads: the first one there wins."""
    for line in range((count + 1) // 2):
        y = area.top() + (0.5 + 2 * line) * unit
        for number in range(math.ceil(area.width() / unit / 1.5) + 1):
            x = area.left() + (1.5 * number - 0.75 * (line % 2)) * unit
            path = QPainterPath(QPointF(x, y - 0.5 * unit))
            path.lineTo(x + 0.5 * unit, y)
            path.lineTo(x, y + 0.5 * unit)
            painter.strokePath(path, painter.pen())


MOTIFS: Mapping[str, Callable[[QPainter, QRectF, float, int], None]] = MappingProxyType(
    {"grow": _steps, "split": _zigzag, "gather": _rings, "fresh": _leaves, "speed": _dashes, "race": _arrows}
)
