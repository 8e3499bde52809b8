"""Keeps the games on disk: a file for each game in progress, and the finished games."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, NamedTuple

from app.base.json_file import at_once
from app.base.paths import data_folder, games_folder, is_there, make_private, side_file_of
from app.base.unstopped import unstopped
from app.library.lock import Hold, Lock

if TYPE_CHECKING:
    from datetime import date

SUFFIX = ".wordfelt"
FINISHED = "finished"
PUT_AWAY, DAMAGED = ASIDE = ("put-away", "damaged")  # the names of folders beside the folder of games in progress
GAMES = ("games", FINISHED, *ASIDE)


class Version(NamedTuple):
    """The state of a file at one moment, by which a later change of the file can be noticed."""

    written: int
    changed: int
    size: int
    node: int


@dataclass
class Shelf:
    """The folders for games on disk. A window locks a game that it opens, so two windows never write the same file.

    `new_place`, `leave`, `throw_away` and `finish` return before anything happens on the disk, so the window's thread
    may call them. It must not call any other method that reads or writes.

    background: runs functions in another thread, one after the other.
    locks: the locks held by this window, by file.
    leaving: games that will soon leave the folder of games in progress: finished games whose results are being written,
    and games without a move.
    """

    background: Callable[[Callable[[], None]], None] = at_once
    locks: dict[Path, Lock] = field(default_factory=dict)
    leaving: set[Path] = field(default_factory=set)
    # locked while a file is locked or moved, because several workers do that
    _turn: RLock = field(default_factory=RLock)
    _given: set[Path] = field(default_factory=set)  # the paths that `new_place` has returned

    def new_place(self, game: str) -> Path:
        """A path for a new game, which this window has given to no other game. `claim` makes it the window's own.

        game: the id of the game.
        """
        from datetime import datetime

        folder, stamp = games_folder(), datetime.now().strftime("%Y-%m-%d-%H%M%S")
        places = (folder / f"{game}-{stamp}-{number}{SUFFIX}" for number in count(1))
        place = next(place for place in places if place not in self._given)
        self._given.add(place)
        return place

    def claim(self, place: Path) -> Path:
        """Makes sure, before each save, that this window alone writes this game. Returns the path to write to, which is
        another one if a game or another window already uses the name of a new game. Raises OSError if the folder can't
        be used.
        """
        with self._turn:
            make_private(place.parent)
            if place in self.locks and (place.exists() or self._hold_anew(place)):
                return place
            return next(free for free in _numbered(place, place.parent) if self._lock_unused(free))

    def _lock_unused(self, place: Path) -> bool:
        """Tries to lock this place for a new game. Returns False if another window holds the lock, or if a game in any
        folder already has the name."""
        if self.hold(place) is not Hold.OURS:
            return False
        # looks for games only after locking, because another window that had the lock may have just written its game
        if place.exists() or any(is_there(data_folder() / where / place.name) for where in (FINISHED, *ASIDE)):
            self.let_go(place)
            return False
        return True

    def hold(self, place: Path, *, in_doubt: bool = False) -> Hold:
        """Tries to lock this game for this window.

        in_doubt: whether to take the game even if another machine may have it open.
        """
        with self._turn:
            if place in self.locks:
                return Hold.OURS
            lock = _lock_of(place)
            found = lock.take(in_doubt=in_doubt)
            if found is Hold.OURS:
                self.locks[place] = lock
            return found

    def _hold_anew(self, place: Path) -> bool:
        """Locks a game again that this window holds but whose lock file has been deleted, perhaps with the folder.
        Returns whether this window holds the game now."""
        if self.locks[place].stands:
            return True
        self.let_go(place)
        return self.hold(place, in_doubt=True) is Hold.OURS

    def leave(self, place: Path) -> None:
        """Unlocks a game that leaves the table."""
        self.background(lambda: self.let_go(place))

    def let_go(self, place: Path) -> None:
        lock = self.locks.pop(place, None)
        if lock is not None:
            lock.free()

    def has_unfinished(self) -> bool | None:
        """Whether there are games in progress; None if their folder can't be listed."""
        try:
            return any(place not in self.leaving for place in _records_in(games_folder()))
        except OSError:
            return None

    def unfinished(self) -> list[Path]:
        """The games in progress, the latest first. Raises OSError if their folder can't be listed."""
        return [place for place in games_in(games_folder()) if place not in self.leaving]

    def kept(self) -> list[Path]:
        """The games in the folders of games that were put away or damaged (ASIDE), the latest first."""
        return sorted([path for where in ASIDE for path in games_in(data_folder() / where)], key=age, reverse=True)

    def take_back(self, place: Path, *, over: bool = False) -> Path | None:
        """Moves a game that was set aside back to the games in progress, or to the finished games if it is over.
        Returns its new path; None if it can't be moved."""
        back = self._moved(place, data_folder() / FINISHED if over else games_folder())
        return None if back == place else back

    def put_away(self, place: Path, where: str) -> Path:
        """Moves a game that is over or given up to the folder `where`, so that the gallery does not list it. Returns
        its new path."""
        try:
            return self._moved(place, data_folder() / where)
        finally:
            self.leaving.discard(place)
            self.let_go(place)

    def set_aside(self, place: Path, version: Version) -> Path | None:
        """Moves a damaged game to the folder of damaged games. Returns its new path, or the old path if it can't be
        moved. None if a window has the game open, or if the file has changed since this version.
        """
        with self._turn:
            lock = _lock_of(place)
            if place in self.locks or lock.take() is not Hold.OURS:
                return None
            try:
                return self._moved(place, data_folder() / DAMAGED) if version_of(place) == version else None
            finally:
                lock.free()

    def throw_away(self, place: Path) -> None:
        """Deletes the file of a game in which no move was made, if possible. The gallery no longer lists the game."""
        self.leaving.add(place)
        self.background(lambda: self._throw_away(place))

    def _throw_away(self, place: Path) -> None:
        if place in self.locks:  # otherwise this window wrote no file, and another window may have one with this name
            with suppress(OSError):
                for file in (side_file_of(place), place):
                    file.unlink(missing_ok=True)
            self.let_go(place)
        self.leaving.discard(place)

    def finish(self, place: Path) -> None:
        """Moves a finished game from the games in progress to the finished games."""
        self.background(lambda: self._finish(place))

    def _finish(self, place: Path) -> None:
        # Without a lock, this window only showed the game, and another window may own the file; so the file stays.
        if place in self.locks:
            self.put_away(place, FINISHED)
        self.leaving.discard(place)

    def _moved(self, place: Path, folder: Path) -> Path:
        """Moves a game, with its side file, to an unused name in this folder. Returns its new path, or the old path if
        that fails."""
        try:
            make_private(folder)
            with self._turn:
                moved = place.rename(next(name for name in _numbered(place, folder) if not name.exists()))
        except OSError:
            return place
        with suppress(OSError):  # there may be no side file to move
            side_file_of(place).rename(side_file_of(moved))
        return moved


