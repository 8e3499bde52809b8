"""Tests word lists of the player's own: the player imports a list and chooses it like a dictionary, and the records of
games played with it name it."""

import gzip
import json
import shutil
from functools import partial

import pytest
from PySide6.QtWidgets import QComboBox, QMessageBox

from app.library.own_lists import bring, own_lists
from app.windows.sheets.own_lists_page import OwnLists
from tests.windows.conftest import deal, settings_sheet, settle, table_sheet
from tests.windows.test_table import first_act, lay


@pytest.fixture
def file(folders):
    """A compressed file with many words of the dictionary, one word that no dictionary has, and one that can't be a
    word."""
    from engine.lexicon import open_lexicon

    words = [*open_lexicon("family").words_of("ETAOINSHRDLUETAOINSHRDLU"), "zzyzx", "it's"]
    path = folders / "Kitchen words.txt.gz"
    path.write_bytes(gzip.compress("\n".join(words).lower().encode()))
    return path


def brought(file):
    """Imports the file; returns the word list that the program stores."""
    found = bring(file)
    assert found is not None
    return found.kept


@pytest.fixture
def sheet(program):
    return settings_sheet(program)


def test_importing_a_word_list_reports_how_many_words_it_has(sheet, file, qtbot):
    lists = sheet.findChild(OwnLists)
    lists.bring(file)
    assert "Kitchen words" in lists.note.text()
    assert "(UTF-8)" in lists.note.text()
    assert "Left out: 1 with characters other than A to Z." in lists.note.text()
    assert lists.note.said == lists.note.text()
    assert [lists.list.item(row).text() for row in range(lists.list.count())] == ["Kitchen words"]
    box = sheet.findChild(QComboBox, "dictionary")
    assert "Kitchen words" in [box.itemText(row) for row in range(box.count())]


@pytest.mark.parametrize(("data", "said"), [(b"\x1f\x8bno", "gzip"), (b"\0\1", "not a text file"), (b"1 2", "no word")])
def test_importing_a_broken_word_list_is_refused_with_one_clear_sentence(sheet, folders, data, said):
    path = folders / "list.txt"
    path.write_bytes(data)
    lists = sheet.findChild(OwnLists)
    lists.bring(path)
    assert said in lists.note.text()
    assert lists.note.text().count(".") == 1
    assert own_lists() == []


def test_cancelling_an_import_at_any_time_does_not_leave_a_word_list_behind(folders, file):
    told: list[int] = []

    def stop(after=100_000):
        told.append(0)
        return len(told) > after

    assert bring(file, stop)
    (kept,) = own_lists()
    kept.path.unlink()
    for number in range(len(told)):
        told.clear()
        assert bring(file, partial(stop, number)) is None
        assert list(kept.path.parent.iterdir()) == []


def test_importing_a_missing_file_or_a_folder_is_refused(sheet, folders):
    lists = sheet.findChild(OwnLists)
    for path in (folders / "none.txt", folders):
        lists.bring(path)
        assert "cannot be read" in lists.note.text()
        assert lists.note.said == lists.note.text()


def test_a_players_own_word_list_can_be_chosen_for_the_table_and_used_in_the_next_deal(program, file):
    kept = brought(file)
    words = table_sheet(program).choices["dictionary"]
    words.setCurrentIndex(words.findData(kept.key))
    program.new.deal("split-run")
    running = program.window.table.running
    assert running.session.match.house.words.has("ZZYZX")
    assert (running.record.dictionary.name, running.record.dictionary.title) == ("own", "Kitchen words")
    assert program.tonight.table.rules.dictionary == kept.key


def test_a_table_sheet_that_is_open_offers_a_new_word_list_as_soon_as_the_settings_close(program, file):
    table_sheet(program)
    settings = settings_sheet(program)
    settings.findChild(OwnLists).bring(file)
    settings.accept()
    words = program.window.gallery.side.currentWidget().choices["dictionary"]
    assert "Kitchen words" in [words.itemText(row) for row in range(words.count())]


def played_with(program, file):
    """Deals a game with the word list of this file; plays a word and leaves the game; returns the path of its
    record."""
    program.file.change(dictionary=brought(file).key)
    page = deal(program, "split-run")
    lay(page, first_act(page.running.session))
    page.running.autosave.wait()
    path = page.running.path
    program.leave_table()
    return path


