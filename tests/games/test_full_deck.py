"""Tests the rules of Full Deck and of the match of two games, sentence by sentence."""

from collections import Counter
from typing import Any

import pytest

from engine.core.cards import FULL_DECK
from engine.core.oracle import legal_moves
from engine.core.public_facts import BEGAN, GAME, NO_FACTS, Fact, PublicFacts, Rounds, games_won, marks
from engine.core.view import view
from engine.games.full_deck import starter
from tests.table import Table


def full_deck(first: str, second: str = "O O", deck: str = "Y Y W F CH CK X Q", **more: Any) -> Table:
    return Table("full-deck", **{"hands": [first, second], "deck": deck, **more})


def play_on(play: str, word: str, hand: str, **more: Any) -> Table:
    """Sets up a table with this word and makes the play-on `play`, which adds cards to the word."""
    return full_deck(hand, **{"table": [word], **more}).do(play)


# ---- the deck


def test_the_deck_has_70_single_cards_six_combos_two_flips_and_two_wild_ones() -> None:
    named = {"?": "wild", "JX": "flip", "VZ": "flip"}
    kinds = Counter(named.get(card.face, len(card.face)) for card in FULL_DECK.pack())
    assert kinds == {1: 70, 2: 6, "flip": 2, "wild": 2}


def test_the_deck_has_the_letters_that_the_rules_print() -> None:
    singles = "A6 B2 C2 D3 E8 F1 G2 H2 I5 J1 K1 L3 M2 N4 O5 P2 Q1 R4 S3 T4 U3 V1 W1 X1 Y2 Z1"
    printed = {entry[0]: int(entry[1:]) for entry in singles.split()}
    assert printed | dict.fromkeys("ST SH TH CH CK QU JX VZ".split(), 1) | {"?": 2} == FULL_DECK.counts


# ---- the turn


def test_hands_have_eight_cards() -> None:
    table = Table("full-deck", first=None, players=4)
    assert [len(hand.split() if " " in hand else hand) for hand in table.hands] == [8] * 4
    assert table.deck == 48


def test_the_first_player_lays_one_fresh_word_and_refills_the_hand_to_eight() -> None:
    table = full_deck("B A T I I O O E", deck="N N N D").do("play BAT")
    assert (table.table, table.to_act) == (["BAT"], [2])
    assert table.hands[0] == "EIINNNOO"
    table = full_deck("B A T I I O O E")
    assert table.refuses("play BAT ; OIE") == "move-not-permitted"
    assert table.refuses("play BAT ; TIE") == "not-in-hand"  # the two words need two Ts, and the hand has one


def test_the_minimum_length_of_a_word_counts_letters_and_not_cards() -> None:
    assert full_deck("B E I I O O E A").refuses("play BE") == "too-short"
    assert full_deck("SH E I I O O A A").do("play SH E").scores == [6, 0]


def test_a_turn_may_be_a_fresh_word() -> None:
    table = full_deck("B A T I I O O E", "T I E R R A A").do("play BAT", "play TIE")
    assert (table.table, table.scores) == (["BAT", "TIE"], [6, 6])


def test_a_turn_may_be_any_number_of_play_ons() -> None:
    table = full_deck("H E S A A O O I", table=["BAT", "MIL", "NUT"])
    table.do("play 1: B A T +H ; 2: M I L +E ; 3: T U N +A")
    assert (table.table, table.scores) == (["BATH", "MILE", "TUNA"], [4 + 4 + 8, 0])


def test_a_turn_may_be_one_fresh_word_and_any_number_of_play_ons() -> None:
    table = full_deck("H E B A T O O I", table=["BAT", "MIL"]).do("play 1: B A T +H ; BAT ; 2: M I L +E")
    assert (table.table, table.scores) == (["BATH", "MILE", "BAT"], [4 + 6 + 4, 0])


def test_a_second_fresh_word_is_refused() -> None:
    table = full_deck("B A T T I E H O", table=["BAT"])
    assert table.refuses("play BAT ; TIE") == "move-not-permitted"
    assert table.refuses("play 1: B A T +H ; BAT ; TIE") == "move-not-permitted"


