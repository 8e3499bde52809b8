"""Tests the rules of Eight It All, sentence by sentence, with its variation Take 10."""

from collections.abc import Hashable, Iterable
from typing import Any

import pytest

from engine.core.moves import Act, Move
from engine.core.oracle import judge
from engine.core.outcome import outcome_key
from engine.core.verdict import Legal, Refused
from engine.games import GAMES
from engine.parts.reach.changed_words import changes
from engine.parts.reach.faces import in_hand
from engine.parts.reach.ways import play_of
from engine.players.candidates import spelled
from tests.table import Table

WORDS = (
    "HOUSE HOUSES MOUSE HORSE STRANGER STRANGERS KIT KITE TEAMSTER TEA READ BREAD HOUSED HOUSEBOY RELATION "
    "WATERMELON OUT HOUSEBOATS"
)
ANN, BEN, DECK = "HOUSETRAIN", "HSEDAREMOL", "OOLLNNRRSSAAIIEE"
TEN = {"target": 10}
MOVES = frozenset("AOGD")
CHALLENGE = {"words": "challenge"}
STRICT = {"words": "strict"}


def lay(*moves: str, **changed: Any) -> Table:
    """Sets up a table of two players where Ann must lay the first word, and makes `moves`."""
    return Table("eight-it-all", **{"hands": [ANN, BEN], "deck": DECK, "words": WORDS, **changed}).do(*moves)


def change(*moves: str, **changed: Any) -> Table:
    """Sets up a table with the word HOUSE, which Ann must change, and makes `moves`."""
    return lay(*moves, **{"hands": ["BOYTRAINLL", "SEDAREMONE"], "table": ["HOUSE"], **changed})


def long(*moves: str, **changed: Any) -> Table:
    """Sets up a table where Ann has laid a word of eight letters, and makes `moves`."""
    setting = {"hands": ["STRANGERKI", "HOUSEDAEMO"], "deck": "TEALDINOOULLEE", **changed}
    return lay("play STRANGER", *moves, **setting)


# ---- the change


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players_can_play(players: int) -> None:
    with pytest.raises(Refused) as refusal:
        Table("eight-it-all", players=players)
    assert refusal.value.reason.code == "bad-record"


def test_the_first_player_lays_a_fresh_word_for_its_score() -> None:
    table = lay("play HOUSE")
    assert (table.scores, table.table, table.hands[0], table.deck) == ([8, 0], ["HOUSE"], "AILLNNOORT", 11)
    assert lay().refuses("play HOUSE ; TEA") in ("move-not-permitted", "not-in-hand")
    assert lay().refuses("play 1: H O U S E") == "no-such-word"
    assert lay().refuses("play HOUSE keep 1") == "bad-notation"


def test_a_later_player_changes_the_word_and_scores_the_value_of_the_new_word() -> None:
    table = lay("play HOUSE", "play 1: H O U S E +D")
    assert (table.points, table.scores, table.table) == ([8, 10], [8, 10], ["HOUSED"])
    assert (table.hands[1], table.deck, table.to_act) == ("AEEHLMNORS", 10, [1])


def test_a_play_must_use_the_word_on_the_table() -> None:
    assert change(hands=["READHOMETS", "SEA"]).refuses("play READ") == "must-use-card"


def test_the_permitted_moves_are_add_overlay_give_and_take_and_duplicate() -> None:
    setting: dict[str, Any] = {"hands": ["MDSHEREAIN", "TOP"], "deck": ""}
    assert change("play 1: H O U S E +D", **setting).scores == [10, 0]
    assert change("play 1: M/H O U S E", **setting).scores == [8, 0]
    table = change("play 1: M~H O U S E", **setting)
    assert (table.scores, table.hands[0]) == ([8, 0], "ADEEHHINRS")
    assert change("play 1: H/H O U S E +D", **setting).scores == [10, 0]
    assert change(**setting).refuses("play 1: H O | U S E +D") == "move-not-permitted"
    assert change(**setting).refuses("play 1: H~H O U S E") == "move-not-permitted"


