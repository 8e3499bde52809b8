"""Tests the rules of Run the Table and its variation Turn and Run, sentence by sentence."""

from typing import Any

import pytest

from tests.table import Table

WORDS = "KIT KITS KITE SIT SIR SKIT SKITE TAN TANS BIT"
TURN_AND_RUN = {"variation": "turn-and-run"}


def run(ann: str, deck: str, ben: str = "EEEEEEEEEE", **more: Any) -> Table:
    return Table("run-the-table", hands=[ann, ben], deck=deck, words=WORDS, **more)


# ---- the run


def test_the_player_draws_a_card_after_the_fresh_word_and_the_turn_goes_on() -> None:
    table = run("KITAAAAAAA", "SBCDFGH").do("play KIT")
    assert (table.table, table.turned, table.deck, table.hands[0]) == (["KIT"], "S", 6, "AAAAAAA")
    assert (table.to_act, table.expects, table.scores) == ([1], ["play", "stop", "pass"], [0, 0])


def test_the_change_must_contain_the_drawn_card() -> None:
    table = run("KITSAAAAAA", "BCDFGHL").do("play KIT")
    assert table.refuses("play 1: +S K I T") == "must-use-card"
    assert table.do("play 1: B/K I T").table == ["BIT"]


def test_a_change_may_contain_hand_cards_besides_the_drawn_card() -> None:
    table = run("KITEAAAAAA", "SBCDFGH").do("play KIT", "play 1: +S K I T +E")
    assert (table.table, table.turned, table.hands[0]) == (["SKITE"], "B", "AAAAAA")


def test_an_equal_hand_card_does_not_count_as_the_drawn_card() -> None:
    table = run("KITSAAAAAA", "SBCDFGH").do("play KIT", "play 1: +S K I T", "stop")
    assert (table.hands[0], table.cards_won) == ("AAAAAABCDS", [4, 0])


def test_a_player_who_stops_keeps_the_drawn_card_and_wins_all_cards() -> None:
    table = run("KITAAAAAAA", "SBCDFGH").do("play KIT", "play 1: +S K I T", "stop")
    assert (table.cards_won, table.scores, table.table) == ([4, 0], [4, 0], [])
    assert (table.hands[0], table.deck, table.turned, table.to_act) == ("AAAAAAABCD", 3, None, [2])


def test_covered_cards_of_a_won_word_are_won_too() -> None:
    table = run("KITAAAAAAA", "SRCDFGH").do("play KIT", "play 1: S/K I T", "play 1: S I R/T", "stop")
    assert (table.table, table.cards_won, table.scores) == ([], [5, 0], [5, 0])


def test_a_player_who_passes_after_the_first_word_of_a_run_stops() -> None:
    table = run("KITAAAAAAA", "SBCDFGH").do("play KIT", "pass")
    assert (table.cards_won, table.hands[0], table.to_act) == ([3, 0], "AAAAAAABCS", [2])
    assert not table.over


def test_the_game_ends_when_no_card_is_left_to_draw() -> None:
    table = run("KITAAAAAAA", "S").do("play KIT", "play 1: +S K I T")
    assert (table.over, table.end, table.cards_won, table.winners) == (True, "deck-empty", [4, 0], [1])
    assert (table.hands, table.scores) == (["AAAAAAA", "EEEEEEEEEE"], [4, 0])  # the cards in the hands cost nothing


def test_the_game_ends_when_the_deck_is_empty_at_the_end_of_a_turn() -> None:
    table = run("KITAAAAAAA", "SBC").do("play KIT", "stop")
    assert (table.over, table.hands[0]) == (True, "AAAAAAABCS")
    assert run("KITAAAAAAA", "SBCD").do("play KIT", "stop").over is False


def test_a_player_with_an_empty_hand_can_still_play_the_drawn_card() -> None:
    table = run("KIT", "SB").do("play KIT")
    assert (table.hands[0], table.expects) == ("", ["play", "stop", "pass"])
    assert table.do("play 1: +S K I T", "stop").cards_won == [4, 0]


