"""Tests the start of the program: the gallery shows immediately, and slow modules are loaded only after it."""

import gc
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from app.__main__ import SCREENS
from app.__main__ import run as start_program
from app.base import json_file, paths
from app.base.boxes import BOXES
from app.base.worker import Collector
from app.library.game_files import Shelf
from app.program.application import Application
from app.windows.gallery.tiles import FAVOURITES, GAME, SOLO
from engine.games import CATALOG
from tests.windows.shared import end

ROOT = Path(__file__).parents[2]

FIRST_PAINT = """
import sys
from PySide6.QtWidgets import QApplication
from app.program.application import Application
qt = QApplication([])
program = Application(qt)
program.start()
program.window.grab()
heavy = '''concurrent.futures
    pydantic engine.records engine.games engine.messages engine.core.state app.felt.access app.felt.view
    app.windows.table.table_page app.windows.rules.example_pictures logging.handlers subprocess platformdirs
    PySide6.QtNetwork engine.lessons app.windows.table.lesson_bar app.program.new_games app.program.lessons
    app.program.reminders app.program.your_files app.program.finished_games app.base.texts datetime
    app.windows.widgets.player_state app.base.sound app.base.worker'''.split()
print([name for name in heavy if name in sys.modules])
import PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets
tables = '''QLinearGradient QKeySequence QSizePolicy QItemSelectionModel QDateTime QStyle QIcon QSettings
    QDialog QTabBar QHeaderView QSysInfo'''.split()
qt_modules = (PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets)
print([name for name in tables if any(name in vars(module) for module in qt_modules)])
"""


START = """
import builtins, sys, types
usual_import = builtins.__import__
class Application:
    def __init__(self, qt):
        self.window = types.SimpleNamespace(first_painted=types.SimpleNamespace(connect=lambda act: None))
    def start(self, record):
        print(*[name for name in ("engine.games", "argparse") if name in sys.modules])
        describes_parameters = vars(sys.modules["PySide6.support.signature.parser"])
        print(builtins.__import__ is usual_import, "__getattr__" in describes_parameters)
        sys.exit()
sys.modules["app.program.application"] = types.ModuleType("app.program.application")
sys.modules["app.program.application"].Application = Application
import app.__main__
app.__main__.main([])
"""


AT_THE_TABLE = """
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget
from app.program.application import Application
qt = QApplication([])
program = Application(qt)
program.start()
def made(kind):
    return {kind.__name__}.union(*[made(one) for one in type.__subclasses__(kind)])
for _ in range(3):
    qt.processEvents()
program.new.deal("split-run", 1)
qt.processEvents()
program.window.grab()
program.window.table.game.give_hint()
qt.processEvents()
print(sorted(made(QWidget) & {"QCalendarWidget", "QMdiArea", "QUndoView", "QWizard"}))
print(sorted(made(QObject) & {"QFileSystemWatcher", "QSharedMemory", "QThreadPool", "QUndoStack", "QStyle"}))
program.close()
"""


NOTHING_TO_READ = """
import sys
from PySide6.QtWidgets import QApplication
from app.program.application import Application
qt = QApplication([])
program = Application(qt)
program.start()
while program.sounds is None:
    qt.processEvents()
late = "pydantic app.library.opening secrets hashlib app.base.texts engine.core.rulebook engine.core.state".split()
print([name for name in late if name in sys.modules])
program.close()
"""


SECOND_PICTURE = """
import sys
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from app.program.application import Application
qt = QApplication([])
program = Application(qt)
class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and program.window.gallery.table.names:
            painted.append(program.sounds)
        return False
painted = []
watch = Watch()
program.window.gallery.table.installEventFilter(watch)
program.start()
while program.sounds is None:
    qt.processEvents()
print(painted[0], program.window.gallery.lead.text() != "")
program.close()
"""


