"""Stores the evening (the games that several people play one after the other): adds each finished game, decides who
begins the next one, and shows the evening's page."""

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
    from app.library.results import Result
    from app.windows.sheets.evening_page import EveningPage
    from engine.match import Match


class EveningTonight(FileKeeper[AtHand[Evenings]]):
    """The evening's file and page.

    complain: called when something is wrong with the file, with the name of a message in notices.py; perhaps in a
    worker's thread.
    background: runs the reading and writing (see AtHand).
    leave: leaves the game on the table, if it can be left; calls a function once the game is counted.
    deal: deals a game to tonight's table.
    begun: called when a new evening begins.
    theme: returns the theme of the cards.
    calm: returns whether calm play is on, which compares no scores.
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
        self._back = 0  # how many evenings came after the evening on the page; 0 for the last evening
        self._results: tuple[Result, ...] = ()  # all results, as the worker last read them

    def close(self) -> None:
        self._again.end()
        self.file.close()

    @property
    def now(self) -> Evening:
        """The evening to which a game that ends now is added."""
        evenings = self.file.content
        return evenings[-1] if evenings else Evening(date.today().isoformat())

    def bring_back(self, evenings: Evenings) -> None:
        """Adds the evenings of a backup to the evenings on this machine, sorted by day."""
        self.file.change(lambda here: joined(here, evenings))
        self.show()

    # ---- the games

    @property
    def is_company(self) -> bool:
        """Whether several people sit at tonight's table. A player alone has no evening."""
        return len([seat for seat in self._tonight.table.sitting if seat.kind == "human"]) > 1

    def add(self, match: "Match", names: Sequence[str], place: Path) -> None:
        """Adds a game that is over.

        names: the names of its players.
        place: the path of its record.
        """
        from app.library.match_result import key_of

        if not self.is_company:
            return
        began = names[match.states[0].actor]
        game = EveningGame(key_of(place), match.header.game.id, began, bluff_in(match, names))
        self.file.change(partial(with_game, game=game, today=date.today().isoformat()))

    def beginner(self, players: tuple[str, ...]) -> int | None:
        """Returns the index of the player who begins the next game; None if that is not agreed. If the table has agreed
        to take turns, the player after the last beginner begins."""
        table, games = self._tonight.table, self.now.games
        if table.rules.begins != "round" or not games or len(players) < 2 or not self.is_company:
            return None
        names = called(table.sitting, self._tonight.people)
        return next_to_begin(games[-1].began, names, players)

    def another_kind(self) -> str:
        """Returns a game for tonight's table, of a family not played yet this evening, or else of the family played
        longest ago. If possible, everybody at the table can play the game."""
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
        # Before `leave` calls this function, it counts the game just played.
        self._leave(lambda: self._deal(self.another_kind()))

    # ---- display

    def show(self) -> None:
        """Shows the standing of the evening in the gallery, and again once every game is counted."""
        self._show_standing()
        if self._games or self.page is not None:
            self._counting.with_results(self._show)

    @property
    def _games(self) -> "tuple[EveningGame, ...]":
        """The games of this evening; none if fewer than two people sit at the table."""
        return self.now.games if self.is_company else ()

    def _show(self, results: "tuple[Result, ...]") -> None:
        self._results = results
        self._show_standing()
        if self.page is not None:
            self._fill()

    def _show_standing(self) -> None:
        games = self._games
        found = results_of(self.now, self._results) if games else []
        self._window.gallery.evening.show_standing(len(games), standings(found, self._counted) if self._counted else ())

    @property
    def _counted(self) -> str:
        """How a game counts towards the result of the evening; "" in calm play, which compares no scores."""
        return "" if self._calm() else self._tonight.table.rules.counted or BY_WINS

    def open(self) -> None:
        """Opens the evening page, once every game is counted."""
        from app.windows.sheets.evening_page import EveningPage

        results = self._counting.counted()
        if results is None:
            return
        if self.page is None:
            self.page = EveningPage(self._theme(), self._window)
            self.page.another_wanted.connect(self.deal_another_kind)
            self.page.new_wanted.connect(self._begin_anew)
            self.page.turned.connect(self._turn)
            self.page.notified.connect(self._window.tell)
            self.page.destroyed.connect(self._gone)
        self._back, self._results = 0, results
        self._fill()
        self.page.open()

    def _gone(self) -> None:
        self.page = None

    def _fill(self) -> None:
        """Shows the chosen evening on the page."""
        assert self.page is not None
        evenings = self.file.content or (self.now,)
        self._back = max(0, min(self._back, len(evenings) - 1))
        evening = evenings[-1 - self._back]
        found = results_of(evening, self._results)
        self.page.show_evening(evening, found, self._counted, over=self._back > 0)
        self.page.may_turn(earlier=self._back < len(evenings) - 1, later=self._back > 0)

    def _turn(self, step: int) -> None:
        """Shows an earlier or a later evening on the page."""
        self._back += step
        self._fill()

    def _begin_anew(self) -> None:
        """Begins a new evening. The old one stays in the file."""
        self.file.change(partial(begun_anew, today=date.today().isoformat()))
        self._begun()
        self._back = 0
        self.show()


def _last(played: list[str], family: str) -> int:
    """Returns the index of the last game of this family; -1 if there was none."""
    return max([number for number, one in enumerate(played) if one == family], default=-1)
