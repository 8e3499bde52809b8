"""Finds letters in order, for all words of a block at once.

Table cells lie from left to right, and each word needs the letters of some of them. A needed letter has a shift: how
many places it stands to the right of where it would be without new cards. From one needed cell to the next, the shift
never shrinks. So for each cell the search carries sets of words: those that have found every needed letter so far, the
last with a shift of at most 0, 1, 2, ...
"""

from collections.abc import Callable, Iterator
from itertools import product

from engine.core.letters import ALPHABET
from engine.lexicon.blocks import LengthBlock
from engine.lexicon.supply import at_least

Link = tuple["ChainCell", int]  # a cell and the words that need it
Open = tuple[int, int, dict[str, int]]  # the next cell, the shift before it, and the letters still missing

FEW = 24  # up to this many words are checked one by one
_VARIANTS = 12  # up to this many choices among equal letters are computed with sets


class ChainCell:
    """A table cell as the chain sees it.

    letter: 0 is A.
    before: how many cells before it always take a place in the word.
    leaves: whether it may leave.
    bound: whether every word needs it.
    pinned: 0 if it must be the first letter, -1 if it must be the last, otherwise None.
    """

    __slots__ = ("before", "bound", "leaves", "letter", "pinned", "sign")

    def __init__(self, letter: int, before: int, leaves: bool, bound: bool, pinned: int | None = None) -> None:
        self.letter, self.before, self.leaves, self.bound, self.pinned = letter, before, leaves, bound, pinned
        self.sign = ALPHABET[letter]

    def stay(self) -> "ChainCell":
        """The same cell, needed by every word."""
        return ChainCell(self.letter, self.before, self.leaves, True, self.pinned)

    def places(self, block: LengthBlock, extra: int) -> list[int]:
        """The sets of words with its letter at the shift 0, 1, ... A card that may leave takes one extra place if it is
        used."""
        column = block.places(self.letter)
        if self.pinned is not None:
            return [column[self.pinned]]
        return column[self.before : self.before + extra + (not self.leaves)]

    def window(self, block: LengthBlock, extra: int) -> int:
        """Words with its letter in any place that it can have."""
        found = 0
        for place in self.places(block, extra):
            found |= place
        return found


def in_order(
    block: LengthBlock, spots: list[ChainCell], starts: list[int], have: list[int], extra: int
) -> tuple[int, int]:
    """The words that find all letters they need, and the words left unclear.

    starts: the words to check: those that lack no letter, those that lack at most one (which a wild replaces), ... In
      all of them every bound cell has its letter somewhere, and a pinned cell has it in its place.
    have: how many of each letter there are without the free cells; a word needs cells for any beyond that.
    """
    these = starts[-1]
    wilds = len(starts) - 1
    if not these:
        return 0, 0
    if these.bit_count() <= FEW:
        return block.sift(these, _finder(spots, have, extra, wilds)), 0
    bound = 0
    equals: dict[int, list[ChainCell]] = {}
    for spot in spots:
        if not spot.bound:
            equals.setdefault(spot.letter, []).append(spot)
        elif spot.pinned is None:
            bound += 1
    needs: dict[int, list[int]] = {}
    for letter, same in equals.items():
        numbers = block.numbers(letter, have[letter] + 1, len(same))
        needed = [holders & these for holders in numbers]
        if needed and needed[0]:
            needs[letter] = needed + [0] * (len(same) - len(needed))
    easy = 0
    if not wilds and bound < 2:  # with a single needed letter, a possible place for it is enough
        several = []
        for letter, needed in needs.items():
            these &= at_least(1, [spot.window(block, extra) for spot in equals[letter]]) | ~needed[0]
            several += needed
        hard = these & at_least(2 - bound, several)
        easy = these ^ hard
        if hard.bit_count() <= FEW:
            return easy | block.sift(hard, _finder(spots, have, extra, wilds)), 0
        starts = [hard]
    found = 0
    variants, unclear, rest = _variants(spots, equals, needs, starts[-1])
    for links in variants:
        found |= _chain(block, starts, links, extra)
        rest &= ~found
        if not rest:
            break
        starts = [start & rest for start in starts]
    return easy | found, unclear


