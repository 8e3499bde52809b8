"""Tests games with a player's own word list: the record names the list and stores the words that occurred in the
game."""

import json
from dataclasses import replace
from typing import Any

import pytest

from engine.core.verdict import Refused
from engine.lexicon.own_list import digest_of
from engine.records.record import OWN, DictionaryChoice, read_record, record_of, write_record
from engine.records.replay import FINE, REFUSED, answer, lexicon_of, open_match, replay_moves

WORDS = ("KIT", "SKIM", "ZYXAE")
RECORD: dict[str, Any] = {
    "wordfelt": 1,
    "game": "split-run",
    "players": ["Ann", "Ben"],
    "setup": {"first": 1, "hands": ["ZYXAEIOUTT", "SMHTAOONLE"], "deck": "ABCDEFGH"},
    "moves": ["play ZYXAE"],
}


@pytest.fixture
def here(tmp_path):
    """The choice of a player's own word list that is stored on this machine."""
    digest = digest_of(WORDS)
    path = tmp_path / f"Kitchen-{digest}.txt"
    path.write_text("\n".join(WORDS))
    return DictionaryChoice(OWN, title="Kitchen", digest=digest, place=str(path))


@pytest.fixture
def written(here):
    """The text of the record of a game that was played with the list."""
    record = replace(read_record(json.dumps(RECORD)), dictionary=here)
    match = open_match(record)
    replay_moves(match, record)
    return write_record(record_of(match, here))


def test_a_players_own_word_list_and_the_house_list_together_form_a_dictionary(here):
    words = lexicon_of(replace(here, allow=("ZOOMY",), ban=("KIT",)))
    assert [words.has(word) for word in ("ZYXAE", "ZOOMY", "KIT", "HOUSE")] == [True, True, False, False]


def test_a_record_names_the_players_own_list_and_its_words_that_occurred_in_the_game(written, here):
    said = json.loads(written)["dictionary"]
    assert said == {"name": "own", "title": "Kitchen", "digest": here.digest, "only": ["ZYXAE"]}


def test_a_record_replays_with_the_words_it_names_if_the_list_is_missing(written):
    assert read_record(written).dictionary.is_missing
    code, found = answer(written)
    assert code == FINE
    assert found["state"]["table"][0]["word"] == "ZYXAE"
    more = {**json.loads(written), "moves": ["pass"]}
    more["setup"] = {**RECORD["setup"], "hands": ["KITAAAAAAA", "SMHTAOONLE"]}
    assert answer(json.dumps({**more, "moves": ["play KIT"]}))[0] == REFUSED


@pytest.mark.parametrize("fault", ["gone", "changed"])
def test_no_game_is_dealt_with_a_word_list_that_is_missing_or_changed(here, fault, tmp_path):
    path = tmp_path / f"Kitchen-{here.digest}.txt"
    if fault == "gone":
        path.unlink()
    else:
        path.write_text("KIT\n")
    with pytest.raises(Refused) as refused:
        lexicon_of(here)
    assert refused.value.reason.key == "bad-setup:list"
