"""Tests game files: a game is locked, moved and thrown away together with its side file (which holds what a resumed
game needs and its record lacks), and no other file changes."""

import datetime
import shutil
from collections.abc import Callable

import pytest

from app.library import lock
from app.library.game_files import DAMAGED, FINISHED, PUT_AWAY, Shelf, games_in, version_of
from app.library.lock import Hold
from tests.library.example_files import RECORD, files_in, save_game
from tests.program.recorder import Recorder

HERE = "games/one.wordfelt"


@pytest.fixture
def shelf(data):
    return Shelf()


@pytest.fixture
def game(data, shelf):
    """A game in progress with a side file, locked by this window."""
    path = save_game(data, "one", beside="laid")
    assert shelf.hold(path) is Hold.OURS
    return path


def test_deleting_a_game_deletes_its_files_and_its_lock(data, shelf, game):
    shelf.throw_away(game)
    assert (files_in(data), shelf.locks) == ({}, {})


@pytest.mark.parametrize("where", [FINISHED, PUT_AWAY])
def test_moving_a_game_to_another_folder_also_moves_its_extra_data_file(data, shelf, game, where):
    shelf.leaving.add(game)
    assert shelf.put_away(game, where) == data / where / "one.wordfelt"
    assert files_in(data) == {f"{where}/one.wordfelt": RECORD.encode(), f"{where}/one.wordfelt.beside": b"laid"}
    assert (shelf.locks, shelf.leaving) == ({}, set())


def test_a_game_that_cannot_be_moved_stays_in_progress_without_a_lock(data, shelf, game):
    (data / FINISHED).touch()
    shelf.leaving.add(game)
    assert shelf.put_away(game, FINISHED) == game
    assert set(files_in(data)) == {HERE, f"{HERE}.beside", FINISHED}
    assert (shelf.locks, shelf.leaving, shelf.unfinished()) == ({}, set(), [game])


def test_a_game_moved_to_another_folder_gets_a_name_that_no_other_game_has(data, shelf):
    for text in ("first", "second", "third"):
        shelf.put_away(save_game(data, "one", text, beside=text), PUT_AWAY)
    found = {"one": b"first", "one-1": b"second", "one-2": b"third"}
    assert files_in(data) == {
        f"{PUT_AWAY}/{name}.wordfelt{end}": text for name, text in found.items() for end in ("", ".beside")
    }


def test_a_window_can_lock_its_own_game_again_but_no_other_window_can_lock_that_game(shelf, game):
    assert shelf.hold(game) is Hold.OURS
    assert Shelf().hold(game) is Hold.ELSEWHERE


def test_a_game_keeps_its_lock_and_gets_a_new_one_if_the_folder_was_deleted(data, shelf, game):
    before = shelf.locks[game]
    assert shelf.claim(game) == game
    game.unlink()
    assert shelf.claim(game) == game
    assert shelf.locks[game] is before, "a lock that stands is never given up"
    shutil.rmtree(data / "games")
    assert shelf.claim(game) == game
    assert shelf.locks[game].stands
    assert Shelf().hold(game) is Hold.ELSEWHERE


# ---- new games


@pytest.fixture
def one_second(monkeypatch):
    """Stops the clock, so that all file names of a test contain the same time."""
    monkeypatch.setattr(datetime, "datetime", Recorder(now=lambda: Recorder(strftime=lambda form: "one-second")))


def test_a_new_game_gets_a_path_before_the_program_touches_the_disk(tmp_path, monkeypatch, one_second):
    monkeypatch.setenv("WORDFELT_DATA", str(tmp_path / "data"))
    shelf = Shelf()
    places = [shelf.new_place("take-6") for _ in range(3)]
    assert [place.name for place in places] == [f"take-6-one-second-{number}.wordfelt" for number in (1, 2, 3)]
    assert list(tmp_path.iterdir()) == []
    assert [shelf.claim(place) for place in places] == places
    assert set(shelf.locks) == set(places)


def test_two_windows_never_lock_the_same_file_for_a_new_game(data, one_second):
    one, other = Shelf(), Shelf()
    first, second = one.new_place("ow"), other.new_place("ow")
    assert first == second
    assert one.claim(first) == first
    assert other.claim(second) == data / "games" / "ow-one-second-1-1.wordfelt"
    assert one.claim(first) == first
    one.let_go(first)
    assert first not in one.locks
    assert Shelf().claim(first) == first, "nothing was written"


