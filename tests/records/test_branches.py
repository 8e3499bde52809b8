"""Tests branches (other continuations of a game in its record) and the remaining time that a move may state."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.match import Match
from engine.records.record import Branch, Record, read_record, record_of, write_record
from engine.records.replay import open_match, replay_moves
from tests.records.asking import state_of
from tests.records.examples import EXAMPLES

MAIN = ["play KIT", "play 1: +S K I M/T", "pass"]
BRANCHES = [
    {"at": 1, "name": "Ben passes", "moves": ["pass", "@1 resign"], "branches": [{"at": 1, "moves": ["trade O"]}]},
    {"at": 3, "moves": []},
    {"at": 0, "name": "Ann passes", "moves": [{"do": "pass", "t": 2.5, "left": 57.5}, "play ROAD"]},
]
RECORD: dict[str, Any] = {
    "wordfelt": 1,
    "game": "5-up",
    "players": ["Ann", "Ben"],
    "setup": {"first": 1, "hands": ["KITHOMESLN", "SMREADANOU"], "deck": "EIOTEIOTEIOTEIOT"},
    "moves": MAIN,
    "branches": BRANCHES,
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.wordfelt"
    path.write_text(json.dumps(RECORD), "utf-8")
    return path


def test_a_replay_follows_the_main_line_of_a_record_with_branches() -> None:
    plain = {key: value for key, value in RECORD.items() if key != "branches"}
    assert state_of(RECORD) == state_of(plain)


@pytest.mark.parametrize(
    ("branch", "moves"),
    [
        ("1", ["play KIT", "pass", "@1 resign"]),
        ("1.1", ["play KIT", "pass", "trade O"]),
        ("2", MAIN),
        ("3", ["pass", "play ROAD"]),
    ],
)
def test_a_replay_follows_a_branch_if_its_number_is_given(
    branch: str, moves: list[str], path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["replay", str(path), "--branch", branch])
    answered = json.loads(capsys.readouterr().out)
    line = {**RECORD, "moves": moves, "branches": None}
    path.write_text(json.dumps(line), "utf-8")
    assert main(["replay", str(path)]) == code
    assert json.loads(capsys.readouterr().out) == answered


@pytest.mark.parametrize("branch", ["4", "1.2", "2.1", "1.1.1"])
def test_a_replay_refuses_the_number_of_a_branch_that_does_not_exist(
    branch: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(path), "--branch", branch]) == 2
    message = f"The record has no branch {branch}."
    assert json.loads(capsys.readouterr().out) == {"error": {"code": "bad-record", "message": message}}


@pytest.mark.parametrize(
    "arguments", [["FILE", "--branch", "x"], ["FILE", "--branch", "0"], ["--batch", "--branch", "1"]]
)
def test_a_replay_refuses_a_text_that_is_not_a_branch_number(
    arguments: list[str], path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["replay", *[str(path) if word == "FILE" else word for word in arguments]])
    assert left.value.code == 2
    assert "branch" in capsys.readouterr().err


def test_the_number_of_an_illegal_move_in_a_branch_counts_from_the_beginning_of_the_game(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(json.dumps({**RECORD, "branches": [{"at": 2, "moves": ["play 9: X"]}]}), "utf-8")
    assert main(["replay", str(path)]) == 0
    capsys.readouterr()
    assert main(["replay", str(path), "--branch", "1"]) == 3
    assert json.loads(capsys.readouterr().out)["error"]["move"] == 3


def test_the_start_of_a_branch_of_a_branch_counts_from_the_beginning_of_the_game() -> None:
    """Move 1 of the first branch is move 2 of the whole game that follows this branch."""
    line = read_record(json.dumps(RECORD)).along([1])
    assert [branch.at for branch in line.branches] == [2]
    assert line.along([1]) == read_record(json.dumps(RECORD)).along([1, 1])


def test_a_record_keeps_its_branches_when_it_is_written_and_read_again() -> None:
    record = read_record(json.dumps(RECORD))
    written = write_record(record)
    assert read_record(written) == record
    assert json.loads(written)["branches"] == BRANCHES
    assert [line for line in written.splitlines() if "Ben passes" in line] == [f"    {json.dumps(BRANCHES[0])},"]


def test_the_remaining_time_that_a_move_states_does_not_change_the_state() -> None:
    data = {**EXAMPLES["5-up"], "moves": [{"do": "play KIT", "t": 4, "left": 56}]}
    record = read_record(json.dumps(data))
    match = open_match(record)
    replay_moves(match, record)
    assert (match.moves[0].at, match.moves[0].time_left) == (4, 56)
    assert '{"do": "play KIT", "t": 4, "left": 56}' in write_record(record_of(match, record.dictionary))
    assert state_of(data) == state_of(EXAMPLES["5-up"], moves=["play KIT"])


# ---- a game that continues a record keeps the branches of the record


def lines_of(record: Record) -> set[tuple[str, ...]]:
    """The moves of the whole game along each branch, without the main line."""
    return set(_lines([line.do for line in record.moves], record.branches))


def _lines(before: list[str], branches: Sequence[Branch]) -> Iterator[tuple[str, ...]]:
    for branch in branches:
        moves = [line.do for line in branch.moves]
        yield (*before[: branch.at], *moves)
        for line in _lines(moves, branch.branches):
            yield (*before[: branch.at], *line)


def played(record: Record, count: int, *moves: str) -> Match:
    match = open_match(record)
    for line in (*[line.do for line in record.moves[:count]], *moves):
        match.play_text(line)
    return match


@pytest.mark.parametrize("count", range(4))
def test_a_game_continued_after_an_undo_keeps_every_other_branch_of_its_record(count: int) -> None:
    record = read_record(json.dumps(RECORD))
    went_on = played(record, count, *["pass"] * (count == 1))
    written = read_record(write_record(record_of(went_on, record.dictionary, record)))
    assert lines_of(written) == lines_of(record)
    assert len(written.moves) == len(went_on.moves)


def test_a_game_that_repeats_the_first_moves_of_a_branch_leaves_the_branch_unchanged() -> None:
    record = read_record(json.dumps({**RECORD, "moves": [move.replace(" ", "  ") for move in MAIN]}))
    assert record_of(played(record, 3), record.dictionary, record).branches == record.branches


@pytest.mark.parametrize("count", range(4))
def test_a_game_continued_from_an_earlier_turn_keeps_its_old_moves_as_a_branch(count: int) -> None:
    record = read_record(json.dumps(RECORD))
    left = record.left_at(count)
    assert [line.do for line in left.moves] == MAIN[:count]
    assert lines_of(left) == lines_of(record) | ({tuple(MAIN)} if count < len(MAIN) else set())
    assert read_record(write_record(left)) == left
