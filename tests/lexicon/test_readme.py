"""The page that tells how the dictionary works: its example runs, and its tables know every file."""

import doctest
import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "engine" / "lexicon"


def test_the_example_runs():
    failed, tried = doctest.testfile(str(FOLDER / "README.md"), module_relative=False)
    assert tried > 10
    assert not failed


def test_every_file_is_told():
    told = re.findall(r"`(\w+\.py)`", (FOLDER / "README.md").read_text("utf-8"))
    assert {path.name for path in FOLDER.glob("*.py")} == set(told)