def test_a_change_keeps_a_table_card_and_makes_a_different_word() -> None:
    table = run("KITTANAAAA", "SBCDFGH").do("play KIT")
    assert table.refuses("play TAN") == "must-use-card"
    assert table.refuses("play 1: S/K +A") == "bad-notation"
    assert table.refuses("play 1: S/K A/I N/T") == "nothing-kept"


def test_only_add_and_overlay_are_permitted() -> None:
    table = run("KITAAAAAAA", "SBCDFGH").do("play KIT")
    assert table.refuses("play 1: S~K I T") == "move-not-permitted"
    table = run("KITAAAAAAA", "TBCDFGH").do("play KIT")
    assert table.refuses("play 1: K I T/T") == "move-not-permitted"
    table = run("KITAAAAAAA", "SBCDFGH", options={"moves": "G"}).do("play KIT", "play 1: S~K I T", "stop")
    assert (table.cards_won, table.hands[0]) == ([3, 0], "AAAAAAABCK")


def test_the_game_refuses_illegal_moves_and_names_the_reason() -> None:
    table = run("KITAAAAAAA", "SBCDFGH")
    assert table.refuses("stop") == "wrong-verb"
    assert table.refuses("play KIT keep 1") == "bad-notation"
    assert table.refuses("play KIS") == "not-in-hand"  # the top card of the deck is not drawn yet
    table.do("play KIT")
    assert table.refuses("trade A") == "wrong-verb"
    assert table.refuses("play 1: K I T +S +S") == "not-in-hand"
    assert table.refuses("play 1: K +S I T") == "not-a-word"
    assert table.refuses("@2 stop") == "not-your-turn"


# ---- players who cannot start


def test_a_player_who_cannot_start_trades_up_to_five_cards_or_passes() -> None:
    table = run("KITAAAAAAA", "SBCDFGH").do("trade KIT")
    assert (table.hands[0], table.deck, table.turned, table.to_act) == ("AAAAAAABCS", 7, None, [2])
    assert table.refuses("trade EEEEEE") == "cannot-trade"
    table.do("pass")
    assert (table.to_act, table.scores) == ([1], [0, 0])


def test_nobody_can_trade_if_the_deck_is_empty() -> None:
    assert run("KITAAAAAAA", "").expects == ["play", "pass"]


def test_every_player_begins_with_a_fresh_word() -> None:
    table = run("KITAAAAAAA", "SBCDFGHL", ben="TANEEEEEEE").do("play KIT", "stop", "play TAN")
    assert (table.table, table.cards_won, table.turned) == (["TAN"], [3, 0], "D")


def test_the_player_with_the_most_cards_wins_and_not_the_player_with_the_most_points() -> None:
    table = run("KITAAAAAAA", "EESS", ben="TANEEEEEEE")
    table.do("play KIT", "stop", "play TAN", "play 1: T A N +S")
    assert (table.over, table.cards_won, table.winners) == (True, [3, 4], [2])


def test_players_with_equal_totals_share_the_win() -> None:
    table = run("KITAAAAAAA", "EEEO", ben="TANEEEEEEE").do("play KIT", "stop", "play TAN", "stop")
    assert (table.cards_won, table.winners) == ([3, 3], [1, 2])


def test_three_rounds_without_a_word_end_the_game() -> None:
    assert run("EEEAAAAAAA", "SBCDFGH").do(*["pass"] * 6).end == "stalled"


# ---- wrong words, time, challenges, resigning


def test_a_wrong_word_during_a_run_under_strict_judging_ends_the_run_as_if_the_player_had_stopped() -> None:
    table = run("KITAAAAAAA", "SBCDFGH", options={"words": "strict"}).do("play KIT", "play 1: K +S I T")
    assert (table.cards_won, table.hands[0], table.to_act, table.turned) == ([3, 0], "AAAAAAABCS", [2], None)


def test_a_wrong_first_word_of_a_run_under_strict_judging_wins_no_cards() -> None:
    table = run("KITAAAAAAA", "SBCDFGH", options={"words": "strict"}).do("play TIK")
    assert (table.cards_won, table.hands[0], table.to_act) == ([0, 0], "AAAAAAAIKT", [2])


