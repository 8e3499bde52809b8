"""Tests the settings sheet, the house list (words that the players allow or forbid), and the panels beside the felt."""

import json
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QFileDialog

from app.base.settings import Settings
from app.felt.theme.contrast import contrast
from app.windows.sheets.house_list import HouseList
from app.windows.sheets.settings_sheet import SettingsSheet
from app.windows.sheets.swatches import Swatches
from app.windows.table.docks import kept_state
from engine.core.oracle import legal_moves
from tests.windows.conftest import deal, settings_sheet, settle, table_sheet
from tests.windows.test_table import first_act, lay


def sheet_of(program):
    return settings_sheet(program)


def close(sheet, qtbot):
    sheet.accept()
    qtbot.wait(20)


def test_a_preview_picture_in_the_settings_has_a_name_and_changes_with_the_look_of_the_table(program, qtbot):
    sheet, table = sheet_of(program), program.table.page()
    program.file.change(card_face="night")
    felts, faces, backs = (sheet.findChild(Swatches, key) for key in ("felt", "card_face", "card_back"))
    assert felts.accessibleName() == "Felt"
    assert [felts.item(row).text() for row in range(2)] == ["Green", "Blue"]
    QTest.keyClick(faces, Qt.Key.Key_Right)
    assert (faces.currentItem().text(), backs.currentItem().text()) == ("Banner", "Waves")
    before = faces.item(0).icon().pixmap(40, 40).toImage()
    felts.setCurrentRow(2)
    assert table.felt.theme.name.startswith("burgundy-")
    assert faces.item(0).icon().pixmap(40, 40).toImage() != before
    close(sheet, qtbot)


def picture_file(folder, colour: str) -> str:
    image = QImage(40, 300, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    image.save(str(folder / "own.png"))
    return str(folder / "own.png")


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("colour", ["#FFFFFF", "#000000", "#FF0000"])
def test_the_felt_shows_the_players_own_picture_dimmed_enough_for_readable_text(
    program, qtbot, monkeypatch, folders, mode, colour
):
    page = deal(program, "split-run", seed=7)
    program.file.change(mode=mode)
    cloth = page.felt.grab().toImage().pixelColor(3, 3)
    sheet = sheet_of(program)
    file = picture_file(folders, colour)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: (file, ""))
    sheet.findChild(object, "picture").click()
    assert program.file.settings.picture == file
    shown, felt = page.felt.grab().toImage().pixelColor(3, 3), page.felt.theme.felt
    assert all(felt.darkest - 1 <= shade <= felt.lightest + 1 for shade in (shown.red(), shown.green(), shown.blue()))
    assert shown != cloth
    assert contrast(felt.ink, shown.name()) >= 4.4
    sheet.findChild(object, "no-picture").click()
    assert page.felt.grab().toImage().pixelColor(3, 3) == cloth
    close(sheet, qtbot)


@pytest.mark.parametrize("broken", [True, False])
def test_if_the_players_picture_is_missing_or_broken_the_program_reports_it_and_shows_plain_cloth(
    start, folders, broken
):
    program = start()
    if broken:
        (folders / "own.png").write_bytes(b"no picture")
    page = deal(program, "split-run", seed=7)
    cloth = page.felt.grab().toImage().pixelColor(3, 3)
    program.file.change(picture=str(folders / "own.png"))
    assert page.felt.grab().toImage().pixelColor(3, 3) == cloth
    assert "own.png" in program.window.notice.text()
    program.window.close()
    again = start()
    assert "own.png" in again.window.notice.text()


def test_a_seat_without_a_name_gets_the_name_of_the_next_known_person(program):
    program.file.change(names=("Ada Lovelace", "Ben", "Cyd"))
    program.new.deal("split-run")
    assert program.window.table.game.moment.names[0] == "Ada Lovelace"
    program.leave_table()
    seats = table_sheet(program).seats
    assert seats.rows[0].name.placeholderText() == "Ada Lovelace"
    seats.rows[1].kind.setCurrentIndex(0)
    assert seats.rows[1].name.placeholderText() == "Ben"
    seats.rows[0].name.setText("Somebody")
    seats.rows[0].name.editingFinished.emit()
    program.new.deal("split-run")
    assert program.window.table.game.moment.names == ("Somebody", "Ben")


