"""Tests the rules of Shout!, sentence by sentence."""

from collections import Counter
from typing import Any

import pytest

from engine.core.cards import SHOUT_DECK
from engine.players.whole_games import Sitter, play_out
from tests.table import Table

WORDS = "CAT CATS DOG SHOUT TEAM THE THEM TEACH ACHE CASH CHAT GOD"


def shout(*moves: str, deck: str = "C A T E TH D O G", players: int = 3, **more: Any) -> Table:
    return Table("shout", **{"deck": deck, "players": players, "words": WORDS, **more}).do(*moves)


def three_cards(**more: Any) -> Table:
    """A table with the cards C, A and T, and E, TH, D, O and G in the deck."""
    return shout("deal", "deal", "deal", **more)


# ---- the deck


def test_the_deck_has_61_single_cards_17_doubles_and_2_wild_ones() -> None:
    sizes = Counter(face if face == "?" else len(face) for face in (card.face for card in SHOUT_DECK.pack()))
    assert sizes == {1: 61, 2: 17, "?": 2}


def test_the_deck_has_the_letters_that_the_rules_print() -> None:
    singles = "A5 B2 C2 D3 E6 F1 G2 H1 I4 J1 K1 L3 M2 N3 O4 P2 Q1 R3 S4 T4 U2 V1 W1 X1 Y1 Z1"
    doubles = "TH CH SH IT ER ED IN ES LE NG RE TE ST AR AN DE EN"
    printed = {entry[0]: int(entry[1:]) for entry in singles.split()} | dict.fromkeys(doubles.split(), 1) | {"?": 2}
    assert printed == SHOUT_DECK.counts


# ---- dealing


def test_a_dealer_lays_one_card_at_a_time_face_up() -> None:
    table = shout("deal", "deal")
    assert (table.row, table.deck) == (["C", "A"], 6)
    assert table.seen_by(2)["row"] == ["C", "A"]


def test_the_first_dealer_is_the_first_player() -> None:
    table = shout(first=2)
    assert (table.to_act, table.expects) == ([2], ["deal"])


def test_only_the_dealer_deals_cards_and_closes_the_round() -> None:
    assert shout().refuses("@2 deal") == "not-your-turn"
    assert three_cards().refuses("@2 deal") == "not-your-turn"
    assert shout(*["deal"] * 8).refuses("@2 close") == "not-your-turn"


def test_the_dealer_closes_the_round_only_after_dealing_all_cards() -> None:
    assert three_cards().refuses("close") == "wrong-verb"
    assert shout(*["deal"] * 8).refuses("deal") == "wrong-verb"


def test_a_shout_must_name_the_seat_that_shouts() -> None:
    assert three_cards().refuses("shout C A T") == "bad-notation"


def test_the_dealer_may_shout_too() -> None:
    assert three_cards().do("@1 shout CAT").cards_won == [3, 0, 0]


def test_everybody_may_shout_as_soon_as_three_cards_lie_on_the_table() -> None:
    assert three_cards().to_act == [1, 2, 3]
    assert three_cards().expects == ["deal", "shout"]


def test_a_shout_before_three_cards_lie_is_refused_without_a_penalty() -> None:
    table = shout("deal", "deal")
    assert (table.to_act, table.expects) == ([1], ["deal"])
    assert table.refuses("@1 shout C A") == "wrong-verb"
    assert table.refuses("@2 shout C A") in ("wrong-verb", "not-your-turn")
    assert table.refuses("@1 timeout") == "wrong-verb"
    assert table.do("deal", "@2 shout CAT").cards_won == [0, 3, 0]


# ---- a right word


def test_the_player_of_a_right_shout_takes_the_shouted_cards() -> None:
    table = three_cards().do("@2 shout C A T")
    assert (table.cards_won, table.row, table.deck) == ([0, 3, 0], [], 5)
    assert (table.scores, table.over) == ([0, 0, 0], False)
    assert table.log[-1] == {"turn": 1, "seat": 2, "do": "shout C A T", "words": ["CAT"], "points": 0}


def test_cards_outside_the_shouted_word_stay_on_the_table() -> None:
    assert shout(*["deal"] * 6, "@3 shout CAT").row == ["E", "TH", "D"]


def test_a_player_whose_shout_was_right_may_shout_again_immediately() -> None:
    table = shout(*["deal"] * 9, "@2 shout CAT", "@2 shout DOG", deck="C A T E E TH D O G")
    assert table.cards_won == [0, 6, 0]


