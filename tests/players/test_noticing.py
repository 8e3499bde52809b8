"""Tests which words a computer player finds, and that weak players overrate long words."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.core.notation import read_move
from engine.core.shuffle import dice_from
from engine.core.view import view
from engine.lexicon import open_lexicon
from engine.parts.reach.ways import dictionary
from engine.players.levels import EVEN, LEVELS
from engine.players.noticing import finds
from engine.players.thinking import Mind, knowing
from engine.players.weighing import Scales
from tests.table import Table

WEAKER = [level for level in LEVELS if level.notices < 100]


@pytest.mark.parametrize("level", WEAKER, ids=lambda level: level.name)
def test_a_computer_player_overlooks_long_words_and_rare_words_more_often_than_short_common_words(level):
    by_length = [finds(level, "A" * letters, 20) for letters in (3, 5, 6, 7, 8)]
    assert by_length == sorted(by_length, reverse=True)
    assert by_length[0] > by_length[-1]
    by_rarity = [finds(level, "AAAAA", rarity) for rarity in (10, level.known.level)]
    assert by_rarity[0] > by_rarity[1]


def test_a_weaker_computer_player_overlooks_long_words_more_often_than_a_stronger_one():
    shares = [finds(level, "AAAAAAAA", 20) / finds(level, "AAAA", 20) for level in WEAKER]
    assert shares[-1] == max(shares) > 1.2 * shares[0]


def test_a_computer_player_who_notices_everything_does_not_overlook_words():
    for level in LEVELS:
        if level.notices == 100:
            assert finds(level, "A" * 12, 80) == 100


@pytest.mark.parametrize("word", ["CAT", "HOUSE", "KITCHEN"])
def test_each_level_finds_at_least_as_many_of_the_same_words_as_the_level_below(word):
    assert all(finds(lower, word, 10) <= finds(higher, word, 10) for lower, higher in pairwise(LEVELS))


def test_a_computer_player_finds_a_word_with_the_probability_that_its_level_states():
    table = Table("5-up", hands=["KITHOMESLN", "SMREADANOU"])
    level, found, thrown = LEVELS[3], 0, 400
    seen, house = view(table.match.state, 0), knowing(table.match.house, level)
    for seed in range(thrown):
        found += Mind(seen, house, 0, level, EVEN, dice_from(seed)).notices("HOME")
    said = finds(level, "HOME", dictionary(house).level("HOME") or 80)
    assert abs(100 * found / thrown - said) < 8


def test_a_weak_computer_player_prefers_a_long_word_that_scores_no_more_than_a_short_word():
    table = Table("5-up", hands=["CATMOTHERS", "SMREADANOU"])
    weights = {}
    for lured in (0, LEVELS[0].lured):
        level = replace(LEVELS[0], lured=lured)
        house = knowing(table.match.house, level)
        scales = Scales(house, view(table.match.state, 0), 0, level, 0)
        acts = {word: read_move(f"play {word}", house.game.deck).act for word in ("STORE", "MOTHERS")}
        plays = {word: scales.weighed(0, act) for word, act in acts.items()}
        weights[lured] = {word: play.value for word, play in plays.items() if play is not None}
    gained = {word: weights[LEVELS[0].lured][word] - weights[0][word] for word in acts}
    assert gained["MOTHERS"] > gained["STORE"] > 0
    assert [level.lured for level in LEVELS] == sorted([level.lured for level in LEVELS], reverse=True)


@pytest.mark.parametrize("level", LEVELS[:3], ids=lambda level: level.name)
def test_the_lowest_levels_know_only_words_of_the_family_dictionary_whatever_dictionary_the_table_uses(level):
    family = open_lexicon("family", offensive="off")
    known = open_lexicon("large").within(level.known)
    assert all(family.has(word) for word in known.starting_with("", shortest=3, longest=15))
    for word in ("WADIS", "DAVITS", "MALLOW", "PALTRIEST"):
        assert open_lexicon("large").has(word)
        assert not known.has(word)
