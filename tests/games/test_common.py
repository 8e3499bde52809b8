"""The rules that all games share, sentence by sentence."""

from collections import Counter
from typing import Any

import pytest

from engine.core.cards import LETTER_DECK, RED_LETTERS
from engine.games import CATALOG
from tests.table import Table

WORDS = "KIT KIN SKIM HOME TEAR READ DREAM KITE SEA SLIT SUM TRAIN TRAIL"
# Positive-Negative has no deck to trade with; in Profit & Loss who passed trades after the trick.
OPENERS = [
    game.id
    for game in CATALOG
    if game.deck is LETTER_DECK and game.seats[1] > 1 and game.id not in ("positive-negative", "profit-and-loss")
]


def five_up(**more: Any) -> Table:
    """5 Up, a game with nothing of its own but a least value: fresh words, changes, trades, passes."""
    setup: dict[str, Any] = {"hands": ["KITHOMESLN", "SMREADANOU"], "deck": "EIOTRLNAES", "words": WORDS}
    return Table("5-up", **{**setup, **more})


def three_at_5_up(**more: Any) -> Table:
    hands = ["KITHOESLNA", "SREADANOUE", "SMEARNOILT"]
    return five_up(**{"hands": hands, "deck": "OOTTIILLAA", **more})


def challenged(**more: Any) -> Table:
    return five_up(options={"words": "challenge"}, **more)


def deck_of(table: Table) -> str:
    """The deck from its top card down, which no player may see."""
    return "".join(card.face for card in table.match.state.deck)


def scores_and_turn(table: Table) -> tuple[list[int], list[int], int]:
    return table.scores, table.to_act, table.turn


# ---- the deck


def test_the_deck_has_120_cards() -> None:
    printed = "A12 B2 C5 D4 E13 F2 G3 H3 I8 J1 K1 L6 M3 N7 O8 P4 Q1 R9 S6 T7 U5 V2 W3 X1 Y3 Z1"
    assert {entry[0]: int(entry[1:]) for entry in printed.split()} == LETTER_DECK.counts
    assert len(LETTER_DECK.pack()) == 120


def test_cards_are_worth_one_to_four_and_the_fours_are_the_red_ones() -> None:
    by_value = {n: {face for face, value in LETTER_DECK.values.items() if value == n} for n in (1, 2, 3, 4)}
    assert by_value == {1: set("AEILNORST"), 2: set("CDPU"), 3: set("BFGHMWY"), 4: set("JKQVXZ")}
    assert by_value[4] == set(RED_LETTERS)


# ---- who is first


@pytest.mark.parametrize("seed", range(40))
def test_closest_to_a_begins_and_only_the_tied_draw_again(seed: int) -> None:
    state = Table("5-up", first=None, players=6, seed=seed).match.state
    drawing = list(range(6))
    for draws in state.draws:
        assert [seat for seat, _ in draws] == drawing
        best = min(face for _, face in draws)
        drawing = [seat for seat, face in draws if face == best]
    assert drawing == [state.actor]


def test_ties_do_happen_and_are_drawn_again() -> None:
    rounds = [len(Table("5-up", first=None, players=6, seed=seed).match.state.draws) for seed in range(40)]
    assert max(rounds) > 1


def test_the_cards_drawn_go_back() -> None:
    table = Table("5-up", first=None, players=4)
    held = Counter("".join(table.hands)) + Counter(deck_of(table))
    assert held == LETTER_DECK.counts
    assert table.deck == 80


def test_the_deck_is_shuffled_after_the_draw() -> None:
    dealt = {Table("5-up", first=None, seed=seed).hands[0] for seed in range(10)}
    assert len(dealt) == 10
    drawn = Table("5-up", first=None, seed=3).match.state
    top = [card.face for card in (*drawn.seats[0].hand, *drawn.seats[1].hand)][:2]
    assert [face for _, face in drawn.draws[0]] != top


def test_first_can_be_a_chosen_seat() -> None:
    table = Table("5-up", first=None, players=3, options={"first": "3"})
    assert table.to_act == [3]
    assert table.match.state.draws == ()


def test_first_can_be_a_random_seat() -> None:
    seats = {Table("5-up", first=None, players=3, options={"first": "random"}, seed=s).to_act[0] for s in range(30)}
    assert seats == {1, 2, 3}


def test_play_is_clockwise() -> None:
    table = three_at_5_up(first=2).say("pass", "pass", "pass")
    assert [entry["seat"] for entry in table.log] == [2, 3, 1]
    assert table.to_act == [2]


# ---- hands


def test_hands_are_ten_cards() -> None:
    table = Table("5-up", first=None, players=6)
    assert [len(hand) for hand in table.hands] == [10] * 6
    assert table.deck == 60


def test_at_the_end_of_your_own_turn_you_draw_up_to_ten() -> None:
    table = five_up().say("play KIT")
    assert table.hands == ["EEHILMNOOS", "AADEMNORSU"]
    assert deck_of(table) == "TRLNAES"


def test_you_draw_while_the_deck_lasts() -> None:
    table = five_up(deck="EI").say("play KIT")
    assert table.hands == ["EEHILMNOS", "AADEMNORSU"]
    assert table.deck == 0


