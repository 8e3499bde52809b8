"""Tests standstills, the three ways in which a game ends because nothing changes any more, and their announcements."""

from typing import Any

import pytest

from engine.core.public_facts import table_marks
from engine.games import CATALOG
from engine.parts.flow.standstill import ANNOUNCED, standstill, standstill_near
from tests.games.five_up import challenged, five_up, three_at_5_up
from tests.games.test_full_deck import won_once_each
from tests.table import Table


def near(table: Table) -> str | None:
    return standstill_near(table.match.house, table.match.state)


def why(table: Table) -> str | None:
    assert (table.over, table.end) == (True, "stalled")
    return standstill(table.match.house, table.match.state)


# ---- (a) nothing but passes


def test_three_full_rounds_with_nothing_but_passes_end_the_game() -> None:
    table = five_up(table=["SUM"]).do(*["pass"] * 5)
    assert not table.over
    assert why(table.do("pass")) == "passes"


def test_the_game_announces_the_last_round_of_passes_before_it_begins() -> None:
    table = five_up(table=["SUM"]).do(*["pass"] * 3)
    assert near(table) is None
    assert near(table.do("pass")) == "passes"
    assert near(table.do("pass")) == "passes"
    assert near(five_up(table=["SUM"]).do(*["pass"] * 4, "play KIT")) is None


def test_a_timeout_and_a_wrong_word_under_strict_judging_count_as_passes() -> None:
    options = {"words": "strict", "seconds": 60}
    table = five_up(table=["SUM"], options=options).do("timeout", "pass", "play HOK", "pass", "timeout", "pass")
    assert why(table) == "passes"


def test_a_lost_turn_counts_as_a_pass() -> None:
    table = challenged(table=["SUM"]).do("play KIT", "@2 challenge", *["pass"] * 4)
    assert (table.over, near(table)) == (False, "passes")
    assert why(table.do("pass")) == "passes"


def test_a_trade_breaks_the_run_of_passes() -> None:
    table = five_up(table=["SUM"], deck="EIOTRLNAESEEEEE").do(*["pass"] * 5, "trade S", *["pass"] * 5)
    assert not table.over
    assert why(table.do("pass")) == "passes"


def test_a_card_that_leaves_the_deck_for_good_breaks_the_run_of_passes() -> None:
    table = five_up(hands=["KITHOMESLN", "SMREADANO"], table=["SUM"]).do("pass", "pass", *["pass"] * 5)
    assert (table.over, table.deck) == (False, 9)  # the game goes on, because Ben drew a card with his first pass
    assert why(table.do("pass")) == "passes"


def test_a_turned_card_named_in_the_setup_breaks_the_run_of_passes_when_it_joins_a_hand() -> None:
    table = Table("turnover", hands=["A" * 10, "E" * 10], deck="OOOO", turned="S").do("pass")
    assert (table.hands[0], table.match.state.idle, table.match.state.wordless) == ("A" * 10 + "S", 0, 0)


def test_a_turn_with_a_word_does_not_count_as_a_pass_though_it_ends_with_a_pass() -> None:
    hands = ["AAA", "EEE", "SOO", "KITII"]
    table = Table("3-4-5", hands=hands, deck="", words="KIT SKIT")
    table.do("pass", "pass", "pass", "play KIT", "pass", "pass")
    # The round of passes is not complete, because one of the two players left has not passed.
    table.do("@1 resign", "@2 resign", "play 1: +S K I T", "pass")
    assert (table.over, table.to_act) == (False, [4])


def test_a_round_has_as_many_turns_as_there_are_players_who_have_not_resigned() -> None:
    table = three_at_5_up(table=["SUM"]).do("@3 resign", *["pass"] * 5)
    assert not table.over
    assert why(table.do("pass")) == "passes"


# ---- (b) the deck was traded in vain


def in_vain(*moves: str, deck: str = "AAII", **more: Any) -> Table:
    return five_up(hands=["A" * 10, "E" * 10], deck=deck, table=["SUM"], **more).do(*moves)


def test_six_turns_without_a_word_end_the_game_once_as_many_cards_were_traded_as_the_deck_holds() -> None:
    table = in_vain("trade AA", "pass", "trade AA", "pass", "pass")
    assert (table.over, near(table)) == (False, "trades")
    assert why(table.do("pass")) == "trades"


def test_the_game_goes_on_while_fewer_cards_were_traded_than_the_deck_holds() -> None:
    table = in_vain("trade A", "pass", "trade A", "pass", "trade A", "pass")
    assert not table.over
    assert why(table.do("trade A")) == "trades"


