"""Tests the rules of Break Up, sentence by sentence, with its variation Breakups Are Hard!"""

from typing import Any

import pytest

from engine.core.oracle import legal_moves
from engine.core.verdict import Refused
from engine.games import GAMES
from tests.table import Table, written

WORDS = (
    "TRAIN HOUSE TOP RAINS RAIN TRAINS TRAM TRAP INTO TEA TEAM STRAP PIN RAT PINS TAP TRAY INK INKS TIP "
    "HOUSES DRAIN OUT HORSE STAIN TRAMP"
)
ANN, BEN, DECK = "TRAINHOUSE", "OPSMEATKYN", "LLNNRRSSDDOO"
OPENING = "play TRAIN ; HOUSE keep 1"
HARD = {"hard": True}
CHALLENGE = {"words": "challenge"}


def lay(*moves: str, **changed: Any) -> Table:
    """Sets up a table of two players where Ann must lay the first word, and makes `moves`."""
    return Table("break-up", **{"hands": [ANN, BEN], "deck": DECK, "words": WORDS, **changed}).do(*moves)


def cut(*moves: str, **changed: Any) -> Table:
    """Sets up a table with the word TRAIN, which Ann must break up, and makes `moves`."""
    return lay(*moves, **{"hands": ["OPSMEATKYN", "HOUSEELDIL"], "table": ["TRAIN"], **changed})