def test_a_deal_uses_the_dictionary_of_the_settings_unless_the_table_has_another(program):
    program.file.change(dictionary="large", spelling="british", offensive="vulgar", allow=("ZOOMY",), ban=("KIN",))
    page = deal(program, "split-run")
    chosen = page.running.record.dictionary
    assert (chosen.name, chosen.spelling, chosen.offensive) == ("large", "british", "vulgar")
    assert (chosen.allow, chosen.ban) == (("ZOOMY",), ("KIN",))
    words = page.running.session.match.house.words
    assert words.has("ZOOMY")
    assert not words.has("KIN")
    words = table_sheet(program).choices["dictionary"]
    assert words.currentData() == ""
    words.setCurrentIndex(words.findData("family"))
    program.new.deal("split-run")
    assert program.window.table.running.record.dictionary.name == "family"


# ---- the list of house words


@pytest.fixture
def house(qtbot):
    house: Any = HouseList(("ZOOMY",), ())
    qtbot.addWidget(house)
    house.show()
    told: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
    house.changed.connect(lambda allow, ban: told.append((allow, ban)))
    house.told = told
    return house


def test_enter_adds_words_to_the_house_list_and_delete_removes_the_chosen_words(house, qtbot):
    qtbot.keyClicks(house.allow.line, "qi, Xebec")
    qtbot.keyClick(house.allow.line, Qt.Key.Key_Return)
    assert house.told == [(("QI", "XEBEC", "ZOOMY"), ())]
    assert not house.allow.line.text()
    house.allow.list.setCurrentRow(1)
    house.allow.list.setFocus()
    qtbot.keyClick(house.allow.list, Qt.Key.Key_Delete)
    assert house.told[-1] == (("QI", "ZOOMY"), ())
    house.allow.list.setCurrentRow(0)
    house.allow.buttons["remove"].click()
    assert house.told[-1] == (("ZOOMY",), ())


def test_a_word_added_to_one_house_list_is_removed_from_the_other_list_in_a_single_change(house, qtbot):
    house.ban.line.setText("zoomy")
    house.ban.add_button.click()
    assert house.told == [((), ("ZOOMY",))]


@pytest.mark.parametrize("wrong", ["a", "NAÏVE", "R2D2", "X" * 21])
def test_the_house_list_refuses_a_text_that_is_not_a_word_and_explains_why_and_keeps_the_typed_text(house, wrong):
    house.allow.line.setText(f"fine {wrong}")
    house.allow.add_button.click()
    assert not house.told
    assert wrong.upper() in house.note.text()
    assert house.allow.line.text()
    house.allow.line.setText("fine")
    house.allow.add_button.click()
    assert house.note.text().startswith("House words")


def test_every_change_of_a_house_word_is_announced(house, in_english):
    def heard(words, written):
        words.line.setText(written)
        words.add_button.click()
        return house.note.said

    assert heard(house.allow, "q1x") == house.note.text() == "Q1X is not made of 2 to 20 letters from A to Z."
    assert heard(house.allow, "xu qi") == "Words added: QI and XU."
    assert heard(house.ban, "zoomy") == "Words forbidden: ZOOMY."
    assert heard(house.ban, "aa ab ad ae ag ah ai al am") == "Words forbidden: 9 words."
    house.allow.list.setCurrentRow(0)
    house.allow.buttons["remove"].click()
    assert house.note.said == "Words removed: QI."


def test_enter_in_the_house_list_does_not_close_the_sheet(program, qtbot):
    sheet = sheet_of(program)
    sheet.tabs.setCurrentIndex(2)
    house = sheet.findChild(HouseList)
    qtbot.keyClicks(house.ban.line, "kin")
    qtbot.keyClick(house.ban.line, Qt.Key.Key_Return)
    assert sheet.isVisible()
    assert program.file.settings.ban == ("KIN",)
    close(sheet, qtbot)


