"""Tests the search for words that keep table cards in order: changes of a word, words that pick up some table cards,
words between two end letters, and completions of half-laid plays. The answers must agree with those of a slow search
that tries every possibility."""

from collections import Counter
from itertools import islice
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.lexicon import chain, open_lexicon
from tests.lexicon import slow_answers
from tests.lexicon.samples import hands, move_sets, plain_hands, small, small_words, table_words


@settings(max_examples=250)
@given(table_words, st.one_of(plain_hands, hands), move_sets)
def test_the_dictionary_finds_exactly_the_changes_of_a_word_that_a_slow_search_finds(word, hand, moves):
    found = small().changes(word, hand, moves=moves)
    assert list(found) == [new for new in small_words() if slow_answers.changed(word, new, hand, moves)]


@settings(max_examples=150)
@given(st.data(), table_words, st.one_of(plain_hands, hands), move_sets)
def test_every_change_found_uses_the_card_that_must_be_used(data, word, hand, moves):
    must = [data.draw(st.sampled_from(hand))]
    keep_first = data.draw(st.booleans())
    found = small().changes(word, hand, moves=moves, must=must, keep_first=keep_first)
    assert list(found) == [
        new for new in small_words() if slow_answers.changed(word, new, hand, moves, must=must, keep_first=keep_first)
    ]


def test_no_card_of_two_letters_covers_a_first_letter_that_must_stay():
    found = small().changes("CAR", ["T", "CH"], moves="AO", must=["T"], keep_first=True)
    assert list(found) == ["CAT"]


@settings(max_examples=150)
@given(st.data(), table_words, st.one_of(plain_hands, hands), move_sets)
def test_a_dictionary_of_a_few_words_gives_the_same_changes_as_a_slow_search(data, word, hand, moves):
    found = list(small().changes(word, hand, moves=moves))
    few = data.draw(st.lists(st.sampled_from(found or small_words()), max_size=3, unique=True))
    few += data.draw(st.lists(st.sampled_from(small_words()), max_size=3, unique=True))
    assert set(open_lexicon(only=few).changes(word, hand, moves=moves)) == set(found) & set(few)


@given(st.lists(st.sampled_from(["TH", "S", "E", "A", "T", "EE"]), min_size=2, max_size=4), hands, move_sets)
def test_the_dictionary_finds_the_right_changes_of_a_word_with_two_letter_cards(word, hand, moves):
    found = small().changes(word, hand, moves=moves)
    assert list(found) == [new for new in small_words() if slow_answers.changed(word, new, hand, moves)]


@given(table_words, hands, move_sets)
def test_the_dictionary_finds_exactly_the_arrangements_of_a_change_that_a_slow_search_finds(word, hand, moves):
    for new in islice(small().changes(word, hand, moves=moves), 3):
        told = list(small().arrangements(word, new, hand, moves))
        tried = {
            tuple(
                (kind, slow_answers.written(face, letters) if face else None, old or None)
                for kind, face, letters, old in way
            )
            for way in slow_answers.changes(word, new, hand, moves)
        }
        assert len(told) == len(set(told))
        assert set(told) == tried


@settings(max_examples=200)
@given(table_words, st.one_of(plain_hands, hands), st.sampled_from([0, 1]), st.sampled_from([1, 2, 3]))
def test_a_word_that_picks_up_some_table_cards_keeps_the_other_table_cards_in_order(table, hand, table_min, hand_min):
    found = small().subset_in_order(table, hand, table_min=table_min, hand_min=hand_min, other_than=table)
    assert list(found) == [
        word
        for word in small_words()
        if word != table and slow_answers.picked_up(table, word, hand, table_min=table_min, hand_min=hand_min)
    ]


@given(table_words, st.one_of(plain_hands, hands))
def test_a_word_found_between_two_end_letters_begins_and_ends_with_them(table, hand):
    first, inner, last = table[0], table[1:-1], table[-1]
    found = small().subset_in_order(inner, hand, table_min=0, first=first, last=last, other_than=table)
    assert list(found) == [
        word
        for word in small_words()
        if word != table
        and len(word) > 2
        and word[0] == first
        and word[-1] == last
        and slow_answers.picked_up(inner, word[1:-1], hand, table_min=0)
    ]


def test_the_search_finds_the_moves_in_the_examples_of_the_rule_sheet():
    lexicon = open_lexicon(only=["KIT", "SKIM", "EXIT", "EARTH"])
    assert list(lexicon.changes("KIT", "SM", moves="AO")) == ["SKIM"]
    assert list(lexicon.changes("KIT", "SM", moves="A")) == []
    assert list(lexicon.changes("SKIM", "EXT", moves="O")) == ["EXIT"]
    assert (("over", "E", "E"), ("swap", "A", "X"), ("over", "R", "I"), ("stay", None, "T"), ("add", "H", None)) in set(
        lexicon.arrangements("EXIT", "EARTH", "EARH")
    )


def test_the_search_finds_an_unchanged_word_only_if_duplicates_are_permitted():
    lexicon = open_lexicon(only=["TEE"])
    assert list(lexicon.changes("TEE", "E", moves="OD")) == ["TEE"]
    assert list(lexicon.changes("TEE", "E", moves="AO")) == []
    assert list(lexicon.changes("TEE", "X", moves="OD")) == []


