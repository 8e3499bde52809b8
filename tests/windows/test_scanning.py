"""Tests scanning, the use of the program with one or two switches or a resting pointer: a frame moves from element to
element of the window, and the player picks the element in the frame."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox, QSlider, QTextEdit, QWidget

from app.felt.stops import Region
from app.felt.view import FeltView
from app.windows.scanning.dwelling import Dwelling
from app.windows.scanning.scanner import LitFrame, Scanner
from app.windows.scanning.spots import BACK, key_of
from app.windows.sheets.chart import Chart
from app.windows.sheets.key_fields import KeyList
from tests.windows.conftest import deal, settings_sheet
from tests.windows.test_table import first_act, lay

PRESSES = 300  # the maximum number of presses that a player needs to reach a place


def scanning(program, **settings):
    """Turns scanning on so that even quickly repeated presses count; returns the scanner."""
    program.file.change(**{"scan_repeat": 0, **settings})
    return program.window.findChild(Scanner)


def press(program, key=Qt.Key.Key_Space):
    """Presses a key in the window that has the keyboard focus; if a question is open, this is the window of the
    question."""
    QTest.keyClick(QApplication.focusWindow() or program.window.windowHandle(), key)


def test_the_scanning_frame_shows_only_while_switch_devices_are_in_use(program):
    assert program.window.findChild(Scanner) is None
    scanner = scanning(program, switches="two")
    press(program, Qt.Key.Key_Return)
    assert program.window.findChild(LitFrame).isVisible()
    program.file.change(switches="none")
    assert not program.window.findChild(LitFrame).isVisible()
    assert not scanner._timer.isActive()


def test_with_one_switch_device_the_scanning_frame_moves_at_the_chosen_pace(program, qtbot):
    deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="one", scan_pace=500)
    assert scanner._timer.interval() == 500
    first = scanner._at
    qtbot.waitUntil(lambda: scanner._at not in (None, first), timeout=5000)
    second = scanner._at
    qtbot.waitUntil(lambda: scanner._at != second, timeout=5000)


def test_with_two_switch_devices_one_moves_the_scanning_frame_and_the_other_picks_the_element_in_it(program, qtbot):
    page = deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="two")
    assert not scanner._timer.isActive()
    press(program, Qt.Key.Key_Return)
    hand = scanner.lit
    assert hand.parts
    press(program, Qt.Key.Key_Return)
    assert scanner.lit.key != hand.key
    while scanner.lit.key != hand.key:
        press(program, Qt.Key.Key_Return)
    press(program)
    hand_cards = {piece.key for piece in page.felt.picture.within("hand")}
    while scanner.lit.key not in hand_cards:
        press(program, Qt.Key.Key_Space if scanner.lit.parts else Qt.Key.Key_Return)
    card = scanner.lit.key
    press(program)
    assert page.felt.held == card


def test_the_player_can_choose_the_keys_of_the_switch_devices(program):
    page = deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="two", keys={"switch-take": "F9", "switch-step": "J"})
    press(program, Qt.Key.Key_J)
    assert scanner.lit is not None
    assert not page.game.moment.ghosts, "the key of the switch types no letter"
    press(program, Qt.Key.Key_F9)
    assert scanner._path
    assert not program.file.settings.panels


@pytest.mark.own_program
def test_a_second_press_of_a_switch_device_immediately_after_the_first_does_nothing(program):
    deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="two", scan_repeat=2000)
    press(program, Qt.Key.Key_Return)
    lit = scanner.lit.key
    press(program, Qt.Key.Key_Return)
    assert scanner.lit.key == lit


def test_a_field_that_waits_for_a_new_key_accepts_even_the_key_of_the_switch_device(program, qtbot):
    scanning(program, switches="two")
    sheet = settings_sheet(program)
    sheet.tabs.setCurrentIndex(4)
    keys = sheet.tabs.widget(4).findChild(KeyList)
    button = keys.buttons["switch-step"]
    button.setFocus()
    button.click()
    QTest.keyClick(button, Qt.Key.Key_F4)
    assert program.file.settings.keys == {"switch-step": "F4"}
    button.click()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert "Switch: pick the lit item" in keys.note.text()
    sheet.accept()
    qtbot.wait(20)


def test_in_the_settings_a_switch_device_reaches_every_field_and_the_button_that_closes_the_sheet(program, qtbot):
    scanner = scanning(program, switches="two")
    sheet = settings_sheet(program)
    for number in range(sheet.tabs.count()):
        sheet.tabs.setCurrentIndex(number)
        QApplication.processEvents()
        keys = set(leaves(scanner))
        assert key_of(sheet.close_button) in keys
        assert (key_of(sheet.tabs.tabBar()), 0) in keys
    sheet.tabs.setCurrentIndex(1)
    QApplication.processEvents()
    assert {key_of(sheet.findChild(object, name)) for name in ("sound", "pace", "hints")} <= set(leaves(scanner))
    sheet.accept()
    qtbot.wait(20)


def leaves(scanner):
    from app.windows.scanning.spots import sight

    def within(spots):
        for spot in spots:
            yield from within(spot.parts) if spot.parts else [spot.key]

    return within(sight(scanner.parent()).spots)


def test_scanning_skips_the_main_button_while_no_play_is_possible(program):
    page = deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="one")
    play = page.buttons.buttons["play"]
    assert play.isEnabled(), "a press of the button names the missing part"
    assert key_of(play) not in set(leaves(scanner))
    page.running.session.drafting.lay_act(first_act(page.running.session))
    page.running.session.tell()
    assert key_of(play) in set(leaves(scanner))


def test_the_scanning_frame_never_shows_cards_of_a_hidden_hand(program):
    page = deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="two")
    mine = {piece.key for piece in page.felt.picture.within("hand")}
    assert faces(page) == [*dict.fromkeys(piece.face for piece in page.felt.picture.within("hand"))]
    page.game.pressing.toggle_pause()
    assert not mine & set(leaves(scanner))
    assert key_of(page.plate.ready) in set(leaves(scanner))


def faces(page):
    """The faces of the hand cards in the order in which the scanning frame comes to them."""
    face = {piece.key: piece.face for piece in page.felt.picture.within("hand")}
    return [face[key] for key in leaves(page.window().findChild(Scanner)) if key in face]


def first_spots(scanner):
    from app.windows.scanning.spots import sight

    return [spot.key for spot in sight(scanner.parent()).spots]


def test_the_scanning_frame_stays_in_the_hand_and_each_picked_card_joins_the_word_immediately(program, qtbot):
    page = deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="two")
    first, second = page.felt.picture.within("hand")[:2]
    page.running.session.gestures.drop(first.key, page.felt.ask_place(first.key))
    pick_place(program, scanner, second.key)
    assert [piece.key for piece in page.felt.picture.within("strip:0")] == [first.key, second.key]
    assert page.felt.held == ""
    qtbot.waitUntil(lambda: scanner._at is not None)
    assert scanner._path == [("region", Region.HAND)]


def holds(spot, key):
    return spot.key == key or any(holds(part, key) for part in spot.parts)


def pick_place(program, scanner, key):
    """Presses the two switches until the scanning frame has picked the element with this key."""
    for _ in range(PRESSES):
        lit = scanner.lit
        if lit is not None and lit.key == key:
            press(program)
            return
        press(program, Qt.Key.Key_Space if lit is not None and holds(lit, key) else Qt.Key.Key_Return)
    pytest.fail("The frame never came there.")


def pick_place_with_one_switch(program, scanner, key, qtbot):
    """Presses the single switch whenever the scanning frame is on the element with this key or on a region that
    contains it, until the element is picked."""
    at = None
    while at != key:
        qtbot.waitUntil(lambda: (lit := scanner.lit) is not None and holds(lit, key), timeout=30_000)
        at = scanner.lit.key
        press(program)


def test_the_scanning_frame_first_comes_to_the_card_or_button_that_the_player_needs_next(program):
    page = deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="two")
    assert first_spots(scanner)[0] == ("region", Region.HAND)
    session = page.running.session
    session.drafting.lay_act(first_act(session))
    session.tell()
    assert first_spots(scanner)[0] == key_of(page.buttons.buttons["play"])


def test_the_scanning_frame_comes_to_the_hint_button_before_the_other_places_on_the_table(program):
    page = deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="two")
    spots = first_spots(scanner)
    place = spots.index(key_of(page.head.hint))
    assert spots[:1] == [("region", Region.HAND)]
    assert place <= 3, "only the hand, the place of a word and the buttons of the move come before"
    assert {"deck", "rival:1"} <= set(spots[place:])


def test_a_player_with_a_switch_device_can_take_a_wrong_card_back_with_a_single_choice(program):
    page = deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="two")
    assert BACK not in first_spots(scanner)
    card = page.felt.picture.within("hand")[0].key
    page.running.session.gestures.drop(card, page.felt.ask_place(card))
    pick_place(program, scanner, BACK)
    assert not page.felt.picture.within("strip:0")


def test_the_scanning_frame_stays_longer_on_the_first_element_of_a_region(program):
    deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="one", scan_pace=4500, scan_first=1000)
    scanner.step()
    assert scanner._timer.interval() == 5500
    scanner.step()
    assert scanner._timer.interval() == 4500


def test_the_scanning_frame_stops_after_the_chosen_number_of_rounds_until_the_next_press(program):
    deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="one", scan_pace=4500, scan_rounds=2)
    for _ in range(100):
        scanner.step()
        if not scanner._timer.isActive():
            break
    assert not scanner._timer.isActive()
    assert not program.window.findChild(LitFrame).isVisible()
    press(program)
    assert scanner._timer.isActive()
    assert scanner.lit is not None


def test_a_press_of_a_switch_device_counts_only_if_it_is_held_long_enough(program, qtbot):
    deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="two", scan_hold=100)
    press(program, Qt.Key.Key_Return)  # a press that is too short to count
    qtbot.wait(150)
    assert scanner.lit is None
    QTest.keyPress(program.window.windowHandle(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: scanner.lit is not None)
    QTest.keyRelease(program.window.windowHandle(), Qt.Key.Key_Return)


def test_a_screen_reader_announces_the_element_in_the_scanning_frame(program):
    page = deal(program, "split-run", seed=7)
    scanner = scanning(program, switches="two", scan_speech=True)
    told: list[str] = []
    scanner.named.connect(told.append)
    pick_place(program, scanner, page.felt.picture.within("hand")[1].key)
    hand = [piece.spoken for piece in page.felt.picture.within("hand")]
    assert told[0].startswith(hand[0])
    assert told[0].endswith(" …")
    assert told[-1] == hand[1]
    program.file.change(scan_speech=False)
    press(program, Qt.Key.Key_Return)
    assert told[-1] == hand[1]


def test_every_element_that_the_scanning_frame_reaches_has_a_name(program, qtbot):
    from app.windows.scanning.spots import sight

    def nameless(spots):
        for spot in spots:
            if spot.parts:
                yield from nameless(spot.parts)
            elif spot.spoken is None or not spot.spoken():
                yield spot

    scanner = scanning(program, switches="two", panels=True)
    deal(program, "split-run", seed=7)
    qtbot.wait(30)
    assert not list(nameless(sight(scanner.parent()).spots))
    program.leave_table()
    assert not list(nameless(sight(scanner.parent()).spots))


@pytest.mark.parametrize("free", [False, True])
def test_a_player_who_begins_to_use_switch_devices_is_offered_more_time_or_no_time_limit(program, qtbot, free):
    sheet = settings_sheet(program)
    box = sheet.findChild(object, "switches")
    box.setCurrentIndex(1)
    box.activated.emit(1)
    (asked,) = [box for box in sheet.findChildren(QMessageBox) if box.isVisible()]
    three_times, no_limit, as_agreed = asked.buttons()
    assert asked.defaultButton() is as_agreed
    (no_limit if free else three_times).click()
    assert [seat.time for seat in program.tonight.table.sitting if seat.kind == "human"] == [0 if free else 300]
    assert program.file.settings.switches == "one"
    sheet.accept()
    qtbot.wait(20)


# ---- a resting pointer


@pytest.fixture
def dwelling(program):
    program.file.change(dwell=500)
    program.window.resize(780, 700)  # makes the window so small that all of it is on the screen
    QApplication.processEvents()
    return program.window.findChild(Dwelling)


def middle(widget):
    return widget.mapToGlobal(widget.rect().center())


def test_a_pointer_that_rests_on_a_button_presses_it_once(program, dwelling, qtbot):
    pressed = []
    button = program.window.gallery.surprise
    button.clicked.connect(lambda: pressed.append(1))
    dwelling.point(middle(button))
    qtbot.waitUntil(lambda: bool(pressed), timeout=5000)
    qtbot.wait(700)
    assert pressed == [1]


def test_a_trembling_pointer_counts_as_resting_but_a_moving_pointer_does_not(program, dwelling):
    button = program.window.gallery.surprise
    dwelling.point(middle(button))
    dwelling._gone = 400
    dwelling.point(middle(button) + QPoint(4, 3))
    assert dwelling._gone == 400
    dwelling.point(middle(button) + QPoint(20, 0))
    assert dwelling._gone == 0


def test_a_pointer_that_rests_on_a_card_lays_the_card(program, dwelling, qtbot):
    page = deal(program, "split-run", seed=7)
    card = page.felt.picture.within("hand")[0].key
    rect = page.felt.cloth.placements.pieces[card].rect
    dwelling.point(page.felt.viewport().mapToGlobal(QPoint(*map(round, rect.centre))))
    qtbot.waitUntil(lambda: len(page.felt.picture.within("strip:0")) == 1, timeout=5000)


def test_a_pointer_that_rests_on_empty_felt_does_nothing(program, dwelling):
    page = deal(program, "split-run", seed=7)
    dwelling.point(page.felt.viewport().mapToGlobal(QPoint(3, page.felt.height() // 3)))
    assert not dwelling._timer.isActive()


def test_after_a_mouse_click_the_resting_pointer_does_not_click_again(program, dwelling):
    button = program.window.gallery.surprise
    dwelling.point(middle(button))
    dwelling.point(middle(button), pressed=True)
    assert not dwelling._timer.isActive()


# the kinds of widget that the frame skips, because they are for typing or only for reading
WRITTEN_OR_READ = (QLineEdit, QSlider, QTextEdit, FeltView, Chart)


def skipped_by_mistake(program):
    """The widgets that Tab reaches but the scanning frame skips by mistake. The frame may skip buttons that can't do
    anything yet."""
    lit = {key[0] if isinstance(key, tuple) else key for key in leaves(program.window.findChild(Scanner))}
    stops = [
        one
        for one in program.window.findChildren(QWidget)
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisible() and one.isEnabled()
    ]
    return [
        one
        for one in stops
        if one.window() is program.window
        and not isinstance(one, WRITTEN_OR_READ)
        and one.objectName() != "qt_scrollarea_viewport"  # leaves out the inside of a scroll area
        and not one.property("vain")
        and key_of(one) not in lit
    ]


def test_the_scanning_frame_reaches_every_widget_that_tab_reaches_on_every_page(program, qtbot):
    scanning(program, switches="two", panels=True)
    assert skipped_by_mistake(program) == []
    program.new.set_up("shout")
    qtbot.wait(30)
    assert skipped_by_mistake(program) == []
    program.new.change_table()
    qtbot.wait(30)
    assert skipped_by_mistake(program) == []
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.lift_curtain()
    qtbot.wait(30)
    assert skipped_by_mistake(program) == []
    page.game.play_film()
    page.running.film.halt()
    qtbot.wait(30)
    assert skipped_by_mistake(program) == []
    for what in ("statistics", "finished", "road"):
        program.window.asked.emit(what)
        qtbot.wait(30)
        assert skipped_by_mistake(program) == []
