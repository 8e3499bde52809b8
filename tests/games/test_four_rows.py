"""Tests the rules of Four Rows, sentence by sentence."""

from collections import Counter
from typing import Any

import pytest

from engine.core.cards import FOUR_ROWS_DECK
from engine.core.verdict import Refused
from engine.core.view import view
from tests.table import Table

WORDS = "AREA ARM ATOM CAT CATS EAST ERASE OTTER OAT RAT REALIZE SEAT SET STAND SUN TEA THEM TOP TRAIN SAD SIT SOT ORE"


def four_rows(**more: Any) -> Table:
    setup: dict[str, Any] = {"hands": ["EMN", "TIO"], "table": ["S", "R", "A", "O"], "words": WORDS}
    return Table("four-rows", **{**setup, **more})


def chosen(*faces: str, **more: Any) -> Table:
    """A table where every player has chosen a card: seat 1 the first of these cards, seat 2 the second, and so on."""
    table = four_rows(**more)
    return table.do(*[f"@{seat} choose {face}" for seat, face in enumerate(faces, 1)])


# ---- the deal


def test_the_deck_has_64_cards() -> None:
    printed = "A5 B2 C3 D2 E6 F1 G1 H2 I4 J1 K1 L3 M2 N3 O4 P3 Q1 R5 S4 T3 U3 V1 W1 X1 Y1 Z1"
    assert {entry[0]: int(entry[1:]) for entry in printed.split()} == FOUR_ROWS_DECK.counts
    assert len(FOUR_ROWS_DECK.pack()) == 64


@pytest.mark.parametrize(("players", "cards"), [(2, 14), (3, 13), (4, 12), (5, 11), (6, 10)])
def test_with_more_players_each_player_gets_fewer_cards_and_four_rows_begin_with_one_card_each(
    players: int, cards: int
) -> None:
    table = Table("four-rows", first=None, players=players)
    assert [len(hand) for hand in table.hands] == [cards] * players
    assert [len(row) for row in table.table] == [1] * 4
    assert not Counter("".join(table.hands + table.table)) - Counter(FOUR_ROWS_DECK.counts)


def test_cards_that_are_not_dealt_are_out_of_the_game() -> None:
    table = Table("four-rows", first=None)
    assert (table.deck, table.dead) == (0, 0)


def test_the_first_player_holds_the_timer_at_the_start() -> None:
    assert four_rows(first=2).timer == 2


# ---- choosing


def test_all_players_choose_a_card() -> None:
    table = four_rows()
    assert (table.to_act, table.expects) == ([1, 2], ["choose"])
    table.do("@2 choose T")
    assert (table.to_act, table.hands) == ([1], ["EMN", "IO"])


def test_players_choose_in_secret() -> None:
    table = four_rows().do("@1 choose E")
    assert table.seen_by(2)["log"][0]["do"] == "choose"
    assert table.seen_by(1)["log"][0]["do"] == "choose E"
    hidden = view_of(table, 1).seats[0].committed
    assert [card.face for card in hidden] == [""]


def view_of(table: Table, seat: int) -> Any:
    return view(table.match.state, seat)


def test_the_cards_are_shown_when_all_players_have_chosen() -> None:
    table = chosen("E", "T")
    assert [card.face for card in view_of(table, 1).seats[0].committed] == ["E"]
    assert table.seen_by(2)["log"][0]["do"] == "choose E"


def test_a_player_can_choose_only_a_hand_card() -> None:
    assert four_rows().refuses("@1 choose T") == "not-in-hand"
    assert four_rows().refuses("@1 choose Q") == "not-in-hand"


def test_every_player_chooses_one_card_a_round() -> None:
    assert four_rows().do("@1 choose E").refuses("@1 choose M") == "not-your-turn"


def test_the_notation_of_a_choice_must_name_its_seat_while_several_seats_must_choose() -> None:
    assert four_rows().refuses("choose E") == "bad-notation"
    assert four_rows().do("@1 choose E", "choose T").to_act == [1]


