"""Keeps the evening: adds each game that several people end, says who begins the next, and shows the evening's page."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from random import choice
from typing import TYPE_CHECKING

from app.base.boxes import BOXES
from app.base.json_file import at_once
from app.base.paths import data_folder
from app.felt.theme import Theme
from app.library.at_hand import AtHand, Work
from app.library.evening import (
    BY_WINS,
    Evening,
    EveningGame,
    Evenings,
    EveningsFile,
    begun_anew,
    bluff_in,
    joined,
    next_to_begin,
    results_of,
    standings,
    with_game,
)
from app.library.seating import called
from app.program.file_keeper import FileKeeper
from app.program.statistics import Counting
from app.program.table_tonight import TableTonight
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.windows.sheets.evening_page import EveningPage
    from engine.match import Match


class EveningTonight(FileKeeper[AtHand[Evenings]]):
    """The evening.

    complain: called with the key of a sentence when something is wrong with the file; also in a worker's thread.
    background: does the reading and writing (see AtHand).
    leave: does something once the game on the table is counted, if it can be left.
    deal: deals a game to tonight's table.
    begun: called when a new evening begins.
    theme: gives the look of the cards.
    calm: whether nobody wants scores to be compared.
    """

    def __init__(
        self,
        window: MainWindow,
        tonight: TableTonight,
        counting: Counting,
        complain: Callable[[str], None],
        leave: Callable[[Callable[[], None]], None],
        deal: Callable[[str], None],
        begun: Callable[[], None],
        theme: Callable[[], Theme],
        calm: Callable[[], bool],
        background: Callable[[Work], None] = at_once,
    ) -> None:
        super().__init__(window)
        self._window, self._tonight, self._counting = window, tonight, counting
        self._leave, self._deal, self._begun = leave, deal, begun
        self._theme, self._calm = theme, calm
        file = EveningsFile(data_folder() / "evenings.json", complain, self._again.tried.emit)
        self.file = AtHand(file, background)
        self.page: EveningPage | None = None
        self._back = 0  # how many evenings before this one the page shows

    def close(self) -> None:
        self._again.end()
        self.file.try_again()

    @property
    def now(self) -> Evening:
        """The evening that goes on."""
        evenings = self.file.content
        return evenings[-1] if evenings else Evening(date.today().isoformat())

    def bring_back(self, evenings: Evenings) -> None:
        """Adds the evenings of a backup before those here."""
        self.file.change(lambda here: joined(here, evenings))
        self.show()

    # ---- the games

    @property
    def is_company(self) -> bool:
        """Whether several people sit at tonight's table: a player alone has no evening."""
        return len([seat for seat in self._tonight.table.sitting if seat.kind == "human"]) > 1

    def add(self, match: "Match", names: Sequence[str], place: Path) -> None:
        """Adds a game that is over.

        names: the names of its players.
        place: its record.
        """
        from app.library.match_result import key_of

        if not self.is_company:
            return
        began = names[match.states[0].actor]
        game = EveningGame(key_of(place), match.header.game.id, began, bluff_in(match, names))
        self.file.change(partial(with_game, game=game, today=date.today().isoformat()))

    def beginner(self, players: tuple[str, ...]) -> int | None:
        """The place among these players of the one who begins, if the table has agreed to go round and a game was
        played."""
        table, games = self._tonight.table, self.now.games
        if table.rules.begins != "round" or not games or len(players) < 2 or not self.is_company:
            return None
        names = called(table.sitting, self._tonight.people)
        return next_to_begin(games[-1].began, names, players)

    def another_kind(self) -> str:
        """A game of a family not played yet this evening, or else of the one played longest ago, that seats as many of
        the table as any."""
        games, seats = self.now.games, len(self._tonight.table.sitting)
        played = [BOXES[game.game].family for game in games if game.game in BOXES]
        families = {box.family for box in BOXES.values()}
        fresh = families.difference(played) or {min(families, key=lambda one: _last(played, one))}
        fitting = [name for name, box in BOXES.items() if box.seats[0] <= seats <= box.seats[1]]
        among = [name for name in fitting if BOXES[name].family in fresh] or fitting or list(BOXES)
        return choice(among)

    def deal_another_kind(self) -> None:
        if self.page is not None:
            self.page.close()
        self._leave(lambda: self._deal(self.another_kind()))  # the game just played counts already

    # ---- display

    def show(self) -> None:
        """Shows in the gallery how the evening stands, once everything is counted."""
        self._counting.when_written(self._show)

    def _show(self) -> None:
        games = self.now.games if self.is_company else ()
        found = results_of(self.now, self._counting.results.results) if games else []
        self._window.gallery.evening.show_standing(len(games), standings(found, self._counted) if self._counted else ())
        if self.page is not None:
            self._fill()

    @property
    def _counted(self) -> str:
        """How the evening is counted; "" in calm play, which counts nothing."""
        return "" if self._calm() else self._tonight.table.rules.counted or BY_WINS

    def open(self) -> None:
        """Opens the page of the evening, as soon as everything is counted."""
        from app.windows.sheets.evening_page import EveningPage

        if not self._counting.is_counted():
            return
        if self.page is None:
            self.page = EveningPage(self._theme(), self._window)
            self.page.another_wanted.connect(self.deal_another_kind)
            self.page.new_wanted.connect(self._begin_anew)
            self.page.turned.connect(self._turn)
            self.page.told.connect(self._window.tell)
            self.page.destroyed.connect(self._gone)
        self._back = 0
        self._fill()
        self.page.open()

    def _gone(self) -> None:
        self.page = None

    def _fill(self) -> None:
        """Shows the evening on the page, or an earlier one."""
        assert self.page is not None
        evenings = self.file.content or (self.now,)
        self._back = max(0, min(self._back, len(evenings) - 1))
        evening = evenings[-1 - self._back]
        found = results_of(evening, self._counting.results.results)
        self.page.show_evening(evening, found, self._counted, over=self._back > 0)
        self.page.may_turn(earlier=self._back < len(evenings) - 1, later=self._back > 0)

    def _turn(self, step: int) -> None:
        """Turns to an earlier or a later evening."""
        self._back += step
        self._fill()

    def _begin_anew(self) -> None:
        """Begins a new evening; the old one is kept."""
        self.file.change(partial(begun_anew, today=date.today().isoformat()))
        self._begun()
        self._back = 0
        self.show()


def _last(played: list[str], family: str) -> int:
    """The number of the last game of this family; -1 if there was none."""
    return max([number for number, one in enumerate(played) if one == family], default=-1)
