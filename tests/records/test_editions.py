"""A record keeps the edition of the word lists that it was written with."""

import json

import pytest

from engine.records.record import DictionaryChoice, read_record, write_record
from engine.records.replay import FINE, REFUSED, answer


def split_run(play, dictionary):
    hand = play + "A" * (10 - len(play))
    data = {"wordfelt": 1, "game": "split-run", "players": ["Ann", "Ben"], "moves": [f"play {play}"]}
    data["setup"] = {"first": 1, "hands": [hand, "KITREXTEAN"], "deck": "ABCDEFGH"}
    if dictionary is not None:
        data["dictionary"] = dictionary
    return json.dumps(data)


@pytest.mark.parametrize(
    ("play", "dictionary", "code"),
    [
        ("STENOSED", {"name": "family"}, FINE),
        ("STENOSED", {"name": "family", "edition": 1}, FINE),
        ("STENOSED", {"name": "family", "edition": 2}, REFUSED),
        ("RAMEN", {"name": "family"}, REFUSED),
        ("RAMEN", {"name": "family", "edition": 2}, FINE),
        ("WOG", {"name": "standard"}, FINE),
        ("WOG", {"name": "standard", "edition": 2}, REFUSED),
    ],
)
def test_a_dictionary_named_without_an_edition_is_of_the_first(play, dictionary, code):
    assert answer(split_run(play, dictionary))[0] == code


@pytest.mark.parametrize("dictionary", [None, {"allow": ["ZOOMY"]}])
def test_a_record_that_names_no_dictionary_uses_the_newest(dictionary):
    assert answer(split_run("FRISBEE", dictionary))[0] == FINE


@pytest.mark.parametrize("edition", [1, 2])
def test_a_written_record_names_its_edition(edition):
    record = read_record(split_run("TEA", {"name": "family", "edition": edition}))
    assert record.dictionary == DictionaryChoice("family", edition=edition)
    assert json.loads(write_record(record))["dictionary"] == {"name": "family", "edition": edition}
    assert read_record(write_record(record)) == record
