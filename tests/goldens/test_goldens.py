"""Tests that golden games (expected replays) and counts of moves have not changed since record.py made them."""

import json
from pathlib import Path

import pytest

from engine.games import CATALOG
from tests.goldens.record import COUNTS, HERE, counts, golden
from tests.laws.test_reach import replayed

LINES = COUNTS.read_text("utf-8").splitlines()


def name_of_line(line: str) -> str:
    record = json.loads(line)["record"]
    return " ".join([record["game"], *[f"{key}={value}" for key, value in record["options"].items()]])


def test_every_game_has_a_golden_file_with_an_expected_replay() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == {game.id for game in CATALOG}


@pytest.mark.parametrize("path", sorted(HERE.glob("*.txt")), ids=lambda path: path.stem)
def test_the_replay_of_a_golden_game_equals_its_golden_file(path: Path) -> None:
    text = path.read_text("utf-8")
    record, _, _ = text.partition("\n\n")
    assert golden(record + "\n") == text


@pytest.mark.parametrize("line", LINES, ids=name_of_line)
def test_the_number_of_legal_moves_at_each_tiny_table_has_not_changed(line: str) -> None:
    golden = json.loads(line)
    assert counts(replayed(json.dumps(golden["record"]))) == golden["counts"]
