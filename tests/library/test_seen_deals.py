"""Nobody sees a deal twice for the first time, whatever happens to its games."""

import json

import pytest

from app.library.own_files import back_up, own_files, read_back_up, seen_of
from app.library.people import Person
from app.library.results import PlayerResult, Result, ResultsFile, honest, joined, with_ids
from app.library.seen_deals import (
    MOST,
    SEVERAL,
    SOLVED,
    SeenDeals,
    SeenFile,
    deal_of,
    look_at,
    united,
    with_ids_of_here,
    with_seen,
)
from app.library.shown_games import deals_of_games
from engine.games import GAMES
from engine.match import Header, Player
from engine.records.record import read_record
from tests.library.kept import record, save_game

ANN = "a"


def everywhere(context: str, text: str) -> frozenset[str]:
    return frozenset({text})


def header(game: str = "split-run", seed: int = 7) -> Header:
    return Header(GAMES[game], (Player("Ann"),), {}, seed)


# ---- deals


def test_games_with_the_same_deck_deal_the_same_cards_from_one_code():
    assert deal_of(header("split-run")) == deal_of(header("5-up"))
    assert len({deal_of(header(game)) for game in ("split-run", "shout", "starter", "four-rows")}) == 4
    assert deal_of(header(seed=8)) != deal_of(header())


def test_cards_laid_out_by_hand_are_told_apart_by_what_lies_there():
    def laid(deck: str) -> str:
        setup = {"hands": ["KITREXTEAN", "SMHTAOONLE"], "deck": deck}
        return deal_of(read_record(record(setup=setup)).header)

    assert laid("ABC") == laid("ABC") != laid("ABD")
    assert laid("ABC").startswith("laid-")


# ---- looks


def test_the_game_that_shows_the_cards_first_is_the_first_look_and_no_other():
    seen = with_seen(SeenDeals(), [ANN], "deal", "one")
    assert look_at({}, "deal", "one") == "first"
    assert look_at(seen.people[ANN], "deal", "one") == "first"
    assert look_at(seen.people[ANN], "deal", "two") == "again"
    assert look_at(seen.people[ANN], "other", "two") == "first"


def test_cards_that_a_second_game_shows_are_no_first_look_in_the_first_one_either():
    seen = with_seen(with_seen(SeenDeals(), [ANN], "deal", "one"), [ANN], "deal", "two")
    assert seen.people[ANN]["deal"] == SEVERAL
    assert look_at(seen.people[ANN], "deal", "one", "first") == "again"


def test_after_the_solution_nothing_but_that_is_told():
    seen = with_seen(with_seen(SeenDeals(), [ANN], "deal", "one"), [ANN], "deal", SOLVED)
    assert with_seen(seen, [ANN], "deal", "two").people[ANN]["deal"] == SOLVED
    assert look_at(seen.people[ANN], "deal", "two") == "shown"
    assert look_at(seen.people[ANN], "deal", "two", "on") == "on"


def test_a_game_keeps_the_look_that_it_has_noted_unless_the_cards_were_seen_elsewhere():
    assert look_at({}, "deal", "one", "again") == "again"
    assert look_at({"deal": "two"}, "deal", "one", "first") == "again"


# ---- the file


def test_what_two_windows_have_seen_is_kept(tmp_path):
    one, other = SeenFile(tmp_path / "seen.json"), SeenFile(tmp_path / "seen.json")
    one.change(lambda seen: with_seen(seen, [ANN], "deal", "one"))
    other.change(lambda seen: with_seen(seen, [ANN, "b"], "deal", "two"))
    assert one.content.people == {ANN: {"deal": SEVERAL}, "b": {"deal": "two"}}


def test_the_oldest_deals_go_first(monkeypatch):
    monkeypatch.setattr("app.library.seen_deals.MOST", 2)
    seen = SeenDeals()
    for deal in ("one", "two", "three"):
        seen = with_seen(seen, [ANN], deal, "game")
    assert [*seen.people[ANN]] == ["two", "three"]


