"""The menu of keepsakes: a picture, a score sheet, or the text of the game on the table."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from app.base.later import later
from app.felt.theme import Theme
from app.session.running_game import RunningGame
from app.windows.record_files import Content, keep, sortable_name
from app.windows.table.keepsakes.game_picture import game_picture
from app.windows.table.keepsakes.game_sheet import score_sheet
from app.windows.table.keepsakes.game_text import game_text
from app.windows.table.keepsakes.kept_game import KeptGame, kept_game
from app.windows.widgets.popups import pop_up
from engine.coach.review import Reviewed


class KeepMenu:
    """The menu of keepsakes for one game.

    dearest: returns the turns that lost the most points; None if the coach has not reviewed the game.
    tell: shows and announces a sentence.
    page: the parent of the menu and the dialogs.
    """

    def __init__(
        self,
        running: RunningGame,
        theme: Theme,
        dearest: Callable[[], Sequence[Reviewed] | None],
        tell: Callable[[str], object],
        page: QWidget,
    ) -> None:
        self._running, self._theme, self._dearest, self._tell, self._page = running, theme, dearest, tell, page

    def open_at(self, place: QPoint) -> None:
        translate, menu = QCoreApplication.translate, QMenu(self._page)
        menu.setObjectName("keep-menu")
        menu.setAccessibleName(translate("Menu", "&Keep…").replace("&", ""))
        menu.triggered.connect(menu.close)  # voice control leaves the menu open when it presses an entry
        menu.aboutToHide.connect(menu.deleteLater)
        for text, title, suffix, made in (
            (translate("Keepsake", "&Picture…"), translate("Evening", "Keep a picture"), ".png", self._picture),
            (translate("Keepsake", "&Score sheet…"), translate("Evening", "Save the score sheet"), ".pdf", self._sheet),
            (
                translate("Keepsake", "Game as &text…"),
                translate("Keepsake", "Save the game as text"),
                ".txt",
                game_text,
            ),
        ):
            keeping = partial(self._keep, title, suffix, made)
            # Called later, because a file dialog runs its own event loop. In that loop the menu could be deleted while
            # the key that chose its entry is still being handled.
            menu.addAction(text).triggered.connect(lambda _=False, act=keeping: later(self._page, act))
        pop_up(menu, place)

    def _picture(self, game: KeptGame) -> Content:
        return game_picture(game, self._theme)

    def _sheet(self, game: KeptGame) -> Content:
        return score_sheet(game, self._theme)

    def _keep(self, title: str, suffix: str, made: Callable[[KeptGame], Content]) -> None:
        game = kept_game(self._running, self._dearest())
        name = sortable_name(game.day, game.title, game.time, suffix)
        _, sentence = keep(self._page.window(), title, name, lambda place: made(game))
        if sentence:
            self._tell(sentence)
