"""Tests the rules of 3-2-1, sentence by sentence."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from tests.table import Table

WORDS = "KIT HOE SEA WATERMELON HOUSE TEA TAR RAIN OAT READ AXE"
ANN, BEN, DECK = "KITHOESEAD", "TEARNIOUSE", "OOLLNNRRSSAAIIEETT"
CHALLENGE = {"words": "challenge"}


def lay(*moves: str, **changed: Any) -> Table:
    return Table("3-2-1", **{"hands": [ANN, BEN], "deck": DECK, "words": WORDS, **changed}).do(*moves)


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players_can_play(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        Table("3-2-1", players=players)
    assert refusal.value.reason.code == "bad-record"


# ---- the words


def test_three_words_score_their_values_and_a_point_per_letter_of_the_longest_word() -> None:
    table = lay("play KIT ; HOE ; SEA")
    assert (table.scores, table.points, table.log[0]["words"]) == ([6 + 5 + 3 + 3, 0], [17], ["KIT", "HOE", "SEA"])
    assert (table.hands[0], table.deck, table.dead, table.to_act) == ("DLLNNOORRS", 9, 9, [2])


def test_a_play_of_two_words_of_different_length_counts_the_letters_of_the_longer_word() -> None:
    table = lay("play TEA ; HOUSE", hands=["HOUSETEADR", BEN])
    assert (table.scores, table.deck, table.dead) == ([3 + 8 + 5, 0], 10, 8)


def test_a_play_counts_the_letters_of_one_word_if_two_words_are_longest() -> None:
    assert lay("play RAIN ; READ", hands=["RAINREADOO", BEN]).scores == [4 + 5 + 4, 0]


def test_one_word_of_all_ten_cards_scores_ten_points_more() -> None:
    table = lay("play WATERMELON", hands=["WATERMELON", BEN])
    assert (table.scores, table.dead, table.deck, len(table.hands[0])) == ([14 + 10, 0], 10, 8, 10)


def test_all_words_of_a_play_leave_the_table() -> None:
    table = lay("play KIT ; HOE", "play RAIN")
    assert (table.table, table.dead) == ([], 10)
    assert table.refuses("play 1: +T R A I N") == "no-such-word"
    assert table.refuses("play KIT ; 1: K I T") == "no-such-word"


def test_a_fourth_word_is_refused() -> None:
    table = lay(words="AAA", hands=["A" * 12, "TE"], deck="")
    assert table.refuses("play AAA ; AAA ; AAA ; AAA") == "move-not-permitted"
    table.do("play AAA ; AAA ; AAA")


def test_a_play_uses_each_card_in_one_word_only() -> None:
    assert lay().refuses("play KIT ; TEA") == "not-in-hand"


def test_every_word_of_a_play_has_at_least_three_letters() -> None:
    assert lay(words="KIT SEA").refuses("play KIT ; HOE ; SEA") == "not-a-word"
    assert lay(words="KIT HE").refuses("play KIT ; HE") == "too-short"


def test_a_play_may_not_contain_keep_remove_or_pick() -> None:
    assert lay().refuses("play KIT ; HOE keep 1") == "bad-notation"
    assert lay().refuses("play KIT ; HOE remove 1") == "bad-notation"
    assert lay().refuses("play KIT pick I K") == "bad-notation"


def test_a_setup_may_not_have_a_word_on_the_table() -> None:
    with pytest.raises(Refused) as refusal:
        lay(table=["RAIN"])
    assert refusal.value.reason.code == "bad-setup"


# ---- trade and pass


def test_a_player_who_cannot_play_trades_up_to_five_cards_or_passes() -> None:
    table = lay("trade KITHO")
    assert (table.hands[0], table.deck, table.to_act, table.scores) == ("ADEELLNOOS", 18, [2], [0, 0])
    assert lay().refuses("trade KITHOE") == "cannot-trade"
    assert lay("pass").to_act == [2]
    assert lay("play KIT", "trade T").to_act == [1]


# ---- the end


def test_the_game_ends_when_the_deck_is_empty_and_all_have_passed_and_nothing_is_subtracted() -> None:
    table = lay("play KIT", "pass", hands=["KIT", "AXE"], deck="")
    assert (table.over, table.end, table.scores, table.winners) == (True, "exhausted", [9, 0], [1])


def test_the_game_does_not_end_when_a_player_goes_out() -> None:
    table = lay("play KIT", "play AXE", hands=["KIT", "AXES"], deck="")
    assert (table.over, table.to_act) == (False, [2])
    table.do("pass")
    assert (table.over, table.scores, table.winners) == (True, [9, 9], [1, 2])


def test_the_option_called_end_may_end_the_game_when_the_first_player_goes_out() -> None:
    options = {"end": "first-out"}
    table = lay("play KIT", hands=["KIT", "AXE"], deck="", options=options)
    assert (table.over, table.end, table.scores, table.winners) == (True, "went-out", [9, 0], [1])
    assert not lay("play KIT", hands=["KIT", "AXE"], deck="O", options=options).over
    assert lay("pass", "pass", hands=["KIT", "AXE"], deck="", options=options).end == "exhausted"


# ---- how words are judged, time, resigning


def test_one_wrong_word_of_three_under_strict_judging_ends_the_turn() -> None:
    table = lay("play KIT ; HOE ; SEE", hands=["KITHOESEED", BEN], options={"words": "strict"})
    assert (table.scores, table.to_act, table.dead, table.deck) == ([0, 0], [2], 0, 18)
    assert (table.hands[0], table.log[0]["words"]) == ("DEEEHIKOST", [])


def test_a_challenge_takes_the_whole_play_back_if_one_word_is_wrong() -> None:
    table = lay("play KIT ; HOE ; SEE", "@2 challenge", hands=["KITHOESEED", BEN], options=CHALLENGE)
    assert (table.scores, table.to_act, table.dead, table.hands[0]) == ([0, 0], [2], 0, "DEEEHIKOST")
    assert "".join(card.face for card in table.match.state.deck) == DECK


def test_a_player_who_challenges_right_words_loses_a_turn() -> None:
    table = lay("play KIT ; HOE", "@2 challenge", options=CHALLENGE)
    assert (table.scores, table.to_act) == ([6 + 5 + 3, 0], [1])


def test_a_player_goes_out_only_after_the_other_players_have_accepted_or_challenged_the_play() -> None:
    options = {"end": "first-out", **CHALLENGE}
    table = lay("play TIK", hands=["KIT", "AXE", "OAT"], deck="", options=options)
    assert (table.over, table.to_act) == (False, [2, 3])
    table.do("@3 accept")
    assert (table.over, table.to_act) == (False, [2])
    table.do("@2 challenge")
    assert (table.over, table.to_act, table.scores, table.hands[0]) == (False, [2], [0, 0, 0], "IKT")


def test_a_timeout_counts_as_a_pass() -> None:
    table = lay("timeout", options={"seconds": 120})
    assert (table.to_act, table.scores, table.deck) == ([2], [0, 0], 18)


def test_the_hand_of_a_player_who_resigns_is_out_of_the_game() -> None:
    table = lay("resign", "play TEA", hands=[ANN, BEN, "OATOATOATO"], deck="")
    assert (table.out, table.dead, table.to_act) == ([True, False, False], 13, [3])
