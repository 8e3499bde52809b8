"""Tests the data of the statistics: the cards of the best words, records, rivals, shares and exports."""

import csv
import io
import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from app.felt.laid_words import spelled
from app.library.exported import COLUMNS, csv_of, json_of
from app.library.finished import FinishedGame, GamesWanted, known_games, people_of
from app.library.laid_cards import words_of, written
from app.library.match_result import result_of
from app.library.results import PlayerResult, Result, checked
from app.library.totals import COMPUTERS, PlayedWay, against, records_of, rivals, shares_over_time
from engine.core.cards import Card
from engine.core.words import Word
from tests.table import Table

BO = PlayerResult("Bo", computer=True)
BEN = PlayerResult("Ben", person="b")


def ann(score: int = 0, **more) -> PlayerResult:
    return PlayerResult("Ann", score=score, person="a", **more)


def game(key: str, *players: PlayerResult, of: str = "split-run", day: str = "2026-11-16", **more) -> Result:
    return Result(key, of, day, "finished", players, **{"unit": "points", **more})


# ---- cards


def test_a_result_stores_words_with_their_covered_cards_and_letter_pairs_and_wild_cards():
    stack = (Card(-1, "A", "A", 1), Card(-1, "QU", "QU", 0))
    words = (Word((stack, (Card(-1, "?", "S", 0),), (Card(-1, "JX", "J", 4),))), *spelled("TEA"))
    values = {"A": 1, "JX": 4, "T": 1, "E": 1}
    assert written(words) == "A<QU ?=S JX=J | T E A"
    assert words_of(written(words), values) == words
    assert words_of("") == ()
    assert written(spelled("A" * 600)) == "", "more than a result may keep"


def test_the_program_shows_a_word_without_stored_cards_with_one_card_for_each_letter():
    assert [[card.face for card in word.cards] for word in spelled("CAT, A-X")] == [["C", "A", "T"], ["A", "X"]]


def test_a_result_keeps_the_cards_of_the_best_play_and_of_the_longest_word(tmp_path):
    hands = ["KITHOMESLN", "SMREADANOU"]
    table = Table("5-up", hands=hands, deck="EIOTRLNAESEIOTRL", words="KIT HOES SEA", options={"words": "checked"})
    table.do("play KIT", "pass", "play HOES", "@2 resign")
    (one, _) = result_of(table.match, tmp_path / "one.wordfelt", date(2026, 11, 16)).players
    assert [word.text for word in words_of(one.laid)] == one.best.split(", ")
    assert [word.text for word in words_of(one.laid_longest)] == [one.longest]


def test_a_result_of_an_older_version_has_no_cards_and_one_with_too_many_is_refused():
    players = [{"name": "Ann", "score": 7, "best": "TEA"}]
    one = {"key": "one", "game": "split-run", "day": "2026-11-16", "ended": "finished", "players": players}
    assert checked({"version": 2, "results": [one]})[0].players[0].laid == ""
    with pytest.raises(ValueError, match="one"):
        checked({"version": 2, "results": [{**one, "players": [{**players[0], "laid": "T" * 1001}]}]})


# ---- finished games


def test_a_player_can_filter_finished_games_by_game_person_and_outcome():
    won, lost = game("1", ann(9, won=True), BO), game("2", ann(1), replace(BEN, won=True), of="ow")
    guest = game("3", PlayerResult("Zoë", won=True), BO)
    all_of_them = [won, lost, guest]

    def taken(choice: GamesWanted) -> str:
        return "".join([result.key for result in all_of_them if choice.takes(result)])

    assert taken(GamesWanted()) == "123"
    assert taken(GamesWanted(game="ow")) == "2"
    assert taken(GamesWanted(person="a")) == "12"
    assert taken(GamesWanted(person="guest Zoë")) == "3"
    assert taken(GamesWanted(person="a", won="won")) == "1"
    assert taken(GamesWanted(person="a", won="lost")) == "2"
    assert taken(GamesWanted(won="won")) == "123", "somebody has won each"
    people = people_of([FinishedGame(Path(result.key), result) for result in all_of_them])
    assert people == {"a": "Ann", "b": "Ben", "guest Zoë": "Zoë"}
    assert next(iter(people)) == "a", "who has played most comes first"


