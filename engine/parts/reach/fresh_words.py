"""Fresh words: the words that the cards in hand spell."""

from collections.abc import Iterator, Sequence

from engine.lexicon import LONGEST_WORD, Lexicon
from engine.parts.reach.faces import Faces, without
from engine.parts.reach.ways import Way, Ways, dictionary, letter_values, way_of
from engine.parts.table import ADD, House
from engine.parts.words.fresh import SHORTEST


def fresh(house: House, cards: Faces, *, must: Faces = (), least: int = SHORTEST, letters: int | None = None) -> Ways:
    """The words of these cards.

    must: those of them that have to be used.
    letters: the exact number of letters.
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
    """Sets of this many fresh words, the better words first, because their order makes no difference.

    Half-laid words on the table come first, in their order.
    """
    if dictionary(house).number in (None, count):
        yield from _those_begun(house, cards, count, dictionary(house).begun[:count])


def _those_begun(house: House, cards: Faces, count: int, begun: Sequence[Lexicon]) -> Iterator[tuple[Way, ...]]:
    """Completes the half-laid words with the cards, then adds other words."""
    if not begun:
        yield from _fresh_after(house, cards, count, None)
        return
    for way in fresh(house.with_words(lambda words: begun[0]), cards):
        for others in _those_begun(house, without(cards, way.used), count - 1, begun[1:]):
            yield (way, *others)


def _fresh_after(
    house: House, cards: Faces, count: int, last: tuple[int, int, str] | None
) -> Iterator[tuple[Way, ...]]:
    """Sets of this many fresh words, none of them better than the last one before them."""
    if not count:
        yield ()
        return
    if len(cards) < SHORTEST * count:
        return
    for way in fresh(house, cards):
        text = way.text
        rank = (-way.worth, len(text), text)
        if last is None or rank >= last:
            for others in _fresh_after(house, without(cards, way.used), count - 1, rank):
                yield (way, *others)