def test_everybody_sees_why_a_shout_does_not_count() -> None:
    def why(table: Table) -> str:
        return table.match.report(len(table.match.moves) - 1).missed

    long, bound = {"min_letters": 4}, {"words": "challenge"}
    assert why(three_cards().do("@2 shout CAT")) == ""
    assert why(three_cards().do("@2 shout TAC")) == "word"
    assert why(shout(*["deal"] * 5).do("@2 shout TH E")) == "cards"
    assert why(three_cards(options=long).do("@2 shout CAT")) == "letters"
    assert why(three_cards(options=long | bound).do("@2 shout TAC")) == "letters", (
        "what nobody challenges is not looked up"
    )
    assert why(three_cards(options=bound).do("@2 shout TAC")) == ""


def test_a_shouted_word_has_at_least_three_cards() -> None:
    table = shout(*["deal"] * 4, deck="TH E M A T D O G", words="THE THEM").do("@2 shout TH E")
    assert table.cards_won == [1, 0, 1]  # the word is wrong, so each other player gets a card
    assert shout(*["deal"] * 3, deck="TH E M A T D O G").do("@2 shout TH E M").cards_won == [0, 3, 0]


def test_the_letters_of_a_double_stay_together_in_their_order() -> None:
    table = shout(*["deal"] * 3, deck="CH A S D O G T E").do("@2 shout CH A S")
    assert table.cards_won == [1, 0, 1]  # CHAS is not a word, and CASH cannot be made
    assert shout(*["deal"] * 3, deck="CH A S D O G T E").refuses("@2 shout C A S H") == "not-on-table"


@pytest.mark.parametrize("cards", ["?=C A T", "C ?=A T", "C A ?=T"])
def test_a_wild_card_counts_as_any_letter_in_any_place(cards: str) -> None:
    table = shout(*["deal"] * 4, deck="C A T ? D O G").do(f"@2 shout {cards}")
    assert table.cards_won == [0, 3, 0]


def test_a_player_must_name_the_letter_that_a_wild_card_stands_for() -> None:
    assert shout(*["deal"] * 4, deck="C A T ? D O G").refuses("@2 shout ? A T") == "bad-notation"


# ---- a wrong word


def test_a_player_who_shouts_a_wrong_word_gets_nothing_and_every_other_player_gets_a_card() -> None:
    table = three_cards().do("@2 shout T A C")
    assert (table.cards_won, table.row, table.deck) == ([1, 0, 1], ["C", "A", "T"], 3)
    assert table.log[-1]["words"] == []


def test_penalty_cards_go_clockwise_from_the_dealers_left_while_the_deck_lasts() -> None:
    table = three_cards(deck="C A T E TH").do("@2 shout TAC")
    assert [card.face for card in table.match.state.seats[2].won] == ["E"]
    assert [card.face for card in table.match.state.seats[0].won] == ["TH"]
    table = three_cards(deck="C A T E").do("@2 shout TAC")
    assert (table.cards_won, table.deck) == ([0, 0, 1], 0)


def test_the_dealer_gets_the_penalty_card_last() -> None:
    table = three_cards(first=2, deck="C A T E TH").do("@1 shout TAC")
    assert [card.face for card in table.match.state.seats[2].won] == ["E"]
    assert [card.face for card in table.match.state.seats[1].won] == ["TH"]


def test_a_wrong_shout_is_not_refused_even_where_words_are_checked() -> None:
    assert three_cards(options={"words": "checked"}).do("@2 shout TAC").cards_won == [1, 0, 1]
    assert three_cards(options={"words": "strict"}).do("@2 shout TAC").cards_won == [1, 0, 1]


def test_a_trusting_table_accepts_every_word() -> None:
    assert three_cards(options={"words": "trust"}).do("@2 shout TAC").cards_won == [0, 3, 0]


@pytest.mark.parametrize("cards", ["C A D", "D O G", "C A T T", "A T A"])
def test_a_shout_with_missing_cards_or_cards_used_twice_is_refused_without_a_penalty(cards: str) -> None:
    table = three_cards()
    assert table.refuses(f"@2 shout {cards}") == "not-on-table"
    assert table.do("@2 shout CAT").cards_won == [0, 3, 0]


def test_a_player_whose_shout_was_wrong_may_not_shout_again_until_the_next_card() -> None:
    table = three_cards().do("@2 shout TAC")
    assert table.to_act == [1, 3]
    assert table.refuses("@2 shout CAT") == "wrong-verb"
    table.do("deal", "@2 shout CAT")
    assert table.cards_won == [1, 3, 1]