def test_a_turn_may_have_at_most_one_play_on_for_each_word() -> None:
    assert full_deck("H S E A A O O I", table=["BAT"]).refuses("play 1: B A T +H ; 1: B A T +S") == "bad-notation"


def test_a_play_on_may_not_change_the_word_laid_in_the_same_turn() -> None:
    assert full_deck("B A T H E I O O", table=["MIL"]).refuses("play BAT ; 2: B A T +H") == "no-such-word"


def test_a_play_on_adds_at_least_one_hand_card() -> None:
    assert full_deck("H S E A A O O I", table=["NUT"]).refuses("play 1: T U N") == "nothing-played"


def test_all_cards_of_the_word_stay_in_a_play_on() -> None:
    table = full_deck("M H S E A O O I", table=["BAT"])
    assert table.refuses("play 1: +M A T") == "bad-notation"
    assert table.refuses("play 1: M/B A T") == "move-not-permitted"
    assert table.refuses("play 1: M~B A T") == "move-not-permitted"
    assert table.refuses("play 1: B A T | +H +E +M") == "move-not-permitted"
    assert table.refuses("play 1: B A S +H") == "not-on-table"


def test_the_cards_of_a_play_on_may_come_in_any_order() -> None:
    assert play_on("play 1: +I M A G E", "GAME", "I O O O R R N N").table == ["IMAGE"]


# ---- the discard


def test_discarded_cards_are_shuffled_into_the_deck_after_the_player_has_drawn() -> None:
    table = full_deck("B A T I I O O E", deck="N N N D D D L L L R R").do("discard B A T I")
    assert (table.hands[0], table.deck, table.to_act, table.scores) == ("DEINNNOO", 11, [2], [0, 0])
    assert sorted(card.face for card in table.match.state.deck) == sorted("ABDDILLLRRT")


def test_a_player_may_discard_all_eight_cards() -> None:
    assert full_deck("B A T I I O O E").do("discard B A T I I O O E").hands[0] == "CH CK F Q W X Y Y"


def test_a_discard_names_combos_and_wild_cards_by_their_faces() -> None:
    table = full_deck("TH ? JX I I O O E", deck="N N N D").do("discard TH ? JX")
    assert table.hands[0] == "EIINNNOO"


def test_a_player_discards_at_most_as_many_cards_as_the_deck_holds() -> None:
    table = full_deck("B A T I I O O E", deck="N N")
    assert table.refuses("discard B A T") == "cannot-trade"
    assert table.do("discard B A").deck == 2


def test_nobody_discards_with_an_empty_deck() -> None:
    table = full_deck("B A T I I O O E", deck="")
    assert table.expects == ["play", "pass"]
    assert table.refuses("discard B") == "cannot-trade"


def test_a_discard_is_not_a_trade() -> None:
    assert full_deck("B A T I I O O E").refuses("trade B") == "wrong-verb"


def test_a_player_does_not_see_which_cards_another_player_discards() -> None:
    table = full_deck("B A T I I O O E").do("discard B A")
    assert table.seen_by(2)["log"][0]["do"] == "discard 2"


def test_the_first_player_may_discard_or_pass_instead_of_laying_a_word() -> None:
    assert full_deck("B A T I I O O E").expects == ["play", "discard", "pass"]


# ---- the score


@pytest.mark.parametrize(("word", "points"), [("BAT", 6), ("MILE", 8), ("CAMP", 8), ("BOTHER", 12)])
def test_a_fresh_word_scores_two_points_a_letter(word: str, points: int) -> None:
    assert full_deck(" ".join(word)).do(f"play {word}").scores == [points, 0]


