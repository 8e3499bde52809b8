"""Tests the rules of Take 6, sentence by sentence."""

from typing import Any

import pytest

from engine.core.verdict import Refused
from tests.table import Table

WORDS = "HOME HOMES HOUSE HOUSES CART CARTS CARTES SOME MORE HOSE HORSE HORSES"


def take_6(**more: Any) -> Table:
    setup: dict[str, Any] = {"hands": ["HOMEUSSAAA", "CARTSIIIII"], "deck": "NNNNNNLLLLLLRRRR", "words": WORDS}
    return Table("take-6", **{**setup, **more})


def with_own_words(first: str, second: str, hands: list[str], **more: Any) -> Table:
    """A table of two players who have a word each; seat 1 begins."""
    table = [{"word": first, "seat": 1}, {"word": second, "seat": 2}]
    return take_6(**{"hands": hands, "table": table, **more})


def owners(table: Table) -> list[tuple[str, int, bool]]:
    """The words on the table, each with its owner and whether it is open to all players."""
    return [(word["word"], word["seat"], word.get("open", False)) for word in table.state["table"]]


# ---- four, five, six


def test_every_player_spells_a_word_of_four_letters() -> None:
    table = take_6().do("play HOME", "play CART")
    assert owners(table) == [("HOME", 1, False), ("CART", 2, False)]
    assert (table.scores, table.to_act) == ([0, 0], [1])


@pytest.mark.parametrize("word", ["HOE", "HOSEA"])
def test_the_first_word_has_exactly_four_letters(word: str) -> None:
    assert take_6(words=word).refuses(f"play {word}") == "wrong-length"


def test_a_player_refills_the_hand_to_ten_after_each_turn() -> None:
    assert take_6().do("play HOME").hands[0] == "AAANNNNSSU"


def test_a_player_changes_the_word_to_five_letters_in_the_next_turn() -> None:
    table = take_6().do("play HOME", "play CART", "play 1: H O +U S/M E")
    assert owners(table) == [("HOUSE", 1, False), ("CART", 2, False)]
    assert (table.cards_won, table.scores) == ([0, 0], [0, 0])


@pytest.mark.parametrize("play", ["play 1: H O +U S/M E +S", "play 1: S/H O M E", "play 1: H O S/M E"])
def test_a_player_may_not_change_a_word_of_four_letters_to_six(play: str) -> None:
    assert take_6().do("play HOME", "play CART").refuses(play) == "wrong-length"


def test_a_word_of_six_letters_wins_all_its_cards_and_a_point_for_each_card_even_a_covered_one() -> None:
    table = take_6().do("play HOME", "play CART", "play 1: H O +U S/M E", "pass", "play 1: H O U S E +S")
    assert (table.cards_won, table.scores) == ([7, 0], [7, 0])
    assert owners(table) == [("CART", 2, True)]
    assert table.log[-1]["points"] == 7


def test_a_player_starts_with_four_letters_again_after_a_finished_word() -> None:
    table = with_own_words("HOUSE", "CART", ["SMOREAAAAA", "IIIII"]).do("play 1: H O U S E +S", "pass")
    assert table.do("play MORE").table == ["CART", "MORE"]
    assert owners(table)[1] == ("MORE", 1, False)


def test_the_permitted_moves_are_add_overlay_and_give_and_take() -> None:
    table = with_own_words("HOME", "CART", ["USAAAAAAAA", "III"]).do("play 1: H O +U S~M E")
    assert owners(table)[0] == ("HOUSE", 1, False)
    assert table.hands[0] == "AAAAAAAAMN"
    doubled = with_own_words("HOME", "CART", ["MSAAAAAAAA", "III"])
    assert doubled.refuses("play 1: H O M/M E +S") == "move-not-permitted"
    assert doubled.refuses("play 1: H O | M E +S") == "move-not-permitted"


def test_cards_taken_into_the_hand_do_not_count_as_won() -> None:
    table = with_own_words("HOUSE", "CART", ["RSAAAAAAAA", "III"]).do("play 1: H O R~U S E +S")
    assert (table.cards_won, table.hands[0]) == ([6, 0], "AAAAAAAANU")


def test_a_player_who_has_a_word_cannot_start_another_word() -> None:
    assert with_own_words("HOUSE", "CART", ["MORE", "III"]).refuses("play MORE") == "must-use-card"