def test_a_hand_above_ten_draws_nothing_and_keeps_what_it_has() -> None:
    table = five_up(hands=["KITHOMESLNAAAA", "SMREADANOU"]).say("play KIT")
    assert table.hands[0] == "AAAAEHLMNOS"
    assert table.deck == 10


def test_a_pass_with_fewer_than_ten_cards_draws_up_to_ten() -> None:
    table = five_up(hands=["KITHOMES", "SMREADANOU"]).say("pass")
    assert table.hands[0] == "EEHIIKMOST"
    assert table.deck == 8


def test_a_timeout_with_fewer_than_ten_cards_draws_up_to_ten() -> None:
    table = five_up(hands=["KITHOMES", "SMREADANOU"], options={"seconds": 120}).say("timeout")
    assert table.hands[0] == "EEHIIKMOST"


def test_a_trade_never_changes_the_size_of_a_hand() -> None:
    table = five_up(hands=["KITHOMES", "SMREADANOU"]).say("trade HM")
    assert table.hands[0] == "EEIIKOST"
    assert table.deck == 10


# ---- words


def test_words_have_at_least_three_letters() -> None:
    assert five_up(words="HO KIT").refuses("play HO") == "too-short"


def test_words_are_in_the_dictionary() -> None:
    assert five_up().refuses("play SLIME") == "not-a-word"
    assert five_up(words=None).say("play SLIME").table == ["SLIME"]


@pytest.mark.parametrize("word", ["PARIS", "NATO", "ETC", "ISNT"])
def test_no_names_acronyms_abbreviations_or_contractions(word: str) -> None:
    hand = word + "AEO"
    assert five_up(hands=[hand, "SMREADANOU"], words=None).refuses(f"play {word}") == "not-a-word"


# ---- moves


def all_moves(hand: str, table: list[Any], words: str, moves: str = "AOGSD") -> Table:
    options = {"moves": moves}
    return Table("split-run", hands=[hand, "AE"], deck="OOOOOOO", table=table, words=words, options=options)


def test_add_puts_hand_cards_before_after_and_between_letters() -> None:
    table = all_moves("STRA", ["EAT"], "STREATA").say("play 1: +S +T +R E A T +A")
    assert table.table == ["STREATA"]
    between = all_moves("R", ["TAIN"], "TRAIN").say("play 1: T +R A I N")
    assert between.table == ["TRAIN"]


def test_overlay_lays_a_hand_card_on_a_slot_with_another_letter() -> None:
    table = all_moves("M", ["SKIT"], "SKIM").say("play 1: S K I M/T")
    assert table.state["table"][0]["slots"] == [["S"], ["K"], ["I"], ["T", "M"]]
    assert table.points == [9]


def test_give_and_take_moves_the_top_card_into_the_hand() -> None:
    table = all_moves("MEEEEEEEE", ["SKIT"], "SKIM").say("play 1: S K I M~T")
    assert table.state["table"][0]["slots"] == [["S"], ["K"], ["I"], ["M"]]
    assert table.hands[0] == "EEEEEEEEOT"


def test_what_lies_under_the_slot_of_a_give_and_take_stays() -> None:
    covered = {"slots": [["K"], ["I"], ["N", "T"]]}
    table = all_moves("D", [covered], "KID").say("play 1: K I D~T")
    assert table.state["table"][0]["slots"] == [["K"], ["I"], ["N", "D"]]
    assert "T" in table.hands[0]


def test_a_card_taken_cannot_be_used_in_the_same_play() -> None:
    table = all_moves("MEEE", ["SKIT"], "SKIMT SKIM")
    assert table.refuses("play 1: S K I M~T +T") == "not-in-hand"


def test_a_later_step_of_the_turn_may_use_a_card_taken() -> None:
    table = Table("3-4-5", hands=["KITSNEEEEE", "AE"], deck="OOOLLLL", words="KIT SKIN STINK SKINT")
    table.say("play KIT", "play 1: +S K I N~T", "play 1: S K I N +T")
    assert table.cards_won == [5, 0]


def test_give_and_take_of_the_same_letter_is_refused() -> None:
    assert all_moves("T", ["SKIT"], "SKIT").refuses("play 1: S K I T~T") == "move-not-permitted"


def test_a_duplicate_lies_on_a_slot_with_the_same_letter() -> None:
    table = all_moves("T", ["SKIT"], "SKIT").say("play 1: S K I T/T")
    assert table.state["table"][0]["slots"] == [["S"], ["K"], ["I"], ["T", "T"]]


def test_where_duplicate_is_not_permitted_laying_a_letter_on_itself_is_refused() -> None:
    assert all_moves("TS", ["SKIT"], "SKITS", "AOGS").refuses("play 1: S K I T/T +S") == "move-not-permitted"


def test_split_makes_two_or_more_words_of_one() -> None:
    table = all_moves("SSEEEEEE", ["PARSNIPIT"], "PAR SNIP SNIPS ITS").say("play 1: P A R | S N I P +S | I T +S")
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
def test_the_option_moves_decides_which_moves_are_permitted(letter: str, play: str) -> None:
    words = "SKITS SKIT SKIM SKA ITS"
    without = "AOGSD".replace(letter, "")
    assert all_moves("SMAT", ["SKIT"], words, without).refuses(play) == "move-not-permitted"
    all_moves("SMAT", ["SKIT"], words, "A" + letter if letter != "A" else "A").say(play)


