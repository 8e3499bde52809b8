"""Dictionaries as blocks of words (engine/lexicon/blocks.py). Each block comes with the set of its words to leave out:
words that are not in the dictionary, are banned, or are unknown to a player. `engine.lexicon.lexicon` opens
dictionaries."""

from collections.abc import Collection, Iterable

from engine.lexicon.blocks import (
    AMERICAN,
    BEYOND,
    BRITISH,
    LEVELS,
    NAMELIKE,
    NOT_FOR_CHILDREN,
    OFFENSIVE,
    UNKNOWN,
    LengthBlock,
    Scope,
)
from engine.lexicon.index_file import give_back, open_blocks

_RANKS = {"large": 0, "standard": 1, "family": 2}
_SPELLINGS = {"american": (AMERICAN,), "british": (BRITISH,), "both": (AMERICAN, BRITISH)}
EDITION = 1  # the edition of the word lists
_USUALLY_BARRED = {"family": "all", "standard": "strongest", "large": "strongest"}
# For each value of the option that excludes offensive words: the highest tier (degree of offence) that remains in the
# dictionary; None if all tiers remain.
_BARRED = {"off": None, "strongest": 2, "vulgar": 1, "all": 0}

_word_file: dict[int, LengthBlock] = {}


def word_file() -> dict[int, LengthBlock]:
    """The blocks of the word file, by the length of their words. All dictionaries of a process share these blocks."""
    if not _word_file:
        _word_file.update(open_blocks())
    return _word_file


def let_go() -> None:
    """Frees the memory of everything that queries have read from the word file, about 10 MB after a few turns.

    The next query reads what it needs again, in a few milliseconds.
    """
    for block in tuple(_word_file.values()):
        block.let_go()
    give_back()


def code_of(word: str) -> int | None:
    """The marks of a word in the word file, as bits (packaging/lexicon/FORMAT.md explains them); None if the file does
    not have the word."""
    block = word_file().get(len(word))
    place = block.find(word) if block is not None else -1
    return block.code(place) if block is not None and place >= 0 else None


class Vocabulary:
    """The words a player knows: up to a level of rarity, with or without namelike and offensive words.

    If the program avoids naming words that are not for children, a player who does not know offensive words does not
    know those words, either.

    family: whether the player knows only words of the list Family, in every dictionary.
    only: a list of the words that the player knows, instead of those up to the level. In this case, the level only
    decides which of these words the player thinks of first.
    proper: whether the player knows no words that are not for children, in every dictionary.
    """

    __slots__ = ("family", "level", "namelike", "offensive", "only", "proper")

    def __init__(
        self,
        level: int = 80,
        namelike: bool = True,
        offensive: bool = True,
        only: frozenset[str] | None = None,
        *,
        family: bool = False,
        proper: bool = False,
    ) -> None:
        self.level, self.namelike, self.offensive, self.only = level, namelike, offensive, only
        self.family, self.proper = family, proper

    @property
    def key(self) -> tuple[int, bool, bool, frozenset[str] | None, bool, bool]:
        return self.level, self.namelike, self.offensive, self.only, self.family, self.proper

    def unknown(self, block: LengthBlock, *, children: bool, house: int = 0) -> int:
        """The set of the words in a block that the player does not know. Words without a level count as the rarest.

        children: whether the program avoids naming words that are not for children.
        house: the set of words that the house list has added, which every player at the table knows.
        """
        if self.only is not None:
            found = block.full & ~_set_of(block, self.only)
        else:
            known = sum([level <= self.level for level in LEVELS])
            found = block.full if known == 0 else block.mark(BEYOND + known - 1) if known < len(LEVELS) else 0
        if self.family:
            found |= block.full & ~(block.mark(AMERICAN + _RANKS["family"]) | block.mark(BRITISH + _RANKS["family"]))
        if not self.namelike:
            found |= block.mark(NAMELIKE)
        found &= ~house
        if not self.offensive:
            found |= block.mark(OFFENSIVE)
        if self.proper or (children and not self.offensive):
            found |= block.mark(NOT_FOR_CHILDREN)
        return found


