"""Saves every act immediately. Each game in progress has its own record file, which is written completely or not at
all.

A worker thread writes the file, so the window never waits for the disk. Each file has one thread, so an older state
never overwrites a newer state. An act is safe once it has been written to the disk.
"""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.base.again import Again
from app.base.paths import make_private, side_file_of
from app.base.worker import Worker
from engine.core.verdict import Reason, Refused, refuse
from engine.match import Match
from engine.records.files import refused_as_not_saved
from engine.records.limits import MOST_MOVES
from engine.records.record import DictionaryChoice, Record, record_of, write_record

SAFE, SAVING, FAILED = "safe", "saving", "failed"

Written = tuple[int, Reason | None, Exception | None]


class Autosave(QObject):
    """Writes the record of a game after each act. After a failure, tries again until it succeeds.

    changed: emitted when `state` has changed.
    failed: emitted with a Reason, once for each series of failures.
    fault: the reason why the last save failed; None if it succeeded or is still under way.
    write: writes a text into a file atomically, or raises a refusal (engine.records.files.save).
    opened: the record that the game continues; its branches stay in the file.
    claim: makes this window the only one that writes the file, before each save. Returns the path to write to.
    dictionary: the dictionary of the record.
    path: the path of the file; another one after `moved`.
    """

    changed = Signal()
    failed = Signal(object)
    written = Signal()  # emitted when a save has succeeded or failed; like `moved`, emitted in the worker's thread
    moved = Signal()  # emitted when the game gets another path because its first path was in use

    def __init__(
        self,
        path: Path,
        dictionary: DictionaryChoice,
        write: Callable[[Path, str], None],
        parent: QObject | None = None,
        opened: Record | None = None,
        claim: Callable[[Path], Path] | None = None,
    ) -> None:
        super().__init__(parent)
        self.path = path
        self._claim = claim or _alone
        self._is_claimed = False
        self.fault: Reason | None = None
        self.dictionary, self._opened = dictionary, opened
        self._write = write
        self._worker = Worker("autosave")
        self._newest: tuple[int, Match] | None = None
        # the numbers of three saves: the last requested, the last whose result was handled, and the last begun
        self._asked = self._heard = self._begun = 0
        self._result: Written = (0, None, None)
        self.written.connect(self._hear)
        self._again = Again(self.try_again, self)

    @property
    def state(self) -> str:
        """Whether the last acts are saved: safe, saving or failed. `failed` stays until a newer save succeeds."""
        if self.fault is not None:
            return FAILED
        return SAVING if self.under_way else SAFE

    @property
    def under_way(self) -> bool:
        """Whether a save was requested and has neither succeeded nor failed yet."""
        return self._heard != self._asked

    def is_safe(self, match: Match) -> bool:
        """Whether the disk holds the match as it is now. True for a match that is never saved, because it is only
        viewed."""
        kept = self._newest
        return kept is None or (self.state == SAFE and kept[1].moves == match.moves)

    def save(self, match: Match) -> None:
        """Requests a save and returns immediately. Earlier saves that have not begun are dropped, because this save is
        newer."""
        self._give(match.branch(len(match.moves)))

    def keep_side_file(self, text: str) -> None:
        """Writes this text (the table's state besides the moves) into the side file, after the record, so that a
        failure loses no move. Does nothing for a game that is only viewed."""
        if self._newest is not None:
            self._worker.do(self._put_side_file, text)

    def _put_side_file(self, text: str) -> None:
        if self._is_claimed:  # otherwise another window may have a file with this name
            with suppress(Refused, OSError):
                self._write(side_file_of(self.path), text)

    def settle(self, match: Match) -> None:
        """Tries once more to save a game before the player leaves it, unless the game is already saved or being
        written."""
        kept = self._newest
        if kept is not None and (self.fault is not None or kept[1].moves != match.moves):
            self.save(match)

    def try_again(self) -> None:
        if self._newest is not None and self.fault is not None:
            self._give(self._newest[1])

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until all requested saves have succeeded or failed. Returns False if that takes longer than
        `seconds`."""
        done = self._worker.wait(seconds)
        self._hear()
        return done

    def close(self) -> None:
        """Closes the file after writing everything that was requested."""
        self._again.end()
        self.wait()
        self._worker.close()

    def _give(self, kept: Match) -> None:
        self._again.stop()
        before = self.state
        self._asked += 1
        self._newest = (self._asked, kept)
        self._worker.do(self._work)
        if self.state != before:
            self.changed.emit()

    # ---- in the worker's thread

    def _work(self) -> None:
        assert self._newest is not None
        number, kept = self._newest
        if number == self._begun:  # an earlier call has already written the state of this save
            return
        self._begun = number
        self._result = self._put(number, kept)
        self.written.emit()

    def _put(self, number: int, kept: Match) -> Written:
        try:
            if len(kept.moves) > MOST_MOVES:  # no program could open this record, so the record on the disk stays
                refuse("not-saved", file=self.path.name)
            with refused_as_not_saved(self.path):
                place = self._claim(self.path)
            self._is_claimed = True
            if place != self.path:
                self.path = place
                self.moved.emit()
            self._write(self.path, write_record(record_of(kept, self.dictionary, self._opened)))
        except Refused as refused:
            return number, refused.reason, None
        except Exception as fault:  # reported in the window's thread
            return number, Reason("not-saved", {"file": self.path.name}), fault
        return number, None, None

    # ---- in the window's thread

    def _hear(self) -> None:
        """Handles the result of the latest save, in the window's thread."""
        number, reason, fault = self._result
        if number == self._heard:
            return
        before, reported = self.state, self.fault is not None
        self._heard, self.fault = number, reason
        self._again.hear(reason is None)
        if self.state != before:
            self.changed.emit()
        if reason is not None and not reported:
            self.failed.emit(reason)
            if fault is not None:
                sys.excepthook(type(fault), fault, fault.__traceback__)  # also writes the fault into the log


def _alone(place: Path) -> Path:
    """Claims the file for a game that no other window can have opened. Returns its path unchanged."""
    make_private(place.parent)
    return place
