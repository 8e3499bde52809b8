"""Every act is saved at once: a game in progress is a record file of its own, written whole or not at all."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from engine.core.verdict import Reason, Refused
from engine.match import Match
from engine.records.record import DictionaryChoice, record_of, write_record


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
        with suppress(OSError):  # who clears the folder away while a game is on the table would lose that game, too
            self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._write(self.path, write_record(record_of(match, self._dictionary)))
            self.fault = None
        except Refused as refused:
            self.fault = refused.reason
            if not told:
                self._complain(refused.reason)
