"""Tests the rules of Leftovers, sentence by sentence."""

from typing import Any

import pytest

from tests.table import Table

WORDS = "RELAX AXE TEA EAT TEAM KIT LAXER RELAXED THOU SOU HOT ALE"


def leftovers(hands: list[str], deck: str = "LLNNRRSSDDOO", **more: Any) -> Table:
    return Table("leftovers", hands=hands, deck=deck, words=WORDS, **more)


def relax(hand: str, deck: str = "LLNNRRSSDDOO", rival: str = "TEAMOSHRNL", **more: Any) -> Table:
    """A table of two players with the word RELAX, which the second player has laid; the first player is to act."""
    return leftovers([hand, rival], deck, table=["RELAX"], **more)


def three(*moves: str, deck: str = "LLNNRRSSDD", **more: Any) -> Table:
    """Sets up a table where Ann has laid RELAX and Ben is to act before Cyd, and makes `moves`."""
    return leftovers(["RELAXTEAMO", "EDTHSOUKIN", "OOMEGHIRNE"], deck, **more).do("play RELAX", *moves)


FREE_TRADE = {"stuck": "free-trade"}


# ---- words


def test_the_first_player_spells_a_fresh_word_and_scores_nothing() -> None:
    table = three()
    assert (table.table, table.scores, table.points) == (["RELAX"], [0, 0, 0], [0])
    assert table.hands[0] == "AELLMNNORT"
    assert table.state["table"][0]["seat"] == 1


def test_a_player_makes_a_new_word_from_hand_and_table_cards_in_any_order() -> None:
    table = relax("EDTHSOUNKI").do("play 1: A X +E")
    assert (table.table, table.to_act) == (["AXE"], [2])
    table = relax("EDTHSOUNKI").do("play 1: +T E A")
    assert (table.table, table.scores) == (["TEA"], [0, 1 + 1 + 4])


def test_the_previous_player_takes_the_letters_left_over_and_scores_their_values() -> None:
    table = relax("EDTHSOUNKI").do("play 1: A X +E")
    assert (table.scores, table.cards_won, table.dead) == ([0, 3], [0, 3], 0)
    assert (table.hands[0], table.deck) == ("DHIKLNOSTU", 11)


def test_the_previous_player_is_the_player_who_laid_the_word_on_the_table() -> None:
    table = three("play 1: A X +E", "pass")
    assert table.scores == [3, 6, 0]
    table = three("trade D", "pass", options=FREE_TRADE)
    assert table.scores == [8, 0, 0]  # Ben's trade was free, so the word was still Ann's


def test_a_word_that_uses_all_letters_on_the_table_gives_the_previous_player_nothing() -> None:
    table = relax("EDTHSOUNKI").do("play 1: R E L A X +E +D")
    assert (table.table, table.scores, table.cards_won) == (["RELAXED"], [0, 0], [0, 0])


def test_a_word_needs_at_least_one_hand_card_and_one_table_card() -> None:
    table = relax("EATKITNNNN")
    assert table.refuses("play EAT") == "must-use-card"
    assert table.refuses("play 1: +E +A +T") == "must-use-card"
    assert table.why_not("play 1: +E +A +T") == "The word on the table must be used."
    assert relax("EDTHSOUNKI").refuses("play 1: A L E") == "nothing-played"
    assert relax("EDTHSOUNKI").refuses("play 1: L A X E R") == "nothing-played"


def test_a_player_may_not_make_the_same_word_again() -> None:
    table = leftovers(["TMODHSOUNK", "EDHSORNLII"], table=["TEA"])
    assert table.refuses("play 1: +T E A") == "unchanged"
    assert leftovers(["EMODHSOUNK", "EDHSORNLII"], table=["TEA"]).do("play 1: +E A T").table == ["EAT"]


def test_a_player_may_not_lay_a_card_over_a_table_card() -> None:
    table = relax("EATKITNNNN")
    assert table.refuses("play 1: A/A X +E") == "move-not-permitted"
    assert table.refuses("play 1: T~A X E") == "move-not-permitted"


