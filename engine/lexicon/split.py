"""Splits: a word is cut, each part becomes a word, and no hand card is used twice.

Each part is a question (`engine.lexicon.pieces`), asked as if it had the whole hand. Then the answers are combined:
with words chosen for the other parts, a few ORs give the set of words of the last part that have enough cards left.
That step assumes that a part keeps every letter it shares with its word; whether it can keep all of them at once is
checked when the split is about to be returned.

The best splits come first. A heap holds the open choices by the most they can score: at first a word of the first part
with the best words of the others, then the same with the words that are really left, and so on down to a split.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations, pairwise, product
from typing import NamedTuple

from engine.lexicon.blocks import Scope
from engine.lexicon.pieces import CutPiece, Hand, Rule

Split = tuple[tuple[int, ...], tuple[str, ...]]  # the slots before which the word is cut; the words of the parts

_AT_ONCE = 4  # words of a part tried together before other choices with the same score get a turn


class _Cut:
    """A word cut at certain places, its parts in the order in which words are chosen for them.

    pieces: those parts.
    turn: where each of them stands in the word.
    hopes: for each part, the most that the parts after it can score.
    """

    def __init__(self, cuts: tuple[int, ...], pieces: list[CutPiece], turn: Sequence[int], one: bool) -> None:
        self.cuts, self.turn, self._one = cuts, turn, one
        self.pieces = [pieces[number] for number in turn]
        tops = [0 if one else piece.best for piece in self.pieces]
        self.hopes = [sum(tops[number:]) for number in range(1, len(tops) + 1)]

    def worth(self, depth: int, index: int) -> int:
        return self.pieces[depth].worths[index] if depth == 0 or not self._one else 0

    def first(self, depth: int, scored: int) -> int:
        """The index of the first word of a part that may stand beside a word with this score.

        Where only one part scores, it is the best; among equal parts, the one that stands first in the word.
        """
        if not self._one or depth == 0:
            return 0
        most = scored + (self.turn[depth] > self.turn[0])
        return bisect_left(self.pieces[depth].worths, 1 - most, key=lambda worth: -worth)

    def in_order(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([word for _, word in sorted(zip(self.turn, words, strict=True))])


class _Open(NamedTuple):
    """An open choice in the heap.

    later: whether it waits until the end: where only one part scores, another partner for a word that has had one.
    cost: the most it can score, negated.
    ticket: the order of arrival, for equal costs.
    cut: the cut word.
    words: the words chosen for the first parts.
    used: the letters that these words take from the hand.
    worth: the points of these words.
    at: the index of the word to try for the next part.
    fitting: for the last part, the set of its words for which the hand suffices.
    taken: the exact packed cards that the words take, one for each way; empty until they are computed.
    """

    later: bool
    cost: int
    ticket: int
    cut: _Cut
    words: tuple[str, ...]
    used: dict[int, int]
    worth: int
    at: int
    fitting: int
    taken: tuple[int, ...]


class _SplitSearch:
    """The search for the splits of one word, with one hand and one rule."""

    def __init__(self, slots: Sequence[str], faces: Sequence[str], rule: Rule, scope: Scope) -> None:
        self._slots, self._hand, self._rule, self._scope = slots, Hand(faces, slots), rule, scope
        self._pieces: dict[tuple[int, int], CutPiece] = {}
        self._heap: list[_Open] = []
        self._tickets = 0

    def found(self, parts: int) -> Iterator[tuple[int, Split]]:
        """Yields the splits in this many parts with their points, the best first."""
        for cuts in _cuts(len(self._slots), self._rule.least, parts):
            self._begin(cuts)
        while self._heap:
            place = heappop(self._heap)
            if not place.fitting:
                self._next_words(place)
            elif words := self._next_fitting(place):
                yield -place.cost, (place.cut.cuts, place.cut.in_order(words))

    def _begin(self, cuts: tuple[int, ...]) -> None:
        ends = (*cuts, len(self._slots))
        pieces = []
        for start, end in zip((0, *cuts), ends, strict=True):
            piece = self._piece(start, end)
            if not piece.words or (not self._rule.one and piece.best < 0):
                return  # common in a small dictionary: the other parts need no search
            pieces.append(piece)
        # The part with the most words comes last: sets do the work there.
        order = sorted(range(len(pieces)), key=lambda number: len(pieces[number].words))
        one = self._rule.one
        turns = [[number, *order[:at], *order[at + 1 :]] for at, number in enumerate(order)] if one else [order]
        for turn in turns:
            self._open_words(_Cut(cuts, pieces, turn, one), (), {}, 0, 0)

    def _piece(self, start: int, end: int) -> CutPiece:
        found = self._pieces.get((start, end))
        if found is None:
            found = CutPiece(self._slots[start:end], self._hand, self._rule, self._scope)
            self._pieces[start, end] = found
        return found

    def _open_words(self, cut: _Cut, words: tuple[str, ...], used: dict[int, int], worth: int, index: int) -> None:
        """Pushes the choice to try the word with this index for the next part."""
        depth = len(words)
        if index < len(cut.pieces[depth].words):
            most = worth + cut.worth(depth, index) + cut.hopes[depth]
            self._tickets += 1
            heappush(self._heap, _Open(False, -most, self._tickets, cut, words, used, worth, index, 0, ()))

    def _open_fitting(
        self, cut: _Cut, words: tuple[str, ...], worth: int, fitting: int, taken: tuple[int, ...], later: bool
    ) -> None:
        """Pushes the choice to try the best of these words for the last part."""
        index = (fitting & -fitting).bit_length() - 1
        most = worth + cut.worth(len(words), index)
        self._tickets += 1
        heappush(self._heap, _Open(later, -most, self._tickets, cut, words, {}, worth, index, fitting, taken))

    def _next_words(self, place: _Open) -> None:
        """Takes the word for this part, and some after it with the same score; leaves the rest open."""
        cut, depth, before = place.cut, len(place.words), place.used
        piece, last = cut.pieces[depth], cut.pieces[-1]
        scored = cut.worth(depth, place.at)
        worth = place.worth + scored
        first = cut.first(depth + 1, worth)
        index, behind = place.at, min(place.at + _AT_ONCE, len(piece.words))
        while index < behind and cut.worth(depth, index) == scored:
            word = piece.words[index]
            used = piece.short_of(word)
            for letter, more in before.items():
                used[letter] = used.get(letter, 0) + more
            if piece is not cut.pieces[-2]:
                if self._hand.has_letters(used):
                    self._open_words(cut, (*place.words, word), used, worth, first)
            elif fitting := last.left_enough(used) >> first << first:
                self._open_fitting(cut, (*place.words, word), worth, fitting, (), later=False)
            index += 1
        self._open_words(cut, place.words, before, place.worth, index)

    def _next_fitting(self, place: _Open) -> tuple[str, ...]:
        """The words of a split, if one hand can lay them all together with at least one card; otherwise nothing."""
        cut, last = place.cut, place.cut.pieces[-1]
        taken, rest = place.taken, place.fitting
        if not taken:  # so far the words before it were only assumed to be possible
            ways = [piece.usages(word) for piece, word in zip(cut.pieces, place.words, strict=False)]
            taken = tuple([cards for cards in map(sum, product(*ways)) if self._hand.holds(cards)])
            rest &= last.left_by(taken)
        possible = False
        if rest >> place.at & 1:
            rest ^= 1 << place.at
            own = last.usages(last.words[place.at])
            possible = any(cards and self._hand.holds(cards) for cards in map(sum, product(taken, own)))
        if rest:
            later = place.later or (possible and self._rule.one)
            self._open_fitting(cut, place.words, place.worth, rest, taken, later)
        return (*place.words, last.words[place.at]) if possible else ()


def splits(
    slots: Sequence[str], faces: Sequence[str], rule: Rule, scope: Scope, parts: int | None
) -> Iterator[tuple[int, Split]]:
    """Yields every split with its points: few cuts first, then the best. parts: how many parts; None means any
    number."""
    search = _SplitSearch(slots, faces, rule, scope)
    for number in range(2, len(slots) // rule.least + 1) if parts is None else (parts,):
        yield from search.found(number)


def _cuts(slots: int, least: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Yields the ways to cut a word so that every part has at least `least` slots."""
    for cuts in combinations(range(least, slots - least + 1), parts - 1):
        if all(after - cut >= least for cut, after in pairwise(cuts)):
            yield cuts
