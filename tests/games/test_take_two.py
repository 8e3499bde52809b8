"""Tests the rules of Take Two, sentence by sentence."""

from typing import Any

from tests.table import Table

WORDS = "RELAX AXE EXIT TEA EAT TEAM HOT LAX CAT"


def take_two(hands: list[str], deck: str = "LLNNRRSSDDOO", **more: Any) -> Table:
    return Table("take-two", hands=hands, deck=deck, words=WORDS, **more)


def relax(hand: str, deck: str = "LLNNRRSSDDOO", rival: str = "TEAMOSHRNL", **more: Any) -> Table:
    """A table of two players with the word RELAX, which the second player has laid; the first player is to act."""
    return take_two([hand, rival], deck, table=["RELAX"], **more)


def three(*moves: str, deck: str = "LLNNRRSSDD", **more: Any) -> Table:
    """Sets up a table where Ann has laid RELAX and Ben is to act before Cyd, and makes `moves`."""
    return take_two(["RELAXTEAMO", "EDTHSOUITN", "ITOMEGHIRN"], deck, **more).do("play RELAX", *moves)


# ---- words


def test_the_engine_accepts_the_printed_example() -> None:
    table = three("play 1: A X +E")
    assert (table.table, table.scores, table.cards_won) == (["AXE"], [3, 0, 0], [3, 0, 0])
    table.do("play 1: E X +I +T")
    assert (table.table, table.scores, table.cards_won) == (["EXIT"], [3, 1, 0], [3, 1, 0])


def test_the_first_word_scores_nothing() -> None:
    assert (three().scores, three().points) == ([0, 0, 0], [0])


def test_a_word_uses_exactly_two_cards_of_the_table() -> None:
    table = relax("TAELCIIIII")
    assert table.refuses("play 1: A +T +E") == "must-use-card"
    assert table.refuses("play 1: +T +E +A") == "must-use-card"
    assert table.refuses("play 1: L A X +E") == "must-use-card"
    assert table.refuses("play TEA") == "must-use-card"


def test_a_word_needs_at_least_one_hand_card() -> None:
    assert relax("TAEEEIIIII").refuses("play 1: A X") == "nothing-played"


def test_a_player_may_not_make_the_same_word_again() -> None:
    table = take_two(["TMODHSOUNK", "EDHSORNLII"], table=["TEA"])
    assert table.refuses("play 1: +T E A") == "unchanged"
    table = take_two(["TMODHSOUNK", "EDHSORNLII"], table=["TEA"]).do("play 1: E A +T")
    assert (table.table, table.scores) == (["EAT"], [0, 1])


def test_a_player_may_not_lay_a_card_over_a_table_card() -> None:
    assert relax("AEEEEIIIII").refuses("play 1: A/A X +E") == "move-not-permitted"


def test_the_game_refuses_illegal_moves_and_names_the_reason() -> None:
    table = relax("EDTHSOUNKI")
    assert table.refuses("play 1: X X +E") == "not-on-table"
    assert table.refuses("play 1: A X +C") == "not-in-hand"
    assert table.refuses("play 1: A X +D") == "not-a-word"
    assert table.refuses("play 2: A X +E") == "no-such-word"
    assert table.refuses("play 1: A X +E ; HOT") == "move-not-permitted"
    assert table.refuses("play 1: A X +E remove 1") == "bad-notation"
    assert take_two(["EDTHSOUNKI", "AAAAA"]).refuses("play 1: A X +E") == "no-such-word"


# ---- players who cannot play


def test_a_trade_of_up_to_five_cards_pays_the_previous_player_as_a_pass_does() -> None:
    table = three("trade DTHSU")
    assert (table.scores, table.cards_won, table.table, table.deck) == ([8, 0, 0], [5, 0, 0], [], 5)
    assert table.to_act == [1]
    assert table.do("play TEAM").to_act == [3]
    assert relax("EDTHSOUNKI").refuses("trade EDTHSO") == "cannot-trade"


def test_a_free_trade_leaves_the_word_on_the_table_and_pays_nobody() -> None:
    table = three("trade DTHSU", "play 1: E X +I +T", options={"stuck": "free-trade"})
    # Ann laid RELAX, so she gets the cards that EXIT does not use
    assert (table.table, table.scores) == (["EXIT"], [3, 0, 0])


