"""Games that were put away, and damaged ones: what they are, and a way back for those that can go on."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.windows.widgets.announce_row import ItemTold
from app.windows.widgets.status_line import ToldLine
from app.windows.widgets.written_by_people import plain_label

AT_ONCE = 0.01  # seconds of reading before the window may paint again
PATH = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class PutAwayGame:
    """text: the game as its line says it.  whole: can it be played on?"""

    path: Path
    text: str
    whole: bool


class PutAwayGames(QDialog):
    """back_wanted: the path of a game to take back."""

    back_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        say = QCoreApplication.translate
        self.setWindowTitle(say("Kept", "Games put away"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.windowTitle())
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        ItemTold(self.list)
        self.list.itemSelectionChanged.connect(self._chosen)
        self.list.itemActivated.connect(self._take_back)
        self.news = ToldLine()
        self.news.hide()
        self.buttons = QDialogButtonBox()
        self.back = self.buttons.addButton(say("Kept", "Take it back"), QDialogButtonBox.ButtonRole.ActionRole)
        self.shut = self.buttons.addButton(say("Kept", "Close"), QDialogButtonBox.ButtonRole.RejectRole)
        self.back.clicked.connect(self._take_back)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.told)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.news)
        layout.addWidget(self.buttons)
        self.resize(560, 420)
        self._coming: Iterator[PutAwayGame] = iter(())
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_on)

    def show_games(self, games: Iterator[PutAwayGame]) -> None:
        """Shows games as they are read: there may be hundreds."""
        self.list.clear()
        self._coming = games
        self._reading.start(0)
        self._read_on()

    def tell(self, sentence: str) -> None:
        """Say what has become of a game, until the next action."""
        self.news.show()
        self.news.tell(sentence)

    def _read_on(self) -> None:
        until = monotonic() + AT_ONCE
        while monotonic() < until:
            game = next(self._coming, None)
            if game is None:
                self._reading.stop()
                break
            item = QListWidgetItem(game.text)
            item.setData(PATH, game.path if game.whole else None)
            self.list.addItem(item)
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self._chosen()

    @property
    def chosen(self) -> Path | None:
        """The selected game, if it can be taken back."""
        found = self.list.selectedItems()
        path = found[0].data(PATH) if found else None
        return path if isinstance(path, Path) else None

    def _chosen(self) -> None:
        say = QCoreApplication.translate
        self.back.setEnabled(self.chosen is not None)
        nothing = not self.list.count() and not self._reading.isActive()
        text = say("Kept", "A game that you take back waits in the gallery again.")
        self.told.setText(say("Kept", "No game is put away.") if nothing else text)
        self.list.setVisible(not nothing)  # an empty frame would be one more thing to wonder about

    def _take_back(self) -> None:
        if self.chosen is not None:
            self.news.hide()
            self.back_wanted.emit(self.chosen)
