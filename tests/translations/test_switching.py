"""Tests a change of language while the program runs: all open pages change immediately, including Qt's own texts."""

import json
import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from app.base.languages import Languages
from tests.shots.windows import begun, mid_play
from tests.translations import ROOT, pseudo
from tests.translations.test_every_text import all_of, crowded, crowded_tabs, cut_tiles, escaped
from tests.windows.conftest import settings_sheet

pytestmark = pytest.mark.own_program

CODES = ("de", "fr", "es")


@pytest.fixture
def languages(qapp):
    languages = Languages()
    yield languages
    languages.speak("en")
    QLocale.setDefault(QLocale("C"))


@pytest.fixture
def english(program):
    """The program, started in English."""
    program.file.change(language="en")
    settle()
    return program


def settle():
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def escaped_after_the_change(program):
    program.file.change(language=pseudo.CODE)
    settle()
    return escaped(*all_of(program, hidden=False))


# ---- what is open


def test_the_gallery_with_an_unfinished_game_changes_its_language(english, qtbot):
    begun(english)
    english.leave_table()
    qtbot.waitUntil(lambda: bool(english.window.gallery.strip.games))
    assert not escaped_after_the_change(english)


def test_the_setup_sheet_changes_its_language_and_keeps_its_values(english):
    english.new.set_up("eight-it-all")
    sheet = english.window.gallery.side.currentWidget()
    sheet.fields["stall"].set(7)
    sheet.code.setText("77")
    before = sheet.options
    assert not escaped_after_the_change(english)
    sheet = english.window.gallery.sheet
    assert sheet.options == before == {"stall": 7}
    assert sheet.code.text() == "77"


def test_the_sheet_about_the_players_changes_its_language_and_keeps_its_values(english):
    english.new.change_table()
    sheet = english.window.gallery.side.currentWidget()
    sheet.seats.computer.click()
    sheet.seats.rows[0].name.setText("Ann")
    sheet.fields["words"].set("strict")
    before = sheet.table
    assert not escaped_after_the_change(english)
    sheet = english.window.gallery.sheet
    assert sheet.table == before
    assert len(sheet.seats.rows) == len(before.seats) == 3


def test_the_settings_change_their_language(english, qtbot):
    settings_sheet(english)
    assert not escaped_after_the_change(english)


@pytest.mark.parametrize("game", ["split-run", "shout", "four-rows", "full-deck"])
def test_a_table_in_play_changes_its_language(english, game):
    mid_play(english, game, moves=3)
    assert not escaped_after_the_change(english)


def test_the_curtain_and_the_pause_and_the_final_page_change_their_language(english):
    mid_play(english, "split-run", moves=3)
    page = english.window.table
    page.game.pressing.toggle_pause()
    assert not escaped_after_the_change(english)
    english.file.change(language="en")
    settle()
    page = english.window.table
    page.game.pressing.toggle_pause()
    session = page.running.session
    while not session.state.over:
        session.lift_curtain()
        session.resign(session.to_act[0])
    page.felt.finish_motion()  # skips the moment in which the felt shows the cards left in the hands
    assert page.stage.currentWidget() is page.final
    assert not escaped_after_the_change(english)


def test_the_statistics_change_their_language(english):
    english._asked("statistics")
    assert not escaped_after_the_change(english)


def test_the_open_pages_of_text_change_their_language(english):
    english.reading.show_about()
    english.reading.show_keys()
    assert not escaped_after_the_change(english)


def test_the_rules_window_changes_its_language(english):
    english.reading.show_rules("split-run")
    window = english.window.findChild(english_rules())
    page = window.view.toPlainText()
    english.file.change(language=pseudo.CODE)
    settle()
    assert window.windowTitle() == pseudo.pseudo("Rules of {game}").format(game="Split Run")
    assert pseudo.pseudo("Moves:").rstrip(":") in window.view.toPlainText()
    assert window.view.toPlainText() != page


def english_rules():
    from app.windows.rules.rules_window import RulesWindow

    return RulesWindow


# ---- the real languages


