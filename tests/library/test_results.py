"""Tests the results file: results stay in the order in which games ended, even with a faulty disk, until the player
deletes them."""

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
def unwritable_folder(place):
    """Puts a file where the folder should be, so that nothing can be written until the test removes the file."""
    place.parent.touch()
    return place.parent


def test_a_result_of_a_game_that_ends_again_moves_to_the_end_of_the_file_even_if_unsaved(place, unwritable_folder):
    file = ResultsFile(place)
    for key in ("one", "two", "one"):
        file.add(game(key))
    assert (keys(file), file.behind) == (["two", "one"], True)
    unwritable_folder.unlink()
    file.add(game("two"))
    assert (keys(file), file.behind) == (["one", "two"], False)
    assert keys(ResultsFile(place)) == ["one", "two"]


def test_deleting_all_results_also_deletes_unsaved_ones(place, unwritable_folder):
    file = ResultsFile(place)
    file.add(game("one"))
    file.clear()
    assert (keys(file), file.behind) == ([], True)
    unwritable_folder.unlink()
    file.try_again()
    assert (keys(file), file.behind) == ([], False)


def test_results_added_after_all_were_deleted_stay(place):
    file, other = ResultsFile(place), ResultsFile(place)
    file.add(game("one"))
    file.clear()
    other.add(game("two"))
    file.add(game("three"))
    assert keys(file) == keys(other) == keys(ResultsFile(place)) == ["two", "three"]


def test_the_results_file_does_not_store_games_in_which_only_computers_played(place):
    file = ResultsFile(place)
    file.add_all([game("one", computer=True), game("two")])
    assert keys(file) == ["two"]


@pytest.mark.parametrize("part", ["turns", "hints"])
def test_a_result_with_a_negative_count_is_not_valid(part):
    def data(number: int) -> object:
        players = [{"name": "Ann", part: number}]
        one = {"key": "one", "game": "split-run", "day": "2026-11-16", "ended": "finished", "players": players}
        return {"version": 1, "results": [one]}

    assert len(checked(data(0))) == 1
    with pytest.raises(ValueError, match="one"):
        checked(data(-1))


def test_a_results_file_from_an_older_version_is_valid_and_one_with_an_unknown_unit_is_not():
    players = [{"name": "Ann", "score": 7}]
    one = {"key": "one", "game": "split-run", "day": "2026-11-16", "ended": "finished", "players": players}
    (found,) = checked({"version": 1, "results": [one]})
    assert (found.unit, found.variations, found.decider, found.players[0].games) == ("", (), "", None)
    with pytest.raises(ValueError, match="one"):
        checked({"version": 1, "results": [{**one, "unit": "lengths"}]})


# ---- shares of the best possible result, which the coach has found


def shared(file: ResultsFile) -> list[tuple[str, list[int | None]]]:
    return [(result.key, [part.share for part in result.players]) for result in file.results]


def test_the_results_file_stores_the_coachs_ratings_with_their_results_and_keeps_the_order_of_results(place):
    file, other = ResultsFile(place), ResultsFile(place)
    for key in ("one", "two", "three"):
        file.add(game(key))
    other.keep_shares("two", {0: 63})
    kept = [("one", [None]), ("two", [63]), ("three", [None])]
    assert shared(file) == shared(other) == shared(ResultsFile(place)) == kept
    file.add(game("four"))
    assert shared(ResultsFile(place)) == [*kept, ("four", [None])]


def test_the_results_file_drops_the_coachs_rating_of_a_game_without_a_stored_result(place):
    file = ResultsFile(place)
    file.add(game("one"))
    file.keep_shares("two", {0: 63})
    assert shared(file) == [("one", [None])]
    file.clear()
    file.keep_shares("one", {0: 63})
    assert shared(file) == []


def test_the_results_file_writes_an_unsaved_result_together_with_the_coachs_rating(place, unwritable_folder):
    file = ResultsFile(place)
    file.add(game("one"))
    file.keep_shares("one", {0: 63})
    unwritable_folder.unlink()
    file.try_again()
    assert shared(ResultsFile(place)) == [("one", [63])]


@pytest.mark.parametrize("share", [-1, 101])
def test_the_coachs_rating_of_a_player_in_a_result_must_be_a_percentage(share):
    part = {"name": "Ann", "share": share}
    result = {"key": "x", "game": "split-run", "day": "2026-11-16", "ended": "finished", "players": [part]}
    with pytest.raises(ValueError, match="x"):
        checked({"version": 1, "results": [result]})
    part["share"] = 100
    assert checked({"version": 1, "results": [result]})[0].players[0].share == 100
