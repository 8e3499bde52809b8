"""Layouts for lines that are too long for the window: they wrap like the words of a text, or stack vertically."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QLabel, QLayout, QLayoutItem, QWidget

from app.base.guard import guarded

USUAL_LETTERS = 17  # the height in pixels of a line of text with letters of the usual size
EDGE, EDGE_SHARE = 14, 130  # a page's margin: EDGE pixels or, on a large page, one EDGE_SHARE-th of its width


class FlowLayout(QLayout):
    """A layout in lines of equal height. Lines are filled from the right, which keeps the last widgets of a bar at its
    right end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(6)

    @guarded
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @guarded
    def count(self) -> int:
        return len(self._items)

    @guarded
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @guarded
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @guarded
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @guarded
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded
    def heightForWidth(self, width: int) -> int:
        return max(0, len(self._lines(width)) * (self._height() + self.spacing()) - self.spacing())

    @guarded
    def sizeHint(self) -> QSize:
        """The size of all widgets in one line."""
        shown = self._shown()
        wide = sum([item.sizeHint().width() + self.spacing() for item in shown])
        return QSize(max(0, wide - self.spacing()), self._height())

    @guarded
    def minimumSize(self) -> QSize:
        return QSize(max([item.minimumSize().width() for item in self._shown()], default=0), self._height())

    @guarded
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        height = self._height()
        # the lines are centred if something beside them is taller
        spare = max(0, rect.height() - self.heightForWidth(rect.width())) // 2
        for number, line in enumerate(self._lines(rect.width())):
            wide = sum([item.sizeHint().width() + self.spacing() for item in line]) - self.spacing()
            x, y = rect.right() + 1 - wide, rect.y() + spare + number * (height + self.spacing())
            for item in line:
                size = QSize(item.sizeHint().width(), height)
                item.setGeometry(QRect(QPoint(max(x, rect.x()), y), size))
                x += size.width() + self.spacing()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _height(self) -> int:
        return max([item.sizeHint().height() for item in self._shown()], default=0)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        left = 0
        for item in self._shown():
            wide = item.sizeHint().width() + self.spacing()
            if not lines or wide - self.spacing() > left:
                lines.append([])
                left = width
            lines[-1].append(item)
            left -= wide
        return lines


class LeftFlow(FlowLayout):
    """A layout in lines filled from the left. A line is as high as its tallest widget, and a widget whose text wraps
    becomes taller."""

    @guarded
    def heightForWidth(self, width: int) -> int:
        highs = [self._high(line, width) for line in self._lines(width)]
        return max(0, sum(highs) + self.spacing() * (len(highs) - 1))

    @guarded
    def setGeometry(self, rect: QRect) -> None:
        QLayout.setGeometry(self, rect)
        y = rect.y()
        for line in self._lines(rect.width()):
            x, high = rect.x(), self._high(line, rect.width())
            for item in line:
                wide = min(item.sizeHint().width(), rect.width())
                item.setGeometry(QRect(x, y, wide, high))
                x += wide + self.spacing()
            y += high + self.spacing()

    def _high(self, line: list[QLayoutItem], width: int) -> int:
        wides = [min(item.sizeHint().width(), width) for item in line]
        return max([item.heightForWidth(wide) for item, wide in zip(line, wides, strict=True)])


def turn_line(line: QBoxLayout, folded: bool) -> None:
    """Stacks the widgets of this line vertically if `folded` is set; otherwise puts them side by side."""
    wanted = QBoxLayout.Direction.TopToBottom if folded else QBoxLayout.Direction.LeftToRight
    if line.direction() != wanted:
        line.setDirection(wanted)


# A question in two lines may be wider than half its text by this many letters, because lines break only between words.
WORD = 12


def fit_question(bar: QWidget, line: QBoxLayout, question: QLabel, width: int, *, asks: bool) -> None:
    """Arranges a question and its answers for this width: the question in two small lines beside the answers, or in
    lines of its own if there is not enough room.

    line: the layout with the question and the answers.
    asks: whether the question is visible.
    """
    letters = question.fontMetrics()
    beside = letters.horizontalAdvance(question.text()) // 2 + WORD * letters.averageCharWidth()
    question.setMinimumWidth(beside)
    turn_line(line, folded=False)
    if asks and bar.sizeHint().width() > width:
        turn_line(line, folded=True)
        question.setMinimumWidth(min(beside, width))


def keep_edge(whole: QLayout, head: QLayout, width: int) -> int:
    """Sets the margins around a page and the gaps in its header. Returns the margin at each side in pixels."""
    edge = max(EDGE, width // EDGE_SHARE)
    whole.setContentsMargins(edge, edge * 5 // 7, edge, edge * 6 // 7)
    head.setSpacing(edge * 3 // 7)
    return edge


def room_around(bar: QWidget, sides: int, above: int, below: int, *, low: bool) -> QMargins:
    """Returns margins that grow with the letters.

    sides, above, below: the margins in pixels for letters of the usual size.
    low: whether the page is not high enough; the margins above and below it are then tiny.
    """
    unit = max(1.0, bar.fontMetrics().height() / USUAL_LETTERS)
    wide = round(sides * unit)
    return QMargins(wide, 2, wide, 2) if low else QMargins(wide, round(above * unit), wide, round(below * unit))
