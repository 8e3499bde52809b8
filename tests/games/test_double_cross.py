"""Tests the rules of Double Cross, sentence by sentence."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from tests.table import Table

WORDS = (
    "HORSE TRAIN TRAINS HOME HOSE GAME TEASE HEN TASTE TEAMS NAME MANE STRAIN SHOE EATEN LATE HOMES HOE THEN "
    "TASTES STAMP SHORE"
)
ANN, BEN, DECK = "HORSEMGAED", "TRAINLUOPS", "OOLLNNRRSSAA"
OPENED = ("play HORSE", "play TRAIN")
CHALLENGE = {"words": "challenge"}


def lay(*moves: str, **changed: Any) -> Table:
    """Sets up a table where Ann must lay the first word, and makes `moves`."""
    return Table("double-cross", **{"hands": [ANN, BEN], "deck": DECK, "words": WORDS, **changed}).do(*moves)


def crossing(*moves: str, own: Any = "HORSE", rival: Any = "TRAIN", hand: str = "MGAEDOOLLN", **changed: Any) -> Table:
    """Sets up a table where both players have a word and Ann must lay letters of her word on Ben's word, and makes
    `moves`."""
    return lay(*moves, **{"hands": [hand, "LUOPS"], "table": [own, rival], "deck": "NNRRSSAA", **changed})


def slots(table: Table, number: int) -> list[str]:
    return ["".join(slot) for slot in table.state["table"][number]["slots"]]


# ---- the opening


@pytest.mark.parametrize("players", [1, 3])
def test_only_two_players_can_play(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        Table("double-cross", players=players)
    assert refusal.value.reason.code == "bad-record"


def test_each_player_in_turn_lays_a_fresh_word_and_scores_it() -> None:
    table = lay("play HORSE")
    assert (table.scores, table.table, table.to_act, table.deck) == ([7, 0], ["HORSE"], [2], 7)
    table.do("play TRAIN")
    assert (table.scores, table.table, table.to_act, table.deck) == ([7, 5], ["HORSE", "TRAIN"], [1], 2)
    assert [word["seat"] for word in table.state["table"]] == [1, 2]


def test_the_word_of_seat_one_is_first_on_the_table_whoever_begins() -> None:
    table = lay("play TRAIN", "play HORSE", first=2)
    assert (table.table, [word["seat"] for word in table.state["table"]]) == (["HORSE", "TRAIN"], [1, 2])


def test_the_second_player_opens_without_crossing() -> None:
    table = lay("play HORSE")
    assert table.refuses("play own: +T +R +A +I +N") == "no-such-word"
    assert table.why_not("play own: +T +R +A +I +N") == "No word on the table is called “own”."
    assert table.refuses("play cross: H O R S E +S ; own: +T +R +A +I +N") == "move-not-permitted"
    assert table.refuses("play TRAIN ; LOUPS") == "move-not-permitted"


def test_a_player_who_has_a_word_must_cross_and_may_not_just_change_a_word() -> None:
    table = crossing()
    assert table.refuses("play GAME") == "must-use-card"
    assert table.refuses("play 1: H O R S E +D") == "bad-notation"
    assert table.refuses("play cross: T R A I N +S") == "bad-notation"
    assert table.refuses("play own: H O +M E ; own: H O +M E") == "bad-notation"
    assert table.refuses("play own: H O +M E keep 1") == "bad-notation"


# ---- first: the letters both words have


def test_every_letter_that_both_words_have_moves_on_top_of_the_rivals_letter() -> None:
    table = crossing("play own: H O +M E")
    assert (table.table, slots(table, 1)) == (["HOME", "TRAIN"], ["T", "RR", "A", "I", "N"])


def test_the_leftmost_of_two_equal_letters_of_the_player_moves() -> None:
    table = crossing(own="EATEN", rival="HOME", words="ATEM EATM")
    assert table.refuses("play own: E A T +M") == "not-on-table"
    table.do("play own: A T E +M")
    assert table.table == ["ATEM", "HOME"]


def test_the_leftmost_of_two_equal_letters_of_the_rival_is_covered() -> None:
    table = crossing("play own: +G +A +M +E", own="HEN", rival="TEASE")
    assert slots(table, 1) == ["T", "EE", "A", "S", "E"]


def test_two_equal_letters_in_both_words_form_two_pairs() -> None:
    table = crossing("play own: +M +A N +E", own="EATEN", rival="TEASE")
    assert slots(table, 1) == ["TT", "EE", "AA", "S", "EE"]


# ---- second: leftover cards added to the rival's word or laid over it


def test_leftover_cards_may_be_added_to_the_rivals_word() -> None:
    table = lay(*OPENED, "play cross: T R A I N +S ; own: H O +M E")
    assert (table.scores, table.table) == ([21, 5], ["HOME", "TRAINS"])
    assert (table.hands, table.deck, table.dead) == (["AADEGLLNOO", "LNOPRRSSSU"], 1, 0)
    assert (table.log[2]["words"], table.log[2]["points"]) == (["TRAINS", "HOME"], 14)


def test_leftover_cards_may_be_laid_over_the_rivals_word() -> None:
    table = crossing("play cross: T R A S/I H/N ; own: O +M E +N", words="TRASH OMEN")
    assert (table.table, slots(table, 1)) == (["OMEN", "TRASH"], ["T", "RR", "A", "IS", "NH"])
    assert table.scores == [6 + 7, 0]


def test_at_least_one_letter_of_the_rivals_word_stays() -> None:
    setting: dict[str, Any] = {"own": "SHOD", "rival": "TEA", "words": "SHO GAME"}
    assert crossing(**setting).refuses("play cross: S/T H/E O/A ; own: +G +A +M +E") == "nothing-kept"


def test_a_rivals_letter_covered_by_an_equal_letter_counts_as_staying() -> None:
    table = crossing("play cross: T S/E H/A ; own: +G +A +M +E", own="TSHO", rival="TEA", words="TSH GAME")
    assert (table.table, slots(table, 1)) == (["GAME", "TSH"], ["TT", "ES", "AH"])


def test_no_further_card_may_cover_a_rivals_letter_that_an_equal_letter_covers() -> None:
    table = crossing()
    assert table.refuses("play cross: T R/R A I N +S ; own: H O +M E") == "not-on-table"
    over_it = "play cross: T S/R A I N ; own: H O +M E"
    assert table.refuses(over_it) == "move-not-permitted"
    assert table.why_not(over_it) == "Laying a card over another is not permitted here."


def test_only_leftover_cards_may_go_to_the_rivals_word_and_each_card_only_once() -> None:
    table = crossing(words=f"{WORDS} TRAIND TRAINE", hand="MGADOOLLN")
    assert table.refuses("play cross: T R A I N +D ; own: H O +M E") == "not-on-table"
    assert table.refuses("play cross: T R A I N +R ; own: H O +M E") == "not-on-table"
    assert table.refuses("play cross: T R A I N +E ; own: H O +M E") == "not-on-table"
    assert table.refuses("play cross: T R A I N +S +S ; own: H O +M E") == "not-on-table"


def test_a_play_names_every_letter_of_the_rivals_word_in_its_order() -> None:
    table = crossing()
    assert table.refuses("play cross: T R A I +S ; own: H O +M E") == "bad-notation"
    assert table.refuses("play cross: R T A I N +S ; own: H O +M E") == "not-on-table"


def test_the_notation_of_a_play_omits_the_rivals_word_if_no_leftover_card_goes_to_it() -> None:
    assert crossing().refuses("play cross: T R A I N ; own: H O +M E") == "bad-notation"


def test_give_and_take_and_splits_are_not_permitted() -> None:
    table = crossing()
    assert table.refuses("play cross: T R A I S~N ; own: H O +M E") == "move-not-permitted"
    assert table.refuses("play cross: T R | A I N +S ; own: H O +M E") == "move-not-permitted"
    assert table.refuses("play own: H O M/E") == "move-not-permitted"
    assert table.refuses("play own: H O | +M E") == "move-not-permitted"


def test_players_may_choose_the_permitted_moves() -> None:
    only_over = crossing(options={"moves": "O"})
    assert only_over.refuses("play cross: T R A I N +S ; own: H O +M E") == "move-not-permitted"
    only_add = crossing(options={"moves": "A"}, words="TRASH OMEN")
    assert only_add.refuses("play cross: T R A S/I H/N ; own: O +M E +N") == "move-not-permitted"


def test_a_play_may_name_the_rivals_word_and_the_players_own_word_in_either_order() -> None:
    assert crossing("play own: H O +M E ; cross: T R A I N +S").table == ["HOME", "TRAINS"]


def test_the_changed_word_of_the_rival_must_be_in_the_dictionary() -> None:
    assert crossing().refuses("play cross: +S T R A I N ; own: O +M E +N") == "not-a-word"
    assert crossing().refuses("play cross: T R A I N +E ; own: H O +M +E") == "not-a-word"


def test_a_rivals_word_whose_letters_did_not_change_is_not_looked_up() -> None:
    assert crossing("play own: H O +M E", words="HOME").table == ["HOME", "TRAIN"]


# ---- third: the player's new word


def test_leftover_cards_keep_their_order_in_the_players_word() -> None:
    table = crossing()
    assert table.refuses("play own: S H O E +D") == "not-on-table"
    assert table.refuses("play own: H O R S E +D") == "not-on-table"


def test_the_players_new_word_needs_at_least_one_hand_card() -> None:
    assert crossing().refuses("play own: H O S E") == "nothing-played"
    assert crossing().refuses("play own: H O +S E") == "not-in-hand"


def test_unused_leftover_cards_are_out_of_the_game_and_the_player_refills_the_hand_to_ten() -> None:
    table = crossing("play own: H O +M E")
    assert (table.hands[0], table.deck, table.dead) == ("ADEGLLNNOO", 7, 1)
    table = crossing("play own: +G +A +M +E")
    assert (table.hands[0], table.deck, table.dead) == ("DLLNNNOORR", 4, 4)
    table = crossing("play own: +H +O +E", own="STRAINED", rival="HOE", hand="HOEMGADLLN", words="HOE")
    assert (table.hands[0], table.deck, table.dead) == ("ADGLLMNNNR", 5, 7)


def test_a_play_need_not_use_leftover_cards() -> None:
    table = crossing("play own: +G +A +M +E")
    assert (table.table, table.scores) == (["GAME", "TRAIN"], [8, 0])


def test_the_players_new_word_must_differ_from_the_old_one() -> None:
    table = crossing(hand="MRGAED")
    assert table.refuses("play own: H O +R S E") == "unchanged"


def test_the_players_new_word_must_have_at_least_three_letters() -> None:
    assert crossing().refuses("play own: H O +L E") == "not-a-word"
    assert crossing().refuses("play own: H +A") == "too-short"


def test_cards_covered_in_the_old_word_are_out_of_the_game() -> None:
    own = {"slots": [["C", "H"], ["O"], ["C", "R"], ["S"], ["E"]]}
    table = crossing("play own: H O +M E", own=own)
    table_now = (["H", "O", "M", "E"], ["T", "RR", "A", "I", "N"])
    assert (slots(table, 0), slots(table, 1)) == table_now
    assert table.dead == 2 + 1  # the two covered cards and the unused S


def test_cards_covered_in_the_rivals_word_stay_in_it() -> None:
    rival = {"slots": [["C", "T"], ["C", "R"], ["A"], ["I"], ["N"]]}
    table = crossing("play cross: T R A I N +S ; own: H O +M E", rival=rival)
    assert (slots(table, 1), table.dead) == (["CT", "CRR", "A", "I", "N", "S"], 0)


# ---- the score


def test_the_new_word_scores_and_the_rivals_word_too_if_its_letters_changed() -> None:
    assert crossing("play own: H O +M E").scores == [8, 0]
    assert crossing("play cross: T R A I N +S ; own: H O +M E").scores == [14, 0]


def test_the_rival_crosses_the_players_newest_word() -> None:
    play = "play own: T A I N +S"
    table = crossing("play own: H O +M E", play, hands=["MGAED", "LUOPSTHN"], words="HOME TAINS HOMES")
    assert table.table == ["HOME", "TAINS"]
    assert table.scores == [8, 5]


# ---- players without a word


def test_a_player_without_a_word_may_only_lay_a_fresh_word() -> None:
    table = lay("pass", "play TRAIN")
    assert table.refuses("play cross: T R A I N +S ; own: H O +M E") == "move-not-permitted"
    table.do("play HORSE")
    assert (table.table, table.scores) == (["HORSE", "TRAIN"], [7, 5])


def test_nobody_crosses_if_the_rival_has_no_word() -> None:
    table = lay("play HORSE", "pass")
    assert table.refuses("play cross: T R A I N +S ; own: H O +M E") == "no-such-word"
    table.do("play own: H O +M E")
    assert (table.table, table.scores, table.hands[0], table.dead) == (["HOME"], [15, 0], "ADEGLLNNOO", 2)


# ---- players who cannot play


def test_a_player_who_cannot_play_trades_up_to_five_cards_and_the_words_stay_unchanged() -> None:
    table = lay(*OPENED, "trade GA")
    assert (table.scores, table.table, table.hands[0]) == ([7, 5], ["HORSE", "TRAIN"], "AADELLMNOO")
    assert (slots(table, 1), table.to_act, table.deck) == (["T", "R", "A", "I", "N"], [2], 2)
    assert crossing().refuses("trade MGAEDO") == "cannot-trade"


def test_a_player_who_cannot_play_may_pass_and_the_words_stay_unchanged() -> None:
    table = crossing("pass")
    assert (table.table, slots(table, 1), table.to_act) == (["HORSE", "TRAIN"], ["T", "R", "A", "I", "N"], [2])


def test_a_player_who_cannot_open_trades_or_passes() -> None:
    table = lay("trade HORSE", "pass")
    assert (table.to_act, table.table, table.deck) == ([1], [], 12)


# ---- the end


def test_the_game_ends_when_a_player_goes_out_and_unplayed_cards_are_subtracted() -> None:
    moves = [*OPENED, "play cross: T R A I N +S ; own: H O +M E"]
    table = lay(*moves, hands=["HORSEM", "TRAINX"], deck="")
    assert (table.over, table.end, table.scores, table.winners) == (True, "went-out", [21, 1], [1])


def test_unused_leftover_cards_do_not_prevent_a_player_from_going_out() -> None:
    table = lay(*OPENED, "play own: H O +M E", hands=["HORSEM", "TRAINX"], deck="")
    assert (table.over, table.end, table.scores, table.dead) == (True, "went-out", [15, 1], 1)


def test_the_game_does_not_end_before_both_players_have_had_an_opening_turn() -> None:
    table = lay("play HORSE", hands=["HORSE", "TRAINX"], deck="")
    assert (table.over, table.to_act) == (False, [2])
    table.do("play TRAIN")
    assert (table.over, table.end, table.scores, table.winners) == (True, "went-out", [7, 1], [1])


def test_a_pass_counts_as_an_opening_turn() -> None:
    table = lay("play HORSE", "pass", hands=["HORSE", "TRAINX"], deck="")
    assert (table.over, table.scores) == (True, [7, -9])


def test_the_game_ends_when_the_deck_is_empty_and_both_have_passed() -> None:
    table = crossing("pass", "pass", deck="")
    assert (table.over, table.end, table.scores) == (True, "exhausted", [-15, -7])


# ---- how words are judged, time, resigning


def test_one_wrong_word_under_strict_judging_ends_the_turn_and_the_words_stay_unchanged() -> None:
    table = crossing("play cross: T R A I N +S ; own: H O +L E", options={"words": "strict"})
    assert (table.table, table.scores, slots(table, 1)) == (["HORSE", "TRAIN"], [0, 0], ["T", "R", "A", "I", "N"])
    assert (table.to_act, table.deck) == ([2], 8)


def test_a_successful_challenge_restores_both_words() -> None:
    table = crossing("play cross: T R A I N +E ; own: H O +M +E", "@2 challenge", options=CHALLENGE)
    assert (table.table, table.scores, slots(table, 1)) == (["HORSE", "TRAIN"], [0, 0], ["T", "R", "A", "I", "N"])
    assert (table.to_act, table.hands[0], table.deck) == ([2], "ADEGLLMNOO", 8)


def test_a_player_who_challenges_two_right_words_loses_a_turn() -> None:
    table = crossing("play cross: T R A I N +S ; own: H O +M E", "@2 challenge", options=CHALLENGE)
    assert (table.table, table.to_act) == (["HOME", "TRAINS"], [1])


def test_an_opening_turn_lost_to_a_challenge_counts_as_an_opening_turn() -> None:
    table = lay("play HOSRE", "@2 challenge", "play TRAIN", hands=["HORSE", "TRAIN"], deck="", options=CHALLENGE)
    assert (table.over, table.to_act, table.expects) == (False, [1], ["accept", "challenge"])
    table.do("accept")
    assert (table.over, table.scores, table.winners) == (True, [-7, 5], [2])


def test_a_timeout_counts_as_a_pass() -> None:
    table = crossing("timeout", options={"seconds": 120})
    assert (table.table, table.to_act) == (["HORSE", "TRAIN"], [2])


def test_the_rival_wins_if_a_player_resigns() -> None:
    table = crossing("resign")
    assert (table.over, table.winners, table.dead) == (True, [2], 10)


# ---- set-ups


def test_a_single_word_of_a_setup_belongs_to_the_rival_of_the_player_to_act() -> None:
    table = lay(table=["TRAIN"], hands=[ANN, "LUOPS"], deck="")
    assert table.state["table"][0]["seat"] == 2
    table.do("play HORSE")
    assert table.table == ["HORSE", "TRAIN"]


@pytest.mark.parametrize("first", [1, 2])
def test_the_first_of_two_words_of_a_setup_belongs_to_seat_one(first: int) -> None:
    table = lay(table=["HORSE", "TRAIN"], hands=["MGAED", "LUOPS"], deck="", first=first)
    assert (table.table, [word["seat"] for word in table.state["table"]]) == (["HORSE", "TRAIN"], [1, 2])


def test_a_setup_may_not_have_three_words() -> None:
    with pytest.raises(Refused) as refusal:
        lay(table=["HORSE", "TRAIN", "SEA"], hands=["MGAED", "LUOPS"], deck="")
    assert refusal.value.reason.code == "bad-setup"


def test_a_setup_may_name_the_owner_of_each_word() -> None:
    words = [{"word": "TRAIN", "seat": 2}, {"word": "HORSE", "seat": 1}]
    assert lay(table=words, hands=["MGAED", "LUOPS"], deck="").table == ["HORSE", "TRAIN"]


def test_a_setup_may_not_give_one_player_two_words() -> None:
    words = [{"word": "TRAIN", "seat": 2}, {"word": "HORSE", "seat": 2}]
    with pytest.raises(Refused) as refusal:
        lay(table=words, hands=["MGAED", "LUOPS"], deck="")
    assert refusal.value.reason.code == "bad-setup"
