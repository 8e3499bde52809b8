"""Tests the rules of Last Man Standing, sentence by sentence."""

from typing import Any

import pytest

from tests.table import Table

WORDS = "NAIL LOB LOBS BALE BAIL ALL LEVEL BED SEA SEAT TEA TEN OIL LAD"
KNOCKOUT = {"mode": "knockout"}


def lms(hands: list[str], deck: str = "LLNNRRSSDDOO", **more: Any) -> Table:
    return Table("last-man-standing", hands=hands, deck=deck, words=WORDS, **more)


def nail(hand: str, deck: str = "LLNNRRSSDDOO", rival: str = "BEDAEROUUU", **more: Any) -> Table:
    """A table of two players with the word NAIL; the first player is to act."""
    return lms([hand, rival], deck, table=["NAIL"], **more)


# ---- the word and its link


def test_the_first_player_spells_a_fresh_word_from_the_hand() -> None:
    table = lms(["NAILBEDSOU", "OBAELMTHRS"]).do("play NAIL")
    assert table.table == ["NAIL"]
    assert table.scores == [4, 0]
    assert table.hands == ["BDELLNNOSU", "ABEHLMORST"]
    assert (table.deck, table.dead, table.to_act) == (8, 0, [2])


def test_the_last_card_of_a_word_becomes_the_first_letter_of_the_next_and_the_other_cards_leave() -> None:
    table = nail("OBAELMTHRS").do("play 1: L +O +B")
    assert table.table == ["LOB"]
    assert table.scores == [5, 0]
    assert table.hands[0] == "AEHLLLMRST"
    assert (table.deck, table.dead) == (10, 3)


def test_each_word_scores_all_its_cards_including_the_linking_card() -> None:
    table = lms(["NAILAAAAAA", "OBSEEEEEEE", "EATIIIIIII"], "RRRROOOOTTTT")
    table.do("play NAIL", "play 1: L +O +B +S", "play 1: S +E +A +T")
    assert table.points == [4, 6, 4]
    assert table.scores == [4, 6, 4]


def test_the_linking_letter_must_be_the_card_from_the_table() -> None:
    table = nail("LOBAAAAAAA")
    assert table.refuses("play LOB") == "must-use-card"
    assert table.refuses("play 1: +L +O +B") == "must-use-card"


def test_the_linking_card_is_the_only_table_card_that_a_word_uses() -> None:
    assert nail("OBDEEEEEEE").refuses("play 1: L A +D") == "must-use-card"


def test_the_last_of_two_equal_letters_becomes_the_linking_letter() -> None:
    table = lms(["OBAAAAAAAA", "EEEEEEEEEE"], table=[{"word": "ALL", "slots": [["A"], ["L"], ["S", "L"]]}])
    table.do("play 1: L +O +B")
    assert table.state["table"][0]["slots"] == [["S", "L"], ["O"], ["B"]]
    assert table.dead == 2


def test_covered_cards_of_the_other_letters_leave_with_them() -> None:
    table = lms(["OBAAAAAAAA", "EEEEEEEEEE"], table=[{"word": "ALL", "slots": [["N", "I", "A"], ["L"], ["L"]]}])
    assert table.do("play 1: L +O +B").dead == 4


def test_a_player_may_neither_cover_nor_exchange_the_linking_card() -> None:
    table = nail("LOBAAAAAAA")
    assert table.refuses("play 1: L/L +O +B") == "move-not-permitted"
    assert table.refuses("play 1: B~L +A +O") == "move-not-permitted"


def test_a_word_needs_a_hand_card_and_at_least_three_letters() -> None:
    table = nail("OBAAAAAAAA")
    assert table.refuses("play 1: L") == "nothing-played"
    assert table.refuses("play 1: L +O") == "too-short"


def test_the_next_word_must_be_a_different_word() -> None:
    table = lms(["EVELAAAAAA", "IIIIIIII"], table=["LEVEL"])
    assert table.refuses("play 1: L +E +V +E +L") == "unchanged"


