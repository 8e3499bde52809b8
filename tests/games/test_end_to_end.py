"""Tests the rules of End to End, sentence by sentence."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from tests.table import Table

WORDS = (
    "TRAIN HOUSE TOWN BIRD TOWS THORN TAN TIN TURN HOPE HINGE HOSE TRAP TOWNS MOUSE TWIN TRAINED HEE TOT TUT "
    "TWAIN STRAIN"
)
ANN, BEN, DECK = "TRAINHOUSE", "OWBIRDHGNM", "LLNNRRSSDDOOEE"
OPENING = "play TRAIN ; HOUSE"
CHALLENGE = {"words": "challenge"}


def lay(*moves: str, **changed: Any) -> Table:
    """Sets up a table where Ann must lay the first words, and makes `moves`."""
    return Table("end-to-end", **{"hands": [ANN, BEN], "deck": DECK, "words": WORDS, **changed}).do(*moves)


def change(*moves: str, **changed: Any) -> Table:
    """Sets up a table with the word TRAIN, which Ann may change, and makes `moves`."""
    return lay(*moves, **{"hands": ["OWBIRDHUNM", "SEATSEATEN"], "table": ["TRAIN"], **changed})


# ---- the opening


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players_can_play(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        Table("end-to-end", players=players)
    assert refusal.value.reason.code == "bad-record"


def test_the_first_player_lays_two_words_and_scores_both() -> None:
    table = lay(OPENING)
    assert (table.scores, table.table, table.dead) == ([13, 0], ["TRAIN", "HOUSE"], 0)
    assert (table.hands[0], table.deck, table.to_act) == ("DDLLNNRRSS", 4, [2])
    assert (table.log[0]["words"], table.points) == (["TRAIN", "HOUSE"], [13])


def test_the_first_player_may_open_with_one_word() -> None:
    table = lay("play HOUSE")
    assert (table.scores, table.table, table.to_act) == ([8, 0], ["HOUSE"], [2])


def test_the_two_words_of_the_opening_must_differ() -> None:
    table = lay(hands=["TRAINTRAIN", BEN])
    assert table.refuses("play TRAIN ; TRAIN") == "unchanged"
    assert table.why_not("play TRAIN ; TRAIN") == "A fresh word must not be TRAIN again."


def test_more_than_two_words_are_refused() -> None:
    table = lay(words="TAN HOE SIR", hands=["TANHOESIR", BEN])
    assert table.refuses("play TAN ; HOE ; SIR") == "move-not-permitted"


def test_both_words_of_the_opening_must_be_valid_words_from_the_hand() -> None:
    table = lay()
    assert table.refuses("play TRAIN ; HOUES") == "not-a-word"
    assert table.refuses("play TRAIN ; HINGE") == "not-in-hand"
    assert table.refuses("play TRAIN ; MOUSE") == "not-in-hand"
    assert table.refuses("play 1: T +O +W N") == "no-such-word"
    assert table.refuses("play TRAIN ; HOUSE keep 1") == "bad-notation"


def test_the_next_player_lays_two_words_if_the_first_player_cannot_open() -> None:
    table = lay("pass", OPENING, hands=[BEN, ANN])
    assert (table.scores, table.table, table.to_act) == ([0, 13], ["TRAIN", "HOUSE"], [1])


def test_a_player_who_cannot_open_trades_up_to_five_cards() -> None:
    table = lay("trade TRAIN")
    assert (table.to_act, table.deck, table.table) == ([2], 14, [])
    assert lay().refuses("trade TRAINH") == "cannot-trade"


def test_a_setup_may_not_have_three_words() -> None:
    with pytest.raises(Refused) as refusal:
        lay(table=["TRAIN", "HOUSE", "TEN"], hands=["OWB", "SEA"])
    assert refusal.value.reason.code == "bad-setup"


# ---- from end to end


def test_a_player_changes_one_of_the_words_in_play_and_the_other_word_leaves() -> None:
    table = lay(OPENING, "play 1: T +O +W N")
    assert (table.table, table.scores, table.dead) == (["TOWN"], [13, 6], 8)
    table = lay(OPENING, "play 2: H +I +N +G E", hands=[ANN, "OWBIRDGNMY"])
    assert (table.table, table.scores, table.dead) == (["HINGE"], [13, 9], 8)


def test_the_change_keeps_the_same_first_and_the_same_last_card() -> None:
    table = change(words=f"{WORDS} TOWS STOWN TOWNS TOW", hands=["OWSTNHUEIR", "SEAT"])
    assert table.refuses("play 1: T +O +W +S") == "ends-must-stay"
    assert table.refuses("play 1: +T +O +W N") == "ends-must-stay"
    assert table.refuses("play 1: T +O +W +N") == "ends-must-stay"
    assert table.refuses("play 1: T +O +W N +S") == "ends-must-stay"
    assert table.refuses("play 1: +S T R A I N") == "ends-must-stay"
    assert table.refuses("play 1: R +U N") == "ends-must-stay"
    assert table.refuses("play 1: T +O +W X") == "not-on-table"
    assert table.refuses("play 3: T +O +W N") == "no-such-word"


def test_the_first_and_the_last_card_keep_the_cards_under_them() -> None:
    word = {"word": "TRAIN", "slots": [["C", "T"], ["R"], ["C", "A"], ["I"], ["N"]]}
    table = change("play 1: T +O +W N", table=[word])
    assert [slot[0] for slot in table.state["table"][0]["slots"]] == ["C", "O", "W", "N"]
    assert table.dead == 4


def test_the_first_and_the_last_card_are_two_cards_even_if_they_have_the_same_letter() -> None:
    table = change(table=["TOT"], hands=["UWBIRDHGNM", "SEA"])
    assert table.refuses("play 1: T +U") == "ends-must-stay"
    table.do("play 1: T +U T")
    assert (table.table, table.dead) == (["TUT"], 1)


def test_inner_letters_that_stay_keep_their_order_and_the_other_inner_letters_leave() -> None:
    table = lay(OPENING, "play 1: T +H +O R N")
    assert (table.scores, table.table, table.dead) == ([13, 7], ["THORN"], 7)
    assert (table.hands[1], table.deck) == ("BDGIMNOORW", 2)


def test_a_play_that_changes_the_order_of_inner_letters_is_refused() -> None:
    table = change(words=f"{WORDS} TAWRN")
    assert table.refuses("play 1: T A +W R N") == "not-on-table"
    assert table.why_not("play 1: T A +W R N") == "The cards of TRAIN keep their order: R does not come next."
    assert table.refuses("play 1: T I +W I N") == "not-on-table"


def test_a_player_may_keep_any_of_the_inner_letters() -> None:
    table = change("play 1: T +W A I N")
    assert (table.table, table.scores, table.dead) == (["TWAIN"], [7, 0], 1)
    table = change("play 1: T +W I N")
    assert (table.table, table.dead) == (["TWIN"], 2)


def test_a_change_plays_at_least_one_hand_card() -> None:
    assert change().refuses("play 1: T A N") == "nothing-played"
    assert change().refuses("play 1: T R A I N") == "nothing-played"


def test_the_change_must_make_a_different_word() -> None:
    assert change(hands=["ROWBIRDHGM", "SEA"]).refuses("play 1: T +R A I N") == "unchanged"


def test_a_player_lays_hand_cards_between_the_first_and_the_last_card_and_not_over_them() -> None:
    table = change(words=f"{WORDS} TUAIN")
    assert table.refuses("play 1: T U/R A I N") == "move-not-permitted"
    assert table.refuses("play 1: T U~R A I N") == "move-not-permitted"
    assert table.refuses("play 1: T +O | +W N") == "move-not-permitted"
    assert change(hands=["TOWNS", "SEA"]).refuses("play 1: T/T +O +W N") in ("ends-must-stay", "move-not-permitted")


def test_the_change_must_give_a_word_of_at_least_three_letters() -> None:
    assert change().refuses("play 1: T +M A N") == "not-a-word"
    assert change(hands=["OWBIRDHGNM", "SEA"]).refuses("play 1: T N") in ("too-short", "nothing-played")


# ---- a fresh word after the change


def test_a_fresh_word_may_follow_the_change_and_both_score() -> None:
    table = lay(OPENING, "play 1: T +O +W N ; BIRD")
    assert (table.scores, table.points) == ([13, 13], [13, 13])
    assert (table.hands[1], table.deck, table.to_act) == ("EEGHMNOO", 0, [1])


def test_the_changed_word_leaves_and_the_fresh_one_is_in_play() -> None:
    table = lay(OPENING, "play 1: T +O +W N ; BIRD")
    assert (table.table, table.dead) == (["BIRD"], 12)


def test_the_changed_word_is_in_play_if_no_fresh_word_follows() -> None:
    assert change("play 1: T +O +W N").table == ["TOWN"]


def test_the_fresh_word_is_made_of_the_cards_left_in_the_hand() -> None:
    table = change(words=f"{WORDS} RAIN WORD")
    assert table.refuses("play 1: T +O +W N ; WORD") == "not-in-hand"
    assert table.refuses("play 1: T +O +W N ; RAIN") == "not-in-hand"
    assert table.refuses("play 1: T +O +W N ; 1: T +U R N") == "move-not-permitted"
    assert table.refuses("play 1: T +O +W N ; BIRD ; HUM") == "move-not-permitted"


def test_laying_the_changed_word_again_does_not_count_as_a_fresh_word() -> None:
    table = change(hands=["OWTOWNBIRD", "SEATSEATEN"])
    assert table.refuses("play 1: T +O +W N ; TOWN") == "unchanged"


def test_no_word_that_was_on_the_table_is_a_legal_fresh_word_after_the_change() -> None:
    table = lay(OPENING, hands=[ANN, "OWHOUSETAN"])
    assert table.refuses("play 1: T +O +W N ; HOUSE") == "unchanged"
    assert table.refuses("play 2: H +O +S E ; TRAIN") == "not-in-hand"
    assert change(hands=["OWTRAINBED", "SEATS"]).refuses("play 1: T +O +W N ; TRAIN") == "unchanged"


def test_a_player_may_change_only_one_of_the_two_words() -> None:
    table = lay(OPENING)
    assert table.why_not("play 1: T +O +W N ; 2: H +I +N +G E") == "The second word must be a fresh one."
    assert table.refuses("play 1: T +O +W N ; 2: H +I +N +G E") == "move-not-permitted"


# ---- a fresh word, a trade or a pass instead of a change


def test_a_fresh_word_instead_of_a_change_scores_and_is_the_only_word_in_play() -> None:
    table = lay(OPENING, "play BIRD")
    assert (table.scores, table.table, table.dead) == ([13, 7], ["BIRD"], 10)
    assert (table.hands[1], table.deck) == ("EEGHMNOOOW", 0)


def test_neither_of_the_two_words_in_play_is_a_legal_fresh_word() -> None:
    assert lay(OPENING, hands=[ANN, "HOUSEBIRDS"]).refuses("play HOUSE") == "unchanged"
    assert lay(OPENING, hands=[ANN, "TRAINBIRDS"]).refuses("play TRAIN") == "unchanged"


def test_both_words_of_the_opening_stay_in_play_while_other_players_trade_or_pass() -> None:
    table = lay(OPENING, "trade OW", "pass")
    assert (table.table, table.to_act) == (["TRAIN", "HOUSE"], [2])
    table = lay(OPENING, "pass", "play 2: H +O +S E", hands=["TRAINHOUSEOS", BEN])
    assert table.table == ["HOSE"]


def test_only_the_opener_may_lay_two_fresh_words() -> None:
    table = lay(OPENING, hands=[ANN, "BIRDTOWNGM"])
    assert table.refuses("play BIRD ; TOWN") == "move-not-permitted"
    assert table.refuses("play BIRD ; 1: T +O +W N") == "move-not-permitted"


def test_a_player_may_trade_up_to_five_cards_and_lose_the_turn() -> None:
    table = lay(OPENING, "trade OW")
    assert (table.table, table.deck, table.to_act) == (["TRAIN", "HOUSE"], 4, [1])
    assert table.hands[1] == "BDGHIMNOOR"
    assert change().refuses("trade OWBIRD") == "cannot-trade"


def test_a_player_may_pass() -> None:
    table = lay(OPENING, "pass")
    assert (table.table, table.to_act, table.expects) == (["TRAIN", "HOUSE"], [1], ["play", "trade", "pass"])


# ---- the end


def test_the_game_ends_when_the_deck_is_empty_and_all_have_passed_and_unplayed_cards_are_subtracted() -> None:
    table = lay(OPENING, "pass", "pass", hands=[f"{ANN}X", "OWB"], deck="")
    assert (table.over, table.end, table.scores, table.winners) == (True, "exhausted", [9, -7], [1])


def test_the_game_does_not_end_when_a_player_goes_out() -> None:
    table = lay(OPENING, hands=[ANN, "OWB"], deck="")
    assert (table.over, table.to_act) == (False, [2])
    table.do("play 1: T +O +W N")
    assert (table.over, table.to_act, table.hands) == (False, [2], ["", "B"])
    table.do("pass")
    assert (table.over, table.scores) == (True, [13, 3])


# ---- how words are judged, time, resigning


def test_a_wrong_second_word_under_strict_judging_ends_the_turn_and_no_word_leaves_the_table() -> None:
    table = lay(OPENING, "play 1: T +O +W N ; BRID", options={"words": "strict"})
    assert (table.table, table.scores, table.dead, table.to_act) == (["TRAIN", "HOUSE"], [13, 0], 0, [1])


def test_a_successful_challenge_restores_both_words() -> None:
    table = lay(OPENING, "play 1: T +O +W N ; BRID", "@1 challenge", options=CHALLENGE)
    assert (table.table, table.scores, table.dead, table.to_act) == (["TRAIN", "HOUSE"], [13, 0], 0, [1])
    assert (table.hands[1], table.deck) == ("BDGHIMNORW", 4)


def test_a_player_who_challenges_right_words_loses_a_turn() -> None:
    table = lay(OPENING, "@2 challenge", options=CHALLENGE)
    assert (table.scores, table.to_act) == ([13, 0], [1])


def test_a_challenge_takes_the_whole_opening_back_if_one_word_is_wrong() -> None:
    table = lay("play TRAIN ; HOUES", "@2 challenge", options=CHALLENGE)
    assert (table.table, table.scores, table.to_act) == ([], [0, 0], [2])
    assert table.refuses("play 1: T +O +W N") == "no-such-word"


def test_a_timeout_counts_as_a_pass() -> None:
    table = change("timeout", options={"seconds": 120})
    assert (table.table, table.to_act) == (["TRAIN"], [2])


def test_a_player_who_resigns_leaves_both_words_in_play() -> None:
    table = lay(OPENING, "resign", hands=[ANN, BEN, "WIPEOUTTTT"], deck="")
    assert (table.table, table.to_act, table.dead, table.out) == (["TRAIN", "HOUSE"], [3], 10, [False, True, False])