def test_nobody_places_a_card_before_all_have_chosen() -> None:
    assert four_rows().do("@1 choose E").refuses("@2 place 2 before ERASE") == "wrong-verb"


# ---- the order


def test_players_place_their_cards_in_the_order_of_the_alphabet() -> None:
    table = chosen("T", "E", hands=["TMN", "EIO"])
    assert (table.to_act, table.expects) == ([2], ["place", "fail"])
    assert table.refuses("@1 place 1 after STAND") == "not-your-turn"


def test_if_players_have_equal_letters_the_holder_of_the_timer_places_first() -> None:
    assert chosen("T", "T", "T", hands=["TMN", "TIO", "TEE"], first=2).to_act == [2]


def test_if_other_players_have_equal_letters_the_seat_next_clockwise_from_the_holder_places_first() -> None:
    table = chosen("T", "Z", "T", hands=["TMN", "ZIO", "TEE"], first=2)
    assert table.to_act == [3]
    assert table.do("place 1 after STAND").to_act == [1]


def test_the_present_holder_of_the_timer_decides_the_order_of_equal_letters() -> None:
    table = chosen("T", "T", "B", hands=["TMN", "TIO", "BEE"])  # Ann holds the timer; Cyd's B is placed first
    assert table.to_act == [3]
    table.do("fail 1")
    assert (table.timer, table.to_act) == (3, [1])  # Cyd has the timer now, and Ann is next clockwise
    table = chosen("T", "B", "T", hands=["TMN", "BIO", "TEE"], first=1).do("fail 1")
    assert (table.timer, table.to_act) == (2, [3])


# ---- placing


def test_a_player_lays_a_card_before_a_row_and_names_a_word_that_begins_with_its_letters() -> None:
    table = chosen("E", "T").do("place 2 before ERASE")
    assert (table.table, table.hands, table.to_act) == (["S", "ER", "A", "O"], ["MN", "IO"], [2])
    assert table.log[-1]["words"] == ["ERASE"]


def test_a_player_may_lay_a_card_after_a_row() -> None:
    assert chosen("E", "T").do("place 2 after REALIZE").table == ["S", "RE", "A", "O"]


def test_the_next_round_begins_when_all_players_have_placed_their_cards() -> None:
    table = chosen("E", "T").do("place 2 after REALIZE", "place 1 after STAND")
    assert (table.table, table.to_act, table.expects) == (["ST", "RE", "A", "O"], [1, 2], ["choose"])
    table.do("@1 choose M")
    assert table.seen_by(2)["log"][-1]["do"] == "choose"  # the new choices are secret again
    assert [card.face for card in view_of(table, 1).seats[0].committed] == [""]


def test_each_placed_card_counts_as_a_turn() -> None:
    table = chosen("E", "T").do("place 2 after REALIZE", "place 1 after STAND", "@1 choose M")
    assert [entry["turn"] for entry in table.log] == [1, 1, 1, 2, 3]
    assert table.turn == 3


def test_rows_belong_to_nobody() -> None:
    assert [row["seat"] for row in chosen("E", "T").do("place 2 after REALIZE").state["table"]] == [None] * 4


@pytest.mark.parametrize("move", ["place 2 before REALIZE", "place 2 after ERASE", "place 1 after STAND"])
def test_a_named_word_must_begin_with_the_letters_of_the_row(move: str) -> None:
    assert chosen("E", "T").refuses(move) == "must-use-card"


def test_a_word_has_at_least_three_letters() -> None:
    table = chosen("E", "T", words="RE REALIZE")
    assert table.refuses("place 2 after RE") == "too-short"


def test_the_letters_of_the_row_may_be_the_whole_word() -> None:
    table = chosen("T", "Z", hands=["TMN", "ZIO"], table=["CA", "R"]).do("place 1 after CAT")
    assert table.table == ["CAT", "R"]