def test_the_list_of_finished_games_shows_games_of_one_day_in_the_order_in_which_they_ended(tmp_path):
    import os

    paths = [tmp_path / name for name in ("late", "early")]
    for path, when in zip(paths, (2_000_000_000, 1_999_999_000), strict=True):
        path.touch()
        os.utime(path, (when, when))
    known, others = known_games(paths, [game("late", ann(), BO), game("early", ann(), BO)])
    assert not others
    assert known[0].order > known[1].order
    assert FinishedGame(paths[0], game("x", ann(), BO, day="2026-11-17")).order > known[0].order


# ---- personal bests


RESULTS = [
    game("1", ann(40, best="TEA", points=9, longest="STREETS"), BO),
    game("2", ann(90, best="QUIZ", points=24, longest="QUIZ", look="again"), BO),
    game("3", ann(60, best="ZOO", points=20, longest="ZOO"), BEN, of="ow", day="2026-11-17"),
    game("4", ann(50, best="OXEN", points=12, longest="OXEN"), BEN),
    game("5", ann(99, resigned=True, best="AXE", points=30, longest="AXE"), BO),
]


def test_personal_bests_come_only_from_finished_games_with_cards_not_seen_before():
    found = records_of(RESULTS, "a")
    assert found.longest is not None
    assert found.dearest is not None
    assert (found.longest.part.longest, found.dearest.part.best) == ("STREETS", "AXE")
    assert [(way.game, record.part.score) for way, record in found.best] == [("split-run", 50), ("ow", 60)]
    assert records_of([], "a") == records_of(RESULTS, "nobody")


def test_the_best_result_of_a_solo_game_has_the_fewest_cards_left():
    left = [game(str(n), ann(), of="first-base", unit="nothing", left=n) for n in (7, 2, 5)]
    ((way, record),) = records_of(left, "a").best
    assert (way, record.result.left) == (PlayedWay("first-base"), 2)


def test_the_list_of_rivals_has_an_entry_for_each_person_and_one_for_all_computer_players():
    assert rivals(RESULTS, "a") == {COMPUTERS: "Bo", "b": "Ben"}
    assert rivals(RESULTS, "b") == {"a": "Ann"}
    assert [result.key for result in against(RESULTS, "b")] == ["3", "4"]
    assert [result.key for result in against(RESULTS, COMPUTERS)] == ["1", "2", "5"]
    assert against(RESULTS, "") == RESULTS


def test_the_chart_of_the_coachs_ratings_contains_only_reviewed_games_with_cards_not_seen_before():
    shared = [replace(one, players=(replace(one.players[0], share=n * 10), BO)) for n, one in enumerate(RESULTS)]
    assert [one.share for one in shares_over_time(shared, "a")] == [0, 20, 30, 40]
    assert [one.day for one in shares_over_time(shared, "a", PlayedWay("ow"))] == ["2026-11-17"]
    assert not shares_over_time(RESULTS, "a")


# ---- export for other programs


def test_the_exported_table_has_a_line_for_each_player_and_states_which_games_count():
    lines = list(csv.DictReader(io.StringIO(csv_of(RESULTS))))
    assert tuple(lines[0]) == COLUMNS
    assert len(lines) == 2 * len(RESULTS)
    assert [line["counted"] for line in lines[::2]] == ["yes", "same cards again", "yes", "yes", "resigned"]
    assert (lines[0]["score"], lines[0]["best play"], lines[1]["counted"]) == ("40", "TEA", "computer")
    practice = game("6", ann(), BO, practice=True)
    assert next(csv.DictReader(io.StringIO(csv_of([practice]))))["counted"] == "practice"


def test_an_exported_name_never_becomes_a_formula_of_a_spreadsheet():
    (line, _) = csv.DictReader(io.StringIO(csv_of([game("1", PlayerResult("=1+1"), BO)])))
    assert line["player"] == "'=1+1"
    assert line["counted"] == "guest"


def test_the_json_export_has_every_field_of_the_results():
    assert checked({"version": 2, **json.loads(json_of(RESULTS))}) == tuple(RESULTS)
