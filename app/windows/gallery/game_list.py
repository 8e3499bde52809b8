"""The list of games. Screen readers and voice control can press its lines, while they can only select Qt's own."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAccessibleWidget, QListView, QWidget

from app.base.guard import guarded
from app.felt.interfaces import FOCUS, PRESS, ensure_factory, made_by

Index = QModelIndex | QPersistentModelIndex
Key = Qt.Key
WAYS = (
    Key.Key_Up,
    Key.Key_Down,
    Key.Key_Left,
    Key.Key_Right,
    Key.Key_Home,
    Key.Key_End,
    Key.Key_PageUp,
    Key.Key_PageDown,
)


class ShelfLine(QWidget):
    """Stands for one line of the shelf. It has no place of its own: it looks up the line's place on request."""

    def __init__(self, shelf: "GameShelf", row: int) -> None:
        super().__init__(shelf.viewport())
        self.shelf, self.row = shelf, row
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.resize(0, 0)
        self.show()

    @property
    def index(self) -> QModelIndex:
        return self.shelf.model().index(self.row, 0)


class GameShelf(QListView):
    """The list of games.

    turned_to: another line is selected. Qt's selection model signals that, too, but loading it would cost Python time.
    stayed: the selection stays at this line, because there is no further one that way.
    """

    turned_to = Signal(object)
    stayed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        ensure_factory()
        self._lines: list[ShelfLine] = []

    @guarded
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.turned_to.emit(current)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        super().keyPressEvent(event)
        if event.key() in WAYS and before.isValid() and self.currentIndex() == before:
            self.stayed.emit(str(before.data(Qt.ItemDataRole.AccessibleTextRole)))

    @property
    def sees_chosen(self) -> bool:
        """Whether the selected line is at least partly visible."""
        return self._lies_in(self.maximumViewportSize())  # PySide tries every kind of widget to hand out the viewport

    def _lies_in(self, sight: QSize) -> bool:
        return self.visualRect(self.currentIndex()).intersects(QRect(QPoint(), sight))

    def keep_in_sight(self) -> None:
        """Keeps the selected line visible when the view changes size; Qt only keeps the scroll bar's value."""
        self.scrollTo(self.currentIndex())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        seen = self._lies_in(event.oldSize())
        super().resizeEvent(event)
        if seen:
            self.keep_in_sight()

    @property
    def count(self) -> int:
        return self.model().rowCount()

    def line(self, row: int) -> ShelfLine:
        """The object for a line, made when a screen reader asks; it serves whatever game is in that row later."""
        while row >= len(self._lines):
            self._lines.append(ShelfLine(self, len(self._lines)))
        return self._lines[row]


class ShelfInterface(QAccessibleWidget):
    def __init__(self, shelf: GameShelf) -> None:
        super().__init__(shelf, QAccessible.Role.List, "")
        self._shelf = shelf

    @guarded
    def childCount(self) -> int:
        return self._shelf.count

    @guarded
    def child(self, number: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= number < self._shelf.count:
            return None
        return QAccessible.queryAccessibleInterface(self._shelf.line(number))

    @guarded
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        line = child.object()
        return line.row if isinstance(line, ShelfLine) else -1


class LineInterface(QAccessibleWidget):
    def __init__(self, line: ShelfLine) -> None:
        super().__init__(line, QAccessible.Role.ListItem, "")
        self._line = line

    @guarded
    def text(self, kind: QAccessible.Text) -> str:
        return str(self._line.index.data(Qt.ItemDataRole.AccessibleTextRole) or "") if kind is NAME else ""

    @guarded
    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._line.shelf)

    @guarded
    def rect(self) -> QRect:
        shelf = self._line.shelf
        place = shelf.visualRect(self._line.index)
        return QRect(shelf.viewport().mapToGlobal(place.topLeft()), place.size())

    @guarded
    def state(self) -> QAccessible.State:
        state, shelf = super().state(), self._line.shelf
        chosen = shelf.currentIndex().row() == self._line.row
        state.focusable = state.selectable = True
        state.selected, state.focused = chosen, chosen and shelf.hasFocus()
        return state

    @guarded
    def actionNames(self) -> list[str]:
        return [PRESS, FOCUS]

    @guarded
    def doAction(self, name: str) -> None:
        shelf, index = self._line.shelf, self._line.index
        if name not in (PRESS, FOCUS) or not index.isValid():
            return
        shelf.setFocus()
        shelf.setCurrentIndex(index)
        if name == PRESS:
            shelf.activated.emit(index)


NAME = QAccessible.Text.Name
made_by(GameShelf, ShelfInterface)
made_by(ShelfLine, LineInterface)
