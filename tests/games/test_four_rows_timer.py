"""Tests the option `timer` of Four Rows, with which the holder of the timer decides when to turn it, sentence by
sentence."""

from typing import Any

import pytest

from engine.core.moves import TIMER
from engine.core.oracle import challenges, expects
from engine.games import CATALOG
from engine.players.playing import play_whole
from tests.table import Table

HOLDER = {"timer": "holder"}
WORDS = "SB SBAND RBAND BRAND BRO BOAT BORON BSTONE RTO"


def placing(moves: str = "@1 choose B/@2 choose T/@3 choose X", **more: Any) -> Table:
    """A table of three players after these moves, where Ann holds the timer. After the default moves, Ann, Ben and Cyd
    must place their cards in this order."""
    options = {**HOLDER, **more.pop("options", {})}
    setup: dict[str, Any] = {"hands": ["BMN", "TIO", "XEE"], "table": ["S", "STRANGE", "R", "O"], "words": WORDS}
    return Table("four-rows", options=options, **{**setup, **more}).do(*moves.split("/"))


def bens_turn(**more: Any) -> Table:
    return placing(**more).do("place 4 before BOAT")


def timer(table: Table) -> tuple[int, bool]:
    return table.state["timer"], table.state["timer_runs"]


def test_only_four_rows_offers_the_option_called_timer_and_its_default_is_clock() -> None:
    with_timer = {game.id: option.default for game in CATALOG for option in game.options if option.key == "timer"}
    assert with_timer == {"four-rows": "clock"}


def test_a_placing_has_no_time_limit_until_the_holder_turns_the_timer() -> None:
    table = bens_turn()
    assert (timer(table), table.refuses("timeout"), table.refuses("@2 timeout")) == (
        (1, False),
        "wrong-verb",
        "wrong-verb",
    )
    assert timer(table.do("@1 timer")) == (1, True)
    table.do("timeout")
    assert (table.table, table.hands, timer(table)) == (["S", "T", "R", "BO"], ["MN", "AEGINO", "EE"], (2, False))


def test_the_holder_of_the_timer_is_never_timed() -> None:
    table = placing()
    assert table.to_act == [1]
    assert [table.refuses(f"@{seat} timer") for seat in (1, 2, 3)] == ["wrong-verb"] * 3
    assert (table.refuses("timer"), table.refuses("timeout")) == ("wrong-verb", "wrong-verb")


def test_only_the_holder_turns_the_timer() -> None:
    table = bens_turn()
    assert [table.refuses(f"@{seat} timer") for seat in (2, 3)] == ["wrong-verb"] * 2


def test_the_holder_turns_the_timer_once_for_each_placing() -> None:
    table = bens_turn().do("@1 timer")
    assert table.refuses("@1 timer") == "wrong-verb"
    table.do("fail")  # Ben gets the timer, because he fails
    assert timer(table) == (2, False)
    assert (table.to_act, table.refuses("@1 timer")) == ([3], "wrong-verb")
    assert timer(table.do("timer")) == (2, True)


def test_the_timer_stops_when_the_next_placing_begins() -> None:
    table = bens_turn().do("timer", "place 3 after RTO")
    assert (timer(table), table.to_act, table.refuses("timeout")) == ((1, False), [3], "wrong-verb")
    assert timer(table.do("timer")) == (1, True)


def test_nobody_turns_the_timer_while_cards_are_chosen() -> None:
    table = placing("@1 choose B")
    assert [table.refuses(f"@{seat} timer") for seat in (1, 2, 3)] == ["wrong-verb"] * 3


def test_nobody_can_turn_the_timer_if_placings_have_no_time_limit() -> None:
    table = bens_turn(options={"seconds": None})
    assert [table.refuses(move) for move in ("timer", "@1 timer", "@2 timer", "timeout")] == ["wrong-verb"] * 4


def test_nobody_can_turn_the_timer_if_every_placing_is_timed_anyway() -> None:
    table = bens_turn(options={"timer": "clock"})
    assert [table.refuses(move) for move in ("timer", "@1 timer", "@2 timer")] == ["wrong-verb"] * 3
    assert timer(table) == (1, False)
    assert table.do("timeout").table == ["S", "T", "R", "BO"]


def test_a_player_who_has_used_up_the_time_for_the_game_still_passes_immediately() -> None:
    table = bens_turn(options={"clock": 5})
    assert table.do("timeout").table == ["S", "T", "R", "BO"]
    assert placing(options={"clock": 5}).do("timeout").state["timer"] == 1
    assert bens_turn(options={"clock": 5, "seconds": None}).refuses("timer") == "wrong-verb"


def test_the_holder_need_not_turn_the_timer() -> None:
    table = bens_turn()
    assert (table.to_act, table.expects) == ([2], ["place", "fail"])
    assert expects(table.match.house, table.match.state) == ((1,), ("place", "fail"))
    assert challenges(table.match.house, table.match.state, 0) == ()  # turning the timer does not count as a challenge


