"""Changes, pick-ups in order, frames and half-laid plays: the answers agree with trying every step."""

from collections import Counter
from itertools import islice
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.lexicon import chain, open_lexicon
from tests.lexicon import slowly
from tests.lexicon.samples import hands, move_sets, plain_hands, small, small_words, table_words


@settings(max_examples=250)
@given(table_words, st.one_of(plain_hands, hands), move_sets)
def test_changes_are_exactly_those_that_a_slow_search_finds(word, hand, moves):
    found = small().changes(word, hand, moves=moves)
    assert list(found) == [new for new in small_words() if slowly.changed(word, new, hand, moves)]


@settings(max_examples=150)
@given(st.data(), table_words, st.one_of(plain_hands, hands), move_sets)
def test_changes_use_a_card_that_must_be_used(data, word, hand, moves):
    must = [data.draw(st.sampled_from(hand))]
    keep_first = data.draw(st.booleans())
    found = small().changes(word, hand, moves=moves, must=must, keep_first=keep_first)
    assert list(found) == [
        new for new in small_words() if slowly.changed(word, new, hand, moves, must=must, keep_first=keep_first)
    ]


def test_a_first_letter_that_stays_is_not_covered_by_a_card_of_two_letters():
    found = small().changes("CAR", ["T", "CH"], moves="AO", must=["T"], keep_first=True)
    assert list(found) == ["CAT"]


@settings(max_examples=150)
@given(st.data(), table_words, st.one_of(plain_hands, hands), move_sets)
def test_a_dictionary_of_a_few_words_gives_the_same_changes(data, word, hand, moves):
    found = list(small().changes(word, hand, moves=moves))
    few = data.draw(st.lists(st.sampled_from(found or small_words()), max_size=3, unique=True))
    few += data.draw(st.lists(st.sampled_from(small_words()), max_size=3, unique=True))
    assert set(open_lexicon(only=few).changes(word, hand, moves=moves)) == set(found) & set(few)


@given(st.lists(st.sampled_from(["TH", "S", "E", "A", "T", "EE"]), min_size=2, max_size=4), hands, move_sets)
def test_a_word_with_two_letter_cards_has_the_right_changes(word, hand, moves):
    found = small().changes(word, hand, moves=moves)
    assert list(found) == [new for new in small_words() if slowly.changed(word, new, hand, moves)]


@given(table_words, hands, move_sets)
def test_arrangements_are_complete_and_correct(word, hand, moves):
    for new in islice(small().changes(word, hand, moves=moves), 3):
        told = list(small().arrangements(word, new, hand, moves))
        tried = {
            tuple(
                (kind, slowly.written(face, letters) if face else None, old or None) for kind, face, letters, old in way
            )
            for way in slowly.changes(word, new, hand, moves)
        }
        assert len(told) == len(set(told))
        assert set(told) == tried


@settings(max_examples=200)
@given(table_words, st.one_of(plain_hands, hands), st.sampled_from([0, 1]), st.sampled_from([1, 2, 3]))
def test_pick_ups_keep_the_table_cards_in_order(table, hand, table_min, hand_min):
    found = small().subset_in_order(table, hand, table_min=table_min, hand_min=hand_min, other_than=table)
    assert list(found) == [
        word
        for word in small_words()
        if word != table and slowly.picked_up(table, word, hand, table_min=table_min, hand_min=hand_min)
    ]


@given(table_words, st.one_of(plain_hands, hands))
def test_a_frame_keeps_its_first_and_last_letter(table, hand):
    first, inner, last = table[0], table[1:-1], table[-1]
    found = small().subset_in_order(inner, hand, table_min=0, first=first, last=last, other_than=table)
    assert list(found) == [
        word
        for word in small_words()
        if word != table
        and len(word) > 2
        and word[0] == first
        and word[-1] == last
        and slowly.picked_up(inner, word[1:-1], hand, table_min=0)
    ]


def test_the_moves_of_the_rule_sheet_are_found():
    lexicon = open_lexicon(only=["KIT", "SKIM", "EXIT", "EARTH"])
    assert list(lexicon.changes("KIT", "SM", moves="AO")) == ["SKIM"]
    assert list(lexicon.changes("KIT", "SM", moves="A")) == []
    assert list(lexicon.changes("SKIM", "EXT", moves="O")) == ["EXIT"]
    assert (("over", "E", "E"), ("swap", "A", "X"), ("over", "R", "I"), ("stay", None, "T"), ("add", "H", None)) in set(
        lexicon.arrangements("EXIT", "EARTH", "EARH")
    )


