"""Tests that the program shows fewer animations if the desktop asks for that, unless the player's setting decides
otherwise."""

import pytest

from app.base import calm
from app.base.settings import Settings
from tests.windows.conftest import deal


def test_the_animation_setting_follows_the_system_until_the_player_changes_it():
    assert Settings().motion == "system"


@pytest.mark.parametrize(
    ("wanted", "motion", "factor"), [(True, "system", 0), (False, "system", 1), (True, "slow", 1.8)]
)
def test_the_felt_shows_animations_as_the_system_prefers_unless_the_player_has_chosen_otherwise(
    program, monkeypatch, wanted, motion, factor
):
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
def test_the_program_reads_from_the_desktops_settings_files_whether_the_desktop_wants_animations(
    tmp_path, desktop, file, text, wanted
):
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text)
    found = {"XDG_CURRENT_DESKTOP": desktop, "XDG_CONFIG_HOME": str(tmp_path)}
    assert calm.desktop_is_calm(found) == wanted


@pytest.mark.parametrize(("answer", "wanted"), [("false", True), ("true", False), ("", False)])
def test_the_program_asks_gnome_whether_the_desktop_wants_animations(monkeypatch, answer, wanted):
    monkeypatch.setattr(calm, "_gnome_says", lambda: answer)
    assert calm.desktop_is_calm({"XDG_CURRENT_DESKTOP": "ubuntu:GNOME"}) == wanted


def test_the_program_shows_animations_if_the_system_lacks_gnomes_settings_tool(monkeypatch):
    monkeypatch.setattr(calm, "ASKS_GNOME", ("no-such-program-anywhere",))
    assert not calm.desktop_is_calm({"XDG_CURRENT_DESKTOP": "GNOME"})