def test_covered_cards_of_a_setup_stay_under_the_cards_above_them() -> None:
    covered = {"slots": [["O", "N"], ["U"], ["E", "T"]]}
    for play, word, points in (("play 1: T U N +A", "TUNA", 8), ("play 1: +A N U T", "ANUT", 4)):
        table = full_deck("A I I I O O E E", "S S", table=[covered], options={"words": "trust"}).do(play)
        assert (table.table, table.points) == ([word], [points])
        assert sorted(table.state["table"][0]["slots"]) == [["A"], ["E", "T"], ["O", "N"], ["U"]]
        assert any(act.verb == "play" for act, _ in legal_moves(table.match.house, table.match.state, 1))


@pytest.mark.parametrize(
    ("play", "word", "hand", "points"),
    [
        ("play 1: B A T +H", "BAT", "H", 4),
        ("play 1: +S M I L E", "MILE", "S", 5),
        ("play 1: C A M P +E +R", "CAMP", "E R", 6),
        ("play 1: B +R O T H E R", "BOTHER", "R", 7),
    ],
)
def test_a_play_on_without_rearranging_scores_one_point_a_letter(play: str, word: str, hand: str, points: int) -> None:
    assert play_on(play, word, hand).scores == [points, 0]


@pytest.mark.parametrize(
    ("play", "word", "hand", "points"),
    [
        ("play 1: T U N +A", "NUT", "A", 8),
        ("play 1: +I M A G E", "GAME", "I", 10),
        ("play 1: E M +B R A C +E", "CREAM", "B E", 14),
    ],
)
def test_a_play_on_with_rearranging_scores_two_points_a_letter(play: str, word: str, hand: str, points: int) -> None:
    assert play_on(play, word, hand).scores == [points, 0]


@pytest.mark.parametrize(
    ("play", "word", "hand", "points"),
    [
        ("play 1: +S T A +B L E", "TALE", "S B", 12),
        ("play 1: J U +S +T I C E", "JUICE", "S T", 14),
        ("play 1: J U +ST I C E", "JUICE", "ST", 14),  # ST is one card with two letters
    ],
)
def test_added_letters_score_two_points_each_if_one_of_them_stands_inside_the_old_word(
    play: str, word: str, hand: str, points: int
) -> None:
    assert play_on(play, word, hand).scores == [points, 0]


def test_letters_added_only_before_or_after_the_old_word_score_one_point_each() -> None:
    assert play_on("play 1: +U +N L O C K +E +D", "LOCK", "U N E D").scores == [8, 0]


def test_a_word_counts_as_rearranged_if_its_old_cards_are_no_longer_in_their_order() -> None:
    table = play_on("play 1: E A T +E +N", "EAT", "E N", words="EATEN")
    assert table.scores == [5, 0]
    table = full_deck("E N", table=["TEA"], words="EATEN").do("play 1: E A T +E +N")
    assert table.scores == [10, 0]


def test_a_word_does_not_count_as_rearranged_if_equal_cards_changed_places() -> None:
    table = full_deck("S E", table=["SEAT"], words="ESTATES SEATES").do("play 1: +S E A T +E S")
    assert table.scores == [6, 0]


def test_a_wild_card_scores_nothing() -> None:
    assert full_deck("B ? T").do("play B ?=A T").scores == [4, 0]
    assert full_deck("H", table=[{"slots": [["B"], ["?=A"], ["T"]]}]).do("play 1: B ?=A T +H").scores == [3, 0]


def test_a_combo_counts_as_two_letters() -> None:
    assert full_deck("QU I T").do("play QU I T").scores == [8, 0]
    assert play_on("play 1: B A +TH", "BA", "TH", table=[{"slots": [["B"], ["A"]]}]).scores == [4, 0]


def test_a_flip_card_counts_as_one_letter() -> None:
    assert full_deck("JX O B").do("play JX=J O B").scores == [6, 0]
    assert full_deck("VZ O O").do("play VZ=Z O O").scores == [6, 0]


def test_a_fresh_word_of_all_eight_cards_scores_25_points_more() -> None:
    table = full_deck("R E L A T I O N").do("play RELATION")
    assert (table.scores, table.points) == ([16 + 25, 0], [41])


