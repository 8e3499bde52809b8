"""Writes the labels of zones: turn, owner, title, note, count. A label that does not fit shrinks a little; if it still
does not fit, it is cut off."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from app.base.texts import temperament_name
from app.felt import shapes
from app.felt.characters import CALM, POSES, character
from app.felt.picture import FeltZone
from app.felt.rects import Rect
from app.felt.theme import fonts
from app.felt.theme.contrast import readable_on
from app.felt.token_drawing import draw_tokens
from app.felt.tokens import LABEL_TOKEN, width_in_label

STAR = "★"  # drawn as a path, because not every font has this character
BLACK = "#000000"  # on colours of medium lightness only black reads well
EMBLEM = 1.3  # the width of a seat's sign, in text heights
# a label that is too long shrinks to the share SMALLEST of its size or to LEAST pixels, whichever is smaller, before it
# is cut off
SMALLEST, LEAST = 0.78, 12.0


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of one label.

    pill, pill_ink: the colours of the rounded plate behind the count, and of the count.
    """

    text: str
    dim: str
    pill: str
    pill_ink: str
    edge: str


def draw_label(
    painter: QPainter,
    inks: Inks,
    zone: FeltZone,
    room: Rect,
    text: float,
    *,
    split: bool = False,
    share: float = 1.0,
    sign: Rect | None = None,
) -> None:
    """Writes the label of a zone.

    split: whether the note is at the right end; else all parts are together in the middle.
    share: how far the seat's sign has moved to show a mood, from 0 to 1.
    sign: the place of the seat's sign; None if the sign is drawn before the name.
    """
    if sign is not None:
        draw_sign(painter, QPointF(*sign.centre), sign.w / 2, zone, inks, share)
        zone = replace(zone, tint="")
    text = min(text, room.h / 1.15)
    taken = width_in_label(zone, room.w, text)
    text = _size_that_fits(zone, room._replace(w=room.w - taken), text, split=split)
    title_font, note_font = fonts.font(text, fonts.SEMIBOLD), fonts.font(text, fonts.BOLD if split else fonts.MEDIUM)
    title_size, note_size = QFontMetricsF(title_font), QFontMetricsF(note_font)
    gap = text * 0.4
    # the player's sign is left out if the name would be cut off
    tint = zone.tint if _is_whole(zone, room, text) else ""
    own = split and zone.owner is not None
    across = text * (EMBLEM if own else 0.8)  # the width of the seat's sign in this line
    signs = [text * 0.8] * zone.active + [across] * bool(tint)
    count = "" if zone.count is None or split else str(zone.count)
    pill = note_size.horizontalAdvance(count) + text * 0.9 if count else 0.0
    note = min(note_size.horizontalAdvance(zone.note), room.w * 0.6)
    high = min(room.h, text * LABEL_TOKEN)
    tokens = width_in_label(zone, room.w, text)
    parts = [*signs, *[width for width in (note, tokens, pill) if width]]
    left_over = max(0.0, room.w - sum(parts) - gap * len(parts))
    title = zone.title if title_size.horizontalAdvance(zone.title[:2]) <= left_over else ""
    title = title_size.elidedText(title, Qt.TextElideMode.ElideRight, left_over)
    title_width = title_size.horizontalAdvance(title)
    used = sum(parts) + title_width + gap * (len(parts) - (not title))
    x = room.x if split else room.x + max(0.0, (room.w - used) / 2)
    middle = room.y + room.h / 2
    if zone.active:
        turn = shapes.dots(text * 0.8) if zone.thinks else shapes.pointer(text * 0.8)
        painter.fillPath(shapes.placed(turn, x + text * (0.4 if zone.thinks else 0.35), middle), QColor(inks.text))
        x += text * 0.8 + gap
    if tint:
        centre = QPointF(x + across / 2, middle)
        if own:
            draw_sign(painter, centre, across / 2, zone, inks, share)
        else:
            _swatch(painter, centre, across / 2, tint, inks.edge)
        x += across + gap
    if title:
        painter.setFont(title_font)
        painter.setPen(QColor(inks.text))
        painter.drawText(QRectF(x, room.y, title_width + 1, room.h), Qt.AlignmentFlag.AlignVCenter, title)
        x += title_width + gap
    # the temperament shows only beside a name that is not cut off
    whole = x + text <= room.right - tokens - (note + gap if zone.note else 0)
    if own and zone.sign and whole and (tint or sign is not None):
        plays = POSES.get(zone.mood, CALM).at(share, text / 2).map(character(zone.sign, text))
        plays = shapes.placed(plays, x + text / 2, middle)
        painter.strokePath(plays, QPen(QColor(inks.dim), max(1.0, text * 0.07)))
        end = room.right - tokens - note - gap
        _way_to_play(painter, zone, inks, room._replace(x=x + text * 1.4, w=end - x - text * 1.4), text)
    if zone.note:
        painter.setFont(note_font)
        painter.setPen(QColor(inks.text if split else inks.dim))
        x = room.right - note if split else x
        shown = note_size.elidedText(zone.note, Qt.TextElideMode.ElideRight, note + 1)
        painter.drawText(QRectF(x, room.y, note + 1, room.h), Qt.AlignmentFlag.AlignVCenter, shown)
        x += note + gap
    if tokens:
        x = room.right - tokens - (note + gap if zone.note else 0) if split else x
        draw_tokens(painter, zone.tokens, QRectF(x, middle - high / 2, tokens, high), inks.text)
        x += tokens + gap
    if count:
        draw_pill(painter, inks, count, QRectF(x, middle - text * 0.58, pill, text * 1.16), text * 0.86)


