"""Every act is saved at once: a game in progress is a record file of its own, written whole or not at all."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engine.core.verdict import Reason, Refused
from engine.match import Match, MoveRefused
from engine.records.record import DictionaryChoice, Record, read_record, record_of, write_record


@dataclass(frozen=True)
class Saved:
    """A game in progress on disk."""

    path: Path
    record: Record


class Autosave:
    """Writes one game's record after each act. A failure is told once and tried again next time.

    fault: why the last act is not on the disk, None: it is.
    write: puts a text into a file atomically, or refuses (engine.records.files.save).
    """

    def __init__(
        self,
        path: Path,
        dictionary: DictionaryChoice,
        write: Callable[[Path, str], None],
        complain: Callable[[Reason], None],
    ) -> None:
        self.path = path
        self._dictionary = dictionary
        self._write = write
        self._complain = complain
        self.fault: Reason | None = None

    def save(self, match: Match) -> None:
        told = self.fault is not None
        try:
            self._write(self.path, write_record(record_of(match, self._dictionary)))
            self.fault = None
        except Refused as refused:
            self.fault = refused.reason
            if not told:
                self._complain(refused.reason)


def saved_games(folder: Path) -> tuple[list[Saved], list[Path]]:
    """The games in a folder, newest first, and the files there that cannot be read (they are left alone)."""
    found: list[Saved] = []
    broken: list[Path] = []
    try:
        paths = sorted(folder.glob("*.wordfelt"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return [], []
    for path in paths:
        try:
            found.append(Saved(path, read_record(path.read_text(encoding="utf-8"))))
        except (OSError, ValueError, Refused, MoveRefused):
            broken.append(path)
    return found, broken
