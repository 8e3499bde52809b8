"""New games: agreed on in the set-up sheet or as they were last, and dealt."""

from collections.abc import Callable

from app.at_table import AtTable
from app.notices import tell_reason
from app.settings import GameSetting, SettingsFile, game_setting
from app.shelf import Shelf
from app.windows.main_window import MainWindow

RECENT = 12


class NewGames:
    """show_rules: of a game, at a part."""

    def __init__(
        self,
        window: MainWindow,
        file: SettingsFile,
        shelf: Shelf,
        table: AtTable,
        show_rules: Callable[[str, str], None],
    ) -> None:
        self._window, self._file, self._shelf, self._table = window, file, shelf, table
        self._show_rules = show_rules

    def set_up(self, game: str) -> None:
        from app.windows.setup_sheet import SetupSheet
        from engine.games import GAMES

        sheet = SetupSheet(GAMES[game], self._file.settings)
        sheet.deal_wanted.connect(self._deal_as_set)
        sheet.closed.connect(lambda: self._window.gallery.show_sheet(None))
        sheet.rules_wanted.connect(lambda part: self._show_rules(game, part))
        self._window.gallery.show_sheet(sheet)
        sheet.deal.setFocus()

    def _deal_as_set(self, game: str, setting: GameSetting, seed: int | None) -> None:
        self._file.change(games={**self._file.settings.games, game: setting})
        self._window.gallery.show_sheet(None)
        self.deal(game, seed)

    def deal(self, game: str, seed: int | None = None) -> None:
        """A new game with the settings it was last played with."""
        from app import agreement
        from app.session.dealing import deal
        from engine.core.verdict import Refused
        from engine.games import GAMES

        if not self._table.may_stand_up():
            return
        settings = self._file.settings
        choice = agreement.choice_of(GAMES[game], game_setting(settings, game), settings, seed)
        try:
            match, dictionary = deal(choice)
        except Refused as refused:
            tell_reason(self._window, refused.reason)
            return
        recent = (game, *[other for other in settings.recent if other != game])
        self._file.change(recent=recent[:RECENT])
        self._table.sit_down(choice, match, dictionary, self._shelf.new_place(game))

    def rematch(self) -> None:
        """The same people, the same rules, other cards."""
        if self._table.sitting is not None:
            self.deal(self._table.sitting.session.choice.game)
