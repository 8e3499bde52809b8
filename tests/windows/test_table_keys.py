"""Tests the keyboard outside the felt: Tab, Enter, and the keys of buttons and menus at the table and in the
gallery."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.windows.widgets.written_by_people import with_keys
from tests.windows.conftest import deal
from tests.windows.test_table import first_act, lay


def tabs_to(page, widget, most=14):
    """Presses Tab from the felt on until the widget has the focus; returns the number of presses."""
    QApplication.processEvents()  # lets new widgets appear
    page.felt.setFocus()
    for count in range(most):
        if QApplication.focusWidget() is widget:
            return count
        QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Tab)
    raise AssertionError(f"{widget} is not reached")


def test_tab_goes_from_the_felt_first_to_the_buttons_for_moves(program, qtbot):
    page = deal(program, "split-run", seed=7)
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    for _ in range(4):
        # Tab reaches the button Play although no card is laid.
        assert tabs_to(page, page.buttons.buttons["play"]) == 1
        assert tabs_to(page, page.buttons.buttons["pass"]) == 2  # Tab skips the button Trade, which is disabled
        lay(page, first_act(page.running.session))
        page.plate.ready.click()


def test_letters_typed_while_a_button_has_the_focus_go_to_the_felt(program, qtbot):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    tabs_to(page, page.buttons.buttons["pass"])
    letter = session.seen.seats[session.viewer].hand[0].face
    QTest.keyClicks(page.buttons.buttons["pass"], letter.lower())
    assert session.drafting.typed.text == letter
    assert QApplication.focusWidget() is page.felt
    page.head.back.setFocus()
    QTest.keyClick(page.head.back, Qt.Key.Key_Escape)
    assert session.drafting.typed.text == ""


def test_moving_the_focus_to_the_history_with_tab_does_not_show_an_earlier_position(program, qtbot):
    program.file.change(panels=True)
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    for _ in range(3):
        lay(page, first_act(session))
        page.plate.ready.click()
    tabs_to(page, page.history)
    looked: list[int | None] = []
    page.history.looked_at.connect(looked.append)
    assert session.outlook.shown_index is None
    QTest.keyClick(page.history, Qt.Key.Key_Up)
    QTest.keyClick(page.history, Qt.Key.Key_Escape)
    assert looked == [2, None]
    assert QApplication.focusWidget() is page.felt


def test_every_button_for_a_move_has_a_shortcut_that_no_menu_uses(program, qtbot):
    page = deal(program, "split-run", seed=7)
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    keys = [QKeySequence.mnemonic(button.text()).toString() for button in page.buttons.buttons.values()]
    menus = [QKeySequence.mnemonic(menu.text()).toString() for menu in program.window.bar.actions()]
    assert len({*keys, *menus}) == len(keys) + len(menus)
    QApplication.processEvents()
    key = Qt.Key(ord(keys[list(page.buttons.buttons).index("pass")][-1]))
    QTest.keyClick(page.window().windowHandle(), key, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: page.buttons.asks == "pass")
    QTest.keyClick(page.window().windowHandle(), key, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: [move.act.verb for move in page.running.session.match.moves] == ["pass"])


def test_no_two_buttons_have_the_same_shortcut_even_if_there_are_too_few_letters():
    assert with_keys(["Pass", "Play", "Pa", "R & B"], ["&Game"]) == ["&Pass", "P&lay", "P&a", "&R && B"]
    assert with_keys(["Pap", "Pap", "Pap"], []) == ["&Pap", "P&ap", "Pap"]


def test_f10_opens_the_menu_bar(program, qtbot):
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert program.window.menus.actions["setup"] in menu.actions()
    menu.close()


@pytest.mark.parametrize("way", ["button", "F10", "letter"])
def test_at_the_table_the_menu_bar_shows_only_while_the_player_uses_it(program, qtbot, way):
    page = deal(program, "split-run", seed=7)
    window = program.window
    with qtbot.waitActive(window):
        window.activateWindow()
    QApplication.processEvents()
    assert window.bar.y() < 0
    felt = page.felt.mapTo(window, page.felt.rect().topLeft()), page.felt.size()
    if way == "button":
        page.head.menus.click()
    elif way == "F10":
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_F10)
    else:
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert window.bar.y() == 0
    QApplication.processEvents()
    assert (page.felt.mapTo(window, page.felt.rect().topLeft()), page.felt.size()) == felt
    QTest.keyClick(menu, Qt.Key.Key_Right)  # goes on to the next menu
    assert QApplication.activePopupWidget() not in (menu, None)
    assert window.bar.y() == 0
    for _ in range(2):
        if (popup := QApplication.activePopupWidget()) is not None:
            QTest.keyClick(popup, Qt.Key.Key_Escape)
    if window.bar.hasFocus():
        QTest.keyClick(window.bar, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.bar.y() < 0)


def test_in_the_gallery_the_menu_bar_always_shows(program, qtbot):
    deal(program, "split-run", seed=7)
    program.leave_table()
    QApplication.processEvents()
    assert program.window.bar.y() == 0
    assert program.window.gallery.mapTo(program.window, program.window.gallery.rect().topLeft()).y() > 15


def test_an_open_menu_enables_redo_only_after_an_undo(program):
    deal(program, "5-up")
    menu = program.window.bar.actions()[0].menu()
    redo = program.window.menus.actions["redo"]
    menu.aboutToShow.emit()
    assert not redo.isEnabled()
    menu.aboutToHide.emit()
    assert redo.isEnabled()  # while the menu is closed, redo is enabled, because otherwise its shortcut would not work


def test_ctrl_f_focuses_the_search_field_of_the_gallery(program, qtbot):
    gallery = program.window.gallery
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    gallery.list.setFocus()
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert gallery.search.hasFocus()


def test_in_four_rows_the_rack_shows_how_many_cards_the_player_has_left(program):
    page = deal(program, "four-rows")
    hand = next(zone for zone in page.felt.picture.zones if zone.key == "hand")
    assert hand.note == str(hand.count)


def test_a_button_at_the_table_opens_the_rules(program, qtbot):
    page = deal(program, "split-run", seed=7)
    assert page.head.rules.isVisible()
    page.head.rules.click()
    assert program.reading.rules.isVisible()
    assert "Split Run" in program.reading.rules.view.toPlainText()


@pytest.mark.parametrize("name", ["deal", "setup", "statistics", "favour"])
def test_enter_presses_the_focused_button_of_the_gallery(program, qtbot, name):
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    button = getattr(program.window.gallery, name)
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Return)


def test_enter_deals_the_game_as_soon_as_the_setup_sheet_shows(program, qtbot):
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    program.new.set_up("split-run")
    QTest.keyClick(program.window.focusWidget(), Qt.Key.Key_Return)
    assert program.table.running is not None


def test_holding_enter_down_or_pressing_it_too_soon_on_a_new_page_does_not_press_a_button(program, qtbot, monkeypatch):
    monkeypatch.setattr("app.windows.widgets.enter_button.DEAD", 0.3)
    times = [100.0]
    monkeypatch.setattr("app.windows.widgets.enter_button.monotonic", lambda: times[0])
    program.new.set_up("split-run")
    deal_button = program.window.gallery.sheet.deal
    times[0] += 0.2
    QTest.keyClick(deal_button, Qt.Key.Key_Return)
    times[0] += 0.2
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(deal_button, held)
    assert program.table.running is None
    QTest.keyClick(deal_button, Qt.Key.Key_Return)
    assert program.table.running is not None
