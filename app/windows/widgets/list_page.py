"""A list of rows with buttons for the chosen rows, and a sentence in place of an empty list."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from time import monotonic
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListWidget,
    QPushButton,
    QTableWidget,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from app.base.guard import guarded
from app.windows.widgets.announce_row import LineReporter
from app.windows.widgets.enter_button import ENTERS
from app.windows.widgets.flow import FlowLayout
from app.windows.widgets.status_line import StatusLine

AT_ONCE = 0.01  # the number of seconds for which rows are written before the window may paint again
LEAST = 5  # this many rows are written before the window may paint, however long they take
KEY = Qt.ItemDataRole.UserRole
ORDER = Qt.ItemDataRole.UserRole + 1
SHOWN = Qt.ItemDataRole.UserRole + 2
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
View = QListWidget | QTableWidget | QTreeWidget


class ListCell(NamedTuple):
    """A cell of a row in a list.

    spoken: the text for screen readers, if it differs from the visible text.
    tip: the tool tip.
    """

    text: str
    spoken: str = ""
    tip: str = ""


class ListRow(NamedTuple):
    """A row of the list.

    key: identifies the row for an act about it; None if no act applies to the row.
    order: rows are sorted by this text, the highest first.
    below: the rows that unfold below this row.
    shown: the data that a view paints instead of the text, if it paints its rows itself.
    """

    key: Any
    cells: tuple[ListCell, ...]
    order: str = ""
    below: tuple["ListRow", ...] = ()
    shown: object = None


class Act(NamedTuple):
    """A command with a button.

    do: called with the key of each chosen row, if the act is about rows.
    about: what the act is about: the chosen rows, the whole list, or an empty list.
    description: a text that screen readers add to the button's name.
    main: the button stands out; if the act is about rows, Enter in the list presses it too.
    by_delete: the Delete key presses the button too.
    """

    text: str
    do: Callable[..., object]
    about: Literal["rows", "all", "none"] = "rows"
    main: bool = False
    by_delete: bool = False
    description: str = ""


class Sentences(NamedTuple):
    """The sentences shown in place of a list that is empty, has no row that matches the search, or is still being read.
    If there is no sentence for a case, the empty list is shown."""

    none: str = ""
    none_found: str = ""
    reading: str = ""


EMPTY_LIST = Sentences()


def wrapping_list(apart: int = 0) -> QListWidget:
    """Returns a list whose rows are as high as their wrapped text.

    apart: the space around each row, in pixels.
    """
    rows = QListWidget()
    rows.setWordWrap(True)
    rows.setSpacing(apart)
    rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return rows


def grid_of(titles: Sequence[str]) -> QTableWidget:
    """Returns a table with these columns in which the player selects whole rows."""
    grid = QTableWidget(0, len(titles))
    grid.setHorizontalHeaderLabels(titles)
    grid.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    grid.setTabKeyNavigation(False)
    grid.setAlternatingRowColors(True)
    grid.verticalHeader().hide()
    return grid


class ListPage(QWidget):
    """A list of rows with buttons for the chosen rows.

    note: the line for the result of an act.
    chosen_changed: the player chose other rows, or no row.
    """

    chosen_changed = Signal()
    NOTE = ""  # the note's name in the style sheet when the note shows no error

    def __init__(
        self,
        view: View,
        name: str,
        acts: Mapping[str, Act],
        sentences: Sentences = EMPTY_LIST,
        note: str = "",
        whole: QWidget | None = None,
    ) -> None:
        """Builds the page.

        acts: the acts by a short name.
        note: the text that the note shows at first.
        whole: the widget that contains the view, if any.
        """
        super().__init__()
        self.list, self.acts, self._sentences, self._usual = view, acts, sentences, note
        self._whole = whole or view
        self._rows: list[ListRow] = []
        self._coming: Iterator[ListRow] = iter(())
        self._reading = False
        self._words: list[str] = []
        self._passes: Callable[[Any], bool] = lambda key: True
        self._kept: object = None  # the key of the row that was chosen before the rows changed
        self._instead: QWidget | None = None
        self._soon = QTimer(self)
        self._soon.timeout.connect(self._write_on)
        self.nothing = QLabel()
        self.nothing.setObjectName("heading")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self.note = StatusLine(self.NOTE)
        self.note.show_text(note)
        self.buttons = {key: self._button(act) for key, act in acts.items()}
        self._set_up(name)
        self._build()
        self._refresh()

    def _button(self, act: Act) -> QPushButton:
        button = QPushButton(act.text)
        button.setAccessibleDescription(act.description)
        button.setProperty("main", act.main)
        button.clicked.connect(lambda: self._do(act))
        return button

    def _set_up(self, name: str) -> None:
        self.list.setAccessibleName(name)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.selectionModel().selectionChanged.connect(self._refresh)
        self.list.activated.connect(self._activated)
        if isinstance(self.list, QListWidget):
            LineReporter(self.list)

    def _build(self) -> None:
        """Puts the button for an empty list below the sentence about the empty list, and the other buttons below the
        list."""
        foot = FlowLayout()  # wraps, because in one row large letters would make the buttons wider than the screen
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self._whole, 1)
        self.column.addWidget(self.nothing, 2)
        for key, button in self.buttons.items():
            if self.acts[key].about == "none":
                self.nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
                self.column.addWidget(button, 3, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            else:
                foot.addWidget(button)
        self.column.addWidget(self.note)
        self.column.addLayout(foot)

    # ---- rows

    def show_rows(self, rows: Iterable[ListRow], *, reading: bool = False) -> None:
        """Replaces the rows by these rows. Adds a few of them at a time, because there may be hundreds.

        reading: whether more rows will be added.
        """
        self._reading = reading
        self._write(rows)

    def add(self, rows: Iterable[ListRow]) -> None:
        self._coming = chain(self._coming, rows)
        self._write_on()

    def all_read(self) -> None:
        self._reading = False
        self._refresh()

    @property
    def reads(self) -> bool:
        """Whether rows are still to come, because files are being read or rows are being added to the view."""
        return self._reading or self.writes

    @property
    def writes(self) -> bool:
        """Whether rows are still being added to the view."""
        return self._soon.isActive()

    def search(self, text: str) -> None:
        """Shows only the rows that contain all these words."""
        self._words = text.casefold().split()
        self._write_again()

    def only(self, passes: Callable[[Any], bool]) -> None:
        """Shows only the rows whose keys pass this test; hides the others."""
        self._passes = passes
        self._write_again()

    def _write_again(self) -> None:
        self._write(chain(sorted(self._rows, key=lambda row: row.order, reverse=True), self._coming))

    def _fits(self, row: ListRow) -> bool:
        text = row.cells[0].text.casefold()
        return all(word in text for word in self._words) and self._passes(row.key)

    def forget(self, key: object) -> None:
        """Removes the row with this key."""
        model = self.list.model()
        self._rows = [row for row in self._rows if row.key != key]
        for number in reversed(range(self.count)):
            if model.index(number, 0).data(KEY) == key:
                model.removeRow(number)
        self._refresh()

    def _write(self, rows: Iterable[ListRow]) -> None:
        self._kept = next(iter(self.chosen), None)
        self._rows, self._coming = [], iter(rows)
        self.list.model().removeRows(0, self.count)
        self._write_on()

    def _write_on(self) -> None:
        until, least = monotonic() + AT_ONCE, len(self._rows) + LEAST
        self._soon.start(0)
        while len(self._rows) < least or monotonic() < until:
            row = next(self._coming, None)
            if row is None:
                self._soon.stop()
                break
            self._rows.append(row)
            if self._fits(row):
                self._insert(row, self._place(row.order), QModelIndex())
        chooses_one = self.list.selectionMode() == QAbstractItemView.SelectionMode.SingleSelection
        if chooses_one and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.list.model().index(0, 0))
        self._refresh()

    def _insert(self, row: ListRow, at: int, above: QModelIndex) -> None:
        model = self.list.model()
        model.insertRow(at, above)
        for column, cell in enumerate(row.cells):
            for role, text in zip(ROLES, cell, strict=True):
                if text:
                    model.setData(model.index(at, column, above), text, role)
        first = model.index(at, 0, above)
        model.setData(first, row.key, KEY)
        model.setData(first, row.order, ORDER)
        if row.shown is not None:
            model.setData(first, row.shown, SHOWN)
        for number, one in enumerate(row.below):
            self._insert(one, number, first)
        if isinstance(self.list, QTreeWidget):
            self.list.setExpanded(first, len(row.below) == 1)
        if row.key is not None and row.key == self._kept:
            self.list.setCurrentIndex(first)

    def _place(self, order: str) -> int:
        """Returns the index at which to insert a row: after all rows whose order is the same or higher."""
        model = self.list.model()
        rows = range(self.count - 1, -1, -1)
        return next((row + 1 for row in rows if str(model.index(row, 0).data(ORDER)) >= order), 0)

    @property
    def count(self) -> int:
        return self.list.model().rowCount()

    @property
    def has_any(self) -> bool:
        """Whether the list has any row, even if the search hides it."""
        return bool(self._rows)

    # ---- acts

    @property
    def chosen(self) -> list[Any]:
        """The keys of the chosen rows."""
        keys = [index.data(KEY) for index in self.list.selectionModel().selectedRows()]
        return [key for key in keys if key is not None]

    def _do(self, act: Act) -> None:
        if act.about != "rows":
            act.do()
        elif self.chosen:
            act.do(*self.chosen)

    def _activated(self) -> None:
        for act in self.acts.values():
            if act.about == "rows" and act.main:
                self._do(act)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        deletes = [act for act in self.acts.values() if act.by_delete]
        if deletes and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._do(deletes[0])
        # this Enter is not passed on; otherwise it would also press a button of the dialog
        elif not (event.key() in ENTERS and self.focusWidget() is self.list):
            super().keyPressEvent(event)

    def tell(self, sentence: str, *, bad: bool = False) -> None:
        """Shows and announces the result of an act, as an error if `bad` is set."""
        self.note.tell(sentence, bad=bad)
        self._refresh()

    def _refresh(self) -> None:
        """Shows the rows, or a sentence in place of an empty list, and the buttons that apply."""
        if self.reads:
            sentence = self._sentences.reading
        else:
            sentence = self._sentences.none_found if self._rows else self._sentences.none
        replaced = not self.count and bool(sentence)
        self.nothing.setText(sentence)
        self.nothing.setVisible(replaced)
        self._whole.setVisible(not replaced)
        self.note.setVisible(bool(self.note.text()) and not (replaced and self.note.text() == self._usual))
        for key, act in self.acts.items():
            self.buttons[key].setVisible(act.about == "all" or replaced == (act.about == "none"))
            self.buttons[key].setEnabled(act.about != "rows" or bool(self.chosen))
        if self.count and self._instead is not None and self._instead.hasFocus():
            self.list.setFocus()
        self.chosen_changed.emit()

    def take_focus(self, instead: QWidget) -> None:
        """Focuses the list. If the list has no row yet, focuses the other widget instead."""
        self._instead = instead
        (self.list if self.count else instead).setFocus()