def test_a_resumed_game_uses_its_own_word_list(program, file):
    path = played_with(program, file)
    program.file.change(dictionary="standard")
    program.waiting.open(path)
    running = program.table.running
    assert running.session.match.house.words.has("ZZYZX")
    assert not running.is_shown


def test_a_game_whose_word_list_is_missing_can_only_be_looked_at_and_its_file_does_not_change(program, file, folders):
    path = played_with(program, file)
    written = path.read_bytes()
    assert json.loads(written)["dictionary"]["title"] == "Kitchen words"
    shutil.rmtree(folders / "data" / "words")
    program.waiting.open(path)
    assert program.table.running.is_shown
    assert "“Kitchen words” is not here" in program.window.notice.text()
    assert len(program.table.running.session.match.moves) == 1
    assert path.with_name(f"{path.name}.lock").exists()
    program.leave_table()
    program.settle()
    assert path.read_bytes() == written
    assert not path.with_name(f"{path.name}.lock").exists()


def test_a_player_cannot_play_on_from_a_film_if_the_word_list_of_its_game_is_missing(program, file, folders):
    path = played_with(program, file)
    shutil.rmtree(folders / "data" / "words")
    program.waiting.open(path)
    program.window._notices_read()
    program.table.play_on(0)
    assert program.table.running.is_shown
    assert "is missing or has changed" in program.window.notice.text()


def test_a_game_cannot_be_dealt_with_a_missing_word_list(program, file, folders):
    program.file.change(dictionary=brought(file).key)
    shutil.rmtree(folders / "data" / "words")
    program.new.deal("split-run", 1)
    assert program.table.running is None
    assert "is missing or has changed" in program.window.notice.text()


def test_a_removed_word_list_is_also_removed_from_all_settings_in_which_it_was_chosen(program, file, monkeypatch):
    key = brought(file).key
    program.file.change(dictionary=key)
    words = table_sheet(program).choices["dictionary"]
    words.setCurrentIndex(words.findData(key))
    lists = settings_sheet(program).findChild(OwnLists)
    lists.list.setCurrentRow(0)
    lists.buttons["remove"].click()
    question = lists.findChild(QMessageBox)
    question.done(QMessageBox.DialogCode.Accepted)
    assert own_lists() == []
    assert program.file.settings.dictionary == "standard"
    assert program.tonight.table.rules.dictionary == ""


def test_the_page_called_your_files_lists_an_imported_word_list_and_a_backup_restores_the_list(
    program, file, folders, qtbot
):
    bring(file)
    program.window.asked.emit("files")
    tree = program.files.sheet.tree
    qtbot.waitUntil(lambda: tree.topLevelItemCount() > 0)
    heads = [tree.topLevelItem(row).text(0) for row in range(tree.topLevelItemCount())]
    assert any(head.startswith("Your word lists · 1 file") for head in heads)
    (path,) = (folders / "data" / "words").iterdir()
    kept = path.read_bytes()
    target = folders / "copy.wordfelt-backup"
    program.files.back_up(target)
    qtbot.waitUntil(lambda: "back-up holds" in program.window.notice.text())
    path.unlink()
    program.files.bring_back(target)
    qtbot.waitUntil(lambda: "Restored from the back-up" in program.window.notice.text())
    assert path.read_bytes() == kept
    program.files.sheet.close()


def test_the_report_on_an_imported_word_list_is_completely_visible_in_large_letters(program, file, qtbot):
    program.file.change(text_size=250)
    sheet = settings_sheet(program)
    sheet.resize(700, 570)
    lists = sheet.findChild(OwnLists)
    sheet.tabs.setCurrentIndex(next(i for i in range(sheet.tabs.count()) if sheet.tabs.widget(i).isAncestorOf(lists)))
    settle(program)
    pane = sheet.tabs.currentWidget()
    pane.ensureWidgetVisible(lists.buttons["add"])
    settle(program)
    lists.bring(file)
    settle(program)
    top = lists.note.mapTo(pane.viewport(), lists.note.rect().topLeft()).y()
    assert 0 <= top <= top + lists.note.height() <= pane.viewport().height()
