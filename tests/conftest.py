"""The ground of all tests: no screen, and no folder of the user's. `tests/tiers.py` decides which tests run."""

import gc
import os
import shutil
import sys
import tempfile
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

pytest_plugins = ["tests.tiers"]

# Set while pytest starts, before a test module can import anything that asks where its folders are.
_FOLDERS = Path(tempfile.mkdtemp(prefix="wordfelt-tests-"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _name in ("CONFIG", "DATA", "CACHE", "STATE"):
    os.environ[f"XDG_{_name}_HOME"] = str(_FOLDERS / _name.lower())
os.environ["XDG_RUNTIME_DIR"] = str(_FOLDERS)
os.environ["WORDFELT_CACHE"] = str(_FOLDERS / "cache" / "wordfelt")

# The same examples at every run and on every machine, however slow it is now.
settings.register_profile("fixed", derandomize=True, deadline=None)
settings.load_profile("fixed")


_windows = count(1)
_USUAL, _SELDOM = gc.get_threshold(), (20_000, 20, 50)


@pytest.fixture(autouse=True)
def no_deal_by_chance(monkeypatch):
    """Deals without a code get numbers: the first, the second... of the test, the same at every run."""
    codes = count(1)
    monkeypatch.setattr("app.library.agreement.new_seed", lambda: next(codes))


@pytest.fixture(scope="module", autouse=True)
def no_window_left():
    """Closes all windows: one that outlives its module makes later ones slower, because Qt styles and translates it
    each time, too."""
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication, QMainWindow

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for window in [one for one in QApplication.topLevelWidgets() if isinstance(one, QMainWindow)]:
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def nothing_left(request):
    """Deletes the windows of the last test before the next makes its own: Qt would style them once more.

    With a window Python's own collector is off from the beginning, as in the program: it would delete leftovers of
    other windows while Qt is styling or translating. This collects the leftovers now and then. Without a window the
    collector works less often than usual: a tenth of the time of a law went into its search.
    """
    if "qapp" in request.fixturenames:
        gc.disable()
        gc.set_threshold(*_USUAL)
    else:
        gc.set_threshold(*_SELDOM)
    yield
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        if (application := QCoreApplication.instance()) is not None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            # not to the windows of the next test
            QCoreApplication.sendPostedEvents(application, QEvent.Type.LanguageChange)
    gc.enable()
    if "qapp" in request.fixturenames and next(_windows) % 40 == 0:
        gc.collect()


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    """The program that the tests of a module share: see `tests/windows/shared.py`."""
    from tests.windows.shared import SharedProgram

    one = SharedProgram(tmp_path_factory.mktemp("shared"))
    yield one
    one.end()


@pytest.fixture
def own(request) -> bool:
    """Whether this test needs a program of its own: see `tests/windows/shared.py`."""
    return any(request.node.get_closest_marker(name) for name in ("own_program", "painted"))


def pytest_collection_finish():
    """Freezes everything loaded by now, so that Python's collector need not search it again and again."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure():
    shutil.rmtree(_FOLDERS, ignore_errors=True)