def test_a_change_keeps_a_table_card_and_plays_a_hand_card_and_names_every_table_card() -> None:
    setting: dict[str, Any] = {"hands": ["BREADHOUSE", "TOP"], "deck": ""}
    assert change(**setting).refuses("play 1: B/H R/O E/U A/S D/E") == "nothing-kept"
    assert change(**setting).refuses("play 1: H O U S E") == "nothing-played"
    assert change(**setting).refuses("play 1: H/H O/O U/U S/S E/E") == "nothing-kept"
    assert change(**setting).refuses("play 1: H O U S +D") == "bad-notation"


# ---- duplicates


def test_a_change_by_duplicates_alone_scores_only_the_cards_played() -> None:
    table = lay("play HOUSE", "play 1: H/H O U S/S E")
    assert (table.scores, table.table, table.hands[1]) == ([8, 4], ["HOUSE"], "ADEELMNORR")
    assert table.state["table"][0]["slots"] == [["H", "H"], ["O"], ["U"], ["S", "S"], ["E"]]


def test_a_change_with_a_duplicate_and_another_move_scores_the_whole_word() -> None:
    table = lay("play HOUSE", "play 1: H/H O U S/S E +D")
    assert table.scores == [8, 10]


# ---- eight letters


def test_a_word_of_eight_letters_scores_and_leaves_the_table_and_its_player_refills_the_hand() -> None:
    table = long()
    assert (table.scores, table.table, table.dead) == ([10, 0], [], 8)
    assert (table.hands[0], table.deck) == ("ADEIIKLNOT", 6)


def test_a_player_spells_and_scores_another_fresh_word_after_a_word_of_eight_letters() -> None:
    table = long()
    assert (table.to_act, table.turn, table.expects) == ([1], 1, ["play", "pass"])
    table.do("play KIT")
    assert (table.points, table.scores, table.table) == ([10, 6], [16, 0], ["KIT"])
    assert (table.hands[0], table.deck, table.to_act, table.turn) == ("ADEILLNOOU", 3, [2], 2)


def test_a_word_of_more_than_eight_letters_also_leaves_the_table() -> None:
    table = lay("play STRANGERS", hands=["STRANGERSK", "HOUSEDAEMO"], deck="TEAL")
    assert (table.scores, table.table, table.dead, table.to_act) == ([11, 0], [], 9, [1])


def test_a_word_of_seven_letters_stays_on_the_table() -> None:
    table = lay("play TEAMSTE", hands=["TEAMSTERKI", "HOUSEDA"], words="TEAMSTE")
    assert (table.table, table.to_act) == (["TEAMSTE"], [2])


def test_a_word_that_a_change_makes_eight_letters_long_leaves_the_table_as_a_fresh_word_does() -> None:
    table = change("play 1: H O U S E +B +O +Y")
    assert (table.scores, table.table, table.dead, table.to_act) == ([15, 0], [], 8, [1])
    assert (table.hands[0], table.deck) == ("AILLLNOORT", 13)


@pytest.mark.parametrize(("options", "leaving"), [({}, ["HOUSEBOY"]), (TEN, [])])
def test_the_list_of_plays_merges_plays_that_differ_only_in_which_of_two_equal_cards_leaves(
    options: dict[str, Any], leaving: list[str]
) -> None:
    table = change(hands=["HOUSEBOYDS", "SEDAREMONE"], words="HOUSEBOY HOUSED HOUSES", options=options)
    house, state = table.match.house, table.match.state
    every = [play_of([way]) for way in changes(house, 1, ("H", "O", "U", "S", "E"), in_hand(state, 0), MOVES)]
    listed = list(house.book.reach["play"](house, state, 0))

    def outcomes(acts: Iterable[Act]) -> set[Hashable]:
        verdicts = [judge(house, state, Move(act, 0)) for act in acts]
        assert all(isinstance(verdict, Legal) for verdict in verdicts)
        return {outcome_key(verdict) for verdict in verdicts if isinstance(verdict, Legal)}

    assert outcomes(listed) == outcomes(every)
    for word in ("HOUSEBOY", "HOUSED", "HOUSES"):
        ways = [len([act for act in acts if spelled(act) == word]) for acts in (listed, every)]
        assert (ways[0] < ways[1]) == (word in leaving), word


