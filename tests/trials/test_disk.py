"""Tests that no act waits for the disk, and that nothing counts as safe that is not on it.

With the figures: python -m tests.trials.disk
"""

import pytest

from tests.trials.disk import KINDS, NotHere, in_a_program, prepared


@pytest.mark.all
@pytest.mark.parametrize("kind", KINDS)
def test_no_act_waits_for_the_disk_whatever_happens_to_it(kind):
    try:
        with prepared(kind) as folder:
            done = in_a_program(kind, folder)
    except NotHere as why:
        pytest.skip(str(why))
    assert "21 acts, 0 waited" in done.stdout, done.stderr[-3000:]
    assert done.returncode == 0, done.stdout
