"""Draws the backs of the cards: a border, a pattern of fine lines, and a letter in the middle. The unit of lengths is
u, a tenth of a card's width."""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.felt import shapes
from app.felt.shapes import CARD, RADIUS
from app.felt.theme import Back

INSIDE = CARD.adjusted(0.7, 0.7, -0.7, -0.7)
MIDDLE = CARD.center()
FINE = 0.16  # the width of a line in a pattern, in u (a tenth of a card's width)


def draw_back(painter: QPainter, back: Back, edge: str, *, small: bool) -> None:
    """Draws a back.

    edge: the colour of the card's edge.
    small: whether to leave out the letter in the middle.
    """
    painter.setPen(QPen(QColor(edge), 0.2))
    painter.setBrush(QColor(back.border))
    painter.drawRoundedRect(CARD.adjusted(0.1, 0.1, -0.1, -0.1), RADIUS, RADIUS)
    inner = shapes.rounded(INSIDE, 0.55)
    painter.fillPath(inner, QColor(back.ground))
    painter.save()
    painter.setClipPath(inner)
    painter.setPen(QPen(QColor(back.line), FINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    PATTERNS[back.pattern](painter)
    painter.restore()
    if small:
        return
    medal = QPainterPath()
    medal.addEllipse(MIDDLE, 2.3, 2.3)
    painter.fillPath(medal, QColor(back.ground))
    painter.strokePath(medal, QPen(QColor(back.emblem), 0.24))
    painter.fillPath(
        shapes.placed(shapes.text_path("W", 2.7, display=True), MIDDLE.x(), MIDDLE.y()), QColor(back.emblem)
    )


def _lattice(painter: QPainter) -> None:
    for step in range(-14, 25, 2):
        start = step * 0.9
        painter.drawLine(QPointF(start, 0), QPointF(start + 14, 14))
        painter.drawLine(QPointF(start, 14), QPointF(start + 14, 0))


def _letters(painter: QPainter) -> None:
    """Draws capital letters in rows, like cards laid out before a deal."""
    ink = painter.pen().color()
    text = "WORDFELT"
    for line in range(7):
        for column in range(4):
            sign = text[(line * 3 + column) % len(text)]
            x = 1.9 + column * 2.1 + (0.0 if line % 2 else 0.55) - 0.25
            painter.fillPath(shapes.placed(shapes.text_path(sign, 1.5, display=True), x, 1.75 + line * 1.75), ink)


def _waves(painter: QPainter) -> None:
    """Draws rows of scales, overlapping like roof tiles."""
    for line in range(13):
        for column in range(-1, 6):
            x, y = column * 2.0 + line % 2, 14 - line * 1.1
            for radius in (1.0, 0.55):
                painter.drawArc(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), 0, 180 * 16)


def _rays(painter: QPainter) -> None:
    for number in range(36):
        angle = math.pi * number / 18
        far = QPointF(MIDDLE.x() + 12 * math.cos(angle), MIDDLE.y() + 12 * math.sin(angle))
        painter.drawLine(MIDDLE, far)
    for radius in (3.6, 5.4):
        painter.drawEllipse(MIDDLE, radius, radius)


def _chevrons(painter: QPainter) -> None:
    for step in range(-4, 22):
        y = step * 0.9
        for left in (0.0, 5.0):
            painter.drawLine(QPointF(left, y), QPointF(left + 2.5, y - 2.0))
            painter.drawLine(QPointF(left + 2.5, y - 2.0), QPointF(left + 5, y))


def _frames(painter: QPainter) -> None:
    for step in range(5):
        by = 0.55 + step * 0.72
        painter.drawRoundedRect(INSIDE.adjusted(by, by, -by, -by), 0.3, 0.3)


def _dots(painter: QPainter) -> None:
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    for line in range(12):
        for column in range(8):
            painter.drawEllipse(QPointF(1.2 + column * 1.25 + line % 2 * 0.62, 1.3 + line * 1.05), 0.26, 0.26)


PATTERNS: Mapping[str, Callable[[QPainter], None]] = MappingProxyType(
    {
        "lattice": _lattice,
        "letters": _letters,
        "waves": _waves,
        "rays": _rays,
        "chevrons": _chevrons,
        "frames": _frames,
        "dots": _dots,
    }
)