def test_a_fresh_word_of_eight_letters_on_seven_cards_scores_no_bonus() -> None:
    assert full_deck("ST R A I N E D A", words="STRAINED").do("play ST R A I N E D").scores == [16, 0]


def test_a_fresh_word_of_eight_cards_with_a_combo_scores_the_bonus() -> None:
    assert full_deck("ST R A I N I N G", deck="").do("play ST R A I N I N G").scores == [18 + 25, 0]


def test_eight_cards_laid_in_several_words_score_no_bonus() -> None:
    table = full_deck("H D R A I N E D", table=["BAT"]).do("play 1: B A T +H ; DRAINED")
    assert table.scores == [4 + 14, 0]


# ---- words that are not allowed


@pytest.mark.parametrize("word", ["CATS", "BUSES", "TRIES"])
def test_a_plural_made_with_s_or_es_is_refused_as_a_fresh_word(word: str) -> None:
    assert full_deck(" ".join(word)).refuses(f"play {word}") == "plural"


@pytest.mark.parametrize("word", ["BUS", "GAS", "MICE", "THIS"])
def test_plurals_without_s_and_words_that_end_in_s_but_are_not_plurals_are_legal(word: str) -> None:
    full_deck(" ".join(word)).do(f"play {word}")


def test_an_s_that_makes_a_plural_is_refused_in_a_play_on() -> None:
    assert full_deck("S O", table=["CAT"]).refuses("play 1: C A T +S") == "plural"
    assert full_deck("E S O", table=["BUS"]).refuses("play 1: B U S +E +S") == "plural"
    assert full_deck("S S O", table=["CAT"]).refuses("play 1: +S C A T +S") == "plural"


def test_a_plural_made_with_an_added_s_is_refused_even_if_an_old_s_stands_at_the_end() -> None:
    assert full_deck("S O", table=["SEA"]).refuses("play 1: +S E A S") == "plural"
    assert full_deck("S E O", table=["GAS"]).refuses("play 1: G A +S +E S") == "plural"


def test_a_wild_card_that_stands_for_the_s_of_a_plural_is_refused() -> None:
    assert full_deck("? O", table=["CAT"]).refuses("play 1: C A T +?=S") == "plural"
    assert full_deck("C A T ?").refuses("play C A T ?=S") == "plural"


def test_a_play_on_may_make_a_plural_if_it_rearranges_the_word() -> None:
    assert play_on("play 1: C A T +S", "ACT", "S").scores == [8, 0]


@pytest.mark.parametrize("word", ["JEANS", "PANTS", "THANKS", "ODDS", "CLOTHES"])
def test_a_noun_that_exists_only_in_the_plural_does_not_count_as_a_plural_made_with_s(word: str) -> None:
    assert full_deck(" ".join(word)).do(f"play {word}").scores == [2 * len(word), 0]


def test_a_play_on_that_adds_just_s_or_es_to_a_noun_always_makes_a_plural() -> None:
    assert full_deck("S O", table=["JEAN"]).refuses("play 1: J E A N +S") == "plural"
    assert full_deck("E S O", table=["CLOTH"]).refuses("play 1: C L O T H +E +S") == "plural"
    assert full_deck("S O", table=["THANK"]).do("play 1: T H A N K +S").scores == [6, 0]  # THANK is not a noun


def test_a_play_on_may_turn_another_word_into_a_noun_that_exists_only_in_the_plural() -> None:
    assert play_on("play 1: P A +N T +S", "PAT", "N S").scores == [10, 0]


def test_a_play_on_may_add_letters_inside_a_plural() -> None:
    assert play_on("play 1: C +O A T S", "CATS", "O", words="COATS").table == ["COATS"]


def test_a_plural_is_refused_even_if_a_players_own_list_decides_on_words() -> None:
    assert full_deck("C A T S", words="CATS").refuses("play CATS") == "plural"


def test_a_word_on_the_offensive_list_is_refused() -> None:
    assert full_deck("S H I T E").refuses("play SHIT") == "move-not-permitted"
    assert full_deck("S H I T E", words="SHIT").refuses("play SHIT") == "move-not-permitted"
    assert full_deck("S O", table=["HIT"]).refuses("play 1: +S H I T") == "move-not-permitted"


