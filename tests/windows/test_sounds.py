"""Every sound that comes with the program is heard at the table, when it should be."""

import pytest
from PySide6.QtCore import Qt

from app.base.settings import GameSetting
from app.base.sound import NAMES
from engine.core.moves import PASS
from tests.windows.conftest import deal, people
from tests.windows.test_table import first_act, lay


@pytest.fixture
def heard(program):
    """What the next game sounds like, from its deal on."""
    sounds: list[str] = []
    program.table.page().sounded.connect(sounds.append)
    return sounds


def test_cards_are_shuffled_taken_up_and_laid_and_a_word_is_a_word(program, heard, qtbot):
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


def test_a_game_that_goes_on_is_not_shuffled(program, heard):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    path = page.running.path
    program.leave_table()
    heard.clear()
    program.waiting.go_on_with(path)
    assert not heard


def test_what_is_refused_and_the_end_have_sounds_of_their_own(program, heard):
    page = deal(program, "split-run", seed=7)
    heard.clear()
    page.running.session.submit(PASS, 1)
    page.running.session.resign(0)
    assert heard == ["refuse", "turn", "end"]


def test_a_card_that_is_turned_up_and_a_buzz_can_be_heard(program, heard):
    page = deal(program, "shout", seed=4)
    running = page.running
    page.buzzers.buzzed.emit(0)  # before three cards lie there is nothing to call out
    for _ in range(3):
        running.session.press("deal", running.session.state.actor)
    page.buzzers.buzzed.emit(0)
    assert heard == ["shuffle", *["flip"] * 3, "buzz"]


def test_the_last_seconds_of_a_turn_tick(program, heard):
    program.file.change(games={"split-run": GameSetting(people("split-run").seats, {"seconds": 60})})
    page = deal(program, "split-run", seed=7, alone=True)
    for seconds in (6, 5, 1, 0):
        page.running.ticked.emit(seconds)
    assert heard == ["shuffle", "tick", "tick"]


def test_no_sound_is_left_out_here():
    assert set(NAMES) == set("shuffle lift lay word turn refuse end flip buzz tick".split())
