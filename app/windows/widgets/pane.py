"""A scrolling pane that Tab skips: it has no name, and nothing to do."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from app.base.guard import guarded
from app.felt.interfaces import ensure_factory


class Pane(QScrollArea):
    """Scrolls by itself to what has the focus, so that it need not have it.

    parent: where there is one already; what moves into another is dressed once more, with all that is in it.
    """

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ensure_factory()  # before anybody asks what it is
        self.setObjectName("plain")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(inner)


class Strip(Pane):
    """Everything is in one line, so the plain wheel scrolls sideways, too."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(inner, parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:
        QApplication.sendEvent(self.horizontalScrollBar(), event)
