"""Tests the rules of Profit & Loss, sentence by sentence."""

from typing import Any

import pytest

from engine.core.oracle import legal_moves
from engine.core.public_facts import HIDDEN_WORD
from engine.core.verdict import Refused
from engine.core.view import view
from tests.table import Table

WORDS = "CAT DOG HORSE TEA TEAR ROAD SEA"
CHALLENGE = {"words": "challenge"}


def pl(ann: str, ben: str, deck: str = "BDFGHILMNP", **more: Any) -> Table:
    return Table("profit-and-loss", hands=[ann, ben], deck=deck, words=WORDS, **more)


def horse_and_cat(deck: str = "BDFGHILMNP", **more: Any) -> Table:
    """A table where Ann has laid HORSE and Ben has laid CAT."""
    return pl("HORSEAAAAA", "CATEEEEEEE", deck, **more).do("play HORSE", "play CAT")


def laid_by(table: Table, seat: int, eyes: int | None) -> str:
    """The cards of a seat's secret word that the player `eyes` can see. Seats are counted from 0 and players from 1;
    None is a bystander."""
    seen = view(table.match.state, None if eyes is None else eyes - 1)
    return "".join(card.face for card in seen.seats[seat].committed)


# ---- both players lay a word


def test_both_players_lay_a_fresh_word_one_after_the_other() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE")
    assert (table.to_act, table.expects) == ([1], ["play", "pass"])
    assert table.refuses("@2 play CAT") == "not-your-turn"
    table.do("@1 play HORSE")
    assert (table.to_act, table.expects, table.table, table.scores) == ([2], ["play", "pass"], [], [0, 0])
    table.do("@2 play CAT")
    assert table.table == ["HORSE", "CAT"]


def test_a_word_stays_hidden_until_both_players_have_laid() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE").do("play HORSE")
    assert table.seen_by(1)["log"][0] == {"turn": 1, "seat": 1, "do": "play HORSE", "words": ["HORSE"], "points": 0}
    for eyes in (2, None):
        assert table.seen_by(eyes)["log"][0] == {"turn": 1, "seat": 1, "do": "play", "words": [], "points": 0}
        assert laid_by(table, 0, eyes) == ""
    assert laid_by(table, 0, 1) == "HORSE"
    table.do("play CAT")
    assert [entry["do"] for entry in table.seen_by(2)["log"]] == ["play HORSE", "play CAT"]


def test_everybody_knows_whose_word_lies_hidden() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE")
    assert table.facts.marked(HIDDEN_WORD) == ()
    assert table.do("play HORSE").facts.marked(HIDDEN_WORD) == (0,)
    assert table.do("play CAT").facts.marked(HIDDEN_WORD) == ()


@pytest.mark.parametrize("eyes", [1, None])
def test_the_number_of_cards_of_a_hidden_word_is_as_secret_as_the_cards(eyes: int | None) -> None:
    seen = [view(pl("HORSECATAA", "CATEEEEEEE").do(play).match.state, eyes) for play in ("play HORSE", "play CAT")]
    for state in seen:
        # The other player sees the cards of the hidden word as cards of the hand.
        assert (len(state.seats[0].hand), state.seats[0].committed) == (
            10,
            (),
        )
    assert seen[0] == seen[1]


def test_players_see_their_own_hidden_word_and_both_words_when_both_have_laid() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE").do("play HORSE")
    assert len(view(table.match.state, 0).seats[0].hand) == 5
    table.do("play CAT")
    assert [len(seat.hand) for seat in view(table.match.state, 0).seats] == [5, 7]
    assert [word.text for word in view(table.match.state, 1).table] == ["HORSE", "CAT"]


def test_the_preview_of_the_second_word_reveals_nothing_about_the_hidden_first_word() -> None:
    for word in ("HORSE", "CAT"):
        table = pl("HORSECATAA", "CATEEEEEEE").do(f"play {word}")
        house, seen = table.match.house, view(table.match.state, 1)
        legal = next(legal for _, legal in legal_moves(house, seen, 1) if legal.words == ("TEA",))
        assert (legal.points, legal.state.seats[1].score, legal.state.table) == (0, 0, ())


