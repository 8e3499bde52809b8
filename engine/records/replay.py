"""Replays records: opens the table, makes the moves, and builds the answer that the commands print."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, BinaryIO

from engine.core.verdict import Reason, Refused, refuse
from engine.lexicon import Lexicon, open_lexicon
from engine.match import Match, MoveRefused
from engine.messages import sentence
from engine.records.limits import LARGEST
from engine.records.record import OWN, DictionaryChoice, Record, read_record
from engine.records.report import report

FINE, REFUSED, NO_RECORD = 0, 3, 2  # the exit codes: no fault; a move is refused; the text is not a record


def lexicon_of(choice: DictionaryChoice) -> Lexicon:
    """The dictionary that the players agreed on. If the record itself contains the words, the dictionary is made each
    time, because that is fast; other dictionaries are kept in memory."""
    if choice.place:
        return _kept(replace(choice, only=None))
    return _opened(choice) if choice.only is not None else _kept(choice)


def _opened(choice: DictionaryChoice) -> Lexicon:
    only = choice.only if choice.name != OWN or choice.only is not None else _words_of_list(choice)
    return open_lexicon(
        choice.name,
        choice.spelling,
        choice.offensive,
        choice.allow,
        choice.ban,
        only,
        choice.children,
    )


def _words_of_list(choice: DictionaryChoice) -> tuple[str, ...]:
    """The words of a player's own list. Raises Refused with the reason bad-setup if the list is missing or has
    changed."""
    from engine.lexicon.own_list import kept_words

    words = None
    with suppress(OSError):
        words = kept_words(Path(choice.place).read_bytes(), choice.digest) if choice.place else None
    if words is None:
        refuse("bad-setup:list", title=choice.title or choice.digest)
    return words


_kept = lru_cache(maxsize=8)(_opened)


def open_match(record: Record) -> Match:
    """A match at the position before the first move of the record. Refuses an impossible set-up with the reason
    bad-setup."""
    return Match(record.header, lexicon_of(record.dictionary))


def replay_moves(match: Match, record: Record) -> None:
    """Makes all moves of the record. Raises MoveRefused at the first illegal move."""
    for line in record.moves:
        match.play_text(*line)


def error(reason: Reason, number: int | None = None) -> dict[str, Any]:
    """A fault in the form in which the commands print it.

    number: the number of the refused move, from 1.
    """
    where = {} if number is None else {"move": number}
    return {**where, "code": reason.code, "message": sentence(reason)}


def answer(text: str | bytes, branch: Sequence[int] = ()) -> tuple[int, dict[str, Any]]:
    """Replays the record in this text. Returns the exit code and the answer to print.

    branch: the path to a branch to replay instead of the main line.
    """
    try:
        record = read_record(text).along(branch)
        match = open_match(record)
    except Refused as refusal:
        return NO_RECORD, {"error": error(refusal.reason)}
    refused: dict[str, Any] = {}
    try:
        replay_moves(match, record)
    except MoveRefused as refusal:
        refused = {"error": error(refusal.reason, refusal.number)}
    code = REFUSED if refused else FINE
    return code, {**refused, "state": report(match.header, match.house, match.state)}


def safely(text: str | bytes, branch: Sequence[int] = ()) -> tuple[int, dict[str, Any]]:
    """Returns the result of `answer`. If the program itself fails, returns a fault instead, so that the player sees no
    traceback and the remaining records are still replayed."""
    try:
        return answer(text, branch)
    except Exception as fault:
        complain(fault)
        return NO_RECORD, {"error": error(Reason("bad-record:fault"))}


def complain(fault: Exception) -> None:
    """Prints a fault that a player can report to the developers."""
    print(f"a fault of the engine: {fault!r}", file=sys.stderr)


# ---- many records at once


def answers(lines: BinaryIO) -> Iterator[dict[str, Any]]:
    """Yields one answer for every line of the input. Each line is a record, and a bad line does not affect the other
    lines."""
    for line in _lines(lines):
        code, answered = safely(line)
        yield {"exit": code, **answered}


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yields the lines without their line ends. Drops the end of a line that is too long."""
    while line := stream.readline(LARGEST + 2):  # enough for the largest record and either kind of line end
        if not line.endswith(b"\n"):
            while (rest := stream.readline(LARGEST)) and not rest.endswith(b"\n"):
                pass
        yield line.rstrip(b"\r\n")
