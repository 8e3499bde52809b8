"""Tests the rules of Tricked Out and its knockout, sentence by sentence."""

from typing import Any

import pytest

from tests.table import Table

WORDS = "KIT KITE KITES SKIT BAT BATS CAT CATS HAT HATS DOG TAN"


def tricked_out(**more: Any) -> Table:
    setup: dict[str, Any] = {"hands": ["KITAAAAAAA", "EIIIIIIUUU"], "deck": "NNNNNN", "words": WORDS}
    return Table("tricked-out", **{**setup, **more})


def three(**more: Any) -> Table:
    return tricked_out(**{"hands": ["KITSCAAAAA", "EBHTIIIIII", "SDOGEEEEEE"], "deck": "NNNNNNLLLLLL", **more})


# ---- the trick


def test_the_leader_lays_a_fresh_word() -> None:
    table = tricked_out().do("play KIT")
    assert (table.table, table.scores, table.to_act) == (["KIT"], [0, 0], [2])
    assert table.hands[0] == "AAAAAAANNN"
    assert tricked_out(hands=["KITCATAAAA", "E"]).refuses("play KIT ; CAT") == "move-not-permitted"


def test_each_player_in_turn_changes_the_word() -> None:
    table = three().do("play KIT", "play 1: K I T +E", "play 1: K I T E +S")
    assert (table.table, table.to_act) == (["KITES"], [1])
    assert three().do("play KIT").refuses("play BIT") == "must-use-card"


@pytest.mark.parametrize("play", ["play 1: +S K I T", "play 1: S/K I T", "play 1: S~K I T", "play 1: K I T/T"])
def test_the_permitted_moves_are_add_overlay_give_and_take_and_duplicate(play: str) -> None:
    tricked_out(hands=["KITAAAAAAA", "STOO"], words="KIT SKIT SIT").do("play KIT", play)


def test_a_split_is_not_permitted() -> None:
    table = tricked_out(hands=["SAE", "S"], table=["CATTAN"], words="CAT TAN TANS")
    assert table.refuses("play 1: C A T | T A N +S") == "move-not-permitted"


def test_players_may_agree_to_permit_splits() -> None:
    table = tricked_out(hands=["S", "AA"], table=["CATTAN"], words="CAT TANS", options={"moves": "AS"})
    assert table.do("play 1: C A T | T A N +S").table == ["CAT", "TANS"]


def test_a_change_plays_exactly_one_hand_card() -> None:
    table = tricked_out(hands=["KITAAAAAAA", "ESIIIIIIUU"]).do("play KIT")
    assert table.refuses("play 1: K I T +E +S") == "move-not-permitted"
    assert table.refuses("play 1: K I T") == "nothing-played"


def test_a_player_who_passes_is_out_of_the_present_trick() -> None:
    table = three().do("play KIT", "pass", "play 1: +S K I T", "pass")
    assert (table.tricks, table.to_act) == ([0, 0, 1], [3])


def test_play_goes_on_among_the_players_still_in_the_trick() -> None:
    table = tricked_out(hands=["KITSA", "EI", "EIIII"], deck="").do("play KIT", "pass", "play 1: K I T +E")
    table.do("play 1: K I T E +S")
    assert table.to_act == [3]


def test_the_last_player_to_change_the_word_wins_the_trick() -> None:
    table = tricked_out().do("play KIT", "play 1: K I T +E", "pass")
    assert (table.tricks, table.cards_won, table.scores) == ([0, 1], [0, 4], [0, 1])
    assert (table.table, table.dead) == ([], 0)


def test_covered_cards_of_a_won_word_are_won_too() -> None:
    table = tricked_out(hands=["KITAAAAAAA", "BSII"], words="KIT BIT").do("play KIT", "play 1: B/K I T", "pass")
    assert table.cards_won == [0, 4]


def test_the_leader_wins_the_trick_if_nobody_follows() -> None:
    table = three().do("play KIT", "pass", "pass")
    assert (table.tricks, table.cards_won, table.to_act) == ([1, 0, 0], [3, 0, 0], [1])


