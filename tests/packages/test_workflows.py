"""Tests the workflow files: they name only existing scripts and runners, and fix the versions of actions by
digests."""

import os
import re
import tomllib

import pytest

from tests.packages import ROOT

FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))
RUNNERS = {"ubuntu-24.04", "windows-2025", "macos-15", "macos-15-intel"}  # the runners that GitHub offers


@pytest.fixture(params=WORKFLOWS, ids=lambda path: path.stem)
def workflow(request):
    return request.param.read_text("utf-8")


def test_the_project_has_workflows_for_checks_and_for_packages_and_for_newer_qt():
    assert [path.name for path in WORKFLOWS] == ["check.yml", "newer_qt.yml", "packages.yml"]


def test_every_workflow_names_actions_by_digest_and_gives_the_version_in_a_comment(workflow):
    used = re.findall(r"uses: (.+)", workflow)
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def test_an_action_has_the_same_digest_in_every_workflow():
    used = {action for path in WORKFLOWS for action in re.findall(r"uses: (.+)", path.read_text("utf-8"))}
    assert len({action.partition("@")[0] for action in used}) == len(used)


def test_every_script_that_a_workflow_runs_exists(workflow):
    scripts = re.findall(r"\b(?:sh|bash|python3?) (\S+\.(?:sh|py)|\.ci/run)\b", workflow)
    assert scripts
    for script in scripts:
        assert (ROOT / script).is_file(), script
        assert os.access(ROOT / script, os.R_OK), script


def test_every_workflow_uses_a_supported_runner(workflow):
    named = set(re.findall(r"runs-on: ([\w.-]+)$", workflow, re.MULTILINE))
    for listed in re.findall(r"runner: \[(.+)\]", workflow):
        named |= set(listed.split(", "))
    assert named
    assert named <= RUNNERS


def test_no_workflow_may_write_to_the_repository(workflow):
    assert "permissions:\n  contents: read\n" in workflow
    assert "write" not in re.findall(r"^\s+[\w-]+: (\w+)$", workflow, re.MULTILINE)


def test_the_workflow_for_checks_tests_every_supported_version_of_python():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    supported = re.findall(r":: (3\.\d+)", str(project["classifiers"]))
    checked = re.findall(r'"(3\.\d+)"', (FOLDER / "check.yml").read_text("utf-8"))
    assert ["3.11", *checked] == supported  # 3.11, which Debian 12 has, is checked separately
