"""Computes the room inside a list or a page without asking Qt for its viewport.

When Qt first returns a widget that Qt itself has made, PySide loads its Python classes for all widgets to find out the
widget's class. That takes 1 MB, and up to a tenth of the time to the first paint.
"""

from PySide6.QtWidgets import QAbstractScrollArea


def width_inside(area: QAbstractScrollArea) -> int:
    """Returns the width inside the frame, without the scroll bar if the bar is visible."""
    bar = area.verticalScrollBar()
    taken = bar.sizeHint().width() if bar.minimum() < bar.maximum() else 0
    return area.contentsRect().width() - taken
