"""Tests that games saved in any earlier format can be opened."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.verdict import Refused
from engine.games import CATALOG
from engine.records import migrations
from engine.records.reading import read_form
from engine.records.record import read_record, write_record
from engine.records.replay import open_match, replay_moves
from tests.records.asking import MINIMAL, replayed
from tests.records.recorder import outcome

OLD = Path(__file__).parent / "old"
RECORDS = sorted(OLD.glob("*.wordfelt"))
EXPECTED = json.loads((OLD / "expected.json").read_text("utf-8"))


def test_the_folder_of_old_records_contains_a_record_of_every_game() -> None:
    assert {path.stem for path in RECORDS} == {game.id for game in CATALOG} == set(EXPECTED)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_replay_of_an_old_record_always_leads_to_the_same_end(path: Path) -> None:
    """The test fails if a rule changes. If no version with the old rule is released yet, run python -m
    tests.records.recorder GAME."""
    record = read_record(path.read_bytes())
    match = open_match(record)
    replay_moves(match, record)
    assert outcome(match) == EXPECTED[path.stem]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_written_in_the_newest_format_is_the_same_game(path: Path) -> None:
    record = read_record(path.read_bytes())
    assert read_record(write_record(record)) == record
    assert json.loads(write_record(record))["wordfelt"] == migrations.NEWEST


def test_every_format_but_the_newest_has_a_migration_to_the_next() -> None:
    assert set(migrations.STEPS) == set(range(1, migrations.NEWEST))


def test_an_old_record_is_migrated_from_format_to_format(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test uses two invented migrations, as if a third format existed."""

    def names_become_players(data: dict[str, Any]) -> dict[str, Any]:
        return {**{key: value for key, value in data.items() if key != "names"}, "players": data["names"]}

    def a_seed_is_added(data: dict[str, Any]) -> dict[str, Any]:
        return {"seed": 7, **data}

    monkeypatch.setattr(migrations, "STEPS", {1: names_become_players, 2: a_seed_is_added})
    monkeypatch.setattr(migrations, "NEWEST", 3)
    old = {"wordfelt": 1, "game": "5-up", "names": ["Ann", "Ben"], "moves": []}
    assert migrations.migrated(old) == {**MINIMAL, "seed": 7, "wordfelt": 3}
    assert migrations.migrated({**MINIMAL, "wordfelt": 2}) == {**MINIMAL, "seed": 7, "wordfelt": 3}
    assert migrations.migrated({**MINIMAL, "wordfelt": 3}) == {**MINIMAL, "wordfelt": 3}
    assert old["wordfelt"] == 1


def test_a_record_of_the_newest_format_needs_no_migration() -> None:
    assert read_form(json.dumps(MINIMAL)).wordfelt == migrations.NEWEST


@pytest.mark.parametrize("form", [-1, 0, migrations.NEWEST + 1, 10**15])
def test_a_record_in_a_format_that_never_existed_is_refused(form: int) -> None:
    with pytest.raises(Refused):
        read_form(json.dumps({**MINIMAL, "wordfelt": form}))
    assert replayed(wordfelt=form)[0] == 2