READING = """
import sys, threading
from PySide6.QtWidgets import QApplication
from app.program.application import Application
def loaders():
    '''The threads that load what reads records.'''
    class Hearing:
        def find_spec(self, name, path=None, target=None):
            if name in ("pydantic", "engine.records.reading"):
                found.append((name, threading.current_thread() is threading.main_thread()))
    found = []
    sys.meta_path.insert(0, Hearing())
    return found
found = loaders()
qt = QApplication([])
program = Application(qt)
program.start(RECORD)
while program.sounds is None:
    qt.processEvents()
here = [name for name, in_main_thread in found if in_main_thread]
print(here, program.window.gallery.isEnabled(), program.window.gallery.isVisible())
while not UNTIL:
    qt.processEvents()
print(sorted(found))
program.close()
"""
ASIDE = [("engine.records.reading", False), ("pydantic", False)]


def run(*arguments, **env):
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"} | env,
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )


def test_the_program_does_not_load_slow_modules_before_the_first_paint(folders):
    done = run("-c", FIRST_PAINT)
    assert done.stdout.splitlines()[0] == "[]", done.stderr


def test_for_the_first_paint_pyside_makes_only_those_slow_wrapper_classes_that_the_paint_uses(folders):
    """PySide makes its wrapper of a Qt class when the class is first used; for some classes this takes a millisecond or
    more."""
    done = run("-c", FIRST_PAINT)
    assert done.stdout.splitlines()[1] == "[]", done.stderr


def test_at_the_table_no_call_returns_a_widget_for_which_pyside_would_make_the_wrappers_of_all_classes(folders):
    """If a call returns a widget of unknown class, such as the viewport of a list, PySide tries every class of Qt."""
    done = run("-c", AT_THE_TABLE)
    assert done.stdout.splitlines() == ["[]", "[]"], done.stderr


def test_the_start_loads_neither_rules_of_games_nor_modules_that_only_errors_need_and_reads_no_source_files(folders):
    done = run("-c", START)
    assert done.stdout.splitlines() == ["", "True True"], done.stderr


def test_without_games_on_the_disk_the_code_that_reads_records_is_loaded_only_when_the_program_is_idle(folders):
    """Until then, the program also does not load the module for random deal codes, which needs 4 MB of cryptography,
    and the page of rules, which takes as long to load as the rest of the window."""
    done = run("-c", NOTHING_TO_READ)
    assert done.stdout.strip() == "[]", done.stderr


def test_the_first_painting_of_the_gallery_is_complete_before_other_parts_of_the_window_are_built(folders):
    """The first picture already shows tonight's players and the sentence about the chosen game, although the menus are
    still empty."""
    done = run("-c", SECOND_PICTURE)
    assert done.stdout.strip() == "None True", done.stderr


@pytest.mark.parametrize(
    ("record", "until"),
    [
        (None, "program.loading.ready"),  # without a record, the program is ready only after it was idle
        ("games", "program.window.gallery.strip.games"),
        ("any", "program.window.table and program.window.table.running"),
    ],
)
def test_a_worker_thread_loads_the_code_that_reads_records_while_the_player_uses_the_gallery(folders, record, until):
    path = folders / "data" / "games" / "one.wordfelt" if record == "games" else folders / "one.wordfelt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"wordfelt": 1, "game": "split-run", "players": ["Ann", "Ben"], "moves": []}')
    wanted = f"__import__('pathlib').Path({str(path)!r})" if record == "any" else "None"
    done = run("-c", READING.replace("RECORD", wanted).replace("UNTIL", f"({until})"))
    assert done.stdout.splitlines() == ["[] True True", str(ASIDE)], done.stderr


@pytest.fixture
def readings(monkeypatch):
    """The names of the small files that the program reads, each with whether the window's thread reads it."""
    found: list[tuple[str, bool]] = []

    def reading(path: Path) -> bytes:
        found.append((path.name, threading.current_thread() is threading.main_thread()))
        return real(path)

    real = json_file.content_of
    monkeypatch.setattr(json_file, "content_of", reading)
    return found


