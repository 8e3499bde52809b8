"""The list of games in the gallery, and its interface for screen readers and voice control. This interface lets them
press lines; the interface of Qt's own lists lets them only select lines."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QAccessibleWidget, QWidget

from app.base.boxes import BOXES
from app.base.guard import guarded
from app.felt.interfaces import FOCUS, PRESS, ensure_factory, made_by
from app.felt.rects import Rect
from app.windows.gallery.shelf_places import ShelfPlaces, shelf_places
from app.windows.gallery.tiles import GAME, Index, Tile
from app.windows.widgets.announce_row import report_line

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

AROUND = 5  # pixels between the edge of the list and its tiles
PLAYS_MS = 2000  # the length of a picture's animation in milliseconds
Move = QAbstractItemView.CursorAction
ENSURE = QAbstractItemView.ScrollHint.EnsureVisible
STEPS = {Move.MoveLeft: -1, Move.MovePrevious: -1, Move.MoveRight: 1, Move.MoveNext: 1}
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
    """The widget that represents one line of the list to screen readers. It has no position of its own and looks up the
    line's position on request."""

    def __init__(self, shelf: "GameShelf", row: int) -> None:
        super().__init__(shelf.port)
        self.shelf, self.row = shelf, row
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.resize(0, 0)
        self.show()

    @property
    def index(self) -> QModelIndex:
        return self.shelf.model().index(self.row, 0)


