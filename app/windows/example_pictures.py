"""Examples of the rules pages, drawn with real cards: the positions of a record, one line for each word made."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.paths import assets
from app.table.faces import CARD, draw_card
from app.table.theme import Theme
from engine.core.cards import Card
from engine.core.state import State
from engine.core.verdict import Refused
from engine.core.words import Slot
from engine.match import Match, MoveRefused

CARD_WIDTH = 44.0
GAP = 5.0
EDGE = 4.0  # how much of a covered card shows
INSET = 14.0

Line = tuple[Slot, ...]


def example_image(name: str, theme: Theme, ratio: float) -> QImage:
    """The picture of an example; an empty one where the record cannot be read."""
    try:
        lines = lines_of(name)
    except (OSError, ValueError, Refused, MoveRefused):
        return QImage()
    return painted(lines, theme, ratio)


def lines_of(name: str) -> list[Line]:
    """What lay on the table after each move of the record; what is not a word yet is shown as cards."""
    from engine.records.record import read_record
    from engine.records.replay import lexicon_of

    record = read_record((assets() / "rules" / "examples" / f"{name}.wordfelt").read_text("utf-8"))
    match = Match(record.header, lexicon_of(record.dictionary))
    for do, at in record.moves:
        match.say(do, at)
    shown: list[Line] = []
    for state in match.states:
        for line in _lines(state):
            if line not in shown:
                shown.append(line)
    return shown or [tuple([(card,) for card in _loose(match.state)])]


def _lines(state: State) -> list[Line]:
    lines = [word.slots for word in state.table]
    return lines or ([tuple([(card,) for card in state.row])] if state.row and not state.table else [])


def _loose(state: State) -> Sequence[Card]:
    """Where nothing lies on the table, the hand that is about to be played."""
    return state.seats[state.actor].hand


def painted(lines: Sequence[Line], theme: Theme, ratio: float) -> QImage:
    longest = max(len(line) for line in lines)
    height = CARD_WIDTH * CARD.height() / CARD.width()
    width = longest * (CARD_WIDTH + GAP) - GAP + 2 * INSET
    tall = len(lines) * (height + 2 * GAP) - 2 * GAP + 2 * INSET
    image = QImage(round(width * ratio), round(tall * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.felt.edge))
    painter.drawRoundedRect(QRectF(0, 0, width, tall), 10, 10)
    for row, line in enumerate(lines):
        top = INSET + row * (height + 2 * GAP)
        for place, slot in enumerate(line):
            _draw_slot(painter, slot, QPointF(INSET + place * (CARD_WIDTH + GAP), top), theme)
    painter.end()
    return image


def _draw_slot(painter: QPainter, slot: Slot, at: QPointF, theme: Theme) -> None:
    """The stack from the bottom up; the edges of covered cards show below the top one."""
    for depth, card in enumerate(slot):
        painter.save()
        painter.translate(at.x(), at.y() + EDGE * (len(slot) - 1 - depth))
        painter.scale(CARD_WIDTH / CARD.width(), CARD_WIDTH / CARD.width())
        draw_card(painter, theme, card.face, card.letters or card.face, card.value, small=False)
        painter.restore()