def test_the_winner_of_a_trick_leads_the_next_one() -> None:
    table = three().do("play KIT", "pass", "play 1: +S K I T", "pass", "play DOG")
    assert (table.table, table.to_act) == (["DOG"], [1])
    assert table.do("pass").to_act == [2]  # in the next trick all players take part again


def test_nobody_may_repeat_a_word_of_the_same_trick() -> None:
    table = tricked_out(hands=["CATCAAAAAA", "BIIIIIIIUU"]).do("play CAT", "play 1: B/C A T")
    assert table.refuses("play 1: C/B A T") == "word-repeated"
    assert table.do("pass").tricks == [0, 1]


def test_nobody_may_repeat_a_word_made_in_the_middle_of_the_trick() -> None:
    table = tricked_out(hands=["CATHAAAAAA", "BBIIIIIIII"])
    table.do("play CAT", "play 1: B/C A T", "play 1: H/B A T")
    assert table.refuses("play 1: B/H A T") == "word-repeated"


def test_nobody_may_repeat_the_word_on_the_table_where_duplicates_are_not_permitted() -> None:
    table = tricked_out(hands=["CATAAAAAAA", "CII"], options={"moves": "AOG"}).do("play CAT")
    assert table.refuses("play 1: C/C A T") == "move-not-permitted"


def test_a_player_may_repeat_the_word_on_the_table_by_a_duplicate() -> None:
    table = tricked_out(hands=["CATAAAAAAA", "CI"]).do("play CAT", "play 1: C/C A T")
    assert (table.to_act, table.table) == ([1], ["CAT"])
    assert table.do("pass").cards_won == [0, 4]


def test_a_later_trick_may_begin_with_a_word_of_an_earlier_one() -> None:
    table = tricked_out(hands=["CATCATAAAA", "II"]).do("play CAT", "pass", "play CAT")
    assert (table.table, table.tricks) == (["CAT"], [1, 0])


# ---- leaders who cannot lead


def test_a_leader_who_cannot_lead_trades_up_to_five_cards_or_passes_and_the_next_player_leads() -> None:
    table = three()
    assert table.expects == ["play", "trade", "pass"]
    table.do("pass", "trade EBHTI")
    assert (table.to_act, table.tricks) == ([3], [0, 0, 0])
    assert table.do("play DOG").table == ["DOG"]
    assert three().refuses("trade KITSCA") == "cannot-trade"


def test_nobody_trades_within_a_trick() -> None:
    table = three().do("play KIT")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade E") == "wrong-verb"


def test_players_who_passed_as_leaders_may_follow_in_the_next_trick() -> None:
    table = three().do("pass", "pass", "play DOG")
    assert table.to_act == [1]
    assert table.do("pass").to_act == [2]


# ---- wrong words and challenges


def test_a_timeout_and_a_wrong_word_under_strict_judging_count_as_passes() -> None:
    table = three(options={"seconds": 60, "words": "strict"}).do("play KIT", "timeout", "play 1: K I T +D")
    assert (table.tricks, table.to_act) == ([1, 0, 0], [1])


def test_a_lost_turn_counts_as_a_pass() -> None:
    table = three(options={"words": "challenge"}).do("play KIT", "@2 challenge", "play 1: +S K I T", "pass")
    assert (table.tricks, table.to_act) == ([0, 0, 1], [3])


def test_a_play_taken_back_counts_as_a_pass() -> None:
    table = three(options={"words": "challenge"}).do("play KIT", "play 1: K I T +B", "@1 challenge", "pass")
    assert (table.tricks, table.to_act) == ([1, 0, 0], [1])


def test_the_next_player_leads_if_the_word_of_the_leader_is_taken_back() -> None:
    table = three(options={"words": "challenge"}).do("play TIK", "@3 challenge")
    assert (table.table, table.to_act, table.tricks) == ([], [2], [0, 0, 0])
    assert table.do("pass", "play DOG", "pass").to_act == [2]


