"""Tests that a program that is killed during reviews of games loses none of the puzzles and words found so far."""

import json
import shutil
import subprocess
import sys

import pytest

from tests.trials.days import environment_in
from tests.trials.kill import ROOT

AFTER = (0.0, 0.05, 0.2)  # seconds from the first reviewed game to the kill


def started(folder, what):
    return subprocess.Popen(
        [sys.executable, "-m", "tests.trials.review_maker", what],
        cwd=ROOT,
        env=environment_in(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def learned(folder):
    """The saved puzzles and words in sorted order, because the order of the reviews may differ."""
    puzzles = json.loads((folder / "data" / "puzzles.json").read_text("utf-8"))["puzzles"]
    words = json.loads((folder / "data" / "my-words.json").read_text("utf-8"))["words"]
    return sorted(puzzles, key=str), sorted(words, key=str)


@pytest.mark.all
def test_killing_the_program_during_a_review_does_not_lose_puzzles_or_words_already_found(tmp_path):
    played = tmp_path / "played"
    with started(played, "play") as player:
        assert player.wait(60) == 0
    whole = tmp_path / "whole"
    shutil.copytree(played, whole)
    with started(whole, "review") as reviewer:
        assert reviewer.communicate(timeout=60)[0].splitlines()[-1] == "done"
    puzzles, words = learned(whole)
    assert puzzles
    assert words
    broken = tmp_path / "broken"
    shutil.copytree(played, broken)
    for seconds in AFTER:
        with started(broken, "review") as reviewer:
            assert reviewer.stdout is not None
            reviewer.stdout.readline()
            try:
                reviewer.wait(seconds)
            except subprocess.TimeoutExpired:
                reviewer.kill()
    with started(broken, "review") as reviewer:
        assert reviewer.communicate(timeout=60)[0].splitlines()[-1] == "done"
    assert learned(broken) == (puzzles, words)
