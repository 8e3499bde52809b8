"""Tests the page that explains the dictionary (engine/lexicon/README.md): the example runs, and the tables list every
file in that folder."""

import doctest
import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "engine" / "lexicon"


def test_the_example_in_the_readme_of_the_lexicon_runs():
    failed, tried = doctest.testfile(str(FOLDER / "README.md"), module_relative=False)
    assert tried > 10
    assert not failed


def test_the_readme_of_the_lexicon_names_every_file():
    told = re.findall(r"`(\w+\.py)`", (FOLDER / "README.md").read_text("utf-8"))
    assert {path.name for path in FOLDER.glob("*.py")} == set(told)
