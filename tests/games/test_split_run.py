"""Tests the rules of Split Run, sentence by sentence."""

from typing import Any

import pytest

from tests.table import Table

WORDS = "EARTH TEAR TEARS THE THEM PARSNIP PAR SPAR SNIP SNIPS STOP HIS TOP TOPS SOT POT CAT CATS TEN TENS EAR EARS"


def split_run(**more: Any) -> Table:
    setup: dict[str, Any] = {"hands": ["EARTHAAAAA", "TEIIIIIIII"], "deck": "LLLDDRR", "words": WORDS}
    return Table("split-run", **{**setup, **more})


def with_parsnip(hand: str, **more: Any) -> Table:
    return split_run(**{"hands": [hand, "OO"], "deck": "LLLLLLDDDD", "table": ["PARSNIP"], **more})


# ---- the opening


def test_the_first_player_lays_a_word_and_scores_it() -> None:
    table = split_run().do("play EARTH")
    assert (table.scores, table.table, table.to_act) == ([7, 0], ["EARTH"], [2])
    assert table.hands[0] == "AAAAADDLLL"


def test_the_first_player_lays_one_word() -> None:
    assert split_run(hands=["CATTENAAAA", "TE"]).refuses("play CAT ; TEN") == "move-not-permitted"


def test_the_next_player_opens_if_the_first_player_cannot_open() -> None:
    table = split_run(hands=["IIIIIIII", "EARTH"]).do("pass", "play EARTH")
    assert (table.scores, table.table) == ([0, 7], ["EARTH"])


# ---- changing


def test_a_play_must_use_a_word_on_the_table() -> None:
    table = split_run(hands=["CATEARTHII", "TE"], table=["STOP"])
    assert table.refuses("play EARTH") == "must-use-card"
    assert table.refuses("play 1: S T O P +S ; CAT") == "must-use-card"


def test_add_and_overlay_are_permitted() -> None:
    table = split_run(hands=["SPAAAAAAAA", "TE"], table=["TOT"]).do("play 1: T O P/T +S")
    assert table.state["table"][0]["slots"] == [["T"], ["O"], ["T", "P"], ["S"]]
    assert table.scores == [5, 0]


@pytest.mark.parametrize("play", ["play 1: T O P~T", "play 1: T O T/T +S"])
def test_give_and_take_and_duplicate_are_not_permitted(play: str) -> None:
    table = split_run(hands=["SPTAAAAAAA", "TE"], table=["TOT"], words="TOP TOTS")
    assert table.refuses(play) == "move-not-permitted"


def test_a_word_scores_the_values_of_its_visible_cards() -> None:
    table = split_run(hands=["SAAAA", "TE"], table=[{"slots": [["Q", "T"], ["O"], ["Z", "P"]]}]).do("play 1: T O P +S")
    assert table.scores == [5, 0]


def test_a_player_changes_one_or_more_of_the_words_in_play() -> None:
    table = split_run(hands=["SSAAAA", "TE"], table=["CAT", "STOP", "TEN"]).do("play 1: C A T +S ; 3: T E N +S")
    assert table.scores == [9, 0]
    assert table.table == ["CATS", "STOP", "TENS"]


def test_a_play_may_name_the_words_in_any_order() -> None:
    table = split_run(hands=["SSAAAA", "TE"], table=["CAT", "TEN"]).do("play 2: T E N +S ; 1: C A T +S")
    assert table.table == ["CATS", "TENS"]
    assert table.log[0]["words"] == ["TENS", "CATS"]


def test_a_play_changes_each_word_only_once() -> None:
    table = split_run(hands=["SSAAAA", "TE"], table=["CAT", "TEN"])
    assert table.refuses("play 1: C A T +S ; 1: C A T +S") == "bad-notation"


