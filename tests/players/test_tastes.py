"""Tests that a computer player of each temperament prefers the plays that the description of the temperament promises,
and loses only a few points by this."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from engine.core.moves import Move
from engine.core.state import State
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.computer import choose
from engine.players.levels import EVEN, LEVELS, TEMPERAMENTS, Temperament
from engine.players.tastes import LEAST_POINTS
from engine.players.thinking import Mind, knowing
from engine.players.value import LEAVE, cards_played, kept_value
from engine.players.weighing import Weighed

TWO = (Player("Ann"), Player("Ben"))
DEALS = 12
# The hoarder is not compared with the spoiler, because a spoiler lays hard letters and so keeps as many good letters.
ALIKE = {"hoarder": "spoiler"}
# A level that does not look ahead, so that players of this level differ only in their temperament.
BY_TASTE = replace(LEVELS[3], replies=0, lured=0)


def longest(before: State, legal: Legal) -> float:
    return max(map(len, legal.words))


def common(before: State, legal: Legal) -> float:
    return -rare(before, legal)


def short(before: State, legal: Legal) -> float:
    return -longest(before, legal)


def kept(before: State, legal: Legal) -> float:
    return kept_value(before, legal.state, before.actor)


def many_cards(before: State, legal: Legal) -> float:
    return cards_played(before, legal.state, before.actor)


def hard_on_the_table(before: State, legal: Legal) -> float:
    return -sum([10 + LEAVE.get(card.face, 0) for word in legal.state.table for card in word.tops])


def rare(before: State, legal: Legal) -> float:
    return max([words().level(word) or 80 for word in legal.words])


@cache
def words():
    return open_lexicon("standard")


@cache
def found(game: str, name: str, deal: int) -> tuple[State, tuple[Weighed, ...]]:
    """A position at the beginning of a game, and the plays that a player of this temperament sees there, best first. In
    3-4-5 a first word lies on the table."""
    match = Match(Header(GAMES[game], TWO, {}, deal), words())
    if game == "3-4-5":
        seat = match.state.actor
        plan = choose(view(match.state, seat), match.house, seat, deal, level=BY_TASTE)
        assert plan.act is not None
        match.play(Move(plan.act, seat))
    seat = match.state.actor
    temperament = TEMPERAMENTS.get(name, EVEN)
    mind = Mind(view(match.state, seat), knowing(match.house, BY_TASTE), seat, BY_TASTE, temperament, deal)
    return match.state, tuple(mind.plays())


def mean(game: str, name: str, measure: Callable[[State, Legal], float]) -> float:
    laid = [(state, plays[0].legal) for state, plays in (found(game, name, deal) for deal in range(DEALS)) if plays]
    return sum([measure(*one) for one in laid]) / len(laid)


def for_the_next(game: str, name: str) -> int:
    """The estimated points of the next player after the plays of this temperament, added up over all deals."""
    house, judge, sum_of_all = Match(Header(GAMES[game], TWO, {}, 0), words()).house, LEVELS[5], 0
    for state, plays in (found(game, name, deal) for deal in range(DEALS)):
        mind = Mind(view(state, state.actor), knowing(house, judge), state.actor, judge, EVEN, 99)
        sum_of_all -= mind.ahead(plays[0].legal.state, [mind.guessed_cards() for _ in range(6)])[0]
    return sum_of_all


@pytest.mark.parametrize("game", ["eight-it-all", "5-up"])
@pytest.mark.parametrize(
    ("name", "measure"),
    [
        ("hoarder", kept),
        ("bold", rare),
    ],
)
def test_a_computer_player_shows_its_temperament_more_than_players_of_other_temperaments_do(game, name, measure):
    assert mean(game, name, measure) > mean(game, "even", measure)
    others = [other for other in TEMPERAMENTS if other not in (name, ALIKE.get(name))]
    assert mean(game, name, measure) >= max([mean(game, other, measure) for other in others])


@pytest.mark.parametrize("game", ["eight-it-all", "5-up"])
def test_the_spoiler_leaves_the_next_player_fewer_points_than_players_of_other_temperaments_do(game):
    assert for_the_next(game, "spoiler") < min([for_the_next(game, name) for name in ("even", "builder", "hoarder")])


@pytest.mark.parametrize("game", ["split-off", "break-up"])
def test_the_spoiler_leaves_hard_letters_where_words_are_split(game):
    assert mean(game, "spoiler", hard_on_the_table) > mean(game, "even", hard_on_the_table)


@pytest.mark.parametrize("game", ["seeing-red", "end-to-end"])
def test_the_builder_lays_longer_words_than_a_player_without_a_taste_even_if_length_does_not_score(game):
    assert mean(game, "builder", longest) > mean(game, "even", longest)


@pytest.mark.parametrize("game", ["eight-it-all", "5-up"])
@pytest.mark.parametrize("measure", [short, common])
def test_the_weaver_lays_shorter_and_more_common_words_than_a_player_without_a_taste(game, measure):
    assert mean(game, "weaver", measure) > mean(game, "even", measure)


@pytest.mark.parametrize(("name", "measure"), [("hoarder", kept), ("bold", rare), ("weaver", common)])
def test_temperaments_differ_in_3_4_5_although_the_rules_fix_the_length_of_words(name, measure):
    assert mean("3-4-5", name, measure) > mean("3-4-5", "even", measure)


def test_the_builder_lays_more_cards_in_a_play_than_the_hoarder_in_3_4_5():
    assert mean("3-4-5", "builder", many_cards) > mean("3-4-5", "hoarder", many_cards)


@pytest.mark.parametrize("temperament", TEMPERAMENTS.values(), ids=TEMPERAMENTS)
def test_the_taste_of_a_computer_player_never_costs_more_points_than_the_limit(temperament: Temperament):
    for game in ("eight-it-all", "3-4-5", "5-up"):
        for deal in range(DEALS):
            _, plays = found(game, temperament.name, deal)
            if plays:
                best = max([play.value for play in plays])
                points = max([play.legal.points for play in plays if play.value == best])
                assert best - plays[0].value <= temperament.gives * max(points, LEAST_POINTS) // 10


def test_a_computer_player_names_its_taste_as_the_reason_only_for_an_act_that_others_would_not_make():
    said = 0
    for name, temperament in TEMPERAMENTS.items():
        for deal in range(DEALS):
            _, plays = found("5-up", name, deal)
            if plays and plays[0].why:
                said += 1
                assert plays[0].why == f"likes-{temperament.likes}"
                assert plays[0].act != found("5-up", "even", deal)[1][0].act
    assert said > len(TEMPERAMENTS)


def test_the_temperaments_named_in_old_records_still_exist():
    assert {"builder", "hoarder", "bold"} <= set(TEMPERAMENTS)