def test_the_game_refuses_illegal_moves_and_names_the_reason() -> None:
    table = relax("EDTHSOUNKI")
    assert table.refuses("play 1: A X X +E") == "not-on-table"
    # The message does not mention an order, because cards may be used in any order.
    assert table.why_not("play 1: A X X +E") == "There is no X on the table, or there are too few."
    assert table.refuses("play 1: A X +A") == "not-in-hand"
    assert table.refuses("play 1: X +E +D") == "not-a-word"
    assert table.refuses("play 1: A +D") == "too-short"
    assert table.refuses("play 2: A X +E") == "no-such-word"
    assert table.refuses("play 1: A X +E ; HOT") == "move-not-permitted"
    assert table.refuses("play 1: A X +E keep 1") == "bad-notation"
    assert leftovers(["EDTHSOUNKI", "AAAAA"]).refuses("play 1: A X +E") == "no-such-word"


def test_covered_cards_of_an_unused_slot_are_left_over_too() -> None:
    word = {"word": "TEA", "slots": [["L", "R", "T"], ["E"], ["A"]]}
    table = leftovers(["XEEEEEEEEE", "IIII"], table=[word]).do("play 1: A +X E")
    assert (table.scores, table.cards_won) == ([0, 3], [0, 3])
    word = {"word": "TEA", "slots": [["N", "T"], ["S", "E"], ["A"]]}
    table = leftovers(["LEEEEEEEEE", "IIII"], table=[word]).do("play 1: A +L +E")
    assert (table.table, table.scores) == (["ALE"], [0, 4])


# ---- players who cannot play


def test_a_trade_of_up_to_five_cards_pays_the_previous_player_as_a_pass_does() -> None:
    table = three("trade DTHSU")
    assert (table.scores, table.cards_won, table.table, table.deck) == ([8, 0, 0], [5, 0, 0], [], 5)
    assert table.to_act == [1]
    assert table.do("play TEAM").to_act == [3]
    assert relax("EDTHSOUNKI").refuses("trade EDTHSO") == "cannot-trade"


def test_a_free_trade_leaves_the_word_on_the_table_and_pays_nobody() -> None:
    table = three("trade DTHSU", options=FREE_TRADE)
    assert (table.table, table.to_act, table.scores, table.deck) == (["RELAX"], [3], [0, 0, 0], 5)
    table = three("pass", options=FREE_TRADE)
    assert (table.scores, table.table, table.to_act) == ([8, 0, 0], [], [1])


def test_the_maker_of_a_word_may_use_its_cards_if_the_rival_made_a_free_trade() -> None:
    table = relax("EDTHSOUNKI", rival="EEEEEETTTT", options=FREE_TRADE).do("trade E", "play 1: A X +E")
    assert (table.scores, table.cards_won, table.to_act) == ([0, 3], [0, 3], [1])


def test_a_player_who_passes_gives_all_cards_and_their_values_to_the_previous_player() -> None:
    table = three("pass")
    assert (table.scores, table.cards_won, table.table, table.dead) == ([8, 0, 0], [5, 0, 0], [], 0)


def test_the_previous_player_starts_afresh_before_the_seat_after_the_player_who_passed() -> None:
    table = three("pass")
    assert table.to_act == [1]
    assert table.refuses("play 1: A X +E") == "no-such-word"
    table.do("play TEAM")
    assert (table.table, table.to_act, table.scores) == (["TEAM"], [3], [8, 0, 0])


def test_play_goes_on_clockwise_after_the_fresh_word_of_the_previous_player() -> None:
    table = leftovers(["RELAXTEAMO", "EDTHSOUKIN", "TTTTTGHRRE", "IIII"], "LLNNRRSSDD")
    table.do("play RELAX", "pass", "play TEAM", "play 1: +T E A")
    assert (table.table, table.to_act) == (["TEA"], [4])


def test_the_turn_goes_back_to_the_player_who_passed_if_there_are_two() -> None:
    table = relax("EDTHSOUNKI").do("pass")
    assert (table.to_act, table.scores) == ([2], [0, 8])
    assert table.do("play TEA").to_act == [1]