def test_a_refused_word_may_be_tried_again_until_the_time_is_up() -> None:
    table = chosen("E", "T")
    assert table.refuses("place 2 before ERGOT") == "not-a-word"
    assert table.do("place 2 before ERASE").table == ["S", "ER", "A", "O"]


@pytest.mark.parametrize(
    "setup", [{"hands": ["EMN", ""]}, {"table": []}, {"deck": "AE"}, {"hands": ["EMN"], "players": 2}]
)
def test_a_setup_must_name_the_rows_and_a_card_for_every_hand_and_may_not_name_a_deck(setup: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="bad-setup"):
        four_rows(**setup)


def test_a_placing_must_name_an_existing_row_and_an_end_of_the_row() -> None:
    assert chosen("E", "T").refuses("place 5 after REALIZE") == "no-such-word"
    assert chosen("E", "T").refuses("place 0 after REALIZE") == "bad-notation"
    assert chosen("E", "T").refuses("place 2 under REALIZE") == "bad-notation"


def test_the_first_player_with_an_empty_hand_wins_immediately() -> None:
    table = chosen("E", "T", hands=["E", "TIO"]).do("place 2 before ERASE")
    assert (table.over, table.end, table.winners) == (True, "empty-hand", [1])
    assert table.table == ["S", "ER", "A", "O"]


def test_the_score_is_minus_the_cards_still_held() -> None:
    assert four_rows(hands=["EMN", "TI"]).scores == [-3, -2]
    assert four_rows().do("@1 choose E").scores == [-3, -3]
    assert chosen("E", "T").do("place 2 before ERASE").scores == [-2, -3]
    assert chosen("E", "T").do("fail 2").scores == [-3, -3]


def test_the_log_does_not_show_points_because_four_rows_counts_cards() -> None:
    table = chosen("E", "T").do("place 2 before ERASE", "fail 2")
    assert [entry["points"] for entry in table.log] == [0, 0, 0, 0]


# ---- failing


def test_a_player_who_cannot_place_takes_the_second_half_of_the_longest_row_and_its_first_half_leaves() -> None:
    table = chosen("B", "Z", hands=["BMN", "ZIO"], table=["S", "STRANGE", "A", "O"]).do("fail")
    assert (table.table, table.hands[0], table.dead) == (["S", "B", "A", "O"], "AEGMNN", 3)


@pytest.mark.parametrize(("row", "hand", "dead"), [("STRA", "AMNR", 2), ("STR", "MNRT", 1), ("ST", "MNT", 1)])
def test_the_second_half_of_a_row_of_odd_length_has_one_card_more(row: str, hand: str, dead: int) -> None:
    table = chosen("B", "Z", hands=["BMN", "ZIO"], table=[row, "O"]).do("fail")
    assert (table.hands[0], table.dead, table.table) == (hand, dead, ["B", "O"])


def test_a_player_who_cannot_place_takes_the_only_card_of_a_row() -> None:
    table = chosen("B", "Z", hands=["BMN", "ZIO"], table=["S"]).do("fail")
    assert (table.hands[0], table.dead, table.table) == ("MNS", 0, ["B"])


def test_the_card_that_did_not_fit_replaces_the_longest_row_and_its_player_gets_the_timer() -> None:
    table = chosen("Z", "B", hands=["ZMN", "BIO"], table=["S", "TRA", "O"]).do("fail")
    assert (table.table, table.timer, table.to_act) == (["S", "B", "O"], 2, [1])


def test_the_player_chooses_among_several_longest_rows() -> None:
    table = chosen("B", "Z", hands=["BMN", "ZIO"], table=["S", "TRA", "EAT", "O"])
    assert table.refuses("fail") == "bad-notation"
    assert table.refuses("fail 1") == "no-such-word"
    assert table.refuses("fail 5") == "no-such-word"
    table.do("fail 3")
    assert (table.table, table.hands[0]) == (["S", "TRA", "B", "O"], "AMNT")


