"""Tests the locks of game files: two windows never write the record of one game, and a game does not stay locked
forever."""

import errno
import os
import shutil
import subprocess
import sys

import pytest

from app.library.lock import Hold, Lock
from app.windows import file_questions
from tests.windows.conftest import deal
from tests.windows.test_table import first_act, lay
from tests.windows.test_troubles import RECORD, games


@pytest.fixture
def answer(monkeypatch):
    """The answer that the test gives to the question whether to open a game that may be open in another program;
    `asked` counts the questions."""
    state = {"yes": True, "asked": 0}

    def go_on_here(parent):
        state["asked"] += 1
        return state["yes"]

    monkeypatch.setattr(file_questions, "go_on_here", go_on_here)
    return state


ELSEWHERE = b"1234\nwordfelt\nanother-machine\n0123456789abcdef\nsome-boot\n"


@pytest.mark.parametrize("lock", [b"", b"\x00" * 40, b"nonsense", b"12\n", ELSEWHERE])
@pytest.mark.parametrize("yes", [True, False])
def test_the_player_is_asked_whether_to_open_a_game_whose_lock_may_be_left_from_an_ended_program(
    program, folders, answer, lock, yes
):
    path = games(folders) / "left.wordfelt"
    path.write_text(RECORD)
    path.with_name("left.wordfelt.lock").write_bytes(lock)
    answer["yes"] = yes
    program.waiting.show()
    program.waiting.go_on_with(path)
    assert answer["asked"] == 1
    assert (program.table.running is not None) == yes
    if yes:
        assert program.table.running.path == path
        program.leave_table()
        program.waiting.go_on_with(path)
        assert answer["asked"] == 1, "now this program holds the lock"


def test_a_lock_that_no_program_holds_does_not_block_a_new_program_with_the_same_process_id(program, folders, answer):
    """In containers, every program may start with the same process id."""
    path = games(folders) / "left.wordfelt"
    path.write_text(RECORD)
    lock = path.with_name("left.wordfelt.lock")
    own = Lock(lock)
    assert own.take() is Hold.OURS
    said = lock.read_bytes()
    assert said.startswith(f"{os.getpid()}\n".encode())
    own.free()
    assert not lock.exists()
    lock.write_bytes(said)
    program.waiting.go_on_with(path)
    assert program.table.running.path == path
    assert not answer["asked"]


def test_an_unreadable_lock_does_not_block_its_game(tmp_path, monkeypatch):
    place = tmp_path / "left.wordfelt.lock"
    place.write_bytes(ELSEWHERE)

    def broken(*_):
        raise OSError(errno.EIO, "the stick was pulled out")

    monkeypatch.setattr(os, "read", broken)
    assert Lock(place).take() is Hold.DOUBTFUL
    lock = Lock(place)
    assert lock.take(in_doubt=True) is Hold.OURS, "the first attempt did not take the lock"
    lock.free()


def test_a_game_that_is_open_in_another_window_is_refused_without_a_question(start, answer):
    one, other = start(), start()
    path = deal(one, "split-run", seed=7).running.path
    other.waiting.go_on_with(path)
    assert other.table.running is None
    assert "another window" in other.window.notice.text()
    assert not answer["asked"]


def test_a_game_that_is_open_in_another_window_is_refused_even_after_its_folder_was_cleared(
    start, folders, answer, qtbot
):
    one, other = start(), start()
    page = deal(one, "split-run", seed=7)
    shutil.rmtree(folders / "data")
    lay(page, first_act(page.running.session))
    page.running.autosave.wait()
    qtbot.waitUntil(lambda: one.shelf.locks[page.running.path].stands)
    other.waiting.go_on_with(page.running.path)
    assert other.table.running is None
    assert "another window" in other.window.notice.text()


HOLD = """
import sys
from pathlib import Path
from app.library.lock import Lock
lock = Lock(Path(sys.argv[1]))
print(lock.take().value, flush=True)
sys.stdin.read()
"""


def test_a_lock_keeps_other_programs_out_until_the_program_that_holds_it_is_killed(tmp_path):
    place = tmp_path / "game.lock"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(place)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    assert other.stdout.readline().strip() == "ours"
    mine = Lock(place)
    assert mine.take() is Hold.ELSEWHERE
    assert mine.take(in_doubt=True) is Hold.ELSEWHERE
    other.kill()
    other.communicate()
    assert mine.take() is Hold.OURS
    mine.free()


def test_a_game_opens_even_if_its_lock_cannot_be_written(tmp_path):
    assert Lock(tmp_path / "no-folder" / "game.lock").take() is Hold.OURS
    (tmp_path / "game.lock").mkdir()
    assert Lock(tmp_path / "game.lock").take() is Hold.OURS


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="there a link is no file of its own")
def test_if_a_lock_is_a_symbolic_link_the_program_does_not_overwrite_the_file_to_which_the_link_leads(tmp_path):
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    (tmp_path / "game.lock").symlink_to(diary)
    lock = Lock(tmp_path / "game.lock")
    assert lock.take(in_doubt=True) is Hold.OURS
    lock.free()
    assert diary.read_text() == "Dear diary"
