"""Makes widgets disappear immediately; otherwise they would stay visible until Qt deletes them."""

from PySide6.QtWidgets import QLayout, QWidget


def leave(widget: QWidget) -> None:
    """Removes the widget from its layout, hides it, and lets Qt delete it later."""
    parent = widget.parentWidget()
    layout = parent.layout() if parent is not None else None
    if layout is not None:
        layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


def empty(layout: QLayout) -> None:
    """Removes all widgets from the layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            leave(widget)
