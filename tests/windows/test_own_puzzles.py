"""Tests puzzles made from plays that a person has missed in their own games, and the page My words."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from app.base.settings import SeatSetting
from app.library.my_words import MetWord, MyWordsFile
from app.library.own_puzzles import OwnPuzzle, OwnPuzzlesFile
from app.library.people import PeopleFile, Person, with_one_more
from app.library.tonight import Tonight
from app.windows.scanning.spots import key_of
from engine.coach.misses import misses_of
from engine.coach.review import first_pass
from engine.core.moves import PASS
from engine.core.notation import write_move
from engine.core.oracle import legal_moves
from engine.records.record import DictionaryChoice, Line, Record, write_record
from tests.table import Table
from tests.windows.conftest import settle
from tests.windows.test_scanning import pick_place, pick_place_with_one_switch, scanning

TODAY = date(2026, 11, 28)  # a Saturday
DAY = (TODAY - timedelta(4)).isoformat()


@pytest.fixture(scope="module")
def miss():
    return missed()


def missed():
    """A better play that a player has missed in Split Run, and the record of the position."""
    hands = ["CATSHIRTEE", "OOOOAAEEIS"]
    table = Table("split-run", hands=hands, deck="NNRRL", words="CAT CATS SHIRT TEACHERS TEACH HATS").do("play CAT")
    (found,) = misses_of(table.match, list(first_pass(table.match, {0})), {0})
    header = table.match.header
    lines = tuple([Line(write_move(move, header.game.deck)) for move in table.match.moves[: found.number]])
    return found, write_record(Record(header, DictionaryChoice(), lines))


@pytest.fixture
def ann(program, monkeypatch):
    """Adds the person Ann, and sets the date to `TODAY`; returns Ann's id."""
    monkeypatch.setattr(program, "today", lambda: TODAY)
    program.file.change(start_here=False)
    program.people.file.change(lambda there: with_one_more(there, "Ann", "seed"))
    return program.days.person()


def puzzle(ann, miss, number=0, **facts) -> OwnPuzzle:
    found, position = miss
    usual = {"due": (TODAY - timedelta(3)).isoformat(), "position": position, "words": found.words, "way": found.way}
    made = {"person": ann, "record": f"game-{number}", "number": found.number, "game": "split-run", "day": DAY}
    return OwnPuzzle(**{**made, "counts": "points", "sought": found.sought, "made": found.made, **usual, **facts})


@pytest.fixture
def puzzles(program, ann, miss):
    """Stores two puzzles that are due; returns the object that manages the puzzles."""
    program.puzzles.file.change(lambda there: (puzzle(ann, miss), puzzle(ann, miss, 1)))
    program.puzzles.show()
    return program.puzzles


def laid(program):
    """Waits until the position of the puzzle is on the table; returns the object that runs the puzzle."""
    program.puzzles.wait()
    settle(program)
    assert program.puzzles.laid.puzzle is not None
    return program.puzzles.laid.puzzle


def lesser(course):
    moves = legal_moves(course.match.house, course.match.state, course.learner)
    return next(act for act, legal in moves if act.verb == "play" and 0 < legal.points < course.sought)


def test_the_gallery_counts_the_puzzles_that_are_due_and_does_not_show_a_count_of_zero(program, puzzles, ann, miss):
    button = program.window.gallery.tonight.puzzles
    assert (button.isVisible(), button.accessibleName()) == (True, "2 puzzles from your games")
    puzzles.file.change(lambda there: (puzzle(ann, miss, due=(TODAY + timedelta(1)).isoformat()),))
    puzzles.show()
    assert not button.isVisible()


def test_the_gallery_does_not_count_puzzles_of_people_who_are_not_at_the_table(program, puzzles, miss):
    puzzles.file.change(lambda there: (puzzle("ben-1", miss),))
    puzzles.show()
    assert not program.window.gallery.tonight.puzzles.isVisible()


