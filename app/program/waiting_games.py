"""Opens games to be played on: the games in progress listed in the gallery, and records that the player opens from any
folder. Also puts games away."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

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
    from app.program.put_away import PutAway
    from app.session.match.view_data import GameChoice

T = TypeVar("T")
OTHER = Path()  # used in place of a path for a record that is not one of this player's games in progress


class Waiting(QObject):
    """The actions on saved games: opening them at the table, and putting them away.

    games: shows the games in progress in the gallery.
    everywhere: returns the translations of a text into all languages.
    when_ready: calls a function once the program can read records.
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

    def keep_room(self, are_games: bool | None) -> None:
        self.games.keep_room(are_games)

    def show(self) -> None:
        self.games.show()

    def close(self) -> None:
        self.games.close()

    def go_on_with(self, path: Path) -> None:
        """Continues a game of the gallery, or the one on the table."""
        if self._table.running is not None and self._table.running.path == path:
            self._window.pages.setCurrentWidget(self._table.page())
            return
        if path in self._shelf.leaving:  # the game is over, and its card will soon leave the gallery
            return
        if self._holds(path) and not self._open(path, path):
            self._shelf.leave(path)
            self.show()  # another window may have finished the game

    def open(self, path: Path) -> None:
        """Opens a record from any folder. The player continues a copy of it."""
        self._when_ready(lambda: self._open_now(path))

    def _open_now(self, path: Path) -> None:
        own = self._answer(lambda: _own(path) or OTHER)
        if own is None:
            return
        if own != OTHER and own not in self._shelf.leaving:
            self.go_on_with(own)
        else:
            self._open(path, None)

    def choose(self) -> None:
        from app.windows.record_files import chosen_record

        path = chosen_record(self._window)
        if path is not None:
            self.open(path)

    def put_away(self, path: Path) -> None:
        """Moves a game out of the player's sight. Its file stays in another folder."""
        if self._answer(lambda: is_there(path)) and self._holds(path):
            kept = self._put_away(path, PUT_AWAY)
            text = QCoreApplication.translate("Notices", "The game cannot be put away: {file} cannot be moved.")
            if kept != path:
                self._counting.count_unfinished(kept)
                text = QCoreApplication.translate("Notices", "The game was put away. It is kept as {file}.")
            self._window.tell(text.format(file=kept))
        self.show()

    def _put_away(self, path: Path, where: str) -> Path:
        """Moves a game to the folder `where`. Returns its new path, or its old path if it can't be moved or if the
        player has stopped waiting."""
        return self._answer(lambda: self._shelf.put_away(path, where)) or path

    def _answer(self, work: Callable[[], T]) -> T | None:
        """Does this work on game files, after all earlier work on them, and returns its result. The window keeps
        responding while the player waits. Returns None if the player has stopped waiting."""
        from app.windows.file_questions import answer_from

        return answer_from(self._shelf.background, work, *_waiting_text(), self._window)

    def show_put_away(self) -> None:
        self._kept.show(self._when_ready)

    @cached_property
    def _kept(self) -> "PutAway":
        from app.program.put_away import PutAway

        return PutAway(self._window, self._shelf, self._everywhere, self.show)

    def _holds(self, path: Path) -> bool:
        """Returns whether this window has locked the game. Reports a game that is open elsewhere, and asks the player
        if that is uncertain."""
        held = self._answer(lambda: self._shelf.hold(path))
        if held is Hold.DOUBTFUL:
            from app.windows.file_questions import go_on_here

            if not go_on_here(self._window):
                return False
            held = self._answer(lambda: self._shelf.hold(path, in_doubt=True))
        if held is Hold.ELSEWHERE:
            self._window.tell(QCoreApplication.translate("Notices", "This game is open in another window."))
        if held is None:
            self._shelf.leave(path)  # the worker may take the lock after the player has stopped waiting
        return held is Hold.OURS

    def look_at(self, path: Path) -> bool:
        """Shows a finished game without changing its file."""
        return self._open(path, None)

    def _open(self, path: Path, place: Path | None) -> bool:
        """Opens the record at the table. Returns whether it is on the table now.

        place: the file in which to save the game; None for a new file.
        """
        from app.library.opening import has_words_of_its_own

        opened = self._opened(path)
        if opened is None or not self._table.may_stand_up():
            return False
        record, choice, news = opened.record, opened.choice, ""
        # The game is saved in another file, without the agreement and the other files beside this record.
        if place is None or opened.stopped:
            choice = _choice_elsewhere(opened)
        if opened.stopped:
            place, news = None, self._stopped(opened.stopped, place)
        elif opened.missing:
            text = QCoreApplication.translate(
                "Notices", "The word list “{title}” is not here. The game can be watched; its file stays as it is."
            )
            news = text.format(title=opened.missing)
        where = place or self._shelf.new_place(choice.game)
        shown = bool(opened.missing)
        beside = opened.beside if place is not None else {}
        self._table.sit_down(choice, opened.match, record.dictionary, where, record, shown=shown, beside=beside)
        # whether the game goes on in a new file: it is not one of the player's own games, and it is not finished
        copied = place is None and not opened.match.state.over
        if news:
            self._window.tell(news)
        elif copied and has_words_of_its_own(record, self._file.settings, self._table.house.words):
            text = QCoreApplication.translate(
                "Notices", "This game keeps the dictionary and the house words it came with."
            )
            self._window.tell(text)
        return True

    def _opened(self, path: Path) -> "Opened | None":
        """Lets a worker replay the record, and returns the record with the resulting table. The window keeps responding
        while the player waits. Returns None if the player has stopped waiting, or if the record can't be opened; then
        the player is told why."""
        from app.library.opening import CannotOpen
        from app.windows.file_questions import answer_of

        answer = answer_of(lambda _: _opened_with_reports(path), *_waiting_text(), self._window)
        if isinstance(answer, CannotOpen):
            self._window.tell(answer.sentence)
            return None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _stopped(self, why: str, place: Path | None) -> str:
        """Moves a record whose moves end with an illegal one to the damaged games, and returns the message about it.

        why: the sentence about the illegal move.
        place: the record; None if it is not one of the player's own games, which stays where it is.
        """
        translate = QCoreApplication.translate
        parts = [why, translate("Notices", "The game goes on from the last move that is whole.")]
        if place is not None:
            kept = self._put_away(place, DAMAGED)
            parts.append(translate("Notices", "The record is kept as {file}.").format(file=kept))
        return " ".join(parts)


