"""Tests the option `again`: a player who restores an earlier word by give and take alone scores nothing for it."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.notation import read_move
from engine.core.oracle import judge
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import CATALOG, GAMES
from tests.table import Table

KITS = "KIT KIN KID KITE"
WITH_GIVE_AND_TAKE = {
    "5-up": "AOG",
    "eight-it-all": "AOGD",
    "real-value": "AOGD",
    "turnover": "AOGD",
    "split-run": "AOGS",
    "split-off": "AOGS",
    "5-to-5": "OGD",
}
THERE_AND_BACK = ("play 1: K I N~T", "play 1: K I D~N", "play 1: K I T~D")


def kit_and_its_changes(game: str = "5-up", *moves: str, **changed: Any) -> Table:
    """Sets up a table with the word KIT, where every player has the cards for KIN, KID and KIT, and makes `moves`."""
    options = {"moves": WITH_GIVE_AND_TAKE[game], **changed.pop("options", {})}
    setup: dict[str, Any] = {"hands": ["NTDAAAAA", "DNTEEEEE"], "table": ["KIT"], "deck": "LLLLLOO", "words": KITS}
    return Table(game, **{**setup, **changed}, options=options).do(*moves)


def test_only_games_where_give_and_take_can_restore_an_earlier_word_offer_the_option_called_again() -> None:
    having = {game.id for game in CATALOG if any(option.key == "again" for option in game.options)}
    assert having == {*WITH_GIVE_AND_TAKE, "3n-change"}
    (again,) = (option for option in GAMES["5-up"].options if option.key == "again")
    assert (again.default, again.choices) == ("once", ("once", "always"))


@pytest.mark.parametrize("game", sorted(WITH_GIVE_AND_TAKE.keys() - {"turnover", "5-to-5", "real-value"}))
def test_an_earlier_word_restored_by_give_and_take_alone_scores_nothing(game: str) -> None:
    assert kit_and_its_changes(game, *THERE_AND_BACK).points == [6, 7, 0]
    assert kit_and_its_changes(game, *THERE_AND_BACK, options={"again": "always"}).points == [6, 7, 6]


def test_real_value_counts_neither_the_letters_nor_the_best_card_of_a_restored_word() -> None:
    assert kit_and_its_changes("real-value", *THERE_AND_BACK).points == [7, 7, 0]
    assert kit_and_its_changes("real-value", *THERE_AND_BACK, options={"again": "always"}).points == [7, 7, 7]


def test_turnover_gives_no_points_for_an_earlier_word_restored_with_the_turned_card() -> None:
    deck = "NDTLLLLLL"
    setting: dict[str, Any] = {"hands": ["AAAAAAAAAA", "EEEEEEEEEE"], "deck": deck}
    assert kit_and_its_changes("turnover", *THERE_AND_BACK, **setting).points == [6, 7, 0]
    assert kit_and_its_changes("turnover", *THERE_AND_BACK, **setting, options={"again": "always"}).points == [6, 7, 6]


def test_5_to_5_gives_no_points_for_a_restored_word_if_players_agreed_to_permit_give_and_take() -> None:
    moves = ("play 1: T R A I L~N", "play 1: T R A I N~L")
    setting: dict[str, Any] = {"table": ["TRAIN"], "hands": ["LAAAA", "NEEEE"], "words": "TRAIN TRAIL"}
    assert kit_and_its_changes("5-to-5", *moves, **setting).points == [5, 0]
    assert kit_and_its_changes("5-to-5", *moves, **setting, options={"again": "always"}).points == [5, 5]
    assert kit_and_its_changes("5-to-5", *moves, **setting, options={"mode": "knockout"}).scores == [0, 0]


def test_a_player_may_restore_an_earlier_word_and_keeps_the_card_that_was_taken() -> None:
    table = kit_and_its_changes("5-up", *THERE_AND_BACK)
    assert (table.table, table.log[2]["words"], table.to_act) == (["KIT"], ["KIT"], [2])
    assert table.hands[0].count("D") == 2


def test_neither_a_word_laid_in_the_game_nor_a_word_of_the_setup_scores_when_it_is_restored() -> None:
    table = kit_and_its_changes(
        "5-up", "play KIT", "play 1: K I N~T", "play 1: K I T~N", table=[], hands=["KITTAAAAA", "NEEEEEEEE"]
    )
    assert table.points == [6, 6, 0]


def test_a_card_covered_in_the_setup_does_not_count_as_a_letter_of_an_earlier_word() -> None:
    word = {"word": "KIT", "slots": [["K"], ["I"], ["N", "T"]]}
    assert kit_and_its_changes("5-up", "play 1: K I N~T", table=[word]).points == [6]
    assert kit_and_its_changes("5-up", "play 1: K I N~T", "play 1: K I T~N", table=[word]).points == [6, 0]


def test_an_earlier_word_restored_by_an_overlay_still_scores() -> None:
    assert kit_and_its_changes("5-up", "play 1: K I N~T", "play 1: K I T/N").points == [6, 6]


def test_a_restored_word_scores_if_the_change_contains_another_move_besides_give_and_take() -> None:
    setting: dict[str, Any] = {"table": ["SITE"], "words": "SITE SIN", "hands": ["SINAA", "TEOO"]}
    assert kit_and_its_changes("real-value", "play SIN", "play 1: S I T~N +E", **setting).points == [4, 5]


def test_a_restored_word_scores_if_the_change_contains_a_duplicate() -> None:
    moves = ("play 1: K I N~T", "play 1: K I/I T~N")
    assert kit_and_its_changes("eight-it-all", *moves, hands=["NAAAA", "ITEEE"]).points == [6, 6]


def test_an_earlier_word_still_scores_if_a_split_with_give_and_take_makes_it_again() -> None:
    setting: dict[str, Any] = {"table": ["SIN", "SITTEN"], "words": "SIN TEA", "hands": ["NAEEE", "AAAAA"]}
    assert kit_and_its_changes("split-run", "play 2: S I N~T | T E A~N", **setting).points == [3 + 3]


def test_one_turn_may_restore_a_word_without_a_score_and_change_another_word_for_points() -> None:
    setting: dict[str, Any] = {"table": ["KIT", "SIT"], "words": "KIT KIN KID SIT SIN", "hands": ["NNAAA", "TDEE"]}
    table = kit_and_its_changes("split-run", "play 1: K I N~T ; 2: S I N~T", **setting)
    assert table.points == [6 + 3]
    assert table.do("play 1: K I D~N ; 2: S I T~N").points == [9, 7 + 0]


@pytest.mark.parametrize("words", ["challenge", "strict"])
def test_a_word_of_a_refused_or_challenged_play_does_not_count_as_an_earlier_word(words: str) -> None:
    setting: dict[str, Any] = {"table": ["KIT", "SIT"], "words": "KIT KIN SIT", "hands": ["NZAA", "NE"]}
    table = kit_and_its_changes("split-run", "play 1: K I N~T ; 2: S I Z~T", **setting, options={"words": words})
    if words == "challenge":
        table.do("@2 challenge")
    assert (table.table, table.points) == (["KIT", "SIT"], [])
    assert table.do("play 1: K I N~T").points == [6]


def test_a_word_that_was_undone_does_not_count_as_an_earlier_word() -> None:
    table = kit_and_its_changes("5-up", "play 1: K I N~T", "play 1: K I D~N")
    table.match.undo_to(0)
    assert table.do("play 1: K I D~T", "play 1: K I N~D").points == [7, 6]


def test_a_computer_player_predicts_the_score_of_a_restored_word_without_the_setup() -> None:
    """A computer player does not see the set-up of the game, because the set-up names all hands."""
    match = kit_and_its_changes("5-up", "play 1: K I N~T").match
    move = read_move("play 1: K I T~N", match.header.game.deck)
    verdict = judge(replace(match.house, setup=None), view(match.state, 1), move)
    assert isinstance(verdict, Legal)
    assert (verdict.words, verdict.points) == (("KIT",), 0)


# ---- 3'n Change


def swallowing(*moves: str, **changed: Any) -> Table:
    setup: dict[str, Any] = {
        "hands": ["STMPTRAIN", "TRINOOEEE"],
        "table": ["TRAIN"],
        "deck": "LLLLLL",
        "words": "TRAIN STAMP",
    }
    return Table("3n-change", **{**setup, **changed}).do(*moves)


def test_in_3n_change_a_restored_word_scores_nothing_unless_its_player_lays_more_cards_than_picked_up() -> None:
    moves = ("play 1: +S +T A +M +P", "play 1: +T +R A +I +N")
    assert swallowing(*moves).points == [8, 0]
    assert swallowing(*moves, options={"again": "always"}).points == [8, 5]


def test_3n_change_scores_a_restored_word_if_its_player_lays_more_cards_than_picked_up() -> None:
    moves = ("play 1: R +I +N +G", "play 1: +M +A +S +T +E R")
    setting: dict[str, Any] = {"table": ["MASTER"], "hands": ["INGOO", "MASTEE"], "words": "MASTER RING"}
    assert swallowing(*moves, **setting).points == [6, 8]


def test_3n_change_scores_the_fresh_word_even_if_it_has_lain_on_the_table_before() -> None:
    assert swallowing("play 1: +S +T A +M +P ; TRAIN").points == [8 + 5]
    back = swallowing("play 1: +S +T A +M +P", "play 1: +T +R A +I +N ; STAMP", hands=["STMPOO", "TRINSA"])
    assert back.points == [8, 0 + 8]
