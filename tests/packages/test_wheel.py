"""Tests the wheel: it has one folder and all licences, and its two commands find their own modules whatever other
modules are on Python's search path."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import app
from tests.packages import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LAID_OUT = "import setuptools; setuptools.setup()"
FOREIGN = "raise SystemExit('a foreign module is loaded')\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The folder that pip unpacks the wheel into."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-c", LAID_OUT, "--quiet", "build_py", "--build-lib", str(folder)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    return folder


def files(folder, pattern="*"):
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob(pattern)
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    }


def run(command, *arguments, site, path=""):
    """Runs a command as the script made by pip does. site: the folder of the unpacked wheel. path: a folder that
    Python searches first."""
    module, _, function = PROJECT["scripts"][command].partition(":")
    script = f"import sys; from {module} import {function}; sys.exit({function}())"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [path, str(site)]))}
    return subprocess.run(
        [sys.executable, "-P", "-c", script, *arguments],
        cwd=site,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_wheel_contains_only_one_folder(site):
    assert [path.name for path in site.iterdir()] == ["wordfelt"]
    assert {path.name for path in (site / "wordfelt").iterdir() if path.is_dir()} == {
        "app",
        "assets",
        "engine",
        "packaging",
        "translations",
    }


def test_the_wheel_contains_no_script_that_makes_packages(site):
    found = files(site / "wordfelt" / "packaging")
    assert {name.partition("/")[0] for name in found} == {"icon", "linux"}
    assert {Path(name).suffix for name in found} == {".1", ".6", ".desktop", ".png", ".svg", ".xml"}
    assert "linux/metainfo.xml" not in found


@pytest.mark.parametrize(("folder", "pattern"), [("app", "*"), ("engine", "*.py"), ("assets", "*")])
def test_the_wheel_contains_every_module_and_every_asset(site, folder, pattern):
    made_on_this_machine = files(ROOT / folder, "index-*.bin")
    assert files(site / "wordfelt" / folder, pattern) == files(ROOT / folder, pattern) - made_on_this_machine


def test_the_wheel_contains_only_the_compiled_translations(site):
    assert files(site / "wordfelt" / "translations") == files(ROOT / "translations", "*.qm")


@pytest.fixture
def foreign(tmp_path):
    """Writes foreign packages with the same names as the project's. One copy is first on the path, another is beside
    the wheel."""
    for name in ("app", "engine", "assets", "translations"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(FOREIGN)
    return str(tmp_path)


def test_the_installed_program_ignores_another_package_called_app(site, foreign):
    shown = run("wordfelt", "--version", site=site, path=foreign)
    assert (shown.stdout, shown.stderr, shown.returncode) == (f"Wordfelt {app.__version__}\n", "", 0)


def test_the_installed_engine_ignores_another_package_called_engine(site, foreign):
    shown = run("wordfelt-engine", "word", "felt", site=site, path=foreign)
    assert '"valid": true' in shown.stdout, shown.stderr


def test_several_processes_of_the_installed_engine_find_its_modules(site, foreign):
    play = ("simulate", "--game", "take-6", "--players", "2", "--games", "2", "--level", "random", "--jobs", "2")
    shown = run("wordfelt-engine", *play, site=site, path=foreign)
    assert len(shown.stdout.splitlines()) == 2, shown.stderr


def test_the_installed_program_finds_its_assets_in_its_own_folder(site, foreign):
    script = """
from wordfelt import start
start._put_this_folder_first()
from app.base.paths import assets, translations
from app.program.application import Application
print(assets(), translations(), sep="\\n")
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([foreign, str(site)])}
    command = [sys.executable, "-P", "-c", script]
    shown = subprocess.run(command, cwd=site, env=environment, capture_output=True, text=True, check=True)
    assert shown.stdout.splitlines() == [str(site / "wordfelt" / name) for name in ("assets", "translations")]


def test_the_installed_program_can_install_its_menu_entry(site, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    shown = run("wordfelt", "--install-desktop", site=site)
    assert shown.returncode == 0, shown.stderr
    entry = (tmp_path / "applications" / "wordfelt.desktop").read_text("utf-8")
    assert f'Exec="{sys.executable}" "-P" "-m" "wordfelt" %f\n' in entry
    assert (tmp_path / "icons" / "hicolor" / "16x16" / "mimetypes" / "application-x-wordfelt.png").exists()
    assert (tmp_path / "man" / "man1" / "wordfelt-engine.1").exists()


def test_python_can_run_the_installed_program_as_a_module(site, foreign):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([foreign, str(site)])}
    command = [sys.executable, "-P", "-m", "wordfelt", "--version"]
    shown = subprocess.run(command, cwd=site, env=environment, capture_output=True, text=True, check=True)
    assert shown.stdout == f"Wordfelt {app.__version__}\n"


def test_the_wheel_contains_the_licence_of_every_bundled_work():
    """Every licence text among the assets is a licence file of the metadata, and its name is in the licence
    expression."""
    patterns = PROJECT["license-files"]
    named = {path.relative_to(ROOT).as_posix() for pattern in patterns for path in ROOT.glob(pattern)}
    texts = [path for path in (ROOT / "assets").rglob("*.txt") if path.parent.name == "licences"]
    assert texts
    assert named == {"LICENSE", "assets/fonts/OFL.txt", *[path.relative_to(ROOT).as_posix() for path in texts]}
    lists = {f"LicenseRef-{re.split('[-.]', path.name)[0]}" for path in texts}
    assert set(PROJECT["license"].split(" AND ")) == {"MIT", "OFL-1.1", *lists}


def test_the_licence_file_of_the_fonts_lists_every_font_file():
    fonts = Path(ROOT / "assets" / "fonts")
    told = (fonts / "OFL.txt").read_text("utf-8")
    for font in fonts.glob("*.[ot]tf"):
        assert font.name.startswith(tuple(re.findall(r"the files (\w+)\*", told))), font