def test_the_words_of_the_next_round_are_hidden_again() -> None:
    table = pl("CATSEAAAAA", "DOGROADIII", "EEEEEE").do("play CAT", "play DOG", "play ROAD")
    assert table.seen_by(1)["log"][2]["do"] == "play"
    assert (laid_by(table, 1, 1), laid_by(table, 1, 2)) == ("", "ROAD")


def test_words_are_fresh_and_have_at_least_three_letters() -> None:
    table = pl("HORSETEAAA", "CATEEEEEEE")
    assert table.refuses("play HO") == "too-short"
    assert table.refuses("play HOSE") == "not-a-word"
    assert table.refuses("play CAT") == "not-in-hand"
    assert table.refuses("play HORSE ; TEA") == "move-not-permitted"
    assert table.refuses("play 1: +T +E +A") == "no-such-word"
    assert table.refuses("play HORSE keep 1") == "bad-notation"
    assert table.refuses("trade H") == "wrong-verb"
    assert table.refuses("take H") == "wrong-verb"


# ---- more cards win the trick


def test_the_word_with_more_cards_wins_the_trick_and_its_player_takes_the_cards_that_remain() -> None:
    table = horse_and_cat()
    assert (table.to_act, table.expects, table.scores) == ([2], ["take"], [0, 0])
    table.do("take")
    assert table.scores == [7 + 4, 0]
    assert (table.cards_won, table.tricks, table.table) == ([8, 0], [1, 0], [])


def test_the_loser_of_a_trick_may_take_a_card_of_either_word_for_each_card_that_the_loser_laid() -> None:
    table = horse_and_cat().do("take O R T")
    assert (table.scores, table.cards_won) == ([11 - 3, 0], [5, 0])
    assert table.hands == ["AAAAABDFGH", "EEEEEEEORT"]


def test_the_loser_of_a_trick_may_take_cards_of_the_losing_word_back() -> None:
    table = horse_and_cat().do("take CAT")
    assert (table.scores, table.cards_won) == ([7, 0], [5, 0])
    assert table.hands[1] == "ACEEEEEEET"


def test_the_loser_of_a_trick_draws_the_missing_cards_after_the_winner() -> None:
    table = horse_and_cat().do("take O R")
    assert (table.hands, table.deck) == (["AAAAABDFGH", "EEEEEEEIOR"], 4)


def test_the_winner_draws_first_from_a_short_deck() -> None:
    table = horse_and_cat("BDFGHI").do("take")
    assert (table.hands, table.deck) == (["AAAAABDFGH", "EEEEEEEI"], 0)


def test_the_loser_of_a_trick_cannot_take_more_cards_than_the_loser_laid() -> None:
    assert horse_and_cat().refuses("take H O R S") == "cannot-trade"


def test_the_loser_may_take_only_cards_of_the_two_words_and_each_only_once() -> None:
    table = horse_and_cat()
    assert table.refuses("take X") == "not-on-table"
    assert table.refuses("take O O") == "not-on-table"
    assert table.refuses("take 1") == "bad-notation"


def test_the_winner_takes_no_cards_and_no_other_act_is_legal_until_the_loser_has_taken_cards() -> None:
    table = horse_and_cat()
    assert table.refuses("@1 take C") == "not-your-turn"
    assert table.refuses("@1 play CAT") == "not-your-turn"
    assert table.refuses("pass") == "wrong-verb"
    assert table.refuses("trade E") == "wrong-verb"


def test_the_second_player_may_win_the_trick() -> None:
    table = pl("CATAAAAAAA", "HORSEIIIII").do("play CAT", "play HORSE")
    assert table.to_act == [1]
    table.do("take C")
    assert (table.scores, table.tricks, table.cards_won) == ([0, 9], [0, 1], [0, 7])


def test_each_player_scores_and_takes_their_own_word_if_the_words_have_the_same_number_of_cards() -> None:
    table = pl("CATAAAAAAA", "DOGIIIIIII", "EEEE").do("play CAT", "play DOG")
    assert (table.scores, table.cards_won, table.tricks, table.table) == ([4, 6], [3, 3], [0, 0], [])
    assert (table.hands, table.deck) == (["AAAAAAAEEE", "EIIIIIII"], 0)


