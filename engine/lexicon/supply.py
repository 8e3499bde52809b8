"""Supplies: the letters that a player has. They are compared with whole sets of words, to find the words that they can
spell."""

from collections.abc import Iterable, Iterator, Sequence

from engine.core.letters import FLIPS, WILD
from engine.lexicon.blocks import GROUP, MANY, LengthBlock, counted


class Faces:
    """Cards sorted by kind.

    counts: the number of single cards of each letter.
    pairs: the two-letter cards.
    flips: the flip cards.
    wilds: the number of wild cards.
    """

    __slots__ = ("counts", "flips", "pairs", "wilds")

    def __init__(self, faces: Sequence[str]) -> None:
        self.counts = [0] * 26
        self.pairs: list[str] = []
        self.flips: list[str] = []
        self.wilds = 0
        for face in faces:
            if face == WILD:
                self.wilds += 1
            elif face in FLIPS:
                self.flips.append(face)
            elif len(face) > 1:
                self.pairs.append(face)
            else:
                self.counts[ord(face) - 65] += 1
        self.pairs.sort()
        self.flips.sort()

    def readings(self) -> Iterator[tuple[list[int], list[tuple[int, int]]]]:
        """Yields a pair for every way to read the flip cards (cards with two letters): how many of each letter the
        cards then supply, and a list of pairs (letter, count). A search must find only words with at least `count` of
        each letter in the list. Otherwise it would find words twice: a word that does not need the second letter of a
        flip is found with the flip read as its first letter, too.
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


def letters_of(faces: Iterable[str]) -> list[int]:
    """For each letter, the number of times that it occurs on these single-letter and two-letter cards."""
    return _plus([0] * 26, "".join(faces))


def at_least(number: int, sets: Iterable[int]) -> int:
    """The set of the words that are in at least `number` of these sets. `number` must be at least 1."""
    return counted([0] * number, sets)[-1]


class Supply:
    """A supply: the number of each letter that a player has, and wilds that replace any letter.

    longest: the maximum length of a word made from this supply.
    letters: the letters that this supply checks; another supply checks the other letters.
    """

    __slots__ = ("_groups", "longest", "wilds")

    def __init__(self, counts: list[int], wilds: int = 0, letters: Iterable[int] = range(26)) -> None:
        self.wilds = wilds
        self.longest = sum(counts) + wilds
        groups: dict[int, int] = {}
        for letter in letters:
            group, place = divmod(letter, GROUP)
            # For a letter that this supply does not check, the count is MANY.
            packed = groups.get(group, (GROUP * group + 1 << 4 * GROUP) - 1)
            groups[group] = packed - (MANY - min(counts[letter], MANY) << 4 * place)
        self._groups = list(groups.values())

    def short(self, block: LengthBlock, before: list[int] | None = None) -> list[int]:
        """Compares the words of a block with this supply. Returns a list of sets. Entry n - 1 is the set of the words
        that need at least n letters more than the supply has. The number of entries is the supply's number of wilds
        plus one.

        before: such a list for the letters that this supply does not check.
        """
        wilds = self.wilds
        if before and not self._groups:
            return before
        if not wilds:
            found = before[0] if before else 0
            for group in self._groups:
                found |= block.short(group, 0)[0]
            return [found]
        levels = before
        for group in self._groups:
            more = block.short(group, wilds)
            levels = more if levels is None else _added(levels, more)
        return levels or [0] * (wilds + 1)


def shared_supply(all_counts: Sequence[list[int]], wilds: int) -> tuple[Supply, list[Supply]]:
    """Divides the letters between supplies. The first supply has the letters whose number is the same in all of these
    counts, so that these letters are checked only once. The list has a supply with all other letters for each of the
    counts."""
    kinds = [len(set(numbers)) for numbers in zip(*all_counts, strict=True)] or [0] * 26
    same = [letter for letter, number in enumerate(kinds) if number == 1]
    others = [letter for letter, number in enumerate(kinds) if number > 1]
    common = Supply(all_counts[0] if all_counts else [0] * 26, wilds, same)
    return common, [Supply(counts, wilds, others) for counts in all_counts]


def _added(levels: list[int], more: list[int]) -> list[int]:
    """Combines two results of Supply.short for different letters. Entry n - 1 of the combined list is the set of the
    words that need at least n letters more, counting the letters of both results together."""
    found = []
    for number, (one, other) in enumerate(zip(levels, more, strict=True)):
        both = one | other
        for part in range(number):
            both |= levels[part] & more[number - 1 - part]
        found.append(both)
    return found


def copies(beyond: list[int], cards: list[int]) -> list[tuple[int, int]]:
    """One entry (letter, count) for each card in `cards`. Words use the cards in `beyond` first, so a word with the
    letter at least `count` times needs the card of the entry, too. Both arguments are numbers of cards by letter."""
    return [(letter, beyond[letter] + copy) for letter, count in enumerate(cards) for copy in range(1, count + 1)]