def test_a_player_advances_only_one_word_in_a_turn() -> None:
    table = with_own_words("HOME", "CART", ["SSUAA", "III"]).do("pass", "pass")
    assert table.refuses("play 1: H O M E +S ; 2: C A R T +S") == "move-not-permitted"


def test_nobody_may_advance_another_players_word_unless_it_is_open_to_all() -> None:
    assert with_own_words("HOME", "CART", ["SAA", "III"]).refuses("play 2: C A R T +S") == "move-not-permitted"


# ---- failing


@pytest.mark.parametrize("failing", ["pass", "trade AAA", "trade SSUAA"])
def test_the_word_of_a_player_who_passes_or_trades_becomes_open_to_all(failing: str) -> None:
    table = with_own_words("HOME", "CART", ["SSUAAAAAAA", "III"]).do(failing)
    assert owners(table) == [("HOME", 1, True), ("CART", 2, False)]
    assert table.to_act == [2]


def test_a_player_trades_at_most_five_cards() -> None:
    assert with_own_words("HOME", "CART", ["SSUAAA", "III"]).refuses("trade SSUAAA") == "cannot-trade"


def test_a_timeout_and_a_wrong_word_under_strict_judging_count_as_failures() -> None:
    options = {"seconds": 60, "words": "strict"}
    hands = ["SSUAA", "IZII", "OOO"]
    table = with_own_words("HOME", "CART", hands, options=options).do("timeout", "play 2: C A R T +Z")
    assert owners(table) == [("HOME", 1, True), ("CART", 2, True)]


def test_the_word_of_a_player_who_loses_a_turn_becomes_open_to_all() -> None:
    options = {"words": "challenge"}
    table = with_own_words("HOME", "CART", ["SSUAA", "IZII"], options=options).do("play 1: H O M E +S", "challenge")
    assert owners(table) == [("HOMES", 1, False), ("CART", 2, True)]
    table = with_own_words("HOME", "CART", ["SSUAA", "IZII"], options=options).do("play 1: H O M E +U", "challenge")
    assert owners(table) == [("HOME", 1, True), ("CART", 2, False)]


def test_other_players_may_advance_a_word_open_to_all_instead_of_their_own_word() -> None:
    table = with_own_words("HOME", "CART", ["AAAAA", "SIII"]).do("pass", "play 1: H O M E +S")
    assert owners(table) == [("HOMES", 1, True), ("CART", 2, False)]


def test_a_word_open_to_all_stays_open_until_its_owner_advances_it() -> None:
    table = with_own_words("HOME", "CART", ["USAA", "SIII"]).do("pass", "play 1: H O M E +S")
    assert owners(table) == [("HOMES", 1, True), ("CART", 2, False)]
    table = with_own_words("HOME", "CART", ["SAAA", "IIII", "SSS"]).do("pass", "pass", "play 2: C A R T +S")
    assert owners(table) == [("HOME", 1, True), ("CARTS", 2, True)]
    table.do("play 1: H O M E +S")
    assert owners(table) == [("HOMES", 1, False), ("CARTS", 2, True)]
    assert table.refuses("play 1: H O M E S +I") == "move-not-permitted"


def test_a_player_who_makes_six_letters_wins_the_cards_and_the_owner_starts_with_four_letters_again() -> None:
    table = with_own_words("HOME", "CART", ["SMOREAAAAA", "USSIIIII"])
    table.do("pass", "play 1: H O +U S/M E", "pass", "play 1: H O U S E +S")
    assert (table.cards_won, owners(table)) == ([0, 7], [("CART", 2, False)])
    assert table.do("play MORE").table == ["CART", "MORE"]


def test_the_owner_of_a_word_open_to_all_may_also_win_the_word() -> None:
    table = with_own_words("HOME", "CART", ["SMOREAAAAA", "USSIIIII"])
    table.do("pass", "play 1: H O +U S/M E", "play 1: H O U S E +S")
    assert (table.cards_won, owners(table)) == ([7, 0], [("CART", 2, False)])


def test_a_failure_of_a_player_without_a_word_does_not_open_a_word_to_all() -> None:
    table = take_6().do("pass", "play CART")
    assert owners(table) == [("CART", 2, False)]