def test_covered_cards_of_a_word_of_eight_letters_leave_the_table_with_it() -> None:
    word = {"word": "HOUSE", "slots": [["M", "H"], ["O"], ["U"], ["S"], ["E"]]}
    table = change("play 1: H O U S E +B +O +Y", table=[word], hands=["BOYTRAINLL", "SEDAREONE"])
    assert table.dead == 9


def test_the_player_goes_on_if_the_fresh_word_has_eight_letters_again() -> None:
    table = long("play RELATION", deck="RELATIONOOULLEE")
    assert (table.scores, table.table, table.dead, table.to_act) == ([18, 0], [], 16, [1])
    assert (table.expects, table.turn) == (["play", "pass"], 1)


def test_a_player_who_cannot_go_on_passes_and_the_next_player_finds_an_empty_table() -> None:
    table = long("pass")
    assert (table.table, table.to_act, table.turn) == ([], [2], 2)
    assert table.expects == ["play", "trade", "pass"]
    table.do("play HOUSED")
    assert (table.scores, table.table) == ([10, 10], ["HOUSED"])


def test_nobody_trades_after_a_word_of_eight_letters() -> None:
    assert long().refuses("trade K") == "wrong-verb"


def test_a_pass_after_a_word_of_eight_letters_does_not_count_towards_the_end_of_the_game() -> None:
    table = long("pass", "pass", deck="")
    assert (table.over, table.to_act) == (False, [1])
    table.do("pass")
    assert (table.over, table.end, table.scores, table.winners) == (True, "exhausted", [5, -16], [1])


def test_a_wrong_word_under_strict_judging_after_a_word_of_eight_letters_counts_as_a_pass() -> None:
    table = long("play KIN", "pass", hands=["STRANGERKIN", "HOUSED"], deck="", options=STRICT)
    assert (table.over, table.to_act, table.scores) == (False, [1], [10, 0])


def test_a_timeout_after_a_word_of_eight_letters_counts_as_a_pass() -> None:
    table = long("timeout", "pass", deck="", options={"seconds": 120})
    assert (table.over, table.to_act) == (False, [1])


def test_a_player_whose_hand_is_empty_after_a_word_of_eight_letters_passes_automatically() -> None:
    table = lay("play STRANGER", "pass", hands=["STRANGER", "HOUSED"], deck="")
    assert [entry["do"] for entry in table.log] == ["play STRANGER", "pass", "pass", "pass"]
    assert (table.over, table.scores) == (True, [10, -10])


# ---- players who cannot play


def test_a_player_who_cannot_play_passes_or_trades_up_to_five_cards() -> None:
    assert change("pass").to_act == [2]
    table = change("trade BOYTR")
    assert (table.hands[0], table.deck, table.to_act, table.table) == ("AILLLLNNOO", 16, [2], ["HOUSE"])
    assert change().refuses("trade BOYTRA") == "cannot-trade"


def test_a_player_who_cannot_open_passes_or_trades() -> None:
    table = lay("trade H", "pass")
    assert (table.to_act, table.expects) == ([1], ["play", "trade", "pass"])


# ---- the end


def test_the_game_ends_when_the_deck_is_empty_and_all_have_passed_and_unplayed_cards_are_subtracted() -> None:
    table = change("pass", "pass", hands=["BOY", "SEA"], deck="")
    assert (table.over, table.end, table.scores, table.winners) == (True, "exhausted", [-7, -3], [2])


def test_the_game_does_not_end_when_a_player_goes_out() -> None:
    table = change("play 1: H O U S E +D", hands=["D", "SEA"], deck="")
    assert (table.over, table.to_act) == (False, [2])


# ---- other moves and words by splitting


def test_the_fresh_word_after_a_word_of_eight_letters_joins_the_other_words_if_splits_are_permitted() -> None:
    setting: dict[str, Any] = {"table": ["HOUSE", "TEA"], "options": {"moves": "AOGSD"}, "deck": ""}
    table = lay("play 1: H O U S E +B +O +Y", hands=["BOYKITS", "SEA"], **setting)
    assert (table.table, table.scores, table.dead) == (["TEA"], [15, 0], 8)
    assert table.refuses("play 1: T E A +S") == "no-such-word"
    table.do("play KIT")
    assert (table.table, table.scores, table.to_act) == (["TEA", "KIT"], [21, 0], [2])


