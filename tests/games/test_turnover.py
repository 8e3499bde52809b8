"""Tests the rules of Turnover, sentence by sentence."""

from typing import Any

import pytest

from engine.core.oracle import legal_moves
from engine.core.view import view
from tests.table import Table

WORDS = "KIT KITS KITE SKITE BET NET TEN TAN TENS CAT"


def turnover(**more: Any) -> Table:
    setup: dict[str, Any] = {"hands": ["KITAAAAAAA", "EEEEEEEEEE"], "deck": "SBCDFGH", "words": WORDS}
    return Table("turnover", **{**setup, **more})


# ---- the turned card


def test_a_card_is_turned_over_at_the_start_of_each_turn() -> None:
    table = turnover()
    assert (table.turned, table.deck) == ("S", 6)
    table.do("play KITS")
    assert (table.turned, table.deck, table.hands[0]) == ("F", 2, "AAAAAAABCD")


def test_everybody_sees_the_turned_card() -> None:
    assert turnover().seen_by(2)["turned"] == "S"


def test_the_turned_card_must_be_in_the_fresh_word() -> None:
    assert turnover().refuses("play KIT") == "must-use-card"
    assert turnover().do("play KITS").scores == [7, 0]


def test_the_turned_card_must_be_in_the_change() -> None:
    table = turnover(hands=["EAAA", "OO"], table=["KIT"])
    assert table.refuses("play 1: K I T +E") == "must-use-card"
    assert table.do("play 1: +S K I T +E").table == ["SKITE"]


def test_the_turned_card_may_be_the_only_card_played() -> None:
    table = turnover(hands=["AAA", "OO"], table=["KIT"]).do("play 1: K I T +S")
    assert (table.table, table.points) == (["KITS"], [7])


def test_a_player_cannot_use_a_card_turned_for_an_earlier_turn() -> None:
    table = turnover().do("pass")
    assert table.turned == "B"
    assert table.refuses("play KITS") == "not-in-hand"


# ---- fresh words and changes


def test_a_fresh_word_takes_the_place_of_the_old_one() -> None:
    table = turnover(hands=["AAAAAAAAAA", "TEN"], table=["KIT"], deck="SSBC").do("play 1: K I T +S", "play TENS")
    assert (table.table, table.dead, table.scores) == (["TENS"], 4, [7, 4])


def test_a_turn_has_at_most_one_fresh_word() -> None:
    assert turnover(hands=["KITTEN", "O"]).refuses("play KITS ; TEN") == "move-not-permitted"


@pytest.mark.parametrize("play", ["play 1: P A R S N I S~P", "play 1: P A R | S N I P +S"])
def test_the_permitted_moves_are_add_overlay_and_duplicate(play: str) -> None:
    table = turnover(hands=["BEAAA", "OO"], table=["PARSNIP"], words="PARSNIS PAR SNIPS")
    assert table.refuses(play) == "move-not-permitted"


def test_the_visible_cards_of_the_word_score() -> None:
    table = turnover(hands=["BAAA", "OO"], deck="SCDFG", table=["KIT"], words="BITS").do("play 1: B/K I T +S")
    assert table.points == [6]


def test_the_score_leaves_out_the_value_of_a_duplicate() -> None:
    table = turnover(hands=["KIAAAAAAAA", "TEOOOOOOUU"], deck="TNNEDDDD").do("play KIT", "play 1: K I T/T +E")
    assert table.points == [6, 6]
    assert (table.table, table.hands[1]) == (["KITE"], "DEOOOOOOUU")


def test_an_unchanged_word_scores_nothing() -> None:
    table = turnover(hands=["IAAA", "OO"], deck="TSSS", table=["KIT"]).do("play 1: K I/I T/T")
    assert (table.points, table.table) == ([0], ["KIT"])


def test_a_player_may_lay_the_same_word_again_and_scores_nothing() -> None:
    table = turnover(hands=["ENAAA", "OO"], deck="TSSS", table=["TEN"]).do("play TEN")
    assert (table.points, table.table, table.dead) == ([0], ["TEN"], 3)


