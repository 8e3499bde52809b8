"""The whole program, offscreen, with folders of its own, computer players that answer at once and no motion."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QWidget

from app.base.languages import Languages
from app.base.settings import Settings
from app.base.worker import Worker
from app.felt import cards
from app.program.application import Application
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
    """Lets Enter act at once, because these tests hold no key down; a test of the dead time sets it again."""
    monkeypatch.setattr("app.windows.widgets.enter_button.DEAD", 0.0)
    monkeypatch.setattr("app.windows.widgets.key_guard.DEAD", 0.0)


@pytest.fixture(autouse=True)
def an_answer_to_a_pass_comes_at_once(monkeypatch):
    """Lets computers answer a pass at once, because these tests take none back; a test of that sets the time again."""
    monkeypatch.setattr("app.session.running_game.GRACE_MS", 0)


@pytest.fixture(autouse=True)
def a_busy_machine_asks_nothing(monkeypatch):
    """Keeps a busy machine from showing waits; a test of them sets their length."""
    monkeypatch.setattr("app.windows.file_questions.PATIENCE_MS", 30_000)


class AtOnce:
    """A worker that works in the thread that gives it work."""

    def do(self, work, *args):
        work(*args)

    def close(self):
        pass


@pytest.fixture(autouse=True)
def games_in_progress_are_read_at_once(monkeypatch):
    """Reads the games in progress at once; a test of the reader's own thread takes a real worker again
    (`read_aside`)."""
    monkeypatch.setattr("app.program.unfinished_games.new_reading", AtOnce)


@pytest.fixture
def read_aside(games_in_progress_are_read_at_once, monkeypatch):
    monkeypatch.setattr("app.program.unfinished_games.new_reading", lambda: Worker("reading games"))


@pytest.fixture(autouse=True)
def nobody_makes_a_day_at_rest(monkeypatch):
    """Makes no table of the day while a test rests; a test of that takes `look` again."""
    review = "app.program.application.Application._review"
    monkeypatch.setattr(review, lambda self: self._is_closed or self.reviews.look())


@pytest.fixture(autouse=True)
def nobody_is_welcomed(monkeypatch):
    """Switches the welcome off, because every test is a first start; tests of the welcome switch it on."""
    monkeypatch.setattr("app.program.application.WELCOMES_MS", 600_000)


@pytest.fixture(autouse=True)
def no_word_is_looked_at_before_it_goes(monkeypatch):
    """Lets a word that leaves at once not stand on the felt without motion; a test of that restores it."""
    monkeypatch.setattr("app.felt.performance.stills", lambda script, last: ())


def blank(art: cards.CardArt, look: cards.Look, pixels: int) -> QPixmap:
    """An empty picture, as large as the card would be."""
    pixmap = cards._empty(pixels, look.margin)
    pixmap.setDevicePixelRatio(art.dpr)
    return pixmap


@pytest.fixture(autouse=True)
def pictures_are_blank(request, monkeypatch):
    """Replaces the pictures of cards, places, small tables and of the sign on the cloth, at which most tests do not
    look; a test that does is marked `painted`."""
    if request.node.get_closest_marker("painted") is None:
        monkeypatch.setattr("app.felt.cards.CardArt._painted", blank)
        monkeypatch.setattr("app.felt.furniture._Carpenter.draw", lambda *what: None)
        monkeypatch.setattr("app.windows.gallery.tiles.draw_miniature", lambda *what: None)
        monkeypatch.setattr("app.felt.view.draw_emblem", lambda *what: None)
        monkeypatch.setattr("app.felt.view.draw_rim", lambda *what: None)


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
def start(own: bool, shared: SharedProgram, folders, qapp, qtbot, request):
    """Starts the program, several times in a test if needed. All are closed at the end."""
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
    """Speaks English, so that plurals are right whatever language was spoken before."""
    languages = Languages()
    languages.speak("en")
    yield languages
    QLocale.setDefault(QLocale("C"))


def has_begun(program: Application, path: object) -> bool:
    """Says whether the steps after the first paint are done: then the program waits, has a table, or says why it has
    none."""
    if program.loading.under_way:
        return False
    refused = path is not None and bool(program.window.notice.text())
    return program._idle.isActive() or program.window.table is not None or refused


@pytest.fixture
def program(start):
    return start()


@pytest.fixture
def opened(start, folders):
    """Opens a record of the examples on the table, with this many of its first moves made."""

    def opening(name, *moves, **more):
        path = folders / "game.wordfelt"
        data = {**EXAMPLES[name], "moves": list(moves), "options": {"seconds": None}, **more}
        path.write_text(json.dumps(data))
        page = start(path).window.table
        page.running.session.lift_curtain()
        return page

    return opening


def settle(program: Application) -> None:
    """Waits until the window has its final arrangement: bars fold, panels step aside and letters are fitted in turn."""
    lay, still = None, 0
    while still < 2:
        QApplication.processEvents()
        lies = [(one.geometry(), one.isHidden()) for one in program.window.findChildren(QWidget)]
        lay, still = lies, still + 1 if lies == lay else 0


def people(game: str, count: int = 0):
    """The set-up of a game in older settings, which tonight's table takes over: people at every seat, who agreed on
    hints."""
    from app.base.settings import GameSetting, SeatSetting

    low, high = GAMES[game].seats
    count = count or max(low, min(2, high))
    return GameSetting(tuple([SeatSetting(name) for name in ("Ann", "Ben", "Cyd", "Dot")[:count]]), agreed_hints=True)


def moved_by_a_press(sheet: QWidget) -> list[str]:
    """The fields of this sheet that lie elsewhere after a press on them."""
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
        for _ in range(6):  # a text of several lines finds its height in some steps
            QApplication.processEvents()
        if box.mapTo(sheet, QPoint()) != before:
            moved.append(box.accessibleName())
    return moved


def table_sheet(program: Application):
    """The sheet of tonight's table, open beside the gallery."""
    program.new.change_table()
    return program.window.gallery.sheet


def deal(program: Application, game: str, seed: int = 1, *, alone: bool = False):
    """Deals a game among people, or against the computer, with the curtain up and the deal on the disk, or known not to
    be saved. Returns the page of the table."""
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
    """Leaves the table; a game that is over is then counted, and lies with the finished games."""
    program.leave_table()
    program.counting.settle()
    QCoreApplication.sendPostedEvents(program.counting)


def click(button: QWidget) -> None:
    """Clicks by mouse: keys must press a button twice if it gives the turn away."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