class WordChoice:
    """The words of the word file that one dictionary contains, changed by a house list. A word that is both banned and
    allowed is banned."""

    def __init__(self, name: str, spelling: str, offensive: str | None, allow: set[str], ban: set[str]) -> None:
        barring = offensive or _USUALLY_BARRED[name]
        self._chosen = spelling, barring, allow, ban
        self._marks = [side + _RANKS[name] for side in _SPELLINGS[spelling]]
        barred = _BARRED[barring]
        self._barred = None if barred is None else OFFENSIVE + barred
        self._allow, self._ban = allow - ban, ban

    def renamed(self, name: str) -> "WordChoice":
        """A copy of this choice with another list of the word file (such as Family or Large); the offensive words and
        the house list stay the same."""
        return WordChoice(name, *self._chosen)

    def out(self, block: LengthBlock) -> int:
        """The set of the words in a block of the word file that this dictionary does not contain."""
        found = 0
        for mark in self._marks:
            found |= block.mark(mark)
        found ^= block.full
        if self._barred is not None:
            found |= block.mark(self._barred)
        return found & ~_set_of(block, self._allow) | _set_of(block, self._ban)

    def missing(self) -> set[str]:
        """The words of the house list's `allow` that the word file does not have."""
        return {word for word in self._allow if code_of(word) is None}


def _set_of(block: LengthBlock, words: Iterable[str]) -> int:
    """The set of these words, without those that the block does not have."""
    places = [block.find(word) for word in words if len(word) == block.size]
    return sum([1 << place for place in places if place >= 0])


class Dictionary:
    """The blocks of one dictionary: those of the word file, those of a player's own list, or both.

    children: whether the program avoids naming words that are not for children.
    shortest: the minimum number of letters in the words of this dictionary.
    house: the words that the house list has added.
    """

    def __init__(
        self,
        choice: WordChoice | None,
        own: set[str],
        *,
        children: bool = False,
        shortest: int = 0,
        house: Collection[str] = (),
    ) -> None:
        self._choice, self._own, self.children, self.house = choice, own, children, house
        shared = list(word_file().values()) if choice is not None else []
        further: list[LengthBlock] = []
        if own:
            from engine.lexicon.from_words import (
                blocks_of,
            )  # imported only here, because the first window does not need it

            further = list(blocks_of(own, lambda word: _or_rare(code_of(word))).values())
        long_enough = [block for block in (*shared, *further) if block.size >= shortest]
        self.blocks = sorted(long_enough, key=lambda block: block.size)
        self._shared = {id(block) for block in shared}
        self._outs: dict[tuple[int, tuple[object, ...] | None], int] = {}
        self._by_size: dict[int, list[int]] = {}
        self._for_seats: dict[tuple[str | None, int], Dictionary] = {}
        for number, block in enumerate(self.blocks):
            self._by_size.setdefault(block.size, []).append(number)

    @property
    def has_lists(self) -> bool:
        """Whether the dictionary uses a list of the word file. False if a player's own list replaces it."""
        return self._choice is not None

    def for_seat(self, name: str | None, shortest: int) -> "Dictionary":
        """The dictionary of one seat, without words that are too short for the seat.

        name: the list of the word file that the seat has; None for the table's list. If the table uses a player's own
        list, the seat uses that list, too.
        """
        found = self._for_seats.get((name, shortest))
        if found is None:
            choice = self._choice if name is None or self._choice is None else self._choice.renamed(name)
            found = Dictionary(choice, self._own, children=self.children, shortest=shortest, house=self.house)
            self._for_seats[name, shortest] = found
        return found

    def out(self, number: int, known: Vocabulary | None) -> int:
        """The set of words to leave out of a block: those that are not in the dictionary, and those that the player
        does not know.

        number: the index of the block in `blocks`.
        known: the words that the player knows; None means all.
        """
        key = number, None if known is None else known.key
        found = self._outs.get(key)
        if found is None:
            block = self.blocks[number]
            house = 0 if known is None else _set_of(block, self.house)
            found = 0 if known is None else known.unknown(block, children=self.children, house=house)
            if self._choice is not None and id(block) in self._shared:
                found |= self._choice.out(block)
            self._outs[key] = found
        return found

    def scope(self, shortest: int, longest: int, known: Vocabulary | None, without: str = "") -> Scope:
        """The blocks with words of these lengths, each with the set of words to leave out. These sets also contain the
        word `without`."""
        found = []
        for number, block in enumerate(self.blocks):
            if shortest <= block.size <= longest:
                out = self.out(number, known)
                if block.size == len(without):
                    place = block.find(without)
                    out |= 1 << place if place >= 0 else 0
                found.append((block, out))
        return found

    def has(self, word: str, known: Vocabulary | None) -> bool:
        for number in self._by_size.get(len(word), ()):
            place = self.blocks[number].find(word)
            if place >= 0 and not self.out(number, known) >> place & 1:
                return True
        return False

    def begins(self, prefix: str, known: Vocabulary | None) -> bool:
        for number, block in enumerate(self.blocks):
            if block.size >= len(prefix):
                low, high = block.range(prefix)
                every = (1 << high - low) - 1
                if low < high and self.out(number, known) >> low & every != every:
                    return True
        return False


def _or_rare(code: int | None) -> int:
    return UNKNOWN if code is None else code
