"""Blocks of words. A block has all words of one length in alphabetical order. All queries of the dictionary work on
blocks.

A set of words of a block is one big integer: bit j is set if word j belongs to the set. So a query consists of a few
dozen ORs and ANDs of integers with some thousand bits. The answer remains an integer until a caller reads the words.
"""

from collections.abc import Callable, Iterable
from typing import Any, Protocol


class Source(Protocol):
    """The source from which a block reads its words and sets: the index file, or the words themselves."""

    @property
    def depth(self) -> int: ...
    def text(self) -> str: ...
    def codes(self) -> bytes: ...
    def set(self, number: int) -> int: ...


# The blocks in which a query searches. Each block comes with the set of its words to leave out: words that are not in
# the dictionary, are banned, or are unknown to a player.
Scope = list[tuple["LengthBlock", int]]


LONGEST_WORD = 60  # the maximum length of a word; a house list may contain words this long
LEVELS = (10, 20, 35, 40, 50, 55, 60, 70, 80)
UNKNOWN = len(LEVELS) - 1  # the index in LEVELS of words without a level, which count as the rarest

# The numbers of the sets for marks, which are the last sets of a block (see LengthBlock). They are counted from the
# first set for a mark. BEYOND: the first of eight sets, one for each level of rarity except the last, with all rarer
# words. Each other number belongs to the set of words that have the mark of this name in the word file.
BEYOND, PLURAL, NAMELIKE, OFFENSIVE, AMERICAN, BRITISH = 0, 8, 9, 10, 13, 16
NOT_FOR_CHILDREN, MARKS = 19, 20

GROUP = 4  # the counts of this many consecutive letters are packed in one integer and compared together
MANY = 15  # no word contains any letter more often than this

NO_LETTER = "["  # a character that sorts after Z
NOWHERE = (0, 0)
_SHORTS = 100  # the maximum number of results of `LengthBlock.short` that a block keeps
# At most this many words of a set are read bit by bit, from the highest bit. For more words, one pass over all bits is
# faster.
_PEEL = 120


