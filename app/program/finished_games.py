"""Lists the finished games on their page, and carries out what the player wants with each."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.base.later import later
from app.base.paths import data_folder
from app.library.game_files import FINISHED, PUT_AWAY, Shelf, games_in
from app.program.at_table import AtTable
from app.program.statistics import Counting
from app.program.waiting_games import Waiting
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.base.worker import Worker
    from app.library.finished import FinishedGame
    from app.library.results import Result

BEGINS_MS = 200  # milliseconds before the games on a page are listed again; by then the page has been painted once


class Finished(QObject):
    """The finished games page and everything that its buttons do. A worker thread replays records without a result
    while the page shows the others."""

    # The number of the listing, the games with a result, the names of people, and whether other games follow.
    _known = Signal(int, object, object, bool)
    _unlisted = Signal(str)
    _found = Signal(int, object)  # the number of the listing, and a game; emitted in the worker's thread
    _all_found = Signal(int)

    def __init__(self, window: MainWindow, shelf: Shelf, counting: Counting, waiting: Waiting, table: AtTable) -> None:
        super().__init__(window)
        self._window, self._shelf = window, shelf
        self._counting, self._waiting, self._table = counting, waiting, table
        self._worker: Worker | None = None
        self._listing = 0
        self._games: list[FinishedGame] = []  # the games of the last listing, shown until the next one is ready
        self._called: Mapping[str, str] = {}
        self._known.connect(self._show_known)
        self._unlisted.connect(self._report_unlisted)
        self._found.connect(self._show_found)
        self._all_found.connect(self._show_all)

    def show(self) -> None:
        """Shows the page instead of the gallery or the table. A game on the table pauses."""
        window, page = self._window, self._window.finished
        if page is None:
            page = window.finished_page()
            page.left.connect(self._counting.go_back)
            page.film_wanted.connect(self._film)
            page.turns_wanted.connect(self._turns)
            page.again_wanted.connect(self._again)
            page.away_wanted.connect(self._put_away)
        if window.game is not None:
            window.game.rest()
        self._list()
        window.pages.setCurrentWidget(page)
        page.take_focus()

    def _list(self) -> None:
        """Shows the last listing. Once all results are written, starts a worker that makes a new listing. The worker
        waits until the page has been painted with the last listing, because it would delay that paint."""
        page = self._window.finished_page()
        page.show_games(self._seen(self._games), self._called, reading=True)
        self._listing += 1  # a new number, so that this page ignores a listing that is still being made
        if self._games:
            later(page, lambda: self._begin(ahead=False), BEGINS_MS)
        else:
            self._begin(ahead=False)

    def show_again(self) -> None:
        """Lists the games again if their page is open, because a setting has changed that affects it."""
        if self._window.finished is not None:
            self._list()

    def list_ahead(self) -> None:
        """Lists the games with a result in advance, so that the page can show them immediately."""
        if not self._listing:  # an open page lists the games itself
            self._begin(ahead=True)

    def _begin(self, *, ahead: bool) -> None:
        """Begins a listing, once the results are written.

        ahead: whether to list the games before the page opens. Such a listing reads no record, so it has only games
        with a result.
        """
        self._listing += 1
        listing = self._listing

        def go_on(results: "tuple[Result, ...]") -> None:
            if listing == self._listing:
                worker = self._ready_worker()
                # The shelf does its work in order, so games which have just ended are in the folder before it is read.
                self._shelf.background(lambda: read(worker, results))

        def read(worker: "Worker", results: "tuple[Result, ...]") -> None:
            with suppress(RuntimeError):  # raised if the worker has closed
                worker.do(self._read, listing, results, ahead=ahead)

        self._counting.with_results(go_on)

    def _ready_worker(self) -> "Worker":
        from app.base.worker import Worker

        if self._worker is None:
            self._worker = Worker("finished games")
        return self._worker

    def _read(self, listing: int, results: "tuple[Result, ...]", *, ahead: bool = False) -> None:
        from app.library.finished import known_games, read_games

        try:
            paths = games_in(data_folder() / FINISHED)
        except OSError as fault:
            if not ahead:
                self._unlisted.emit(str(fault.filename))
            paths = []
        known, others = known_games(paths, results)
        self._known.emit(listing, known, self._counting.names(), bool(others))
        if ahead:
            return
        for game in read_games(game for game in others if listing == self._listing):
            self._found.emit(listing, game)
        if others:
            self._all_found.emit(listing)

    def _report_unlisted(self, folder: str) -> None:
        self._window.tell(QCoreApplication.translate("Notices", "{file} cannot be read.").format(file=folder))

    def _show_known(self, listing: int, games: "list[FinishedGame]", called: Mapping[str, str], others: bool) -> None:
        if listing != self._listing:
            return
        self._games, self._called = games, called
        if self._window.finished is not None:
            self._window.finished.renew(self._seen(games), called, reading=others)

    def _seen(self, games: "Iterable[FinishedGame]") -> "list[FinishedGame]":
        """Returns the games for the page. Their winners are marked, except in calm play."""
        calm = self._counting.calm()
        return [game if game.calm == calm else replace(game, calm=calm) for game in games]

    def _show_found(self, listing: int, game: "FinishedGame") -> None:
        if listing == self._listing and self._window.finished is not None:
            self._games.append(game)
            self._window.finished.add(*self._seen([game]))

    def _show_all(self, listing: int) -> None:
        if listing == self._listing and self._window.finished is not None:
            self._window.finished.games.all_read()

    def close(self) -> None:
        self._listing += 1
        if self._worker is not None:
            # the worker may stop in the middle of its work, because it only reads
            self._worker.close(stop=True)
            self._worker = None

    # ---- one of the games

    def _film(self, path: Path) -> None:
        if self._waiting.look_at(path):
            self._table.page().at_game(lambda game: game.play_film())

    def _turns(self, path: Path) -> None:
        if self._waiting.look_at(path):
            self._table.page().at_game(lambda game: game.after_game.show_turns())

    def _again(self, path: Path) -> None:
        """Deals another game with the same cards, players, rules and words."""
        if self._waiting.look_at(path):
            self._table.play_on(0, with_lines=False)

    def _put_away(self, path: Path) -> None:
        kept = self._shelf.put_away(path, PUT_AWAY)
        text = QCoreApplication.translate("Notices", "The game cannot be put away: {file} cannot be moved.")
        if kept != path:
            text = QCoreApplication.translate("Notices", "The game was put away. It is kept as {file}.")
            self._games = [game for game in self._games if game.path != path]
            self._window.finished_page().games.forget(path)
        self._window.tell(text.format(file=kept))
