"""Tests the save mark above the felt, which always shows whether the game is saved."""

import errno
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox

from app.base.settings import GameSetting
from app.windows import file_questions as unsaved
from engine.records import files
from engine.records.record import read_record
from tests.trials.disk import Hiding
from tests.windows.conftest import deal, people
from tests.windows.test_opening import when_shown
from tests.windows.test_table import first_act, lay


class Disk:
    """A disk whose faults a test decides.

    full: whether the disk has no room left for games.
    broken: whether writing raises an exception that is not a disk error.
    free: an event; as long as it is not set, writing waits.
    """

    def __init__(self) -> None:
        self.full = self.broken = False
        self.free = threading.Event()
        self.free.set()
        self.real = files._replace

    def replace(self, place: Path, data: bytes, unwanted: Callable[[], bool]) -> None:
        if "games" in str(place):
            assert self.free.wait(10)
            if self.full:
                raise OSError(errno.ENOSPC, "no space left")
            if self.broken:
                raise ZeroDivisionError
        self.real(place, data, unwanted)


@pytest.fixture
def disk(monkeypatch, folders):
    disk = Disk()
    monkeypatch.setattr(files, "_replace", disk.replace)
    # Otherwise the closing program would ask the player what to do.
    monkeypatch.setattr(unsaved, "what_to_do", lambda why, parent: unsaved.LEAVE)
    return disk


def settled(page):
    page.running.autosave.wait()
    return page.head.mark


def test_the_save_mark_shows_that_a_move_is_being_saved_until_it_is_on_the_disk(program, disk):
    page = deal(program, "first-base")
    mark = settled(page)
    assert mark.accessibleName() == "Safe"
    disk.free.clear()
    lay(page, first_act(page.running.session))
    assert (mark.accessibleName(), "Saving" in mark.text()) == ("Saving", True)
    disk.free.set()
    assert settled(page).accessibleName() == "Safe"
    assert len(read_record(page.running.path.read_bytes()).moves) == 1


def test_the_save_mark_does_not_change_its_width_while_the_game_is_saved(program, disk):
    page = deal(program, "first-base")
    width = settled(page).width()
    disk.free.clear()
    lay(page, first_act(page.running.session))
    assert page.head.mark.minimumWidth() == width
    assert page.head.mark.width() == width
    disk.free.set()


def test_the_save_mark_shows_not_saved_as_long_as_the_game_could_not_be_saved(program, disk):
    disk.full = True
    page = deal(program, "first-base")
    mark = settled(page)
    program.window._notices_read()
    assert mark.accessibleName() == "Not saved"
    assert "disk is full" in mark.accessibleDescription()
    lay(page, first_act(page.running.session))
    assert settled(page).accessibleName() == "Not saved"
    disk.full = False
    page.running.session.lift_curtain()
    lay(page, first_act(page.running.session))
    assert settled(page).accessibleName() == "Safe"


def test_a_fault_of_the_program_while_saving_is_treated_like_a_full_disk(program, disk, monkeypatch):
    logged = []
    monkeypatch.setattr("sys.excepthook", lambda kind, fault, trace: logged.append(kind))
    disk.broken = True
    page = deal(program, "first-base")
    lay(page, first_act(page.running.session))
    assert settled(page).accessibleName() == "Not saved"
    assert logged == [ZeroDivisionError]
    asked: list[str] = []

    def stay(why: str, parent: object) -> str:
        asked.append(why)
        return unsaved.STAY

    monkeypatch.setattr(unsaved, "what_to_do", stay)
    program.leave_table()
    assert len(asked) == 1
    assert page.running is not None
    disk.broken = False
    program.leave_table()
    assert page.running is None
    assert len(program.shelf.unfinished()) == 1


def test_pressing_the_save_mark_tries_to_save_again_or_saves_a_copy(program, disk, monkeypatch):
    disk.full = True
    page = deal(program, "first-base")
    mark = settled(page)
    told, _, again, copy = mark.offers().actions()
    assert "disk is full" in told.text()
    copies: list[object] = []

    def save_copy(*args: object) -> tuple[bool, None]:
        copies.append(args)
        return True, None

    monkeypatch.setattr("app.windows.record_files.save_copy", save_copy)
    copy.trigger()
    assert copies
    disk.full = False
    again.trigger()
    assert settled(page).accessibleName() == "Safe"
    told = [action.text() for action in mark.offers().actions() if action.text()]
    assert told == ["Saved up to the last move.", "Save a copy…"]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("stay", [True, False])
def test_leaving_a_game_waits_for_a_slow_disk_and_the_player_can_stay_at_the_table(program, disk, stay):
    page = deal(program, "first-base")
    settled(page)
    disk.free.clear()
    lay(page, first_act(page.running.session))
    shown: list[str] = []

    def look(box: QMessageBox) -> None:
        shown.append(box.text())
        if stay:
            box.buttons()[0].click()
        else:
            disk.free.set()

    when_shown(program, look)
    program.leave_table()
    assert "being saved" in shown[0]
    assert (page.running is not None) == stay
    disk.free.set()


