"""Opens records: reads each record completely or not at all, and plays it up to its first illegal move."""

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.base.paths import is_there
from app.base.settings import SEAT_COLOURS, Settings
from app.base.texts import reason_text
from app.base.unstopped import unstopped
from app.library.house_book import HouseBook
from app.library.own_lists import record_at_home
from app.library.usual_dictionary import words_of
from app.session.match.dealing import reopen
from app.session.match.view_data import GameChoice
from engine.core.verdict import Reason, Refused, refuse
from engine.match import Match
from engine.records.files import load
from engine.records.record import OWN, Record, read_record
from engine.records.salvage import salvaged

NEWER = "bad-record:newer"
NOT_READ = tuple([f"bad-record:{case}" for case in ("no-file", "folder", "no-permission", "file")])


class CannotOpen(Exception):
    """Raised for a record that can't be opened; `sentence` gives the reason in the player's language.

    newer: whether a newer Wordfelt can open it.
    for_now: whether the fault may be temporary, and the file itself may be fine.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.sentence = reason_text(reason)
        self.newer = reason.key == NEWER
        self.for_now = reason.key in NOT_READ


@dataclass(frozen=True)
class Opened:
    """A record with the table that the record leads to.

    stopped: the reason why the record leads no further; empty if all its moves were made.
    missing: the title of the record's word list if this machine lacks the list. Players can then watch the game, as far
    as the words in the record reach.
    """

    record: Record
    choice: GameChoice
    match: Match
    stopped: str = ""
    missing: str = ""


@dataclass(frozen=True)
class FoundRecord:
    """A record as read from a file, before its moves are made.

    damaged: whether the record's end is missing, and perhaps some moves.
    """

    record: Record
    damaged: bool = False


def record_at(path: Path) -> FoundRecord:
    """The record in this file, or the part of it that can still be read."""
    try:
        if is_there(path) and not path.is_file() and not path.is_dir():  # reading a named pipe would never end
            refuse("bad-record:file", file=path.name)
        with unstopped():
            data = load(path)
    except Refused as refused:
        raise CannotOpen(refused.reason) from None
    try:
        return FoundRecord(record_at_home(read_record(data)))
    except Refused as refused:
        fault = CannotOpen(refused.reason)
    left = None if fault.newer else salvaged(data)
    try:
        if left is not None:
            return FoundRecord(record_at_home(read_record(left)), damaged=True)
    except Refused:
        pass
    raise fault


def open_at(path: Path) -> Opened:
    found = record_at(path)
    record = found.record
    try:
        choice, match, wrong = reopen(record, SEAT_COLOURS)
    except Refused as refused:
        raise CannotOpen(refused.reason) from None
    translate = QCoreApplication.translate
    if record.dictionary.is_missing:
        return Opened(record, choice, match, missing=record.dictionary.title or record.dictionary.digest)
    if wrong is not None:
        text = translate("Notices", "Move {number} of this record is not allowed: {why}")
        names = tuple([player.name for player in record.header.players])
        return Opened(record, choice, match, text.format(number=wrong.number, why=reason_text(wrong.reason, names)))
    damaged = translate("Notices", "The end of this record is damaged.") if found.damaged else ""
    return Opened(record, choice, match, damaged)


def has_words_of_its_own(record: Record, settings: Settings, book: HouseBook) -> bool:
    """Whether the record uses other words than a new game here would use."""
    own = record.dictionary.name == OWN  # a record keeps only those words of a list that came up
    return (replace(record.dictionary, only=None) if own else record.dictionary) != words_of(settings, book=book)