@pytest.mark.parametrize("words", ["checked", "strict", "challenge", "trust"])
def test_an_offensive_word_of_the_dictionary_is_refused_as_offensive_however_words_are_judged(words: str) -> None:
    table = full_deck("S H I T E", options={"words": words})
    assert table.why_not("play SHIT") == "SHIT is an offensive word, which is not allowed here."


def test_an_offensive_word_outside_the_dictionary_is_refused_as_not_a_word() -> None:
    assert full_deck("S H I T E", words="HIT").refuses("play SHIT") == "not-a-word"


# ---- advanced


@pytest.mark.parametrize(
    ("play", "word", "hand"),
    [
        ("play 1: B A K E +D", "BAKE", "D"),
        ("play 1: B A K E +R", "BAKE", "R"),
        ("play 1: C A M P +E +R", "CAMP", "E R"),
        ("play 1: C A M P +E +D", "CAMP", "E D"),
        ("play 1: G O +E +S", "GO", "E S"),
        ("play 1: B A N +D", "BAN", "D"),
        ("play 1: A C C E P T +S", "ACCEPT", "S"),
    ],
)
def test_a_play_on_in_the_advanced_game_may_not_end_in_s_es_d_ed_r_or_er(play: str, word: str, hand: str) -> None:
    assert full_deck(hand, table=[word], options={"advanced": True}).refuses(play) == "plural"
    if word != "GO":
        full_deck(hand, table=[word]).do(play)


def test_a_play_on_in_the_advanced_game_may_have_other_endings() -> None:
    advanced = {"advanced": True}
    assert play_on("play 1: C A M P +I +N +G", "CAMP", "I N G", options=advanced).scores == [7, 0]
    assert play_on("play 1: B A N +K", "BAN", "K", options=advanced).scores == [4, 0]


def test_a_rearranged_word_in_the_advanced_game_may_have_any_ending() -> None:
    assert play_on("play 1: B E A +R", "ABE", "R", words="BEAR", options={"advanced": True}).scores == [8, 0]


def test_a_fresh_word_in_the_advanced_game_may_have_any_ending() -> None:
    assert full_deck("B A K E R", options={"advanced": True}).do("play BAKER").scores == [10, 0]


def test_a_word_in_the_advanced_game_may_have_the_letters_of_a_barred_ending_inside() -> None:
    assert play_on("play 1: B +R O T H E R", "BOTHER", "R", options={"advanced": True}).scores == [7, 0]


@pytest.mark.parametrize(
    ("play", "word", "hand"),
    [
        ("play 1: +U +N L O C K +E +D", "LOCK", "U N E D"),
        ("play 1: C A +R T +E +D", "CAT", "R E D"),
        ("play 1: L I +N E +D", "LIE", "N D"),
    ],
)
def test_a_play_on_in_the_advanced_game_may_not_have_a_barred_ending_whatever_else_is_laid(
    play: str, word: str, hand: str
) -> None:
    table = full_deck(hand, table=[word], options={"advanced": True, "words": "trust"})
    assert table.refuses(play) == "plural"


def test_a_play_on_in_the_advanced_game_may_add_longer_endings_than_the_barred_ones() -> None:
    advanced = {"advanced": True}
    assert play_on("play 1: B A T +T +E +R", "BAT", "T E R", options=advanced).scores == [6, 0]
    assert play_on("play 1: C A T +E +R", "ACT", "E R", options=advanced).scores == [10, 0]


# ---- flip and wild cards on the table


JOB = {"slots": [["JX=J"], ["O"], ["B"]]}
CAT = {"slots": [["C"], ["?=A"], ["T"]]}


def test_flip_and_wild_cards_on_the_table_keep_their_reading() -> None:
    assert full_deck("E R", table=[JOB], words="BOXER").refuses("play 1: B O JX=X +E +R") == "not-on-table"
    assert full_deck("S", table=[CAT], words="COST").refuses("play 1: C ?=O +S T") == "not-on-table"


