"""Reads the games in progress from the disk in a worker thread, and moves damaged ones to another folder."""

from collections.abc import Callable, Iterable
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from app.library.game_files import Shelf, Version, version_of
from app.library.opening import CannotOpen, record_at
from engine.records.record import Record

SHOWN_EACH = 0.03  # seconds between two calls of `show` while the worker reads
# The worker waits for this many seconds after each call of `show`, so that the window can paint: two threads can't run
# Python at the same time.
PAINTED_IN = 0.06
MOST_PASSES = 3  # the maximum number of times to read the folder, in case another program keeps replacing files


class SavedGame(NamedTuple):
    """A game in progress, as its file describes it.

    version: the version of the file.
    players: the players' names in the record.
    moves: the number of moves.
    damaged: whether the end of the file is missing, perhaps with some moves.
    """

    path: Path
    version: Version | None
    game: str
    players: tuple[str, ...]
    moves: int
    damaged: bool


class Unreadable(NamedTuple):
    """A file that the program can't read.

    why: the reason, as a sentence.
    """

    path: Path
    why: str


class Looked(NamedTuple):
    """The contents of the folder of games in progress, as the reader has last found them.

    games: the games that can be continued, the latest first.
    moved: damaged games that were moved since the last look, with their new path.
    stuck: damaged games that could not be moved.
    newer: games that need a newer Wordfelt.
    for_now: games that can't be read at the moment, but may be all right.
    """

    games: tuple[SavedGame, ...]
    moved: tuple[Unreadable, ...] = ()
    stuck: tuple[Unreadable, ...] = ()
    newer: tuple[Unreadable, ...] = ()
    for_now: tuple[Unreadable, ...] = ()


class _Fault(NamedTuple):
    """A version of a file that can't be read; `why` is the reason. `newer` and `for_now` mean the same as in
    `CannotOpen`."""

    version: Version | None
    why: str
    newer: bool
    for_now: bool


class GamesReader:
    """Reads the games in progress; after the first time, only files that have changed. Only one thread may use this
    object."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._games: dict[Path, SavedGame] = {}
        self._faults: dict[Path, _Fault] = {}
        self._moved: list[Unreadable] = []  # games that were moved and not returned by `look` yet
        self._stuck: list[Unreadable] = []

    def look(self, show: Callable[[tuple[SavedGame, ...]], None], stop: Callable[[], bool]) -> Looked | None:
        """Reads the folder. Returns None if the reading was stopped; the next call continues it. Raises OSError if the
        folder can't be listed.

        show: called now and then with the games found so far.
        stop: returns whether to stop; called before each file is read or moved.
        """
        paths, changed = list[Path](), True
        for _ in range(MOST_PASSES):
            if not changed:
                break
            paths = self._shelf.unfinished()
            self._forget_others(paths)
            self._read_all(paths, show, stop)
            changed = self._move_damaged(stop)
        return None if stop() else self._looked(paths)

    def _forget_others(self, paths: Iterable[Path]) -> None:
        there = set(paths)
        self._games = {path: game for path, game in self._games.items() if path in there}
        self._faults = {path: fault for path, fault in self._faults.items() if path in there}

    # ---- reading

    def _read_all(
        self, paths: list[Path], show: Callable[[tuple[SavedGame, ...]], None], stop: Callable[[], bool]
    ) -> None:
        """Reads new and changed files."""
        shown = monotonic()
        for path in paths:
            if stop():
                return
            version = version_of(path)
            if not self._knows(path, version):
                self._read(path, version)
                if monotonic() > shown + SHOWN_EACH:
                    show(self._found(paths))
                    sleep(PAINTED_IN)
                    shown = monotonic()

    def _knows(self, path: Path, version: Version | None) -> bool:
        if version is None:
            return False
        if path in self._faults:
            return self._faults[path].version == version and not self._faults[path].for_now
        return path in self._games and self._games[path].version == version

    def _read(self, path: Path, version: Version | None) -> None:
        self._games.pop(path, None)
        self._faults.pop(path, None)
        try:
            there = record_at(path)
        except CannotOpen as fault:
            if not _is_gone(path):  # not a fault: the game was moved or deleted after the folder was listed
                self._faults[path] = _Fault(version, fault.sentence, fault.newer, fault.for_now)
            return
        header, moves = there.record.header, len(there.record.moves)
        names = tuple([player.name for player in header.players])
        self._games[path] = SavedGame(path, version, header.game.id, names, moves, there.damaged)

    # ---- moving

    def _move_damaged(self, stop: Callable[[], bool]) -> bool:
        """Moves the games that even a newer Wordfelt could not read. Returns whether a file has changed since it was
        read, so that the folder must be read again."""
        changed = False
        self._stuck.clear()
        for path, fault in list(self._faults.items()):
            if stop():
                return False
            if fault.newer or fault.for_now or fault.version is None:
                continue
            where = self._shelf.set_aside(path, fault.version)
            if where == path:
                self._stuck.append(Unreadable(path, fault.why))
            elif where is not None:
                self._moved.append(Unreadable(where, fault.why))
                del self._faults[path]
            elif version_of(path) != fault.version:
                changed = True
        return changed

    # ---- the answer

    def _found(self, paths: Iterable[Path]) -> tuple[SavedGame, ...]:
        return tuple([self._games[path] for path in paths if path in self._games])

    def _looked(self, paths: Iterable[Path]) -> Looked:
        faults = self._faults.items()
        newer = [Unreadable(path, fault.why) for path, fault in faults if fault.newer]
        for_now = [Unreadable(path, fault.why) for path, fault in faults if fault.for_now]
        moved, self._moved = self._moved, []
        return Looked(self._found(paths), tuple(moved), tuple(self._stuck), tuple(newer), tuple(for_now))


def _is_gone(path: Path) -> bool:
    """Whether the folder no longer has this file; False if the program can't find out."""
    try:
        path.lstat()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False


def whole_record(game: SavedGame) -> Record | None:
    """The record of this game; None if it is damaged, or if its file has changed since."""
    try:
        there = record_at(game.path)
    except CannotOpen:
        return None
    return None if there.damaged or version_of(game.path) != game.version else there.record
