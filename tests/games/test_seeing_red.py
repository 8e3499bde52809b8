"""Tests the rules of Seeing Red, sentence by sentence."""

from typing import Any

import pytest

from engine.core.patterns import Fresh
from engine.core.verdict import Refused
from tests.table import Table

WORDS = "JKQVVXZA JKQVXZA JKQA JKQVA VXZA VXVA QUIT QUIZ SIX ZAX ZOO VAN TAN QAT KAXES KIVAS JAKAX"
ALL = "JKQVVXZ"
KNOCKOUT = {"mode": "knockout"}
RACE = {"mode": "race"}


def red(hands: list[str], deck: str = "NNNNNN", **more: Any) -> Table:
    return Table("seeing-red", hands=hands, deck=deck, words=WORDS, **more)


def scoring(ann: str, ben: str = "UITEEEEEEE", deck: str = "NNNNNN", **more: Any) -> Table:
    """A table where Ann has used every row card, and so scores with her next word."""
    return red([ann, ben], deck, state={"used": [ALL, ""]}, **more)


# ---- the row


def test_the_red_cards_lie_in_a_row_face_up_for_everybody() -> None:
    table = Table("seeing-red", players=4)
    assert (table.row, table.deck) == (list(ALL), 120 - 7 - 40)
    assert table.seen_by(None)["row"] == list(ALL)
    assert not any(set(hand) & set(ALL) for hand in table.hands)


@pytest.mark.parametrize(("hands", "deck"), [(["QAAA", "EEE"], ""), (["AAA", "EEE"], "V")])
def test_neither_hands_nor_deck_have_cards_with_letters_of_the_row(hands: list[str], deck: str) -> None:
    with pytest.raises(Refused, match="bad-setup"):
        red(hands, deck)


def test_every_word_has_a_hand_card_and_a_row_card() -> None:
    table = red(["TANAAAAAAA", "UITEEEEEEE"])
    assert table.refuses("play TAN") == "must-use-card"
    assert table.refuses("play JKQ") == "nothing-played"
    assert table.do("play VAN").to_act == [2]


def test_the_declared_pattern_of_a_play_contains_a_row_card() -> None:
    table = red(["TANAAAAAAA", "UITEEEEEEE"])
    assert table.match.house.book.plays.now(table.match.state) == (Fresh(row=True),)


def test_the_row_cards_of_a_word_return_to_the_row_and_its_hand_cards_leave() -> None:
    table = red(["TANAAAAAAA", "UITEEEEEEE"], "SSSSSS").do("play VAN")
    assert (table.row, table.table, table.dead) == (list(ALL), [], 2)
    assert (table.hands[0], table.deck) == ("AAAAAAASST", 4)
    assert table.state["used"] == ["V", ""]


def test_a_word_may_use_each_row_card_once_and_therefore_both_v_cards() -> None:
    table = red(["OOAAAAAAAA", "UITEEEEEEE"])
    assert table.refuses("play ZAZ") == "not-in-hand"
    assert table.refuses("play VVV") == "not-in-hand"
    assert table.do("play VXVA").state["used"] == ["VVX", ""]


def test_the_game_refuses_illegal_moves_and_names_the_reason() -> None:
    table = red(["TANAAAAAAA", "UITEEEEEEE"])
    assert table.refuses("play NAV") == "not-a-word"
    assert table.refuses("play ZA") == "too-short"
    assert table.refuses("play ZEA") == "not-in-hand"
    assert table.refuses("play VAN ; ZAX") == "move-not-permitted"
    assert table.refuses("play 1: V +A +N") == "no-such-word"
    assert table.refuses("play VAN pick A N") == "bad-notation"


# ---- scoring starts


def test_the_word_that_completes_the_row_does_not_score_but_the_next_word_does() -> None:
    table = red(["AUITAAAAAA", "UITEEEEEEE"]).do("play JKQVVXZA", "pass", "play QUIT")
    assert table.points == [0, 8]
    assert table.scores == [8, 0]


def test_row_cards_count_in_the_score() -> None:
    assert scoring("UITAAAAAAA").do("play QUIT").scores == [4 + 2 + 1 + 1, 0]


def test_a_player_must_use_both_v_cards_to_complete_the_row() -> None:
    table = red(["AUITAAAAAA", "EEEE"]).do("play JKQVXZA", "pass", "play QUIT")
    assert (table.scores, table.state["used"]) == ([0, 0], ["JKQVXZ", ""])
    table = red(["AANUITAAAA", "EEEE"]).do("play JKQVXZA", "pass", "play VAN", "pass", "play QUIT")
    assert table.points == [0, 0, 8]


