"""Tests the search for words that cards can spell in any order. The answers must agree with those of a slow search that
tries every card at every place."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.lexicon import open_lexicon
from tests.lexicon import slow_answers
from tests.lexicon.samples import hands, plain_hands, singles, small, small_words, special, table_words


@given(hands, st.sampled_from([0, 1, 3]))
def test_the_dictionary_finds_exactly_the_words_of_a_hand_that_a_slow_search_finds(hand, cards_min):
    found = small().words_of(hand, cards_min=cards_min)
    assert list(found) == [
        word for word in small_words() if slow_answers.spelled(word, (), (), hand, cards_min=cards_min)
    ]


@given(st.lists(singles, max_size=3), st.lists(special, max_size=2), hands, st.sampled_from([0, 1, 2]))
def test_a_rearranged_word_uses_all_kept_cards_and_some_hand_cards(letters, others, hand, hand_min):
    kept = [*letters, *others]
    found = small().re_arrangements(kept, hand, hand_min=hand_min)
    assert list(found) == [
        word for word in small_words() if slow_answers.spelled(word, kept, (), hand, hand_min=hand_min)
    ]


@settings(max_examples=200)
@given(st.data(), table_words, st.lists(singles, max_size=2))
def test_a_search_for_words_with_some_table_cards_also_uses_some_hand_cards(data, table, must):
    hand = data.draw(st.one_of(plain_hands, hands))
    least = data.draw(st.integers(0, 2))
    most = data.draw(st.sampled_from([None, least, least + 1]))
    hand_min = data.draw(st.integers(0, 2))
    found = small().subset_any_order(
        table, hand, must=must, table_min=least, table_max=most, hand_min=hand_min, other_than=table
    )
    assert list(found) == [
        word
        for word in small_words()
        if word != table
        and slow_answers.spelled(
            word,
            must,
            table,
            hand,
            table_min=least,
            table_max=len(table) if most is None else most,
            hand_min=hand_min,
        )
    ]


def test_two_cards_of_two_letters_cannot_share_a_letter_of_a_word():
    lexicon = open_lexicon(only=["ASTHMA", "TEST", "ESTH"])
    assert list(lexicon.words_of(["A", "ST", "TH", "M", "A"])) == []
    assert list(lexicon.words_of(["A", "ST", "H", "M", "A"])) == ["ASTHMA"]
    assert list(lexicon.words_of(["TE", "ST"])) == ["TEST"]
    assert list(lexicon.words_of(["TE", "ES", "T"])) == []


def test_the_minimum_number_of_cards_counts_a_card_of_two_letters_as_one_card():
    lexicon = open_lexicon(only=["THE", "THEN", "CHAT"])
    assert list(lexicon.words_of(["TH", "E"], cards_min=3)) == []
    assert list(lexicon.words_of(["TH", "E", "N"], cards_min=3)) == ["THEN"]
    assert list(lexicon.words_of(["CH", "A", "T"], cards_min=3)) == ["CHAT"]


def test_the_dictionary_finds_the_right_words_for_a_hand_of_many_two_letter_cards():
    hand = "TH CH SH IT ER ED IN ES LE NG RE TE ST AR AN DE EN A E ?".split()
    found = small().words_of(hand, cards_min=3)
    assert list(found) == [word for word in small_words() if slow_answers.spelled(word, (), (), hand, cards_min=3)]


def test_a_search_for_rearranged_words_returns_only_words_with_all_cards_that_must_be_used():
    lexicon = open_lexicon(only=["SALT", "SLAT", "CAT", "TA", "ATE", "AT"])
    assert set(lexicon.re_arrangements("AT", "SLE")) == {"SALT", "SLAT", "ATE"}


def test_the_dictionary_lists_every_way_to_spell_a_word_with_cards():
    ways = list(small().spellings("TEA", "TE", "TA?", table_min=1, hand_min=1))
    assert (("stay", None, "T"), ("stay", None, "E"), ("add", "A", None)) in ways
    assert (("add", "?=T", None), ("stay", None, "E"), ("add", "A", None)) in ways
    assert len(ways) == len(set(ways)) == 6


LARGE_HANDS = [
    *[("words", tuple(Random(seed).sample(slow_answers.BAG, 10))) for seed in range(4)],
    *[("words", (*Random(seed).sample(slow_answers.BAG, 6), "?", "TH")) for seed in range(4, 7)],
    *[("re", (*Random(seed).sample(slow_answers.BAG, 6), "?", "JX", "ST")) for seed in range(7, 9)],
    *[("subset", tuple(Random(seed).sample(slow_answers.BAG, 10))) for seed in range(9, 12)],
]


@pytest.mark.parametrize(("kind", "hand"), LARGE_HANDS)
def test_the_large_dictionary_finds_exactly_the_words_that_can_be_laid(kind, hand):
    """The test checks that every word found can be laid, and that no other word of a random sample can be laid."""
    lexicon = slow_answers.large()
    random = Random(kind + "".join(hand))
    must, table, least = {"words": ("", "", 0), "re": ("EAT", "", 1), "subset": ("", "TRAIN", 1)}[kind]
    found = lexicon.subset_any_order(table, hand) if table else lexicon.re_arrangements(must, hand, hand_min=least)
    words = list(found)
    assert len(words) == len(found) == len(set(words))
    checked = random.sample(words, min(60, len(words)))
    assert all(slow_answers.spelled(word, must, table, hand, table_min=bool(table), hand_min=least) for word in checked)
    letters = set("".join([*must, *table, *hand]))
    near = [word for word in slow_answers.sample(random, 60_000) if len(set(word) - letters) <= hand.count("?")]
    for word in random.sample(near, min(300, len(near))):
        laid = len(word) < 14 and slow_answers.spelled(word, must, table, hand, table_min=bool(table), hand_min=least)
        assert laid == (word in found)


# ---- patterns

patterns = st.text("AET?*", max_size=7) | st.text("ACERST?*", max_size=6)


@settings(max_examples=300)
@given(patterns)
def test_a_pattern_finds_exactly_the_words_that_match_it(pattern):
    looks = re.compile(pattern.replace("*", ".*").replace("?", "."))
    expected = [word for word in small_words() if pattern and looks.fullmatch(word)]
    assert list(small().like(pattern)) == expected


@pytest.mark.parametrize("pattern", ["", "é*", "CA.", "cat"])
def test_an_empty_or_invalid_pattern_matches_no_word(pattern):
    assert list(small().like(pattern)) == []


def test_a_pattern_does_not_find_banned_words():
    assert not open_lexicon("standard", ban=("QUIXOTIC",)).like("QUIXOTIC")
