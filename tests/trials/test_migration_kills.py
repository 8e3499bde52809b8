"""Tests that a program killed while it migrates the settings of an older version does not lose a name, a seat or a
rule."""

import json
import os
import shutil
import subprocess
import sys

import pytest

from tests.trials.kill import ROOT

OLD = {
    "version": 1,
    "names": ["Ann", "Ben"],
    "felt": "blue",
    "recent": ["four-rows"],
    "games": {
        "four-rows": {
            "seats": [{"name": "Ben", "colour": "#5B8C3E"}, {"name": "Ann"}],
            "options": {"clock": 9, "first": "2"},
            "dictionary": "large",
        }
    },
}

TAKE_OVER = """
import os, sys
from PySide6.QtWidgets import QApplication
from app.base.usual_import import import_as_usual
import_as_usual()
from app.program.application import Application
qt = QApplication([])
program = Application(qt)
program.start()
while program.sounds is None:
    qt.processEvents()
program.settle()
if LOOK:
    people, table, settings = program.people.file.content, program.tonight.table, program.file.settings
    print(sorted(one.name for one in people), [seat.name for seat in table.seats], table.rules.clock)
    print(table.rules.dictionary, settings.options, settings.felt, settings.names, settings.games)
if ENDS:
    program.close()
    print("whole")
sys.stdout.flush()
os._exit(0)
"""
WITH_STRACE = pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
WHOLE = [
    "['Ann', 'Ben'] ['Ben', 'Ann'] 9",
    "large {'four-rows': {'first': '2'}} blue () {}",
    "whole",
]


def taken_over(folder, *before, look=False, ends=True):
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "WORDFELT_CONFIG": str(folder / "config"),
        "WORDFELT_DATA": str(folder / "data"),
    }
    command = [*before, sys.executable, "-B", "-c", TAKE_OVER.replace("LOOK", str(look)).replace("ENDS", str(ends))]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=100)
    if "ptrace" in done.stderr:
        pytest.skip("strace may not be used here")
    return done


def old_settings(folder):
    (folder / "config").mkdir(parents=True)
    (folder / "config" / "settings.json").write_text(json.dumps(OLD), "utf-8")
    return folder


@pytest.mark.all
@WITH_STRACE
@pytest.mark.parametrize("call", ["rename", "fsync"])
def test_killing_the_program_at_any_step_of_the_migration_of_old_settings_loses_nothing(tmp_path, call):
    """Kills the program at its first system call of the kind `call`, then in another folder at its second, and so on,
    until it has migrated everything."""
    for number in range(1, 30):
        folder = old_settings(tmp_path / f"{call}-{number}")
        inject = ["strace", "-f", "-o", os.devnull, "-e", f"inject={call}:signal=SIGKILL:when={number}"]
        killed = taken_over(folder, *inject)
        assert taken_over(folder, look=True).stdout.splitlines() == WHOLE, f"killed at {call} {number}"
        if "whole" in killed.stdout:
            break
    assert 3 < number < 29


@pytest.mark.all
@WITH_STRACE
@pytest.mark.parametrize("number", range(1, 7))
def test_a_disk_too_full_for_one_migrated_file_loses_nothing_when_the_program_is_killed(tmp_path, number):
    """The write of the people file, of the table file or of the new settings fails. The program must remove an old
    setting only after it has written that setting to its new file."""
    folder = old_settings(tmp_path)
    full = ["strace", "-f", "-o", os.devnull, "-e", f"inject=fsync:error=ENOSPC:when={number}"]
    taken_over(folder, *full, ends=False)
    assert taken_over(folder, look=True).stdout.splitlines() == WHOLE