# ---- the panels beside the felt


@pytest.mark.parametrize("game", ["split-run", "shout", "four-rows"])
def test_the_felt_has_85_percent_of_the_windows_width_until_a_player_opens_the_side_panels(program, game):
    page = deal(program, game, seed=7)
    program.qt.processEvents()
    assert program.window.width() == 1280
    assert page.felt.width() >= 0.85 * 1280
    page.rail.click()
    program.qt.processEvents()
    assert page.docks.shown
    assert page.history.isVisible()
    page.rail.click()
    program.qt.processEvents()
    assert page.felt.width() >= 0.85 * 1280


def test_the_button_at_the_window_edge_opens_and_closes_the_panels_and_its_name_states_what_it_does_next(
    program, qtbot
):
    page = deal(program, "split-run", seed=7)
    assert page.rail.accessibleName().startswith("Open the panels")
    assert page.rail in page._stops
    QTest.keyClick(page.rail, Qt.Key.Key_Space)
    assert page.docks.shown
    qtbot.waitUntil(lambda: page.rail.accessibleName() == "Close the panels")
    for dock in page.docks.panels:
        dock.close()
    qtbot.waitUntil(lambda: page.rail.accessibleName().startswith("Open the panels"))


def test_panels_stay_open_or_closed_and_keep_their_places_in_later_games(start):
    program = start(panels=True)
    page = deal(program, "split-run", seed=7)
    page.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, page.docks.panels[0])
    program.leave_table()
    page = deal(program, "split-run", seed=7)
    program.window.asked.emit("panels")
    program.window.close()
    again = start()
    page = deal(again, "split-run", seed=7)
    again.qt.processEvents()
    assert not page.docks.shown
    page.rail.click()
    assert page.docks.shown
    assert page.dockWidgetArea(page.docks.panels[0]) == Qt.DockWidgetArea.LeftDockWidgetArea
    again.window.close()
    assert start().file.settings.panels


def test_panels_keep_their_places_and_stay_closed_after_a_restart(start):
    program = start(panels=True)
    page = deal(program, "split-run", seed=7)
    page.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, page.docks.panels[0])
    page.docks.panels[2].close()
    program.leave_table()
    program.window.close()
    again = start()
    page = deal(again, "split-run", seed=7)
    assert page.dockWidgetArea(page.docks.panels[0]) == Qt.DockWidgetArea.LeftDockWidgetArea
    assert page.docks.panels[2].isHidden()
    assert not page.docks.panels[1].isHidden()


def test_a_closed_panel_stays_closed_when_a_setting_changes_but_f9_opens_all_panels_again(program):
    program.file.change(panels=True)
    page = deal(program, "split-run", seed=7)
    for dock in page.docks.panels:
        dock.close()
    program.file.change(felt="blue")
    assert not page.docks.shown
    program.window.asked.emit("panels")
    assert all(not dock.isHidden() for dock in page.docks.panels)


def test_panels_that_nobody_has_resized_keep_the_width_of_their_text_in_a_smaller_window(program):
    program.file.change(panels=True)
    page = deal(program, "split-run", seed=7)
    wide = page.docks.panels[0].width()
    program.window.resize(900, 600)
    program.qt.processEvents()
    assert abs(page.docks.panels[0].width() - wide) < 8


def test_panels_become_wider_for_larger_letters_even_if_they_were_shown_at_an_earlier_deal(program):
    program.file.change(panels=True)
    page = deal(program, "split-run", seed=7)
    program.leave_table()
    page = deal(program, "split-run", seed=8)
    wide = page.docks.panels[0].width()
    program.file.change(text_size=150)
    program.qt.processEvents()
    assert page.docks.panels[0].width() > wide * 1.3


