"""Tests the public facts of each game (what every player may know about a position besides the cards) and the form in
which the engine prints them."""

from typing import Any

from engine.core.public_facts import About, FaceSet, Fact, Marker, Number, Rounds
from tests.games.test_four_rows_timer import bens_turn, placing
from tests.games.test_full_deck import won_once_each
from tests.table import Table


def facts(table: Table, *keys: str) -> list[Fact]:
    """The public facts of the table that have one of these keys, in the order in which the table lists them."""
    return [fact for fact in table.facts.facts if fact.key in keys]


def printed(table: Table, what: str) -> list[dict[str, Any]]:
    """The entries for the fact `what` in the printed state of the table, without the name of the fact."""
    said = [fact for fact in table.state.get("facts", []) if fact["what"] == what]
    return [{key: value for key, value in fact.items() if key != "what"} for fact in said]


# ---- Seeing Red


def seeing_red(players: int = 2, **options: Any) -> Table:
    hands = ["UITEBRAAAA", "ANSSSITEEE", "OOOOLLLLNN", "IIIIDDRRRR"][:players]
    return Table("seeing-red", hands=hands, deck="EEEE", words="QUIT KITE VAN JIVE", options=options)


def test_seeing_red_shows_which_row_cards_each_player_has_used_and_which_are_missing() -> None:
    table = seeing_red().do("play QUIT", "play VAN")
    assert table.facts.marked("used") == ()
    used = [(fact.about.number, fact.faces) for fact in facts(table, "used") if isinstance(fact, FaceSet)]
    assert used == [(0, ("Q",)), (1, ("V",))]
    assert printed(table, "lacking") == [
        {"seat": 1, "faces": ["J", "K", "V", "V", "X", "Z"]},
        {"seat": 2, "faces": ["J", "K", "Q", "V", "X", "Z"]},
    ]


def test_seeing_red_shows_which_row_cards_are_missing_if_all_players_complete_one_row_together() -> None:
    table = seeing_red(4).do("play QUIT", "play VAN")
    assert printed(table, "lacking") == [{"faces": ["J", "K", "V", "X", "Z"]}]
    assert printed(table, "used") == [{"seat": 1, "faces": ["Q"]}, {"seat": 2, "faces": ["V"]}]


def test_seeing_red_does_not_list_missing_cards_for_a_player_who_has_used_the_whole_row() -> None:
    table = Table("seeing-red", hands=["UITEEEEEEE", "OOO"], deck="", state={"used": ["JKQVVXZ", ""]}, words="QUIT")
    assert [fact["seat"] for fact in printed(table, "lacking")] == [2]


def test_seeing_red_does_not_list_missing_cards_in_a_knockout() -> None:
    assert printed(seeing_red(mode="knockout"), "lacking") == []
    assert len(printed(seeing_red(mode="race"), "lacking")) == 2


# ---- Shout!


def test_shout_shows_the_round_and_the_dealer_and_each_minimum_word_length_and_who_may_not_shout() -> None:
    table = Table("shout", players=3, deck="C A T D O G", words="CAT", options={"rising": "next"})
    assert printed(table, "round") == [{"number": 1, "last": 3}]
    assert printed(table, "deals") == [{"seat": 1}]
    assert printed(table, "letters") == [{"seat": seat, "number": 3} for seat in (1, 2, 3)]
    table.do("deal", "deal", "deal", "@2 shout T A C")
    assert printed(table, "barred") == [{"seat": 2}]
    table.do("@3 shout C A T")
    while table.state["round"] == 1:
        table.do("deal" if "deal" in table.expects else "close")
    assert printed(table, "round") == [{"number": 2, "last": 3}]
    assert printed(table, "deals") == [{"seat": 2}]
    assert printed(table, "barred") == []
    assert printed(table, "letters")[2] == {"seat": 3, "number": 4}


# ---- Take 6, 3-4-5, OW, Last Man Standing