@pytest.mark.own_program
def test_at_the_start_the_windows_thread_reads_one_small_file_and_a_worker_reads_the_others(
    start, folders, qtbot, readings
):
    (folders / "config").mkdir()
    (folders / "config" / "settings.json").write_text('{"version": 1, "felt": "blue"}')
    program = start()
    qtbot.waitUntil(lambda: "book" in vars(program))
    program.settle()
    there = [name for name, in_window in readings if in_window]
    assert there == ["settings.json"]
    assert {"people.json", "tonight.json"} <= {name for name, in_window in readings if not in_window}
    assert program.file.settings.felt == "blue"


@pytest.mark.own_program
@pytest.mark.parametrize("there_before", [True, False])
def test_the_first_painting_of_the_gallery_does_not_wait_for_the_list_of_unfinished_games(
    folders, qapp, qtbot, monkeypatch, there_before
):
    """A game that was saved after the folder was listed still appears."""
    path = folders / "data" / "games" / "one.wordfelt"
    path.parent.mkdir(parents=True)
    path.write_text('{"wordfelt": 1, "game": "split-run", "players": ["Ann", "Ben"], "moves": []}')
    free = threading.Event()
    monkeypatch.setattr(Shelf, "has_unfinished", lambda shelf: free.wait(60) and there_before)
    program = Application(qapp)
    qtbot.addWidget(program.window)
    program.start()
    qtbot.waitUntil(lambda: program.sounds is not None, timeout=20_000)
    strip = program.window.gallery.strip
    assert not strip.isVisible()
    free.set()
    qtbot.waitUntil(lambda: bool(strip.cards), timeout=20_000)
    assert set(strip.cards) == {path}
    end(program)


def test_slow_modules_are_loaded_immediately_after_the_first_paint(program):
    assert "engine.records.record" in sys.modules
    assert program.sounds is not None


def test_after_the_start_pythons_garbage_collector_is_off_and_the_programs_own_collector_runs(program):
    """Python's own collector could run in a worker thread, where Qt objects must not be deleted."""
    assert not gc.isenabled()
    assert len(program.qt.findChildren(Collector)) == 1


def test_a_deal_does_not_make_qt_style_all_windows_again(program, monkeypatch):
    dressed: list[str] = []
    monkeypatch.setattr(program.qt, "setStyleSheet", dressed.append)
    program.new.deal("split-run", 1)
    assert program.file.settings.recent == ("split-run",)
    assert not dressed
    program.file.change(mode="light")
    assert [bool(sheet) for sheet in dressed] == [False, True]


def test_the_command_line_option_version_prints_the_version():
    from app import __version__

    assert run("-m", "app", "--version").stdout.strip() == f"Wordfelt {__version__}"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a desktop")
def test_a_start_without_a_desktop_fails_and_prints_one_sentence_about_the_missing_desktop(monkeypatch):
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    done = run("-m", "app", QT_QPA_PLATFORM="")
    assert done.returncode == 1
    assert "desktop" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere everybody has a home")
def test_a_start_without_a_home_folder_prints_one_sentence_about_that(monkeypatch, capsys):
    def nobody() -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(paths, "config_folder", nobody)
    assert start_program(None) == 1
    assert "no home" in capsys.readouterr().err


def test_an_empty_environment_variable_is_not_used_as_the_name_of_a_folder(monkeypatch):
    for name in ("WORDFELT_CONFIG", "WORDFELT_DATA"):
        monkeypatch.delenv(name, raising=False)
    usual = [folder() for folder in (paths.config_folder, paths.data_folder, paths.log_file)]
    for name in ("WORDFELT_CONFIG", "WORDFELT_DATA"):
        monkeypatch.setenv(name, "")
    assert [folder() for folder in (paths.config_folder, paths.data_folder, paths.log_file)] == usual


def test_the_gallery_shows_every_game(program):
    gallery = program.window.gallery
    shown = [gallery.shown.index(row, 0).data(GAME) for row in range(gallery.shown.rowCount())]
    assert sorted(shown) == sorted(BOXES) == sorted(game.id for game in CATALOG)


