"""Tests the list page that six pages of the program use: its rows, the commands for them, and the sentence that an
empty list shows."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QLineEdit,
    QListWidget,
    QPushButton,
    QTableWidget,
    QTreeWidget,
    QVBoxLayout,
)

from app.windows.widgets import list_page
from app.windows.widgets.list_page import Act, ListCell, ListPage, ListRow, Sentences

NONE, UNFOUND, READING = SENTENCES = Sentences("None is there.", "None is found.", "They are read.")


def row(text: str, key: object = "", order: str = "") -> ListRow:
    return ListRow(text if key == "" else key, (ListCell(text, spoken=f"{text} aloud"),), order)


@pytest.fixture
def done() -> list[tuple[object, ...]]:
    return []


@pytest.fixture
def page(qtbot, done) -> ListPage:
    acts = {
        "open": Act("Open", lambda *keys: done.append(("open", *keys)), main=True),
        "remove": Act("Remove", lambda *keys: done.append(("remove", *keys)), by_delete=True),
        "bring": Act("Import", lambda *keys: done.append(("bring", *keys)), about="all"),
        "begin": Act("Begin", lambda *keys: done.append(("begin", *keys)), about="none"),
    }
    page = ListPage(QListWidget(), "Things", acts, SENTENCES, "What this is.")
    qtbot.addWidget(page)
    page.show()
    return page


def shown(page: ListPage) -> list[str]:
    """The text of the first cell of each row."""
    return [str(page.list.model().index(row, 0).data()) for row in range(page.count)]


def visible_state(page: ListPage) -> tuple[bool, str, str, dict[str, bool]]:
    """The visible state of a list page: whether the list shows, the sentence shown instead, the note, and for each
    visible button whether it is enabled."""
    buttons = {key: button.isEnabled() for key, button in page.buttons.items() if not button.isHidden()}
    sentence = "" if page.nothing.isHidden() else page.nothing.text()
    note = "" if page.note.isHidden() else page.note.text()
    return not page.list.isHidden(), sentence, note, buttons


def test_an_empty_list_shows_a_sentence_and_only_the_commands_that_need_no_row(page):
    page.show_rows([])
    assert visible_state(page) == (False, NONE, "", {"bring": True, "begin": True})


def test_a_list_chooses_its_first_row_and_offers_the_commands_for_that_row(page):
    page.show_rows([row("A"), row("B")])
    assert shown(page) == ["A", "B"]
    assert page.chosen == ["A"]
    assert visible_state(page) == (True, "", "What this is.", {"open": True, "remove": True, "bring": True})


def test_a_list_shows_a_sentence_as_long_as_its_rows_are_being_read(page):
    page.show_rows([], reading=True)
    assert visible_state(page)[:2] == (False, READING)
    page.add([row("A")])
    assert page.reads
    page.all_read()
    assert visible_state(page)[:2] == (True, "")
    assert not page.reads


def test_a_search_shows_the_rows_that_contain_all_searched_words_and_an_empty_search_shows_all_rows(page):
    page.show_rows([row("red fox", order="3"), row("Fox, grey", order="2"), row("owl", order="1")])
    page.list.setCurrentRow(1)
    page.search("FOX gr")
    assert (shown(page), page.chosen) == (["Fox, grey"], ["Fox, grey"])
    page.search("wolf")
    assert (shown(page), page.chosen) == ([], [])
    assert visible_state(page)[:2] == (False, UNFOUND)
    assert page.has_any
    page.search("")
    assert shown(page) == ["red fox", "Fox, grey", "owl"]


def test_the_chosen_row_stays_chosen_if_the_list_gets_new_rows_that_include_it(page):
    page.show_rows([row("A"), row("B")])
    page.list.setCurrentRow(1)
    page.show_rows([row("C"), row("A"), row("B")])
    assert page.chosen == ["B"]
    page.show_rows([row("C")])
    assert page.chosen == ["C"]


def test_rows_that_arrive_later_are_sorted_into_the_list_and_go_below_earlier_rows_with_the_same_rank(page):
    page.show_rows([row("new", order="2026"), row("old", order="2024")], reading=True)
    page.add([row("between", order="2025"), row("newest", order="2027"), row("as new", order="2026")])
    assert shown(page) == ["newest", "new", "as new", "between", "old"]


def test_after_a_row_is_removed_the_next_row_is_chosen_and_no_search_finds_the_removed_row(page):
    page.show_rows([row("A"), row("B"), row("C")])
    page.list.setCurrentRow(1)
    page.forget("B")
    assert shown(page) == ["A", "C"]
    assert page.chosen == ["C"]
    page.search("b")
    assert shown(page) == []


def test_a_button_and_a_double_click_and_a_key_carry_out_the_same_command_on_the_chosen_row(page, done):
    page.show_rows([row("A"), row("B")])
    page.list.setCurrentRow(1)
    page.buttons["open"].click()
    page.list.activated.emit(page.list.currentIndex())
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    page.buttons["bring"].click()
    assert done == [("open", "B"), ("open", "B"), ("remove", "B"), ("bring",)]


@pytest.mark.parametrize("main", [True, False])
def test_enter_in_the_list_of_a_dialog_carries_out_only_the_lists_main_command_and_only_once(qtbot, done, main):
    """A Qt list emits its signal for Enter and then ignores the key, so the dialog used to press its default button,
    too."""
    dialog = QDialog()
    qtbot.addWidget(dialog)
    page = ListPage(QListWidget(), "Things", {"open": Act("Open", lambda key: done.append(key), main=main)})
    QVBoxLayout(dialog).addWidget(page)
    page.show_rows([row("A"), row("B")])
    dialog.show()
    dialog.activateWindow()
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert done == (["A"] if main else [])
    assert dialog.isVisible()


def test_if_no_command_applies_to_the_chosen_row_only_commands_that_need_no_row_are_enabled(page, done):
    page.show_rows([row("damaged", None)])
    assert visible_state(page)[3] == {"open": False, "remove": False, "bring": True}
    page.list.activated.emit(page.list.currentIndex())
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert done == []


def test_in_a_list_with_multiple_choice_no_row_is_chosen_at_first_and_a_command_gets_all_chosen_rows(qtbot, done):
    view = QListWidget()
    view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
    page = ListPage(view, "Words", {"remove": Act("Remove", lambda *keys: done.append(keys))})
    qtbot.addWidget(page)
    page.show_rows([row("A"), row("B"), row("C")])
    assert page.chosen == []
    assert not page.buttons["remove"].isEnabled()
    view.selectAll()
    page.buttons["remove"].click()
    assert done == [("A", "B", "C")]


def test_hundreds_of_rows_are_added_to_a_list_a_few_at_a_time(page, qtbot, monkeypatch):
    monkeypatch.setattr(list_page, "AT_ONCE", 0.0)
    read: list[int] = []

    def rows() -> Iterator[ListRow]:
        for number in range(300):
            read.append(number)
            yield row(f"{number}")

    page.show_rows(rows())
    assert len(read) == page.count == list_page.LEAST
    qtbot.waitUntil(lambda: not page.reads)
    assert shown(page) == [f"{number}" for number in range(300)]


def test_the_result_of_a_command_is_shown_and_announced_even_if_the_command_removed_the_last_row(page):
    page.show_rows([row("A")])
    page.tell("A is gone.")
    page.show_rows([])
    assert visible_state(page)[:3] == (False, NONE, "A is gone.")
    assert page.note.said == "A is gone."


def test_the_list_gets_the_focus_when_its_first_row_arrives(page, qtbot):
    back = QPushButton("Back", page)
    back.show()
    page.activateWindow()
    page.show_rows([], reading=True)
    page.take_focus(back)
    assert back.hasFocus()
    page.add([row("A")])
    assert page.list.hasFocus()


def test_a_list_does_not_take_the_focus_when_rows_arrive_if_the_player_has_moved_the_focus(page, qtbot):
    back, search = QPushButton("Back", page), QLineEdit(page)
    back.show()
    search.show()
    page.activateWindow()
    page.take_focus(back)
    search.setFocus()
    page.add([row("A")])
    assert search.hasFocus()


@pytest.mark.parametrize("view", [QTableWidget, QTreeWidget])
def test_a_list_cell_can_have_a_special_text_for_screen_readers_and_a_tree_row_can_have_rows_below_it(qtbot, view):
    made = view()
    made.setColumnCount(2)
    page = ListPage(made, "Files", {})
    qtbot.addWidget(page)
    below = tuple(ListRow(name, (ListCell(name), ListCell("1"))) for name in ("a", "b")) if view is QTreeWidget else ()
    page.show_rows([ListRow("x", (ListCell("Games · 2", "Games, 2", tip="all"), ListCell("7")), below=below)])
    model = made.model()
    first = model.index(0, 0)
    assert [model.index(0, column).data() for column in (0, 1)] == ["Games · 2", "7"]
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == "Games, 2"
    assert first.data(Qt.ItemDataRole.ToolTipRole) == "all"
    assert [model.index(number, 0, first).data() for number in range(model.rowCount(first))] == [
        one.key for one in below
    ]
