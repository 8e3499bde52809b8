"""Tests `wordfelt --install-desktop`, which installs everything that a menu, a file manager and man need, and
`--remove-desktop`, which removes it."""

import configparser
import shutil
import subprocess
import sys

import pytest

import app
from app.__main__ import main
from engine.games import CATALOG
from tests.packages import PACKAGING

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="for the desktops of Linux")


@pytest.fixture
def share(tmp_path, monkeypatch):
    """An empty share folder of a user. The script made by pip is in a folder with an awkward name, and the tools of
    desktops are missing."""
    script = tmp_path / 'a "b" $5 100% \\c' / "wordfelt"
    script.parent.mkdir()
    script.touch()
    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.setenv("PATH", str(tmp_path / "none"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share"


def files(share):
    return {path.relative_to(share).as_posix() for path in share.rglob("*") if path.is_file()}


def entry(share):
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string((share / "applications" / "wordfelt.desktop").read_text("utf-8"))
    return parser["Desktop Entry"]


def started(value):
    """The command that a desktop starts for this value of Exec, by the rules of the specification."""
    words: list[str] = []
    value, word, quoted, at = value.replace("\\\\", "\0"), "", False, 0
    value = value.replace("\0", "\\")  # first undoes the escapes that every value of the file may have
    while at < len(value):
        letter = value[at]
        if letter == "\\" and quoted:
            at += 1
            word += value[at]
        elif letter == '"':
            quoted = not quoted
        elif letter == " " and not quoted:
            words, word = [*words, word], ""
        else:
            word += letter
        at += 1
    return [word.replace("%%", "%") for word in [*words, word]]


def test_the_install_desktop_option_installs_a_menu_entry_and_icons_and_the_file_type_and_a_manual(share, capsys):
    assert main(["--install-desktop"]) == 0
    assert "--remove-desktop" in capsys.readouterr().out
    found = files(share)
    assert {
        "applications/wordfelt.desktop",
        "mime/packages/wordfelt.xml",
        "man/man6/wordfelt.6",
        "man/man1/wordfelt-engine.1",
        "icons/hicolor/16x16/apps/wordfelt.png",
        "icons/hicolor/512x512/apps/wordfelt.png",
        "icons/hicolor/scalable/apps/wordfelt.svg",
        "icons/hicolor/256x256/mimetypes/application-x-wordfelt.png",
        "icons/hicolor/scalable/mimetypes/application-x-wordfelt.svg",
    } <= found
    assert len(found) == 4 + 9 + 8 + 2


def test_the_menu_entry_starts_the_script_made_by_pip_with_the_file_to_open(share):
    main(["--install-desktop"])
    assert started(entry(share)["Exec"]) == [sys.argv[0], "%f"]


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="needs desktop-file-validate")
def test_the_menu_entry_is_valid(share):
    validate = shutil.which("desktop-file-validate", path="/usr/bin:/bin") or "desktop-file-validate"
    main(["--install-desktop"])
    told = subprocess.run(
        [validate, str(share / "applications" / "wordfelt.desktop")], capture_output=True, text=True, check=False
    )
    assert (told.returncode, told.stdout) == (0, "")


def test_the_menu_entry_starts_the_source_tree_if_there_is_no_script_made_by_pip(share, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["wordfelt"])
    main(["--install-desktop"])
    assert started(entry(share)["Exec"]) == ["sh", str(PACKAGING / "run.sh"), "%f"]


def test_the_installed_manual_names_this_version_and_the_number_of_games(share):
    main(["--install-desktop"])
    page = (share / "man" / "man6" / "wordfelt.6").read_text("utf-8")
    assert f'"Wordfelt {app.__version__}"' in page
    assert f"deals {len(CATALOG)} card games" in page
    assert "@" not in page


def test_the_remove_desktop_option_leaves_only_the_files_that_existed_before(share):
    other = share / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.touch()
    main(["--install-desktop"])
    assert main(["--remove-desktop"]) == 0
    assert list(share.rglob("*")) == [other.parent, other]


def test_the_remove_desktop_option_may_be_used_twice(share):
    share.mkdir()
    assert main(["--remove-desktop"]) == 0
    assert list(share.iterdir()) == []


def test_the_install_desktop_option_renews_the_desktops_lists_of_programs_and_file_types(share, tmp_path, monkeypatch):
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("update-desktop-database", "update-mime-database", "gtk-update-icon-cache"):
        (tools / name).write_text(f'#!/bin/sh\necho {name} "$@" >>{tmp_path}/called\n')
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    main(["--install-desktop"])
    assert (tmp_path / "called").read_text().splitlines() == [
        f"update-desktop-database {share}/applications",
        f"update-mime-database {share}/mime",
        f"gtk-update-icon-cache --quiet --ignore-theme-index {share}/icons/hicolor",
    ]


@pytest.mark.parametrize("option", ["--install-desktop", "--remove-desktop"])
def test_the_program_from_a_package_refuses_to_install_a_second_menu_entry(share, monkeypatch, capsys, option):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert main([option]) == 2
    assert "the packages bring their own menu entry" in capsys.readouterr().err
    assert not share.exists()


@pytest.mark.parametrize("option", ["--install-desktop", "--remove-desktop"])
def test_the_remove_desktop_option_keeps_the_menu_entry_of_another_wordfelt(share, tmp_path, capsys, option):
    uninstall = tmp_path / ".local" / "lib" / "wordfelt" / "uninstall"
    uninstall.parent.mkdir(parents=True)
    uninstall.touch()
    assert main([option]) == 2
    assert str(uninstall) in capsys.readouterr().err
    assert not share.exists()
