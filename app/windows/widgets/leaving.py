"""Removes widgets from sight at once: they would show through until Qt deletes them."""

from PySide6.QtWidgets import QLayout, QWidget


def leave(widget: QWidget) -> None:
    """It goes from its layout and from sight."""
    parent = widget.parentWidget()
    layout = parent.layout() if parent is not None else None
    if layout is not None:
        layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


def empty(layout: QLayout) -> None:
    """All that stands in it leaves."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            leave(widget)
