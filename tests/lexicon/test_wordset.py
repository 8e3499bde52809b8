"""Tests sets of words, which can be counted, listed, searched and sorted by points."""

from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from engine.lexicon import open_lexicon
from engine.lexicon.wordset import WordSet
from tests.lexicon import slow_answers
from tests.lexicon.samples import hands, small, small_words

weights = st.dictionaries(st.sampled_from("AEITRSNHC"), st.integers(0, 5), max_size=8)


@given(hands, weights)
def test_a_word_set_can_list_the_words_with_the_most_points_first(hand, values):
    found = small().words_of(hand)

    def points(word):
        return sum(values.get(letter, 0) for letter in word)

    assert list(found.best_first(values)) == sorted(found, key=lambda word: (-points(word), len(word), word))


def test_the_large_dictionary_gives_words_in_the_order_of_points():
    found = open_lexicon("large").words_of("QUIETRSTAN")
    ranked = list(found.best_first(slow_answers.VALUES))
    assert ranked == sorted(found, key=lambda word: (-slow_answers.worth(word), len(word), word))
    assert list(islice(found.best_first(slow_answers.VALUES), 7)) == ranked[:7]


@given(hands)
def test_a_word_set_has_the_same_size_and_the_same_members_as_its_list(hand):
    listed = list(small().words_of(hand))
    assert len(small().words_of(hand)) == len(listed)
    assert bool(small().words_of(hand)) == bool(listed)
    found = small().words_of(hand)
    assert [word for word in small_words() if word in found] == listed
    assert list(islice(found, 2)) == listed[:2]
    assert list(found) == list(found)


def test_a_word_set_contains_no_text_that_is_not_a_word():
    found = small().words_of("TEA")
    assert "TEA" in found
    assert "tea" not in found
    assert "TEAPOT" not in found
    assert 7 not in found
    assert not WordSet([])
    assert list(WordSet([])) == []
    assert "TEA" in repr(found)


def test_a_word_set_sorts_house_words_in_their_places_among_the_other_words():
    lexicon = open_lexicon(allow=["ZZTEA", "ATEE", "TTTT"])
    found = lexicon.words_of("ATEEZZTTT")
    words = list(found)
    assert {"ZZTEA", "ATEE", "TTTT"} <= set(words)
    assert words == sorted(words, key=lambda word: (len(word), word))
    assert next(found.best_first({"Z": 9})) == "ZZTEA"
    ranked = list(found.best_first(slow_answers.VALUES))
    assert ranked == sorted(words, key=lambda word: (-slow_answers.worth(word), len(word), word))
