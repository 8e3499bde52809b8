"""Tests the printed state, which the commands print as JSON: its keys and their meaning."""

import json
import random
import re
from typing import Any

import pytest

from engine.core.oracle import expects
from engine.games import CATALOG
from engine.records import report as page
from engine.records.report import report
from tests.records.asking import MINIMAL, state_of
from tests.records.examples import EXAMPLES
from tests.records.random_moves import random_game, try_moves
from tests.records.test_record import PRINTED

KEYS = "game over turn to_act expects seats table deck dead turned row winners log".split()
SEAT_KEYS = "name hand score cards_won tricks out".split()
LOG_KEYS = "turn seat do words points".split()
OTHERS = re.findall(r"^    (\w+)  ", str(page.__doc__), re.MULTILINE)  # the keys that the module's docstring lists


def test_every_game_has_an_example_record_for_the_tests_of_the_printed_state() -> None:
    assert {data["game"] for data in EXAMPLES.values()} == {game.id for game in CATALOG}


def test_the_example_in_the_readme_gives_the_documented_state() -> None:
    """In the example SKIM is a valid word, so Ann's challenge costs her next turn, and Ben is to act."""
    assert state_of(PRINTED) == {
        "game": "split-run",
        "over": False,
        "turn": 3,
        "to_act": [2],
        "expects": ["play", "trade", "pass"],
        "seats": [
            {"name": "Ann", "hand": [*"REXTEANABC"], "score": 6, "cards_won": 0, "tricks": 0, "out": False},
            {"name": "Ben", "hand": [*"HTAOONLEDE"], "score": 9, "cards_won": 0, "tricks": 0, "out": False},
        ],
        "table": [{"word": "SKIM", "slots": [["S"], ["K"], ["I"], ["T", "M"]], "seat": None}],
        "deck": 3,
        "dead": 0,
        "turned": None,
        "row": [],
        "winners": [],
        "log": [
            {"turn": 1, "seat": 1, "do": "play KIT", "words": ["KIT"], "points": 6},
            {"turn": 2, "seat": 2, "do": "play 1: +S K I M/T", "words": ["SKIM"], "points": 9},
            {"turn": 2, "seat": 1, "do": "challenge", "words": [], "points": 0},
        ],
    }


def check_form(state: dict[str, Any]) -> None:
    assert list(state)[: len(KEYS)] == KEYS
    assert set(state) - set(KEYS) <= set(OTHERS)
    for seat in state["seats"]:
        assert list(seat) == SEAT_KEYS
    for entry in state["log"]:
        assert list(entry) == LOG_KEYS
    for word in state["table"]:
        assert list(word)[:3] == ["word", "slots", "seat"]
        assert set(word) <= {"word", "slots", "seat", "pick", "open"}
    assert state == json.loads(json.dumps(state))


def test_the_documentation_lists_every_optional_key_of_the_printed_state() -> None:
    known = "end ending result facts piles used round barred timer timer_runs stage games_won"
    assert set(known.split()) == set(OTHERS)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_printed_state_has_the_required_keys_and_otherwise_only_documented_keys(name: str) -> None:
    check_form(state_of(EXAMPLES[name]))
    check_form(state_of(EXAMPLES[name], moves=[]))


@pytest.mark.parametrize("game", [game.id for game in CATALOG])
def test_the_printed_state_has_the_same_form_throughout_a_game(game: str) -> None:
    for number in range(3):
        dice = random.Random(f"state {game} {number}")
        match = random_game(game, dice)
        for _ in range(40):
            try_moves(match, dice, 3)
            state = json.loads(json.dumps(report(match.header, match.house, match.state)))
            check_form(state)
            count = len(state["seats"])
            assert set(state["to_act"]) <= set(range(1, count + 1))
            assert bool(state["to_act"]) == bool(state["expects"]) == (not state["over"])
            assert not {"resign"} & set(state["expects"])
            assert ("end" in state) == state["over"]
            for word in state["table"]:
                tops = [slot[-1] for slot in word["slots"]]
                assert word["word"] == "".join([top.partition("=")[2] or top for top in tops])
            for entry in state["log"]:
                assert 1 <= entry["seat"] <= count


def test_the_printed_state_names_the_seats_that_may_act_and_the_verbs_that_the_engine_permits() -> None:
    match = random_game("four-rows", random.Random(1))
    seats, verbs = expects(match.house, match.state)
    state = report(match.header, match.house, match.state)
    assert state["to_act"] == [seat + 1 for seat in seats]
    assert state["expects"] == list(verbs) == ["choose"]


def test_the_printed_state_numbers_the_seats_from_1() -> None:
    assert state_of(MINIMAL, setup={"first": 2})["to_act"] == [2]
    assert state_of(EXAMPLES["5-up"])["log"][0]["seat"] == 1


def test_the_printed_state_lists_the_cards_of_a_slot_from_the_bottom_up() -> None:
    assert state_of(EXAMPLES["5-up"], moves=["play KIT", "play 1: +S K I M/T"])["table"][0]["slots"][3] == ["T", "M"]


def test_the_printed_state_gives_the_reading_of_a_wild_card_on_the_table() -> None:
    state = state_of(EXAMPLES["full-deck"], moves=["play GAME", "play ?=B A T"])
    assert state["table"][1]["slots"] == [["?=B"], ["A"], ["T"]]
    assert state["table"][1]["word"] == "BAT"


def test_the_printed_state_does_not_name_a_seat_as_having_to_act_if_it_can_only_resign_or_challenge() -> None:
    record = {**EXAMPLES["5-up"], "options": {"words": "challenge"}, "players": ["Ann", "Ben", "Cyd"]}
    record["setup"] = {**record["setup"], "hands": [*record["setup"]["hands"], "TT"]}
    state = state_of(record, moves=["play KIT"])
    assert (state["to_act"], state["expects"]) == ([2], ["play", "trade", "pass"])


def test_the_printed_state_names_the_other_seats_as_having_to_act_while_a_game_ending_play_waits_for_answers() -> None:
    setup = {"first": 1, "hands": ["CAT", "TE"], "deck": ""}
    state = state_of(
        game="real-value", options={"words": "challenge"}, setup=setup, dictionary={"only": ["CAT"]}, moves=["play CAT"]
    )
    assert (state["to_act"], state["expects"]) == ([2], ["accept", "challenge"])
    assert not state["over"]


def test_the_printed_state_of_a_finished_game_gives_its_end_and_the_winners() -> None:
    state = state_of(MINIMAL, moves=["@1 resign"])
    assert (state["over"], state["winners"], state["to_act"], state["expects"]) == (True, [2], [], [])
    assert state["end"] == "resigned"
    assert state["seats"][0]["out"]
    assert state["seats"][0]["hand"] == []


def test_the_printed_log_names_the_words_of_every_play() -> None:
    for name, record in EXAMPLES.items():
        for entry in state_of(record)["log"]:
            if entry["do"].startswith("play"):
                assert entry["words"], name