def test_the_standstill_rule_counts_traded_cards_and_not_trades() -> None:
    assert why(in_vain("trade AAAA", *["pass"] * 5)) == "trades"


def test_a_word_restarts_the_count_of_turns_and_of_traded_cards() -> None:
    table = five_up(hands=["A" * 10, "KITEEEEEEE"], deck="AAEEEE", table=["SUM"])
    table.do("trade AAAAA", "play KIT", "trade A", *["pass"] * 5)
    assert (table.over, table.deck) == (False, 3)


def test_a_card_that_leaves_the_deck_for_good_restarts_the_count_of_turns() -> None:
    table = five_up(hands=["A" * 10, "E" * 9], deck="AAII", table=["SUM"])
    table.do("trade AA", "pass", "trade AA", "pass", "pass", "pass")  # Ben drew a card after his first pass
    assert (table.over, table.deck) == (False, 3)
    assert why(table.do("trade A", "pass")) == "trades"


def test_the_game_does_not_announce_a_standstill_by_trades_while_nobody_has_traded() -> None:
    assert near(in_vain("pass", "pass", "pass")) is None


# ---- (c) nobody holds fewer cards


def give_and_take(turns: int, deck: str = "", **options: Any) -> Table:
    """A table after this number of turns, each of which makes a word by give and take, so that no hand shrinks."""
    hands = ["NLEAROESLT", "DNAEREOULI"]
    table = five_up(hands=hands, deck=deck, table=["KIT"], words="KIT KIN KID KITE", options=options)
    for number in range(turns):
        table.do("play 1: K I " + ("N~T", "D~N", "T~D")[number % 3])
    return table


def test_five_rounds_without_a_new_lowest_number_of_cards_end_a_game_with_an_empty_deck() -> None:
    table = give_and_take(9)
    assert not table.over
    assert why(give_and_take(10)) == "no-low"


def test_the_option_called_stall_sets_the_number_of_rounds_without_a_new_lowest_number_of_cards() -> None:
    assert not give_and_take(3, stall=2).over
    assert why(give_and_take(4, stall=2)) == "no-low"


def test_the_game_announces_the_last_round_without_a_new_lowest_number_of_cards() -> None:
    assert near(give_and_take(7)) is None
    assert near(give_and_take(8)) == "no-low"


def test_rounds_without_a_new_lowest_number_of_cards_do_not_count_while_the_deck_has_cards() -> None:
    assert not give_and_take(40, deck="O").over


def test_a_new_lowest_number_of_cards_restarts_the_count_of_rounds() -> None:
    table = give_and_take(3, stall=2).do("play 1: K I T +E", "pass")
    assert not table.over


def test_no_game_ends_by_a_standstill_if_the_option_called_stall_is_off() -> None:
    assert not give_and_take(30, stall=None).over
    assert not five_up(table=["SUM"], options={"stall": None}).do(*["pass"] * 12).over
    table = in_vain("trade AAAA", *["pass"] * 11, options={"stall": None})
    assert (table.over, near(table)) == (False, None)


# ---- solo games


def alone(game: str, **more: Any) -> Table:
    setup: dict[str, Any] = {"hands": ["A" * 10], "deck": "AAIIIIIIIIO", "words": "TRAIN"}
    return Table(game, **{**setup, **more})


def test_trades_before_the_first_word_end_a_solo_game_only_after_the_whole_deck_was_traded() -> None:
    table = alone("5-to-5").do(*["trade A"] * 10)
    assert (table.over, table.deck) == (False, 11)
    assert why(table.do("trade A")) == "trades"


def test_a_solo_game_ends_after_six_turns_without_a_word_at_the_earliest() -> None:
    table = alone("5-to-5", deck="AI").do(*["trade A"] * 5)
    assert (table.over, near(table)) == (False, "trades")
    assert why(table.do("trade A")) == "trades"


def test_a_single_pass_does_not_end_a_solo_game_while_a_trade_is_left() -> None:
    table = alone("5-to-5").do("pass", "pass")
    assert (table.over, near(table)) == (False, "passes")
    assert why(table.do("pass")) == "passes"


# ---- games with rules of their own


def test_four_rows_ends_only_after_ten_times_the_usual_number_of_rounds_without_a_new_lowest_number_of_cards() -> None:
    table = Table("four-rows", hands=["BZ", "OM"], table=["S", "R"], words="SIT", options={"stall": 1})
    # Each turn takes a row of one card into the hand, so the number of cards in hands and rows stays the same.
    for turn in range(20):
        assert not table.over
        if turn % 2 == 0:
            table.do("@1 choose " + table.hands[0][0], "@2 choose " + table.hands[1][0])
        table.do("fail 1")
    assert why(table) == "no-low"


