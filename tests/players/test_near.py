"""Tests the near player, a computer player between two levels whose strength follows the results of one person."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from engine.core.shuffle import below, dice_from
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.lexicon import open_lexicon
from engine.match import STRONGEST, Header, Match, Player
from engine.players.levels import LADDER
from engine.players.near import AT_FIRST, after_game, between, level_now
from engine.players.whole_games import Sitter, play_out

SEVERAL = [game.id for game in CATALOG if game.seats[1] > 1]


def table(game_id: str) -> Match:
    return Match(Header(GAMES[game_id], (Player("Ann"), Player("Ben")), {}, 3), open_lexicon("family"))


def test_an_even_strength_means_one_computer_level_and_an_odd_strength_means_two_neighbouring_levels() -> None:
    assert [between(2 * level.number) for level in LADDER] == [(level, level) for level in LADDER]
    assert [between(2 * low.number + 1) for low in LADDER[:-1]] == list(pairwise(LADDER))
    assert 2 * LADDER[-1].number == STRONGEST


def test_a_computer_player_between_two_levels_plays_about_half_of_the_turns_at_each_level() -> None:
    match, dice, played = table("5-up"), dice_from(1), []
    for _ in range(400):
        dice, throw = below(10_000, dice)
        played.append(level_now(5, match.house, view(match.state, 1), 1, throw))
    assert set(played) == {LADDER[2], LADDER[3]}
    assert 160 <= played.count(LADDER[2]) <= 240


def test_in_shout_a_computer_player_between_two_levels_plays_half_of_a_game_at_each_and_rarely_switches() -> None:
    match = table("shout")
    seen = view(match.state, 1)
    decks = [seen.deck[:count] for count in range(len(seen.deck))]
    played = [level_now(5, match.house, replace(seen, deck=deck), 1, len(deck)) for deck in decks]
    assert abs(played.count(LADDER[2]) - played.count(LADDER[3])) <= 10
    assert sum(one is not other for one, other in pairwise(played)) <= len(played) // 10


@pytest.mark.parametrize("game_id", SEVERAL)
def test_a_computer_player_between_two_levels_finishes_every_game_and_makes_the_same_moves_in_a_repetition(
    game_id: str,
) -> None:
    ends = []
    for _ in range(2):
        match = table(game_id)
        play_out(match, (Sitter(strength=1), Sitter(strength=3)), 5)
        assert match.state.over
        ends.append(match.moves)
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("scores", "winners", "after"),
    [((50, 80), (1,), 6), ((80, 50), (0,), 4), ((80, 78), (0,), 5), ((78, 80), (1,), 5), ((60, 60), (0, 1), 5)],
)
def test_the_strength_of_a_computer_player_set_to_near_you_changes_by_half_a_level_after_a_clear_result(
    scores: tuple[int, int], winners: tuple[int, ...], after: int
) -> None:
    """Ann, at the first seat, is the near player. Ben, at the second seat, is the person."""
    state = table("5-up").state
    seats = tuple([replace(seat, score=score) for seat, score in zip(state.seats, scores, strict=True)])
    assert after_game(5, replace(state, end="exhausted", seats=seats, winners=winners), 0, 1) == after


def test_the_strength_of_a_computer_player_set_to_near_you_stays_between_the_lowest_and_the_highest_level() -> None:
    state = replace(table("5-up").state, end="resigned")
    assert after_game(0, replace(state, winners=(0,)), 0, 1) == 0
    assert after_game(STRONGEST, replace(state, winners=(1,)), 0, 1) == STRONGEST


@pytest.mark.parametrize("stands_at", [3, 5, 7, 9, 11])
@pytest.mark.parametrize("seed", range(4))
def test_a_person_wins_about_half_of_many_games_against_a_computer_player_set_to_near_you(
    stands_at: int, seed: int
) -> None:
    """A simulated person wins 50 of 100 games against a player of the same strength, and 25 more for each half level by
    which the near player is weaker."""
    luck, state, strength, won = Random(seed), replace(table("5-up").state, end="resigned"), AT_FIRST, []
    for _ in range(215):
        wins = luck.randrange(100) < 50 + 25 * (stands_at - strength)
        won.append(wins)
        strength = after_game(strength, replace(state, winners=(1 if wins else 0,)), 0, 1)
    assert 84 <= sum(won[15:]) <= 116
