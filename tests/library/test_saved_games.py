"""The reader of games in progress tells each thing once, and forgets what is no longer so."""

import pytest

from app.library import saved_games
from app.library.game_files import DAMAGED, Shelf
from app.library.opening import CannotOpen, record_at
from app.library.saved_games import GamesReader, Looked, whole_record
from engine.core.verdict import Reason
from tests.library.kept import RECORD, files_in, record, save_game

BROKEN = '{"wordfelt": 1, "game": "split-'
NEWER = RECORD.replace('"wordfelt": 1', '"wordfelt": 99')


@pytest.fixture
def look(data):
    reader = GamesReader(Shelf())

    def looking() -> Looked:
        found = reader.look(lambda games: None, lambda: False)
        assert found is not None
        return found

    return looking


def names(games) -> list[str]:
    return [game.path.name for game in games]


def test_a_game_that_could_not_be_read_for_a_moment_comes_back_as_it_is(data, look, monkeypatch):
    path = save_game(data, "one")
    with monkeypatch.context() as context:

        def fails(path):
            raise CannotOpen(Reason("bad-record:no-permission", {"file": path.name}))

        context.setattr(saved_games, "record_at", fails)
        found = look()
        assert (names(found.games), names(found.for_now)) == ([], ["one.wordfelt"])
    assert path.exists()
    assert (names(look().games), look().for_now) == (["one.wordfelt"], ())


def test_a_damaged_game_that_was_moved_is_told_once(data, look):
    save_game(data, "one", BROKEN)
    found = look()
    assert names(found.moved) == ["one.wordfelt"]
    assert found == Looked((), moved=found.moved)
    assert set(files_in(data)) == {f"{DAMAGED}/one.wordfelt"}
    assert look() == Looked(())


def test_a_damaged_game_that_cannot_be_moved_is_told_once_each_time(data, look):
    save_game(data, "one", BROKEN)
    (data / DAMAGED).touch()
    for _ in range(2):
        found = look()
        assert names(found.stuck) == ["one.wordfelt"]
        assert found == Looked((), stuck=found.stuck)


def test_a_game_that_is_whole_again_is_no_fault_any_more(data, look, monkeypatch):
    save_game(data, "one", NEWER)
    assert names(look().newer) == ["one.wordfelt"]
    save_game(data, "one")
    found = look()
    assert found == Looked(found.games)
    assert names(found.games) == ["one.wordfelt"]

    def reads(path):
        raise AssertionError("it is known")

    monkeypatch.setattr(saved_games, "record_at", reads)
    assert look() == found


def test_the_record_of_a_game_is_that_which_was_found(data, look):
    path = save_game(data, "one")
    (found,) = look().games
    assert whole_record(found) == record_at(path).record
    path.write_text(record("@2 resign"))
    assert whole_record(found) is None
