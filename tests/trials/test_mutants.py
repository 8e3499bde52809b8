"""Tests the trial of mutants, which are faults made on purpose to see whether the tests notice them: each fault is made
in the right place, a test that fails counts as having noticed the fault, and the noticed faults are counted.

The trial itself: python -m tests.trials.mutants.
"""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.changed.sources import Run, write_sources
from tests.trials.mutants import __main__ as mutants
from tests.trials.mutants.aim import AROUND, Aim, Chooser
from tests.trials.mutants.aim import FIRST as TIME
from tests.trials.mutants.drawn import ROOMS, changes_in, drawn
from tests.trials.mutants.live import change_functions
from tests.trials.mutants.mutant import AnchorLost, Mutant

ROOT = Path(__file__).parents[2]
THING = """def first(number):
    return number + 1

def second(number):
    while number < 3:
        number += 1
    return number

def third():
    return 3
"""
TESTS = """from app.thing import first, second, third

def test_first():
    assert first(1) == 2

def test_second():
    assert second(1) == 3

def test_nothing():
    third()

def test_broken():
    assert first(1) == 5
"""
RAN = {"test_first": 0b001, "test_second": 0b010, "test_nothing": 0b100, "test_broken": 0b001}
FIRST = Mutant("app/thing.py", "number + 1", "number + 2", "The first is too large.")
SECOND = Mutant("app/thing.py", "        number += 1\n", "        number += 0\n", "The second never comes.")
THIRD = Mutant("app/thing.py", "return 3", "return 4", "The third is too large.")
SAME = Mutant("app/thing.py", "number < 3", "number <= 2", "Nothing: numbers are whole.", "numbers are whole")


