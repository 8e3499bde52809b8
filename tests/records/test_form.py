"""Tests the declared format of a record: the engine reports each fault in one sentence, and the JSON Schema file in the
package is up to date."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.messages import LONGEST_FACT, SENTENCES
from engine.records.declaring import FOUND
from engine.records.limits import LATEST, MOST_HOUSE_WORDS, MOST_MOVES
from engine.records.migrations import NEWEST
from engine.records.record_form import schema
from tests.records.asking import MINIMAL, refusal, state_of
from tests.records.examples import EXAMPLES

ASSETS = Path(__file__).parents[2] / "assets"


def test_the_schema_file_equals_the_schema_that_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    assert capsys.readouterr().out == (ASSETS / "record.schema.json").read_text("utf-8")


def test_the_schema_names_every_key_that_a_record_can_have() -> None:
    described = schema()
    assert set(described["required"]) == {"wordfelt", "game", "players", "moves"}
    assert set(described["properties"]) == set(
        "wordfelt game options players dictionary seed setup moves branches".split()
    )
    assert not described["additionalProperties"]
    assert set(described["$defs"]["MoveForm"]["properties"]) == {"do", "t", "left"}


def test_the_schema_permits_only_the_newest_format() -> None:
    number = schema()["properties"]["wordfelt"]
    assert (number["minimum"], number["maximum"]) == (NEWEST, NEWEST)


def test_every_fault_that_pydantic_finds_has_a_sentence() -> None:
    assert set(FOUND.values()) <= set(SENTENCES)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": 3}, "In the record “game” must be a text."),
        ({"game": "x" * 5000}, "In the record “game” is longer than 4000 characters."),
        ({"options": []}, "In the record “options” must be an object with keys."),
        ({"players": {}}, "In the record “players” must be a list."),
        ({"players": [7]}, "In the record “players[1]” must be a text or an object with “name”."),
        ({"players": ["Ann", {}]}, "The record lacks the key “players[2].name”."),
        (
            {"players": ["", "Ben"]},
            "In the record “players[1]” must be a readable name of up to 100 characters.",
        ),
        ({"seed": -1}, "In the record “seed” must be a whole number from 0 to 9223372036854775807."),
        (
            {"dictionary": {"name": "huge"}},
            "In the record “dictionary.name” must be one of family, standard, large, own.",
        ),
        (
            {"dictionary": {"ban": ["CAT", "é"]}},
            "In the record “dictionary.ban[2]” must be a word of up to 60 letters from A to Z.",
        ),
        ({"setup": {"first": 1.0}}, "In the record “setup.first” must be a whole number."),
        ({"setup": {"deck": 4}}, "In the record “setup.deck” must be cards: a text or a list."),
        ({"setup": {"hands": ["A", ["K", None]]}}, "In the record “setup.hands[2][2]” must be a text."),
        ({"setup": {"deck": "\ud800"}}, "In the record “setup.deck” has half of a character: “�”."),
        ({"setup": {"hands": ["A"] * 1001}}, "In the record “setup.hands” has more than 1000 entries."),
        ({"moves": [[]]}, "In the record “moves[1]” must be a text or an object with “do”."),
        (
            {"players": [{"name": "Ann", "time": 0.5}, "Ben"]},
            "In the record “players[1].time” must be a number from 1 to 10, or 0 for no limit.",
        ),
        ({"moves": [{"do": "pass", "left": -0.5}]}, "In the record “moves[1].left” must be a number of seconds."),
        ({"moves": [{"do": "pass", "t": LATEST + 1}]}, "In the record “moves[1].t” must be a number of seconds."),
    ],
)
def test_the_message_about_a_wrong_value_names_its_place(change: dict[str, Any], message: str) -> None:
    assert refusal(**change) == ("bad-record", message)


def test_the_message_names_a_misspelt_key_and_not_the_missing_key() -> None:
    record = {key: value for key, value in MINIMAL.items() if key != "moves"}
    assert refusal({**record, "move": []})[1] == "The record has an unknown key: “move”."


@pytest.mark.parametrize("key", ["allow", "ban", "only"])
def test_a_house_list_of_a_record_may_have_only_a_limited_number_of_words(key: str) -> None:
    words = ["CAT"] * MOST_HOUSE_WORDS
    assert state_of(dictionary={key: words})["game"] == "5-up"
    message = f"In the record “dictionary.{key}” has more than {MOST_HOUSE_WORDS} entries."
    assert refusal(dictionary={key: [*words, "DOG"]}) == ("bad-record", message)


@pytest.mark.parametrize(
    "record",
    [
        {**MINIMAL, "seed": "S" * 3_000_000},
        {**MINIMAL, "G" * 3_000_000: 1},
        {**MINIMAL, "game": "é" * 3_000},
        {**MINIMAL, "options": {"O" * 3_000_000: 1}},
        {**MINIMAL, "options": {"words": "W" * 3_000_000}},
        json.dumps(MINIMAL)[:-1] + ', "seed": ' + "9" * 3_000_000 + "}",
    ],
)
def test_an_error_message_repeats_only_a_little_of_a_record(record: Any) -> None:
    assert len(refusal(record)[1]) < 2 * LONGEST_FACT + 60


# ---- times and branches


def test_a_record_with_many_wrong_entries_is_refused_with_one_sentence() -> None:
    slots = [[0] * 900] * 900
    assert (
        refusal(setup={"table": [{"slots": slots}]})[1] == "In the record “setup.table[1].slots[1][1]” must be a text."
    )


def test_branches_of_branches_may_not_nest_too_deeply() -> None:
    record: dict[str, Any] = {"at": 0, "moves": []}
    for _ in range(400):
        record = {"at": 0, "moves": [], "branches": [record]}
    assert refusal(branches=[record]) == ("bad-record", "The record is nested too deeply.")


def test_a_branch_may_have_no_more_moves_than_a_game() -> None:
    branch = {"at": 0, "moves": ["pass"] * (MOST_MOVES + 1)}
    assert "“branches[1].moves” has more than" in refusal(branches=[branch])[1]


@pytest.mark.parametrize(
    ("branch", "place"),
    [
        ({"moves": []}, "branches[1].at"),
        ({"at": 0}, "branches[1].moves"),
        ({"at": 4, "moves": []}, "branches[1].at"),
        ({"at": -1, "moves": []}, "branches[1].at"),
        ({"at": 0, "moves": [], "name": ""}, "branches[1].name"),
        ({"at": 0, "moves": [], "colour": 1}, "branches[1].colour"),
        ({"at": 0, "moves": [3]}, "branches[1].moves[1]"),
        ({"at": 0, "moves": ["pass"], "branches": [{"at": 2, "moves": []}]}, "branches[1].branches[1].at"),
    ],
)
def test_the_message_names_the_place_of_a_faulty_branch(branch: dict[str, Any], place: str) -> None:
    record = {**EXAMPLES["5-up"], "moves": ["play KIT"], "branches": [branch]}
    assert f"“{place}”" in refusal(record)[1]