def test_the_game_refuses_illegal_moves_and_names_the_reason() -> None:
    table = nail("OBAAAAAAAA")
    assert table.refuses("play 1: L +A +D") == "not-in-hand"
    assert table.refuses("play 1: L +A +O") == "not-a-word"
    assert table.refuses("play 2: L +O +B") == "no-such-word"
    assert table.refuses("play 1: S +O +B") == "not-on-table"
    assert table.refuses("play 1: L +O +B ; BED") == "move-not-permitted"
    assert table.refuses("play 1: L +O +B keep 1") == "bad-notation"
    assert table.refuses("stop") == "wrong-verb"
    assert table.refuses("@2 play 1: L +O +B") == "not-your-turn"


def test_a_first_word_cannot_be_a_change() -> None:
    assert lms(["NAILAAAAAA", "EEEEEEEEEE"]).refuses("play 1: L +A +I") == "no-such-word"


EVERYWHERE = {"first": "play 1: L +O +B", "last": "play 1: +B +A +I L", "inside": "play 1: +B +A L +E"}


@pytest.mark.parametrize(
    ("link", "places"),
    [
        ("last", ["first"]),
        ("first-or-last", ["first", "last"]),
        ("anywhere", ["first", "last", "inside"]),
    ],
)
def test_the_option_called_link_decides_where_the_linking_card_may_stand(link: str, places: list[str]) -> None:
    for place, play in EVERYWHERE.items():
        table = nail("OBAIEAAAAA", options={"link": link})
        if place in places:
            assert table.do(play).dead == 3
        else:
            assert table.refuses(play) == "ends-must-stay"


def test_the_linking_card_comes_first_unless_players_agree_otherwise() -> None:
    assert nail("OBAIEAAAAA").refuses(EVERYWHERE["last"]) == "ends-must-stay"


def test_a_player_refills_the_hand_to_ten_at_the_end_of_the_turn_while_the_deck_lasts() -> None:
    table = nail("OBAELMTHRS", "L").do("play 1: L +O +B")
    assert (table.hands[0], table.deck) == ("AEHLLMRST", 0)


# ---- scored: players who cannot play


def test_a_pass_in_the_scored_game_changes_neither_table_nor_scores() -> None:
    table = nail("OBAELMTHRS").do("pass")
    assert (table.table, table.scores, table.deck, table.to_act) == (["NAIL"], [0, 0], 12, [2])


def test_a_player_who_passes_with_fewer_than_ten_cards_refills_the_hand_to_ten() -> None:
    table = nail("OBAELMTH").do("pass")
    assert (table.hands[0], table.deck) == ("ABEHLLLMOT", 10)


def test_traded_cards_go_under_the_deck_in_the_order_in_which_the_move_names_them() -> None:
    table = lms(["NAILBEDSOU", "AAAAAAAAAA", "IIIII", "EEEEEEE"], "RST", table=["OIL"])
    table.do("trade UDB")
    assert (table.hands[0], table.deck, table.to_act) == ("AEILNORSST", 3, [2])
    table.do("pass", "pass")
    assert table.hands[2] == "BDIIIIIU"


def test_the_traded_card_named_first_lies_highest_under_the_deck() -> None:
    table = lms(["NAILBEDSOU", "AAAAAAAAAA", "EEEEEEEE"], "RST", table=["OIL"])
    assert table.do("trade UDB", "pass", "pass").hands[2] == "DEEEEEEEEU"


def test_a_player_trades_at_most_five_cards_and_no_more_than_the_deck_holds() -> None:
    assert nail("OBAELMTHRS").refuses("trade OBAELM") == "cannot-trade"
    assert nail("OBAELMTHRS", "LLL").refuses("trade OBAE") == "cannot-trade"
    assert nail("OBAELMTHRS").refuses("trade OO") == "not-in-hand"
    assert nail("OBAELMTHRS", "").expects == ["play", "pass"]