def test_a_player_who_passes_gives_all_cards_and_their_values_to_the_previous_player_who_starts_afresh() -> None:
    table = three("pass")
    assert (table.scores, table.cards_won, table.table, table.to_act) == ([8, 0, 0], [5, 0, 0], [], [1])
    table.do("play TEAM")
    assert (table.table, table.scores, table.to_act) == (["TEAM"], [8, 0, 0], [3])


def test_the_turn_goes_back_to_the_player_who_passed_if_there_are_two() -> None:
    assert relax("EDTHSOUNKI").do("pass", "play TEA").to_act == [1]


def test_if_the_previous_player_cannot_start_the_seats_after_the_player_who_passed_may_start_clockwise() -> None:
    table = three("pass", "pass")
    assert table.to_act == [3]
    assert table.do("trade O").to_act == [1]


def test_a_player_who_cannot_open_passes_and_the_next_player_opens() -> None:
    table = take_two(["EDTHSOUNKI", "CATAAAAAAA"]).do("pass", "play CAT")
    assert (table.table, table.scores, table.to_act) == (["CAT"], [0, 0], [1])


# ---- the end


def test_the_game_ends_when_the_deck_is_empty_and_everybody_has_passed_on_the_empty_table() -> None:
    table = relax("HO", "", rival="KI").do("pass")
    assert (table.over, table.scores) == (False, [0, 8])
    table.do("pass")  # Ann has passed only on the old word, so she may still start with a fresh word
    assert (table.over, table.to_act) == (False, [1])
    table.do("pass")
    assert (table.end, table.scores, table.winners) == ("exhausted", [0, 8], [2])


def test_a_player_who_could_not_use_the_word_may_still_start() -> None:
    table = relax("HOT", "", rival="KI").do("pass", "pass", "play HOT")
    assert (table.over, table.table, table.to_act) == (False, ["HOT"], [2])


def test_the_last_word_goes_to_its_maker_and_unplayed_cards_cost_nothing() -> None:
    table = take_two(["CAT", "AAEE"], "", options={"end": "first-out"}).do("play CAT")
    assert (table.end, table.scores, table.cards_won, table.table) == ("went-out", [4, 0], [3, 0], [])


def test_the_game_does_not_end_when_a_player_goes_out_unless_agreed() -> None:
    table = take_two(["CAT", "AAEE"], "").do("play CAT")
    assert (table.over, table.to_act) == (False, [2])


# ---- wrong words, challenges, resigning


def test_a_wrong_word_under_strict_judging_and_a_timeout_count_as_passes() -> None:
    options = {"words": "strict", "seconds": 120}
    assert relax("EDTHSOUNKI", options=options).do("play 1: A X +D").scores == [0, 8]
    assert relax("EDTHSOUNKI", options=options).do("timeout").scores == [0, 8]


def test_a_play_taken_back_counts_as_a_pass() -> None:
    table = three("play 1: A X +D", "@1 challenge", options={"words": "challenge"})
    assert (table.scores, table.cards_won, table.table, table.to_act) == ([8, 0, 0], [5, 0, 0], [], [1])
    assert table.hands[1] == "DEHINOSTTU"


def test_a_player_who_loses_a_turn_to_a_failed_challenge_is_skipped() -> None:
    table = three("@2 challenge", options={"words": "challenge"})
    assert (table.table, table.to_act, table.scores) == (["RELAX"], [3], [0, 0, 0])


def test_the_seat_before_a_player_who_resigned_becomes_the_previous_player() -> None:
    table = take_two(["EDTHSOUKIN", "TEAMIIIIII", "AAAA"], table=["RELAX"]).do("@3 resign", "play 1: A X +E")
    assert (table.scores, table.out) == ([0, 3, 0], [False, False, True])


def test_nobody_else_sees_traded_cards() -> None:
    table = relax("EDTHSOUNKI").do("trade ED")
    assert [table.seen_by(seat)["log"][0]["do"] for seat in (1, 2)] == ["trade ED", "trade 2"]
    assert table.seen_by(2)["seats"][0]["hand"] == [""] * 10
