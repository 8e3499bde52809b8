"""Draws the examples of the rules pages with real cards: one line for each word, with the icon of a move on every hand
card."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app.base.texts import plus
from app.felt import shapes
from app.felt.faces import draw_card, draw_mark
from app.felt.picture import Mark
from app.felt.shapes import CARD
from app.felt.theme import Theme
from app.library.rule_examples import MUST, Example, ExampleLine, ExampleSpot, example_of
from app.windows.rules.move_signs import BOX, draw_sign
from engine.core.verdict import Refused
from engine.core.words import Slot

CARD_WIDTH = 44.0
GAP = 5.0
BREAK = 22.0  # drawing units between the parts of a split
EDGE = 4.0  # drawing units of a covered card's edge that stay visible
INSET = 14.0
SIGN = 22.0
HEIGHT = CARD_WIDTH * CARD.height() / CARD.width()
BETWEEN = 18.0  # drawing units between two lines, into which the icons extend
LETTERS = 17.0


def example_image(name: str, theme: Theme, ratio: float, room: float = 0) -> QImage:
    """Returns the picture of an example; an empty picture if its record can't be read.

    room: the width that the picture must fit; 0 for no limit.
    """
    try:
        example = example_of(name)
    except (OSError, ValueError, Refused):
        return QImage()
    return painted(example, theme, ratio, room)


def painted(example: Example, theme: Theme, ratio: float, room: float = 0) -> QImage:
    lines = example.lines
    width = max(_width(line, example.names) for line in lines) + 2 * INSET
    depths = [max((len(spot.slot) for spot in line.spots if spot), default=1) - 1 for line in lines]
    tall = sum([HEIGHT + EDGE * depth for depth in depths]) + BETWEEN * (len(lines) - 1) + 2 * INSET
    scale = min(1.0, room / width) if room else 1.0
    image = QImage(
        max(1, round(width * scale * ratio)),
        max(1, round(tall * scale * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.felt.edge))
    painter.drawRoundedRect(QRectF(0, 0, width, tall), 10, 10)
    top = INSET
    for line, depth in zip(lines, depths, strict=True):
        _draw_line(painter, line, QPointF(INSET, top + EDGE * depth), theme, example.names)
        top += HEIGHT + EDGE * depth + BETWEEN
    painter.end()
    return image


def _cards_width(line: ExampleLine) -> float:
    return sum([CARD_WIDTH + GAP if spot else BREAK for spot in line.spots]) - GAP


def _width(line: ExampleLine, names: Sequence[str]) -> float:
    return (
        _cards_width(line)
        + sum([_text_width(text) + 24 for text in _side_texts(line, names)])
        + (34 if line.refused else 0)
    )


def _side_texts(line: ExampleLine, names: Sequence[str]) -> list[str]:
    """The texts beside a line of cards: the player's name, a word that is named but not laid, and points or cards
    won."""
    gains = [f"{names[seat]} {plus(number)}" for seat, number in line.gains]
    by = names[line.seat] if line.seat is not None and not line.gains else ""
    return [text for text in (by, line.named, *gains) if text]


def _text_width(text: str) -> float:
    return shapes.text_path(text, LETTERS).boundingRect().width()


def _draw_line(painter: QPainter, line: ExampleLine, at: QPointF, theme: Theme, names: Sequence[str]) -> None:
    x = at.x()
    for spot in line.spots:
        if spot is None:
            x += BREAK
            continue
        _draw_spot(painter, spot, QPointF(x, at.y()), theme)
        x += CARD_WIDTH + GAP
    middle = at.y() + HEIGHT / 2
    x += 12 - GAP
    if line.refused:
        _draw_cross(painter, QPointF(x + 11, middle), theme)
        x += 34
    for text in _side_texts(line, names):
        width = _text_width(text)
        pill = shapes.rounded(QRectF(x - 2, middle - 15, width + 16, 30), 15)
        if line.seat is not None and text == names[line.seat]:
            ink = theme.felt.ink
        elif text == line.named:
            painter.strokePath(pill, QPen(QColor(theme.felt.ink), 1.4))
            ink = theme.felt.ink
        else:
            painter.fillPath(pill, QColor(theme.marks.ring))
            ink = theme.marks.ring_edge
        painter.fillPath(shapes.placed(shapes.text_path(text, LETTERS), x + 6 + width / 2, middle), QColor(ink))
        x += width + 24


def _draw_cross(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    """Draws the icon "not allowed", as the felt shows it on a forbidden place."""
    painter.setPen(QPen(QColor(theme.marks.illegal_ink), 1.6))
    painter.setBrush(QColor(theme.marks.illegal))
    painter.drawEllipse(centre, 13, 13)
    pen = QPen(QColor(theme.marks.illegal_ink), 3.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(shapes.placed(shapes.cross(14), centre.x(), centre.y()), pen)


def _draw_spot(painter: QPainter, spot: ExampleSpot, at: QPointF, theme: Theme) -> None:
    """Draws a slot with the icon of its move. The cards are drawn from the bottom up, with the edges of covered cards
    above the top card, as on the felt."""
    _draw_slot(painter, spot.slot, at, theme)
    if spot.sign == MUST:
        painter.save()
        painter.translate(at)
        painter.scale(CARD_WIDTH / CARD.width(), CARD_WIDTH / CARD.width())
        draw_mark(painter, theme.marks, Mark.NAMED)
        painter.restore()
    elif spot.sign:
        painter.save()
        painter.translate(at.x() + (CARD_WIDTH - SIGN) / 2, at.y() + HEIGHT - SIGN * 0.42)
        painter.scale(SIGN / BOX, SIGN / BOX)
        draw_sign(painter, spot.sign, theme)
        painter.restore()


def _draw_slot(painter: QPainter, slot: Slot, at: QPointF, theme: Theme) -> None:
    for depth, card in enumerate(slot):
        painter.save()
        painter.translate(at.x(), at.y() - EDGE * (len(slot) - 1 - depth))
        painter.scale(CARD_WIDTH / CARD.width(), CARD_WIDTH / CARD.width())
        draw_card(painter, theme, card.face, card.letters or card.face, card.value, small=False)
        painter.restore()
