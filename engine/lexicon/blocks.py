"""Blocks hold the words of one length in alphabetical order; a set of words is one big integer.

Word j of a block is bit j of the integer. So a query is a few dozen ORs and ANDs of integers with some thousand bits,
and the answer stays an integer until somebody wants to see words.
"""

from collections.abc import Callable, Iterable
from typing import Any, Protocol


class Source(Protocol):
    """The source of a block's words and sets: the index file or the words themselves."""

    @property
    def depth(self) -> int: ...
    def text(self) -> str: ...
    def codes(self) -> bytes: ...
    def set(self, number: int) -> int: ...


# The blocks to search, each with the words that are out: not in the dictionary, banned, or unknown to a player.
Scope = list[tuple["LengthBlock", int]]


LONGEST_WORD = 60  # letters; a house list may hold words this long
LEVELS = (10, 20, 35, 40, 50, 55, 60, 70, 80)
UNKNOWN = len(LEVELS) - 1  # a word without a level counts as the rarest

# The sets that follow those of the letters: one beyond each level but the last, then the marks of the word file.
BEYOND, PLURAL, NAMELIKE, OFFENSIVE, AMERICAN, BRITISH = 0, 8, 9, 10, 13, 16
NOT_FOR_CHILDREN, MARKS = 19, 20

GROUP = 4  # letters of the alphabet whose supply is compared at once
MANY = 15  # of one letter; this many are always enough

NO_LETTER = "["  # sorts after Z
NOWHERE = (0, 0)
_SHORTS = 100  # answers of `LengthBlock.short` that a block remembers
_PEEL = 120  # up to this many words are taken off the top bit by bit; for more, one pass over all bits is faster