def test_a_word_taken_back_may_be_laid_again() -> None:
    table = three(words="KIT", options={"words": "challenge"})
    table.do("play KIT", "play 1: K I T +E", "@1 challenge", "play 1: K I T +E")
    assert table.table == ["KITE"]


# ---- the end


def test_the_player_with_the_most_tricks_wins() -> None:
    table = tricked_out(hands=["KITCAT", "E"], deck="").do("play KIT", "play 1: K I T +E", "pass")
    assert (table.tricks, table.to_act) == ([0, 1], [1])  # Ben leads, but his hand is empty
    table.do("play CAT")
    assert (table.over, table.end, table.tricks, table.winners) == (True, "hands-empty", [1, 1], [1, 2])


def test_the_game_ends_when_the_deck_is_empty_and_all_pass_as_leader() -> None:
    table = three(deck="").do("play KIT", "pass", "pass", "pass", "pass")
    assert not table.over
    table.do("pass")
    assert (table.over, table.end, table.scores, table.winners) == (True, "exhausted", [1, 0, 0], [1])


def test_only_passes_of_leaders_count_towards_the_end_of_the_game() -> None:
    table = three(deck="").do("pass", "pass", "play DOG", "pass", "pass", "pass", "pass")
    assert not table.over
    assert table.do("pass").over


def test_the_game_goes_on_after_all_leaders_have_passed_while_the_deck_lasts() -> None:
    assert not three().do("pass", "pass", "pass").over


def test_the_game_ends_when_all_hands_are_empty_but_the_trick_is_settled_first() -> None:
    table = tricked_out(hands=["KIT", "E", ""], deck="").do("play KIT", "play 1: K I T +E")
    assert (table.over, table.end) == (True, "hands-empty")
    assert (table.tricks, table.cards_won, table.winners) == ([0, 1, 0], [0, 4, 0], [2])


def test_the_leader_may_challenge_the_last_word_before_the_last_trick_is_settled() -> None:
    table = tricked_out(hands=["KIT", "E"], deck="", words="KIT", options={"words": "challenge"})
    table.do("play KIT", "play 1: K I T +E")
    assert (table.over, table.to_act) == (False, [1])
    table.do("challenge")  # Ben gets his E back and is out of the trick; Ann's hand is empty
    assert (table.tricks, table.hands, table.to_act) == ([1, 0], ["", "E"], [2])


def test_unplayed_cards_cost_nothing() -> None:
    table = tricked_out(hands=["KITQ", "Z"], deck="").do("play KIT", "pass", "pass", "pass")
    assert table.scores == [1, 0]


# ---- resigning


def test_a_player_who_resigns_is_out_of_the_trick_too() -> None:
    table = three().do("play KIT", "play 1: K I T +E", "resign", "pass")
    assert (table.tricks, table.to_act) == ([0, 1, 0], [2])


def test_the_only_player_left_in_the_trick_after_a_resignation_wins_it_and_leads_the_next_trick() -> None:
    table = three().do("play KIT", "pass", "@1 resign")
    assert (table.tricks, table.cards_won, table.to_act, table.table) == ([0, 0, 1], [0, 0, 3], [3], [])
    table.do("play DOG")
    assert table.to_act == [2]


def test_the_count_of_passes_restarts_after_a_trick_ended_by_a_resignation() -> None:
    table = three(deck="").do("play KIT", "pass", "@1 resign", "pass")
    assert not table.over
    assert table.do("pass").end == "exhausted"


def test_the_next_player_leads_if_the_leader_resigns() -> None:
    assert three().do("resign").to_act == [2]


# ---- knockout


def knockout(**more: Any) -> Table:
    return three(**{"options": {"mode": "knockout", **more.pop("options", {})}, **more})


def test_a_player_who_cannot_play_is_knocked_out() -> None:
    table = knockout().do("play KIT", "pass")
    assert (table.out, table.hands[1], table.to_act) == ([False, True, False], "", [3])