def test_the_search_and_the_filter_of_the_gallery_find_games(program):
    gallery = program.window.gallery
    gallery.search.setText("split")
    assert gallery.shown.rowCount() == 2
    gallery.search.setText("no such game")
    assert gallery.shown.rowCount() == 0
    assert not gallery.nothing.isHidden()
    gallery.search.clear()
    gallery.filter.setCurrentIndex(gallery.filter.findData(SOLO))
    assert gallery.shown.rowCount() == len([game for game in CATALOG if game.seats[0] == 1])


def test_favourite_games_are_saved_for_the_next_start(program):
    gallery = program.window.gallery
    gallery.choose("ow")
    gallery.favour.click()
    gallery.filter.setCurrentIndex(gallery.filter.findData(FAVOURITES))
    assert gallery.shown.rowCount() == 1
    assert program.file.settings.favourites == ("ow",)


def test_the_surprise_me_button_chooses_a_different_game(program):
    gallery = program.window.gallery
    before = gallery.current
    gallery.surprise.click()
    assert gallery.current != before


def test_the_gallery_shows_the_rules_of_every_game_beside_the_list(program):
    gallery = program.window.gallery
    for game in CATALOG:
        gallery.choose(game.id)
        assert gallery.name.text() == game.name
        assert gallery.rules.toPlainText()


def test_a_fault_of_the_program_is_reported_in_a_sentence_and_written_to_the_log(program, folders, qtbot, capsys):
    from app.base.crash import Crashes

    crashes = Crashes()
    try:
        raise ZeroDivisionError("a fault for the log")
    except ZeroDivisionError as fault:
        crashes.caught(type(fault), fault, fault.__traceback__)
    qtbot.addWidget(crashes._box)
    assert "wordfelt.log" in crashes._box.text()
    assert "a fault for the log" in (folders / "data" / "wordfelt.log").read_text()
    assert "Traceback" not in capsys.readouterr().err
    for handler in crashes._logger().handlers:
        handler.close()


def test_a_button_of_the_fault_page_copies_the_fault_with_the_versions_and_the_game(program, qtbot, qapp):
    from app import __version__
    from app.base.crash import Crashes

    program.new.deal("first-base", 7)
    crashes = Crashes()
    crashes.game = program.table.record
    crashes._tell("Traceback: a fault for the report")
    qtbot.addWidget(crashes._box)
    copy = next(button for button in crashes._box.buttons() if button.text().replace("&", "") == "Copy for a report")
    copy.click()
    told = qapp.clipboard().text()
    assert f"Wordfelt {__version__}" in told
    assert "a fault for the report" in told
    assert '"first-base"' in told
    assert crashes._box.isVisible()
    crashes.game = lambda: str(1 / 0)
    assert "ZeroDivisionError" in crashes.report("x"), "a fault of the record hides no other fault"


TWO_AT_ONCE = """
import sys, threading
import PySide6.QtCore
from app.base.usual_import import import_as_usual
import_as_usual()
from app.library import films, loading, results

begun, done, sought_by = threading.Event(), threading.Event(), set()

class Slow:
    "Seeks nothing, and lets the other begin while pydantic is half there."
    @staticmethod
    def find_spec(name, path, target=None):
        if name.startswith("pydantic."):
            sought_by.add(threading.current_thread().name)
        if name == "pydantic.main":
            begun.set()
            done.wait(0.3)

def other():
    begun.wait()
    {other}
    done.set()

sys.meta_path.insert(0, Slow)
threads = [threading.Thread(target=loading.load_reader, name="reader"), threading.Thread(target=other, name="other")]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(*sorted(sought_by), done.is_set(), loading.READER in sys.modules)
"""


@pytest.mark.parametrize("other", ["results._form()", "films._form()", "import engine.lessons.lesson_form"])
def test_one_thread_loads_the_code_that_reads_records_and_other_threads_wait_for_it(other):
    script = TWO_AT_ONCE.replace("{other}", other)
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["reader", "True", "True"], done.stdout + done.stderr
