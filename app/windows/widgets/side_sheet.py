"""A sheet that takes the place of the rules beside the gallery: Tab stays in it, Esc leaves it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.base.guard import guarded
from app.felt.interfaces import as_group
from app.windows.widgets.left_by_esc import LeftByEsc


class SideSheet(LeftByEsc):
    """A sheet.

    left: the player returns to the rules.
    ends: the current first and last stop of Tab.
    """

    def __init__(self, ends: Callable[[], tuple[QWidget, QWidget]]) -> None:
        super().__init__()
        self._ends = ends
        self.setObjectName("panel")
        as_group(self)

    def begin(self) -> None:
        """Begins at the first field, whose description names the sheet: a screen reader skips the widgets around a
        field, and with so many changes in a new sheet it would skip any other announcement."""
        from PySide6.QtGui import QAccessible

        first, sheet = self._ends()[0], self.accessibleName()
        told = QAccessible.queryAccessibleInterface(first).text(QAccessible.Text.Description)
        if sheet not in told:
            first.setAccessibleDescription(". ".join([one for one in (told, sheet) if one]))
        first.setFocus()

    @guarded
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keeps Tab inside: a player who can't see the gallery beside it would get lost there."""
        ends = self._ends()
        if QApplication.focusWidget() is ends[forward]:
            ends[not forward].setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
            return True
        return super().focusNextPrevChild(forward)
