"""Tests back-ups: a back-up contains all files or is not made at all, and a restore overwrites no existing file."""

import json
import sys
import zipfile
from hashlib import sha256

import pytest

from app.library import own_files
from app.library.own_files import LIST, VERSION, NoBackUp, back_up, bring_back_games, bring_back_lists, read_back_up
from tests.library.example_files import RECORD, files_in, save_game


@pytest.fixture
def target(tmp_path):
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick" / "mine.zip"


def packed(target, files: dict[str, bytes], version: int = VERSION, listed: dict[str, bytes] | None = None):
    sums = {name: sha256(data).hexdigest() for name, data in (listed or files).items()}
    with zipfile.ZipFile(target, "w") as kept:
        for name, data in files.items():
            kept.writestr(name, data)
        kept.writestr(LIST, json.dumps({"wordfelt-back-up": version, "files": sums}))
    return target


def fault_of(target) -> str:
    with pytest.raises(NoBackUp) as caught:
        read_back_up(target)
    return caught.value.key


def test_a_restore_brings_each_game_back_once_with_its_extra_data_file(data, target):
    save_game(data, "one", beside="laid")
    before = files_in(data)
    assert back_up(target) == 2
    files = read_back_up(target)
    for path in (data / "games").iterdir():
        path.unlink()
    assert [bring_back_games(files) for _ in range(2)] == [1, 0]
    assert files_in(data) == before


def test_a_restore_renames_a_game_that_has_the_name_of_another_game(data, target):
    save_game(data, "one", "mine", beside="mine, too")
    theirs = {"games/one.wordfelt": RECORD.encode(), "games/one.wordfelt.beside": b"theirs"}
    before = files_in(data)
    assert [bring_back_games(theirs) for _ in range(2)] == [1, 0]
    assert files_in(data) == before | {
        "games/one-1.wordfelt": RECORD.encode(),
        "games/one-1.wordfelt.beside": b"theirs",
    }


def test_a_backup_fails_with_an_error_if_it_cannot_read_a_folder(data, target):
    (data / "finished").touch()
    with pytest.raises(OSError, match="finished"):
        back_up(target)
    assert files_in(target.parent) == {}


def test_a_failed_backup_leaves_the_previous_backup_and_nothing_else(data, target, monkeypatch):
    save_game(data, "one")
    back_up(target)
    before = files_in(target.parent)
    monkeypatch.setattr(own_files, "LARGEST", 10)
    with pytest.raises(ValueError, match="one"):
        back_up(target)
    assert files_in(target.parent) == before


@pytest.mark.skipif(sys.platform == "win32", reason="needs the rights of files")
def test_no_other_user_can_read_a_backup(data, target):
    back_up(target)
    assert target.stat().st_mode & 0o777 == 0o600


def test_a_restore_reads_only_an_undamaged_backup_of_this_version_or_an_earlier_one(target):
    good = {"games/one.wordfelt": b"one"}
    for version in (1, VERSION):
        assert read_back_up(packed(target, good, version)) == good
    assert fault_of(packed(target, good, VERSION + 1)) == "newer"
    assert fault_of(packed(target, good, listed={"games/one.wordfelt": b"other"})) == "damaged"


@pytest.mark.parametrize(
    "name", ["games/../one.wordfelt", "games/sub/one.wordfelt", "words/../../one.txt", "one.wordfelt", "other/one.txt"]
)
def test_no_file_name_in_a_backup_leads_out_of_the_players_folders(target, name):
    assert fault_of(packed(target, {name: b"one"})) == "damaged"


def test_a_restore_does_not_overwrite_an_existing_word_list(data):
    (data / "words").mkdir()
    (data / "words" / "mine-0.txt").write_text("mine")
    bring_back_lists({"words/mine-0.txt": b"theirs", "words/other-1.txt": b"other", "games/one.wordfelt": b"one"})
    assert files_in(data) == {"words/mine-0.txt": b"mine", "words/other-1.txt": b"other"}
