"""Tests an evening of four people, who play several games with mouse and keys in the window. The program is killed in
the middle, and the evening goes on a week later. The long run plays five games, `--all` the first two."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.trials.kill import ROOT

GAMES = ["split-run", "3-2-1", "shout", "four-rows", "profit-and-loss"]
MOST_CLICKS = 2  # the maximum number of clicks from the end of a game to the first move of the next game


def sit(folder: Path, part: str, length: str, until: str) -> list[str]:
    """Plays a part of the evening until the line `until` is printed, then kills the program; returns the lines."""
    places = {"WORDFELT_CONFIG": str(folder / "config"), "WORDFELT_DATA": str(folder / "data")}
    command = [sys.executable, "-m", "tests.trials.evening_player", part, length]
    lines = []
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **places}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None and program.stderr is not None
        for line in program.stdout:
            lines.append(line.rstrip("\n"))
            if line.strip() == until:
                program.kill()
        faults = program.stderr.read()
    assert program.returncode == (-9 if until in lines else 0), faults
    return lines


@pytest.mark.parametrize(
    ("length", "games"),
    [
        pytest.param("short", GAMES[:2], marks=pytest.mark.all),
        pytest.param("whole", GAMES, marks=pytest.mark.full),
    ],
)
def test_four_players_resume_an_evening_a_week_after_the_program_was_killed_and_need_two_clicks_between_games(
    tmp_path, length, games
):
    first = sit(tmp_path, "friday", length, "kill")
    rest = sit(tmp_path, "next-friday", length, "")
    dealt = [line.split()[1:] for line in (*first, *rest) if line.startswith("game ")]
    assert [game for game, _ in dealt] == games
    assert all(int(clicks) <= MOST_CLICKS for _, clicks in dealt[1:]), dealt
    (played,) = [line.split()[1:] for line in rest if line.startswith("evening ")]
    assert played == games
    ended = dict([line.split()[1:] for line in (*first, *rest) if line.startswith("ended ")])
    assert ended.keys() == set(games) - {"shout"}  # Shout! is left out, because it ends by resignations
    assert "resigned" not in ended.values()
    assert any(line.startswith("waits") and "Ann" in line for line in rest)
