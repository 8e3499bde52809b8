"""Tests the search for words by a word or a pattern. A search in the gallery is free; a search at a table counts as a
hint."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.base.settings import GameSetting, SeatSetting
from app.library.usual_dictionary import name_of
from app.windows.table.meaning_card import MeaningCard
from app.windows.table.word_search import WordSearch
from engine.records.record import OWN, DictionaryChoice
from tests.windows.conftest import deal, people


def search(program):
    program.window.asked.emit("word")
    return program.window.findChild(WordSearch)


def look_up(dialog, written):
    dialog.line.setText(written)
    dialog.look.click()
    return dialog.page.toPlainText()


def test_in_the_gallery_the_word_search_shows_a_word_with_its_meaning(program):
    dialog = search(program)
    assert "hint" not in dialog.note.text()
    text = look_up(dialog, " geese ")
    assert "GEESE is a word." in text
    assert "birds" in text
    assert "ZZYZX is not a word here." in look_up(dialog, "zzyzx")


def test_a_pattern_in_the_word_search_finds_the_words_that_match_it(program):
    dialog = search(program)
    text = look_up(dialog, "qu?z")
    assert "QUIZ" in text
    assert "noun" in text
    assert "QUIZZES" not in text


def test_the_word_search_lists_several_words_as_links_to_their_meanings(program, qtbot):
    dialog = search(program)
    text = look_up(dialog, "*ing")
    assert "Here are the first 200." in text
    dialog.activateWindow()
    qtbot.waitUntil(dialog.line.hasFocus)
    dialog.page.setFocus()
    QTest.keyClick(dialog.page, Qt.Key.Key_Tab)
    word = dialog.page.textCursor().selectedText()
    assert word.endswith("ING")
    QTest.keyClick(dialog.page, Qt.Key.Key_Return)
    card = dialog.findChild(MeaningCard)
    assert card.accessibleName() == f"Meaning of {word}"
    card.close()


def test_a_player_can_look_up_one_word_after_another_with_the_keyboard_alone(program, qtbot):
    dialog = search(program)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.line.hasFocus)
    for written, answer in (("geese", "GEESE is a word."), ("zzyzx", "ZZYZX is not a word here."), ("qu?z", "1 word")):
        QTest.keyClicks(dialog.line, written)
        QTest.keyClick(dialog.line, Qt.Key.Key_Return)
        assert dialog.line.hasFocus()
        assert dialog.line.text() == written
        assert answer in dialog.page.toPlainText()
        assert answer in dialog._announcer.said


def test_while_a_word_search_does_not_count_as_a_hint_it_answers_as_the_player_types(program, qtbot):
    dialog = search(program)
    QTest.keyClicks(dialog.line, "geese")
    qtbot.waitUntil(lambda: "GEESE is a word." in dialog.page.toPlainText())
    assert dialog.line.text() == "geese"
    dialog.line.clear()
    dialog.line.textEdited.emit("")
    qtbot.waitUntil(lambda: not dialog.page.toPlainText())


def test_at_a_table_a_word_search_counts_as_a_hint_only_when_the_player_presses_enter(program):
    program.file.change(hints="all")
    page = deal(program, "split-run")
    dialog = search(program)
    QTest.keyClicks(dialog.line, "geese")
    assert not dialog._typing.isActive()
    assert (helps(page), dialog.page.toPlainText()) == (0, "")
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert "GEESE is a word." in dialog.page.toPlainText()
    assert helps(page) == 1


def test_the_examples_shown_in_the_field_of_the_word_search_find_words(program):
    dialog = search(program)
    word, *patterns = re.findall(r"[A-Z?*]{3,}", dialog.line.placeholderText())
    assert f"{word} is a word." in look_up(dialog, word)
    for pattern in patterns:
        assert "0 words" not in look_up(dialog, pattern)
        assert word in look_up(dialog, pattern) or "*" in pattern


def test_the_word_search_names_the_dictionary_that_it_uses(program):
    program.file.change(dictionary="large", spelling="british")
    assert "Dictionary: Large: rare words, too · British" in look_up(search(program), "quiz")
    words = DictionaryChoice(OWN, title="Sea words", digest="0123456789abcdef")
    assert name_of(words) == "Sea words"


def test_in_the_gallery_the_word_search_uses_the_dictionary_of_the_settings(program):
    program.file.change(allow=("ZZYZX",), ban=("QUIZ",))
    dialog = search(program)
    assert "QUIZ is not a word here." in look_up(dialog, "quiz")
    assert "ZZYZX is a word." in look_up(dialog, "zzyzx")


def helps(page):
    return sum(page.running.session.log.helps.values())


def test_at_a_table_each_word_search_counts_as_a_hint(program):
    program.file.change(hints="all")
    page = deal(program, "split-run")
    dialog = search(program)
    assert "At this table each search counts as a hint. Press Enter to search." in dialog.note.text()
    look_up(dialog, "*ING")
    look_up(dialog, "*ing")
    assert helps(page) == 1
    look_up(dialog, "QU?Z")
    assert helps(page) == 2


@pytest.mark.parametrize("game", ["split-run", "shout"])
def test_at_a_table_without_agreed_hints_the_word_search_finds_nothing(program, game):
    program.file.change(hints="off" if game == "split-run" else "all")
    page = deal(program, game)
    assert "word" in page.game.why_not()
    assert search(program) is None
    assert "cannot look up words" in program.window.notice.text()


def test_at_a_table_a_player_may_search_words_if_hints_are_agreed_for_their_seat(program):
    seats = (SeatSetting("Ann", hints="off"), SeatSetting("Ben", hints="all"))
    program.file.change(games={"split-run": GameSetting(seats, agreed_hints=True)})
    page = deal(program, "split-run", alone=True)
    viewer = page.running.session.viewer
    assert ("word" in page.game.why_not()) is not bool(viewer)


def test_a_word_search_that_is_still_open_does_not_answer_while_no_hand_is_open(program):
    program.file.change(hints="all", games={"split-run": people("split-run")})
    page = deal(program, "split-run")
    dialog = search(program)
    page.game.pause()
    assert "cannot look up words" in look_up(dialog, "QUIZ")
    assert helps(page) == 0


def test_after_the_end_of_a_game_a_word_search_does_not_count_as_a_hint(program):
    program.file.change(hints="off")
    page = deal(program, "split-run")
    page.running.session.resign(0)
    dialog = search(program)
    assert "QUIZ is a word." in look_up(dialog, "QUIZ")
    assert helps(page) == 0


def test_every_page_has_the_word_search_in_its_menu(program):
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
def test_the_dialog_of_the_word_search_is_never_larger_than_the_screen(program, size):
    program.file.change(text_size=size)
    dialog = search(program)
    room = dialog.screen().availableGeometry().size()
    assert room.expandedTo(dialog.size()) == room