def test_a_player_cannot_break_up_a_row_that_does_not_exist() -> None:
    table = chosen("B", "Z", hands=["BMN", "ZIO"], table=["S", "TRA", "EAT", "O"])
    assert table.why_not("fail 5") == "There is no row 5."
    assert table.why_not("fail 4") == "Row 4 is not the longest."


def test_a_player_who_cannot_place_may_name_the_longest_row_even_if_no_other_row_is_as_long() -> None:
    table = chosen("B", "Z", hands=["BMN", "ZIO"], table=["S", "TRA"])
    assert table.refuses("fail 1") == "no-such-word"
    assert table.do("fail 2").table == ["S", "B"]


def test_a_player_who_cannot_place_never_has_an_empty_hand_after_taking_half_a_row() -> None:
    table = chosen("B", "Z", hands=["B", "ZIO"], table=["S"]).do("fail")
    assert (table.over, table.hands[0]) == (False, "S")


# ---- time


def test_a_placing_has_thirty_seconds_unless_players_agree_otherwise() -> None:
    assert chosen("E", "T").do("timeout").to_act == [2]
    assert chosen("E", "T", options={"seconds": None}).refuses("timeout") == "wrong-verb"


def test_the_player_breaks_up_the_longest_row_when_time_is_up() -> None:
    table = chosen("B", "Z", hands=["BMN", "ZIO"], table=["S", "TRA"]).do("timeout")
    assert (table.table, table.hands[0], table.timer) == (["S", "B"], "AMNR", 1)


def test_the_player_breaks_up_the_first_of_several_longest_rows_when_time_is_up() -> None:
    table = chosen("B", "Z", hands=["BMN", "ZIO"], table=["S", "TRA", "EAT"]).do("timeout")
    assert table.table == ["S", "B", "EAT"]


def test_nobody_times_out_while_players_choose_cards() -> None:
    assert four_rows().refuses("@1 timeout") == "wrong-verb"


# ---- strict, trust


def test_a_player_with_a_wrong_word_under_strict_judging_counts_as_unable_to_place() -> None:
    table = chosen("E", "T", options={"words": "strict"}, table=["S", "RA"]).do("place 1 before ESP")
    assert (table.table, table.hands[0], table.timer) == (["S", "E"], "AMN", 1)
    assert table.log[-1] == {"turn": 1, "seat": 1, "do": "place 1 before ESP", "words": [], "points": 0}


def test_a_player_with_a_wrong_word_under_strict_judging_chooses_among_several_longest_rows() -> None:
    table = chosen("E", "T", options={"words": "strict"}).do("place 1 before ESP")
    assert (table.to_act, table.expects, table.table) == ([1], ["fail"], ["S", "R", "A", "O"])
    assert table.refuses("fail") == "bad-notation"
    assert table.refuses("place 2 before ERASE") == "wrong-verb"
    assert table.do("fail 4").table == ["S", "R", "A", "E"]
    assert (table.hands[0], table.to_act) == ("MNO", [2])


def test_a_timeout_while_a_player_chooses_a_row_under_strict_judging_breaks_up_the_first_of_the_longest_rows() -> None:
    table = chosen("E", "T", options={"words": "strict"}).do("place 1 before ESP", "timeout")
    assert table.table == ["E", "R", "A", "O"]


def test_a_trusting_table_accepts_every_word() -> None:
    table = chosen("E", "T", options={"words": "trust"}).do("place 1 before ESP")
    assert table.table == ["ES", "R", "A", "O"]
    assert table.refuses("@2 doubt") == "wrong-verb"


# ---- doubting


def doubtful(*faces: str, **more: Any) -> Table:
    return chosen(*faces, **{"options": {"words": "challenge"}, **more})


def of_four(**more: Any) -> Table:
    """A table of four players where Ann has placed her E on S with a false word."""
    hands = ["EMN", "TIO", "UOO", "YOA"]
    table = doubtful("E", "T", "U", "Y", **{"hands": hands, "table": ["S", "RA"], **more})
    return table.do("place 1 after SEX")


