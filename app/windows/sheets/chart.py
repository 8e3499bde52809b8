"""A bar chart in the colours of the window: the last games, or how many games each of the last weeks had."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QBrush, QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAccessibleWidget, QSizePolicy, QWidget

from app.base.guard import guarded
from app.felt.interfaces import ensure_factory, made_by
from app.library.totals import Bar


class Chart(QWidget):
    """A full bar is a won game, a hatched one is not; every bar shows its number, and a screen reader gets all of
    them."""

    def __init__(self) -> None:
        super().__init__()
        ensure_factory()
        self.bars: Sequence[Bar] = ()
        self.title = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_bars(self, title: str, bars: Sequence[Bar]) -> None:
        self.title, self.bars = title, bars
        self.setAccessibleName(title)
        self.setAccessibleDescription(", ".join([str(bar.value) for bar in bars]))
        self.update()

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
        painter.drawText(
            QRectF(line / 2, 0, self.width() - line, line * 1.5), Qt.AlignmentFlag.AlignVCenter, self.title
        )
        if self.hasFocus():
            painter.setPen(QPen(self._colour(QPalette.ColorRole.Highlight), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        if self.bars:
            self._draw(painter, area, line)

    def _draw(self, painter: QPainter, area: QRectF, line: float) -> None:
        high = max([0, *[bar.value for bar in self.bars]])
        low = min([0, *[bar.value for bar in self.bars]])
        step = area.width() / max(len(self.bars), 8)
        room = QRectF(area.left(), area.top() + line, area.width(), area.height() - (2 * line if low else line))
        scale = room.height() / max(high - low, 1)
        ground = room.top() + high * scale
        for number, bar in enumerate(self.bars):
            tall = abs(bar.value) * scale
            top = ground - tall if bar.value >= 0 else ground
            box = QRectF(area.left() + number * step + step * 0.14, top, min(step * 0.72, line * 3), tall)
            self._bar(painter, box, bar)
            label = QRectF(box.center().x() - step / 2, top - line if bar.value >= 0 else top + tall, step, line)
            self._number(painter, label, bar.value)
        painter.setPen(QPen(self._colour(QPalette.ColorRole.Mid), 1))
        painter.drawLine(QPointF(area.left(), ground), QPointF(area.right(), ground))

    def _bar(self, painter: QPainter, box: QRectF, bar: Bar) -> None:
        accent = self._colour(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(accent, 1))
        painter.setBrush(QBrush(accent, Qt.BrushStyle.SolidPattern if bar.won else Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(box, 3, 3)

    def _number(self, painter: QPainter, label: QRectF, value: int) -> None:
        """Draws the number beside its bar, if there is room."""
        text = str(value)
        if painter.fontMetrics().horizontalAdvance(text) <= label.width():
            painter.setPen(self._colour(QPalette.ColorRole.PlaceholderText))
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)

    def _colour(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)


made_by(Chart, lambda chart: QAccessibleWidget(chart, QAccessible.Role.Chart, ""))