def test_moves_of_all_kinds_mix_in_one_turn() -> None:
    table = all_moves("EARHEEE", ["EXIT"], "EARTH").say("play 1: E/E A~X R/I T +H")
    assert table.table == ["EARTH"]
    assert table.hands[0] == "EEEOOOOOOX"


def test_at_most_one_hand_card_goes_on_each_slot() -> None:
    assert all_moves("MPEE", ["SKIT"], "SKIP").refuses("play 1: S K I P/M/T") == "bad-notation"


def test_a_change_keeps_at_least_one_slot() -> None:
    assert all_moves("SUN", ["KIT"], "SUN").refuses("play 1: S/K U/I N/T") == "nothing-kept"


def test_a_duplicated_slot_is_covered_and_not_kept() -> None:
    assert all_moves("SUT", ["KIT"], "SUT").refuses("play 1: S/K U/I T/T") == "nothing-kept"


def test_every_word_that_is_changed_keeps_a_slot() -> None:
    table = all_moves("SSUN", ["KIT", "TEN"], "KITS SUN")
    assert table.refuses("play 1: K I T +S ; 2: S/T U/E N/N") == "nothing-kept"
    assert table.table == ["KIT", "TEN"]


def test_every_change_plays_at_least_one_hand_card() -> None:
    assert all_moves("SEE", ["KIT"], "KIT").refuses("play 1: K I T") == "nothing-played"
    table = all_moves("SEE", ["KIT", "TEN"], "KIT TENS")
    assert table.refuses("play 1: K I T ; 2: T E N +S") == "nothing-played"


def test_a_change_of_duplicates_alone_is_legal_and_scores_nothing() -> None:
    table = all_moves("ITEE", ["KIT"], "KIT").say("play 1: K I/I T/T")
    assert table.points == [0]
    assert table.table == ["KIT"]


def test_duplicates_alone_are_refused_where_they_are_not_permitted() -> None:
    assert five_up(hands=["HOMESLNAAA", "SMREADANOU"], table=["SKIM"]).refuses("play 1: S/S K I M") == (
        "move-not-permitted"
    )


def test_every_card_of_the_word_is_mentioned_in_order() -> None:
    table = all_moves("SEE", ["KIT"], "KIS SKI KITS")
    assert table.refuses("play 1: +S K I") == "bad-notation"
    assert table.refuses("play 1: K T I +S") == "not-on-table"
    assert table.refuses("play 1: K I D +S") == "not-on-table"
    assert table.refuses("play 2: K I T +S") == "no-such-word"


# ---- trading


def test_traded_cards_are_set_aside_while_as_many_are_drawn() -> None:
    table = five_up(deck="EI").say("trade HM")
    assert table.hands[0] == "EEIIKLNOST"
    assert sorted(deck_of(table)) == ["H", "M"]


def test_traded_cards_are_shuffled_into_the_deck() -> None:
    orders = {deck_of(five_up(seed=seed).say("trade HM")) for seed in range(6)}
    assert len(orders) > 3
    assert {"".join(sorted(order)) for order in orders} == {"AEHLMNORST"}


def test_a_trade_ends_the_turn() -> None:
    assert five_up().say("trade H").to_act == [2]


def test_one_to_five_cards_are_traded() -> None:
    assert five_up().say("trade HOMES").deck == 10
    assert five_up().refuses("trade HOMESL") == "cannot-trade"
    assert five_up().refuses("trade") == "bad-notation"


def test_only_hand_cards_are_traded() -> None:
    assert five_up().refuses("trade KK") == "not-in-hand"
    assert five_up().refuses("trade Q") == "not-in-hand"


def test_you_cannot_trade_more_cards_than_the_deck_holds() -> None:
    table = five_up(deck="EI")
    assert table.refuses("trade HOM") == "cannot-trade"
    assert table.say("trade HO").deck == 2


def test_with_an_empty_deck_there_is_nothing_to_trade_for() -> None:
    table = five_up(deck="")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade H") == "cannot-trade"


def test_a_trade_is_hidden_from_the_others() -> None:
    table = five_up().say("trade HM")
    assert table.seen_by(1)["log"][0]["do"] == "trade HM"
    assert table.seen_by(2)["log"][0]["do"] == "trade 2"
    assert table.seen_by(None)["log"][0]["do"] == "trade 2"


# ---- passing and opening


def test_pass_is_legal_at_any_own_turn() -> None:
    table = five_up().say("pass")
    assert scores_and_turn(table) == ([0, 0], [2], 2)
    assert table.refuses("@1 pass") == "not-your-turn"


def test_an_empty_hand_passes_by_itself() -> None:
    table = five_up(hands=["KIT", "", "TEAR"], deck="").say("play KIT")
    assert [(entry["seat"], entry["do"]) for entry in table.log] == [(1, "play KIT"), (2, "pass")]
    assert scores_and_turn(table) == ([6, 0, 0], [3], 3)


def test_an_empty_hand_passes_by_itself_even_first_of_all() -> None:
    table = five_up(hands=["", "KIT"], deck="")
    assert table.to_act == [2]
    assert table.log[0]["do"] == "pass"


