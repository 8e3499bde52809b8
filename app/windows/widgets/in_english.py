"""Marks English texts for screen readers in windows of another language.

A screen reader asks each widget for its language. Qt can mark only whole widgets, no part of a text, no item of a list
and no announcement. So English words within a translated sentence stay unmarked.
"""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget


def mark_english(widget: QWidget) -> None:
    """Marks the text of this widget as English, whatever the language of the window."""
    widget.setLocale(QLocale(QLocale.Language.English))