class GameShelf(QAbstractItemView):
    """The list of games: tiles below the headings of their families.

    turned_to: emitted when another line is selected. Qt's own signal is not used, because PySide is slow to load the
    class of Qt's selection model.
    stayed: emitted with the selected line when a key would move the selection beyond an end of the list.
    motion: the setting for movement; if it is off, no picture is animated.
    """

    turned_to = Signal(object)
    stayed = Signal(str)
    motion = "normal"

    def __init__(self, parent: QWidget, tile: Tile) -> None:
        super().__init__(parent)
        ensure_factory()
        self.tile = tile
        # a widget made here, because PySide would load the classes of all widgets to find the class of Qt's own
        # viewport
        self.port = QWidget()
        self.port.setObjectName("qt_scrollarea_viewport")
        self.setViewport(self.port)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self._lines: list[ShelfLine] = []
        self._places = ShelfPlaces((), (), 0)
        self._play: QVariantAnimation | None = None
        self._playing = -1  # the row whose picture is being animated

    # ---- places

    def arrange(self) -> None:
        """Lays the tiles out in their present size. Called when the size or the list of games changes."""
        families, tile = self._families(), self.tile
        size = tile.columns, tile.width, tile.height, tile.heading
        self._places = shelf_places(families, *size, tile.spans(set(families)))
        self.updateGeometries()
        self.port.update()

    def _families(self) -> list[str]:
        games = [str(self.model().index(row, 0).data(GAME)) for row in range(self.count)]
        return [BOXES[game].family if self.by_family else "" for game in games]

    by_family = True  # whether the list keeps each family of games together

    @guarded
    def updateGeometries(self) -> None:
        super().updateGeometries()
        bar, seen = self.verticalScrollBar(), self.port.height()
        bar.setRange(0, max(0, round(self._places.height) + 2 * AROUND - seen))
        bar.setPageStep(seen)
        bar.setSingleStep(max(1, self.tile.height // 3))

    @guarded
    def visualRect(self, index: Index) -> QRect:
        if not index.isValid() or index.row() >= len(self._places.tiles):
            return QRect()
        return self._seen(self._places.tiles[index.row()])

    def _seen(self, rect: Rect) -> QRect:
        return QRect(
            round(rect.x) + AROUND, round(rect.y) + AROUND - self.verticalOffset(), round(rect.w), round(rect.h)
        )

    @guarded
    def indexAt(self, point: QPoint) -> QModelIndex:
        return self.model().index(self._row_at(point), 0)

    def _row_at(self, point: QPoint) -> int:
        """Returns the row of the tile at this point; -1 if no tile is there."""
        return next((row for row, rect in enumerate(self._places.tiles) if self._seen(rect).contains(point)), -1)

    @guarded
    def scrollTo(self, index: Index, hint: QAbstractItemView.ScrollHint = ENSURE) -> None:
        """Scrolls until the line is visible, together with a heading directly above it."""
        place, bar = self.visualRect(index), self.verticalScrollBar()
        if not place.isValid():
            return
        above = place.top() - AROUND - (self.tile.heading if self._is_below_heading(index.row()) else 0)
        if above < 0 or place.height() > self.port.height():
            bar.setValue(bar.value() + above)
        elif place.bottom() + AROUND > self.port.height():
            least = bar.value() + place.bottom() + AROUND - self.port.height()
            bar.setValue(min([top for top in self._row_tops() if top >= least], default=bar.maximum()))

    def _row_tops(self) -> list[int]:
        """The positions at which a row of tiles or a heading begins. If the list is scrolled to one of them, no tile is
        cut off at the top."""
        places = [*self._places.tiles, *[place for _, place in self._places.headings]]
        below = {place.bottom for _, place in self._places.headings}
        return sorted({round(place.y) for place in places if place.y not in below})

    def _is_below_heading(self, row: int) -> bool:
        top = self._places.tiles[row].y
        return any(abs(place.bottom - top) < 1 for _, place in self._places.headings)

    @guarded
    def moveCursor(self, cursorAction: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        row, count = self.currentIndex().row(), self.count
        if not count:
            return QModelIndex()
        step = STEPS.get(cursorAction)
        if row < 0 or cursorAction == Move.MoveHome:
            row = 0
        elif cursorAction == Move.MoveEnd:
            row = count - 1
        elif step is not None:
            row = min(max(row + step, 0), count - 1)
        else:
            row = self._beyond(row, cursorAction)
        return self.model().index(row, 0)

    def _beyond(self, row: int, action: QAbstractItemView.CursorAction) -> int:
        """Returns the line above or below the current line, or a page away from it; the current line if no such line
        exists."""
        tiles, here = self._places.tiles, self._places.tiles[row]
        up = action in (Move.MoveUp, Move.MovePageUp)
        pages = action in (Move.MovePageUp, Move.MovePageDown)
        goal = here.y + (-1 if up else 1) * (max(self.port.height() - here.h, here.h) if pages else here.h)
        there = [other for other, rect in enumerate(tiles) if (rect.y < here.y if up else rect.y > here.y)]
        return min(there, key=lambda one: (abs(tiles[one].y - goal), abs(tiles[one].x - here.x)), default=row)

    @guarded
    def horizontalOffset(self) -> int:
        return 0

    @guarded
    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    @guarded
    def isIndexHidden(self, index: Index) -> bool:
        return False

    @guarded
    def setSelection(self, rect: QRect, command: object) -> None:
        """Does nothing: only the current line can be selected."""

    @guarded
    def visualRegionForSelection(self, selection: object) -> QRegion:
        return QRegion()

    # ---- painting

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, asked, current = QPainter(self.port), event.rect(), self.currentIndex().row()
        for family, heading in self._places.headings:
            if self._seen(heading).intersects(asked):
                self.tile.draw_heading(painter, QRectF(self._seen(heading)), family)
        for row, rect in enumerate(self._places.tiles):
            place, chosen = self._seen(rect), row == current
            if self.tile.drawn(place, chosen).intersects(asked):
                game, share = str(self.model().index(row, 0).data(GAME)), self._share if row == self._playing else 1.0
                self.tile.draw(painter, place, game, chosen=chosen, focused=chosen and self.hasFocus(), share=share)
        painter.end()

    # ---- animated pictures

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        row = self._row_at(event.position().toPoint())
        if row != self._pointed:
            self._pointed = row
            self.play(row)

    _pointed = -1

    @guarded
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointed = -1

    def play(self, row: int) -> None:
        """Shows the animation of this line's picture once, unless the settings turn motion off."""
        self.rest()
        if row < 0 or not _factor_of(self.motion):
            return
        if self._play is None:
            # imported late, because nothing needs it before the player points at a tile
            from PySide6.QtCore import QVariantAnimation

            self._play = QVariantAnimation(self)
            self._play.setStartValue(0.0)
            self._play.setEndValue(1.0)
            self._play.setDuration(PLAYS_MS)
            self._play.valueChanged.connect(self._step)
            self._play.finished.connect(self.rest)
        self._playing, self._share = row, 0.0
        self._play.start()

    def rest(self) -> None:
        """Stops the animation of a picture, and shows the complete picture."""
        if self._playing < 0:
            return
        row, self._playing = self._playing, -1
        if self._play is not None:
            self._play.stop()
        self.port.update(self.visualRect(self.model().index(row, 0)))

    _share = 1.0

    @property
    def plays(self) -> bool:
        return self._playing >= 0

    def _step(self, share: float) -> None:
        if self._playing >= 0:
            self._share = share
            self.port.update(self.visualRect(self.model().index(self._playing, 0)))

    # ---- the selection

    @guarded
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        for index in (current, previous):
            self.port.update(self.visualRect(index))
        if current.isValid() and self.hasFocus():
            report_line(self, current.row())
        self.turned_to.emit(current)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        super().keyPressEvent(event)
        if event.key() in WAYS and before.isValid():
            if self.currentIndex() == before:
                self.stayed.emit(str(before.data(Qt.ItemDataRole.AccessibleTextRole)))
            else:
                self.play(self.currentIndex().row())

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.port.update(self.visualRect(self.currentIndex()))

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.port.update(self.visualRect(self.currentIndex()))

    @property
    def sees_chosen(self) -> bool:
        """Whether the selected line is at least partly visible."""
        return self._is_in(self.maximumViewportSize())

    def _is_in(self, sight: QSize) -> bool:
        return self.visualRect(self.currentIndex()).intersects(QRect(QPoint(), sight))

    def keep_in_sight(self) -> None:
        """Keeps the selected line visible when the list changes size, and shows the lines above it that fit."""
        self.verticalScrollBar().setValue(0)
        self.scrollTo(self.currentIndex())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        seen = self._is_in(event.oldSize())
        super().resizeEvent(event)
        if seen:
            self.keep_in_sight()

    @property
    def count(self) -> int:
        return self.model().rowCount() if self.model() is not None else 0

    def line(self, row: int) -> ShelfLine:
        """Returns the widget that represents a row to screen readers, made when a screen reader first asks for it. The
        widget stays with the row, whichever game the row shows."""
        while row >= len(self._lines):
            self._lines.append(ShelfLine(self, len(self._lines)))
        return self._lines[row]


def _factor_of(motion: str) -> float:
    # imported late, because this module may ask the system for a setting, which would delay the first paint
    from app.base.calm import factor_of

    return factor_of(motion)


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
        return QRect(shelf.port.mapToGlobal(place.topLeft()), place.size())

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