def test_the_cards_that_an_opener_trades_go_under_the_deck_too() -> None:
    table = lms(["NAILBEDSOU", "EEEEEEEE"], "RS").do("trade UB", "pass")
    assert table.hands == ["ADEILNORSS", "BEEEEEEEEU"]
    assert table.deck == 0


def test_a_player_who_cannot_open_passes_and_the_next_player_opens() -> None:
    table = lms(["NAILBEDSOU", "LADAELMTHR"]).do("pass", "play LAD")
    assert (table.table, table.scores) == (["LAD"], [0, 4])


def test_nobody_else_sees_traded_cards() -> None:
    table = nail("OBAELMTHRS").do("trade OB")
    assert [table.seen_by(seat)["log"][0]["do"] for seat in (1, 2, None)] == ["trade OB", "trade 2", "trade 2"]


# ---- cleared tables


def test_the_table_clears_when_all_in_turn_have_passed_and_the_next_player_spells_a_fresh_word() -> None:
    table = nail("BEDELMTHRS", rival="ADAEROUUUU").do("pass", "pass")
    assert (table.table, table.dead, table.deck, table.over, table.to_act) == ([], 4, 12, False, [1])
    assert (table.match.state.notes.passed, table.match.state.notes.failed) == ((), ())
    table.do("play BED")
    assert (table.table, table.scores) == (["BED"], [6, 0])


def test_one_round_of_trades_and_passes_does_not_clear_the_table() -> None:
    assert nail("OBAELMTHRS").do("trade R", "trade O").table == ["NAIL"]
    assert nail("OBAELMTHRS").do("trade R", "pass").table == ["NAIL"]


def test_a_trade_breaks_the_run_of_passes() -> None:
    table = nail("OBAELMTHRS").do("pass", "trade O", "pass")
    assert table.table == ["NAIL"]
    assert table.do("pass").table == []


def test_a_pass_before_a_trade_no_longer_counts_for_the_run_of_passes() -> None:
    table = lms(["OBAELMTHRS", "ADEEEEEEEE", "BEDAEROUUU"], table=["NAIL"])
    table.do("pass", "trade A", "pass", "trade R", "pass")
    assert table.table == ["NAIL"]
    assert table.do("pass").table == []


@pytest.mark.parametrize("moves", [["trade R", "pass", "trade S"], ["trade R", "trade O", "trade S"]])
def test_the_table_clears_when_all_have_passed_or_traded_twice_in_a_row(moves: list[str]) -> None:
    table = nail("OBAELMTHRS").do(*moves)
    assert (table.table, table.to_act) == (["NAIL"], [2])
    table.do("trade U")
    assert (table.table, table.dead, table.to_act, table.over) == ([], 4, [1], False)


def test_the_table_clears_only_when_every_player_has_failed_twice() -> None:
    table = lms(["OBAELMTHRS", "ADEEEEEEEE", "BEDAEROUUU"], table=["NAIL"])
    table.do("trade R", "pass", "pass", "trade S", "pass")
    assert table.table == ["NAIL"]
    assert table.do("trade U").table == []


def test_a_word_breaks_the_run_of_failures() -> None:
    table = lms(["OBAELMTHRS", "ADEEEEEEEE", "BEDAEROUUU"], table=["NAIL"])
    table.do("pass", "play 1: L +A +D", "pass", "pass")
    assert table.table == ["LAD"]
    assert table.do("pass").table == []


def test_a_word_restarts_the_count_of_failures_for_every_player() -> None:
    table = nail("OBAELMTHRS", rival="ADEEEEEEEE").do("trade R", "play 1: L +A +D", "trade S", "trade E")
    assert table.table == ["LAD"]
    assert table.do("trade T", "trade E").table == []


