"""Finds splits: a word is cut, each part becomes a word, and no hand card is used twice.

For each part, `engine.lexicon.pieces` finds the words that the part can become with the whole hand. Then these words
are combined: once words are chosen for the other parts, a few set unions give the words of the last part for which
enough cards are left. This step assumes that a part keeps each of its letters that also occurs in its new word. Just
before a split is yielded, a check makes sure that the parts can really be laid together.

The best splits come first. A heap contains unfinished choices of words for the parts, sorted by their upper bounds: the
highest points that they can lead to. A choice begins with a word for one part and the highest possible points of the
other parts. Then words are chosen for the other parts, until the choice is a complete split.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations, pairwise, product
from typing import NamedTuple

from engine.lexicon.blocks import Scope
from engine.lexicon.pieces import CutPiece, Hand, Rule

Split = tuple[tuple[int, ...], tuple[str, ...]]  # the slots before which the word is cut, and the words of the parts

# The maximum number of words with equal points to try for a part before the search goes to the next choice in the heap.
_AT_ONCE = 4


class _Cut:
    """A cut word, with its parts in the order in which the search chooses words for them.

    pieces: the parts in that order.
    turn: for each part in that order, its position in the cut word.
    hopes: for each part in that order, the highest points that the later parts can score.
    """

    def __init__(self, cuts: tuple[int, ...], pieces: list[CutPiece], turn: Sequence[int], one: bool) -> None:
        self.cuts, self.turn, self._one = cuts, turn, one
        self.pieces = [pieces[number] for number in turn]
        tops = [0 if one else piece.best for piece in self.pieces]
        self.hopes = [sum(tops[number:]) for number in range(1, len(tops) + 1)]

    def points(self, depth: int, index: int) -> int:
        return self.pieces[depth].points[index] if depth == 0 or not self._one else 0

    def first(self, depth: int, scored: int) -> int:
        """The index of the first word of a part that may be combined with a word of `scored` points that is already
        chosen for the best part. If only the best part scores, the words of the other parts must not score more. If two
        parts have the same points, the one farther to the left in the cut word counts as the best."""
        if not self._one or depth == 0:
            return 0
        most = scored + (self.turn[depth] > self.turn[0])
        return bisect_left(self.pieces[depth].points, 1 - most, key=lambda points: -points)

    def in_order(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([word for _, word in sorted(zip(self.turn, words, strict=True))])


class _Open(NamedTuple):
    """An unfinished choice of words for the parts of a cut word. The search keeps these choices in a heap.

    later: whether the choice waits until all others are finished. It does if only the best part scores and a split with
    the same word for that part has already been yielded.
    cost: the highest points that the choice can lead to, as a negative number.
    ticket: a running number; among choices with equal cost, the one with the lower ticket comes first.
    cut: the cut word.
    words: the words chosen for the first parts.
    used: the letters that these words take from the hand.
    points: the points of these words.
    at: the index of the word to try for the next part.
    fitting: for the last part, the set of its words that the letters left in the hand allow; otherwise 0.
    taken: for each way to lay the chosen words, the packed cards that it takes; empty until it is computed.
    """

    later: bool
    cost: int
    ticket: int
    cut: _Cut
    words: tuple[str, ...]
    used: dict[int, int]
    points: int
    at: int
    fitting: int
    taken: tuple[int, ...]


class _SplitSearch:
    """A search for the ways to split one word with the cards of one hand, under the rules of one game."""

    def __init__(self, slots: Sequence[str], faces: Sequence[str], rule: Rule, scope: Scope) -> None:
        self._slots, self._hand, self._rule, self._scope = slots, Hand(faces, slots), rule, scope
        self._pieces: dict[tuple[int, int], CutPiece] = {}
        self._heap: list[_Open] = []
        self._tickets = 0

    def found(self, parts: int) -> Iterator[tuple[int, Split]]:
        """Yields the splits into this many parts with their points, the best first."""
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
                return  # this part can't become a word, so the other parts need no search
            pieces.append(piece)
        # The part with the most words comes last, because all words of the last part are handled together, as a set.
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

    def _open_words(self, cut: _Cut, words: tuple[str, ...], used: dict[int, int], points: int, index: int) -> None:
        """Adds a choice to the heap, in which the word with this index is to be tried for the next part."""
        depth = len(words)
        if index < len(cut.pieces[depth].words):
            most = points + cut.points(depth, index) + cut.hopes[depth]
            self._tickets += 1
            heappush(self._heap, _Open(False, -most, self._tickets, cut, words, used, points, index, 0, ()))

    def _open_fitting(
        self, cut: _Cut, words: tuple[str, ...], points: int, fitting: int, taken: tuple[int, ...], later: bool
    ) -> None:
        """Adds a choice to the heap, in which the best word of the set `fitting` is to be tried for the last part. For
        the other arguments, see `_Open`."""
        index = (fitting & -fitting).bit_length() - 1
        most = points + cut.points(len(words), index)
        self._tickets += 1
        heappush(self._heap, _Open(later, -most, self._tickets, cut, words, {}, points, index, fitting, taken))

    def _next_words(self, place: _Open) -> None:
        """Tries the next word of a choice for the next part, and a few words after it with the same points. The
        remaining words go back to the heap."""
        cut, depth, before = place.cut, len(place.words), place.used
        piece, last = cut.pieces[depth], cut.pieces[-1]
        scored = cut.points(depth, place.at)
        points = place.points + scored
        first = cut.first(depth + 1, points)
        index, behind = place.at, min(place.at + _AT_ONCE, len(piece.words))
        while index < behind and cut.points(depth, index) == scored:
            word = piece.words[index]
            used = piece.short_of(word)
            for letter, more in before.items():
                used[letter] = used.get(letter, 0) + more
            if piece is not cut.pieces[-2]:
                if self._hand.has_letters(used):
                    self._open_words(cut, (*place.words, word), used, points, first)
            elif fitting := last.left_enough(used) >> first << first:
                self._open_fitting(cut, (*place.words, word), points, fitting, (), later=False)
            index += 1
        self._open_words(cut, place.words, before, place.points, index)

    def _next_fitting(self, place: _Open) -> tuple[str, ...]:
        """Finishes a choice. Returns the words of a split if the hand can lay all of them together, with at least one
        card; otherwise an empty tuple."""
        cut, last = place.cut, place.cut.pieces[-1]
        taken, rest = place.taken, place.fitting
        # Checked now, because so far the search has only assumed that the hand can lay the chosen words together.
        if not taken:
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
            self._open_fitting(cut, place.words, place.points, rest, taken, later)
        return (*place.words, last.words[place.at]) if possible else ()


def splits(
    slots: Sequence[str], faces: Sequence[str], rule: Rule, scope: Scope, parts: int | None
) -> Iterator[tuple[int, Split]]:
    """Yields every split with its points, beginning with the fewest cuts; splits with the same number of cuts come in
    the order of their points, highest first.

    parts: the number of parts; None means any number.
    """
    search = _SplitSearch(slots, faces, rule, scope)
    for number in range(2, len(slots) // rule.least + 1) if parts is None else (parts,):
        yield from search.found(number)


def _cuts(slots: int, least: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Yields the ways to cut a word so that every part has at least `least` slots."""
    for cuts in combinations(range(least, slots - least + 1), parts - 1):
        if all(after - cut >= least for cut, after in pairwise(cuts)):
            yield cuts
