"""Games are held, moved and thrown away whole, with what lies beside them, and nothing else is touched."""

import pytest

from app.library import lock
from app.library.game_files import DAMAGED, FINISHED, PUT_AWAY, Shelf, games_in, version_of
from app.library.lock import Hold
from tests.library.kept import RECORD, files_in, save_game

HERE = "games/one.wordfelt"


@pytest.fixture
def shelf(data):
    return Shelf()


@pytest.fixture
def game(data, shelf):
    """A game in progress that this window holds, with what lies at its table."""
    path = save_game(data, "one", beside="laid")
    assert shelf.hold(path) is Hold.OURS
    return path


def test_a_game_that_is_thrown_away_leaves_no_file(data, shelf, game):
    shelf.throw_away(game)
    assert (files_in(data), shelf.locks) == ({}, {})


@pytest.mark.parametrize("where", [FINISHED, PUT_AWAY])
def test_a_game_that_is_put_away_is_there_whole_and_nowhere_else(data, shelf, game, where):
    shelf.leaving.add(game)
    assert shelf.put_away(game, where) == data / where / "one.wordfelt"
    assert files_in(data) == {f"{where}/one.wordfelt": RECORD.encode(), f"{where}/one.wordfelt.beside": b"laid"}
    assert (shelf.locks, shelf.leaving) == ({}, set())


def test_a_game_that_cannot_be_moved_is_in_progress_again_and_nobodys(data, shelf, game):
    (data / FINISHED).touch()
    shelf.leaving.add(game)
    assert shelf.put_away(game, FINISHED) == game
    assert set(files_in(data)) == {HERE, f"{HERE}.beside", FINISHED}
    assert (shelf.locks, shelf.leaving, shelf.unfinished()) == ({}, set(), [game])


def test_a_game_that_is_put_away_takes_no_other_ones_name(data, shelf):
    for text in ("first", "second", "third"):
        shelf.put_away(save_game(data, "one", text, beside=text), PUT_AWAY)
    found = {"one": b"first", "one-1": b"second", "one-2": b"third"}
    assert files_in(data) == {
        f"{PUT_AWAY}/{name}.wordfelt{end}": text for name, text in found.items() for end in ("", ".beside")
    }


def test_a_game_is_held_by_one_window_as_often_as_that_asks(shelf, game):
    assert shelf.hold(game) is Hold.OURS
    assert Shelf().hold(game) is Hold.ELSEWHERE


def test_a_lock_that_stands_is_never_given_up_and_one_that_is_gone_is_made_again(data, shelf, game):
    before = shelf.locks[game]
    shelf.hold_anew(game)
    assert shelf.locks[game] is before
    game.with_name(f"{game.name}.lock").unlink()
    shelf.hold_anew(game)
    assert shelf.locks[game].stands
    assert Shelf().hold(game) is Hold.ELSEWHERE


def test_a_game_that_is_over_is_not_in_progress_any_more(data, shelf, game):
    assert (shelf.has_unfinished(), shelf.unfinished()) == (True, [game])
    shelf.leaving.add(game)
    assert (shelf.has_unfinished(), shelf.unfinished()) == (False, [])
    assert games_in(data / "games") == [game]


def test_the_latest_game_comes_first_in_progress_and_among_those_kept(data, shelf):
    paths = [save_game(data, name, written=number) for number, name in enumerate("cab", 1)]
    assert [path.stem for path in shelf.unfinished()] == ["b", "a", "c"]
    for path, where in zip(paths, (DAMAGED, PUT_AWAY, DAMAGED), strict=True):
        shelf.put_away(path, where)
    assert [path.stem for path in shelf.kept()] == ["b", "a", "c"]


# ---- damaged games


def test_a_damaged_game_is_set_aside_and_leaves_no_lock(data, shelf):
    path = save_game(data, "one", "damaged", beside="laid")
    assert shelf.set_aside(path, version_of(path)) == data / DAMAGED / "one.wordfelt"
    assert set(files_in(data)) == {f"{DAMAGED}/one.wordfelt", f"{DAMAGED}/one.wordfelt.beside"}


def test_a_game_that_is_no_longer_the_damaged_one_stays(data, shelf):
    path = save_game(data, "one", "damaged")
    version = version_of(path)
    path.write_text(RECORD)
    before = files_in(data)
    assert shelf.set_aside(path, version) is None
    assert files_in(data) == before


@pytest.mark.parametrize("locks", [True, False])
def test_the_game_on_the_table_is_not_set_aside_even_where_a_disk_knows_no_locks(data, shelf, monkeypatch, locks):
    def unknown(handle: int) -> None:
        raise OSError("no locks here")

    if not locks:
        monkeypatch.setattr(lock, "_seize", unknown)
    path = save_game(data, "one")
    assert shelf.hold(path) is Hold.OURS
    assert shelf.set_aside(path, version_of(path)) is None
    assert path.read_text() == RECORD