@pytest.mark.parametrize(
    "wrong",
    [
        "{",
        json.dumps({"version": 2}),
        json.dumps({"version": 1, "people": {"a": {"deal": 1}}}),
        json.dumps({"version": 1, "people": {"a": {str(number): "" for number in range(MOST + 1)}}}),
    ],
)
def test_a_file_that_is_not_valid_is_set_aside(tmp_path, wrong):
    told: list[str] = []
    (tmp_path / "seen.json").write_text(wrong)
    assert SeenFile(tmp_path / "seen.json", told.append).content == SeenDeals()
    assert told == ["seen-set-aside"]


def test_the_file_is_among_the_players_own_and_in_the_back_up(data, tmp_path):
    SeenFile(data / "seen.json").change(lambda seen: with_seen(seen, [ANN], "deal", "one"))
    assert [one.purpose for one in own_files() if one.path == data / "seen.json"] == ["seen"]
    back_up(tmp_path / "all.wordfelt-backup")
    found = seen_of(read_back_up(tmp_path / "all.wordfelt-backup"))
    assert united(SeenDeals(), found).people == {ANN: {"deal": "one"}}


def test_the_cards_of_all_games_on_the_machine_count_as_seen_the_oldest_game_first(data):
    people = (Person(ANN, "Ann"), Person("b", "Ben", away=True))
    save_game(data, "new", record(), written=2_000)
    save_game(data, "old", record(players=("Ann", "Zoe")), written=1_000)
    save_game(data, "no", "{")
    agreed = json.dumps({"version": 1, "agreed": {"persons": ["", "b"]}})
    save_game(data, "beside", record(), beside=agreed, written=3_000)
    deal = deal_of(header(seed=3))
    assert [*deals_of_games(people, everywhere)] == [
        ([ANN], deal, "old.wordfelt"),
        ([ANN, "b"], deal, "new.wordfelt"),
        (["b"], deal, "beside.wordfelt"),
    ]


# ---- results


def result(key: str, look: str = "first", *, score: int = 1, ended: str = "finished", person: str = ANN) -> Result:
    part = PlayerResult("Ann", score=score, person=person, look=look)  # type: ignore[arg-type]
    return Result(key, "split-run", "2026-11-16", ended, (part,), deal="deal")  # type: ignore[arg-type]


def looks(results: tuple[Result, ...]) -> list[str]:
    return [result.players[0].look for result in results]


def test_of_two_first_looks_at_one_deal_only_the_first_one_stays():
    assert looks(honest([result("one"), result("two"), result("three", "shown")])) == ["first", "again", "shown"]
    assert looks(honest([result("one", ""), result("two", "")])) == ["", "again"]
    assert looks(honest([result("one"), result("two", person="b")])) == ["first", "first"]


def test_a_restored_copy_that_ends_in_another_way_takes_no_results_place():
    there = joined((), [result("one", score=5)])
    again = joined(there, [result("one", score=9)])
    assert [(one.key, one.players[0].score, one.players[0].look) for one in again] == [
        ("one", 5, "first"),
        ("one (2)", 9, "again"),
    ]
    assert joined(again, [result("one", score=9)]) == again
    assert joined(there, [result("one", score=5)]) == there


def test_a_game_that_was_put_away_and_played_to_its_end_has_one_result():
    there = joined((), [result("one", ended="unfinished")])
    assert joined(there, [result("one", score=9)]) == (result("one", score=9),)


def test_a_recount_keeps_the_people_and_the_looks_that_only_the_results_know(tmp_path):
    file = ResultsFile(tmp_path / "results.json")
    file.add(result("one", score=5))
    bare = Result("one", "split-run", "2026-11-16", "finished", (PlayerResult("Ann", score=6, person=None),))
    file.add_all([bare], recounted=True)
    (found,) = file.results
    assert (found.players[0].score, found.players[0].person, found.players[0].look) == (6, ANN, "first")


def test_what_was_restored_belongs_to_the_people_of_here():
    (found,) = with_ids([result("one", person="9")], {"9": ANN})
    assert found.players[0].person == ANN
    seen = SeenDeals(people={"9": {"deal": "one", "other": "two"}, ANN: {"deal": "one"}})
    assert with_ids_of_here(seen, {"9": ANN}).people == {ANN: {"deal": "one", "other": "two"}}
