"""Tests the reasons that computer players give for their acts: each reason is true, and an ordinary act has none."""

from dataclasses import replace

import pytest

from engine.core.moves import PASS
from engine.core.oracle import legal_moves
from engine.core.shuffle import dice_from
from engine.core.view import view
from engine.players.computer import _stop, choose
from engine.players.four_rows_player import _why as reason_for
from engine.players.four_rows_round import Fitting
from engine.players.lay_or_not import LITTLE, why
from engine.players.levels import LEVEL_NAMES, LEVELS, TEMPERAMENTS, Level
from engine.players.plan import Plan
from engine.players.thinking import Mind, knowing
from engine.players.value import at_the_end
from engine.players.weighing import Weighed
from tests.table import Table

MASTER = LEVEL_NAMES["master"]
HARD, HARDLY = "KPPVVWWXZQ", "JBBFFCCDDG"  # hands from which no word can be made


def mind(table: Table, seat: int = 0, level: Level = MASTER) -> Mind:
    match, builder = table.match, TEMPERAMENTS["builder"]
    return Mind(view(match.state, seat), knowing(match.house, level), seat, level, builder, 5)


def planned(table: Table, seat: int = 0, level: Level = MASTER, dice: int = 5) -> Plan:
    return choose(view(table.match.state, seat), table.match.house, seat, dice_from(dice), level=level)


# ---- reasons about cards


def test_only_computer_players_who_guess_the_cards_chosen_by_others_mention_them_in_their_reasons() -> None:
    said = {level.number: set() for level in LEVELS}  # type: ignore[var-annotated]
    for seed in range(12):
        table = Table("four-rows", first=None, players=3, seed=seed)
        for level in LEVELS:
            said[level.number].add(planned(table, level=level, dice=seed).why)
    for level in LEVELS:
        assert level.replies or "as-supposed" not in said[level.number]
    assert "as-supposed" in said[6]
    assert "" in said[1]


def test_a_computer_player_mentions_guessed_cards_only_if_its_card_fits_far_fewer_places_than_another() -> None:
    said = set()
    for seed in range(6):
        looking = mind(Table("four-rows", first=None, players=2, seed=seed), level=LEVELS[-1])
        fitting, rows = Fitting(looking.house), tuple([word.text for word in looking.view.table])
        places = {card.face: fitting.places(rows, card.face) for card in looking.view.seats[0].hand}
        for face, fits in places.items():
            reason = reason_for(looking, fitting, rows, face)
            said.add(reason)
            if reason == "as-supposed":
                assert 2 * fits <= max(places.values())
    assert {"", "as-supposed"} <= said


def test_a_computer_player_does_not_give_a_reason_for_requesting_a_letter_that_cannot_make_a_word() -> None:
    setup = {"hands": [HARD, HARDLY]}
    table = Table("pluck-it", words="CAT DOG", **setup)  # type: ignore[arg-type]
    assert planned(table).why == ""
    assert planned(Table("pluck-it", words="COT VOW", **setup)).why in ("ask-likely", "ask-worth")  # type: ignore[arg-type]


def test_a_computer_player_says_that_it_saw_no_word_only_at_a_time_when_words_can_be_laid() -> None:
    """After a trick players trade cards and do not look for a word."""
    table = Table("profit-and-loss", hands=[HARD, HARDLY], deck="AEIOUST", words="CAT").do("pass", "pass")
    plan = planned(table, table.to_act[0] - 1)
    assert plan.act is not None
    assert (plan.act.verb, plan.why) == ("trade", "")
    stuck = Table("5-up", hands=[HARD, HARDLY], deck="AEIOUSTL", words="CAT")
    assert planned(stuck).why == "trade-worst"


def test_a_computer_player_says_that_the_turned_card_fits_nowhere_only_if_that_is_true() -> None:
    table = Table("run-the-table", hands=["KPPVV", "AEIOU"], deck="TT", words="CAT")
    looking = mind(table)
    assert looking.view.turned is None
    assert _stop(looking).why == ""
    looking.view = replace(looking.view, turned=looking.view.seats[0].hand[0])
    assert _stop(looking).why == "stop"
    looking.declined = True
    assert _stop(looking).why == ""


# ---- reasons about words