def _way_to_play(painter: QPainter, zone: FeltZone, inks: Inks, room: Rect, text: float) -> None:
    """Writes the name of a computer player's temperament, if all of it fits into this room."""
    font = fonts.font(max(text * 0.85, LEAST), fonts.MEDIUM)
    name = temperament_name(zone.sign)
    width = QFontMetricsF(font).horizontalAdvance(name)
    if width <= room.w:
        painter.setFont(font)
        painter.setPen(QColor(inks.dim))
        painter.drawText(QRectF(room.x, room.y, width + 1, room.h), Qt.AlignmentFlag.AlignVCenter, name)


def _is_whole(zone: FeltZone, room: Rect, text: float) -> bool:
    """Whether the whole title fits beside its icons. True if the label also has a note or a number, because these keep
    their room."""
    width = QFontMetricsF(fonts.font(text, fonts.SEMIBOLD)).horizontalAdvance(zone.title)
    return bool(zone.note) or zone.count is not None or width + text * 1.2 * (zone.active + 1) <= room.w


def _size_that_fits(zone: FeltZone, room: Rect, text: float, *, split: bool) -> float:
    """The largest text size up to `text` at which the label fits, but at least the size in SMALLEST and LEAST; a label
    that is still too long is cut off."""
    size = QFontMetricsF(fonts.font(text, fonts.SEMIBOLD))
    count = "" if zone.count is None or split else str(zone.count)
    wanted = sum([size.horizontalAdvance(part) + text * 0.5 for part in (zone.title, zone.note, count) if part])
    signs = zone.active + bool(zone.tint) * (EMBLEM + 0.4 if split else 1.2) / 1.2
    wanted += text * (1.2 * signs + 0.7 * bool(count))
    return text * min(1.0, max(min(SMALLEST, LEAST / text), room.w / max(wanted, 1)))


def draw_pill(painter: QPainter, inks: Inks, count: str, rect: QRectF, text: float) -> None:
    painter.setPen(QPen(QColor(inks.edge), 1))
    painter.setBrush(QColor(inks.pill))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setFont(fonts.font(text, fonts.SEMIBOLD))
    painter.setPen(QColor(inks.pill_ink))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, count)


def _swatch(painter: QPainter, centre: QPointF, radius: float, tint: str, edge: str) -> None:
    painter.setPen(QPen(QColor(edge), max(1.0, radius * 0.28)))
    painter.setBrush(QColor(tint))
    painter.drawEllipse(centre, radius, radius)


def draw_sign(painter: QPainter, centre: QPointF, radius: float, zone: FeltZone, inks: Inks, share: float) -> None:
    """Draws a player's sign: the player's letter on the player's shape and colour. A mood lifts, tilts or lays down the
    sign, and adds a mark beside it.

    share: how far the sign has moved, from 0 to 1.
    """
    assert zone.owner is not None
    mood = POSES.get(zone.mood, CALM)
    pose = mood.at(share, radius)
    number = zone.owner if zone.shape is None else zone.shape
    upright = shapes.seat_shape(number, radius * 0.94)
    # a triangle reaches farther up than down, so the shape is moved to the middle
    centre = centre - QPointF(0, upright.boundingRect().center().y())
    shape = shapes.placed(pose.map(upright), centre.x(), centre.y())
    painter.fillPath(shape, QColor(zone.tint))
    painter.strokePath(shape, QPen(QColor(inks.edge), max(1.0, min(radius * 0.16, 0.6 + radius * 0.06))))
    size = radius * (1.15 if len(zone.letter) < 2 else 0.8)
    letter = shapes.text_path(zone.letter or zone.title[:1].upper(), size, display=True)
    painter.fillPath(shapes.placed(pose.map(letter), centre.x(), centre.y()), QColor(readable_on(zone.tint, BLACK)))
    if mood.mark:
        large = min(radius, 8 + radius * 0.36)
        mark = shapes.star(large * 0.62) if mood.mark == STAR else shapes.text_path(mood.mark, large * 1.5)
        mark = shapes.placed(mark, centre.x() + radius * 0.86, centre.y() - radius * 0.66)
        painter.strokePath(mark, QPen(QColor(inks.pill), max(1.0, large * 0.34)))
        painter.fillPath(mark, QColor(inks.text))
