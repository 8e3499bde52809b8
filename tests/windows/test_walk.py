"""Tests the whole program by keys alone, and what a screen reader finds in every widget that Tab reaches.

Each of these widgets has a name and a role, no two neighbours have the same name, hidden widgets can't be found, Esc
leaves every page, and the focus is never lost.
"""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QWidget
from shiboken6 import isValid

from app.windows import record_files
from app.windows.rules.page import RulesView
from app.windows.sheets.buzzer_keys import BuzzerDialog
from app.windows.sheets.put_away_games import PutAwayGames
from app.windows.sheets.your_files_page import OwnFiles
from app.windows.table.stuck_player import offer
from app.windows.table.two_lines import TwoLines
from app.windows.widgets.question import ask
from tests.records.examples import EXAMPLES
from tests.windows.conftest import deal, settle
from tests.windows.test_access import label_of
from tests.windows.test_table import first_act

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support|propagateSizeHints")
NAME, DESCRIPTION, ROLE = QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Role
MERE_FILLING = (ROLE.NoRole, ROLE.Client, ROLE.LayeredPane)
MOST = 150  # the largest number of widgets and links that Tab can reach on a page


def spoken_facts(widget):
    """The name, role and description of a widget, as a screen reader reads them."""
    here = QAccessible.queryAccessibleInterface(widget)
    name = label_of(widget) if isinstance(widget, QComboBox) else here.text(NAME)
    return name, here.role(), here.text(DESCRIPTION)


def stops_of(window):
    """The widgets that Tab visits, beginning at the focus, each once. A None at the end means that the focus was
    lost."""
    found: list[QWidget] = []
    for _ in range(MOST):
        here = QApplication.focusWidget()
        if here is None:
            return [*found, None]
        if here in found and not (here is found[-1] and inner(here)):
            return found
        if here not in found:
            found.append(here)
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    return [*found, None]


def inner(widget):
    """Whether Tab moves through the parts of this widget before it leaves the widget."""
    return type(widget).__name__ == "FeltView" or isinstance(widget, RulesView)


def faults(window):
    walked = stops_of(window)
    found = [] if None not in walked else [f"the focus is lost after {[spoken_facts(one)[0] for one in walked if one]}"]
    stops = [one for one in walked if one is not None]
    for here in stops:
        name, role, _ = spoken_facts(here)
        if not name or role in MERE_FILLING or not here.isVisible():
            found.append(f"{type(here).__name__} {here.objectName()} is {name!r}, {role}, {here.isVisible()}")
    found += [
        f"two stops are {spoken_facts(one)}"
        for one, other in pairwise(stops)
        if spoken_facts(one) == spoken_facts(other)
    ]
    return found + faults_in_tree(window)


def faults_in_tree(window):
    """Faults in the tree of accessible objects: hidden objects, objects that can have the focus but have no name, and
    neighbours with equal names (except cards)."""
    found, waiting = [], [QAccessible.queryAccessibleInterface(window)]
    while waiting:
        here = waiting.pop(0)
        kids = [here.child(number) for number in range(here.childCount())]
        kids = [kid for kid in kids if kid is not None and kid.isValid() and not kid.state().invisible]
        waiting += kids
        thing = here.object()
        if isinstance(thing, QWidget) and not thing.isVisible():
            found.append(f"{type(thing).__name__} {here.text(NAME)} is in the tree and does not show")
        named = [kid for kid in kids if isinstance(kid.object(), QWidget) and takes_focus(kid)]
        found += [
            f"{type(kid.object()).__name__} has no name in the tree"
            for kid in named
            if not spoken_facts(kid.object())[0]
        ]
        told_kids = [spoken_facts(kid.object()) for kid in named if kid.role() != ROLE.ListItem]
        found += [f"two neighbours are {one}" for one, other in pairwise(told_kids) if one == other]
    return found


def takes_focus(here):
    """Whether this accessible object can have the focus."""
    state, widget = here.state(), here.object()
    return state.focusable and not state.disabled and widget.focusProxy() is None and here.role() not in MERE_FILLING


def press(window, key):
    QTest.keyClick(window.windowHandle(), key)
    QApplication.processEvents()


def in_front(qtbot, window):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QApplication.processEvents()


def leaves(window, *, gone):
    """Presses Esc; returns whether the page has closed and some widget has the focus."""
    press(window, Qt.Key.Key_Escape)
    assert gone()
    return QApplication.focusWidget() is not None


@pytest.fixture
def front(program, qtbot):
    in_front(qtbot, program.window)
    return program


def test_keys_reach_every_widget_of_the_gallery_and_its_sheets(front):
    gallery, window = front.window.gallery, front.window
    assert faults(window) == []
    for opened in (
        lambda: front.new.set_up("split-run"),
        lambda: front.new.set_up("shout"),
        front.new.change_table,
        gallery.ask_which,
    ):
        opened()
        settle(front)
        assert gallery.sheet.accessibleName()
        assert faults(window) == []
        assert leaves(window, gone=lambda: gallery.sheet is None)


