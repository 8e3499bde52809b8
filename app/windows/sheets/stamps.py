"""Paints the stamps of the road. A pressed stamp, which the player has won, is ink on a round paper label. An open
stamp is a ring in the cloth."""

import math
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from app.felt.theme import Theme
from app.felt.token_drawing import path_of
from app.felt.tokens import BOOK, RING
from app.library.road import FIND, LESSON, PAR, UNAIDED, WIN, Stamp

# The icon of each kind of stamp, as paths in a square from 0 to 1, in the notation of app/felt/tokens.py.
SIGNS: Mapping[str, str] = {
    LESSON: f"{BOOK} M .34 .3 L .66 .3 M .34 .46 L .66 .46",
    WIN: "M .26 .08 L .74 .08 L .7 .5 L .5 .64 L .3 .5 Z M .5 .64 L .5 .92 M .28 .92 L .72 .92"
    " M .26 .16 L .08 .16 Q .08 .42 .3 .44 M .74 .16 L .92 .16 Q .92 .42 .7 .44",
    UNAIDED: "M .5 .04 L .63 .36 L .97 .38 L .71 .6 L .8 .94 L .5 .75 L .2 .94 L .29 .6 L .03 .38 L .37 .36 Z",
    PAR: f"{RING} O .5 .5 .22 | O .5 .5 .09",
    FIND: "O .42 .42 .32 M .65 .65 L .94 .94",
}
# the index of each ink's colour among the colours for card values
INK: Mapping[str, int] = {LESSON: 1, WIN: 2, UNAIDED: 2, PAR: 1, FIND: 0}
# TEETH: the number of teeth on the paper's edge; DEPTH: their depth as a share of the paper's size
TEETH, DEPTH = 22, 0.045
# INNER: the size of the ring of ink; SIGN: the size of the icon in the ring; both as shares of the stamp's size
INNER, SIGN = 0.8, 0.46
# the degrees by which stamps are tilted; they differ, because nobody stamps twice in the same way
TILTS = (-14, 9, -6, 12, 4)
LINE, OPEN_LINE = 0.045, 0.03
FAINT = 0.75


def draw_stamp(painter: QPainter, room: QRectF, stamp: Stamp, theme: Theme, number: int) -> None:
    """Draws the stamp in this square.

    number: decides the tilt of a pressed stamp.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center())
    size = room.width()
    if stamp.pressed:
        painter.rotate(TILTS[number % len(TILTS)])
        _pressed(painter, size, stamp.kind, theme)
    else:
        _open(painter, size, stamp.kind, theme)
    painter.restore()


def _pressed(painter: QPainter, size: float, kind: str, theme: Theme) -> None:
    """Draws a pressed stamp: a paper label with a toothed edge and a shadow, and the ink on the label."""
    paper, ink = QColor(theme.face.top), QColor(theme.face.values[INK[kind]])
    label = QTransform.fromScale(size, size).map(_label())
    if not theme.flat:
        shadow = QColor("#000000")
        shadow.setAlphaF(0.3)
        painter.fillPath(label.translated(0.015 * size, 0.035 * size), shadow)
    painter.fillPath(label, paper)
    painter.strokePath(label, QPen(QColor(theme.face.edge), max(1.0, 0.015 * size)))
    _ring(painter, size * INNER / 2, QPen(ink, max(1.4, LINE * size)))
    _ring(painter, size * (INNER - 0.13) / 2, QPen(ink, max(1.0, LINE * size / 2)))
    _sign(painter, size * SIGN, kind, ink, max(1.6, LINE * size))


def _open(painter: QPainter, size: float, kind: str, theme: Theme) -> None:
    """Draws the empty place for a stamp in the cloth, with the stamp's icon in thin lines."""
    line = QColor(theme.felt.line if theme.flat else theme.felt.dim)
    painter.setOpacity(1.0 if theme.flat else FAINT)
    pen = QPen(line, max(1.0, OPEN_LINE * size), Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([2.2, 2.6])
    _ring(painter, size * 0.45, pen)
    _sign(painter, size * SIGN * 0.9, kind, line, max(1.0, OPEN_LINE * size))


def _ring(painter: QPainter, radius: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _sign(painter: QPainter, size: float, kind: str, ink: QColor, width: float) -> None:
    lines, _, filled = SIGNS[kind].partition("|")
    place = QTransform.fromTranslate(-size / 2, -size / 2).scale(size, size)
    pen = QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(place.map(path_of(lines)), pen)
    painter.fillPath(place.map(path_of(filled)), ink)


@cache
def _label() -> QPainterPath:
    """Returns a disc of diameter 1 around the origin, with a toothed edge."""
    path = QPainterPath()
    steps = TEETH * 8
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        radius = 0.5 - DEPTH / 2 * (1 + math.cos(TEETH * angle))
        at = QPointF(radius * math.cos(angle), radius * math.sin(angle))
        if step:
            path.lineTo(at)
        else:
            path.moveTo(at)
    path.closeSubpath()
    return path
