"""The names of keyboard keys as people know them, and the present key of a command, for tool tips and texts."""

from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

FORM = QKeySequence.SequenceFormat


def key_name(event: QKeyEvent) -> str:
    """Returns the name under which a key is stored: A, 7, Space, Left."""
    return QKeySequence(event.key()).toString(FORM.PortableText)


def key_label(key: str) -> str:
    """Returns the key's name in the player's language."""
    return QKeySequence(key, FORM.PortableText).toString(FORM.NativeText)


def keys_now(widget: QWidget, command: str) -> list[QKeySequence]:
    """Returns the present keyboard keys of a command. The menus of this window, or of a window above it, contain the
    command's action."""
    window: QWidget | None = widget.window()
    while window is not None:
        action = window.findChild(QAction, command)
        if isinstance(action, QAction):
            return action.shortcuts()
        above = window.parentWidget()
        window = above.window() if above is not None else None
    return []


def key_now(widget: QWidget, command: str) -> str:
    """Returns the keyboard key to show for a command; "" if it has none."""
    return next((keys.toString(FORM.NativeText) for keys in keys_now(widget, command)), "")


def and_key(name: str, key: str) -> str:
    """Returns the name followed by the keyboard key, for a tool tip."""
    return f"{name} ({key})" if key else name


def call_with_key(widget: QWidget, name: str, command: str) -> None:
    """Sets the name of a widget, a tool tip with the name and the command's key, and the key as the description.
    Without a description, a screen reader would read the tool tip and thus say the name twice."""
    key = key_now(widget, command)
    widget.setAccessibleName(name)
    widget.setToolTip(and_key(name, key))
    widget.setAccessibleDescription(key)