@pytest.mark.parametrize("game", OPENERS)
def test_who_cannot_lay_the_first_word_passes_or_may_trade_five(game: str) -> None:
    table = Table(game, hands=["AEIOUAEIOU", "STRNLSTRNL"], deck="PPPPDDDD")
    assert {"trade", "pass"} <= set(table.expects)
    table.say("trade AEI" if game == "3n-change" else "trade AEIOU")
    assert table.to_act == [2]


@pytest.mark.parametrize("game", ["5-to-5", "first-base", "last-man-standing", "turnover"])
def test_alone_one_may_trade_before_the_first_word_too(game: str) -> None:
    table = Table(game, hands=["AEIOUAEIOU"], deck="PPPPDDDD")
    assert "trade" in table.expects
    assert table.say("trade AEIOU").to_act == [1]


def test_the_next_player_opens_by_the_openers_rules() -> None:
    table = Table("5-to-5", hands=["AEIOUAEIOU", "TRAINLHOME"], deck="", words=WORDS).say("pass")
    assert table.refuses("play HOME") == "wrong-length"
    assert table.say("play TRAIN").table == ["TRAIN"]


def test_a_hand_of_fewer_cards_trades_what_it_has() -> None:
    table = five_up(hands=["HM", "SMREADANOU"]).say("trade HM")
    assert table.hands[0] == "EI"


# ---- endings


def test_the_game_ends_when_the_deck_is_empty_and_all_have_passed_in_succession() -> None:
    table = three_at_5_up(hands=["KITE", "READ", "SUM"], deck="").say("pass", "pass")
    assert not table.over
    table.say("pass")
    assert (table.over, table.end) == (True, "exhausted")
    assert table.scores == [-7, -5, -6]
    assert table.winners == [2]


def test_a_word_breaks_the_row_of_passes() -> None:
    table = three_at_5_up(hands=["KITE", "READ", "SUM"], deck="").say("pass", "pass", "play SUM", "pass")
    assert not table.over
    assert table.say("pass").end == "exhausted"  # the third hand is empty and passes by itself


def test_while_the_deck_lasts_passes_do_not_exhaust_the_game() -> None:
    table = five_up().say("pass", "pass")
    assert not table.over


def test_equal_totals_share_the_win() -> None:
    table = five_up(hands=["EA", "RN"], deck="").say("pass", "pass")
    assert table.scores == [-2, -2]
    assert table.winners == [1, 2]


def test_scores_of_a_set_up_are_kept() -> None:
    table = five_up(hands=["EA", "RN"], deck="", state={"scores": [10, 11]}).say("pass", "pass")
    assert table.scores == [8, 9]
    assert table.winners == [2]


def test_no_move_is_made_after_the_end() -> None:
    table = five_up(hands=["EA", "RN"], deck="").say("pass", "pass")
    for move in ("pass", "@1 resign", "@2 challenge", "play KIT"):
        assert table.refuses(move) == "game-over"
    assert (table.to_act, table.expects) == ([], [])


def test_three_full_rounds_without_a_word_stall_the_game() -> None:
    table = five_up(table=["SUM"]).say("pass", "trade S", "pass", "pass", "trade H")
    assert not table.over
    table.say("pass")
    assert (table.over, table.end) == (True, "stalled")


def test_a_word_breaks_the_rounds_without_one() -> None:
    table = five_up(table=["SUM"]).say("pass", "pass", "pass", "pass", "play KIT", "pass", "pass", "pass", "pass")
    table.say("pass")
    assert not table.over
    assert table.say("pass").end == "stalled"


def give_and_take(turns: int, **options: Any) -> Table:
    """So many turns that make a word each, but leave as many cards in deck and hands as before."""
    table = five_up(hands=["NNNNNNAAAA", "TTTTTTEEEE"], deck="OOOO", table=["KIT"], options=options)
    for number in range(turns):
        table.say("play 1: K I N~T" if number % 2 == 0 else "play 1: K I T~N")
    return table


def test_five_full_rounds_without_fewer_cards_stall_the_game() -> None:
    assert not give_and_take(9).over
    assert give_and_take(10).end == "stalled"


def test_the_option_stall_counts_those_rounds() -> None:
    assert not give_and_take(1, stall=1).over
    assert give_and_take(2, stall=1).end == "stalled"
    assert give_and_take(4, stall=2).end == "stalled"
    assert not give_and_take(12, stall=None).over


def test_a_new_low_begins_the_count_anew() -> None:
    table = give_and_take(3, stall=2).say("play 1: K I T~N +E", "pass", "pass", "pass")
    assert not table.over
    assert table.say("pass").end == "stalled"


def test_a_round_is_as_many_turns_as_players_are_still_in() -> None:
    table = three_at_5_up(table=["SUM"]).say("@3 resign", *["pass"] * 5)
    assert not table.over
    assert table.say("pass").end == "stalled"


# ---- what is a word: checked, strict, trust


def test_checked_a_word_that_is_none_is_refused_and_may_be_tried_again() -> None:
    table = five_up()
    assert table.refuses("play KLN") == "not-a-word"
    assert table.say("play KIT").scores == [6, 0]


def test_strict_such_a_word_ends_the_turn_and_scores_nothing() -> None:
    table = five_up(options={"words": "strict"}).say("play KLN")
    assert scores_and_turn(table) == ([0, 0], [2], 2)
    assert (table.hands[0], table.deck, table.table) == ("EHIKLMNOST", 10, [])


