"""Tests evenings, the lists of games played together: their file, their scores, who begins, and the best words."""

import json

import pytest

from app.library.evening import (
    Evening,
    EveningGame,
    Evenings,
    EveningsFile,
    begun_anew,
    best_plays,
    joined,
    leaders,
    longest_word,
    next_to_begin,
    results_of,
    standings,
    with_game,
)
from app.library.results import PlayerResult, Result


def result(key: str, *scores: int, game: str = "split-run", **more: object) -> Result:
    """A result of Ann, Ben and Cleo with these scores. All players with the highest score have won."""
    players = [
        PlayerResult(name, score=score, won=score == max(scores))
        for name, score in zip(("Ann", "Ben", "Cleo"), scores, strict=False)
    ]
    return Result(key, game, "2026-11-27", "finished", tuple(players))


def counted(results: list[Result], by: str) -> dict[str, int]:
    return {one.name: one.counted for one in standings(results, by)}


# ---- the games of an evening


def test_an_evening_lists_games_in_the_order_in_which_they_last_ended():
    evenings: Evenings = ()
    for key in ("1", "2", "1"):
        evenings = with_game(evenings, EveningGame(key, "ow", "Ann"), "2026-11-27")
    assert evenings == (Evening("2026-11-27", (EveningGame("2", "ow", "Ann"), EveningGame("1", "ow", "Ann"))),)


def test_an_evening_goes_on_after_a_week_until_a_new_one_begins():
    first, second = EveningGame("1", "ow"), EveningGame("2", "ow")
    evenings = with_game(with_game((), first, "2026-11-20"), second, "2026-11-27")
    assert evenings == (Evening("2026-11-20", (first, second)),)
    evenings = begun_anew(evenings, "2026-11-28")
    assert begun_anew(evenings, "2026-11-29") == evenings, "an evening without a game is not kept beside another"
    assert with_game(evenings, first, "2026-11-30")[1:] == (Evening("2026-11-30", (first,)),)


def test_an_evening_leaves_out_deleted_results():
    evening = Evening("2026-11-27", (EveningGame("2", "ow"), EveningGame("1", "ow"), EveningGame("9", "ow")))
    known = [result("1", 5, 3), result("2", 1, 2), result("3", 4, 4)]
    assert [one.key for one in results_of(evening, known)] == ["2", "1"]


def test_a_restore_adds_each_evening_once_and_before_the_existing_evenings():
    old, here = Evening("2026-11-20", (EveningGame("1", "ow"),)), Evening("2026-11-27", (EveningGame("2", "ow"),))
    assert joined((here,), (old, here)) == (old, here)


# ---- counting


def test_an_evening_ranks_players_by_wins_or_by_places():
    games = [result("1", 30, 20, 10), result("2", 5, 5, 9), result("3", 8, 8)]
    assert counted(games, "wins") == {"Ann": 2, "Ben": 1, "Cleo": 1}
    assert counted(games, "place") == {"Ann": 2, "Cleo": 2, "Ben": 1}
    assert leaders(standings(games, "wins")) == ["Ann"]
    assert leaders(standings(games, "place")) == ["Ann", "Cleo"]


def test_an_evening_has_no_leader_before_the_first_win():
    assert leaders(standings([], "wins")) == []
    lost = Result("1", "turnover", "2026-11-27", "finished", (PlayerResult("Ann"),), left=9)
    assert leaders(standings([lost], "wins")) == []


def test_an_evening_ranks_a_player_who_resigned_behind_one_with_fewer_points():
    players = (
        PlayerResult("Ann", score=50, resigned=True),
        PlayerResult("Ben", score=3),
        PlayerResult("Cleo", score=9, won=True),
    )
    games = [Result("1", "ow", "2026-11-27", "resigned", players)]
    assert counted(games, "place") == {"Cleo": 2, "Ben": 1, "Ann": 0}


def test_an_evening_ranks_the_players_of_a_match_by_games_won_before_points():
    players = (PlayerResult("Ann", score=9, games=1), PlayerResult("Ben", score=3, games=2, won=True))
    assert counted([Result("1", "full-deck", "2026-11-27", "finished", players)], "place") == {"Ben": 1, "Ann": 0}


# ---- words to remember


def test_an_evening_keeps_each_players_best_play_and_the_longest_word():
    ann = PlayerResult("Ann", best="TEA", points=6, longest="GARDEN")
    again = PlayerResult("Ann", best="QUIZ", points=40, longest="TEA")
    ben = PlayerResult("Ben", best="NUDGING, WAKED", points=24, longest="NUDGING")
    games = [Result(str(number), "ow", "2026-11-27", "finished", (one, ben)) for number, one in enumerate((ann, again))]
    assert [(best.name, best.words, best.points) for best in best_plays(games)] == [
        ("Ann", "QUIZ", 40),
        ("Ben", "NUDGING, WAKED", 24),
    ]
    longest = longest_word(games)
    assert longest is not None
    assert (longest.name, longest.words) == ("Ben", "NUDGING")
    assert longest_word([result("1", 2, 3)]) is None


# ---- who begins


@pytest.mark.parametrize(
    ("last", "players", "begins"),
    [
        ("Ann", ("Ann", "Ben", "Cleo"), 1),
        ("Cleo", ("Ann", "Ben", "Cleo"), 0),
        ("Ann", ("Ann", "Cleo"), 1),  # Ben sits out
        ("Ann", ("Ann",), 0),
        ("Zoe", ("Ann", "Ben"), None),
    ],
)
def test_the_player_after_the_last_starting_player_starts_the_next_game_of_an_evening(last, players, begins):
    assert next_to_begin(last, ("Ann", "Ben", "Cleo"), players) == begins


# ---- the file


def test_evenings_that_are_written_and_read_again_are_the_same(tmp_path):
    path = tmp_path / "evenings.json"
    file = EveningsFile(path)
    file.change(lambda evenings: with_game(evenings, EveningGame("ü.wordfelt", "ow", "Ann"), "2026-11-27"))
    assert EveningsFile(path).evenings == (Evening("2026-11-27", (EveningGame("ü.wordfelt", "ow", "Ann"),)),)


@pytest.mark.parametrize(
    "damage",
    [{"version": 2}, {"evenings": [{"day": "Friday"}]}, {"evenings": [{"day": "2026-11-27", "games": [{"key": 1}]}]}],
)
def test_the_program_sets_aside_a_file_without_valid_evenings(tmp_path, damage):
    path = tmp_path / "evenings.json"
    told: list[str] = []
    path.write_text(json.dumps({"version": 1, "evenings": []} | damage))
    assert EveningsFile(path, told.append).evenings == ()
    assert told == ["evenings-set-aside"]