def test_all_words_changed_or_split_in_one_turn_score() -> None:
    table = split_run(hands=["TESIIIIIII", "OO"], table=["CAT", "EARTH"], deck="LLLLLL")
    table.do("play 1: C A T +S ; 2: +T E A R | T H +E")
    assert table.scores == [5 + 4 + 5, 0]
    assert (table.table, table.deck) == (["CATS", "TEAR", "THE"], 3)


# ---- splitting


def test_a_split_makes_two_words_which_both_score() -> None:
    table = split_run().do("play EARTH", "play 1: +T E A R | T H +E")
    assert table.scores == [7, 9]
    assert table.points == [7, 9]
    assert (table.table, table.dead) == (["TEAR", "THE"], 0)


def test_a_split_may_make_more_than_two_words() -> None:
    table = with_parsnip("SEEEE", table=["TOTSNIPEAR"], words="TOT SNIP EARS").do("play 1: T O T | S N I P | E A R +S")
    assert table.table == ["TOT", "SNIP", "EARS"]
    assert table.scores == [4, 0]


def test_the_parts_of_a_split_word_take_its_place_in_the_list_of_words() -> None:
    table = with_parsnip("SEEE", table=["CAT", "PARSNIP", "TEN"]).do("play 2: P A R | S N I P +S")
    assert table.table == ["CAT", "PAR", "SNIPS", "TEN"]


def test_a_part_of_a_split_without_a_hand_card_scores_nothing() -> None:
    table = with_parsnip("SEEEEEEEEE").do("play 1: P A R | S N I P +S")
    assert (table.scores, table.table) == ([6, 0], ["PAR", "SNIPS"])
    assert table.log[0]["words"] == ["PAR", "SNIPS"]


def test_a_part_of_a_split_without_a_hand_card_must_still_be_a_word() -> None:
    assert with_parsnip("SEEE", words="SNIPS").refuses("play 1: P A R | S N I P +S") == "not-a-word"
    assert with_parsnip("SEEE", words="PA PARSNIPS").refuses("play 1: P A | R S N I P +S") == "too-short"


def test_a_split_must_change_at_least_one_part_with_a_hand_card() -> None:
    table = with_parsnip("SEEE")
    assert table.refuses("play 1: P A R | S N I P") == "nothing-played"


def test_every_word_that_is_split_needs_a_hand_card() -> None:
    table = with_parsnip("SEEE", table=["CAT", "PARSNIP"])
    assert table.refuses("play 1: C A T +S ; 2: P A R | S N I P") == "nothing-played"


def test_each_part_keeps_two_uncovered_neighbours() -> None:
    table = split_run(hands=["HIIIIIIIEE", "OO"], table=["STOP"])
    assert table.refuses("play 1: +H +I S | T O P") == "bad-split"


def test_a_covered_card_does_not_count_as_a_neighbour() -> None:
    table = with_parsnip("SOAEEE", words="SAR OAR SNIPS")
    assert table.refuses("play 1: S/P A A/R | S N I P +S") in ("bad-split", "not-in-hand")
    assert table.refuses("play 1: P O/A R | S N I P +S") == "bad-split"
    assert table.do("play 1: O/P A R | S N I P +S").table == ["OAR", "SNIPS"]


def test_the_two_neighbours_must_have_lain_side_by_side_in_the_old_word() -> None:
    table = with_parsnip("EOST", table=["PAIRS"], words="PERS OPA IRS")
    assert table.refuses("play 1: P O/A S/I R | S +E +T") == "bad-split"
    assert with_parsnip("OO", table=["PAST"], words="POT AST").refuses("play 1: P O/A S T") == "not-a-word"


def test_a_player_may_lay_cards_between_the_two_neighbours() -> None:
    table = with_parsnip("SOEE", table=["PATO"], words="PSA TOO").do("play 1: P +S A | T +O O")
    assert table.table == ["PSA", "TOO"]


def test_the_letters_of_a_split_word_keep_their_order() -> None:
    assert with_parsnip("SEEE", words="RAP SNIPS").refuses("play 1: R A P | S N I P +S") == "not-on-table"


