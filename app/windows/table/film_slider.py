"""The slider below a film, with marks at interesting moments."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider

from app.base.guard import guarded
from app.session.film.marks import BEST, CHALLENGED, LEAD, FilmMark

SIZE, LEAST = 4 / 17, 2  # half the size of a mark in pixels: SIZE times the letters' height, plus LEAST
# The marks differ in shape: a diamond for a word, a triangle for a challenge, a bar for the lead.
FORMS: Mapping[str, Sequence[tuple[float, float]]] = {
    BEST: ((0, -1), (1, 0), (0, 1), (-1, 0)),
    CHALLENGED: ((-1, -0.9), (1, -0.9), (0, 0.9)),
    LEAD: ((-0.35, -1), (0.35, -1), (0.35, 1), (-0.35, 1)),
}
HANDLE, GROOVE = QStyle.SubControl.SC_SliderHandle, QStyle.SubControl.SC_SliderGroove
GOLD, RED = "#d99a1c", "#d2473f"


class FilmSlider(QSlider):
    """A slider whose handle jumps to the place of a click. Arrow keys move it from act to act."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._marks: Sequence[FilmMark] = ()
        self.setSingleStep(1)

    def show_marks(self, marks: Sequence[FilmMark]) -> None:
        if marks != self._marks:
            self._marks = marks
            self.update()

    @guarded
    def sizeHint(self) -> QSize:
        """The size of the handle with the marks above it."""
        high = self.fontMetrics().height()
        return QSize(super().sizeHint().width(), max(28, round(1.7 * high)) + round(2 * self._mark) + 3)

    @property
    def _mark(self) -> float:
        return SIZE * self.fontMetrics().height() + LEAST

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.maximum():
            span, start = self._span()
            across = round(event.position().x() - start)
            self.setValue(QStyle.sliderValueFromPosition(0, self.maximum(), across, span))
        super().mousePressEvent(event)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        ink = self.palette().windowText().color()
        span, start = self._span()
        half = self._mark
        for mark in self._marks:
            painter.setBrush({BEST: QColor(GOLD), CHALLENGED: QColor(RED)}.get(mark.kind, ink))
            x = start + QStyle.sliderPositionFromValue(0, self.maximum(), mark.index, span)
            points = [QPointF(x + half * across, half + 1 + half * down) for across, down in FORMS[mark.kind]]
            painter.drawPolygon(QPolygonF(points))

    def _span(self) -> tuple[int, float]:
        """Returns the pixels that the handle can move, and the first position of its middle."""
        option, slider = QStyleOptionSlider(), QStyle.ComplexControl.CC_Slider
        self.initStyleOption(option)
        # The style computes the handle's length without the width that the style sheet gives the handle.
        handle, groove = [self.style().subControlRect(slider, option, part, self) for part in (HANDLE, GROOVE)]
        return groove.width() - handle.width(), groove.x() + handle.width() / 2