def test_a_player_may_name_any_word_at_first_where_words_are_doubted() -> None:
    table = of_four()
    assert (table.table, table.to_act, table.expects) == (["SE", "RA"], [2], ["place", "fail"])


def test_more_than_half_of_all_players_must_doubt_a_word_for_it_to_be_looked_up() -> None:
    table = of_four().do("@3 doubt", "@4 doubt")
    assert table.table == ["SE", "RA"]  # two of four players are not more than half
    table.do("@2 doubt")
    assert (table.table, table.hands[0], table.dead) == (["S", "E"], "AMN", 1)


def test_of_three_players_both_rivals_must_doubt_a_word() -> None:
    table = doubtful("E", "T", "U", hands=["EMN", "TIO", "UOO"], table=["S", "RA"]).do("place 1 after SEX", "@2 doubt")
    assert table.table == ["SE", "RA"]
    assert table.do("@3 doubt").table == ["S", "E"]


def test_of_five_players_three_must_doubt_a_word() -> None:
    hands = ["EMN", "TIO", "UOO", "XIA", "ZIA"]
    table = doubtful("E", "T", "U", "X", "Z", hands=hands, table=["S", "RA"])
    table.do("place 1 after SEX", "@2 doubt", "@3 doubt")
    assert table.table == ["SE", "RA"]
    assert table.do("@5 doubt").table == ["S", "E"]


def test_if_there_are_only_two_players_one_doubt_is_enough() -> None:
    table = doubtful("E", "T", table=["S", "RA"]).do("place 1 after SEX", "doubt")
    assert (table.table, table.hands[0], table.timer, table.to_act) == (["S", "E"], "AMN", 1, [2])


def test_a_player_with_a_doubted_wrong_word_immediately_counts_as_unable_to_place() -> None:
    table = of_four().do("@3 doubt", "@4 doubt", "@2 doubt")
    assert (table.timer, table.to_act) == (1, [2])
    assert [entry["words"] for entry in table.log if entry["do"].startswith("place")] == [[]]


def test_a_player_with_a_wrong_word_chooses_among_several_longest_rows() -> None:
    table = doubtful("E", "T").do("place 1 after SEX", "doubt")
    assert (table.to_act, table.expects, table.table) == ([1], ["fail"], ["S", "R", "A", "O"])
    assert table.refuses("fail") == "bad-notation"
    assert table.do("fail 2").table == ["S", "E", "A", "O"]
    assert (table.hands[0], table.to_act) == ("MNR", [2])


def test_if_there_are_only_two_players_a_doubt_need_not_name_its_seat() -> None:
    table = doubtful("E", "T", table=["S", "RAN"]).do("place 1 before ESX", "place 2 before TRANX", "doubt")
    assert [(entry["seat"], entry["do"]) for entry in table.log][-1] == (1, "doubt")
    assert table.hands == ["MN", "AINO"]


def test_a_doubted_word_that_is_right_stays_and_nobody_loses_anything() -> None:
    table = doubtful("E", "T").do("place 1 after SEAT", "doubt")
    assert (table.table, table.to_act, table.hands) == (["SE", "R", "A", "O"], [2], ["MN", "IO"])
    assert table.refuses("@2 doubt") == "wrong-verb"
    assert table.match.state.before is None


def test_nobody_doubts_their_own_word_or_doubts_twice() -> None:
    table = of_four()
    assert table.refuses("@1 doubt") == "not-your-turn"
    assert table.do("@3 doubt").refuses("@3 doubt") == "not-your-turn"


def test_players_may_doubt_a_word_until_the_next_card_is_placed() -> None:
    table = doubtful("E", "T", table=["S", "RA"]).do("place 1 after SEX", "place 2 before TRAIN")
    assert table.refuses("@2 doubt") != ""
    assert table.table == ["SE", "TRA"]
    table.do("@1 doubt")  # Ann doubts TRAIN, which is a word
    assert table.table == ["SE", "TRA"]


