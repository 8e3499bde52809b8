"""Tests the announcements of choice lists: a closed list announces each choice of the player once; of an open list, the
screen reader itself reads the entries."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.felt.access import Announcer
from app.windows.widgets import named_box
from app.windows.widgets.named_box import NamedBox
from engine.games import GAMES
from tests.tiers import usually_six
from tests.windows.conftest import settings_sheet, settle

Key = Qt.Key


@pytest.fixture
def heard(monkeypatch) -> list[str]:
    """Collects all announcements, with the settings for Linux but without the usual delay."""
    found: list[str] = []
    monkeypatch.setattr(named_box, "ANNOUNCES", True)
    monkeypatch.setattr(named_box, "SETTLES_MS", 0)
    monkeypatch.setattr(Announcer, "say", lambda _, text: found.append(text))
    return found


@pytest.fixture
def box(qtbot) -> NamedBox:
    box = NamedBox()
    qtbot.addWidget(box)
    box.addItems(["Person", "Computer", "Nobody"])
    box.show()
    return box


def press(box: NamedBox, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(box, key)


def test_a_closed_list_announces_once_each_choice_made_by_key(box, heard):
    press(box, Key.Key_Down, Key.Key_Down, Key.Key_Home, Key.Key_C)
    assert heard == ["Computer", "Nobody", "Person", "Computer"]


def test_a_key_that_leads_to_no_other_entry_of_a_list_announces_the_current_entry_again(box, heard):
    press(box, Key.Key_Up, Key.Key_End, Key.Key_Down, Key.Key_X)
    assert heard == ["Person", "Nobody", "Nobody", "Nobody"]


def test_a_closed_list_announces_nothing_if_a_key_has_no_function_in_it(box, heard):
    press(box, Key.Key_Return, Key.Key_Escape, Key.Key_Shift, Key.Key_F7)
    assert heard == []


def test_a_list_announces_a_choice_before_the_choice_takes_effect(box, heard):
    box.currentIndexChanged.connect(lambda: heard.append("a level is asked for"))
    press(box, Key.Key_Down)
    assert heard == ["Computer", "a level is asked for"]


def test_a_list_does_not_announce_choices_that_the_program_makes(box, heard):
    box.setCurrentIndex(2)
    box.clear()
    box.addItems(["One", "Two"])
    box.setCurrentText("Two")
    assert heard == []
    other = NamedBox(box)
    other.addItems(["A", "B"])
    box.activated.connect(lambda: other.setCurrentIndex(1))
    press(box, Key.Key_Up)
    assert (other.currentText(), heard) == ("B", ["One"])


def test_a_list_announces_nothing_while_it_is_open(box, heard):
    QTest.keyClick(box, Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert box.view().isVisible()
    QTest.keyClick(box.view(), Key.Key_Down)
    QTest.keyClick(box.view(), Key.Key_Return)
    assert not box.view().isVisible()
    assert (box.currentText(), heard) == ("Computer", [])


def test_if_a_choice_changes_all_widgets_its_list_announces_the_choice_after_the_change(box, heard, qtbot, monkeypatch):
    monkeypatch.setattr(named_box, "SETTLES_MS", 20)
    box.changes_all = True
    press(box, Key.Key_Down, Key.Key_Down)
    assert heard == []
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["Nobody"]


def test_a_list_does_not_announce_choices_where_qt_itself_reports_choices_to_screen_readers(box, heard, monkeypatch):
    monkeypatch.setattr(named_box, "ANNOUNCES", False)
    press(box, Key.Key_Down, Key.Key_End)
    assert (box.currentText(), heard) == ("Nobody", [])


def turn(box: NamedBox, heard: list[str], qtbot) -> None:
    """Changes the choice of a list and changes it back, and checks that the list announces each new choice once."""
    for key in (Key.Key_Down, Key.Key_Up):
        heard.clear()
        press(box, key)
        qtbot.waitUntil(lambda: bool(heard))
        assert heard[:1] == [box.currentText()], box.accessibleName()
        assert heard.count(box.currentText()) == 1


def test_every_choice_list_of_the_settings_announces_its_choice(program, heard, qtbot):
    sheet = settings_sheet(program)
    names = [one.objectName() for one in sheet.findChildren(NamedBox) if one.objectName() != "language"]
    assert len(names) > 12
    for name in names:
        turn(sheet.findChild(NamedBox, name), heard, qtbot)


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_every_choice_list_of_every_setup_sheet_announces_its_choice(program, heard, qtbot, game):
    program.new.set_up(game)
    sheet = program.window.gallery.side.currentWidget()
    found = [one for one in sheet.findChildren(NamedBox) if one.count() > 1 and one.isVisible()]
    for one in found:
        turn(one, heard, qtbot)


def test_every_choice_list_on_the_sheet_of_tonights_table_announces_its_choice(program, heard, qtbot):
    program.new.change_table()
    sheet = program.window.gallery.side.currentWidget()
    found = [one for one in sheet.findChildren(NamedBox) if one.count() > 1 and one.isVisible()]
    assert len(found) > 8
    for one in found:
        turn(one, heard, qtbot)


def test_every_choice_list_of_the_gallery_and_the_rules_and_the_statistics_announces_its_choice(program, heard, qtbot):
    program.reading.show_rules("ow")
    program.counting.show()
    program.window.gallery.ask_which()
    found = [one for one in QApplication.allWidgets() if isinstance(one, NamedBox) and one.count() > 1]
    assert {"Show", "Page", "How many?"} <= {one.accessibleName() for one in found}
    for one in found:
        turn(one, heard, qtbot)


def test_arrow_keys_in_the_list_of_rules_pages_change_the_page_and_keep_the_focus_in_the_list(program):
    program.reading.show_rules("ow")
    rules = program.reading.rules
    rules.activateWindow()
    rules.pages.setFocus()
    page = rules.view.name
    press(rules.pages, Key.Key_Down)
    assert rules.view.name != page
    assert rules.focusWidget() is rules.pages
    rules.pages.activated.emit(0)  # sends the signal of a choice in the open list
    assert rules.focusWidget() is rules.view


def test_a_language_chosen_in_the_list_of_languages_leaves_the_focus_in_that_list(program):
    sheet = settings_sheet(program)
    sheet.findChild(NamedBox, "language").setFocus()
    press(sheet.focusWidget(), Key.Key_Down)
    settle(program)
    box = sheet.focusWidget()
    assert isinstance(box, NamedBox)
    assert (box.objectName(), box.currentText()) == ("language", "Deutsch")
    press(box, Key.Key_Up)
    settle(program)
    assert sheet.focusWidget().currentText() == "As the system"