def test_the_facts_of_take_6_list_the_words_that_may_be_changed() -> None:
    table = Table("take-6", hands=["HOMEEEEEEE", "CARTLLLLLL"], deck="AAAAAAAAAA", words="HOME CART")
    table.do("play HOME", "play CART", "pass")
    assert facts(table, "open") == [Marker("open", About("word", 0))]
    assert printed(table, "open") == [{"word": 1}]
    assert printed(table, "failed") == [{"seat": 1}]


def test_3_4_5_shows_who_has_passed_and_how_often_the_table_was_cleared_in_a_row() -> None:
    table = Table("3-4-5", hands=["EEEEEERRRR", "OOOOOOIIII"], deck="UUUUULLL", table=["TEA"])
    assert printed(table.do("pass"), "failed") == [{"seat": 1}]
    assert printed(table.do("pass"), "clearings") == [{"number": 1}]


def test_ow_shows_the_named_letters_and_who_has_passed() -> None:
    table = Table("ow", hands=["TRAINEEEEE", "OOOOOOIIII"], deck="UUUULLLL", words="TRAIN").do("play TRAIN pick A T")
    assert printed(table, "named") == [{"word": 1, "faces": ["A", "T"]}]
    assert (printed(table.do("pass"), "passed"), printed(table, "failures")) == (
        [{"seat": 2}],
        [{"seat": 2, "number": 1}],
    )


# ---- Four Rows


def test_four_rows_shows_who_holds_the_timer_and_whose_time_it_measures() -> None:
    table = bens_turn()
    assert (printed(table, "timer"), printed(table, "timer-runs")) == ([{"seat": 1}], [])
    table.do("timer")
    assert (printed(table, "timer"), printed(table, "timer-runs")) == ([{"seat": 1}], [{"seat": 2}])
    table.do("timeout")
    assert (printed(table, "timer"), printed(table, "timer-runs")) == ([{"seat": 2}], [])


def test_four_rows_shows_which_word_may_be_doubted_and_which_players_doubt_the_word() -> None:
    table = placing("@1 choose B/@2 choose T/@3 choose X", options={"words": "challenge"})
    table.do("place 4 before BOAT", "@3 doubt")
    assert printed(table, "named") == [{"seat": 1, "faces": ["BOAT"]}]
    assert (printed(table, "open-to-doubt"), printed(table, "doubts")) == ([{"seat": 1}], [{"seat": 3}])


# ---- Tricked Out


def test_tricked_out_shows_who_is_out_of_the_trick_and_who_leads() -> None:
    hands = ["KITEEEEEEE", "OOOOSSSSSS", "LLLLNNNNNN"]
    table = Table("tricked-out", hands=hands, deck="AAAAAAAA", words="KIT KITS").do("play KIT", "pass")
    assert printed(table, "out-of-trick") == [{"seat": 2}]
    table.do("pass")
    assert (printed(table, "out-of-trick"), printed(table, "leads")) == ([], [{"seat": 1}])


def test_the_knockout_of_tricked_out_shows_who_has_used_the_only_trade() -> None:
    hands = ["KITEEEEEEE", "OOOOSSSSSS"]
    table = Table("tricked-out", hands=hands, deck="AAAAAAAA", words="KIT", options={"mode": "knockout"})
    assert printed(table.do("play KIT", "trade OO"), "has-traded") == [{"seat": 2}]


# ---- two players


def test_pluck_it_shows_the_requested_letter_and_whether_the_rival_had_it() -> None:
    def asked(letter: str) -> Table:
        return Table("pluck-it", hands=["UITEEEEEEE", "QOOOOSSSSS"], deck="AAAA").do(f"request {letter}")

    assert (printed(asked("Q"), "asked"), printed(asked("Q"), "must")) == ([{"faces": ["Q"]}], [{"faces": ["Q"]}])
    assert (printed(asked("X"), "asked"), printed(asked("X"), "must")) == ([{"faces": ["X"]}], [])
    assert printed(asked("Q").do("pass"), "asked") == []


def test_profit_and_loss_shows_the_leader_and_the_players_who_have_laid_and_the_tricks() -> None:
    table = Table("profit-and-loss", hands=["HORSEAAAAA", "CATEEEEEEE"], deck="OOUUNNLLRR", words="HORSE CAT")
    table.do("@1 play HORSE")
    assert (printed(table, "leads"), printed(table, "has-acted")) == ([{"seat": 1}], [{"seat": 1}])
    assert printed(table, "hidden-word") == [{"seat": 1}]
    table.do("@2 play CAT", "take")
    assert (printed(table, "leads"), printed(table, "tricks")) == ([{"seat": 2}], [{"seat": 1, "number": 1}])


