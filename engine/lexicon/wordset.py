"""The words that answer a question: sets in drawers, listed only when somebody wants to see them."""

from itertools import pairwise

from engine.lexicon.drawers import Drawer

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
        parts = [(part, part.most, scale.planes(part.drawer)) for part in self._parts]
        count = sum([words.bit_count() for _, words, _ in parts])
        return self._descend(parts, count, max([len(planes) for _, _, planes in parts], default=0), scale)

    def through(self, pattern: str) -> "WordSet":
        """Those that hold these letters in this order, with or without others between them."""
        return self.narrowed(lambda drawer: holding(drawer, pattern))

    def narrowed(self, chosen: "Callable[[Drawer], int]", check: "Callable[[str], bool] | None" = None) -> "WordSet":
        """The words that are in these sets, too. With a check every one of them has to pass it."""
        parts = [part.among(chosen(part.drawer)) for part in self._parts]
        if check is not None:
            parts = [Part(part.drawer, 0, part.most) for part in parts]
        return WordSet(parts, check or self._check)

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
