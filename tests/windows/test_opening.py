"""Tests that slow work, such as reading a long record or writing to a slow disk, does not freeze the window. The
program shows that it waits, and the player can cancel the wait."""

import json
import threading
import time

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QProgressBar

from app.base import worker
from app.base.paths import data_folder, make_private
from app.session.time.coach import LOOKS
from app.windows.gallery.game_list import GameShelf
from app.windows.sheets.put_away_games import PutAwayGames
from engine.core import act_report
from engine.core.act_report import report_of
from engine.match import Match
from engine.records import replay
from tests.windows.conftest import deal

pytestmark = [pytest.mark.own_program, pytest.mark.usefixtures("impatient")]

PASSES = {"wordfelt": 1, "game": "split-run", "options": {"stall": None}, "players": ["Ann", "Ben"], "seed": 3}


@pytest.fixture
def slow_record(program, folders, monkeypatch, qtbot):
    """Returns a function that writes a record of a given number of moves, each of which takes long to replay. The
    function returns the record's path and the list of the moves replayed so far."""
    program.loading.start()
    qtbot.waitUntil(lambda: program.loading.ready)
    path, made = folders / "long.wordfelt", []

    class Slow(Match):
        def play_text(self, *line):
            time.sleep(0.03)
            made.append(line)
            return super().play_text(*line)

    monkeypatch.setattr(replay, "Match", Slow)

    def written(moves: int):
        path.write_text(json.dumps({**PASSES, "moves": ["pass"] * moves}))
        return path, made

    return written


def beats(program) -> list[float]:
    """The times at which a timer of the window fires; they show whether the window still handles events."""
    told: list[float] = []
    timer = QTimer(program.window)
    timer.timeout.connect(lambda: told.append(time.monotonic()))
    timer.start(10)
    return told


def when_shown(program, act) -> None:
    """Waits until the message box about a wait is open, and then calls `act` with the box."""
    timer = QTimer(program.window)

    def look() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            timer.stop()
            act(box)

    timer.timeout.connect(look)
    timer.start(5)


def test_a_worker_replays_a_long_record_while_a_message_box_shows_the_wait(program, slow_record):
    path, _ = slow_record(40)
    told, shown = beats(program), []
    when_shown(program, lambda box: shown.append((box.text(), len(box.findChildren(QProgressBar)))))
    program.waiting.open(path)
    assert len(program.table.running.session.match.moves) == 40
    assert shown == [("The game is being opened.", 1)]
    assert len(told) > 2, "the window lives on"


def test_the_player_can_cancel_opening_a_long_record(program, slow_record):
    path, made = slow_record(100)
    when_shown(program, lambda box: box.buttons()[0].click())
    program.waiting.open(path)
    assert program.table.running is None
    assert len(made) < 100
    program.waiting.open(path.parent / "missing.wordfelt")
    assert "missing.wordfelt" in program.window.notice.text(), "after the cancelled one another record can be opened"


def test_the_window_does_not_freeze_while_a_worker_restores_a_long_game_that_was_put_away(program, slow_record):
    path, made = slow_record(100)
    kept = path.rename(folder_of(program, "put-away") / path.name)
    program.window.asked.emit("kept")
    (sheet,) = program.window.findChildren(PutAwayGames)
    when_shown(program, lambda box: box.buttons()[0].click())
    sheet.back_wanted.emit(kept)
    assert len(made) < 100
    assert kept.exists()
    path, _ = slow_record(40)
    path.replace(kept)
    shown: list[str] = []
    when_shown(program, lambda box: shown.append(box.text()))
    sheet.back_wanted.emit(kept)
    assert shown == ["The game is being read."]
    assert not kept.exists()
    assert len(program.shelf.unfinished()) == 1


def test_closing_the_window_does_not_wait_for_games_that_are_being_read(program, slow_record, qtbot):
    path, made = slow_record(1000)
    path.rename(folder_of(program, "games") / path.name)
    program.waiting.show()
    qtbot.waitUntil(lambda: bool(made))
    program.window.close()
    assert len(made) < 500


def test_the_statistics_show_only_after_the_results_are_counted_and_the_player_can_cancel_the_wait(
    program, slow_record
):
    path, _ = slow_record(40)
    path.rename(folder_of(program, "finished") / path.name)
    program.counting.rebuild()
    shown: list[str] = []

    def give_up(box: QMessageBox) -> None:
        shown.append(box.text())
        box.buttons()[0].click()

    when_shown(program, give_up)
    program.counting.show()
    assert shown == ["The results are being counted."]
    assert program.window.pages.currentWidget() is program.window.gallery
    program.counting.settle()
    program.counting.show()
    assert program.window.pages.currentWidget() is program.window.statistics


def folder_of(program, where: str):
    folder = data_folder() / where
    make_private(folder)
    return folder


