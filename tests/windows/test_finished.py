"""Tests that finished games are counted in the statistics from their records on the disk, even if the program was
killed earlier."""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from app.library.game_files import games_in
from app.library.rebuilding import results_in
from app.library.results import ResultsFile
from tests.trials.disk import Waiting
from tests.windows.conftest import deal, leave
from tests.windows.test_start import ROOT
from tests.windows.test_statistics import BO, ann, game
from tests.windows.test_table import first_act, lay


def killed_on_the_last_page(program, folders) -> Path:
    """Makes a finished game whose window was killed after its last move was saved: its lock file is still there, and no
    result was written. Returns the path of its record."""
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.lift_curtain()
    page.running.session.resign(1)
    page.running.autosave.wait()
    path: Path = page.running.path
    lock = path.with_name(f"{path.name}.lock")
    copies = [(one, folders / one.name) for one in (path, lock)]
    for one, copy in copies:
        shutil.copy(one, copy)
    leave(program)
    program.counting.results.clear()
    for one in (folders / "data" / "finished").iterdir():
        one.unlink()
    for one, copy in copies:
        shutil.copy(copy, one)
    return path


def test_a_finished_game_whose_window_was_killed_is_counted_and_no_longer_listed_as_unfinished(program, folders, qtbot):
    path = killed_on_the_last_page(program, folders)
    program.waiting.show()
    qtbot.waitUntil(lambda: not path.exists())
    assert not program.window.gallery.strip.games
    assert [result.key for result in program.counting.results.results] == [path.name]
    assert [one.name for one in (folders / "data" / "finished").iterdir()] == [path.name]


def test_a_finished_game_is_counted_and_not_listed_as_unfinished_even_if_a_power_cut_removed_its_lock(
    program, folders, qtbot
):
    path = killed_on_the_last_page(program, folders)
    path.with_name(f"{path.name}.lock").unlink()
    program.waiting.show()
    qtbot.waitUntil(lambda: not path.exists())
    assert [result.key for result in program.counting.results.results] == [path.name]


def test_a_finished_game_that_cannot_be_moved_is_counted_only_once(program, folders, qtbot):
    path = killed_on_the_last_page(program, folders)
    shutil.rmtree(folders / "data" / "finished")
    (folders / "data" / "finished").write_text("a file, where the folder should be")
    program.waiting.show()
    qtbot.waitUntil(lambda: bool(program.counting.results.results))
    program.waiting.games._replaying.wait()
    program.qt.processEvents()
    assert path.exists()
    assert len(program.counting.results.results) == 1


def test_a_finished_game_that_is_opened_before_its_result_was_counted_is_counted(program, folders):
    path = killed_on_the_last_page(program, folders)
    program.waiting.go_on_with(path)
    assert program.table.running.session.state.over
    leave(program)
    assert [result.ended for result in program.counting.results.results] == ["resigned"]
    assert not path.exists()


def wait_for(event: threading.Event) -> None:
    event.wait(20)


@pytest.fixture
def counting_long(program):
    """Keeps the worker that counts results busy until the test sets the event that this fixture yields."""
    ready = threading.Event()
    program.counting._worker.do(wait_for, ready)
    yield ready
    ready.set()


def test_the_window_does_not_freeze_while_a_finished_game_waits_for_its_result_to_be_counted(
    program, folders, qtbot, counting_long
):
    counting_long.set()
    path = killed_on_the_last_page(program, folders)
    counting_long.clear()
    program.counting._worker.do(wait_for, counting_long)
    program.waiting.show()
    qtbot.waitUntil(lambda: path in program.shelf.leaving)
    qtbot.waitUntil(lambda: not program.window.gallery.strip.games)
    assert path.exists()
    counting_long.set()
    qtbot.waitUntil(lambda: not path.exists())
    assert [result.key for result in program.counting.results.results] == [path.name]
    # The worker moves the file first, and only then takes it off the list of games that leave.
    qtbot.waitUntil(lambda: not program.shelf.leaving)


def test_leaving_a_game_that_has_ended_does_not_wait_for_the_counting_of_results(
    program, folders, qtbot, counting_long
):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.resign(1)
    path = page.running.path
    with Waiting() as waiting:
        program.leave_table()
    assert not waiting.waits.times
    assert path.exists()
    assert not program.window.gallery.strip.games
    counting_long.set()
    qtbot.waitUntil(lambda: not path.exists())
    assert [one.name for one in (folders / "data" / "finished").glob("*.wordfelt")] == [path.name]