def test_the_table_may_be_cleared_any_number_of_times() -> None:
    table = nail("AELMTHRSOB", rival="TENAEROUUU").do("pass", "pass", "pass", "play TEN", "pass", "pass")
    assert (table.over, table.table, table.dead, table.to_act) == (False, [], 7, [1])


def test_an_empty_table_cannot_clear_again() -> None:
    table = nail("OBAELMTHRS", rival="SEATEEEEEE").do("pass", "pass", "trade A", "trade E", "trade R")
    assert (table.over, table.table, table.dead, table.to_act) == (False, [], 4, [2])


def test_the_table_does_not_clear_before_the_first_word() -> None:
    table = lms(["NAILBEDSOU", "LADAELMTHR"]).do("pass", "pass", "trade U", "pass")
    assert not table.over
    assert table.do("play NAIL").table == ["NAIL"]


def test_three_rounds_in_which_nobody_opens_end_the_game() -> None:
    table = lms(["NAILBEDSOU", "LADAELMTHR"]).do(*["pass"] * 6)
    assert (table.end, table.scores) == ("stalled", [-14, -15])


def test_the_game_ends_instead_of_clearing_with_an_empty_deck() -> None:
    table = nail("OBA", "", rival="AX").do("pass", "pass")
    assert (table.table, table.dead, table.end, table.scores) == (["NAIL"], 0, "exhausted", [-5, -5])


def test_the_failure_of_a_player_who_resigns_no_longer_counts() -> None:
    table = lms(["NAILBEDSOU", "AAAAAAAAAA", "IIIIEEEEEE"], table=["OIL"]).do("pass", "@1 resign", "pass")
    assert (table.table, table.to_act) == (["OIL"], [3])
    assert table.do("pass").table == []


def test_the_table_clears_without_waiting_for_a_player_who_resigned() -> None:
    table = lms(["NAILBEDSOU", "AAAAAAAAAA", "IIIIEEEEEE"], table=["OIL"]).do("pass", "@3 resign", "pass")
    assert (table.table, table.to_act) == ([], [1])


def test_the_table_clears_when_the_only_player_who_has_not_passed_resigns() -> None:
    table = lms(["NAILBEDSOU", "AAAAAAAAAA", "IIIIEEEEEE"], table=["OIL"]).do("pass", "pass", "resign")
    assert (table.table, table.to_act, table.over) == ([], [1], False)


def test_the_table_clears_when_the_only_player_who_has_not_failed_twice_resigns() -> None:
    table = lms(["NAILBEDSOU", "AAAAAAAAAA", "IIIIEEEEEE"], table=["OIL"])
    table.do("pass", "trade A", "trade I", "pass", "pass", "resign")
    assert (table.table, table.to_act, table.over) == ([], [1], False)


# ---- endings


def test_the_game_ends_when_a_player_goes_out_with_an_empty_deck_and_unplayed_cards_are_subtracted() -> None:
    table = nail("OB", "", rival="AX").do("play 1: L +O +B")
    assert (table.over, table.end, table.scores, table.winners) == (True, "went-out", [5, -5], [1])


def test_a_player_without_cards_draws_new_ones_while_the_deck_lasts() -> None:
    table = nail("OB", "AAAA", rival="EX").do("play 1: L +O +B")
    assert (table.over, table.hands[0]) == (False, "AAAA")


def test_the_game_ends_when_the_deck_is_empty_and_every_player_has_passed_in_succession() -> None:
    table = lms(["OBS", "EAT", "AX"], "", table=["NAIL"]).do("pass", "pass")
    assert not table.over
    table.do("pass")
    assert (table.end, table.scores, table.winners) == ("exhausted", [-5, -3, -5], [2])


def test_players_with_equal_totals_share_the_win() -> None:
    table = nail("AD", "", rival="EC").do("pass", "pass")
    assert (table.scores, table.winners) == ([-3, -3], [1, 2])


