"""Menus, lists and text cards that lie over a page, in windows of their own."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget


def close_popups(page: QWidget) -> None:
    """Closes the popups of this page, so that the code that opens one need not close it."""
    for popup in QApplication.topLevelWidgets():
        if popup.windowType() == Qt.WindowType.Popup and popup.isVisible() and page in _all_above(popup):
            popup.close()


def pop_up(menu: QMenu, place: QPoint) -> None:
    """Opens a menu with its first entry chosen, or a screen reader would announce nothing as it opens.

    If a menu is behind that entry, it stays closed: a Wayland desktop may end a program that opens both at once.
    """
    menu.popup(place)
    QApplication.sendEvent(menu, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier))


def place_below(button: QWidget) -> QPoint:
    """The place on the screen for a menu of this button; Qt moves the menu above it if there is no room below."""
    return button.mapToGlobal(button.rect().bottomLeft())


def _all_above(widget: QWidget) -> Iterator[QWidget]:
    """Yields the widget's parents, across windows."""
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()
