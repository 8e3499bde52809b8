"""Tests the handicaps of a player in a record: points at the start, a minimum length of words, and the word list that
judges the player's words."""

import json
from typing import Any

import pytest

from engine.core.verdict import Refused
from engine.games import CATALOG, GAMES
from engine.messages import sentence
from engine.records.record import read_record, write_record
from engine.records.replay import answer, open_match
from tests.table import Table

FIXED = ("3-4-5", "5-to-5", "take-6", "four-rows", "shout")  # the rules of these games decide the length of words


def record(game: str, first: dict[str, Any], **more: Any) -> str:
    low = GAMES[game].seats[0]
    players = [{"name": "Ann", **first}, *["Ben", "Cyd"][: low - 1]]
    return json.dumps({"wordfelt": 1, "game": game, "players": players, "moves": [], **more})


def refusal(text: str) -> str:
    with pytest.raises(Refused) as refused:
        open_match(read_record(text))
    assert refused.value.reason.code == "bad-record"
    assert answer(text)[0] == 2
    return sentence(refused.value.reason)


def test_a_record_keeps_the_handicaps_of_a_player() -> None:
    read = read_record(record("split-run", {"start": 40, "least": 5, "words": "family", "time": 2}))
    ann, ben = read.header.players
    assert (ann.start, ann.least, ann.words, ann.time) == (40, 5, "family", 2)
    assert (ben.start, ben.least, ben.words) == (0, None, None)
    written = write_record(read)
    assert '{"name": "Ann", "time": 2, "start": 40, "least": 5, "words": "family"}, {"name": "Ben"}' in written
    assert read_record(written) == read


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("start", -1, "In the record “players[1].start” must be a whole number from 0 to 500."),
        ("start", 501, "In the record “players[1].start” must be a whole number from 0 to 500."),
        ("start", "9", "In the record “players[1].start” must be a whole number from 0 to 500."),
        ("least", 3, "In the record “players[1].least” must be a whole number from 4 to 6."),
        ("least", 7, "In the record “players[1].least” must be a whole number from 4 to 6."),
        ("words", "own", "In the record “players[1].words” must be one of family, standard, large."),
    ],
)
def test_a_record_with_a_handicap_outside_its_limits_is_refused(key: str, value: object, message: str) -> None:
    assert refusal(record("split-run", {key: value})) == message


def test_a_game_that_does_not_count_points_does_not_allow_a_handicap_of_points_at_the_start() -> None:
    told = "“players[1].start” has no meaning in {}: its score is not points."
    for game in CATALOG:
        points = game.rules(game.agreed({}), game.seats[0]).has_points_at_start
        if points:
            open_match(read_record(record(game.id, {"start": 10})))
        else:
            assert refusal(record(game.id, {"start": 10})) == told.format(game.name)
    assert refusal(record("take-6", {"start": 1})) == told.format("Take 6")
    assert refusal(record("run-the-table", {"start": 1})) == told.format("Run the Table")
    open_match(read_record(record("3-4-5", {"start": 1}, options={"scoring": "values"})))
    assert refusal(record("3-4-5", {"start": 1})) == told.format("3-4-5")


def test_a_game_whose_rules_decide_the_length_of_words_does_not_allow_a_handicap_of_word_length() -> None:
    for game in CATALOG:
        if game.id in FIXED:
            told = f"“players[1].least” has no meaning in {game.name}: its rules decide how long words are."
            assert refusal(record(game.id, {"least": 4})) == told
        else:
            open_match(read_record(record(game.id, {"least": 4})))


def test_a_player_may_have_a_word_list_of_their_own_in_every_game() -> None:
    for game in CATALOG:
        assert open_match(read_record(record(game.id, {"words": "family"}))).house.seats


def test_the_score_of_a_player_includes_the_points_at_the_start() -> None:
    table = Table("5-up", hands=["KITHOMESLN", "SMREADANOU"], deck="EIOT", words="KIT SKIM", seats=[{"start": 20}])
    assert table.scores == [20, 0]
    table.do("play KIT", "play 1: +S K I M/T")
    assert table.scores == [26, 9]


def test_scores_of_a_setup_include_the_points_at_the_start() -> None:
    hands = ["KITHOMESLN", "SMREADANOU"]
    table = Table("5-up", hands=hands, deck="EIOT", words="KIT", seats=[{"start": 20}], state={"scores": [31, 4]})
    assert table.scores == [31, 4]


def test_a_word_shorter_than_the_minimum_word_length_of_its_player_is_refused() -> None:
    table = Table("5-up", hands=["KITHOMESLN", "SMREADANOU"], deck="EIOT", words="KIT KITES SKIM", seats=[{"least": 5}])
    assert table.refuses("play KIT") == "too-short"
    assert table.why_not("play KIT") == "KIT is too short: your words have at least 5 letters."
    table.do("play KITES")


def test_the_minimum_word_length_of_a_player_applies_even_where_no_dictionary_is_used() -> None:
    for words in ("strict", "challenge", "trust"):
        table = Table("5-up", hands=["KITHOMESLN", "SMREADANOU"], seats=[{"least": 4}], options={"words": words})
        assert table.refuses("play KIT") == "too-short"
        table.do("play KITHS")


RARE = "OAST"  # a word of the Standard list that the Family list does not have


def judged_by(own: dict[str, Any], **options: Any) -> Table:
    return Table("split-run", hands=["OASTHMEKLN", "SMREADANOU"], seats=[own], options=options)


def test_the_words_of_a_seat_are_judged_by_its_own_list() -> None:
    judged_by({}).do(f"play {RARE}")
    assert judged_by({"words": "family"}).refuses(f"play {RARE}") == "not-a-word"
    sentence = f"{RARE} is not in the list that judges your words."
    assert judged_by({"words": "family"}).why_not(f"play {RARE}") == sentence
    table = judged_by({"words": "family"})
    table.do("pass")
    assert table.match.house.is_word(RARE, 1)
    assert not table.match.house.is_word(RARE, 0)


def test_a_challenge_judges_a_word_by_the_list_of_the_seat_that_laid_it() -> None:
    caught = judged_by({"words": "family"}, words="challenge").do(f"play {RARE}", "@2 challenge")
    assert caught.state["log"][0]["words"] == []
    stands = judged_by({}, words="challenge").do(f"play {RARE}", "@2 challenge")
    assert stands.state["log"][0]["words"] == [RARE]


def test_a_players_list_has_no_effect_if_no_dictionary_is_used_or_one_list_replaces_all_lists() -> None:
    judged_by({"words": "family"}, words="trust").do(f"play {RARE}")
    table = Table("split-run", hands=["OASTHMEKLN", "SMREADANOU"], words=RARE, seats=[{"words": "family"}])
    table.do(f"play {RARE}")


def test_a_players_list_changes_neither_the_house_list_nor_the_ban_on_offensive_words() -> None:
    dictionary = {"name": "standard", "allow": ["ZZZ"], "ban": ["HOUSE"]}
    house = open_match(read_record(record("5-up", {"words": "family"}, dictionary=dictionary))).house
    assert house.is_word("ZZZ", 0)
    assert not house.is_word("HOUSE", 0)
    vulgar = "CRAP"
    barred = open_match(read_record(record("5-up", {"words": "large"}, dictionary={"name": "family"}))).house
    assert not barred.is_word(vulgar, 0)
    free = open_match(read_record(record("5-up", {"words": "large"}, dictionary={"name": "large"}))).house
    assert free.is_word(vulgar, 0)