def test_players_may_doubt_the_last_word_of_a_round_while_they_choose_the_next_cards() -> None:
    table = doubtful("E", "T", table=["SA", "R"]).do("place 2 before ERASE", "place 1 after SATX", "@2 choose I")
    table.do("@1 doubt", "fail 1")
    assert (table.table, table.hands, table.timer, table.to_act) == (["T", "ER"], ["MN", "AIO"], 2, [1, 2])


def test_cards_that_other_players_chose_before_a_doubt_stay_chosen() -> None:
    table = doubtful(
        "E",
        "T",
        table=["SAT", "R"],
    )
    table.do("place 2 before ERASE", "place 1 after SATTX", "@1 choose M", "@1 doubt")
    assert (table.table, table.hands) == (["T", "ER"], ["N", "AIOT"])
    assert table.to_act == [2]
    assert table.do("@2 choose A").to_act == [2]  # A is placed before M


def test_the_cards_chosen_by_other_players_stay_chosen_while_a_doubted_player_chooses_a_row() -> None:
    table = doubtful("E", "T", table=["SA", "R"]).do("place 2 before ERASE", "place 1 after SATX", "@1 choose M")
    table.do("@1 doubt")
    assert (table.to_act, table.expects, table.hands) == ([2], ["fail"], ["N", "IO"])
    assert [card.face for card in view_of(table, 1).seats[0].committed] == [""]
    table.do("fail 2")
    assert (table.table, table.hands, table.to_act) == (["SA", "T"], ["N", "IOR"], [2])


def test_a_doubted_wrong_word_undoes_the_failures_and_the_choices_of_the_whole_round_after_the_word() -> None:
    table = doubtful("E", "T", table=["SA", "R"]).do("place 2 before ERASE", "place 1 after SATX")
    table.do("@1 choose M", "@2 choose I", "fail", "fail", "@1 choose R")  # Ann has got the R from a row
    table.do("@1 doubt", "fail 1")
    assert (table.table, table.hands, table.to_act) == (["T", "ER"], ["MN", "AIO"], [1, 2])


def test_a_doubted_wrong_word_undoes_a_failure_between_the_word_and_the_doubt() -> None:
    table = doubtful("E", "T", table=["S", "RAN"]).do("place 1 after SEX", "fail")
    assert (table.table, table.hands) == (["SE", "T"], ["MN", "AINO"])
    table.do("@2 doubt")
    assert (table.table, table.hands, table.timer, table.to_act) == (["S", "E"], ["AMNN", "IO"], 1, [2])
    assert [entry["do"] for entry in table.log][-2:] == ["place 1 after SEX", "doubt"]


def test_the_last_word_ends_the_game_only_after_the_other_players_have_accepted_or_doubted_the_word() -> None:
    table = doubtful("E", "T", "U", hands=["E", "TIO", "UOO"]).do("place 1 after SEAT")
    assert (table.over, table.to_act, table.expects) == (False, [2, 3], ["accept", "doubt"])
    assert table.refuses("@2 place 2 before TRAIN") == "wrong-verb"
    assert table.refuses("@2 timeout") == "wrong-verb"
    table.do("@3 accept")
    assert (table.over, table.to_act) == (False, [2])
    assert table.refuses("@3 accept") == "not-your-turn"
    table.do("@2 accept")
    assert (table.over, table.winners) == (True, [1])


def test_a_doubt_counts_as_an_answer_to_the_last_word() -> None:
    table = doubtful("E", "T", "U", hands=["E", "TIO", "UOO"]).do("place 1 after SEX", "@2 doubt", "@3 accept")
    assert (table.over, table.winners) == (True, [1])


def test_a_player_with_a_wrong_last_word_counts_as_unable_to_place_and_the_game_goes_on() -> None:
    table = doubtful("E", "T", hands=["E", "TIO"], table=["S", "RA"]).do("place 1 after SEX", "doubt")
    assert (table.over, table.hands, table.table, table.to_act) == (False, ["A", "IO"], ["S", "E"], [2])


