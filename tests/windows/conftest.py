"""Fixtures and helpers for tests of the whole program.

The program runs without a screen, in temporary folders and without animation, and its computer players answer
immediately.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QWidget

from app.base.languages import Languages
from app.base.settings import Settings
from app.base.worker import Worker
from app.felt import cards
from app.program.application import Application
from app.windows.sheets.settings_sheet import SettingsSheet
from engine.games import GAMES
from tests.records.examples import EXAMPLES
from tests.windows.shared import QUIET, SIZE, SharedProgram, end


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.failed = getattr(item, "failed", False) or report.failed
    return report


@pytest.fixture(autouse=True)
def enter_presses_at_once(monkeypatch):
    """Removes the delay during which new buttons and new pages ignore keys that are still held down. A test of this
    delay restores it."""
    monkeypatch.setattr("app.windows.widgets.enter_button.DEAD", 0.0)
    monkeypatch.setattr("app.windows.widgets.key_guard.DEAD", 0.0)


@pytest.fixture(autouse=True)
def an_answer_to_a_pass_comes_at_once(monkeypatch):
    """Removes the delay before a computer player answers a pass, in which a player can take the pass back. A test of
    this delay restores it."""
    monkeypatch.setattr("app.session.running_game.GRACE_MS", 0)


@pytest.fixture(autouse=True)
def a_busy_machine_asks_nothing(monkeypatch):
    """Lets the program wait 30 seconds for its workers before it shows a dialog in which a player can cancel the work.
    A slow machine would otherwise show this dialog in the middle of a test. A test of the dialog shortens the wait."""
    monkeypatch.setattr("app.windows.file_questions.PATIENCE_MS", 30_000)


class AtOnce:
    """A worker without a thread of its own: it does its work immediately, in the caller's thread."""

    def do(self, work, *args):
        work(*args)

    def close(self):
        pass


@pytest.fixture(autouse=True)
def games_in_progress_are_read_at_once(monkeypatch):
    """Makes the program read the games in progress immediately, in the window's thread. A test of reading in a worker
    thread uses the fixture `read_aside`."""
    monkeypatch.setattr("app.program.unfinished_games.new_reading", AtOnce)


@pytest.fixture
def read_aside(games_in_progress_are_read_at_once, monkeypatch):
    monkeypatch.setattr("app.program.unfinished_games.new_reading", lambda: Worker("reading games"))


@pytest.fixture(autouse=True)
def nobody_makes_a_day_at_rest(monkeypatch):
    """Keeps the idle program from making the table of the day, the daily set of games and puzzles. A test of this work
    calls `look` itself."""
    review = "app.program.application.Application._review"
    monkeypatch.setattr(review, lambda self: self._is_closed or self.reviews.look())


@pytest.fixture(autouse=True)
def nobody_is_welcomed(monkeypatch):
    """Delays the welcome of a first start by 10 minutes, because every test is a first start. Tests of the welcome
    shorten the delay."""
    monkeypatch.setattr("app.program.application.WELCOMES_MS", 600_000)


@pytest.fixture(autouse=True)
def no_word_is_looked_at_before_it_goes(monkeypatch):
    """Skips a pause: without animation, the felt shows a word for a moment before a play removes it from the table. A
    test of this pause restores the function."""
    monkeypatch.setattr("app.felt.performance.stills", lambda script, last: ())


def blank(art: cards.CardArt, look: cards.Look, pixels: int) -> QPixmap:
    """Returns an empty picture of the same size as the picture of the card."""
    pixmap = cards._empty(pixels, look.margin)
    pixmap.setDevicePixelRatio(art.dpr)
    return pixmap


@pytest.fixture(autouse=True)
def pictures_are_blank(request, monkeypatch):
    """Replaces the pictures of cards and games, and the drawings on the cloth of the felt, by empty ones, because most
    tests need no pictures. A test that needs pictures is marked `painted`."""
    if request.node.get_closest_marker("painted") is None:
        monkeypatch.setattr("app.felt.cards.CardArt._painted", blank)
        monkeypatch.setattr("app.felt.furniture._Carpenter.draw", lambda *what: None)
        monkeypatch.setattr("app.windows.gallery.tiles.draw_miniature", lambda *what: None)
        monkeypatch.setattr("app.felt.view.draw_emblem", lambda *what: None)
        monkeypatch.setattr("app.felt.view.draw_rim", lambda *what: None)


class Unpainted(QObject):
    """An event filter that keeps a window from painting when its contents have changed. `grab` still paints, but
    `repaint` does not."""

    def eventFilter(self, window, event):
        return event.type() is QEvent.Type.UpdateRequest


UNPAINTED = Unpainted()


@pytest.fixture
def paints(request):
    """Whether the windows of this test paint. Only a test marked `painted` needs that: painting takes a tenth of the
    time of a test, and most tests in this folder look at no pixels. The tests of `ways` and `translations`, which open
    every page and play every game, always paint."""
    return request.node.get_closest_marker("painted") is not None


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr("app.windows.file_questions.PATIENCE_MS", 100)


@pytest.fixture
def folders(own, shared, tmp_path, monkeypatch):
    folder = tmp_path if own else shared.folder
    monkeypatch.setenv("WORDFELT_CONFIG", str(folder / "config"))
    monkeypatch.setenv("WORDFELT_DATA", str(folder / "data"))
    return folder


