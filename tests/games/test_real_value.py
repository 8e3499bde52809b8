"""Tests the rules of Real Value, sentence by sentence."""

from typing import Any

from tests.table import Table

WORDS = "CAT DOG KID KIT KITE QUIET SIT SKIT TOE TOES SID"


def real(hands: list[str], deck: str = "NNNNNNN", **more: Any) -> Table:
    return Table("real-value", hands=hands, deck=deck, words=WORDS, **more)


def kit(hand: str, deck: str = "NNNNNNN", rival: str = "EEEEEEEEEE", **more: Any) -> Table:
    """A table of two players with the word KIT; the first player is to act."""
    return real([hand, rival], deck, table=["KIT"], **more)


# ---- words and scores


def test_a_word_scores_one_point_per_letter_and_the_value_of_its_highest_card() -> None:
    table = real(["QUIETAAAAA", "EEEEEEEEEE"]).do("play QUIET")
    assert (table.scores, table.points, table.table) == ([9, 0], [9], ["QUIET"])
    assert real(["TOEAAAAAAA", "EEEEEEEEEE"]).do("play TOE").scores == [3 + 1, 0]
    assert real(["CATAAAAAAA", "EEEEEEEEEE"]).do("play CAT").scores == [3 + 2, 0]


def test_a_player_changes_the_word_on_the_table_by_add_overlay_and_duplicate() -> None:
    table = kit("SEAAAAAAAA").do("play 1: K I T +E")
    assert (table.table, table.scores, table.deck, table.dead) == (["KITE"], [4 + 4, 0], 6, 0)
    table = kit("DEAAAAAAAA").do("play 1: K I D/T")
    assert (table.table, table.scores) == (["KID"], [3 + 4, 0])
    table = kit("ITEAAAAAAA").do("play 1: K I/I T/T +E")
    assert (table.table, table.scores, table.hands[0]) == (["KITE"], [8, 0], "AAAAAAANNN")


def test_a_covered_card_no_longer_counts_as_the_highest() -> None:
    table = kit("SEAAAAAAAA").do("play 1: S/K I T")
    assert (table.table, table.scores) == (["SIT"], [3 + 1, 0])


def test_a_fresh_word_may_replace_the_word_and_its_cards_leave() -> None:
    table = kit("DOGAAAAAAA").do("play DOG")
    assert (table.table, table.scores, table.dead) == (["DOG"], [3 + 3, 0], 3)


def test_covered_cards_leave_the_table_with_their_word() -> None:
    table = real(["DOGAAAAAAA", "EEEE"], table=[{"word": "KIT", "slots": [["K"], ["I"], ["R", "S", "T"]]}])
    assert table.do("play DOG").dead == 5


def test_a_change_by_duplicates_alone_scores_nothing_but_the_player_draws_new_cards() -> None:
    table = kit("ITAAAAAAAA").do("play 1: K I/I T/T")
    assert (table.table, table.scores, table.points, table.hands[0]) == (["KIT"], [0, 0], [0], "AAAAAAAANN")
    assert (table.deck, table.to_act) == (5, [2])


def test_a_player_may_lay_the_same_word_again_without_a_score_and_draws_new_cards() -> None:
    table = real(["SITAAAAAAA", "SITS"], table=["SIT"]).do("play SIT")
    assert (table.table, table.points, table.dead, table.deck) == (["SIT"], [0], 3, 4)


def test_a_change_keeps_a_card_and_gives_a_different_word() -> None:
    table = kit("SIDITAAAAA")
    assert table.refuses("play 1: S/K I/I D/T") == "nothing-kept"
    assert table.refuses("play 1: K I T") == "nothing-played"
    assert table.refuses("play 1: K I/I T/T I") == "not-on-table"


