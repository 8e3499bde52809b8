"""Tests the rules that all games share, sentence by sentence: the deal, trades, passes, endings, and hidden cards."""

from collections import Counter

import pytest

from engine.core.cards import LETTER_DECK, RED_LETTERS
from engine.games import CATALOG
from tests.games.five_up import WORDS, deck_of, five_up, scores_and_turn, three_at_5_up
from tests.table import Table

# The games of the 120-card deck in which an opener may trade. Positive-Negative has no trades, and in Profit & Loss a
# player who passed trades only after the trick.
OPENERS = [
    game.id
    for game in CATALOG
    if game.deck is LETTER_DECK and game.seats[1] > 1 and game.id not in ("positive-negative", "profit-and-loss")
]


# ---- the deck


def test_the_deck_has_120_cards() -> None:
    printed = "A12 B2 C5 D4 E13 F2 G3 H3 I8 J1 K1 L6 M3 N7 O8 P4 Q1 R9 S6 T7 U5 V2 W3 X1 Y3 Z1"
    assert {entry[0]: int(entry[1:]) for entry in printed.split()} == LETTER_DECK.counts
    assert len(LETTER_DECK.pack()) == 120


def test_cards_are_worth_one_to_four_points_and_the_red_cards_are_worth_four() -> None:
    by_value = {n: {face for face, value in LETTER_DECK.values.items() if value == n} for n in (1, 2, 3, 4)}
    assert by_value == {1: set("AEILNORST"), 2: set("CDPU"), 3: set("BFGHMWY"), 4: set("JKQVXZ")}
    assert by_value[4] == set(RED_LETTERS)


# ---- the first player


@pytest.mark.parametrize("seed", range(40))
def test_the_player_with_the_card_closest_to_the_letter_a_begins_and_only_tied_players_draw_again(seed: int) -> None:
    state = Table("5-up", first=None, players=6, seed=seed).match.state
    drawing = list(range(6))
    for draws in state.draws:
        assert [seat for seat, _ in draws] == drawing
        best = min(face for _, face in draws)
        drawing = [seat for seat, face in draws if face == best]
    assert drawing == [state.actor]


def test_players_who_tie_in_the_draw_for_the_first_turn_draw_again() -> None:
    rounds = [len(Table("5-up", first=None, players=6, seed=seed).match.state.draws) for seed in range(40)]
    assert max(rounds) > 1


def test_a_wild_card_in_the_draw_for_the_first_turn_counts_as_farthest_from_the_letter_a() -> None:
    tables = [Table("full-deck", first=None, seed=seed).match.state for seed in range(100)]
    firsts = [(dict(table.draws[0]), table.actor) for table in tables]
    wilds = [(drawn, actor) for drawn, actor in firsts if list(drawn.values()).count("?") == 1]
    assert wilds
    assert all(drawn[actor] != "?" for drawn, actor in wilds)


def test_the_cards_drawn_for_the_first_turn_go_back_into_the_deck() -> None:
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


def test_the_option_called_first_may_name_the_seat_that_begins() -> None:
    table = Table("5-up", first=None, players=3, options={"first": "3"})
    assert table.to_act == [3]
    assert table.match.state.draws == ()


def test_the_option_called_first_may_let_a_random_seat_begin() -> None:
    seats = {Table("5-up", first=None, players=3, options={"first": "random"}, seed=s).to_act[0] for s in range(30)}
    assert seats == {1, 2, 3}


def test_turns_go_clockwise_round_the_table() -> None:
    table = three_at_5_up(first=2).do("pass", "pass", "pass")
    assert [entry["seat"] for entry in table.log] == [2, 3, 1]
    assert table.to_act == [2]


# ---- hands


def test_hands_have_ten_cards() -> None:
    table = Table("5-up", first=None, players=6)
    assert [len(hand) for hand in table.hands] == [10] * 6
    assert table.deck == 60


def test_a_player_refills_the_hand_to_ten_at_the_end_of_the_turn() -> None:
    table = five_up().do("play KIT")
    assert table.hands == ["EEHILMNOOS", "AADEMNORSU"]
    assert deck_of(table) == "TRLNAES"


