"""Tests the rules of 5 to 5, sentence by sentence: scored, as a knockout, and for one player."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from engine.games import GAMES
from tests.table import Table

WORDS = "TRAIN TRAIL BRAIN BRAIL HOUSE MOUSE GRAIN STRAIN DRAIN DRAWN SEAT TRAINS"
ANN, BEN, CYD, DECK = "TRAINEDLUS", "LBGTDWEOMN", "SEATOHUIER", "OOLLNNRRSSAA"
KNOCKOUT = {"mode": "knockout"}
CHALLENGE = {"words": "challenge"}


def lay(*moves: str, **changed: Any) -> Table:
    """Sets up a table of two players where Ann must lay the first word, and makes `moves`."""
    return Table("5-to-5", **{"hands": [ANN, BEN], "deck": DECK, "words": WORDS, **changed}).do(*moves)


def change(*moves: str, **changed: Any) -> Table:
    """Sets up a table with the word TRAIN, which Ann must change, and makes `moves`."""
    return lay(*moves, **{"hands": ["BLNTGDWEOM", "LBGTDWEOMN"], "table": ["TRAIN"], "deck": "OOLLRRSSAA", **changed})


def knockout(*moves: str, **changed: Any) -> Table:
    return lay(*moves, **{"hands": [ANN, BEN, CYD], "options": KNOCKOUT, **changed})


def alone(*moves: str, **changed: Any) -> Table:
    return lay(*moves, **{"hands": [ANN], **changed})


# ---- every word


def test_one_to_four_players_can_play() -> None:
    assert Table("5-to-5", players=1).to_act == [1]
    with pytest.raises(Refused) as refusal:
        Table("5-to-5", players=5)
    assert refusal.value.reason.code == "bad-record"


def test_the_first_word_is_a_fresh_word_of_five_letters() -> None:
    table = lay()
    assert table.refuses("play SEAT") == "wrong-length"
    assert table.refuses("play TRAINS") == "wrong-length"
    assert table.refuses("play LATER") == "not-a-word"
    assert table.refuses("play HOUSE") == "not-in-hand"
    assert table.refuses("play TRAIN ; DEL") == "move-not-permitted"
    assert table.refuses("play 1: T R A I L/N") == "no-such-word"
    assert table.refuses("play TRAIN keep 1") == "bad-notation"
    table.do("play TRAIN")
    assert (table.table, table.scores, table.hands[0], table.deck) == (["TRAIN"], [5, 0], "DELLLNOOSU", 7)


def test_every_later_word_has_five_letters() -> None:
    table = change(options={"moves": "AOD"}, hands=["SBLNTGDWEO", BEN])
    assert table.refuses("play 1: +S T R A I N") == "wrong-length"


def test_a_player_makes_later_words_by_overlay() -> None:
    table = change("play 1: T R A I L/N")
    assert (table.table, table.scores, table.hands[0]) == (["TRAIL"], [5, 0], "BDEGMNOOTW")
    assert table.state["table"][0]["slots"] == [["T"], ["R"], ["A"], ["I"], ["N", "L"]]


def test_a_change_may_mix_overlays_and_duplicates() -> None:
    table = change("play 1: B/T R A I N/N")
    assert (table.table, table.scores, table.deck) == (["BRAIN"], [7, 0], 8)


def test_neither_add_nor_give_and_take_nor_split_is_a_permitted_move() -> None:
    table = change(hands=["SBLNTGDWEO", BEN])
    assert table.refuses("play 1: +S T R A I N") == "move-not-permitted"
    assert table.refuses("play 1: B~T R A I N") == "move-not-permitted"
    assert table.refuses("play 1: T R | A I L/N") == "move-not-permitted"


def test_a_change_keeps_at_least_one_slot() -> None:
    table = change(hands=["HOUSEDLRIN", "LBGDWEOAMY"], deck="OO")
    assert table.refuses("play 1: H/T O/R U/A S/I E/N") == "nothing-kept"


def test_a_slot_covered_by_a_duplicate_does_not_count_as_kept() -> None:
    table = change(hands=["BRAINTRAIN", "LGDWEOMYS"], deck="OO")
    assert table.refuses("play 1: B/T R/R A/A I/I N/N") == "nothing-kept"
    assert table.refuses("play 1: T/T R/R A/A I/I N/N") == "nothing-kept"
    table.do("play 1: B/T R/R A/A I/I N")
    assert table.table == ["BRAIN"]


def test_a_change_plays_a_hand_card_and_names_every_table_card() -> None:
    table = change()
    assert table.refuses("play 1: T R A I N") == "nothing-played"
    assert table.refuses("play 1: T R A I") == "bad-notation"
    assert table.refuses("play 1: T R A L/N I") == "not-on-table"
    assert table.refuses("play 2: T R A I L/N") == "no-such-word"


def test_a_play_must_use_the_word_on_the_table() -> None:
    assert change(hands=["MOUSELNGDW", BEN]).refuses("play MOUSE") == "must-use-card"


def test_players_may_choose_the_permitted_moves() -> None:
    assert change(options={"moves": "O"}).refuses("play 1: T R A I N/N") == "move-not-permitted"
    table = change("play 1: B~T R A I N", options={"moves": "G"})
    assert (table.table, table.hands[0]) == (["BRAIN"], "DEGLMNOTTW")


# ---- scored


def test_every_player_scores_each_new_word() -> None:
    table = lay("play TRAIN", "play 1: T R A I L/N", "pass", "play 1: B/T R A I L")
    assert (table.points, table.scores) == ([5, 5, 7], [5, 12])


def test_a_change_by_duplicates_alone_scores_nothing_but_its_player_draws_new_cards() -> None:
    table = change("play 1: T/T R A I N/N")
    assert (table.scores, table.table, table.deck, table.hands[0]) == ([0, 0], ["TRAIN"], 8, "BDEGLMOOOW")


def test_the_game_ends_after_one_full_round_of_passes_and_unplayed_cards_are_subtracted() -> None:
    table = change("pass", "pass", hands=["SEATHDLRIN", "LBGDWEOAHY"], deck="OOLL")
    assert (table.over, table.end, table.deck) == (True, "passed", 4)
    assert (table.scores, table.winners) == ([-13, -21], [1])


def test_a_full_round_has_as_many_passes_as_there_are_players() -> None:
    table = change("pass", "pass", hands=["SEAT", "LBGD", "OO"])
    assert not table.over
    table.do("pass")
    assert table.over


def test_a_word_breaks_the_round_of_passes() -> None:
    table = change("pass", "play 1: T R A I L/N", "pass")
    assert (table.over, table.to_act) == (False, [2])
    table.do("pass")
    assert table.over


def test_passes_before_the_first_word_do_not_end_the_game() -> None:
    table = lay("pass", "pass")
    assert (table.over, table.to_act, table.expects) == (False, [1], ["play", "trade", "pass"])
    table.do("pass", "pass", "pass", "pass")
    assert (table.over, table.end) == (True, "stalled")


def test_the_game_also_ends_before_the_first_word_if_the_deck_is_empty_and_all_pass() -> None:
    table = lay("pass", "pass", deck="")
    assert (table.over, table.end, table.scores) == (True, "exhausted", [-12, -19])


def test_a_player_with_an_empty_hand_passes_automatically() -> None:
    table = change("play 1: B/T R A I N", hands=["B", "L"], deck="")
    assert (table.over, table.to_act) == (False, [2])
    table.do("play 1: B R A I L/N")
    assert (table.over, table.scores, table.winners) == (True, [7, 7], [1, 2])
    assert [entry["do"] for entry in table.log[-2:]] == ["pass", "pass"]


def test_nobody_trades_once_a_word_lies_on_the_table() -> None:
    table = change()
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade B") == "wrong-verb"


def test_the_agreed_number_of_trades_applies_only_to_a_solo_game() -> None:
    assert change(options={"trades": 9}).expects == ["play", "pass"]


def test_a_player_who_cannot_open_trades_up_to_five_cards_or_passes() -> None:
    table = lay("trade TRAIN")
    assert (table.to_act, table.deck, table.hands[0]) == ([2], 12, "DELLLNOOSU")
    assert lay().refuses("trade TRAINE") == "cannot-trade"
    assert "trade" in table.expects


def test_a_lost_turn_counts_in_the_round_of_passes() -> None:
    table = change("play 1: T R A I L/N", "@2 challenge", "pass", options=CHALLENGE)
    assert (table.over, table.end) == (True, "passed")


def test_a_wrong_word_under_strict_judging_counts_in_the_round_of_passes() -> None:
    table = change("play 1: T R A I M/N", "pass", options={"words": "strict"})
    assert (table.over, table.end, table.table) == (True, "passed", ["TRAIN"])


def test_a_player_who_resigns_as_the_last_in_a_round_of_passes_ends_the_game() -> None:
    table = change("pass", "pass", "resign", hands=["SEAT", "LBGD", "OO"], deck="")
    assert (table.over, table.out, table.winners) == (True, [False, False, True], [1])


# ---- knockout


def test_a_player_who_cannot_play_is_out_and_the_last_player_left_wins() -> None:
    table = knockout("play TRAIN", "pass")
    assert (table.out, table.hands[1], table.dead, table.to_act) == ([False, True, False], "", 10, [3])
    table.do("pass")
    assert (table.over, table.end, table.winners, table.table) == (True, "last-one-in", [1], ["TRAIN"])


def test_a_knockout_scores_nothing() -> None:
    assert knockout("play TRAIN", "play 1: T R A I L/N").scores == [0, 0, 0]


def test_the_list_of_variations_contains_the_knockout() -> None:
    assert [(kind.name, kind.options) for kind in GAMES["5-to-5"].variations] == [("Knockout", KNOCKOUT)]


def test_nobody_is_knocked_out_before_the_first_word() -> None:
    table = knockout("pass", "trade LBG", "pass")
    assert (table.out, table.to_act, table.dead) == ([False, False, False], [1], 0)


def test_all_players_share_the_win_of_a_knockout_if_nobody_lays_a_first_word() -> None:
    table = knockout("pass", "pass", "pass", deck="")
    assert (table.over, table.end, table.winners) == (True, "exhausted", [1, 2, 3])


def test_nobody_trades_in_a_knockout_once_a_word_lies_on_the_table() -> None:
    table = knockout("play TRAIN")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade L") == "wrong-verb"


def test_a_player_who_plays_the_last_card_with_the_deck_empty_wins_immediately() -> None:
    table = knockout("play 1: B/T R A I N", hands=["B", "LD", "LG"], deck="", table=["TRAIN"])
    assert (table.over, table.end, table.winners, table.out) == (True, "went-out", [1], [False, False, False])


def test_a_wrong_word_under_strict_judging_knocks_out_its_player_but_not_before_the_first_word() -> None:
    options = {**KNOCKOUT, "words": "strict"}
    table = knockout("play TRAID", options=options)
    assert (table.out, table.to_act) == ([False, False, False], [2])
    table = knockout("play TRAIN", "play 1: T R A I M/N", options=options)
    assert (table.out, table.to_act, table.table) == ([False, True, False], [3], ["TRAIN"])


def test_a_timeout_knocks_out_the_player_but_not_before_the_first_word() -> None:
    options = {**KNOCKOUT, "seconds": 120}
    assert knockout("timeout", options=options).out == [False, False, False]
    assert knockout("play TRAIN", "timeout", options=options).out == [False, True, False]


def test_a_successfully_challenged_play_knocks_out_its_player() -> None:
    options = {**KNOCKOUT, **CHALLENGE}
    table = knockout("play TRAIN", "play 1: T R A I M/N", "@1 challenge", options=options)
    assert (table.out, table.to_act, table.table, table.dead) == ([False, True, False], [3], ["TRAIN"], 10)


def test_a_successfully_challenged_first_word_knocks_nobody_out() -> None:
    table = knockout("play TRAID", "@2 challenge", options={**KNOCKOUT, **CHALLENGE})
    assert (table.out, table.to_act, table.table) == ([False, False, False], [2], [])


def test_a_challenger_who_is_wrong_loses_a_turn_but_is_never_knocked_out() -> None:
    table = knockout("play TRAIN", "@2 challenge", options={**KNOCKOUT, **CHALLENGE})
    assert (table.out, table.to_act) == ([False, False, False], [3])


def test_the_other_players_may_challenge_a_play_with_which_a_player_goes_out_before_the_play_ends_the_game() -> None:
    options = {**KNOCKOUT, **CHALLENGE}
    setting: dict[str, Any] = {"hands": ["M", "LD", "LG"], "deck": "", "table": ["TRAIN"], "options": options}
    table = knockout("play 1: T R A I M/N", **setting)
    assert (table.over, table.to_act, table.expects) == (False, [2, 3], ["accept", "challenge"])
    table.do("@2 accept", "@3 challenge")
    assert (table.over, table.out, table.to_act, table.table) == (False, [True, False, False], [2], ["TRAIN"])


def test_a_knockout_ends_when_one_of_the_last_two_players_is_out() -> None:
    table = knockout("play TRAIN", "@3 resign", "play 1: T R A I L/N", "pass")
    assert (table.over, table.winners, table.out) == (True, [2], [True, False, True])


# ---- solo games


def test_a_solo_player_wins_when_deck_and_hand_are_empty() -> None:
    table = alone("play 1: B/T R A I L/N", hands=["LB"], deck="", table=["TRAIN"])
    assert (table.over, table.end, table.winners, table.result, table.hands) == (True, "went-out", [1], 0, [""])


def test_a_solo_player_who_cannot_play_is_out_and_the_number_of_cards_left_is_the_result() -> None:
    table = alone("play TRAIN", "pass")
    assert (table.over, table.end, table.winners, table.result) == (True, "gave-up", [], 10 + 7)


def test_a_solo_player_goes_on_while_the_deck_has_cards() -> None:
    table = alone("play 1: B/T R A I L/N", hands=["LB"], deck="O", table=["TRAIN"])
    assert (table.over, table.to_act, table.turn, table.hands) == (False, [1], 2, ["O"])


def test_a_solo_player_cannot_trade_once_a_word_lies_on_the_table() -> None:
    table = alone("play TRAIN")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade E") == "wrong-verb"


def test_a_solo_player_may_agree_on_a_number_of_trades() -> None:
    table = alone("play TRAIN", "trade EDL", options={"trades": 2})
    assert (table.over, table.to_act, table.deck) == (False, [1], 7)
    table.do("trade U")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade S") == "wrong-verb"


def test_a_solo_player_trades_freely_before_the_first_word() -> None:
    table = alone("trade TRAIN", options={"trades": 1})
    assert (table.to_act, table.hands, table.expects) == ([1], ["DELLLNOOSU"], ["play", "trade", "pass"])
    table = alone("trade E", "play TRAIN", options={"trades": 1})
    assert "trade" in table.expects
    table.do("trade D")
    assert "trade" not in table.expects


def test_a_solo_player_trades_at_most_five_cards() -> None:
    assert alone(options={"trades": 9}).refuses("trade TRAINE") == "cannot-trade"


def test_a_solo_player_goes_on_after_a_pass_before_the_first_word() -> None:
    table = alone("pass")
    assert (table.over, table.to_act) == (False, [1])


def test_a_solo_game_ends_with_an_empty_deck_and_no_first_word() -> None:
    table = alone("pass", hands=["LB"], deck="")
    assert (table.over, table.winners, table.result) == (True, [], 2)


def test_a_solo_game_ends_with_a_wrong_word_under_strict_judging_or_a_timeout() -> None:
    table = alone("play TRAIN", "play 1: T R A I S/N", options={"words": "strict"})
    assert (table.over, table.result, table.winners) == (True, 17, [])
    assert alone("play TRAIN", "timeout", options={"seconds": 120}).over


def test_a_solo_game_has_no_challenges() -> None:
    table = alone("play 1: M/T R A I L/N", hands=["LM"], deck="", table=["TRAIN"], options=CHALLENGE)
    assert (table.over, table.winners) == (True, [1])


def test_a_solo_player_who_resigns_has_not_won() -> None:
    table = alone("play TRAIN", "resign")
    assert (table.over, table.winners, table.out) == (True, [], [True])
    assert table.result == alone("play TRAIN", "pass").result