def test_the_player_wins_the_cards_on_the_table_when_time_is_up_in_a_run() -> None:
    table = run("KITAAAAAAA", "SBCDFGH", options={"seconds": 120}).do("play KIT", "timeout")
    assert (table.cards_won, table.to_act) == ([3, 0], [2])


def test_a_player_whose_first_word_of_a_run_is_taken_back_loses_the_turn() -> None:
    table = run("KITAAAAAAA", "SBCDFGH", options={"words": "challenge"}).do("play TIK", "@2 challenge")
    assert (table.table, table.turned, table.deck, table.hands[0]) == ([], None, 7, "AAAAAAAIKT")
    assert (table.cards_won, table.to_act) == ([0, 0], [2])


def test_a_change_taken_back_ends_the_run_and_the_player_wins_the_words_before_it() -> None:
    table = run("KITAAAAAAA", "SBCDFGH", options={"words": "challenge"})
    table.do("play KIT", "play 1: K +S I T", "@2 challenge")
    assert (table.cards_won, table.scores, table.table) == ([3, 0], [3, 0], [])
    assert (table.hands[0], table.deck, table.turned, table.to_act) == ("AAAAAAABCS", 4, None, [2])


def test_a_word_may_be_challenged_until_the_next_player_acts() -> None:
    table = run("KITAAAAAAA", "SBCDFGH", options={"words": "challenge"}).do("play TIK", "stop")
    assert table.cards_won == [3, 0]
    table.do("@2 challenge")
    assert (table.cards_won, table.hands[0], table.deck, table.to_act) == ([0, 0], "AAAAAAAIKT", 7, [2])
    table = run("KITAAAAAAA", "SBCDFGH", options={"words": "challenge"}).do("play TIK", "stop", "pass")
    assert table.refuses("@2 challenge") == "wrong-verb"


def test_a_failed_challenge_in_a_run_costs_the_challenger_the_next_turn() -> None:
    table = run("KITAAAAAAA", "SBCDFGH", options={"words": "challenge"}).do("play KIT", "@2 challenge")
    assert (table.to_act, table.turned, table.table) == ([1], "S", ["KIT"])
    assert table.do("stop").to_act == [1]


def test_a_word_ends_the_game_only_after_the_other_players_have_accepted_or_challenged_the_word() -> None:
    table = run("KITAAAAAAA", "S", options={"words": "challenge"}).do("play KIT", "play 1: +S K I T")
    assert (table.over, table.expects) == (False, ["accept", "challenge"])
    assert table.do("accept").winners == [1]


def test_if_a_player_resigns_in_a_run_no_word_stays_on_the_table() -> None:
    table = Table("run-the-table", hands=["KITAAA", "EEE", "OOO"], deck="SBCDFGH", words=WORDS).do("play KIT", "resign")
    assert (table.table, table.turned, table.deck, table.dead, table.to_act) == ([], None, 7, 6, [2])


def test_a_player_who_resigns_during_the_run_of_another_player_does_not_change_the_run() -> None:
    table = Table("run-the-table", hands=["KITAAA", "EEE", "OOO"], deck="SBCDFGHBCDFGH", words=WORDS).do(
        "play KIT", "@2 resign"
    )
    assert (table.table, table.turned, table.to_act) == (["KIT"], "S", [1])
    assert table.do("stop").to_act == [3]


# ---- Turn and Run


def test_turn_and_run_first_draws_a_card_that_must_be_in_the_starting_word() -> None:
    table = run("KITAAAAAAA", "SBCDFGH", options=TURN_AND_RUN)
    assert (table.turned, table.deck, table.expects) == ("S", 6, ["play", "trade", "pass"])
    assert table.refuses("play KIT") == "must-use-card"
    table.do("play KITS")
    assert (table.table, table.turned, table.deck) == (["KITS"], "B", 5)


