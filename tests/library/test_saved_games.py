"""Tests the reader of games in progress: it reports each fault once, and does not report a fault that no longer
exists."""

import pytest

from app.library import saved_games
from app.library.game_files import DAMAGED, Shelf
from app.library.opening import CannotOpen, record_at
from app.library.saved_games import GamesReader, Looked, whole_record
from engine.core.verdict import Reason
from tests.library.example_files import RECORD, files_in, record, save_game

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


def test_the_reader_lists_again_a_game_that_was_unreadable_for_a_moment(data, look, monkeypatch):
    path = save_game(data, "one")
    with monkeypatch.context() as context:

        def fails(path):
            raise CannotOpen(Reason("bad-record:no-permission", {"file": path.name}))

        context.setattr(saved_games, "record_at", fails)
        found = look()
        assert (names(found.games), names(found.for_now)) == ([], ["one.wordfelt"])
    assert path.exists()
    assert (names(look().games), look().for_now) == (["one.wordfelt"], ())


def test_the_reader_does_not_report_a_fault_of_a_game_that_was_deleted_after_the_listing(data, look, monkeypatch):
    save_game(data, "one")
    gone = save_game(data, "two")

    def record_later(path):
        gone.unlink(missing_ok=True)
        return record_at(path)

    monkeypatch.setattr(saved_games, "record_at", record_later)
    found = look()
    assert (names(found.games), found) == (["one.wordfelt"], Looked(found.games))


def test_the_reader_reports_a_damaged_game_once_if_it_can_move_the_file(data, look):
    save_game(data, "one", BROKEN)
    found = look()
    assert names(found.moved) == ["one.wordfelt"]
    assert found == Looked((), moved=found.moved)
    assert set(files_in(data)) == {f"{DAMAGED}/one.wordfelt"}
    assert look() == Looked(())


def test_the_reader_reports_a_damaged_game_at_every_listing_if_it_cannot_move_the_file(data, look):
    save_game(data, "one", BROKEN)
    (data / DAMAGED).touch()
    for _ in range(2):
        found = look()
        assert names(found.stuck) == ["one.wordfelt"]
        assert found == Looked((), stuck=found.stuck)


def test_the_reader_no_longer_reports_a_game_that_is_valid_again(data, look, monkeypatch):
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


def test_the_reader_gives_the_record_of_a_listed_game_only_while_its_file_is_unchanged(data, look):
    path = save_game(data, "one")
    (found,) = look().games
    assert whole_record(found) == record_at(path).record
    path.write_text(record("@2 resign"))
    assert whole_record(found) is None