def test_all_parts_of_a_split_stay_in_play_for_later_turns() -> None:
    table = split_run(hands=["EARTHAAAAA", "TEMIIIIIII"]).do("play EARTH", "play 1: +T E A R | T H +E", "pass")
    assert table.do("play 2: T H E +M").table == ["TEAR", "THEM"]


def test_players_may_agree_to_forbid_splits() -> None:
    table = with_parsnip("SEEE", options={"moves": "AO"})
    assert table.refuses("play 1: P A R | S N I P +S") == "move-not-permitted"


def test_the_printed_examples_of_moves_are_legal() -> None:
    table = split_run(
        hands=["KITEXTTEOL", "SMEARHNIDU"],
        deck="OOLLNNRRSSAAIIEE",
        words="KIT SKIM EXIT EARTH TEAR THE",
        options={"moves": "AOGSD"},
    )
    table.do("play KIT", "play 1: +S K I M/T", "play 1: E/S X/K I T/M", "play 1: E/E A~X R/I T +H")
    assert table.table == ["EARTH"]
    table.do("play 1: +T E A R | T H +E")
    assert (table.points, table.scores) == ([6, 9, 7, 7, 9], [22, 16])
    assert table.hands == ["AILLNOOORR", "ADILNNSSUX"]


# ---- duplicates, if the players permit them


def test_a_word_changed_by_duplicates_alone_scores_nothing() -> None:
    table = split_run(hands=["TSAAA", "OO"], table=["CAT", "TEN"], options={"moves": "AOSD"})
    table.do("play 1: C A T/T ; 2: T E N +S")
    assert table.scores == [4, 0]


def test_a_part_changed_only_by_duplicates_scores_nothing() -> None:
    table = split_run(hands=["RSAAA", "OO"], table=["PARSNIP"], options={"moves": "AOSD"})
    table.do("play 1: P A R/R | S N I P +S")
    assert (table.table, table.scores) == (["PAR", "SNIPS"], [6, 0])
    table = split_run(hands=["RSPAA", "OO"], table=["PARSNIP"], options={"moves": "AOSD"})
    assert table.do("play 1: +S P A R/R | S N I P/P").scores == [5, 0]


def test_a_split_that_plays_only_duplicates_is_refused_as_unchanged() -> None:
    table = split_run(hands=["RPAAA", "OO"], table=["PARSNIP"], options={"moves": "AOSD"})
    assert table.refuses("play 1: P A R/R | S N I P") == "unchanged"
    assert table.refuses("play 1: P A R/R | S N I P/P") == "unchanged"
    assert table.why_not("play 1: P A R/R | S N I P") == "Duplicates alone do not make different words out of PARSNIP."


# ---- players who cannot play


def test_a_player_who_cannot_play_trades_up_to_five_cards_or_passes() -> None:
    table = with_parsnip("SEEEE")
    assert table.expects == ["play", "trade", "pass"]
    table.do("trade SEEEE")
    assert (table.to_act, table.hands[0], table.deck) == ([2], "LLLLL", 10)
    assert with_parsnip("SEEEEE").refuses("trade SEEEEE") == "cannot-trade"


def test_a_refused_wrong_word_leaves_the_words_on_the_table_unchanged() -> None:
    table = with_parsnip("SEEE", words="PAR")
    assert table.refuses("play 1: P A R | S N I P +S") == "not-a-word"
    assert table.table == ["PARSNIP"]


def test_a_wrong_word_under_strict_judging_ends_the_turn() -> None:
    table = with_parsnip("SEEE", words="PAR", options={"words": "strict"}).do("play 1: P A R | S N I P +S")
    assert (table.table, table.scores, table.to_act) == (["PARSNIP"], [0, 0], [2])


