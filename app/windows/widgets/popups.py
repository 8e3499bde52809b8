"""Menus, lists and text cards that lie over a page, in windows of their own."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget


def close_popups(page: QWidget) -> None:
    """Closes the popups of this page, so that the code that opens one need not close it."""
    for popup in QApplication.topLevelWidgets():
        if popup.windowType() == Qt.WindowType.Popup and popup.isVisible() and page in _all_above(popup):
            popup.close()


def place_below(button: QWidget) -> QPoint:
    """The place on the screen for a menu of this button; Qt moves the menu above it if there is no room below."""
    return button.mapToGlobal(button.rect().bottomLeft())


def _all_above(widget: QWidget) -> Iterator[QWidget]:
    """Yields the widget's parents, across windows."""
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()