def test_give_and_take_and_split_are_not_permitted() -> None:
    assert kit("SAAAAAAAAA").refuses("play 1: S~K I T") == "move-not-permitted"
    table = real(["SAAAAAAAAA", "EEEE"], table=["CATTOE"])
    assert table.refuses("play 1: C A T | T O E +S") == "move-not-permitted"


def test_players_may_agree_on_other_moves() -> None:
    table = kit("SAAAAAAAAA", options={"moves": "AG"}).do("play 1: S~K I T")
    assert (table.table, table.hands[0]) == (["SIT"], "AAAAAAAAAK")
    assert kit("SAAAAAAAAA", options={"moves": "AG"}).refuses("play 1: S/K I T") == "move-not-permitted"


def test_a_duplicate_that_is_not_permitted_is_refused() -> None:
    assert kit("TAAAAAAAAA", options={"moves": "AO"}).refuses("play 1: K I T/T") == "move-not-permitted"


def test_the_game_refuses_illegal_moves_and_names_the_reason() -> None:
    table = kit("SEAAAAAAAA")
    assert table.refuses("play 1: +S K I") == "bad-notation"
    assert table.refuses("play 1: +S K T I") == "not-on-table"
    assert table.refuses("play 1: K I T +S") == "not-a-word"
    assert table.refuses("play 1: K I T +C") == "not-in-hand"
    assert table.refuses("play DOG") == "not-in-hand"
    assert table.refuses("play 2: K I T +E") == "no-such-word"
    assert table.refuses("play SA") == "too-short"
    assert table.refuses("play 1: K I T +E keep 1") == "bad-notation"


# ---- players who cannot play, and the end


def test_a_player_who_cannot_play_trades_up_to_five_cards_or_passes() -> None:
    table = kit("SEAAAAAAAA").do("trade SE")
    assert (table.hands[0], table.deck, table.to_act, table.table) == ("AAAAAAAANN", 7, [2], ["KIT"])
    assert table.refuses("trade EEEEEE") == "cannot-trade"
    assert table.do("pass").to_act == [1]


def test_a_player_who_cannot_open_passes_and_the_next_player_opens() -> None:
    table = real(["EEEEEEEEEE", "DOGAAAAAAA"]).do("pass", "play DOG")
    assert (table.scores, table.table) == ([0, 6], ["DOG"])


def test_the_game_ends_when_a_player_goes_out_with_the_deck_empty_and_each_unplayed_card_costs_a_point() -> None:
    table = real(["KIT", "ZXQ"], "").do("play KIT")
    assert (table.end, table.scores, table.winners) == ("went-out", [7, -3], [1])


def test_the_game_ends_when_the_deck_is_empty_and_everybody_has_passed() -> None:
    table = real(["KITQ", "EE", "DO"], "").do("play KIT", "pass", "pass")
    assert not table.over
    table.do("pass")
    assert (table.end, table.scores, table.winners) == ("exhausted", [7 - 1, -2, -2], [1])


def test_players_with_equal_totals_share_the_win() -> None:
    assert real(["AA", "QX"], "").do("pass", "pass").winners == [1, 2]


def test_a_wrong_word_under_strict_judging_scores_nothing() -> None:
    table = kit("SEAAAAAAAA", options={"words": "strict"}).do("play 1: K I T +S")
    assert (table.scores, table.table, table.hands[0], table.to_act) == ([0, 0], ["KIT"], "AAAAAAAAES", [2])


def test_a_fresh_word_that_is_taken_back_leaves_the_old_word_in_play() -> None:
    table = kit("DOGAAAAAAA", options={"words": "challenge"}).do("play GOD", "challenge")
    assert (table.table, table.dead, table.scores, table.hands[0]) == (["KIT"], 0, [0, 0], "AAAAAAADGO")


def test_a_player_who_resigns_is_out() -> None:
    table = real(["KITAAAAAAA", "EEEEEEEEEE", "OOOO"]).do("play KIT", "resign", "pass")
    assert (table.to_act, table.out) == ([1], [False, True, False])
