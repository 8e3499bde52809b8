"""Tests the list of deals that people have seen: only the first game that a person plays with the cards of a deal
counts as a first look, whatever happens to its games."""

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
from tests.library.example_files import record, save_game

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


def test_the_program_distinguishes_deals_laid_out_by_hand_by_their_cards():
    def laid(deck: str) -> str:
        setup = {"hands": ["KITREXTEAN", "SMHTAOONLE"], "deck": deck}
        return deal_of(read_record(record(setup=setup)).header)

    assert laid("ABC") == laid("ABC") != laid("ABD")
    assert laid("ABC").startswith("laid-")


# ---- first looks at a deal


def test_only_a_persons_first_game_with_the_cards_of_a_deal_counts_as_a_first_look():
    seen = with_seen(SeenDeals(), [ANN], "deal", "one")
    assert look_at({}, "deal", "one") == "first"
    assert look_at(seen.people[ANN], "deal", "one") == "first"
    assert look_at(seen.people[ANN], "deal", "two") == "again"
    assert look_at(seen.people[ANN], "other", "two") == "first"


def test_after_a_second_game_with_the_same_cards_the_first_game_no_longer_counts_as_a_first_look():
    seen = with_seen(with_seen(SeenDeals(), [ANN], "deal", "one"), [ANN], "deal", "two")
    assert seen.people[ANN]["deal"] == SEVERAL
    assert look_at(seen.people[ANN], "deal", "one", "first") == "again"


def test_every_game_with_the_cards_of_a_deal_is_marked_as_shown_once_its_solution_was_seen():
    seen = with_seen(with_seen(SeenDeals(), [ANN], "deal", "one"), [ANN], "deal", SOLVED)
    assert with_seen(seen, [ANN], "deal", "two").people[ANN]["deal"] == SOLVED
    assert look_at(seen.people[ANN], "deal", "two") == "shown"
    assert look_at(seen.people[ANN], "deal", "two", "on") == "on"


def test_a_saved_first_look_counts_unless_the_person_saw_the_cards_in_another_game():
    assert look_at({}, "deal", "one", "again") == "again"
    assert look_at({"deal": "two"}, "deal", "one", "first") == "again"


# ---- the file


def test_the_seen_deals_file_keeps_the_deals_seen_in_two_windows(tmp_path):
    one, other = SeenFile(tmp_path / "seen.json"), SeenFile(tmp_path / "seen.json")
    one.change(lambda seen: with_seen(seen, [ANN], "deal", "one"))
    other.change(lambda seen: with_seen(seen, [ANN, "b"], "deal", "two"))
    assert one.content.people == {ANN: {"deal": SEVERAL}, "b": {"deal": "two"}}


def test_the_list_of_seen_deals_drops_the_oldest_deals_first(monkeypatch):
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
def test_the_program_sets_aside_an_invalid_seen_deals_file(tmp_path, wrong):
    told: list[str] = []
    (tmp_path / "seen.json").write_text(wrong)
    assert SeenFile(tmp_path / "seen.json", told.append).content == SeenDeals()
    assert told == ["seen-set-aside"]


def test_the_players_own_files_and_the_backup_contain_seen_deals(data, tmp_path):
    SeenFile(data / "seen.json").change(lambda seen: with_seen(seen, [ANN], "deal", "one"))
    assert [one.purpose for one in own_files() if one.path == data / "seen.json"] == ["seen"]
    back_up(tmp_path / "all.wordfelt-backup")
    found = seen_of(read_back_up(tmp_path / "all.wordfelt-backup"))
    assert united(SeenDeals(), found).people == {ANN: {"deal": "one"}}


def test_a_new_list_of_seen_deals_gets_the_deals_of_all_saved_games_from_the_oldest_to_the_newest(data):
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


def test_a_person_has_only_one_first_look_at_a_deal():
    assert looks(honest([result("one"), result("two"), result("three", "shown")])) == ["first", "again", "shown"]
    assert looks(honest([result("one", ""), result("two", "")])) == ["", "again"]
    assert looks(honest([result("one"), result("two", person="b")])) == ["first", "first"]


def test_a_restore_renames_a_result_that_differs_from_an_existing_one():
    there = joined((), [result("one", score=5)])
    again = joined(there, [result("one", score=9)])
    assert [(one.key, one.players[0].score, one.players[0].look) for one in again] == [
        ("one", 5, "first"),
        ("one (2)", 9, "again"),
    ]
    assert joined(again, [result("one", score=9)]) == again
    assert joined(there, [result("one", score=5)]) == there


def test_an_unfinished_game_that_is_finished_later_has_only_one_result():
    there = joined((), [result("one", ended="unfinished")])
    assert joined(there, [result("one", score=9)]) == (result("one", score=9),)


def test_a_recount_of_results_keeps_the_people_and_first_looks_that_no_record_contains(tmp_path):
    file = ResultsFile(tmp_path / "results.json")
    file.add(result("one", score=5))
    bare = Result("one", "split-run", "2026-11-16", "finished", (PlayerResult("Ann", score=6, person=None),))
    file.add_all([bare], recounted=True)
    (found,) = file.results
    assert (found.players[0].score, found.players[0].person, found.players[0].look) == (6, ANN, "first")


def test_a_restore_assigns_results_to_the_people_on_this_machine():
    (found,) = with_ids([result("one", person="9")], {"9": ANN})
    assert found.players[0].person == ANN
    seen = SeenDeals(people={"9": {"deal": "one", "other": "two"}, ANN: {"deal": "one"}})
    assert with_ids_of_here(seen, {"9": ANN}).people == {ANN: {"deal": "one", "other": "two"}}
