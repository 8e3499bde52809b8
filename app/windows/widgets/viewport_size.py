"""The room inside a list or a page, computed without asking for its viewport.

When Qt first returns a widget that it has made itself, PySide builds the Python side of every widget class to find out
the widget's class. That takes 1 MB, and up to a tenth of the time to the first picture.
"""

from PySide6.QtWidgets import QAbstractScrollArea


def width_inside(area: QAbstractScrollArea) -> int:
    """Returns the width between the frame and the scroll bar, if the bar shows."""
    bar = area.verticalScrollBar()
    taken = bar.sizeHint().width() if bar.minimum() < bar.maximum() else 0
    return area.contentsRect().width() - taken
