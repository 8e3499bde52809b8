"""Tests the search for the best ending of a solo game: a player can make the moves of the ending found, and no ending
is better than one that the search has proven to be the best."""

from collections.abc import Iterator

import pytest

from engine.coach.solo import FEWEST_CARDS, MOST_POINTS, Possible, aim_of, possible
from engine.core.moves import Move
from engine.core.oracle import legal_moves
from engine.core.rulebook import House
from engine.core.state import State
from engine.games import CATALOG
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from tests.table import Table

ALONE = [game for game in CATALOG if game.seats[0] == 1]


def dealt(game, seed: int = 1) -> Match:
    return Match(Header(game, (Player("Ann"),), {}, seed), open_lexicon("family"))


def answer(match: Match, **more) -> Possible:
    *_, last = possible(match.house, match.state, **more)
    return last


def endings(house: House, state: State) -> Iterator[int]:
    """Yields the result of the game for every possible sequence of moves from this state."""
    if state.result is not None:
        yield state.result
    for _, legal in legal_moves(house, state, 0):
        if not state.over:
            yield from endings(house, legal.state)


def test_every_solo_game_aims_at_the_most_points_or_the_fewest_cards():
    assert {game.id for game in ALONE} == {"first-base", "5-to-5", "last-man-standing", "turnover"}
    aims = {game.id: aim_of(dealt(game).house) for game in ALONE}
    assert aims.pop("turnover") == MOST_POINTS
    assert set(aims.values()) == {FEWEST_CARDS}


def test_the_search_for_the_best_ending_does_not_apply_to_games_of_several_players():
    table = Table("turnover", hands=["CAT", "DOG"], deck="E", words="CAT")
    assert aim_of(table.match.house) is None
    assert list(possible(table.match.house, table.match.state)) == []


@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.id)
def test_a_game_accepts_the_moves_of_the_ending_that_the_search_found(game):
    match = dealt(game)
    found = answer(match, effort=1000)
    assert found.result is not None
    for act in found.moves:
        match.play(Move(act, 0))
    assert match.state.over
    assert match.state.result == found.result
    assert not found.proven or found.solved


@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.id)
def test_a_longer_search_never_finds_a_worse_ending_and_a_repeated_search_finds_the_same_ending(game):
    match = dealt(game, 2)
    steps = list(possible(match.house, match.state, effort=300))
    results = [step.result for step in steps if step.result is not None]
    assert results == sorted(results, reverse=aim_of(match.house) == FEWEST_CARDS)
    assert steps == list(possible(match.house, match.state, effort=300))


def test_the_search_solves_a_deal_that_can_be_solved():
    table = Table("5-to-5", hands=["HORSEM"], deck="", players=1, words="HORSE MORSE")
    found = answer(table.match)
    assert (found.result, found.solved, found.proven) == (0, True, True)
    assert len(found.moves) == 2


def test_the_search_proves_that_a_deal_cannot_be_solved():
    table = Table("5-to-5", hands=["HORSEMQ"], deck="", players=1, words="HORSE MORSE")
    found = answer(table.match)
    assert (found.result, found.solved, found.proven) == (1, False, True)


@pytest.mark.parametrize("game", ["first-base", "5-to-5", "last-man-standing", "turnover"])
@pytest.mark.parametrize("hand", ["STEARTE", "EATSTSE", "TREATSA"])
def test_a_proven_best_ending_equals_that_of_an_exhaustive_search(game, hand):
    words = "STARE TEARS RATES TASTE STATE TREAT TEA EAT ATE SEA TEAR SEAT EAST".split()
    table = Table(game, hands=[hand], deck="", players=1, words=" ".join(words))
    found = answer(table.match, effort=100_000)
    assert found.proven
    results = set(endings(table.match.house, table.match.state))
    assert found.result == (max(results) if game == "turnover" else min(results))


def test_a_search_with_little_effort_does_not_prove_that_its_ending_is_the_best():
    table = Table("first-base", hands=["STEARTEATS"], deck="", players=1)
    assert not answer(table.match, effort=5).proven


def test_a_stopped_search_for_the_best_ending_ends_immediately():
    match = dealt(ALONE[0])
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    stopped = list(possible(match.house, match.state, stop=stop))
    assert len(asked) == 4, "it goes on after it was stopped"
    assert 0 < len(stopped) <= 4 < len(list(possible(match.house, match.state)))


def test_the_search_does_not_find_an_ending_for_a_finished_game():
    table = Table("5-to-5", hands=["HORSEM"], deck="", players=1, words="HORSE").do("play HORSE", "pass")
    assert table.match.state.over
    found = answer(table.match)
    assert (found.result, found.moves, found.proven) == (1, (), True)
