"""Tests the window on a Wayland desktop with a real mouse, real keys and the real screen reader; the window fills the
screen.

To print the names of all steps: python -m tests.trials.wayland
"""

import tempfile
from pathlib import Path

import pytest

from tests.e2e.screen import Wordfelt
from tests.trials import reader
from tests.trials.wayland import SETTINGS, WaylandScreen, missing, played
from tests.trials.wayland_player import TRIED

pytestmark = [pytest.mark.full, pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}")]


@pytest.fixture
def folder():
    """A folder with a short path, as the path of a socket must be."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def test_on_wayland_a_player_can_play_and_open_menus_and_pages_by_mouse_and_keys(folder):
    done = played(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.split() == [step.__name__ for step in TRIED]


@pytest.mark.skipif(bool(reader.missing()), reason=f"needs {', '.join(reader.missing())}")
def test_the_screen_reader_announces_the_window_and_a_deal_and_a_card_on_wayland(folder):
    heard = reader.Reader(folder, WaylandScreen(folder))
    try:
        (folder / "config").mkdir()
        (folder / "config" / "settings.json").write_text(SETTINGS, "utf-8")
        program = Wordfelt(heard.screen, folder)
        assert "List with" in " ".join(heard.heard("List with"))
        program.keys("Return")
        assert "Your cards" in " ".join(heard.heard("Your cards"))
        program.keys("Right")
        assert "point" in " ".join(heard.heard("point"))
        program.process.kill()
        program.process.wait()
    finally:
        heard.close()
