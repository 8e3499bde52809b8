"""Paints the cloth: light in the middle, darker towards the edges, with a grain that is the same on every machine."""

from array import array
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from app.felt.own_picture import draw_picture
from app.felt.theme import Felt

TILE = 256


def draw_felt(painter: QPainter, felt: Felt, view: QRectF, dpr: float) -> None:
    """Paints the cloth, or the player's own picture instead."""
    if draw_picture(painter, felt, view, dpr):
        return
    reach = max(view.width(), view.height()) * 0.68
    light = QRadialGradient(QPointF(view.center().x(), view.top() + view.height() * 0.46), reach)
    light.setColorAt(0, QColor(felt.centre))
    light.setColorAt(1, QColor(felt.edge))
    painter.fillRect(view, QBrush(light))
    if felt.weave:
        painter.save()
        painter.setOpacity(felt.weave)
        painter.drawTiledPixmap(view, grain(dpr))
        painter.restore()


@cache
def grain(dpr: float) -> QPixmap:
    """A square picture of short crossing threads, which can be repeated in all directions without a seam."""
    dots = array("I", bytes(4 * TILE * TILE))  # premultiplied pixels; using a painter would take ten times as long
    number = 20011
    for _ in range(15000):
        number ^= number << 13 & 0xFFFFFFFF  # xorshift, a random generator, gives the same cloth on every machine
        number ^= number >> 17
        number ^= number << 5 & 0xFFFFFFFF
        alpha = 40 + (number >> 24) % 120
        shade = alpha * 0x01010101 if number & 64 else alpha << 24  # a thread is white or black
        x, y, across = number >> 8 & 255, number >> 16 & 255, number & 1
        for step in range(2 + (number >> 4) % 3):
            dots[(y + step * (1 - across)) % TILE * TILE + (x + step * across) % TILE] = shade
    image = QImage(dots.tobytes(), TILE, TILE, 4 * TILE, QImage.Format.Format_ARGB32_Premultiplied)
    tile = QPixmap.fromImage(image)
    tile.setDevicePixelRatio(dpr)  # gives the grain one pixel for each pixel of the screen
    return tile
