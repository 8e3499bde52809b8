"""Tests that pip installs exactly the tested files: every requirement, with everything that it requires, has one
version and the digests of its wheels for every supported Python and system."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires

import pytest
from packaging.requirements import Requirement
from packaging.tags import compatible_tags, cpython_tags
from packaging.utils import parse_wheel_filename
from packaging.version import Version

from tests.packages import PACKAGING, ROOT, script

PURPOSES = ("run", "check", "build")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PYTHONS = [(3, int(minor)) for minor in re.findall(r":: 3\.(\d+)", str(PROJECT["project"]["classifiers"]))]
SYSTEMS = {
    "Linux": [f"manylinux_2_{minor}_x86_64" for minor in range(34, 4, -1)] + ["manylinux2014_x86_64"],
    "Linux on ARM": [f"manylinux_2_{minor}_aarch64" for minor in range(39, 16, -1)] + ["manylinux2014_aarch64"],
    "Windows": ["win_amd64"],
    "macOS": [
        f"macosx_{major}_{minor}_{kind}"
        for major in range(13, 9, -1)
        for minor in range(16, -1, -1)
        for kind in ("arm64", "universal2")
    ],
}
needing = script("needs.py")


def pins(purpose):
    return {
        needing.normal(name): version
        for name, version in (line.partition(";")[0].strip().split("==") for line in needing.versions(purpose))
    }


def asked(purpose):
    """The requirements that pyproject.toml names for a purpose, such as "dev"."""
    project = PROJECT["project"]
    extra = {"run": [], "check": ["dev"], "build": ["build"]}[purpose]
    named = [*project["dependencies"], *[name for key in extra for name in project["optional-dependencies"][key]]]
    return [Requirement(name) for name in named + (PROJECT["build-system"]["requires"] if extra else [])]


def wheels():
    lines = (PACKAGING / "hashes.txt").read_text("utf-8").splitlines()
    return [line.partition("  ")[2] for line in lines if line.endswith(".whl")]


@pytest.mark.parametrize("purpose", PURPOSES)
def test_every_requirement_in_pyproject_allows_the_tested_version(purpose):
    pinned = pins(purpose)
    for requirement in asked(purpose):
        assert requirement.specifier.contains(Version(pinned[needing.normal(requirement.name)])), requirement


@pytest.mark.parametrize("purpose", PURPOSES)
def test_the_list_of_tested_versions_contains_the_requirements_of_every_requirement(purpose):
    """pip would refuse an unlisted package, but only during an installation."""
    pinned = pins(purpose)
    for name in pinned:
        try:
            told = requires(name) or []
        except PackageNotFoundError:
            continue  # skips a requirement for another purpose or system
        for requirement in map(Requirement, told):
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                assert needing.normal(requirement.name) in pinned, f"{name} brings {requirement}"


@pytest.mark.parametrize("purpose", PURPOSES)
def test_pip_gets_a_version_and_digests_for_every_requirement(purpose):
    for line in needing.needs(purpose):
        assert re.fullmatch(r"[\w.-]+==[\w.]+(; sys_platform == \"\w+\")?( --hash=sha256:[0-9a-f]{64})+", line), line


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_every_supported_python_has_a_wheel_on_every_system(python, system):
    platforms = SYSTEMS[system]
    interpreter = "cp{}{}".format(*python)
    usable = {*cpython_tags(python, platforms=platforms), *compatible_tags(python, interpreter, platforms)}
    served = {
        needing.normal(parse_wheel_filename(name)[0]) for name in wheels() if usable & parse_wheel_filename(name)[3]
    }
    assert {name for purpose in PURPOSES for name in pins(purpose)} <= served


def test_the_list_of_digests_has_only_files_of_the_tested_versions():
    lines = (PACKAGING / "hashes.txt").read_text("utf-8").splitlines()
    assert all(re.fullmatch(r"[0-9a-f]{64}  [\w.+-]+(\.whl|\.tar\.gz)", line) for line in lines)
    assert len({line.partition("  ")[2] for line in lines}) == len(lines)
    every = {item for purpose in PURPOSES for item in pins(purpose).items()}
    assert {(needing.normal(name), str(version)) for name, version, *_ in map(parse_wheel_filename, wheels())} == every


def test_the_build_refuses_a_changed_interpreter_for_windows():
    interpreter = script("windows/interpreter.py")
    digest = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"  # the digest of `test`
    assert interpreter.checked("python.tar.gz", b"test", {"python.tar.gz": digest}) == b"test"
    with pytest.raises(SystemExit, match="is not the file"):
        interpreter.checked("python.tar.gz", b"changed", {"python.tar.gz": digest})
    with pytest.raises(SystemExit, match="is not the file"):
        interpreter.checked("python.tar.gz", b"test", {})
