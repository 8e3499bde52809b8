"""Tests the search for splits of a word. The answers must agree with those of a slow search that tries every cut and
every pair of words, and the best splits must come first."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.lexicon import open_lexicon
from tests.lexicon import slow_answers

_WORDS = """
    AAA ASSET ATE ATES EAT EATS EEE EST ESTATE EXES JEST JET SAT SATE SEA SEAT SET STATE TASTE TAT TATE TEA TEAS TEE
    TES TEX
""".split()
WORDS = sorted(_WORDS, key=lambda word: (len(word), word))
LEXICON = open_lexicon(only=WORDS)

words = st.lists(st.sampled_from([*"AEST", "ST"]), min_size=2, max_size=5)
hands = st.tuples(
    st.lists(st.sampled_from("AAEESSTT"), min_size=1, max_size=4),
    st.lists(st.sampled_from(["?", "ST", "TE", "EX", "JX"]), max_size=2),
).map(lambda cards: [*cards[0], *cards[1]])
rules = st.fixed_dictionaries(
    {
        "moves": st.sampled_from(["A", "AO", "O", "AOD", "AOGD"]),
        "keep": st.sampled_from(["pair", "all"]),
        "each": st.booleans(),
        "parts": st.sampled_from([2, 2, 3, None]),
    }
)


@settings(max_examples=60)
@given(words, hands, rules)
def test_the_dictionary_finds_exactly_the_splits_of_a_word_that_a_slow_search_finds(word, hand, rule):
    found = [split for _, split in LEXICON.splits(word, hand, **rule)]
    assert len(found) == len(set(found))
    assert set(found) == slow_answers.splits(WORDS, word, hand, **rule)


@settings(max_examples=60)
@given(words, hands, rules, st.lists(st.sampled_from(WORDS), min_size=1, max_size=4, unique=True))
def test_a_dictionary_of_a_few_words_gives_the_same_splits_as_a_slow_search(word, hand, rule, few):
    found = [split for _, split in open_lexicon(only=few).splits(word, hand, **rule)]
    assert len(found) == len(set(found))
    assert set(found) == slow_answers.splits(few, word, hand, **rule)


@settings(max_examples=60)
@given(words, hands, rules, st.sampled_from(["sum", "one"]))
def test_the_search_for_splits_yields_each_split_with_its_points_and_the_best_split_first(word, hand, rule, score):
    """Among the splits into the same number of parts, the first one has the most points. If every part scores, they are
    all sorted by points; if only the best part scores, they need not be."""
    found = list(LEXICON.splits(word, hand, values=slow_answers.VALUES, score=score, **rule))
    assert len(found) == len(set(found))
    assert {split for _, split in found} == slow_answers.splits(WORDS, word, hand, **rule)
    of_split = sum if score == "sum" else max
    for worth, split in found:
        assert worth == of_split(scores(word, split))
    numbers = [len(cuts) for _, (cuts, _) in found]
    assert numbers == sorted(numbers)
    for number in set(numbers):
        points = [point for point, (cuts, _) in found if len(cuts) == number]
        assert points[0] == max(points)
        assert score == "one" or points == sorted(points, reverse=True)


def scores(word, split):
    cuts, new = split
    old = ["".join(word[start:end]) for start, end in zip((0, *cuts), (*cuts, len(word)), strict=True)]
    return [slow_answers.worth(text) if text != before else 0 for text, before in zip(new, old, strict=True)]


def test_the_search_for_splits_finds_the_example_of_the_rule_sheet():
    lexicon = open_lexicon(only=["TEAR", "THE", "EARTH"])
    assert list(lexicon.splits("EARTH", "TE")) == [(0, ((3,), ("TEAR", "THE")))]


def test_a_part_of_a_split_may_stay_unchanged_unless_each_part_needs_a_hand_card():
    lexicon = open_lexicon(only=["TEA", "TEAM", "MAT"])
    assert sorted(lexicon.splits("TEAMAT", "M")) == [(0, ((3,), ("TEAM", "MAT"))), (0, ((4,), ("TEAM", "MAT")))]
    assert list(lexicon.splits("TEAMAT", "M", moves="A", keep="all", each=True)) == []


def test_a_split_does_not_use_a_hand_card_twice():
    lexicon = open_lexicon(only=["TEAS", "MATS"])
    assert list(lexicon.splits("TEAMAT", "S")) == []
    assert list(lexicon.splits("TEAMAT", "SS")) == [(0, ((3,), ("TEAS", "MATS")))]


@pytest.mark.parametrize(("word", "parts"), [("TASEST", ("TEXAS", "JEST")), ("ESTTAS", ("JEST", "TEXAS"))])
def test_a_split_uses_a_flip_card_in_one_part_and_a_two_letter_card_with_its_letter_in_the_other_part(word, parts):
    lexicon = open_lexicon(only=parts)
    assert list(lexicon.splits(word, ["EX", "JX"])) == [(0, ((3,), parts))]


@pytest.mark.parametrize(
    ("word", "hand"),
    [("PLANET", "SERDOINGLE"), ("TRAIN", "SEDOLPINGS"), ("HORSES", ["T", "E", "A", "D", "R", "?"])],
)
def test_the_search_for_splits_can_stop_after_any_split(word, hand):
    lexicon = open_lexicon("standard")
    best = list(islice(lexicon.splits(word, hand, values=slow_answers.VALUES, parts=2), 30))
    assert len(best) == 30
    assert best[:7] == list(islice(lexicon.splits(word, hand, values=slow_answers.VALUES, parts=2), 7))
    for worth, (cuts, parts) in best:
        assert worth == sum(scores(word, (cuts, parts)))
        assert all(lexicon.has(part) for part in parts)
        assert any(scores(word, (cuts, parts)))