DIALOGS = {
    "keys": lambda program: program.reading.show_keys(),
    "about": lambda program: program.reading.show_about(),
    "rules": lambda program: program.reading.show_rules("take-6"),
    "your files": lambda program: program.files.show(),
    "games put away": lambda program: program.waiting.show_put_away(),
    "people": lambda program: program.people.show(),
    "words": lambda program: program.reading.look_up(),
    "settings": lambda program: program.show_settings(),
    "question": lambda program: ask("Leave it?", program.window, lambda: None),
    "a player who is stuck": lambda program: offer("Ben", ("again", "pass"), lambda way: None, program.window),
    "buzzer keys": lambda program: BuzzerDialog(["Ann", "Ben"], ["A", "L"], {}, program.window).open(),
}


def wait_for_games(qtbot, sheet: PutAwayGames) -> None:
    """Waits until the sheet lists its games, because the list is hidden while it is empty."""
    qtbot.waitUntil(lambda: not sheet.games.reads)


def test_keys_reach_every_widget_of_every_dialog(front, qtbot):
    window = front.window
    for name, opened in DIALOGS.items():
        opened(front)
        QApplication.processEvents()
        (sheet,) = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window]
        in_front(qtbot, sheet)
        assert sheet.windowTitle(), name
        if isinstance(sheet, PutAwayGames):
            wait_for_games(qtbot, sheet)
        tabs = getattr(sheet, "tabs", None)
        for number in range(tabs.count() if tabs is not None else 1):
            if tabs is not None:
                tabs.setCurrentIndex(number)
                tabs.tabBar().setFocus()
            assert faults(sheet) == [], (name, number)
        press(sheet, Qt.Key.Key_Escape)
        assert not isValid(sheet) or not sheet.isVisible(), name
        in_front(qtbot, window)
        assert QApplication.focusWidget() is not None, name


FILE_DIALOGS = {
    "Open a record": lambda program: record_files.chosen_record(program.window),
    "Import a word list": lambda program: record_files.chosen_list(program.window),
    "Choose a picture for the felt": lambda program: record_files.chosen_picture(program.window),
    "Save a copy of the record": lambda program: record_files.save_copy(
        deal(program, "ow", seed=7).running, program.window
    ),
    "Back up everything": lambda program: OwnFiles(program.window).files.buttons["save"].click(),
    "Restore a back-up": lambda program: OwnFiles(program.window).files.buttons["bring"].click(),
}


@pytest.mark.parametrize("title", FILE_DIALOGS)
def test_keys_reach_every_widget_of_qts_file_dialogs(front, title):
    """Qt's own file dialog is used on desktops that have none. The file dialogs of desktops are tested by their
    makers."""
    found: list[object] = []

    def walk() -> None:
        (dialog,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, QFileDialog)]
        found.extend([dialog.windowTitle(), faults(dialog)])
        press(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(0, walk)
    FILE_DIALOGS[title](front)
    assert found == [title, []]
    assert front.window.isVisible()


def test_keys_reach_every_widget_of_the_dialog_that_compares_two_branches(opened, qtbot):
    moves = EXAMPLES["split-run"]["moves"]
    page = opened("split-run", moves[0], branches=[{"at": 0, "moves": ["pass"]}])
    page.compared.emit()
    (sheet,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, TwoLines)]
    in_front(qtbot, sheet)
    assert sheet.windowTitle()
    assert faults(sheet) == []
    assert QApplication.focusWidget() is not None
    press(sheet, Qt.Key.Key_Escape)
    assert not isValid(sheet) or not sheet.isVisible()


def give_up(page):
    session = page.running.session
    while not session.state.over:
        session.lift_curtain()
        session.resign(session.to_act[0])


@pytest.mark.parametrize("game", ["split-run", "four-rows", "shout", "full-deck", "profit-and-loss"])
def test_keys_reach_every_widget_of_the_table_and_of_the_final_page(front, game):
    window = front.window
    page = deal(front, game, seed=7)
    front.file.change(panels=True)
    settle(front)
    assert faults(window) == []
    *_, last_but_one, last = [spoken_facts(one)[0] for one in stops_of(window)]
    assert (last_but_one, last) == ("History", "Panels: History")
    give_up(page)
    settle(front)
    assert faults(window) == []
    front.leave_table()
    settle(front)
    assert QApplication.focusWidget() is not None


def test_keys_reach_every_widget_during_a_pause_and_between_two_hands_and_in_a_film_and_a_lesson(front):
    window = front.window
    page = deal(front, "split-run", seed=7)
    page.game.pressing.toggle_pause()
    settle(front)
    assert faults(window) == []
    page.game.pressing.toggle_pause()
    page.running.session.submit(first_act(page.running.session))
    settle(front)
    assert faults(window) == []
    page.running.session.lift_curtain()
    page.game.play_film()
    page.running.film.halt()
    settle(front)
    assert faults(window) == []
    assert leaves(window, gone=page.film_bar.isHidden)
    front.leave_table()
    front.lessons.learn("3-2-1")
    settle(front)
    assert faults(window) == []


def test_keys_reach_every_widget_of_the_statistics_and_of_the_finished_games(front):
    window = front.window
    for game in ("split-run", "ow"):
        page = deal(front, game, seed=7)
        page.running.session.submit(first_act(page.running.session))
        give_up(page)
        front.leave_table()
    front.counting.wait()
    for opened in (front.counting.show, front.finished.show):
        opened()
        settle(front)
        assert window.pages.currentWidget() is not window.gallery
        assert faults(window) == []
        assert leaves(window, gone=lambda: window.pages.currentWidget() is window.gallery)
