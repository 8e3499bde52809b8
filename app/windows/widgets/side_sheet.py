"""A sheet that is shown beside the gallery in place of the rules. Tab stays inside the sheet, and Esc closes it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.base.guard import guarded
from app.felt.interfaces import as_group
from app.windows.widgets.left_by_esc import LeftByEsc


class SideSheet(LeftByEsc):
    """A sheet beside the gallery.

    left: emitted when the player returns from the sheet to the rules.
    ends: returns the first and the last widget that Tab visits.
    """

    def __init__(self, ends: Callable[[], tuple[QWidget, QWidget]]) -> None:
        super().__init__()
        self._ends = ends
        self.setObjectName("panel")
        as_group(self)

    def begin(self) -> None:
        """Focuses the first field, and puts the sheet's name into the field's description. Otherwise nobody would hear
        the name: a screen reader skips the widgets around a field, and drops other announcements while a new sheet
        appears."""
        from PySide6.QtGui import QAccessible

        first, sheet = self._ends()[0], self.accessibleName()
        description = QAccessible.queryAccessibleInterface(first).text(QAccessible.Text.Description)
        if sheet not in description:
            first.setAccessibleDescription(". ".join([one for one in (description, sheet) if one]))
        first.setFocus()

    @guarded
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keeps Tab inside the sheet, because a player who can't see the gallery beside the sheet would get lost there.
        After the last widget, Tab returns to the first widget."""
        ends = self._ends()
        if QApplication.focusWidget() is ends[forward]:
            ends[not forward].setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
            return True
        return super().focusNextPrevChild(forward)
