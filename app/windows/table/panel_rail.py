"""The narrow button at the right edge of the table that opens and closes the panels."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.keys_shown import call_with_key


class PanelRail(EnterButton):
    """A button as high as the felt, and no wider than its arrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._open = False
        self.setObjectName("rail")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self.show_open(False)

    def show_open(self, is_open: bool) -> None:
        """Shows whether the panels are open."""
        self._open = is_open
        self.setText("›" if is_open else "‹")
        self.report_keys()

    def report_keys(self) -> None:
        translate = QCoreApplication.translate
        name = (
            translate("Panels", "Close the panels")
            if self._open
            else translate("Panels", "Open the panels: scores, history")
        )
        call_with_key(self, name, "panels")