# ---- the opening


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players_can_play(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        Table("break-up", players=players)
    assert refusal.value.reason.code == "bad-record"


def test_the_first_player_lays_two_words_and_one_word_scores_and_leaves_and_the_other_word_stays() -> None:
    table = lay(OPENING)
    assert (table.scores, table.table, table.dead) == ([8, 0], ["TRAIN"], 5)
    assert (table.hands[0], table.deck, table.to_act) == ("DDLLNNRRSS", 2, [2])
    assert (table.log[0]["words"], table.log[0]["points"]) == (["TRAIN", "HOUSE"], 8)
    table = lay("play TRAIN ; HOUSE keep 2")
    assert (table.scores, table.table) == ([5, 0], ["HOUSE"])


def test_the_opener_may_lay_the_same_word_twice() -> None:
    setup: dict[str, Any] = {"hands": ["TEATEAOULL", "SEGGMDDCCA"], "deck": "NNRR", "words": "TEA EAT"}
    for keep in (1, 2):
        table = lay(f"play TEA ; TEA keep {keep}", **setup)
        assert (table.scores, table.table, table.dead) == ([3, 0], ["TEA"], 3)
    found = {written(table.match, act) for act, _ in legal_moves(table.match.house, lay(**setup).match.state, 0)}
    assert {"play TEA ; TEA keep 1", "play EAT ; EAT keep 1"} <= found


def test_the_hard_variation_lets_the_opener_keep_either_of_two_equal_words_of_three_letters() -> None:
    table = lay("play TEA ; TEA keep 1", hands=["TEATEAOULL", "SEGGMDDCCA"], deck="NNRR", words="TEA", options=HARD)
    assert (table.scores, table.table) == ([3, 0], ["TEA"])


def test_the_opener_must_lay_two_words() -> None:
    table = lay()
    assert table.refuses("play TRAIN keep 1") == "move-not-permitted"
    assert table.refuses("play TEA ; RIN ; OUS keep 1") == "move-not-permitted"
    assert table.refuses("play TRAIN ; HOUSES keep 1") == "not-in-hand"
    assert table.refuses("play TRAIN ; HORSE keep 1") == "not-in-hand"
    assert table.refuses("play TRINA ; HOUSE keep 1") == "not-a-word"
    assert table.refuses("play TRAINS ; HO keep 1") in ("too-short", "not-a-word")


def test_the_opener_must_name_the_word_that_stays() -> None:
    table = lay()
    assert table.refuses("play TRAIN ; HOUSE") == "bad-notation"
    assert table.why_not("play TRAIN ; HOUSE") == "Choose the word that stays."
    assert table.refuses("play TRAIN ; HOUSE keep 3") == "bad-notation"
    assert table.refuses("play TRAIN ; HOUSE keep 1 remove 2") == "bad-notation"


def test_the_next_player_opens_by_the_same_rules_if_the_first_player_cannot_open() -> None:
    table = lay("pass", OPENING, hands=["MKYPLLDDCC", ANN], deck="NNRRSSOOEE")
    assert (table.scores, table.table, table.to_act) == ([0, 8], ["TRAIN"], [1])
    table = lay("pass", hands=["MKYPLLDDCC", ANN], deck="NNRRSSOOEE")
    assert table.refuses("play HOUSE keep 1") == "move-not-permitted"


def test_a_player_who_cannot_open_trades_up_to_five_cards() -> None:
    table = lay("trade TRAIN")
    assert (table.hands[0], table.deck, table.to_act) == ("EHLLNNORSU", 12, [2])
    assert lay().refuses("trade TRAINH") == "cannot-trade"


def test_only_the_opener_lays_two_fresh_words() -> None:
    table = cut(hands=[ANN, BEN], table=["STAIN"], deck="DD")
    assert table.refuses(OPENING) == "must-use-card"


# ---- breaking up


def test_a_player_breaks_up_the_word_and_one_part_scores_and_leaves() -> None:
    table = lay(OPENING, "play 1: T +O +P | R A I N +S keep 2")
    assert (table.scores, table.table, table.dead) == ([8, 4], ["RAINS"], 8)
    assert (table.hands[1], table.deck, table.to_act) == ("AEKMNOOTY", 0, [1])
    assert table.log[1]["words"] == ["TOP", "RAINS"]


def test_the_player_chooses_the_part_of_the_cut_word_that_stays() -> None:
    table = cut("play 1: T +O +P | R A I N +S keep 1")
    assert (table.scores, table.table, table.dead) == ([5, 0], ["TOP"], 5)


def test_a_player_may_cut_the_word_at_any_point() -> None:
    assert cut("play 1: T +O +P | R A I N +S keep 1").table == ["TOP"]
    assert cut("play 1: T R +A +P | +P A I N +S keep 1", hands=["APPS", "HOE"], words="TRAP PAINS").table == ["TRAP"]
    assert cut("play 1: T R A +M | I N +K keep 1").table == ["TRAM"]
    assert cut("play 1: +S T R A I +T | N +E +T keep 1", hands=["STETO", "HOE"], words="STRAIT NET").table == ["STRAIT"]


def test_a_player_must_cut_the_word_exactly_once() -> None:
    table = cut()
    assert table.refuses("play 1: T +O +P | R A I N +S ; MEAT keep 1") == "move-not-permitted"
    assert table.refuses("play 1: T R A I N +S keep 1") == "bad-split"
    assert table.refuses("play 1: T +O +P | R A +T | I N +K keep 1") == "bad-split"
    assert table.refuses("play 1: T R A I N +S | +T +O +P keep 1") == "bad-split"


def test_each_side_of_the_cut_needs_at_least_one_hand_card() -> None:
    assert cut().refuses("play 1: T +O +P | R A I N keep 2") == "bad-split"
    assert cut().refuses("play 1: T R A | I N keep 2") == "nothing-played"


def test_each_side_of_the_cut_keeps_all_its_cards_in_order() -> None:
    table = cut()
    assert table.refuses("play 1: T +O +P | R A I +S keep 2") == "bad-notation"
    assert table.refuses("play 1: T +O +P | R I A N +S keep 2") == "not-on-table"


def test_hand_cards_are_added_and_not_laid_over_table_cards() -> None:
    table = cut()
    assert table.refuses("play 1: T +O +P | R A I S/N keep 2") == "move-not-permitted"
    assert table.refuses("play 1: T +O +P | R A I S~N keep 2") == "move-not-permitted"
    assert table.refuses("play 1: T/T +O +P | R A I N +S keep 2") == "move-not-permitted"


def test_both_sides_of_the_cut_become_words() -> None:
    assert cut().refuses("play 1: T +O +P | R A I N +M keep 2") == "not-a-word"
    assert cut().refuses("play 1: T +O | R A I N +S keep 2") == "too-short"


def test_the_player_must_name_the_part_that_stays() -> None:
    assert cut().refuses("play 1: T +O +P | R A I N +S") == "bad-notation"
    assert cut().refuses("play 1: T +O +P | R A I N +S keep 3") == "bad-notation"
    assert cut().refuses("play 1: T +O +P | R A I N +S remove 1") == "bad-notation"
    assert cut().refuses("play 2: T +O +P | R A I N +S keep 1") == "no-such-word"


def test_only_one_side_of_the_cut_must_keep_an_uncovered_card_if_overlays_are_permitted() -> None:
    setting: dict[str, Any] = {"options": {"moves": "AOS"}, "hands": ["OPSWE", "HOE"], "words": "OWE RAINS", "deck": ""}
    table = cut("play 1: O/T +W +E | R A I N +S keep 1", **setting)
    assert (table.table, table.scores) == (["OWE"], [5, 0])


def test_covered_cards_stay_or_leave_with_their_side_of_the_cut() -> None:
    word = {"word": "TRAIN", "slots": [["C", "T"], ["R"], ["A"], ["I"], ["C", "N"]]}
    table = cut("play 1: T +O +P | R A I N +S keep 2", table=[word])
    assert table.dead == 4
    assert table.state["table"][0]["slots"][3] == ["C", "N"]


def test_if_words_may_not_be_split_the_search_does_not_find_any_play() -> None:
    match = cut(options={"moves": "AO"}).match
    book, state = match.house.book, match.state
    for verb in ("play", "salvage"):
        assert next(book.reach[verb](match.house, state, 0), None) is None


def test_players_may_choose_the_permitted_moves() -> None:
    setting: dict[str, Any] = {"options": {"moves": "AGS"}, "hands": ["OPS", "HOE"], "words": "TOP RAIS", "deck": ""}
    table = cut("play 1: T +O +P | R A I S~N keep 1", **setting)
    assert (table.table, table.hands[0]) == (["TOP"], "N")


def test_a_play_must_leave_at_least_one_card_of_the_old_word_uncovered() -> None:
    setting: dict[str, Any] = {"options": {"moves": "AOSD"}, "hands": ["TOPRATS", "HOE"], "words": "TOP RATS"}
    assert cut(**setting).refuses("play 1: T/T +O +P | R/R A/A T/I S/N keep 1") == "nothing-kept"


def test_a_play_may_cover_one_side_of_the_cut_completely_where_only_overlays_are_permitted() -> None:
    table = Table("break-up", hands=["BCOW", "A"], table=["TEATAR"], words="BEA COW", options={"moves": "SO"})
    acts = legal_moves(table.match.house, table.match.state, 0)
    plays = [written(table.match, act) for act, _ in acts if act.verb == "play"]
    assert sorted(plays) == [f"play 1: B/T E A | C/T O/A W/R keep {number}" for number in (1, 2)]


# ---- players who cannot play


def test_a_player_who_cannot_play_trades_up_to_five_cards_and_loses_the_turn() -> None:
    table = cut("trade OPSME")
    assert (table.table, table.scores, table.deck, table.to_act) == (["TRAIN"], [0, 0], 12, [2])
    assert table.hands[0] == "AKLLNNNRTY"
    assert cut().refuses("trade OPSMEA") == "cannot-trade"


def test_a_player_who_cannot_play_may_pass() -> None:
    table = cut("pass")
    assert (table.table, table.to_act, table.expects) == (["TRAIN"], [2], ["play", "salvage", "trade", "pass"])


def test_a_player_who_cannot_play_may_salvage_one_side_without_a_score_and_the_other_goes_into_the_deck() -> None:
    table = cut("salvage 1: T R A +M | I N")
    assert (table.table, table.scores, table.deck, table.dead) == (["TRAM"], [0, 0], 13, 0)
    assert (table.log[0]["words"], table.log[0]["points"], table.to_act) == (["TRAM"], 0, [2])
    assert sorted(card.face for card in table.match.state.deck) == sorted("LNNRRSSDDOO" + "IN")


def test_a_player_refills_the_hand_before_cards_are_shuffled_into_the_deck() -> None:
    assert cut("salvage 1: T R A +M | I N").hands[0] == "AEKLNOPSTY"
    table = cut("salvage 1: T R A +M | I N", hands=["OPSMEATK", "HOE"], deck="L")
    assert (table.hands[0], table.deck, table.dead) == ("AEKLOPST", 2, 0)


def test_the_cards_that_a_player_does_not_salvage_are_out_of_the_game_if_the_deck_is_empty() -> None:
    word = {"word": "TRAIN", "slots": [["T"], ["R"], ["A"], ["I"], ["C", "N"]]}
    table = cut("salvage 1: T R A +M | I N", table=[word], deck="")
    assert (table.table, table.hands[0], table.deck, table.dead) == (["TRAM"], "AEKNOPSTY", 0, 3)


def test_a_player_may_salvage_either_side() -> None:
    table = cut("salvage 1: T | R A I N +S")
    assert (table.table, table.deck) == (["RAINS"], 12)


def test_covered_cards_of_the_side_that_is_not_salvaged_also_go_into_the_deck() -> None:
    word = {"word": "TRAIN", "slots": [["C", "T"], ["R"], ["A"], ["I"], ["C", "N"]]}
    table = cut("salvage 1: T R A +M | I N", table=[word])
    assert (table.deck, table.state["table"][0]["slots"][0]) == (14, ["C", "T"])


def test_a_salvage_adds_hand_cards_to_exactly_one_side() -> None:
    table = cut()
    assert table.refuses("salvage 1: T +O +P | R A I N +S") == "bad-split"
    assert table.refuses("salvage 1: T R A | I N") == "nothing-played"
    assert table.refuses("salvage 1: T R A +M I N") == "bad-split"
    assert table.refuses("salvage 1: T R | A +M | I N") == "bad-split"
    assert table.refuses("salvage 1: T R A I N | +T +O +P") == "bad-split"
    assert table.refuses("salvage TOP") == "must-use-card"


def test_the_salvaged_side_is_a_word_made_by_the_permitted_moves() -> None:
    table = cut()
    assert table.refuses("salvage 1: T R A +K | I N") == "not-a-word"
    assert table.refuses("salvage 1: T +O | R A I N") == "too-short"
    assert table.refuses("salvage 1: T R M/A | I N") == "move-not-permitted"


def test_the_salvaged_side_keeps_at_least_one_table_card() -> None:
    table = cut(options={"moves": "AOS"}, hands=["POTMEASKYN", "HOE"], words="POT")
    assert table.refuses("salvage 1: P/T O/R T/A | I N") == "nothing-kept"


def test_a_player_cannot_salvage_before_a_word_lies_on_the_table() -> None:
    table = lay()
    assert table.expects == ["play", "trade", "pass"]
    assert table.refuses("salvage 1: T R A +M | I N") == "wrong-verb"


def test_a_salvage_counts_as_a_word_and_breaks_the_run_of_passes() -> None:
    table = cut("pass", "salvage 1: T R A +M | I N", hands=["OPSEEEEEEE", "MEANNNNNN"], deck="L")
    assert (table.match.state.passes, table.match.state.wordless, table.over) == (0, 0, False)
    assert table.deck == 2  # Ben drew the L before I and N went into the deck


def test_a_salvage_counts_as_a_pass_if_the_deck_is_empty() -> None:
    table = cut("pass", "salvage 1: T R A +M | I N", hands=["OPS", "MEA"], deck="")
    assert (table.over, table.end, table.table, table.scores) == (True, "exhausted", ["TRAM"], [-4, -2])
    table = cut(
        "pass", "play 1: T +O +P | R A I N +S keep 2", hands=["HOE", "OPSMEA"], deck="", words="TOP RAINS RAINY"
    )
    assert (table.match.state.passes, table.over) == (0, False)


def test_the_rival_may_challenge_a_salvage_before_it_ends_the_game() -> None:
    moves = ("pass", "salvage 1: T R A +K | I N")
    table = cut(*moves, hands=["OPS", "KEA"], deck="", options=CHALLENGE)
    assert (table.over, table.to_act, table.expects) == (False, [1], ["accept", "challenge"])
    assert cut(*moves, "accept", hands=["OPS", "KEA"], deck="", options=CHALLENGE).end == "exhausted"
    table.do("challenge")
    assert (table.table, table.end, table.hands[1], table.dead) == (["TRAIN"], "exhausted", "AEK", 0)


# ---- the end


def test_the_game_ends_when_the_deck_is_empty_and_all_have_passed_and_unplayed_cards_are_subtracted() -> None:
    table = cut("play 1: T +O +P | R A I N +S keep 2", "pass", hands=["OPS", "TPE"], deck="")
    assert (table.over, table.end, table.scores, table.winners) == (True, "exhausted", [4, -4], [1])


def test_the_game_ends_when_all_players_have_run_out_of_cards() -> None:
    moves = ["play 1: T +O +P | R A I N +S keep 2", "play 1: R A +T | I N +K S keep 1"]
    table = cut(*moves, hands=["OPS", "TK"], deck="")
    assert (table.over, table.scores, table.winners) == (True, [4, 7], [2])


def test_the_game_does_not_end_when_one_player_goes_out() -> None:
    table = cut("play 1: T +O +P | R A I N +S keep 2", hands=["OPS", "TPE"], deck="")
    assert (table.over, table.to_act) == (False, [2])


# ---- Breakups Are Hard!


def test_the_hard_variation_leaves_the_choice_free_if_both_words_have_four_letters_or_more() -> None:
    table = cut("play 1: T R A +M | I N +T +O keep 1", options=HARD)
    assert (table.scores, table.table) == ([4, 0], ["TRAM"])
    table = cut("play 1: T R A +M | I N +T +O keep 2", options=HARD)
    assert (table.scores, table.table) == ([6, 0], ["INTO"])


def test_the_hard_variation_removes_and_scores_the_lower_valued_word_if_one_has_three_letters() -> None:
    table = cut("play 1: T +O +P | R A I N +S keep 2", options=HARD)
    assert (table.scores, table.table) == ([4, 0], ["RAINS"])
    assert cut(options=HARD).refuses("play 1: T +O +P | R A I N +S keep 1") == "move-not-permitted"


def test_the_hard_variation_removes_the_lower_valued_word_even_if_the_other_word_is_shorter() -> None:
    play = "play 1: T R A +P | I N +K keep"
    assert cut(options=HARD).refuses(f"{play} 1") == "move-not-permitted"
    table = cut(f"{play} 2", options=HARD)
    assert (table.scores, table.table) == ([5, 0], ["INK"])


def test_the_hard_variation_lets_either_of_two_words_of_equal_value_leave() -> None:
    play = "play 1: T +E +A | R A I N keep"
    assert cut(options=HARD).refuses(f"{play} 1") == "bad-split"
    equal = {"table": ["RAIN"], "hands": ["TSATEN", "HOE"], "words": "RAT INS", "options": HARD}
    assert cut("play 1: R A +T | I N +S keep 1", **equal).table == ["RAT"]
    assert cut("play 1: R A +T | I N +S keep 2", **equal).table == ["INS"]


def test_the_hard_variation_applies_to_the_opener_too() -> None:
    assert lay(options=HARD, hands=["HOUSETEARD", BEN]).refuses("play HOUSE ; TEA keep 2") == "move-not-permitted"
    table = lay("play HOUSE ; TEA keep 1", options=HARD, hands=["HOUSETEARD", BEN])
    assert (table.scores, table.table) == ([3, 0], ["HOUSE"])


def test_the_player_chooses_freely_between_words_of_three_letters_without_the_hard_variation() -> None:
    assert cut("play 1: T +O +P | R A I N +S keep 1").scores == [5, 0]


def test_the_list_of_variations_contains_the_variation_called_breakups_are_hard() -> None:
    assert [(v.name, v.options) for v in GAMES["break-up"].variations] == [("Breakups Are Hard!", {"hard": True})]


# ---- how words are judged, time, resigning


def test_a_side_of_the_cut_that_is_not_a_word_ends_the_turn_under_strict_judging() -> None:
    table = cut("play 1: T +O +P | R A I N +M keep 2", options={"words": "strict"})
    assert (table.table, table.scores, table.to_act, table.deck) == (["TRAIN"], [0, 0], [2], 12)
    table = cut("salvage 1: T R A +K | I N", options={"words": "strict"})
    assert (table.table, table.to_act, table.deck) == (["TRAIN"], [2], 12)


def test_a_successful_challenge_takes_both_sides_of_a_break_up_back() -> None:
    table = cut("play 1: T +O +P | R A I N +M keep 1", "@2 challenge", options=CHALLENGE)
    assert (table.table, table.scores, table.to_act, table.dead) == (["TRAIN"], [0, 0], [2], 0)
    assert table.hands[0] == "".join(sorted("OPSMEATKYN"))


def test_a_successful_challenge_takes_a_salvage_and_its_shuffle_back() -> None:
    table = cut("salvage 1: T R A +K | I N", "@2 challenge", options=CHALLENGE)
    assert (table.table, table.to_act) == (["TRAIN"], [2])
    assert "".join(card.face for card in table.match.state.deck) == DECK


def test_a_challenge_to_a_salvage_looks_up_only_the_salvaged_word() -> None:
    table = cut("salvage 1: T R A +M | I N", "@2 challenge", options=CHALLENGE)
    assert (table.table, table.to_act) == (["TRAM"], [1])


def test_a_timeout_counts_as_a_pass() -> None:
    table = cut("timeout", options={"seconds": 120})
    assert (table.table, table.to_act) == (["TRAIN"], [2])


def test_the_hand_of_a_player_who_resigns_is_out_of_the_game_and_the_word_stays() -> None:
    table = cut("resign", hands=["OPSMEATKYN", "HOUSEELDIL", "TEN"])
    assert (table.table, table.dead, table.to_act) == (["TRAIN"], 10, [2])
