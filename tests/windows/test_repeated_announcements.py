"""Tests the keys that repeat earlier announcements, spell a word, and announce a word of the table by its number."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.base.commands import BY_NAME
from app.felt.heard import HEARD, KEPT, Heard
from tests.windows.conftest import deal
from tests.windows.test_table import first_act, lay

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def test_after_a_new_announcement_stepping_through_earlier_announcements_starts_from_the_new_one():
    heard = Heard()
    assert heard.walk(0) == ""
    for number in range(KEPT + 5):
        heard.keep(str(number))
    assert [heard.walk(0), heard.walk(-1), heard.walk(-1), heard.walk(1)] == ["54", "53", "52", "53"]
    heard.keep("new")
    assert heard.walk(1) == ""
    assert heard.walk(0) == "new"
    walked = [heard.walk(-1) for _ in range(KEPT)]
    assert walked[-2:] == ["6", ""]
    heard.forget()
    assert heard.walk(0) == ""


@pytest.fixture
def page(program):
    page = deal(program, "split-run", seed=7)
    page.felt.setFocus()
    HEARD.forget()
    return page


def press(program, key, modifiers=SHIFT):
    QTest.keyClick(program.window.windowHandle(), key, modifiers)


def test_keys_repeat_the_last_announcement_and_step_through_earlier_ones(program, page):
    for sentence in ("one", "two"):
        page.felt.say(sentence)
    said = program.window._announcer
    press(program, Qt.Key.Key_F8)
    assert said.said == "two"
    press(program, Qt.Key.Key_F6)
    assert said.said == "one"
    press(program, Qt.Key.Key_F6)
    assert said.said == "There is nothing older."
    press(program, Qt.Key.Key_F7)
    assert said.said == "two"
    press(program, Qt.Key.Key_F7)
    assert said.said == "There is nothing newer."


def test_a_player_cannot_repeat_announcements_from_the_time_when_another_players_hand_was_open(program, page):
    page.felt.say("hand, T, R")
    page.felt.hush()
    press(program, Qt.Key.Key_F8)
    assert program.window._announcer.said == "There is nothing older."


def test_a_key_makes_the_program_spell_the_typed_word_or_the_focused_word(program, page):
    letter = page.felt.picture.within("hand")[0].face
    QTest.keyClick(program.window.windowHandle(), letter.lower())
    press(program, Qt.Key.Key_F4)
    assert page.felt.said == letter


def test_a_number_key_announces_the_word_of_the_table_with_that_number(program, page):
    press(program, Qt.Key.Key_1, CONTROL)
    assert page.felt.said == "There is no word 1."
    lay(page, first_act(page.running.session))
    page.running.session.commit()
    page.finish_motion()
    page.running.session.lift_curtain()
    press(program, Qt.Key.Key_1, CONTROL)
    words = [
        zone for zone in page.felt.picture.zones if page.felt.picture.within(zone.key) and zone.kind.value == "word"
    ]
    assert page.felt.said.startswith(f"Word 1 of {len(words)}: ")
    page.felt.attend(page.felt.picture.within(words[0].key)[0].key)
    page.felt._cursor.show(True)
    press(program, Qt.Key.Key_F4)
    assert page.felt.said == ", ".join(piece.letters for piece in page.felt.picture.within(words[0].key))


@pytest.mark.parametrize("name", "finished kept code resign start files about people table evening book".split())
def test_menu_commands_such_as_resign_have_a_default_key(name):
    assert BY_NAME[name].keys


@pytest.mark.parametrize("key", [Qt.Key.Key_A, Qt.Key.Key_Escape])
def test_any_key_pressed_during_a_pause_announces_how_to_end_the_pause(program, page, key):
    page.game.pressing.toggle_pause()
    QTest.keyClick(program.window.windowHandle(), key)
    assert page.felt.said == "Pause. Enter or Space goes on."
    page.game.pressing.toggle_pause()


def test_typing_a_space_announces_that_the_next_word_begins(program, page):
    for piece in page.felt.picture.within("hand")[:1]:
        QTest.keyClick(program.window.windowHandle(), piece.face.lower())
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Space)
    assert page.felt.said == "The next word."


def test_tab_announces_if_a_typed_word_has_no_other_possible_place(program, page):
    QTest.keyClick(program.window.windowHandle(), page.felt.picture.within("hand")[0].face.lower())
    assert not page.running.session.gestures.can_cycle
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Tab)
    assert page.felt.said == "There is no other place for it."
