"""The answer to a query: for each block, a set of words. The words are listed only when a caller reads them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from engine.core.letters import ALPHABET
from engine.lexicon.blocks import LengthBlock, make_room

_FEW = 24  # up to this many words are sorted as a list; more words are first divided into sets by their values
_SCALES = 4  # the maximum number of scales (sets of letter values) for which a block caches its words grouped by value


class BlockAnswer:
    """The part of an answer that belongs to one block.

    most: the set of the words that may belong to the answer.
    sure: the set of the words that certainly belong to the answer.
    doubtful: the set of the words that must be checked one by one.

    If `sure` and `doubtful` take long to compute, they are computed only when they are first read. As long as callers
    ask for only a few words, only these words are checked.
    """

    __slots__ = ("_asked", "_doubtful", "_sure", "_work", "block", "most")

    def __init__(
        self,
        block: LengthBlock,
        sure: int,
        doubtful: int = 0,
        work: Callable[[int], tuple[int, int]] | None = None,
    ) -> None:
        """Stores the sets, or the function that computes them.

        work: a function that gets a set of words and returns those that belong to the answer and those that are
        doubtful.
        """
        self.block, self.most = block, sure | doubtful
        self._sure, self._doubtful, self._work = sure, doubtful, work
        self._asked = 0

    @property
    def sure(self) -> int:
        self._settle()
        return self._sure

    def _settle(self) -> None:
        if self._work is not None:
            self._sure, self._doubtful = self._work(self.most)
            self._work = None

    @property
    def doubtful(self) -> int:
        self._settle()
        return self._doubtful

    def among(self, words: int) -> "BlockAnswer":
        """The part of this answer that consists of words in the given set."""
        if self._work is not None:
            some = self.most & words
            self._asked += some.bit_count()
            # If more words are asked for, it is faster to check all words once.
            if self._asked <= 8 + self.block.count // 1000:
                return BlockAnswer(self.block, *self._work(some))
        return BlockAnswer(self.block, self.sure & words, self.doubtful & words)


class WordSet:
    """The words that answer a query. Shorter words come first, and words of the same length are in alphabetical
    order."""

    __slots__ = ("_check", "_parts")

    def __init__(self, parts: list[BlockAnswer], check: Callable[[str], bool] | None = None) -> None:
        self._parts = [part for part in parts if part.most]
        self._check = check

    def __len__(self) -> int:
        self._settle()
        return sum([part.sure.bit_count() for part in self._parts])

    def __bool__(self) -> bool:
        return any(part.sure or self._listed([part]) for part in self._parts)

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        for part in self._parts:
            if part.block.size == len(word):
                index = part.block.find(word)
                if index >= 0 and part.most >> index & 1:
                    return bool(part.sure >> index & 1 or (part.doubtful >> index & 1 and self._passes(word)))
        return False

    def __iter__(self) -> Iterator[str]:
        for size in sorted({part.block.size for part in self._parts}):
            yield from self._listed([part for part in self._parts if part.block.size == size])

    def __repr__(self) -> str:
        return f"<WordSet of {len(self)}: {' '.join(islice(self, 5))} ...>"

    def best_first(self, values: Mapping[str, int]) -> Iterator[str]:
        """Yields the words, the most valuable first; the value of a word is the sum of the values of its letters. Words
        of equal value come in the usual order.

        No value may be negative.
        """
        scale = Scale(values)
        parts = [(part, part.most, scale.planes(part.block)) for part in self._parts]
        count = sum([words.bit_count() for _, words, _ in parts])
        return self._by_value_bits(parts, count, max([len(planes) for _, _, planes in parts], default=0), scale)

    def scope(self) -> list[tuple[LengthBlock, int]]:
        """The blocks, each with the set of its words that may belong to the answer."""
        return [(part.block, part.most) for part in self._parts]

    def unchecked(self) -> "WordSet":
        """All words that may belong to the answer, without checking them."""
        return WordSet([BlockAnswer(part.block, part.most) for part in self._parts])

    def _passes(self, word: str) -> bool:
        return self._check is None or self._check(word)

    def _settle(self) -> None:
        """Checks all doubtful words, so that it is certain which words belong to the answer."""
        self._parts = [
            BlockAnswer(part.block, part.sure | part.block.filter(part.doubtful, self._passes)) for part in self._parts
        ]

    def _listed(self, parts: Sequence[BlockAnswer]) -> list[str]:
        """The words of these parts of an answer, as one sorted list. The words of all these parts have the same
        length."""
        lists = [part.block.words(part.sure) for part in parts if part.sure]
        for part in parts:
            if part.doubtful:
                lists.append([word for word in part.block.words(part.doubtful) if self._passes(word)])
        if len(lists) == 1:
            return lists[0]
        return sorted([word for words in lists for word in words])

    def _by_value_bits(
        self, parts: list[tuple[BlockAnswer, int, list[int]]], count: int, plane: int, scale: "Scale"
    ) -> Iterator[str]:
        """Yields the words, the most valuable first. Divides the words by the highest bit of their values, then each
        half by the next bit, and so on."""
        if count <= _FEW or plane == 0:
            found = WordSet([part.among(words) for part, words, _ in parts], self._check)
            # The sort is stable, so words of equal value remain in their usual order.
            yield from sorted(found, key=lambda word: -scale.value(word)) if plane else found
            return
        plane -= 1
        more, less = [], []
        many = 0
        for part, words, planes in parts:
            high = words & planes[plane] if plane < len(planes) else 0
            if high:
                many += high.bit_count()
                more.append((part, high, planes))
                words ^= high
            if words:
                less.append((part, words, planes))
        if more:
            yield from self._by_value_bits(more, many, plane, scale)
        if less:
            yield from self._by_value_bits(less, count - many, plane, scale)


class Scale:
    """The values of the letters. The value of a word is the sum of the values of its letters. A scale computes the
    value of a single word, or the values of all words of a block; the values of a block are given as one set of words
    for each bit of the values."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, int]) -> None:
        self._values = [values.get(letter, 0) for letter in ALPHABET]

    def value(self, word: str) -> int:
        return sum([self._values[ord(letter) - 65] for letter in word])

    def planes(self, block: LengthBlock) -> list[int]:
        """For each bit of the values, beginning with the lowest, the set of the words whose value has this bit set."""
        key = tuple(self._values)
        planes = block.planes.get(key)
        if planes is None:
            make_room(block.planes, _SCALES)
            planes = block.planes[key] = self._standing(block)
        return planes

    def _standing(self, block: LengthBlock) -> list[int]:
        lowest = min(self._values)  # the smallest value of a letter
        same = lowest * block.size
        planes = [block.full if same >> bit & 1 else 0 for bit in range(same.bit_length())]
        for letter, value in enumerate(self._values):
            for least in range(1, block.depth + 1 if value > lowest else 1):
                _add(planes, block.once(letter, least), value - lowest)
        return planes


def _add(planes: list[int], holders: int, number: int) -> None:
    """Adds a number to the values of the words in the set `holders`.

    planes: the values of all words, as one set of words for each bit of the value.
    """
    for bit in range(number.bit_length()):
        carry, plane = holders if number >> bit & 1 else 0, bit
        while carry:
            if plane >= len(planes):
                planes += [0] * (plane + 1 - len(planes))
            planes[plane], carry = planes[plane] ^ carry, planes[plane] & carry
            plane += 1
