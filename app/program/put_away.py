"""Lists the games that were put away or are damaged, and takes those back that can go on."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.library.game_files import DAMAGED, Shelf, day_of
from app.library.usual_names import Everywhere, names_anew
from app.windows.file_questions import answer_of
from app.windows.main_window import MainWindow
from app.windows.sheets.put_away_games import PutAwayGames
from app.windows.widgets.list_page import ListCell, ListRow


class PutAway:
    """The games out of sight.

    everywhere: gives a text in every language.
    taken_back: called after a game has gone where it belongs.
    """

    def __init__(
        self, window: MainWindow, shelf: Shelf, everywhere: Everywhere, taken_back: Callable[[], None]
    ) -> None:
        self._window, self._shelf, self._everywhere, self._taken_back = window, shelf, everywhere, taken_back

    def show(self, when_ready: Callable[[Callable[[], None]], None]) -> None:
        """Lists the games as soon as records can be read."""
        sheet = PutAwayGames(self._window)
        sheet.back_wanted.connect(lambda path: self._take_back(path, sheet))
        sheet.show()
        when_ready(lambda: sheet.show_games(self._games()))

    def _take_back(self, path: Path, sheet: PutAwayGames) -> None:
        """Takes a game back to where its moves show that it belongs. A worker replays a long one while the window stays
        alive."""
        from app.library.rebuilding import finished_match

        translate = QCoreApplication.translate
        text, stop = translate("Unsaved", "The game is being read."), translate("Unsaved", "Do not take it back")
        over = answer_of(lambda _: finished_match(path) is not None, text, stop, self._window)
        if isinstance(over, Exception):
            raise over
        if over is not None:
            self._move_back(path, sheet, over=over)
        self._taken_back()
        sheet.show_games(self._games())

    def _move_back(self, path: Path, sheet: PutAwayGames, *, over: bool) -> None:
        translate = QCoreApplication.translate
        if self._shelf.take_back(path, over=over) is None:
            text = translate("Notices", "The game cannot be taken back: {file} cannot be moved.")
            self._window.tell(text.format(file=path))
        elif over:
            sheet.games.tell(translate("Kept", "The game is among the finished games again."))
        else:
            sheet.games.tell(translate("Kept", "The game waits in the gallery again."))

    def _games(self) -> Iterator[ListRow]:
        """Yields the games in words; unreadable ones by their files."""
        from app.library.opening import CannotOpen, record_at

        translate = QCoreApplication.translate
        try:
            paths = self._shelf.kept()
        except OSError as fault:
            self._window.tell(translate("Notices", "{file} cannot be read.").format(file=fault.filename))
            return
        for path in paths:
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