def _finder(spots: list[ChainCell], have: list[int], extra: int, wilds: int) -> Callable[[str], bool]:
    """A test that does the same for one word at a time."""
    cells: list[tuple[ChainCell, bool]] = []  # with each: whether another cell or a wild could replace it
    letters: set[int] = set()
    for spot in reversed(spots):
        if spot.pinned is None:
            cells.append((spot, wilds > 0 or spot.letter in letters))
        if not spot.bound:
            letters.add(spot.letter)
    cells.reverse()
    plenty = [(ALPHABET[letter], have[letter]) for letter in (range(26) if wilds else letters)]

    def finds(word: str) -> bool:
        lacking = {}
        for sign, most in plenty:
            more = word.count(sign) - most
            if more > 0:
                lacking[sign] = more
        stack = [(0, 0, lacking)]
        while stack:
            if further(word, *stack.pop(), stack):
                return True
        return False

    def further(word: str, first: int, shift: int, lacking: dict[str, int], stack: list[Open]) -> bool:
        """Whether the word finds its letters from this cell on, the cell before having this shift.

        Where a cell could also be passed over, that choice is pushed on the stack.
        """
        for number, (spot, choice) in enumerate(cells[first:] if first else cells, first):
            sign = spot.sign
            if spot.bound or lacking.get(sign):
                before = spot.before
                place = word.find(sign, before + shift, before + extra + (not spot.leaves))
                if place >= 0:
                    if not spot.bound:
                        if choice:
                            stack.append((number + 1, shift, lacking.copy()))
                        lacking[sign] -= 1
                    shift = place - before + spot.leaves
                elif spot.bound:
                    return False
        return sum(lacking.values()) <= wilds

    return finds


def _variants(
    spots: list[ChainCell], equals: dict[int, list[ChainCell]], needs: dict[int, list[int]], these: int
) -> tuple[Iterator[list[Link]], int, int]:
    """The links for every choice among equal letters, the words left unclear, and the words that have a choice.

    A word may need only one of two cells with equal letters: either will do, so both are tried. Where there are too
    many such choices, the words are left unclear.
    """
    choices: list[list[dict[ChainCell, int]]] = []
    ways, unclear, choosing = 1, 0, 0
    for letter, copies in needs.items():
        same = equals[letter]
        some_will_do = copies[0] & ~copies[-1] & these
        turns = range(len(same) if some_will_do else 1)
        if len(turns) > 3 or ways * len(turns) > _VARIANTS:
            unclear |= some_will_do
            copies, turns = [copies[-1]] * len(same), range(1)
        else:
            choosing |= some_will_do
        ways *= len(turns)
        # Rotating the row brings each single cell, and each two of three cells, to the front once.
        choices.append(
            [{spot: copies[(place + turn) % len(same)] for place, spot in enumerate(same)} for turn in turns]
        )

    def linked(chosen: tuple[dict[ChainCell, int], ...]) -> list[Link]:
        needed = {spot: words & these for part in chosen for spot, words in part.items()}
        links = [(spot, these if spot.bound else needed.get(spot, 0)) for spot in spots if spot.pinned is None]
        return [link for link in links if link[1]]

    return map(linked, product(*choices)), unclear, choosing


def _chain(block: LengthBlock, starts: list[int], links: list[Link], extra: int) -> int:
    """The words that find all cells they need, in order and with room for the cells between."""
    if not links or not starts[-1]:
        return starts[-1]
    # rows[w][e]: words that use at most w wilds and have a shift of at most e
    rows = [[start] * (extra + 1) for start in starts]
    for spot, needing in links[:-1]:
        places = spot.places(block, extra)
        others = starts[-1] & ~needing
        for wilds in range(len(rows) - 1, -1, -1):
            row = _carried(rows[wilds], places, others, spot.leaves)
            if wilds and not spot.bound:
                row = [reached | fewer for reached, fewer in zip(row, rows[wilds - 1], strict=True)]
            rows[wilds] = row
        if not rows[-1][-1]:
            return 0
    spot, needing = links[-1]
    last = rows[-1]
    found = last[-1] & ~needing
    for reached, place in zip(last, spot.places(block, extra), strict=not spot.leaves):
        found |= reached & place
    return found | rows[-2][-1] if len(rows) > 1 and not spot.bound else found


def _carried(row: list[int], places: list[int], others: int, leaves: bool) -> list[int]:
    """The sets of a row after one more cell: words that need it and meet it, and the other words as before."""
    carried = []
    met = passing = 0
    before = -1
    for shift, reached in enumerate(row):
        if reached is not before:  # at first all shifts have the same set
            before, passing = reached, reached & others
        if leaves:  # if it is used, its shift is one more
            carried.append(met | passing)
            if shift < len(places):
                met |= reached & places[shift]
        else:
            met |= reached & places[shift]
            carried.append(met | passing)
    return carried
