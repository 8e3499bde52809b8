"""Dialogs that ask before something that can't be undone. The functions return immediately, without waiting for the
answer."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from app.windows.widgets.style_sheet import be_main


def ask(text: str, parent: QWidget, then: Callable[[], None]) -> None:
    """Asks a question with Yes and No; Enter answers No.

    then: called after Yes.
    """
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Wordfelt", text, yes | no, parent)
    box.setDefaultButton(no)
    be_main(box.defaultButton())
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.accepted.connect(then)
    box.open()


def choose(text: str, answers: Sequence[str], parent: QWidget, then: Callable[[int], None]) -> None:
    """Asks a question with several answers. Enter and Esc give the last answer.

    then: called with the index of the answer, unless the player gives the last answer.
    """
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Wordfelt", text, QMessageBox.StandardButton.NoButton, parent)
    buttons = [box.addButton(answer, QMessageBox.ButtonRole.AcceptRole) for answer in answers[:-1]]
    last = box.addButton(answers[-1], QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(last)
    be_main(last)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for number, button in enumerate(buttons):
        button.clicked.connect(lambda _=False, number=number: then(number))
    box.open()
