"""Tests that no act waits for the disk, and that the program reports only saved games as saved.

To print the figures: python -m tests.trials.disk
"""

import sys
import time
from collections.abc import Callable

import pytest

from app.base.later import later
from tests.trials.disk import KINDS, LONGEST_STOP, Heartbeat, NotHere, in_a_program, prepared, spin

# The disks of the short trial. Full and read-only disks are left out, because a failing disk refuses all calls that
# they refuse.
SHORT = ("slow", "failing")


@pytest.mark.all
@pytest.mark.parametrize(
    "kind", [kind if kind in SHORT else pytest.param(kind, marks=pytest.mark.full) for kind in KINDS]
)
def test_no_act_waits_for_a_slow_or_failing_or_full_or_read_only_disk(kind):
    try:
        with prepared(kind) as folder:
            done = in_a_program(kind, folder=folder)
    except NotHere as why:
        pytest.skip(str(why))
    # The number of acts. Only the trial of the slow disk also measures the end of the program; on a failing disk the
    # program would ask a question at its end.
    acts = 34 if kind == "slow" else 33
    assert f"{acts} acts, 0 waited" in done.stdout, done.stderr[-3000:]
    assert done.returncode == 0, done.stdout


def compute() -> None:
    until = time.thread_time() + 3 * LONGEST_STOP / 1000
    while time.thread_time() < until:
        pass


@pytest.mark.all
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux reports how often a thread has slept")
@pytest.mark.parametrize(("act", "felt"), [(lambda: time.sleep(3 * LONGEST_STOP / 1000), True), (compute, False)])
def test_the_heartbeat_of_the_trial_notices_when_the_windows_thread_sleeps_but_not_when_it_computes(
    qapp, act: Callable[[], None], felt: bool
):
    heart = Heartbeat()
    spin(50)
    later(qapp, act)
    spin(50)
    heart.close()
    assert (heart.longest > LONGEST_STOP) == felt
