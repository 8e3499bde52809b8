"""Deals new games to tonight's table, with the options of the set-up sheet or those of the last time."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from app.base.settings_file import SettingsFile
from app.felt.interfaces import unheard
from app.library.game_files import Shelf
from app.program.at_table import AtTable
from app.program.known_ways import KnownWays
from app.program.notices import report_reason
from app.program.table_tonight import TableTonight
from app.windows.main_window import MainWindow
from app.windows.widgets.player_state import PlayerState

if TYPE_CHECKING:
    from app.library.house_book import HouseBook
    from app.library.tonight import AgreedOptions
    from app.session.match.view_data import GameChoice
    from app.windows.sheets.setup_sheet import SetupSheet

RECENT = 12


class NewGames:
    """Deals games and opens their set-up sheet.

    book: returns the house book.
    show_rules: shows the rules of a game, scrolled to the part with this name.
    beginner: returns the index of the player who begins; None if that is not agreed.
    """

    def __init__(
        self,
        window: MainWindow,
        file: SettingsFile,
        shelf: Shelf,
        table: AtTable,
        tonight: TableTonight,
        book: "Callable[[], HouseBook]",
        show_rules: Callable[[str, str], None],
    ) -> None:
        self._window, self._file, self._shelf, self._table = window, file, shelf, table
        self._tonight, self._book = tonight, book
        self.beginner: Callable[[tuple[str, ...]], int | None] = lambda players: None
        self._show_rules = show_rules
        self.ways = KnownWays(self._is_disturbed, window)
        # The seeds found by the search for deals in which all cards can be laid. Such a deal is for one player alone.
        self._with_way = set[int | None]()
        self.ways.found.connect(self._with_way.add)

    def set_up(self, game: str) -> None:
        from app.windows.sheets.setup_sheet import SetupSheet

        there = self._window.gallery.sheet
        if isinstance(there, SetupSheet) and there.game.id == game:
            there.deal.setFocus()  # the open sheet stays, because the player may have set options on it
            return
        self._show(self._sheet(game, self._file.settings.options.get(game, {})))

    def _sheet(self, game: str, own: "AgreedOptions", code: str = "") -> "SetupSheet":
        from app.windows.sheets.setup_sheet import SetupSheet
        from engine.games import GAMES

        people, settings = self._table.people.content, self._file.settings
        with unheard():
            return SetupSheet(GAMES[game], settings, self._tonight.table, people, own, code, self._tonight.turn)

    def _show(self, sheet: "SetupSheet") -> None:
        game = sheet.game.id
        sheet.deal_wanted.connect(self._deal_as_set)
        sheet.keys_chosen.connect(self._table.keep_keys)
        sheet.left.connect(lambda: self._window.gallery.show_sheet(None))
        sheet.rules_wanted.connect(lambda part: self._show_rules(game, part))
        sheet.way_wanted.connect(lambda wanted: self._look_for_way(sheet, wanted))
        self.ways.found.connect(sheet.show_way)
        sheet.destroyed.connect(self.ways.stop)
        with unheard():
            self._window.gallery.show_sheet(sheet)
        sheet.begin()

    def _look_for_way(self, sheet: "SetupSheet", wanted: bool) -> None:
        """Starts (if `wanted`) or stops the search for a solvable deal with the rules on the set-up sheet."""
        if wanted:
            self.ways.look(replace(self._agreed(sheet.game.id, alone=True), options=dict(sheet.options)))
        else:
            self.ways.stop()

    def _is_disturbed(self) -> bool:
        """Whether a game is in progress at the table."""
        running = self._table.running
        return running is not None and not running.session.state.over

    def close(self) -> None:
        self.ways.close()

    def change_table(self) -> None:
        """Opens the sheet of tonight's table. If a set-up sheet was open, it comes back afterwards unchanged."""
        from app.windows.sheets.setup_sheet import SetupSheet

        before = self._window.gallery.sheet
        if isinstance(before, SetupSheet):
            kept = before.game.id, before.options, before.code.text()
            self._tonight.open(lambda: self._show(self._sheet(*kept)))
        else:
            self._tonight.open()

    def look_at_lists(self) -> None:
        """Updates the dictionaries on the sheet after a change of the settings."""
        gallery = self._window.gallery
        if gallery.sheet is not None:
            state = PlayerState(gallery)
            self.set_up_again(gallery.sheet)
            state.put_back(gallery)

    def set_up_again(self, before: QWidget | None) -> None:
        """Replaces an open sheet by a new one with the same contents, in another language."""
        from app.windows.sheets.setup_sheet import SetupSheet

        self._tonight.open_again(before)
        if isinstance(before, SetupSheet):
            self._show(self._sheet(before.game.id, before.options, before.code.text()))

    def _deal_as_set(self, game: str, own: "AgreedOptions", seed: int | None) -> None:
        self._file.change(options={**self._file.settings.options, game: dict(own)})
        if self._table.may_stand_up():
            self._deal(self._agreed(game, seed, alone=seed is not None and seed in self._with_way), of_sheet=True)

    def deal(self, game: str, seed: int | None = None, *, alone: bool = False) -> None:
        """Deals a new game to tonight's table, with its last options.

        alone: whether to deal it for one person, even if others sit at the table.
        """
        if self._table.may_stand_up():
            self._deal(self._agreed(game, seed, alone=alone))

    def deal_agreed(self, choice: "GameChoice") -> None:
        """Deals a game for which everything is agreed."""
        if self._table.may_stand_up():
            self._deal(choice)

    def deal_gently(self, game: str) -> None:
        """Deals a first game after a lesson: default rules, the weakest computer player, and reminders."""
        from app.library.agreement import choice_of
        from app.library.tonight import Tonight
        from engine.games import GAMES

        if self._table.may_stand_up():
            you, rival = Tonight().sitting
            people = self._table.people.content
            table = Tonight((you, replace(rival, level=1)))
            choice = choice_of(GAMES[game], table, {}, self._file.settings, people=people, book=self._book())
            self._deal(replace(choice, first=True))

    def rematch(self, same_cards: bool = False) -> None:
        """Deals another game for the same people, with the same rules and words.

        same_cards: whether to deal the same cards again.
        """
        from app.library.near import with_strengths
        from app.session.match.view_data import looking_anew

        running = self._table.running
        if running is not None and self._table.may_stand_up():
            last = looking_anew(running.session.choice)
            anew = self._agreed(last.game, last.seed if same_cards else None)
            seats = with_strengths(last.seats, self._file.settings.near)
            options = dict(last.options) if same_cards else _begun_as(anew.options, last.options)
            setup = last.setup if same_cards else None
            same = replace(anew, seats=seats, options=options, practice=last.practice, setup=setup)
            words = self._words_again(last.dictionary)
            self._deal(replace(same, agreed_hints=last.agreed_hints, dictionary=words))

    def _words_again(self, dictionary: Mapping[str, Any]) -> Mapping[str, Any]:
        """Returns the dictionary of the last game, brought up to date with the decisions in the house book."""
        from app.library.house_book import with_counting

        return {**dictionary, "allow": with_counting(dictionary.get("allow") or (), self._book())}

    def _agreed(self, game: str, seed: int | None = None, *, alone: bool = False) -> "GameChoice":
        from app.library.agreement import FIRST, choice_of
        from engine.games import GAMES

        settings, tonight = self._file.settings, self._tonight
        own, people = settings.options.get(game, {}), self._table.people.content
        choice = choice_of(
            GAMES[game], tonight.table, own, settings, seed, people, tonight.turn, alone=alone, book=self._book()
        )
        return choice if FIRST in choice.options else self._begun_by_the_next(choice)

    def _begun_by_the_next(self, choice: "GameChoice") -> "GameChoice":
        """Returns this set-up with the next player as the one who begins, if the table has agreed to begin in turn."""
        from app.library.agreement import FIRST

        seat = self.beginner(choice.names)
        return choice if seat is None else replace(choice, options={**choice.options, FIRST: str(seat + 1)})

    def _deal(self, choice: "GameChoice", *, of_sheet: bool = False) -> None:
        """Deals the game. If that is impossible, reports why, and leaves an open set-up sheet open for correction.

        of_sheet: whether the game was agreed on the set-up sheet, which closes after the deal.
        """
        from app.library.agreement import without_clocks
        from app.session.match.dealing import deal
        from engine.core.verdict import Refused

        self.ways.stop()
        if self._file.settings.calm:
            choice = without_clocks(choice)
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


def _begun_as(anew: Mapping[str, Any], last: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the options of the last game, except that `anew`, the game's present options, decides who begins."""
    from app.library.agreement import FIRST

    options = {key: value for key, value in last.items() if key != FIRST}
    return {**options, FIRST: anew[FIRST]} if FIRST in anew else options
