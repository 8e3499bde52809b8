"""Records as the program opens them: read whole or not at all, played up to the first move that is not legal."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.base.settings import SEAT_COLOURS, Settings
from app.base.texts import reason_text
from app.library.usual_dictionary import words_of
from app.session.match.dealing import reopen
from app.session.match.lines import GameChoice
from engine.core.verdict import Refused
from engine.match import Match
from engine.records.files import load
from engine.records.record import Record, read_record

NEWER = "bad-record:newer"


class CannotOpen(Exception):
    """Says why in the player's language. newer: a newer Wordfelt can."""

    def __init__(self, sentence: str, *, newer: bool = False) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.newer = newer


@dataclass(frozen=True)
class Opened:
    """A record with the table it leads to. stopped: why it leads no further, empty where all its moves are made."""

    record: Record
    choice: GameChoice
    match: Match
    stopped: str = ""


def record_at(path: Path) -> Record:
    """The record in this file; its moves are not made."""
    try:
        return read_record(load(path))
    except Refused as refused:
        raise CannotOpen(reason_text(refused.reason), newer=refused.reason.key == NEWER) from None


def open_at(path: Path) -> Opened:
    record = record_at(path)
    try:
        choice, match, wrong = reopen(record, SEAT_COLOURS)
    except Refused as refused:
        raise CannotOpen(reason_text(refused.reason)) from None
    if wrong is None:
        return Opened(record, choice, match)
    text = QCoreApplication.translate("Notices", "Move {number} of this record is not allowed: {why}")
    names = tuple([player.name for player in record.header.players])
    return Opened(record, choice, match, text.format(number=wrong.number, why=reason_text(wrong.reason, names)))


def has_words_of_its_own(record: Record, settings: Settings) -> bool:
    """Is it played with other words than a new game here would be?"""
    return record.dictionary != words_of(settings)
