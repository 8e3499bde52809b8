"""Tests the rules of Pluck It, sentence by sentence."""

from typing import Any

import pytest

from engine.core.events import DEAD, Moved, Shown, hand_of
from engine.core.oracle import legal_moves
from engine.core.public_facts import MUST, NO_FACTS
from engine.core.seen_events import seen_steps
from engine.core.verdict import Refused
from engine.core.view import view
from tests.table import Table

WORDS = "QUIT TAU TAN CAT TAIL NIT ZOO"


def pluck(ann: str, ben: str, deck: str = "BCDFG", **more: Any) -> Table:
    return Table("pluck-it", hands=[ann, ben], deck=deck, words=WORDS, **more)


# ---- requesting a letter


def test_a_player_begins_a_turn_by_requesting_a_letter() -> None:
    table = pluck("QUITAAAAAA", "TEEEEEEEEE")
    assert (table.to_act, table.expects) == ([1], ["request", "trade", "pass"])
    assert table.refuses("play QUIT") == "wrong-verb"
    assert table.refuses("request QU") == "bad-notation"
    assert table.refuses("@2 request Q") == "not-your-turn"


def test_the_rival_gives_the_player_a_card_with_the_requested_letter() -> None:
    table = pluck("UITAAAAAAA", "QTTEEEEEEE").do("request T")
    assert table.hands == ["AAAAAAAITTU", "EEEEEEEQT"]
    assert (table.to_act, table.expects, table.deck) == ([1], ["play", "trade", "pass"], 5)
    assert table.refuses("request Q") == "wrong-verb"


def test_the_plucked_card_must_be_in_the_fresh_word() -> None:
    table = pluck("UITANAAAAA", "QEEEEEEEEE").do("request Q")
    assert table.refuses("play TAN") == "must-use-card"
    table.do("play QUIT")
    assert (table.scores, table.points) == ([8, 0], [8])


def test_everybody_sees_the_plucked_card_until_it_is_used_or_goes_back() -> None:
    table = pluck("UITANAAAAA", "QEEEEEEEEE")
    assert table.facts == NO_FACTS
    assert table.do("request Q").facts.faces(MUST) == ("Q",)
    assert table.do("pass").facts == NO_FACTS
    assert pluck("UITANAAAAA", "QEEEEEEEEE").do("request Q", "play QUIT").facts == NO_FACTS
    assert pluck("CATAAAAAAA", "EEEEEEEEEE").do("request Q").facts.faces(MUST) == ()


def test_the_player_may_use_an_equal_card_of_the_hand_instead_of_the_plucked_one() -> None:
    table = pluck("UITANAAAAA", "TEEEEEEEEE").do("request T", "play TAN")
    assert table.hands == ["AAAAABCITU", "DEEEEEEEEE"]


def test_a_player_may_lay_any_fresh_word_if_the_rival_does_not_hold_the_letter() -> None:
    table = pluck("CATAAAAAAA", "EEEEEEEEEE").do("request Q")
    assert (table.hands, table.expects) == (["AAAAAAAACT", "EEEEEEEEEE"], ["play", "trade", "pass"])
    table.do("play CAT")
    assert (table.scores, table.to_act) == ([4, 0], [2])


def test_nobody_sees_the_rivals_hand() -> None:
    table = pluck("CATAAAAAAA", "QEEEEEEEEE").do("request Z")
    assert table.seen_by(1)["seats"][1]["hand"] == [""] * 10
    assert table.seen_by(2)["seats"][0]["hand"] == [""] * 10


# ---- the word


def test_the_word_leaves_and_both_players_refill_their_hands_beginning_with_the_active_player() -> None:
    table = pluck("UITAAAAAAA", "QEEEEEEEEE").do("request Q", "play QUIT")
    assert (table.hands, table.deck) == (["AAAAAAABCD", "EEEEEEEEEF"], 1)
    assert (table.table, table.dead, table.to_act, table.expects) == ([], 4, [2], ["request", "trade", "pass"])


def test_the_active_player_draws_first_from_a_short_deck() -> None:
    table = pluck("UITAAAAAAA", "QEEEEEEEEE", "BC").do("request Q", "play QUIT")
    assert (table.hands, table.deck) == (["AAAAAAABC", "EEEEEEEEE"], 0)


def test_the_game_refuses_illegal_moves_and_names_the_reason() -> None:
    table = pluck("CATAAAAAAA", "EEEEEEEEEE").do("request Q")
    assert table.refuses("play TAN") == "not-in-hand"
    assert table.refuses("play TAC") == "not-a-word"
    assert table.refuses("play TA") == "too-short"
    assert table.refuses("play CAT ; AAA") == "move-not-permitted"
    assert table.refuses("play 1: +C +A +T") == "no-such-word"
    assert table.refuses("play CAT keep 1") == "bad-notation"


def test_the_rival_sees_the_word_before_it_leaves_the_table() -> None:
    """The rival sees each card of the word but not the player's hand."""
    match = pluck("UITAAAAAAA", "QEEEEEEEEE").do("request Q", "play QUIT").match
    shown, gone, *_ = seen_steps(match.states[-2], match.events[-1], 1)
    assert isinstance(shown.event, Shown)
    assert [(word.text, len(word.cards)) for word in shown.event.words] == [("QUIT", 4)]
    assert (shown.event.seat, len(shown.state.seats[0].hand), shown.state.dead) == (0, 11, ())
    assert gone.event == Moved(shown.event.words[0].cards, hand_of(0), DEAD)


# ---- players who cannot play


