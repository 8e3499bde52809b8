"""Words of one length lie in one block, by the alphabet; a set of them is one big integer.

Word j of a block is bit j. Whole questions then are some dozens of OR and AND on integers of some thousand bits,
and an answer stays such an integer until somebody wants to see words.
"""

from collections.abc import Callable, Iterable
from typing import Any, Protocol


class Source(Protocol):
    """Where a block's words and sets come from: the index file or the words themselves."""

    @property
    def depth(self) -> int: ...
    def text(self) -> str: ...
    def codes(self) -> bytes: ...
    def set(self, number: int) -> int: ...


# The blocks to look into, each with the words that are out: not in the dictionary, banned, not known to a player.
Scope = list[tuple["LengthBlock", int]]


LONGEST_WORD = 60  # letters; a house list may hold words that long
LEVELS = (10, 20, 35, 40, 50, 55, 60, 70, 80)
UNKNOWN = len(LEVELS) - 1  # a word that no list knows counts with the rarest

# The sets that follow those of the letters: beyond each level but the last, then the marks of the word file.
BEYOND, PLURAL, NAMELIKE, OFFENSIVE, AMERICAN, BRITISH = 0, 8, 9, 10, 13, 16
FIRST_OFFENSIVE, FIRST_AMERICAN, FIRST_BRITISH, MARKS = 19, 22, 25, 28  # as it was in the first edition

GROUP = 4  # so many letters of a hand are looked at together
MANY = 15  # so many of a letter are always enough

NO_LETTER = "["  # comes after Z
NOWHERE = (0, 0)
_SHORTS = 100  # so many sets are kept of what hands are short of
_PEEL = 120  # so many words are taken off the top bit by bit; with more, one pass over all bits is faster


def make_room(kept: dict[Any, Any], most: int) -> None:
    """Forget the oldest quarter when it is full. Players and hints think in threads of their own: each of them may do
    so at the same time."""
    if len(kept) >= most:
        for oldest in tuple(kept)[: most // 4 + 1]:
            kept.pop(oldest, None)


class LengthBlock:
    """All words of one length.

    size: letters of a word.  count: words.  full: all words.
    Sets are numbered: 26 for each place (words with an A there, a B, ...), 26 for each least number of a letter
    (1, 2, ...), then the marks.
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
        """What was read, and what came of it, is forgotten: who asks again has it read again. Others may be asking just
        now, each in a thread of its own: they keep what they have."""
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
        """How often a letter comes at most in a word. A list of one's own does not know until it is asked."""
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
        """A set by its number, as the source has it."""
        return self._source.set(number)

    def codes(self) -> bytes:
        """Three bytes for each word: what it is, and what it was in the first edition."""
        codes = self._codes
        if not codes:
            codes = self._codes = self._source.codes()
        return codes

    def code(self, index: int) -> int:
        return int.from_bytes(self.codes()[3 * index : 3 * index + 3], "little")

    def places(self, letter: int) -> list[int]:
        """Words with this letter (0 is A) at the first place, the second, ..."""
        found = self._placed[letter]
        if found is None:
            found = [self._source.set(26 * place + letter) for place in range(self.size)]
            self._placed[letter] = found
        return found

    def some(self, letter: int, least: int) -> int:
        """Words with at least so many of this letter. Each number is read by itself: of most no hand ever asks."""
        found = self._held.get(26 * least + letter)
        if found is None:
            found = self._held[26 * least + letter] = self._some(letter, least)
        return found

    def once(self, letter: int, least: int) -> int:
        """The same for who asks only once: it is not kept."""
        found = self._held.get(26 * least + letter)
        return self._some(letter, least) if found is None else found

    def _some(self, letter: int, least: int) -> int:
        return self._source.set(26 * (self.size + least - 1) + letter) if least <= self.depth else 0

    def numbers(self, letter: int, least: int, count: int) -> list[int]:
        """Words with at least so many of this letter, with at least one more, ... as many sets, but no empty ones."""
        return [self.some(letter, number) for number in range(least, min(least + count, self.depth + 1))]

    def mark(self, number: int) -> int:
        found = self._marks[number]
        if found is None:
            found = self._marks[number] = self._source.set(26 * (self.size + self.depth) + number)
        return found

    def short(self, supply: int, wilds: int) -> list[int]:
        """Words that are short of one letter at least, of two, ... up to one more than there are wilds.

        supply: for four neighbours in the alphabet how many there are, as `Supply` packs it. Hands come again and
        again with the same few of the same four letters, so the answers are kept.
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
        """The number of a word of this length; -1 when it is not here."""
        size, text = self.size, self.text
        low, high = self.range(word[:2])  # every word that anybody tries comes by: three letters would be 18,000 places
        index = _bisect(text, size, word, low, high)
        return index if index < high and text[index * size : index * size + size] == word else -1

    def range(self, prefix: str) -> tuple[int, int]:
        """The words that begin like this, as first and behind last."""
        found = self._ranges.get(prefix)
        if found is None:
            low, high = self.range(prefix[:3] if len(prefix) > 3 else prefix[:-1]) if prefix else (0, self.count)
            if low < high:
                low = _bisect(self.text, self.size, prefix, low, high)
                high = _bisect(self.text, self.size, prefix + NO_LETTER, low, high)
            found = (low, high) if low < high else NOWHERE
            if len(prefix) < 3 or (len(prefix) == 3 and found is not NOWHERE):  # most letters begin no word
                self._ranges[prefix] = found
        return found

    def sift(self, bits: int, test: Callable[[str], bool]) -> int:
        """Those words of a set that pass a test."""
        passed, size, text = 0, self.size, self.text
        while bits:
            top = bits.bit_length() - 1
            bits ^= 1 << top
            if test(text[top * size : top * size + size]):
                passed |= 1 << top
        return passed

    def words(self, bits: int) -> list[str]:
        """The words of a set, by the alphabet."""
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
    """Words that are in one of these sets at least, in two, ...; `levels` says how many they are in already."""
    if len(levels) == 1:
        (found,) = levels
        for holders in sets:
            found |= holders
        return [found]
    if len(levels) == 2:  # the commonest case but that: one wild
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
    """The first word not before this key."""
    while low < high:
        middle = (low + high) >> 1
        if text[middle * size : middle * size + size] < key:
            low = middle + 1
        else:
            high = middle
    return low
