"""Tests that the tables of days are the same in every data folder, and that no part of a finished table is lost when
the program is killed. The long form, which makes real days: python -m tests.trials.days 30"""

import json
import subprocess
import sys

import pytest

from tests.days.record import DATE, GOLDEN
from tests.trials.days import environment_in, live, live_day_by_day
from tests.trials.kill import ROOT


@pytest.mark.all
def test_two_data_folders_get_the_same_puzzles_for_the_same_days(tmp_path, long_run):
    """The long run makes real days. The usual run copies puzzles, and so tests only the dates and the files."""
    wishes = () if long_run else ("--quick",)
    days = 30 if long_run else 3
    at_once = live(tmp_path / "one", DATE, days, *wishes)
    assert len(at_once) == days
    assert live_day_by_day(tmp_path / "other", DATE, days, *wishes) == at_once


def killed(folder, after_lines: int, after_seconds: float) -> list[str]:
    """Lets a program make days and answer their puzzles, and kills it after this many printed lines and seconds;
    returns the lines."""
    command = [sys.executable, "-m", "tests.trials.day_maker", DATE, "30", "--quick", "--answers"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment_in(folder), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as player:
        assert player.stdout is not None
        lines = [player.stdout.readline().strip() for _ in range(after_lines)]
        try:
            player.wait(after_seconds)
        except subprocess.TimeoutExpired:
            player.kill()
        return [line for line in [*lines, *player.stdout.read().splitlines()] if line]


@pytest.mark.all
@pytest.mark.parametrize(
    ("lines", "seconds"),
    [(1, 0.02), (8, 0.11), *[pytest.param(*more, marks=pytest.mark.full) for more in ((3, 0.05), (6, 0.03))]],
)
def test_killing_the_program_does_not_lose_a_finished_table_of_the_day_or_a_saved_answer(tmp_path, lines, seconds):
    """The program prints a line for each day (lines 1 and 7) and for each answer. One kill comes while a day is made,
    and one while an answer is saved. The long run has two more kills."""
    told = [line.split() for line in killed(tmp_path, lines, seconds)]
    assert len(told) >= lines, "the program has run long enough"
    data = tmp_path / "data"
    found = json.loads((data / "finds.json").read_text("utf-8"))["plays"] if (data / "finds.json").exists() else []
    answers = {(play["date"], str(play["number"])) for play in found}
    golden = json.loads(GOLDEN.read_text("utf-8"))
    for what, day, more, *_ in told:
        if what == "answered":
            assert (day, more) in answers
        else:
            assert json.loads((data / "days" / f"{day}.json").read_text("utf-8")) == {**golden, "date": day}
    for file in (data / "days").glob("*.json"):
        assert json.loads(file.read_text("utf-8"))["finds"] == golden["finds"], (
            "each file of a day is whole or does not exist"
        )
    last = told[-1][1]
    again = live(tmp_path, last, 2, "--quick", "--answers")
    assert len([line for line in again if line.startswith("made")]) == 2, (
        "the program makes a day again whose making was killed"
    )
    assert len([line for line in again if line.startswith("answered")]) == 10
