"""Games that wait to be played on: in the gallery, or in a record from anywhere."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.base.paths import games_folder
from app.base.settings import SettingsFile
from app.library.lock import Hold
from app.library.shelf import Shelf
from app.library.usual_names import Everywhere, names_anew
from app.program.at_table import AtTable
from app.program.statistics import Counting
from app.windows.gallery.gallery import Unfinished
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.library.opening import CannotOpen


class Waiting:
    """The gallery's unfinished games, and records that are opened.

    everywhere: how every language says a text.
    when_ready: does something as soon as records can be read.
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
        self._everywhere = everywhere
        self._when_ready = when_ready
        self._window, self._file, self._shelf = window, file, shelf
        self._counting, self._table = counting, table

    def show(self) -> None:
        if self._shelf.unfinished():
            self._when_ready(self._show)
        else:
            self._window.gallery.show_unfinished([])

    def _show(self) -> None:
        from app.library.opening import CannotOpen, record_at

        found = []
        for path in self._shelf.unfinished():
            try:
                record = record_at(path)
            except CannotOpen as fault:
                self._not_shown(path, fault)
                continue
            names = names_anew([player.name for player in record.header.players], self._everywhere)
            found.append(Unfinished(path, record.header.game.id, names, len(record.moves)))
        self._window.gallery.show_unfinished(found)

    def _not_shown(self, path: Path, fault: "CannotOpen") -> None:
        """A game in progress that cannot be read is kept elsewhere; one of a newer Wordfelt waits for that."""
        say = QCoreApplication.translate
        text = say("Notices", "A game waits here for a newer Wordfelt.")
        if not fault.newer:
            if self._shelf.hold(path) is not Hold.OURS:
                return
            text = say("Notices", "A game in progress cannot be read. It is kept as {file}. {why}")
            text = text.format(file=self._shelf.put_away(path, "damaged"), why=fault.sentence)
        self._window.tell(text)

    def go_on_with(self, path: Path) -> None:
        """A game of the gallery, or the one on the table."""
        if self._table.sitting is not None and self._table.sitting.path == path:
            self._window.pages.setCurrentWidget(self._table.page())
            return
        if self._holds(path) and not self._open(path, path):
            self._shelf.let_go(path)
            self.show()  # another window may have played it to its end

    def open(self, path: Path) -> None:
        """A record from anywhere; it is played on as a copy."""
        self._when_ready(lambda: self._open_now(path))

    def _open_now(self, path: Path) -> None:
        if path.parent == games_folder() and path.exists():
            self.go_on_with(path)
        else:
            self._open(path, None)

    def choose(self) -> None:
        from app.windows.record_files import chosen_record

        path = chosen_record(self._window)
        if path is not None:
            self.open(path)

    def put_away(self, path: Path) -> None:
        """The player does not want to see this game any more; the file is kept elsewhere."""
        if path.exists() and self._holds(path):
            kept = self._shelf.put_away(path, "put-away")
            text = QCoreApplication.translate("Notices", "The game cannot be put away: {file} cannot be moved.")
            if kept != path:
                self._counting.count_unfinished(kept)
                text = QCoreApplication.translate("Notices", "The game was put away. It is kept as {file}.")
            self._window.tell(text.format(file=kept))
        self.show()

    def _holds(self, path: Path) -> bool:
        """Is the game ours? If it is not, the player is told; if nobody can know, the player is asked."""
        held = self._shelf.hold(path)
        if held is Hold.DOUBTFUL:
            from app.windows.file_questions import go_on_here

            if not go_on_here(self._window):
                return False
            held = self._shelf.hold(path, in_doubt=True)
        if held is Hold.ELSEWHERE:
            self._window.tell(QCoreApplication.translate("Notices", "This game is open in another window."))
        return held is Hold.OURS

    def _open(self, path: Path, place: Path | None) -> bool:
        """place: where it is saved, None: in a new one."""
        from app.library.opening import CannotOpen, has_words_of_its_own, open_at

        try:
            opened = open_at(path)
        except CannotOpen as fault:
            self._window.tell(fault.sentence)
            return False
        if not self._table.may_stand_up():
            return False
        record, choice, news = opened.record, opened.choice, ""
        if opened.stopped:
            place, news = None, self._stopped(opened.stopped, place)
        self._table.sit_down(choice, opened.match, record.dictionary, place or self._shelf.new_place(choice.game))
        copied = place is None and not opened.match.state.over  # not one's own game, nor one that is only looked at
        if news:
            self._window.tell(news)
        elif copied and has_words_of_its_own(record, self._file.settings):
            text = QCoreApplication.translate(
                "Notices", "This game keeps the dictionary and the house words it came with."
            )
            self._window.tell(text)
        return True

    def _stopped(self, why: str, place: Path | None) -> str:
        """What is said of a record with a move that is not legal. One's own is kept, with all its moves, elsewhere."""
        say = QCoreApplication.translate
        said = [why, say("Notices", "The game goes on from the move before it.")]
        if place is not None:
            said.append(
                say("Notices", "The record is kept as {file}.").format(file=self._shelf.put_away(place, "damaged"))
            )
        return " ".join(said)
