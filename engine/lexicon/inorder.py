"""Finds words over table cards that keep their order: changes, words that pick up some cards in order, words between
fixed ends, and half-laid plays.

The table cards are called cells, from left to right. There are three kinds of cells: the card of a slot stays or is
covered by a hand card; a fixed card stays; a card that may leave either stays in the word or leaves the table. A cell
is free if its card need not stay, otherwise it is bound. New cards may come between the cells. A word can be laid if
the cells give, in order, all letters that the hand lacks for the word, with room between these letters for the covered
slots. The shift of a table card that stays is the number of places by which new cards before it move it to the right.
From one such card to the next, the shift never decreases. `engine.lexicon.chain` uses this fact to check all words of a
block (all words of one length) together, with one set of words for each cell and shift.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from engine.lexicon.blocks import LengthBlock, Scope
from engine.lexicon.cells import FIXED, MAY, SLOT, Cell, changed, layings, leaves_unchanged
from engine.lexicon.chain import ChainCell, in_order
from engine.lexicon.supply import Faces, Supply, at_least, copies, letters_of, shared_supply, together
from engine.lexicon.wordset import BlockAnswer, WordSet

FEW = 8  # up to this many words are tried one by one; for more words, working with sets is faster


class _Reading:
    """One way to read the cards in the hand as letters.

    counts: for each letter, the number that the hand has in this reading.
    beyond: for each letter, the number of cards with it that are available without the free cells (table cards that
    need not stay).
    supply: the letters that are available in this reading. A letter is left out if its number is the same in every
    reading, because it is then checked only once, for all readings together.
    exact: whether sets alone can answer the query, without checking single words.
    pairs: the two-letter cards that this reading splits into single letters.
    wanted: entries (letter, count); a word must have at least `count` of each such letter.
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
    """The words of a block that may be possible with one reading of the hand, after a first check.

    words: the set of these words.
    short: a list of sets. Entry n - 1 is the set of the words that need at least n letters more than are available, so
    that wilds must replace these letters.
    beyond: for each letter, the number of cards with it that are available without the free cells (table cards that
    need not stay).
    unclear: the set of the words that must be checked one by one.
    idle: the set of the words for which the hand and the bound cells may be enough, without a free cell.
    """

    __slots__ = ("beyond", "idle", "short", "unclear", "words")

    def __init__(self, words: int, short: list[int], beyond: list[int], unclear: int) -> None:
        self.words, self.short, self.beyond, self.unclear = words, short, beyond, unclear
        self.idle = 0