def test_a_player_draws_only_while_the_deck_lasts() -> None:
    table = five_up(deck="EI").do("play KIT")
    assert table.hands == ["EEHILMNOS", "AADEMNORSU"]
    assert table.deck == 0


def test_a_player_with_more_than_ten_cards_draws_nothing_and_keeps_them_all() -> None:
    table = five_up(hands=["KITHOMESLNAAAA", "SMREADANOU"]).do("play KIT")
    assert table.hands[0] == "AAAAEHLMNOS"
    assert table.deck == 10


def test_a_player_who_passes_with_fewer_than_ten_cards_refills_the_hand_to_ten() -> None:
    table = five_up(hands=["KITHOMES", "SMREADANOU"]).do("pass")
    assert table.hands[0] == "EEHIIKMOST"
    assert table.deck == 8


def test_a_player_with_fewer_than_ten_cards_refills_the_hand_to_ten_after_a_timeout() -> None:
    table = five_up(hands=["KITHOMES", "SMREADANOU"], options={"seconds": 120}).do("timeout")
    assert table.hands[0] == "EEHIIKMOST"


def test_a_trade_never_changes_the_size_of_a_hand() -> None:
    table = five_up(hands=["KITHOMES", "SMREADANOU"]).do("trade HM")
    assert table.hands[0] == "EEIIKOST"
    assert table.deck == 10


# ---- words


def test_words_have_at_least_three_letters() -> None:
    assert five_up(words="HO KIT").refuses("play HO") == "too-short"


def test_words_must_be_in_the_dictionary() -> None:
    assert five_up().refuses("play SLIME") == "not-a-word"
    assert five_up(words=None).do("play SLIME").table == ["SLIME"]


@pytest.mark.parametrize("word", ["PARIS", "NATO", "ETC", "ISNT"])
def test_a_name_or_acronym_or_abbreviation_or_contraction_is_not_a_word(word: str) -> None:
    hand = word + "AEO"
    assert five_up(hands=[hand, "SMREADANOU"], words=None).refuses(f"play {word}") == "not-a-word"


# ---- trading


def test_a_player_cannot_draw_the_traded_cards_in_the_same_trade() -> None:
    table = five_up(deck="EI").do("trade HM")
    assert table.hands[0] == "EEIIKLNOST"
    assert sorted(deck_of(table)) == ["H", "M"]


def test_traded_cards_are_shuffled_into_the_deck() -> None:
    orders = {deck_of(five_up(seed=seed).do("trade HM")) for seed in range(6)}
    assert len(orders) > 3
    assert {"".join(sorted(order)) for order in orders} == {"AEHLMNORST"}


def test_the_log_shows_the_other_players_only_the_number_of_traded_cards() -> None:
    table = Table("5-up", hands=["KITEA", "", "TEAR"], deck="OLNRDC").do("trade KI")
    assert [entry["do"] for entry in table.seen_by(3)["log"]] == ["trade 2", "pass"]
    assert [entry["do"] for entry in table.seen_by(1)["log"]] == ["trade KI", "pass"]


def test_a_trade_ends_the_turn() -> None:
    assert five_up().do("trade H").to_act == [2]


def test_a_trade_takes_one_to_five_cards() -> None:
    assert five_up().do("trade HOMES").deck == 10
    assert five_up().refuses("trade HOMESL") == "cannot-trade"
    assert five_up().refuses("trade") == "bad-notation"


def test_a_player_can_trade_only_hand_cards() -> None:
    assert five_up().refuses("trade KK") == "not-in-hand"
    assert five_up().refuses("trade Q") == "not-in-hand"


def test_a_player_cannot_trade_more_cards_than_the_deck_holds() -> None:
    table = five_up(deck="EI")
    assert table.refuses("trade HOM") == "cannot-trade"
    assert table.do("trade HO").deck == 2


