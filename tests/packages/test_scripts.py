"""Tests that the scripts name missing parts of the system in a sentence, and try again after a failed download."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages import PACKAGING, environment, qt_loads

pytestmark = pytest.mark.skipif(shutil.which("sh") is None, reason="needs a shell")
FOUND = ("cat", "cksum", "dirname", "rm", "sed", "sh", "uname", "wc")  # the commands that the test's system has


@pytest.fixture
def system(tmp_path):
    """A system with few commands: those of FOUND, and those that a test adds with `command`."""
    (tmp_path / "bin").mkdir()
    for name in FOUND:
        (tmp_path / "bin" / name).symlink_to(str(shutil.which(name)))
    return tmp_path


def command(system: Path, name: str, text: str) -> None:
    file = system / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


def run_after_environment(system: Path, what: str) -> tuple[int, list[str]]:
    """Runs a shell text after environment.sh; returns the exit code and the printed lines."""
    done = subprocess.run(
        [system / "bin" / "sh", "-c", f". {PACKAGING}/environment.sh; {what}", str(PACKAGING / "run.sh")],
        env={"PATH": str(system / "bin"), "WORDFELT_VENV": str(system / "venv"), "PIP_CALLS": str(system / "calls")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stdout
    return done.returncode, done.stderr.splitlines()


@pytest.mark.parametrize(
    "path", sorted(PACKAGING.rglob("*.sh")), ids=lambda path: path.relative_to(PACKAGING).as_posix()
)
def test_a_shell_can_parse_every_script_of_the_packages(path):
    subprocess.run(["sh", "-n", str(path)], check=True)


def test_the_script_names_the_supported_versions_if_it_does_not_find_a_supported_python(system):
    code, lines = run_after_environment(system, "find_python")
    assert code == 1
    assert lines[0] == "Wordfelt needs Python 3.11, 3.12, 3.13 or 3.14, and none was found."


def test_the_script_names_the_missing_libraries_on_a_system_without_apt(system):
    code, lines = run_after_environment(system, "install_packages libegl1 libgl1")
    assert code == 1
    assert len(lines) == 1
    assert "libegl1 libgl1" in lines[0]


def test_the_script_shows_a_user_who_is_not_root_the_command_to_type(system):
    command(system, "bin/apt-get", "exit 0")
    command(system, "bin/id", "echo 1000")
    code, lines = run_after_environment(system, "install_packages libegl1 libgl1")
    assert code == 1
    assert lines[-1] == "    sudo apt-get install libegl1 libgl1"


def test_the_script_shows_the_output_of_apt_only_if_apt_fails(system):
    command(system, "bin/env", 'while [ "${1#*=}" != "$1" ]; do shift; done; "$@"')
    command(system, "bin/id", "echo 0")
    command(system, "bin/apt-get", "echo unpacking")
    assert run_after_environment(system, "install_packages libegl1") == (0, ["Installing system packages: libegl1"])
    command(system, "bin/apt-get", "echo no such package; exit 100")
    code, lines = run_after_environment(system, "install_packages libegl1")
    assert code == 1
    assert lines[1:] == ["no such package", "no such package", "This did not work: apt-get install libegl1"]


BARE_PYTHON = """case "$*" in
    *ensurepip*) exit 1 ;;
    *-venv*) echo python3.11-venv ;;
    *ctypes*) cat >/dev/null; echo libegl1 libxcb-cursor0 ;;
esac"""


def test_the_script_shows_a_user_who_is_not_root_one_list_of_packages_before_any_download(system):
    command(system, "bin/apt-get", "exit 0")
    command(system, "bin/id", "echo 1000")
    command(system, "bin/python3", BARE_PYTHON)
    assert run_after_environment(system, "prepare run xcb") == (
        1,
        [
            "System packages are missing. Please have them installed, then start again:",
            "    sudo apt-get install python3.11-venv libegl1 libxcb-cursor0",
        ],
    )


HERE, NOWHERE, SPARED = "libc.so.6 libc6", "libnowhere.so.1 libnowhere1", "?libspared.so.1 libspared1"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="these are Linux' libraries")
@pytest.mark.parametrize(
    ("rows", "packages"),
    [
        ((HERE,), ""),
        ((HERE, SPARED), ""),
        ((NOWHERE, HERE), "libnowhere1"),
        ((SPARED, NOWHERE), "libspared1 libnowhere1"),
    ],
)
def test_the_list_of_missing_libraries_names_optional_libraries_only_if_necessary_ones_are_missing(rows, packages):
    named = "\n".join(rows)
    told = environment(f'libraries_for_qt() {{ echo "{named}"; }}; lacking_for_qt xcb')
    assert (told.returncode, told.stdout.strip()) == (0, packages)


@pytest.mark.skipif(not qt_loads(), reason="Qt lacks the system's libraries for a screen")
def test_the_script_does_not_report_a_missing_library_if_qt_loads():
    """If the list named a library by mistake, it would stop a player whose system lacks nothing."""
    told = environment("lacking_for_qt xcb")
    assert (told.returncode, told.stdout) == (0, "")


INSTALLING = "Installing what Wordfelt needs; the first time this takes a minute or two"
BROKEN_PYTHON = 'echo "it has lost its head" >&2; exit 1'
# A stand-in for Python that ends the script at the point where it would clear the environment.
NEW_PYTHON = 'case "$*" in *--clear*) exit 1 ;; esac'


def test_the_script_clears_a_complete_environment_only_after_it_shows_what_its_python_printed(system):
    command(system, "venv/bin/python", "exit 0")
    assert run_after_environment(system, "prepare run") == (0, [INSTALLING])
    assert run_after_environment(system, "prepare run") == (0, [])
    (system / "venv" / "pyvenv.cfg").touch()
    command(system, "venv/bin/python", BROKEN_PYTHON)
    command(system, "bin/python3", NEW_PYTHON)
    venv, heard = system / "venv", "    it has lost its head"
    assert run_after_environment(system, "prepare run") == (
        1,
        [
            f"The Python environment in {venv} was complete and no longer is. Its Python says:",
            heard,
            f"The Python environment in {venv} is cleared and made anew, because it can't be used:",
            heard,
            f"Making a private Python environment in {venv}",
            f"Python could not make an environment in {venv}.",
        ],
    )


@pytest.mark.parametrize(("fails", "code"), [(0, 0), (1, 0), (2, 1)])
def test_the_script_runs_pip_once_more_after_a_failure(system, fails, code):
    text = f'echo "$*" >>"$PIP_CALLS"; [ "$(wc -l <"$PIP_CALLS")" -gt {fails} ]'
    command(system, "venv/bin/python", text)
    ended, lines = run_after_environment(system, "install a-package")
    assert ended == code
    calls = (system / "calls").read_text().splitlines()
    assert len(calls) == min(fails + 1, 2)
    assert all(call.endswith("a-package") and "--require-hashes" in call for call in calls)
    assert ("pip could not install" in "".join(lines)) == bool(code)


def test_the_search_for_files_named_wordfelt_ignores_the_path_of_the_searched_folder(tmp_path):
    system = tmp_path / "wordfelt" / "bare"
    for file in ("etc/passwd", "usr/bin/Wordfelt-engine"):
        (system / file).parent.mkdir(parents=True)
        (system / file).touch()
    found = subprocess.run(
        ["sh", "-c", f'prove=; . {PACKAGING}/prove/bare.sh; bearing_our_name "$1"', "sh", str(system)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == ["./usr/bin/Wordfelt-engine"]