def test_a_wrong_word_under_strict_judging_ends_the_turn_and_scores_nothing() -> None:
    table = nail("OBAELMTHRS", options={"words": "strict"}).do("play 1: L +A +B")
    assert (table.table, table.scores, table.to_act) == (["NAIL"], [0, 0], [2])
    assert (table.hands[0], table.deck) == ("ABEHLMORST", 12)
    assert table.log == [{"turn": 1, "seat": 1, "do": "play 1: L +A +B", "words": [], "points": 0}]


def test_a_timeout_counts_as_a_pass() -> None:
    table = nail("OBAELMTHRS", options={"seconds": 120}).do("timeout", "timeout")
    assert (table.table, table.to_act) == ([], [1])
    assert nail("OBAELMTHRS").refuses("timeout") == "wrong-verb"


def test_a_trusting_table_accepts_every_word_without_the_dictionary() -> None:
    assert nail("OBAELMTHRS", options={"words": "trust"}).do("play 1: L +A +O").table == ["LAO"]


# ---- challenges


def test_a_wrong_word_is_taken_back_and_its_player_loses_the_turn() -> None:
    table = nail("OBAELMTHRS", options={"words": "challenge"}).do("play 1: L +A +O")
    assert (table.table, table.dead, table.deck, table.scores) == (["LAO"], 3, 10, [3, 0])
    table.do("challenge")
    assert (table.table, table.dead, table.deck, table.scores) == (["NAIL"], 0, 12, [0, 0])
    assert (table.hands[0], table.to_act, table.turn) == ("ABEHLMORST", [2], 1)
    assert [entry["words"] for entry in table.log] == [[], []]
    # All players have passed: Ann's turn counts as a pass, because her wrong word was taken back.
    assert table.do("pass").table == []


def test_a_player_who_challenges_a_right_word_loses_the_next_turn() -> None:
    table = nail("OBAELMTHRS", options={"words": "challenge"}).do("play 1: L +O +B", "challenge")
    assert (table.table, table.scores, table.to_act, table.turn) == (["LOB"], [5, 0], [1], 2)


def test_a_turn_lost_to_a_challenge_is_neither_a_pass_nor_a_failure() -> None:
    table = nail("OBAELMTHRS", options={"words": "challenge"}).do("play 1: L +O +B", "challenge", "pass")
    assert (table.table, table.to_act) == (["LOB"], [2])  # only Ann has passed; Ben's lost turn does not count
    assert table.do("pass").table == []
    table = nail("OBAELMTHRS", options={"words": "challenge"}).do("play 1: L +O +B", "challenge")
    table.do("trade R", "trade U", "pass")
    assert (table.table, table.to_act) == (["LOB"], [2])  # Ben has failed only once
    assert table.do("trade E").table == []


def test_the_table_clears_only_after_a_player_who_lost_a_turn_has_also_passed() -> None:
    hands = ["NAILBEDSOU", "OBAELMTHRS", "IIIIEEEEEE"]
    table = lms(hands, options={"words": "challenge"}).do("play NAIL", "@3 challenge", "pass", "pass")
    # Ben and Ann have passed; Cyd has lost the turn and has not passed.
    assert (table.table, table.to_act) == (
        ["NAIL"],
        [2],
    )
    assert table.do("pass", "pass").table == []


def test_a_play_ends_the_game_only_after_the_other_players_have_accepted_or_challenged_the_play() -> None:
    table = nail("OB", "", rival="AX", options={"words": "challenge"}).do("play 1: L +O +B")
    assert (table.over, table.to_act, table.expects) == (False, [2], ["accept", "challenge"])
    assert table.refuses("@2 pass") == "wrong-verb"
    table.do("accept")
    assert (table.winners, table.scores) == ([1], [5, -5])


