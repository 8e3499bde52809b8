"""Tests the rules of Split Off, sentence by sentence. The tests of Split Run cover the rules that both games share."""

from typing import Any

import pytest

from tests.table import Table

WORDS = "EARTH TEAR TEARS THE PARSNIP PAR SNIP SNIPS CAT CATS TOT EARS"


def split_off(hand: str, table: list[Any] | None = None, **more: Any) -> Table:
    setup: dict[str, Any] = {"hands": [hand, "OO"], "deck": "LLLLLLDDDD", "words": WORDS, "table": table}
    return Table("split-off", **{**setup, **more})


def test_the_first_player_lays_a_word_and_scores_it() -> None:
    table = split_off("EARTHAAAAA").do("play EARTH")
    assert (table.scores, table.table, table.to_act) == ([7, 0], ["EARTH"], [2])
    assert split_off("EARTHAAAAA").refuses("play EARTH remove 1") == "bad-notation"


def test_a_player_must_change_the_word_on_the_table() -> None:
    assert split_off("CATAAA", ["EARTH"]).refuses("play CAT") == "must-use-card"


@pytest.mark.parametrize("play", ["play 1: C A P~T", "play 1: C A T/T +S"])
def test_the_permitted_moves_are_add_overlay_and_split(play: str) -> None:
    assert split_off("PTSAAA", ["CAT"], words="CAP CATS").refuses(play) == "move-not-permitted"


def test_one_word_of_a_split_leaves_the_table_after_scoring() -> None:
    table = split_off("TEIIIIIIII", ["EARTH"]).do("play 1: +T E A R | T H +E remove 2")
    assert (table.scores, table.table, table.dead) == ([9, 0], ["TEAR"], 3)
    assert table.log[0]["words"] == ["TEAR", "THE"]


def test_the_player_chooses_the_word_that_leaves() -> None:
    table = split_off("TEAAAAAAAA", ["EARTH"]).do("play 1: +T E A R | T H +E remove 1")
    assert (table.scores, table.table, table.dead) == ([9, 0], ["THE"], 4)


def test_covered_cards_leave_the_table_with_their_word() -> None:
    table = split_off("SAAA", [{"slots": [["P"], ["O", "A"], ["R"], ["S"], ["N"], ["I"], ["P"]]}])
    table.do("play 1: P A R | S N I P +S remove 1")
    assert (table.table, table.dead) == (["SNIPS"], 4)


def test_a_part_of_a_split_without_a_hand_card_scores_nothing_even_if_the_part_leaves() -> None:
    table = split_off("SAAA", ["PARSNIP"]).do("play 1: P A R | S N I P +S remove 1")
    assert (table.scores, table.table) == ([6, 0], ["SNIPS"])
    table = split_off("SAAA", ["PARSNIP"]).do("play 1: P A R | S N I P +S remove 2")
    assert (table.scores, table.table) == ([6, 0], ["PAR"])


def test_a_part_changed_only_by_duplicates_scores_nothing_even_if_it_leaves_the_table() -> None:
    table = split_off("RSAA", ["PARSNIP"], options={"moves": "AOSD"})
    assert table.do("play 1: P A R/R | S N I P +S remove 1").scores == [6, 0]


def test_a_split_that_plays_only_duplicates_is_refused_as_unchanged() -> None:
    table = split_off("RPAA", ["PARSNIP"], options={"moves": "AOSD"})
    assert table.refuses("play 1: P A R/R | S N I P/P remove 1") == "unchanged"


def test_each_part_keeps_two_uncovered_neighbours() -> None:
    table = split_off("HIAAA", ["STOP"], words="HIS TOP")
    assert table.refuses("play 1: +H +I S | T O P remove 1") == "bad-split"


def test_a_split_needs_a_hand_card() -> None:
    assert split_off("SAAA", ["PARSNIP"]).refuses("play 1: P A R | S N I P remove 1") == "nothing-played"


def test_no_word_leaves_without_a_split() -> None:
    table = split_off("SAAA", ["CAT"])
    assert table.refuses("play 1: C A T +S remove 1") == "bad-notation"
    assert table.do("play 1: C A T +S").table == ["CATS"]


def test_a_split_must_name_the_word_that_leaves() -> None:
    assert split_off("SAAA", ["PARSNIP"]).refuses("play 1: P A R | S N I P +S") == "bad-notation"