@pytest.fixture
def start(own: bool, paints: bool, shared: SharedProgram, folders, qapp, qtbot, request):
    """Returns a function that starts the program. A test may call it several times; all programs are closed at the
    end."""
    started: list[Application] = []

    def starting(path: Path | None = None, **settings: object) -> Application:
        for earlier in started:
            earlier.settle()
        if own or not shared.fits():
            program = begun(path, settings)
            started.append(program)
            qtbot.addWidget(program.window)
            return program
        if shared.program is None:
            return shared.keep(begun(path, settings))
        program = shared.take(settings)
        if path is not None:
            program.waiting.open(path)
            qtbot.waitUntil(lambda: has_begun(program, path), timeout=20_000)
        return program

    def begun(path: Path | None, settings: dict[str, object]) -> Application:
        program = Application(qapp)
        program.start(path)
        qtbot.waitExposed(program.window)
        qtbot.waitUntil(lambda: has_begun(program, path), timeout=20_000)
        if not paints:
            program.window.installEventFilter(UNPAINTED)
        program.window.resize(*SIZE)
        if settings or program.file.settings == Settings():
            program.file.change(**QUIET | settings)
        return program

    yield starting
    for program in started:
        end(program)
    if not own:
        shared.give_back(sound=not (started or getattr(request.node, "failed", False)))


@pytest.fixture
def in_english(qapp):
    """Sets the language to English, because the plural forms could be those of a language set by an earlier test."""
    languages = Languages()
    languages.speak("en")
    yield languages
    QLocale.setDefault(QLocale("C"))


def has_begun(program: Application, path: object) -> bool:
    """Whether the program has finished its start: it is idle, shows a table, or shows why it can't open the record."""
    if program.loading.under_way or program.waiting.games._are_none is None:
        return False
    refused = path is not None and bool(program.window.notice.text())
    return program._idle.isActive() or program.window.table is not None or refused


@pytest.fixture
def program(start):
    return start()


@pytest.fixture
def paints_again(program):
    """Lets the shared program paint during one test."""
    program.window.removeEventFilter(UNPAINTED)
    # Repaints, because otherwise Qt would still wait for the paint event that the filter has blocked.
    program.window.repaint()
    yield
    program.window.installEventFilter(UNPAINTED)


@pytest.fixture
def opened(start, folders):
    """Returns a function that starts the program with the record of an example game.

    The function takes the name of the example, the moves made so far, and other fields of the record. It returns the
    page of the table.
    """

    def opening(name, *moves, **more):
        path = folders / "game.wordfelt"
        data = {**EXAMPLES[name], "moves": list(moves), "options": {"seconds": None}, **more}
        path.write_text(json.dumps(data))
        page = start(path).window.table
        page.running.session.lift_curtain()
        return page

    return opening


def settings_sheet(program: Application) -> Any:
    """Opens the settings and returns their sheet, with its first tab shown. Shows every tab once before that, because a
    tab is built only when it first shows."""
    program.show_settings()
    sheet = program.window.findChildren(SettingsSheet)[-1]
    for number in [*range(1, sheet.tabs.count()), 0]:
        sheet.tabs.setCurrentIndex(number)
    return sheet


def settle(program: Application) -> None:
    """Waits until no widget of the window moves any more, because bars, panels and texts adapt in several steps."""
    lay, still = None, 0
    while still < 2:
        QApplication.processEvents()
        lies = [(one.geometry(), one.isHidden()) for one in program.window.findChildren(QWidget)]
        lay, still = lies, still + 1 if lies == lay else 0


def people(game: str, count: int = 0):
    """The settings of one game with people at all seats and with hints allowed. A deal uses these seats for tonight's
    table.

    count: the number of people; 0 for two, or the nearest number of players that the game allows.
    """
    from app.base.settings import GameSetting, SeatSetting

    low, high = GAMES[game].seats
    count = count or max(low, min(2, high))
    return GameSetting(tuple([SeatSetting(name) for name in ("Ann", "Ben", "Cyd", "Dot")[:count]]), agreed_hints=True)


def moved_by_a_press(sheet: QWidget) -> list[str]:
    """Clicks each check box and list of the sheet, and returns the names of those that moved after their click."""
    moved = []
    for _ in range(6):
        QApplication.processEvents()
    for box in sheet.findChildren(QWidget):
        if not (isinstance(box, QCheckBox | QComboBox) and box.isVisibleTo(sheet) and box.isEnabled()):
            continue
        before = box.mapTo(sheet, QPoint())
        if isinstance(box, QComboBox):
            box.setCurrentIndex((box.currentIndex() + 1) % box.count())
        else:
            box.click()
        for _ in range(6):  # a text of several lines gets its height in several steps
            QApplication.processEvents()
        if box.mapTo(sheet, QPoint()) != before:
            moved.append(box.accessibleName())
    return moved


def table_sheet(program: Application):
    """Opens the sheet on which the players of tonight are chosen, and returns it."""
    program.new.change_table()
    return program.window.gallery.sheet


def deal(program: Application, game: str, seed: int = 1, *, alone: bool = False):
    """Deals a game, opens the hand of the first player, waits for the first save and returns the page of the table.

    alone: keeps the seats of the settings, usually a person and a computer; otherwise people sit at all seats.
    """
    if not alone:
        program.file.change(games={game: people(game)})
    program.new.deal(game, seed)
    page = program.window.table
    assert page is not None
    assert page.running is not None
    page.running.session.lift_curtain()
    page.running.autosave.wait()
    return page


def leave(program: Application) -> None:
    """Leaves the table, and waits until a finished game is counted in the statistics and moved to the finished
    games."""
    program.leave_table()
    program.counting.settle()
    QCoreApplication.sendPostedEvents(program.counting)
    program.settle()


def click(button: QWidget) -> None:
    """Clicks a button with the mouse: with the keyboard, a button that ends the turn must be pressed twice."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