def test_each_of_two_or_three_players_completes_their_own_row() -> None:
    for hands in (["UITAAAAAAA", "UITEEEEEEE"], ["UITAAAAAAA", "UITEEEEEEE", "OOOO"]):
        table = red(hands, state={"used": [ALL, "JKQVVX", ""][: len(hands)]}).do("play QUIT", "play QUIT")
        assert table.points == [8, 0]


def test_four_or_more_players_complete_one_row_together() -> None:
    hands = ["UITAAAAAAA", "SIEEEEEEEE", "UITRRRRRRR", "OOOO"]
    table = red(hands, state={"used": ["JKQ", "V", "VX", ""]}).do("play QUIT", "play SIX", "play QUIZ", "play ZOO")
    assert table.points == [0, 0, 0, 4 + 1 + 1]


def test_players_may_agree_whether_each_player_or_the_table_completes_the_row() -> None:
    used = {"used": ["JKQ", "VVXZ"]}
    assert red(["UITAAAAAAA", "EE"], state=used, options={"scoring_starts": "table"}).do("play QUIT").scores == [8, 0]
    assert red(["UITAAAAAAA", "EE"], state=used, options={"scoring_starts": "own"}).do("play QUIT").scores == [0, 0]
    four = red(
        ["UITAAAAAAA", "E", "O", "S"], state={"used": [*used["used"], "", ""]}, options={"scoring_starts": "own"}
    )
    assert four.do("play QUIT").scores == [0, 0, 0, 0]


def test_a_word_of_four_or_more_letters_with_two_row_cards_counts_double() -> None:
    assert scoring("UITAAAAAAA").do("play QUIZ").scores == [2 * (4 + 2 + 1 + 4), 0]
    assert scoring("IASAAAAAAA").do("play KIVAS").scores == [2 * (4 + 1 + 4 + 1 + 1), 0]


def test_words_with_three_or_more_row_cards_count_triple() -> None:
    assert scoring("AAAAAAAAAA").do("play VXZA").scores == [3 * (4 + 4 + 4 + 1), 0]
    assert scoring("AAAAAAAAAA").do("play JKQVA").scores == [3 * 17, 0]
    assert scoring("AAAAAAAAAA").do("play VXVA").scores == [3 * 13, 0]


def test_a_word_of_three_letters_never_counts_double() -> None:
    assert scoring("AAAAAAAAAA").do("play ZAX").scores == [4 + 1 + 4, 0]


# ---- players who cannot play, and the end


def test_a_player_who_cannot_play_trades_up_to_five_cards_or_passes() -> None:
    table = red(["TANAAAAAAA", "UITEEEEEEE"]).do("trade TA")
    assert (table.hands[0], table.deck, table.to_act) == ("AAAAAAANNN", 6, [2])
    assert table.refuses("trade EEEEEE") == "cannot-trade"
    assert table.refuses("trade Q") == "not-in-hand"
    assert table.do("pass").to_act == [1]


def test_the_game_ends_when_the_deck_is_empty_and_everybody_has_passed_and_nothing_is_subtracted() -> None:
    table = scoring("UITAA", "EEE", "").do("play QUIT")
    assert not table.over
    table.do("pass", "pass")
    assert (table.end, table.scores, table.winners) == ("exhausted", [8, 0], [1])


def test_the_game_does_not_end_when_a_player_goes_out() -> None:
    table = scoring("UIT", "UITE", "").do("play QUIT")
    assert (table.over, table.to_act) == (False, [2])
    table.do("play QUIT")
    assert [entry["do"] for entry in table.log] == ["play QUIT", "play QUIT", "pass"]
    assert (table.over, table.to_act) == (False, [2])


def test_if_totals_are_equal_the_player_who_used_more_row_cards_wins_and_both_v_cards_count() -> None:
    table = red(["AAA", "EEE"], "", state={"used": ["JV", "VVX"]}).do("pass", "pass")
    assert (table.scores, table.winners) == ([0, 0], [2])
    assert red(["AAA", "EEE"], "", state={"used": ["JVX", "VVX"]}).do("pass", "pass").winners == [1, 2]


def test_the_number_of_row_cards_used_decides_only_between_equal_totals() -> None:
    table = red(["AAA", "EEE"], "", state={"used": ["J", "VVX"], "scores": [1, 0]}).do("pass", "pass")
    assert table.winners == [1]


# ---- knockout


