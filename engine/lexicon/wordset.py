"""The words that answer a question: sets in drawers, listed only when somebody wants to see them."""

from itertools import pairwise

from engine.lexicon.drawers import Drawer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    # A drawer, the words in it that belong to the answer, and those that have to be looked at one by one.
    Part = tuple[Drawer, int, int]

_FEW = 48  # so many words are listed and sorted; more are divided by their points first
_SCALES = 4  # so many scales a drawer remembers


class WordSet:
    """Words that answer a question, in the order short first, then by the alphabet."""

    __slots__ = ("_check", "_parts")

    def __init__(self, parts: "list[Part]", check: "Callable[[str], bool] | None" = None) -> None:
        self._parts = [part for part in parts if part[1] or part[2]]
        self._check = check

    def __len__(self) -> int:
        self._settle()
        return sum([sure.bit_count() for _, sure, _ in self._parts])

    def __bool__(self) -> bool:
        if any(sure for _, sure, _ in self._parts):
            return True
        return next(iter(self), None) is not None

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        for drawer, sure, doubtful in self._parts:
            if drawer.size == len(word):
                index = drawer.find(word)
                if index >= 0 and (sure | doubtful) >> index & 1:
                    return bool(sure >> index & 1) or self._passes(word)
        return False

    def __iter__(self) -> "Iterator[str]":
        for size in sorted({part[0].size for part in self._parts}):
            yield from self._listed([part for part in self._parts if part[0].size == size])

    def __repr__(self) -> str:
        return f"<WordSet of {len(self)}: {' '.join(self.first(5))} ...>"

    def first(self, count: int) -> list[str]:
        return [word for word, _ in zip(self, range(count), strict=False)]

    def best(self, count: int, values: "Mapping[str, int]") -> list[str]:
        return [word for word, _ in zip(self.best_first(values), range(count), strict=False)]

    def best_first(
        self,
        values: "Mapping[str, int]",
        *,
        per_letter: int = 0,
        highest: bool = False,
        bonus: "Mapping[str, Sequence[int]] | None" = None,
    ) -> "Iterator[str]":
        """The words from the best one down; among equals as usual.

        A word is worth the sum of its letters' values (with `highest` only the highest of them), so much more
        `per_letter`, and for letters named in `bonus` so much more for the first of them, the second, and so on.
        No number may be negative.
        """
        scale = Scale(values, per_letter, highest, bonus or {})
        parts = [(drawer, sure, doubtful, scale.planes(drawer)) for drawer, sure, doubtful in self._parts]
        return self._descend(parts, max([len(part[3]) for part in parts], default=0), scale)

    def through(self, pattern: str) -> "WordSet":
        """Those that hold these letters in this order, with or without others between them."""
        return self.narrowed(lambda drawer: holding(drawer, pattern))

    def narrowed(self, chosen: "Callable[[Drawer], int]", check: "Callable[[str], bool] | None" = None) -> "WordSet":
        """The words that are in these sets, too. With a check every one of them has to pass it."""
        parts = []
        for drawer, sure, doubtful in self._parts:
            these = chosen(drawer)
            if check is None:
                parts.append((drawer, sure & these, doubtful & these))
            else:
                parts.append((drawer, 0, (sure | doubtful) & these))
        return WordSet(parts, check or self._check)

    def unchecked(self) -> "WordSet":
        """All words that may belong to the answer, the doubtful ones without a look at them."""
        return WordSet([(drawer, sure | doubtful, 0) for drawer, sure, doubtful in self._parts])

    def _passes(self, word: str) -> bool:
        return self._check is None or self._check(word)

    def _settle(self) -> None:
        """Look at all doubtful words."""
        self._parts = [
            (drawer, sure | drawer.sift(doubtful, self._passes) if doubtful else sure, 0)
            for drawer, sure, doubtful in self._parts
        ]

    def _listed(self, parts: "Sequence[Part]") -> list[str]:
        """The words of drawers of the same length."""
        lists = [drawer.words(sure) for drawer, sure, _ in parts if sure]
        for drawer, _, doubtful in parts:
            if doubtful:
                lists.append([word for word in drawer.words(doubtful) if self._passes(word)])
        if len(lists) == 1:
            return lists[0]
        return sorted([word for words in lists for word in words])

    def _descend(
        self, parts: "list[tuple[Drawer, int, int, list[int]]]", plane: int, scale: "Scale"
    ) -> "Iterator[str]":
        """Words that are worth more have a higher bit set in their worth: divide by the highest bit first."""
        if plane == 0:
            yield from WordSet([part[:3] for part in parts], self._check)
            return
        if sum([(sure | doubtful).bit_count() for _, sure, doubtful, _ in parts]) <= _FEW:
            words = list(WordSet([part[:3] for part in parts], self._check))
            yield from sorted(words, key=lambda word: -scale.worth(word))  # the sort is stable
            return
        plane -= 1
        more, less = [], []
        for drawer, sure, doubtful, planes in parts:
            high = planes[plane] if plane < len(planes) else 0
            if (sure | doubtful) & high:
                more.append((drawer, sure & high, doubtful & high, planes))
                sure, doubtful = sure & ~high, doubtful & ~high
            if sure or doubtful:
                less.append((drawer, sure, doubtful, planes))
        if more:
            yield from self._descend(more, plane, scale)
        if less:
            yield from self._descend(less, plane, scale)


