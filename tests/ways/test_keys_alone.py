"""Tests an evening without a mouse, from the gallery to the table, and the same game on the next day."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from engine.core.oracle import legal_moves
from engine.core.view import view
from tests.ways.by_keys import Keys
from tests.ways.window import Desk
from tests.windows import conftest as windows

folders, start = windows.folders, windows.start
Key, CONTROL, SHIFT = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def unhurried(qapp):
    """Sets a long keyboard interval, so that letters typed slowly are still one search in a list."""
    usual = qapp.keyboardInputInterval()
    qapp.setKeyboardInputInterval(60_000)
    yield
    qapp.setKeyboardInputInterval(usual)


def in_front(program, qtbot) -> None:
    with qtbot.waitActive(program.window):
        program.window.activateWindow()


def press(program, key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(program.window.windowHandle(), key, modifiers)


def tab_to(program, widget) -> None:
    for _ in range(60):
        if QApplication.focusWidget() is widget:
            return
        press(program, Key.Key_Tab)
    raise AssertionError(f"{widget} cannot be reached by Tab")


def deal_first_base(program, qtbot) -> Desk:
    """Types the name of First Base in the list of games and deals it with Enter."""
    in_front(program, qtbot)
    gallery = program.window.gallery
    gallery.list.keyboardSearch("")  # an empty search makes the list forget the letters that an earlier test has typed
    assert QApplication.focusWidget() is gallery.list
    for letter in "first":
        press(program, letter)
    assert gallery.current == "first-base"
    press(program, Key.Key_Return)
    return Desk(program)


def play_a_word(desk: Desk) -> str:
    session = desk.session
    moves = legal_moves(session.match.house, view(session.state, 0), 0)
    word = next(legal.words[0] for _, legal in moves if legal.words)
    Keys(desk).type(word)
    desk.key(Key.Key_Return)
    return word


def test_keys_alone_undo_and_redo_moves_on_the_table(start, qtbot):
    desk = deal_first_base(start(), qtbot)
    dealt = desk.session.state
    word = play_a_word(desk)
    after = desk.session.state
    assert after.table[0].text == word
    desk.key(Key.Key_Z, CONTROL)
    assert desk.session.state == dealt
    assert not desk.picture.within("word:0")
    desk.key(Key.Key_Z, CONTROL | SHIFT)
    assert desk.session.state == after


def test_the_undo_key_takes_laid_cards_back_within_a_turn(start, qtbot):
    desk = deal_first_base(start(), qtbot)
    hand = desk.picture.within("hand")
    Keys(desk).go_to(hand[0].key)
    desk.key(Key.Key_Return)
    assert len(desk.picture.within("strip:0")) == 1
    desk.key(Key.Key_Z, CONTROL)
    assert not desk.picture.within("strip:0")
    assert not desk.session.match.moves


def test_a_player_asks_for_a_hint_step_by_step_and_plays_it_by_keys(start, qtbot):
    desk = deal_first_base(start(), qtbot)
    qtbot.waitUntil(lambda: desk.page.running is not None and desk.page.running.advice is not None, timeout=20_000)
    said = []
    for _ in range(3):
        desk.key(Key.Key_H, CONTROL)
        said.append(desk.page.verdict.text())
    assert len(set(said)) == 3
    assert desk.session.moment.verdict.state == "legal"
    desk.key(Key.Key_Return, CONTROL)
    assert desk.session.state.table


def test_a_pause_hides_the_hand_until_the_player_presses_enter(start, qtbot):
    desk = deal_first_base(start(), qtbot)
    desk.key(Key.Key_P, CONTROL)
    assert not desk.page.plate.isHidden()
    assert not any(piece.face for piece in desk.picture.within("hand"))
    desk.key(Key.Key_Return)
    assert desk.page.plate.isHidden()
    assert QApplication.focusWidget() is desk.page.felt


def test_a_player_resigns_and_deals_again_by_keys(start, qtbot):
    program = start()
    desk = deal_first_base(program, qtbot)
    Keys(desk).resign()
    # Needed because without a screen, the window does not become active again when the question closes.
    in_front(program, qtbot)
    assert desk.page.stage.currentWidget() is desk.page.final
    assert QApplication.focusWidget() is desk.page.final.foot.rematch
    desk.key(Key.Key_Return)  # another Enter just after the last word must not close the final page
    assert desk.page.stage.currentWidget() is desk.page.final
    desk.key(Key.Key_Space)
    assert desk.page.stage.currentWidget() is desk.page.felt
    assert not desk.session.match.moves


def test_enter_deals_the_chosen_game_and_escape_closes_the_setup_sheet(start, qtbot):
    program = start()
    in_front(program, qtbot)
    gallery = program.window.gallery
    press(program, Key.Key_Return, CONTROL)
    sheet = gallery.side.currentWidget()
    qtbot.waitUntil(sheet._first_stop.hasFocus)
    press(program, Key.Key_Escape)
    assert gallery.side.currentWidget() is not sheet
    qtbot.waitUntil(gallery.list.hasFocus)
    press(program, Key.Key_Return, CONTROL)
    qtbot.waitUntil(gallery.side.currentWidget()._first_stop.hasFocus)
    press(program, Key.Key_Return)
    assert program.window.pages.currentWidget() is program.window.table


def test_enter_presses_the_focused_button(start, qtbot):
    program = start()
    in_front(program, qtbot)
    press(program, Key.Key_T, CONTROL)
    page = program.window.statistics
    assert program.window.pages.currentWidget() is page
    assert isinstance(QApplication.focusWidget(), QPushButton)
    press(program, Key.Key_Return)
    assert program.window.pages.currentWidget() is program.window.gallery


def test_keys_alone_resume_the_same_game_after_a_restart(start, qtbot):
    program = start()
    desk = deal_first_base(program, qtbot)
    play_a_word(desk)
    state = desk.session.state
    press(program, Key.Key_Q, CONTROL)
    assert not program.window.isVisible()

    again = start()
    in_front(again, qtbot)
    qtbot.waitUntil(lambda: len(again.window.gallery.strip.stops) == 2)  # waits for the worker that reads the games
    (go_on, _) = again.window.gallery.strip.stops
    tab_to(again, go_on)
    press(again, Key.Key_Space)
    assert Desk(again).session.state == state


def test_keys_lead_from_the_table_to_the_gallery_and_back(start, qtbot):
    program = start()
    desk = deal_first_base(program, qtbot)
    play_a_word(desk)
    press(program, Key.Key_N, CONTROL)
    gallery = program.window.gallery
    assert program.window.pages.currentWidget() is gallery
    assert QApplication.focusWidget() is gallery.list