def test_a_part_of_a_split_with_duplicates_alone_scores_only_the_cards_played() -> None:
    setting: dict[str, Any] = {"table": ["TEASMITH"], "options": {"moves": "AOGSD"}, "words": "TEAS MITHS", "deck": ""}
    table = lay("play 1: T E A S/S | M I T H +S", hands=["SSMO", "SEA"], **setting)
    assert table.points == [1 + 9]


def test_a_setup_may_not_have_two_words_without_splits() -> None:
    with pytest.raises(Refused) as refusal:
        lay(table=["HOUSE", "TEA"], hands=["KIT", "READ"])
    assert refusal.value.reason.code == "bad-setup"


# ---- Take 10


def test_the_list_of_variations_contains_take_10() -> None:
    assert [(v.name, v.options) for v in GAMES["eight-it-all"].variations] == [("Take 10", {"target": 10})]


def test_take_10_leaves_a_word_of_eight_letters_on_the_table() -> None:
    table = long(options=TEN)
    assert (table.table, table.scores, table.to_act) == (["STRANGER"], [10, 0], [2])


def test_take_10_removes_a_word_of_ten_letters_and_a_fresh_word_follows() -> None:
    table = lay("play WATERMELON", hands=["WATERMELON", "HOUSED"], deck="KITOOLLNNRR", options=TEN)
    assert (table.scores, table.table, table.dead, table.to_act) == ([14, 0], [], 10, [1])
    assert (table.hands[0], table.deck, table.expects) == ("IKLLNNOORT", 1, ["play", "pass"])
    table.do("play KIT")
    assert (table.scores, table.table, table.to_act) == ([20, 0], ["KIT"], [2])


def test_take_10_removes_a_word_extended_to_ten_letters_just_as_it_removes_a_fresh_word_of_ten() -> None:
    table = change("play 1: H O U S E +B +O +A +T +S", hands=["BOATSRAINL", "SEA"], options=TEN)
    assert (table.scores, table.table, table.to_act) == ([15, 0], [], [1])


def test_in_take_10_a_player_who_cannot_play_may_pass_or_trade_up_to_five_cards_or_restart() -> None:
    table = change(options=TEN)
    assert table.expects == ["play", "restart", "trade", "pass"]
    assert table.refuses(f"trade {' '.join(table.hands[0][:6])}") == "cannot-trade"
    assert change("pass", options=TEN).to_act == [2]
    table.do(f"trade {table.hands[0][:5]}")
    assert (table.table, table.scores, table.to_act) == (["HOUSE"], [0, 0], [2])


def test_in_take_10_nobody_can_trade_if_the_deck_is_empty() -> None:
    assert change(options=TEN, deck="").expects == ["play", "restart", "pass"]


def test_in_take_10_a_restart_scores_the_fresh_word_minus_the_visible_value_of_the_removed_word() -> None:
    table = change("restart KIT", hands=["KITTAINLOD", "SEDAREMONE"], options=TEN)
    assert (table.scores, table.table, table.dead) == ([-2, 0], ["KIT"], 5)
    assert (table.hands[0], table.deck, table.to_act) == ("ADILLNOOOT", 13, [2])
    assert (table.log[0]["words"], table.log[0]["points"]) == (["KIT"], -2)


def test_in_take_10_a_restart_also_removes_covered_cards_but_does_not_subtract_their_values() -> None:
    word = {"word": "HOUSE", "slots": [["Q", "H"], ["O"], ["U"], ["S"], ["E"]]}
    table = change("restart KIT", table=[word], hands=["KITTAINLOD", "SEDAREMONE"], options=TEN)
    assert (table.scores, table.dead) == ([-2, 0], 6)


def test_in_take_10_a_restart_with_ten_letters_is_followed_by_another_fresh_word() -> None:
    hands = ["WATERMELON", "SEDARONE"]
    table = change("restart WATERMELON", hands=hands, deck="KITOOLLNRR", options=TEN)
    assert (table.scores, table.table, table.dead, table.to_act) == ([6, 0], [], 15, [1])
    table.do("play KIT")
    assert table.scores == [12, 0]


