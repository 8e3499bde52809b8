"""Deals new games: agreed in the set-up sheet, or as they were last time."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.base.settings import GameSetting, game_setting
from app.base.settings_file import SettingsFile
from app.felt.interfaces import unheard
from app.library.game_files import Shelf
from app.program.at_table import AtTable
from app.program.notices import report_reason
from app.windows.main_window import MainWindow
from app.windows.widgets.player_state import PlayerState

if TYPE_CHECKING:
    from app.session.match.view_data import GameChoice
    from app.windows.sheets.setup_sheet import SetupSheet

RECENT = 12


class NewGames:
    """Deals games and opens their set-up sheet.

    show_rules: shows a game's rules at a part.
    people_wanted: shows the people who play here.
    """

    def __init__(
        self,
        window: MainWindow,
        file: SettingsFile,
        shelf: Shelf,
        table: AtTable,
        show_rules: Callable[[str, str], None],
        people_wanted: Callable[[], None],
    ) -> None:
        self._window, self._file, self._shelf, self._table = window, file, shelf, table
        self.people_wanted = people_wanted
        self._show_rules = show_rules

    def set_up(self, game: str) -> None:
        from app.windows.sheets.setup_sheet import SetupSheet
        from engine.games import GAMES

        there = self._window.gallery.sheet
        if isinstance(there, SetupSheet) and there.game.id == game:
            there.deal.setFocus()  # keeps what the player has set there
            return
        with unheard():
            sheet = SetupSheet(GAMES[game], self._file.settings, self._table.people.people)
        self._show(sheet)

    def _show(self, sheet: "SetupSheet") -> None:
        game = sheet.game.id
        sheet.deal_wanted.connect(self._deal_as_set)
        sheet.keys_chosen.connect(self._table.keep_keys)
        sheet.people_wanted.connect(self.people_wanted)
        sheet.left.connect(lambda: self._window.gallery.show_sheet(None))
        sheet.rules_wanted.connect(lambda part: self._show_rules(game, part))
        with unheard():
            self._window.gallery.show_sheet(sheet)
        sheet.begin()

    def look_at_lists(self) -> None:
        """Updates the sheet's dictionaries after a settings change."""
        gallery = self._window.gallery
        if gallery.sheet is not None:
            state = PlayerState(gallery)
            self.set_up_again(gallery.sheet)
            state.put_back(gallery)

    def rename(self, old: str, new: str) -> None:
        """Calls a person by another name at all seats of theirs, also on the open sheet."""
        from app.library.agreement import renamed
        from app.windows.sheets.setup_sheet import SetupSheet

        games = self._file.settings.games
        self._file.change(games={game: renamed(setting, old, new) for game, setting in games.items()})
        sheet = self._window.gallery.sheet
        if isinstance(sheet, SetupSheet):
            sheet.seats.rename(old, new)

    def set_up_again(self, before: QWidget | None) -> None:
        """Shows a set-up sheet that says what this one says, if it is one."""
        from app.windows.sheets.setup_sheet import SetupSheet

        if isinstance(before, SetupSheet):
            people = self._table.people.people
            self._show(SetupSheet(before.game, self._file.settings, people, before.setting, before.code.text()))

    def _deal_as_set(self, game: str, setting: GameSetting, seed: int | None) -> None:
        from app.library.people import met

        self._table.people.change(lambda people: met(people, setting.seats))
        self._file.change(games={**self._file.settings.games, game: setting})
        if self._table.may_stand_up():
            self._deal(self._agreed(game, seed), of_sheet=True)

    def deal(self, game: str, seed: int | None = None, *, alone: bool = False) -> None:
        """Deals a new game with its last settings.

        alone: whether to deal it for one person, whoever sat there last.
        """
        if self._table.may_stand_up():
            self._deal(self._agreed(game, seed, alone=alone))

    def deal_gently(self, game: str) -> None:
        """Deals a first game after a lesson: default rules, the weakest computer player, with reminders."""
        from app.library.agreement import choice_of, usual_seats
        from engine.games import GAMES

        if self._table.may_stand_up():
            seats = tuple([replace(seat, level=1) for seat in usual_seats(GAMES[game])])
            people = self._table.people.people
            choice = choice_of(GAMES[game], GameSetting(seats), self._file.settings, people=people)
            self._deal(replace(choice, first=True))

    def rematch(self, same_cards: bool = False) -> None:
        """Deals another game for the same people with the same rules; the words follow the current settings.

        same_cards: whether to deal the same cards again.
        """
        from app.library.near import with_strengths
        from app.session.match.view_data import looking_anew

        running = self._table.running
        if running is not None and self._table.may_stand_up():
            last = looking_anew(running.session.choice)
            anew = self._agreed(last.game, last.seed if same_cards else None)
            seats = with_strengths(last.seats, self._file.settings.near)
            same = replace(anew, seats=seats, options=last.options, practice=last.practice)
            self._deal(replace(same, agreed_hints=last.agreed_hints))

    def _agreed(self, game: str, seed: int | None = None, *, alone: bool = False) -> "GameChoice":
        from app.library.agreement import choice_of, for_one
        from engine.games import GAMES

        settings = self._file.settings
        setting = game_setting(settings, game)
        agreed = for_one(setting) if alone else setting
        return choice_of(GAMES[game], agreed, settings, seed, self._table.people.people)

    def _deal(self, choice: "GameChoice", *, of_sheet: bool = False) -> None:
        """Deals the game. If it can't, it reports why, and the sheet stays open for correction."""
        from app.session.match.dealing import deal
        from engine.core.verdict import Refused

        try:
            match, dictionary = deal(choice)
        except Refused as refused:
            report_reason(self._window, refused.reason)
            return
        if of_sheet:
            self._window.gallery.show_sheet(None)
        game = choice.game
        recent = (game, *[other for other in self._file.settings.recent if other != game])
        self._file.change(recent=recent[:RECENT])
        self._table.sit_down(choice, match, dictionary, self._shelf.new_place(game))
