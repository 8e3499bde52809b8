"""Finds all words of a block that contain the letters of table cards in order. A block is all words of one length; a
set of words is an integer with a bit for each word of the block (see blocks.py).

Each table card is called a cell, and the cells are numbered from left to right. Three terms describe a cell:

needed: a word needs a cell if it must take a letter from the cell's card, because no other card has the letter.
Different words need different cells.
bound: every word needs the cell, because its card must stay.
pinned: the cell is bound, and its letter must be the first or the last letter of the word.

New cards before a cell move its letter to the right. The shift of the cell is the number of places by which its letter
moves. From one needed cell to the next, the shift never decreases. So the search goes from cell to cell and keeps a
list of sets. Entry e is the set of the words that contain all letters that they need from the cells so far, with a
shift of at most e for the last of these letters.
"""

from collections.abc import Callable, Iterator
from itertools import product

from engine.core.letters import ALPHABET
from engine.lexicon.blocks import LengthBlock
from engine.lexicon.supply import at_least

Link = tuple["ChainCell", int]  # a cell and the set of words that need it
# An unfinished check of one word: the next cell, the shift before that cell, and the number of missing cards for each
# letter.
Open = tuple[int, int, dict[str, int]]

FEW = 24  # up to this many words are checked one by one; for more words, working with sets is faster
# The maximum number of ways to choose among equal cells; if there are more, words are checked one by one.
_VARIANTS = 12


class ChainCell:
    """A table card in the search.

    letter: the number of its letter; 0 is A.
    before: the number of cells before this one that always take a place in the word.
    leaves: whether the card may leave the table instead of being used.
    bound: whether every word needs the card, because it must stay.
    pinned: 0 if the card must give the word's first letter, -1 if it must give the last; otherwise None.
    """

    __slots__ = ("before", "bound", "leaves", "letter", "pinned", "sign")

    def __init__(self, letter: int, before: int, leaves: bool, bound: bool, pinned: int | None = None) -> None:
        self.letter, self.before, self.leaves, self.bound, self.pinned = letter, before, leaves, bound, pinned
        self.sign = ALPHABET[letter]

    def stay(self) -> "ChainCell":
        """A copy of this cell whose card must stay, so that every word needs the cell."""
        return ChainCell(self.letter, self.before, self.leaves, True, self.pinned)

    def places(self, block: LengthBlock, extra: int) -> list[int]:
        """A list of sets: the words that have the cell's letter at shift 0, at shift 1, and so on.

        extra: see `in_order`. A card that may leave takes one of these places if it is used.
        """
        column = block.places(self.letter)
        if self.pinned is not None:
            return [column[self.pinned]]
        return column[self.before : self.before + extra + (not self.leaves)]

    def window(self, block: LengthBlock, extra: int) -> int:
        """The set of the words that have the cell's letter in one of the places to which the cell's card can move."""
        found = 0
        for place in self.places(block, extra):
            found |= place
        return found


def in_order(
    block: LengthBlock, spots: list[ChainCell], starts: list[int], have: list[int], extra: int
) -> tuple[int, int]:
    """Returns two sets: the words that contain, in order, the letters of all cells that they need; and the words for
    which sets can't decide this, so that each must be checked separately.

    spots: all table cards, from left to right.
    starts: the words to search, as a list of sets. Entry n is the set of the words that need at most n wild cards. All
    these words contain the letter of each bound cell, and have the letter of a pinned cell in its place.
    have: for each letter, the number of cards with it in the hand and the bound cells together. A word in which a
    letter occurs more often needs other cells with that letter.
    extra: the length of the words minus the number of table cards that can't leave. This is the number of places for
    hand cards, and for cards that may leave but are used. No shift can be larger.
    """
    these = starts[-1]
    wilds = len(starts) - 1
    if not these:
        return 0, 0
    if these.bit_count() <= FEW:
        return block.filter(these, _finder(spots, have, extra, wilds)), 0
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
    if not wilds and bound < 2:  # if a word needs only one letter, any possible place of this letter will do
        several = []
        for letter, needed in needs.items():
            these &= at_least(1, [spot.window(block, extra) for spot in equals[letter]]) | ~needed[0]
            several += needed
        hard = these & at_least(2 - bound, several)
        easy = these ^ hard
        if hard.bit_count() <= FEW:
            return easy | block.filter(hard, _finder(spots, have, extra, wilds)), 0
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
    """Returns a function that checks a single word in the way in which `in_order` checks sets of words. See `in_order`
    for the other arguments.

    wilds: the number of wild cards.
    """
    # Each cell, with whether another cell or a wild card could give the same letter instead.
    cells: list[tuple[ChainCell, bool]] = []
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
        """Returns whether the word contains the letters that it needs from the cells, beginning with the cell with
        index `first`, if the cell before has this shift.

        If a cell could also be skipped, pushes the check without this cell onto the stack.
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
    """Lists the ways to choose cells for words that have a choice: words that need some of several cells with equal
    letters, but not all. If there are too many ways, does not decide about these words.

    Returns three things: for every way to choose, a list of links (a cell with the set of words that need it); the set
    of the undecided words; and the set of the words that have a choice.

    equals: the cells that are not bound, by letter.
    needs: for each letter, a list of sets of words. Entry n - 1 is the set of the words that need at least n of the
    cells with this letter.
    these: the words to search.
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
        # A word that needs n of the cells gets the first n cells in this order. The order is rotated, so that each cell
        # (and, of three cells, each pair) comes first in one rotation.
        choices.append(
            [{spot: copies[(place + turn) % len(same)] for place, spot in enumerate(same)} for turn in turns]
        )

    def linked(chosen: tuple[dict[ChainCell, int], ...]) -> list[Link]:
        needed = {spot: words & these for part in chosen for spot, words in part.items()}
        links = [(spot, these if spot.bound else needed.get(spot, 0)) for spot in spots if spot.pinned is None]
        return [link for link in links if link[1]]

    return map(linked, product(*choices)), unclear, choosing


def _chain(block: LengthBlock, starts: list[int], links: list[Link], extra: int) -> int:
    """The set of the words that contain, in order, the letters of all cells they need, with enough places between these
    letters for the covered cells.

    starts, extra: see `in_order`.
    """
    if not links or not starts[-1]:
        return starts[-1]
    # rows[w][e] is the set of the words that use at most w wilds and have a shift of at most e.
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
    """Carries the search over one cell. `row` is the list of sets of words for each shift before the cell. Returns the
    list after the cell: words that need the cell remain only if they contain its letter; all other words remain.

    places: the words that have the cell's letter at shift 0, at shift 1, and so on.
    others: the words that do not need the cell.
    leaves: whether the cell's card may leave.
    """
    carried = []
    met = passing = 0
    before = -1
    for shift, reached in enumerate(row):
        if reached is not before:  # computes this only once if several shifts share one set
            before, passing = reached, reached & others
        if leaves:  # using a card that may leave increases the shift by one
            carried.append(met | passing)
            if shift < len(places):
                met |= reached & places[shift]
        else:
            met |= reached & places[shift]
            carried.append(met | passing)
    return carried