@pytest.mark.parametrize("where", ["games", FINISHED, PUT_AWAY, DAMAGED])
def test_a_new_game_never_gets_the_name_of_a_game_in_any_folder(data, shelf, one_second, where):
    place = shelf.new_place("ow")
    (data / where).mkdir(exist_ok=True)
    (data / where / place.name).write_text(RECORD)
    before = files_in(data)
    claimed = shelf.claim(place)
    assert claimed.name == "ow-one-second-1-1.wordfelt"
    assert set(shelf.locks) == {claimed}
    assert {name: text for name, text in files_in(data).items() if not name.endswith(".lock")} == before


def test_a_new_game_does_not_overwrite_one_written_while_its_file_was_being_locked(
    data, shelf, one_second, monkeypatch
):
    place, hold = shelf.new_place("ow"), shelf.hold

    def slowly(there, **how):
        if there == place:
            place.write_text(RECORD)
        return hold(there, **how)

    monkeypatch.setattr(shelf, "hold", slowly)
    assert shelf.claim(place) != place


def test_a_window_continues_in_another_file_if_another_window_has_taken_its_game_file(data, shelf, game):
    shutil.rmtree(data / "games")
    other = Shelf()
    (data / "games").mkdir()
    assert other.claim(game) == game
    assert shelf.claim(game) == data / "games" / "one-1.wordfelt"
    assert set(shelf.locks) == {data / "games" / "one-1.wordfelt"}


def test_a_window_cannot_lock_a_new_game_without_a_folder_for_games(data, shelf):
    (data / "games").rmdir()
    (data / "games").touch()
    place = shelf.new_place("ow")
    with pytest.raises(NotADirectoryError):
        shelf.claim(place)
    assert shelf.locks == {}


def test_a_window_neither_deletes_nor_moves_a_game_that_it_has_not_locked(data, shelf):
    path = save_game(data, "one", beside="laid")
    before = files_in(data)
    shelf.leaving.add(path)
    shelf.finish(path)
    shelf.throw_away(path)
    assert (files_in(data), shelf.leaving) == (before, set())


def test_a_game_leaves_the_table_before_the_program_touches_the_disk(data, shelf):
    works = list[Callable[[], None]]()
    shelf.background = works.append
    paths = [save_game(data, name) for name in "abc"]
    for path in paths:
        shelf.hold(path)
    shelf.leaving.add(paths[0])
    shelf.finish(paths[0])
    shelf.throw_away(paths[1])
    shelf.leave(paths[2])
    assert (len(shelf.locks), shelf.unfinished()) == (3, [paths[2]])
    for work in works:
        work()
    assert (shelf.locks, shelf.leaving) == ({}, set())
    assert set(files_in(data)) == {"finished/a.wordfelt", "games/c.wordfelt"}


def test_a_game_that_is_leaving_the_table_does_not_count_as_in_progress(data, shelf, game):
    assert (shelf.has_unfinished(), shelf.unfinished()) == (True, [game])
    shelf.leaving.add(game)
    assert (shelf.has_unfinished(), shelf.unfinished()) == (False, [])
    assert games_in(data / "games") == [game]


def test_every_list_of_games_has_the_latest_game_first(data, shelf):
    paths = [save_game(data, name, written=number) for number, name in enumerate("cab", 1)]
    assert [path.stem for path in shelf.unfinished()] == ["b", "a", "c"]
    for path, where in zip(paths, (DAMAGED, PUT_AWAY, DAMAGED), strict=True):
        shelf.put_away(path, where)
    assert [path.stem for path in shelf.kept()] == ["b", "a", "c"]


# ---- damaged games


def test_the_program_sets_aside_a_damaged_game_and_does_not_leave_a_lock_behind(data, shelf):
    path = save_game(data, "one", "damaged", beside="laid")
    assert shelf.set_aside(path, version_of(path)) == data / DAMAGED / "one.wordfelt"
    assert set(files_in(data)) == {f"{DAMAGED}/one.wordfelt", f"{DAMAGED}/one.wordfelt.beside"}


def test_the_program_does_not_move_a_game_replaced_since_it_was_found_damaged(data, shelf):
    path = save_game(data, "one", "damaged")
    version = version_of(path)
    path.write_text(RECORD)
    before = files_in(data)
    assert shelf.set_aside(path, version) is None
    assert files_in(data) == before


@pytest.mark.parametrize("locks", [True, False])
def test_the_program_never_sets_aside_the_game_on_the_table_even_on_a_disk_without_locks(
    data, shelf, monkeypatch, locks
):
    def unknown(handle: int) -> None:
        raise OSError("no locks here")

    if not locks:
        monkeypatch.setattr(lock, "_seize", unknown)
    path = save_game(data, "one")
    assert shelf.hold(path) is Hold.OURS
    assert shelf.set_aside(path, version_of(path)) is None
    assert path.read_text() == RECORD