def test_the_other_players_may_still_shout_after_a_wrong_shout() -> None:
    table = three_cards().do("@2 shout TAC", "@3 shout CAT")
    assert table.cards_won == [1, 0, 4]


def test_a_dealer_who_shouted_a_wrong_word_goes_on_dealing() -> None:
    table = three_cards().do("@1 shout TAC")
    assert (table.to_act, table.expects) == ([1, 2, 3], ["deal", "shout"])
    assert table.refuses("@1 shout CAT") == "wrong-verb"
    assert table.do("deal").row == ["C", "A", "T", "D"]


def test_a_player_whose_shout_after_the_last_card_was_wrong_may_not_shout_again_in_the_round() -> None:
    table = three_cards(deck="C A T").do("@2 shout TAC")
    assert table.refuses("@2 shout CAT") == "wrong-verb"
    assert (table.to_act, table.expects) == ([1, 3], ["close", "shout"])
    assert table.do("close", "deal", "deal", "deal", "@2 shout CAT").scores == [0, 1, 0]


def test_a_player_who_buzzes_but_does_not_name_a_word_pays_the_penalty_for_a_wrong_shout() -> None:
    table = three_cards().do("@2 timeout")
    assert (table.cards_won, table.to_act) == ([1, 0, 1], [1, 3])
    assert table.refuses("@2 timeout") == "wrong-verb"


def test_nobody_times_out_before_three_cards_lie_on_the_table() -> None:
    assert shout().refuses("@2 timeout") in ("wrong-verb", "not-your-turn")
    assert shout().refuses("@1 timeout") == "wrong-verb"


# ---- the round


def test_the_dealer_closes_the_round_when_all_cards_are_dealt_and_nobody_shouts_any_more() -> None:
    table = shout(*["deal"] * 8, "@2 shout CAT", "close")
    assert (table.scores, table.over, table.turn) == ([0, 1, 0], False, 2)
    assert table.log[-1] == {"turn": 1, "seat": 1, "do": "close", "words": [], "points": 0}


def test_nobody_scores_the_cards_left_on_the_table() -> None:
    table = shout(*["deal"] * 9, "@2 shout CAT", "@3 shout DOG", "close", deck="C A T E E TH D O G")
    assert table.scores == [0, 1, 1]


def test_the_player_with_most_cards_in_a_round_gets_a_point_and_players_who_tie_get_one_each() -> None:
    table = shout(*["deal"] * 7, "@2 shout CAT", "@3 timeout", "close")
    assert (table.scores, table.deck) == ([0, 1, 0], 8)


def test_nobody_gets_a_point_for_a_round_in_which_nobody_won_a_card() -> None:
    assert shout(*["deal"] * 8, "close").scores == [0, 0, 0]


def test_every_player_begins_each_round_without_won_cards() -> None:
    table = shout(*["deal"] * 8, "@2 shout CAT", "close")
    assert (table.cards_won, table.row, table.deck, table.dead) == ([0, 0, 0], [], 8, 0)


def test_the_player_on_the_dealers_left_deals_the_next_round() -> None:
    table = shout(*["deal"] * 8, "close")
    assert (table.to_act, table.round) == ([2], 2)
    table.do(*["deal"] * 8, "close")
    assert (table.to_act, table.round) == ([3], 3)


def test_a_round_ends_automatically_if_fewer_than_three_cards_are_left_and_none_can_be_dealt() -> None:
    table = shout(*["deal"] * 8, "@2 shout CAT", "@2 shout DOG")
    assert (table.scores, table.round, table.turn) == ([0, 1, 0], 2, 2)
    table = shout("deal", "deal", deck="C A")
    assert (table.round, table.to_act) == (2, [2])


def test_penalty_cards_may_use_up_the_deck() -> None:
    table = three_cards(deck="C A T E D").do("@3 shout TAC")
    assert (table.deck, table.expects, table.round) == (0, ["close", "shout"], 1)
    assert table.do("@1 shout CAT").round == 2


def test_a_setup_may_name_the_cards_laid_out() -> None:
    table = shout(row="C A T", deck="D O G", first=1)
    assert (table.row, table.deck, table.expects) == (["C", "A", "T"], 3, ["deal", "shout"])
    table.do("@2 shout C A T", "deal", "deal", "deal", "@3 shout D O G")
    assert (table.round, table.row, table.deck) == (2, [], 6)
    assert table.do(*["deal"] * 6).row == ["C", "A", "T", "D", "O", "G"]


