"""Questions about a game's file: it is about to be left and not on the disk, or may be open elsewhere."""

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

from app.session.time.autosave import Autosave

STAY, LEAVE, COPY = "stay", "leave", "copy"
PATIENCE = 0.3  # seconds; a wait that is longer shows, and can be given up


def is_written(autosave: Autosave, parent: QWidget) -> bool:
    """Wait until the last move is written, or cannot be. False: the player would rather stay at the table."""
    autosave.wait(PATIENCE)
    if not autosave.under_way:  # what lies beside the record may still be written
        return True
    say = QCoreApplication.translate
    text = say("Unsaved", "The last move is being saved. The disk is slow.")
    box = QMessageBox(QMessageBox.Icon.Information, "Wordfelt", text, QMessageBox.StandardButton.NoButton, parent)
    stay = box.addButton(say("Unsaved", "Stay at the table"), QMessageBox.ButtonRole.RejectRole)
    box.setEscapeButton(stay)

    def look() -> None:
        if not autosave.under_way:
            box.done(QMessageBox.DialogCode.Accepted)

    autosave.written.connect(look)
    QTimer.singleShot(0, box, look)  # as soon as it shows: before that nothing could close it
    box.exec()
    autosave.written.disconnect(look)
    return not autosave.under_way


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


def go_on_here(parent: QWidget) -> bool:
    """The game's lock is left over from another machine, or says nothing."""
    say = QCoreApplication.translate
    text = say("Unsaved", "This game may be open elsewhere. Go on here?")
    box = QMessageBox(QMessageBox.Icon.Question, "Wordfelt", text, QMessageBox.StandardButton.NoButton, parent)
    box.setInformativeText(say("Unsaved", "If it is open on another computer too, one of the two loses its moves."))
    go_on = box.addButton(say("Unsaved", "Go on here"), QMessageBox.ButtonRole.AcceptRole)
    leave = box.addButton(say("Unsaved", "Leave it"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(leave)
    box.setEscapeButton(leave)
    box.exec()
    return box.clickedButton() is go_on
