"""Tests that each setting is declared once: because of its declaration, the sheet shows the setting, the file keeps it,
and the program does what it says."""

import json
from dataclasses import asdict

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from app.base.settings import KEYS, LOOKS, SHOWN, SWITCH, TABS, Settings
from app.base.settings_file import SettingsFile
from app.windows.sheets.key_fields import KeyButton
from app.windows.sheets.settings_sheet import SettingsSheet
from app.windows.sheets.swatches import Swatches
from tests.windows.conftest import deal, settings_sheet


def spoken(program):
    program.qt.processEvents()
    return program.window.gallery.deal.text()


# For each setting on the sheet: a new value, a function that reads the part of the program that the setting changes,
# and its result after the change.
AT_ONCE = {
    "felt": ("burgundy", lambda program: program.window.table.felt._theme.name, "burgundy-wood-garnet-dark"),
    "picture": ("none.png", lambda program: program._picture, "none.png"),
    "card_face": ("bold", lambda program: program.window.table.felt._theme.name, "midnight-bold-garnet-dark"),
    "card_back": ("rays", lambda program: program.window.table.felt._theme.back.pattern, "rays"),
    "mode": ("contrast", lambda program: program.window.table.felt._theme.name, "midnight-wood-garnet-contrast"),
    "motion": ("slow", lambda program: program.window.table.felt.cloth.animator.factor, 1.8),
    "text_size": (150, lambda program: program.window.gallery.tile.size, 21),
    "card_size": (150, lambda program: program.window.table.felt._card_scale, 1.5),
    "language": ("de", spoken, "Austeilen"),
    "sound": (True, lambda program: program.sounds.on, True),
    "volume": (50, lambda program: program.sounds.volume, 50),
    "pace": ("slow", lambda program: program.window.table.running.bots._pace(), 1.8),
    "calm": (True, lambda program: program.window.table.running.session.moment.calm, True),
    "reasons": (False, lambda program: program.window.table.game.voice.reasons, False),
    "reminders": (False, lambda program: bool(program.reminders.begin(first_game(program))), False),
    "speech": ("full", lambda program: program.window.table.felt.speech, "full"),
    "hints": ("all", lambda program: program.window.table.running.hints, "all"),
    "panels": (True, lambda program: program.window.table.docks.shown, True),
    "keys": ({"hint": "F12"}, lambda program: program.window.menus.actions["hint"].shortcut().toString(), "F12"),
    "switches": ("one", lambda program: bool(program._scanner and program._scanner._on), True),
    "scan_pace": (3000, lambda program: scanner(program)._timer.interval(), 3000),
    "scan_first": (500, lambda program: scanner(program)._pace.first, 500),
    "scan_rounds": (3, lambda program: scanner(program)._pace.rounds, 3),
    "scan_hold": (200, lambda program: scanner(program)._holding.interval(), 200),
    "scan_repeat": (800, lambda program: scanner(program)._pace.repeat, 800),
    "scan_speech": (True, lambda program: scanner(program)._pace.speaks, True),
    "scan_volume": (25, lambda program: sounds_of_frame(program), [("step", 25)]),
    "dwell": (800, lambda program: program._dwelling and program._dwelling._after, 800),
}
FROM_THE_NEXT_DEAL = {
    "dictionary": ("large", lambda running: running.record.dictionary.name, "large"),
    "spelling": ("british", lambda running: running.record.dictionary.spelling, "british"),
    "offensive": ("vulgar", lambda running: running.record.dictionary.offensive, "vulgar"),
    "children": ("yes", lambda running: running.record.dictionary.children, "yes"),
    "allow": (("ZOOMY",), lambda running: running.session.match.house.words.has("ZOOMY"), True),
    "ban": (("KIN",), lambda running: running.session.match.house.words.has("KIN"), False),
}
OTHER = {key: value for key, (value, *_) in (AT_ONCE | FROM_THE_NEXT_DEAL).items()}


