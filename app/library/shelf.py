"""The games on disk: those in progress, each a file of its own, and those that are over."""

from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from app.base.paths import data_folder, games_folder
from app.library.lock import Hold, Lock

SUFFIX = ".wordfelt"


@dataclass
class Shelf:
    """Hands out places for games. Two windows of the program never write the same game: whoever opens it locks it."""

    locks: dict[Path, Lock] = field(default_factory=dict)

    def new_place(self, game: str) -> Path:
        """A file name nobody has; its folder is made where that is possible."""
        folder = games_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return folder / f"{game}{SUFFIX}"  # saving will say why it cannot be done
        from datetime import datetime

        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        for number in count(1):
            place = folder / f"{game}-{stamp}-{number}{SUFFIX}"
            if not place.exists() and self.hold(place) is Hold.OURS:
                return place
        raise AssertionError("there is always another number")

    def hold(self, place: Path, *, in_doubt: bool = False) -> Hold:
        """Try to have the game for this window. in_doubt: also where it may be open on another machine."""
        if place in self.locks:
            return Hold.OURS
        lock = Lock(place.with_name(f"{place.name}.lock"))
        found = lock.take(in_doubt=in_doubt)
        if found is Hold.OURS:
            self.locks[place] = lock
        return found

    def let_go(self, place: Path) -> None:
        lock = self.locks.pop(place, None)
        if lock is not None:
            lock.free()

    def unfinished(self) -> list[Path]:
        """Games in progress, the latest first."""
        try:
            found = [path for path in games_folder().glob(f"*{SUFFIX}") if path.is_file()]
            return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
        except OSError:
            return []

    def put_away(self, place: Path, where: str) -> Path:
        """A game that is over, or given up, leaves the gallery but not the disk. Where it is then."""
        folder = data_folder() / where
        try:
            folder.mkdir(parents=True, exist_ok=True)
            names = (folder / f"{place.stem}{f'-{number}' if number else ''}{place.suffix}" for number in count())
            return place.rename(next(name for name in names if not name.exists()))
        except OSError:
            return place
        finally:
            self.let_go(place)
