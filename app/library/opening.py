"""Opens records: reads a record, and makes its moves up to the first illegal one."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.base.paths import is_there, side_file_of
from app.base.settings import SEAT_COLOURS, Settings
from app.base.texts import reason_text
from app.base.unstopped import unstopped
from app.library.house_book import HouseBook
from app.library.own_lists import record_at_home
from app.library.usual_dictionary import words_of
from app.session.match.dealing import reopen
from app.session.match.view_data import GameChoice
from app.session.time.side_file import read_side_file
from engine.core.verdict import Reason, Refused, refuse
from engine.match import Match
from engine.records.files import load
from engine.records.record import OWN, Record, read_record
from engine.records.salvage import salvaged

NEWER = "bad-record:newer"
NOT_READ = tuple([f"bad-record:{case}" for case in ("no-file", "folder", "no-permission", "file")])


class CannotOpen(Exception):
    """Raised for a record that can't be opened; `sentence` is the reason in the player's language.

    newer: whether the record needs a newer Wordfelt.
    for_now: whether the fault may be temporary, so that the file itself may be fine.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.sentence = reason_text(reason)
        self.newer = reason.key == NEWER
        self.for_now = reason.key in NOT_READ


@dataclass(frozen=True)
class Opened:
    """A record, and the table as it is after the record's moves.

    stopped: the reason why not all moves of the record could be made; empty if all were made.
    missing: the title of the record's word list if this machine lacks it. Then the game can only be watched, with the
    words of the list that the record contains.
    beside: the contents of the record's side file.
    """

    record: Record
    choice: GameChoice
    match: Match
    stopped: str = ""
    missing: str = ""
    beside: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class FoundRecord:
    """A record as read from a file, before its moves are made.

    damaged: whether the end of the file is missing, perhaps with some moves.
    """

    record: Record
    damaged: bool = False


def record_at(path: Path) -> FoundRecord:
    """The record in this file, or the readable part of a damaged one. Raises CannotOpen."""
    try:
        if is_there(path) and not path.is_file() and not path.is_dir():  # opening a named pipe would wait for ever
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
    translate, beside = QCoreApplication.translate, read_side_file(side_file_of(path))
    if record.dictionary.is_missing:
        title = record.dictionary.title or record.dictionary.digest
        return Opened(record, choice, match, missing=title, beside=beside)
    if wrong is not None:
        text = translate("Notices", "Move {number} of this record is not allowed: {why}")
        names = tuple([player.name for player in record.header.players])
        stopped = text.format(number=wrong.number, why=reason_text(wrong.reason, names))
        return Opened(record, choice, match, stopped, beside=beside)
    damaged = translate("Notices", "The end of this record is damaged.") if found.damaged else ""
    return Opened(record, choice, match, damaged, beside=beside)


def has_words_of_its_own(record: Record, settings: Settings, book: HouseBook) -> bool:
    """Whether the record was played with a different dictionary from the one that a new game would get now."""
    own = record.dictionary.name == OWN  # a record keeps only those words of a player's own list that came up in it
    return (replace(record.dictionary, only=None) if own else record.dictionary) != words_of(settings, book=book)
