"""Boxes on a scrolling page: the wheel scrolls the page past them and changes none."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from app.base.guard import guarded


class WheelPasses(QObject):
    """Lives as long as its box."""

    def __init__(self, box: QWidget) -> None:
        super().__init__(box)
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.installEventFilter(self)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel:
            event.ignore()  # so that it goes on to the page
            return True
        return super().eventFilter(watched, event)