def test_the_log_of_a_strict_miss_has_no_words_and_no_points() -> None:
    table = five_up(options={"words": "strict"}).say("play KLN")
    assert table.log == [{"turn": 1, "seat": 1, "do": "play KLN", "words": [], "points": 0}]


def test_a_strict_miss_counts_as_a_pass() -> None:
    table = five_up(hands=["KITEL", "EAR"], deck="", options={"words": "strict"}).say("play KLT", "pass")
    assert table.end == "exhausted"


def test_a_strict_miss_draws_up_to_ten() -> None:
    table = five_up(hands=["KITEL", "EAR"], deck="OOOOOOO", options={"words": "strict"}).say("play KLT")
    assert table.hands[0] == "EIKLOOOOOT"


def test_strict_still_refuses_what_breaks_another_rule() -> None:
    table = five_up(options={"words": "strict"})
    assert table.refuses("play QIT") == "not-in-hand"
    assert table.refuses("play IT") == "too-short"


def test_trust_asks_no_dictionary() -> None:
    table = five_up(options={"words": "trust"}).say("play KLN")
    assert table.scores == [6, 0]
    assert table.refuses("@2 challenge") == "wrong-verb"


# ---- what is a word: challenge


def test_challenge_any_letters_may_be_laid() -> None:
    table = challenged().say("play KLN")
    assert scores_and_turn(table) == ([6, 0], [2], 2)


def test_a_wrong_play_is_taken_back() -> None:
    table = challenged().say("play KLN", "@2 challenge")
    assert table.hands == ["EHIKLMNOST", "AADEMNORSU"]
    assert (deck_of(table), table.scores, table.table) == ("EIOTRLNAES", [0, 0], [])


def test_one_wrong_word_is_enough_and_the_whole_play_is_taken_back() -> None:
    table = Table("3-2-1", hands=["KITHOMESLN", "AE"], deck="OOO", words=WORDS, options={"words": "challenge"})
    table.say("play KIT ; HOME ; SLN", "challenge")
    assert (table.scores, table.hands[0], deck_of(table)) == ([0, 0], "EHIKLMNOST", "OOO")


def test_the_turn_of_who_laid_a_wrong_word_is_lost() -> None:
    table = challenged().say("play KLN", "@2 challenge")
    assert table.to_act == [2]
    assert table.turn == 1  # a lost turn does not count in the numbering


def test_shuffles_are_undone_too() -> None:
    hands, options = ["EAEAEAEAMI", "SONE"], {"words": "challenge"}
    table = Table("break-up", hands=hands, deck="OOLLNNRR", table=["TRAIN"], words="TRAM", options=options)
    before = table.match.state
    table.say("salvage 1: T R A +E | I N")
    assert (table.table, table.deck) == (["TRAE"], 9)
    table.say("@2 challenge")
    after = table.match.state
    assert (after.deck, after.dice, after.table) == (before.deck, before.dice, before.table)
    assert after.seats[0].hand == before.seats[0].hand


def test_the_log_of_a_play_that_was_taken_back_has_no_words_and_no_points() -> None:
    table = challenged().say("play KLN", "@2 challenge")
    assert table.log == [
        {"turn": 1, "seat": 1, "do": "play KLN", "words": [], "points": 0},
        {"turn": 1, "seat": 2, "do": "challenge", "words": [], "points": 0},
    ]


def test_if_all_words_are_right_the_challenger_loses_the_next_turn() -> None:
    table = three_at_5_up(options={"words": "challenge"}).say("play KIT", "@3 challenge", "play READ")
    assert scores_and_turn(table) == ([6, 5, 0], [1], 3)


def test_a_challenger_whose_turn_has_begun_loses_it_at_once() -> None:
    table = three_at_5_up(options={"words": "challenge"}).say("play KIT", "@2 challenge")
    assert scores_and_turn(table) == ([6, 0, 0], [3], 2)


def test_a_challenge_belongs_to_the_turn_of_the_play_it_speaks_of() -> None:
    table = three_at_5_up(options={"words": "challenge"}).say("play KIT", "@2 challenge", "pass")
    assert [(entry["turn"], entry["do"]) for entry in table.log] == [(1, "play KIT"), (1, "challenge"), (2, "pass")]


def test_a_lost_turn_draws_nothing() -> None:
    hands = ["KITHO", "SREAD", "SMEAR"]
    table = three_at_5_up(hands=hands, options={"words": "challenge"}).say("play KIT", "@2 challenge")
    assert table.hands == ["HIILLOOOTT", "ADERS", "AEMRS"]
    table = three_at_5_up(hands=hands, options={"words": "challenge"}).say("play KTI", "@2 challenge")
    assert table.hands[0] == "HIKOT"


def test_after_a_failed_challenge_others_may_still_challenge_the_same_play() -> None:
    table = three_at_5_up(options={"words": "challenge"}).say("play KIT", "@2 challenge", "@3 challenge")
    assert scores_and_turn(table) == ([6, 0, 0], [1], 2)


def test_the_same_player_may_not_challenge_a_play_twice() -> None:
    table = three_at_5_up(options={"words": "challenge"}).say("play KIT", "@2 challenge")
    assert table.refuses("@2 challenge") == "wrong-verb"


