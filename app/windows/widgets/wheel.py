"""Lets the mouse wheel scroll a page even over its combo boxes and number fields, without changing their values."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from app.base.guard import guarded


class WheelPasses(QObject):
    """Passes the wheel events of one box on to its page. This object exists as long as the box."""

    def __init__(self, box: QWidget) -> None:
        super().__init__(box)
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.installEventFilter(self)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel:
            event.ignore()  # passes the wheel event on, so the page scrolls
            return True
        return super().eventFilter(watched, event)
