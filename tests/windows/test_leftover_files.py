"""Tests that the program removes files that a killed program has left behind, and that only the player can read the
program's files."""

import os
import sys

import pytest

from app.library.litter import clear_away
from app.library.lock import Lock
from app.library.own_files import own_files
from tests.windows.conftest import deal, leave
from tests.windows.test_table import first_act, lay

pytestmark = pytest.mark.own_program


def test_the_program_removes_only_files_that_an_interrupted_write_has_left_behind(program, folders):
    path = deal(program, "split-run", seed=7).running.path
    litter = [path.with_name(".wordfelt-123-0.new"), folders / "data" / ".wordfelt-7-1.new"]
    litter.append(path.with_name("gone.wordfelt.lock"))
    kept = [
        path.with_name(".wordfelt-123-1.new"),
        path.with_name("mine.new"),
        path,
        path.with_name(f"{path.name}.lock"),
    ]
    lock = kept[-1]
    for one in (*litter, *kept[:2]):
        one.touch()
    for one in (*litter, kept[1], path):
        os.utime(one, (1, 1))
    litter[-1].write_bytes(lock.read_bytes())
    os.utime(litter[-1], (1, 1))
    clear_away()
    assert not any(one.exists() for one in litter)
    assert all(one.exists() for one in kept), "new files, files of other programs and locks in use are kept"


def test_the_program_removes_leftover_files_from_all_folders_of_games_and_word_lists(folders):
    places = [folders / "data" / name for name in ("games", "finished", "put-away", "damaged", "words")]
    litter = [place / ".wordfelt-1-0.new" for place in (*places, folders / "data", folders / "config")]
    for one in litter:
        one.parent.mkdir(parents=True, exist_ok=True)
        one.touch()
        os.utime(one, (1, 1))
    assert set(litter) <= {one.path for one in own_files()}
    clear_away()
    assert not any(one.exists() for one in litter)


def test_the_program_does_not_remove_the_lock_of_another_running_program(folders):
    (folders / "data" / "games").mkdir(parents=True)
    place = folders / "data" / "games" / "coming.wordfelt.lock"
    lock = Lock(place)
    lock.take()
    os.utime(place, (1, 1))
    clear_away()
    assert place.exists()
    lock.free()


@pytest.mark.skipif(sys.platform == "win32", reason="needs the rights of files")
def test_other_users_of_the_system_cannot_read_the_players_folders(program, folders):
    old = os.umask(0o000)
    try:
        page = deal(program, "ow")
        lay(page, first_act(page.running.session))
        page.running.session.resign(0)
        leave(program)
    finally:
        os.umask(old)
    made = [folders / "data", folders / "data" / "games", folders / "data" / "finished", folders / "config"]
    assert [oct(folder.stat().st_mode & 0o777) for folder in made] == ["0o700"] * 4


@pytest.mark.skipif(sys.platform == "win32", reason="needs the rights of files")
def test_a_folder_of_an_older_version_becomes_private(tmp_path, monkeypatch):
    from app.base.paths import make_private

    old = tmp_path / "wordfelt"
    old.mkdir(mode=0o755)
    monkeypatch.setenv("WORDFELT_DATA", str(old))
    make_private(old)
    assert old.stat().st_mode & 0o777 == 0o700
