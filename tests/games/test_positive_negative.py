"""Tests the rules of Positive-Negative, sentence by sentence."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from engine.core.view import view
from tests.table import Table

WORDS = "CAT DOG HEN TOP BOX LAME WIN TUB PAIR"
FOUR = ["CATDOGESNR", "HENTOPAIRE", "BOXLAMEIIE", "WINTUBAEEO"]


def piles(*faces: str, players: int = 2, **more: Any) -> Table:
    return Table("positive-negative", piles=faces or FOUR, players=players, words=WORDS, **more)


# ---- piles


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_cards_lie_in_twelve_piles_of_ten(players: int) -> None:
    table = Table("positive-negative", players=players)
    assert [len(pile) for pile in table.piles] == [10] * 12
    assert (table.deck, table.hands) == (0, [""] * players)


def test_the_piles_lie_face_down() -> None:
    table = piles().do("take 2")
    for eyes in (1, 2, None):
        assert table.seen_by(eyes)["piles"] == [[""] * 10, [], [""] * 10, [""] * 10]
    assert table.seen_by(2)["seats"][0]["hand"] == [""] * 10
    assert "".join(table.seen_by(1)["seats"][0]["hand"]) == "HENTOPAIRE"


def test_a_player_takes_any_pile_and_spells_words_from_its_cards() -> None:
    table = piles()
    assert (table.to_act, table.expects) == ([1], ["take"])
    table.do("take 3")
    assert (table.hands, table.to_act, table.expects) == (["ABEEIILMOX", ""], [1], ["play", "pass"])


def test_nobody_passes_before_taking_a_pile() -> None:
    table = piles()
    assert table.refuses("pass") == "wrong-verb"
    assert table.refuses("play CAT") == "wrong-verb"
    assert table.refuses("trade C") == "wrong-verb"


def test_the_other_piles_keep_their_numbers_when_a_pile_is_taken() -> None:
    table = piles().do("take 2", "pass")
    assert table.refuses("take 2") == "no-such-word"
    assert table.refuses("take 5") == "no-such-word"
    assert table.refuses("take C A") == "bad-notation"
    assert table.refuses("take") == "bad-notation"
    assert table.do("take 3").hands[1] == "ABEEIILMOX"
    assert table.refuses("take 4") == "wrong-verb"


# ---- words


def test_a_player_lays_any_number_of_words_and_scores_their_values_immediately() -> None:
    table = piles().do("take 4", "play WIN ; TUB")
    assert (table.scores, table.points, table.to_act) == ([5 + 6, 0], [11], [2])
    assert table.log[1]["words"] == ["WIN", "TUB"]
    assert (table.table, table.hands) == ([], ["", ""])


def test_a_player_may_pass_without_a_word() -> None:
    table = piles().do("take 4", "pass")
    assert (table.scores, table.to_act, table.hands) == ([0, 0], [2], ["", ""])


def test_all_cards_of_a_pile_leave_the_game_after_the_turn() -> None:
    table = piles().do("take 4", "play WIN ; TUB")
    assert table.dead == 10
    assert table.do("take 3", "pass").dead == 20


def test_a_turn_has_only_one_play_or_pass() -> None:
    table = piles().do("take 4", "play WIN")
    assert (table.to_act, table.expects) == ([2], ["take"])


def test_each_card_may_be_used_in_only_one_word() -> None:
    assert piles().do("take 2").refuses("play HEN ; HEN") == "not-in-hand"


def test_the_game_refuses_illegal_moves_and_names_the_reason() -> None:
    table = piles().do("take 2")
    assert table.refuses("play HEN ; POT") == "not-a-word"
    assert table.refuses("play HEN ; TO") == "too-short"
    assert table.refuses("play HEN ; CAT") == "not-in-hand"
    assert table.refuses("play 1: +H +E +N") == "no-such-word"
    assert table.refuses("play HEN ; TOP keep 1") == "bad-notation"
    assert table.refuses("stop") == "wrong-verb"


# ---- the cards left over


def test_nobody_sees_the_cards_left_over_until_the_end() -> None:
    table = piles().do("take 2", "play HEN ; TOP")
    assert table.scores == [5 + 4, 0]
    assert "".join(card.face for card in table.match.state.seats[0].aside) == "AIRE"
    for eyes in (0, 1, None):
        assert [card.face for card in view(table.match.state, eyes).seats[0].aside] == [""] * 4


def test_the_values_of_cards_left_over_are_subtracted_when_no_pile_is_left() -> None:
    table = piles(*FOUR[:2]).do("take 2", "play HEN ; TOP", "take 1", "play CAT ; DOG")
    assert (table.over, table.end) == (True, "no-pile-left")
    assert (table.scores, table.winners) == ([9 - 4, 10 - 4], [2])


def test_if_a_player_lays_no_word_all_cards_of_the_pile_cost_their_values() -> None:
    table = piles("CATDOGESNR", "HENTOPAIRE").do("take 1", "pass", "take 2", "pass")
    assert table.scores == [-14, -13]


def test_passes_do_not_end_the_game() -> None:
    table = Table("positive-negative", players=2, words=WORDS)
    for number in range(1, 12):
        table.do(f"take {number}", "pass")
        assert not table.over
    assert table.do("take 12", "pass").over


def test_every_player_gets_the_same_number_of_piles() -> None:
    table = Table("positive-negative", players=3, words=WORDS)
    for number in range(1, 13):
        table.do(f"take {number}", "pass")
    assert [sum(entry["seat"] == seat for entry in table.log) for seat in (1, 2, 3)] == [8, 8, 8]


# ---- wrong words, time, challenges, set-ups


def test_a_wrong_word_under_strict_judging_makes_the_whole_pile_count_as_left_over() -> None:
    table = piles(*FOUR[:2], options={"words": "strict"}).do("take 2", "play POT ; HEN", "take 1", "pass")
    assert table.scores == [-13, -14]


def test_the_whole_pile_counts_as_left_over_when_time_is_up() -> None:
    table = piles(options={"seconds": 60}).do("take 2", "timeout")
    assert (table.to_act, table.hands) == ([2], ["", ""])


def test_a_player_takes_the_first_pile_when_time_is_up_before_a_choice() -> None:
    table = piles(*FOUR[:2], options={"seconds": 60}).do("timeout", "take 2", "play HEN ; TOP")
    assert table.scores == [-14, 9 - 4]


def test_the_cards_of_words_taken_back_count_as_left_over() -> None:
    table = piles(*FOUR[:2], options={"words": "challenge"}).do("take 2", "play HEN ; POT")
    assert table.scores == [9, 0]
    table.do("challenge")
    assert (table.scores, table.hands, table.to_act, table.expects) == ([0, 0], ["", ""], [2], ["take"])
    table.do("take 1", "pass")
    assert table.scores == [-13, -14]


def test_a_player_who_challenges_right_words_loses_the_next_turn() -> None:
    table = piles(options={"words": "challenge"}).do("take 2", "play HEN ; TOP", "challenge")
    assert (table.scores, table.to_act, table.expects) == ([9, 0], [1], ["take"])
    assert table.do("take 1", "pass").to_act == [2]


def test_the_last_words_end_the_game_only_after_the_other_players_have_accepted_or_challenged_the_words() -> None:
    table = piles(FOUR[0], options={"words": "challenge"}).do("take 1", "play CAT")
    assert (table.over, table.scores, table.expects) == (False, [4, 0], ["accept", "challenge"])
    assert table.do("accept").scores == [4 - 10, 0]


def test_a_player_who_resigns_is_out_with_all_cards() -> None:
    table = piles(players=3).do("take 1", "resign")
    assert (table.out, table.to_act, table.dead) == ([True, False, False], [2], 10)
    assert table.do("take 2", "resign").winners == [3]


def test_piles_of_a_setup_may_have_any_size() -> None:
    table = piles("CAT", "", "DOGE").do("take 3", "play DOG")
    assert table.refuses("take 2") == "no-such-word"
    assert table.do("take 1", "play CAT").scores == [6 - 1, 4]


@pytest.mark.parametrize(
    "setup", [{"piles": []}, {"piles": [""]}, {"hands": ["A", "B"]}, {"deck": "ABC"}, {"piles": ["KK"]}]
)
def test_impossible_set_ups_are_refused(setup: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="bad-setup"):
        Table("positive-negative", players=2, **setup)