def test_variable_cards_may_get_a_new_reading_at_each_play_on() -> None:
    table = full_deck("E R", table=[JOB], words="BOXER", options={"variable": True}).do("play 1: B O JX=X +E +R")
    assert (table.table, table.scores) == (["BOXER"], [10, 0])
    table = full_deck("S", table=[CAT], words="COST", options={"variable": True}).do("play 1: C ?=O +S T")
    assert table.table == ["COST"]


def variable(play: str, word: dict[str, Any], hand: str, **options: bool) -> Table:
    """Sets up a table where any letters count as a word and flip and wild cards may get new readings, and makes the
    play-on `play`, which adds cards to this word."""
    agreed = {"variable": True, "words": "trust", **options}
    return full_deck(hand, table=[word], options=agreed).do(play)


def test_a_variable_card_that_keeps_its_place_with_a_new_reading_does_not_count_as_moved() -> None:
    assert variable("play 1: C ?=O +S T", CAT, "S").scores == [3, 0]  # the wild card scores nothing
    assert variable("play 1: C ?=A +S T", CAT, "S").scores == [3, 0]
    assert variable("play 1: JX=X O B +S", JOB, "S").scores == [4, 0]


def test_a_word_counts_as_rearranged_if_its_variable_cards_have_moved() -> None:
    assert variable("play 1: ?=O C +S T", CAT, "S").scores == [6, 0]
    assert variable("play 1: B O JX=X +E +R", JOB, "E R").scores == [10, 0]


def test_added_letters_score_two_points_each_if_one_stands_inside_a_word_with_a_new_reading() -> None:
    bat = {"slots": [["?=B"], ["A"], ["T"]]}
    assert variable("play 1: ?=C +H A +R T", bat, "H R").scores == [8, 0]


def test_the_rule_against_plurals_reads_wild_cards_of_the_old_word_with_their_current_letters() -> None:
    table = full_deck("S", table=[CAT], words="COTS", options={"variable": True})
    assert table.refuses("play 1: C ?=O T +S") == "plural"
    table = full_deck("E D", table=[CAT], words="CUTED", options={"variable": True, "advanced": True})
    assert table.refuses("play 1: C ?=U T +E +D") == "plural"


def test_of_two_wild_cards_in_a_word_the_card_that_keeps_its_reading_counts_as_the_old_card() -> None:
    both = {"slots": [["?=B"], ["?=A"], ["T"]]}
    assert variable("play 1: ?=A ?=B T +H", both, "H").scores == [4, 0]  # the wild cards changed places
    assert variable("play 1: ?=C ?=O T +H", both, "H").scores == [2, 0]  # the wild cards keep their places
    assert variable("play 1: ?=C ?=B T +H", both, "H").scores == [4, 0]  # the wild card that stands for B has moved


def test_a_flip_card_is_read_as_one_of_its_two_letters() -> None:
    assert full_deck("JX O B", words="BOB").refuses("play B O JX=B") == "bad-notation"
    assert full_deck("JX O B", words="BOB").refuses("play B O JX") == "bad-notation"


def test_a_discarded_flip_card_has_no_reading() -> None:
    table = full_deck("JX O B E", options={"words": "challenge"}).do("play JX=X O B", "challenge")
    assert table.refuses("@1 play JX=J O B") == "not-your-turn"
    assert table.hands[0] == "B E JX O"


# ---- judging


def test_a_challenge_takes_a_whole_turn_back() -> None:
    table = full_deck("H E B T A O O I", table=["BAT"], words="BATH", options={"words": "challenge"})
    table.do("play 1: B A T +H ; TAB", "challenge")
    assert (table.table, table.scores, table.hands[0]) == (["BAT"], [0, 0], "ABEHIOOT")


def test_a_wrong_word_under_strict_judging_ends_the_turn() -> None:
    table = full_deck("B A T I I O O E", options={"words": "strict"}).do("play ATB")
    assert (table.to_act, table.table, table.scores) == ([2], [], [0, 0])


