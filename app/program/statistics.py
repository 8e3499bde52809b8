"""Counts the games, and opens the page that shows the totals."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.base.again import Again
from app.base.late_worker import LateWorker
from app.base.paths import data_folder
from app.base.today import today
from app.program.notices import complaint
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from datetime import date

    from app.library.results import Result, ResultsFile
    from app.session.time.side_file import Agreed
    from engine.match import Match


class Counting(QObject):
    """Counts results in a worker thread, so that even the last move of a game does not wait for the disk.

    complain: called when something is wrong with the file, with the name of a message in notices.py.
    leave: returns to the gallery.
    names: returns the names of people by their ids.
    today: returns today's date, which tests can set.
    calm: returns whether calm play is on, which compares no scores.
    ids_of: returns the ids of people whom an older version stored by name; called in the window's thread.
    """

    games_wanted = Signal()  # the player wants to see the finished games
    words_wanted = Signal()  # the player wants to see the words to learn
    # emitted when missing results have been counted: those of older versions, or of a program that was killed
    caught_up = Signal()
    # the record of a game, and the earlier personal bests of its players
    bests_found = Signal(object, object)  # emitted in the worker's thread
    _complained = Signal(str)  # like the next five signals, emitted in the worker's thread
    _rebuilt = Signal(object, int, str)
    _written = Signal()
    _unknown = Signal(object)
    _caught = Signal()
    _was_read = Signal(object, object)

    def __init__(self, window: MainWindow, complain: Callable[[str], None], leave: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._complain = complain
        self._stopping = False
        self._worker = LateWorker("results")
        self._complained.connect(self._hear)
        self._again = Again(self._try_again, self)
        self._rebuilt.connect(self._report_rebuilt)
        self._when_written: list[Callable[[], None]] = []
        self._written.connect(self._do_next)
        self._unknown.connect(self._take_over)
        self._caught.connect(self._report_caught_up)
        self._was_read.connect(self._hand_over)
        self._closed = False
        self._leave = leave
        self.names: Callable[[], Mapping[str, str]] = dict
        self.today: Callable[[], date] = today
        self.calm: Callable[[], bool] = lambda: False
        self.ids_of: Callable[[Sequence[str]], dict[str, str]] = lambda names: {}

    @property
    def results(self) -> "ResultsFile":
        """The results, including everything counted so far. Waits for the disk, so the window's thread calls `counted`
        or `with_results` instead."""
        self.settle()
        return self._file

    @cached_property
    def _file(self) -> "ResultsFile":
        from app.library.results import ResultsFile

        return ResultsFile(data_folder() / "results.json", self._complained.emit, self._again.tried.emit)

    def another_view(self) -> "ResultsFile":
        """Returns a second, independent object for the same file, for use in another thread."""
        from app.library.results import ResultsFile

        return ResultsFile(data_folder() / "results.json", self._complained.emit)

    def settle(self) -> None:
        """Waits until all results are written. That takes long during a recount, so code in the window's thread uses
        `when_written` instead."""
        self.wait()

    def when_written(self, act: Callable[[], None]) -> None:
        """Calls `act` once everything counted so far is written."""
        if self.wait(0):
            act()
            return
        self._when_written.append(act)
        self._worker.do(self._written.emit)

    def with_results(self, act: "Callable[[tuple[Result, ...]], None]") -> None:
        """Calls `act` with all results, once everything counted so far is written. A worker reads the results after the
        window has painted, so that the window waits for neither the disk nor the reading."""
        self._worker.do_when_painted(self._read_for, act)

    def _read_for(self, act: "Callable[[tuple[Result, ...]], None]") -> None:
        self._was_read.emit(act, self._file.results)

    def _hand_over(self, act: "Callable[[tuple[Result, ...]], None]", results: "tuple[Result, ...]") -> None:
        if self._when_written:  # waits for games that are about to be put away, so that they count too
            self._worker.do(self._read_for, act)
        else:
            act(results)

    def _do_next(self) -> None:
        if self._when_written:
            self._when_written.pop(0)()

    @property
    def fault(self) -> str:
        """The reason why the results are not saved; see JsonFile."""
        return self._file.fault

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until all results are written. Returns False if that takes longer than `seconds`."""
        return self._worker.wait(seconds)

    def rebuild(self, tell: Callable[[str], None] | None = None) -> None:
        """Counts the finished games again from their records. The results of games without a record are kept.

        tell: called with a sentence about the outcome; None for a message in the window.
        """
        self._stopping = False
        self._worker.do(self._count_again, tell or self._window.tell)

    def hurry(self) -> None:
        """Makes a recount of finished games stop early."""
        self._stopping = True

    def _count_again(self, tell: Callable[[str], None]) -> None:
        from app.library.game_files import FINISHED, games_in
        from app.library.rebuilding import results_in

        try:
            places = games_in(data_folder() / FINISHED)
        except OSError as fault:
            self._rebuilt.emit(tell, 0, f"not-listed:{fault.filename}")
            return
        found = list(results_in(reversed(places), lambda: self._stopping))
        self._file.add_all(found, recounted=True)
        self._look_for_unknown()
        self._rebuilt.emit(tell, len(found), self._file.fault)

    def catch_up(self) -> None:
        """Counts games whose result was never written because the program was killed. Also gives ids to the people in
        the results of an older version."""
        self._closed = False
        file = self._file  # the first access makes this object, which only the window's thread may do
        self._worker.do(self._count_missing)
        self._worker.do(lambda: self._look_for_unknown() if file.is_of_first_version else None)
        self._worker.do(self._caught.emit)

    def _report_caught_up(self) -> None:
        if not self._closed:
            self.caught_up.emit()

    def _look_for_unknown(self) -> None:
        """Finds the people whom results of an older version contain only by name, and gives them ids."""
        from app.library.results import unknown_names

        names = unknown_names(self._file.results)
        if names:
            self._unknown.emit(names)

    def _take_over(self, names: "Sequence[str]") -> None:
        self._worker.do(self._file.take_over, self.ids_of(names))

    def _count_missing(self) -> None:
        """Counts finished games that are not counted yet, but only those younger than the results file. That file is
        written after every counted game, so that results which the player has deleted stay deleted, and usually no
        record is read."""
        from itertools import takewhile

        from app.library.game_files import FINISHED, age, games_in

        written = age(self._file.path)
        with suppress(OSError):  # a folder that can't be listed is reported by the gallery
            younger = list(takewhile(lambda place: age(place) >= written, games_in(data_folder() / FINISHED)))
            if younger:
                self._count_those_missing(younger)

    def _count_those_missing(self, places: list[Path]) -> None:
        from app.library.match_result import key_of
        from app.library.rebuilding import results_in

        counted = {result.key for result in self._file.results}
        missing = [place for place in reversed(places) if key_of(place) not in counted]
        self._file.add_all(list(results_in(missing, lambda: self._stopping)))

    def _report_rebuilt(self, tell: Callable[[str], None], count: int, fault: str) -> None:
        text = QCoreApplication.translate(
            "Notices", "%n result(s) were counted again from the finished games.", None, count
        )
        tell(complaint(fault) if fault else text)
        self.with_results(self._show_results)

    def _show_results(self, results: "tuple[Result, ...]") -> None:
        if self._window.statistics is not None:
            self._window.statistics.show_results(results, self.names())

    def _hear(self, what: str) -> None:
        self._complain(what)
        if what == "results-set-aside":
            self.rebuild()

    def _try_again(self) -> None:
        self._worker.do(self._try_file_again)

    def _try_file_again(self) -> None:
        self._file.try_again()

    def close(self) -> None:
        self._closed = True
        self.hurry()
        self._again.end()
        self._worker.close(self._try_file_again)
        while self._when_written:
            self._do_next()

    def counted(self) -> "tuple[Result, ...] | None":
        """Returns all results, once every game is counted and every waiting function has been called. The worker reads
        the results, and a box shows if that takes long. Returns None if the player has stopped waiting."""
        from app.windows.file_questions import is_done

        found: list[tuple[Result, ...]] = []
        self._worker.do(lambda: found.append(self._file.results))
        translate = QCoreApplication.translate
        text, stop = translate("Unsaved", "The results are being counted."), translate("Unsaved", "Stop waiting")
        done = is_done(lambda: bool(found) and not self._when_written, text, stop, self._window)
        return found[0] if done else None

    def bring_back(self, results: "Sequence[Result]") -> None:
        """Adds the results of a backup. Results that are already on this machine stay unchanged."""
        self._worker.do(self._add_others, results)

    def _add_others(self, results: "Sequence[Result]") -> None:
        there = {result.key for result in self._file.results}
        self._file.add_all([result for result in results if result.key not in there])
        self._look_for_unknown()

    def count(self, match: "Match", place: Path, agreed: "Agreed | None" = None) -> None:
        """Counts a game that is over.

        place: the path of its record.
        agreed: its agreement; None for the one in the file beside the record.
        """
        from app.library.match_result import result_of

        day = self.today()
        if agreed is None:
            self._worker.do(lambda: self._file.add(result_of(match, place, day)))
        else:
            self._worker.do(self._file.add, result_of(match, place, day, agreed))

    def find_bests(self, match: "Match", place: Path, agreed: "Agreed") -> None:
        """Finds the earlier bests of the people at a table, once the window is painted.

        place, agreed: the path of the game's record, and its agreement.
        """
        self._worker.do_when_painted(self._find_bests, match, place, agreed)

    def _find_bests(self, match: "Match", place: Path, agreed: "Agreed") -> None:
        from app.library.bests_before import bests_before
        from app.library.match_result import result_of

        results = self._file.results
        if results:
            self.bests_found.emit(place, bests_before(results, result_of(match, place, agreed=agreed)))

    def count_unfinished(self, place: Path) -> None:
        """Counts a game in progress as an unfinished game, after a worker has replayed its record."""
        self._worker.do(self._count_record, place)

    def _count_record(self, place: Path) -> None:
        from app.library.match_result import result_of
        from app.library.opening import CannotOpen, open_at

        try:
            self._file.add(result_of(open_at(place).match, place))
        except CannotOpen:
            return  # a record that can't be opened is not counted

    def show(self) -> None:
        """Shows the page instead of the gallery or the table. A game on the table pauses."""
        window, page = self._window, self._window.statistics
        before = window.pages.currentWidget()
        if page is not None and before is page:
            return
        results = self.counted()
        if results is None:
            return
        if page is None:
            page = window.statistics_page()
            page.left.connect(self.go_back)
            page.gallery_wanted.connect(self._leave)
            page.cleared.connect(self._forget)
            page.notified.connect(window.tell)
            page.games_wanted.connect(self.games_wanted)
            page.words_wanted.connect(self.words_wanted)
        if window.game is not None:
            window.game.rest()
        page.be_calm(calm=self.calm())
        page.show_results(self._all_known(results), self.names())
        window.pages.setCurrentWidget(page)
        page.take_focus()

    def obey(self) -> None:
        """Applies the settings to the page, if it is open."""
        page = self._window.statistics
        if page is not None and page.calm != self.calm():
            page.be_calm(calm=self.calm())

    def _all_known(self, results: "tuple[Result, ...]") -> "tuple[Result, ...]":
        """Returns the results with the ids of all people. Gives ids to people known by name alone, if the page opens
        before the program has had time for that."""
        from app.library.results import unknown_names

        names = unknown_names(results)
        if not names:
            return results
        self._take_over(names)
        return self.counted() or results

    def go_back(self) -> None:
        """Returns to the table, or to the gallery if no game is on the table."""
        table = self._window.table
        if table is not None and table.running is not None:
            self._window.pages.setCurrentWidget(table)
        else:
            self._leave()

    def _forget(self) -> None:
        self._worker.do(self._file.clear)
        self._window.statistics_page().show_results(())
