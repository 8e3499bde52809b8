"""Tests the rescue of a record whose end is missing: the program recovers the game and every complete move."""

import json

import pytest

from engine.core.verdict import Refused
from engine.records.record import read_record, write_record
from engine.records.salvage import salvaged
from tests.records.examples import EXAMPLES

RECORD = read_record(
    json.dumps(
        {
            **EXAMPLES["split-run"],
            "players": ['Ann "the [bracket', "B}n\\"],
            "moves": [{"do": "play KIT", "t": 1.5}, "pass", {"do": "pass", "left": 4}, "trade A"],
        }
    )
)
TEXT = write_record(RECORD).encode()


def test_the_rescue_of_a_record_cut_off_in_its_moves_keeps_every_whole_move() -> None:
    first = TEXT.index(b'"moves": [') + len(b'"moves": [')
    ends = [TEXT.index(part) + len(part) for part in (b'"t": 1.5}', b'    "pass"', b'"left": 4}', b'"trade A"')]
    for cut in range(first, len(TEXT)):
        text = salvaged(TEXT[:cut])
        assert text is not None
        assert read_record(text).moves == RECORD.moves[: len([end for end in ends if end <= cut])]


def test_the_rescue_of_a_record_cut_off_before_its_moves_does_not_invent_moves() -> None:
    for cut in range(TEXT.index(b'"moves": [')):
        text = salvaged(TEXT[:cut])
        if text is not None:
            with pytest.raises(Refused):
                read_record(text)


@pytest.mark.parametrize("litter", [b"\x00" * 60, b"\xff\xfe\x80", b"@@@@", b'"\x00\x00"'])
def test_the_rescue_of_a_record_leaves_out_garbage_in_place_of_its_end(litter) -> None:
    text = salvaged(TEXT[:-40] + litter)
    assert text is not None
    moves = read_record(text).moves
    assert 0 < len(moves) < len(RECORD.moves)
    assert moves == RECORD.moves[: len(moves)]


def test_the_rescue_of_a_whole_record_loses_nothing() -> None:
    text = salvaged(TEXT)
    assert text is not None
    assert read_record(text) == RECORD


@pytest.mark.parametrize("data", [b"", b"{", b"\x00" * 100, b"Dear diary", b'{"wordfelt": 1}', b"[" * 100_000])
def test_the_rescue_of_a_text_that_was_never_a_record_does_not_return_a_game(data) -> None:
    text = salvaged(data)
    assert text is None