# ---- piles, turned cards, leftovers


def test_positive_negative_shows_how_many_piles_are_left() -> None:
    table = Table("positive-negative")
    assert facts(table, "piles-left") == [Number("piles-left", 12)]
    assert printed(table.do("take 5"), "piles-left") == [{"number": 11}]


def test_turnover_and_run_the_table_show_the_card_that_must_be_used() -> None:
    table = Table("turnover", hands=["EEE", "OOO"], deck="ABCD")
    assert printed(table, "turned") == [{"card": "A"}]
    run = Table("run-the-table", hands=["CATEEEEEEE", "OOO"], deck="SLLL", words="CAT")
    assert (printed(run, "turned"), printed(run.do("play CAT"), "turned")) == ([], [{"card": "S"}])


def test_leftovers_and_take_two_show_who_gets_the_points_for_the_unused_cards() -> None:
    for game in ("leftovers", "take-two"):
        table = Table(game, hands=["CATEEEEEEE", "OOOOOOIIII"], deck="AAAAAA", words="CAT").do("play CAT")
        assert printed(table, "is-paid") == [{"seat": 1}]
        table.do("pass")
        assert (printed(table, "is-paid"), printed(table, "could-not")) == ([], [{"seat": 2}])
        assert printed(table.do("pass"), "passed") == [{"seat": 1}]
    lose = Table("leftovers", hands=["CAT", "OOO"], words="CAT", options={"scoring": "use-or-lose"}).do("play CAT")
    assert printed(lose, "is-paid") == []


# ---- solo games


def test_solo_games_show_the_numbers_of_trades_and_cards_that_are_left() -> None:
    table = Table("last-man-standing", players=1, hands=["CATEEEEEEE"], deck="AAAAAA", words="CAT").do("play CAT")
    assert (printed(table, "trades-left"), printed(table, "cards-left")) == ([{"number": 5}], [{"number": 13}])
    assert printed(table.do("trade EE"), "trades-left") == [{"number": 4}]
    for game in ("5-to-5", "first-base"):
        options = {"trade": "none"}
        assert printed(Table(game, players=1), "trades-left") == [{"number": 0}]
        assert printed(Table(game, players=1, options=options), "trades-left") == []
        assert printed(Table(game, players=1, options=options), "cards-left") == [{"number": 120}]
    assert printed(Table("5-to-5", players=2), "cards-left") == []


# ---- a match, turns to lose, last turns


def test_a_match_shows_the_present_game_and_the_games_won_by_each_player_and_who_began() -> None:
    table = Table("full-deck", options={"match": True})
    assert facts(table, "game") == [Rounds("game", 1, 2)]
    assert (printed(table, "games-won"), printed(table, "began")) == (
        [{"seat": 1, "number": 0}, {"seat": 2, "number": 0}],
        [{"seat": 1}],
    )
    tied = won_once_each()
    assert (printed(tied, "game"), [fact["number"] for fact in printed(tied, "games-won")]) == ([], [1, 1])
    assert tied.facts.plays == "starter"


def test_every_game_shows_who_must_lose_turns_and_who_has_a_last_turn() -> None:
    hands, options = ["HOMEEEEEEE", "OOOOOOIIII", "LLLLNNNNNN"], {"words": "challenge"}
    table = Table("5-up", hands=hands, deck="AAAAAA", words="HOME", options=options).do("play HOME", "@3 challenge")
    assert printed(table, "turns-to-lose") == [{"seat": 3, "number": 1}]
    last = Table("split-run", hands=["CAT", "OOO", "LLL"], deck="", words="CAT").do("play CAT")
    assert printed(last, "has-last-turn") == [{"seat": 2}, {"seat": 3}]


def test_a_printed_state_without_facts_has_no_key_for_facts() -> None:
    assert "facts" not in Table("5-up").state