def test_nobody_challenges_the_own_play() -> None:
    assert challenged().say("play KLN").refuses("@1 challenge") == "wrong-verb"


def test_any_other_player_may_challenge_until_the_next_player_acts() -> None:
    table = three_at_5_up(options={"words": "challenge"}).say("play KTI", "pass")
    assert table.refuses("@3 challenge") == "wrong-verb"
    assert table.refuses("@2 challenge") == "wrong-verb"


def test_only_plays_are_challenged() -> None:
    assert challenged().refuses("@2 challenge") == "wrong-verb"
    assert challenged().say("trade HM").refuses("@1 challenge") == "wrong-verb"


def test_who_challenges_must_be_said_when_it_could_be_several() -> None:
    table = three_at_5_up(options={"words": "challenge"}).say("play KIT")
    assert table.refuses("challenge") == "bad-notation"
    assert challenged().say("play KLN", "challenge").log[1]["seat"] == 2


def test_a_lost_turn_counts_as_a_pass_for_endings() -> None:
    options = {"words": "challenge"}
    table = five_up(hands=["KITEN", "EAR"], deck="", options=options).say("play KIT", "@2 challenge", "pass")
    assert (table.end, table.scores) == ("exhausted", [4, -3])


def test_two_lost_turns_are_lost_one_after_the_other() -> None:
    hands = ["KITHOESLNA", "SREADANOUE", "SMEARNOILT"]
    table = three_at_5_up(hands=hands, options={"words": "challenge"})
    table.say("play KIT", "@3 challenge", "play READ", "pass")
    assert table.to_act == [2]
    table = three_at_5_up(hands=hands, options={"words": "challenge"})
    table.say("play KIT", "@3 challenge", "play READ", "@3 challenge")
    assert table.to_act == [1]
    table.say("pass", "pass")
    assert table.to_act == [1]  # Cyd's second lost turn
    table.say("pass", "pass")
    assert table.to_act == [3]


def test_a_pass_that_came_by_itself_does_not_close_the_time_for_challenges() -> None:
    table = challenged(hands=["KTI", "", "TEAR"], deck="").say("play KTI")
    assert table.to_act == [3]
    table.say("@3 challenge")
    assert (table.hands, table.scores, table.to_act) == (["IKT", "", "AERT"], [0, 0, 0], [3])
    assert [(entry["seat"], entry["do"]) for entry in table.log] == [(1, "play KTI"), (3, "challenge"), (2, "pass")]


def test_the_same_players_next_step_does_not_close_the_time_for_challenges() -> None:
    hands, options = ["KITSEEEEEE", "AEAEAEAEAE"], {"words": "challenge"}
    table = Table("3-4-5", hands=hands, deck="OLNRDC", words="KIT KITS", options=options)
    table.say("play KTI", "play 1: K T I +S", "@2 challenge")
    assert (table.table, table.hands[0], deck_of(table)) == ([], "EEEEEEIKST", "OLNRDC")
    assert table.to_act == [2]
    assert [entry["words"] for entry in table.log] == [[], [], []]


def test_only_the_wrong_step_of_a_turn_is_taken_back_and_what_followed_it() -> None:
    hands, options = ["KITSEEEEEE", "AEAEAEAEAE"], {"words": "challenge"}
    table = Table("3-4-5", hands=hands, deck="OLNRDC", words="KIT KITS", options=options)
    table.say("play KIT", "play 1: K S/I T +E", "pass", "@2 challenge")
    assert (table.table, table.hands[0], deck_of(table)) == (["KIT"], "EEEEEEOS", "LNRDC")
    assert table.to_act == [2]
    assert [entry["words"] for entry in table.log] == [["KIT"], [], [], []]


def test_a_run_cannot_be_saved_from_a_challenge_by_stopping() -> None:
    options = {"words": "challenge"}
    table = Table("run-the-table", hands=["KITEEEEEEE", "AEAEAEAEAE"], deck="OLNRDC", words="KIT", options=options)
    table.say("play KTI", "stop", "@2 challenge")
    assert (table.cards_won, table.hands[0], deck_of(table)) == ([0, 0], "EEEEEEEIKT", "OLNRDC")


def test_the_players_next_turn_closes_it_when_all_others_have_passed_by_themselves() -> None:
    table = challenged(hands=["KTIEA", ""], deck="").say("play KTI", "pass")
    assert (table.end, table.scores) == ("exhausted", [4, 0])


def test_a_play_that_would_end_the_game_waits_until_every_other_player_has_spoken() -> None:
    table = last_play("CAT").say("play CAT")
    assert (table.over, table.to_act, table.expects) == (False, [2, 3], ["accept", "challenge"])
    table.say("@3 accept")
    assert (table.over, table.to_act) == (False, [2])
    table.say("@2 accept")
    assert (table.over, table.scores, table.winners) == (True, [5, -2, -1], [1])


def last_play(hand: str) -> Table:
    hands = [hand, "DO", "E"]
    return Table("real-value", hands=hands, deck="", words="CAT DOE", options={"words": "challenge"})


