"""Removes widgets from sight at once: they would show through until Qt deletes them."""

from PySide6.QtWidgets import QLayout, QWidget


def leave(widget: QWidget) -> None:
    """Take the widget out of its layout and out of sight."""
    parent = widget.parentWidget()
    layout = parent.layout() if parent is not None else None
    if layout is not None:
        layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


def empty(layout: QLayout) -> None:
    """Remove everything in the layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            leave(widget)
