"""Tests the option `trade`, sentence by sentence: players may agree on a game without trades if the usual printed
rules do not mention trades."""

from typing import Any

import pytest

from engine.core.moves import Move
from engine.core.oracle import legal_moves
from engine.core.state import altered
from engine.core.verdict import Refused
from engine.games import CATALOG, GAMES
from engine.parts.flow.standstill import standstill, standstill_near
from tests.games.five_up import five_up
from tests.table import Table

OURS = (
    "3-4-5 3-2-1 5-to-5 5-up double-cross first-base leftovers ow pluck-it profit-and-loss real-value run-the-table "
    "split-off split-run take-two take-6 tricked-out turnover"
).split()
NONE = {"trade": "none"}


def without_trade(game: str, **more: Any) -> Table:
    options = {**NONE, **more.pop("options", {})}
    return Table(game, options=options, **more)


def standing(table: Table) -> tuple[bool, str | None, str | None]:
    return table.over, table.end, standstill(table.match.house, table.match.state)


def test_only_the_18_games_whose_usual_printed_rules_do_not_mention_trading_offer_to_play_without_trades() -> None:
    assert {game.id for game in CATALOG if any(option.key == "trade" for option in game.options)} == set(OURS)
    assert len(OURS) == 18
    for game in OURS:
        assert GAMES[game].agreed({})["trade"] == "usual"


PLAYERS = [(game, count) for game in OURS for count in range(GAMES[game].seats[0], GAMES[game].seats[1] + 1)]


@pytest.mark.parametrize(("game", "players"), PLAYERS)
def test_without_trades_even_a_player_who_cannot_open_passes(game: str, players: int) -> None:
    table = without_trade(game, players=players)
    assert "trade" not in table.expects
    assert "pass" in table.expects
    letter = table.hands[0][0]
    assert table.refuses(f"trade {letter}") == "wrong-verb"
    table.do("pass")
    assert "trade" not in table.expects
    if not table.over:
        assert table.refuses(f"trade {table.hands[table.to_act[0] - 1][0]}") == "wrong-verb"


@pytest.mark.parametrize("game", OURS)
def test_a_trade_in_a_game_without_trades_is_refused_with_the_code_wrong_verb(game: str) -> None:
    players = GAMES[game].seats[0]
    table = without_trade(game, hands=["CATDOGSEEE"] * players, deck="AAA", words="CAT DOG")
    assert table.refuses("trade CATDO") == "wrong-verb"


@pytest.mark.parametrize("game", OURS)
def test_nobody_trades_at_any_time_of_a_game_without_trades(game: str) -> None:
    for variation in ({}, *[dict(variation.options) for variation in GAMES[game].variations]):
        if game == "tricked-out" and variation:
            continue  # skipped, because the printed rules of the knockout in this game mention a trade
        table = without_trade(game, players=GAMES[game].seats[0], options=variation)
        for number in range(25):
            if table.over:
                break
            assert "trade" not in table.expects
            seat = table.to_act[0] - 1
            acts = [act for act, _ in legal_moves(table.match.house, table.match.state, seat, 1)]
            table.match.play(Move(acts[0 if number % 3 else -1], seat))


def test_the_option_called_trades_has_no_effect_in_a_game_without_trades() -> None:
    for game in ("5-to-5", "first-base"):
        table = without_trade(game, players=1, hands=["TRAINLSEEO"], deck="AAAAA", words="TRAIN", options={"trades": 9})
        assert table.do("play TRAIN").expects == ["play", "pass"]


def test_the_option_called_stuck_has_no_effect_in_a_game_without_trades() -> None:
    for game in ("leftovers", "take-two"):
        for stuck in ("takes", "free-trade"):
            options = {"stuck": stuck}
            table = without_trade(game, hands=["CATEEE", "OOOOOO"], deck="AAAAAA", words="CAT", options=options)
            table.do("play CAT", "pass")
            assert (table.scores, table.table, table.to_act, table.expects) == ([4, 0], [], [1], ["play", "pass"])


# ---- special cases


def test_the_knockout_of_tricked_out_keeps_its_printed_trade_but_not_trades_before_the_first_word() -> None:
    options = {"mode": "knockout"}
    hands, words = ["KITEEEEEEE", "OOOOOOIIII"], "KIT KITE"
    table = without_trade("tricked-out", hands=hands, deck="AAAAAAAA", words=words, options=options)
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade E") == "wrong-verb"
    table.do("play KIT")
    assert table.expects == ["play", "trade", "pass"]
    table.do("trade OO")
    assert (table.to_act, table.expects) == ([2], ["play", "pass"])
    assert table.refuses("trade O") == "wrong-verb"


def test_nobody_trades_in_the_usual_game_of_tricked_out_without_trades() -> None:
    table = without_trade("tricked-out", hands=["KITEEEEEEE", "OOOOOOIIII"], deck="AAAAAAAA", words="KIT KITE")
    assert table.expects == ["play", "pass"]
    assert table.do("play KIT").expects == ["play", "pass"]
    assert table.do("pass", "pass").refuses("trade O") == "wrong-verb"


