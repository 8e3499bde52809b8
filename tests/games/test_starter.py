"""Tests the rules of the Starter game, sentence by sentence. The tests of Full Deck cover the rules that both games
share."""

from typing import Any

import pytest

from tests.table import Table

SINGLES = ["N", "U", "T", "D", "O", "G", "A", "R"]


def starter(piles: list[str] | None = None, players: int = 2, **more: Any) -> Table:
    """A table of Starter with these piles (eight by default), each written from its top card down."""
    return Table("starter", **{"piles": SINGLES if piles is None else piles, "players": players, **more})


def owners(table: Table) -> list[tuple[str, int]]:
    return [(word["word"], word["seat"]) for word in table.state["table"]]


# ---- the piles


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 7), (4, 9)])
def test_eight_piles_of_cards_lie_face_up(players: int, cards: int) -> None:
    table = Table("starter", first=None, players=players)
    assert [len(pile) for pile in table.piles] == [cards] * 8
    assert (table.deck, table.dead, table.hands) == (0, 0, [""] * players)


def test_players_see_only_the_top_card_of_a_pile() -> None:
    table = starter(["N E", "U A", "T"])
    assert table.seen_by(1)["piles"] == [["N", ""], ["U", ""], ["T"]]
    assert table.seen_by(None)["piles"] == [["N", ""], ["U", ""], ["T"]]


def test_a_player_may_play_only_upturned_cards() -> None:
    table = starter(["C H", "A", "T"])
    assert table.refuses("play HAT") == "not-in-hand"
    assert table.why_not("play HAT") == "There is no upturned H, or there are too few."
    assert table.do("play CAT").piles == [["H"], [], []]


def test_a_pile_turns_up_its_next_card_after_the_turn() -> None:
    table = starter(["C T", "A E", "T N", "O"])
    assert table.refuses("play TEN") == "not-in-hand"
    assert table.do("play CAT", "play TEN").piles == [[], [], [], ["O"]]


def test_a_turn_may_use_only_one_card_of_each_pile() -> None:
    assert starter(["T O T", "O"]).refuses("play TOT") == "not-in-hand"
    assert starter(["T O T", "O", "T"]).do("play TOT").piles == [["O", "T"], [], []]


# ---- the turn


def test_a_turn_is_one_fresh_word_from_the_upturned_cards() -> None:
    table = starter().do("play NUT")
    assert (owners(table), table.scores, table.to_act) == ([("NUT", 1)], [3, 0], [2])
    assert starter().refuses("play NUT ; DOG") == "move-not-permitted"


def test_a_turn_may_be_play_ons_on_any_word_of_any_player() -> None:
    table = starter(table=[{"word": "BAT", "seat": 1}, {"word": "MIL", "seat": 2}], piles=["H", "E", "O"])
    table.do("play 1: B A T +H ; 2: M I L +E")
    assert (owners(table), table.scores) == ([("BATH", 1), ("MILE", 1)], [8, 0])


def test_a_turn_may_be_a_fresh_word_and_play_ons() -> None:
    table = starter().do("play NUT", "play 1: T U N +A ; DOG")
    assert (owners(table), table.scores) == ([("TUNA", 2), ("DOG", 2)], [0, 7])


def test_the_word_of_a_play_on_belongs_to_its_player() -> None:
    table = starter().do("play NUT", "play 1: T U N +A")
    assert owners(table) == [("TUNA", 2)]
    assert table.scores == [0, 4]
    assert table.points == [3, 4]


def test_all_cards_of_a_word_stay_in_a_play_on() -> None:
    table = starter().do("play NUT")
    assert table.refuses("play 1: T +A N") == "bad-notation"
    assert table.refuses("play 1: A/N U T") == "move-not-permitted"
    assert table.refuses("play 1: T U N") == "nothing-played"
    assert "hand" not in table.why_not("play 1: T U N"), "nobody has one"


def test_a_turn_may_have_one_play_on_for_each_older_word_and_none_for_the_word_just_laid() -> None:
    assert starter().refuses("play NUT ; 1: T U N +A") == "no-such-word"
    assert starter().do("play NUT").refuses("play 1: T U N +A ; 1: T U N +R") == "bad-notation"


def test_words_must_have_at_least_three_letters() -> None:
    assert starter().refuses("play GO") == "too-short"


def test_words_must_be_in_the_dictionary() -> None:
    assert starter().refuses("play GOR") == "not-a-word"


def test_nobody_trades_or_discards() -> None:
    assert starter().expects == ["play", "pass"]
    assert starter().refuses("trade N") == "wrong-verb"
    assert starter().refuses("discard N") == "wrong-verb"


# ---- the rules on S


def test_a_plural_made_with_s_is_refused_as_a_fresh_word() -> None:
    assert starter(["C", "A", "T", "S"]).refuses("play CATS") == "plural"


def test_a_player_may_not_make_the_plural_of_a_word_on_the_table_by_adding_s_without_rearranging_the_word() -> None:
    assert starter(["S", "O"], table=["CAT"]).refuses("play 1: C A T +S") == "plural"
    assert starter(["S", "O"], table=["ACT"]).do("play 1: C A T +S").table == ["CATS"]


def test_a_play_on_in_the_advanced_game_may_not_have_a_barred_ending() -> None:
    table = starter(["D", "O"], table=["BAKE"], options={"advanced": True})
    assert table.refuses("play 1: B A K E +D") == "plural"


def test_offensive_words_are_refused() -> None:
    assert starter(["S", "H", "I", "T"]).refuses("play SHIT") == "move-not-permitted"


# ---- flips, combos and wild cards


