"""Tests that every test gets the shared program in the state of a program that has just started."""

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


def content_of(widget: QWidget) -> object:
    if isinstance(widget, QLabel | QLineEdit):
        return widget.text()
    if isinstance(widget, QAbstractButton):
        return widget.text(), widget.isChecked(), widget.isEnabled()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.value() if isinstance(widget, QScrollBar) else None


def widgets(window: QWidget) -> list[str]:
    """Describes the visible widgets, in sorted order, because a change of language may change the order of the
    widgets."""
    found = [
        f"{type(one).__name__} {one.objectName()} {one.geometry().getRect()} {content_of(one)}"
        for one in window.findChildren(QWidget)
        # Leaves out the cross that clears a search field, because Qt makes it at an unpredictable time.
        if one.isVisible() and not isinstance(one.parent(), QLineEdit)
    ]
    return sorted(found)


def table_of(program: Application) -> list[str]:
    """Describes the visible widgets of a newly dealt game, and leaves the game again."""
    deal(program, "pluck-it", 3)
    settle(program)
    found = widgets(program.window)
    leave(program)
    return found


def seen(program: Application, folder) -> Picture:
    """Describes everything that a player could notice: the window with its visible widgets, the settings, and the
    files."""
    program.days.show_again()  # fills the day tile now, because otherwise a worker could fill the tile at any time
    program.table.page()  # builds the page now, because an idle program could build it at any time
    program.settle()
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
        "shelf": (dict(program.shelf.locks), set(program.shelf.leaving)),
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
    """The descriptions that the tests of this module have made so far; the first one is compared with all others."""
    return []


@pytest.mark.parametrize(
    "do",
    [play, leave_a_game, end_a_game, look_round, change_settings, learn, watch, lambda program: None],
)
def test_the_shared_program_is_always_in_the_same_state_whatever_an_earlier_test_has_done(program, shared, first, do):
    found = seen(program, shared.folder) | {"table": table_of(program)}
    first.append(found)
    assert shared.program is program, files_in(shared.folder)
    for what in found:
        assert found[what] == first[0][what], what
    do(program)


def test_a_test_that_writes_files_before_the_start_gets_its_own_program(start, folders, shared):
    # The program does not know this name, so it neither reads the file nor puts it away.
    file = folders / "data" / "a file of the test.txt"
    file.parent.mkdir(exist_ok=True)
    file.write_text("")
    assert start() is not shared.program
    file.unlink()


def test_starting_a_second_program_in_one_test_makes_another_program(start, shared):
    assert start() is shared.program
    assert start() is not shared.program


def test_after_a_program_in_another_language_has_ended_the_next_program_is_in_english(program, shared):
    program.file.change(language="fr")
    assert QCoreApplication.translate("Table", "Undo") == "Annuler"
    program.window.resize(1000, 700)  # the window saves this size when it closes
    shared.end()
    assert QCoreApplication.translate("Table", "Undo") == "Undo"
    assert language() == "en"