def _opened_with_reports(path: Path) -> "Opened":
    """Opens a record and makes the reports of its acts, which the history needs. If the window's thread made the
    reports of a long game, the window would freeze."""
    from app.library.opening import open_at

    opened = open_at(path)
    for index in range(len(opened.match.moves)):
        opened.match.report(index)
    return opened


def _waiting_text() -> tuple[str, str]:
    """Returns the text of the box that shows while a game is being opened, and the text of its button."""
    translate = QCoreApplication.translate
    return translate("Unsaved", "The game is being opened."), translate("Unsaved", "Cancel")


def _choice_elsewhere(opened: "Opened") -> "GameChoice":
    """Returns the choice of a game that was opened from another place, with the people who played it. If the game goes
    on after its first move, its people count as knowing the cards (see Look)."""
    from app.session.match.view_data import looking_anew
    from app.session.time.side_file import agreement_in

    choice = replace(opened.choice, seats=agreement_in(opened.beside).seated(opened.choice.seats))
    if opened.match.state.over:
        return choice
    return looking_anew(choice, "on" if opened.match.moves else "")


def _own(path: Path) -> Path | None:
    """Returns the path of the game in progress that this path leads to, even through links; None if it leads to no such
    game."""
    try:
        there = path.resolve(strict=True)
        if there.parent != games_folder().resolve():
            return None
    except (OSError, RuntimeError):  # links that form a circle raise RuntimeError
        return None
    return games_folder() / there.name
