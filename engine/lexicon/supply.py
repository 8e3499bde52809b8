"""Cards as a supply of letters, and counting with sets: which words do these cards suffice for?"""

from engine.lexicon.cells import FLIPS, WILD
from engine.lexicon.drawers import GROUP, Drawer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


class Faces:
    """Cards sorted by kind.

    counts: single cards of each letter.  pairs: two-letter cards.  flips: flip cards.  wilds: how many wild cards.
    """

    __slots__ = ("counts", "flips", "pairs", "singles", "wilds")

    def __init__(self, faces: "Sequence[str]") -> None:
        self.counts = [0] * 26
        self.pairs: list[str] = []
        self.flips: list[str] = []
        self.wilds = 0
        self.singles = 0
        for face in faces:
            if face == WILD:
                self.wilds += 1
            elif face in FLIPS:
                self.flips.append(face)
            elif len(face) > 1:
                self.pairs.append(face)
            else:
                self.counts[ord(face) - 65] += 1
                self.singles += 1
        self.pairs.sort()
        self.flips.sort()

    def readings(self) -> "Iterator[list[int]]":
        """The counts of single letters for every way to read the flips."""
        ways = [self.counts]
        for flip in self.flips:
            ways = [_plus(counts, letter) for counts in ways for letter in flip]
        return iter(ways)


def _plus(counts: list[int], letters: str) -> list[int]:
    more = list(counts)
    for letter in letters:
        more[ord(letter) - 65] += 1
    return more


def together(counts: list[int], others: list[int]) -> list[int]:
    return [a + b for a, b in zip(counts, others, strict=True)]


def letters_of(faces: "Iterable[str]") -> list[int]:
    """How many of each letter these single and two-letter cards bring."""
    return _plus([0] * 26, "".join(faces))


def at_least(number: int, sets: "Iterable[int]") -> int:
    """Words that are in so many of these sets or more; the number is one or more."""
    if number == 1:
        found = 0
        for holders in sets:
            found |= holders
        return found
    levels = [0] * number
    steps = range(number - 1, 0, -1)
    for holders in sets:
        for level in steps:
            levels[level] |= levels[level - 1] & holders
        levels[0] |= holders
    return levels[-1]


class Supply:
    """So many of each letter, and wilds that stand for any letter. longest: the letters it has at all."""

    __slots__ = ("_absent", "_present", "counts", "longest", "wilds")

    def __init__(self, counts: list[int], wilds: int = 0) -> None:
        self.counts, self.wilds = counts, wilds
        self.longest = sum(counts) + wilds
        self._present = [(letter, count + 1) for letter, count in enumerate(counts) if count]
        self._absent: list[tuple[int, int]] = []
        for group in range(0, 26, GROUP):
            absent = sum([1 << k for k, count in enumerate(counts[group : group + GROUP]) if not count])
            if absent:
                self._absent.append((group // GROUP, absent))

    def words(self, drawer: Drawer, out: int) -> int:
        """The words of a drawer it suffices for, except those that are out."""
        if self.wilds:
            return drawer.full ^ (out | at_least(self.wilds + 1, self._shortfalls(drawer)))
        lacking = out
        for key in self._absent:
            lacking |= drawer.unions.get(key) or drawer.union(key)
        for letter, least in self._present:
            if least <= drawer.depth:
                lacking |= drawer.numbers(letter)[least]
        return drawer.full ^ lacking

    def _shortfalls(self, drawer: Drawer) -> "Iterator[int]":
        """A word is in as many of these sets as letters are missing for it, or in enough of them."""
        for letter, count in enumerate(self.counts):
            yield from drawer.numbers(letter)[count + 1 : count + self.wilds + 2]


def copies(beyond: list[int], cards: list[int]) -> list[tuple[int, int]]:
    """For every letter the numbers of it that bring these cards in, once that many others are used."""
    return [(letter, beyond[letter] + copy) for letter, count in enumerate(cards) for copy in range(1, count + 1)]