def test_a_knockout_changes_one_word_from_beginning_to_end() -> None:
    table = knockout().do("play KIT", "pass", "play 1: +S K I T")
    assert (table.table, table.to_act, table.tricks) == (["SKIT"], [1], [0, 0, 0])


def test_the_last_player_left_wins_the_knockout() -> None:
    table = knockout().do("play KIT", "pass", "pass")
    assert (table.over, table.end, table.winners, table.cards_won) == (True, "last-one-in", [1], [0, 0, 0])


def test_a_player_in_a_knockout_may_trade_up_to_five_cards_once_and_then_change_the_word() -> None:
    table = knockout().do("play KIT", "trade BHTII")
    assert (table.to_act, table.hands[1]) == ([2], "EIIIILLNNN")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade I") == "wrong-verb"
    table.do("play 1: K I T +E", "play 1: K I T E +S")
    assert table.to_act == [1]
    assert table.expects == ["play", "trade", "pass"]  # Ann can still use her trade


def test_a_player_trades_at_most_five_cards_in_a_knockout() -> None:
    table = knockout().do("play KIT")
    assert table.refuses("trade BHTIII") == "cannot-trade"
    assert knockout(deck="N").do("play KIT").refuses("trade BH") == "cannot-trade"


def test_a_player_cannot_trade_a_second_time_in_a_knockout() -> None:
    table = tricked_out(hands=["KITSAAAAAA", "EDIIIIIIUU"], words="KIT KITE SKITE KITED", options={"mode": "knockout"})
    table.do("play KIT", "trade I", "play 1: K I T +E", "play 1: +S K I T E")
    assert table.refuses("trade I") == "wrong-verb"


def test_a_trade_before_the_first_word_of_a_knockout_does_not_count() -> None:
    table = knockout().do("trade KITSC", "trade EB", "play DOG")
    assert table.to_act == [1]
    assert table.expects == ["play", "trade", "pass"]


def test_nobody_is_knocked_out_before_the_first_word() -> None:
    assert knockout().do("pass", "pass").out == [False] * 3


def test_nobody_may_repeat_a_word_in_the_whole_knockout() -> None:
    table = knockout(hands=["CATCAAAAAA", "BTII", "HSII"]).do("play CAT", "play 1: B/C A T", "play 1: H/B A T")
    assert table.refuses("play 1: C/H A T") == "word-repeated"


def test_a_player_may_repeat_a_word_by_a_duplicate_in_a_knockout() -> None:
    table = knockout(hands=["CATCAAAAAA", "BTII", "HSII"]).do("play CAT", "play 1: C A T/T")
    assert (table.table, table.to_act) == (["CAT"], [3])


def test_a_player_who_plays_the_last_card_with_the_deck_empty_wins_the_knockout() -> None:
    table = knockout(hands=["KITA", "E", "SD"], deck="").do("play KIT", "play 1: K I T +E")
    assert (table.over, table.end, table.winners) == (True, "went-out", [2])


def test_a_wrong_word_under_strict_judging_after_the_trade_knocks_out_its_player() -> None:
    table = knockout(options={"words": "strict"}).do("play KIT", "trade I", "play 1: K I T +B")
    assert table.out == [False, True, False]


def test_nobody_trades_in_a_knockout_with_an_empty_deck() -> None:
    table = knockout(deck="").do("play KIT")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade B") == "cannot-trade"


# ---- set-ups


def test_the_word_of_a_setup_counts_as_laid_by_the_seat_before() -> None:
    table = three(table=["HAT"], first=2).do("pass", "pass")
    assert (table.tricks, table.to_act) == ([1, 0, 0], [1])


def test_nobody_may_repeat_a_word_of_the_setup() -> None:
    table = tricked_out(hands=["BA", "CI"], table=["CAT"]).do("play 1: B/C A T")
    assert table.refuses("play 1: C/B A T") == "word-repeated"