def test_a_setup_may_describe_a_table_where_all_cards_are_dealt() -> None:
    table = shout(row="C A T", deck="", first=1)
    assert (table.expects, table.over) == (["close", "shout"], False)
    assert table.do("@3 shout C A T").round == 2


def test_every_round_of_a_setup_uses_its_cards_in_their_order() -> None:
    table = shout(*["deal"] * 8, "@2 shout CAT", "close", "deal", "deal", "deal")
    assert (table.row, table.deck) == (["C", "A", "T"], 5)


def test_each_round_without_a_setup_shuffles_all_cards_again() -> None:
    table = Table("shout", first=1, players=2, words=WORDS).do(*["deal"] * 80)
    first = table.row
    table.do("close", *["deal"] * 80)
    assert sorted(table.row) == sorted(first)
    assert table.row != first


def test_a_game_has_as_many_rounds_as_players() -> None:
    table = shout(*[*["deal"] * 8, "close"] * 2, players=2)
    assert (table.over, table.end, table.scores, table.winners) == (True, "rounds-played", [0, 0], [1, 2])
    assert not shout(*[*["deal"] * 8, "close"] * 2, players=3).over


def test_the_player_with_the_most_points_wins() -> None:
    table = shout(*["deal"] * 8, "@2 shout CAT", "close", *["deal"] * 8, "@2 shout CAT", "close", players=2)
    assert (table.scores, table.winners) == ([0, 2], [2])


# ---- options


def test_players_may_agree_on_longer_words() -> None:
    table = three_cards(options={"min_letters": 4}).do("@2 shout CAT")
    assert table.cards_won == [1, 0, 1]
    table = shout(*["deal"] * 4, deck="T E A M D O G", options={"min_letters": 4}).do("@2 shout TEAM")
    assert table.cards_won == [0, 4, 0]


def test_the_minimum_length_counts_letters_and_not_cards() -> None:
    table = shout(*["deal"] * 3, deck="TH E M D O G", options={"min_letters": 4}).do("@2 shout TH E M")
    assert table.cards_won == [0, 3, 0]


@pytest.mark.parametrize("rising", ["next", "kept"])
def test_the_option_called_rising_asks_the_winner_of_a_round_for_one_letter_more_in_the_next_round(rising: str) -> None:
    table = shout(*["deal"] * 8, "@2 shout CAT", "close", *["deal"] * 3, options={"rising": rising})
    table.do("@2 shout CAT")
    assert table.cards_won == [1, 0, 1]
    assert table.do("@3 shout CAT").cards_won == [1, 0, 4]


def test_the_option_called_rising_with_the_value_next_asks_for_one_letter_more_in_the_next_round_only() -> None:
    table = shout(*["deal"] * 8, "@2 shout CAT", "close", options={"rising": "next"})
    table.do(*["deal"] * 8, "close", *["deal"] * 3, "@2 shout CAT")
    assert table.cards_won == [0, 3, 0]


def test_the_option_called_rising_with_the_value_next_adds_one_letter_however_many_rounds_were_won() -> None:
    deck, options = "C A T E A CH T M", {"rising": "next"}
    table = shout(*["deal"] * 8, "@2 shout CAT", "close", deck=deck, options=options)
    table.do(*["deal"] * 8, "@2 shout TEAM", "close", *["deal"] * 8, "@2 shout TEAM")
    assert table.cards_won == [0, 4, 0]


def test_the_option_called_rising_with_the_value_kept_adds_up_the_letters_from_round_to_round() -> None:
    deck, options = "C A T E A CH T M", {"rising": "kept"}
    table = shout(*["deal"] * 8, "@2 shout CAT", "close", deck=deck, options=options)
    table.do(*["deal"] * 8, "@2 shout TEAM", "close", *["deal"] * 8, "@2 shout TEAM")
    # Nobody wins cards, because a word now needs five letters and the deck is empty.
    assert table.cards_won == [0, 0, 0]
    assert table.do("@3 shout TEAM").cards_won == [0, 0, 4]


@pytest.mark.parametrize("rising", ["next", "kept"])
def test_the_option_called_rising_counts_a_tie_for_most_cards_as_a_won_round(rising: str) -> None:
    table = shout(*["deal"] * 8, "@2 shout CAT", "@3 shout DOG", options={"rising": rising}, deck="C A T E TH D O G")
    assert (table.round, table.match.state.notes.least) == (2, (3, 4, 4))


