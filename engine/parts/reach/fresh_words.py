"""Finds fresh words: words that can be spelled with the cards in hand."""

from collections.abc import Iterator, Sequence

from engine.lexicon import LONGEST_WORD, Lexicon
from engine.parts.reach.faces import Faces, without
from engine.parts.reach.ways import Way, Ways, dictionary, letter_values, way_of
from engine.parts.table import ADD, House
from engine.parts.words.fresh import SHORTEST


def fresh(house: House, cards: Faces, *, must: Faces = (), least: int = SHORTEST, letters: int | None = None) -> Ways:
    """The ways to lay a word of these cards.

    must: the cards that must be used; they are among `cards`.
    letters: the exact number of letters of the word; None if the number is not fixed.
    """
    lexicon = dictionary(house)
    low, high = (least, LONGEST_WORD) if letters is None else (letters, letters)
    rest = without(cards, must)
    if must:
        found = lexicon.re_arrangements(must, rest, hand_min=0, shortest=low, longest=high)
    else:
        found = lexicon.words_of(cards, shortest=low, longest=high)
    singles = all(len(face) == 1 and face.isalpha() for face in cards)
    for word in found.best_first(letter_values(house)):
        if singles:
            yield way_of(house, None, [(ADD, letter, None) for letter in word])
        else:
            for cells in lexicon.spellings(word, (), rest, must=must):
                yield way_of(house, None, [(ADD, hand or table, None) for _, hand, table in cells])


def fresh_sets(house: House, cards: Faces, count: int) -> Iterator[tuple[Way, ...]]:
    """Yields sets of this many fresh words, the most valuable words first. No set is yielded again with its words in
    another order. If the player has half laid some words, each set begins with completions of these words, in the same
    order."""
    if dictionary(house).number in (None, count):
        yield from _half_laid_words(house, cards, count, dictionary(house).half_laid[:count])


def _half_laid_words(house: House, cards: Faces, count: int, half_laid: Sequence[Lexicon]) -> Iterator[tuple[Way, ...]]:
    """Yields sets of fresh words that begin with completions of the words that the player has half laid; any other
    words follow."""
    if not half_laid:
        yield from _fresh_after(house, cards, count, None)
        return
    for way in fresh(house.with_words(lambda words: half_laid[0]), cards):
        for others in _half_laid_words(house, without(cards, way.used), count - 1, half_laid[1:]):
            yield (way, *others)


def _fresh_after(
    house: House, cards: Faces, count: int, last: tuple[int, int, str] | None
) -> Iterator[tuple[Way, ...]]:
    """Yields sets of this many fresh words. In each set, the words are in the order of their rank, so that no set is
    repeated in another order.

    last: the rank of the preceding word in the set; None for the first word.
    """
    if not count:
        yield ()
        return
    if len(cards) < SHORTEST * count:
        return
    for way in fresh(house, cards):
        text = way.text
        rank = (-way.value, len(text), text)
        if last is None or rank >= last:
            for others in _fresh_after(house, without(cards, way.used), count - 1, rank):
                yield (way, *others)
