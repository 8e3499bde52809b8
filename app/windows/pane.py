"""A pane to scroll that Tab does not stop at: it has no name, and nothing is done there."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class Pane(QScrollArea):
    """Scrolls by itself to what has the focus, so that it need not have it."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setObjectName("plain")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(inner)
