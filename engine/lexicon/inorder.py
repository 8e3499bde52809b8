"""Finds words over table cards that keep their order: changes, pick-ups in order, frames, half-laid plays.

The table's cards are cells from left to right: a slot stays or is covered, a fixed card stays, a card that may leave is
used or not; new cards may come between the cells. A word can be laid if the cells have all letters that the hand lacks
for it, in order and with room between them for the slots that are covered. So one number describes a letter that is
kept: its shift, how many places it has moved to the right. From one kept cell to the next the shift never shrinks.
`engine.lexicon.chain` carries sets of words from cell to cell, one set for each shift, for all words at once.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from engine.lexicon.blocks import LengthBlock, Scope
from engine.lexicon.cells import FIXED, MAY, SLOT, Cell, changed, layings, leaves_unchanged
from engine.lexicon.chain import ChainCell, in_order
from engine.lexicon.supply import Faces, Supply, at_least, copies, letters_of, together, what_is_common
from engine.lexicon.wordset import BlockAnswer, WordSet

FEW = 8  # up to this many words, such as those just typed, are tried one by one: that is quicker than sets


class _Reading:
    """One way to read the hand.

    counts: how many of each letter it has.
    beyond: how many of each letter there are without the free cells.
    supply: the available letters, except those that are the same in every way.
    exact: whether sets alone can answer.
    pairs: its two-letter cards, if this way takes them apart.
    wanted: pairs (letter, count) that must all be true of a word.
    """

    __slots__ = ("beyond", "counts", "exact", "pairs", "supply", "wanted")

    supply: Supply

    def __init__(
        self,
        counts: list[int],
        beyond: list[int],
        exact: bool,
        pairs: Sequence[str],
        wanted: Sequence[tuple[int, int]],
    ) -> None:
        self.counts, self.beyond = counts, beyond
        self.exact, self.pairs, self.wanted = exact, pairs, wanted


class _Candidates:
    """The words of a block that one way to read the hand may be able to lay, after a first check.

    words: the set of these words.
    short: sets of words that lack one letter, two, ... which wilds replace.
    beyond: how many of each letter there are without the free cells.
    unclear: words to check one by one.
    idle: words that may need no free card of the table.
    """

    __slots__ = ("beyond", "idle", "short", "unclear", "words")

    def __init__(self, words: int, short: list[int], beyond: list[int], unclear: int) -> None:
        self.words, self.short, self.beyond, self.unclear = words, short, beyond, unclear
        self.idle = 0


class InOrder:
    """One question: which words can be laid over these cells with these hand cards?

    moves: the permitted ones of A O G D.
    keep: the fewest table cards that must stay.
    lay: the fewest hand cards to lay.
    must: hand cards that have to be used; `hand` lists them too.
    closed: whether new cards are forbidden before the first cell, and after the last.
    first_stays: whether the letter of the first slot stays first, though a duplicate may cover it.
    before: the table word, which is an answer only if duplicates alone are laid.
    pair: whether two neighbouring slots must stay.
    """

    def __init__(
        self,
        cells: Sequence[tuple[int, str]],
        hand: Sequence[str],
        moves: str = "A",
        *,
        keep: int = 0,
        lay: int = 1,
        must: Sequence[str] = (),
        closed: tuple[bool, bool] = (False, False),
        first_stays: bool = False,
        before: str = "",
        pair: bool = False,
    ) -> None:
        self._cells, self._hand, self._moves = cells, hand, moves
        self._keep, self._lay, self._must = keep, lay, must
        self._closed = closed[0] or first_stays, closed[1]
        self._first = cells[0][1] if first_stays else ""
        self._first_stays = first_stays
        self._before, self._pair = before, pair

    def _ask_sets(self) -> None:
        """Computes the values that the questions to sets need."""
        cells, moves, must, pair, first_stays = self._cells, self._moves, self._must, self._pair, self._first_stays
        roles = [role for role, _ in cells]
        stay = not ("O" in moves or "G" in moves) or (pair and roles.count(SLOT) == 2)  # then every slot has to
        self._bound = [role == FIXED or (role == SLOT and stay) for role in roles]
        if first_stays:
            self._bound[0] = True
        self._roles = roles
        self._leaving = MAY in roles
        self._places = len(roles) - roles.count(MAY)
        self._stays_anyway = any(bound and role == SLOT for bound, role in zip(self._bound, roles, strict=True))
        self._fixed = letters_of([face for bound, (_, face) in zip(self._bound, cells, strict=True) if bound])
        self._free = letters_of([face for bound, (_, face) in zip(self._bound, cells, strict=True) if not bound])
        self._wanted = letters_of([face for face in must if _is_letter(face)])
        both = max if "D" in moves else int.__add__  # where duplicates are permitted, one letter may do for both
        needed = map(both, self._fixed, self._wanted)
        self._needed = [(letter, least) for letter, least in enumerate(needed) if least]
        self._covers = any(not bound and role == SLOT for bound, role in zip(self._bound, roles, strict=True))
        self._spots = self._as_spots()
        self._plain = all(len(face) == 1 for _, face in cells)
        faces = Faces(self._hand)
        self._wilds = faces.wilds
        self._readings = list(self._read(faces))
        everything = [together(reading.beyond, self._free) for reading in self._readings]
        self._common, supplies = what_is_common(everything, self._wilds)
        for reading, supply in zip(self._readings, supplies, strict=True):
            reading.supply = supply

    def _as_spots(self) -> list[ChainCell]:
        """The cells as the chain sees them."""
        spots = [
            ChainCell(ord(face[0]) - 65, number - self._roles[:number].count(MAY), role == MAY, self._bound[number])
            for number, (role, face) in enumerate(self._cells)
        ]
        for end, shut in zip((0, -1), self._closed, strict=True):
            if shut and self._bound[end]:
                spots[end].pinned = end
        return spots

    def _read(self, faces: Faces) -> Iterator[_Reading]:
        """Yields every way to read the hand.

        Where there are two-letter cards, one way takes them apart, so that no word is missed.
        """
        exact = self._plain and self._is_exact()
        if self._plain:
            for counts, wanted in faces.readings():
                yield self._reading(counts, exact, wanted=wanted)
        if faces.pairs or not self._plain:
            loose = together(faces.counts, letters_of([*faces.flips, *faces.pairs]))
            yield self._reading(loose, False, faces.pairs)

    def _is_exact(self) -> bool:
        """Whether sets alone can answer if there are only single letters and wilds."""
        if self._leaving and ("A" not in self._moves or self._covers):
            return False
        if (self._closed[0] and not self._bound[0]) or (self._closed[1] and not self._bound[-1]):
            return False
        if not all(_is_letter(face) for face in self._must):
            return False
        here = "".join([face for _, face in self._cells])  # any other word takes a hand card
        return (
            self._keep <= 1
            and (not self._pair or self._bound.count(True) >= 2)
            and (self._leaving or self._lay == 0 or (self._lay == 1 and self._before == here))
        )

    def _reading(
        self,
        counts: list[int],
        exact: bool,
        pairs: Sequence[str] = (),
        wanted: Sequence[tuple[int, int]] = (),
    ) -> _Reading:
        return _Reading(counts, together(self._fixed, counts), exact, pairs, [*self._needed, *wanted])

    def fits(self, word: str) -> bool:
        """Whether this word can be laid."""
        return next(self.ways(word), None) is not None

    def ways(self, word: str) -> Iterator[tuple[Cell, ...]]:
        """Yields every way to lay this word."""
        if not word.startswith(self._first):
            return iter(())
        ways = layings(
            self._cells,
            word,
            self._hand,
            self._moves,
            keep=self._keep,
            lay=self._lay,
            must=self._must,
            closed=self._closed,
            pair=self._pair,
        )
        if self._first_stays:  # a card of two letters may begin with the same one
            ways = (way for way in ways if leaves_unchanged(way[0]))
        return changed(ways, word == self._before)

    def words(self, scope: Scope) -> WordSet:
        if sum([block.count for block, _ in scope]) <= FEW:
            return WordSet([BlockAnswer(block, block.sift(block.full & ~out, self._may_fit)) for block, out in scope])
        self._ask_sets()
        return WordSet(list(self._parts(scope)), self.fits)

    def _may_fit(self, word: str) -> bool:
        """The same as `fits`, but a word that is too short, or cannot keep two neighbours, is rejected at once."""
        slots = [face for role, face in self._cells if role != MAY]
        if len(word) < len(slots) or (self._pair and not any(a in word and b in word for a, b in pairwise(slots))):
            return False
        return self.fits(word)

    def _parts(self, scope: Scope) -> Iterator[BlockAnswer]:
        for block, out in scope:
            if block.size == len(self._before):
                index = block.find(self._before)
                if index >= 0 and not ("D" in self._moves and self.fits(self._before)):
                    out |= 1 << index
            extra = block.size - self._places  # places for new cards and for used cards that could have left
            readings = [reading for reading in self._readings if self._reaches(reading, block.size, extra)]
            short = self._common.short(block) if readings else []
            by_reading = [
                candidates
                for reading in readings
                if (candidates := self._candidates(block, out, extra, reading, short)) is not None
            ]
            if not by_reading:
                continue
            if self._pair and self._plain:
                neighbours = self._neighbours(block, extra)
                for candidates in by_reading:
                    candidates.words &= neighbours
            most = 0
            for candidates in by_reading:
                most |= candidates.words
            yield BlockAnswer(block, most, work=self._settling(block, by_reading))

    def _reaches(self, reading: _Reading, size: int, extra: int) -> bool:
        """Whether there can be words of this size."""
        grows = "A" in self._moves or self._leaving or reading.pairs or not self._plain
        if extra < 0 or (extra and not grows) or size > reading.supply.longest:
            return False
        least = self._lay + (0 if self._stays_anyway else self._keep) if self._leaving and not self._covers else 0
        return extra >= least

    def _candidates(
        self, block: LengthBlock, out: int, extra: int, reading: _Reading, short: list[int]
    ) -> _Candidates | None:
        """The words that may be possible, judged by their letters and by each cell alone.

        short: words that lack letters which are the same in every way to read the hand.
        """
        short = reading.supply.short(block, short)
        these = block.full ^ (out | short[-1])
        for letter, least in reading.wanted:
            these &= block.some(letter, least)
        if not these:
            return None
        candidates = _Candidates(these, short, reading.beyond, 0 if reading.exact else block.full)
        if self._plain:
            if reading.pairs:  # a word without any of them was found before
                candidates.words &= at_least(1, [block.side_by_side(pair) for pair in reading.pairs])
            self._narrow(block, candidates, reading.counts, extra)
        return candidates if candidates.words else None

    def _narrow(self, block: LengthBlock, candidates: _Candidates, counts: list[int], extra: int) -> None:
        """Leaves only the words that may be possible, judged by each cell alone."""
        for spot in self._spots:
            if spot.bound and candidates.words:
                candidates.words &= spot.window(block, extra)
        if self._keep and not self._stays_anyway and not self._pair:  # a kept pair already implies a kept card
            # A word that needs a letter of the table keeps that card. For the others some slot must be able to stay.
            candidates.idle = self._idle(block, candidates.words, counts)
            if candidates.idle:
                cells = zip(self._spots, self._roles, strict=True)
                free = at_least(1, [spot.window(block, extra) for spot, role in cells if role != FIXED])
                candidates.words &= free | ~candidates.idle
        if self._leaving and self._lay > self._wilds:
            brought = [block.some(letter, least) for letter, least in copies(self._fixed, counts)]
            candidates.words &= at_least(self._lay - self._wilds, brought)
        if candidates.words and self._must:
            candidates.unclear |= self._shut_out(block, candidates.words, counts)

    def _settling(self, block: LengthBlock, by_reading: list[_Candidates]) -> Callable[[int], tuple[int, int]]:
        def settled(words: int) -> tuple[int, int]:
            sure = doubtful = 0
            for candidates in by_reading:
                found, unclear = self._laid(block, candidates, words)
                sure |= found & ~unclear
                doubtful |= found & unclear
            return sure, doubtful & ~sure

        return settled

    def _laid(self, block: LengthBlock, candidates: _Candidates, words: int) -> tuple[int, int]:
        """The words whose letters are found in order, and the words to check one by one."""
        these = candidates.words & words
        if not self._plain:
            return these, candidates.unclear
        extra = block.size - self._places
        starts = [these & ~missing for missing in candidates.short]
        tries = [(starts, self._spots, candidates.beyond)]
        if self._keep and not self._stays_anyway and FIXED in self._roles:
            # A draft's own cards stand between the slots, so each slot that could stay beside them is tried in turn.
            tries = [([start & ~candidates.idle for start in starts], self._spots, candidates.beyond)]
            for one in self._spots if these & candidates.idle else ():
                if not one.bound:
                    bound = [spot.stay() if spot is one else spot for spot in self._spots]
                    tries.append(
                        ([start & candidates.idle for start in starts], bound, _with(candidates.beyond, one.letter))
                    )
        found, unclear = 0, candidates.unclear
        for start, cells, letters in tries:
            laid, doubt = in_order(block, cells, start, letters, extra)
            found |= laid
            unclear |= doubt
        return found, unclear

    def _idle(self, block: LengthBlock, these: int, counts: list[int]) -> int:
        """The words that may need no free card of the table."""
        if not self._wilds:
            for letter, count in enumerate(self._free):
                if count:
                    these &= ~block.some(letter, self._fixed[letter] + counts[letter] + 1)
        return these

    def _shut_out(self, block: LengthBlock, these: int, counts: list[int]) -> int:
        """Words where a table card could occupy the place of a hand card that must be used.

        There is no doubt if the word has enough of that letter for both. A duplicate covers the table card, unless that
        is the only card that can stay.
        """
        found = 0
        for letter, wanted in enumerate(self._wanted):
            fixed, free = self._fixed[letter], self._free[letter]
            if wanted and "D" in self._moves and not fixed:
                if free:
                    found |= self._idle(block, these, counts) & ~block.some(letter, wanted + 1)
            elif wanted and (fixed or free):
                found |= these & ~block.some(letter, fixed + free + wanted)
        return found

    def _neighbours(self, block: LengthBlock, extra: int) -> int:
        """Words in which two neighbouring slots can stay, judged without the other slots."""
        found = 0
        for spot, following in pairwise(self._spots):
            held = 0
            one, other = block.places(spot.letter), block.places(following.letter)
            for shift in range(extra + 1):
                held |= one[spot.before + shift]
                found |= held & other[following.before + shift]
        return found


def _is_letter(face: str) -> bool:
    return len(face) == 1 and face.isalpha()


def _with(counts: list[int], letter: int) -> list[int]:
    return [*counts[:letter], counts[letter] + 1, *counts[letter + 1 :]]
