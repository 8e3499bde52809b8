"""Tests that days are the same in every folder, and that kills lose nothing of them. The long form, which makes real
days: python -m tests.trials.days 30"""

import json
import subprocess
import sys

import pytest

from tests.days.record import DATE, GOLDEN
from tests.trials.days import environment_in, live, live_day_by_day
from tests.trials.kill import ROOT


@pytest.mark.all
def test_two_folders_have_the_same_days(tmp_path, long_run):
    """Real days in the long run, quick ones otherwise: then it is the date and the files that are tried."""
    wishes = () if long_run else ("--quick",)
    days = 30 if long_run else 3
    at_once = live(tmp_path / "one", DATE, days, *wishes)
    assert len(at_once) == days
    assert live_day_by_day(tmp_path / "other", DATE, days, *wishes) == at_once


def killed(folder, after_lines: int, after_seconds: float) -> list[str]:
    """Returns the lines of a program that answered finds, killed this long after it had printed this many lines."""
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
def test_a_kill_loses_no_made_day_and_no_answer(tmp_path, lines, seconds):
    """Lines 1 and 7 announce days, the others answers: so one kill falls into a making, one into an answer, and two
    more in the long run."""
    told = [line.split() for line in killed(tmp_path, lines, seconds)]
    assert len(told) >= lines, "it lived"
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
        assert json.loads(file.read_text("utf-8"))["finds"] == golden["finds"], "whole, or not there"
    last = told[-1][1]
    again = live(tmp_path, last, 2, "--quick", "--answers")
    assert len([line for line in again if line.startswith("made")]) == 2, "a making that was killed begins anew"
    assert len([line for line in again if line.startswith("answered")]) == 10
