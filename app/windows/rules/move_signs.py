"""The icons of the moves: small drawings of cards, for the rules and for the examples.

A table card is plain, and a hand card is gold. A move that a game does not permit is pale and struck out.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from app.base.boxes import BOXES
from app.felt import shapes
from app.felt.theme import Theme

BOX = 24.0  # the width and the height of an icon's square
CARD = QRectF(0, 0, 9, 13)
BASIC = "AOGSD"


def permitted(game: str, agreed: str | None = None) -> tuple[str, str]:
    """Returns two texts of icons, one character each: the permitted moves, and the basic moves that are not permitted.

    agreed: the permitted basic moves at one table; None for those of the printed rules.
    """
    own = BOXES[game].signs
    basic = [sign for sign in own if sign in BASIC] if agreed is None else [sign for sign in BASIC if sign in agreed]
    more = [sign for sign in own if sign not in BASIC]
    return "".join([*basic, *more]), "".join([sign for sign in BASIC if sign not in basic])


def sign_name(sign: str) -> str:
    """Returns the translated name of an icon's move. The basic moves have the same names as in the set-up."""
    return {
        "A": QCoreApplication.translate("Options", "Add"),
        "O": QCoreApplication.translate("Options", "Overlay"),
        "G": QCoreApplication.translate("Options", "Give and take"),
        "S": QCoreApplication.translate("Options", "Split"),
        "D": QCoreApplication.translate("Options", "Duplicate"),
        "F": QCoreApplication.translate("Moves", "Fresh word"),
        "R": QCoreApplication.translate("Moves", "Any order"),
        "T": QCoreApplication.translate("Moves", "Take up"),
    }[sign]


@lru_cache(maxsize=128)
def sign_image(sign: str, theme: Theme, size: float, ratio: float, *, struck: bool = False) -> QImage:
    side = round(size * ratio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / BOX, size / BOX)
    draw_sign(painter, sign, theme, struck=struck)
    painter.end()
    return image


def draw_sign(painter: QPainter, sign: str, theme: Theme, *, struck: bool = False) -> None:
    """Draws the icon in a square of side BOX, with its corner at the origin.

    struck: whether to draw it pale and struck out, for a move that is not permitted.
    """
    painter.save()
    painter.setPen(QPen(QColor(theme.felt.line), 0.8))
    painter.setBrush(QColor(theme.felt.edge))
    painter.drawRoundedRect(QRectF(0.5, 0.5, BOX - 1, BOX - 1), 5, 5)
    painter.setOpacity(0.45 if struck else 1.0)
    _DRAWN[sign](painter, theme)
    painter.setOpacity(1.0)
    if struck:
        bar = QPainterPath(QPointF(3.5, BOX - 3.5))
        bar.lineTo(BOX - 3.5, 3.5)
        _stroke(painter, bar, theme.marks.illegal_ink, 3.4)
        _stroke(painter, bar, theme.marks.illegal, 2.0)
    painter.restore()


def _stroke(painter: QPainter, path: QPainterPath, colour: str, width: float) -> None:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)


def _card(painter: QPainter, theme: Theme, x: float, y: float, *, hand: bool = False, pips: int = 0) -> None:
    """Draws a card.

    hand: whether it is a hand card.
    pips: the number of dots on it; cards with the same number of dots have the same letter.
    """
    ink = QColor(theme.marks.ring_edge if hand else theme.face.ink)
    painter.setPen(QPen(ink, 0.9))
    painter.setBrush(QColor(theme.marks.ring if hand else theme.face.top))
    painter.drawRoundedRect(CARD.translated(x, y), 1.6, 1.6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for pip in range(pips):
        painter.drawEllipse(QPointF(x + 4.5, y + 6.5 + (pip - (pips - 1) / 2) * 4.2), 1.5, 1.5)


def _add(painter: QPainter, theme: Theme) -> None:
    _card(painter, theme, 2.2, 5.5)
    _card(painter, theme, 12.8, 5.5, hand=True)
    _stroke(painter, shapes.placed(shapes.plus(5.4), 17.3, 12), theme.marks.ring_edge, 1.5)


def _overlay(painter: QPainter, theme: Theme) -> None:
    _card(painter, theme, 4.4, 7.8, pips=1)
    _card(painter, theme, 10.6, 3.2, hand=True, pips=2)


def _duplicate(painter: QPainter, theme: Theme) -> None:
    _card(painter, theme, 4.4, 7.8, pips=1)
    _card(painter, theme, 10.6, 3.2, hand=True, pips=1)


def _exchange(painter: QPainter, theme: Theme) -> None:
    _card(painter, theme, 2.2, 2.6)
    _card(painter, theme, 12.8, 8.4, hand=True)
    arrows = shapes.placed(shapes.exchange(13), 12, 12)
    _stroke(painter, arrows, theme.marks.lit_edge, 3.4)
    _stroke(painter, arrows, theme.marks.lit, 1.5)


def _split(painter: QPainter, theme: Theme) -> None:
    _card(painter, theme, 0.9, 5.5)
    _card(painter, theme, 14.1, 5.5)
    cut = QPainterPath(QPointF(12, 2.6))
    cut.lineTo(12, 21.4)
    pen = QPen(QColor(theme.marks.ring), 1.8, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([1.5, 1.1])
    painter.strokePath(cut, pen)


def _fresh(painter: QPainter, theme: Theme) -> None:
    for x in (1.4, 7.5, 13.6):
        _card(painter, theme, x, 5.5, hand=True)


def _take_up(painter: QPainter, theme: Theme) -> None:
    _card(painter, theme, 7.5, 2.2)
    arrow = QPainterPath(QPointF(12, 8))
    arrow.lineTo(12, 19.4)
    arrow.moveTo(8.6, 16.2)
    arrow.lineTo(12, 19.6)
    arrow.lineTo(15.4, 16.2)
    _stroke(painter, arrow, theme.marks.ring_edge, 3.4)
    _stroke(painter, arrow, theme.marks.ring, 1.8)
    rack = QPainterPath(QPointF(4, 21.6))
    rack.lineTo(20, 21.6)
    _stroke(painter, rack, theme.marks.ring, 1.8)


def _any_order(painter: QPainter, theme: Theme) -> None:
    _card(painter, theme, 2.2, 8.8)
    _card(painter, theme, 12.8, 8.8)
    for side in (-1, 1):
        bow = QPainterPath(QPointF(12 + side * 6.4, 7.2))
        bow.cubicTo(12 + side * 5, 1.6, 12 - side * 4, 1.6, 12 - side * 6.2, 6.0)
        bow.moveTo(12 - side * 6.4, 2.8)
        bow.lineTo(12 - side * 6.4, 6.4)
        bow.lineTo(12 - side * 3.0, 6.0)
        _stroke(painter, bow, theme.marks.ring, 1.4)


_DRAWN: Mapping[str, Callable[[QPainter, Theme], None]] = {
    "A": _add,
    "O": _overlay,
    "G": _exchange,
    "S": _split,
    "D": _duplicate,
    "F": _fresh,
    "T": _take_up,
    "R": _any_order,
}