def test_a_combo_counts_as_one_card() -> None:
    assert starter(["QU", "I", "T"]).do("play QU I T").scores == [3, 0]


def test_a_wild_card_is_read_as_a_letter_and_counts_as_a_card() -> None:
    table = starter(["B", "?", "T"]).do("play B ?=A T")
    assert (table.table, table.scores) == (["BAT"], [3, 0])


def test_a_variable_flip_card_on_the_table_may_get_a_new_reading() -> None:
    word = {"slots": [["JX=J"], ["O"], ["B"]], "seat": 2}
    assert starter(["E", "R"], table=[word]).refuses("play 1: B O JX=X +E +R") == "not-on-table"
    table = starter(["E", "R"], table=[word], options={"variable": True}).do("play 1: B O JX=X +E +R")
    assert owners(table) == [("BOXER", 1)]


# ---- the end


def test_the_game_ends_when_the_piles_are_used_up() -> None:
    table = starter(["N A", "U", "T"]).do("play NUT", "play 1: T U N +A")
    assert (table.over, table.end, table.scores, table.winners) == (True, "piles-used-up", [0, 4], [2])


def test_the_game_ends_when_all_players_have_passed() -> None:
    table = starter(players=3).do("play NUT", "pass", "pass")
    assert not table.over
    table.do("pass")
    assert (table.over, table.end, table.winners) == (True, "passed", [1])


def test_the_upturned_cards_go_under_their_piles_when_all_have_passed() -> None:
    table = starter(["Q A C", "W B", "V", "X D"], players=3).do("pass", "pass", "pass")
    assert (table.over, table.to_act) == (False, [1])
    assert table.piles == [["A", "C", "Q"], ["B", "W"], ["V"], ["D", "X"]]
    assert table.seen_by(2)["piles"] == [["A", "", ""], ["B", ""], ["V"], ["D", ""]]


def test_a_second_round_of_passes_in_a_row_ends_the_game() -> None:
    table = starter(["Q A", "W", "V"]).do("pass", "pass", "pass")
    assert not table.over
    assert table.do("pass").end == "passed"


def test_a_word_between_two_rounds_of_passes_makes_the_second_round_count_as_the_first() -> None:
    table = starter(["Q N A B", "W U", "V T"]).do("pass", "pass", "play NUT", "pass", "pass")
    assert (table.over, table.piles[0]) == (False, ["B", "Q", "A"])
    assert table.do("pass", "pass").over


def test_the_first_round_of_passes_ends_the_game_if_no_pile_has_a_second_card() -> None:
    assert starter(["Q", "W", "V"]).do("pass", "pass").end == "passed"


def test_the_game_ends_without_waiting_for_a_player_who_resigned_after_the_first_round_of_passes() -> None:
    table = starter(["Q A", "W", "V"], players=3).do("pass", "pass", "pass", "@1 resign", "pass")
    assert not table.over
    assert table.do("pass").over


def test_a_resignation_may_complete_the_first_round_of_passes() -> None:
    table = starter(["Q A", "W", "V"], players=3).do("pass", "pass", "@3 resign")
    assert (table.over, table.piles[0], table.to_act) == (False, ["A", "Q"], [1])


def test_a_word_breaks_the_run_of_passes() -> None:
    assert not starter().do("play NUT", "pass", "play DOG", "pass").over


def test_the_player_with_the_most_cards_in_their_own_words_wins() -> None:
    table = starter().do("play NUT", "play DOG", "pass", "pass")
    assert (table.scores, table.winners) == ([3, 3], [1, 2])


def test_the_words_of_a_setup_count_for_their_owners() -> None:
    table = starter(table=[{"word": "BATH", "seat": 2}])
    assert table.scores == [0, 4]
    assert table.do("pass", "pass").winners == [2]


def test_a_player_who_resigns_cannot_win() -> None:
    table = starter(players=3).do("play NUT", "@1 resign", "pass", "pass")
    assert (table.over, table.winners) == (True, [2, 3])


# ---- judging and time


def test_a_challenge_puts_the_cards_of_a_turn_back_onto_the_piles() -> None:
    table = starter(["N A", "U", "T"], options={"words": "challenge"}).do("play UNT", "challenge")
    assert (table.piles, table.table, table.scores, table.to_act) == ([["N", "A"], ["U"], ["T"]], [], [0, 0], [2])


def test_before_the_game_ends_the_other_players_may_challenge_the_play_that_uses_up_the_piles() -> None:
    table = starter(["N", "U", "T"], options={"words": "challenge"}).do("play NUT")
    assert (table.over, table.to_act) == (False, [2])
    assert table.do("accept").winners == [1]


def test_a_timeout_and_a_wrong_word_under_strict_judging_count_as_passes() -> None:
    table = starter(options={"words": "strict", "seconds": 60}).do("play TUD", "timeout")
    assert (table.over, table.end) == (True, "passed")


def test_a_wrong_word_taken_back_counts_as_a_pass() -> None:
    table = starter(["N A", "U", "T"], options={"words": "challenge"}).do("pass", "play UNT", "challenge")
    assert (table.piles[0], table.to_act) == (["A", "N"], [1])


# ---- set-ups


def test_a_setup_must_name_at_least_one_card() -> None:
    with pytest.raises(Exception, match="bad-setup"):
        starter(["", ""])


def test_covered_cards_of_a_setup_change_owners_with_their_word() -> None:
    covered = {"slots": [["O", "N"], ["U"], ["T"]], "seat": 2}
    table = starter(["A", "O", "G"], table=[covered], words="TUNA").do("play 1: T U N +A")
    assert (owners(table), table.scores) == ([("TUNA", 1)], [5, 0])