def make_room(kept: dict[Any, Any], most: int) -> None:
    """Forgets the oldest quarter of the entries if `kept` is full.

    Computer players and hints run in threads and may do this at the same time, so an entry may already be gone.
    """
    if len(kept) >= most:
        for oldest in tuple(kept)[: most // 4 + 1]:
            kept.pop(oldest, None)


class LengthBlock:
    """All words of one length.

    size: letters of a word.
    count: how many words there are.
    full: the set of all words.
    Sets are numbered: 26 for each place (words with an A there, a B, ...), then 26 for each least number of a letter
    (words with one A, one B, ..., two As, ...), then the marks.
    """

    __slots__ = (
        *("_codes", "_held", "_marks", "_neighbours", "_placed", "_ranges", "_shorts", "_source", "_text"),
        *("count", "full", "planes", "size"),
    )

    def __init__(self, size: int, count: int, source: Source) -> None:
        self.size, self.count = size, count
        self.full = (1 << count) - 1
        self._source = source
        self.let_go()

    def let_go(self) -> None:
        """Forgets the words and sets it has read, and every result; the next question reads them again.

        Other threads may be asking at the same moment: they keep the objects they already hold.
        """
        self._text, self._codes = "", b""
        self._placed: list[list[int] | None] = [None] * 26
        self._held = dict.fromkeys(range(26), self.full)
        self._marks: list[int | None] = [None] * MARKS
        self._ranges: dict[str, tuple[int, int]] = {}
        self._shorts: dict[tuple[int, int], list[int]] = {}
        self._neighbours: dict[str, int] = {}
        self.planes: dict[object, list[int]] = {}

    @property
    def depth(self) -> int:
        """The most times that a letter occurs in a word. A block of a player's own list counts it when asked."""
        return self._source.depth

    @property
    def sets(self) -> int:
        """How many sets there are."""
        return 26 * (self.size + self.depth) + MARKS

    @property
    def text(self) -> str:
        """All words, one after the other."""
        text = self._text
        if not text:
            text = self._text = self._source.text()
        return text

    def set(self, number: int) -> int:
        """The set with this number, straight from the source."""
        return self._source.set(number)

    def codes(self) -> bytes:
        """Two bytes for each word: its marks."""
        codes = self._codes
        if not codes:
            codes = self._codes = self._source.codes()
        return codes

    def code(self, index: int) -> int:
        return int.from_bytes(self.codes()[2 * index : 2 * index + 2], "little")

    def places(self, letter: int) -> list[int]:
        """The sets of words with this letter (0 is A) in the first place, the second, ..."""
        found = self._placed[letter]
        if found is None:
            found = [self._source.set(26 * place + letter) for place in range(self.size)]
            self._placed[letter] = found
        return found

    def some(self, letter: int, least: int) -> int:
        """Words with at least this many of a letter. Each set is read when first needed, since hands ask for few of
        them."""
        found = self._held.get(26 * least + letter)
        if found is None:
            found = self._held[26 * least + letter] = self._some(letter, least)
        return found

    def once(self, letter: int, least: int) -> int:
        """The same set for a caller that asks only once: it is not remembered."""
        found = self._held.get(26 * least + letter)
        return self._some(letter, least) if found is None else found

    def _some(self, letter: int, least: int) -> int:
        return self._source.set(26 * (self.size + least - 1) + letter) if least <= self.depth else 0

    def numbers(self, letter: int, least: int, count: int) -> list[int]:
        """The sets of words with at least `least` of this letter, with one more, and so on: `count` sets at most, and
        no empty ones."""
        return [self.some(letter, number) for number in range(least, min(least + count, self.depth + 1))]

    def mark(self, number: int) -> int:
        found = self._marks[number]
        if found is None:
            found = self._marks[number] = self._source.set(26 * (self.size + self.depth) + number)
        return found

    def short(self, supply: int, wilds: int) -> list[int]:
        """The sets of words that lack at least one letter, at least two, ... up to one more than there are wilds.

        supply: how many there are of four neighbouring letters, as `Supply` packs it.
        Hands often have the same few of the same four letters, so the answers are remembered.
        """
        key = supply, wilds
        found = self._shorts.get(key)
        if found is None:
            found = [0] * (wilds + 1)
            first = supply >> 4 * GROUP
            for place in range(GROUP):
                count = supply >> 4 * place & MANY
                if count < MANY:
                    found = counted(found, self.numbers(first + place, count + 1, wilds + 1))
            make_room(self._shorts, _SHORTS // (wilds + 1))
            self._shorts[key] = found
        return found

    def side_by_side(self, letters: str) -> int:
        """Words that hold these letters side by side."""
        found = self._neighbours.get(letters)
        if found is None:
            found = 0
            columns = [self.places(ord(letter) - 65) for letter in letters]
            for start in range(self.size - len(letters) + 1):
                here = self.full
                for place, column in enumerate(columns, start):
                    here &= column[place]
                found |= here
            self._neighbours[letters] = found
        return found

    def find(self, word: str) -> int:
        """The index of a word of this length, or -1 if the block does not have it."""
        size, text = self.size, self.text
        # two letters, since every word asked for passes here: three would make 18,000 entries
        low, high = self.range(word[:2])
        index = _bisect(text, size, word, low, high)
        return index if index < high and text[index * size : index * size + size] == word else -1

    def range(self, prefix: str) -> tuple[int, int]:
        """The words with this prefix: the index of the first, and the index after the last."""
        found = self._ranges.get(prefix)
        if found is None:
            low, high = self.range(prefix[:3] if len(prefix) > 3 else prefix[:-1]) if prefix else (0, self.count)
            if low < high:
                low = _bisect(self.text, self.size, prefix, low, high)
                high = _bisect(self.text, self.size, prefix + NO_LETTER, low, high)
            found = (low, high) if low < high else NOWHERE
            if len(prefix) < 3 or (len(prefix) == 3 and found is not NOWHERE):  # most prefixes begin no word
                self._ranges[prefix] = found
        return found

    def sift(self, bits: int, test: Callable[[str], bool]) -> int:
        """The words of a set that pass a test."""
        passed, size, text = 0, self.size, self.text
        while bits:
            top = bits.bit_length() - 1
            bits ^= 1 << top
            if test(text[top * size : top * size + size]):
                passed |= 1 << top
        return passed

    def words(self, bits: int) -> list[str]:
        """The words of a set, in alphabetical order."""
        found: list[str] = []
        size, text = self.size, self.text
        if bits.bit_count() <= _PEEL:
            while bits:
                top = bits.bit_length() - 1
                bits ^= 1 << top
                found.append(text[top * size : top * size + size])
            found.reverse()
            return found
        digits = bin(bits)
        last = len(digits) - 1
        here = digits.rfind("1")
        while here >= 2:
            start = (last - here) * size
            found.append(text[start : start + size])
            here = digits.rfind("1", 0, here)
        return found


def counted(levels: list[int], sets: Iterable[int]) -> list[int]:
    """The sets of words that are in at least one of these sets, in at least two, ...

    levels: the same for sets that were counted before.
    """
    if len(levels) == 1:
        (found,) = levels
        for holders in sets:
            found |= holders
        return [found]
    if len(levels) == 2:  # the most common case but that: one wild
        one, two = levels
        for holders in sets:
            two |= one & holders
            one |= holders
        return [one, two]
    levels = list(levels)
    steps = range(len(levels) - 1, 0, -1)
    for holders in sets:
        for level in steps:
            levels[level] |= levels[level - 1] & holders
        levels[0] |= holders
    return levels


def _bisect(text: str, size: int, key: str, low: int, high: int) -> int:
    """The index of the first word that does not come before this key."""
    while low < high:
        middle = (low + high) >> 1
        if text[middle * size : middle * size + size] < key:
            low = middle + 1
        else:
            high = middle
    return low
