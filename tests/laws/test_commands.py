"""Tests the commands `moves`, which lists moves, and `simulate`, which lets computer players play."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.games import CATALOG
from tests.tiers import usually_six


def lines(capsys: pytest.CaptureFixture[str]) -> list[Any]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def record(tmp_path: Path, **more: Any) -> str:
    data = {
        "wordfelt": 1,
        "game": "split-run",
        "players": ["Ann", "Ben"],
        "dictionary": {"only": ["KIT", "SKIT", "SKIM", "KITE", "TIE"]},
        "setup": {"first": 1, "hands": ["KITE", "SM"], "deck": ""},
        "moves": [],
        **more,
    }
    path = tmp_path / "a.wordfelt"
    path.write_text(json.dumps(data))
    return str(path)


def test_the_moves_command_lists_the_best_plays_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["moves", record(tmp_path)]) == 0
    assert lines(capsys) == [
        [
            {"seat": 1, "do": "play KITE", "points": 7},
            {"seat": 1, "do": "play KIT", "points": 6},
            {"seat": 1, "do": "play TIE", "points": 3},
            {"seat": 1, "do": "pass", "points": 0},
        ]
    ]


def test_the_moves_command_lists_no_more_than_the_requested_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["moves", record(tmp_path, moves=["play KIT"]), "--best", "1"]) == 0
    assert lines(capsys) == [[{"seat": 2, "do": "play 1: +S K I M/T", "points": 9}]]


def test_the_moves_command_reports_the_error_of_a_record_that_cannot_be_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["moves", record(tmp_path, moves=["play KISS"])]) == 3
    assert lines(capsys)[0]["error"]["move"] == 1


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_the_simulate_command_plays_every_game_to_its_end(game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    players = game.seats[0]
    assert main(f"simulate --game {game.id} --players {players} --seed 3 --level random".split()) == 0
    (line,) = lines(capsys)
    assert list(line) == ["game", "players", "levels", "seed", "turns", "scores", "winners", "end", "deck"]
    assert (line["game"], line["players"], line["seed"]) == (game.id, players, 3)
    assert len(line["scores"]) == players
    assert set(line["winners"]) <= set(range(1, players + 1))
    assert line["levels"] == ["random"] * players
    assert line["end"]
    assert 0 <= line["deck"] < sum(game.deck.counts.values())


def test_the_simulate_command_accepts_one_level_for_all_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("simulate --game turnover --players 2 --level novice".split()) == 0
    (line,) = lines(capsys)
    assert (line["end"], line["levels"]) == ("last-turns", ["novice", "novice"])


def test_the_simulate_command_gives_every_seat_its_own_level(capsys: pytest.CaptureFixture[str]) -> None:
    """The better computer player wins from either seat, which shows that each seat has the level given for it."""
    for levels, winner in (("novice,master", 2), ("master,novice", 1)):
        assert main(f"simulate --game turnover --players 2 --level {levels}".split()) == 0
        (line,) = lines(capsys)
        assert line["levels"] == levels.split(",")
        assert line["winners"] == [winner]


@pytest.mark.parametrize("levels", ["novice,master,steady", "novice,", "grand", "random,steady"])
def test_the_simulate_command_refuses_unknown_levels_and_a_wrong_number_of_levels(
    levels: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(f"simulate --game turnover --players 2 --level {levels}".split())
    assert left.value.code == 2
    assert "--level" in capsys.readouterr().err


def test_the_simulate_command_in_several_processes_prints_the_same_lines_in_the_same_order() -> None:
    command = "simulate --game turnover --players 2 --level novice,steady --games 5 --seed 7 --jobs".split()
    one, three = [
        subprocess.run(
            [sys.executable, "-m", "engine", *command, jobs],
            cwd=Path(__file__).parents[2],
            capture_output=True,
            timeout=100,
            check=True,
        )
        for jobs in ("1", "3")
    ]
    assert one.stdout.count(b"\n") == 5
    assert three.stdout == one.stdout
    assert three.stderr == b""


def test_the_simulate_command_prints_a_line_for_each_game_and_the_same_lines_in_the_next_run(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = "simulate --game 3-2-1 --players 2 --games 3 --seed 5 --option end=first-out --option stall=null"
    assert main(command.split()) == 0
    first = lines(capsys)
    assert [line["seed"] for line in first] == [5, 6, 7]
    assert main(command.split()) == 0
    assert lines(capsys) == first


@pytest.mark.parametrize(
    "command",
    [
        "--game whist --players 2",
        "--game 3-2-1 --players 7",
        "--game 3-2-1 --players 2 --option end=never",
        "--game 3-2-1 --players 2 --option stall=many",
        "--game 3-2-1 --players 2 --option spades=trumps",
    ],
)
def test_the_simulate_command_refuses_impossible_options(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *command.split()]) == 2
    assert lines(capsys)[0]["error"]["code"] == "bad-record"