def test_an_unchanged_word_needs_duplicates_alone():
    lexicon = open_lexicon(only=["TEE"])
    assert list(lexicon.changes("TEE", "E", moves="OD")) == ["TEE"]
    assert list(lexicon.changes("TEE", "E", moves="AO")) == []
    assert list(lexicon.changes("TEE", "X", moves="OD")) == []


@st.composite
def drafts(draw):
    """A table word with some hand cards laid on it or between its cards, and the cards that are left."""
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
            itself = card.rpartition("=")[2] == letter  # nobody exchanges a letter for the same
            kinds = ["over"] if itself else ["over", "swap"]
            draft.append((draw(st.sampled_from(kinds)), card, letter))
        else:
            draft.append(("stay", None, letter))
    if left and draw(st.integers(0, 4)) == 0:
        draft.append(("add", take(), None))
    return draft, left


@settings(max_examples=250)
@given(drafts(), st.sampled_from(["A", "AO", "AOGD", "O"]))
def test_completions_of_a_half_laid_change_are_those_that_a_slow_search_finds(draft, moves):
    """Cards already laid may break the permitted moves: the table judges them when the play is made."""
    laid, left = draft
    found = small().completions(laid, left, moves=moves)
    table = "".join(old for _, _, old in laid if old)
    for new in small_words():
        if new != table:
            assert (new in found) == slowly.completed(laid, new, left, moves)
    assert bool(found) == (len(found) > 0)
    assert len(found) == len(list(found))


@given(plain_hands, plain_hands)
def test_completions_of_a_fresh_word_keep_the_laid_cards_in_order(laid, left):
    found = small().completions([("add", card, None) for card in laid], left, moves="A")

    def holds(word: str) -> bool:
        letters = iter(word)
        return all(letter in letters for letter in laid)

    assert list(found) == [word for word in small().re_arrangements(laid, left, hand_min=0) if holds(word)]


@given(plain_hands, st.lists(st.sampled_from([("may", None, "E"), ("may", None, "T"), ("add", "E", None)]), max_size=5))
def test_a_card_that_stays_and_a_card_laid_beside_it_count_as_two(hand, draft):
    """The draft has table cards that may leave, and cards laid between them."""

    def laid(cells, rest, cards, kept):
        if not cells and not rest:
            return kept
        if cells:
            kind, card, old = cells[0]
            if kind == "may" and laid(cells[1:], rest, cards, kept):
                return True
            if rest.startswith(card or old) and laid(cells[1:], rest[1:], cards, kept or kind == "may"):
                return True
        return rest[:1] in cards and laid(cells, rest[1:], slowly.less(cards, rest[0]), kept)

    if any(kind == "add" for kind, _, _ in draft):
        found = small().completions(draft, hand, moves="A")
        table = "".join([old for _, _, old in draft if old])
        fit = [word for word in small_words() if laid(draft, word, Counter(hand), not table)]
        assert list(found) == [word for word in fit if word != table]


@settings(max_examples=250)
@given(table_words, st.one_of(plain_hands, hands), move_sets, drafts())
def test_checking_words_one_by_one_gives_the_same_answers_as_sets(word, hand, moves, draft):
    """Few words are checked one by one and many as sets."""
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
def test_the_best_come_first_without_a_check_of_the_others(word, hand, moves):
    for find in (lambda: small().changes(word, hand, moves=moves), lambda: small().subset_in_order(word, hand)):
        ranked = sorted(find(), key=lambda new: -slowly.worth(new))
        assert list(find().best_first(slowly.VALUES)) == ranked
        assert list(islice(find().best_first(slowly.VALUES), 3)) == ranked[:3]


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
def test_the_large_dictionary_gives_the_right_changes(seed, moves, extra):
    """Every word found can be laid; of a sample of all words, those that are not found cannot be laid."""
    lexicon = open_lexicon("large")
    random = Random(seed)
    for word in ("KIT", "TREE", "PLANET", "NEEDLES"):
        hand = [*random.sample(slowly.BAG, 7 - len(extra)), *extra]
        found = lexicon.changes(word, hand, moves=moves)
        words = list(found)
        assert len(words) == len(found) == len(set(words))
        for new in random.sample(words, min(12, len(words))):
            assert slowly.changed(word, new, hand, moves)
        letters = set(word).union("".join(hand))
        near = [new for new in slowly.sample(lexicon, random, 40_000) if len(set(new) - letters) <= hand.count("?")]
        for new in random.sample(near, min(60, len(near))):
            assert (new in found) == slowly.changed(word, new, hand, moves)