def test_a_solved_puzzle_shows_its_play_and_is_not_asked_again(program, puzzles):
    program.window.gallery.tonight.puzzles.click()
    course, bar = laid(program), program.window.table.lesson
    assert bar.sentence.text() == "Split Run: you missed this on Tuesday. A play for 11 points lies here."
    program.window.game.session.submit(course.way)
    assert bar.answer.text() == "Yes: 11 points. In the game you had 4."
    assert [one.found for one in puzzles.file.content] == [TODAY.isoformat(), ""]
    bar.on.click()
    bar = program.window.table.lesson
    assert bar.sentence.text().startswith("This was possible: TEACHERS")
    assert bar.answer.text().startswith("TEACHERS: ")
    assert bar.on.text() == "Next puzzle"
    bar.on.click()
    assert laid(program).reached is None
    assert puzzles.laid.asked.record == "game-1"


def test_a_missed_puzzle_shows_the_best_play_and_is_asked_again_after_three_days(program, puzzles):
    puzzles.play()
    course, bar = laid(program), program.window.table.lesson
    program.window.game.session.submit(lesser(course))
    assert bar.answer.text().endswith("of 11. It comes again in 3 days.")
    first = puzzles.file.content[0]
    assert (first.due, first.misses) == ((TODAY + timedelta(3)).isoformat(), 1)
    bar.on.click()
    assert program.window.table.running.session.match.moves[-1].act == course.way


@pytest.fixture
def two(program, ann, miss):
    """Stores one puzzle each for the two people at the table."""
    program.people.file.change(lambda there: with_one_more(there, "Ben", "seed"))
    ben = program.people.file.content[-1].id
    program.tonight.file.change(lambda there: Tonight((SeatSetting("Ann"), SeatSetting("Ben"))))
    program.puzzles.file.change(lambda there: (puzzle(ann, miss), puzzle(ben, miss, 1), puzzle(ben, miss, 2)))
    program.puzzles.show()
    return ben


def test_the_second_person_at_the_table_can_play_their_own_puzzles(program, two):
    button = program.window.gallery.tonight.puzzles
    assert button.accessibleName() == "3 puzzles from your games"
    button.click()
    settle(program)
    (question,) = program.window.findChildren(QMessageBox)
    assert [one.text() for one in question.buttons()] == ["Ann", "Ben", "Nobody"]
    question.buttons()[1].setFocus()
    QTest.keyClick(question.buttons()[1], Qt.Key.Key_Space)
    course = laid(program)
    assert program.puzzles.laid.asked.person == two
    program.window.game.session.submit(course.way)
    program.window.table.lesson.on.click()
    program.window.table.lesson.on.click()
    laid(program)
    assert program.puzzles.laid.asked.record == "game-2"


@pytest.mark.parametrize("switches", ["one", "two"])
def test_a_player_with_a_switch_device_can_choose_whose_puzzles_to_play(program, two, switches, qtbot):
    scanner = scanning(program, switches=switches, scan_pace=500)
    program.window.gallery.tonight.puzzles.click()
    settle(program)
    (question,) = program.window.findChildren(QMessageBox)
    ben = key_of(question.buttons()[1])
    if switches == "two":
        pick_place(program, scanner, ben)
    else:
        pick_place_with_one_switch(program, scanner, ben, qtbot)
    laid(program)
    assert program.puzzles.laid.asked.person == two


def test_a_player_with_a_switch_device_can_cancel_the_choice_of_whose_puzzles_to_play(program, two):
    scanner = scanning(program, switches="two")
    puzzles = program.window.gallery.tonight.puzzles
    pick_place(program, scanner, key_of(puzzles))
    settle(program)
    (question,) = program.window.findChildren(QMessageBox)
    pick_place(program, scanner, key_of(question.buttons()[2]))
    settle(program)
    assert program.puzzles.laid.puzzle is None
    pick_place(program, scanner, key_of(puzzles))


def test_the_gallery_counts_the_puzzles_of_all_people_at_the_table(program, two):
    program.tonight.file.change(lambda there: Tonight((SeatSetting("Ben"),)))
    program._table_changed()
    assert program.window.gallery.tonight.puzzles.accessibleName() == "2 puzzles from your games"


def test_the_program_asks_whose_puzzles_to_play_only_if_several_people_have_puzzles(program, two, ann, miss):
    program.puzzles.file.change(lambda there: (puzzle(two, miss),))
    program.puzzles.play()
    laid(program)
    assert program.puzzles.laid.asked.person == two


