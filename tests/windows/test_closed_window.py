"""Tests that a closed and deleted window leaves no widget, no thread and no game in memory. Otherwise opening many
games, or running many tests, would become slow."""

import gc
import threading
import weakref
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from app.base.worker import PATIENCE_MS
from app.program.application import Application
from engine.match import Match
from tests.windows.conftest import deal, has_begun
from tests.windows.test_table import first_act, lay

REVIEW = Application._review  # the real method, which a fixture replaces in all tests


def run_and_close_a_program(qapp, qtbot) -> None:
    """Starts a program, opens all its pages, closes it, and deletes its window."""
    program = Application(qapp)
    program.start()
    qtbot.waitUntil(lambda: has_begun(program, None), timeout=20_000)
    program.file.change(pace="instant", motion="none", sound=False)
    page = deal(program, "shout")
    program.leave_table()
    page = deal(program, "split-run")
    lay(page, first_act(page.running.session))
    for what in ("statistics", "finished", "road", "gallery", "setup"):
        program.window.asked.emit(what)
    program.file.change(mode="light", language="de")
    program.file.change(language="en")
    page = deal(program, "four-rows")
    page.running.session.resign(0)
    program.close()
    program.window.close()
    program.window.deleteLater()


def tidy() -> None:
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        gc.collect()


def living_objects() -> Counter[str]:
    """Counts the objects of the program that exist now, by class."""
    kinds = [type(one) for one in gc.get_objects()]
    made = Counter([kind.__name__ for kind in kinds if kind.__module__.startswith("app.") or kind is Match])
    return made + Counter([f"a widget: {type(one).__name__}" for one in QApplication.allWidgets()])


def test_a_closed_window_does_not_leave_a_widget_or_a_thread_or_a_game_behind(folders, qapp, qtbot):
    run_and_close_a_program(qapp, qtbot)
    qtbot.wait(2 * PATIENCE_MS)  # waits, because a worker keeps a reference to its stopped work for a moment
    tidy()
    before, threads = living_objects(), threading.active_count()
    run_and_close_a_program(qapp, qtbot)
    qtbot.wait(2 * PATIENCE_MS)
    tidy()
    grown = living_objects() - before
    assert not grown
    assert threading.active_count() <= threads


def test_leaving_a_game_disconnects_it_from_all_objects_that_outlive_it(program):
    """PySide keeps a weak reference for each connected method of an object that is not a QObject, so each connection
    that a game leaves behind would add a weak reference."""
    for seed in (1, 2):
        deal(program, "split-run", seed=seed)
        program.leave_table()
    keepers = program.table, program.new, program.file, program.shelf
    before = [weakref.getweakrefcount(keeper) for keeper in keepers]
    for seed in (3, 4):
        deal(program, "split-run", seed=seed)
        program.leave_table()
    assert [weakref.getweakrefcount(keeper) for keeper in keepers] == before


@pytest.mark.own_program
def test_results_of_a_search_for_deals_that_arrive_after_the_program_has_closed_do_not_start_a_thread(start):
    program = start()
    program.close()
    program.seen._found.emit([(["a"], "815", "game.wordfelt")])
    assert program._writer is None


@pytest.mark.own_program
def test_a_closed_program_does_not_review_games_or_make_a_table_of_the_day(start):
    program = start()
    program.close()
    for name in ("reviews", "days"):
        vars(program).pop(name, None)
    REVIEW(program)
    assert not {"reviews", "days"} & set(vars(program))


@pytest.mark.own_program
def test_a_closed_program_does_not_read_a_table_of_the_day_or_look_for_deals(start, monkeypatch):
    program = start()
    seen, days, plays = program.seen, program.days, program.days.file
    program.close()

    def forbidden(*given):
        pytest.fail(f"{given} is read")

    monkeypatch.setattr("app.base.json_file.content_of", forbidden)
    monkeypatch.setattr("app.library.shown_games.deals_of_games", forbidden)
    seen._find_games((), lambda text: ())
    days._read_day("2026-11-30", plays)