@pytest.mark.parametrize("game", ["positive-negative", "starter", "shout"])
def test_some_games_never_end_by_a_standstill(game: str) -> None:
    assert near(Table(game, players=2)) is None


def upturned(table: Table) -> list[str]:
    return [pile[0] for pile in table.piles if pile and len(pile[0]) == 1 and pile[0] != "?"]


def test_the_starter_game_that_breaks_the_tie_of_a_match_does_not_announce_a_standstill() -> None:
    table = won_once_each()
    table.do("play " + "".join(upturned(table)[:3]), "pass")
    for _ in range(4):
        table.do(f"play 1: {' '.join(table.table[0])} +{upturned(table)[0]}", "pass")
        assert (table.stage, table.over, near(table)) == ("starter", False, None)
    # The match now plays Starter as its tie-break. In Full Deck, the game of the match, this would be the last round
    # before a standstill.
    assert (table.deck, table.match.state.since_low) == (
        0,
        9,
    )


# ---- (c) games where players only exchange cards with the table


def exchanges(game: str = "5-up", **more: Any) -> Table:
    """A table where only give and take is permitted. That move exchanges a hand card for a table card, so the deck
    stays full."""
    setup: dict[str, Any] = {
        "hands": ["NTNTOOOOEE", "TNTNAAAAII"],
        "table": ["KIT"],
        "deck": "EEEEEEEEEE",
        "words": "KIT KIN NIT TIT TIN",
    }
    options = {"moves": "G", "stall": 1, "again": "always", **more.pop("options", {})}
    return Table(game, options=options, **{**setup, **more})


def test_rounds_without_a_new_lowest_number_of_cards_in_deck_and_hands_end_a_game_with_only_exchanges() -> None:
    table = exchanges().do("play 1: K I N~T")
    assert (table.over, near(table)) == (False, "exchanges")
    assert why(table.do("play 1: K I T~N")) == "exchanges"


def test_a_fresh_word_makes_a_new_lowest_number_of_cards_in_deck_and_hands() -> None:
    table = exchanges(words="NOTTEN").do("play NOTTEN")
    assert (table.match.state.low, table.match.state.since_low, table.over) == (24, 0, False)


def test_a_game_with_only_exchanges_counts_rounds_without_a_new_lowest_number_of_cards_from_its_start() -> None:
    assert exchanges(table=[]).match.state.low == 30
    assert exchanges().match.state.low == 30


@pytest.mark.parametrize("moves", ["", "G", "S", "GS", "A", "O", "D", "AG", "GD", "AOGSD"])
def test_a_game_tracks_the_lowest_number_of_cards_from_its_start_unless_it_permits_add_overlay_or_duplicate(
    moves: str,
) -> None:
    for game in [game for game in CATALOG if any(option.key == "moves" for option in game.options)]:
        state = Table(game.id, players=game.seats[0], options={"moves": moves}).match.state
        # in Double Cross equal letters cover each other even if players do not permit duplicates
        from_start = not set(moves) & set("AO" if game.id == "double-cross" else "AOD")
        assert state.low == (120 if from_start else None), game.id


def test_only_four_rows_tracks_the_lowest_number_of_cards_from_its_start_if_the_printed_moves_are_permitted() -> None:
    for game in CATALOG:
        assert Table(game.id, players=game.seats[0]).match.state.low is None or game.id == "four-rows"


def test_a_turned_card_counts_as_a_card_in_hand() -> None:
    table = Table(
        "turnover", players=2, options={"moves": "G", "stall": 1}, hands=["NTO", "TNT"], deck="EEEE", words="KIT"
    )
    assert table.match.state.low == 10
    table.do("pass")
    assert (table.over, table.match.state.low, table.match.state.since_low) == (False, 10, 1)


def test_trades_and_passes_do_not_count_as_a_new_lowest_number_of_cards() -> None:
    table = exchanges(options={"stall": 2}).do("trade NT", "pass", "trade NT")
    assert not table.over
    assert why(table.do("pass")) == "exchanges"


def test_players_may_exchange_cards_for_ever_if_the_option_called_stall_is_off() -> None:
    table = exchanges(options={"stall": None})
    table.do(*["play 1: K I N~T", "play 1: K I T~N"] * 2, *["pass"] * 20)
    assert not table.over


def test_the_public_facts_announce_a_standstill_one_round_in_advance() -> None:
    table = five_up(table=["SUM"]).do(*["pass"] * 4)
    assert table.facts.facts == table_marks(ANNOUNCED["passes"])