class Scale:
    """How much a word is worth: for one word, and for a whole drawer as the bits of its words' worths."""

    __slots__ = ("_bonus", "_highest", "_per_letter", "_values")

    def __init__(
        self,
        values: "Mapping[str, int]",
        per_letter: int,
        highest: bool,
        bonus: "Mapping[str, Sequence[int]]",
    ) -> None:
        self._values = [values.get(letter, 0) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        self._per_letter, self._highest, self._bonus = per_letter, highest, bonus

    def worth(self, word: str) -> int:
        each = [self._values[ord(letter) - 65] for letter in word]
        more = sum([sum(extra[: word.count(letter)]) for letter, extra in self._bonus.items()])
        return (max(each) if self._highest else sum(each)) + self._per_letter * len(word) + more

    def planes(self, drawer: Drawer) -> list[int]:
        """The set of words with bit 0 in their worth, with bit 1, ..."""
        key = (tuple(self._values), self._per_letter, self._highest)
        planes = drawer.planes.get(key)
        if planes is None:
            while len(drawer.planes) >= _SCALES:
                drawer.planes.pop(next(iter(drawer.planes)))
            planes = drawer.planes[key] = self._standing(drawer)
        if self._bonus:
            planes = list(planes)
            for letter, extra in self._bonus.items():
                for least, more in enumerate(extra, 1):
                    _add(planes, drawer.some(ord(letter) - 65, least), more)
        return planes

    def _standing(self, drawer: Drawer) -> list[int]:
        lowest = min(self._values)
        same = (lowest if self._highest else lowest * drawer.size) + self._per_letter * drawer.size
        planes = [drawer.full if same >> bit & 1 else 0 for bit in range(same.bit_length())]
        if self._highest:
            steps = sorted(set(self._values))
            for below, value in pairwise(steps):
                holders = 0
                for letter, worth in enumerate(self._values):
                    if worth >= value:
                        holders |= drawer.some(letter, 1)
                _add(planes, holders, value - below)
        else:
            for letter, worth in enumerate(self._values):
                for least in range(1, drawer.depth + 1):
                    _add(planes, drawer.some(letter, least), worth - lowest)
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


def holding(drawer: Drawer, pattern: str) -> int:
    """Words that hold these letters in this order."""
    reached = [drawer.full] * (drawer.size + 1)  # at j: words whose first j letters hold what was asked for so far
    for letter in pattern:
        held = 0
        further = [0]
        for so_far, place in zip(reached, drawer.places(ord(letter) - 65), strict=False):
            held |= so_far & place
            further.append(held)
        reached = further
    return reached[-1]
