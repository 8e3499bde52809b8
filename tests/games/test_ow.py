"""Tests the rules of OW, sentence by sentence."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from tests.table import Table

WORDS = "TRAIN SALT STAR TEA MYTH EYE THAT SEAL PAT TAP OUT TIN PLAY BRR AIA TAT ATTIC EAT"


def ow(hands: list[str], deck: str = "LLNNRRSSDDOO", **more: Any) -> Table:
    return Table("ow", hands=hands, deck=deck, words=WORDS, **more)


def train(hand: str, deck: str = "LLNNRRSSDDOO", rival: str = "EEEEEEEEEE", **more: Any) -> Table:
    """A table of two players with the word TRAIN, where the first player must act and use the named cards A and T."""
    return ow([hand, rival], deck, table=[{"word": "TRAIN", "pick": "A T"}], **more)


# ---- the first word


def test_the_first_player_spells_a_word_and_names_a_vowel_and_a_consonant() -> None:
    table = ow(["TRAINMYHEE", "SLEOUTPADN"]).do("play TRAIN pick A T")
    assert (table.table, table.state["table"][0]["pick"], table.to_act) == (["TRAIN"], ["A", "T"], [2])
    assert (table.hands[0], table.deck) == ("EEHLLMNNRY", 7)


def test_the_word_scores_without_the_two_named_cards() -> None:
    assert ow(["TRAINMYHEE", "SLEOUTPADN"]).do("play TRAIN pick A T").scores == [3, 0]
    assert ow(["MYTHEEEEEE", "SLEOUTPADN"]).do("play MYTH pick Y M").scores == [1 + 3, 0]


def test_a_named_letter_that_a_word_has_twice_costs_the_word_the_points_of_only_one_card() -> None:
    assert ow(["THATEEEEEE", "SLEOUTPADN"]).do("play THAT pick A T").scores == [1 + 3, 0]


def test_a_player_must_name_a_vowel_and_then_a_consonant_of_the_word() -> None:
    table = ow(["TRAINMYHEE", "SLEOUTPADN"])
    for wrong in (
        "play TRAIN",
        "play TRAIN pick T A",
        "play TRAIN pick A I",
        "play TRAIN pick E T",
        "play TRAIN pick A S",
    ):
        assert table.refuses(wrong) == "bad-notation"


def test_the_first_word_must_have_three_letters_or_more() -> None:
    table = ow(["TRAINMYHEE", "SLEOUTPADN"])
    assert table.refuses("play NAIRT pick A T") == "not-a-word"
    assert table.refuses("play AT pick A T") == "too-short"
    assert table.refuses("play TRAIN ; HEY pick A T") == "move-not-permitted"


def test_y_counts_as_the_vowel_if_the_word_has_no_other_vowel() -> None:
    table = ow(["MYTHEEEEEE", "SLEOUTPADN"])
    assert table.refuses("play MYTH pick M Y") == "bad-notation"
    assert table.do("play MYTH pick Y T").scores == [3 + 3, 0]


def test_the_refusal_of_a_play_that_names_no_letters_asks_for_a_vowel_and_a_consonant() -> None:
    table = ow(["TRAINEEEEE", "SLIOUTPDDN"])
    assert table.why_not("play TRAIN") == "Name a vowel and a consonant of TRAIN for the next player."


def test_y_counts_as_the_consonant_if_the_word_has_no_other_consonant() -> None:
    table = ow(["EYETAAAAAA", "SLIOUTPDDN"])
    assert table.refuses("play EYE pick Y E") == "bad-notation"
    assert table.do("play EYE pick E Y").scores == [1, 0]


def test_y_counts_as_neither_vowel_nor_consonant_if_the_word_has_another_vowel_and_another_consonant() -> None:
    table = ow(["PLAYEEEEEE", "SLIOUTPDDN"])
    assert table.refuses("play PLAY pick Y P") == "bad-notation"
    assert table.refuses("play PLAY pick A Y") == "bad-notation"


def test_the_first_word_must_have_at_least_one_vowel_and_one_consonant() -> None:
    table = ow(["BRRAIAAAAA", "SLIOUTPDDN"])
    assert table.refuses("play BRR pick A B") == "must-use-card"
    assert table.refuses("play AIA pick A I") == "must-use-card"


# ---- the words after it


def test_the_next_word_has_both_named_cards_in_any_order_and_a_hand_card() -> None:
    table = train("SLEOUTPADN").do("play 1: +S A +L T pick A S")
    assert (table.table, table.scores, table.dead) == (["SALT"], [2, 0], 3)
    assert (table.hands[0], table.deck) == ("ADELLNOPTU", 10)
    table = train("SLEOUTPADN").do("play 1: T A +P pick A P")
    assert (table.table, table.scores) == (["TAP"], [1, 0])


def test_the_next_word_must_use_the_named_cards_of_the_table() -> None:
    table = train("SALTEOOOOO")
    assert table.refuses("play SALT pick A S") == "must-use-card"
    assert table.refuses("play 1: +S +A +L T pick A S") == "must-use-card"
    assert table.refuses("play 1: +S A +L +T pick A S") == "must-use-card"


def test_the_named_cards_are_the_only_table_cards_that_the_next_word_uses() -> None:
    assert train("SEEEEEEEEE", rival="OOOO").refuses("play 1: +S T A R pick A S") == "must-use-card"


def test_a_table_card_with_the_same_letter_as_a_named_one_leaves() -> None:
    table = ow(["ICTEEEEEEE", "OOOO"], table=[{"word": "THAT", "pick": "A T"}])
    assert table.refuses("play 1: A T T +I +C pick A T") == "must-use-card"
    table.do("play 1: A T +T +I +C pick I C")
    assert (table.table, table.dead, table.scores) == (["ATTIC"], 2, [3, 0])


def test_the_next_word_needs_a_hand_card_and_must_be_different() -> None:
    table = ow(["ETEEEEEEEE", "OOOO"], table=[{"word": "TAT", "pick": "A T"}])
    assert table.refuses("play 1: A T pick A T") == "nothing-played"
    assert table.refuses("play 1: T A +T pick A T") == "unchanged"
    assert table.do("play 1: +E A T pick E T").table == ["EAT"]


def test_the_player_of_the_next_word_also_names_a_vowel_and_a_consonant() -> None:
    table = train("SLEOUTPADN", rival="ELEEEEEEEE")
    assert table.refuses("play 1: +S A +L T") == "bad-notation"
    table.do("play 1: +S A +L T pick A S")
    assert table.refuses("play 1: +E A T pick E T") == "must-use-card"
    table.do("play 1: S +E A +L pick E S")
    assert (table.table, table.scores) == (["SEAL"], [2, 2])


def test_the_game_refuses_illegal_moves_and_names_the_reason() -> None:
    table = train("SLEOUTPADN")
    assert table.refuses("play 1: A T +C pick A T") == "not-in-hand"
    assert table.refuses("play 1: +O +U T A pick A T") == "not-a-word"
    assert table.refuses("play 1: A T X pick A T") == "not-on-table"
    assert table.refuses("play 1: T A/A +P pick A P") == "move-not-permitted"
    assert table.refuses("play 2: T A +P pick A P") == "no-such-word"
    assert table.refuses("play 1: T A +P pick A P ; OUT") == "bad-notation"
    assert table.refuses("play 1: T A +P ; OUT pick A P") == "move-not-permitted"
    assert table.refuses("play 1: T A +P keep 1 pick A P") == "bad-notation"
    assert ow(["SLEOUTPADN", "OOOO"]).refuses("play 1: T A +P pick A P") == "no-such-word"


# ---- players who cannot play


def test_a_player_who_cannot_play_passes_or_trades_and_the_named_cards_stay() -> None:
    three = ["SLEOUTPADN", "SIEEEEEEEE", "LSIIII"]
    table = ow(three, table=[{"word": "TRAIN", "pick": "A T"}]).do("pass", "trade EEEEE")
    assert (table.state["table"][0]["pick"], table.to_act) == (["A", "T"], [3])
    table.do("play 1: +S A +L T pick A L")
    assert (table.scores, table.dead) == ([0, 0, 2], 3)
    assert train("SLEOUTPADN").refuses("trade SLEOUT") == "cannot-trade"


def test_a_player_who_cannot_open_passes_and_the_next_player_opens() -> None:
    table = ow(["SLEOUTPADN", "TINEEEEEEE"]).do("pass", "play TIN pick I T")
    assert (table.table, table.scores) == (["TIN"], [0, 1])


def test_the_table_clears_when_all_in_turn_have_passed_and_the_next_player_spells_a_fresh_word() -> None:
    table = train("OUTEEEEEEE", rival="LLIIII").do("pass", "pass")
    assert (table.table, table.dead, table.to_act, table.over) == ([], 5, [1], False)
    table.do("play OUT pick O T")
    assert (table.table, table.scores) == (["OUT"], [2, 0])


def test_two_rounds_of_passes_and_trades_clear_the_table_but_one_does_not() -> None:
    table = train("OUTEEEEEEE", rival="LLIIII").do("trade E", "trade L")
    assert (table.table, table.to_act) == (["TRAIN"], [1])
    table.do("pass", "trade L")
    assert (table.table, table.dead, table.to_act, table.over) == ([], 5, [1], False)


def test_a_trade_breaks_the_run_of_passes() -> None:
    table = train("OUTEEEEEEE", rival="LLIIII").do("pass", "trade L", "pass")
    assert table.table == ["TRAIN"]
    assert table.do("pass").table == []


def test_the_table_may_be_cleared_any_number_of_times() -> None:
    table = train("OUTSLEPADN").do("pass", "pass", "play OUT pick O T", "pass", "pass")
    assert (table.over, table.table, table.dead, table.to_act) == (False, [], 8, [2])


def test_the_table_also_clears_after_a_word_made_from_another_word() -> None:
    table = train("PATLLEEEEE", rival="SLOOOO").do("pass", "pass")
    table.do("play PAT pick A T", "play 1: +S A +L T pick A S", "pass", "pass")
    assert (table.table, table.over) == ([], False)


def test_the_failure_of_a_player_who_resigns_no_longer_counts() -> None:
    three = ["SLEOUTPADN", "SIEEEEEEEE", "LSIIII"]
    table = ow(three, table=[{"word": "TRAIN", "pick": "A T"}]).do("pass", "@1 resign", "pass")
    assert (table.table, table.to_act) == (["TRAIN"], [3])
    assert table.do("pass").table == []


def test_a_turn_lost_to_a_challenge_does_not_count_as_a_pass() -> None:
    table = train("SLEOUTPADN", options={"words": "challenge"}).do("play 1: +S A +L T pick A S", "challenge", "pass")
    assert (table.table, table.to_act) == (["SALT"], [2])  # only Ann has passed; Ben's lost turn does not count
    assert table.do("pass").table == []


# ---- the end


def test_the_game_ends_when_a_player_goes_out_with_an_empty_deck_and_unplayed_cards_are_subtracted() -> None:
    table = train("SL", "", rival="AX").do("play 1: +S A +L T pick A L")
    assert (table.end, table.scores, table.winners) == ("went-out", [2, -5], [1])


def test_the_game_ends_when_the_deck_is_empty_and_everybody_has_passed() -> None:
    table = train("SLE", "", rival="AX").do("pass", "pass")
    assert (table.end, table.scores, table.winners, table.table) == ("exhausted", [-3, -5], [1], ["TRAIN"])


# ---- wrong words, challenges, set-ups


def test_a_wrong_word_under_strict_judging_scores_nothing_and_the_named_cards_stay() -> None:
    table = train("SLEOUTPADN", options={"words": "strict"}).do("play 1: A T +S pick A S")
    assert (table.scores, table.state["table"][0]["pick"], table.to_act) == ([0, 0], ["A", "T"], [2])


def test_a_successful_challenge_restores_the_named_cards() -> None:
    table = train("SLEOUTPADN", options={"words": "challenge"}).do("play 1: A T +S pick A S")
    assert table.state["table"][0]["pick"] == ["A", "S"]
    table.do("challenge")
    assert (table.table, table.state["table"][0]["pick"], table.dead, table.deck) == (["TRAIN"], ["A", "T"], 0, 12)


def test_a_setup_must_name_the_cards_that_are_passed_on() -> None:
    for pick in ({}, {"pick": "T A"}, {"pick": "A"}, {"pick": "E T"}):
        with pytest.raises(Refused, match="bad-setup"):
            ow(["SLEOUTPADN", "TIN"], table=[{"word": "TRAIN", **pick}])
