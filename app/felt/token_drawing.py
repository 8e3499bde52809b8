"""Draws tokens: small signs of public facts, each made of an icon, small cards and a number."""

from collections.abc import Iterator, Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from app.felt import shapes
from app.felt.picture import FactToken
from app.felt.theme import fonts
from app.felt.tokens import (
    APART,
    BETWEEN,
    DIGIT,
    DRAWN,
    GAP,
    SIGN,
    TURN,
    faces_width,
    in_lines,
    width_of,
    width_of_all,
)

PAPER, LETTERS = "#FFFDF6", "#1D2226"  # the colours of small cards, like those of large ones
LINE = 0.09  # the width of a line, as a share of the token's height
LEAST_LINE = 1.1
# for each letter in the text that describes an icon, how many numbers follow that letter
POINTS = {"M": 2, "L": 2, "Q": 4, "O": 3, "Z": 0}


@cache
def sign_paths(key: str) -> tuple[QPainterPath, QPainterPath]:
    """The lines of an icon, and the parts of the icon that are filled."""
    lines, _, filled = DRAWN[key].partition("|")
    return path_of(lines), path_of(filled)


def path_of(text: str) -> QPainterPath:
    """The lines that this text describes (see app/felt/tokens.py)."""
    path, parts = QPainterPath(), iter(text.split())
    for letter in parts:
        _draw(path, letter, [float(next(parts)) for _ in range(POINTS[letter])])
    return path


def _draw(path: QPainterPath, letter: str, at: list[float]) -> None:
    if letter == "M":
        path.moveTo(at[0], at[1])
    elif letter == "L":
        path.lineTo(at[0], at[1])
    elif letter == "Q":
        path.quadTo(at[0], at[1], at[2], at[3])
    elif letter == "O":
        path.addEllipse(QPointF(at[0], at[1]), at[2], at[2])
    else:
        path.closeSubpath()


def draw_tokens(painter: QPainter, tokens: Sequence[FactToken], room: QRectF, ink: str, most: float = 1e9) -> None:
    """Draws the tokens (small signs of public facts) in one line or two, as large as the room allows, at its right
    edge.

    most: the largest height of the tokens.
    """
    if not tokens or room.width() <= 0:
        return
    lines, height = in_lines(tokens, room.width(), room.height(), most)
    pitch = height * (1 + BETWEEN)
    y = room.center().y() - (pitch * len(lines) - height * BETWEEN) / 2
    for line in lines:
        x = room.right() - width_of_all(line) * height
        for token in line:
            draw_token(painter, token, x, y, height, ink)
            x += (width_of(token) + APART) * height
        y += pitch


def draw_token(painter: QPainter, token: FactToken, x: float, y: float, height: float, ink: str) -> None:
    for left, width, part in _parts(token):
        room = QRectF(x + left * height, y, width * height, height)
        if part == "sign":
            _sign(painter, token.key, room, ink)
        elif part == "number":
            _text(painter, token.number, room, height * 0.86, ink)
        else:
            _face(painter, part, room, ink, hollow=token.hollow)


def _parts(token: FactToken) -> Iterator[tuple[float, float, str]]:
    """The parts of a token (a small sign of a public fact) drawn one unit high: each with its left end and its
    width."""
    parts = [("sign", SIGN)] if DRAWN.get(token.key) else []
    parts += [(face, faces_width(face)) for face in token.faces]
    parts += [("number", DIGIT * len(token.number))] if token.number else []
    x = 0.0
    for part, width in parts:
        yield x, width, part
        x += width + GAP


def _sign(painter: QPainter, key: str, room: QRectF, ink: str) -> None:
    _stroke(painter, *sign_paths(key), room, ink)


def draw_again(painter: QPainter, room: QRectF, ink: str) -> None:
    """Draws the icon of a place where a press shows the last play again."""
    _stroke(painter, path_of(TURN), QPainterPath(), room, ink)


def _stroke(painter: QPainter, lines: QPainterPath, filled: QPainterPath, room: QRectF, ink: str) -> None:
    place = QTransform.fromTranslate(room.x(), room.y()).scale(room.width(), room.height())
    width = max(LEAST_LINE, room.height() * LINE)
    pen = QPen(QColor(ink), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(place.map(lines), pen)
    painter.fillPath(place.map(filled), QColor(ink))


def _face(painter: QPainter, face: str, room: QRectF, ink: str, *, hollow: bool) -> None:
    """Draws a small card.

    hollow: whether to draw only a dashed outline, for a card that must still be used.
    """
    line = max(LEAST_LINE, room.height() * LINE * 0.8)
    card = shapes.rounded(room.adjusted(line / 2, line / 2, -line / 2, -line / 2), room.height() * 0.14)
    pen = QPen(QColor(ink if hollow else LETTERS), line)
    if hollow:
        pen.setDashPattern([1.8, 1.4])
    else:
        painter.fillPath(card, QColor(PAPER))
    painter.strokePath(card, pen)
    _text(painter, face, room, room.height() * 0.72, ink if hollow else LETTERS)


def _text(painter: QPainter, text: str, room: QRectF, size: float, ink: str) -> None:
    painter.setFont(fonts.font(size, fonts.BOLD))
    painter.setPen(QColor(ink))
    painter.drawText(room.adjusted(-size, 0, size, 0), Qt.AlignmentFlag.AlignCenter, text)
