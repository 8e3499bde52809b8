"""Tests the agreement that players make before a deal: the options, the players' names and the dictionary."""

import pytest

from app.base.settings import SeatSetting, Settings
from app.library.agreement import choice_of
from app.library.opening import has_words_of_its_own
from app.library.own_lists import bring, dictionaries, own_lists, record_at_home
from app.library.people import Person, met, names_of
from app.library.tonight import Tonight
from app.library.usual_names import made_distinct, usual_name
from engine.games import GAMES
from engine.lexicon import own_list
from engine.records.record import read_record
from tests.library.example_files import files_in, record


def test_a_deal_leaves_out_saved_options_with_an_unknown_key_or_an_impossible_value(qapp):
    own: dict[str, str | int | bool | None] = {"stall": 4, "first": "9", "gone": True, "words": "sometimes"}
    assert choice_of(GAMES["split-run"], Tonight(), own, Settings(), 1).options == {"stall": 4}


def test_a_deal_ignores_the_choice_of_a_starting_player_who_sits_out(qapp):
    table = Tonight((SeatSetting("Ann"), SeatSetting("Ben"), SeatSetting("Cleo")))
    dealt = [choice_of(GAMES[game], table, {"first": "3"}, Settings(), 1).options for game in ("split-run", "pluck-it")]
    assert dealt == [{"first": "3"}, {}]


def test_the_list_of_people_gets_every_person_named_at_a_seat(qapp):
    seats = (SeatSetting(""), SeatSetting("Ada", "computer"), SeatSetting("Cleo"), SeatSetting("Dan"))
    assert names_of(met((), seats)) == (usual_name(0), "Cleo", "Dan")
    assert names_of(met((Person("1", "Ann"),), seats)) == ("Ann", "Cleo", "Dan")


def test_players_with_the_same_name_get_different_names():
    assert made_distinct(["Ann", "Ann", "Ann 2", "Ann"]) == ["Ann", "Ann 3", "Ann 2", "Ann 4"]


def test_the_program_stores_equal_word_lists_once_and_distinguishes_lists_with_equal_titles(data, tmp_path):
    lists = tmp_path / "lists"
    for folder, words in (("a", "CAT DOG TREE"), ("b", "CAT DOG TREE"), ("c", "SUN MOON STAR")):
        (lists / folder).mkdir(parents=True)
        (lists / folder / "mine.txt").write_text("\n".join(words.split()))
    (lists / "b" / "mine.txt").rename(lists / "b" / "other.txt")
    brought = [bring(lists / name) for name in ("a/mine.txt", "b/other.txt", "c/mine.txt")]
    assert [one.kept.title for one in brought if one] == ["mine", "mine", "mine"]
    assert len(files_in(data)) == len(own_lists()) == 2
    names = list(dictionaries().values())[-2:]
    assert names[0] == "mine"
    assert names[1] == f"mine ({own_lists()[1].digest[:4]})"


@pytest.mark.parametrize("step", ["words", "text"])
def test_an_import_of_a_word_list_that_is_stopped_at_any_step_stores_nothing(data, tmp_path, monkeypatch, step):
    source = tmp_path / "mine.txt"
    source.write_text("CAT\nDOG\nTREE\n")
    made: list[str] = []

    def text(kept: own_list.OwnList) -> str:
        made.append("text")
        return "\n".join(kept.words)

    monkeypatch.setattr(own_list.OwnList, "text", property(text))

    def digest(words: tuple[str, ...]) -> str:
        made.append("words")
        return "0" * 16

    monkeypatch.setattr(own_list, "digest_of", digest)
    assert bring(source, lambda: step in made) is None
    assert files_in(data) == {}


def test_a_game_counts_as_having_its_own_dictionary_only_if_this_dictionary_is_not_the_one_in_the_settings(
    data, tmp_path
):
    source = tmp_path / "mine.txt"
    source.write_text("CAT\nDOG\nTREE\n")
    brought = bring(source)
    assert brought is not None
    settings = Settings(dictionary=brought.kept.key)
    words = {"name": "own", "title": "mine", "digest": brought.kept.digest, "only": ["CAT"]}
    kept = read_record(record(dictionary=words))
    assert not has_words_of_its_own(record_at_home(kept), settings, ())
    assert has_words_of_its_own(record_at_home(kept), Settings(), ())
    plain = read_record(record())
    assert [
        has_words_of_its_own(plain, Settings(dictionary=name), ()) for name in (plain.dictionary.name, "large")
    ] == [
        False,
        True,
    ]
