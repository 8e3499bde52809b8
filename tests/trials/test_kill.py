"""Tests that all acts that the program has reported as saved are on the disk, whenever it is killed. The long form:
python -m tests.trials.kill 280"""

import shutil
import subprocess
import sys

import pytest

from tests.trials.kill import ROOT, kill


@pytest.mark.all
@pytest.mark.parametrize(("lines", "seconds"), [(1, 0.0), (5, 0.004), (12, 0.011)])
def test_after_the_program_is_killed_every_act_reported_as_saved_is_on_the_disk(tmp_path, lines, seconds):
    killed = kill(tmp_path, lines, seconds)
    assert sum(killed.safe.values()) >= lines - 1, "the program has played"
    assert not killed.lost


SAVE = """
import sys
from engine.records.files import save
save(sys.argv[1], "new")
print("acknowledged", flush=True)
"""


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
@pytest.mark.parametrize("call", ["write:1", "fsync:1", "chmod:1", "rename:1", "fsync:2"])
def test_killing_the_program_during_a_system_call_of_a_save_leaves_the_old_or_the_new_file(tmp_path, call):
    place = tmp_path / "game.wordfelt"
    place.write_text("old")
    name, _, number = call.partition(":")
    inject = ["strace", "-f", "-o", str(tmp_path / "trace"), "-e", f"inject={name}:signal=SIGKILL:when={number}"]
    # The option -B keeps Python from writing its cache, which would take the same system calls.
    python = [sys.executable, "-B"]
    done = subprocess.run(
        [*inject, *python, "-c", SAVE, str(place)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if "ptrace" in done.stderr:
        pytest.skip("strace may not be used here")
    assert (done.returncode, done.stdout) == (-9, ""), done.stderr + (tmp_path / "trace").read_text()[-2000:]
    assert place.read_text() in ("old", "new")
