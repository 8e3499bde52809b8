"""A scrolling pane that Tab skips: it has no name and nothing to activate."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from app.base.guard import guarded
from app.felt.interfaces import ensure_factory


class Pane(QScrollArea):
    """Scrolls by itself to the focused widget, so it needs no focus of its own.

    parent: the parent, if it exists already; widgets that move into another parent are styled again with their content.
    """

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ensure_factory()  # before any screen reader asks for its kind
        self.setObjectName("plain")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(inner)


class Strip(Pane):
    """A pane with everything in one line, so the plain wheel scrolls sideways, too."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(inner, parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:
        QApplication.sendEvent(self.horizontalScrollBar(), event)
