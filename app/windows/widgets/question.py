"""Asks before something that can't be undone; nothing waits for the answer."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from app.windows.widgets.style_sheet import be_main


def ask(text: str, parent: QWidget, then: Callable[[], None]) -> None:
    """Asks yes or no; Enter says no.

    then: called after a yes.
    """
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Wordfelt", text, yes | no, parent)
    box.setDefaultButton(no)
    be_main(box.defaultButton())
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.accepted.connect(then)
    box.open()