def test_the_settings_offer_every_language_by_its_own_name(languages):
    assert languages.available() == {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français"}


@pytest.mark.parametrize("code", CODES)
def test_the_texts_of_qt_change_their_language_too(languages, code):
    languages.speak(code)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") != "Cancel"
    assert QCoreApplication.translate("Verbs", "Pass") != "Pass"
    languages.speak("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert QCoreApplication.translate("Scores", "%n card(s)", None, 1) == "1 card"
    assert QCoreApplication.translate("Scores", "%n card(s)", None, 2) == "2 cards"


def test_the_program_writes_numbers_as_the_language_does(languages):
    languages.speak("de")
    assert QLocale().toString(2.5, "f", 1) == "2,5"
    languages.speak("en")
    assert QLocale().toString(2.5, "f", 1) == "2.5"


@pytest.mark.parametrize("code", CODES)
def test_no_menu_uses_the_same_shortcut_letter_twice(speaking, code):
    window = speaking(code).window
    settle()
    assert window.menus.menus[0].title() != "&Game"
    for menu in window.menus.menus:
        letters = [action.text().partition("&")[2][:1].casefold() for action in menu.actions() if "&" in action.text()]
        assert len(letters) == len(set(letters)), letters


@pytest.mark.parametrize("code", CODES)
def test_the_rules_call_a_variation_by_its_name_in_the_setup(languages, code):
    from app.base import texts
    from app.windows.rules.page_texts import page_of, place_of
    from engine.games import CATALOG

    languages.speak(code)
    for game in CATALOG:
        for variation in game.variations:
            name = texts.variation_name(variation)
            assert place_of(page_of(game.id) or "", name) == name, (game.id, name)


def spoken_at_first(**system: str) -> str:
    """The language in which a new program starts with these settings of the system."""
    script = "from app.base.languages import Languages as L; l = L(); l.speak(''); print(l.spoken)"
    keys = ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_NUMERIC")
    environment = {key: value for key, value in os.environ.items() if key not in keys} | system
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the system's language is set otherwise here")
def test_the_first_start_uses_the_language_of_the_system():
    assert spoken_at_first(LANG="de_AT.UTF-8") == "de"
    assert spoken_at_first(LANG="it_IT.UTF-8", LANGUAGE="it:fr:en") == "fr"
    assert spoken_at_first(LANG="fi_FI.UTF-8") == "en"
    assert spoken_at_first(LANG="C") == "en"


@pytest.mark.parametrize("code", CODES)
def test_the_texts_of_every_language_fit_into_the_windows(speaking, painted, code):
    program = speaking(code)
    begun(program)
    program.leave_table()
    tight = crowded(program) + cut_tiles(program, painted)
    for game in ("seeing-red", "leftovers"):
        program.new.set_up(game)
        tight += crowded(program)
    program.new.change_table()
    program.window.gallery.side.currentWidget().seats.computer.click()
    tight += crowded(program)
    mid_play(program, "split-run", moves=3)
    tight += crowded(program)
    program.show_settings()
    settle()
    tight += [what for sheet in program.window.findChildren(QDialog) for what in crowded_tabs(sheet)]
    assert not tight


def test_a_player_without_a_name_has_a_default_name_in_the_present_language(speaking):
    """The player has this name at the table, on the final page, and in a record that was dealt in another language."""
    english = speaking("en")
    english.new.deal("split-run", 7)
    settings, session = english.file, english.table.running.session

    def page():
        return english.window.table

    assert page().game.moment.names == ("You", "Bo")
    settings.change(language="de")
    settle()
    assert page().game.moment.names == ("Du", "Bo")
    assert session.moment.picture.zone("hand").title == "Du"
    session.resign(0)
    settle()
    settings.change(language="fr")
    settle()
    shown = [label.text() for label in page().final.findChildren(QLabel)]
    assert not [text for text in shown if "Du" in text]
    assert page().game.moment.names == ("Toi", "Bo")
    english.waiting.open(page().running.path)
    assert json.loads(page().running.path.read_text("utf-8"))["players"][0]["name"] == "You"
    assert page().game.moment.names == ("Toi", "Bo")
    settings.change(language="en")
    settle()
    assert page().game.moment.names == ("You", "Bo")


def test_a_players_own_name_is_the_same_in_every_language(speaking):
    english = speaking("en")
    english.file.change(names=("Youri",))
    english.new.deal("split-run", 7)
    english.file.change(language="de")
    assert english.window.table.game.moment.names == ("Youri", "Bo")
    english.file.change(language="en")


def test_an_unfinished_game_shows_the_default_name_in_the_present_language(speaking):
    english = speaking("en")
    begun(english)
    english.leave_table()
    english.file.change(language="de")
    settle()
    strip = english.window.gallery.strip
    shown = [label.text() for label in strip.findChildren(QLabel) if label.isVisibleTo(strip)]
    # The text may have scores or not, because the scores appear a moment later.
    assert any(text.startswith(("Du, Bo", "Du 0, Bo 0")) for text in shown)
    assert not [text for text in shown if "You" in text]
    english.file.change(language="en")