def test_the_maker_of_a_word_does_not_play_twice_in_a_row() -> None:
    table = three("trade D", "pass", options=FREE_TRADE)
    assert (table.to_act, table.scores) == ([1], [8, 0, 0])
    assert table.do("play TEAM").to_act == [2]
    # after Ann, Ben also passes, because he can't start a word
    table = three("trade D", "pass", "pass", options=FREE_TRADE)
    assert (table.to_act, table.table) == ([2], [])


def test_the_seat_after_the_player_who_passed_starts_if_the_previous_player_cannot_start() -> None:
    table = three("pass", "pass")
    assert (table.to_act, table.table) == ([3], [])
    table = three("pass", "trade T", "pass")  # the right to start goes on clockwise
    assert (table.to_act, table.scores) == ([1], [8, 0, 0])


def test_a_player_who_may_start_after_a_failed_start_may_trade_without_paying() -> None:
    table = three("pass", "trade O", "trade G")
    assert (table.to_act, table.scores, table.cards_won) == ([1], [8, 0, 0], [5, 0, 0])


def test_the_player_who_passed_may_start_if_the_only_rival_cannot_start() -> None:
    table = relax("HOTEDSOUNK").do("pass", "pass")
    assert table.to_act == [1]
    table.do("play HOT")
    assert (table.table, table.to_act, table.scores) == (["HOT"], [2], [0, 8])


def test_a_player_who_passes_on_their_own_word_takes_the_cards_of_the_word_and_starts_again() -> None:
    table = relax("EDTHSOUNKI", options=FREE_TRADE).do("trade E", "pass")
    assert (table.scores, table.table, table.to_act) == ([0, 8], [], [2])
    assert table.do("play TEA").to_act == [1]


def test_a_player_who_cannot_open_passes_or_trades_and_the_next_player_opens() -> None:
    table = leftovers(["EDTHSOUNRI", "KITAAAAAAA"]).do("pass", "trade A", "trade DTH", "play KIT")
    assert (table.table, table.scores, table.to_act) == (["KIT"], [0, 0], [1])


# ---- the end


def test_the_game_ends_when_the_deck_is_empty_and_everybody_has_passed_on_the_empty_table() -> None:
    table = relax("HO", "", rival="KI").do("pass")
    assert (table.over, table.to_act, table.scores) == (False, [2], [0, 8])
    table.do("pass")  # Ann has passed only on the old word, so she may still start with a fresh word
    assert (table.over, table.to_act) == (False, [1])
    table.do("pass")
    assert (table.end, table.scores, table.winners) == ("exhausted", [0, 8], [2])


def test_a_player_who_could_not_use_the_word_may_still_start() -> None:
    table = relax("HOT", "", rival="KI").do("pass", "pass", "play HOT")
    assert (table.over, table.table, table.to_act) == (False, ["HOT"], [2])


def test_the_other_two_of_three_players_may_still_start_before_the_game_ends() -> None:
    table = leftovers(["KI", "HOT", "TEA"], "", table=[{"word": "RELAX", "seat": 3}]).do("pass", "pass")
    assert (table.over, table.to_act) == (False, [2])
    table.do("play HOT")
    assert (table.over, table.table) == (False, ["HOT"])


def test_the_game_ends_only_if_each_player_has_passed_since_the_table_was_emptied() -> None:
    hands = ["HOTTT", "KI", "EE"]
    table = leftovers(hands, "", table=[{"word": "RELAX", "seat": 1}], first=2).do("pass", "pass", "pass", "pass")
    assert (table.over, table.to_act) == (False, [2])  # Ann, Cyd and Ann have passed, Ben has not
    assert table.do("pass").end == "exhausted"


def test_a_pass_before_the_table_was_emptied_does_not_count() -> None:
    table = leftovers(["EE", "KITI"], "").do("pass", "play KIT", "pass", "pass")
    assert (table.over, table.to_act) == (False, [1])  # Ann passed before the first word and on KIT
    assert table.do("pass").end == "exhausted"


def test_a_turn_lost_on_an_empty_table_counts_as_a_pass_for_the_end_of_the_game() -> None:
    hands = ["RELAXI", "KI", "EE"]
    table = leftovers(hands, "", options={"words": "challenge"}).do("play RELAX", "@3 challenge", "pass", "pass")
    assert (table.over, table.to_act) == (False, [1])  # Ann has passed, Cyd has lost the turn
    assert table.do("pass", "pass").end == "exhausted"