def test_the_players_take_turns_at_laying_first() -> None:
    table = pl("CATDOGEEEE", "DOGCATIIII", "AAAAAAAAAA").do("play CAT", "play DOG")
    assert table.to_act == [2]
    table.do("play CAT", "play DOG")
    assert table.to_act == [1]


def test_the_player_who_laid_first_in_a_later_round_draws_first_after_a_tie() -> None:
    table = pl("CATDOGEEEE", "DOGCATIIII", "AAARRRSTTT").do("play CAT", "play DOG", "play CAT", "play DOG")
    assert (table.hands, table.deck) == (["AAAEEEET", "IIIIRRRSTT"], 0)


# ---- passing


def test_a_pass_counts_as_a_word_of_zero_cards_and_the_trick_is_settled_immediately() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE").do("play HORSE", "pass")
    assert (table.scores, table.cards_won, table.tricks, table.table) == ([7, 0], [5, 0], [1, 0], [])
    assert table.hands[0] == "AAAAABDFGH"


def test_a_player_who_passed_may_trade_up_to_five_cards_after_the_trick() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE", "BDFGHILMNPR").do("play HORSE", "pass")
    assert (table.to_act, table.expects) == ([2], ["trade", "pass"])
    assert table.refuses("trade EEEEEE") == "cannot-trade"
    assert table.refuses("play CAT") == "wrong-verb"
    table.do("trade EEEEE")
    assert (table.hands[1], table.deck, table.to_act) == ("ACEEILMNPT", 6, [2])
    assert table.expects == ["play", "pass"]


def test_a_player_who_passed_may_pass_again_after_the_trick() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE").do("play HORSE", "pass", "pass")
    assert (table.hands[1], table.to_act, table.expects) == ("ACEEEEEEET", [2], ["play", "pass"])


def test_the_second_player_still_lays_a_word_when_the_first_has_passed() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE").do("pass")
    assert table.to_act == [2]
    table.do("play CAT")
    assert (table.scores, table.tricks, table.to_act, table.expects) == ([0, 4], [0, 1], [1], ["trade", "pass"])
    assert table.do("pass").to_act == [2]


def test_the_player_whose_turn_was_first_trades_or_passes_first_if_both_have_passed() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE").do("pass", "pass")
    assert (table.to_act, table.expects) == ([1], ["trade", "pass"])
    table.do("trade H")
    assert (table.to_act, table.expects, table.hands[0]) == ([2], ["trade", "pass"], "AAAAABEORS")
    table.do("pass")
    assert (table.to_act, table.expects, table.over) == ([2], ["play", "pass"], False)


def test_the_other_player_trades_or_passes_first_in_the_next_round() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE").do(*["pass"] * 6)
    assert (table.to_act, table.expects) == ([2], ["trade", "pass"])


def test_a_wrong_word_counts_as_a_word_of_zero_cards() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE", options={"words": "strict"}).do("play HORSE", "play TAC")
    assert (table.scores, table.hands[1], table.to_act, table.expects) == ([7, 0], "ACEEEEEEET", [2], ["trade", "pass"])
    table = pl("HORSEAAAAA", "CATEEEEEEE", options={"words": "strict"}).do("play SHORE")
    assert (table.hands[0], table.to_act) == ("AAAAAEHORS", [2])
    assert table.do("play CAT").to_act == [1]


def test_a_trade_after_the_trick_stays_secret() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE").do("play HORSE", "pass", "trade C")
    assert [table.seen_by(seat)["log"][-1]["do"] for seat in (1, 2)] == ["trade 1", "trade C"]


def test_a_timeout_counts_as_a_pass() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE", options={"seconds": 120}).do("play HORSE", "play CAT", "timeout")
    assert (table.scores, table.hands[1]) == ([11, 0], "EEEEEEEILM")  # after the timeout the loser has taken no cards
    table = pl("HORSEAAAAA", "CATEEEEEEE", options={"seconds": 120}).do("timeout", "timeout", "timeout", "timeout")
    assert (table.to_act, table.expects) == ([2], ["play", "pass"])