def test_a_player_without_a_word_may_advance_a_word_open_to_all_instead_of_laying_a_first_word() -> None:
    table = take_6(hands=["HOMEAA", "SCARTI", "OOOOS"]).do("play HOME", "play CART", "pass", "pass")
    table.do("play 2: C A R T +S", "play 1: H O M E +S")
    assert owners(table) == [("HOMES", 1, True), ("CARTS", 2, False)]


def test_the_word_of_a_player_who_passes_or_trades_becomes_open_even_if_another_word_is_open() -> None:
    table = with_own_words("HOME", "CART", ["AAAA", "SIII", "OOO"]).do("pass", "trade I")
    assert owners(table) == [("HOME", 1, True), ("CART", 2, True)]


def test_advancing_a_word_open_to_all_leaves_the_players_own_word_as_it_is() -> None:
    table = with_own_words("HOME", "CART", ["AAAA", "SIII"]).do("pass", "play 1: H O M E +S", "pass")
    assert owners(table) == [("HOMES", 1, True), ("CART", 2, False)]


# ---- when all fail


def stuck(**more: Any) -> Table:
    table = [{"slots": [["H"], ["O"], ["S", "M"], ["E"]], "seat": 1}, {"word": "CART", "seat": 2}]
    return take_6(**{"hands": ["AAAAAAAAAA", "IIIIIIII"], "table": table, "deck": "RRRRRR", **more})


def test_the_cards_of_all_words_are_shuffled_into_the_deck_when_all_in_turn_have_failed() -> None:
    table = stuck().do("pass", "pass")
    assert (table.table, table.dead, table.deck) == ([], 0, 6 - 2 + 9)
    assert (table.over, table.to_act) == (False, [1])


def test_a_player_refills_the_hand_to_ten_before_the_words_are_shuffled_into_the_deck() -> None:
    assert stuck().do("pass", "pass").hands == ["AAAAAAAAAA", "IIIIIIIIRR"]


def test_a_trade_counts_as_a_failure() -> None:
    table = stuck().do("trade A", "pass")
    assert (table.table, table.deck) == ([], 13)


def test_a_word_breaks_the_run_of_failures() -> None:
    table = stuck(hands=["AAAAAAAAAA", "SIIIIIII"], words="HOMES").do("pass", "play 1: H O M E +S", "pass")
    assert table.table == ["HOMES", "CART"]
    assert table.do("pass").table == []


def lost_turn(deck: str) -> Table:
    """A table where Ann has changed her word, and Ben has lost a turn because his challenge failed."""
    table = with_own_words("HOME", "CART", ["SAAAAAAAAA", "IIIIIIII"], deck=deck, options={"words": "challenge"})
    return table.do("play 1: H O M E +S", "@2 challenge")


def test_a_turn_lost_to_a_challenge_does_not_count_as_a_failure() -> None:
    table = lost_turn("RRRRRR").do("pass")
    # The words stay, because Ben has not failed in a turn of his own.
    assert (table.table, table.to_act) == (["HOMES", "CART"], [2])
    table.do("pass")
    assert (table.table, table.to_act) == ([], [1])


def test_a_turn_lost_to_a_challenge_does_not_count_as_a_failure_with_an_empty_deck() -> None:
    table = lost_turn("").do("pass")
    assert (table.over, table.to_act) == (False, [2])
    assert table.do("pass").end == "exhausted"


def test_a_wrong_word_that_is_taken_back_counts_as_a_failure() -> None:
    table = with_own_words("HOME", "CART", ["SUAAAAAAAA", "IIIIIIII"], options={"words": "challenge"})
    table.do("pass", "play 2: C A R T +I", "@1 challenge")
    assert (table.table, table.to_act) == ([], [1])


def test_the_option_called_stuck_with_the_value_dead_takes_cleared_cards_out_of_the_game() -> None:
    table = stuck(options={"stuck": "dead"}).do("pass", "pass")
    assert (table.table, table.dead, table.deck) == ([], 9, 4)


