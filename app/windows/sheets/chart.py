"""Charts in the colours of the window: bars for the last games or weeks, and a curve that shows for each game what
share of the possible points a player has scored."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QBrush, QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAccessibleWidget, QSizePolicy, QWidget

from app.base.guard import guarded
from app.felt.interfaces import ensure_factory, made_by
from app.library.totals import Bar, Share

# BROAD: the maximum width of a bar; TALL: its maximum height; both as multiples of a text line's height
BROAD, TALL = 1.8, 9.0
# The maximum height of a bar for the number 1, in lines of text. Without this limit a single win would fill the chart.
UNIT = 1.6
LEAST = 3  # the minimum height of a bar in pixels; a bar for 0 is a line of this height
LEVELS = (0, 25, 50, 75, 100)  # the percentages at which lines cross the chart
MEAN = 5  # the number of games in each average that the curve shows


class Chart(QWidget):
    """A chart with a title. A screen reader reads its numbers."""

    def __init__(self) -> None:
        super().__init__()
        ensure_factory()
        self.title = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.fontMetrics().height() * 7)

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(480, self.fontMetrics().height() * 10)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.fontMetrics().height()
        area = QRectF(self.rect()).adjusted(line / 2, line * 1.6, -line / 2, -line / 2)
        painter.setPen(self._colour(QPalette.ColorRole.WindowText))
        row = QRectF(line / 2, 0, self.width() - line, line * 1.5)
        title = self.fontMetrics().elidedText(self.title, Qt.TextElideMode.ElideRight, round(row.width()))
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, title)
        if self.hasFocus():
            painter.setPen(QPen(self._colour(QPalette.ColorRole.Highlight), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        self._draw(painter, area, line)

    def _draw(self, painter: QPainter, area: QRectF, line: float) -> None:
        """Draws the chart in this area.

        line: the height of a line of text.
        """

    def _colour(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)


class BarChart(Chart):
    """A chart of bars. A solid bar is a won game, and a hatched bar is a game that was not won. Every bar shows its
    number."""

    def __init__(self) -> None:
        super().__init__()
        self.bars: Sequence[Bar] = ()

    def show_bars(self, title: str, bars: Sequence[Bar]) -> None:
        self.title, self.bars = title, bars
        self.setAccessibleName(title)
        parts = [f"{bar.label}: {bar.value}" if bar.label else str(bar.value) for bar in bars]
        self.setAccessibleDescription(", ".join(parts))
        self.update()

    def _draw(self, painter: QPainter, area: QRectF, line: float) -> None:
        if not self.bars:
            return
        high = max([0, *[bar.value for bar in self.bars]])
        low = min([0, *[bar.value for bar in self.bars]])
        step = area.width() / max(len(self.bars), 8)
        below = line * (bool(low) + any(bar.label for bar in self.bars))
        room = QRectF(area.left(), area.top() + line, area.width(), area.height() - line - below)
        scale = min(min(room.height(), TALL * line) / max(high - low, 1), UNIT * line)
        ground = room.bottom() + min(low, 0) * scale
        for number, bar in enumerate(self.bars):
            tall = max(LEAST, abs(bar.value) * scale)
            top = ground - tall if bar.value >= 0 else ground
            box = QRectF(area.left() + number * step + step * 0.14, top, min(step * 0.72, line * BROAD), tall)
            self._bar(painter, box, bar)
            label = QRectF(box.center().x() - step / 2, top - line if bar.value >= 0 else top + tall, step, line)
            self._text(painter, label, str(bar.value))
            self._text(painter, QRectF(label.left(), area.bottom() - line, step, line), bar.label)
        painter.setPen(QPen(self._colour(QPalette.ColorRole.Mid), 1))
        painter.drawLine(QPointF(area.left(), ground), QPointF(area.right(), ground))

    def _bar(self, painter: QPainter, box: QRectF, bar: Bar) -> None:
        accent = self._colour(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(accent, 1))
        painter.setBrush(QBrush(accent, Qt.BrushStyle.SolidPattern if bar.won else Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(box, 3, 3)

    def _text(self, painter: QPainter, label: QRectF, text: str) -> None:
        """Draws the number of a bar, or the text below the bar, if there is room for it."""
        if painter.fontMetrics().horizontalAdvance(text) <= label.width():
            painter.setPen(self._colour(QPalette.ColorRole.PlaceholderText))
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)


class ShareChart(Chart):
    """A curve that shows for each game what share of the possible points a player has scored: a dot for each reviewed
    game, and a line for the average of the last games."""

    def __init__(self) -> None:
        super().__init__()
        self.shares: Sequence[Share] = ()
        self.ends = ("", "")

    def show_shares(self, title: str, shares: Sequence[Share], ends: tuple[str, str]) -> None:
        """Shows these shares.

        ends: the dates of the first and of the last reviewed game, as texts.
        """
        self.title, self.shares, self.ends = title, shares, ends
        self.setAccessibleName(title)
        self.setAccessibleDescription(", ".join([f"{one.share}%" for one in shares]))
        self.update()

    def _draw(self, painter: QPainter, area: QRectF, line: float) -> None:
        if not self.shares:
            return
        left = painter.fontMetrics().horizontalAdvance("100%") + line * 0.4
        room = area.adjusted(left, line * 0.5, -line * 0.5, -line * 1.3)
        for level in LEVELS:
            y = room.bottom() - level / 100 * room.height()
            painter.setPen(QPen(self._colour(QPalette.ColorRole.Mid), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            if level % 50 == 0 or room.height() > 5 * line:
                painter.setPen(self._colour(QPalette.ColorRole.PlaceholderText))
                label = QRectF(area.left(), y - line / 2, left - line * 0.4, line)
                painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{level}%")
        self._curve(painter, room, line)
        painter.setPen(self._colour(QPalette.ColorRole.PlaceholderText))
        below = QRectF(room.left(), room.bottom() + line * 0.2, room.width(), line)
        for day, side in zip(self.ends, (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight), strict=True):
            painter.drawText(below, side | Qt.AlignmentFlag.AlignVCenter, day)

    def _curve(self, painter: QPainter, room: QRectF, line: float) -> None:
        accent = self._colour(QPalette.ColorRole.Highlight)
        places = [_place(room, number, len(self.shares), one.share) for number, one in enumerate(self.shares)]
        means = [_place(room, number, len(self.shares), mean) for number, mean in enumerate(means_of(self.shares))]
        painter.setPen(QPen(accent, max(2.0, line / 7)))
        for one, other in pairwise(means):
            painter.drawLine(one, other)
        # leaves out the dots, because dots this close to each other would look like a second curve
        if room.width() < len(places) * line / 2:
            return
        painter.setPen(QPen(self._colour(QPalette.ColorRole.WindowText), 1))
        painter.setBrush(QBrush(self._colour(QPalette.ColorRole.Window)))
        for place in places:
            painter.drawEllipse(place, line / 6, line / 6)


def means_of(shares: Sequence[Share]) -> list[float]:
    """Returns, for each share, the average of this share and the few shares before it."""
    last = [[one.share for one in shares[max(0, number + 1 - MEAN) : number + 1]] for number in range(len(shares))]
    return [sum(few) / len(few) for few in last]


def _place(room: QRectF, number: int, count: int, share: float) -> QPointF:
    across = number / (count - 1) if count > 1 else 0.5
    return QPointF(room.left() + across * room.width(), room.bottom() - share / 100 * room.height())


for kind in (BarChart, ShareChart):
    made_by(kind, lambda chart: QAccessibleWidget(chart, QAccessible.Role.Chart, ""))