def test_a_player_accepts_the_rivals_word_automatically_when_the_time_for_challenges_is_up() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE", options={**CHALLENGE, "seconds": 120}).do("play HORSE", "play TAC")
    table.do("@1 timeout", "@2 timeout")
    assert (table.table, table.to_act, table.expects) == (["HORSE", "TAC"], [2], ["take"])


# ---- the end


def test_with_an_empty_deck_two_passes_in_a_round_end_the_game_and_unplayed_cards_cost_their_values() -> None:
    table = pl("HAX", "CE", "").do("pass")
    assert not table.over
    table.do("pass")
    assert (table.over, table.end, table.scores, table.winners) == (True, "exhausted", [-8, -3], [2])


def test_a_player_who_passed_is_not_asked_again_after_the_trick_with_an_empty_deck() -> None:
    table = pl("HORSEX", "CE", "").do("play HORSE", "pass")
    assert (table.to_act, table.expects, table.over) == ([2], ["play", "pass"], False)  # the next round begins
    table.do("pass", "pass")
    assert (table.over, table.scores) == (True, [7 - 4, -3])


def test_a_player_who_passed_is_not_asked_again_if_the_winners_refill_emptied_the_deck() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE", "BDFGH").do("play HORSE", "pass")
    assert (table.deck, table.to_act, table.expects) == (0, [2], ["play", "pass"])
    assert pl("HORSEAAAAA", "CATEEEEEEE", "BDFGHI").do("play HORSE", "pass").expects == ["trade", "pass"]


def test_two_passes_in_different_rounds_do_not_end_the_game() -> None:
    table = pl("HORSESEA", "CATX", "").do("play HORSE", "pass", "pass")
    assert (table.over, table.to_act) == (False, [1])
    table.do("play SEA")
    assert (table.over, table.scores) == (False, [10, 0])


def test_a_player_with_an_empty_hand_passes_automatically() -> None:
    table = pl("HORSE", "CATDOGE", "").do("play HORSE", "play CAT", "take")
    assert (table.hands, table.to_act) == (["", "DEGO"], [2])
    table.do("play DOG")
    assert [entry["do"] for entry in table.log[-3:]] == ["play DOG", "pass", "pass"]  # Ann would have laid first
    assert (table.scores, table.to_act, table.over) == ([11, 6], [2], False)
    table.do("pass")
    assert (table.over, table.scores) == (True, [11, 5])


def test_three_rounds_without_a_word_end_the_game() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE").do(*["pass"] * 11)
    assert not table.over
    table.do("pass")
    assert (table.end, table.scores) == ("stalled", [-12, -11])


def test_the_standstill_rule_counts_the_trades_after_tricks_since_the_last_word() -> None:
    """Players trade three cards after CAT and one in each of three rounds without a word, six in all, and the deck has
    six cards."""
    table = pl("AAAAAAAAAA", "CATEEEEEEE", "EEEEEEIII").do("pass", "play CAT", "@1 trade AAA")
    table.do("pass", "pass", "pass", "trade A", "pass", "pass", "trade A", "pass", "pass", "pass", "pass")
    assert (table.over, table.deck) == (False, 6)
    assert table.do("trade A").end == "stalled"


def test_a_round_in_which_only_the_second_player_lays_a_word_does_not_count_as_a_round_without_a_word() -> None:
    table = pl("DOGTEAAAAA", "CATSEAEEEE", "RRRRRROOOO")
    table.do("pass", "play CAT", "pass", "pass", "play DOG", "pass", "pass", "play SEA", "pass")
    assert (table.over, table.scores) == (False, [6, 7])
    assert table.match.state.wordless == 0


def test_a_player_who_resigns_has_lost() -> None:
    table = horse_and_cat().do("@1 resign")
    assert (table.over, table.winners, table.out) == (True, [2], [True, False])


def test_a_setup_may_not_have_a_word_on_the_table() -> None:
    with pytest.raises(Refused, match="bad-setup"):
        pl("HORSE", "CAT", table=["DOG"])


# ---- challenges


def challenged(ann: str, ben: str) -> Table:
    return pl("HORSEAAAAA", "CATEEEEEEE", options=CHALLENGE).do(f"play {ann}", f"play {ben}")