def test_a_challenge_takes_a_wrong_last_play_back() -> None:
    table = nail("AO", "", rival="EX", options={"words": "challenge"}).do("play 1: L +A +O", "challenge")
    assert (table.over, table.hands, table.to_act) == (False, ["AO", "EX"], [2])
    assert table.do("pass").end == "exhausted"


# ---- knockout


def test_a_player_who_cannot_play_is_out_of_the_knockout_and_the_last_player_left_wins() -> None:
    table = lms(["NAILBEDSOU", "OBAELMTHRS", "REOTIHGAOE"], options=KNOCKOUT).do("play NAIL", "pass")
    assert (table.out, table.hands[1], table.dead, table.to_act) == ([False, True, False], "", 10, [3])
    table.do("pass")
    assert (table.out, table.over, table.end, table.winners) == ([False, True, True], True, "last-one-in", [1])


def test_the_word_stays_when_a_player_is_knocked_out() -> None:
    table = lms(["NAILBEDSOU", "OBAELMTHRS", "ADOTIHGAOE"], options=KNOCKOUT)
    table.do("play NAIL", "pass", "play 1: L +A +D")
    assert (table.table, table.to_act) == (["LAD"], [1])


def test_a_knockout_has_no_scores() -> None:
    table = lms(["NAILBEDSOU", "OBAELMTHRS"], options=KNOCKOUT).do("play NAIL", "play 1: L +O +B", "pass")
    assert (table.scores, table.points, table.winners) == ([0, 0], [0, 0], [2])


def test_a_player_who_plays_the_last_card_with_the_deck_empty_wins_the_knockout_immediately() -> None:
    table = lms(["OB", "AX", "EEEE"], "", table=["NAIL"], options=KNOCKOUT).do("play 1: L +O +B")
    assert (table.over, table.end, table.winners, table.scores) == (True, "went-out", [1], [0, 0, 0])


def test_nobody_is_knocked_out_before_the_first_word_and_players_may_trade() -> None:
    table = lms(["NAILBEDSOU", "OBAELMTHRS"], options=KNOCKOUT).do("pass", "trade O")
    assert (table.out, table.to_act) == ([False, False], [1])


def test_nobody_trades_in_a_knockout_after_the_first_word() -> None:
    table = lms(["NAILBEDSOU", "OBAELMTHRS"], options=KNOCKOUT).do("play NAIL")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade O") == "wrong-verb"


THREE = ["OBAELMTHRS", "BEDAEROUUU", "EEEEEETTTT"]


def test_a_wrong_word_under_strict_judging_and_a_timeout_knock_out_the_player() -> None:
    table = lms(THREE, table=["NAIL"], options={**KNOCKOUT, "words": "strict", "seconds": 120})
    assert table.do("play 1: L +A +O").out == [True, False, False]
    assert table.do("timeout").winners == [3]


def test_a_play_that_is_taken_back_knocks_out_its_player() -> None:
    table = lms(THREE, table=["NAIL"], options={**KNOCKOUT, "words": "challenge"})
    table.do("play 1: L +A +O", "@3 challenge")
    assert (table.out, table.hands[0], table.table, table.to_act) == ([True, False, False], "", ["NAIL"], [2])


def test_a_failed_challenge_knocks_nobody_out() -> None:
    table = lms(THREE, table=["NAIL"], options={**KNOCKOUT, "words": "challenge"})
    table.do("play 1: L +O +B", "@2 challenge")
    assert (table.out, table.to_act) == ([False, False, False], [3])


def test_a_first_word_that_is_taken_back_knocks_nobody_out() -> None:
    table = lms(THREE, options={**KNOCKOUT, "words": "challenge"}).do("play LAO", "@2 challenge")
    assert (table.out, table.table, table.to_act) == ([False, False, False], [], [2])


# ---- solo games


def test_a_solo_player_wins_when_deck_and_hand_are_empty() -> None:
    table = lms(["OB"], "", table=["NAIL"]).do("play 1: L +O +B")
    assert (table.over, table.winners, table.result, table.scores) == (True, [1], 0, [5])


