"""Popups above a page: menus, lists and text cards in windows of their own."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget


def close_popups(page: QWidget) -> None:
    """Closes all menus, lists and cards that are open over this page. So the code that opened these popups need not
    close them."""
    for popup in QApplication.topLevelWidgets():
        if popup.windowType() == Qt.WindowType.Popup and popup.isVisible() and page in _all_above(popup):
            popup.close()


def pop_up(menu: QMenu, place: QPoint) -> None:
    """Opens a menu with its first entry selected, because a screen reader announces no menu without a selected entry.

    If the first entry has a submenu, the submenu stays closed. A Wayland desktop may end a program that opens both at
    once.
    """
    menu.popup(place)
    QApplication.sendEvent(menu, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier))


def place_below(button: QWidget) -> QPoint:
    """Returns the position on the screen for a menu of this button. Qt moves the menu above the button if there is no
    room below."""
    return button.mapToGlobal(button.rect().bottomLeft())


def _all_above(widget: QWidget) -> Iterator[QWidget]:
    """Yields all parents of the widget, including those in other windows."""
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()