def test_both_players_may_challenge_before_the_trick_is_settled() -> None:
    table = challenged("HORSE", "CAT")
    assert (table.to_act, table.expects, table.scores) == ([1, 2], ["accept", "challenge"], [0, 0])
    table.do("@1 accept", "@2 accept")
    assert (table.to_act, table.expects) == ([2], ["take"])
    assert table.do("take").scores == [11, 0]


def test_a_rightly_challenged_word_is_taken_back_and_counts_as_a_word_of_zero_cards() -> None:
    table = challenged("HOSER", "CAT").do("@2 challenge")
    assert (table.table, table.hands[0], table.to_act) == (["CAT"], "AAAAAEHORS", [1])
    table.do("@1 accept")
    assert (table.scores, table.tricks, table.cards_won) == ([0, 4], [0, 1], [0, 3])
    assert (table.to_act, table.expects) == ([1], ["trade", "pass"])


def test_two_wrong_words_count_as_two_passes() -> None:
    table = challenged("HOSER", "TAC").do("@2 challenge", "@1 challenge")
    assert (table.scores, table.to_act, table.expects) == ([0, 0], [1], ["trade", "pass"])
    table = pl("HOS", "TAC", "", options=CHALLENGE).do("play HOS", "play TAC", "@2 challenge", "@1 challenge")
    assert (table.over, table.end, table.scores) == (True, "exhausted", [-5, -4])


def test_a_player_whose_challenge_fails_loses_the_next_turn() -> None:
    table = challenged("HORSE", "CAT").do("@1 accept", "@2 challenge", "take")
    assert (table.scores, table.to_act) == ([11, 0], [1])  # Ben would have laid first
    table.do("pass")
    assert (table.to_act, table.expects) == ([1], ["trade", "pass"])


def lost_round(word: str) -> Table:
    """A table where Ann has lost the turn of this round, and Ben has laid this word."""
    table = pl("HORSEAAAAA", "CATTEAEEEE", options=CHALLENGE)
    return table.do("play HORSE", "play CAT", "@1 challenge", "@2 accept", "take", f"play {word}")


def test_a_player_who_has_lost_the_turn_may_still_accept_or_challenge_the_rivals_word() -> None:
    table = lost_round("TEA")
    assert (table.table, table.to_act, table.expects) == (["TEA"], [1], ["accept", "challenge"])
    turn = table.turn
    table.do("accept")
    assert (table.scores, table.tricks, table.to_act) == ([11, 3], [1, 1], [1])
    assert table.expects == ["play", "pass"]
    assert table.turn == turn + 1, "a lost turn has no number"


def test_a_wrong_word_can_be_challenged_by_a_player_who_has_lost_the_turn() -> None:
    table = lost_round("EET").do("challenge")
    assert (table.scores, table.table) == ([11, 0], [])
    assert (table.to_act, table.expects) == ([2], ["trade", "pass"])


def test_a_player_who_has_lost_the_turn_loses_another_by_a_second_failed_challenge() -> None:
    table = lost_round("TEA").do("challenge")
    assert (table.scores, table.to_act) == ([11, 3], [2])  # Ann would have laid first


def test_nobody_may_challenge_if_one_player_has_passed_and_the_other_has_lost_the_turn() -> None:
    table = pl("HORSEAAAAA", "CATTEAEEEE", options=CHALLENGE)
    table.do("play HORSE", "play CAT", "@1 challenge", "@2 accept", "take", "pass")
    assert (table.scores, table.to_act, table.expects) == ([11, 0], [1], ["play", "pass"])


def test_a_player_can_challenge_only_the_rivals_word() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE", options=CHALLENGE).do("play HORSE", "pass")
    assert (table.to_act, table.expects) == ([2], ["accept", "challenge"])
    assert table.refuses("@1 challenge") == "not-your-turn"
    table.do("accept")
    assert (table.scores, table.to_act, table.expects) == ([7, 0], [2], ["trade", "pass"])


def test_nobody_can_challenge_a_hidden_word() -> None:
    table = pl("HORSEAAAAA", "CATEEEEEEE", options=CHALLENGE).do("play HORSE")
    assert table.refuses("@2 challenge") == "wrong-verb"
    assert view(table.match.state, 1).pending is None
