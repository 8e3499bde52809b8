"""Boxes on a scrolling page: the wheel scrolls the page past them and changes none."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from app.base.guard import guarded


class WheelPasses(QObject):
    """Passes wheel events on; it lives as long as its box."""

    def __init__(self, box: QWidget) -> None:
        super().__init__(box)
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.installEventFilter(self)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel:
            event.ignore()  # so that the page gets it
            return True
        return super().eventFilter(watched, event)
