"""Tests a system clock that is set forward or back by days or years, while the program runs or is closed: no file is
lost or overwritten, and no player's time runs out."""

import os
import time
from pathlib import Path

import pytest

from app.library.litter import clear_away
from engine.records.record import read_record
from tests.trials.disk import NotHere, compiled, in_a_program
from tests.trials.kill import kill
from tests.windows.conftest import deal, folders, start  # noqa: F401 - fixtures

pytestmark = [pytest.mark.own_program, pytest.mark.all]

DAY = 86_400.0


@pytest.mark.parametrize("days", [1, -2000], ids=["clock set back", "clock set forward"])
def test_after_the_system_clock_is_set_no_act_reported_as_saved_is_lost_and_the_game_goes_on(start, folders, days):  # noqa: F811
    killed = kill(folders, 6, 0.005)
    written = time.time() + days * DAY
    for path in (folders / "data").rglob("*"):
        os.utime(path, (written, written))
    program = start()
    clear_away()
    left = program.shelf.unfinished()
    assert left
    assert not killed.lost
    program.waiting.go_on_with(left[0])
    running = program.table.running
    assert running is not None
    assert len(running.session.match.moves) >= killed.safe[str(left[0])]
    assert running.clock.stamp() >= max([move.at or 0 for move in running.session.match.moves], default=0)
    page = deal(program, "split-run", seed=5)
    assert page.running.path not in left
    assert page.running.autosave.state == "safe"
    assert read_record(page.running.path.read_bytes()).moves == ()


def test_setting_the_system_clock_during_a_game_does_not_change_remaining_times_or_file_names_or_results(tmp_path):
    for name in ("config", "data"):
        (tmp_path / name).mkdir()
    try:
        compiled(tmp_path, Path(__file__).with_name("set_clock.c"))
    except NotHere as why:
        pytest.skip(str(why))
    done = in_a_program(folder=tmp_path, module="tests.trials.clock_player")
    assert done.stdout.strip() == "6 times set, 6 games left, 0 faults", done.stdout + done.stderr[-3000:]
