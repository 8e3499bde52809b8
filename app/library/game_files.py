"""Keeps the games on disk: a file for each game in progress, and the finished games."""

import os
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, NamedTuple

from app.base.paths import data_folder, games_folder, make_private, side_file_of
from app.base.unstopped import unstopped
from app.library.lock import Hold, Lock

if TYPE_CHECKING:
    from datetime import date

SUFFIX = ".wordfelt"
FINISHED = "finished"
PUT_AWAY, DAMAGED = ASIDE = ("put-away", "damaged")  # folders beside the folder for games in progress
GAMES = ("games", FINISHED, *ASIDE)


class Version(NamedTuple):
    """The state of a file, by which a later version of the file can be recognised."""

    written: int
    changed: int
    size: int
    node: int


@dataclass
class Shelf:
    """The places for games on disk. A window that opens a game locks it, so two windows never write the same file.

    A worker may set games aside while the window holds others.
    locks: the locks held by this window.
    leaving: finished games, to be put away as soon as their results are written.
    """

    locks: dict[Path, Lock] = field(default_factory=dict)
    leaving: set[Path] = field(default_factory=set)
    _turn: RLock = field(default_factory=RLock)  # held while a lock is taken or a file is moved

    def new_place(self, game: str) -> Path:
        """A file name that no game has in any folder, locked for this window. The folder is made if possible."""
        folder = games_folder()
        from datetime import datetime

        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        try:
            make_private(folder)
            places = (folder / f"{game}-{stamp}-{number}{SUFFIX}" for number in count(1))
            free = (place for place in places if not any((one / place.name).exists() for one in self._folders))
            return next(place for place in free if self.hold(place) is Hold.OURS)
        except OSError:  # saving will report why it fails
            place = folder / f"{game}-{stamp}-0{SUFFIX}"
            self.locks[place] = _lock_of(place)
            return place

    @property
    def _folders(self) -> list[Path]:
        return [games_folder(), *[data_folder() / where for where in (FINISHED, *ASIDE)]]

    def hold(self, place: Path, *, in_doubt: bool = False) -> Hold:
        """Tries to lock the game for this window.

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

    def hold_anew(self, place: Path) -> None:
        """Locks the game on the table again after its folder was missing: the folder may be new and lack the lock
        file."""
        if place in self.locks and not self.locks[place].stands:
            self.let_go(place)
            self.hold(place, in_doubt=True)

    def let_go(self, place: Path) -> None:
        lock = self.locks.pop(place, None)
        if lock is not None:
            lock.free()

    def has_unfinished(self) -> bool:
        """Whether there are games in progress. Raises OSError if their folder can't be listed."""
        return any(place not in self.leaving for place in _records_in(games_folder()))

    def unfinished(self) -> list[Path]:
        """The games in progress, the latest first. Raises OSError if their folder can't be listed."""
        return [place for place in games_in(games_folder()) if place not in self.leaving]

    def kept(self) -> list[Path]:
        """The games that were put away or are damaged, the latest first."""
        return sorted([path for where in ASIDE for path in games_in(data_folder() / where)], key=age, reverse=True)

    def take_back(self, place: Path, *, over: bool = False) -> Path | None:
        """Puts a game back among the games in progress, or among the finished games if it is over. Returns the game's
        new place; None if the file can't be moved."""
        back = self._moved(place, data_folder() / FINISHED if over else games_folder())
        return None if back == place else back

    def put_away(self, place: Path, where: str) -> Path:
        """Moves a game that is over or given up out of the gallery, and keeps its file. Returns the file's new
        place."""
        try:
            return self._moved(place, data_folder() / where)
        finally:
            self.leaving.discard(place)
            self.let_go(place)

    def set_aside(self, place: Path, version: Version) -> Path | None:
        """Moves a damaged game that nobody plays away from the games in progress.

        Returns the game's new place, or its old place if the file can't be moved; None if the game is in use or the
        file has changed since this version.
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
        """Deletes the file of a game without a move, if possible."""
        with suppress(OSError):
            for file in (side_file_of(place), place):
                file.unlink(missing_ok=True)
        self.let_go(place)

    def _moved(self, place: Path, folder: Path) -> Path:
        """Moves a file to an unused name in this folder. Returns the old place if that fails."""
        try:
            make_private(folder)
            names = (folder / f"{place.stem}{f'-{number}' if number else ''}{place.suffix}" for number in count())
            with self._turn:
                moved = place.rename(next(name for name in names if not name.exists()))
        except OSError:
            return place
        with suppress(OSError):  # there may be no side file
            side_file_of(place).rename(side_file_of(moved))
        return moved


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
    """Whether the entry may be a file. A link that leads nowhere, or in a circle, counts, too: opening such a link
    reports the fault, and the link must not hide other games."""
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
    """The time at which the file was last written. A file that another window has just moved counts as the oldest."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def day_of(path: Path) -> "date":
    """The day on which the file was last written; the first day of the epoch if a wrong clock has given the file a date
    that no calendar has."""
    from datetime import date

    try:
        return date.fromtimestamp(age(path))
    except (OSError, OverflowError, ValueError):
        return date(1970, 1, 1)
