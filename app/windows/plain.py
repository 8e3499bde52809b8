"""Texts with something in them that a person, or a file from elsewhere, has written: names are shown as they are."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


def plain_label(text: str = "") -> QLabel:
    """A label that takes no mark-up: <b> shows as three letters."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def on_button(text: str) -> str:
    """On a button a single & would mark the next letter as its key."""
    return text.replace("&", "&&")
