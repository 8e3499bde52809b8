"""Makes Qt report the current line of a list, and the caret of a text field, to screen readers at the moment when the
focus arrives there."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QWidget

from app.base.guard import guarded
from app.base.later import later


class LineReporter(QObject):
    """Reports the current line of a list when the list gets the focus. Qt reports the line before the list, or not at
    all, so a screen reader would announce only the list."""

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
    """Makes Qt report a field's caret to screen readers now. Otherwise Qt reports the caret when the player first
    visits the field, before it reports the field itself, and a screen reader stays silent."""
    field.end(False)


def report_line(view: QWidget, row: int) -> None:
    # Imported late, because loading these classes would delay the first paint, and no line of a list is reported
    # earlier.
    from PySide6.QtGui import QAccessible, QAccessibleEvent

    event = QAccessibleEvent(view, QAccessible.Event.Focus)
    event.setChild(row)
    QAccessible.updateAccessibility(event)