@st.composite
def drafts(draw):
    """Draws a random half-laid change of a table word, with hand cards over or between its cards, and the cards that
    are left in the hand."""
    word = draw(table_words)
    hand = draw(st.one_of(plain_hands, hands))
    draft, left = [], list(hand)

    def take():
        card = left.pop(draw(st.integers(0, len(left) - 1)))
        return {"?": "?=E", "JX": "JX=J", "VZ": "VZ=V"}.get(card, card)

    for letter in word:
        if left and draw(st.integers(0, 4)) == 0:
            draft.append(("add", take(), None))
        if left and draw(st.integers(0, 4)) == 0:
            card = take()
            # No game permits the exchange of a table card for a hand card with the same letter.
            itself = card.rpartition("=")[2] == letter
            kinds = ["over"] if itself else ["over", "swap"]
            draft.append((draw(st.sampled_from(kinds)), card, letter))
        else:
            draft.append(("stay", None, letter))
    if left and draw(st.integers(0, 4)) == 0:
        draft.append(("add", take(), None))
    return draft, left


@settings(max_examples=250)
@given(drafts(), st.sampled_from(["A", "AO", "AOGD", "O"]))
def test_the_dictionary_finds_the_completions_of_an_unfinished_change_that_a_slow_search_finds(draft, moves):
    """The cards already laid may contain moves that are not permitted, because the engine judges them only when the
    player makes the play."""
    laid, left = draft
    found = small().completions(laid, left, moves=moves)
    table = "".join(old for _, _, old in laid if old)
    for new in small_words():
        if new != table:
            assert (new in found) == slow_answers.completed(laid, new, left, moves)
    assert bool(found) == (len(found) > 0)
    assert len(found) == len(list(found))


@given(plain_hands, plain_hands)
def test_a_completion_of_a_fresh_word_keeps_the_laid_cards_in_order(laid, left):
    found = small().completions([("add", card, None) for card in laid], left, moves="A")

    def holds(word: str) -> bool:
        letters = iter(word)
        return all(letter in letters for letter in laid)

    assert list(found) == [word for word in small().re_arrangements(laid, left, hand_min=0) if holds(word)]


@given(plain_hands, st.lists(st.sampled_from([("may", None, "E"), ("may", None, "T"), ("add", "E", None)]), max_size=5))
def test_a_completion_uses_a_table_card_and_an_equal_card_laid_beside_it_as_two_letters(hand, draft):
    """The half-laid play consists of table cards, which may leave the table, and hand cards laid between them."""

    def laid(cells, rest, cards, kept):
        if not cells and not rest:
            return kept
        if cells:
            kind, card, old = cells[0]
            if kind == "may" and laid(cells[1:], rest, cards, kept):
                return True
            if rest.startswith(card or old) and laid(cells[1:], rest[1:], cards, kept or kind == "may"):
                return True
        return rest[:1] in cards and laid(cells, rest[1:], slow_answers.less(cards, rest[0]), kept)

    if any(kind == "add" for kind, _, _ in draft):
        found = small().completions(draft, hand, moves="A")
        table = "".join([old for _, _, old in draft if old])
        fit = [word for word in small_words() if laid(draft, word, Counter(hand), not table)]
        assert list(found) == [word for word in fit if word != table]


@settings(max_examples=250)
@given(table_words, st.one_of(plain_hands, hands), move_sets, drafts())
def test_the_search_gives_the_same_answers_whether_it_checks_words_one_by_one_or_as_a_set(word, hand, moves, draft):
    """The search checks a few words one by one and many words as a set. The two methods must give the same answers."""
    answers = []
    for few in (0, 10_000):
        with patch.object(chain, "FEW", few):
            found = [
                small().changes(word, hand, moves=moves),
                small().changes(word, hand, moves=moves, must=hand[:1]),
                small().subset_in_order(word, hand),
                small().completions(*draft, moves=moves),
            ]
            answers.append([list(words) for words in found])
    assert answers[0] == answers[1]


@settings(max_examples=150)
@given(table_words, st.one_of(plain_hands, hands), move_sets)
def test_the_search_yields_the_best_changes_first_without_a_check_of_the_remaining_words(word, hand, moves):
    for find in (lambda: small().changes(word, hand, moves=moves), lambda: small().subset_in_order(word, hand)):
        ranked = sorted(find(), key=lambda new: -slow_answers.worth(new))
        assert list(find().best_first(slow_answers.VALUES)) == ranked
        assert list(islice(find().best_first(slow_answers.VALUES), 3)) == ranked[:3]


CASES = [
    (seed, moves, extra)
    for seed, (moves, extra) in enumerate(
        [
            ("AOG", []),
            ("AOGD", []),
            ("AO", []),
            ("A", []),
            ("OD", []),
            ("AOG", ["?"]),
            ("AO", ["?", "?"]),
            ("AOG", ["TH", "JX"]),
        ]
    )
]


@pytest.mark.parametrize(("seed", "moves", "extra"), CASES)
def test_the_large_dictionary_finds_exactly_the_changes_that_can_be_laid(seed, moves, extra):
    """The test checks that every word found can be laid, and that no other word of a random sample can be laid."""
    lexicon = slow_answers.large()
    random = Random(seed)
    for word in ("KIT", "TREE", "PLANET", "NEEDLES"):
        hand = [*random.sample(slow_answers.BAG, 7 - len(extra)), *extra]
        found = lexicon.changes(word, hand, moves=moves)
        words = list(found)
        assert len(words) == len(found) == len(set(words))
        for new in random.sample(words, min(12, len(words))):
            assert slow_answers.changed(word, new, hand, moves)
        letters = set(word).union("".join(hand))
        near = [new for new in slow_answers.sample(random, 40_000) if len(set(new) - letters) <= hand.count("?")]
        for new in random.sample(near, min(60, len(near))):
            assert (new in found) == slow_answers.changed(word, new, hand, moves)