def test_a_successful_challenge_takes_a_whole_split_back() -> None:
    table = with_parsnip("SEEE", words="PAR", options={"words": "challenge"})
    table.do("play 1: P A R | S N I P +S", "challenge")
    assert (table.table, table.scores, table.hands[0], table.deck) == (["PARSNIP"], [0, 0], "EEES", 10)
    assert table.to_act == [2]


# ---- the end


def test_a_player_who_goes_out_gives_every_other_player_one_more_turn() -> None:
    table = split_run(hands=["CAT", "SD", "ET"], deck="").do("play CAT")
    assert (table.over, table.to_act) == (False, [2])
    table.do("play 1: C A T +S", "pass")
    assert (table.over, table.end) == (True, "went-out")
    assert (table.scores, table.winners) == ([4, 3, -2], [1])


def test_a_player_with_an_empty_hand_draws_new_cards_while_the_deck_lasts() -> None:
    table = split_run(hands=["CAT", "SD", "ET"], deck="LLLLLLRRRPPP").do("play CAT", "pass", "pass")
    assert not table.over
    assert (table.deck, table.hands) == (0, ["LLLLLLPRRR", "DPPS", "ET"])


def test_a_player_who_goes_out_in_a_last_turn_gives_nobody_another_turn() -> None:
    table = split_run(hands=["CAT", "S", "ET"], deck="").do("play CAT", "play 1: C A T +S")
    assert (table.over, table.to_act) == (False, [3])
    assert table.do("pass").scores == [4, 5, -2]


def test_a_player_with_an_empty_hand_passes_automatically_in_the_last_turn() -> None:
    table = split_run(hands=["CAT", "", "ET"], deck="").do("play CAT")
    assert (table.over, table.to_act) == (False, [3])
    assert table.do("pass").scores == [4, 0, -2]


def test_a_player_who_loses_the_last_turn_to_a_challenge_gets_no_other_turn() -> None:
    table = split_run(hands=["CAT", "SD", "ET"], deck="", options={"words": "challenge"})
    table.do("play CAT", "@3 challenge", "pass")
    assert (table.over, table.scores) == (True, [4, -3, -2])


def test_a_player_who_resigns_loses_the_last_turn() -> None:
    table = split_run(hands=["CAT", "SD", "ET"], deck="").do("play CAT", "@3 resign", "pass")
    assert (table.over, table.winners) == (True, [1])
    table = split_run(hands=["CAT", "SD", "ET"], deck="").do("play CAT", "resign", "pass")
    assert (table.over, table.winners, table.scores) == (True, [1], [4, 0, -2])


def test_the_other_players_may_challenge_the_last_word_before_the_game_ends() -> None:
    table = split_run(hands=["CAT", "SD"], deck="", options={"words": "challenge"})
    table.do("play CAT", "play 1: C A T +S")
    assert (table.over, table.to_act, table.expects) == (False, [1], ["accept", "challenge"])
    assert table.do("accept").scores == [4, 3]


def test_a_challenge_takes_back_a_wrong_word_with_which_a_player_went_out_and_the_last_turns_after_it() -> None:
    table = split_run(hands=["CTA", "SD", "ET"], deck="", options={"words": "challenge"})
    table.do("play CTA", "@3 challenge", "pass", "pass")
    assert (table.over, table.hands) == (True, ["ACT", "DS", "ET"])
    assert table.end == "exhausted"


def test_the_game_also_ends_when_all_pass_with_an_empty_deck() -> None:
    table = split_run(hands=["AAA", "II"], deck="", table=["CAT"]).do("pass", "pass")
    assert (table.end, table.scores, table.winners) == ("exhausted", [-3, -2], [2])


def test_unplayed_cards_cost_their_values_and_the_highest_score_wins() -> None:
    table = split_run(hands=["SQ", "SO"], deck="", table=["CAT"], state={"scores": [10, 9]})
    table.do("play 1: C A T +S", "pass", "pass")
    assert (table.scores, table.winners) == ([10 + 5 - 4, 9 - 2], [1])
