"""Tests which words are within a player's reach: words that are as rare as most words that the player laid, or one
level rarer."""

import pytest

from engine.coach.reach import LEVELS_KNOWN, USUAL, level_shown, one_above, reach_of
from engine.lexicon import open_lexicon
from tests.table import Table

COMMON = "CAT DOG HOUSE WATER TRAIN HORSE TABLE APPLE".split()
RARE = "AMATORY DAVIT MALLOW".split()


@pytest.fixture(scope="module")
def words():
    return open_lexicon("standard")


def test_the_vocabulary_level_of_a_player_is_that_of_most_of_their_words(words):
    assert level_shown(COMMON, words) == 20
    # The player may have laid a single rare word by luck, so AMATORY does not raise the level.
    assert level_shown([*COMMON, "AMATORY"], words) == 20
    assert level_shown([*COMMON, *RARE], words) == 50


def test_a_repeated_word_counts_once_for_the_vocabulary_level(words):
    assert level_shown([*COMMON, *(["AMATORY"] * 20)], words) == 20


def test_a_player_who_laid_too_few_words_gets_the_usual_vocabulary_level(words):
    assert level_shown(["CAT", "DOG"], words) == USUAL
    assert level_shown([], words) == USUAL


def test_the_words_within_a_players_reach_are_up_to_one_level_rarer_than_the_players_own_words():
    assert [one_above(step) for step in LEVELS_KNOWN] == [35, 50, 60, 70, 80, 80]
    table = Table("real-value", hands=["CATZXSHIVQ", "OOOOAAEEII"], deck="NNRRL").do("play CAT")
    reach = open_lexicon("standard").within(reach_of(table.match, 0))
    assert [reach.has(word) for word in ("CAT", "AMATORY", "ZAX", "VAGINAE")] == [True, True, False, False]
