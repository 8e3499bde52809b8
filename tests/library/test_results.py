"""Results are kept in the order in which games ended, whatever the disk does, and forgotten when the player says so."""

import pytest

from app.library.results import PlayerResult, Result, ResultsFile, checked


def game(key: str, *, computer: bool = False) -> Result:
    return Result(key, "split-run", "2026-11-16", "finished", (PlayerResult("Ann", computer=computer),))


def keys(file: ResultsFile) -> list[str]:
    return [result.key for result in file.results]


@pytest.fixture
def place(tmp_path):
    return tmp_path / "data" / "results.json"


@pytest.fixture
def no_disk(place):
    """Nothing can be written until the test removes this."""
    place.parent.touch()
    return place.parent


def test_a_game_that_ends_again_has_ended_last_on_the_disk_or_not(place, no_disk):
    file = ResultsFile(place)
    for key in ("one", "two", "one"):
        file.add(game(key))
    assert (keys(file), file.behind) == (["two", "one"], True)
    no_disk.unlink()
    file.add(game("two"))
    assert (keys(file), file.behind) == (["one", "two"], False)
    assert keys(ResultsFile(place)) == ["one", "two"]


def test_what_is_not_on_the_disk_is_forgotten_with_the_rest(place, no_disk):
    file = ResultsFile(place)
    file.add(game("one"))
    file.clear()
    assert (keys(file), file.behind) == ([], True)
    no_disk.unlink()
    file.try_again()
    assert (keys(file), file.behind) == ([], False)


def test_what_was_forgotten_once_does_not_take_later_results_with_it(place):
    file, other = ResultsFile(place), ResultsFile(place)
    file.add(game("one"))
    file.clear()
    other.add(game("two"))
    file.add(game("three"))
    assert keys(file) == keys(other) == keys(ResultsFile(place)) == ["two", "three"]


def test_a_game_among_computers_is_not_kept(place):
    file = ResultsFile(place)
    file.add_all([game("one", computer=True), game("two")])
    assert keys(file) == ["two"]


@pytest.mark.parametrize("part", ["turns", "hints"])
def test_nobody_had_less_than_no_turn_or_hint(part):
    def data(number: int) -> object:
        players = [{"name": "Ann", part: number}]
        one = {"key": "one", "game": "split-run", "day": "2026-11-16", "ended": "finished", "players": players}
        return {"version": 1, "results": [one]}

    assert len(checked(data(0))) == 1
    with pytest.raises(ValueError, match="one"):
        checked(data(-1))


def test_a_file_of_an_older_version_is_read_and_one_with_an_unknown_unit_is_not():
    players = [{"name": "Ann", "score": 7}]
    one = {"key": "one", "game": "split-run", "day": "2026-11-16", "ended": "finished", "players": players}
    (found,) = checked({"version": 1, "results": [one]})
    assert (found.unit, found.variations, found.decider, found.players[0].games) == ("", (), "", None)
    with pytest.raises(ValueError, match="one"):
        checked({"version": 1, "results": [{**one, "unit": "lengths"}]})