def test_nobody_can_trade_if_the_deck_is_empty() -> None:
    table = five_up(deck="")
    assert table.expects == ["play", "pass"]
    assert table.refuses("trade H") == "cannot-trade"


def test_a_player_does_not_see_which_cards_another_player_trades() -> None:
    table = five_up().do("trade HM")
    assert table.seen_by(1)["log"][0]["do"] == "trade HM"
    assert table.seen_by(2)["log"][0]["do"] == "trade 2"
    assert table.seen_by(None)["log"][0]["do"] == "trade 2"


# ---- passing and opening


def test_a_player_may_pass_at_any_turn() -> None:
    table = five_up().do("pass")
    assert scores_and_turn(table) == ([0, 0], [2], 2)
    assert table.refuses("@1 pass") == "not-your-turn"


def test_a_player_with_an_empty_hand_passes_automatically() -> None:
    table = five_up(hands=["KIT", "", "TEAR"], deck="").do("play KIT")
    assert [(entry["seat"], entry["do"]) for entry in table.log] == [(1, "play KIT"), (2, "pass")]
    assert scores_and_turn(table) == ([6, 0, 0], [3], 3)


def test_a_player_with_an_empty_hand_passes_automatically_even_in_the_first_turn() -> None:
    table = five_up(hands=["", "KIT"], deck="")
    assert table.to_act == [2]
    assert table.log[0]["do"] == "pass"


@pytest.mark.parametrize("game", OPENERS)
def test_a_player_who_cannot_lay_the_first_word_passes_or_trades_up_to_five_cards(game: str) -> None:
    table = Table(game, hands=["AEIOUAEIOU", "STRNLSTRNL"], deck="PPPPDDDD")
    assert {"trade", "pass"} <= set(table.expects)
    table.do("trade AEI" if game == "3n-change" else "trade AEIOU")
    assert table.to_act == [2]


@pytest.mark.parametrize("game", ["5-to-5", "first-base", "last-man-standing", "turnover"])
def test_a_solo_player_may_also_trade_before_the_first_word(game: str) -> None:
    table = Table(game, hands=["AEIOUAEIOU"], deck="PPPPDDDD")
    assert "trade" in table.expects
    assert table.do("trade AEIOU").to_act == [1]


def test_the_next_player_opens_by_the_same_rules_if_the_first_player_cannot_open() -> None:
    table = Table("5-to-5", hands=["AEIOUAEIOU", "TRAINLHOME"], deck="", words=WORDS).do("pass")
    assert table.refuses("play HOME") == "wrong-length"
    assert table.do("play TRAIN").table == ["TRAIN"]


def test_a_player_with_fewer_than_five_cards_may_trade_all_of_them() -> None:
    table = five_up(hands=["HM", "SMREADANOU"]).do("trade HM")
    assert table.hands[0] == "EI"


# ---- endings


def test_the_game_ends_when_the_deck_is_empty_and_all_have_passed_in_succession() -> None:
    table = three_at_5_up(hands=["KITE", "READ", "SUM"], deck="").do("pass", "pass")
    assert not table.over
    table.do("pass")
    assert (table.over, table.end) == (True, "exhausted")
    assert table.scores == [-7, -5, -6]
    assert table.winners == [2]


def test_a_word_breaks_the_run_of_passes() -> None:
    table = three_at_5_up(hands=["KITE", "READ", "SUM"], deck="").do("pass", "pass", "play SUM", "pass")
    assert not table.over
    # This is the last of three passes, because the third player has no cards and passes automatically.
    assert table.do("pass").end == "exhausted"


def test_passes_do_not_end_the_game_while_the_deck_lasts() -> None:
    table = five_up().do("pass", "pass")
    assert not table.over


def test_players_with_equal_totals_share_the_win() -> None:
    table = five_up(hands=["EA", "RN"], deck="").do("pass", "pass")
    assert table.scores == [-2, -2]
    assert table.winners == [1, 2]


def test_a_game_begins_with_the_scores_of_its_setup() -> None:
    table = five_up(hands=["EA", "RN"], deck="", state={"scores": [10, 11]}).do("pass", "pass")
    assert table.scores == [8, 9]
    assert table.winners == [2]