def test_a_right_last_word_wins_in_spite_of_doubts() -> None:
    table = doubtful("E", "T", hands=["E", "TIO"]).do("place 1 after SEAT", "doubt")
    assert (table.over, table.winners) == (True, [1])


def test_four_rows_has_no_move_called_challenge() -> None:
    assert of_four().refuses("@2 challenge") == "wrong-verb"


# ---- resigning


def test_a_round_does_not_wait_for_a_player_who_has_resigned() -> None:
    table = four_rows(hands=["EMN", "TIO", "UOO"]).do("@1 choose E", "@2 choose T", "@3 resign")
    assert (table.to_act, table.expects) == ([1], ["place", "fail"])


def test_a_player_who_must_choose_a_row_must_still_do_so_when_another_resigns() -> None:
    table = chosen("E", "T", "U", hands=["EMN", "TIO", "UOO"], options={"words": "strict"})
    table.do("place 1 before ESX", "@3 resign")
    assert (table.to_act, table.expects) == ([1], ["fail"])


def test_the_chosen_card_of_a_player_who_resigns_leaves_the_game_with_the_hand() -> None:
    table = chosen("E", "T", "U", hands=["EMN", "TIO", "UOO"]).do("@1 resign")
    assert (table.to_act, table.dead, table.hands[0]) == ([2], 3, "")


def test_the_timer_of_a_player_who_resigns_goes_to_the_next_player() -> None:
    assert four_rows(hands=["EMN", "TIO", "UOO"]).do("@1 resign").timer == 2


def test_the_only_player_left_wins() -> None:
    assert four_rows().do("@1 resign").winners == [2]


def test_a_resignation_may_make_the_doubters_more_than_half_of_the_players() -> None:
    table = doubtful("E", "T", "U", hands=["EMN", "TIO", "UOO"], table=["S", "RA"])
    table.do("place 1 after SEX", "@2 doubt", "@3 resign")
    assert (table.table, table.hands[0], table.out) == (["S", "E"], "AMN", [False, False, True])


def test_the_doubt_of_a_player_who_resigned_no_longer_counts() -> None:
    table = of_four().do("@3 doubt", "@3 resign", "@4 doubt")
    assert table.table == ["SE", "RA"]
    assert table.do("@2 doubt").table == ["S", "E"]


def test_resignations_do_not_revive_doubts_about_an_earlier_word() -> None:
    hands = ["EMN", "TIO", "UOO", "XIA", "ZIA"]
    table = doubtful("E", "T", "U", "X", "Z", hands=hands, table=["S", "RA"]).do("place 1 after SEX")
    table.do("@4 doubt", "@5 doubt", "place 2 before TRAIN", "@3 resign", "@1 resign")
    assert (table.table, table.to_act) == (["SE", "TRA"], [4])


def test_the_word_of_a_player_who_resigned_cannot_be_doubted_any_more() -> None:
    table = of_four().do("@1 resign")
    assert table.refuses("@3 doubt") == "not-your-turn"
    assert (table.table, table.to_act) == (["SE", "RA"], [2])


def test_a_resignation_counts_as_an_answer_to_the_last_word() -> None:
    table = doubtful("E", "T", "U", hands=["E", "TIO", "UOO"]).do("place 1 after SEAT", "@2 accept", "@3 resign")
    assert (table.over, table.winners) == (True, [1])


def test_a_player_who_resigns_with_an_empty_hand_has_not_won() -> None:
    table = doubtful("E", "T", "U", hands=["E", "TIO", "UOO"]).do("place 1 after SEAT", "@1 resign")
    assert (table.over, table.to_act, table.expects) == (False, [2], ["place", "fail"])


def test_a_player_who_resigned_stays_out_when_a_wrong_word_is_taken_back() -> None:
    table = of_four().do("@2 resign", "@3 doubt", "@4 doubt")
    assert (table.table, table.out, table.hands[1], table.to_act) == (["S", "E"], [False, True, False, False], "", [3])
