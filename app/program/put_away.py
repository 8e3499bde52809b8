"""Lists the games that were put away or are damaged, and takes back those that can continue."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.library.game_files import DAMAGED, Shelf, day_of
from app.library.usual_names import Everywhere, names_anew
from app.windows.file_questions import answer_from, answer_of
from app.windows.main_window import MainWindow
from app.windows.sheets.put_away_games import PutAwayGames
from app.windows.widgets.list_page import ListCell, ListRow


class PutAway(QObject):
    """Shows the dialog of the games that were put away, and takes games back. This object exists as long as the window,
    so that the background thread may report games after the dialog has closed.

    everywhere: returns the translations of a text into all languages.
    taken_back: called after a game was taken back.
    """

    _listed = Signal(object)  # a row for each game; like the next signal, emitted in the shelf's background thread
    _unlisted = Signal(str)  # the folder that can't be listed

    def __init__(
        self, window: MainWindow, shelf: Shelf, everywhere: Everywhere, taken_back: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._window, self._shelf, self._everywhere, self._taken_back = window, shelf, everywhere, taken_back
        self._unlisted.connect(self._report_unlisted)

    def show(self, when_ready: Callable[[Callable[[], None]], None]) -> None:
        """Opens the dialog, and lists the games once the program can read records."""
        self._sheet = PutAwayGames(self._window)
        self._listed.connect(self._sheet.show_games)
        self._sheet.back_wanted.connect(self._take_back)
        self._sheet.show()
        when_ready(self._list)

    def _list(self) -> None:
        self._shelf.background(self._read)

    def _read(self) -> None:
        """Reads the games, in the shelf's background thread."""
        try:
            rows = list(self._games())
        except OSError as fault:
            self._unlisted.emit(str(fault.filename))
        else:
            self._listed.emit(rows)

    def _report_unlisted(self, folder: str) -> None:
        self._window.tell(QCoreApplication.translate("Notices", "{file} cannot be read.").format(file=folder))

    def _take_back(self, path: Path) -> None:
        """Moves a game back to the finished games or to those in progress. A worker replays the game to find out
        whether it is finished; the window keeps responding while the worker replays it."""
        from app.library.rebuilding import finished_match

        translate = QCoreApplication.translate
        text, stop = translate("Unsaved", "The game is being read."), translate("Unsaved", "Cancel")
        over = answer_of(lambda _: finished_match(path) is not None, text, stop, self._window)
        if isinstance(over, Exception):
            raise over
        if over is not None:
            self._move_back(path, text, stop, over=over)
        self._taken_back()
        self._list()

    def _move_back(self, path: Path, text: str, stop: str, *, over: bool) -> None:
        """Moves a game back to the finished games or to those in progress.

        text, stop: the texts of the box that shows if this takes long.
        over: whether the game is finished.
        """
        translate = QCoreApplication.translate
        back = answer_from(
            self._shelf.background, lambda: self._shelf.take_back(path, over=over) or path, text, stop, self._window
        )
        if back is None:
            return  # the player has stopped waiting
        if back == path:
            text = translate("Notices", "The game cannot be taken back: {file} cannot be moved.")
            self._window.tell(text.format(file=path))
        elif over:
            self._sheet.games.tell(translate("Kept", "The game is among the finished games again."))
        else:
            self._sheet.games.tell(translate("Kept", "The game waits in the gallery again."))

    def _games(self) -> Iterator[ListRow]:
        """Yields a row for each game; unreadable games are named by their files. Raises OSError if a folder can't be
        listed."""
        from app.library.opening import CannotOpen, record_at

        translate = QCoreApplication.translate
        for path in self._shelf.kept():
            try:
                there = record_at(path)
            except CannotOpen as fault:
                yield ListRow(
                    None, (ListCell(translate("Kept", "{file}: {why}").format(file=path, why=fault.sentence)),)
                )
                continue
            header = there.record.header
            names = names_anew([player.name for player in header.players], self._everywhere)
            moves = translate("Gallery", "%n move(s)", None, len(there.record.moves))
            day = day_of(path).isoformat()
            parts = [header.game.name, ", ".join(names), moves, day]
            if path.parent.name == DAMAGED:
                parts.append(translate("Gallery", "damaged"))
            yield ListRow(path, (ListCell(" · ".join(parts)),))
