"""Finds words whose cards may come in any order: words made from a hand, from all kept cards and some others, or from
some table cards and some hand cards. The queries of the dictionary use this module. It works on blocks (all words of
one length) and on sets of words as integers; see blocks.py."""

from collections.abc import Iterator, Sequence
from itertools import product

from engine.lexicon.blocks import LengthBlock, Scope
from engine.lexicon.cells import spellings
from engine.lexicon.supply import Faces, Supply, at_least, copies, letters_of, shared_supply, together
from engine.lexicon.wordset import BlockAnswer, WordSet

# Up to this many combinations of two-letter cards are tried one by one. If there are more combinations, the words are
# checked one by one instead.
_CHOICES = 32


class _Way:
    """One way to read the cards as letters, with the conditions that a word must meet to be spelled in this way.

    counts: for each letter, the number of cards that are read as this letter.
    needed: for each letter, the minimum number of times that the word must contain it.
    pairs: pairs of letters that the word must contain side by side.
    one_of: pairs of letters, at least one of which the word must contain side by side.
    shortest: the minimum number of letters in the word.
    limits: pairs of a number and a list of entries (letter, count). A word meets an entry if it has the letter at least
    `count` times. The word must meet at least `number` entries of the list; for a number below zero, at most -`number`.
    wanted: more entries (letter, count), all of which the word must meet.
    sure: whether every word that meets the conditions above can be laid; if not, each such word must be checked
    separately.
    supply: the letters that the cards have if they are read in this way. A letter is left out if all ways to read the
    cards give the same number of it, because it is then checked only once, for all of them together.
    """

    __slots__ = ("counts", "limits", "needed", "one_of", "pairs", "shortest", "supply", "sure", "wanted")

    supply: Supply  # AnyOrder sets this attribute later

    def __init__(
        self,
        counts: list[int],
        needed: list[int],
        pairs: Sequence[str] = (),
        one_of: Sequence[str] = (),
        shortest: int = 0,
        limits: Sequence[tuple[int, list[tuple[int, int]]]] = (),
        wanted: Sequence[tuple[int, int]] = (),
        sure: bool = True,
    ) -> None:
        self.wanted = wanted
        self.counts, self.needed, self.pairs, self.one_of = counts, needed, pairs, one_of
        self.shortest, self.limits, self.sure = shortest, limits, sure

    def words(self, block: LengthBlock, out: int, short: list[int]) -> int:
        """The set of the words in a block that can be spelled if the cards are read in this way.

        out: the set of words to leave out.
        short: the result of checking the letters whose number is the same for all ways to read the cards, as a list of
        sets. Entry n - 1 is the set of the words that need at least n of these letters more than the cards have.
        """
        found = block.full
        for pair in self.pairs:  # these conditions come first, because they exclude the most words
            found &= block.side_by_side(pair)
        if self.one_of:
            found &= at_least(1, [block.side_by_side(pair) for pair in self.one_of])
        for letter, least in enumerate(self.needed):
            if least:
                found &= block.some(letter, least)
        for letter, least in self.wanted:
            found &= block.some(letter, least)
        if not found:
            return 0
        found &= block.full ^ (out | self.supply.short(block, short)[-1])
        for number, cards in self.limits:
            sets = [block.some(letter, least) for letter, least in cards]
            if number > 0:
                found &= at_least(number, sets)
            else:
                found &= ~at_least(1 - number, sets)
        return found