def make_room(kept: dict[Any, Any], most: int) -> None:
    """Removes the oldest quarter of the entries of `kept` if it has `most` entries or more.

    Several threads (computer players and hints) may call this function at the same time, so another thread may already
    have removed an entry.
    """
    if len(kept) >= most:
        for oldest in tuple(kept)[: most // 4 + 1]:
            kept.pop(oldest, None)


class LengthBlock:
    """All words of one length.

    size: the number of letters of each word.
    count: the number of words.
    full: the set of all words.

    The sets of a block have numbers. First come 26 sets for each place in a word: the words with A in this place, with
    B in this place, and so on. Then come 26 sets for each count: the words that contain A at least once, B at least
    once, and so on, then A at least twice, and so on. Then comes one set for each mark.
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
        """Frees the memory of everything that was read from the source, and of every stored result. The next query
        reads the data from the source again. A query in another thread keeps the objects that it already uses."""
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
        """The highest number of times that any letter occurs in one word of this block. For a player's own list, the
        letters are counted at the first call."""
        return self._source.depth

    @property
    def sets(self) -> int:
        """The number of sets that the source has for this block."""
        return 26 * (self.size + self.depth) + MARKS

    @property
    def text(self) -> str:
        """All words of the block, joined into one string."""
        text = self._text
        if not text:
            text = self._text = self._source.text()
        return text

    def set(self, number: int) -> int:
        """The set that has this number, read from the source."""
        return self._source.set(number)

    def codes(self) -> bytes:
        """The marks of all words (such as plural or offensive), two bytes for each word."""
        codes = self._codes
        if not codes:
            codes = self._codes = self._source.codes()
        return codes

    def code(self, index: int) -> int:
        return int.from_bytes(self.codes()[2 * index : 2 * index + 2], "little")

    def places(self, letter: int) -> list[int]:
        """For each place in a word, in order, the set of words with this letter in that place. Letter 0 is A."""
        found = self._placed[letter]
        if found is None:
            found = [self._source.set(26 * place + letter) for place in range(self.size)]
            self._placed[letter] = found
        return found

    def some(self, letter: int, least: int) -> int:
        """The set of the words that contain a letter at least `least` times. The set is read when it is first needed,
        because a hand needs only a few of these sets."""
        found = self._held.get(26 * least + letter)
        if found is None:
            found = self._held[26 * least + letter] = self._some(letter, least)
        return found

    def once(self, letter: int, least: int) -> int:
        """Returns the same set as `some`, but does not keep it in memory, because the caller needs the set only
        once."""
        found = self._held.get(26 * least + letter)
        return self._some(letter, least) if found is None else found

    def _some(self, letter: int, least: int) -> int:
        return self._source.set(26 * (self.size + least - 1) + letter) if least <= self.depth else 0

    def numbers(self, letter: int, least: int, count: int) -> list[int]:
        """A list of sets of words: those that contain this letter at least `least` times, those that contain it at
        least `least` + 1 times, and so on. The list has at most `count` sets, and no empty ones."""
        return [self.some(letter, number) for number in range(least, min(least + count, self.depth + 1))]

    def mark(self, number: int) -> int:
        found = self._marks[number]
        if found is None:
            found = self._marks[number] = self._source.set(26 * (self.size + self.depth) + number)
        return found

    def short(self, supply: int, wilds: int) -> list[int]:
        """Compares the words with the letters that a player has. Returns a list of sets. Entry n - 1 is the set of the
        words that need at least n letters more than the player has. The number of entries is the player's number of
        wilds plus one.

        supply: the player's counts of four neighbouring letters of the alphabet, packed as in `Supply`; only these four
        letters are compared. The results are stored, because many hands have equal counts of these four letters.
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
        """The set of the words that contain these letters side by side."""
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
        # The search begins among the words with the same first two letters. With three letters, up to 18,000 results
        # would stay in memory, because every query for a word comes here.
        low, high = self.range(word[:2])
        index = _bisect(text, size, word, low, high)
        return index if index < high and text[index * size : index * size + size] == word else -1

    def range(self, prefix: str) -> tuple[int, int]:
        """The range of the words with this prefix, as two indexes: the index of the first of these words, and the index
        after the last."""
        found = self._ranges.get(prefix)
        if found is None:
            low, high = self.range(prefix[:3] if len(prefix) > 3 else prefix[:-1]) if prefix else (0, self.count)
            if low < high:
                low = _bisect(self.text, self.size, prefix, low, high)
                high = _bisect(self.text, self.size, prefix + NO_LETTER, low, high)
            found = (low, high) if low < high else NOWHERE
            # Only results for short prefixes that begin a word are stored; all others would take too much memory.
            if len(prefix) < 3 or (len(prefix) == 3 and found is not NOWHERE):
                self._ranges[prefix] = found
        return found

    def filter(self, bits: int, test: Callable[[str], bool]) -> int:
        """The set of the words in the set `bits` that pass a test."""
        passed, size, text = 0, self.size, self.text
        while bits:
            top = bits.bit_length() - 1
            bits ^= 1 << top
            if test(text[top * size : top * size + size]):
                passed |= 1 << top
        return passed

    def words(self, bits: int) -> list[str]:
        """The words of the set `bits`, in alphabetical order."""
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
    """Counts for each word how many of these sets contain it. Returns a list of sets. Entry n - 1 is the set of the
    words that at least n of the sets contain.

    levels: such a list for earlier sets, to which the counts of these sets are added. The result has the same length.
    """
    if len(levels) == 1:
        (found,) = levels
        for holders in sets:
            found |= holders
        return [found]
    if len(levels) == 2:  # a separate loop for the common case of one wild card
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
    """The index of the first word that is not alphabetically before this key.

    text: the words in alphabetical order, joined into one string; each word has `size` letters.
    """
    while low < high:
        middle = (low + high) >> 1
        if text[middle * size : middle * size + size] < key:
            low = middle + 1
        else:
            high = middle
    return low
