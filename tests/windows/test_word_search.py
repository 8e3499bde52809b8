"""Is it a word? Looked up by itself or by a pattern, freely away from a table; at one it counts as a hint."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.base.settings import GameSetting, SeatSetting
from app.windows.table.meaning_card import MeaningCard
from app.windows.table.word_search import WordSearch
from tests.windows.conftest import deal, people


def search(program):
    program.window.asked.emit("word")
    return program.window.findChild(WordSearch)


def look_up(dialog, written):
    dialog.line.setText(written)
    dialog.look.click()
    return dialog.page.toPlainText()


def test_away_from_a_table_a_word_is_looked_up_with_its_meaning(program):
    dialog = search(program)
    assert "hint" not in dialog.told.text()
    text = look_up(dialog, " geese ")
    assert "GEESE is a word." in text
    assert "birds" in text
    assert "ZZYZX is no word here." in look_up(dialog, "zzyzx")


def test_a_pattern_finds_the_words_that_look_like_it(program):
    dialog = search(program)
    text = look_up(dialog, "qu?z")
    assert "QUIZ" in text
    assert "noun" in text
    assert "QUIZZES" not in text


def test_many_words_are_listed_as_links_to_what_they_mean(program, qtbot):
    dialog = search(program)
    text = look_up(dialog, "*ing")
    assert "Here are the first 200." in text
    dialog.activateWindow()
    qtbot.waitUntil(dialog.page.hasFocus)
    QTest.keyClick(dialog.page, Qt.Key.Key_Tab)
    word = dialog.page.textCursor().selectedText()
    assert word.endswith("ING")
    QTest.keyClick(dialog.page, Qt.Key.Key_Return)
    card = dialog.findChild(MeaningCard)
    assert card.accessibleName() == f"Meaning of {word}"
    card.close()


def test_the_dictionary_of_the_settings_answers_away_from_a_table(program):
    program.file.change(allow=("ZZYZX",), ban=("QUIZ",))
    dialog = search(program)
    assert "QUIZ is no word here." in look_up(dialog, "quiz")
    assert "ZZYZX is a word." in look_up(dialog, "zzyzx")


def helps(page):
    return sum(page.running.session.log.helps.values())


def test_at_a_table_each_search_counts_as_a_hint(program):
    program.file.change(hints="all")
    page = deal(program, "split-run")
    dialog = search(program)
    assert "At this table each search counts as a hint." in dialog.told.text()
    look_up(dialog, "*ING")
    look_up(dialog, "*ing")
    assert helps(page) == 1
    look_up(dialog, "Q?I")
    assert helps(page) == 2


@pytest.mark.parametrize("game", ["split-run", "shout"])
def test_where_no_hints_are_agreed_no_word_is_looked_up(program, game):
    program.file.change(hints="off" if game == "split-run" else "all")
    page = deal(program, game)
    assert "word" in page.game.why_not()
    assert search(program) is None
    assert "cannot look up words" in program.window.notice.text()


def test_hints_of_each_seat_decide_whether_its_player_may_search(program):
    seats = (SeatSetting("Ann", hints="off"), SeatSetting("Ben", hints="all"))
    program.file.change(games={"split-run": GameSetting(seats, agreed_hints=True)})
    page = deal(program, "split-run", alone=True)
    viewer = page.running.session.viewer
    assert ("word" in page.game.why_not()) is not bool(viewer)


def test_a_search_that_is_open_answers_nobody_behind_the_curtain(program):
    program.file.change(hints="all", games={"split-run": people("split-run")})
    page = deal(program, "split-run")
    dialog = search(program)
    page.game.pause()
    assert "cannot look up words" in look_up(dialog, "QUIZ")
    assert helps(page) == 0


def test_after_the_end_words_are_looked_up_freely(program):
    program.file.change(hints="off")
    page = deal(program, "split-run")
    page.running.session.resign(0)
    dialog = search(program)
    assert "QUIZ is a word." in look_up(dialog, "QUIZ")
    assert helps(page) == 0


def test_the_menu_offers_it_on_every_page(program):
    action = program.window.menus.actions["word"]
    program.window.menus.opened.emit()
    assert action.isEnabled()
    deal(program, "split-run")
    program.window.menus.opened.emit()
    assert action.isEnabled()
    program.leave_table()
    program.window.asked.emit("statistics")
    program.window.menus.opened.emit()
    assert action.isEnabled()


@pytest.mark.parametrize("size", [100, 250])
def test_the_dialog_is_never_larger_than_the_screen(program, size):
    program.file.change(text_size=size)
    dialog = search(program)
    room = dialog.screen().availableGeometry().size()
    assert room.expandedTo(dialog.size()) == room
