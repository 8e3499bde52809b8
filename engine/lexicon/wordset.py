"""The words that answer a question: sets in drawers, listed only when somebody wants to see them."""

from itertools import islice

from engine.lexicon.drawers import LETTERS, Drawer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

_FEW = 24  # so many words are listed and sorted; more are divided by their points first
_SCALES = 4  # so many scales a drawer remembers


class Part:
    """The part of an answer that lies in one drawer.

    most: the words that may belong to it.  sure: those that do.  doubtful: those that have to be looked at one by
    one. Where it takes work to tell them apart, that is left until somebody asks, and done for a few words alone
    as long as only a few are asked for.
    """

    __slots__ = ("_asked", "_doubtful", "_sure", "_work", "drawer", "most")

    def __init__(
        self,
        drawer: Drawer,
        sure: int,
        doubtful: int = 0,
        work: "Callable[[int], tuple[int, int]] | None" = None,
    ) -> None:
        """work: those of some of the words that belong to the answer, and those that are doubtful."""
        self.drawer, self.most = drawer, sure | doubtful
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

    def among(self, words: int) -> "Part":
        """The same for some of the words."""
        if self._work is not None:
            some = self.most & words
            self._asked += some.bit_count()
            if self._asked <= 8 + self.drawer.count // 1000:  # beyond that to settle all is cheaper
                return Part(self.drawer, *self._work(some))
        return Part(self.drawer, self.sure & words, self.doubtful & words)


class WordSet:
    """Words that answer a question, in the order short first, then by the alphabet."""

    __slots__ = ("_check", "_parts")

    def __init__(self, parts: "list[Part]", check: "Callable[[str], bool] | None" = None) -> None:
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
            if part.drawer.size == len(word):
                index = part.drawer.find(word)
                if index >= 0 and part.most >> index & 1:
                    return bool(part.sure >> index & 1 or (part.doubtful >> index & 1 and self._passes(word)))
        return False

    def __iter__(self) -> "Iterator[str]":
        for size in sorted({part.drawer.size for part in self._parts}):
            yield from self._listed([part for part in self._parts if part.drawer.size == size])

    def __repr__(self) -> str:
        return f"<WordSet of {len(self)}: {' '.join(islice(self, 5))} ...>"

    def best_first(self, values: "Mapping[str, int]") -> "Iterator[str]":
        """The words from the best one down, by the values of their letters together; among equals as usual.

        No value may be negative.
        """
        scale = Scale(values)
        parts = [(part, part.most, scale.planes(part.drawer)) for part in self._parts]
        count = sum([words.bit_count() for _, words, _ in parts])
        return self._descend(parts, count, max([len(planes) for _, _, planes in parts], default=0), scale)

    def stock(self) -> "list[tuple[Drawer, int]]":
        """The drawers with the words in each that may belong to the answer."""
        return [(part.drawer, part.most) for part in self._parts]

    def unchecked(self) -> "WordSet":
        """All words that may belong to the answer, without a closer look at any."""
        return WordSet([Part(part.drawer, part.most) for part in self._parts])

    def _passes(self, word: str) -> bool:
        return self._check is None or self._check(word)

    def _settle(self) -> None:
        """Look at all doubtful words."""
        self._parts = [
            Part(part.drawer, part.sure | part.drawer.sift(part.doubtful, self._passes)) for part in self._parts
        ]

    def _listed(self, parts: "Sequence[Part]") -> list[str]:
        """The words of drawers of the same length."""
        lists = [part.drawer.words(part.sure) for part in parts if part.sure]
        for part in parts:
            if part.doubtful:
                lists.append([word for word in part.drawer.words(part.doubtful) if self._passes(word)])
        if len(lists) == 1:
            return lists[0]
        return sorted([word for words in lists for word in words])

    def _descend(
        self, parts: "list[tuple[Part, int, list[int]]]", count: int, plane: int, scale: "Scale"
    ) -> "Iterator[str]":
        """Words that are worth more have a higher bit set in their worth: divide by the highest bit first."""
        if count <= _FEW or plane == 0:
            found = WordSet([part.among(words) for part, words, _ in parts], self._check)
            yield from sorted(found, key=lambda word: -scale.worth(word)) if plane else found  # the sort is stable
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
            yield from self._descend(more, many, plane, scale)
        if less:
            yield from self._descend(less, count - many, plane, scale)


class Scale:
    """What words are worth by their letters: one word, and a whole drawer as the bits of its words' worths."""

    __slots__ = ("_values",)

    def __init__(self, values: "Mapping[str, int]") -> None:
        self._values = [values.get(letter, 0) for letter in LETTERS]

    def worth(self, word: str) -> int:
        return sum([self._values[ord(letter) - 65] for letter in word])

    def planes(self, drawer: Drawer) -> list[int]:
        """The set of words with bit 0 in their worth, with bit 1, ..."""
        key = tuple(self._values)
        planes = drawer.planes.get(key)
        if planes is None:
            while len(drawer.planes) >= _SCALES:
                drawer.planes.pop(next(iter(drawer.planes)))
            planes = drawer.planes[key] = self._standing(drawer)
        return planes

    def _standing(self, drawer: Drawer) -> list[int]:
        lowest = min(self._values)  # every letter is worth that much
        same = lowest * drawer.size
        planes = [drawer.full if same >> bit & 1 else 0 for bit in range(same.bit_length())]
        for letter, worth in enumerate(self._values):
            for least in range(1, drawer.depth + 1 if worth > lowest else 1):
                _add(planes, drawer.once(letter, least), worth - lowest)
        return planes


def _add(planes: list[int], holders: int, number: int) -> None:
    """Add a number to the worth of some words."""
    for bit in range(number.bit_length()):
        carry, plane = holders if number >> bit & 1 else 0, bit
        while carry:
            if plane >= len(planes):
                planes += [0] * (plane + 1 - len(planes))
            planes[plane], carry = planes[plane] ^ carry, planes[plane] & carry
            plane += 1
