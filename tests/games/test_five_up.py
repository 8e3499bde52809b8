"""Tests the rules of 5 Up, sentence by sentence. As the simplest game, it also tests most of the rules that all games
share."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from tests.table import Table

WORDS = "KIT SKIM HOME TEAR READ DREAM KIN KID KITE SEA SLIT SUM SEAT EXIT EARTH TEACH THE SKIT"
ANN, BEN, DECK = "KITHOMESLN", "SMREADANOU", "EIOTRLNAES"
CHALLENGE = {"words": "challenge"}


def lay(*moves: str, **changed: Any) -> Table:
    """Sets up a table of two players where Ann must lay the first word, and makes `moves`."""
    return Table("5-up", **{"hands": [ANN, BEN], "deck": DECK, "words": WORDS, **changed}).do(*moves)


def change(*moves: str, hand: str = "SMNDEREADO", **changed: Any) -> Table:
    """Sets up a table with the word KIT and this hand of Ann, and makes `moves`."""
    return lay(*moves, **{"hands": [hand, "HOMELSANOU"], "table": ["KIT"], **changed})


# ---- the word


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players_can_play(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        Table("5-up", players=players)
    assert refusal.value.reason.code == "bad-record"


def test_the_first_word_is_fresh_and_scores_its_visible_value() -> None:
    table = lay("play KIT")
    assert (table.scores, table.table, table.hands[0], table.deck) == ([6, 0], ["KIT"], "EEHILMNOOS", 7)
    assert (table.to_act, table.turn, table.dead) == ([2], 2, 0)


def test_a_word_worth_less_than_five_is_refused() -> None:
    assert lay(hands=["KITHOMESAL", BEN]).refuses("play SEA") == "too-low"
    assert lay(hands=["KITHOMESAL", BEN], options=CHALLENGE).refuses("play SEA") == "too-low"
    assert lay(hands=["KITHOMESAL", BEN], options={"words": "trust"}).refuses("play SEA") == "too-low"


def test_a_word_worth_exactly_five_is_enough() -> None:
    table = lay("play READ", hands=["READSTILEN", BEN])
    assert table.scores == [5, 0]


def test_a_change_worth_less_than_five_is_refused() -> None:
    assert change(hand="LSNDEREADO").refuses("play 1: S/K +L I T") == "too-low"


def test_a_false_word_of_low_value_is_refused_because_it_is_not_in_the_dictionary() -> None:
    assert lay(hands=["KITHOMELNO", BEN]).refuses("play LION") == "not-a-word"


def test_the_old_word_leaves_when_a_player_lays_a_fresh_word() -> None:
    table = lay("play KIT", "play READ")
    assert (table.table, table.dead, table.scores) == (["READ"], 3, [6, 5])


def test_laying_the_word_on_the_table_again_does_not_count_as_a_fresh_word() -> None:
    table = lay(table=["HOME"])
    assert table.refuses("play HOME") == "unchanged"
    assert table.why_not("play HOME") == "A fresh word must not be HOME again."
    assert lay("play KIT", "play READ", "play HOME", "play READ", hands=[ANN, "READREADNO"]).points[-1] == 5


def test_a_fresh_word_must_differ_from_every_word_in_play() -> None:
    table = lay(table=["HOME", "SEAT"], options={"moves": "AOGS"})
    assert table.refuses("play HOME") == "unchanged"


def test_covered_cards_of_the_old_word_leave_too() -> None:
    table = lay("play KIT", "play 1: +S K I M/T", "play HOME", hands=["KITHOMESLN", "SMREADANOU"])
    assert (table.table, table.dead) == (["HOME"], 5)


def test_a_player_may_change_the_word_on_the_table_instead_of_laying_a_fresh_word() -> None:
    table = lay("play KIT", "play 1: +S K I M/T")
    assert (table.points, table.scores, table.table) == ([6, 9], [6, 9], ["SKIM"])
    assert table.state["table"][0]["slots"] == [["S"], ["K"], ["I"], ["T", "M"]]


def test_a_turn_is_either_one_fresh_word_or_one_change() -> None:
    assert lay().refuses("play KIT ; HOME") == "move-not-permitted"
    for both in ("play HOME ; 1: +S K I T", "play 1: +S K I T ; HOME"):
        assert change(hand="SMHOMEREAD").refuses(both) == "move-not-permitted"
        assert change(hand="SMHOMEREAD").why_not(both).startswith("There are too many words in this play")


def test_give_and_take_is_permitted() -> None:
    table = change("play 1: K I N~T")
    assert (table.table, table.scores, table.hands[0], table.deck) == (["KIN"], [6, 0], "ADDEEMORST", 10)


def test_the_card_under_the_top_card_of_a_slot_stays_when_the_top_card_is_taken() -> None:
    word = {"word": "KIT", "slots": [["K"], ["I"], ["O", "T"]]}
    table = change("play 1: K I N~T", table=[word], deck="EITRLNAES")
    assert table.state["table"][0]["slots"] == [["K"], ["I"], ["O", "N"]]


def test_a_play_cannot_use_a_card_that_it_takes_from_the_table() -> None:
    assert change(words=f"{WORDS} TKIN").refuses("play 1: +T K I N~T") == "not-in-hand"


def test_one_turn_may_mix_moves_of_all_permitted_kinds() -> None:
    table = change("play 1: +S K A/I N~T", words=f"{WORDS} SKAN")
    assert (table.table, table.scores, table.hands[0], table.deck) == (["SKAN"], [7, 0], "DDEEEIMORT", 8)


def test_duplicates_and_splits_are_not_among_the_permitted_moves() -> None:
    table = change(hand="TISNDEREAD")
    assert table.refuses("play 1: +S K I T/T") == "move-not-permitted"
    assert table.refuses("play 1: +S K | I T") == "move-not-permitted"
    assert table.refuses("play 1: K I T~T") == "move-not-permitted"


# ---- the laws of a change


def test_a_change_keeps_at_least_one_slot() -> None:
    assert change(hand="SEANDEREAD").refuses("play 1: S/K E/I A/T") == "nothing-kept"


def test_a_change_plays_at_least_one_hand_card() -> None:
    assert change().refuses("play 1: K I T") == "nothing-played"


def test_a_play_names_every_table_card_in_order() -> None:
    table = change()
    assert table.refuses("play 1: +S K I") == "bad-notation"
    assert table.refuses("play 1: +S I K T") == "not-on-table"
    assert table.refuses("play 1: +S K I E T") == "not-on-table"
    assert table.refuses("play 2: +S K I T") == "no-such-word"
    assert table.refuses("play 1: +Q K I T") == "not-in-hand"
    assert table.refuses("play 1: +S +S K I T") == "not-in-hand"
    assert table.refuses("play 1: +S K I T keep 1") == "bad-notation"
    assert table.refuses("play 1: +S K I T remove 1") == "bad-notation"
    assert table.refuses("play 1: +S K I T pick S K") == "bad-notation"
    assert table.refuses("play cross: +S K I T") == "no-such-word"


def test_words_have_at_least_three_letters() -> None:
    assert lay(words=f"{WORDS} HM", hands=["KITHOMESLN", BEN]).refuses("play HM") == "too-short"


# ---- the moves can be chosen


def test_an_unchanged_word_scores_nothing_where_duplicates_are_permitted() -> None:
    table = change("play 1: K I T/T", hand="TMNDEREADO", options={"moves": "AOGD"})
    assert (table.table, table.points, table.scores, table.deck) == (["KIT"], [0], [0, 0], 9)


def test_a_change_with_a_duplicate_and_another_move_scores_the_whole_word() -> None:
    table = change("play 1: +S K I T/T", hand="TSNDEREADO", options={"moves": "AD"})
    assert table.scores == [7, 0]


def test_every_new_word_must_be_worth_five_and_scores_where_splits_are_permitted() -> None:
    setting: dict[str, Any] = {"hands": ["TEMSIKNDLA", "HOUSENDILM"], "deck": "OO", "options": {"moves": "AOGSD"}}
    assert lay(table=["EARTH"], **setting).refuses("play 1: +T E A R | T H +E") == "too-low"
    table = lay("play 1: M/T E A R +D | T H +E", table=["TEARTH"], words=f"{WORDS} MEARD", **setting)
    assert (table.table, table.scores) == (["MEARD", "THE"], [13, 0])


def test_a_word_that_gets_only_duplicates_scores_nothing_even_if_the_play_changes_another_word() -> None:
    setting: dict[str, Any] = {"table": ["KID", "HOME"], "options": {"moves": "AOGSD"}, "words": f"{WORDS} SKID"}
    table = lay("play 1: +S K I D ; 2: H/H O M E", hands=["SLTHNEREAD", BEN], **setting)
    assert (table.table, table.scores) == (["SKID", "HOME"], [8, 0])


def test_a_setup_may_not_have_two_words_without_splits() -> None:
    with pytest.raises(Refused) as refusal:
        lay(table=["KID", "HOME"], hands=["SLT", "REA"])
    assert refusal.value.reason.code == "bad-setup"


def test_a_play_changes_each_of_several_words_at_most_once_and_with_a_hand_card() -> None:
    setting: dict[str, Any] = {"table": ["KID", "HOME"], "options": {"moves": "AOGS"}, "words": f"{WORDS} SKID"}
    table = lay(hands=["SLTHNEREAD", BEN], **setting)
    assert table.refuses("play 1: +S K I D ; 1: K I T/D") == "bad-notation"
    assert table.refuses("play 1: +S K I D ; 2: H O M E") == "nothing-played"


# ---- trade, pass, and the end


def test_a_player_who_cannot_play_trades_up_to_five_cards_and_loses_the_turn() -> None:
    table = lay("trade HM")
    assert (table.hands[0], table.deck, table.to_act) == ("EEIIKLNOST", 10, [2])
    assert sorted(card.face for card in table.match.state.deck) == sorted("OTRLNAESHM")
    assert lay("trade KITHO").to_act == [2]
    assert lay().refuses("trade KITHOM") == "cannot-trade"
    assert lay().refuses("trade KK") == "not-in-hand"
    assert lay().refuses("trade") == "bad-notation"


def test_nobody_trades_more_cards_than_the_deck_holds() -> None:
    assert lay(deck="EI").refuses("trade KIT") == "cannot-trade"
    assert lay("trade KI", deck="EI").deck == 2
    assert lay(deck="").refuses("trade K") == "cannot-trade"
    assert "trade" not in lay(deck="").expects


def test_a_trade_never_changes_the_size_of_a_hand() -> None:
    table = lay("trade KI", hands=["KITHO", BEN])
    assert (table.hands[0], table.deck) == ("EHIOT", 10)


def test_a_player_does_not_draw_traded_cards_again_in_the_same_trade() -> None:
    table = lay("trade KI", deck="EI")
    assert table.hands[0] == "EEHILMNOST"


def test_a_player_who_passes_with_fewer_than_ten_cards_refills_the_hand_to_ten() -> None:
    table = lay("pass", hands=["KITHO", BEN])
    assert (table.hands[0], table.deck, table.to_act) == ("EHIIKOORTT", 5, [2])


def test_the_game_ends_when_the_deck_is_empty_and_all_have_passed_and_unplayed_cards_are_subtracted() -> None:
    table = lay("play KIT", "pass", "pass", hands=["KITE", "AX"], deck="")
    assert (table.over, table.end, table.scores, table.winners) == (True, "exhausted", [5, -5], [1])
    assert (table.to_act, table.expects) == ([], [])
    assert table.refuses("pass") == "game-over"


def test_a_word_breaks_the_run_of_passes() -> None:
    table = lay("play KIT", "pass", "play 1: K I T +E", "pass", hands=["KITE", "AX"], deck="")
    assert table.over is True  # both players have passed, because Ann has no cards and passes automatically
    assert [entry["do"] for entry in table.log] == ["play KIT", "pass", "play 1: K I T +E", "pass", "pass"]
    assert table.scores == [13, -5]


def test_the_game_does_not_end_when_a_player_goes_out() -> None:
    table = lay("play KIT", hands=["KIT", "EXA"], deck="")
    assert (table.over, table.to_act) == (False, [2])
    table.do("play 1: K I T +E")
    assert (table.over, table.to_act, table.scores) == (False, [2], [6, 7])


def test_a_player_with_an_empty_hand_passes_automatically() -> None:
    table = lay("play KIT", "pass", hands=["KIT", "AXE"], deck="")
    assert (table.over, table.scores) == (True, [6, -6])


def test_players_with_equal_totals_share_the_win() -> None:
    table = change("pass", "pass", hands=["TEN", "SEA"], deck="")
    assert (table.scores, table.winners) == ([-3, -3], [1, 2])


# ---- how words are judged


def test_a_wrong_word_under_strict_judging_ends_the_turn_and_the_player_refills_the_hand() -> None:
    table = lay("play KLN", hands=["KLNHOMES", BEN], options={"words": "strict"})
    assert (table.hands[0], table.deck, table.to_act, table.table) == ("EEHIKLMNOS", 8, [2], [])
    assert (table.log[0]["do"], table.log[0]["words"], table.log[0]["points"]) == ("play KLN", [], 0)


def test_only_a_false_word_ends_the_turn_under_strict_judging() -> None:
    table = lay(hands=["KITHOMESAL", BEN], options={"words": "strict"})
    assert table.refuses("play SEA") == "too-low"
    assert table.refuses("play SEAT") == "too-low"
    assert table.refuses("play READ") == "not-in-hand"
    assert table.to_act == [1]


def test_a_challenge_takes_a_whole_wrong_word_back() -> None:
    table = lay("play KLN", "@2 challenge", options=CHALLENGE)
    assert (table.hands, table.scores) == (["EHIKLMNOST", "AADEMNORSU"], [0, 0])
    assert "".join(card.face for card in table.match.state.deck) == DECK
    assert (table.to_act, table.turn, table.table) == ([2], 1, [])
    assert table.refuses("@2 challenge") == "wrong-verb"


def test_challenging_a_valid_word_costs_the_challenger_the_next_turn() -> None:
    table = lay("play KIT", "@2 challenge", options=CHALLENGE)
    assert (table.to_act, table.scores, table.turn) == ([1], [6, 0], 2)


def test_a_challenge_comes_too_late_once_the_next_player_has_acted() -> None:
    assert lay("play KLN", "pass", options=CHALLENGE).refuses("@2 challenge") == "wrong-verb"
    assert lay().refuses("@2 challenge") == "wrong-verb"
    assert lay("play KIT", options=CHALLENGE).refuses("@1 challenge") == "wrong-verb"


# ---- time, resigning


def test_a_turn_ends_as_a_pass_when_the_time_is_up() -> None:
    table = lay("timeout", hands=["KITHO", BEN], options={"seconds": 120})
    assert (table.hands[0], table.to_act) == ("EHIIKOORTT", [2])
    assert lay().refuses("timeout") == "wrong-verb"


def test_a_player_who_resigns_is_out_and_is_skipped_and_cannot_win() -> None:
    table = lay("play KIT", "@3 resign", "pass", hands=[ANN, BEN, "ARTISTDOLE"], deck="")
    assert (table.out, table.hands[2], table.dead, table.to_act) == ([False, False, True], "", 10, [1])
    assert table.refuses("@3 resign") == "not-your-turn"
    assert table.refuses("@3 play ART") == "not-your-turn"


def test_the_only_player_left_wins_whatever_the_score() -> None:
    table = lay("play KIT", "@1 resign")
    assert (table.over, table.end, table.winners, table.scores) == (True, "resigned", [2], [6, -14])