def test_a_player_who_cannot_use_the_card_returns_it_and_loses_the_turn() -> None:
    table = pluck("TANAAAAAAA", "QEEEEEEEEE").do("request Q", "pass")
    assert (table.hands, table.deck, table.scores, table.to_act) == (["AAAAAAAANT", "EEEEEEEEEQ"], 5, [0, 0], [2])


def test_a_player_who_cannot_use_the_card_may_return_it_and_trade_up_to_five_cards() -> None:
    table = pluck("TANAAAAAAA", "QEEEEEEEEE").do("request Q")
    assert table.refuses("trade Q") == "not-in-hand"
    table.do("trade TAN")
    assert (table.hands, table.deck, table.to_act) == (["AAAAAAABCD", "EEEEEEEEEQ"], 5, [2])


def test_a_player_trades_at_most_five_cards_and_no_more_than_the_deck_holds() -> None:
    assert pluck("TANAAAAAAA", "QEEEEEEEEE", "BCDFGH").refuses("trade TANAAA") == "cannot-trade"
    assert pluck("TANAAAAAAA", "QEEEEEEEEE", "BC").refuses("trade TAN") == "cannot-trade"


def test_a_player_may_trade_or_pass_before_the_request_and_after_a_failed_request() -> None:
    assert pluck("TANAAAAAAA", "QEEEEEEEEE").do("trade T").hands[0] == "AAAAAAAABN"
    assert pluck("TANAAAAAAA", "QEEEEEEEEE").do("pass").to_act == [2]
    assert pluck("TANAAAAAAA", "QEEEEEEEEE").do("request Z", "trade T").hands[0] == "AAAAAAAABN"
    assert pluck("TANAAAAAAA", "QEEEEEEEEE").do("request Z", "pass").to_act == [2]


def test_a_trade_never_changes_the_size_of_a_hand() -> None:
    table = pluck("TAN", "EEEEEEEEEE").do("trade T")
    assert (table.hands[0], table.deck) == ("ABN", 5)


def test_a_player_who_passes_with_fewer_than_ten_cards_draws() -> None:
    assert pluck("TAN", "EEEEEEEEEE").do("pass").hands[0] == "ABCDFGNT"


def test_nobody_trades_with_an_empty_deck() -> None:
    assert pluck("TANAAAAAAA", "QEEEEEEEEE", "").expects == ["request", "pass"]


# ---- the end


def test_the_game_ends_when_a_player_goes_out_with_an_empty_deck_and_unplayed_cards_are_subtracted() -> None:
    table = pluck("CA", "TO", "").do("request T", "play CAT")
    assert (table.end, table.scores, table.winners) == ("went-out", [4, -1], [1])


def test_the_game_ends_when_the_deck_is_empty_and_both_have_passed() -> None:
    table = pluck("CA", "TO", "").do("request T", "pass", "pass")
    assert (table.end, table.hands, table.scores, table.winners) == ("exhausted", ["AC", "OT"], [-3, -2], [2])


def test_a_player_whose_last_card_was_plucked_passes_automatically_and_is_out() -> None:
    table = pluck("CAA", "T", "").do("request T", "play CAT")
    assert [entry["do"] for entry in table.log] == ["request T", "play CAT", "pass"]
    assert (table.end, table.scores) == ("went-out", [4 - 1, 0])


def test_a_setup_may_not_have_a_word_on_the_table() -> None:
    with pytest.raises(Refused, match="bad-setup"):
        pluck("CAA", "T", table=["TAN"])


# ---- wrong words and challenges


def test_a_wrong_word_under_strict_judging_returns_the_plucked_card_to_the_rival() -> None:
    table = pluck("UITAAAAAAA", "QEEEEEEEEE", options={"words": "strict"}).do("request Q", "play QIT")
    assert (table.hands, table.scores, table.to_act) == (["AAAAAAAITU", "EEEEEEEEEQ"], [0, 0], [2])


def test_a_timeout_returns_the_plucked_card_to_the_rival() -> None:
    table = pluck("UITAAAAAAA", "QEEEEEEEEE", options={"seconds": 120}).do("request Q", "timeout")
    assert (table.hands, table.to_act) == (["AAAAAAAITU", "EEEEEEEEEQ"], [2])


def test_a_player_whose_play_is_taken_back_returns_the_plucked_card_and_loses_the_turn() -> None:
    table = pluck("UITAAAAAAA", "QEEEEEEEEE", options={"words": "challenge"}).do("request Q", "play QIT", "challenge")
    assert (table.hands, table.deck, table.dead) == (["AAAAAAAITU", "EEEEEEEEEQ"], 5, 0)
    assert (table.scores, table.to_act, table.expects) == ([0, 0], [2], ["request", "trade", "pass"])


def test_the_rival_may_challenge_a_last_word_without_seeing_the_players_hand() -> None:
    table = pluck("UIT", "QEEEEEEEEE", deck="", options={"words": "challenge"}).do("request Q", "play QITU")
    seen = view(table.match.state, 1)
    assert [act.verb for act, _ in legal_moves(table.match.house, seen, 1)] == ["accept", "challenge"]


def test_a_player_who_challenges_a_right_word_loses_the_next_turn() -> None:
    table = pluck("UITAAAAAAA", "QEEEEEEEEE", options={"words": "challenge"}).do("request Q", "play QUIT", "challenge")
    assert (table.scores, table.to_act, table.expects) == ([8, 0], [1], ["request", "trade", "pass"])


def test_a_play_may_be_challenged_until_the_next_player_acts() -> None:
    table = pluck("UITAAAAAAA", "QEEEEEEEEE", options={"words": "challenge"}).do("request Q", "play QIT", "request A")
    assert table.refuses("@2 challenge") == "wrong-verb"
