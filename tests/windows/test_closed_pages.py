"""Tests that a page is deleted when it closes, because otherwise each later change of colours or text size would
restyle its widgets, and that the page reopens at the same place."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from app.windows.rules.rules_window import RulesWindow
from app.windows.sheets.finished_page import FinishedPage
from tests.windows.conftest import deal, leave


def settle():
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class StylePasses(QObject):
    """Counts how many times Qt styles a widget."""

    def __init__(self):
        super().__init__()
        self.number = 0

    def eventFilter(self, watched, event):
        self.number += watched.isWidgetType() and event.type() == QEvent.Type.StyleChange
        return False


def widgets(program) -> int:
    settle()
    return len(program.window.findChildren(QWidget))


def passes(program) -> int:
    """The number of times that Qt styles a widget when the text size is changed and changed back."""
    counter = StylePasses()
    program.qt.installEventFilter(counter)
    for size in (125, 100):
        program.file.change(text_size=size)
        settle()
    program.qt.removeEventFilter(counter)
    return counter.number


def finished_page(program) -> FinishedPage:
    page: FinishedPage | None = program.window.finished
    assert page is not None
    return page


def close_all(program):
    for dialog in program.window.findChildren(QDialog):
        dialog.close()
    program.leave_table()


PAGES = {
    "statistics": lambda program: program.counting.show(),
    "finished": lambda program: program.finished.show(),
    "road": lambda program: program.road.show(),
    "rules": lambda program: program.reading.show_rules("split-run"),
    "keys": lambda program: program.reading.show_keys(),
    "about": lambda program: program.reading.show_about(),
    "settings": lambda program: program.show_settings(),
    "files": lambda program: program.files.show(),
    "set-up": lambda program: program.new.set_up("split-run"),
    "table": lambda program: program.new.change_table(),
}


@pytest.mark.parametrize("page", PAGES)
def test_a_closed_page_does_not_leave_widgets_behind_that_qt_would_have_to_style(program, page):
    def open_and_close():
        PAGES[page](program)
        settle()
        close_all(program)
        program.window.gallery.show_sheet(None)

    program.table.page()  # builds the page now, because an idle program could build it at any time
    open_and_close()  # makes the objects that are made once and stay, such as menu entries
    left, dressed = widgets(program), passes(program)
    open_and_close()
    assert widgets(program) == left
    assert passes(program) <= dressed


def opened(program, game: str) -> RulesWindow:
    program.reading.show_rules(game)
    rules: RulesWindow | None = program.reading.rules
    assert rules is not None
    settle()
    return rules


def test_reopened_rules_remember_the_visited_pages_so_the_player_can_go_back(program):
    opened(program, "take-6")
    rules = opened(program, "split-run")
    rules.resize(700, 500)
    settle()
    rules.back.click()
    rules.view.verticalScrollBar().setValue(90)
    rules.forward.click()
    rules.search.setText("hand")
    rules.close()
    settle()
    assert program.reading.rules is None
    rules = opened(program, "split-run")
    assert [visit.name for visit in rules.visits] == ["take-6", "split-run"]
    assert (rules.width(), rules.height(), rules.search.text()) == (700, 500, "hand")
    rules.back.click()
    assert rules.view.name == "take-6"
    assert rules.view.verticalScrollBar().value() == 90


def test_the_reopened_list_of_finished_games_keeps_its_search_and_its_chosen_game(program, qtbot):
    for seed in (1, 2):
        deal(program, "split-run", seed=seed).running.session.resign(0)
        leave(program)
    program.finished.show()
    qtbot.waitUntil(lambda: finished_page(program).list.count() == 2)
    page = finished_page(program)
    page.search.setText("split")
    page.list.setCurrentRow(1)
    page.back.click()
    settle()
    assert program.window.finished is None
    program.finished.show()
    settle()
    page = finished_page(program)
    assert page.search.text() == "split"
    assert page.list.currentRow() == 1
    assert page.games.buttons["film"].isEnabled()