class InOrder:
    """A query for the words that can be laid over these table cells with these hand cards.

    moves: the permitted moves among A (add), O (overlay), G (give and take), D (duplicate).
    keep: the minimum number of table cards that must stay.
    lay: the minimum number of hand cards to lay.
    must: the hand cards that must be used; they are also in `hand`.
    closed: two values: whether no new card may come before the first cell, and whether no new card may come after the
    last.
    first_stays: whether the word must still begin with the letter of the first slot; a duplicate may cover this slot.
    before: the table word itself, which is an answer only if it can be laid with nothing but duplicates.
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
        """Computes the values that `_parts` needs to answer the query with sets of words."""
        cells, moves, must, pair, first_stays = self._cells, self._moves, self._must, self._pair, self._first_stays
        roles = [role for role, _ in cells]
        # No slot may be covered if the moves don't allow this, or if there are only two slots and both must stay.
        stay = not ("O" in moves or "G" in moves) or (pair and roles.count(SLOT) == 2)
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
        # If duplicates are permitted, a hand card may cover a table card with the same letter, so the word need not
        # have the letter twice.
        both = max if "D" in moves else int.__add__
        needed = map(both, self._fixed, self._wanted)
        self._needed = [(letter, least) for letter, least in enumerate(needed) if least]
        self._covers = any(not bound and role == SLOT for bound, role in zip(self._bound, roles, strict=True))
        self._spots = self._as_spots()
        self._plain = all(len(face) == 1 for _, face in cells)
        faces = Faces(self._hand)
        self._wilds = faces.wilds
        self._readings = list(self._read(faces))
        everything = [together(reading.beyond, self._free) for reading in self._readings]
        self._common, supplies = shared_supply(everything, self._wilds)
        for reading, supply in zip(self._readings, supplies, strict=True):
            reading.supply = supply

    def _as_spots(self) -> list[ChainCell]:
        """The table cells in the form that `engine.lexicon.chain` uses."""
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

        If the hand has two-letter cards, one of the readings splits them into single letters, so that no word is
        missed.
        """
        exact = self._plain and self._is_exact()
        if self._plain:
            for counts, wanted in faces.readings():
                yield self._reading(counts, exact, wanted=wanted)
        if faces.pairs or not self._plain:
            loose = together(faces.counts, letters_of([*faces.flips, *faces.pairs]))
            yield self._reading(loose, False, faces.pairs)

    def _is_exact(self) -> bool:
        """Whether sets alone can answer the query if all cards are single letters and wilds."""
        if self._leaving and ("A" not in self._moves or self._covers):
            return False
        if (self._closed[0] and not self._bound[0]) or (self._closed[1] and not self._bound[-1]):
            return False
        if not all(_is_letter(face) for face in self._must):
            return False
        # The letters of the table cards. A word with other letters uses at least one hand card.
        here = "".join([face for _, face in self._cells])
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
        # A two-letter card that begins with the letter of the first slot must not cover this slot.
        if self._first_stays:
            ways = (way for way in ways if leaves_unchanged(way[0]))
        return changed(ways, word == self._before)

    def words(self, scope: Scope) -> WordSet:
        if sum([block.count for block, _ in scope]) <= FEW:
            return WordSet([BlockAnswer(block, block.filter(block.full & ~out, self._may_fit)) for block, out in scope])
        self._ask_sets()
        return WordSet(list(self._parts(scope)), self.fits)

    def _may_fit(self, word: str) -> bool:
        """Returns the same result as `fits`, but is faster for words that are too short or can't keep two neighbouring
        cards."""
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
            # The number of places in the word that remain for cards other than the table cards that can't leave.
            extra = block.size - self._places
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
        """Whether words of this size are possible with this reading of the hand."""
        grows = "A" in self._moves or self._leaving or reading.pairs or not self._plain
        if extra < 0 or (extra and not grows) or size > reading.supply.longest:
            return False
        least = self._lay + (0 if self._stays_anyway else self._keep) if self._leaving and not self._covers else 0
        return extra >= least

    def _candidates(
        self, block: LengthBlock, out: int, extra: int, reading: _Reading, short: list[int]
    ) -> _Candidates | None:
        """The words that pass a first check, by their letters and by each table cell alone; None if no word does.

        short: the result of checking the letters whose number is the same in every reading of the hand, as a list of
        sets. Entry n - 1 is the set of the words that need at least n of these letters more than are available.
        """
        short = reading.supply.short(block, short)
        these = block.full ^ (out | short[-1])
        for letter, least in reading.wanted:
            these &= block.some(letter, least)
        if not these:
            return None
        candidates = _Candidates(these, short, reading.beyond, 0 if reading.exact else block.full)
        if self._plain:
            if reading.pairs:  # words without any of these pairs of letters are found with another reading of the hand
                candidates.words &= at_least(1, [block.side_by_side(pair) for pair in reading.pairs])
            self._narrow(block, candidates, reading.counts, extra)
        return candidates if candidates.words else None

    def _narrow(self, block: LengthBlock, candidates: _Candidates, counts: list[int], extra: int) -> None:
        """Removes the words that are impossible because of a single table cell."""
        for spot in self._spots:
            if spot.bound and candidates.words:
                candidates.words &= spot.window(block, extra)
        if self._keep and not self._stays_anyway and not self._pair:
            # A word that needs a letter of a free cell keeps that card. Any other word is possible only if the card of
            # some slot can stay. If two neighbouring slots must stay, `_parts` checks them instead.
            candidates.idle = self._idle(block, candidates.words, counts)
            if candidates.idle:
                cells = zip(self._spots, self._roles, strict=True)
                free = at_least(1, [spot.window(block, extra) for spot, role in cells if role != FIXED])
                candidates.words &= free | ~candidates.idle
        if self._leaving and self._lay > self._wilds:
            brought = [block.some(letter, least) for letter, least in copies(self._fixed, counts)]
            candidates.words &= at_least(self._lay - self._wilds, brought)
        if candidates.words and self._must:
            candidates.unclear |= self._in_doubt(block, candidates.words, counts)

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
        """Returns two sets: the words that contain the letters they need in order, and the words that must be checked
        one by one."""
        these = candidates.words & words
        if not self._plain:
            return these, candidates.unclear
        extra = block.size - self._places
        starts = [these & ~missing for missing in candidates.short]
        tries = [(starts, self._spots, candidates.beyond)]
        if self._keep and not self._stays_anyway and FIXED in self._roles:
            # In a half-laid play there are laid cards between the slots, so it is not enough that a slot could stay if
            # it were the only one. The search is repeated for each free slot, each time with the card of that slot
            # staying.
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
        """The set of the words for which the hand and the bound cells may be enough, without a free cell (a table card
        that need not stay)."""
        if not self._wilds:
            for letter, count in enumerate(self._free):
                if count:
                    these &= ~block.some(letter, self._fixed[letter] + counts[letter] + 1)
        return these

    def _in_doubt(self, block: LengthBlock, these: int, counts: list[int]) -> int:
        """The set of the words that must be checked one by one, because a table card could take the place of a hand
        card with the same letter that must be used. Other words have the letter often enough for both cards. If
        duplicates are permitted, the hand card can cover the table card, so a word is in doubt only if no other table
        card can stay."""
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
        """The set of the words in which two neighbouring slots can stay. The other slots are not checked."""
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
