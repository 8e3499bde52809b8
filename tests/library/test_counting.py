"""Tests counting: the result made from a game, and the totals made from results."""

from dataclasses import replace
from datetime import date

from app.library.finished import known_games, read_games
from app.library.match_result import result_of
from app.library.rebuilding import finished_match, replayed
from app.library.results import PlayerResult, Result
from app.library.standing import standing_of
from app.library.totals import totals_of, weeks
from tests.library.example_files import record, save_game
from tests.table import Table


def result(key: str, day: str = "2026-11-16", *, won: bool = False, **more) -> Result:
    return Result(
        key, "split-run", day, "finished", (PlayerResult("Ann", won=won, person="a", **more), PlayerResult("Ben"))
    )


def test_a_result_does_not_count_challenges_as_turns_and_takes_the_longer_of_two_equally_good_best_words(tmp_path):
    hands = ["KITHOMESLN", "SMREADANOU"]
    table = Table("5-up", hands=hands, deck="EIOTRLNAESEIOTRL", words="KIT HOES SEA", options={"words": "challenge"})
    table.do("play KIT", "@2 challenge", "play HOES", "pass", "@2 resign")
    ann, ben = result_of(table.match, tmp_path / "one.wordfelt", date(2026, 11, 16)).players
    assert (ann.best, ann.longest) == ("HOES", "HOES")
    assert (ann.turns, ben.turns) == (2, 1)


def test_a_result_counts_cards_left_only_if_their_number_is_the_score_of_the_game(tmp_path):
    for game, left in (("turnover", False), ("5-to-5", True)):
        match = Table(game, hands=["A" * 10], deck="AAIIII").do("resign").match
        found = result_of(match, tmp_path / "one.wordfelt")
        assert (found.left is not None) is left
        assert found.left in (None, match.state.result)


def test_a_result_states_the_unit_of_the_scores_and_the_variations_of_the_game(tmp_path):
    def unit_and_variations(game: str, hands: list[str], deck: str = "", **options) -> tuple[str, tuple[str, ...]]:
        match = Table(game, hands=hands, deck=deck, options=options).do("@1 resign").match
        found = result_of(match, tmp_path / "one.wordfelt")
        return found.unit, found.variations

    two, alone = ["KITHOMESLN", "SMREADANOU"], ["KITHOMESLN"]
    assert unit_and_variations("5-to-5", two) == ("points", ())
    assert unit_and_variations("5-to-5", two, mode="knockout") == ("nothing", ("Knockout",))
    assert unit_and_variations("5-to-5", alone, mode="knockout") == ("nothing", ())
    assert unit_and_variations("last-man-standing", alone, link="anywhere") == ("nothing", ("Anywhere",))
    knockout = {"mode": "knockout", "link": "anywhere"}
    assert unit_and_variations("last-man-standing", two, **knockout) == ("nothing", ("Anywhere", "Knockout"))
    assert unit_and_variations("3-4-5", two) == ("cards", ())
    assert unit_and_variations("3-4-5", two, scoring="values") == ("points", ("Marked Value",))
    assert unit_and_variations("four-rows", ["K I T", "S E A"]) == ("cards-left", ())


def test_a_result_does_not_name_a_best_word_if_words_score_nothing(tmp_path):
    hands = ["TRAINEEEEE", "SMREADANOU"]
    for mode, best in (("scored", "TRAIN"), ("knockout", "")):
        match = Table("5-to-5", hands=hands, deck="", options={"mode": mode}).do("play TRAIN", "@2 resign").match
        assert result_of(match, tmp_path / "one.wordfelt").players[0].best == best


def test_a_result_of_a_match_keeps_the_games_won_and_the_deciding_game(tmp_path):
    table = Table("full-deck", hands=["T E A R W", "C A T B"], deck="", options={"match": True})
    table.do("play TEAR", *["pass"] * 4)
    assert table.match.house.book.facts(table.match.state).plays == "starter"
    table.do("pass", "pass", "pass", "pass")
    assert table.match.state.over
    found = result_of(table.match, tmp_path / "one.wordfelt")
    assert (found.unit, found.decider, found.variations) == ("cards", "starter", ("Match of two games",))
    assert [part.games for part in found.players] == [1, 1]


def test_a_result_of_an_older_version_is_read_and_completed_from_its_record(data):
    path = save_game(data, "one", record("@2 resign", options={"hard": True}, game="break-up"))
    lost = path.with_name("lost.wordfelt")
    old = [replace(result(one.name, "2026-11-17"), game="break-up") for one in (path, lost)]
    known, unread = known_games([path, lost], old)
    assert not known
    one, other = read_games(unread)
    assert (one.path, one.result.day, one.result.unit) == (path, "2026-11-17", "points")
    assert one.result.variations == ("Breakups Are Hard!",)
    assert (other.path, other.result) == (lost, old[1])
    assert known_games([path], [one.result]) == ([one], [])


def test_a_record_counts_as_finished_only_if_its_game_is_over(data):
    path = save_game(data, "one", record())
    assert replayed(path) is not None
    assert finished_match(path) is None
    path.write_text(record("@2 resign"))
    assert finished_match(path) is not None


def test_the_scores_of_a_game_that_counts_cards_left_are_shown_as_positive_numbers():
    table = Table("four-rows")
    scores = [-seat.score for seat in table.match.state.seats]
    assert standing_of(table.match).scores == tuple(scores)


def test_the_chart_of_weeks_leaves_out_games_older_than_its_twelve_weeks():
    days = {"2026-11-16": 11, "2026-11-15": 10, "2026-08-31": 0}
    for day, week in days.items():
        assert weeks([result(day, day)], None, date(2026, 11, 18)) == tuple(
            [int(number == week) for number in range(12)]
        )
    for day in ("2026-08-30", "2026-08-24", "2026-11-23"):
        assert weeks([result(day, day)], None, date(2026, 11, 18)) == (0,) * 12


def test_the_statistics_do_not_count_a_resigned_game_as_played_and_end_a_streak_at_a_defeat():
    found = totals_of([result("1", won=True), result("2", resigned=True), result("3", won=True), result("4")], "a")
    assert (found.played, found.resigned, found.won, found.streak, found.longest_streak) == (3, 1, 2, 0, 2)
