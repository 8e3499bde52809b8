"""A record that takes long to replay holds nothing up: it is shown that it is being opened, and one need not wait."""

import json
import time

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QProgressBar

from engine.match import Match
from engine.records import replay
from tests.windows.conftest import deal

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # what only the offscreen screen says

PASSES = {"wordfelt": 1, "game": "split-run", "options": {"stall": None}, "players": ["Ann", "Ben"], "seed": 3}


@pytest.fixture
def slow_record(program, folders, monkeypatch, qtbot):
    """Each of its moves takes a tenth of a second."""
    program.loading.start()
    qtbot.waitUntil(lambda: program.loading.ready)
    path = folders / "long.wordfelt"
    path.write_text(json.dumps({**PASSES, "moves": ["pass"] * 12}))

    class Slow(Match):
        def say(self, *line):
            time.sleep(0.1)
            return super().say(*line)

    monkeypatch.setattr(replay, "Match", Slow)
    return path


def beats(program) -> list[float]:
    """Of the window's own loop, for as long as it lives."""
    told: list[float] = []
    timer = QTimer(program.window)
    timer.timeout.connect(lambda: told.append(time.monotonic()))
    timer.start(10)
    return told


def test_a_long_record_is_replayed_aside_with_a_sign_of_it(program, slow_record):
    told, shown = beats(program), []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        shown.append((box.text(), len(box.findChildren(QProgressBar))))

    QTimer.singleShot(700, look)
    program.waiting.open(slow_record)
    assert len(program.table.running.session.match.moves) == 12
    assert shown == [("The game is being opened.", 1)]
    assert len(told) > 20, "the window lives on"


def test_one_need_not_wait_for_a_long_record(program, slow_record):
    before = time.monotonic()

    def leave() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        box.buttons()[0].click()

    QTimer.singleShot(500, leave)
    program.waiting.open(slow_record)
    assert time.monotonic() - before < 1.1
    assert program.table.running is None
    program.waiting.open(slow_record.parent / "missing.wordfelt")
    assert "missing.wordfelt" in program.window.notice.text(), "the next is opened as ever"


LONG = "NHPMADIABTJHTMYVPCTGEMVZPAOSISEWERELFLDUIQXE"


@pytest.mark.parametrize("game", ["split-run", "real-value", "leftovers"])
def test_a_word_of_44_letters_on_the_table_does_not_hold_up_leaving(program, folders, game, qtbot):
    """Hints, a computer player and the coach look for words in it, each in a thread of its own."""
    setup = {"first": 1, "hands": ["SKITRETEAN", "SHAOONLEIR"], "table": [LONG]}
    players = [{"name": "Ann"}, {"name": "Bo", "computer": "6-builder"}]
    path = folders / "long.wordfelt"
    path.write_text(json.dumps({"wordfelt": 1, "game": game, "players": players, "setup": setup, "moves": ["pass"]}))
    program.waiting.open(path)
    qtbot.waitUntil(lambda: program.table.running is not None)
    running = program.table.running
    running.coach.review(running.session.match, "all")
    running.hint_with("known")
    qtbot.wait(200)
    before = time.monotonic()
    running.bots.close()
    running.adviser.close()
    running.coach.close()
    assert time.monotonic() - before < 0.3
    workers = (running.bots._aside, running.adviser._aside, running.coach._aside)
    assert all(worker.wait(0) for worker in workers), "nothing is looked for any more"


@pytest.mark.parametrize("wait", [True, False], ids=["waits", "does not wait"])
def test_a_copy_on_a_slow_disk_is_saved_aside_with_a_sign_of_it_and_one_need_not_wait(
    program, folders, monkeypatch, wait
):
    from engine.records import files

    deal(program, "split-run")
    place, saved, told = folders / "copy.wordfelt", files.save, []

    def slowly(path, text):
        for _ in range(100):
            time.sleep(0.01)
        saved(path, text)

    def look():
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            told.append(box.text())
            if not wait:
                box.reject()

    monkeypatch.setattr(files, "save", slowly)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (str(place), ""))
    QTimer.singleShot(600, program.window, look)
    ticks = beats(program)
    assert program.table.save_copy() is wait
    assert told == ["The copy is being saved."]
    assert len(ticks) > 10, "the window lives on"
    assert place.exists() is wait