def test_in_take_10_a_restart_needs_a_valid_word_from_the_hand() -> None:
    table = change(hands=["KITTAINLOD", "SEDAREMONE"], options=TEN)
    assert table.refuses("restart TIN") == "not-a-word"
    assert table.refuses("restart AT") == "too-short"
    assert table.refuses("restart KITE") == "not-in-hand"
    assert table.refuses("restart 1: K I T") == "bad-notation"
    assert table.refuses("restart") == "bad-notation"


def test_in_take_10_a_restart_with_the_removed_word_is_refused() -> None:
    table = change(hands=["HOUSETALOD", "SEDAREMONE"], options=TEN)
    assert table.refuses("restart HOUSE") == "unchanged"
    assert table.why_not("restart HOUSE") == "A fresh word must not be HOUSE again."


def test_in_take_10_a_restart_is_impossible_before_the_first_word() -> None:
    table = lay(options=TEN)
    assert table.expects == ["play", "trade", "pass"]
    assert table.refuses("restart HOUSE") == "wrong-verb"


def test_in_take_10_a_restart_is_impossible_on_an_empty_table() -> None:
    table = lay("play WATERMELON", "pass", hands=["WATERMELON", "HOUSED"], deck="KITOOLLNNRR", options=TEN)
    assert (table.to_act, table.expects) == ([2], ["play", "trade", "pass"])
    table.do("play HOUSE")
    assert table.table == ["HOUSE"]


def test_in_eight_it_all_a_restart_is_impossible_without_the_variation_take_10() -> None:
    table = change(hands=["KITTAINLOD", "SEDAREMONE"])
    assert table.refuses("restart KIT") == "wrong-verb"


def test_in_take_10_a_restart_with_a_wrong_word_ends_the_turn_and_changes_nothing() -> None:
    setting: dict[str, Any] = {"hands": ["KITTAINLOD", "SEDAREMONE"]}
    table = change("restart TIN", options={**TEN, **STRICT}, **setting)
    assert (table.table, table.scores, table.to_act) == (["HOUSE"], [0, 0], [2])
    table = change("restart TIN", "@2 challenge", options={**TEN, **CHALLENGE}, **setting)
    assert (table.table, table.scores, table.to_act, table.dead) == (["HOUSE"], [0, 0], [2], 0)


# ---- how words are judged, time, resigning


def test_a_challenge_to_the_fresh_word_after_a_word_of_eight_letters_does_not_take_the_long_word_back() -> None:
    table = long("play KIL", "@2 challenge", options=CHALLENGE)
    assert (table.scores, table.table, table.to_act, table.deck) == ([10, 0], [], [2], 6)
    assert table.hands[0] == "ADEIIKLNOT"


def test_a_word_of_eight_letters_may_be_challenged_until_the_next_player_acts() -> None:
    wrong = {"hands": ["STRANGERKI", "HOUSEDAEMO"], "deck": "TEALDINOOULLEE", "options": CHALLENGE}
    table = lay("play STRANGRE", "play KIT", "@2 challenge", **wrong)
    assert (table.scores, table.table, table.to_act, table.dead, table.deck) == ([0, 0], [], [2], 0, 14)
    assert [entry["words"] for entry in table.log] == [[], [], []]
    table = lay("play STRANGRE", "pass", "@2 challenge", **wrong)
    assert (table.scores, table.hands[0], table.to_act) == ([0, 0], "AEGIKNRRST", [2])


def test_a_turn_lost_after_a_word_of_eight_letters_counts_as_a_pass() -> None:
    table = long("play KIN", "@2 challenge", "pass", hands=["STRANGERKIN", "HOUSED"], deck="", options=CHALLENGE)
    assert (table.over, table.to_act) == (False, [1])


def test_a_player_who_resigns_after_a_word_of_eight_letters_leaves_the_table_empty() -> None:
    table = long("resign", hands=["STRANGERKI", "HOUSEDAEMO", "TENOR"], deck="TEAL")
    assert (table.table, table.to_act, table.expects) == ([], [2], ["play", "pass"])
