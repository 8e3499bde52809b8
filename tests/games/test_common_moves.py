"""Tests the moves that all games share, sentence by sentence: add, overlay, give and take, split, duplicate."""

from typing import Any

import pytest

from engine.parts.reach.trades import handfuls
from engine.parts.words.changes import MadeWord
from tests.games.five_up import five_up
from tests.table import Table


def all_moves(hand: str, table: list[Any], words: str, moves: str = "AOGSD") -> Table:
    options = {"moves": moves}
    return Table("split-run", hands=[hand, "AE"], deck="OOOOOOO", table=table, words=words, options=options)


def test_an_add_puts_hand_cards_before_after_and_between_letters() -> None:
    table = all_moves("STRA", ["EAT"], "STREATA").do("play 1: +S +T +R E A T +A")
    assert table.table == ["STREATA"]
    between = all_moves("R", ["TAIN"], "TRAIN").do("play 1: T +R A I N")
    assert between.table == ["TRAIN"]


def test_an_overlay_lays_a_hand_card_on_a_slot_with_another_letter() -> None:
    table = all_moves("M", ["SKIT"], "SKIM").do("play 1: S K I M/T")
    assert table.state["table"][0]["slots"] == [["S"], ["K"], ["I"], ["T", "M"]]
    assert table.points == [9]


def test_a_give_and_take_moves_the_top_card_into_the_hand() -> None:
    table = all_moves("MEEEEEEEE", ["SKIT"], "SKIM").do("play 1: S K I M~T")
    assert table.state["table"][0]["slots"] == [["S"], ["K"], ["I"], ["M"]]
    assert table.hands[0] == "EEEEEEEEOT"


def test_a_give_and_take_leaves_the_cards_under_the_taken_card() -> None:
    covered = {"slots": [["K"], ["I"], ["N", "T"]]}
    table = all_moves("D", [covered], "KID").do("play 1: K I D~T")
    assert table.state["table"][0]["slots"] == [["K"], ["I"], ["N", "D"]]
    assert "T" in table.hands[0]


def test_a_play_cannot_use_a_card_that_it_takes_from_the_table() -> None:
    table = all_moves("MEEE", ["SKIT"], "SKIMT SKIM")
    assert table.refuses("play 1: S K I M~T +T") == "not-in-hand"


def test_a_later_step_of_the_turn_may_use_a_card_taken_by_give_and_take() -> None:
    table = Table("3-4-5", hands=["KITSNEEEEE", "AE"], deck="OOOLLLL", words="KIT SKIN STINK SKINT")
    table.do("play KIT", "play 1: +S K I N~T", "play 1: S K I N +T")
    assert table.cards_won == [5, 0]


def test_give_and_take_of_the_same_letter_is_refused() -> None:
    assert all_moves("T", ["SKIT"], "SKIT").refuses("play 1: S K I T~T") == "move-not-permitted"


def test_a_duplicate_covers_a_slot_with_a_hand_card_of_the_same_letter() -> None:
    table = all_moves("T", ["SKIT"], "SKIT").do("play 1: S K I T/T")
    assert table.state["table"][0]["slots"] == [["S"], ["K"], ["I"], ["T", "T"]]


def test_a_player_may_not_lay_a_letter_on_an_equal_one_where_duplicates_are_not_permitted() -> None:
    assert all_moves("TS", ["SKIT"], "SKITS", "AOGS").refuses("play 1: S K I T/T +S") == "move-not-permitted"


def test_a_split_makes_two_or_more_words_from_one() -> None:
    table = all_moves("SSEEEEEE", ["PARSNIPIT"], "PAR SNIP SNIPS ITS").do("play 1: P A R | S N I P +S | I T +S")
    assert table.table == ["PAR", "SNIPS", "ITS"]


