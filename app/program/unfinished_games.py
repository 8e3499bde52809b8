"""Shows the games in progress in the gallery. One worker reads them, and another computes their positions."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal

from app.base.languages import language
from app.base.paths import games_folder, is_there
from app.library.game_files import Shelf
from app.library.lock import Hold
from app.library.usual_names import Everywhere, names_anew
from app.program.at_table import AtTable
from app.program.statistics import Counting
from app.windows.gallery.waiting import Unfinished
from app.windows.main_window import MainWindow

if TYPE_CHECKING:
    from app.base.worker import Worker
    from app.library.saved_games import GamesReader, Looked, SavedGame, Unreadable
    from app.library.standing import SavedStanding
    from engine.match import Match

# Only the games played last get a position: replaying hundreds of games would keep a processor core busy for nothing.
MOST_STANDINGS = 24
NANOSECONDS = 1_000_000_000


class UnfinishedGames(QObject):
    """The games in progress in the gallery.

    everywhere: returns the translations of a text into all languages.
    when_ready: calls a function once the program can read records.
    ended: called with a game that was over but left in progress, the names of its players, and the path of its record.
    """

    # the number of the reading of the folder, and the games found so far; emitted in the reader's thread
    _found = Signal(int, object)
    # the number of the reading of the folder, and everything found; emitted in the reader's thread
    _looked = Signal(int, object)
    _unlisted = Signal()  # the folder can't be listed; emitted in the reader's thread
    _stood = Signal(object, object)  # a game and its position; emitted in the replaying worker's thread
    _over = Signal(object, object)  # a path and its match; emitted in the replaying worker's thread
    # a path and its match, once the game is locked; emitted in the shelf's background thread
    _held = Signal(object, object)

    def __init__(
        self,
        window: MainWindow,
        shelf: Shelf,
        counting: Counting,
        table: AtTable,
        everywhere: Everywhere,
        when_ready: Callable[[Callable[[], None]], None],
    ) -> None:
        super().__init__(window)
        self._window, self._shelf, self._counting, self._table = window, shelf, counting, table
        self._everywhere, self._when_ready = everywhere, when_ready
        self._reading: Worker | None = None
        self._replaying: Worker | None = None
        self._reader: GamesReader | None = None
        # Whether `keep_room` found no games, and `show` has not been called since. None before the call of `keep_room`.
        self._are_none: bool | None = None
        self._is_wanted = False  # whether `show` was called before `keep_room`, which then shows the games
        self._number = 0  # the number of the latest reading of the folder; earlier readings stop
        self._told: set[Path] = set()  # the unreadable games that stay in the folder and were reported
        # for each game: the language of its card's texts, and the card
        self._cards: dict[Path, tuple[SavedGame, str, Unfinished]] = {}
        self._asked: set[SavedGame] = set()  # the games whose positions a worker is computing
        self._standings: dict[Path, tuple[SavedGame, SavedStanding | None]] = {}
        self.ended: Callable[[Match, Sequence[str], Path], object] = lambda match, names, place: None
        self._found.connect(self._show_games)
        self._looked.connect(self._take)
        self._unlisted.connect(self._report_unlisted)
        self._stood.connect(self._show_standing)
        self._over.connect(self._finish)
        self._held.connect(self._count_ended)

    def keep_room(self, are_games: bool | None) -> None:
        """Reserves room in the gallery for the games in progress before they are read. Otherwise widgets would move
        under a player's click when the games appear. Called once, at the start.

        are_games: whether there are games in progress; None if their folder can't be listed.
        """
        if are_games is None:
            self._report_unlisted()
        elif are_games:
            self._window.gallery.strip.keep_room()
        # If `show` was called before, a game may have been added to the folder after it was found empty.
        self._are_none = not are_games and not self._is_wanted
        if self._is_wanted:
            self.show()

    def show(self) -> None:
        """Reads the folder, and shows all games in it."""
        self._is_wanted = self._are_none is None
        if self._are_none:  # the folder has just been found empty, so the modules that read games need not be loaded
            self._are_none = False
            self._window.gallery.show_unfinished([])
        elif not self._is_wanted:
            self._when_ready(self._look)

    def close(self) -> None:
        self._number += 1  # makes the reader stop between two files; it must not stop while it moves a file
        if self._reading is not None:
            self._reading.close()
            self._reading = None
        if self._replaying is not None:
            # the worker may stop in the middle of its work, because it only reads
            self._replaying.close(stop=True)
            self._replaying = None

    # ---- the games

    def _look(self) -> None:
        from app.library.saved_games import GamesReader

        if self._reading is None:
            self._reading = new_reading()
        reader = self._reader = self._reader or GamesReader(self._shelf)
        self._number += 1
        self._reading.do(self._read, reader, self._number)

    def _read(self, reader: "GamesReader", number: int) -> None:
        """Reads the folder, in the reader's thread."""
        try:
            looked = reader.look(partial(self._found.emit, number), lambda: self._number != number)
        except OSError:
            self._unlisted.emit()
        else:
            if looked is not None:
                self._looked.emit(number, looked)

    def _report_unlisted(self) -> None:
        """Reports that the folder of games can't be listed, so that the player does not think the games are lost."""
        text = QCoreApplication.translate("Notices", "The folder with your games cannot be read: {folder}")
        self._window.tell(text.format(folder=games_folder()))
        self._window.gallery.show_unfinished([])

    def _take(self, number: int, looked: "Looked") -> None:
        self._show_games(number, looked.games)
        self._tell(looked)
        if number == self._number:
            self._find_standings(looked.games[:MOST_STANDINGS])

    def _show_games(self, number: int, games: "Sequence[SavedGame]") -> None:
        if number != self._number:  # a newer look through the folder will show the games
            return
        self._cards = {game.path: self._card(game) for game in games}
        self._window.gallery.show_unfinished([card for *_, card in self._cards.values()])

    def _card(self, game: "SavedGame") -> "tuple[SavedGame, str, Unfinished]":
        # imported late, so that the first paint does not wait for it; records are read later
        from PySide6.QtCore import QDateTime

        known = self._cards.get(game.path)
        if known is not None and known[:2] == (game, language()):
            return known
        names = names_anew(game.players, self._everywhere)
        at = 0 if game.version is None else game.version.written // NANOSECONDS
        day = QLocale().toString(QDateTime.fromSecsSinceEpoch(at).date(), QLocale.FormatType.ShortFormat)
        return game, language(), Unfinished(game.path, game.game, names, game.moves, game.damaged, day)

    def _tell(self, looked: "Looked") -> None:
        """Reports the games that can't be read. Each of them is reported only once."""
        for sentence, paths in sentences(looked):
            if not self._told.issuperset(paths):
                self._window.tell(sentence)
        self._told = {one.path for one in (*looked.stuck, *looked.newer, *looked.for_now)}

    # ---- positions of games, and games that are over

    def _find_standings(self, games: "Sequence[SavedGame]") -> None:
        known = {path: kept for path, kept in self._standings.items() if kept[0] in games}
        self._standings = known
        for game in games:
            if game.path in known:
                self._show_standing(*known[game.path])
            elif game not in self._asked:
                self._asked.add(game)
                self._ready_to_replay().do_when_painted(self._replay, game)

    def _ready_to_replay(self) -> "Worker":
        from app.base.worker import Worker

        if self._replaying is None:
            self._replaying = Worker("finished")
        return self._replaying

    def _replay(self, game: "SavedGame") -> None:
        """Replays a game, in the replaying worker's thread."""
        from app.library.rebuilding import match_of
        from app.library.saved_games import whole_record
        from app.library.standing import standing_of

        record = whole_record(game)
        match = None if record is None else match_of(record)
        self._stood.emit(game, None if match is None else standing_of(match))
        if match is not None and match.state.over:
            self._over.emit(game.path, match)

    def _show_standing(self, game: "SavedGame", standing: "SavedStanding | None") -> None:
        """Shows the game's position, unless its file has changed since it was read."""
        self._asked.discard(game)
        if game.path not in self._cards or self._cards[game.path][0] != game:
            return
        self._standings[game.path] = game, standing
        if standing is not None:
            self._window.gallery.strip.show_standing(game.path, standing.lines, standing.scores)

    def _finish(self, path: Path, match: "Match") -> None:
        """Puts away a game that is over but was left in progress, because the program was killed on the final page or
        the power failed. The game is counted and leaves the gallery."""
        if path not in self._shelf.locks and path not in self._shelf.leaving:
            self._shelf.leaving.add(path)  # so that the player can't continue the game before it is put away
            self._shelf.background(lambda: self._hold_ended(path, match))

    def _hold_ended(self, path: Path, match: "Match") -> None:
        """Locks a game that is over, unless a window has it on the table."""
        if is_there(path) and path not in self._shelf.locks and self._shelf.hold(path) is Hold.OURS:
            self._held.emit(path, match)
        else:
            self._shelf.leaving.discard(path)

    def _count_ended(self, path: Path, match: "Match") -> None:
        self._counting.count(match, path)
        self.ended(match, names_anew([player.name for player in match.header.players], self._everywhere), path)
        self._table.put_finished_away(path)
        self.show()


