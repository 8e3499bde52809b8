"""Draws frames, icons and speech bubbles over the cards, while a player holds a card or uses the keyboard."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from app.felt import shapes
from app.felt.script import Banner
from app.felt.theme import Marks, Theme, fonts
from app.felt.theme.contrast import readable_on

WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


class Sign(Enum):
    PLUS = "plus"
    CROSS = "cross"
    EXCHANGE = "exchange"
    CUT = "cut"


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame to draw on the felt around a card, a gap or a zone.

    style: "rim" (a word or zone that takes the held card), "between" and "around" (the light between two cards, or
    around one card, near the held card), "aimed" (the held card would go here now), "half" (the other part of a card
    that the held card could both cover and replace), "closed" (the held card may not go here), "focus" (the card or
    zone that the keyboard cursor is on).
    """

    style: str
    width: float
    height: float
    radius: float
    line: float


class FramePainter:
    """Makes and keeps the pictures of frames, icons and speech bubbles for one theme and one screen; each picture has a
    margin."""

    def __init__(self, theme: Theme, dpr: float) -> None:
        self.theme = theme
        self.dpr = dpr
        self._kept: dict[Hashable, QPixmap] = {}

    def frame(self, frame: Frame) -> QPixmap:
        return self._made(frame, frame.width, frame.height, frame.line * 2, lambda painter: self._frame(painter, frame))

    def sign(self, sign: Sign, radius: float, *, legal: bool) -> QPixmap:
        side = radius * 2
        return self._made(
            (sign, radius, legal), side, side, radius * 0.3, lambda painter: self._sign(painter, sign, radius, legal)
        )

    reach = 6.0  # the margin of `light` around the word, in pixels

    def light(self, width: float, height: float, unit: float) -> QPixmap:
        """A glowing ring around a word."""

        def draw(painter: QPainter) -> None:
            rect = QRectF(0, 0, width, height)
            glow = QColor(self.theme.marks.ring)
            for layer in range(5, 0, -1):
                glow.setAlphaF(0.09)
                painter.strokePath(shapes.rounded(rect, unit), QPen(glow, layer * 2.0))
            line = max(2.0, 0.2 * unit)
            painter.strokePath(shapes.rounded(rect, unit), QPen(QColor(self.theme.marks.ring_edge), 2.2 * line))
            painter.strokePath(shapes.rounded(rect, unit), QPen(QColor(self.theme.marks.ring), line))

        return self._made(("light", width, height, unit), width, height, self.reach, draw)

    def bubble(self, text: str, size: float, width: float, *, bright: bool = False, least: float = 0.0) -> QPixmap:
        """A sentence in a bubble, wrapped to this width at most.

        bright: whether the bubble is golden and shines.
        least: the least width of the picture.
        """
        font = fonts.font(size, fonts.MEDIUM)
        room = QRectF(0, 0, width, 2000)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        needed = QFontMetricsF(font).boundingRect(room, flags, text)
        wide = max(needed.width() + size * 1.6, least - 5)
        box = QRectF(0, 0, wide, needed.height() + size * 0.9)

        def draw(painter: QPainter) -> None:
            marks = self.theme.marks
            fill, ink = (marks.ring, marks.ring_edge) if bright else (marks.bubble, marks.bubble_ink)
            painter.setPen(QPen(QColor(ink), max(1.0, size * 0.08)))
            painter.setBrush(QColor(fill))
            painter.drawRoundedRect(box, size * 0.5, size * 0.5)
            painter.setFont(font)
            painter.drawText(box.adjusted(size * 0.7, 0, -size * 0.7, 0), flags, text)

        return self._made((text, size, width, bright, wide), box.width(), box.height(), 2, draw)

    def call(self, call: Banner, size: float, width: float) -> QPixmap:
        """The picture of a call or an announcement: a name on a band in the seat's colour, the text, and its effect."""
        lines = [
            (call.name, fonts.font(size * 0.62, fonts.SEMIBOLD)),
            (call.text, fonts.font(size, fonts.BOLD)),
            (call.note, fonts.font(size * 0.46, fonts.MEDIUM)),
        ]
        shown = [(text, font, QFontMetricsF(font)) for text, font in lines if text]
        edge = size * 0.4
        wide = min(max([metrics.horizontalAdvance(text) for text, _, metrics in shown]) + 2 * edge, width)
        inner = QRectF(0, 0, wide - edge, width)
        heights = [
            (metrics.boundingRect(inner, WRAPPED, text).height() if text == call.note else metrics.height()) * 1.12
            for text, _, metrics in shown
        ]
        box = QRectF(0, 0, max(wide, size * 4), sum(heights) + edge * (1 if len(shown) > 1 else 0.2))

        def draw(painter: QPainter) -> None:
            marks = self.theme.marks
            whole = shapes.rounded(box, size * 0.24)
            painter.fillPath(whole, QColor(marks.bubble))
            painter.save()
            painter.setClipPath(whole)
            painter.fillRect(QRectF(0, 0, box.width(), heights[0] + edge * 0.2), QColor(call.tint))
            painter.restore()
            painter.strokePath(whole, QPen(QColor(call.tint), size * 0.08))
            y = edge * 0.1
            for number, ((text, font, metrics), height) in enumerate(zip(shown, heights, strict=True)):
                ink = readable_on(call.tint, "#000000") if not number else marks.bubble_ink
                painter.setFont(font)
                painter.setPen(QColor(ink))
                room = QRectF(edge / 2, y, box.width() - edge, height)
                if text != call.note:  # a note is not cut off, because it may take several lines
                    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
                painter.drawText(room, WRAPPED, text)
                y += height + (edge * 0.3 if not number else 0)

        return self._made((call, size, width), box.width(), box.height(), 4, draw)

    def _made(
        self, key: Hashable, width: float, height: float, margin: float, draw: Callable[[QPainter], None]
    ) -> QPixmap:
        found = self._kept.get(key)
        if found is None:
            found = QPixmap(
                round((width + 2 * margin) * self.dpr) + 1,
                round((height + 2 * margin) * self.dpr) + 1,
            )
            found.setDevicePixelRatio(self.dpr)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(margin, margin)
            draw(painter)
            painter.end()
            if len(self._kept) > 200:
                self._kept.clear()
            self._kept[key] = found
        return found

    def _frame(self, painter: QPainter, frame: Frame) -> None:
        marks, line = self.theme.marks, frame.line
        path = shapes.rounded(QRectF(0, 0, frame.width, frame.height), frame.radius)
        if frame.style == "focus":
            self._stroke(painter, path, marks.focus_edge, line * 1.9)
            self._stroke(painter, path, marks.focus, line)
            return
        if frame.style in ("rim", "between", "around"):
            self._light(painter, frame)
            return
        main, under = _colours(marks, legal=frame.style != "closed")
        fill = QColor(main)
        fill.setAlphaF(0.3 if frame.style == "half" else 0.22)
        painter.fillPath(path, fill)
        self._stroke(painter, path, under, line * 1.7)
        dashed = frame.style != "closed"
        self._stroke(painter, path, main, line, dashes=[3.0, 2.2] if dashed else None)

    def _light(self, painter: QPainter, frame: Frame) -> None:
        """Draws a light with soft edges, because a frame of lines could be mistaken for a card."""
        light, box = QColor(self.theme.marks.legal), QRectF(0, 0, frame.width, frame.height)
        if frame.style == "rim":
            light.setAlphaF(0.5)
            painter.strokePath(shapes.rounded(box, frame.radius), QPen(light, frame.line))
        elif frame.style == "between":
            shine = QRadialGradient(QPointF(0, 0), 1)
            for share, strength in ((0, 0.9), (0.3, 0.55), (1, 0)):
                light.setAlphaF(strength)
                shine.setColorAt(share, QColor(light))
            painter.translate(box.center())
            painter.scale(box.width() / 2, box.height() / 2)
            painter.fillRect(QRectF(-1, -1, 2, 2), shine)
        else:
            light.setAlphaF(0.11)
            for step in range(1, 6):  # strokes over each other, bright at the edge of the card and fading outwards
                painter.strokePath(shapes.rounded(box, frame.radius), QPen(light, frame.line * 0.7 * step))

    def _sign(self, painter: QPainter, sign: Sign, radius: float, legal: bool) -> None:
        main, ink = _colours(self.theme.marks, legal=legal)
        painter.setPen(QPen(QColor(ink), radius * 0.16))
        painter.setBrush(QColor(main))
        painter.drawEllipse(QPointF(radius, radius), radius, radius)
        size = radius * 1.15
        path = {
            Sign.PLUS: shapes.plus,
            Sign.CROSS: shapes.cross,
            Sign.EXCHANGE: shapes.exchange,
            Sign.CUT: shapes.scissors,
        }[sign](size)
        self._stroke(painter, shapes.placed(path, radius, radius), ink, radius * 0.24)

    def _stroke(
        self, painter: QPainter, path: QPainterPath, colour: str, width: float, dashes: list[float] | None = None
    ) -> None:
        pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        if dashes:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern(dashes)
        painter.strokePath(path, pen)


def _colours(marks: Marks, *, legal: bool) -> tuple[str, str]:
    return (marks.legal, marks.legal_ink) if legal else (marks.illegal, marks.illegal_ink)