def _numbered(place: Path, folder: Path) -> Iterator[Path]:
    """Yields paths in this folder with the name of this game: first the name itself, then the name with numbers."""
    return (folder / f"{place.stem}{f'-{number}' if number else ''}{place.suffix}" for number in count())


def _lock_of(place: Path) -> Lock:
    return Lock(place.with_name(f"{place.name}.lock"))


def games_in(folder: Path) -> list[Path]:
    """The records in this folder, the latest first. Raises OSError if the folder can't be listed."""
    return sorted(_records_in(folder), key=age, reverse=True)


def _records_in(folder: Path) -> list[Path]:
    try:
        with unstopped(), os.scandir(folder) as entries:
            return [Path(entry.path) for entry in entries if entry.name.endswith(SUFFIX) and _may_be_a_file(entry)]
    except FileNotFoundError:
        return []


def _may_be_a_file(entry: "os.DirEntry[str]") -> bool:
    """Whether the entry is a file, or a link that can't be followed. Such a link counts: opening it will report the
    fault, whereas an exception raised here would hide all other games."""
    try:
        return entry.is_file()
    except OSError:
        return True


def version_of(path: Path) -> Version | None:
    """The file's version; None if the file can't be read."""
    try:
        found = path.stat()
    except (OSError, RuntimeError):
        return None
    return Version(found.st_mtime_ns, found.st_ctime_ns, found.st_size, found.st_ino)


def age(path: Path) -> float:
    """The time at which the file was last written. 0 if there is no such file any more, because another window has just
    moved it."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def day_of(path: Path) -> "date":
    """The day on which the file was last written; 1970-01-01 if the file has an impossible date because of a wrong
    clock."""
    from datetime import date

    try:
        return date.fromtimestamp(age(path))
    except (OSError, OverflowError, ValueError):
        return date(1970, 1, 1)
