"""The question that the program asks after it failed to find a computer player's move: the player decides how the game
goes on."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from app.session.match.failed_player import AGAIN, BELOW, FOR_IT
from app.windows.widgets.written_by_people import on_button


def offer(name: str, ways: tuple[str, ...], chosen: Callable[[str], None], parent: QWidget) -> QMessageBox:
    """Asks the player how the game goes on after a computer player has failed. Returns the open dialog.

    name: the computer player.
    ways: the possible ways to go on.
    chosen: called with the chosen way. Closing the question leaves the game as it is.
    """
    translate = QCoreApplication.translate
    text = translate("Stuck", "{name} could not find a move: something went wrong inside Wordfelt.").format(name=name)
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Wordfelt", text, QMessageBox.StandardButton.NoButton, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(translate("Stuck", "How should the game go on?"))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    words = {
        AGAIN: translate("Stuck", "Let {name} try again"),
        BELOW: translate("Stuck", "Let an easier player play"),
        FOR_IT: translate("Stuck", "Pass for {name}"),
    }
    for way in ways:
        button = box.addButton(on_button(words[way].format(name=name)), QMessageBox.ButtonRole.ActionRole)
        button.clicked.connect(lambda _=False, way=way: chosen(way))
    close = box.addButton(translate("Stuck", "Not now"), QMessageBox.ButtonRole.RejectRole)
    box.setEscapeButton(close)
    box.setModal(False)
    box.show()
    return box
