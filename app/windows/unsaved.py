"""The one question about saving there is: a game that could not be saved is about to be left."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

STAY, LEAVE, COPY = "stay", "leave", "copy"


def what_to_do(why: str, parent: QWidget) -> str:
    """why: the sentence that says why it cannot be saved."""
    say = QCoreApplication.translate
    box = QMessageBox(QMessageBox.Icon.Warning, "Wordfelt", why, QMessageBox.StandardButton.NoButton, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(say("Unsaved", "What has been played since then is lost when you leave this game."))
    stay = box.addButton(say("Unsaved", "Stay"), QMessageBox.ButtonRole.RejectRole)
    copy = box.addButton(say("Unsaved", "Save it elsewhere…"), QMessageBox.ButtonRole.AcceptRole)
    leave = box.addButton(say("Unsaved", "Leave it"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(copy)
    box.setEscapeButton(stay)
    box.exec()
    return {id(copy): COPY, id(leave): LEAVE}.get(id(box.clickedButton()), STAY)
