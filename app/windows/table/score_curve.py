"""The curve of the scores in a finished game: a line for each seat, turn by turn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.guard import guarded
from app.felt.animator import Animator
from app.felt.rects import Rect
from app.felt.theme import Felt
from app.session.game_end import Course
from app.session.match.view_data import SeatLine

LEAST, USUAL = 7, 10  # the least and the usual height, in lines of text
MOST_LINES = 10  # the largest number of horizontal lines, which are at round numbers
SAID = 6  # the number of each seat's scores that a screen reader reads
DRAWN_MS = 1400  # the time in which the curve draws itself
# the lines of seats differ by more than colour
DASHES: tuple[list[float], ...] = ([], [6, 2.5], [1.5, 2], [6, 2, 1.5, 2])


@dataclass(frozen=True)
class _Scale:
    """Converts scores to positions on the widget.

    room: the area of the curve.
    first, last: the first and the last turn.
    low, high: the lowest and the highest score.
    """

    room: QRectF
    first: int
    last: int
    low: int
    high: int

    def at(self, turn: int, stand: int) -> QPointF:
        across = (turn - self.first) / max(self.last - self.first, 1)
        up = (stand - self.low) / max(self.high - self.low, 1)
        return QPointF(self.room.left() + across * self.room.width(), self.room.bottom() - up * self.room.height())


class _Pencil:
    """The end of the lines while they are being drawn. An animator moves it like a card.

    rect: its x is the drawn share of the whole curve, from 0 to 1.
    """

    def __init__(self, moved: Callable[[float], None]) -> None:
        self.rect = Rect(1, 0, 1, 1)
        self._moved = moved

    def lay(self, rect: Rect, turn: float = 1.0) -> None:
        self.rect = rect
        self._moved(rect.x)


class ScoreCurve(QWidget):
    """The widget with the curve of scores. Each line ends at the name of its player. A screen reader reads some of the
    scores."""

    def __init__(self) -> None:
        super().__init__()
        self._felt: Felt | None = None
        self._pencil = _Pencil(self._draw_up_to)
        self._drawn = 1.0  # the drawn share of the whole curve
        self._decided: int | None = None  # the turn that decided the game, if any
        self._seats: Sequence[SeatLine] = ()
        self._courses: Sequence[Course] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def wear(self, felt: Felt) -> None:
        self._felt = felt
        self.update()

    def show_courses(self, seats: Sequence[SeatLine], courses: Sequence[Course], decided: int | None = None) -> None:
        """Shows the courses: the scores of each seat, turn by turn. Hides the curve of a game with fewer than three
        turns.

        decided: the turn that decided the game, which gets a mark.
        """
        turns, self._decided = max([len(course) for course in courses], default=0), decided
        self._seats, self._courses = seats, courses if turns > 2 else ()
        self.setVisible(bool(self._courses))
        self.setAccessibleName(QCoreApplication.translate("Final", "How the scores went, turn by turn"))
        self.setAccessibleDescription(
            " ".join([_spoken_scores(seat, course) for seat, course in zip(seats, self._courses, strict=False)])
        )
        self.updateGeometry()
        self.update()

    def begin_anew(self) -> None:
        """Erases the lines, before they are drawn again."""
        if self._courses:
            self._pencil.lay(Rect(0, 0, 1, 1))

    def draw_itself(self, animator: Animator) -> None:
        """Draws the lines from the first turn to the last, as an animation."""
        if self._courses:
            animator.glide(self._pencil, Rect(1, 0, 1, 1), DRAWN_MS)

    def _draw_up_to(self, share: float) -> None:
        before, self._drawn = self._drawn, share
        if not before < share < 1:
            self.update()
            return
        room, wide = self._scale().room, round(2 * self._thick)
        x, last = [round(room.left() + room.width() * part) for part in (before, share)]
        self.update(x - wide, 0, last - x + 2 * wide, self.height())

    @guarded
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 9, round(line * max(LEAST, 1.1 * len(self._seats) + 2)))

    @guarded
    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 22, max(self.minimumSizeHint().height(), line * USUAL))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._felt is None or not self._courses:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale()
        self._lines_across(painter, self._felt, scale)
        whole = self._drawn >= 1
        if not whole:
            edge = scale.room.left() + scale.room.width() * self._drawn
            painter.setClipRect(QRectF(0, 0, edge, self.height()))
        elif self._decided is not None:
            self._mark(painter, self._felt, scale, self._decided)
        for number, (seat, course) in enumerate(zip(self._seats, self._courses, strict=False)):
            _draw(painter, scale, course, QColor(seat.colour), QColor(self._felt.plate_ink), number, self._thick)
        if whole:
            self._names(painter, self._felt, scale)

    def _mark(self, painter: QPainter, felt: Felt, scale: _Scale, turn: int) -> None:
        """Draws a vertical line at the end of the decisive turn."""
        x = scale.at(min(turn + 1, scale.last), scale.low).x()
        painter.setPen(QPen(QColor(felt.plate_dim), 1.2, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(x, scale.room.top()), QPointF(x, scale.room.bottom()))

    @property
    def _thick(self) -> float:
        return max(2.0, self.fontMetrics().height() / 8)

    def _scale(self) -> _Scale:
        stands = [stand for course in self._courses for _, stand in course]
        turns = [turn for course in self._courses for turn, _ in course]
        size, line = self.fontMetrics(), self.fontMetrics().height()
        low, high = min(0, *stands), max(1, *stands)
        left = max([size.horizontalAdvance(str(number)) for number in (low, high)]) + line * 0.5
        names = max([size.horizontalAdvance(seat.name) for seat in self._seats], default=0)
        right = min(names, self.width() * 0.3) + line * 0.7
        room = QRectF(self.rect()).adjusted(left, line * 0.7, -right, -line * 0.7)
        return _Scale(room, min(turns), max(turns), low, high)

    def _lines_across(self, painter: QPainter, felt: Felt, scale: _Scale) -> None:
        """Draws horizontal lines at round scores, such as 10, 20 and 50."""
        line = self.fontMetrics().height()
        fine = QColor(felt.plate_dim)
        fine.setAlphaF(0.35)
        span = scale.high - scale.low
        step = next(
            step for step in _steps() if span / step <= min(MOST_LINES, max(2, scale.room.height() / (line * 2)))
        )
        for number in range(-(-scale.low // step) * step, scale.high + 1, step):
            y = scale.at(scale.first, number).y()
            painter.setPen(QPen(fine, 1.6 if number == 0 else 0.8))
            painter.drawLine(QPointF(scale.room.left(), y), QPointF(scale.room.right(), y))
            painter.setPen(QColor(felt.plate_dim))
            label = QRectF(0, y - line / 2, scale.room.left() - line * 0.35, line)
            painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(number))

    def _names(self, painter: QPainter, felt: Felt, scale: _Scale) -> None:
        """Draws the names at the ends of the lines, stacked where lines end close together. A player who took no part
        in a tie-break is named at the end of the last game that this player took part in."""
        line = self.fontMetrics().height()
        ends = [(scale.at(*course[-1]), seat.name) for seat, course in zip(self._seats, self._courses, strict=False)]
        ends.sort(key=lambda end: (end[0].y(), end[1]))
        y = -float("inf")
        places = [y := max(y + line, end.y() - line / 2) for end, _ in ends]
        below = float(self.height())
        for number in range(len(places) - 1, -1, -1):
            places[number] = below = min(places[number], below - line)
        painter.setPen(QColor(felt.plate_ink))
        for (end, name), top in zip(ends, places, strict=True):
            x = end.x() + line * 0.5
            text = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(self.width() - x))
            painter.drawText(QRectF(x, top, self.width() - x, line), Qt.AlignmentFlag.AlignVCenter, text)


def _steps() -> list[int]:
    return [digit * 10**power for power in range(6) for digit in (1, 2, 5)]


def _draw(
    painter: QPainter, scale: _Scale, course: Course, colour: QColor, ink: QColor, number: int, thick: float
) -> None:
    lines = [QPolygonF([scale.at(turn, stand) for turn, stand in game]) for game in _games(course)]
    seam = QColor(ink)
    seam.setAlphaF(0.25)  # a faint edge, so that even a line in the plate's colour is visible
    painter.setPen(QPen(seam, thick * 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    for line in lines:
        painter.drawPolyline(line)
    pen = QPen(colour, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    if DASHES[number % len(DASHES)]:
        pen.setDashPattern(DASHES[number % len(DASHES)])
    painter.setPen(pen)
    for line in lines:
        painter.drawPolyline(line)
    painter.setPen(QPen(ink, 1))
    painter.setBrush(colour)
    for line in lines:
        painter.drawEllipse(line.last(), thick * 1.3, thick * 1.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _games(course: Course) -> list[Course]:
    """Splits the scores over all turns of a match into one line for each game, because each game starts at 0 again."""
    starts = [number for number, (one, other) in enumerate(pairwise(course), 1) if one[0] == other[0]]
    return [course[start:end] for start, end in pairwise((0, *starts, len(course)))]


def _spoken_scores(seat: SeatLine, course: Course) -> str:
    """Returns a seat's scores as text for screen readers: some of them, and always the last one of each game."""
    apart = max(1, (len(course) - 1) // (SAID - 1))
    some = [[str(stand) for _, stand in game[::-1][::apart]][::-1] for game in _games(course)]
    return f"{seat.name}: {'; '.join([', '.join(stands) for stands in some])}."
