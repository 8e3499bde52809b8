"""Tests the rules of 3'n Change, sentence by sentence."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from tests.table import Table

WORDS = "TRAIN STAMP INTO ALMS RAMP TRAMP STOMP INTRO MASTER MINT STRAIN TRIP IN"
ANN, BEN, DECK = "TRAINEDLUE", "STMPOLEEHY", "OOLLNNRRSSAA"


def lay(*moves: str, **changed: Any) -> Table:
    """Sets up a table where Ann must lay the first word, and makes `moves`."""
    return Table("3n-change", **{"hands": [ANN, BEN], "deck": DECK, "words": WORDS, **changed}).do(*moves)


def change(*moves: str, hand: str = "STMPOLEEHY", other: str = "LMSEEDOUHA", **changed: Any) -> Table:
    """Sets up a table with the word TRAIN, which Ann must change, and makes `moves`."""
    return lay(*moves, **{"hands": [hand, other], "table": ["TRAIN"], "deck": "OOLLNNRRSA", **changed})


# ---- the first word


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players_can_play(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        Table("3n-change", players=players)
    assert refusal.value.reason.code == "bad-record"


def test_the_first_player_lays_a_fresh_word_and_scores_it() -> None:
    table = lay("play TRAIN")
    assert (table.scores, table.table, table.to_act) == ([5, 0], ["TRAIN"], [2])
    assert (table.hands[0], table.deck, table.dead) == ("DEELLLNOOU", 7, 0)


def test_the_first_play_is_one_fresh_word() -> None:
    table = lay()
    assert table.refuses("play TRAIN ; DUEL") == "move-not-permitted"
    assert table.refuses("play 1: T R A +I +N") == "no-such-word"
    assert table.refuses("play IN") == "too-short"
    assert table.refuses("play LAUD") == "not-a-word"
    assert table.refuses("play STAMP") == "not-in-hand"


# ---- the change


def test_the_new_word_needs_three_hand_cards_and_a_board_letter() -> None:
    table = change("play 1: +S +T A +M +P")
    assert (table.table, table.scores, table.points) == (["STAMP"], [8, 0], [8])


def test_a_change_with_fewer_than_three_hand_cards_is_refused() -> None:
    assert change().refuses("play 1: R A +M +P") == "must-use-card"
    assert change().refuses("play 1: T R A I N") == "nothing-played"


def test_a_change_must_keep_a_board_letter() -> None:
    assert change(hand="STAMPOLEEH").refuses("play 1: +S +T +A +M +P") == "nothing-kept"


def test_board_letters_used_keep_their_order() -> None:
    table = change(words=f"{WORDS} MIRS", hand="SMPOLEEHYU")
    assert table.refuses("play 1: +M I R +S +P") == "not-on-table"
    assert table.refuses("play 1: +M +O A A +S") == "not-on-table"
    assert table.refuses("play 1: +M +O X +S") == "not-on-table"
    assert table.why_not("play 1: +M I R +S +P") == "The cards of TRAIN keep their order: R does not come next."
    assert table.why_not("play 1: +M +O X +S") == "X is not at that place in TRAIN."


def test_all_other_letters_go_into_the_hand_and_a_player_with_more_than_ten_cards_draws_nothing() -> None:
    table = change("play 1: A +L +M +S", hand="LMSEEDOUHY", other=BEN)
    assert (table.hands[0], table.deck, table.dead) == ("DEEHINORTUY", 10, 0)
    assert (table.table, table.scores, table.to_act) == (["ALMS"], [6, 0], [2])


def test_cards_covered_by_an_unused_letter_also_go_into_the_hand() -> None:
    word = {"word": "TRAIN", "slots": [["T"], ["D", "R"], ["A"], ["I"], ["N"]]}
    table = change("play 1: +S +T A +M +P", table=[word], deck="OOLL")
    assert (table.hands[0], table.deck) == ("DEEHILNORTY", 4)


def test_cards_covered_by_a_letter_that_stays_remain_covered() -> None:
    word = {"word": "TRAIN", "slots": [["T"], ["R"], ["D", "A"], ["I"], ["N"]]}
    table = change("play 1: +S +T A +M +P", table=[word], deck="OOLL")
    assert table.state["table"][0]["slots"] == [["S"], ["T"], ["D", "A"], ["M"], ["P"]]


def test_a_change_cannot_use_the_letters_that_it_picks_up() -> None:
    assert change(hand="SMPOLEEHYU").refuses("play 1: +S +T A +M +P") == "not-in-hand"


def test_a_change_picks_up_letters_and_adds_cards_but_does_not_lay_cards_over_others() -> None:
    table = change(words=f"{WORDS} STAIN PLAIN")
    assert table.refuses("play 1: S/T P/R A M/I N") == "move-not-permitted"
    assert table.refuses("play 1: S~T P~R A M~I N") == "move-not-permitted"
    assert table.refuses("play 1: +S +T R A | I N +P") == "move-not-permitted"
    assert table.refuses("play 1: T/T +S +P R A I N") == "move-not-permitted"


def test_the_change_must_make_a_different_word() -> None:
    assert change(hand="TRASPOLEEH").refuses("play 1: +T +R +A I N") == "unchanged"


def test_a_play_must_use_the_word_on_the_table() -> None:
    table = change(hand="STAMPOLEEH")
    assert table.refuses("play STAMP") == "must-use-card"
    assert table.refuses("play STAMP ; 1: T R A I N") == "must-use-card"
    assert table.refuses("play 2: +S +T A +M +P") == "no-such-word"
    assert table.refuses("play 1: +S +T A +M +P keep 1") == "bad-notation"


# ---- the fresh word after it


def test_a_fresh_word_after_the_change_may_use_the_letters_picked_up() -> None:
    table = lay("play TRAIN", "play 1: +S +T A +M +P ; INTO")
    assert (table.scores, table.points) == ([5, 12], [5, 12])
    assert table.hands == ["DEELLLNOOU", "EEHLNRRRSY"]
    assert (table.deck, table.to_act) == (3, [1])


def test_the_changed_word_leaves_and_the_fresh_one_is_in_play() -> None:
    table = change("play 1: +S +T A +M +P ; INTO")
    assert (table.table, table.dead) == (["INTO"], 5)


def test_the_changed_word_stays_in_play_without_a_fresh_word() -> None:
    table = change("play 1: +S +T A +M +P")
    assert (table.table, table.dead) == (["STAMP"], 0)


def test_the_fresh_word_uses_neither_cards_laid_in_the_change_nor_drawn_cards() -> None:
    table = change(words=f"{WORDS} TAP LOAN")
    assert table.refuses("play 1: +S +T A +M +P ; TAP") == "not-in-hand"
    assert table.refuses("play 1: +S +T A +M +P ; LOAN") == "not-in-hand"


def test_laying_the_changed_word_again_does_not_count_as_a_fresh_word() -> None:
    table = change(hand="STMPSTAMP")
    assert table.refuses("play 1: +S +T A +M +P ; STAMP") == "unchanged"
    assert table.why_not("play 1: +S +T A +M +P ; STAMP") == "A fresh word must not be STAMP again."


def test_the_fresh_word_may_repeat_any_word_but_the_changed_one() -> None:
    table = change("play 1: +S +T A +M +P ; TRAIN", hand="STMPARTINO")
    assert (table.table, table.points) == (["TRAIN"], [8 + 5])


def test_at_most_one_fresh_word_follows_the_change() -> None:
    table = change()
    assert table.refuses("play 1: +S +T A +M +P ; INTO ; HEY") == "move-not-permitted"
    assert table.refuses("play 1: +S +T A +M +P ; 1: +T R I +P") == "move-not-permitted"


def test_a_play_with_a_wrong_second_word_is_refused_as_a_whole() -> None:
    table = change()
    assert table.refuses("play 1: +S +T A +M +P ; INTE") == "not-a-word"
    assert table.refuses("play 1: +S +T A +M +P ; IN") == "too-short"


# ---- players who cannot play


def test_a_player_who_cannot_play_trades_exactly_three_cards_with_the_deck_and_loses_the_turn() -> None:
    table = change("trade HYP")
    assert (table.hands[0], table.deck, table.to_act, table.table) == ("EELLMOOOST", 10, [2], ["TRAIN"])
    assert table.scores == [0, 0]


def test_traded_cards_go_under_the_deck_in_the_order_in_which_the_move_names_them() -> None:
    table = change("trade HYP")
    assert "".join(card.face for card in table.match.state.deck) == "LNNRRSA" + "HYP"


def test_nobody_trades_two_or_four_cards() -> None:
    assert change().refuses("trade HY") == "cannot-trade"
    assert change().refuses("trade HYPO") == "cannot-trade"


def test_a_player_trades_only_as_many_cards_as_a_short_deck_has() -> None:
    table = change(deck="OO")
    assert table.refuses("trade HYP") == "cannot-trade"
    table.do("trade HY")
    assert (table.hands[0], table.deck) == ("EELMOOOPST", 2)


def test_a_player_with_fewer_than_three_cards_trades_all_of_them() -> None:
    table = change("trade HY", hand="HY")
    assert (table.hands[0], table.deck) == ("OO", 10)


def test_a_player_who_cannot_open_also_trades_three_cards() -> None:
    assert lay().refuses("trade TRAIN") == "cannot-trade"
    table = lay("trade DLU")
    assert (table.hands[0], table.deck, table.to_act) == ("AEEILNOORT", 12, [2])


def test_the_next_player_opens_if_the_first_player_cannot_open() -> None:
    table = lay("pass", "play STOMP")
    assert (table.scores, table.table, table.to_act) == ([0, 8], ["STOMP"], [1])


def test_a_player_may_pass_and_then_refills_the_hand_to_ten() -> None:
    table = change("pass", hand="STMPOLE")
    assert (table.hands[0], table.deck, table.to_act) == ("ELLMOOOPST", 7, [2])


def test_nobody_can_trade_if_the_deck_is_empty() -> None:
    table = change(deck="")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade HYP") == "cannot-trade"


# ---- the end


def test_the_game_ends_when_a_player_goes_out_with_the_deck_empty_and_unplayed_cards_are_subtracted() -> None:
    table = change("play 1: +S +T A +M +P ; INTRO", hand="STMPO", other="EEX", deck="")
    assert (table.over, table.end, table.scores, table.winners) == (True, "went-out", [13, -6], [1])
    assert (table.table, table.dead) == (["INTRO"], 5)


def test_the_first_word_may_end_the_game() -> None:
    table = lay("play TRAIN", hands=["TRAIN", "EEX"], deck="")
    assert (table.over, table.scores) == (True, [5, -6])


def test_a_player_who_picks_letters_up_with_the_last_card_has_not_gone_out() -> None:
    table = change("play 1: +S +T A +M +P", hand="STMP", other="EEX", deck="")
    assert (table.over, table.hands[0], table.to_act) == (False, "INRT", [2])


def test_a_player_who_can_still_draw_has_not_gone_out() -> None:
    table = lay("play TRAIN", hands=["TRAIN", "EEX"], deck="O")
    assert (table.over, table.hands[0], table.deck) == (False, "O", 0)


def test_the_game_ends_when_the_deck_is_empty_and_all_have_passed() -> None:
    table = change("pass", "pass", hand="STMP", other="EEX", deck="")
    assert (table.over, table.end, table.scores, table.winners) == (True, "exhausted", [-7, -6], [2])


def test_players_with_equal_totals_share_the_win() -> None:
    table = change("pass", "pass", hand="STR", other="EEA", deck="")
    assert (table.scores, table.winners) == ([-3, -3], [1, 2])


# ---- how words are judged, time, resigning


def test_one_wrong_word_of_two_under_strict_judging_ends_the_turn() -> None:
    table = change("play 1: +S +T A +M +P ; INTE", options={"words": "strict"})
    assert (table.table, table.scores, table.to_act, table.deck) == (["TRAIN"], [0, 0], [2], 10)
    assert table.hands[0] == "".join(sorted(BEN))


def test_a_successful_challenge_puts_the_letters_picked_up_back_on_the_table() -> None:
    table = change("play 1: +S +T A +M +P ; INTE", "@2 challenge", options={"words": "challenge"})
    assert (table.table, table.scores, table.to_act, table.dead) == (["TRAIN"], [0, 0], [2], 0)
    assert table.hands[0] == "".join(sorted(BEN))
    assert "".join(card.face for card in table.match.state.deck) == "OOLLNNRRSA"


def test_the_challenger_loses_the_turn_if_both_words_are_right() -> None:
    table = change("play 1: +S +T A +M +P ; INTO", "@2 challenge", options={"words": "challenge"})
    assert (table.table, table.scores, table.to_act) == (["INTO"], [12, 0], [1])


def test_a_player_goes_out_only_after_the_other_player_has_accepted_or_challenged_the_play() -> None:
    options = {"words": "challenge"}
    play = "play 1: +S +T A +M +P ; INTOR"
    table = change(play, hand="STMPO", other="EEX", deck="", options=options)
    assert (table.over, table.to_act, table.expects) == (False, [2], ["accept", "challenge"])
    table.do("challenge")
    assert (table.over, table.to_act, table.hands[0], table.table) == (False, [2], "MOPST", ["TRAIN"])
    table = change(play, "accept", hand="STMPO", other="EEX", deck="", options=options)
    assert (table.over, table.scores) == (True, [13, -6])


def test_a_timeout_counts_as_a_pass() -> None:
    table = change("timeout", options={"seconds": 120})
    assert (table.to_act, table.table, table.deck) == ([2], ["TRAIN"], 10)


def test_the_hand_of_a_player_who_resigns_is_out_of_the_game_and_the_seat_is_skipped() -> None:
    table = lay("play TRAIN", "@2 resign", "play 1: +M +I +N T", hands=[ANN, BEN, "MINSALEOOR"], deck="")
    assert (table.dead, table.out, table.to_act) == (10, [False, True, False], [1])
    assert (table.table, table.hands[2]) == (["MINT"], "AAEILNOORRS")
