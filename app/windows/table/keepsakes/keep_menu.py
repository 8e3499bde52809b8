"""The menu of keepsakes: a picture, a score sheet, or the text of the game on the table."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from app.felt.theme import Theme
from app.session.running_game import RunningGame
from app.windows.record_files import Content, keep, sortable_name
from app.windows.table.keepsakes.game_picture import game_picture
from app.windows.table.keepsakes.game_sheet import score_sheet
from app.windows.table.keepsakes.game_text import game_text
from app.windows.table.keepsakes.kept_game import KeptGame, kept_game
from engine.coach.review import Reviewed


class KeepMenu(QMenu):
    """Opens for one game and goes when it closes.

    dearest: gives the turns that missed most, or None if the coach has not reviewed the game.
    tell: shows and announces a sentence.
    """

    def __init__(
        self,
        running: RunningGame,
        theme: Theme,
        dearest: Callable[[], Sequence[Reviewed] | None],
        tell: Callable[[str], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self._running, self._dearest, self._tell, self._parent = running, dearest, tell, parent
        self.setObjectName("keep-menu")
        self.setAccessibleName(translate("Menu", "&Keep…").replace("&", ""))
        self.triggered.connect(self.close)  # voice control leaves the menu open when it presses an entry
        self.aboutToHide.connect(self.deleteLater)
        self._add(
            translate("Keepsake", "&Picture…"),
            translate("Evening", "Keep a picture"),
            ".png",
            lambda game: game_picture(game, theme),
        )
        self._add(
            translate("Keepsake", "&Score sheet…"),
            translate("Evening", "Save the score sheet"),
            ".pdf",
            lambda game: score_sheet(game, theme),
        )
        self._add(
            translate("Keepsake", "Game as &text…"), translate("Keepsake", "Save the game as text"), ".txt", game_text
        )

    def _add(self, text: str, title: str, suffix: str, made: Callable[[KeptGame], Content]) -> None:
        self.addAction(text).triggered.connect(lambda _=False: self._keep(title, suffix, made))

    def open_at(self, place: QPoint) -> None:
        self.popup(place)
        self.setActiveAction(self.actions()[0])  # or a screen reader would announce nothing as it opens

    def _keep(self, title: str, suffix: str, made: Callable[[KeptGame], Content]) -> None:
        game = kept_game(self._running, self._dearest())
        name = sortable_name(game.day, game.title, game.time, suffix)
        _, told = keep(self._parent.window(), title, name, lambda place: made(game))
        if told:
            self._tell(told)
