"""Makes Qt report the things that Tab reaches to screen readers: in a list the current line, not only the list's name;
a field before its caret."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QWidget

from app.base.guard import guarded
from app.base.later import later


class LineReporter(QObject):
    """Reports the current line of a list that gets the focus. Qt reports the line before the list, if at all, so a
    screen reader would stay at the list."""

    def __init__(self, view: QAbstractItemView) -> None:
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
    """Reports the caret of a field at once. Otherwise Qt reports it at the player's first visit, before the field, and
    a screen reader is silent."""
    field.end(False)


def report_line(view: QWidget, row: int) -> None:
    # Loading these with all their roles would delay the first paint, when there is no line to report yet.
    from PySide6.QtGui import QAccessible, QAccessibleEvent

    event = QAccessibleEvent(view, QAccessible.Event.Focus)
    event.setChild(row)
    QAccessible.updateAccessibility(event)