def test_a_part_of_a_split_changed_by_duplicates_alone_does_not_change_the_score() -> None:
    options = {"moves": "AODS"}
    table = turnover(hands=["TAAA", "OO"], deck="SDDD", table=["KITTEN"], options=options)
    assert table.do("play 1: K I T/T | T E N +S").points == [4]


# ---- players who cannot play


def test_a_player_who_passes_takes_the_turned_card() -> None:
    table = turnover().do("pass")
    assert (table.hands[0], table.turned, table.deck) == ("AAAAAAAIKST", "B", 5)


def test_a_player_who_takes_the_turned_card_then_refills_the_hand_to_ten() -> None:
    table = turnover(hands=["KITAA", "EE"]).do("pass")
    assert (table.hands[0], table.turned) == ("AABCDFIKST", "G")


def test_a_player_who_trades_takes_the_turned_card_first() -> None:
    table = turnover().do("trade SK")
    assert len(table.hands[0]) == 11
    assert table.hands[0] == "AAAAAAABCIT"
    assert (table.deck, table.to_act) == (5, [2])  # five of the six cards are left, because one was turned over for Ben


def test_a_player_who_holds_nothing_else_may_trade_the_turned_card() -> None:
    table = turnover(hands=["", "EE"])
    assert table.expects == ["play", "trade", "pass"]
    table.do("trade S")
    assert (table.hands[0], table.to_act) == ("B", [2])


def test_a_trade_takes_at_most_five_cards() -> None:
    assert turnover().refuses("trade KITAAA") == "cannot-trade"


def test_a_timeout_and_a_wrong_word_under_strict_judging_count_as_passes() -> None:
    table = turnover(options={"seconds": 60, "words": "strict"}).do("timeout", "play BEE")
    assert table.hands == ["AAAAAAAIKST", "BEEEEEEEEEE"]
    assert (table.turned, table.scores) == ("C", [0, 0])


def test_a_player_with_more_than_ten_cards_draws_nothing_until_the_hand_is_smaller() -> None:
    table = turnover(deck="SBECDFGH").do("pass", "pass", "play KITE")
    assert (table.hands[0], table.turned, table.deck) == ("AAAAAAACDS", "F", 2)


# ---- challenges


def test_a_play_taken_back_counts_as_a_pass_and_the_turned_card_joins_the_hand() -> None:
    table = turnover(options={"words": "challenge"}).do("play TIKS", "challenge")
    assert (table.hands[0], table.turned, table.deck, table.table) == ("AAAAAAAIKST", "B", 5, [])
    assert (table.to_act, table.scores) == ([2], [0, 0])


def test_a_card_turned_for_a_lost_turn_goes_to_the_next_player() -> None:
    table = turnover(options={"words": "challenge"}).do("play KITS", "challenge")
    assert (table.to_act, table.turned, table.deck) == ([1], "F", 2)
    assert table.hands[1] == "EEEEEEEEEE"


# ---- the last turns


def test_the_turn_in_which_the_last_card_is_turned_is_an_ordinary_turn() -> None:
    table = turnover(hands=["KITAAAAAAA", "TANEEEEEEE"], deck="S")
    assert (table.turned, table.deck, table.over) == ("S", 0, False)
    assert table.refuses("play KIT") == "must-use-card"
    assert table.do("play KITS").turned is None


def test_after_the_last_turned_card_every_player_has_one_turn_without_a_turned_card() -> None:
    table = turnover(hands=["KITAAAAAAA", "TANEEEEEEE"], deck="S").do("play KITS", "play TAN")
    assert (table.over, table.to_act, table.turned) == (False, [1], None)
    table.do("pass")
    assert (table.over, table.end) == (True, "last-turns")
    assert (table.scores, table.winners) == ([0, -4], [1])


def test_the_player_who_turned_the_last_card_comes_last() -> None:
    table = turnover(hands=["KITAAAAAAA", "TANEEE", "OOO"], deck="S").do("play KITS", "pass", "pass")
    assert (table.over, table.to_act) == (False, [1])
    assert table.do("pass").over


