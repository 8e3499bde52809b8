"""Tests that the mark at the table always says correctly whether the game is on the disk."""

import errno
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from app.windows import file_questions as unsaved
from engine.records import files
from engine.records.record import read_record
from tests.windows.conftest import deal
from tests.windows.test_opening import when_shown
from tests.windows.test_table import first_act, lay


class Disk:
    """A disk.

    full: no room for games.
    broken: a fault of the program.
    free: while it is not set, the disk takes its time.
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
    monkeypatch.setattr(unsaved, "what_to_do", lambda why, parent: unsaved.LEAVE)  # or closing would wait for an answer
    return disk


def settled(page):
    page.running.autosave.wait()
    return page.head.mark


def test_the_mark_says_saving_until_the_disk_has_the_move_and_then_safe(program, disk):
    page = deal(program, "first-base")
    mark = settled(page)
    assert mark.accessibleName() == "Safe"
    disk.free.clear()
    lay(page, first_act(page.running.session))
    assert (mark.accessibleName(), "Saving" in mark.text()) == ("Saving", True)
    disk.free.set()
    assert settled(page).accessibleName() == "Safe"
    assert len(read_record(page.running.path.read_bytes()).moves) == 1


def test_nothing_beside_the_mark_jumps_when_a_move_is_saved(program, disk):
    page = deal(program, "first-base")
    width = settled(page).width()
    disk.free.clear()
    lay(page, first_act(page.running.session))
    assert page.head.mark.minimumWidth() == width
    assert page.head.mark.width() == width
    disk.free.set()


def test_the_mark_shows_an_unsaved_game_as_long_as_it_is_unsaved(program, disk):
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


def test_a_fault_while_saving_is_shown_and_asked_about_like_a_full_disk(program, disk, monkeypatch):
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


def test_pressing_the_mark_tries_again_or_saves_a_copy(program, disk, monkeypatch):
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
def test_leaving_waits_for_a_slow_disk_and_the_player_may_rather_stay(program, disk, stay):
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
def test_leaving_shows_the_wait_for_the_side_file_too(program):
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


def test_no_act_waits_for_the_disk(program, monkeypatch):
    """A trial measures how long that would be: python -m tests.trials.disk"""
    real, free, asked = os.fsync, threading.Event(), set()

    def slow(handle: int) -> None:
        asked.add(threading.current_thread())
        assert free.wait(10), "whoever waits in the window's thread waits for ever"
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


def test_in_larger_letters_the_mark_still_has_room_for_its_words(program, qapp):
    page = deal(program, "split-run")
    program.window.resize(1900, 1000)
    for text_size in (100, 250, 100):
        program.file.change(text_size=text_size)
        qapp.processEvents()
        assert page.head.mark.width() >= page.head.mark.fontMetrics().horizontalAdvance(page.head.mark.text())