def first_game(program):
    running = program.window.table.running
    running.session.agree(("", ""), practice=False, first=True)
    return running


def sounds_of_frame(program):
    """The sounds of one step of the scanning frame, the moving frame for players with switch devices; each sound with
    its volume."""
    played = []
    program.sounds.play = lambda name, volume=None: played.append((name, volume))
    scanner(program).step()
    del program.sounds.play
    return played


def scanner(program):
    program.file.change(switches="two")
    return program._scanner


def test_every_declared_setting_has_a_test_in_this_file():
    assert set(OTHER) == set(SHOWN)


@pytest.mark.parametrize("key", AT_ONCE)
def test_changing_a_setting_during_a_game_takes_effect_immediately(program, key):
    value, look, seen = AT_ONCE[key]
    deal(program, "split-run", seed=7)
    assert look(program) != seen
    program.file.change(**{key: value})
    assert look(program) == seen


@pytest.mark.parametrize("key", FROM_THE_NEXT_DEAL)
def test_a_setting_for_new_games_takes_effect_at_the_next_deal(program, key):
    value, look, seen = FROM_THE_NEXT_DEAL[key]
    program.new.deal("split-run", 7)
    assert look(program.table.running) != seen
    program.file.change(**{key: value})
    assert look(program.table.running) != seen
    program.leave_table()
    program.new.deal("split-run", 7)
    assert look(program.table.running) == seen


@pytest.mark.parametrize("key", SHOWN)
def test_a_setting_is_saved_and_read_again_but_an_impossible_value_is_ignored(tmp_path, key):
    path = tmp_path / "settings.json"
    usual = asdict(Settings())
    SettingsFile(path).change(**{key: OTHER[key]})
    assert json.loads(path.read_text()) == json.loads(json.dumps(usual | {key: OTHER[key]}))
    assert asdict(SettingsFile(path).settings) == usual | {key: OTHER[key]}
    path.write_text(json.dumps({key: "no such value" if key not in ("picture", "language") else 7}))
    assert SettingsFile(path).settings == Settings()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_settings_sheet_shows_each_setting_on_its_tabs_with_the_texts_of_all_its_values(program, language):
    program.file.change(language=language)
    sheet = shown_sheet(program)
    assert [sheet.tabs.tabText(number) for number in range(sheet.tabs.count())] == [tab.name.shown() for tab in TABS]
    for key, setting in SHOWN.items():
        for tab in setting.tabs:
            page = sheet.tabs.widget(TABS.index(tab))
            assert {name.shown() for name in setting.names} <= texts_on(page), key
        if setting.look in ("choice", "pictures"):
            field = page.findChild(QWidget, key)
            rows = range(field.count())
            written = [field.itemText(row) if setting.look == "choice" else field.item(row).text() for row in rows]
            assert written[: len(setting.values)] == list(setting.texts().values()), key
    sheet.accept()


def shown_sheet(program):
    return settings_sheet(program)


def texts_on(page):
    return {one.text() for kind in (QLabel, QAbstractButton) for one in page.findChildren(kind)}


@pytest.mark.parametrize(
    "key", [key for key, setting in SHOWN.items() if setting.look in ("choice", "check", "pictures")]
)
def test_every_list_and_check_box_of_the_settings_sheet_changes_only_its_own_setting(program, key):
    sheet, before = shown_sheet(program), asdict(program.file.settings)
    field = sheet.findChild(QWidget, key)
    if isinstance(field, QAbstractButton):
        field.toggle()
    elif isinstance(field, Swatches):
        QTest.keyClick(field, Qt.Key.Key_Right if field.currentRow() == 0 else Qt.Key.Key_Left)
    else:
        assert field.currentData() == before[key]
        field.setCurrentIndex((field.currentIndex() + 1) % field.count())
        field.activated.emit(field.currentIndex())
    after = asdict(program.file.settings)
    assert after.pop(key) != before.pop(key)
    assert after == before
    sheet.accept()


