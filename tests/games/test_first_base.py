"""Tests the rules of First Base, sentence by sentence."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from tests.table import Table

WORDS = "TRAIN NITRATE NEAR NEARS EATS SEAT SEATS TEAR NEAT TEN STEAL NAT NATTER TRAINEE SETS STEAD TEATS STATE"
ANN, DECK = "TRAINIATEE", "LLRRSSDDOO"


def lay(*moves: str, **changed: Any) -> Table:
    return Table("first-base", **{"hands": [ANN], "deck": DECK, "words": WORDS, **changed}).do(*moves)


def turn(*moves: str, hand: str = "IATEEERLSD", **changed: Any) -> Table:
    """Sets up a table with the word TRAIN and this hand, and makes `moves`."""
    return lay(*moves, **{"hands": [hand], "table": ["TRAIN"], "deck": "LRRSSDOO", **changed})


def slots(table: Table) -> list[str]:
    return ["".join(slot) for slot in table.state["table"][0]["slots"]]


# ---- the first word


def test_first_base_is_for_exactly_one_player() -> None:
    with pytest.raises(Refused) as refusal:
        Table("first-base", players=2)
    assert refusal.value.reason.code == "bad-record"


def test_the_first_word_is_fresh_and_has_any_length() -> None:
    table = lay("play TRAIN")
    assert (table.table, table.hands, table.deck, table.to_act) == (["TRAIN"], ["AEEILLRRST"], 5, [1])
    assert lay("play TEN").table == ["TEN"]
    assert lay().refuses("play TRAINS") == "not-in-hand"
    assert lay().refuses("play TRINA") == "not-a-word"
    assert lay().refuses("play TE") == "too-short"
    assert lay().refuses("play TRAIN ; TEE") == "move-not-permitted"
    assert lay().refuses("play before: N T R A I") == "no-such-word"


def test_a_player_may_trade_up_to_five_cards_before_the_first_word() -> None:
    table = lay("trade TRAIN")
    assert (table.to_act, table.deck, table.hands) == ([1], 10, ["AEEILLRRST"])
    assert lay().refuses("trade TRAINI") == "cannot-trade"
    assert lay("trade T").expects == ["play", "trade", "pass"]


def test_nobody_trades_once_a_word_lies_on_the_table() -> None:
    table = turn()
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade I") == "wrong-verb"


def test_players_may_agree_on_a_number_of_trades() -> None:
    table = turn("trade IATEE", options={"trades": 2})
    assert (table.over, table.to_act, table.table, table.expects) == (False, [1], ["TRAIN"], ["play", "trade", "pass"])
    assert table.refuses(f"trade {table.hands[0][:6]}") == "cannot-trade"
    table.do(f"trade {table.hands[0][0]}")
    assert table.expects == ["play", "pass"]
    assert table.refuses(f"trade {table.hands[0][0]}") == "wrong-verb"


def test_trades_before_the_first_word_do_not_count_against_the_agreed_number() -> None:
    table = lay("trade E", "play TRAIN", options={"trades": 1})
    assert table.expects == ["play", "trade", "pass"]
    table.do(f"trade {table.hands[0][0]}")
    assert table.expects == ["play", "pass"]


def test_a_player_who_passes_gives_up_even_if_trades_are_left() -> None:
    assert turn("pass", options={"trades": 2}).end == "gave-up"
    assert lay("trade E", "pass", options={"trades": 2}).end == "gave-up"


# ---- the last slot moves


def test_the_player_may_move_the_last_letter_before_the_first() -> None:
    table = lay("play TRAIN", "play before: N +I T R A/A T/I +E")
    assert (table.table, table.hands, table.deck, table.dead) == (["NITRATE"], ["DDELLORRSS"], 1, 0)
    assert slots(table) == ["N", "I", "T", "R", "AA", "IT", "E"]


def test_the_player_may_move_the_last_letter_on_top_of_the_first() -> None:
    table = turn("play top: N E/R A R/I")
    assert (table.table, slots(table)) == (["NEAR"], ["TN", "RE", "A", "IR"])


def test_the_whole_slot_moves_with_the_cards_under_it() -> None:
    word = {"word": "TRAIN", "slots": [["C", "T"], ["R"], ["A"], ["I"], ["D", "N"]]}
    table = turn("play before: N E/T A/R R/A S/I", table=[word])
    assert slots(table) == ["DN", "CTE", "RA", "AR", "IS"]
    table = turn("play top: N E/R A R/I", table=[word])
    assert slots(table) == ["CTDN", "RE", "A", "IR"]


def test_a_play_must_name_the_new_place_of_the_last_letter() -> None:
    table = turn()
    assert table.refuses("play 1: N +I T R A/A T/I +E") == "bad-notation"
    assert table.refuses("play own: N +I T R A/A T/I +E") == "bad-notation"
    assert table.refuses("play before: N +I T R A/A T/I +E keep 1") == "bad-notation"
    assert turn(hand="STEALLEEDR").refuses("play STEAL") == "must-use-card"


def test_a_play_names_the_cards_as_they_lie_after_the_last_letter_has_moved() -> None:
    table = turn()
    assert table.refuses("play before: +S T R A I N") == "not-on-table"
    assert table.refuses("play before: N T R A +E") == "bad-notation"
    assert table.refuses("play top: N T R A I +E") == "not-on-table"
    assert table.refuses("play top: N E/R A ; before: N T R A I +E") == "move-not-permitted"


# ---- the new word


def test_a_player_may_not_lay_a_card_before_the_moved_letter() -> None:
    table = turn(words=f"{WORDS} INTRA INEAR", hand="IEATRTRALS", deck="")
    assert table.refuses("play before: +I N T R A T/I") == "ends-must-stay"
    assert table.refuses("play top: +I N E/R A R/I") == "ends-must-stay"


def test_a_player_may_not_lay_a_card_over_the_moved_letter() -> None:
    table = turn(words=f"{WORDS} LEAR", hand="LERAS", deck="")
    assert table.refuses("play top: L/N E/R A R/I") == "ends-must-stay"


def test_a_player_may_lay_an_equal_letter_on_the_moved_letter() -> None:
    table = turn("play top: N/N E/R A R/I", hand="NERAS", deck="")
    assert (table.table, slots(table)) == (["NEAR"], ["TNN", "RE", "A", "IR"])


def test_a_play_keeps_another_slot_if_it_lays_a_card_on_the_moved_letter() -> None:
    table = turn(hand="NEARS", deck="")
    assert table.refuses("play top: N/N E/R A/A R/I") == "nothing-kept"
    assert "TRAIN" in table.why_not("play top: N/N E/R A/A R/I")  # the message names the word on the table, not NRAI
    table.do("play top: N/N E/R A R/I")


def test_the_moved_letter_may_be_the_only_slot_that_a_play_keeps() -> None:
    table = turn("play top: N E/R A/A T/I", hand="EATS", deck="")
    assert (table.table, slots(table)) == (["NEAT"], ["TN", "RE", "AA", "IT"])


def test_a_play_needs_at_least_one_hand_card() -> None:
    assert lay(table=["EATS"], hands=["RDLOO"], deck="").refuses("play before: S E A T") == "nothing-played"
    table = lay("play before: S E A T +S", table=["EATS"], hands=["SDLOO"], deck="")
    assert table.table == ["SEATS"]


def test_a_change_by_duplicates_alone_makes_a_new_word_because_a_letter_has_moved() -> None:
    table = lay("play before: S E/E A T", table=["EATS"], hands=["EDLOO"], deck="")
    assert (table.table, slots(table)) == (["SEAT"], ["S", "EE", "A", "T"])


def test_the_new_word_must_be_a_different_word() -> None:
    setting: dict[str, Any] = {"table": ["SEATS"], "hands": ["EATSD"], "deck": ""}
    assert lay(**setting).refuses("play before: S E/S A/E T/A S/T") == "unchanged"
    assert lay(**setting).refuses("play top: S E A T +S") == "unchanged"


def test_the_new_word_must_be_in_the_dictionary() -> None:
    assert turn().refuses("play before: N +I T R A T/I +E +E") == "not-a-word"
    assert turn(table=["TEN"], hand="E", deck="").refuses("play top: N E/E") == "too-short"


def test_the_permitted_moves_are_add_overlay_and_duplicate() -> None:
    table = turn()
    assert table.refuses("play top: N E~R A R/I") == "move-not-permitted"
    assert table.refuses("play top: N E/R | A R/I") == "move-not-permitted"


def test_players_may_choose_the_permitted_moves() -> None:
    assert turn(options={"moves": "A"}).refuses("play top: N E/R A R/I") == "move-not-permitted"
    table = turn("play top: N E~R A R~I", options={"moves": "G"}, hand="ER", deck="")
    assert (table.table, table.hands) == (["NEAR"], ["IR"])


def test_the_player_refills_the_hand_to_ten_at_the_end_of_the_turn() -> None:
    table = turn("play top: N E/R A R/I")
    assert (table.hands, table.deck, table.turn) == (["ADEEILLRST"], 6, 2)


def test_every_turn_moves_the_last_slot_of_the_current_word() -> None:
    moves = ["play top: N E/R A R/I", "play top: R E A +D"]
    table = turn(*moves, words=f"{WORDS} READ", hand="ERD", deck="")
    assert (table.table, slots(table)) == (["READ"], ["TNIR", "RE", "A", "D"])


# ---- the end


def test_the_player_wins_when_deck_and_hand_are_empty() -> None:
    table = turn("play before: N +I T R A/A T/I +E", hand="IATE", deck="")
    assert (table.over, table.end, table.winners, table.result, table.hands) == (True, "went-out", [1], 0, [""])


def test_the_first_word_alone_may_win_the_game() -> None:
    table = lay("play TRAIN", hands=["TRAIN"], deck="")
    assert (table.over, table.winners, table.result) == (True, [1], 0)


def test_a_player_with_an_empty_hand_has_not_won_while_the_deck_has_cards() -> None:
    table = turn("play before: N +I T R A/A T/I +E", hand="IATE", deck="O")
    assert (table.over, table.hands, table.deck) == (False, ["O"], 0)


def test_a_pass_ends_the_game_and_the_number_of_cards_left_is_the_result() -> None:
    table = turn("pass")
    assert (table.over, table.end, table.winners, table.result) == (True, "gave-up", [], 18)


def test_a_pass_before_the_first_word_also_ends_the_game() -> None:
    table = lay("pass")
    assert (table.over, table.winners, table.result) == (True, [], 20)


def test_a_wrong_word_under_strict_judging_and_a_timeout_count_as_a_pass() -> None:
    table = turn("play top: N E/R A T/I +S", words="TRAIN", options={"words": "strict"})
    assert (table.over, table.winners, table.result) == (True, [], 18)
    assert turn("timeout", options={"seconds": 60}).over
    assert turn().refuses("timeout") == "wrong-verb"


def test_a_solo_game_has_no_challenges() -> None:
    table = turn("play before: N +I T R A/A T/I +E", hand="IATE", deck="", options={"words": "challenge"})
    assert (table.over, table.winners) == (True, [1])


def test_a_player_who_resigns_has_not_won() -> None:
    table = turn("resign")
    assert (table.over, table.winners, table.out) == (True, [], [True])


def test_the_cards_of_a_player_who_resigns_count_as_left() -> None:
    table = turn("resign")
    assert table.result == turn("pass").result


def test_a_setup_may_contain_a_word_of_a_single_letter() -> None:
    table = turn(table=["T"], words="TEA")
    assert table.refuses("play top: T +E") in ("too-short", "not-a-word")
    table.do("play top: T +E +A")
    assert slots(table) == ["T", "E", "A"]
    assert turn("play before: T +E +A", table=["T"], words="TEA").table == ["TEA"]
