"""What is counted of the games, and the page that shows it."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.base.paths import data_folder
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.library.results import ResultsFile
    from engine.match import Match


class Counting(QObject):
    """complain: is told in a sentence's key what is wrong with the file.  leave: back to the gallery."""

    def __init__(self, window: MainWindow, complain: Callable[[str], None], leave: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._complain = complain
        self._leave = leave

    @cached_property
    def results(self) -> "ResultsFile":
        from app.library.results import ResultsFile

        return ResultsFile(data_folder() / "results.json", self._complain)

    def count(self, match: "Match", place: Path) -> None:
        """A game that nobody plays on. place: where its record lies."""
        from app.library.match_result import result_of

        self.results.add(result_of(match, place.name))

    def count_unfinished(self, place: Path) -> None:
        from app.library.opening import CannotOpen, open_at

        try:
            self.count(open_at(place).match, place)
        except CannotOpen:
            return  # what cannot be played on is not counted

    def show(self) -> None:
        """In the place of the gallery or the table; a game on the table pauses."""
        window, page = self._window, self._window.statistics
        before = window.pages.currentWidget()
        if page is not None and before is page:
            return
        if page is None:
            page = window.statistics_page()
            page.left.connect(self._back)
            page.gallery_wanted.connect(self._leave)
            page.cleared.connect(self._forget)
        if before is window.table and window.table is not None:
            window.table.rest()
        page.show_results(self.results.results)
        window.pages.setCurrentWidget(page)
        page.take_focus()

    def _back(self) -> None:
        table = self._window.table
        if table is not None and table.sitting is not None:
            self._window.pages.setCurrentWidget(table)
        else:
            self._leave()

    def _forget(self) -> None:
        self.results.clear()
        self._window.statistics_page().show_results(())
