"""The names of keys for people, and the current key of a command, for tool tips and texts."""

from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

FORM = QKeySequence.SequenceFormat


def key_name(event: QKeyEvent) -> str:
    """The key as it is stored: A, 7, Space, Left."""
    return QKeySequence(event.key()).toString(FORM.PortableText)


def key_label(key: str) -> str:
    """The key's name in the player's language."""
    return QKeySequence(key, FORM.PortableText).toString(FORM.NativeText)


def keys_now(widget: QWidget, command: str) -> list[QKeySequence]:
    """The current keys of this command: its action is in the menus of this window, or of a window above it."""
    window: QWidget | None = widget.window()
    while window is not None:
        action = window.findChild(QAction, command)
        if isinstance(action, QAction):
            return action.shortcuts()
        above = window.parentWidget()
        window = above.window() if above is not None else None
    return []


def key_now(widget: QWidget, command: str) -> str:
    """The key to show for it; "" if it has none."""
    return next((keys.toString(FORM.NativeText) for keys in keys_now(widget, command)), "")


def and_key(name: str, key: str) -> str:
    """The name with the key, for a tool tip."""
    return f"{name} ({key})" if key else name


def call_with_key(widget: QWidget, name: str, command: str) -> None:
    """Sets the name, a tip that also shows the command's key, and the key as description: a screen reader without a
    description would read the tip, and with it the name twice."""
    key = key_now(widget, command)
    widget.setAccessibleName(name)
    widget.setToolTip(and_key(name, key))
    widget.setAccessibleDescription(key)
