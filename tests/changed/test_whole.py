"""Tests the choice of tests in a small project: a run of all tests, and then a run of those that a change touches."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PYPROJECT = """[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["."]
addopts = ["--import-mode=importlib", "--strict-markers"]
markers = ["all: x", "full: x"]
"""
THING = """from functools import cache

def first():
    return 1

def second():
    return 2

@cache
def third():
    return fourth()

def fourth():
    return 4
"""
TESTS = """import pytest
from app.thing import first, second, third

@pytest.fixture(scope="module")
def shared():
    return second()

def test_first():
    assert first() == 1

@pytest.mark.parametrize("again", [1, 2])
def test_second(shared, again):
    assert shared == 2

@pytest.mark.parametrize("again", [1, 2])
def test_third(again):
    assert third() == 4

@pytest.mark.all
def test_seldom():
    assert first() == 1

@pytest.mark.full
def test_long():
    assert first() == 1
"""


@pytest.fixture
def project(tmp_path):
    (tmp_path / "app").mkdir()
    (tmp_path / "engine").mkdir()
    (tmp_path / "tests").mkdir()
    for name in ("app", "engine", "tests"):
        (tmp_path / name / "__init__.py").touch()
    shutil.copytree(HERE, tmp_path / "tests" / "changed", ignore=shutil.ignore_patterns("test_*", "__pycache__"))
    shutil.copy(HERE.parent / "tiers.py", tmp_path / "tests")
    (tmp_path / "tests" / "conftest.py").write_text('pytest_plugins = ["tests.tiers"]\n')
    (tmp_path / "tests" / "test_thing.py").write_text(TESTS)
    (tmp_path / "app" / "thing.py").write_text(THING)
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    return tmp_path


def run(project: Path, *arguments: str, **more: str) -> tuple[str, set[str]]:
    """Runs pytest in the project; returns its output and the tests that passed. more: variables of the environment."""
    outside = ("PYTEST", "WORDFELT", "COV", "HYPOTHESIS", "CI")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(outside)} | more
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading the plug-ins that the project does not use takes long
    options = "-m pytest -p xdist -n 1 -v -p no:cacheprovider".split()
    command = [sys.executable, *options, *arguments]
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, timeout=600)
    said = done.stdout + done.stderr
    assert done.returncode in (0, 5), said
    return said, set(re.findall(r"PASSED\S* tests/test_thing\.py::(\S+)", said))


def test_a_run_after_a_change_selects_the_tests_that_called_the_changed_function_in_the_last_run_of_all_tests(project):
    usual = {"test_first", "test_second[1]", "test_second[2]", "test_third[1]", "test_third[2]"}
    said, ran = run(project, "--changed")
    assert "no run of all tests" in said
    assert ran == usual
    _, ran = run(project, "--all")
    assert ran == usual | {"test_seldom"}
    said, ran = run(project, "--changed")
    assert "Nothing has changed" in said
    assert ran == set()
    thing = project / "app" / "thing.py"
    for old, new, touching in (
        ("return 1", "return 2 - 1", {"test_first", "test_seldom"}),
        ("return 2\n", "return 1 + 1\n", {"test_second[1]", "test_second[2]"}),
        ("return 4", "return 2 + 2", {"test_third[1]", "test_third[2]"}),
    ):
        thing.write_text(THING.replace(old, new))
        said, ran = run(project, "--changed")
        assert "Changed since the last run of all tests: app/thing.py." in said
        assert ran == touching


def test_a_run_of_named_tests_skips_only_long_tests_and_like_a_run_in_a_build_service_saves_no_test_map(project):
    _, ran = run(project, "--all", "tests/test_thing.py")
    assert "test_seldom" in ran
    assert "test_long" not in ran
    _, ran = run(project, "tests/test_thing.py", "--full")
    assert {"test_seldom", "test_long"} <= ran
    _, ran = run(project, "--all", CI="true")
    assert "test_seldom" in ran
    assert "no run of all tests" in run(project, "--changed")[0]
