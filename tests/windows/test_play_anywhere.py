"""Tests that Tab and Enter never end a turn by accident, and that Ctrl+Enter makes the laid play whatever widget has
the focus, or announces why it can't."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.base.settings import GameSetting, SeatSetting
from app.session.draft.draft_from_act import draft_for
from engine.core.moves import Trade
from tests.windows.conftest import deal
from tests.windows.test_table import first_act

Key, CONTROL, NONE = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
ALONE = GameSetting((SeatSetting("Ann"), SeatSetting("", "computer")), {"first": "1"})


@pytest.fixture
def page(program, qtbot):
    """The page of Ann's game against the computer; it is her turn, and the window is active."""
    program.file.change(games={"split-run": ALONE}, panels=True)
    page = deal(program, "split-run", seed=7, alone=True)
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    QApplication.processEvents()
    page.felt.setFocus()
    return page


@pytest.fixture
def announced(page, monkeypatch):
    """Collects everything that is announced from now on."""
    found: list[str] = []
    monkeypatch.setattr(page.felt, "say", lambda text, *why: found.append(text))
    return found


def key(page, key, held=NONE) -> None:
    QTest.keyClick(page.window().windowHandle(), key, held)


def moves(page) -> list[str]:
    return [move.act.verb for move in page.running.session.match.moves]


def put(page, act) -> None:
    """Lays the cards of this act without playing it."""
    session = page.running.session
    session.drafting.draft = draft_for(session.drafting.bench(), act)
    session.tell()


def a_trade(page) -> Trade:
    return Trade((page.running.session.seen.seats[0].hand[0].face,))


def test_tab_leads_from_the_felt_to_the_play_button_where_enter_announces_what_is_missing(page, announced):
    key(page, Key.Key_Tab)
    assert QApplication.focusWidget() is page.buttons.buttons["play"]
    key(page, Key.Key_Return)
    assert moves(page) == []
    assert announced[-1:] == ["A fresh word. Later words can be changed or split. Most points win."]
    assert QApplication.focusWidget() is page.buttons.buttons["play"]


def test_enter_on_the_pass_button_asks_for_a_second_press(page, announced):
    for _ in range(2):
        key(page, Key.Key_Tab)
    button = page.buttons.buttons["pass"]
    assert button.hasFocus()
    key(page, Key.Key_Return)
    assert moves(page) == []
    assert button.text().replace("&", "") == "Pass? Press again"
    assert announced == ["Press again to pass."]
    key(page, Key.Key_Escape)
    assert QApplication.focusWidget() is page.felt
    assert button.text().replace("&", "") == "Pass"
    for press in (Key.Key_Tab, Key.Key_Tab, Key.Key_Return, Key.Key_Return):
        key(page, press)
    assert moves(page)[0] == "pass"


def test_after_the_first_of_two_presses_esc_cancels_the_press_and_does_not_take_laid_cards_back(page):
    put(page, a_trade(page))
    page.felt.setFocus()
    key(page, Key.Key_Return)
    assert page.buttons.asks == "trade"
    key(page, Key.Key_Escape)
    assert page.buttons.asks == ""
    assert page.running.session.draft.tray
    key(page, Key.Key_Escape)
    assert not page.running.session.draft.tray


@pytest.mark.parametrize("held", [NONE, CONTROL])
def test_enter_on_the_felt_trades_cards_only_when_it_is_pressed_a_second_time(page, announced, held):
    put(page, a_trade(page))
    page.felt.setFocus()
    announced.clear()
    key(page, Key.Key_Return, held)
    assert moves(page) == []
    assert page.buttons.buttons["trade"].text().replace("&", "") == "Trade? Press again"
    assert announced == ["Press again to trade."]
    key(page, Key.Key_Return, held)
    assert moves(page)[0] == "trade"


def test_if_other_cards_are_set_apart_a_trade_needs_its_first_press_again(page):
    put(page, a_trade(page))
    page.felt.setFocus()
    key(page, Key.Key_Return)
    page.running.session.cancel()
    put(page, Trade((page.running.session.seen.seats[0].hand[1].face,)))
    key(page, Key.Key_Return)
    assert moves(page) == []