@pytest.fixture
def project(tmp_path):
    """A small project with a map of its tests; one of the tests always fails."""
    root = tmp_path / "project"
    for name in ("app", "tests/trials"):
        (root / name).mkdir(parents=True)
        (root / name / "__init__.py").touch()
    (root / "tests" / "__init__.py").touch()
    shutil.copytree(ROOT / "tests/trials/mutants", root / "tests/trials/mutants")
    (root / "app/thing.py").write_text(THING)
    (root / "tests/test_thing.py").write_text(TESTS)
    (root / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = ["--import-mode=importlib"]\n')
    write_sources(root, root / ".test-map" / "last")
    lines = [
        {"test": f"tests/test_thing.py::{name}", "seconds": 0.1, "ran": {0: bits}, "read": []}
        for name, bits in RAN.items()
    ]
    lines.append({"modules": [["app/thing.py", ["first", "second", "third"]]]})
    (root / ".test-map/last/one.part").write_text("\n".join(map(json.dumps, lines)))
    return root


@pytest.mark.all
def test_a_deliberate_fault_counts_as_noticed_if_a_test_fails_with_it_and_passes_without_it(project, capsys):
    assert mutants.judge(project, [FIRST, THIRD, SAME]) == 1
    *_, equal, alive, total = capsys.readouterr().out.splitlines()
    assert equal == "equal   app/thing.py: Nothing: numbers are whole. (numbers are whole)"
    assert alive == "ALIVE   app/thing.py: The third is too large. (1 tests)"
    assert total == "1 of 2 killed, 50.0 %; 1 equal."
    assert (project / "app/thing.py").read_text() == THING


@pytest.mark.all
def test_a_test_that_always_fails_does_not_count_as_noticing_a_deliberate_fault(project, capsys):
    tests = (project / "tests/test_thing.py").read_text()
    (project / "tests/test_thing.py").write_text(tests.replace("== 2", "> 0"))
    assert mutants.judge(project, [FIRST]) == 1
    said = capsys.readouterr().out
    assert "ALIVE   app/thing.py: The first is too large. (1 tests)" in said
    assert "0 of 1 killed" in said


@pytest.mark.all
def test_a_fault_that_makes_an_endless_loop_counts_as_noticed_and_new_tests_can_notice_faults(project, capsys):
    plugin = project / "tests/trials/mutants/ground.py"
    plugin.write_text(plugin.read_text().replace("ONE = 20 ", "ONE = 0.5 "))
    tests = project / "tests/test_thing.py"
    tests.write_text(tests.read_text() + "\ndef test_new():\n    assert third() == 3\n")
    assert mutants.judge(project, [SECOND, THIRD]) == 0
    said = capsys.readouterr().out
    assert "2 of 2 killed, 100.0 %" in said
    assert "test_second]" in said
    assert "test_new]" in said


def test_a_listed_fault_that_replaces_a_text_missing_from_the_code_is_an_error(project, capsys):
    gone = Mutant("app/thing.py", "return 30", "return 4", "Too much.")
    twice = Mutant("app/thing.py", "number", "other", "Too much.")
    for mutant in (gone, twice, Mutant("app/other.py", "x", "y", "Too much.")):
        assert mutants.judge(project, [mutant]) == 2
        assert "no longer in it" in capsys.readouterr().out
    (project / ".test-map/last/sources.json.gz").unlink()
    assert mutants.judge(project, [FIRST]) == 2
    assert "There is no map" in capsys.readouterr().out


def test_the_place_of_a_listed_fault_is_found_by_its_text_even_if_the_code_has_moved():
    assert FIRST.applied(f"# above\n{THING}") == f"# above\n{THING.replace('+ 1', '+ 2', 1)}"
    with pytest.raises(AnchorLost):
        FIRST.applied("")


def run(test: str, functions: int, seconds: float = 0.0) -> Run:
    places = {("app/thing.py", name): (0, bit) for bit, name in enumerate(("first", "second", "third"))}
    return Run(test, seconds, {0: functions}, frozenset(), places)


def aim_at_first(runs: list[Run], now: dict[str, str] | None = None) -> Aim:
    there = {"app/thing.py": THING} | dict.fromkeys([run.module for run in runs], "")
    return Chooser(runs, there, {**there, **(now or {})}).at("app/thing.py", FIRST.applied(THING))


def test_the_trial_runs_tests_that_run_few_functions_for_half_of_its_time_and_then_tests_of_each_file():
    wide, other = run("tests/test_a.py::wide", 0b111), run("tests/test_a.py::other", 0b110)
    narrow = run("tests/test_b.py::narrow", 0b001)
    aim = aim_at_first([wide, other, narrow])
    assert aim == Aim(("tests/test_b.py::narrow", "tests/test_a.py::wide"), ("tests/test_b.py", "tests/test_a.py"))
    half = TIME / 2 - AROUND
    first = [run(f"tests/test_c.py::{number}", 0b001, half) for number in range(4)]
    then = run("tests/test_d.py::4", 0b111, half)
    tests = [test.partition("::")[2] for test in aim_at_first([then, *first]).tests]
    assert tests == ["0", "1", "4", "2", "3"]


def test_the_trial_runs_a_new_test_file_that_imports_the_faulty_module_and_does_not_run_a_deleted_one():
    runs = [run("tests/test_a.py::wide", 0b111)]
    new = {"tests/test_new.py": "from app.thing import first\n", "tests/test_else.py": "from app.other import first\n"}
    assert aim_at_first(runs, new).files == ("tests/test_new.py", "tests/test_a.py")
    there = {"app/thing.py": THING}
    assert Chooser(runs, there, there).at("app/thing.py", FIRST.applied(THING)) == Aim((), ())


def test_a_deliberate_fault_replaces_the_code_of_loaded_functions_even_if_decorators_wrap_them(tmp_path):
    text = """from functools import cache, partial

def outer(step):
    def inner(number):
        return number + step

    return inner

add = outer(1)

class House:
    def __init__(self):
        self.opened = partial(self.rooms, 2)

    @property
    def door(self):
        return "open"

    @door.setter
    def door(self, value):
        self.value = value

    def rooms(self, number):
        return [room + 1 for room in range(number)]

@cache
def roof():
    return "red"
"""
    file = str(tmp_path / "house.py")
    module: dict[str, Any] = {}
    exec(compile(text, file, "exec"), module)
    house = module["House"]()
    after = text.replace("+ step", "- step").replace('"open"', '"shut"').replace("= value", "= [value]")
    change_functions(file, text, f"# moved\n{after.replace('room + 1', 'room + 2').replace('red', 'blue')}")
    house.door = 3
    assert (module["add"](3), house.door, house.value) == (2, "shut", [3])
    assert (house.opened(), module["roof"]()) == ([2, 3], "blue")


def test_a_random_fault_changes_only_a_comparison_or_a_return_or_a_call_or_a_reset_in_a_function():
    text = '''"""Text with an ü."""
LIMIT = max(3, 4)

class House:
    """A house."""

    def door(self, key, keys):
        """Opens."""
        self.open = key in keys
        if f"{key == 3}":
            keys.clear()
        del keys[0]
        return True

    def wall(self):
        return self.open is not None

    def roof(self):
        def tile():
            return "red"

        return tile
'''
    found = list(changes_in("house.py", text))
    assert [one.harm for one in found] == [
        "House.door: self.open = key in keys becomes pass",
        "House.door: key in keys becomes (key not in keys)",
        "House.door: keys.clear() becomes pass",
        "House.door: del keys[0] becomes pass",
        "House.door: return True becomes return False",
        "House.wall: self.open is not None becomes (self.open is None)",
        "House.roof: return tile becomes return None",
    ]
    assert found[1].applied(text) == text.replace("key in keys", "(key not in keys)")
    assert found[4].applied(text) == text.replace("return True", "return False")


def test_the_same_seed_draws_the_same_random_faults_although_other_code_has_changed(tmp_path):
    for room in ROOMS:
        (tmp_path / room).mkdir(parents=True)
        (tmp_path / room / "thing.py").write_text(THING)
    before = [one.key for one in drawn(tmp_path, 6, 1)]
    assert len(set(before)) == 6
    assert before != [one.key for one in drawn(tmp_path, 6, 2)]
    (tmp_path / ROOMS[0] / "another.py").write_text("def new():\n    return 5\n")
    (tmp_path / ROOMS[1] / "thing.py").write_text(f"# moved\n{THING}")
    assert [one.key for one in drawn(tmp_path, 6, 1)] == before


def test_the_text_that_a_listed_fault_replaces_is_in_the_code_exactly_once():
    texts = {one.file: (ROOT / one.file).read_text("utf-8") for one in mutants.CHOSEN}
    for one in mutants.CHOSEN:
        compile(one.applied(texts[one.file]), one.file, "exec")
    assert len(mutants.CHOSEN) >= 80
    assert {room: sum(one.file.startswith(room) for one in mutants.CHOSEN) >= 20 for room in ROOMS} == dict.fromkeys(
        ROOMS, True
    )
