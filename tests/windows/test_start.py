"""Tests the start: the gallery shows at once, and nothing heavy comes before it."""

import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.__main__ import SCREENS
from app.__main__ import run as start_program
from app.base import paths
from app.base.boxes import BOXES
from app.base.worker import Collector
from app.windows.gallery.tiles import FAVOURITES, GAME, SOLO
from engine.games import CATALOG

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
    app.program.reminders app.program.your_files app.program.finished_games'''.split()
print([name for name in heavy if name in sys.modules])
import PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets
tables = "QLinearGradient QKeySequence QSizePolicy QItemSelectionModel QDateTime QStyle".split()
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
        print("engine.games" in sys.modules, builtins.__import__ is usual_import)
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
print([name for name in ("pydantic", "app.library.opening", "secrets", "hashlib") if name in sys.modules])
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


def test_nothing_heavy_is_loaded_before_the_first_paint(folders):
    done = run("-c", FIRST_PAINT)
    assert done.stdout.splitlines()[0] == "[]", done.stderr


def test_classes_with_long_tables_that_the_first_paint_does_not_need_are_not_made_for_it(folders):
    """PySide makes its side of a Qt class when the class is first named; some take a millisecond or more."""
    done = run("-c", FIRST_PAINT)
    assert done.stdout.splitlines()[1] == "[]", done.stderr


def test_no_widget_is_handed_out_whose_class_makes_pyside_build_all_others(folders):
    """A list's viewport would cause it: PySide tries every class there is to find out which one that is."""
    done = run("-c", AT_THE_TABLE)
    assert done.stdout.splitlines() == ["[]", "[]"], done.stderr


def test_the_start_loads_no_rules_and_reads_no_sources(folders):
    done = run("-c", START)
    assert done.stdout.strip() == "False True", done.stderr


def test_without_records_the_code_that_reads_them_is_not_loaded_before_idle_time(folders):
    """Nor does it load chance for a deal code, which brings 4 MB of cryptography."""
    done = run("-c", NOTHING_TO_READ)
    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.parametrize(
    ("record", "until"),
    [
        (None, "program.loading.ready"),  # once the program is idle
        ("games", "program.window.gallery.strip.games"),
        ("any", "program.window.table and program.window.table.running"),
    ],
)
def test_another_thread_loads_the_code_that_reads_records_while_the_gallery_works(folders, record, until):
    path = folders / "data" / "games" / "one.wordfelt" if record == "games" else folders / "one.wordfelt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"wordfelt": 1, "game": "split-run", "players": ["Ann", "Ben"], "moves": []}')
    wanted = f"__import__('pathlib').Path({str(path)!r})" if record == "any" else "None"
    done = run("-c", READING.replace("RECORD", wanted).replace("UNTIL", f"({until})"))
    assert done.stdout.splitlines() == ["[] True True", str(ASIDE)], done.stderr


def test_heavy_parts_are_loaded_right_after_the_first_paint(program):
    assert "engine.records.record" in sys.modules
    assert program.sounds is not None


def test_from_then_on_python_collects_no_garbage_by_itself(program):
    """Otherwise it would do so in a worker thread, where no Qt object may end."""
    assert not gc.isenabled()
    assert len(program.qt.findChildren(Collector)) == 1


def test_a_deal_does_not_restyle_every_window(program, monkeypatch):
    dressed: list[str] = []
    monkeypatch.setattr(program.qt, "setStyleSheet", dressed.append)
    program.new.deal("split-run", 1)
    assert program.file.settings.recent == ("split-run",)
    assert not dressed
    program.file.change(mode="light")
    assert [bool(sheet) for sheet in dressed] == [False, True]


def test_the_command_prints_the_version():
    from app import __version__

    assert run("-m", "app", "--version").stdout.strip() == f"Wordfelt {__version__}"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a desktop")
def test_without_a_desktop_one_sentence_says_so(monkeypatch):
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    done = run("-m", "app", QT_QPA_PLATFORM="")
    assert done.returncode == 1
    assert "desktop" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere everybody has a home")
def test_a_missing_home_is_reported_in_one_sentence(monkeypatch, capsys):
    def nobody() -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(paths, "config_folder", nobody)
    assert start_program(None) == 1
    assert "no home" in capsys.readouterr().err


def test_an_empty_variable_names_no_folder(monkeypatch):
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


def test_search_and_filter_find_games(program):
    gallery = program.window.gallery
    gallery.search.setText("split")
    assert gallery.shown.rowCount() == 2
    gallery.search.setText("no such game")
    assert gallery.shown.rowCount() == 0
    assert not gallery.nothing.isHidden()
    gallery.search.clear()
    gallery.filter.setCurrentIndex(gallery.filter.findData(SOLO))
    assert gallery.shown.rowCount() == len([game for game in CATALOG if game.seats[0] == 1])


def test_favourites_are_kept(program):
    gallery = program.window.gallery
    gallery.choose("ow")
    gallery.favour.click()
    gallery.filter.setCurrentIndex(gallery.filter.findData(FAVOURITES))
    assert gallery.shown.rowCount() == 1
    assert program.file.settings.favourites == ("ow",)


def test_surprise_me_chooses_another_game(program):
    gallery = program.window.gallery
    before = gallery.current
    gallery.surprise.click()
    assert gallery.current != before


def test_every_game_has_rules_to_read_beside_it(program):
    gallery = program.window.gallery
    for game in CATALOG:
        gallery.choose(game.id)
        assert gallery.name.text() == game.name
        assert gallery.rules.toPlainText()


def test_a_fault_of_the_program_is_a_sentence_and_a_line_in_the_log(program, folders, qtbot, capsys):
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


def test_a_press_copies_the_fault_the_versions_and_the_game_and_the_page_stays(program, qtbot, qapp):
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
def test_one_thread_loads_the_code_that_reads_files_and_others_wait_for_it(other):
    script = TWO_AT_ONCE.replace("{other}", other)
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["reader", "True", "True"], done.stdout + done.stderr
