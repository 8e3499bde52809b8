"""Tests a system clock that is set back by a day across a kill: nothing gets lost, and new things stand beside old
ones."""

import os
import time

import pytest

from app.library.litter import clear_away
from engine.records.record import read_record
from tests.trials.kill import kill
from tests.windows.conftest import deal, folders, start  # noqa: F401 - fixtures

pytestmark = [pytest.mark.own_program, pytest.mark.all]

DAY = 86_400.0


def test_after_the_clock_is_set_back_every_safe_act_exists_and_the_game_goes_on(start, folders):  # noqa: F811
    killed = kill(folders, 6, 0.005)
    tomorrow = time.time() + DAY
    for path in (folders / "data").rglob("*"):
        os.utime(path, (tomorrow, tomorrow))
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
