"""Tests the keys that a player can choose for commands: menus, tool tips and texts show the chosen keys, a key in use
is refused, and the player can restore the default keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMainWindow

from app.base.commands import BY_NAME, COMMANDS, GALLERY, TABLE, clashing, command_names, keys_of
from app.base.settings import Settings
from app.base.settings_file import SettingsFile
from app.windows.menus import ENTRIES, Menus, shortcut_lines
from app.windows.sheets.key_fields import KeyList, is_needed
from app.windows.widgets.folding_bar import FoldingBar
from tests.windows.conftest import deal, settings_sheet

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def keys(program, qtbot):
    sheet = settings_sheet(program)
    found = sheet.tabs.widget(3).findChild(KeyList)
    sheet.tabs.setCurrentIndex(3)
    yield found
    sheet.accept()
    qtbot.wait(20)


def choose(keys, name, key, held=Qt.KeyboardModifier.NoModifier):
    button = keys.buttons[name]
    button.click()
    QTest.keyClick(button, key, held)
    return button


def test_a_command_in_the_list_of_keys_is_announced_once_with_its_key(keys):
    """If a label belonged to the button, a screen reader would read the label before the name of the button."""
    assert [label.text() for label in keys.findChildren(QLabel) if label.buddy() is not None] == []
    assert keys.buttons["undo"].accessibleName().endswith(": Ctrl+Z")


def test_enter_presses_the_focused_button_of_a_key_and_does_not_close_the_settings(program, keys, qtbot):
    with qtbot.waitActive(keys.window()):
        keys.window().activateWindow()
    button = keys.buttons["undo"]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert keys.window().isVisible()
    assert button.waits
    QTest.keyClick(button, Qt.Key.Key_U, CONTROL)
    assert program.file.settings.keys == {"undo": "Ctrl+U"}


def test_every_menu_entry_is_in_the_table_of_all_commands_and_has_a_name():
    entries = {name for names in ENTRIES for name in names.split() if name != "-"}
    assert entries <= set(BY_NAME)
    assert set(command_names()) == set(BY_NAME)


def test_no_two_commands_of_one_page_have_the_same_default_key():
    assert [c.name for c in COMMANDS for key in c.keys if clashing(c.name, key, {})] == []
    assert [c.name for c in COMMANDS for key in c.keys if is_needed(key, c.where)] == []


def test_a_newly_chosen_key_carries_out_its_command(program, keys):
    button = choose(keys, "undo", Qt.Key.Key_U, CONTROL)
    assert button.text() == "Ctrl+U"
    assert program.file.settings.keys == {"undo": "Ctrl+U"}
    assert program.window.menus.actions["undo"].shortcuts() == [QKeySequence("Ctrl+U")]


def test_the_menus_set_their_keys_again_only_if_a_key_has_changed(program, monkeypatch):
    menus, asked = program.window.menus, []
    menus.call_keys({})

    def counted(name, keys):
        asked.append(name)
        return keys_of(name, keys)

    monkeypatch.setattr("app.windows.menus.keys_of", counted)
    for keys, times in (({}, 0), ({"open": "Ctrl+J"}, 1), ({"open": "Ctrl+J"}, 1), ({}, 2)):
        menus.call_keys(keys)
        assert asked.count("open") == times
    assert menus.actions["open"].shortcuts() == [QKeySequence("Ctrl+O")]


def test_menus_that_were_made_with_chosen_keys_show_the_default_keys_after_a_reset(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(FoldingBar(window))
    menus.call_keys({"open": "Ctrl+J"})
    assert menus.actions["open"].shortcuts() == [QKeySequence("Ctrl+J")]
    menus.call_keys({})
    assert menus.actions["open"].shortcuts() == [QKeySequence("Ctrl+O")]


def test_at_the_table_a_newly_chosen_key_carries_out_its_command_and_the_old_key_does_nothing(program, qtbot):
    asked: list[str] = []
    program.window.asked.connect(asked.append)
    program.file.change(keys={"hint": "Ctrl+Shift+F9"})
    page = deal(program, "split-run", seed=7)
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    QTest.keyClick(page.felt, Qt.Key.Key_H, CONTROL)
    assert asked == []
    QTest.keyClick(page.felt, Qt.Key.Key_F9, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert asked == ["hint"]


def test_the_list_of_keys_shows_the_current_keys_and_what_the_mouse_does(program):
    program.file.change(keys={"hint": "Ctrl+U", "film": ""})
    lines = shortcut_lines(program.window.menus.actions).splitlines()
    assert "Ctrl+U\tHint" in lines
    assert not [line for line in lines if line.startswith(("Ctrl+H\t", "Ctrl+E\t"))]
    for way in ("Drag", "Click", "Click between two cards", "Double-click", "Right-click"):
        assert any(line.startswith(f"{way}\t") for line in lines), way


def test_tool_tips_and_texts_name_the_keys_that_the_player_has_chosen(program):
    page = deal(program, "split-run", seed=7)
    page.game.play_film()
    assert page.head.menus.toolTip().endswith("(F10)")
    assert page.rail.toolTip().endswith("(F9)")
    # The description is only the key, because the rest of the tool tip would repeat the button's name.
    assert page.head.menus.accessibleDescription() == "F10"
    program.file.change(keys={"menus": "Ctrl+F10", "panels": "", "become": "Ctrl+U", "film-on": "Ctrl+F3"})
    assert page.head.menus.toolTip().endswith("(Ctrl+F10)")
    assert "(" not in page.rail.toolTip()
    session = page.running.session
    session.gestures.type_letter(session.moment.picture.within("hand")[0].letters)
    page.running.session.cancel()
    assert "Ctrl+J" not in page.verdict.text()


def test_the_bar_of_a_film_responds_to_the_chosen_keys_and_names_them(program, qtbot):
    program.file.change(keys={"film-on": "Ctrl+F3"})
    program.table.watch("split-run")
    page = program.window.table
    page.running.film.halt()
    assert page.film_bar.on.toolTip().endswith("(Ctrl+F3)")
    at = page.running.film.at
    program.window.menus.actions["film-on"].trigger()
    assert page.running.film.at == at + 1


def test_a_key_of_another_command_cannot_be_chosen_and_the_refusal_names_that_command(program, keys):
    button = choose(keys, "undo", Qt.Key.Key_H, CONTROL)
    assert button.text() == "Ctrl+Z"
    assert "“Hint”" in keys.note.text()
    assert "Ctrl+H" in keys.note.text()
    assert keys.note.isVisible()
    assert program.file.settings.keys == {}


@pytest.mark.parametrize(
    ("key", "held"),
    [
        (Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_H, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Left, CONTROL),
        (Qt.Key.Key_Return, CONTROL),
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_a_key_that_the_game_at_the_table_needs_cannot_be_chosen(program, keys, key, held):
    choose(keys, "undo", key, held)
    assert "needed at the table" in keys.note.text()
    assert program.file.settings.keys == {}


def test_two_commands_may_have_the_same_key_if_they_are_never_available_together():
    assert (BY_NAME["setup"].where, BY_NAME["undo"].where) == (GALLERY, TABLE)
    assert not clashing("setup", "Ctrl+Z", {})
    assert clashing("gallery", "Ctrl+Z", {}) == "undo"


def test_backspace_removes_the_key_of_a_command_and_escape_keeps_it(program, keys):
    assert choose(keys, "undo", Qt.Key.Key_Escape).text() == "Ctrl+Z"
    assert choose(keys, "undo", Qt.Key.Key_Backspace).text() == "–"
    assert program.file.settings.keys == {"undo": ""}


def test_the_player_can_restore_the_default_keys_of_all_commands(program, keys):
    choose(keys, "undo", Qt.Key.Key_U, CONTROL)
    choose(keys, "hint", Qt.Key.Key_Backspace)
    keys.as_before.click()
    assert program.file.settings.keys == {}
    assert keys.buttons["undo"].text() == "Ctrl+Z"
    assert program.window.menus.actions["hint"].shortcuts() == [QKeySequence("Ctrl+H")]
    assert not keys.as_before.isEnabled()


def test_keys_read_from_the_settings_file_never_belong_to_two_commands(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(
        '{"version": 1, "keys": {"undo": "Ctrl+H", "nothing": "Ctrl+U", "film": "Ctrl+U", "sort": "Ctrl+U"}}'
    )
    assert SettingsFile(path).settings.keys == {"film": "Ctrl+U"}


def test_changing_the_key_of_a_command_does_not_change_the_buzzer_keys(program):
    program.file.change(keys={"undo": "Ctrl+U"})
    assert program.file.settings.buzzers == Settings().buzzers


def test_a_chosen_key_replaces_all_default_keys_of_its_command():
    assert keys_of("redo", {}) == ("Ctrl+Shift+Z", "Ctrl+Y")
    assert keys_of("redo", {"redo": "F12"}) == ("F12",)
