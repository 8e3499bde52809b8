"""Games that were put away, and damaged ones, with a way back for those that can continue."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from app.windows.widgets.list_page import Act, ListPage, ListRow, Sentences, wrapping_list


class PutAwayGames(QDialog):
    """The dialog.

    back_wanted: the path of a game to take back.
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

    def show_games(self, games: Iterator[ListRow]) -> None:
        """Shows games as they are read: there may be hundreds."""
        self.games.show_rows(games)
