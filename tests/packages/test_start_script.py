"""Tests that packaging/run.sh starts the program in any folder and locale, and does not change a complete
environment."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import app
from tests.packages import ROOT, qt_loads

NO_LOCALE = "tlh_XX.UTF-8"  # a locale that no system has
COMMANDS = ("cat", "cksum", "dirname", "printf", "rm", "sed", "sh", "tail", "uname")
# A stand-in for pip that fetches nothing and records its arguments.
PIP = """import os, sys
with open(os.environ["PIP_CALLS"], "a") as calls:
    calls.write(" ".join(sys.argv[1:]) + "\\n")
sys.exit(sys.argv[1] != "--version" and "PIP_FAILS" in os.environ)
"""

pytestmark = pytest.mark.skipif(
    os.name != "posix" or shutil.which("sh") is None or sys.platform == "darwin", reason="needs a shell on Linux"
)


class Project:
    """A copy of the project in a folder with umlauts and a space. Its environment is complete, with a stand-in for
    pip."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "ä ö"
        self.root.mkdir()
        for name in ("app", "assets", "engine", "packaging", "pyproject.toml", "translations"):
            (self.root / name).symlink_to(ROOT / name)
        self.venv = self.root / ".venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(self.venv)], check=True)
        self.packages = next(self.venv.glob("lib/python3*/site-packages"))
        for entry in Path(sysconfig.get_path("purelib")).iterdir():
            if entry.suffix != ".pth" and not entry.name.startswith(("pip", "_", "wordfelt")):
                (self.packages / entry.name).symlink_to(entry)
        (self.packages / "pip").mkdir()
        (self.packages / "pip" / "__main__.py").write_text(PIP)
        self.mine = self.venv / "mine"  # a file that is lost if the environment is cleared
        self.mine.touch()
        self.calls = folder / "calls"
        self.calls.touch()
        self.bin = folder / "bin"
        self.bin.mkdir()
        for name in COMMANDS:
            (self.bin / name).symlink_to(str(shutil.which(name)))
        (self.bin / "python3").symlink_to(self.venv / "bin" / "python")

    def environment(self, locale: str) -> dict[str, str]:
        home = str(self.root.parent)
        return {
            "PATH": str(self.bin),
            "HOME": home,
            "LC_ALL": locale,
            "PIP_CALLS": str(self.calls),
            "PIP_NO_INDEX": "1",
        }

    def start(self, locale: str, **more: str) -> tuple[int, str, list[str]]:
        """Starts the script. Returns the exit code, standard output and the lines of standard error."""
        done = subprocess.run(
            [str(self.bin / "sh"), str(self.root / "packaging" / "run.sh"), "--version"],
            env=self.environment(locale) | more,
            cwd="/",
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout, done.stderr.splitlines()

    def installed(self) -> list[str]:
        """The recorded calls of pip that install something."""
        return [call for call in self.calls.read_text().splitlines() if call.startswith("install")]


@pytest.fixture
def project(tmp_path):
    if not qt_loads():
        pytest.skip("Qt lacks the system's libraries for a screen")
    return Project(tmp_path)


STARTED: tuple[int, str, list[str]] = (0, f"Wordfelt {app.__version__}\n", [])


@pytest.mark.parametrize("locale", ["C", NO_LOCALE])
def test_the_start_script_works_in_a_folder_with_umlauts_in_every_locale_and_fetches_nothing_twice(project, locale):
    code, told, _ = project.start(locale)
    assert (code, told) == STARTED[:2]
    assert len(project.installed()) == 1
    assert "--require-hashes" in project.installed()[0]
    assert project.start(locale, PIP_FAILS="yes") == STARTED
    assert len(project.installed()) == 1
    assert project.mine.exists()


@pytest.mark.parametrize("locale", ["C", NO_LOCALE])
def test_python_finds_the_engine_from_the_project_folder(project, locale):
    done = subprocess.run(
        [str(project.venv / "bin" / "python"), "-m", "engine", "word", "quiet"],
        env=project.environment(locale),
        cwd=project.root,
        capture_output=True,
        text=True,
        check=True,
    )
    assert '"QUIET"' in done.stdout


def test_the_start_script_removes_a_pth_file_that_an_older_wordfelt_left(project):
    """Python 3.11 reads this pointer file at every start in the encoding of the locale, and could not decode its
    letters."""
    line = project.packages / "__editable__.wordfelt-0.1.0.pth"
    line.write_text(f"{project.root}\n", "utf-8")
    code, told, said = project.start("C")
    assert (code, told) == STARTED[:2]
    assert project.mine.exists(), said
    assert not line.exists()


def test_the_start_script_names_a_lost_pyside_and_keeps_the_rest_of_the_environment(project):
    assert project.start("C")[0] == 0
    (project.packages / "PySide6").unlink()
    code, told, said = project.start("C", PIP_FAILS="yes")
    assert (code, told) == (1, "")
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert said[1:3] == [
        f"    PySide6 is not installed for Python {version}.",
        "Installing what Wordfelt needs; the first time this takes a minute or two",
    ]
    assert "pip could not install" in said[-1]
    assert project.mine.exists()


def test_the_start_script_reinstalls_a_pyside_whose_files_are_lost(project):
    assert project.start("C")[0] == 0
    (project.packages / "PySide6").unlink()
    (project.packages / "PySide6").mkdir()  # an empty folder in place of the package, as if its files had been lost
    code, told, said = project.start("C")
    assert (code, told) == (1, "")
    assert ["--force-reinstall" in call for call in project.installed()] == [False, False, True]
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert said[-1] == f"pip has installed what Wordfelt needs, but: PySide6 is not installed for Python {version}."
