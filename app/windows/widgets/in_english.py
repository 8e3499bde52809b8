"""Marks English texts for screen readers in windows of another language.

A screen reader asks each widget for its language. Qt can't mark a run of letters, an item of a list or an announcement,
so English words within a translated sentence are not marked.
"""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget


def mark_english(widget: QWidget) -> None:
    """Marks the text of this widget as English, whatever the language of the window."""
    widget.setLocale(QLocale(QLocale.Language.English))
