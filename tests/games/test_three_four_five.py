"""Tests the rules of 3-4-5, sentence by sentence."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from engine.games.three_four_five import GAME
from tests.table import Table

WORDS = "KIT SKIT SKIRT SKIM SKIMP SKIMS HOE SHOE SHORE SEAT HORSE"
ANN, BEN, DECK = "KITSRMPEOA", "HOESREANLU", "LINEDOTALEVU"
STUCK_ANN, STUCK_BEN = "KITHMOPEOA", "HOEREANLUD"  # neither hand can continue from KIT or HOE


def lay(*moves: str, **changed: Any) -> Table:
    return Table("3-4-5", **{"hands": [ANN, BEN], "deck": DECK, "words": WORDS, **changed}).do(*moves)


def stuck(*moves: str, **changed: Any) -> Table:
    return lay(*moves, **{"hands": [STUCK_ANN, STUCK_BEN], **changed})


# ---- one turn


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players_can_play(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        Table("3-4-5", players=players)
    assert refusal.value.reason.code == "bad-record"


def test_the_word_on_an_empty_table_has_exactly_three_letters() -> None:
    table = lay()
    assert table.refuses("play SEAT") == "wrong-length"
    assert table.refuses("play KI") in ("wrong-length", "too-short")
    assert table.refuses("play 1: K I T") == "no-such-word"
    assert table.refuses("play KIT ; SEA") == "move-not-permitted"
    assert table.refuses("play KIM") == "not-a-word"
    assert table.refuses("play KITS keep 1") == "bad-notation"


def test_the_player_draws_one_card_after_three_letters_and_the_turn_goes_on() -> None:
    table = lay("play KIT")
    assert table.hands == ["AELMOPRS", "AEEHLNORSU"]
    assert table.deck == 11
    assert (table.to_act, table.turn) == ([1], 1)
    assert table.expects == ["play", "pass"]


def test_the_same_player_changes_the_word_to_exactly_four_letters() -> None:
    table = lay("play KIT")
    assert table.refuses("play 1: +S K I +R T") == "wrong-length"
    assert table.refuses("play 1: K I M/T") == "wrong-length"
    assert table.refuses("play 1: K I T") == "nothing-played"
    assert table.refuses("play SEAR") == "must-use-card"
    table.do("play 1: +S K I T")
    assert table.table == ["SKIT"]


def test_the_player_draws_two_cards_after_four_letters() -> None:
    table = lay("play KIT", "play 1: +S K I T")
    assert table.hands == ["AEILMNOPR", "AEEHLNORSU"]
    assert (table.deck, table.to_act, table.turn) == (9, [1], 1)


def test_the_player_wins_the_cards_after_five_letters_and_refills_the_hand() -> None:
    table = lay("play KIT", "play 1: +S K I T", "play 1: S K I +R T")
    assert table.hands == ["ADEEILMNOP", "AEEHLNORSU"]
    assert (table.cards_won, table.scores, table.table) == ([5, 0], [5, 0], [])
    assert (table.deck, table.dead, table.to_act, table.turn) == (7, 0, [2], 2)


def test_covered_cards_of_a_won_word_are_won_too() -> None:
    table = lay("play KIT", "play 1: +S K I M/T", "play 1: S K I M +P")
    assert (table.cards_won, table.scores) == ([6, 0], [6, 0])


def test_covered_cards_of_a_setup_are_won_too() -> None:
    word = {"word": "KIT", "slots": [["K"], ["I"], ["D", "T"]]}
    table = lay("play 1: +S K I T", "play 1: S K I +R T", hands=["SRMPOEALNU", BEN], table=[word], deck="LINETALEV")
    assert table.cards_won == [6, 0]
    assert table.hands[0] == "AEILLMNOPU"


def test_a_player_draws_the_last_cards_if_the_deck_holds_too_few() -> None:
    table = lay("play KIT", "play 1: +S K I T", deck="LI")
    assert (table.hands[0], table.deck, table.to_act) == ("AEILMOPR", 0, [1])


# ---- the moves: add, overlay, give and take


def test_a_later_step_of_the_turn_may_use_a_card_taken_by_give_and_take() -> None:
    table = lay("play KIT", "play 1: +S K I M~T")
    assert (table.table, table.hands[0]) == (["SKIM"], "AEILNOPRT")
    table.do("play 1: S K I +R T/M")
    assert table.cards_won == [6, 0]


def test_a_play_cannot_use_a_card_that_it_takes_from_the_table() -> None:
    table = lay("play KIT", words="KIT SKIMT")
    assert table.refuses("play 1: +T K I M~T") == "not-in-hand"


def test_give_and_take_of_the_same_letter_is_refused() -> None:
    table = lay("play KIT", hands=["KITTSRMPEO", BEN])
    assert table.refuses("play 1: +S K I T~T") == "move-not-permitted"


def test_duplicates_and_splits_are_not_among_the_permitted_moves() -> None:
    table = lay("play KIT", hands=["KITTSRMPEO", BEN])
    assert table.refuses("play 1: +S K I T/T") == "move-not-permitted"
    assert table.refuses("play 1: +S K | I T") == "move-not-permitted"


def test_players_may_choose_the_permitted_moves() -> None:
    assert lay("play KIT", options={"moves": "A"}).refuses("play 1: +S K I M/T") == "move-not-permitted"
    hands = ["KITTSRMPEO", BEN]
    doubled = lay("play KIT", "play 1: +S K I T/T", hands=hands, options={"moves": "AOGD"})
    assert doubled.state["table"][0]["slots"] == [["S"], ["K"], ["I"], ["T", "T"]]


def test_each_step_keeps_at_least_one_table_card() -> None:
    table = lay("play KIT", hands=["KITSEATRMP", BEN])
    assert table.refuses("play 1: S/K E/I A/T +T") == "nothing-kept"


def test_a_play_names_every_table_card() -> None:
    assert lay("play KIT").refuses("play 1: +S +R K I") == "bad-notation"
    assert lay("play KIT").refuses("play 1: +S I K T") == "not-on-table"


# ---- continuing another player's word


def test_a_player_who_cannot_go_on_passes_and_refills_the_hand_to_ten() -> None:
    table = lay("play KIT", "pass")
    assert table.hands[0] == "AEILMNOPRS"
    assert (table.table, table.deck, table.to_act, table.turn) == (["KIT"], 9, [2], 2)


def test_the_next_player_continues_the_word_that_was_left_on_the_table() -> None:
    table = stuck("play KIT", "pass", hands=[STUCK_ANN, "SRESREANLU"])
    assert table.refuses("play 1: +S K I +R T") == "wrong-length"
    table.do("play 1: +S K I T", "play 1: S K I +R T")
    assert table.cards_won == [0, 5]


def test_a_player_who_continues_a_word_draws_only_after_the_next_step() -> None:
    table = stuck("play KIT", "pass", hands=[STUCK_ANN, "SRESREANLU"])
    assert table.deck == 9
    table.do("play 1: +S K I T")
    assert (table.deck, table.hands[1], table.to_act) == (7, "ADEEELNRRSU", [2])


def test_a_player_with_a_hand_of_more_than_ten_cards_draws_nothing() -> None:
    table = stuck("play KIT", "pass", "play 1: +S K I T", "pass", hands=[STUCK_ANN, "SRESREANLU"])
    assert (len(table.hands[1]), table.deck, table.to_act) == (11, 7, [1])


# ---- players who cannot start


def test_a_player_who_cannot_start_a_word_trades_up_to_five_cards() -> None:
    table = lay("trade KITSR")
    assert (table.deck, table.to_act, table.table) == (12, [2], [])
    assert table.hands[0] == "ADEEILMNOP"
    assert table.expects == ["play", "trade", "pass"]
    assert lay().refuses("trade KITSRM") == "cannot-trade"
    assert lay(deck="LI").refuses("trade KIT") == "cannot-trade"


def test_a_player_who_cannot_start_a_word_may_pass() -> None:
    table = lay("pass")
    assert (table.to_act, table.deck, table.expects) == ([2], 12, ["play", "trade", "pass"])


def test_nobody_trades_once_a_word_lies_on_the_table() -> None:
    table = lay("play KIT")
    assert table.refuses("trade S") == "wrong-verb"
    table.do("pass")
    assert "trade" not in table.expects
    assert table.refuses("trade H") == "wrong-verb"


def test_nobody_can_trade_if_the_deck_is_empty() -> None:
    table = lay(deck="")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade K") == "cannot-trade"


# ---- when nobody can continue the word


def test_the_cards_are_shuffled_into_the_deck_when_all_have_passed() -> None:
    table = stuck("play KIT", "pass", "pass")
    assert (table.table, table.deck, table.dead, table.to_act) == ([], 12, 0, [1])
    assert table.expects == ["play", "trade", "pass"]
    assert sorted(card.face for card in table.match.state.deck) == sorted("EDOTALEVU" + "KIT")


def test_the_order_of_the_shuffled_deck_depends_on_the_seed() -> None:
    tables = [stuck("play KIT", "pass", "pass", seed=seed) for seed in range(5)]
    assert len({"".join([card.face for card in table.match.state.deck]) for table in tables}) > 1


def test_a_player_refills_the_hand_before_cards_are_shuffled_into_the_deck() -> None:
    table = stuck("play KIT", "pass", "pass", hands=[STUCK_ANN, "HOEREANLU"])
    assert (table.hands[1], table.deck) == ("AEEEHLNORU", 11)


def test_the_option_called_stuck_with_the_value_dead_takes_cleared_cards_out_of_the_game() -> None:
    table = stuck("play KIT", "pass", "pass", options={"stuck": "dead"})
    assert (table.table, table.deck, table.dead) == ([], 9, 3)


def test_the_cards_of_a_second_clearing_in_a_row_are_out_of_the_game_in_any_case() -> None:
    table = stuck("play KIT", "pass", "pass", "pass", "play HOE", "pass", "pass")
    assert (table.table, table.dead, table.deck) == ([], 3, 9)


def test_a_word_of_five_letters_makes_the_next_clearing_of_the_table_count_as_the_first_again() -> None:
    sequence = ["play HOE", "play 1: +S H O E", "play 1: S H O +R E"]
    table = stuck("play KIT", "pass", "pass", "pass", *sequence, hands=[STUCK_ANN, BEN])
    assert (table.cards_won, table.dead) == ([0, 5], 0)
    table.do("play HOE", "pass", "pass")
    assert (table.table, table.dead, table.to_act) == ([], 0, [1])


def test_a_step_breaks_the_run_of_passes() -> None:
    hands = [STUCK_ANN, "SRESREANLU", "HOEREANLUD"]
    table = stuck("play KIT", "pass", "play 1: +S K I T", "pass", "pass", hands=hands, deck="LINEDOTALEVU")
    assert (table.table, table.to_act) == (["SKIT"], [1])
    table.do("pass")
    assert (table.table, table.to_act) == ([], [2])


CHALLENGE = {"words": "challenge"}


def test_a_turn_lost_to_a_challenge_does_not_count_as_a_pass_on_the_word() -> None:
    table = stuck("play KIT", "@2 challenge", "pass", options=CHALLENGE)
    # The word stays, because Ben has not passed in a turn of his own.
    assert (table.table, table.to_act) == (["KIT"], [1])
    assert (table.do("pass").table, table.to_act) == (["KIT"], [2])
    table.do("pass")
    assert (table.table, table.deck, table.to_act) == ([], 12, [1])


def test_a_turn_lost_to_a_challenge_does_not_count_as_a_pass_on_the_word_with_an_empty_deck() -> None:
    table = stuck("play KIT", "@2 challenge", "pass", "pass", deck="", options=CHALLENGE)
    assert (table.over, table.to_act) == (False, [2])
    assert table.do("pass").end == "exhausted"


def test_a_turn_lost_to_a_challenge_does_not_count_as_a_pass_on_an_empty_table_with_an_empty_deck() -> None:
    steps = ["play KIT", "play 1: +S K I T", "play 1: S K I +R T"]
    table = lay(*steps, "@2 challenge", "pass", deck="LIN", options=CHALLENGE)
    assert (table.table, table.deck, table.over, table.to_act) == ([], 0, False, [2])
    assert table.do("pass").end == "exhausted"


def test_a_wrong_word_that_is_taken_back_counts_as_a_pass() -> None:
    table = stuck("play KIT", "pass", "play 1: K I T +E", "@1 challenge", options=CHALLENGE)
    assert (table.table, table.to_act) == ([], [1])


def test_the_table_clears_when_the_only_player_who_has_not_passed_resigns() -> None:
    hands = [STUCK_ANN, STUCK_BEN, "SRMEANLUTT"]
    table = stuck("play KIT", "pass", "pass", "resign", hands=hands, deck="LINEDOTALEVU")
    assert (table.table, table.deck, table.dead, table.to_act) == ([], 12, 10, [1])


def test_the_pass_of_a_player_who_resigns_out_of_turn_no_longer_counts() -> None:
    hands = [STUCK_ANN, STUCK_BEN, "SRMEANLUTT"]
    table = stuck("play KIT", "pass", "pass", "@1 resign", hands=hands, deck="LINEDOTALEVU")
    assert (table.table, table.to_act) == (["KIT"], [3])
    table.do("pass")
    assert (table.table, table.to_act) == ([], [2])


# ---- the end


def test_the_game_ends_when_the_deck_is_empty_and_all_have_passed() -> None:
    moves = ["play KIT", "play 1: +S K I T", "play 1: S K I +R T", "pass", "pass"]
    table = lay(*moves, deck="LINED")
    assert (table.over, table.end, table.winners, table.scores) == (True, "exhausted", [1], [5, 0])


def test_nobody_scores_the_cards_that_are_on_the_table_at_the_end() -> None:
    table = stuck("play KIT", "pass", "pass", deck="LIN")
    assert (table.over, table.table, table.scores, table.winners) == (True, ["KIT"], [0, 0], [1, 2])


def test_the_game_does_not_end_when_a_player_goes_out() -> None:
    table = lay("play KIT", "play 1: +S K I T", "play 1: S K I +R T", hands=["KITSR", "HOESR"], deck="")
    assert (table.over, table.to_act) == (False, [2])
    table.do("play HOE", "play 1: +S H O E", "play 1: S H O +R E")
    assert (table.over, table.scores, table.winners) == (True, [5, 5], [1, 2])


def test_a_player_whose_hand_becomes_empty_in_mid_turn_passes_automatically() -> None:
    table = lay("play KIT", hands=["KIT", BEN], deck="")
    assert (table.to_act, table.turn, table.log[-1]["do"]) == ([2], 2, "pass")
    table.do("pass")
    assert (table.over, table.scores) == (True, [0, 0])


def test_a_trade_breaks_the_run_of_passes_on_the_empty_table() -> None:
    table = lay("pass", "trade H", "pass", hands=[ANN, BEN, "TALEVUDOT"], deck="I")
    assert (table.deck, table.to_act) == (0, [1])
    table.do("pass")
    assert not table.over
    table.do("pass")
    assert table.over


def test_three_rounds_without_a_word_end_the_game() -> None:
    table = lay(*["pass"] * 5)
    assert not table.over
    table.do("pass")
    assert (table.over, table.end) == (True, "stalled")


def test_each_card_won_counts_one_point_and_the_player_with_the_most_cards_wins() -> None:
    moves = ["play KIT", "play 1: +S K I M/T", "play 1: S K I M +P"]
    rest = ["play HOE", "play 1: +S H O E", "play 1: S H O +R E"]
    table = lay(*moves, *rest, hands=["KITSMP", "HOESR"], deck="")
    assert (table.scores, table.cards_won, table.winners) == ([6, 5], [6, 5], [1])


def test_the_variation_marked_value_sets_the_option_called_scoring_to_values() -> None:
    (variation,) = GAME.variations
    assert (variation.name, variation.options) == ("Marked Value", {"scoring": "values"})


def test_the_variation_marked_value_scores_card_values_and_subtracts_the_cards_in_hand() -> None:
    moves = ["play KIT", "play 1: +S K I M/T", "play 1: S K I M +P"]
    table = lay(*moves, hands=["KITSMP", "HOEX"], deck="", options={"scoring": "values"})
    assert table.scores == [12, 0]  # S 1, K 4, I 1, M 3, P 2 and the covered T 1
    table.do("play HOE", "pass")
    assert (table.over, table.scores, table.cards_won) == (True, [12, -4], [6, 0])


# ---- how words are judged, time, resigning


def test_a_false_word_where_words_are_checked_may_be_tried_again() -> None:
    table = lay("play KIT")
    assert table.refuses("play 1: K I T +S") == "not-a-word"
    table.do("play 1: +S K I T")


def test_a_wrong_word_under_strict_judging_in_mid_turn_counts_as_a_pass() -> None:
    table = lay("play KIT", "play 1: K I T +S", options={"words": "strict"})
    assert (table.table, table.to_act, table.hands[0], table.deck) == (["KIT"], [2], "AEILMNOPRS", 9)
    assert (table.log[-1]["words"], table.log[-1]["points"]) == ([], 0)
    table.do("pass")
    assert table.table == []


def test_a_player_under_strict_judging_may_try_again_after_a_word_of_the_wrong_length() -> None:
    table = lay(options={"words": "strict"})
    assert table.refuses("play SEAM") == "wrong-length"
    assert table.to_act == [1]


def test_a_timeout_in_mid_turn_counts_as_a_pass() -> None:
    table = lay("play KIT", "timeout", options={"seconds": 120})
    assert (table.table, table.to_act, table.deck) == (["KIT"], [2], 9)
    assert lay("play KIT").refuses("timeout") == "wrong-verb"


def test_a_challenge_takes_back_one_step_and_leaves_the_steps_before_it() -> None:
    table = lay("play KIT", "play 1: K I T +S", "@2 challenge", options={"words": "challenge"})
    assert (table.table, table.to_act, table.hands[0], table.deck) == (["KIT"], [2], "AEILMNOPRS", 9)
    assert [entry["words"] for entry in table.log] == [["KIT"], [], []]


def test_a_challenger_who_is_wrong_loses_the_next_turn() -> None:
    table = lay("play KIT", "@2 challenge", options={"words": "challenge"})
    assert table.to_act == [1]
    table.do("play 1: +S K I T", "play 1: S K I +R T")
    assert (table.to_act, table.turn) == ([1], 2)


def test_every_word_of_the_turn_may_be_challenged_until_the_next_player_acts() -> None:
    moves = ["play KTI", "play 1: K T I +S"]
    table = lay(*moves, "@2 challenge", options={"words": "challenge"})
    assert (table.table, table.to_act, table.deck) == ([], [2], 12)
    assert table.hands[0] == "".join(sorted(ANN))
    assert [entry["words"] for entry in table.log] == [[], [], []]
    table = lay(*moves, "pass", "@2 challenge", options={"words": "challenge"})
    assert (table.table, table.to_act, table.deck) == ([], [2], 12)
    assert lay(*moves, "pass", "pass", options={"words": "challenge"}).refuses("@2 challenge") == "wrong-verb"


def test_a_word_ends_the_game_only_after_the_other_players_have_accepted_or_challenged_the_word() -> None:
    table = lay("play KTI", hands=["", "KTI"], deck="", options={"words": "challenge"})
    assert (table.over, table.to_act, table.expects) == (False, [1], ["accept", "challenge"])
    table.do("@1 challenge")
    assert (table.over, table.table, table.hands, table.scores) == (True, [], ["", "IKT"], [0, 0])


def test_a_player_who_resigns_in_mid_turn_leaves_the_word_to_the_next_player() -> None:
    hands = [ANN, BEN, "TALEVUDOTT"]
    table = lay("play KIT", "resign", hands=hands, deck="LINEDAEIO")
    assert (table.table, table.to_act, table.out, table.dead) == (["KIT"], [2], [True, False, False], 8)
    assert table.expects == ["play", "pass"]


def test_the_only_player_left_wins() -> None:
    table = lay("play KIT", "@2 resign")
    assert (table.over, table.winners, table.out) == (True, [1], [False, True])