def test_while_a_last_play_waits_nothing_else_can_be_done() -> None:
    table = last_play("CAT").say("play CAT")
    assert table.refuses("@2 pass") == "wrong-verb"
    assert table.refuses("@2 play DOE") == "wrong-verb"
    assert table.refuses("@1 accept") == "wrong-verb"
    assert table.say("@2 accept").refuses("@2 accept") == "wrong-verb"


def test_who_has_accepted_a_last_play_does_not_challenge_it_any_more() -> None:
    assert last_play("CAT").say("play CTA", "@2 accept").refuses("@2 challenge") == "wrong-verb"


def test_a_last_play_that_was_wrongly_challenged_stands() -> None:
    table = last_play("CAT").say("play CAT", "@2 challenge")
    assert (table.over, table.to_act) == (False, [3])
    assert table.say("@3 accept").scores == [5, -2, -1]


def test_a_last_play_that_was_rightly_challenged_is_taken_back_and_the_game_goes_on() -> None:
    table = last_play("CAT").say("play CTA", "@3 challenge")
    assert (table.over, table.hands, table.to_act, table.turn) == (False, ["ACT", "DO", "E"], [2], 1)


def test_a_resignation_says_accept() -> None:
    table = last_play("CAT").say("play CAT", "@2 resign", "@3 accept")
    assert (table.over, table.winners, table.scores) == (True, [1], [5, 0, -1])


def test_who_resigned_while_a_last_play_waited_stays_out_when_it_is_taken_back() -> None:
    table = last_play("CAT").say("play CTA", "@3 resign", "@2 challenge")
    assert (table.over, table.out, table.hands, table.to_act) == (False, [False, False, True], ["ACT", "DO", ""], [2])


def test_who_made_the_last_play_and_resigns_cannot_win() -> None:
    table = last_play("CAT").say("play CAT", "@1 resign")
    assert (table.over, table.winners) == (True, [3])


def test_accept_is_said_only_where_a_last_play_waits() -> None:
    assert challenged().say("play KIT").refuses("@2 accept") == "wrong-verb"


def test_the_resignation_of_a_third_player_does_not_close_the_time_for_challenges() -> None:
    table = three_at_5_up(options={"words": "challenge"}).say("play KTI", "@3 resign", "@2 challenge")
    assert (table.scores, table.hands[0], table.table) == ([0, 0, 0], "AEHIKLNOST", [])
    assert (table.out, table.to_act, table.hands[2]) == ([False, False, True], [2], "")
    assert [entry["do"] for entry in table.log] == ["play KTI", "resign", "challenge"]


def test_when_the_next_player_resigns_the_time_for_challenges_is_over() -> None:
    table = three_at_5_up(options={"words": "challenge"}).say("play KTI", "@2 resign")
    assert table.refuses("@3 challenge") == "wrong-verb"


def test_words_of_a_set_up_are_not_judged() -> None:
    table = challenged(table=["XQZ"])
    assert table.table == ["XQZ"]
    assert table.refuses("@2 challenge") == "wrong-verb"


# ---- time


def test_there_is_no_time_limit_unless_it_is_agreed() -> None:
    assert five_up().refuses("timeout") == "wrong-verb"


def test_when_time_is_up_the_turn_ends_as_a_pass() -> None:
    table = five_up(options={"seconds": 45}).say("timeout")
    assert scores_and_turn(table) == ([0, 0], [2], 2)
    assert table.hands[0] == "EHIKLMNOST"
    assert "timeout" not in table.expects


def test_a_timeout_counts_as_a_pass_for_endings() -> None:
    table = five_up(hands=["EA", "RN"], deck="", options={"seconds": 120}).say("timeout", "pass")
    assert table.end == "exhausted"


def test_a_timeout_is_said_for_the_player_whose_turn_it_is() -> None:
    assert five_up(options={"seconds": 120}).refuses("@2 timeout") == "not-your-turn"


# ---- knockout


def knockout(**more: Any) -> Table:
    """5 to 5: words of five letters by overlay."""
    setup: dict[str, Any] = {"hands": ["TRAINAEIOU", "LSSSSSSEEE", "DDDDEEEEII"], "deck": "OOOOOOO", "words": WORDS}
    options = {"mode": "knockout", **more.pop("options", {})}
    return Table("5-to-5", **{**setup, **more}, options=options)


def test_a_player_who_cannot_play_is_out() -> None:
    table = knockout().say("play TRAIN", "pass")
    assert (table.out, table.to_act) == ([False, True, False], [3])


def test_a_player_knocked_out_keeps_no_hand_and_draws_nothing() -> None:
    table = knockout(hands=["TRAINAEIOU", "LSSS", "DDDDEEEEII"]).say("play TRAIN", "pass")
    assert (table.hands[1], table.dead, table.deck) == ("", 4, 2)


def test_the_last_one_in_wins() -> None:
    table = knockout().say("play TRAIN", "pass", "pass")
    assert (table.over, table.end, table.winners, table.out) == (True, "last-one-in", [1], [False, True, True])


def test_before_the_first_word_nobody_is_knocked_out() -> None:
    table = knockout(options={"seconds": 120}).say("pass", "timeout", "trade DDDD")
    assert (table.out, table.to_act) == ([False] * 3, [1])


def test_a_strict_miss_knocks_out() -> None:
    table = knockout(options={"words": "strict"}).say("play TRAIN", "play 1: S/T R A I N")
    assert table.out == [False, True, False]