def test_nobody_may_act_after_the_end_of_the_game() -> None:
    table = five_up(hands=["EA", "RN"], deck="").do("pass", "pass")
    for move in ("pass", "@1 resign", "@2 challenge", "play KIT"):
        assert table.refuses(move) == "game-over"
    assert (table.to_act, table.expects) == ([], [])


# ---- what each seat sees


def test_nobody_sees_the_hands_of_other_players_or_the_deck() -> None:
    table = five_up()
    seats = table.seen_by(2)["seats"]
    assert (seats[0]["hand"], sorted(seats[1]["hand"])) == ([""] * 10, sorted("SMREADANOU"))
    assert [seat["hand"] for seat in table.seen_by(None)["seats"]] == [[""] * 10] * 2
    assert table.seen_by(2)["deck"] == 10


# ---- refusals and turns


def test_a_seat_without_a_player_cannot_move() -> None:
    assert five_up().refuses("@3 pass") == "bad-notation"


@pytest.mark.parametrize("move", ["", "fly", "play", "play KIT keep", "play KI1", "pass now", "@x pass"])
def test_an_unreadable_move_is_refused_with_the_code_bad_notation(move: str) -> None:
    assert five_up().refuses(move) == "bad-notation"


@pytest.mark.parametrize("verb", ["stop", "deal", "close", "doubt", "fail", "request Q", "take 5", "choose E"])
def test_a_kind_of_move_from_another_game_is_refused_with_the_code_wrong_verb(verb: str) -> None:
    assert five_up().refuses(verb) == "wrong-verb"


@pytest.mark.parametrize("verb", ["pass", "play CAT", "trade A", "stop"])
def test_a_kind_of_move_from_another_game_is_refused_even_while_several_players_may_act(verb: str) -> None:
    assert Table("shout", first=1, deck="C A T").do("deal").refuses(verb) == "wrong-verb"


@pytest.mark.parametrize("tail", ["keep 1", "remove 1", "pick A T"])
@pytest.mark.parametrize("game", ["5-up", "split-run", "split-off", "take-6", "tricked-out", "turnover", "full-deck"])
def test_the_notation_of_a_play_may_contain_keep_or_remove_or_pick_only_if_the_game_uses_them(
    game: str, tail: str
) -> None:
    table = Table(game, hands=["S K I T E E A A", "O O"], deck="T L L L", words="SKIT")
    assert table.refuses(f"play SKIT {tail}") == "bad-notation"
    starter = Table("starter", piles=["S", "K", "I", "T"], words="SKIT")
    assert starter.refuses(f"play SKIT {tail}") == "bad-notation"


def test_turns_are_numbered_and_a_pass_counts_as_a_turn() -> None:
    table = five_up().do("play KIT", "pass", "trade H", "play READ")
    assert [entry["turn"] for entry in table.log] == [1, 2, 3, 4]
    assert table.turn == 5


def test_a_player_whose_challenge_fails_twice_loses_two_turns() -> None:
    hands = ["KITOESLNAA", "SREADANOUE", "LNOIEEETTT", "BCDFGHPVWY"]
    table = five_up(hands=hands, deck="OOTTIILLAAIIOO", options={"words": "challenge"})
    table.do("play KIT", "@4 challenge", "play READ", "@4 challenge")
    skips = [table.match.state.seats[3].skips]
    for moves in (["pass"], ["pass"] * 3, ["pass"] * 3):
        table.do(*moves)
        skips.append(table.match.state.seats[3].skips)
    assert skips == [2, 1, 0, 0]
    assert table.to_act == [4]


def test_an_automatic_pass_is_logged_without_words_or_points() -> None:
    table = five_up(hands=["KITHOMESLN", ""], deck="", table=["SUM"], words="SUM SUMS").do("play 1: S U M +S")
    log = [(entry.seat, entry.words, entry.points) for entry in table.match.state.log]
    assert log == [(0, ("SUMS",), 7), (1, (), 0)]
