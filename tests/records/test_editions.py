"""Tests the edition of the word lists that a record names; only the first edition exists."""

import json

import pytest

from engine.records.record import DictionaryChoice, read_record, write_record
from engine.records.replay import FINE, NO_RECORD, answer


def split_run(play, dictionary):
    hand = play + "A" * (10 - len(play))
    data = {"wordfelt": 1, "game": "split-run", "players": ["Ann", "Ben"], "moves": [f"play {play}"]}
    data["setup"] = {"first": 1, "hands": [hand, "KITREXTEAN"], "deck": "ABCDEFGH"}
    if dictionary is not None:
        data["dictionary"] = dictionary
    return json.dumps(data)


@pytest.mark.parametrize(
    ("dictionary", "code"),
    [
        (None, FINE),
        ({"name": "family"}, FINE),
        ({"name": "family", "edition": 1}, FINE),
        ({"name": "family", "edition": 2}, NO_RECORD),
        ({"name": "family", "edition": 0}, NO_RECORD),
    ],
)
def test_a_record_may_name_the_first_edition_of_the_word_lists_or_no_edition(dictionary, code):
    assert answer(split_run("RAMEN", dictionary))[0] == code


def test_a_written_record_names_the_edition_of_the_word_lists():
    record = read_record(split_run("TEA", {"name": "family"}))
    assert record.dictionary == DictionaryChoice("family")
    assert json.loads(write_record(record))["dictionary"] == {"name": "family", "edition": 1}
    assert read_record(write_record(record)) == record
