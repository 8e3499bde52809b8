"""Continues games: those in progress, and records from anywhere."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from app.base.paths import games_folder, is_there
from app.base.settings_file import SettingsFile
from app.library.game_files import DAMAGED, PUT_AWAY, Shelf
from app.library.lock import Hold
from app.library.usual_names import Everywhere
from app.program.at_table import AtTable
from app.program.statistics import Counting
from app.program.unfinished_games import UnfinishedGames
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.library.opening import Opened
    from app.session.match.view_data import GameChoice


class Waiting(QObject):
    """Opens the gallery's unfinished games and other records, and puts games away.

    games: shows the games in progress in the gallery.
    everywhere: gives a text in every language.
    when_ready: runs an act as soon as records can be read.
    """

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
        self.games = UnfinishedGames(window, shelf, counting, table, everywhere, when_ready)
        self._everywhere = everywhere
        self._when_ready = when_ready
        self._window, self._file, self._shelf = window, file, shelf
        self._counting, self._table = counting, table

    def keep_room(self) -> None:
        self.games.keep_room()

    def show(self) -> None:
        self.games.show()

    def close(self) -> None:
        self.games.close()

    def go_on_with(self, path: Path) -> None:
        """Continues a game of the gallery, or the one on the table."""
        if self._table.running is not None and self._table.running.path == path:
            self._window.pages.setCurrentWidget(self._table.page())
            return
        if self._holds(path) and not self._open(path, path):
            self._shelf.let_go(path)
            self.show()  # another window may have finished it

    def open(self, path: Path) -> None:
        """Opens a record from anywhere; the player goes on with a copy of it."""
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
        """Moves a game out of the player's sight, and keeps its file elsewhere."""
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
        """Whether this window holds the game. It reports a game open elsewhere, and asks the player if that can't be
        known."""
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
        """Shows a finished game without touching its file."""
        return self._open(path, None)

    def _open(self, path: Path, place: Path | None) -> bool:
        """Opens the record at the table; False if it does not get there.

        place: the file to save it in; None for a new file.
        """
        from app.library.opening import has_words_of_its_own

        opened = self._opened(path)
        if opened is None or not self._table.may_stand_up():
            return False
        record, choice, news = opened.record, opened.choice, ""
        if place is None or opened.stopped:  # it goes into another file, without what lay beside this one
            choice = _choice_elsewhere(opened, path)
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
        copied = place is None and not opened.match.state.over  # not the player's own game, nor one to look at
        if news:
            self._window.tell(news)
        elif copied and has_words_of_its_own(record, self._file.settings, self._table.house.words):
            text = QCoreApplication.translate(
                "Notices", "This game keeps the dictionary and the house words it came with."
            )
            self._window.tell(text)
        return True

    def _opened(self, path: Path) -> "Opened | None":
        """The record, replayed by a worker while the window stays alive. None if it can't be opened, which is reported,
        or if the player would not wait."""
        from app.library.opening import CannotOpen, open_at
        from app.windows.file_questions import answer_of

        translate = QCoreApplication.translate
        text, stop = translate("Unsaved", "The game is being opened."), translate("Unsaved", "Do not open it")
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
        translate = QCoreApplication.translate
        said = [why, translate("Notices", "The game goes on from the last move that is whole.")]
        if place is not None:
            said.append(
                translate("Notices", "The record is kept as {file}.").format(file=self._shelf.put_away(place, DAMAGED))
            )
        return " ".join(said)


def _choice_elsewhere(opened: "Opened", path: Path) -> "GameChoice":
    """The choice of a game that was opened here, with the people who played it; in a new file it is played on."""
    from app.session.match.view_data import looking_anew
    from app.session.time.side_file import agreement_of

    choice = replace(opened.choice, seats=agreement_of(path).seated(opened.choice.seats))
    if opened.match.state.over:
        return choice
    return looking_anew(choice, "on" if opened.match.moves else "")


def _own(path: Path) -> Path | None:
    """The game in progress behind this path, however it is written and through whatever links."""
    try:
        there = path.resolve(strict=True)
        if there.parent != games_folder().resolve():
            return None
    except (OSError, RuntimeError):  # the latter for links in a circle
        return None
    return games_folder() / there.name