def test_a_player_who_cannot_play_is_out_of_the_knockout_and_the_last_player_left_wins() -> None:
    table = red(["UITAAAAAAA", "EEEEEEEEEE", "OOOOOOOO"], options=KNOCKOUT).do("play QUIT", "pass")
    assert (table.out, table.hands[1], table.expects, table.over) == ([False, True, False], "", ["play", "pass"], False)
    table.do("pass")
    assert (table.end, table.winners, table.scores) == ("last-one-in", [1], [0, 0, 0])


def test_a_knockout_has_no_scores() -> None:
    table = scoring("UITAAAAAAA", options=KNOCKOUT).do("play QUIT")
    assert (table.scores, table.points) == ([0, 0], [0])


def test_nobody_is_knocked_out_before_the_first_word_and_players_may_trade() -> None:
    table = red(["UITAAAAAAA", "UITEEEEEEE"], options=KNOCKOUT).do("pass", "trade E")
    assert (table.out, table.to_act) == ([False, False], [1])


def test_a_player_who_plays_the_last_card_with_the_deck_empty_wins_the_knockout() -> None:
    table = red(["UIT", "EEEE", "OOOO"], "", options=KNOCKOUT).do("play QUIT")
    assert (table.end, table.winners) == ("went-out", [1])


def test_a_wrong_word_under_strict_judging_knocks_out_its_player() -> None:
    table = red(["UITAAAAAAA", "UITEEEEEEE", "O"], options={**KNOCKOUT, "words": "strict"}).do("play QUIT", "play TIQ")
    assert table.out == [False, True, False]


def test_a_play_that_is_taken_back_knocks_out_its_player() -> None:
    table = red(["UITAAAAAAA", "UITEEEEEEE", "O"], options={**KNOCKOUT, "words": "challenge"})
    assert table.do("play QUIT", "play TIQ", "@1 challenge").out == [False, True, False]


# ---- race


def test_the_first_player_who_has_used_every_row_card_wins_the_race_immediately() -> None:
    table = red(["AAAAAAAAAA", "OOEEEEEEEE"], options=RACE).do("play JKQVXZA", "play ZOO")
    assert (table.scores, table.over) == ([6, 1], False)
    table = red(["AANAAAAAAA", "OOEEEEEEEE"], options=RACE).do("play JKQVXZA", "play ZOO", "play VAN")
    assert (table.end, table.scores, table.winners) == ("row-complete", [7, 1], [1])


def test_a_row_card_that_a_player_used_before_does_not_count_again_in_the_race() -> None:
    table = red(["UITAAAAAAA", "E"], options=RACE, state={"used": ["JQ", "KVV"]}).do("play QUIZ")
    assert (table.scores, table.points) == ([3, 3], [1])


def test_the_player_who_has_used_most_row_cards_wins_a_race_that_ends_with_passes() -> None:
    table = red(["AAA", "EEE"], "", options=RACE, state={"used": ["JQ", "KVV"]}).do("pass", "pass")
    assert (table.end, table.scores, table.winners) == ("exhausted", [2, 3], [2])


def test_a_player_who_cannot_play_trades_or_passes_in_the_race() -> None:
    assert red(["UITAAAAAAA", "E"], options=RACE).do("play QUIT").expects == ["play", "trade", "pass"]


# ---- wrong words, challenges, set-ups


def test_a_wrong_word_under_strict_judging_does_not_count_as_using_its_row_cards() -> None:
    table = red(["TANAAAAAAA", "EE"], options={"words": "strict"}).do("play NAV")
    assert (table.state["used"], table.hands[0], table.to_act) == (["", ""], "AAAAAAAANT", [2])


def test_a_play_taken_back_does_not_count_as_using_its_row_cards() -> None:
    table = red(["TANAAAAAAA", "EE"], options={"words": "challenge"}).do("play NAV")
    assert table.state["used"] == ["V", ""]
    assert table.do("challenge").state["used"] == ["", ""]


@pytest.mark.parametrize("used", [["J"], ["J", "A"], ["JJ", ""], ["VVV", ""], ["J", "K", "Q"]])
def test_a_setup_may_name_the_row_cards_that_each_player_has_used(used: list[str]) -> None:
    with pytest.raises(Refused, match="bad-setup"):
        red(["AAA", "EEE"], state={"used": used})


def test_a_setup_may_not_have_a_word_on_the_table() -> None:
    with pytest.raises(Refused, match="bad-setup"):
        red(["AAA", "EEE"], table=["TAN"])