def test_a_player_with_a_switch_device_can_solve_a_puzzle_and_go_on_to_the_next(program, puzzles):
    scanner = scanning(program, switches="two")
    pick_place(program, scanner, key_of(program.window.gallery.tonight.puzzles))
    course, page = laid(program), program.window.table
    page.running.session.drafting.lay_act(course.way)
    page.running.session.tell()
    settle(program)
    pick_place(program, scanner, key_of(page.buttons.buttons["play"]))
    settle(program)
    assert puzzles.file.content[0].found
    for sentence in ("This was possible: ", "Split Run: you missed this "):
        pick_place(program, scanner, key_of(program.window.table.lesson.on))
        program.puzzles.wait()
        settle(program)
        assert program.window.table.lesson.sentence.text().startswith(sentence)


def test_a_puzzle_solved_with_help_counts_as_missed(program, puzzles):
    puzzles.play()
    course = laid(program)
    program.window.table.lesson.light.click()
    program.window.game.session.submit(course.way)
    assert puzzles.file.content[0].misses == 1


def test_leaving_a_puzzle_without_an_answer_keeps_it_due(program, puzzles):
    puzzles.play()
    laid(program)
    program.window.table.lesson.on.click()
    assert program.window.pages.currentWidget() is program.window.gallery
    assert len(puzzles.due()) == 2


def test_a_legal_act_that_is_not_a_play_does_not_count_as_an_answer_to_a_puzzle(program, puzzles):
    puzzles.play()
    laid(program)
    program.window.game.session.submit(PASS)
    assert program.window.table.lesson.answer.text() == "That is allowed, but this step asks for something else."
    assert puzzles.file.content[0].misses == 0


def test_the_puzzle_command_in_the_menu_names_the_day_of_the_next_puzzle_if_none_is_due(program, ann, miss):
    told: list[str] = []
    program.window.tell = told.append
    try:
        program.window.menus.actions["puzzles"].trigger()
        program.puzzles.file.change(lambda there: (puzzle(ann, miss, due="2026-12-01"),))
        program.window.menus.actions["puzzles"].trigger()
    finally:
        del program.window.tell
    assert told == [
        "No puzzle waits. What you miss in a game becomes one.",
        "No puzzle waits. The next one comes on Tuesday, December 1, 2026.",
    ]


def test_a_puzzle_whose_position_cannot_be_opened_is_reported_and_removed(program, ann, miss):
    told: list[str] = []
    program.window.tell = told.append
    try:
        program.puzzles.file.change(lambda there: (puzzle(ann, miss, position="{}"),))
        program.puzzles.play()
        program.puzzles.wait()
        settle(program)
    finally:
        del program.window.tell
    assert told == ["A position from an earlier version cannot be laid any more; it is gone."]
    assert not program.puzzles.due()


def test_the_files_of_puzzles_and_words_are_read_by_a_worker_and_not_by_the_windows_thread(
    program, puzzles, monkeypatch
):
    from threading import get_ident

    from engine.lessons import missed_turn

    threads: list[int] = []
    real = missed_turn.position_of

    def noted(record):
        threads.append(get_ident())
        return real(record)

    monkeypatch.setattr(missed_turn, "position_of", noted)
    puzzles.play()
    laid(program)
    assert threads
    assert get_ident() not in threads


# ---- the page My words


@pytest.fixture
def page(program, ann):
    words = (
        MetWord(ann, "GAZEBO", "2026-11-20", "laid", "split-run"),
        MetWord(ann, "QUAINT", "2026-11-27", "asked", "real-value"),
        MetWord("ben-1", "ZAX", "2026-11-27", "laid"),
    )
    program.words.file.change(lambda there: words)
    program.window.menus.actions["my-words"].trigger()
    return shown(program)


def shown(program):
    program.words.wait()
    settle(program)
    while program.words.page.rows.reads:
        settle(program)
    return program.words.page


def texts_of(page) -> list[str]:
    return [page.rows.list.item(row).text() for row in range(page.rows.count)]


def test_the_page_called_my_words_lists_words_with_their_meanings_and_dates_beginning_with_the_latest(page):
    first, second = texts_of(page)
    assert first.startswith("QUAINT: ")
    assert first.endswith("11/27/26 · Real Value · looked up")
    assert second.startswith("GAZEBO: ")
    assert second.endswith("11/20/26 · Split Run · laid by somebody else")


