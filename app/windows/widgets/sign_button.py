"""A button with a painted icon, as large as the letters around it."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF

from app.base.guard import guarded
from app.windows.widgets.enter_button import EnterButton

LEFT, RIGHT, UPRIGHT = ((0.5, -1), (0.5, 1), (-0.7, 0)), ((-0.5, -1), (-0.5, 1), (0.7, 0)), 0.28


class SignButton(EnterButton):
    """A button with an icon of triangles and bars. The icon is painted, because some fonts lack such characters."""

    def __init__(self, sign: str) -> None:
        super().__init__()
        self.sign = sign  # the icon, written with < > and |

    @guarded
    def sizeHint(self) -> QSize:
        """A square that fits letters of any size."""
        high = super().sizeHint().height()
        return QSize(high, high)

    @guarded
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().buttonText())
        half = self.fontMetrics().height() * 0.32
        middle = QPointF(self.width() / 2, self.height() / 2)
        for number, part in enumerate(self.sign):
            centre = middle + QPointF((number - (len(self.sign) - 1) / 2) * half * 1.3, 0)
            form = {"<": LEFT, ">": RIGHT}.get(part, ((-UPRIGHT, -1), (UPRIGHT, -1), (UPRIGHT, 1), (-UPRIGHT, 1)))
            painter.drawPolygon(QPolygonF([centre + QPointF(x * half, y * half) for x, y in form]))
