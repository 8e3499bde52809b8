"""Records as the program opens them: whole, or not at all and with the sentence that says why."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.session.dealing import reopen
from app.session.lines import GameChoice
from app.settings import SEAT_COLOURS, Settings
from app.texts import reason_text
from app.usual_words import words_of
from engine.core.verdict import Refused
from engine.match import Match, MoveRefused
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
    """A record with the table it leads to."""

    record: Record
    choice: GameChoice
    match: Match


def record_at(path: Path) -> Record:
    """The record in this file; its moves are not made."""
    try:
        return read_record(load(path))
    except Refused as refused:
        raise CannotOpen(reason_text(refused.reason), newer=refused.reason.key == NEWER) from None


def open_at(path: Path) -> Opened:
    record = record_at(path)
    try:
        choice, match = reopen(record, SEAT_COLOURS)
    except Refused as refused:
        raise CannotOpen(reason_text(refused.reason)) from None
    except MoveRefused as refused:
        text = QCoreApplication.translate("Notices", "Move {number} of this record is not allowed: {why}")
        raise CannotOpen(text.format(number=refused.number, why=reason_text(refused.reason))) from None
    return Opened(record, choice, match)


def has_words_of_its_own(record: Record, settings: Settings) -> bool:
    """Is it played with other words than a new game here would be?"""
    return record.dictionary != words_of(settings)
