"""Draws a game's table in miniature, from the lines of characters that describe it on the game's box."""

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from app.base.boxes import FAMILIES
from app.felt.motifs import draw_motif
from app.felt.theme import Felt, Theme, fonts
from engine.core.cards import LETTER_VALUES, RED_LETTERS

BACK, EMPTY, GAP, MARKED = "#", "_", "|", "!"


def draw_miniature(
    painter: QPainter, area: QRectF, lines: Sequence[str], theme: Theme, family: str, share: float = 1.0
) -> None:
    """Draws a game's cloth and its words as large as the area allows.

    family: the family of the game, which decides the cloth.
    share: how far the animation of the picture has come, from 0 to 1: cards come first, then overlays, and at last a
    split opens.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_cloth(painter, area, theme, family)
    inner = area.adjusted(10, 7, -10, -7)
    longest = max(_width(line) for line in lines)
    card = min(inner.width() / longest, inner.height() / (len(lines) * 1.48), inner.height() / 1.75)
    top = inner.center().y() - card * 1.45 * len(lines) / 2
    done = _Done(lines, share)
    for number, line in enumerate(lines):
        left = inner.center().x() - card * _width(line, done.opened) / 2
        _line(painter, QPointF(left, top + number * card * 1.45), card, line, theme, done)
    painter.restore()


class _Done:
    """The progress of the animation of a miniature.

    opened: how far splits have opened, from 0 to 1.
    """

    def __init__(self, lines: Sequence[str], share: float) -> None:
        signs = "".join(lines)
        self._under = len([sign for sign in signs if sign not in (GAP, MARKED, EMPTY)])
        steps = self._under + len([sign for sign in signs if sign.islower()]) + 2 * signs.count(GAP)
        self._at = share * steps if share < 1 else math.inf
        self.opened = min(1.0, max(0.0, (self._at - steps) / max(1, 2 * signs.count(GAP)) + 1)) if GAP in signs else 1.0
        self._laid = self._covered = 0

    def lay(self) -> float:
        """Returns how far the next card has moved to its place, from 0 to 1."""
        self._laid += 1
        return self._part(self._laid - 1)

    def cover(self) -> float:
        """Returns how far the next overlay has moved to its place, from 0 to 1."""
        self._covered += 1
        return self._part(self._under + self._covered - 1)

    def _part(self, number: int) -> float:
        return min(1.0, max(0.0, self._at - number))


def _width(line: str, opened: float = 1.0) -> float:
    cards = len([sign for sign in line if sign not in (GAP, MARKED)])
    return cards + 0.45 * line.count(GAP) * opened


def draw_cloth(painter: QPainter, area: QRectF, theme: Theme, family: str) -> None:
    """Draws the cloth of a family of games."""
    ratio = painter.deviceTransform().m11()
    painter.drawPixmap(area.topLeft(), _cloth(area.width(), area.height(), ratio, theme.felt, family))


# The cache keeps eight sizes for each family: tiles in the present and the previous width, both chosen and not,
# headings, large tiles, and the cards of games in progress.
@lru_cache(maxsize=8 * len(FAMILIES))
def _cloth(width: float, height: float, ratio: float, felt: Felt, family: str) -> QPixmap:
    """Returns the cloth for all tables of a family. It is cached because shading is half the work of painting a
    table."""
    cloth = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
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
    """Returns an image of four pixels whose colours, drawn large, shade the cloth from corner to corner. Qt's gradients
    would take a millisecond to load, and nothing else in the first paint needs them."""
    centre, edge = QColor(felt.centre), QColor(felt.edge)
    pairs = ((centre.red(), edge.red()), (centre.green(), edge.green()), (centre.blue(), edge.blue()))
    between = QColor(*[(one + other) // 2 for one, other in pairs])
    shade = QImage(2, 2, QImage.Format.Format_RGB32)
    for x, y, colour in ((0, 0, centre), (1, 0, between), (0, 1, between), (1, 1, edge)):
        shade.setPixelColor(x, y, colour)
    return shade


def _line(painter: QPainter, at: QPointF, size: float, line: str, theme: Theme, done: _Done) -> None:
    x, marked = at.x(), False
    for sign in line:
        if sign == GAP:
            x += 0.45 * size * done.opened
            continue
        if sign == MARKED:
            marked = True
            continue
        place = QRectF(x + size * 0.04, at.y(), size * 0.92, size * 1.29)
        x += size
        if sign == EMPTY:
            _card(painter, place, sign, theme, marked)
            continue
        laid = done.lay()
        if sign.islower():
            _falling(painter, place.translated(size * 0.1, size * 0.1), "", theme, False, laid)
            laid = done.cover()
        _falling(painter, place, sign.upper(), theme, marked, laid)
        marked = False


def _falling(painter: QPainter, place: QRectF, sign: str, theme: Theme, marked: bool, laid: float) -> None:
    """Draws a card that drops onto its place and becomes opaque on the way.

    place: where the card lies at the end.
    sign: the character of the card in the game's miniature.
    marked: whether the card has the ring of a chosen card.
    laid: the share of the way that the card has covered, from 0 to 1.
    """
    if laid < 1:
        painter.setOpacity(laid)
        place = place.translated(0, -0.5 * place.height() * (1 - laid))
    if laid > 0:
        _card(painter, place, sign, theme, marked)
    painter.setOpacity(1)


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