@pytest.mark.parametrize(
    ("letter", "play"),
    [
        ("A", "play 1: S K I T +S"),
        ("O", "play 1: S K I M/T"),
        ("G", "play 1: S K I M~T"),
        ("S", "play 1: S K +A | I T +S"),
        ("D", "play 1: S K I T/T"),
    ],
)
def test_the_option_called_moves_decides_which_moves_are_permitted(letter: str, play: str) -> None:
    words = "SKITS SKIT SKIM SKA ITS"
    without = "AOGSD".replace(letter, "")
    assert all_moves("SMAT", ["SKIT"], words, without).refuses(play) == "move-not-permitted"
    all_moves("SMAT", ["SKIT"], words, "A" + letter if letter != "A" else "A").do(play)


@pytest.mark.parametrize(
    "game", ["5-up", "eight-it-all", "real-value", "split-off", "split-run", "tricked-out", "turnover"]
)
def test_a_setup_may_have_several_words_where_words_may_be_split(game: str) -> None:
    more: dict[str, Any] = {"turned": "S"} if game == "turnover" else {}
    hands = ["EEEEEEEEE" if more else "SEEEEEEEEE", "O"]
    options = {"moves": "AOGSD"}
    table = Table(game, hands=hands, table=["SPAR", "SNIP"], words="SPAR SNIPS", options=options, **more)
    assert table.do("play 2: S N I P +S").table == ["SPAR", "SNIPS"]


def test_a_turn_may_mix_moves_of_all_kinds() -> None:
    table = all_moves("EARHEEE", ["EXIT"], "EARTH").do("play 1: E/E A~X R/I T +H")
    assert table.table == ["EARTH"]
    assert table.hands[0] == "EEEOOOOOOX"


def test_a_play_lays_at_most_one_hand_card_on_each_slot() -> None:
    assert all_moves("MPEE", ["SKIT"], "SKIP").refuses("play 1: S K I P/M/T") == "bad-notation"


def test_a_change_keeps_at_least_one_slot() -> None:
    assert all_moves("SUN", ["KIT"], "SUN").refuses("play 1: S/K U/I N/T") == "nothing-kept"


def test_a_slot_covered_by_a_duplicate_does_not_count_as_kept() -> None:
    assert all_moves("SUT", ["KIT"], "SUT").refuses("play 1: S/K U/I T/T") == "nothing-kept"


def test_a_play_keeps_at_least_one_slot_of_every_word_that_it_changes() -> None:
    table = all_moves("SSUN", ["KIT", "TEN"], "KITS SUN")
    assert table.refuses("play 1: K I T +S ; 2: S/T U/E N/N") == "nothing-kept"
    assert table.table == ["KIT", "TEN"]


def test_every_change_plays_at_least_one_hand_card() -> None:
    assert all_moves("SEE", ["KIT"], "KIT").refuses("play 1: K I T") == "nothing-played"
    table = all_moves("SEE", ["KIT", "TEN"], "KIT TENS")
    assert table.refuses("play 1: K I T ; 2: T E N +S") == "nothing-played"


def test_a_change_by_duplicates_alone_is_legal_and_scores_nothing() -> None:
    table = all_moves("ITEE", ["KIT"], "KIT").do("play 1: K I/I T/T")
    assert table.points == [0]
    assert table.table == ["KIT"]


def test_a_change_by_duplicates_alone_is_refused_where_they_are_not_permitted() -> None:
    assert five_up(hands=["HOMESLNAAA", "SMREADANOU"], table=["SKIM"]).refuses("play 1: S/S K I M") == (
        "move-not-permitted"
    )


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("play 2: Z I T +L keep 1", "bad-notation"),
        ("play 2: Z I T +L", "no-such-word"),
        ("play 1: K I Z +L", "not-on-table"),
        ("play 1: S~K I T +L", "not-in-hand"),
        ("play 1: S~K I T +E", "move-not-permitted"),
        ("play 1: E/K X/I S/T", "nothing-kept"),
        ("play 1: K I T", "nothing-played"),
        ("play LLL", "not-in-hand"),
        ("play SEX", "must-use-card"),
    ],
)
def test_the_refusal_names_the_first_of_several_faults(play: str, code: str) -> None:
    table = Table("split-run", hands=["SEXAA", "OO"], deck="LLL", table=["KIT"], words="TIK")
    assert table.refuses(play) == code


