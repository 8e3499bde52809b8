"""Saves what the player has changed on a page before the page is built again, and restores it afterwards."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QTabBar,
    QWidget,
)


class PlayerState:
    """Everything that a player has changed on a page: the focus, choices, typed texts and scroll positions. A widget is
    found again by its class and its place among the visible widgets of this class."""

    def __init__(self, page: QWidget) -> None:
        there, focused = _named(page), page.window().focusWidget()
        self._focus = next((name for name, widget in there.items() if widget is focused), None)
        self._kept = [
            (name, write, read(widget))
            for kind, read, write in KINDS
            for name, widget in there.items()
            # the header shares the selection of its table
            if isinstance(widget, kind) and not isinstance(widget, QHeaderView)
        ]

    def put_back(self, page: QWidget) -> None:
        """Restores the state on this page, which replaces the page whose state was saved."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # only widgets with a layout can scroll
        there = _named(page)
        for name, write, value in self._kept:
            if name in there:
                write(there[name], value)
            if write is _turn_to:
                there = _named(page)  # searches the page again, because it may now show another tab with other widgets
        if self._focus in there:
            there[self._focus].setFocus()


def _named(page: QWidget) -> dict[tuple[str, int, int], QWidget]:
    kinds: dict[str, list[QWidget]] = {}
    for widget in page.findChildren(QWidget):
        if widget.isVisibleTo(page):
            kinds.setdefault(type(widget).__name__, []).append(widget)
    for alike in kinds.values():
        alike.sort(key=lambda widget: _place(widget, page))
    return {(kind, number, len(alike)): one for kind, alike in kinds.items() for number, one in enumerate(alike)}


def _place(widget: QWidget, page: QWidget) -> tuple[int, int]:
    """Returns a key that sorts widgets from top to bottom, then from left to right."""
    corner = widget.mapTo(page, QPoint())
    return corner.y(), corner.x()


def _current(view: QAbstractItemView) -> tuple[int, int, bool]:
    at = view.currentIndex()
    return at.row(), at.column(), view.selectionModel().isSelected(at)


def _go_to(view: QAbstractItemView, at: tuple[int, int, bool]) -> None:
    # imported late, because the class loads slowly, and the first paint needs this module
    from PySide6.QtCore import QItemSelectionModel

    row, column, chosen = at
    flag = QItemSelectionModel.SelectionFlag
    with QSignalBlocker(view):  # without signals, because the player has not chosen anything now
        index = view.model().index(row, column)
        rows = view.selectionBehavior() == QAbstractItemView.SelectionBehavior.SelectRows
        whole = flag.Rows if rows else flag.NoUpdate
        view.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | whole if chosen else flag.NoUpdate)


def _turn_to(tabs: QTabBar, number: int) -> None:
    tabs.setCurrentIndex(number)


def _entry(box: QComboBox) -> tuple[int, Any]:
    return box.currentIndex(), box.currentData()


def _choose(box: QComboBox, entry: tuple[int, Any]) -> None:
    number, data = entry
    place = number if data is None else box.findData(data)
    box.setCurrentIndex(place if place >= 0 else box.currentIndex())


def _scrolled(area: QAbstractScrollArea) -> tuple[int, int]:
    return area.horizontalScrollBar().value(), area.verticalScrollBar().value()


def _scroll(area: QAbstractScrollArea, place: tuple[int, int]) -> None:
    area.horizontalScrollBar().setValue(place[0])
    area.verticalScrollBar().setValue(place[1])


KINDS: tuple[tuple[type[QWidget], Callable[[Any], Any], Callable[[Any, Any], object]], ...] = (
    (QTabBar, QTabBar.currentIndex, _turn_to),
    (QComboBox, _entry, _choose),
    (QLineEdit, QLineEdit.text, QLineEdit.setText),
    (QAbstractItemView, _current, _go_to),
    (QAbstractScrollArea, _scrolled, _scroll),
)
