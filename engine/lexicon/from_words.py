"""Computes the sets of a block from its words, for house lists and for building the index file."""

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
    """A source for a block (see blocks.py) that computes each set when it is needed.

    size: the number of letters of each word.
    text: the words in alphabetical order, joined.
    codes: a function that returns two bytes for each word; it is called when a mark is needed.
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
        """The set of the words with this letter in this place.

        For each place, five sets are computed, one for each bit of a letter's number. Together they give the set for
        any of the 26 letters.
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
        """A list of sets of words: the words that contain the letter at least once, those that contain it at least
        twice, and so on."""
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
    """A table for bytes.translate. It looks at the number that is stored in `bits` bits of a byte, from `low_bit` on,
    and turns the byte into the digit 1 if this number is greater than `above`, otherwise into 0."""
    return bytes([48 + ((byte - offset >> low_bit & (1 << bits) - 1) > above) for byte in range(256)])


_LETTER_BITS = [_digits(bit, 1, 0, offset=ord("A")) for bit in range(5)]

# For each mark: the index of the byte that contains the mark in a word's code, and the table that turns this byte into
# 1 or 0.
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
    """The blocks of a player's own list, by the length of their words.

    code_of: returns the marks of a word in the word file.
    """
    by_length: dict[int, list[str]] = {}
    for word in sorted(set(words)):
        by_length.setdefault(len(word), []).append(word)
    return {size: _block(listed, code_of) for size, listed in sorted(by_length.items())}


def _block(words: list[str], code_of: Callable[[str], int]) -> LengthBlock:
    coded: list[bytes] = []

    def codes() -> bytes:
        # The codes are computed at the first call, because this takes long for a long list and is seldom needed.
        if not coded:
            coded.append(b"".join([code_of(word).to_bytes(2, "little") for word in words]))
        return coded[0]

    return block_of(len(words[0]), "".join(words), codes)


def block_of(size: int, text: str, codes: Callable[[], bytes]) -> LengthBlock:
    made = FromWords(size, text, codes)
    return LengthBlock(size, made.count, made)