@pytest.mark.parametrize(
    ("play", "code"),
    [
        ("play SKI ; TIL", "not-in-hand"),
        ("play SKI ; TEA", "move-not-permitted"),
        ("play TE", "too-short"),
        ("play TEA", "not-a-word"),
    ],
)
def test_the_refusal_of_a_fresh_word_names_the_first_of_several_faults(play: str, code: str) -> None:
    assert Table("split-run", hands=["SKITEA", "OO"], deck="LLL", words="SKI").refuses(play) == code


def test_a_play_mentions_every_card_of_the_word_in_order() -> None:
    table = all_moves("SEE", ["KIT"], "KIS SKI KITS")
    assert table.refuses("play 1: +S K I") == "bad-notation"
    assert table.refuses("play 1: K T I +S") == "not-on-table"
    assert table.refuses("play 1: K I D +S") == "not-on-table"
    assert table.refuses("play 2: K I T +S") == "no-such-word"


@pytest.mark.parametrize(
    ("game", "table", "play"),
    [
        ("3-4-5", ["KIT"], "play {}"),
        ("3n-change", ["KIT"], "play {}"),
        ("break-up", ["KIT"], "play {} keep 1"),
        ("double-cross", ["KIT", "TEA"], "play {}"),
        ("last-man-standing", ["KIT"], "play {}"),
        ("leftovers", ["KIT"], "play {}"),
    ],
)
def test_a_fresh_word_is_checked_for_missing_cards_before_it_is_refused_for_not_using_the_table_word(
    game: str, table: list[str], play: str
) -> None:
    lying = Table(game, hands=["SEXAA", "OO"], deck="LLL", table=table, words="SEX")
    assert lying.refuses(play.format("ZEX")) == "not-in-hand"
    assert lying.refuses(play.format("SEX")) == "must-use-card"


def test_the_refusal_names_a_missing_card_before_a_card_in_the_wrong_place() -> None:
    """The engine checks that the player holds the cards before it checks the special rule of the game."""
    for game, play in (
        ("end-to-end", "play 1: K I +Z"),
        ("last-man-standing", "play 1: +Z I"),
        ("first-base", "play before: +Z T K I"),
    ):
        hands = ["SEXAA"] if game == "first-base" else ["SEXAA", "OO"]
        assert Table(game, hands=hands, deck="LLL", table=["KIT"]).refuses(play) == "not-in-hand"
        assert Table(game, hands=hands, deck="LLL", table=["KIT"]).refuses(play.replace("Z", "S")) != "not-in-hand"


def test_permitting_a_move_that_a_game_does_not_have_changes_nothing() -> None:
    every = {"moves": "AOGSD"}
    hands = ["KITTS", "EEE"]
    longer = Table("3-4-5", hands=hands, deck="AAAAAAAAAA", words="KIT SKIT", options=every).do("play KIT")
    assert longer.refuses("play 1: +S K | I T") == "move-not-permitted"
    longer.do("play 1: +S K I T/T")  # in 3-4-5 permitting duplicates does have an effect
    table = ["HORSE", "TRAIN"]
    crossing = Table("double-cross", hands=["MS", "E"], table=table, words="HOME", options=every)
    assert crossing.refuses("play cross: T R A I S~N ; own: H O +M E") == "move-not-permitted"
    assert crossing.refuses("play cross: T R | A I N +S ; own: H O +M E") == "move-not-permitted"


def test_two_cards_count_as_neighbours_if_they_lay_side_by_side_in_the_old_word() -> None:
    kept = ((0, 1), (0, 2), (0, 2, 4), (0, 2, 3), (3,), ())
    found = [MadeWord((), places, (), ()).keeps_neighbours for places in kept]
    assert found == [True, False, False, True, False, False]


def test_the_list_of_trades_contains_every_set_of_hand_cards_only_once_even_if_cards_are_equal() -> None:
    assert list(handfuls(("B", "A", "A"), 5)) == [
        ("A",),
        ("B",),
        ("A", "A"),
        ("A", "B"),
        ("A", "A", "B"),
    ]
    assert [len(one) for one in handfuls(("A",) * 7, 5)] == [1, 2, 3, 4, 5]