def test_a_time_out_cancels_the_first_of_two_presses(page):
    page.buttons.buttons["pass"].click()
    page.running.session.acted.emit(0, None)
    assert page.buttons.asks == ""


@pytest.mark.parametrize("wordless", [False, True])
def test_a_pass_needs_two_presses_whether_or_not_a_word_is_possible(page, wordless):
    page.running.adviser.forget()
    page.running.session.announce_wordless(wordless)
    page.running.session.tell()
    page.buttons.buttons["pass"].click()
    page.running.session.announce_wordless(not wordless)
    # shows the result of the search for a possible word, which ends between the two presses
    page.running.session.tell()
    assert page.buttons.asks == "pass"
    page.buttons.buttons["pass"].click()
    assert moves(page)[0] == "pass"


# ---- Ctrl+Enter

PLACES = {
    "felt": lambda page: page.felt,
    "pass": lambda page: page.buttons.buttons["pass"],
    "hint": lambda page: page.head.hint,
    "rules": lambda page: page.head.rules,
    "gallery": lambda page: page.head.back,
    "rack": lambda page: page.rack.buttons["sort"],
    "rail": lambda page: page.rail,
    "history": lambda page: page.history,
}


def test_ctrl_enter_makes_the_laid_play_whatever_widget_has_the_focus(program, qtbot):
    program.file.change(games={"first-base": GameSetting((SeatSetting("Ann"),))}, panels=True)
    page = deal(program, "first-base", seed=7, alone=True)
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    for name, place in PLACES.items():
        put(page, first_act(page.running.session))
        place(page).setFocus()
        assert QApplication.focusWidget() is place(page), name
        key(page, Key.Key_Return, CONTROL)
        assert moves(page) == ["play"], name
        assert QApplication.focusWidget() is page.felt, name
        page.running.session.undo()
    assert program.window.pages.currentWidget() is page


def test_ctrl_enter_announces_what_is_missing_whatever_widget_has_the_focus(page, announced):
    for name, place in PLACES.items():
        place(page).setFocus()
        announced.clear()
        key(page, Key.Key_Enter, CONTROL)
        assert announced == ["A fresh word. Later words can be changed or split. Most points win."], name
        assert QApplication.focusWidget() is place(page), name
    assert moves(page) == []
    assert page.buttons.asks == ""
    assert page.window().pages.currentWidget() is page


def test_during_a_pause_ctrl_enter_announces_the_pause_and_does_not_end_it(page, announced):
    page.game.pause()
    assert QApplication.focusWidget() is page.plate.ready
    announced.clear()
    key(page, Key.Key_Return, CONTROL)
    assert announced == ["The game is paused."]
    assert page.running.session.paused


def test_ctrl_enter_announces_that_the_game_is_over(page, announced):
    page.running.session.resign(0)
    announced.clear()
    key(page, Key.Key_Return, CONTROL)
    assert announced == ["The game is over."]


def test_ctrl_enter_at_an_earlier_position_announces_that_esc_leads_back(page, announced):
    put(page, first_act(page.running.session))
    key(page, Key.Key_Return)
    page.running.bots.forget()  # stops the computer player, because its answer would lead back to the present position
    page.running.session.look_at(0)
    announced.clear()
    key(page, Key.Key_Return, CONTROL)
    assert announced == ["An earlier position. Esc leads back."]


def test_ctrl_enter_puts_a_held_card_back_before_it_makes_the_play(page):
    put(page, first_act(page.running.session))
    card = next(piece.key for piece in page.felt.picture.pieces if piece.zone == "hand" and piece.movable)
    page.felt.pick_up(card)
    assert page.felt.held
    page.head.hint.setFocus()
    key(page, Key.Key_Return, CONTROL)
    assert not page.felt.held
    assert moves(page)[:1] == ["play"]
