"""Tests which functions and files a change affects, and which tests are then chosen to run."""

import pytest

from tests.changed.choosing import choose_for
from tests.changed.differences import Touched, touched
from tests.changed.sources import Run

SHEET = '''"""The rules."""

LIMIT = 7


def deal(cards):
    return cards[:LIMIT]


class Turn:
    least = 2

    def play(self, word):
        def score():
            return len(word)

        return score() if len(word) >= self.least else 0

    def skip(self):
        """Nothing is played."""
        return 0
'''
USER = (
    "from engine.sheet import LIMIT, Turn\n\n\ndef first():\n    return Turn()\n\n\ndef second():\n    return LIMIT\n"
)
OLD = {
    "engine/sheet.py": SHEET,
    "app/user.py": USER,
    "app/other.py": "def third():\n    return 3\n",
    "tests/games/test_sheet.py": "from engine import sheet\n",
    "tests/games/conftest.py": "",
    "tests/test_limit.py": "from engine.sheet import LIMIT\n",
    "assets/words.txt": "one digest",
}
EVERY = {("engine/sheet.py", name) for name in ("deal", "Turn.play", "Turn.play.score", "Turn.skip")}
USES_LIMIT = {("app/user.py", "second")}
USES_TURN = {("app/user.py", "first")}


def after(old: str, new: str, file: str = "engine/sheet.py") -> Touched:
    assert old in OLD[file]
    return touched(OLD, {**OLD, file: OLD[file].replace(old, new)})


def test_without_a_change_no_function_and_no_test_is_affected():
    assert touched(OLD, dict(OLD)) == Touched()


@pytest.mark.parametrize(
    ("old", "new", "functions"),
    [
        ("cards[:LIMIT]", "cards[LIMIT:]", {"deal"}),
        ("len(word)\n", "len(word) + 1\n", {"Turn.play.score"}),
        ("score() if", "0 if", {"Turn.play"}),
        ("def play(self, word)", "def play(self, word, *more)", {"Turn.play"}),
        ("return 0\n", "return 1\n", {"Turn.skip"}),
    ],
)
def test_a_changed_line_affects_only_the_function_around_it(old, new, functions):
    assert after(old, new) == Touched({("engine/sheet.py", name) for name in functions}, set(), {"engine/sheet.py"})


@pytest.mark.parametrize(
    ("old", "new"), [("The rules", "Rules"), ("Nothing is", "No word is"), ("LIMIT = 7", "LIMIT = 7  # cards")]
)
def test_a_changed_docstring_or_comment_affects_no_function(old, new):
    assert after(old, new) == Touched(files={"engine/sheet.py"})


def test_a_changed_value_affects_all_functions_of_its_module_and_all_functions_that_use_it():
    found = after("LIMIT = 7", "LIMIT = 8")
    assert found.functions == EVERY | USES_LIMIT
    assert found.tests == {"tests/games/test_sheet.py", "tests/test_limit.py"}


@pytest.mark.parametrize(
    ("old", "new"), [("least = 2", "least = 3"), ("    def skip", "    def stay"), ("Turn:", "Turn(int):")]
)
def test_a_changed_class_affects_all_functions_of_its_module_and_all_functions_that_use_it(old, new):
    found = after(old, new)
    assert found.functions == EVERY | USES_TURN
    assert found.tests == {"tests/games/test_sheet.py"}


def test_a_deleted_file_affects_all_its_functions_and_all_functions_that_use_them():
    found = touched(OLD, {name: text for name, text in OLD.items() if name != "engine/sheet.py"})
    assert found.functions == EVERY | USES_LIMIT | USES_TURN


def test_all_tests_of_a_changed_test_file_run_and_all_tests_in_the_folder_of_a_changed_conftest():
    assert after("engine", "app", "tests/games/test_sheet.py").tests == {"tests/games/test_sheet.py"}
    assert touched(OLD, {**OLD, "tests/games/conftest.py": "1"}).tests == {"tests/games/test_sheet.py"}
    assert touched(OLD, {**OLD, "tests/test_new.py": "1"}).tests == {"tests/test_new.py"}


PLACES = {("a.py", "f"): (0, 0), ("a.py", "g"): (0, 1), ("b.py", "h"): (1, 0)}


def run(test: str, ran: dict[int, int], seconds: float = 1.0, *read: str) -> Run:
    return Run(test, seconds, ran, frozenset(read), PLACES)


RUNS = [
    run("tests/test_a.py::wide", {0: 0b11, 1: 1}),
    run("tests/test_a.py::narrow", {0: 0b01}),
    run("tests/test_b.py::one", {0: 0b01, 1: 1}),
    run("tests/test_b.py::other", {0: 0b10, 1: 1}),
    run("tests/test_c.py::reads", {}, 1.0, "assets/words.txt"),
]


def test_a_run_after_a_change_includes_the_tests_that_ran_a_changed_function():
    choice = choose_for(Touched({("a.py", "f")}), RUNS, 100)
    assert choice.tests == {"tests/test_a.py::wide", "tests/test_a.py::narrow", "tests/test_b.py::one"}
    assert (choice.left_off, choice.others, choice.modules) == (0, 2, frozenset())


def test_a_run_after_a_change_includes_the_tests_that_read_a_changed_file():
    assert choose_for(Touched(files={"assets/words.txt"}), RUNS, 100).tests == {"tests/test_c.py::reads"}


def test_if_time_is_short_the_test_that_runs_the_fewest_functions_is_chosen_first_from_each_file():
    choice = choose_for(Touched({("a.py", "f")}), RUNS, 2)
    assert choice.tests == {"tests/test_a.py::narrow", "tests/test_b.py::one"}
    assert choice.left_off == 1
    assert choose_for(Touched({("a.py", "f")}), RUNS, 1).tests == {"tests/test_a.py::narrow"}


def test_a_run_after_a_change_includes_a_changed_test_file_completely_and_a_limited_number_of_other_tests():
    found = Touched({("a.py", "f")}, {"tests/test_b.py", "tests/test_gone.py"})
    choice = choose_for(found, RUNS, 3, ["tests/test_b.py"])
    assert choice.modules == {"tests/test_b.py"}
    assert choice.tests == {"tests/test_a.py::narrow"}
    assert choice.takes("tests/test_b.py::new")
    assert choice.takes("tests/test_a.py::narrow")
    assert not choice.takes("tests/test_a.py::wide")
    assert choice.takes_of("tests/test_a.py")
    assert not choice.takes_of("tests/test_c.py")


def test_the_report_counts_the_tests_that_are_not_run():
    told = choose_for(Touched({("a.py", "f")}, files={"a.py"}), RUNS, 1).report()
    assert "a.py" in told
    assert "2 tests that ran nothing of this" in told
    assert "2 tests that did" in told