LONG = "NHPMADIABTJHTMYVPCTGEMVZPAOSISEWERELFLDUIQXE"


@pytest.mark.parametrize("game", ["split-run", "real-value", "leftovers"])
def test_searches_in_a_word_of_44_letters_do_not_delay_leaving_the_table(program, folders, game, qtbot):
    """Hints, a computer player and the coach each search for words in the long word in their own thread."""
    setup = {"first": 1, "hands": ["SKITRETEAN", "SHAOONLEIR"], "table": [LONG]}
    players = [{"name": "Ann"}, {"name": "Bo", "computer": "6-builder"}]
    path = folders / "long.wordfelt"
    path.write_text(json.dumps({"wordfelt": 1, "game": game, "players": players, "setup": setup, "moves": ["pass"]}))
    program.waiting.open(path)
    qtbot.waitUntil(lambda: program.table.running is not None)
    running = program.table.running
    running.coach.review(running.session.match, (0,), [0] * len(LOOKS))
    running.hint_with("known")
    qtbot.wait(200)
    running.bots.close()
    running.adviser.close()
    running.coach.close()
    workers = (running.bots._worker, running.adviser._worker, running.coach._worker)
    assert all(worker.wait(0) for worker in workers), "no worker still searches"


@pytest.mark.parametrize("wait", [True, False], ids=["waits", "does not wait"])
def test_a_worker_saves_a_copy_on_a_slow_disk_while_the_player_can_cancel_the_wait(program, folders, monkeypatch, wait):
    from engine.records import files

    deal(program, "split-run")
    place, saved, told = folders / "copy.wordfelt", files.save, []

    def slowly(path, text, *asked):
        for _ in range(30):
            time.sleep(0.01)
        saved(path, text, *asked)

    def look(box):
        told.append(box.text())
        if not wait:
            box.reject()

    monkeypatch.setattr(files, "save", slowly)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (str(place), ""))
    when_shown(program, look)
    ticks = beats(program)
    assert program.table.save_copy() is wait
    assert told == ["The copy is being saved."]
    assert not wait or len(ticks) > 2, "the window lives on"
    assert [path.name for path in folders.glob("copy*")] == (["copy.wordfelt"] if wait else [])


def test_a_player_can_cancel_saving_a_copy_even_if_the_disk_does_not_respond(program, folders, monkeypatch, qtbot):
    """When the disk responds again, the program discards the copy and leaves the old file unchanged."""
    from engine.records import files

    deal(program, "split-run")
    place, saved, answers, ended = folders / "copy.wordfelt", files.save, threading.Event(), []
    place.write_text("old")

    def stalled(path, text, *asked):
        answers.wait(60)
        saved(path, text, *asked)
        ended.append(path)

    monkeypatch.setattr(files, "save", stalled)
    monkeypatch.setattr(worker, "LONGEST_STOP", 0.1)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (str(place), ""))
    when_shown(program, lambda box: box.reject())
    assert program.table.save_copy() is False
    assert ended == [], "the window did not wait for the disk"
    answers.set()
    qtbot.waitUntil(lambda: bool(ended))
    assert place.read_text() == "old"
    assert {path.suffix for path in folders.iterdir()} & {".new"} == set()


@pytest.fixture
def shelf_focused(monkeypatch):
    """The list of the calls that give the focus to the gallery's list of games."""
    times: list[object] = []
    usual = GameShelf.setFocus

    def note(shelf, *why):
        times.append(shelf)
        usual(shelf, *why)

    monkeypatch.setattr(GameShelf, "setFocus", note)
    return times


def test_if_the_program_starts_with_a_record_the_gallery_does_not_get_the_focus_first(opened, shelf_focused):
    assert opened("split-run").running is not None
    assert shelf_focused == []


def test_if_the_program_starts_with_an_unreadable_record_the_gallery_shows(start, folders, shelf_focused, qtbot):
    path = folders / "broken.wordfelt"
    path.write_text("{")
    program = start(path)
    assert program.window.table is None
    qtbot.waitUntil(lambda: shelf_focused == [program.window.gallery.list])


def test_a_worker_thread_computes_the_reports_on_all_acts_of_a_record(program, folders, qtbot, monkeypatch):
    """The history needs all of these reports. In a game of thousands of moves, computing them takes most of the time
    needed to open it."""
    path, makers = folders / "passes.wordfelt", list[threading.Thread]()
    path.write_text(json.dumps({**PASSES, "moves": ["pass"] * 30}))

    def reporting(*given):
        makers.append(threading.current_thread())
        return report_of(*given)

    monkeypatch.setattr(act_report, "report_of", reporting)
    program.waiting.open(path)
    qtbot.waitUntil(lambda: program.table.running is not None)
    match = program.table.running.session.match
    assert set(match.made_reports) == set(range(30))
    assert [maker is threading.main_thread() for maker in makers].count(False) == 30
