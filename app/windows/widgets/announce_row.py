"""What Tab comes to is told: of a list the line one is at, and not its name alone; of a field to write in its name."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLineEdit, QListView, QWidget

from app.base.guard import guarded
from app.base.later import later


class ItemTold(QObject):
    """Qt reports the line before it reports the list, if at all: a screen reader stays with the list."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        view.installEventFilter(self)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            later(self, self._tell)
        return False

    def _tell(self) -> None:
        at = self._view.currentIndex()
        if self._view.hasFocus() and at.isValid():
            report_line(self._view, at.row())


def settle_caret(field: QLineEdit) -> None:
    """The first time that somebody comes to a field Qt tells of its caret before it tells of the field, and a reader is
    silent: it is told of at once."""
    field.end(False)


def report_line(view: QWidget, row: int) -> None:
    # With all the roles there are they would hold up the first paint, when there is no line to report yet.
    from PySide6.QtGui import QAccessible, QAccessibleEvent

    event = QAccessibleEvent(view, QAccessible.Event.Focus)
    event.setChild(row)
    QAccessible.updateAccessibility(event)