def test_the_last_word_goes_to_its_maker_and_unplayed_cards_cost_nothing() -> None:
    table = leftovers(["KIT", "AAEE"], "", options={"end": "first-out"}).do("play KIT")
    assert (table.scores, table.cards_won, table.table, table.winners) == ([6, 0], [3, 0], [], [1])


def test_the_game_does_not_end_when_a_player_goes_out_unless_agreed() -> None:
    table = leftovers(["KIT", "AAEE"], "").do("play KIT")
    assert (table.over, table.to_act) == (False, [2])
    table = leftovers(["KIT", "AAEE"], "", options={"end": "first-out"}).do("play KIT")
    assert (table.over, table.end, table.winners) == (True, "went-out", [1])
    assert (table.scores, table.cards_won, table.table) == ([6, 0], [3, 0], [])


def test_players_with_equal_totals_share_the_win() -> None:
    assert leftovers(["KI", "AE"], "").do("pass", "pass").winners == [1, 2]


# ---- variations

DESSERT = {"scoring": "dessert"}
USE_OR_LOSE = {"scoring": "use-or-lose"}


@pytest.mark.parametrize("scoring", [DESSERT, USE_OR_LOSE])
def test_the_variations_use_or_lose_and_dessert_score_the_first_word(scoring: dict[str, str]) -> None:
    assert three(options=scoring).scores == [8, 0, 0]


def test_use_or_lose_scores_a_word_minus_the_unused_letters_and_removes_the_unused_letters() -> None:
    table = relax("EDTHSOUNKI", options=USE_OR_LOSE).do("play 1: A X +E")
    assert (table.scores, table.points, table.cards_won, table.dead) == ([6 - 3, 0], [3], [0, 0], 3)


def test_with_use_or_lose_a_word_may_cost_its_maker_more_points_than_it_gives() -> None:
    table = relax("TDEHSOUNKI", options=USE_OR_LOSE).do("play 1: +T E A")
    assert table.scores == [3 - 6, 0]


def test_in_use_or_lose_the_word_stays_when_a_player_trades_or_passes() -> None:
    table = three("pass", "trade O", options=USE_OR_LOSE)
    assert (table.table, table.scores, table.to_act) == (["RELAX"], [8, 0, 0], [1])


@pytest.mark.parametrize("stuck", ["takes", "free-trade"])
def test_in_use_or_lose_a_trade_does_not_pay_anybody_whatever_the_value_of_the_option_called_stuck(stuck: str) -> None:
    table = three("trade O", options={**USE_OR_LOSE, "stuck": stuck})
    assert (table.table, table.scores, table.to_act) == (["RELAX"], [8, 0, 0], [3])


def test_use_or_lose_ends_when_all_pass_with_an_empty_deck_even_if_a_word_lies_on_the_table() -> None:
    table = leftovers(["KI", "HOT", "TEA"], "", table=[{"word": "RELAX", "seat": 3}], options=USE_OR_LOSE)
    assert not table.do("pass", "pass").over
    assert table.do("pass").end == "exhausted"


def test_in_use_or_lose_nobody_scores_the_last_word() -> None:
    table = relax("HOT", "", rival="KI", options=USE_OR_LOSE).do("pass", "pass")
    assert (table.end, table.scores, table.cards_won, table.table) == ("exhausted", [0, 0], [0, 0], ["RELAX"])


def test_dessert_scores_a_word_and_later_the_letters_that_the_next_player_leaves() -> None:
    table = relax("EDTHSOUNKI", options=DESSERT).do("play 1: A X +E")
    assert (table.scores, table.cards_won, table.points) == ([6, 3], [0, 3], [6])


def test_dessert_gives_the_word_to_the_previous_player_when_a_player_passes() -> None:
    table = three("pass", "play TEAM", options=DESSERT)
    assert (table.scores, table.cards_won, table.to_act) == ([8 + 8 + 6, 0, 0], [5, 0, 0], [3])