@pytest.mark.parametrize(("kept", "said"), [(-5, ""), (4, ""), (5, "good-hand")])
def test_a_computer_player_praises_the_letters_it_keeps_only_if_they_are_good(kept: int, said: str) -> None:
    table = Table("3-2-1", hands=["CATSXQZJ", "DOG"], deck="AEIOUSTL", words="CAT CATS")
    looking = mind(table)
    plays = [(act, legal) for act, legal in legal_moves(looking.house, looking.view, 0) if legal.words]
    dear, cheap = sorted(plays, key=lambda play: -play[1].points)
    found = [Weighed(9, 0, *cheap, kept=kept), Weighed(5, 1, *dear, kept=-20)]
    assert why(looking, found) == said


@pytest.mark.parametrize(
    ("likes", "word", "shows"),
    [
        ("likes-many", "CAT", True),
        ("likes-many", "SPARKPLUGS", False),
        ("likes-many", "QOPH", False),
        ("likes-long", "SPARKPLUGS", True),
        ("likes-long", "CAT", False),
        ("likes-rare", "QOPH", True),
        ("likes-rare", "CAT", False),
        ("likes-hard", "CAT", True),
        ("likes-hard", "ZEPPELIN", True),
        ("likes-hard", "GROUNDWATER", False),
    ],
)
def test_a_computer_player_gives_its_taste_as_the_reason_only_for_words_that_show_it(
    likes: str, word: str, shows: bool
) -> None:
    table = Table("3-2-1", hands=[word, "DOG"], deck="AEIOUSTL")
    looking = mind(table)
    act, legal = next(play for play in legal_moves(looking.house, looking.view, 0) if play[1].words == (word,))
    dearest = Weighed(1, 1, act, replace(legal, points=legal.points + 1))
    assert (why(looking, [Weighed(9, 0, act, legal, why=likes), dearest]) == likes) == shows


def test_a_computer_player_says_that_it_lays_its_last_cards_only_if_no_more_cards_will_come() -> None:
    """With piles on the table, as in Positive-Negative, a player gets new cards after every turn."""
    table = Table("3-2-1", hands=["CAT", "DOG"], deck="", words="CAT")
    looking = mind(table)
    act, legal = next(play for play in legal_moves(looking.house, looking.view, 0) if play[1].words)
    assert why(looking, [Weighed(9, 0, act, legal)]) == "goes-out"
    looking.view = replace(looking.view, piles=(looking.view.seats[0].hand,))
    assert why(looking, [Weighed(9, 0, act, legal)]) == ""


def test_a_computer_player_says_that_its_turn_goes_on_only_if_an_equal_play_would_end_the_turn() -> None:
    table = Table("eight-it-all", hands=["CATSAAAAAA", "DOG"], deck="AEIOUSTL", words="CAT CATS")
    looking = mind(table)
    act, ends = next(play for play in legal_moves(looking.house, looking.view, 0) if play[1].words)
    goes_on = replace(ends, state=replace(ends.state, actor=0))
    assert ends.state.actor == 1
    assert why(looking, [Weighed(9, 0, act, goes_on), Weighed(5, 1, act, goes_on)]) == ""
    assert why(looking, [Weighed(9, 0, act, goes_on), Weighed(5, 1, act, ends)]) == "goes-on"
    cheaper = replace(ends, points=ends.points - 1)
    assert why(looking, [Weighed(9, 0, act, goes_on), Weighed(5, 1, act, cheaper)]) == ""


@pytest.mark.parametrize(("rest", "said"), [("XQZJ", ""), ("E", "few-left")])
def test_a_computer_player_does_not_say_that_few_points_are_lost_at_the_end_if_many_are_lost(
    rest: str, said: str
) -> None:
    table = Table("eight-it-all", hands=["CATS" + rest, "DOG"], deck="", words="CAT CATS")
    looking = mind(table)
    plays = [(act, legal) for act, legal in legal_moves(looking.house, looking.view, 0) if legal.words]
    dear, cheap = sorted(plays, key=lambda play: -play[1].points)
    lost = at_the_end(looking.house, cheap[1].state, 0)
    assert (lost >= -LITTLE) == bool(said)
    found = [Weighed(9, 0, *cheap, left=lost), Weighed(5, 1, *dear, left=lost - 1)]
    assert why(looking, found) == said


def test_a_computer_player_who_passes_because_it_finds_no_word_does_not_give_a_reason() -> None:
    table = Table("5-up", hands=[HARD, HARDLY], deck="", words="CAT")
    plan = planned(table)
    assert (plan.act, plan.why) == (PASS, "")