def test_a_split_that_does_not_name_the_word_that_leaves_is_refused_before_its_cards_are_checked() -> None:
    table = split_off("SAAA", ["PARSNIP"])
    assert table.refuses("play 1: P A R | S N I P +Z") == "bad-notation"
    assert table.refuses("play 1: P A R | S N I P +Z remove 1") == "not-in-hand"


@pytest.mark.parametrize("numbers", ["1 2", "3", "1 1", "0"])
def test_exactly_one_word_leaves_after_one_split(numbers: str) -> None:
    assert split_off("SAAA", ["PARSNIP"]).refuses(f"play 1: P A R | S N I P +S remove {numbers}") == "bad-notation"


def test_one_word_leaves_for_each_word_that_was_split() -> None:
    table = split_off("TESAAAAAAA", ["EARTH", "PARSNIP"])
    both = "play 1: +T E A R | T H +E ; 2: P A R | S N I P +S"
    for numbers in ("2", "1 2", "3 4", "2 3 4"):
        assert table.refuses(f"{both} remove {numbers}") == "bad-notation"
    table.do(f"{both} remove 2 3")
    assert (table.scores, table.table) == ([15, 0], ["TEAR", "SNIPS"])


def test_a_play_numbers_its_words_in_the_order_in_which_it_makes_them() -> None:
    table = split_off("TESAAAAAAA", ["EARTH", "PARSNIP"])
    table.do("play 2: P A R | S N I P +S ; 1: +T E A R | T H +E remove 4 1")
    assert table.table == ["TEAR", "SNIPS"]


def test_a_word_changed_without_a_split_has_a_number_but_cannot_leave() -> None:
    table = split_off("SSAAA", ["CAT", "PARSNIP"])
    play = "play 1: C A T +S ; 2: P A R | S N I P +S"
    assert table.refuses(f"{play} remove 1") == "bad-notation"
    assert table.do(f"{play} remove 3").table == ["CATS", "PAR"]
    assert table.scores == [11, 0]


def test_one_of_three_parts_leaves_the_table() -> None:
    table = split_off("SAAA", ["TOTSNIPEAR"]).do("play 1: T O T | S N I P | E A R +S remove 2")
    assert (table.scores, table.table) == ([4, 0], ["TOT", "EARS"])


def test_if_a_split_makes_two_equal_words_the_word_that_the_player_named_leaves() -> None:
    table = split_off("SAAA", ["TOTTOT", "TOT"], words="TOT TOTS").do("play 1: T O T | T O T +S remove 1")
    assert table.table == ["TOTS", "TOT"]


def test_the_words_that_remain_after_a_split_stay_in_play() -> None:
    table = split_off("", ["CAT", "EARTH"], hands=["TEAAAAAA", "SOO"])
    table.do("play 2: +T E A R | T H +E remove 2", "play 1: C A T +S")
    assert table.table == ["CATS", "TEAR"]


def test_a_successful_challenge_to_a_split_restores_the_word_that_left() -> None:
    table = split_off("SAAA", ["PARSNIP"], words="PAR", options={"words": "challenge"})
    table.do("play 1: P A R | S N I P +S remove 1", "challenge")
    assert (table.table, table.dead, table.scores, table.to_act) == (["PARSNIP"], 0, [0, 0], [2])


def test_a_player_who_cannot_play_trades_up_to_five_cards_or_passes() -> None:
    table = split_off("SAAAAA", ["PARSNIP"])
    assert table.expects == ["play", "trade", "pass"]
    assert table.refuses("trade SAAAAA") == "cannot-trade"
    assert table.do("trade SAAAA").to_act == [2]


def test_every_other_player_has_one_more_turn_when_a_player_goes_out() -> None:
    table = split_off("S", ["CAT"], hands=["S", "OO", "Q"], deck="").do("play 1: C A T +S", "pass")
    assert (table.over, table.to_act) == (False, [3])
    table.do("pass")
    assert (table.end, table.scores, table.winners) == ("went-out", [5, -2, -4], [1])


def test_the_game_also_ends_when_all_pass_with_an_empty_deck_and_then_unplayed_cards_cost_their_values() -> None:
    table = split_off("AAA", ["CAT"], hands=["AAA", "II"], deck="").do("pass", "pass")
    assert (table.end, table.scores, table.winners) == ("exhausted", [-3, -2], [2])