# ---- the end


def test_the_game_ends_when_the_deck_is_empty_and_all_pass() -> None:
    table = full_deck("B A T ?", "QU A E", deck="").do("play BAT", "pass")
    assert not table.over
    table.do("pass")
    assert (table.end, table.scores, table.winners) == ("exhausted", [6 - 1, -4], [1])


def test_each_card_in_hand_costs_a_point_at_the_end_and_each_combo_two_points() -> None:
    table = full_deck("QU ? JX A", "TH E", deck="").do("pass", "pass")
    assert table.scores == [-5, -3]


def test_passes_do_not_end_the_game_while_the_deck_lasts() -> None:
    assert not full_deck("B A T I I O O E", "A E").do("pass", "pass").over


def test_a_player_who_passes_refills_the_hand_to_eight() -> None:
    assert full_deck("B A T", "A E", deck="N N N D D D").do("pass").hands[0] == "ABDDNNNT"


# ---- the match


def test_a_player_who_resigns_loses_the_whole_match() -> None:
    table = Table("full-deck", players=2, options={"match": True}).do("@2 resign")
    assert (table.over, table.end, table.winners) == (True, "resigned", [1])


def match(first: str, second: str, **more: Any) -> Table:
    options = {"match": True, **more.pop("options", {})}
    return full_deck(first, second, **{"deck": "", **more}, options=options)


def test_a_match_has_two_games() -> None:
    table = match("B A T", "QU A E").do("play BAT", "pass")
    assert (table.over, table.stage, table.games_won) == (False, "second-game", [1, 0])
    assert (table.table, table.scores, table.dead) == ([], [0, 0], 0)


def test_the_second_game_of_a_match_is_dealt_from_all_cards() -> None:
    table = match("B A T I I I O O", "QU A E", deck="D D D N N N L L L").do("play BAT", "pass", "pass", "pass")
    assert table.stage == "first-game"
    table = match("B A T E E E O O", "QU A E D D D N N").do("play BAT", "pass", "pass")
    assert table.stage == "second-game"
    assert [len(seat["hand"]) for seat in table.state["seats"]] == [8, 8]
    assert table.deck == 0


def test_the_cards_of_a_player_who_has_resigned_are_dealt_again_in_the_second_game() -> None:
    hands = ["B A T E E E O O", "QU A E D D D N N", "I I I R R R L L"]
    table = match("", "", hands=hands).do("@3 resign", "play BAT", "pass", "pass")
    assert (table.stage, table.dead, table.out) == ("second-game", 0, [False, False, True])
    assert ([len(seat["hand"]) for seat in table.state["seats"]], table.deck) == ([8, 8, 0], 8)


def test_the_second_player_begins_the_second_game_of_a_match() -> None:
    table = match("B A T E E E O O", "QU A E D D D N N").do("play BAT", "pass", "pass")
    assert (table.to_act, table.turn) == ([2], 4)


def test_a_player_without_cards_in_the_second_game_passes_automatically() -> None:
    table = match("B A T", "QU A E").do("play BAT", "pass")
    assert table.to_act == [1]
    assert table.log[-1]["do"] == "pass"


def five_letters(table: Table, seat: int) -> str:
    """A play of the first five single letters of this player's hand, for a table where any letters count as a word."""
    hand = table.state["seats"][seat - 1]["hand"]
    return f"@{seat} play " + "".join([face for face in hand if len(face) == 1 and face != "?"][:5])


def after_the_first_game() -> Table:
    """A match where Ann has won the first game and Ben begins the second."""
    table = match("B A T ? E E O O", "QU A E D D D N N", options={"words": "trust"}).do("play BAT", "pass", "pass")
    assert (table.games_won, table.to_act) == ([1, 0], [2])
    return table


def won_once_each() -> Table:
    table = after_the_first_game()
    return table.do(five_letters(table, 2), "pass", "pass")


