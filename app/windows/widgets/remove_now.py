"""Removes widgets from sight at once: until Qt deletes them they would remain visible."""

from PySide6.QtWidgets import QLayout, QWidget


def leave(widget: QWidget) -> None:
    """Takes the widget out of its layout and out of sight."""
    parent = widget.parentWidget()
    layout = parent.layout() if parent is not None else None
    if layout is not None:
        layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


def empty(layout: QLayout) -> None:
    """Removes everything in the layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            leave(widget)