@pytest.mark.usefixtures("impatient")
def test_leaving_a_game_also_waits_until_its_extra_data_file_is_written(program):
    page = deal(program, "first-base")
    settled(page)
    free, shown = threading.Event(), list[str]()
    page.running.autosave._worker.do(free.wait, 10)

    def go_on(box: QMessageBox) -> None:
        shown.append(box.text())
        free.set()

    when_shown(program, go_on)
    program.leave_table()
    assert page.running is None
    assert "being saved" in shown[0]


@pytest.mark.own_program
@pytest.mark.usefixtures("impatient")
def test_when_the_program_ends_its_window_hides_immediately_and_the_game_is_still_saved(program, disk, monkeypatch):
    page = deal(program, "first-base")
    settled(page)
    disk.free.clear()
    lay(page, first_act(page.running.session))
    match, autosave, path = page.running.session.match, page.running.autosave, page.running.path
    safe: list[bool] = []
    monkeypatch.setattr("app.windows.file_questions._shown_while", lambda *what: pytest.fail("a box shows"))

    def hidden() -> None:
        safe.append(autosave.is_safe(match))
        QTimer.singleShot(300, disk.free.set)

    Hiding(program.window, hidden)
    program.window.close()
    assert safe == [False]
    assert len(read_record(path.read_bytes()).moves) == 1


@pytest.mark.own_program
def test_if_the_game_cannot_be_saved_at_the_end_the_window_shows_again_to_ask_the_player(program, disk, monkeypatch):
    page = deal(program, "first-base")
    settled(page)
    disk.full = True
    lay(page, first_act(page.running.session))
    seen: list[bool] = []

    def ask(why, parent):
        seen.append(program.window.isVisible())
        return unsaved.STAY

    with monkeypatch.context() as staying:
        staying.setattr(unsaved, "what_to_do", ask)
        program.window.close()
    assert seen == [True]
    assert program.window.isVisible()
    assert page.running is not None


def deal_timed(program):
    """Deals a game with a time limit; returns the table's page."""
    program.file.change(games={"split-run": GameSetting(people("split-run").seats, {"seconds": 60})})
    program.new.deal("split-run", 1)
    page = program.window.table
    page.running.session.lift_curtain()
    settled(page)
    return page


@pytest.mark.own_program
def test_the_clock_does_not_run_while_a_question_about_an_unsaved_game_delays_the_end_of_the_program(
    program, disk, monkeypatch
):
    page = deal_timed(program)
    disk.full = True
    lay(page, first_act(page.running.session))
    page.running.session.lift_curtain()
    assert page.running.clock.running
    ran: list[bool] = []

    def ask(why, parent):
        ran.append(page.running.clock.running)
        return unsaved.STAY

    with monkeypatch.context() as staying:
        staying.setattr(unsaved, "what_to_do", ask)
        program.window.close()
    assert ran == [False]
    assert page.running.clock.running


@pytest.mark.own_program
def test_the_clock_does_not_run_while_the_window_is_hidden_until_the_game_is_saved(program, disk):
    page = deal_timed(program)
    disk.free.clear()
    lay(page, first_act(page.running.session))
    page.running.session.lift_curtain()
    clock, ran = page.running.clock, []

    def saved() -> None:
        ran.append(clock.running)
        disk.free.set()

    Hiding(program.window, lambda: QTimer.singleShot(100, saved))
    program.window.close()
    assert ran == [False]


@pytest.mark.own_program
def test_if_a_fault_prevents_the_end_of_the_program_the_window_shows_again(program, monkeypatch):
    def fail() -> bool:
        raise ZeroDivisionError

    with monkeypatch.context() as failing:
        failing.setattr(program.table, "may_stand_up", fail)
        with pytest.raises(ZeroDivisionError):
            program.window.may_close()
    assert program.window.isVisible()


def test_acts_at_the_table_do_not_wait_for_the_disk(program, monkeypatch):
    """Run `python -m tests.trials.disk` to measure how long acts would wait."""
    real, free, asked = os.fsync, threading.Event(), set()

    def slow(handle: int) -> None:
        asked.add(threading.current_thread())
        assert free.wait(10), "the window's thread must not wait here"
        real(handle)

    page = deal(program, "first-base")
    monkeypatch.setattr(os, "fsync", slow)
    session = page.running.session
    page.running.autosave.save(session.match)
    lay(page, first_act(session))
    assert not page.running.autosave.is_safe(session.match)
    free.set()
    assert settled(page).accessibleName() == "Safe"
    assert asked
    assert threading.main_thread() not in asked


def test_with_larger_letters_the_save_mark_still_has_room_for_its_text(program, qapp):
    page = deal(program, "split-run")
    program.window.resize(1900, 1000)
    for text_size in (100, 250, 100):
        program.file.change(text_size=text_size)
        qapp.processEvents()
        assert page.head.mark.width() >= page.head.mark.fontMetrics().horizontalAdvance(page.head.mark.text())
