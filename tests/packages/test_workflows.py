"""Tests the workflows as far as a file can be tested: they name what exists, and actions that cannot change."""

import os
import re
import tomllib

import pytest

from tests.packages import ROOT

FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))
RUNNERS = {"ubuntu-24.04", "windows-2025", "macos-15", "macos-15-intel"}  # those that GitHub has


@pytest.fixture(params=WORKFLOWS, ids=lambda path: path.stem)
def workflow(request):
    return request.param.read_text("utf-8")


def test_there_is_one_for_checks_one_for_packages_and_one_for_qt():
    assert [path.name for path in WORKFLOWS] == ["check.yml", "newer_qt.yml", "packages.yml"]


def test_every_action_is_named_by_its_digest_and_the_version_is_told(workflow):
    used = re.findall(r"uses: (.+)", workflow)
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def test_an_action_has_one_digest_everywhere():
    used = {action for path in WORKFLOWS for action in re.findall(r"uses: (.+)", path.read_text("utf-8"))}
    assert len({action.partition("@")[0] for action in used}) == len(used)


def test_every_script_that_a_step_runs_is_there(workflow):
    scripts = re.findall(r"\b(?:sh|bash|python3?) (\S+\.(?:sh|py)|\.ci/run)\b", workflow)
    assert scripts
    for script in scripts:
        assert (ROOT / script).is_file(), script
        assert os.access(ROOT / script, os.R_OK), script


def test_every_runner_is_alive(workflow):
    named = set(re.findall(r"runs-on: ([\w.-]+)$", workflow, re.MULTILINE))
    for listed in re.findall(r"runner: \[(.+)\]", workflow):
        named |= set(listed.split(", "))
    assert named
    assert named <= RUNNERS


def test_nothing_may_write_to_the_repository(workflow):
    assert "permissions:\n  contents: read\n" in workflow
    assert "write" not in re.findall(r"^\s+[\w-]+: (\w+)$", workflow, re.MULTILINE)


def test_every_supported_python_is_checked():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    supported = re.findall(r":: (3\.\d+)", str(project["classifiers"]))
    checked = re.findall(r'"(3\.\d+)"', (FOLDER / "check.yml").read_text("utf-8"))
    assert ["3.11", *checked] == supported  # 3.11 is Debian 12's
