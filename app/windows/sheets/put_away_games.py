"""The dialog of games that were put away, and of damaged games. The player can move games that can be continued back to
the gallery."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from app.windows.widgets.list_page import Act, ListPage, ListRow, Sentences, wrapping_list


class PutAwayGames(QDialog):
    """The dialog of the games that were put away.

    back_wanted: the path of a game that the player wants to move back to the gallery.
    """

    back_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("Kept", "Games put away"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        acts = {
            "back": Act(translate("Kept", "Take it back"), self.back_wanted.emit, main=True),
            "shut": Act(translate("Kept", "Close"), self.reject, about="all"),
        }
        note = translate("Kept", "A game that you take back waits in the gallery again.")
        self.games = ListPage(
            wrapping_list(), self.windowTitle(), acts, Sentences(translate("Kept", "No game is put away.")), note
        )
        QVBoxLayout(self).addWidget(self.games)
        self.resize(560, 420)
        self.games.show_rows((), reading=True)

    def show_games(self, games: Iterable[ListRow]) -> None:
        self.games.show_rows(games)
