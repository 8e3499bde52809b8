"""Tests the pages of rules at the table and in the set-up: F1 opens the page of the game, and Escape returns to the
game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from app.base.settings import GameSetting, SeatSetting
from app.session.match.view_data import HistoryLine
from app.windows.sheets.setup_sheet import SetupSheet
from app.windows.table.history_lines import RULE, rule_sign
from app.windows.widgets.viewport_size import width_inside
from engine.core.notation import read_move
from engine.core.verdict import Reason
from engine.games import GAMES
from tests.windows.conftest import deal, settle


def test_f1_opens_the_rules_of_the_game_on_the_table_and_escape_returns_to_the_table(program, qtbot):
    page = deal(program, "ow")
    qtbot.waitActive(program.window)
    QTest.keyClick(page, Qt.Key.Key_F1)
    assert program.reading.rules.isVisible()
    assert program.reading.rules.view.name == "ow"
    QTest.keyClick(program.reading.rules.view, Qt.Key.Key_Escape)
    assert program.reading.rules is None
    assert page.running is not None


@pytest.mark.parametrize("height", [500, 900])
def test_the_width_computed_for_the_inside_of_a_page_or_list_is_the_width_that_qt_gives_it(program, height):
    program.window.gallery.choose("ow")  # chooses a game, because the gallery shows rules only for a chosen game
    settle(program)
    page = deal(program, "split-run")
    program.reading.show_rules("split-run")
    program.reading.rules.resize(700, height)
    history = page.history
    for count in (1, 80):
        history.clear()
        history.addItems(["KIT"] * count)
        history.doItemsLayout()
        program.qt.processEvents()
        assert (history.verticalScrollBar().maximum() > 0) == (count > 1)
        for area in (history, program.reading.rules.view, program.window.gallery.rules):
            assert width_inside(area) == area.viewport().width()


@pytest.mark.parametrize("language", ["es", "fr"])
def test_with_large_letters_the_rules_window_is_not_wider_than_the_program_and_does_not_cut_off_names(
    program, language
):
    program.window.resize(900, 600)
    program.file.change(text_size=250, language=language)
    program.reading.show_rules("split-run")
    settle(program)
    rules = program.reading.rules
    assert rules.width() <= 900
    letters = rules.fontMetrics()
    for box, text in ((rules.pages, rules.pages.currentText()), (rules.search, rules.search.placeholderText())):
        assert box.width() >= letters.horizontalAdvance(text) + letters.height()


def test_opening_another_rules_page_uses_the_same_window(program):
    program.reading.show_rules("ow")
    first = program.reading.rules
    program.reading.show_rules("shout")
    assert program.reading.rules is first
    assert first.view.name == "shout"
    first.back.click()
    assert first.view.name == "ow"


def permitted(program):
    """The line of the open page that lists the permitted kinds of play."""
    (line,) = [line for line in program.reading.rules.view.toPlainText().splitlines() if line.startswith("Moves:")]
    return line


@pytest.fixture
def other_moves(program):
    """A table of Split Run where the players have agreed on other kinds of play than the usual ones; its page of rules
    is open."""
    setting = GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), options={"moves": "AG"})
    program.file.change(games={"split-run": setting})
    program.new.deal("split-run", 1)
    program.reading.show_rules_here("")


def test_the_rules_opened_at_a_table_list_the_kinds_of_play_that_the_table_permits(program, other_moves):
    line = permitted(program)
    assert "Give" in line
    assert "Split" not in line
    program.reading.show_rules("5-up")
    program.reading.rules.back.click()
    assert permitted(program) == line


@pytest.mark.parametrize("asked", ["gallery", "table"])
def test_after_a_table_with_other_kinds_of_play_the_rules_list_the_usual_kinds_of_play_again(
    program, other_moves, asked
):
    program.leave_table()
    if asked == "gallery":
        program.reading.show_rules("split-run")
    else:
        deal(program, "split-run")
        program.reading.show_rules_here("")
    assert "Split" in permitted(program)
    assert "Give" not in permitted(program)


def test_at_a_table_with_the_usual_options_the_rules_list_the_usual_kinds_of_play(program):
    deal(program, "double-cross")
    program.reading.show_rules_here("")
    # In Double Cross, doubling letters is permitted even if the players have not agreed on it.
    assert "Duplicate" in permitted(program)


def test_the_link_in_a_refusal_opens_the_rules_at_the_sentence_that_explains_the_refusal(program):
    page = deal(program, "5-up")
    page.verdict.rules_wanted.emit("too-low")
    assert "five points or more" in marked(program)


def test_a_link_in_the_setup_sheet_opens_the_rules_at_the_paragraph_about_the_chosen_variation(program):
    program.new.set_up("leftovers")
    sheet = program.window.gallery.findChild(SetupSheet)
    sheet.variation.setCurrentIndex(2)
    (rules,) = [button for button in sheet.findChildren(QToolButton) if button.text() == "?"]
    rules.click()
    assert program.reading.rules.view.textCursor().block().text().startswith("Leftovers plus Dessert (")


def test_an_open_rules_page_changes_its_colours_and_text_size_with_the_settings(program):
    program.reading.show_rules("ow")
    before = program.reading.rules.view.fontMetrics().height()
    program.file.change(text_size=200, mode="light")
    assert program.reading.rules.view.fontMetrics().height() > before
    assert program.reading.rules.view.name == "ow"


# ---- opening the rules at the rule that explains a refusal or a history line


def marked(program):
    return program.reading.rules.view.textCursor().selectedText()


def test_the_history_line_of_a_pass_opens_the_rules_at_the_sentence_about_passes_by_mouse_and_by_key(program, qtbot):
    page = deal(program, "split-run")
    page.running.session.press("pass")
    page.felt.finish_motion()
    program.file.change(panels=True)
    program.qt.processEvents()
    history = page.history
    qtbot.waitActive(program.window)
    rect = history.visualItemRect(history.item(0))
    QTest.mouseClick(history.viewport(), Qt.MouseButton.LeftButton, pos=rule_sign(history, rect).center())
    assert marked(program) == "Trade up to five cards, or pass."
    assert page.game.moment.back is None, "no earlier position shows"
    program.reading.rules.close()
    history.setFocus()
    QTest.keyClick(history, Qt.Key.Key_F1)
    assert program.reading.rules.isVisible()
    assert marked(program) == "Trade up to five cards, or pass."


def test_a_history_line_that_no_rule_explains_has_no_icon_for_the_rules(program):
    page = deal(program, "split-run")
    page.running.session.press("pass")
    program.file.change(panels=True)
    assert page.history.item(0).data(RULE) == "pass"
    assert "F1" in page.history.item(0).toolTip()
    page.history.show_lines((), ())
    line = HistoryLine(1, 1, 0, read_move("play KIT", GAMES["split-run"].deck).act, ("KIT",), 4)
    page.history.show_lines((line,), page.game.moment.names)
    assert page.history.item(0).data(RULE) is None


def test_if_no_word_is_possible_a_link_in_the_verdict_bar_opens_the_rules_at_the_sentence_about_passes(program):
    page = deal(program, "split-run")
    page.running.session.announce_wordless(True)
    page.running.session.tell()
    assert "no word left" in page.verdict.text()
    page.verdict.linkActivated.emit("pass")
    assert marked(program) == "Trade up to five cards, or pass."
    assert page.rule == "pass"
    assert "rules" not in page.verdict.spoken, "keys do what the link does"


def test_the_link_in_a_refusal_with_a_precise_reason_opens_the_rules_at_the_sentence_about_that_reason(program):
    page = deal(program, "take-6")
    page.running.session.refused.emit(Reason("move-not-permitted:not-open", {"word": "HOME"}))
    page.verdict.linkActivated.emit(page.verdict.code)
    assert marked(program).startswith("If you fail, your word is open")


def test_the_final_page_opens_the_rules_at_the_sentence_about_cards_subtracted_from_the_score(program):
    page = deal(program, "split-run")
    for _ in range(2):
        page.running.session.resign(page.game.moment.viewer)
        page.felt.finish_motion()
        program.qt.processEvents()
        if page.game.moment.over:
            break
    assert not page.stage.shows_felt
    page.head.rules.click()
    assert marked(program) == "The values left in your hand are subtracted."