def test_dessert_pays_the_previous_player_for_a_trade_too() -> None:
    table = three("trade O", options=DESSERT)
    assert (table.scores, table.cards_won, table.table, table.to_act) == ([8 + 8, 0, 0], [5, 0, 0], [], [1])


def test_dessert_scores_a_fresh_word_of_the_player_who_starts_after_a_failed_start() -> None:
    table = three("pass", "pass", "pass", "pass", "play THOU", options=DESSERT)
    assert (table.scores[1], table.table) == (7, ["THOU"])


def test_dessert_gives_the_last_word_to_its_maker() -> None:
    table = leftovers(["KIT", "AAEE"], "", options={**DESSERT, "end": "first-out"}).do("play KIT")
    assert table.scores == [6 + 6, 0]


# ---- wrong words, challenges, resigning


def test_a_wrong_word_under_strict_judging_counts_as_a_pass() -> None:
    table = relax("EDTHSOUNKI", options={"words": "strict"}).do("play 1: X +E +D")
    assert (table.scores, table.table, table.to_act, table.hands[0]) == ([0, 8], [], [2], "DEHIKNOSTU")


def test_a_timeout_counts_as_a_pass() -> None:
    assert relax("EDTHSOUNKI", options={"seconds": 120}).do("timeout").scores == [0, 8]


def test_a_play_taken_back_counts_as_a_pass() -> None:
    table = three("play 1: X +E +D", options={"words": "challenge"})
    assert (table.table, table.scores) == (["XED"], [4, 0, 0])
    table.do("@3 challenge")
    assert (table.scores, table.cards_won, table.table, table.to_act) == ([8, 0, 0], [5, 0, 0], [], [1])
    assert (table.hands[1], table.turn) == ("DEHIKNOSTU", 2)
    assert table.do("play TEAM").to_act == [3]


def test_a_player_who_loses_a_turn_to_a_failed_challenge_is_skipped() -> None:
    table = three(options={"words": "challenge"}).do("@2 challenge")
    assert (table.table, table.to_act, table.scores, table.turn) == (["RELAX"], [3], [0, 0, 0], 2)


def test_a_game_ending_play_waits_for_answers_before_its_maker_scores_the_cards_on_the_table() -> None:
    table = leftovers(["KIT", "AAEE"], "", options={"words": "challenge", "end": "first-out"}).do("play KIT")
    assert (table.over, table.to_act, table.table) == (False, [2], ["KIT"])
    assert table.do("accept").scores == [6, 0]


def test_the_seat_before_a_player_who_resigned_becomes_the_previous_player() -> None:
    table = leftovers(["EDTHSOUKIN", "TEAMIIIIII", "AAAA"], table=["RELAX"]).do("@3 resign")
    assert table.state["table"][0]["seat"] == 2
    table.do("play 1: A X +E")
    assert (table.scores, table.cards_won) == ([0, 3, 0], [0, 3, 0])


def test_if_the_previous_player_resigns_the_seat_after_the_player_who_passed_starts_afresh() -> None:
    table = three("pass", "resign")
    assert (table.to_act, table.out, table.scores) == ([3], [True, False, False], [8, 0, 0])


def test_a_player_who_resigns_in_turn_leaves_the_word_to_the_next_player() -> None:
    table = three("resign")
    assert (table.to_act, table.table, table.dead) == ([3], ["RELAX"], 10)


def test_a_player_with_an_empty_hand_passes_automatically() -> None:
    table = leftovers(["KITHOT", "A", ""], "").do("play KIT", "pass", "play HOT")
    assert [entry["do"] for entry in table.log] == ["play KIT", "pass", "play HOT", "pass", "pass"]
    assert (table.scores, table.cards_won, table.to_act) == ([6 + 5, 0, 0], [6, 0, 0], [2])
    assert table.do("pass").end == "exhausted"


def test_two_passes_of_one_player_on_an_empty_table_count_once() -> None:
    table = leftovers(["KITHOMESLN", "SMREADANOU"], deck="EIOTRL").do("pass", "pass")
    notes = table.match.state.notes
    assert (notes.gave_up, notes.maker, sorted(notes.passed)) == (None, None, [0, 1])
    assert table.do("pass", "pass").match.state.notes == notes