class AnyOrder:
    """A query for the words made of all cards of `must`, some table cards and some hand cards, in any order.

    table_min, table_max: the minimum and maximum number of table cards.
    hand_min: the minimum number of hand cards.
    cards_min: the minimum number of cards altogether.
    """

    def __init__(
        self,
        must: Sequence[str],
        table: Sequence[str],
        hand: Sequence[str],
        *,
        table_min: int = 0,
        table_max: int = 99,
        hand_min: int = 0,
        cards_min: int = 0,
    ) -> None:
        self._cards = must, table, hand
        self._must, self._table, self._hand = Faces(must), Faces(table), Faces(hand)
        self._table_min, self._table_max = table_min, min(table_max, len(table))
        self._hand_min, self._cards_min = hand_min, cards_min
        special = self._must.pairs or self._hand.pairs or self._table.pairs
        self._wilds = self._must.wilds + self._hand.wilds + self._table.wilds
        self._ways: list[_Way] = []
        if table_min <= len(table):
            if not table:
                self._ways += self._without_table()
            elif special or self._wilds:
                self._ways.append(self._roughly())
            else:
                self._ways += self._of_letters()
        self._common, supplies = shared_supply([way.counts for way in self._ways], self._wilds)
        for way, supply in zip(self._ways, supplies, strict=True):
            way.supply = supply

    def fits(self, word: str) -> bool:
        """Whether the cards can spell this word."""
        ways = spellings(
            word,
            *self._cards,
            table_min=self._table_min,
            table_max=self._table_max,
            hand_min=self._hand_min,
            cards_min=self._cards_min,
        )
        return next(ways, None) is not None

    def words(self, scope: Scope) -> WordSet:
        parts = []
        for block, out in scope:
            ways = [way for way in self._ways if way.shortest <= block.size <= way.supply.longest]
            if not ways:
                continue
            sure = doubtful = 0
            short = self._common.short(block)
            for way in ways:
                found = way.words(block, out | sure, short)
                if way.sure:
                    sure |= found
                else:
                    doubtful |= found
            parts.append(BlockAnswer(block, sure, doubtful & ~sure))
        return WordSet(parts, self.fits)

    def _without_table(self) -> Iterator[_Way]:
        must, hand = self._must, self._hand
        choices = _choices(hand.pairs)
        if len(choices) > _CHOICES:
            yield self._roughly(one_of=hand.pairs)
            choices = choices[:1]
        for (must_counts, _), (hand_counts, wanted) in product(must.readings(), hand.readings()):
            for used in choices:
                pairs = [*must.pairs, *used]
                needed = together(must_counts, letters_of(pairs))
                of_hand = max(0, self._hand_min - len(used))
                yield _Way(
                    together(needed, hand_counts),
                    needed,
                    pairs,
                    wanted=[(letter, needed[letter] + least) for letter, least in wanted],
                    shortest=max(sum(needed) + must.wilds + of_hand, self._cards_min + len(pairs)),
                    sure=not _may_overlap(pairs),
                )

    def _of_letters(self) -> Iterator[_Way]:
        """Yields the ways to read the cards if there are no two-letter cards.

        If both the hand and the table have a letter, the word may take it from either of them. So the conditions on the
        word count the cards of the hand and those of the table separately.
        """
        kinds = [self._must, self._table, self._hand]
        for must, table, hand in product(*[[counts for counts, _ in faces.readings()] for faces in kinds]):
            limits = []
            if self._table_min:
                limits.append((self._table_min, copies(must, table)))
            if self._hand_min:
                limits.append((self._hand_min, copies(must, hand)))
            if self._table_max < len(self._cards[1]):
                limits.append((-self._table_max, copies(together(must, hand), table)))
            shortest = sum(must) + self._table_min + self._hand_min
            counts = together(must, together(table, hand))
            yield _Way(counts, must, shortest=shortest, limits=limits)

    def _roughly(self, one_of: Sequence[str] = ()) -> _Way:
        """A rough way to read the cards: a two-letter card counts as two single letters and a flip as both of its
        letters. With it, a search finds every possible word, but also words that can't be laid."""
        must, table, hand = self._must, self._table, self._hand
        needed = together(must.counts, letters_of(must.pairs))
        loose = letters_of([*must.flips, *table.pairs, *table.flips, *hand.pairs, *hand.flips])
        counts = together(together(needed, loose), together(table.counts, hand.counts))
        shortest = max(sum(needed) + must.wilds + self._table_min + self._hand_min, self._cards_min)
        return _Way(counts, needed, must.pairs, one_of, shortest, sure=False)


def _choices(pairs: list[str]) -> list[tuple[str, ...]]:
    """All selections of these two-letter cards that a word may use. The first selection is empty."""
    ways: list[tuple[str, ...]] = [()]
    for face in sorted(set(pairs)):
        ways = [(*way, *[face] * number) for number in range(pairs.count(face) + 1) for way in ways]
    return ways


def _may_overlap(pairs: Sequence[str]) -> bool:
    """Whether a word could contain all of these pairs of letters side by side in such a way that two pairs share a
    letter."""
    links = any(one[-1] == other[0] for one in pairs for other in pairs if one is not other)
    return links or len(set(pairs)) < len(pairs)
