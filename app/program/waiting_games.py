"""Games to be continued: in the gallery, or in a record from anywhere."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal

from app.base.paths import games_folder, is_there
from app.base.settings import SettingsFile
from app.library.game_files import DAMAGED, PUT_AWAY, Shelf, age
from app.library.lock import Hold
from app.library.usual_names import Everywhere, names_anew
from app.program.at_table import AtTable
from app.program.statistics import Counting
from app.windows.gallery.waiting import Unfinished
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.base.worker import Worker
    from app.library.opening import CannotOpen, FoundRecord, Opened
    from app.library.standing import SavedStanding
    from engine.match import Match

AT_ONCE = 0.1  # seconds; a worker reads the records that are not read by then
MOST_STANDINGS = 24  # of the games played last: replaying hundreds would keep a core busy for nothing


class Waiting(QObject):
    """The gallery's unfinished games, and records that are opened.

    everywhere: how every language says a text.
    when_ready: does something as soon as records can be read.
    """

    _over = Signal(object, object)  # a path and its match; crosses from the worker's thread
    _stood = Signal(object, object, object)  # a path, what was read there, and its standing; crosses, too
    _all_read = Signal()  # crosses, too

    def __init__(
        self,
        window: MainWindow,
        file: SettingsFile,
        shelf: Shelf,
        counting: Counting,
        table: AtTable,
        everywhere: Everywhere,
        when_ready: Callable[[Callable[[], None]], None],
    ) -> None:
        super().__init__(window)
        self._worker: Worker | None = None
        self._standings: dict[Path, tuple[FoundRecord, SavedStanding | None]] = {}  # with what was read there
        self._records: dict[Path, tuple[float, FoundRecord | CannotOpen]] = {}  # with the age of the file
        self._all_read.connect(self.show)
        self._over.connect(self._finish)
        self._stood.connect(self._show_standing)
        self._everywhere = everywhere
        self._when_ready = when_ready
        self._window, self._file, self._shelf = window, file, shelf
        self._counting, self._table = counting, table

    def keep_room(self) -> None:
        """Keep room before the games are read, so that nothing moves under somebody's click."""
        self._window.gallery.strip.setVisible(bool(self._paths()))

    def show(self) -> None:
        if self._paths():
            self._when_ready(self._show)
        else:
            self._window.gallery.show_unfinished([])

    def _paths(self) -> list[Path]:
        """The files of the games in progress. If they can't be listed the player is told: no game is lost."""
        try:
            return self._shelf.unfinished()
        except OSError:
            text = QCoreApplication.translate("Notices", "The folder with your games cannot be read: {folder}")
            self._window.tell(text.format(folder=games_folder()))
            return []

    def _show(self) -> None:
        """Show as many as can be read in a moment; a worker reads the others."""
        paths, until = self._paths(), monotonic() + AT_ONCE
        self._records = {path: self._records[path] for path in paths if path in self._records}
        for path in paths:
            if monotonic() < until:
                self._read(path)
        later = [path for path in paths if not self._is_read(path)]
        for path in later:
            self._ready_worker().do(self._read, path)
        if later:
            self._ready_worker().do(self._all_read.emit)
        found = [shown for path in paths if path not in later and (shown := self._shown(path)) is not None]
        self._window.gallery.show_unfinished(found)
        self._find_standings([card.path for card in found])

    def _is_read(self, path: Path) -> bool:
        return path in self._records and self._records[path][0] == age(path)

    def _read(self, path: Path) -> None:
        from app.library.opening import CannotOpen, record_at

        if self._is_read(path):
            return
        at = age(path)
        try:
            self._records[path] = at, record_at(path)
        except CannotOpen as fault:
            self._records[path] = at, fault

    # ---- how they stand, and whether they are over: a worker replays their records

    def _find_standings(self, paths: list[Path]) -> None:
        from app.library.opening import FoundRecord

        self._standings = {path: known for path, known in self._standings.items() if path in paths}
        for path in paths[:MOST_STANDINGS]:
            there = self._records[path][1]
            assert isinstance(there, FoundRecord)  # nothing else has a card
            known, standing = self._standings.get(path, (None, None))
            if known is there:
                self._show_standing(path, there, standing)
            else:
                self._ready_worker().do(self._stand, path, there)

    def _stand(self, path: Path, there: "FoundRecord") -> None:
        from app.library.rebuilding import match_of
        from app.library.standing import standing_of

        match = None if there.damaged else match_of(there.record)
        self._stood.emit(path, there, None if match is None else standing_of(match))
        if match is not None and match.state.over:
            self._over.emit(path, match)

    def _show_standing(self, path: Path, there: "FoundRecord", standing: "SavedStanding | None") -> None:
        """Unless something else lies in that file by now."""
        if path not in self._records or self._records[path][1] is not there:
            return
        self._standings[path] = there, standing
        if standing is not None:
            self._window.gallery.strip.show_standing(path, standing.lines, standing.scores)

    def _ready_worker(self) -> "Worker":
        from app.base.worker import Worker

        if self._worker is None:
            self._worker = Worker("finished")
        return self._worker

    def _finish(self, path: Path, match: "Match") -> None:
        """Put away a finished game that never was: its window was killed on the last page, or the power failed. It is
        counted and leaves the gallery."""
        if not is_there(path) or path in self._shelf.locks or self._shelf.hold(path) is not Hold.OURS:
            return
        self._counting.count(match, path)
        self._table.put_finished_away(path)
        self.show()

    def close(self) -> None:
        if self._worker is not None:
            self._worker.close(stop=True)  # it only reads
            self._worker = None

    def _shown(self, path: Path) -> Unfinished | None:
        from app.library.opening import CannotOpen

        at, there = self._records[path]
        if isinstance(there, CannotOpen):
            del self._records[path]  # the next time it may be read
            self._not_shown(path, there)
            return None
        from PySide6.QtCore import QDateTime  # there is no record before the first picture

        header = there.record.header
        names = names_anew([player.name for player in header.players], self._everywhere)
        day = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(at)).date(), QLocale.FormatType.ShortFormat)
        return Unfinished(path, header.game.id, names, len(there.record.moves), there.damaged, day)

    def _not_shown(self, path: Path, fault: "CannotOpen") -> None:
        """Keep a game in progress that can't be read elsewhere; one from a newer Wordfelt waits for that."""
        say = QCoreApplication.translate
        text = say("Notices", "A game waits here for a newer Wordfelt.")
        if fault.for_now:
            text = say("Notices", "A game in progress cannot be read now. It stays where it is. {why}")
            text = text.format(why=fault.sentence)
        elif not fault.newer:
            if self._shelf.hold(path) is not Hold.OURS:
                return
            text = say("Notices", "A game in progress cannot be read. It is kept as {file}. {why}")
            text = text.format(file=self._shelf.put_away(path, DAMAGED), why=fault.sentence)
        self._window.tell(text)

    def go_on_with(self, path: Path) -> None:
        """Continue a game of the gallery, or the one on the table."""
        if self._table.running is not None and self._table.running.path == path:
            self._window.pages.setCurrentWidget(self._table.page())
            return
        if self._holds(path) and not self._open(path, path):
            self._shelf.let_go(path)
            self.show()  # another window may have played it to its end

    def open(self, path: Path) -> None:
        """Open a record from anywhere; a copy of it is played on."""
        self._when_ready(lambda: self._open_now(path))

    def _open_now(self, path: Path) -> None:
        own = _own(path)
        if own is not None and own not in self._shelf.leaving:
            self.go_on_with(own)
        else:
            self._open(path, None)

    def choose(self) -> None:
        from app.windows.record_files import chosen_record

        path = chosen_record(self._window)
        if path is not None:
            self.open(path)

    def put_away(self, path: Path) -> None:
        """The player wants this game out of sight; its file is kept elsewhere."""
        if is_there(path) and self._holds(path):
            kept = self._shelf.put_away(path, PUT_AWAY)
            text = QCoreApplication.translate("Notices", "The game cannot be put away: {file} cannot be moved.")
            if kept != path:
                self._counting.count_unfinished(kept)
                text = QCoreApplication.translate("Notices", "The game was put away. It is kept as {file}.")
            self._window.tell(text.format(file=kept))
        self.show()

    def show_put_away(self) -> None:
        from app.program.put_away import PutAway

        PutAway(self._window, self._shelf, self._everywhere, self.show).show(self._when_ready)

    def _holds(self, path: Path) -> bool:
        """Do we hold the game? If not, the player is told; if nobody can know, the player is asked."""
        held = self._shelf.hold(path)
        if held is Hold.DOUBTFUL:
            from app.windows.file_questions import go_on_here

            if not go_on_here(self._window):
                return False
            held = self._shelf.hold(path, in_doubt=True)
        if held is Hold.ELSEWHERE:
            self._window.tell(QCoreApplication.translate("Notices", "This game is open in another window."))
        return held is Hold.OURS

    def look_at(self, path: Path) -> bool:
        """Look at a finished game; its own file is not touched."""
        return self._open(path, None)

    def _open(self, path: Path, place: Path | None) -> bool:
        """place: where it is saved; None: in a new file."""
        from app.library.opening import has_words_of_its_own

        opened = self._opened(path)
        if opened is None or not self._table.may_stand_up():
            return False
        record, choice, news = opened.record, opened.choice, ""
        if opened.stopped:
            place, news = None, self._stopped(opened.stopped, place)
        elif opened.missing:
            text = QCoreApplication.translate(
                "Notices", "The word list “{title}” is not here. The game can be watched; its file stays as it is."
            )
            news = text.format(title=opened.missing)
        where = place or self._shelf.new_place(choice.game)
        shown = bool(opened.missing)
        self._table.sit_down(choice, opened.match, record.dictionary, where, record, shown=shown)
        copied = place is None and not opened.match.state.over  # not one's own game, nor one that is only looked at
        if news:
            self._window.tell(news)
        elif copied and has_words_of_its_own(record, self._file.settings):
            text = QCoreApplication.translate(
                "Notices", "This game keeps the dictionary and the house words it came with."
            )
            self._window.tell(text)
        return True

    def _opened(self, path: Path) -> "Opened | None":
        """A long record is replayed while the window lives on. None: it cannot be opened, which is told, or the player
        would not wait."""
        from app.library.opening import CannotOpen, open_at
        from app.windows.file_questions import answer_of

        say = QCoreApplication.translate
        text, stop = say("Unsaved", "The game is being opened."), say("Unsaved", "Do not open it")
        answer = answer_of(lambda _: open_at(path), text, stop, self._window)
        if isinstance(answer, CannotOpen):
            self._window.tell(answer.sentence)
            return None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _stopped(self, why: str, place: Path | None) -> str:
        """The message for a record with an illegal move. The player's own record is kept elsewhere, with all its
        moves."""
        say = QCoreApplication.translate
        said = [why, say("Notices", "The game goes on from the last move that is whole.")]
        if place is not None:
            said.append(
                say("Notices", "The record is kept as {file}.").format(file=self._shelf.put_away(place, DAMAGED))
            )
        return " ".join(said)


def _own(path: Path) -> Path | None:
    """The game in progress behind this path, however it is written and through whatever links."""
    try:
        there = path.resolve(strict=True)
        if there.parent != games_folder().resolve():
            return None
    except (OSError, RuntimeError):  # the latter: links in a circle
        return None
    return games_folder() / there.name