def test_the_player_with_the_most_games_won_wins_the_match() -> None:
    table = after_the_first_game()
    table.do("pass", five_letters(table, 1), "pass", "pass")
    assert (table.over, table.games_won, table.scores, table.winners) == (True, [2, 0], [2, 0], [1])


def test_both_players_win_a_tied_game() -> None:
    table = match("B A T", "N U T").do("play BAT", "play NUT")
    assert (table.stage, table.games_won) == ("second-game", [1, 1])


def test_a_player_who_resigns_in_a_match_of_two_players_has_lost_the_match() -> None:
    table = after_the_first_game().do("@1 resign")
    assert (table.over, table.winners) == (True, [2])


def test_only_tied_players_play_the_starter_game() -> None:
    hands = ["B A T ? E E O O", "QU A E D D D N N", "I I I R R R L L"]
    table = match("", "", hands=hands, options={"words": "trust"}).do("play BAT", "pass", "pass", "pass")
    table.do(five_letters(table, 2), "pass", "pass", "pass")
    assert (table.stage, table.games_won, table.out) == ("starter", [1, 1, 0], [False, False, True])
    assert [len(pile) for pile in table.piles] == [5, 5, 5, 5, 4]
    assert table.to_act == [1]  # the player who should begin the third game is out


def test_the_rival_may_challenge_the_last_play_of_a_game_before_the_next_game_begins() -> None:
    table = match("B A T", "", options={"words": "challenge"}).do("play BAT")
    assert (table.stage, table.to_act, table.expects) == ("first-game", [2], ["accept", "challenge"])
    assert table.do("accept").stage == "second-game"


def test_tied_players_of_a_match_play_the_starter_game() -> None:
    table = won_once_each()
    assert (table.over, table.stage, table.games_won) == (False, "starter", [1, 1])
    assert (table.hands, table.expects, table.deck) == (["", ""], ["play", "pass"], 0)
    assert sum(len(pile) for pile in table.piles) + table.dead == 16
    assert table.scores == [0, 0]


def facts_of(table: Table) -> PublicFacts:
    """The public facts of the table, without the fact that announces the end of the game."""
    return table.match.house.book.facts(table.match.state)


def test_a_match_shows_the_games_won_and_whether_the_starter_game_is_played() -> None:
    assert facts_of(full_deck("B A T", "QU A E")) == NO_FACTS
    second: tuple[Fact, ...] = (Rounds(GAME, 2, 2), *games_won((1, 0)), *marks(BEGAN, [1]))
    assert facts_of(after_the_first_game()) == PublicFacts(second)
    tied: tuple[Fact, ...] = (*games_won((1, 1)), *marks(BEGAN, [0]))
    assert facts_of(won_once_each()) == PublicFacts(tied, plays=starter.GAME.id, counts="cards")


def test_the_winner_of_the_starter_game_wins_the_match() -> None:
    table = won_once_each()
    tops = [pile[0] for pile in table.piles if pile and len(pile[0]) == 1 and pile[0] != "?"][:3]
    seat = table.to_act[0]
    table.do("play " + "".join(tops), "pass", "pass", "pass", "pass")
    assert (table.over, table.winners) == (True, [seat])
    assert table.scores[seat - 1] == 3


def test_players_who_tie_in_the_starter_game_share_the_match() -> None:
    table = won_once_each().do("pass", "pass", "pass", "pass")
    assert (table.over, table.winners, table.games_won) == (True, [1, 2], [1, 1])


def test_the_starter_game_begins_with_the_seat_after_the_seat_that_began_the_second_game() -> None:
    assert won_once_each().to_act == [1]


def test_the_list_of_plays_puts_play_ons_on_several_words_before_play_ons_on_a_single_word() -> None:
    table = full_deck("T E O O", table=["BAT", "TEN"], words="BAT TEN BATE TENT")
    house, state = table.match.house, table.match.state
    plays = [legal.words for act, legal in legal_moves(house, view(state, 0), 0) if act.verb == "play"]
    assert [set(words) for words in plays[:1]] == [{"BATE", "TENT"}]
    assert sorted(plays[1:]) == [("BATE",), ("TENT",)]
