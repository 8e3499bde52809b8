"""A pane to scroll that Tab does not stop at: it has no name, and nothing is done there."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from app.table.interfaces import ensure_factory


class Pane(QScrollArea):
    """Scrolls by itself to what has the focus, so that it need not have it."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        ensure_factory()  # before anybody asks what it is
        self.setObjectName("plain")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(inner)
