"""Fixtures for all tests: they need no screen and use temporary folders instead of the user's.

`tests/tiers.py` decides which tests run.
"""

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from threading import Thread
from time import sleep

import pytest
from hypothesis import settings

pytest_plugins = ["tests.tiers"]

# The variables are set while pytest starts, because modules of the program read them as soon as a test imports these
# modules.
_FOLDERS = Path(tempfile.mkdtemp(prefix="wordfelt-tests-"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _name in ("CONFIG", "DATA", "CACHE", "STATE"):
    os.environ[f"XDG_{_name}_HOME"] = str(_FOLDERS / _name.lower())
os.environ["XDG_RUNTIME_DIR"] = str(_FOLDERS)
os.environ["WORDFELT_CACHE"] = str(_FOLDERS / "cache" / "wordfelt")

# Hypothesis (which invents examples for tests) uses the same examples in every run, and has no time limit that could
# fail a test on a slow machine.
settings.register_profile("fixed", derandomize=True, deadline=None)
settings.load_profile("fixed")


_windows = count(1)
_USUAL, _SELDOM = gc.get_threshold(), (20_000, 20, 50)


@pytest.fixture(scope="session", autouse=True)
def writes_do_not_wait_for_the_disk():
    """Replaces `fsync`, so that no write waits until the file is on the disk; only a power cut would show a difference.
    `tests/trials` tests power cuts with the real `fsync` in programs of its own. A test that counts or delays `fsync`
    replaces it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def workers_begin_late(request):
    """With --late, delays each piece of work in another thread. A test that reads a result without waiting for it then
    fails in every run, not only in one of a hundred runs."""
    seconds = request.config.getoption("--late")
    if not seconds:
        yield
        return
    from app.base import early
    from app.base.worker import Worker

    begin, begun = Worker._work, early.begun

    def begin_late(self: Worker, work: Callable[[], None]) -> None:
        sleep(seconds)
        begin(self, work)

    def begun_late(work: Callable[[], None]) -> Thread:
        def late() -> None:
            sleep(seconds)
            work()

        return begun(late)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Worker, "_work", begin_late)
        patch.setattr(early, "begun", begun_late)
        yield


@pytest.fixture(autouse=True)
def deals_are_numbered(monkeypatch):
    """Numbers the deals of a test 1, 2, 3… instead of giving them random codes, so each run deals the same cards."""
    codes = count(1)
    monkeypatch.setattr("app.library.agreement.new_seed", lambda: next(codes))


@pytest.fixture(scope="module", autouse=True)
def windows_of_the_module_are_deleted():
    """Deletes all windows at the end of a module. Otherwise Qt would style and translate every leftover window again
    with each later window, which slows the tests down."""
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
def windows_of_the_test_are_deleted(request):
    """Deletes the windows of a test when it ends; otherwise Qt would style them again in the next test.

    In a test with a window Python's garbage collector is off, as in the program, because it could delete objects of
    other windows while Qt is styling or translating. Instead, this fixture collects garbage after every 40 such tests.
    In a test without a window the collector works less often than usual, because its search used to take a tenth of the
    time of the whole test run.
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
            # lets windows handle a pending change of language now, so that it does not reach the windows of the next
            # test
            QCoreApplication.sendPostedEvents(application, QEvent.Type.LanguageChange)
    gc.enable()
    if "qapp" in request.fixturenames and next(_windows) % 40 == 0:
        gc.collect()


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    """The program that all tests of a module use; see `tests/windows/shared.py`."""
    from tests.windows.shared import SharedProgram

    one = SharedProgram(tmp_path_factory.mktemp("shared"))
    yield one
    one.end()


@pytest.fixture
def own(request) -> bool:
    """Whether this test needs a program of its own; see `tests/windows/shared.py`."""
    return any(request.node.get_closest_marker(name) for name in ("own_program", "painted"))


@pytest.fixture
def paints() -> bool:
    """Whether the program of a test paints its windows. Most tests of `tests/windows` replace this."""
    return True


def pytest_collection_finish():
    """Excludes all objects loaded by now from garbage collection, so that the collector need not search them."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure():
    shutil.rmtree(_FOLDERS, ignore_errors=True)