def test_the_log_shows_that_the_timer_was_turned_but_does_not_count_this_as_a_turn() -> None:
    table = bens_turn().do("@1 timer")
    assert (table.log[-1]["do"], table.log[-1]["seat"], table.turn) == ("timer", 1, 2)


DOUBTED = {"options": {"words": "challenge"}, "hands": ["BMN", "TIO", "XEE", "UAA"]}
FOUR = "@1 choose B/@2 choose T/@3 choose X/@4 choose U"


def test_a_player_who_must_choose_a_row_after_a_doubted_word_has_no_time_limit() -> None:
    table = placing(FOUR, **{**DOUBTED, "table": ["STRANGE", "REMAINS", "R", "O"]}).do("place 4 before BOAT", "timer")
    table.do("place 3 after RTZ", "@1 doubt", "@3 doubt", "@4 doubt")
    assert (table.to_act, table.expects, timer(table)) == ([2], ["fail"], (1, False))
    assert [table.refuses(move) for move in ("timeout", "@1 timer", "@2 timer")] == ["wrong-verb"] * 3
    assert table.do("fail 2").timer == 2


def test_a_doubt_that_takes_a_placing_back_stops_the_timer() -> None:
    table = placing(FOUR, **DOUBTED).do("place 4 before BOAT", "timer", "place 3 after RTZ")
    assert (table.to_act, timer(table)) == ([4], (1, False))
    table.do("timer")
    assert timer(table) == (1, True)
    table.do("@1 doubt", "@3 doubt", "@4 doubt")  # the timer was running when Ben laid RTZ
    assert (timer(table), table.to_act, table.refuses("timeout")) == ((2, False), [4], "wrong-verb")


def test_a_failed_doubt_does_not_stop_the_timer() -> None:
    table = placing(FOUR, **DOUBTED).do("place 4 before BOAT", "timer", "@2 doubt")
    assert timer(table) == (1, True)
    assert timer(table.do("@3 doubt", "@4 doubt")) == (1, True)


def test_a_player_may_try_again_after_a_refused_word_while_the_timer_runs() -> None:
    table = bens_turn().do("timer")
    assert table.refuses("place 3 after RTZ") == "not-a-word"
    assert timer(table.do("place 3 after RTO")) == (1, False)


def test_the_timer_goes_to_the_next_player_and_keeps_running_when_the_holder_resigns() -> None:
    table = bens_turn().do("timer", "@1 resign")
    assert (timer(table), table.to_act) == ((2, True), [2])
    assert table.do("timeout").table == ["S", "T", "R", "BO"]


def test_the_next_player_cannot_be_timed_if_the_holder_resigns_while_the_timer_is_stopped() -> None:
    table = bens_turn().do("@1 resign")
    assert (timer(table), [table.refuses(f"@{seat} timer") for seat in (2, 3)]) == ((2, False), ["wrong-verb"] * 2)


def test_the_timer_does_not_run_for_the_next_player_when_the_timed_player_resigns() -> None:
    table = bens_turn().do("timer", "@2 resign")
    assert (timer(table), table.to_act) == ((1, False), [3])


def test_nobody_turns_the_timer_while_a_game_ending_word_waits_for_answers() -> None:
    table = placing("@1 choose B/@2 choose T/@3 choose X", options={"words": "challenge"}, hands=["BMN", "T", "XEE"])
    table.do("place 4 before BOAT", "timer", "place 3 after RTO")
    assert (table.over, table.to_act, timer(table)) == (False, [1, 3], (1, False))
    assert [table.refuses(f"@{seat} timer") for seat in (1, 3)] == ["wrong-verb"] * 2
    assert table.refuses("@1 timeout") == "wrong-verb"


def test_of_two_players_the_last_one_who_failed_to_place_a_card_holds_the_timer_and_is_not_timed() -> None:
    table = placing("@1 choose B/@2 choose T", hands=["BMN", "TIO"])
    table.do("place 4 before BOAT", "timer", "timeout", "@1 choose M", "@2 choose O")
    assert (timer(table), table.to_act) == ((2, False), [1])
    assert timer(table.do("timer")) == (2, True)
    table.do("timeout")
    assert (timer(table), table.to_act) == ((1, False), [2])
    assert timer(table.do("timer")) == (1, True)


def test_computer_players_never_turn_the_timer() -> None:
    for words in ("checked", "challenge"):
        match = Table("four-rows", players=3, options={**HOLDER, "words": words}).match
        play_whole(match, ("steady",) * 3)
        assert (match.state.over, [move for move in match.moves if move.act == TIMER]) == (True, [])


@pytest.mark.parametrize("game", [game.id for game in CATALOG if game.id != "four-rows"])
def test_players_of_other_games_cannot_turn_a_timer(game: str) -> None:
    table = Table(game, players=next(one.seats[0] for one in CATALOG if one.id == game))
    assert [table.refuses(move) for move in ("timer", "@1 timer")] == ["wrong-verb"] * 2
