"""Tests that movement follows the system's wish, if the desktop reports it, and that the program's setting overrides
it."""

import pytest

from app.base import calm
from app.base.settings import Settings
from tests.windows.conftest import deal


def test_movement_follows_the_system_until_the_player_sets_it():
    assert Settings().motion == "system"


@pytest.mark.parametrize(
    ("wanted", "motion", "factor"), [(True, "system", 0), (False, "system", 1), (True, "slow", 1.8)]
)
def test_the_felt_moves_as_the_system_wants_unless_the_player_sets_it(program, monkeypatch, wanted, motion, factor):
    monkeypatch.setattr(calm, "wants_calm", lambda: wanted)
    page = deal(program, "split-run", seed=7)
    program.file.change(motion=motion)
    assert page.felt.cloth.animator.factor == factor


@pytest.mark.parametrize(
    ("desktop", "file", "text", "wanted"),
    [
        ("KDE", "kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("KDE", "kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("KDE", "kdeglobals", "not a file\nof this kind", False),
        ("XFCE", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("XFCE", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("XFCE", "gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("", "other", "", False),
    ],
)
def test_desktops_report_it_in_their_files(tmp_path, desktop, file, text, wanted):
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text)
    found = {"XDG_CURRENT_DESKTOP": desktop, "XDG_CONFIG_HOME": str(tmp_path)}
    assert calm.desktop_is_calm(found) == wanted


@pytest.mark.parametrize(("answer", "wanted"), [("false", True), ("true", False), ("", False)])
def test_gnome_is_asked(monkeypatch, answer, wanted):
    monkeypatch.setattr(calm, "_gnome_says", lambda: answer)
    assert calm.desktop_is_calm({"XDG_CURRENT_DESKTOP": "ubuntu:GNOME"}) == wanted


def test_a_system_without_that_program_has_no_wish(monkeypatch):
    monkeypatch.setattr(calm, "ASKS_GNOME", ("no-such-program-anywhere",))
    assert not calm.desktop_is_calm({"XDG_CURRENT_DESKTOP": "GNOME"})
