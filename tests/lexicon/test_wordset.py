"""A set of words can be counted, listed, searched and put in the order of points."""

from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from engine.lexicon import open_lexicon
from engine.lexicon.wordset import WordSet
from tests.lexicon import plain
from tests.lexicon.samples import hands, small, small_words

weights = st.dictionaries(st.sampled_from("AEITRSNHC"), st.integers(0, 5), max_size=8)


@given(hands, weights, st.integers(0, 3), st.booleans())
def test_best_first_is_the_order_of_points(hand, values, per_letter, highest):
    found = small().words_of(hand)

    def points(word):
        each = [values.get(letter, 0) for letter in word]
        return (max(each) if highest else sum(each)) + per_letter * len(word)

    expected = sorted(found, key=lambda word: (-points(word), len(word), word))
    assert list(found.best_first(values, per_letter=per_letter, highest=highest)) == expected


@given(hands, st.lists(st.sampled_from("AETRS"), min_size=1, max_size=5))
def test_best_first_can_count_cards_of_the_table_once_more(hand, table):
    bonus = {letter: [2] * table.count(letter) for letter in set(table)}
    found = small().subset_any_order(table, hand)

    def points(word):
        more = sum(2 * min(word.count(letter), table.count(letter)) for letter in set(table))
        return plain.worth(word) + more

    expected = sorted(found, key=lambda word: (-points(word), len(word), word))
    assert list(found.best_first(plain.VALUES, bonus=bonus)) == expected


def test_the_large_dictionary_in_the_order_of_points():
    found = open_lexicon("large").words_of("QUIETRSTAN")
    ranked = list(found.best_first(plain.VALUES))
    assert ranked == sorted(found, key=lambda word: (-plain.worth(word), len(word), word))
    assert found.best(7, plain.VALUES) == ranked[:7]


@given(hands, st.text("AETRS", min_size=1, max_size=4))
def test_words_through_a_pattern(hand, pattern):
    def holds(word: str) -> bool:
        letters = iter(word)
        return all(letter in letters for letter in pattern)

    found = small().words_of(hand)
    assert list(found.through(pattern)) == [word for word in found if holds(word)]


@given(hands)
def test_count_truth_membership_and_list_say_the_same(hand):
    listed = list(small().words_of(hand))
    assert len(small().words_of(hand)) == len(listed)
    assert bool(small().words_of(hand)) == bool(listed)
    found = small().words_of(hand)
    assert [word for word in small_words() if word in found] == listed
    assert found.first(3) == listed[:3]
    assert list(islice(found, 2)) == listed[:2]
    assert list(found) == list(found)


def test_what_is_no_word_is_in_no_set():
    found = small().words_of("TEA")
    assert "TEA" in found
    assert "tea" not in found
    assert "TEAPOT" not in found
    assert 7 not in found
    assert not WordSet([])
    assert list(WordSet([])) == []
    assert "TEA" in repr(found)


def test_house_words_take_their_place_in_the_order():
    lexicon = open_lexicon(allow=["ZZTEA", "ATEE", "TTTT"])
    found = lexicon.words_of("ATEEZZTTT")
    words = list(found)
    assert {"ZZTEA", "ATEE", "TTTT"} <= set(words)
    assert words == sorted(words, key=lambda word: (len(word), word))
    assert found.best(1, {"Z": 9}) == ["ZZTEA"]
    ranked = list(found.best_first(plain.VALUES))
    assert ranked == sorted(words, key=lambda word: (-plain.worth(word), len(word), word))