def test_a_closing_program_counts_and_moves_the_finished_games_that_still_wait(program, folders, counting_long):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.resign(1)
    path = page.running.path
    program.leave_table()
    assert path.exists()
    counting_long.set()
    program.close()
    assert not path.exists()


def test_an_unfinished_game_stays_in_the_gallery_even_if_its_window_was_killed(program, folders, qtbot):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    path: Path = page.running.path
    lock = path.with_name(f"{path.name}.lock")
    said = lock.read_bytes()
    program.leave_table()
    lock.write_bytes(said)
    program.waiting.show()
    program.waiting.games._replaying.wait()
    program.qt.processEvents()
    assert path.exists()
    assert len(program.window.gallery.strip.games) == 1


ADD = """
import sys
from pathlib import Path
from app.library.results import PlayerResult, Result, ResultsFile
file = ResultsFile(Path(sys.argv[1]))
for number in range(20):
    file.add(Result(f"{sys.argv[2]}-{number}", "ow", "2026-11-21", "finished", (PlayerResult("Ann"),)))
"""


def test_two_programs_that_write_results_at_the_same_time_do_not_lose_results(tmp_path):
    place = tmp_path / "results.json"
    both = [subprocess.Popen([sys.executable, "-c", ADD, str(place), name], cwd=ROOT) for name in "ab"]
    assert [program.wait(60) for program in both] == [0, 0]
    assert len(ResultsFile(place).results) == 40
    assert [one.name for one in tmp_path.iterdir()] == ["results.json"]


def test_results_can_be_counted_again_from_the_records(program, folders):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.resign(1)
    leave(program)
    before = program.counting.results.results
    finished = folders / "data" / "finished"
    (finished / "no.wordfelt").write_text("{")
    os.utime(finished / before[0].key)
    assert tuple(results_in(games_in(finished), lambda: False)) == before
    assert not list(results_in(games_in(finished), lambda: True))


def test_results_counted_again_replace_the_old_results(tmp_path):
    file = ResultsFile(tmp_path / "results.json")
    file.add(game("1", ann(3), BO))
    file.add_all([game("1", ann(4), BO), game("2", ann(5), BO)], recounted=True)
    assert [result.players[0].score for result in file.results] == [4, 5]


def test_if_the_results_are_unreadable_they_are_counted_again_automatically(program, folders, qtbot):
    deal(program, "split-run", seed=7).running.session.resign(1)
    leave(program)
    (before,) = program.counting.results.results
    program.counting.results.path.write_text("{nothing")
    program.counting.show()
    qtbot.waitUntil(lambda: "counted again" in program.window.notice.text())
    assert program.counting.results.results == (before,)


def ended_and_killed_before_its_result_was_written(program, folders) -> Path:
    """Makes a finished game that was moved to the finished games before the program was killed; its result was never
    written. Returns the path of its record."""
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.lift_curtain()
    page.running.session.resign(1)
    leave(program)
    place: Path = next((folders / "data" / "finished").glob("*.wordfelt"))
    results = folders / "data" / "results.json"
    before = place.stat().st_mtime - 60
    results.write_text('{"version": 1, "results": []}')
    os.utime(results, (before, before))
    return place


def started_anew(program, qtbot) -> list[str]:
    """Starts the program again; returns the keys of all results that it has then, either read from their file or
    counted again from the records."""
    del program.counting.__dict__["_file"]
    program._warm_up()
    qtbot.waitUntil(lambda: program.loading.ready)
    return [result.key for result in program.counting.results.results]


def test_a_result_that_was_never_written_is_counted_from_its_record_at_the_next_start(program, folders, qtbot):
    place = ended_and_killed_before_its_result_was_written(program, folders)
    assert started_anew(program, qtbot) == [place.name]


def test_a_result_that_the_player_has_deleted_is_not_counted_again_at_the_next_start(program, folders, qtbot):
    ended_and_killed_before_its_result_was_written(program, folders)
    program.counting.results.clear()
    assert not started_anew(program, qtbot)


def test_startup_does_not_read_records_if_the_results_of_all_finished_games_were_written(
    program, folders, qtbot, monkeypatch
):
    place = ended_and_killed_before_its_result_was_written(program, folders)
    started_anew(program, qtbot)
    read: list[Path] = []
    monkeypatch.setattr("app.library.rebuilding.load", read.append)
    assert started_anew(program, qtbot) == [place.name]
    assert not read