def test_a_search_on_the_page_called_my_words_looks_in_the_words_and_in_their_meanings(program, page):
    QTest.keyClicks(page.search, "gaz")
    settle(program)
    assert [text[:6] for text in texts_of(page)] == ["GAZEBO"]


def test_a_word_removed_from_the_page_called_my_words_does_not_come_back(program, page, ann):
    page.rows.list.setCurrentRow(0)
    QTest.keyClick(page.rows.list, Qt.Key.Key_Delete)
    assert [text[:6] for text in texts_of(page)] == ["GAZEBO"]
    program.words.look_up("QUAINT", ann, "")
    assert [(one.word, one.known) for one in program.words.file.content][1] == ("QUAINT", True)


def test_the_page_called_my_words_exports_its_words_as_text(page, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "words.txt"), ""))
    page.rows.buttons["export"].click()
    lines = (tmp_path / "words.txt").read_text("utf-8").splitlines()
    assert [line.split("\t")[0] for line in lines] == ["QUAINT", "GAZEBO"]


def test_a_button_of_the_statistics_opens_the_page_called_my_words(program, ann):
    program.counting.show()
    program.window.statistics.words.click()
    assert "No words yet" in shown(program).rows.nothing.text()


def test_the_page_called_my_words_can_be_opened_by_keys_and_closed_by_esc(program, ann):
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_W, keys)
    page = shown(program)
    assert page.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_a_player_with_a_switch_device_can_open_the_page_called_my_words(program, ann):
    program.counting.show()
    scanner = scanning(program, switches="two")
    pick_place(program, scanner, key_of(program.window.statistics.words))
    assert shown(program).isVisible()


def test_a_word_whose_meaning_the_player_looks_up_at_the_table_is_added_to_the_page_called_my_words(program, ann):
    program.new.deal("real-value", alone=False)
    game = program.window.game
    game.asking.explain("QUAINT", program.window.pos())
    assert [(one.word, one.how) for one in program.words.file.content] == [("QUAINT", "asked")]
    game.asking.explain("QXZZ", program.window.pos())
    assert len(program.words.file.content) == 1


def test_undo_takes_back_neither_moves_before_a_puzzle_nor_the_answer_to_the_puzzle(program, ann):
    """In a normal solo game, the player can undo all moves."""
    table = Table("first-base", hands=["CATSZXH"], deck="NNRRLOOAAEEII", words="CAT CATS CHATS").do("play CAT")
    lines = tuple([Line(write_move(move, table.match.header.game.deck)) for move in table.match.moves])
    position = write_record(Record(table.match.header, DictionaryChoice(), lines))
    one = OwnPuzzle(ann, "one", 1, "first-base", DAY, "laid", 4, 1, (), "pass", position, DAY)
    program.puzzles.file.change(lambda there: (one,))
    program.puzzles.play()
    course = laid(program)
    assert "undo" not in program.window.game.session.moment.can
    program.window.game.session.undo()
    assert len(course.match.moves) == 1
    program.window.game.session.submit(next(act for act, _ in legal_moves(course.match.house, course.match.state, 0)))
    assert course.met
    program.window.game.session.undo()
    assert len(course.match.moves) == 2, "undo does not take the answer back"


# ---- back-ups


def test_a_backup_restores_puzzles_and_words_for_the_person_with_the_same_name(program, ann, miss):
    files = {
        "people.json": data_of(PeopleFile, (Person("other", "Ann"),)),
        "puzzles.json": data_of(OwnPuzzlesFile, (puzzle("other", miss),)),
        "my-words.json": data_of(MyWordsFile, (MetWord("other", "GAZEBO", DAY, "laid"),)),
    }
    taken, unusable = program.files._take_settings_and_results(files)
    assert ({*taken}, unusable) == ({*files}, [])
    assert [one.person for one in program.puzzles.file.content] == [ann]
    assert [one.person for one in program.words.file.content] == [ann]
    assert program.window.gallery.tonight.puzzles.isVisible()


def data_of(kind, content) -> bytes:
    return json.dumps(kind(Path("nowhere")).form(content)).encode()