def new_reading() -> "Worker":
    from app.base.worker import Worker

    return Worker("reading games")


def sentences(looked: "Looked") -> list[tuple[str, set[Path]]]:
    """Returns the sentences about games that can't be read, each with the paths of these games."""
    kinds = ((looked.moved, _moved), (looked.stuck, _stuck), (looked.newer, _newer), (looked.for_now, _for_now))
    return [(sentence(games), {one.path for one in games}) for games, sentence in kinds if games]


def _moved(games: "Sequence[Unreadable]") -> str:
    translate, (first, *others) = QCoreApplication.translate, games
    if not others:
        text = translate("Notices", "A game in progress cannot be read. It is kept as {file}. {why}")
        return text.format(file=first.path, why=first.why)
    text = translate("Notices", "%n game(s) in progress cannot be read. They are kept in {folder}.", None, len(games))
    return text.format(folder=first.path.parent)


def _stuck(games: "Sequence[Unreadable]") -> str:
    translate = QCoreApplication.translate
    text = translate("Notices", "%n damaged game(s) cannot be moved out of {folder}.", None, len(games))
    return text.format(folder=games[0].path.parent)


def _newer(games: "Sequence[Unreadable]") -> str:
    translate = QCoreApplication.translate
    if len(games) == 1:
        return translate("Notices", "A game waits here for a newer Wordfelt.")
    return translate("Notices", "%n game(s) wait here for a newer Wordfelt.", None, len(games))


def _for_now(games: "Sequence[Unreadable]") -> str:
    translate, (first, *others) = QCoreApplication.translate, games
    if not others:
        text = translate("Notices", "A game in progress cannot be read now. It stays where it is. {why}")
        return text.format(why=first.why)
    text = translate("Notices", "%n game(s) in progress cannot be read now. They stay in {folder}.", None, len(games))
    return text.format(folder=first.path.parent)