def test_a_timeout_knocks_out() -> None:
    table = knockout(options={"seconds": 60}).say("play TRAIN", "timeout")
    assert table.out == [False, True, False]


def test_a_wrong_word_that_is_challenged_knocks_out() -> None:
    table = knockout(options={"words": "challenge"}).say("play TRAIN", "play 1: S/T R A I N", "@1 challenge")
    assert (table.out, table.to_act, table.table) == ([False, True, False], [3], ["TRAIN"])
    assert table.hands[1] == ""


def test_a_first_word_that_is_rightly_challenged_knocks_nobody_out() -> None:
    table = knockout(options={"words": "challenge"}).say("play TRIAN", "@2 challenge")
    assert (table.out, table.to_act) == ([False] * 3, [2])


def test_a_challengers_lost_turn_never_knocks_out() -> None:
    table = knockout(options={"words": "challenge"}).say("play TRAIN", "@2 challenge")
    assert (table.out, table.to_act) == ([False] * 3, [3])


def test_who_plays_the_last_card_of_the_hand_with_the_deck_empty_wins_at_once() -> None:
    table = knockout(hands=["TRAINAE", "L", "DDD"], deck="").say("play TRAIN", "play 1: T R A I L/N")
    assert (table.over, table.end, table.winners) == (True, "went-out", [2])


# ---- resigning


def test_who_resigns_is_out_and_the_hand_is_dead() -> None:
    table = three_at_5_up().say("resign")
    assert (table.out, table.hands[0], table.dead, table.to_act) == ([True, False, False], "", 10, [2])
    assert not table.over


def test_any_seat_resigns_at_any_time() -> None:
    table = three_at_5_up().say("@3 resign")
    assert (table.out, table.to_act) == ([False, False, True], [1])


def test_who_has_resigned_is_skipped() -> None:
    table = three_at_5_up().say("@2 resign", "pass")
    assert table.to_act == [3]


def test_who_has_resigned_says_nothing_more() -> None:
    table = three_at_5_up(options={"words": "challenge"}).say("@2 resign", "play KTI")
    for move in ("@2 resign", "@2 challenge", "@2 pass"):
        assert table.refuses(move) == "not-your-turn"


def test_who_has_resigned_cannot_win() -> None:
    hands = ["EAEA", "RN", "KITE"]
    table = three_at_5_up(hands=hands, deck="", state={"scores": [1, 50, 1]}).say("@2 resign", "pass", "pass")
    assert (table.scores, table.winners) == ([-3, 50, -6], [1])


def test_one_player_left_wins() -> None:
    table = three_at_5_up(state={"scores": [1, 5, 9]}).say("@3 resign", "resign")
    assert (table.over, table.end, table.winners) == (True, "resigned", [2])


def test_the_pass_of_a_player_who_resigned_is_forgotten() -> None:
    hands = ["EA", "RN", "IS", "OL"]
    table = five_up(hands=hands, deck="").say("pass", "pass", "@1 resign", "pass")
    assert not table.over
    assert table.say("pass").end == "exhausted"


def test_the_last_to_act_may_end_the_game_by_resigning() -> None:
    table = three_at_5_up(hands=["EA", "RN", "IS"], deck="").say("pass", "pass", "resign")
    assert (table.end, table.winners) == ("exhausted", [1, 2])


def test_alone_who_resigns_has_not_won() -> None:
    table = Table("5-to-5", hands=["TRAINEEEEE"], deck="OOO", words=WORDS).say("play TRAIN", "resign")
    assert (table.over, table.winners, table.end) == (True, [], "resigned")


# ---- who sees what


def test_nobody_sees_the_hands_of_others_nor_the_deck() -> None:
    table = five_up()
    seats = table.seen_by(2)["seats"]
    assert (seats[0]["hand"], sorted(seats[1]["hand"])) == ([""] * 10, sorted("SMREADANOU"))
    assert [seat["hand"] for seat in table.seen_by(None)["seats"]] == [[""] * 10] * 2
    assert table.seen_by(2)["deck"] == 10


# ---- refusals and turns


def test_a_seat_where_nobody_sits_cannot_move() -> None:
    assert five_up().refuses("@3 pass") == "bad-notation"


@pytest.mark.parametrize("move", ["", "fly", "play", "play KIT keep", "play KI1", "pass now", "@x pass"])
def test_what_cannot_be_read_is_bad_notation(move: str) -> None:
    assert five_up().refuses(move) == "bad-notation"


@pytest.mark.parametrize("verb", ["stop", "deal", "close", "doubt", "fail", "request Q", "take 5", "choose E"])
def test_a_verb_of_another_game_is_a_wrong_verb(verb: str) -> None:
    assert five_up().refuses(verb) == "wrong-verb"


@pytest.mark.parametrize("tail", ["keep 1", "remove 1", "pick A T"])
def test_keep_remove_and_pick_are_said_only_where_the_game_asks(tail: str) -> None:
    assert five_up().refuses(f"play KIT {tail}") == "bad-notation"


def test_turns_are_numbered_and_passes_count() -> None:
    table = five_up().say("play KIT", "pass", "trade H", "play READ")
    assert [entry["turn"] for entry in table.log] == [1, 2, 3, 4]
    assert table.turn == 5
