"""Tests that a program shared by several tests is as fresh for each of them as a new one."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QScrollBar, QWidget

from app.base.languages import language
from app.program.application import Application
from tests.session.test_every_game import next_act
from tests.windows.conftest import deal, leave, people, settle
from tests.windows.shared import files_in

Picture = dict[str, object]


def what_it_says(widget: QWidget) -> object:
    if isinstance(widget, QLabel | QLineEdit):
        return widget.text()
    if isinstance(widget, QAbstractButton):
        return widget.text(), widget.isChecked(), widget.isEnabled()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.value() if isinstance(widget, QScrollBar) else None


def widgets(window: QWidget) -> list[str]:
    """The visible widgets, sorted: the proxies of zones are in the order of the zones, and a language rebuilds all of
    them."""
    found = [
        f"{type(one).__name__} {one.objectName()} {one.geometry().getRect()} {what_it_says(one)}"
        for one in window.findChildren(QWidget)
        if one.isVisible() and not isinstance(one.parent(), QLineEdit)  # its cross exists from the first search on
    ]
    return sorted(found)


def table_of(program: Application) -> list[str]:
    """Everything visible in a newly dealt game."""
    deal(program, "pluck-it", 3)
    settle(program)
    found = widgets(program.window)
    program.leave_table()
    return found


def seen(program: Application, folder) -> Picture:
    """Everything that a player finds: the window with all its visible widgets, the settings, and the files."""
    program.days.show_again()  # a worker reads the results for it, at any time
    program.table.page()  # built in idle time
    settle(program)
    window, gallery = program.window, program.window.gallery
    focus = QApplication.focusWidget()
    return {
        "widgets": widgets(window),
        "focus": type(focus).__name__,
        "game": gallery.current,
        "windows": [type(one).__name__ for one in QApplication.topLevelWidgets() if one.isVisible()],
        "settings": program.file.settings,
        "files": files_in(folder),
        "results": program.counting.results.results,
        "shelf": (program.shelf.locks, program.shelf.leaving),
        "running": program.table.running,
        "pages": window.pages.count(),
        "remembered": list(window._remembered),
    }


def play(program: Application) -> None:
    page = deal(program, "split-run", 7)
    session = page.running.session
    for turn in range(4):
        session.lift_curtain()
        seat, act = next_act(session, turn)
        session.submit(act, seat)


def leave_a_game(program: Application) -> None:
    play(program)
    program.leave_table()


def end_a_game(program: Application) -> None:
    page = deal(program, "four-rows", 3)
    session = page.running.session
    while not session.state.over:
        session.lift_curtain()
        session.resign(session.to_act[0])
    leave(program)
    program.counting.show()


def look_round(program: Application) -> None:
    gallery = program.window.gallery
    gallery.filter.setCurrentIndex(4)
    gallery.search.setText("row")
    gallery.ask_which()
    program.reading.show_rules("take-6")
    program.reading.show_about()
    program.show_settings()
    program.window.tell("Something happened.")
    program.finished.show()


def change_settings(program: Application) -> None:
    program.file.change(
        language="de", text_size=150, mode="light", felt="burgundy", panels=True, games={"ow": people("ow")}
    )
    program.file.change(favourites=("ow", "shout"), learned=("starter",), start_here=False)
    program.window.resize(900, 600)
    QCoreApplication.processEvents()


def learn(program: Application) -> None:
    program.lessons.learn("starter")
    QTest.keyClick(program.table.page().felt, Qt.Key.Key_K)


def watch(program: Application) -> None:
    program.table.watch("take-6")


@pytest.fixture(scope="module")
def first() -> list[Picture]:
    """The pictures of the first test."""
    return []


@pytest.mark.parametrize(
    "do",
    [play, leave_a_game, end_a_game, look_round, change_settings, learn, watch, lambda program: None],
)
def test_no_act_of_an_earlier_test_leaves_a_trace(program, shared, first, do):
    found = seen(program, shared.folder) | {"table": table_of(program)}
    first.append(found)
    assert shared.program is program
    for what in found:
        assert found[what] == first[0][what], what
    do(program)


def test_a_test_that_writes_files_before_the_start_gets_a_program_of_its_own(start, folders, shared):
    (folders / "data").mkdir(exist_ok=True)
    (folders / "data" / "results.json").write_text("[]")
    assert start() is not shared.program
    (folders / "data" / "results.json").unlink()


def test_the_second_start_of_a_test_is_another_program(start, shared):
    assert start() is shared.program
    assert start() is not shared.program


def test_a_program_that_ends_in_another_language_leaves_english_to_the_next(program, shared):
    program.file.change(language="fr")
    assert QCoreApplication.translate("Table", "Undo") == "Annuler"
    program.window.resize(1000, 700)  # saved as it closes, like any setting
    shared.end()
    assert QCoreApplication.translate("Table", "Undo") == "Undo"
    assert language() == "en"