def test_the_cards_of_a_second_clearing_in_a_row_without_a_finished_word_are_out_of_the_game_in_any_case() -> None:
    table = stuck(hands=["HOMEAAAAAA", "IIIIIIII"], table=[{"word": "CART", "seat": 2}])
    table.do("pass", "pass")
    assert (table.table, table.dead) == ([], 0)
    table.do("play HOME", "pass", "pass", "pass")
    assert (table.table, table.dead) == ([], 4)


def test_a_finished_word_between_two_clearings_keeps_the_cards_of_the_second_in_the_game() -> None:
    table = take_6(hands=["HOMEUSSAAA", "CARTIIIIII"], table=[{"word": "SOME", "seat": 2}], deck="LLLLLLPPPP")
    table.do("pass", "pass", "play HOME", "pass", "play 1: H O +U S/M E", "pass", "play 1: H O U S E +S")
    table.do("play CART", "pass", "pass")
    assert (table.table, table.dead, table.cards_won) == ([], 0, [7, 0])


def test_the_game_ends_with_an_empty_deck_and_nobody_scores_the_cards_on_the_table() -> None:
    table = stuck(deck="").do("pass", "pass")
    assert (table.over, table.end, table.scores, table.winners) == (True, "exhausted", [0, 0], [1, 2])
    assert table.table == ["HOME", "CART"]


def test_a_trade_while_the_deck_runs_out_also_counts_as_a_failure() -> None:
    table = stuck(deck="RR").do("trade A", "pass")  # Ben's pass takes the last two cards
    assert (table.deck, table.end) == (0, "exhausted")


def test_the_player_with_the_most_cards_wins() -> None:
    table = with_own_words("HOUSE", "CART", ["S", "I"], deck="").do("play 1: H O U S E +S", "pass")
    assert (table.over, table.scores, table.winners) == (True, [6, 0], [1])


def test_unplayed_cards_cost_nothing() -> None:
    table = with_own_words("HOUSE", "CART", ["SQZ", "I"], deck="").do("play 1: H O U S E +S", "pass", "pass")
    assert table.scores == [6, 0]


# ---- resigning


def test_the_word_of_a_player_who_resigns_becomes_open_to_all() -> None:
    table = take_6(hands=["HOMEAA", "CARTII", "SMORE"]).do("play HOME", "play CART", "@1 resign")
    assert owners(table) == [("HOME", 1, True), ("CART", 2, False)]


def test_the_failure_of_a_player_who_resigned_no_longer_counts() -> None:
    table = take_6(hands=["AAAAAAAA", "IIIIIII", "OOOOOOO"], table=[{"word": "CART", "seat": 2}])
    table.do("pass", "@1 resign", "pass")
    assert table.table == ["CART"]
    assert table.do("pass").table == []


def test_the_table_clears_when_the_only_player_who_has_not_failed_resigns() -> None:
    table = take_6(hands=["AAAA", "IIII", "OOO"], table=[{"word": "CART", "seat": 2}]).do("pass", "pass", "resign")
    assert (table.table, table.to_act) == ([], [1])


# ---- set-ups


def test_the_words_of_a_setup_belong_to_the_seats_before_the_seat_that_begins() -> None:
    assert owners(take_6(hands=["A", "I", "O"], table=["CART", "SOME"])) == [("CART", 2, False), ("SOME", 3, False)]


def test_a_challenge_to_a_wrong_word_of_six_letters_takes_the_word_back() -> None:
    table = with_own_words("HOUSE", "CART", ["RAA", "III"], options={"words": "challenge"})
    table.do("play 1: H O U S E +R", "challenge")
    assert (owners(table), table.cards_won) == ([("HOUSE", 1, True), ("CART", 2, False)], [0, 0])
    assert table.scores == [0, 0]


@pytest.mark.parametrize(
    "words", [["CART", "SOME", "HOSE"], [{"word": "CART", "seat": 1}, {"word": "SOME", "seat": 1}]]
)
def test_a_setup_gives_each_player_at_most_one_word(words: list[Any]) -> None:
    with pytest.raises(Refused, match="bad-setup"):
        take_6(hands=["A", "I"], table=words)


def test_a_play_in_take_6_may_not_name_a_word_to_keep() -> None:
    assert take_6().refuses("play HOME keep 1") == "bad-notation"


def test_a_first_word_of_four_letters_must_be_in_the_dictionary() -> None:
    assert take_6().refuses("play HEMO") == "not-a-word"
