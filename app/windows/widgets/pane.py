"""A scroll area that Tab skips, because it has no name and does nothing itself."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from app.base.guard import guarded
from app.felt.interfaces import ensure_factory


class Pane(QScrollArea):
    """A scroll area that scrolls to the focused widget inside it, and needs no focus of its own.

    parent: passed to the constructor if it exists, because Qt styles a widget and everything inside it again when its
    parent changes.
    """

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ensure_factory()  # registers what screen readers see of a pane, before a screen reader asks for it
        self.setObjectName("plain")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self._inner = inner
        self.setWidget(inner)

    def fit_inner(self) -> None:
        """Resizes the inner widget immediately. Otherwise Qt would paint it once in the old size, with its contents
        squeezed."""
        QApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))
        layout = self._inner.layout()
        if layout is not None:
            layout.activate()


class Strip(Pane):
    """A pane with all its widgets in one line. The mouse wheel scrolls the line sideways."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(inner, parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:
        QApplication.sendEvent(self.horizontalScrollBar(), event)