def test_the_number_of_cards_left_is_the_result_of_a_solo_game() -> None:
    table = lms(["OBAX"], "", table=["NAIL"]).do("play 1: L +O +B", "pass")
    assert (table.over, table.winners, table.result) == (True, [], 2)


def test_each_pass_of_a_solo_player_clears_the_table() -> None:
    table = lms(["BEDSEAAAAA"], "EEEEE", table=["NAIL"]).do("pass")
    assert (table.table, table.dead, table.over) == ([], 4, False)
    table.do("play BED", "pass")
    assert (table.table, table.dead, table.over) == ([], 7, False)
    assert table.do("play SEA").table == ["SEA"]


def test_a_trade_of_a_solo_player_does_not_clear_the_table() -> None:
    table = lms(["OBAAAAAAAA"], "EEEEEEEE", table=["NAIL"]).do("trade A", "trade A")
    assert (table.table, table.dead, table.over) == (["NAIL"], 0, False)
    assert table.do("play 1: L +O +B").table == ["LOB"]


@pytest.mark.parametrize(("options", "allowed"), [({}, 5), ({"trades": 1}, 1), ({"trades": 0}, 0)])
def test_a_solo_player_has_five_trades_or_the_agreed_number_of_trades(options: dict[str, int], allowed: int) -> None:
    table = lms(["OILOBOILOB"], "AAAAAEEEEEELIORLIORTTTTTTRRRR", table=["NAIL"], options={**options, "words": "trust"})
    for _ in range(allowed):
        table.do("trade " + table.state["seats"][0]["hand"][0])
        last, hand = table.table[0][-1], table.state["seats"][0]["hand"]
        table.do(f"play 1: {last} +{hand[0]} +{hand[1]}")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade " + table.state["seats"][0]["hand"][0]) == "wrong-verb"


def test_trades_of_a_solo_player_before_the_first_word_do_not_count() -> None:
    table = lms(["NAILAAAAAA"], "TTTTTTT", options={"trades": 0}).do("trade A", "trade A")
    assert table.expects == ["play", "trade", "pass"]
    table.do("play NAIL")
    assert table.expects == ["play", "pass"]


def test_a_solo_knockout_ends_with_the_first_pass() -> None:
    table = lms(["OBAX"], "EE", table=["NAIL"], options=KNOCKOUT).do("pass")
    assert (table.over, table.end, table.winners, table.result, table.scores) == (True, "gave-up", [], 6, [0])


def test_a_solo_player_may_trade_in_a_knockout_without_clearing_the_table() -> None:
    table = lms(["OBAX"], "EE", table=["NAIL"], options={**KNOCKOUT, "trades": 1}).do("trade X")
    assert (table.table, table.hands, table.expects) == (["NAIL"], ["ABEO"], ["play", "pass"])


# ---- resigning, empty hands, players


def test_a_player_who_resigns_is_out_and_the_hand_is_out_of_the_game() -> None:
    table = lms(["NAILBEDSOU", "AAAAAAAAAA", "IIIIEEEEEE"], table=["OIL"]).do("@2 resign", "pass")
    assert (table.out, table.hands[1], table.dead, table.to_act) == ([False, True, False], "", 10, [3])
    assert table.do("resign").winners == [1]


def test_a_player_with_an_empty_hand_passes_automatically() -> None:
    table = lms(["ADEEEEEEEE", ""], "A", table=["NAIL"]).do("play 1: L +A +D")
    assert [entry["do"] for entry in table.log] == ["play 1: L +A +D", "pass"]
    assert table.end == "went-out"  # after the automatic pass Ben has no cards and the deck is empty


def test_one_to_six_players_can_play() -> None:
    assert Table("last-man-standing", players=1).to_act == [1]
    assert len(Table("last-man-standing", players=6).state["seats"]) == 6