def profit_and_loss(**more: Any) -> Table:
    setup: dict[str, Any] = {"hands": ["HORSECATAA", "CATEEEEIII"], "deck": "OOUUNNLLRR", "words": "HORSE CAT"}
    return without_trade("profit-and-loss", **{**setup, **more})


def test_without_trades_a_player_of_profit_and_loss_who_passed_has_no_choice_after_the_trick() -> None:
    table = profit_and_loss().do("@1 play HORSE", "@2 pass")
    assert (table.scores, table.tricks, table.to_act, table.expects) == ([7, 0], [1, 0], [2], ["play", "pass"])


def test_without_trades_profit_and_loss_goes_on_with_the_next_round_after_two_passes() -> None:
    table = profit_and_loss().do("pass", "pass")
    assert (table.deck, table.to_act, table.expects, table.over) == (10, [2], ["play", "pass"], False)


def test_without_trades_profit_and_loss_ends_by_standstill_after_three_rounds_of_passes() -> None:
    table = profit_and_loss().do(*["pass"] * 5)
    assert (table.over, table.deck) == (False, 10)
    assert standing(table.do("pass")) == (True, "stalled", "passes")
    table = profit_and_loss().do("pass", "pass", "@2 play CAT", "pass", *["pass"] * 4)
    assert (table.over, table.to_act) == (False, [1])


def test_without_trades_a_player_of_profit_and_loss_with_a_wrong_word_has_no_choice_after_the_trick() -> None:
    table = profit_and_loss(options={"words": "strict"}).do("@1 play HORSE", "@2 play TEE")
    assert (table.scores, table.to_act, table.expects) == ([7, 0], [2], ["play", "pass"])


def test_without_trades_profit_and_loss_ends_after_two_passes_with_an_empty_deck() -> None:
    assert profit_and_loss(deck="").do("pass", "pass").end == "exhausted"


@pytest.mark.parametrize("game", ["5-to-5", "first-base"])
def test_without_trades_a_solo_player_who_cannot_open_gives_up(game: str) -> None:
    table = without_trade(game, players=1, hands=["TRAINLSEEO"], deck="AAAAA", words="TRAIN")
    assert (table.do("pass").end, table.winners, table.state["result"]) == ("gave-up", [], 15)


def test_a_solo_player_of_5_to_5_with_trades_goes_on_after_a_pass_before_the_first_word() -> None:
    table = Table("5-to-5", players=1, hands=["TRAINLSEEO"], deck="AAAAA", words="TRAIN")
    assert not table.do("pass").over


def test_a_solo_player_of_turnover_may_pass_before_the_first_word_and_takes_the_turned_card() -> None:
    table = without_trade("turnover", players=1, hands=["TRAINLSEEO"], deck="AAAAA", words="TRAIN")
    for passes in range(1, 5):
        assert standstill_near(table.match.house, table.match.state) is None
        table.do("pass")
        assert (table.over, len(table.hands[0])) == (False, 10 + passes)
    assert table.do("pass", "pass").end == "last-turns"


def test_the_standstill_rule_about_trades_does_not_apply_to_a_game_without_trades() -> None:
    # Six turns without a word, which are three rounds of two players, and more traded cards than the deck holds.
    still = {"wordless": 6, "traded": 9}
    for name, kind in (("usual", "trades"), ("none", None)):
        table = Table("5-up", hands=["KITEEEEEEE", "OOOOOOIIII"], deck="AAA", words="KIT", options={"trade": name})
        assert standstill(table.match.house, altered(table.match.state, **still)) == kind


@pytest.mark.parametrize("game", ["ow", "3-4-5", "take-6"])
def test_without_trades_a_round_of_passes_that_clears_the_table_is_the_first_of_the_three_that_end_the_game(
    game: str,
) -> None:
    lying: Any = {"word": "TEAM" if game == "take-6" else "TEA"}
    if game == "ow":
        lying["pick"] = "E T"
    table = without_trade(game, hands=["EEEEEERRRR", "OOOOOOIIII"], deck="UUUUULLL", table=[lying])
    assert table.do("pass", "pass").table == []
    assert not table.do(*["pass"] * 3).over
    assert standing(table.do("pass")) == (True, "stalled", "passes")


def test_a_game_without_trades_ends_after_three_rounds_of_passes() -> None:
    table = five_up(table=["SUM"], options=NONE).do(*["pass"] * 5)
    assert not table.over
    assert standing(table.do("pass")) == (True, "stalled", "passes")


def test_the_option_to_play_without_trades_also_applies_to_the_variation_turn_and_run() -> None:
    options = {"variation": "turn-and-run"}
    table = without_trade(
        "run-the-table", hands=["TEAMTTTRRR", "OOOOOOIIII"], deck="UUUUU", words="TEA", options=options
    )
    assert (table.expects, table.refuses("trade T")) == (["play", "pass"], "wrong-verb")


def test_a_game_that_does_not_offer_to_play_without_trades_refuses_the_option_called_trade() -> None:
    for game in CATALOG:
        if game.id not in OURS:
            with pytest.raises(Refused) as refusal:
                Table(game.id, players=game.seats[0], options=NONE)
            assert refusal.value.reason.code == "bad-record"
