"""Tests, from the source tree, the journey that proves the packages: a script deals, types a word, quits, and resumes
the game."""

import json
import sys

import pytest

from app.session.match.dealing import deal
from app.session.match.view_data import GameChoice, SeatChoice
from engine.lexicon import open_lexicon
from tests.e2e.screen import ROOT, missing
from tests.packages import qt_loads, script

play = script("prove/play.py")
SETTINGS = {"motion": "none", "pace": "instant", "sound": False}
BEGINS = {"player-begins": 0, "computer-begins": 1}


@pytest.mark.parametrize("chosen", play.DEALS, ids=lambda chosen: chosen.name)
def test_the_deal_codes_give_the_hands_and_the_first_players_that_the_journey_test_needs(chosen):
    seats = (SeatChoice("You"), SeatChoice("Bo", "computer", 3))
    match, _ = deal(GameChoice("3-2-1", seats, {}, {"name": "standard"}, seed=int(chosen.code)))
    hand = [card.face for card in match.state.seats[0].hand]
    assert match.state.actor == BEGINS[chosen.name]
    assert open_lexicon("standard").has(chosen.word)
    for letter in chosen.word:
        hand.remove(letter)


@pytest.fixture
def one_minute_and_no_pictures(monkeypatch):
    """Sets a time limit of a minute, and keeps no pictures of the screen."""
    monkeypatch.setattr(play.Screen, "keep", lambda self, file: None)
    monkeypatch.setattr(play, "BETWEEN_KEYS", 30)
    monkeypatch.setattr(play, "STILL_AFTER", 0.25)
    monkeypatch.setattr(play, "PATIENCE", 60)


@pytest.mark.usefixtures("one_minute_and_no_pictures")
@pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}")
@pytest.mark.parametrize("chosen", play.DEALS, ids=lambda chosen: chosen.name)
def test_a_player_can_deal_and_play_and_leave_and_resume_a_game_whoever_begins(chosen, tmp_path, monkeypatch, capfd):
    if not qt_loads():
        pytest.skip("Qt lacks the system's libraries for a screen")
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text(json.dumps(SETTINGS), "utf-8")
    monkeypatch.setenv("WORDFELT_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("WORDFELT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)  # lets the four starts share compiled modules
    monkeypatch.chdir(ROOT)
    play.journey(tmp_path / "shots", tmp_path / "data" / "games", [sys.executable, "-m", "app"], [chosen])
    assert capfd.readouterr() == (f"{chosen.name}: dealt, played, left, resumed\n", "")
