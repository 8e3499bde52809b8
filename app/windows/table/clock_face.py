"""A clock that can be read across the room: large digits beside a ring that empties. The last seconds show tenths."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel

from app.base import texts
from app.base.guard import guarded
from app.felt.theme import fonts
from app.windows.widgets.style_sheet import restyle

# In seconds. The clock's mood is "near" when NEAR seconds remain, and "close" when CLOSE remain. A clock that starts
# with LONG seconds or more shows hours.
NEAR, CLOSE, LONG = 10, 5, 6000
LARGE, SMALL = 2.6, 1.4  # the size of large and of small digits, as a multiple of the usual letters
GAP = 8
MOODS = {"calm": "heading", "near": "heading", "close": "bad"}  # the name that each mood has in the style sheet


class ClockFace(QLabel):
    """A clock with digits and a ring. It repaints only when its text or look changes.

    mood: how close the time is to its end: calm, near (the ring is twice as thick), or close (a full disc, and tenths
    of seconds). The ring changes its shape as well as its colour, for players who can't tell colours apart.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("heading")
        self._left, self._of = 0.0, 1.0
        self._scale = LARGE
        self.mood = "calm"
        self.hide()

    def show_left(self, left: float, of: float) -> None:
        """Shows the seconds left out of the whole time."""
        shown = self.text()
        if (of >= LONG) != (self._of >= LONG):
            self.updateGeometry()
        self._left, self._of = max(left, 0.0), max(of, 1.0)
        mood = "close" if left <= CLOSE else "near" if left <= NEAR else "calm"
        if mood != self.mood:
            self.mood = mood
            if self.objectName() != MOODS[mood]:
                self.setObjectName(MOODS[mood])
                restyle(self)
        if self.text() != shown or mood == "close":
            self.update()
        self._name()

    def _name(self) -> None:
        """Names the remaining time for screen readers."""
        name = texts.seconds_left(self._left)
        if self.accessibleName() != name:
            self.setAccessibleName(name)

    @guarded
    def text(self) -> str:
        if 0 < self._left <= CLOSE:
            return f"{int(self._left)}.{int(self._left * 10) % 10}"
        return texts.clock_text(self._left)

    def keep_room(self, *, keeps: bool) -> None:
        """Sets whether the clock keeps its room while it is hidden. Then the widgets beside the clock do not jump when
        it appears or disappears."""
        policy = self.sizePolicy()
        if policy.retainSizeWhenHidden() != keeps:
            policy.setRetainSizeWhenHidden(keeps)
            self.setSizePolicy(policy)

    def be_small(self, *, small: bool) -> None:
        """Uses small digits, which need less room, if `small` is set; otherwise large ones."""
        scale = SMALL if small else LARGE
        if scale != self._scale:
            self._scale = scale
            self.updateGeometry()
            self.update()

    @property
    def _size(self) -> float:
        return round(QFontInfo(QCoreApplication.instance().font()).pixelSize() * self._scale)  # type: ignore[union-attr]

    @guarded
    def sizeHint(self) -> QSize:
        """The same size for every time within a turn, so that nothing beside the clock moves; larger for a clock that
        shows hours."""
        metrics = QFontMetrics(fonts.font(self._size, fonts.BOLD))
        widest = "000:00" if self._of >= LONG else "00:00"
        return QSize(metrics.height() + GAP + metrics.horizontalAdvance(widest), metrics.height())

    @guarded
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        ink = self.palette().highlight().color() if self.mood == "near" else self.palette().windowText().color()
        faint = QColor(ink)
        faint.setAlphaF(0.25)
        side = min(self.height(), self.sizeHint().height())
        thick = side * (0.2 if self.mood == "near" else 0.1)
        ring = QRectF(0, (self.height() - side) / 2, side, side).adjusted(thick, thick, -thick, -thick)
        share = round(360 * 16 * min(self._left / self._of, 1.0))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.mood == "close":
            painter.setPen(QPen(ink, 2))
            painter.drawEllipse(ring)
            painter.setBrush(ink)
            painter.drawPie(ring, 90 * 16, round(360 * 16 * self._left / CLOSE))
        else:
            painter.setPen(QPen(faint, thick))
            painter.drawEllipse(ring)
            painter.setPen(QPen(ink, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawArc(ring, 90 * 16, share)
        painter.setPen(ink)
        painter.setFont(fonts.font(self._size, fonts.BOLD))
        where = QRectF(side + GAP, 0, self.width() - side - GAP, self.height())
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        painter.end()
