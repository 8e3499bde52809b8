"""Tests that random keys and clicks cause no fault. The long form: python -m tests.trials.monkey 100000"""

import os
import subprocess
import sys

import pytest

from app.library.results import PlayerResult, Result
from app.session.match.view_data import Look
from tests.trials.kill import ROOT
from tests.trials.monkey import SETTLED, Seen, looks_twice


@pytest.mark.all
def test_random_keys_and_clicks_do_not_cause_faults_or_crashes(tmp_path):
    """The monkey runs in its own process, so that a crash outside Python does not end the tests."""
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.trials.monkey", "580", "20"]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "TMPDIR": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    assert "580 events, 30 games, 0 faults" in done.stdout, "all games were played"
    assert "not reached: none" in done.stdout
    assert "memory is not judged: 1 rounds" in done.stdout


def test_the_monkey_trial_reports_memory_that_grows_after_the_fifteenth_round():
    first = [110.0 + number for number in range(SETTLED)]
    assert Seen(memory=first).is_level
    assert Seen(memory=[*first, 126.0, 122.0]).is_level
    assert not Seen(memory=[*first, 125.0, 138.0]).is_level
    assert Seen(memory=[*first, 126.0]).judged == "memory is level"
    assert Seen(memory=[*first, 138.0]).judged == "memory grows"
    assert "not judged" in Seen(memory=first).judged


def test_the_monkey_trial_reports_a_person_with_two_first_looks_at_the_same_deal():
    def result(key: str, look: Look) -> Result:
        return Result(
            key, "ow", "2026-11-16", "finished", (PlayerResult("Ann", person="a", look=look),), deal="ACDEFGHJ/1234"
        )

    assert looks_twice((result("one", "first"), result("two", "again"))) == []
    assert len(looks_twice((result("one", "first"), result("two", "")))) == 1