def test_a_search_in_the_settings_shows_the_found_field_on_any_tab_and_enter_focuses_it(program):
    sheet = shown_sheet(program)
    QTest.keyClicks(sheet.foot.search, "frame stays")
    assert sheet.tabs.currentIndex() == TABS.index(SWITCH)
    assert sheet.foot._announcer.said == "The frame stays, Switch"
    QTest.keyClick(sheet.foot.search, Qt.Key.Key_Return)
    assert sheet.isVisible(), "Enter in the search does not press the button that closes the sheet"
    assert sheet.focusWidget() is sheet.findChild(QWidget, "scan_pace")
    sheet.foot.search.setText("burgundy")  # the search also looks in the values of settings
    assert sheet.tabs.currentIndex() == TABS.index(LOOKS)
    sheet.foot.search.setText("sort the hand")  # the search also looks in the commands that have a key
    assert sheet.tabs.currentIndex() == TABS.index(KEYS)
    sheet.foot.search.setText("no such thing")
    assert sheet.foot._announcer.said == "No setting was found."
    sheet.accept()


def built(sheet):
    """The numbers of the tabs whose fields are built."""
    return [number for number in range(len(TABS)) if sheet.tabs.widget(number).findChildren(QAbstractButton)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_settings_tab_is_built_only_when_it_is_opened_or_a_search_finds_one_of_its_fields(program, language):
    """Building all five tabs at the start would take a tenth of a second, and most players change only one thing."""
    program.file.change(language=language)
    program.show_settings()
    sheet = program.window.findChildren(SettingsSheet)[-1]
    assert built(sheet) == [TABS.index(LOOKS)]
    sheet.foot.search.setText(SHOWN["scan_pace"].name)
    assert built(sheet) == [TABS.index(LOOKS), TABS.index(SWITCH)]
    QTest.keyClick(sheet.foot.search, Qt.Key.Key_Return)
    assert sheet.focusWidget() is sheet.findChild(QWidget, "scan_pace")
    assert sheet.foot.back.accessibleName().endswith(SHOWN["scan_pace"].name)
    program.file.change(language="fr")
    QApplication.processEvents()
    assert built(sheet) == [TABS.index(SWITCH)], "a new language builds the tab that shows"
    sheet.accept()


def test_a_search_in_the_settings_finds_the_fields_of_tabs_that_are_not_built_yet(program):
    program.show_settings()
    sheet = program.window.findChildren(SettingsSheet)[-1]
    known = set(sheet._places)
    for number in range(len(TABS)):
        sheet.tabs.setCurrentIndex(number)
    assert set(sheet._built) == known
    for number in range(len(TABS)):
        page = sheet.tabs.widget(number)
        named = {one.objectName() for one in page.findChildren(QWidget)} & set(SHOWN)
        commands = {button.command for button in page.findChildren(KeyButton)}
        assert named | commands == {place.key for place in known if place.tab == number}
    sheet.accept()


@pytest.mark.parametrize(("key", "value"), [("text_size", 150), ("felt", "burgundy"), ("reasons", False)])
def test_resetting_one_setting_leaves_all_other_settings_unchanged(program, key, value):
    program.file.change(**{key: value, "pace": "slow"})
    sheet = shown_sheet(program)
    sheet.foot.search.setText(SHOWN[key].name)
    assert sheet.foot.back.accessibleName() == f"Put back: {SHOWN[key].name}"
    sheet.foot.back.click()
    assert getattr(program.file.settings, key) == getattr(Settings(), key)
    assert program.file.settings.pace == "slow"
    assert not sheet.foot.back.isEnabled()
    sheet.accept()


def test_the_player_can_reset_the_key_of_a_single_command(program):
    program.file.change(keys={"hint": "F12", "undo": "Ctrl+U"})
    sheet = shown_sheet(program)
    sheet.foot.use(next(keys for keys in sheet.findChildren(KeyButton) if keys.command == "hint"))
    sheet.foot.back.click()
    assert program.file.settings.keys == {"undo": "Ctrl+U"}
    sheet.accept()