def test_turn_and_run_scores_the_values_of_all_cards_won() -> None:
    table = run("KITAAAAAAA", "SBCDFGH", options=TURN_AND_RUN).do("play KITS", "stop")
    assert (table.scores, table.cards_won) == ([7, 0], [4, 0])
    assert (table.hands[0], table.turned, table.deck, table.to_act) == ("AAAAAAABCD", "F", 2, [2])


def test_turn_and_run_scores_covered_cards_too() -> None:
    table = run("KITAAAAAAA", "TSCDFGH", options=TURN_AND_RUN).do("play KIT", "play 1: S/K I T", "stop")
    assert (table.scores, table.cards_won) == ([4 + 1 + 1 + 1, 0], [4, 0])


def test_turn_and_run_ends_the_turn_and_puts_the_drawn_card_into_the_hand_if_the_card_does_not_fit() -> None:
    table = run("KITAAAAAAA", "BSCDFGH", options=TURN_AND_RUN).do("pass")
    assert (table.hands[0], table.turned, table.deck, table.to_act) == ("AAAAAAABIKT", "S", 5, [2])


def test_turn_and_run_puts_the_drawn_card_back_before_a_trade_which_may_draw_the_card_again() -> None:
    table = run("KITAAAAAAA", "BSCDFGH", options=TURN_AND_RUN).do("trade KI")
    assert table.hands[0] == "AAAAAAABST"
    assert (table.deck, table.to_act) == (6, [2])
    assert table.turned in "CDFGHKI"


def test_turn_and_run_ends_after_the_turn_in_which_the_last_card_was_drawn() -> None:
    table = run("KITAAAAAAA", "S", options=TURN_AND_RUN)
    assert (table.turned, table.deck, table.over) == ("S", 0, False)
    assert table.expects == ["play", "trade", "pass"]
    table.do("play KITS")
    assert (table.over, table.scores, table.winners) == (True, [7, 0], [1])


def test_turn_and_run_leaves_the_drawn_card_in_the_hand_when_a_start_is_taken_back() -> None:
    table = run("KITAAAAAAA", "SBCDFGH", options={**TURN_AND_RUN, "words": "challenge"})
    table.do("play STIK", "@2 challenge")
    assert (table.hands[0], table.turned, table.deck, table.to_act) == ("AAAAAAAIKST", "B", 5, [2])


def test_in_turn_and_run_no_card_is_turned_for_a_skipped_player() -> None:
    table = run("KITAAAAAAA", "SBCDFGH", options={**TURN_AND_RUN, "words": "challenge"})
    table.do("play KITS", "@2 challenge", "stop")
    assert (table.to_act, table.turned, table.hands[1], table.deck) == ([1], "F", "EEEEEEEEEE", 2)
    table = run("KITAAAAAAA", "SBCDFGH", options={**TURN_AND_RUN, "words": "challenge"})
    table.do("play KITS", "stop", "@2 challenge")
    assert (table.to_act, table.turned, table.hands[1], table.deck) == ([1], "F", "EEEEEEEEEE", 2)


def test_turn_and_run_gives_the_last_card_to_the_next_player_if_it_was_turned_for_a_lost_turn() -> None:
    """In Ben's lost turn the last card is turned over, but the game does not end, because Ben could not act; Ann gets
    the card."""
    table = run("KITAAAAAAA", "SBCDF", options={**TURN_AND_RUN, "words": "challenge"})
    table.do("play KITS", "stop", "@2 challenge")
    assert (table.over, table.to_act, table.state["turned"], table.deck) == (False, [1], "F", 0)
    table.do("pass")
    assert (table.over, table.scores) == (True, [7, 0])


@pytest.mark.parametrize(("options", "score"), [({}, 3), (TURN_AND_RUN, 6)])
def test_a_setup_may_describe_a_position_in_the_middle_of_a_run(options: dict[str, str], score: int) -> None:
    table = run("AAAAAAAAAA", "BCD", table=["KIT"], turned="S", options=options)
    assert (table.turned, table.deck, table.expects) == ("S", 3, ["play", "stop", "pass"])
    assert table.do("stop").scores == [score, 0]
