"""Tests that the memory for widgets does not grow with the number of games played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.full
def test_the_program_has_no_more_widgets_after_two_hundred_games_than_after_sixty(folders):
    done = subprocess.run(
        [sys.executable, "-m", "tests.trials.many_games", "203"],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
