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

    def readings(self) -> "Iterator[tuple[list[int], list[tuple[int, int]]]]":
        """The counts of single letters for every way to read the flips.

        With each come the numbers of letters that a word must have to be none that was found before: who does not
        use a flip's second letter was found when it was read as the first.
        """
        ways: list[tuple[list[int], list[tuple[int, int]]]] = [(self.counts, [])]
        for flip in self.flips:
            second = ord(flip[1]) - 65
            ways = [
                *[(_plus(counts, flip[0]), wanted) for counts, wanted in ways],
                *[(_plus(counts, flip[1]), [*wanted, (second, counts[second] + 1)]) for counts, wanted in ways],
            ]
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
    return counted([0] * number, sets)[-1]


def counted(levels: list[int], sets: "Iterable[int]") -> list[int]:
    """Words that are in one of these sets, in two, ...; `levels` says how many they are in already."""
    if len(levels) == 1:
        (found,) = levels
        for holders in sets:
            found |= holders
        return [found]
    levels = list(levels)
    steps = range(len(levels) - 1, 0, -1)
    for holders in sets:
        for level in steps:
            levels[level] |= levels[level - 1] & holders
        levels[0] |= holders
    return levels


class Supply:
    """So many of each letter, and wilds that stand for any letter.

    longest: how many letters there are in all.  letters: those that are looked at, where others were before.
    """

    __slots__ = ("_absent", "_letters", "_present", "counts", "longest", "wilds")

    def __init__(self, counts: list[int], wilds: int = 0, letters: "Sequence[int]" = range(26)) -> None:
        self.counts, self.wilds, self._letters = counts, wilds, letters
        self.longest = sum(counts) + wilds
        self._present = [(letter, counts[letter] + 1) for letter in letters if counts[letter]]
        absent: dict[int, int] = {}
        for letter in letters:
            if not counts[letter]:
                group, place = divmod(letter, GROUP)
                absent[group] = absent.get(group, 0) | 1 << place
        self._absent = list(absent.items())

    def short(self, drawer: Drawer, before: "list[int] | None" = None) -> list[int]:
        """Words that are short of one letter at least, of two, ... up to one more than there are wilds.

        before: the same for letters this supply does not look at.
        """
        levels = before or [0] * (self.wilds + 1)
        return counted(levels, self._some(drawer) if self.wilds else self._any(drawer))

    def words(self, drawer: Drawer, out: int) -> int:
        """The words of a drawer it suffices for, except those that are out."""
        return drawer.full ^ (out | self.short(drawer)[-1])

    def _any(self, drawer: Drawer) -> "Iterator[int]":
        """A word that is in one of these sets lacks a letter."""
        for key in self._absent:
            yield drawer.unions.get(key) or drawer.union(key)
        for letter, least in self._present:
            if least <= drawer.depth:
                yield drawer.numbers(letter)[least]

    def _some(self, drawer: Drawer) -> "Iterator[int]":
        """A word is in as many of these sets as it lacks letters, or in enough of them."""
        for letter in self._letters:
            count = self.counts[letter]
            yield from drawer.numbers(letter)[count + 1 : count + self.wilds + 2]


def copies(beyond: list[int], cards: list[int]) -> list[tuple[int, int]]:
    """For every letter the numbers of it that bring these cards in, once that many others are used."""
    return [(letter, beyond[letter] + copy) for letter, count in enumerate(cards) for copy in range(1, count + 1)]
