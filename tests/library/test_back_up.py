"""A back-up holds everything or is not made; what is restored is whole, ours, and takes no other file's place."""

import json
import sys
import zipfile
from hashlib import sha256

import pytest

from app.library import own_files
from app.library.own_files import LIST, VERSION, NoBackUp, back_up, bring_back_games, bring_back_lists, read_back_up
from tests.library.kept import RECORD, files_in, save_game


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


def test_everything_comes_back_once_with_what_lay_beside_it(data, target):
    save_game(data, "one", beside="laid")
    before = files_in(data)
    assert back_up(target) == 2
    files = read_back_up(target)
    for path in (data / "games").iterdir():
        path.unlink()
    assert [bring_back_games(files) for _ in range(2)] == [1, 0]
    assert files_in(data) == before


def test_a_game_that_is_another_one_here_comes_back_under_another_name(data, target):
    save_game(data, "one", "mine", beside="mine, too")
    theirs = {"games/one.wordfelt": RECORD.encode(), "games/one.wordfelt.beside": b"theirs"}
    before = files_in(data)
    assert [bring_back_games(theirs) for _ in range(2)] == [1, 0]
    assert files_in(data) == before | {
        "games/one-1.wordfelt": RECORD.encode(),
        "games/one-1.wordfelt.beside": b"theirs",
    }


def test_a_folder_that_cannot_be_read_is_never_left_out_in_silence(data, target):
    (data / "finished").touch()
    with pytest.raises(OSError, match="finished"):
        back_up(target)
    assert files_in(target.parent) == {}


def test_a_back_up_that_fails_leaves_the_one_before_and_nothing_else(data, target, monkeypatch):
    save_game(data, "one")
    back_up(target)
    before = files_in(target.parent)
    monkeypatch.setattr(own_files, "LARGEST", 10)
    with pytest.raises(ValueError, match="one"):
        back_up(target)
    assert files_in(target.parent) == before


@pytest.mark.skipif(sys.platform == "win32", reason="needs the rights of files")
def test_nobody_else_reads_a_back_up(data, target):
    back_up(target)
    assert target.stat().st_mode & 0o777 == 0o600


def test_only_a_whole_back_up_of_this_version_or_before_is_read(target):
    good = {"games/one.wordfelt": b"one"}
    for version in (1, VERSION):
        assert read_back_up(packed(target, good, version)) == good
    assert fault_of(packed(target, good, VERSION + 1)) == "newer"
    assert fault_of(packed(target, good, listed={"games/one.wordfelt": b"other"})) == "damaged"


@pytest.mark.parametrize(
    "name", ["games/../one.wordfelt", "games/sub/one.wordfelt", "words/../../one.txt", "one.wordfelt", "other/one.txt"]
)
def test_no_name_leads_out_of_the_folders(target, name):
    assert fault_of(packed(target, {name: b"one"})) == "damaged"


def test_a_list_that_is_here_is_not_written_over(data):
    (data / "words").mkdir()
    (data / "words" / "mine-0.txt").write_text("mine")
    bring_back_lists({"words/mine-0.txt": b"theirs", "words/other-1.txt": b"other", "games/one.wordfelt": b"one"})
    assert files_in(data) == {"words/mine-0.txt": b"mine", "words/other-1.txt": b"other"}