@pytest.mark.parametrize("mode", ["light", "dark", "contrast"])
def test_clicking_the_cross_of_a_panel_hides_the_panel(program, mode):
    program.file.change(panels=True)
    page = deal(program, "split-run", seed=7)
    program.file.change(mode=mode)
    dock = page.docks.panels[0]
    cross = dock.titleBarWidget().cross
    place = QRect(cross.mapTo(program.window, QPoint(0, 0)), cross.size())
    picture = program.window.grab(place).toImage()
    ground = picture.pixelColor(picture.width() // 2, 2).name()
    dots = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert max(contrast(dot, ground) for dot in dots) >= 4.5
    assert dock.windowTitle() in cross.accessibleName()
    cross.click()
    assert dock.isHidden()


def cramped(program, width: int, height: int, text_size: int):
    program.file.change(panels=True)
    page = deal(program, "split-run", seed=7)
    program.window.resize(width, height)
    program.file.change(text_size=text_size)
    settle(program)
    return page


@pytest.mark.parametrize("game", ["split-run", "four-rows", "positive-negative", "shout", "pluck-it"])
def test_with_the_largest_letters_no_bar_is_cut_off_and_the_felt_keeps_a_good_part_of_a_small_window(program, game):
    program.file.change(panels=True)
    page = deal(program, game, seed=7)
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    settle(program)
    assert program.window.height() == 600
    assert not page.docks.shown
    assert page.felt.height() >= 230
    whole = page.centralWidget()
    for part in (page.head, page.stage, page.foot):
        assert whole.rect().contains(part.geometry())
        assert part.height() >= part.minimumSizeHint().height()


@pytest.mark.parametrize("size", [80, 100, 250])
def test_the_buttons_for_requesting_a_letter_are_readable_at_every_text_size(program, size):
    page = deal(program, "pluck-it", seed=7)
    program.window.resize(900, 600)
    program.file.change(text_size=size)
    settle(program)
    buttons = page.foot.choices.parts[0].buttons.values()
    assert len(buttons) == 26
    for button in buttons:
        assert button.contentsRect().width() >= button.fontMetrics().horizontalAdvance("W")
        assert button.mapTo(page, button.rect().topRight()).x() < page.width()


def test_with_large_letters_no_tab_of_the_settings_is_cut_off(program):
    program.window.resize(900, 600)
    program.file.change(text_size=250, language="es")
    program.show_settings()
    settle(program)
    (sheet,) = program.window.findChildren(SettingsSheet)
    bar = sheet.tabs.tabBar()
    assert bar.tabRect(bar.count() - 1).right() <= bar.width()
    assert sheet.width() <= 900


def test_two_choices_that_do_not_fit_side_by_side_are_placed_one_below_the_other(program):
    page = deal(program, "ow", seed=7)
    session = page.running.session
    program.window.resize(1280, 600)
    session.drafting.lay_act(next(legal_moves(session.match.house, session.seen, session.viewer))[0])
    session.tell()
    upper, lower = page.foot.choices.parts
    assert lower.y() == upper.y()
    program.file.change(text_size=250)
    program.window.resize(640, 2000)  # a tall window, because the buttons have no labels in a short one
    settle(program)
    upper, lower = page.foot.choices.parts  # gets the widgets again, because the page may have rebuilt them
    assert lower.y() >= upper.y() + upper.height()
    for button in [*upper.buttons.values(), *lower.buttons.values()]:
        assert button.contentsRect().width() >= button.fontMetrics().horizontalAdvance(button.text())


def test_panels_hidden_for_lack_of_room_return_if_the_window_grows_or_the_player_presses_f9(program):
    page = cramped(program, 900, 600, 250)
    assert not page.docks.shown
    program.window.resize(1900, 1000)
    program.qt.processEvents()
    assert all(not dock.isHidden() for dock in page.docks.panels)
    program.window.resize(900, 600)
    program.qt.processEvents()
    assert not page.docks.shown
    program.window.asked.emit("panels")
    assert page.docks.shown
    program.window.resize(910, 600)
    program.qt.processEvents()
    assert page.docks.shown  # the panels stay, because the player has asked for them
    program.window.asked.emit("panels")
    assert not page.docks.shown
    program.window.resize(1900, 1000)
    program.qt.processEvents()
    assert not page.docks.shown


def test_in_a_small_window_with_the_largest_letters_the_felt_takes_most_of_the_width(start):
    program = start(text_size=250, panels=True, pace="instant", motion="none", sound=False)
    program.window.resize(900, 600)
    page = deal(program, "split-run", seed=7)
    settle(program)
    assert program.file.settings.panels
    assert not page.docks.shown
    assert page.felt.width() > 800


def test_the_bars_rearrange_their_contents_when_a_panel_takes_some_of_their_room(program):
    program.file.change(panels=True)
    page = deal(program, "split-run", seed=7)
    program.window.resize(900, 700)
    program.file.change(text_size=150)
    page.docks.show(False)
    settle(program)
    beside = page.foot.verdict.y()
    assert page.foot.buttons.y() <= beside + page.foot.verdict.height() / 2
    page.docks.show(True)
    settle(program)
    assert page.foot.verdict.width() >= page.panels.width or page.foot.buttons.y() > page.foot.verdict.y()


def test_panels_hidden_for_lack_of_room_return_if_there_is_more_room_after_the_next_start(start):
    program = start(panels=True)
    cramped(program, 900, 600, 250)
    assert program.file.settings.panels
    program.leave_table()
    program.file.change(text_size=100)
    program.window.close()
    again = start()
    page = deal(again, "split-run", seed=7)
    assert all(not dock.isHidden() for dock in page.docks.panels)


def test_each_panel_has_a_menu_entry(program):
    page = deal(program, "split-run", seed=7)
    entries = {action.text() for action in program.window.menus.menus[1].actions()}
    assert {dock.windowTitle() for dock in page.docks.panels} <= entries


@pytest.mark.parametrize("layout", ["nonsense", "AAAA", "é"])
def test_the_program_ignores_an_unreadable_saved_layout_of_the_panels(start, layout):
    program = start(layout=layout, panels=True)
    page = deal(program, "split-run", seed=7)
    assert page.docks.shown


def test_the_program_ignores_a_saved_layout_of_the_panels_that_was_changed_outside_the_program(program):
    """Qt crashes on about one in twelve damaged layouts, so the program would crash at every deal."""
    program.file.change(panels=True)
    page = deal(program, "split-run", seed=7)
    settle(program)
    layout = page.docks.kept()
    assert kept_state(layout) == bytes(page.saveState().data())
    for at, sign in enumerate(layout):
        assert kept_state(f"{layout[:at]}{'B' if sign == 'A' else 'A'}{layout[at + 1 :]}") is None, at
    page.docks.obey(True, layout[:-4] + "AAAA")
    assert page.docks.shown


@pytest.mark.own_program
def test_a_settings_file_of_an_older_version_with_a_dictionary_for_each_game_can_be_read(start, folders):
    (folders / "config").mkdir()
    game = {"dictionary": "family", "spelling": "both"}
    (folders / "config" / "settings.json").write_text(json.dumps({"version": 1, "games": {"ow": game}}))
    program = start(panels=True)
    assert program.file.settings != Settings()
    assert program.tonight.table.rules.dictionary == "family"
    assert not program.window.notice.isVisible()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_no_name_of_a_felt_or_a_card_face_or_a_card_back_is_cut_off(program, language):
    program.file.change(language=language)
    sheet = sheet_of(program)
    for swatches in sheet.findChildren(Swatches):
        for row in range(swatches.count()):
            item = swatches.item(row)
            room = swatches.visualItemRect(item).width() - 2 * swatches.fontMetrics().averageCharWidth()
            assert swatches.fontMetrics().horizontalAdvance(item.text()) <= room


def test_tab_skips_a_panel_that_was_moved_into_a_window_of_its_own(program):
    """Qt warns if the order of Tab includes widgets of two windows."""
    program.file.change(panels=True)
    page = deal(program, "first-base")
    dock = next(dock for dock in page.findChildren(QDockWidget) if dock.isAncestorOf(page.history))
    dock.setFloating(True)
    lay(page, first_act(page.running.session))
    assert page.history not in page._stops
    dock.setFloating(False)
    page.head.undo.click()
    assert page.history in page._stops