def test_nobody_needs_more_letters_without_the_option_called_rising() -> None:
    table = shout(*["deal"] * 8, "@2 shout CAT", "close", *["deal"] * 3).do("@2 shout CAT")
    assert table.cards_won == [0, 3, 0]


def test_a_dealer_may_deal_by_hand_at_any_pace() -> None:
    assert three_cards(options={"seconds": None}).do("@2 timeout").cards_won == [1, 0, 1]


def test_computer_players_deal_and_shout_if_no_pace_is_agreed() -> None:
    table = shout(players=2, words=None, options={"seconds": None})
    play_out(table.match, (Sitter(), Sitter()), 1)
    assert (table.over, table.end) == (True, "rounds-played")


# ---- challenges


def doubtful(*moves: str, **more: Any) -> Table:
    return shout(*moves, **{"options": {"words": "challenge"}, **more})


def test_a_shout_of_any_letters_counts_at_first_where_words_are_challenged() -> None:
    assert doubtful(*["deal"] * 3, "@2 shout TAC").cards_won == [0, 3, 0]


def test_a_challenged_wrong_shout_is_taken_back_and_punished() -> None:
    table = doubtful(*["deal"] * 3, "@2 shout TAC", "@3 challenge")
    assert (table.cards_won, table.row, table.to_act) == ([1, 0, 1], ["C", "A", "T"], [1, 3])
    assert [entry["words"] for entry in table.log] == [[]] * 5


def test_a_player_who_challenges_a_right_shout_may_not_shout_until_the_next_card() -> None:
    table = doubtful(*["deal"] * 6, "@2 shout CAT", "@3 challenge")
    assert (table.cards_won, table.to_act) == ([0, 3, 0], [1, 2])
    assert table.refuses("@3 shout E TH D") == "wrong-verb"
    assert table.do("deal").to_act == [1, 2, 3]


def test_nobody_may_challenge_a_shout_after_the_next_card() -> None:
    assert doubtful(*["deal"] * 6, "@2 shout TAC", "deal").refuses("@3 challenge") == "wrong-verb"
    assert doubtful(*["deal"] * 6, "@1 shout TAC", "deal").refuses("@3 challenge") == "wrong-verb"


@pytest.mark.parametrize(("later", "won"), [("@3 shout E TH D", [1, 4, 0]), ("@2 shout E TH D", [1, 3, 1])])
def test_a_challenge_after_two_shouts_is_about_the_second_one(later: str, won: list[int]) -> None:
    table = doubtful(*["deal"] * 6, "@2 shout TAC", later, "@1 challenge")
    assert (table.row, table.cards_won) == (["E", "TH", "D"], won)


def test_a_shout_ends_the_round_only_after_the_other_players_have_accepted_or_challenged_the_shout() -> None:
    table = doubtful(*["deal"] * 3, "@2 shout TAC", deck="C A T")
    assert (table.round, table.to_act, table.expects) == (1, [1, 3], ["accept", "challenge"])
    table.do("@1 accept", "@3 challenge")
    assert (table.round, table.cards_won, table.row, table.to_act) == (1, [0, 0, 0], ["C", "A", "T"], [1, 3])
    assert table.do("@1 shout CAT", "@2 accept", "@3 accept").scores == [1, 0, 0]


def test_the_other_players_may_challenge_the_last_shout_before_the_game_ends() -> None:
    table = doubtful(*["deal"] * 3, "close", *["deal"] * 3, "@2 shout CAT", deck="C A T", players=2)
    assert (table.over, table.to_act) == (False, [1])
    assert table.do("accept").winners == [2]


# ---- resigning


def test_a_player_who_resigns_gets_no_penalty_cards_and_no_point() -> None:
    table = three_cards().do("@3 shout CAT", "@3 resign", "deal", "deal", "deal", "@2 timeout", "deal")
    assert table.cards_won == [1, 0, 3]
    assert table.do("close").scores == [1, 0, 0]


def test_the_player_on_the_left_deals_when_the_dealer_resigns() -> None:
    table = three_cards().do("@1 resign")
    assert (table.to_act, table.row) == ([2, 3], ["C", "A", "T"])
    assert table.do("deal").deck == 4


def test_the_only_player_left_wins() -> None:
    table = three_cards().do("@3 resign", "@1 resign")
    assert (table.over, table.winners) == (True, [2])
