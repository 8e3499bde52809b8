"""Computes a block's words and sets from the words themselves: for house lists, and to build the index file."""

from collections.abc import Callable, Iterable
from functools import cached_property

from engine.lexicon.blocks import (
    AMERICAN,
    BEYOND,
    BRITISH,
    NAMELIKE,
    NOT_FOR_CHILDREN,
    OFFENSIVE,
    PLURAL,
    UNKNOWN,
    LengthBlock,
)


class FromWords:
    """A source that computes each set when it is asked for.

    size: letters of a word.
    text: the words, in alphabetical order.
    codes: a function that returns two bytes for each word, called when a mark is asked for.
    """

    def __init__(self, size: int, text: str, codes: Callable[[], bytes]) -> None:
        self.size = size
        self.count = len(text) // size
        self._text = text
        self.codes = codes
        self._columns: dict[int, list[int]] = {}
        self._numbers: dict[int, list[int]] = {}

    @cached_property
    def depth(self) -> int:
        return max([len(self.least(letter)) for letter in range(26)])

    def text(self) -> str:
        return self._text

    def set(self, number: int) -> int:
        row, letter = divmod(number, 26)
        if row < self.size:
            return self._at(letter, row)
        if row < self.size + self.depth:
            numbers = self.least(letter)
            return numbers[row - self.size] if row - self.size < len(numbers) else 0
        return self._mark(number - 26 * (self.size + self.depth))

    def _at(self, letter: int, place: int) -> int:
        """The set of words with this letter in this place.

        Each place stores the five bits of its letters' numbers, so five sets stand for twenty-six.
        """
        column = self._columns.get(place)
        if column is None:
            letters = self._text[place :: self.size][::-1].encode("ascii")
            column = [int(letters.translate(table), 2) for table in _LETTER_BITS]
            self._columns[place] = column
        found = (1 << self.count) - 1
        for bit, holders in enumerate(column):
            if letter >> bit & 1:
                found &= holders
            else:
                found &= ~holders
        return found

    def least(self, letter: int) -> list[int]:
        """The sets of words with at least one, two, three, ... of a letter."""
        numbers = self._numbers.get(letter)
        if numbers is None:
            numbers = []
            for place in range(self.size):
                carry = self._at(letter, place)
                for least, holders in enumerate(numbers):
                    numbers[least] = holders | carry
                    carry &= holders
                if carry:
                    numbers.append(carry)
            self._numbers[letter] = numbers
        return numbers

    def _mark(self, number: int) -> int:
        byte, table = _MARKS[number]
        return int(self.codes()[byte::2][::-1].translate(table), 2)


def _digits(low_bit: int, bits: int, above: int, offset: int = 0) -> bytes:
    """A table that turns each byte into a digit: 1 if the number in these bits of it is above this one, otherwise 0."""
    return bytes([48 + ((byte - offset >> low_bit & (1 << bits) - 1) > above) for byte in range(256)])


_LETTER_BITS = [_digits(bit, 1, 0, offset=ord("A")) for bit in range(5)]

# For each mark, which byte of a word's code holds it, and the table that reads it.
_MARKS = {
    **{BEYOND + level: (0, _digits(0, 4, level)) for level in range(UNKNOWN)},
    PLURAL: (1, _digits(0, 1, 0)),
    NOT_FOR_CHILDREN: (1, _digits(5, 1, 0)),
    NAMELIKE: (1, _digits(1, 1, 0)),
    **{OFFENSIVE + tier: (1, _digits(2, 2, tier)) for tier in range(3)},
    **{AMERICAN + rank: (0, _digits(4, 2, rank)) for rank in range(3)},
    **{BRITISH + rank: (0, _digits(6, 2, rank)) for rank in range(3)},
}


def blocks_of(words: Iterable[str], code_of: Callable[[str], int]) -> dict[int, LengthBlock]:
    """The blocks of a player's own list. `code_of` returns the marks of a word in the word file."""
    by_length: dict[int, list[str]] = {}
    for word in sorted(set(words)):
        by_length.setdefault(len(word), []).append(word)
    return {size: _block(listed, code_of) for size, listed in sorted(by_length.items())}


def _block(words: list[str], code_of: Callable[[str], int]) -> LengthBlock:
    coded: list[bytes] = []

    def codes() -> bytes:
        if not coded:  # seldom asked for, and slow for a long list
            coded.append(b"".join([code_of(word).to_bytes(2, "little") for word in words]))
        return coded[0]

    return block_of(len(words[0]), "".join(words), codes)


def block_of(size: int, text: str, codes: Callable[[], bytes]) -> LengthBlock:
    made = FromWords(size, text, codes)
    return LengthBlock(size, made.count, made)
