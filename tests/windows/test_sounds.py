"""Tests that the table plays each sound of the program at the right time."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from app.base.settings import GameSetting
from app.base.sound import NAMES
from app.felt.script import Worth
from engine.core.moves import PASS
from tests.windows.conftest import deal, people
from tests.windows.test_table import first_act, lay


@pytest.fixture
def heard(program):
    """The list of the sounds that the table plays from now on."""
    sounds: list[str] = []
    program.table.page().sounded.connect(sounds.append)
    return sounds


def test_shuffling_and_picking_a_card_up_and_laying_it_and_playing_a_word_each_have_a_sound(program, heard, qtbot):
    page = deal(program, "split-run", seed=7)
    assert heard == ["shuffle"]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Space):
        qtbot.keyClick(page.felt, key)
    assert heard == ["shuffle", "lift", "lay"]
    page.felt.returned.emit(page.felt.picture.within("strip:0")[0].key)
    lay(page, first_act(page.running.session))
    page.plate.ready.click()
    page.running.session.submit(PASS)
    assert heard == ["shuffle", "lift", "lay", "lay", "word", "turn"]


@pytest.mark.parametrize(("worth", "sound"), [(Worth.SMALL, "word"), (Worth.GOOD, "fine"), (Worth.BEST, "best")])
def test_the_sound_of_a_word_is_brighter_if_the_word_scores_more(program, heard, monkeypatch, worth, sound):
    monkeypatch.setattr("app.session.script_maker.worth_of", lambda match, index, eyes: worth)
    page = deal(program, "split-run", seed=7)
    page.running.session.submit(first_act(page.running.session))
    assert heard == ["shuffle", sound]


def test_resuming_a_game_does_not_play_the_sound_of_shuffling(program, heard):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    path = page.running.path
    program.leave_table()
    heard.clear()
    program.waiting.go_on_with(path)
    assert not heard


def test_a_refused_play_and_the_end_of_a_game_have_their_own_sounds(program, heard):
    page = deal(program, "split-run", seed=7)
    heard.clear()
    page.running.session.submit(PASS, 1)
    page.running.session.resign(0)
    assert heard == ["refuse", "turn", "end"]


def test_turning_a_card_over_and_pressing_a_buzzer_each_have_a_sound(program, heard):
    page = deal(program, "shout", seed=4)
    running = page.running
    page.buzzers.buzzed.emit(0)  # nobody can call a word yet, because fewer than three cards are on the table
    for _ in range(3):
        running.session.press("deal", running.session.state.actor)
    page.buzzers.buzzed.emit(0)
    assert heard == ["shuffle", *["flip"] * 3, "buzz"]


def test_the_table_plays_a_ticking_sound_in_the_last_seconds_of_a_turn(program, heard):
    program.file.change(games={"split-run": GameSetting(people("split-run").seats, {"seconds": 60})})
    page = deal(program, "split-run", seed=7, alone=True)
    for seconds in (6, 5, 1, 0):
        page.running.ticked.emit(seconds)
    assert heard == ["shuffle", "tick", "tick"]


def test_acts_of_computer_players_have_a_sound_of_their_own(program, heard, monkeypatch):
    page = deal(program, "split-run", seed=7)
    first, *others = page.game.moment.seats
    moment = replace(page.game.moment, seats=(replace(first, kind="computer"), *others))
    monkeypatch.setattr(type(page.game), "moment", property(lambda game: moment))
    page.game._acted(0, first_act(page.running.session))
    assert heard == ["shuffle", "rival"]


def test_every_sound_of_the_program_has_a_test_in_this_file():
    assert set(NAMES) == {"step"} | set("shuffle lift lay word fine best turn rival refuse end flip buzz tick".split())
