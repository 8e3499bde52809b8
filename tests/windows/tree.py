"""Lists everything that a screen reader can find in a window, visible or not. Tests of announcements use it."""

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

WORDS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)


def everything_in(top: QWidget) -> Iterator[QAccessibleInterface]:
    """Yields all accessible objects from the top down, including hidden ones, because a screen reader can find hidden
    objects."""
    waiting = [QAccessible.queryAccessibleInterface(top)]
    while waiting:
        here = waiting.pop(0)
        if here is not None and here.isValid():
            yield here
            waiting += [here.child(number) for number in range(here.childCount())]


def texts_in(top: QWidget) -> set[str]:
    """All names, descriptions, values and readable texts of the accessible objects in a window."""
    found: set[str] = set()
    for here in everything_in(top):
        found |= {here.text(kind) for kind in WORDS}
        if (text := here.textInterface()) is not None:
            found.add(text.text(0, text.characterCount()))
    return found - {""}
