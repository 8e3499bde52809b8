"""Shows the road: the page with every game and the stamps that a player has won in it. A worker computes the stamps
from the results, the tables of the days and the answers to the small puzzles (finds) of these days."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.base.late_worker import LateWorker
from app.base.settings_file import SettingsFile
from app.program.statistics import Counting
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.library.found_plays import FoundPlays
    from app.library.results import Result
    from app.library.road import Road


class RoadHere(QObject):
    """The road page.

    complain: called when something is wrong with a day's file, with the name of a message in notices.py; from any
    thread.
    plays: returns people's answers to the finds (the small puzzles of each day).
    choose: shows this game in the gallery.
    """

    # the number of the request, each person's road, and the names of people; emitted in the worker's thread
    _worked_out = Signal(int, object, object)

    def __init__(
        self,
        window: MainWindow,
        file: SettingsFile,
        counting: Counting,
        complain: Callable[[str], None],
        plays: "Callable[[], FoundPlays]",
        choose: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self._window, self._file, self._counting = window, file, counting
        self._complain, self._plays, self._choose = complain, plays, choose
        self._worker = LateWorker("road")
        self._look = 0
        self._worked_out.connect(self._show)

    def show(self) -> None:
        """Shows the page instead of the gallery or the table. A game on the table pauses."""
        window, page = self._window, self._window.road
        if page is None:
            page = window.road_page()
            page.left.connect(self._counting.go_back)
            page.game_wanted.connect(self._choose)
        if window.game is not None:
            window.game.rest()
        window.pages.setCurrentWidget(page)
        page.take_focus()
        self.work_out()

    def work_out(self) -> None:
        """Computes each person's road (the stamps in every game) in a worker, once all results are written."""
        self._look += 1
        look = self._look
        self._counting.with_results(lambda results: self._go_on(look, results))

    def _go_on(self, look: int, results: "tuple[Result, ...]") -> None:
        if look == self._look:
            self._worker.do(self._work, look, results, self._file.settings.learned, self._plays())

    def _work(self, look: int, results: "tuple[Result, ...]", learned: Sequence[str], plays: "FoundPlays") -> None:
        from app.library.done_today import par_of
        from app.library.made_days import DayFile
        from app.library.road import road_of
        from app.library.totals import players

        day_of = cache(lambda date: DayFile(date, self._complain).read())

        def game_of_find(date: str, number: int) -> str:
            day = day_of(date)
            return day.finds[number].position.game if day is not None and number < len(day.finds) else ""

        names = {**players(results), **self._counting.names()}
        people = [*players(results), *[play.person for play in plays]]
        roads: dict[str, Road] = {}
        for person in dict.fromkeys(people or [""]):
            roads[person] = road_of(person, results, learned, plays, lambda date: par_of(day_of(date)), game_of_find)
        self._worked_out.emit(look, roads, names)

    def _show(self, look: int, roads: "dict[str, Road]", names: dict[str, str]) -> None:
        page = self._window.road
        if look == self._look and page is not None:
            page.show_roads(roads, names)

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until each person's road (the stamps in every game) is computed. Returns False if that takes longer
        than `seconds`."""
        return self._worker.wait(seconds)

    def close(self) -> None:
        self._look += 1
        self._worker.close(lambda: None)