def test_the_last_turns_begin_with_the_next_seat_if_a_refill_took_the_last_card() -> None:
    table = turnover(hands=["KIAAAAAA", "TANEEE", "OOO"], deck="TSBCD", words="KIT")
    table.do("play KIT")
    assert (table.deck, table.turned, table.to_act) == (0, None, [2])
    table.do("pass", "pass")
    assert table.to_act == [1]
    assert table.do("pass").end == "last-turns"


def test_a_player_who_passes_takes_the_last_turned_card_and_the_last_turns_follow() -> None:
    table = turnover(hands=["KITAAAAAAA", "TANEEEEEEE"], deck="S").do("pass")
    assert (table.hands[0], table.turned, table.to_act) == ("AAAAAAAIKST", None, [2])
    table.do("play TAN", "play KITS")
    assert (table.over, table.scores) == (True, [0, -4])


def test_nobody_trades_when_the_deck_is_empty() -> None:
    table = turnover(hands=["KITAAAAAAA", "TANEEEEEEE"], deck="S")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade A") == "cannot-trade"


def test_a_player_with_an_empty_hand_passes_automatically_in_a_last_turn() -> None:
    table = turnover(hands=["KIT", "OO"], deck="S").do("play KITS", "pass")
    assert (table.over, table.scores, table.winners) == (True, [7, -2], [1])


def test_a_player_who_resigns_loses_the_last_turn() -> None:
    table = turnover(hands=["KITA", "TAN", "OO"], deck="S").do("play KITS", "@1 resign", "pass", "pass")
    assert (table.over, table.winners) == (True, [3])


def test_a_player_who_loses_the_last_turn_gets_no_other_turn() -> None:
    hands, options = ["KITA", "OOO", "TANRRRRRRRRR"], {"words": "challenge"}
    table = turnover(hands=hands, deck="ES", first=3, options=options, words="TEN")
    table.do("play TEN", "@2 challenge", "play KITS")  # Ann turned the last card, Ben has a turn to lose
    assert table.to_act == [3]
    table.do("pass", "pass")
    assert (table.end, table.hands[1]) == ("last-turns", "OOO")


def test_a_player_who_resigns_leaves_the_turned_card_to_the_next_player() -> None:
    table = turnover(hands=["KITA", "TAN", "OO"]).do("resign")
    assert (table.turned, table.to_act, table.dead, table.deck) == ("S", [2], 4, 6)


def test_a_game_dealt_without_a_deck_has_only_last_turns() -> None:
    table = turnover(hands=["KITE", "TANE"], deck="").do("play KIT", "play TAN")
    assert (table.over, table.scores) == (True, [5, 2])


# ---- solo games


def test_a_solo_player_gets_points_and_wins_the_game() -> None:
    table = turnover(hands=["KITTEN"], deck="S").do("play KITS", "pass")
    assert (table.over, table.scores, table.result, table.winners) == (True, [7 - 3], 4, [1])


def test_the_score_is_the_result_of_a_solo_game_even_below_zero() -> None:
    table = turnover(hands=["QAA"], deck="S").do("pass", "pass")
    assert (table.result, table.winners, table.scores) == (-7, [1], [-7])


# ---- set-ups


def test_a_setup_may_name_the_turned_card() -> None:
    table = turnover(turned="E")
    assert (table.turned, table.deck) == ("E", 7)
    assert table.do("play KITE").scores == [7, 0]


def test_the_list_of_plays_puts_words_that_score_before_a_repetition_of_the_same_word() -> None:
    table = turnover(hands=["ITEAAAAAAA", "OO"], table=["KITS"], words=f"{WORDS} SEAT")
    house, state = table.match.house, table.match.state
    points = [legal.points for act, legal in legal_moves(house, view(state, 0), 0) if act.verb == "play"]
    assert len(points) > points.count(0) > 0
    assert points.index(0) == len(points) - points.count(0)
