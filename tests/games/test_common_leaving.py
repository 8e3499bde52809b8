"""Tests the rules about leaving a game, sentence by sentence: knockouts and resignations."""

from typing import Any

from tests.games.five_up import WORDS, five_up, three_at_5_up
from tests.table import Table

# ---- knockout


def knockout(**more: Any) -> Table:
    """A table of 5 to 5 played as a knockout, where players change words of five letters by overlay."""
    setup: dict[str, Any] = {"hands": ["TRAINAEIOU", "LSSSSSSEEE", "DDDDEEEEII"], "deck": "OOOOOOO", "words": WORDS}
    options = {"mode": "knockout", **more.pop("options", {})}
    return Table("5-to-5", **{**setup, **more}, options=options)


def test_a_player_who_cannot_play_is_knocked_out() -> None:
    table = knockout().do("play TRAIN", "pass")
    assert (table.out, table.to_act) == ([False, True, False], [3])


def test_a_player_who_is_knocked_out_loses_the_hand_and_draws_nothing() -> None:
    table = knockout(hands=["TRAINAEIOU", "LSSS", "DDDDEEEEII"]).do("play TRAIN", "pass")
    assert (table.hands[1], table.dead, table.deck) == ("", 4, 2)


def test_the_last_player_left_wins_the_knockout() -> None:
    table = knockout().do("play TRAIN", "pass", "pass")
    assert (table.over, table.end, table.winners, table.out) == (True, "last-one-in", [1], [False, True, True])


def test_nobody_is_knocked_out_before_the_first_word() -> None:
    table = knockout(options={"seconds": 120}).do("pass", "timeout", "trade DDDD")
    assert (table.out, table.to_act) == ([False] * 3, [1])


def test_a_wrong_word_under_strict_judging_knocks_out_its_player() -> None:
    table = knockout(options={"words": "strict"}).do("play TRAIN", "play 1: S/T R A I N")
    assert table.out == [False, True, False]


def test_a_timeout_knocks_out_the_player_whose_time_is_up() -> None:
    table = knockout(options={"seconds": 60}).do("play TRAIN", "timeout")
    assert table.out == [False, True, False]


def test_a_challenged_wrong_word_knocks_out_its_player() -> None:
    table = knockout(options={"words": "challenge"}).do("play TRAIN", "play 1: S/T R A I N", "@1 challenge")
    assert (table.out, table.to_act, table.table) == ([False, True, False], [3], ["TRAIN"])
    assert table.hands[1] == ""


def test_nobody_is_knocked_out_if_the_first_word_is_challenged_and_wrong() -> None:
    table = knockout(options={"words": "challenge"}).do("play TRIAN", "@2 challenge")
    assert (table.out, table.to_act) == ([False] * 3, [2])


def test_a_challenger_who_loses_a_turn_is_not_knocked_out() -> None:
    table = knockout(options={"words": "challenge"}).do("play TRAIN", "@2 challenge")
    assert (table.out, table.to_act) == ([False] * 3, [3])


def test_a_player_who_plays_the_last_card_of_the_hand_with_the_deck_empty_wins_immediately() -> None:
    table = knockout(hands=["TRAINAE", "L", "DDD"], deck="").do("play TRAIN", "play 1: T R A I L/N")
    assert (table.over, table.end, table.winners) == (True, "went-out", [2])


# ---- resigning


def test_a_player_who_resigns_is_out_and_the_hand_is_out_of_the_game() -> None:
    table = three_at_5_up().do("resign")
    assert (table.out, table.hands[0], table.dead, table.to_act) == ([True, False, False], "", 10, [2])
    assert not table.over


def test_a_resignation_with_an_empty_deck_does_not_count_as_going_out() -> None:
    table = Table("real-value", hands=["KIT", "SEA", "TEN"], deck="").do("resign")
    assert (table.over, table.to_act) == (False, [2])


def test_a_player_who_has_resigned_has_no_last_turn() -> None:
    table = Table("split-run", hands=["KIT", "SEA", "TEN"], deck="", words="KIT").do("play KIT", "@3 resign", "pass")
    assert (table.over, table.end) == (True, "went-out")


def test_any_seat_may_resign_at_any_time() -> None:
    table = three_at_5_up().do("@3 resign")
    assert (table.out, table.to_act) == ([False, False, True], [1])


def test_play_skips_a_player_who_has_resigned() -> None:
    table = three_at_5_up().do("@2 resign", "pass")
    assert table.to_act == [3]


def test_a_player_who_has_resigned_cannot_act() -> None:
    table = three_at_5_up(options={"words": "challenge"}).do("@2 resign", "play KTI")
    for move in ("@2 resign", "@2 challenge", "@2 pass"):
        assert table.refuses(move) == "not-your-turn"


def test_a_player_who_has_resigned_cannot_win() -> None:
    hands = ["EAEA", "RN", "KITE"]
    table = three_at_5_up(hands=hands, deck="", state={"scores": [1, 50, 1]}).do("@2 resign", "pass", "pass")
    assert (table.scores, table.winners) == ([-3, 50, -6], [1])


def test_the_only_player_left_wins() -> None:
    table = three_at_5_up(state={"scores": [1, 5, 9]}).do("@3 resign", "resign")
    assert (table.over, table.end, table.winners) == (True, "resigned", [2])


def test_the_pass_of_a_player_who_resigned_no_longer_counts() -> None:
    hands = ["EA", "RN", "IS", "OL"]
    table = five_up(hands=hands, deck="").do("pass", "pass", "@1 resign", "pass")
    assert not table.over
    assert table.do("pass").end == "exhausted"


def test_the_last_player_to_act_may_end_the_game_by_resigning() -> None:
    table = three_at_5_up(hands=["EA", "RN", "IS"], deck="").do("pass", "pass", "resign")
    assert (table.end, table.winners) == ("exhausted", [1, 2])


def test_a_solo_player_who_resigns_has_not_won() -> None:
    table = Table("5-to-5", hands=["TRAINEEEEE"], deck="OOO", words=WORDS).do("play TRAIN", "resign")
    assert (table.over, table.winners, table.end) == (True, [], "resigned")
