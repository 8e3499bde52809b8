"""The word list and the questions to it."""

# ruff: noqa: PTH118, PTH120, PTH123  (pathlib costs start-up time)
import os
from itertools import pairwise

from engine.lexicon.cells import FIXED, MAY, SLOT, changed, layings, spellings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from engine.lexicon.cells import Cell

_ASSET = os.path.join(os.path.dirname(__file__), "..", "..", "assets", "lexicon", "words.lex")
_LEVELS = (10, 20, 35, 40, 50, 55, 60, 70, 80)
_RANK = {"family": 3, "standard": 2, "large": 1}
_BARRED = {"off": 4, "strongest": 3, "vulgar": 2, "all": 1}


class Vocabulary:
    """The words a player knows: up to a level of commonness, with or without namelike and offensive words."""

    __slots__ = ("level", "namelike", "offensive")

    def __init__(self, level: int = 80, namelike: bool = True, offensive: bool = True) -> None:
        self.level, self.namelike, self.offensive = level, namelike, offensive


class WordSet:
    """Words that answer a question: short ones first, then by the alphabet."""

    def __init__(self, words: "list[str]") -> None:
        self._words = words

    def __len__(self) -> int:
        return len(self._words)

    def __bool__(self) -> bool:
        return bool(self._words)

    def __iter__(self) -> "Iterator[str]":
        return iter(self._words)

    def __contains__(self, word: object) -> bool:
        return word in self._words

    def first(self, count: int) -> list[str]:
        return self._words[:count]

    def best_first(self, values: "Mapping[str, int]") -> "Iterator[str]":
        """By the sum of the letters' values, most first; equal ones short first, then by the alphabet."""
        return iter(sorted(self._words, key=lambda word: -sum([values.get(letter, 0) for letter in word])))

    def through(self, pattern: str) -> "WordSet":
        """Those that hold these letters in this order, with or without others between them."""
        found = []
        for word in self._words:
            letters = iter(word)
            if all(letter in letters for letter in pattern):
                found.append(word)
        return WordSet(found)


def _read() -> "dict[str, int]":
    import lzma
    from array import array

    with open(_ASSET, "rb") as file:
        header, _, body = file.read().partition(b"\n")
    letters = int(header.split()[3])
    payload = lzma.decompress(body)
    codes = array("H", payload[letters:])
    lengths: list[list[str]] = [[] for _ in range(21)]
    word, tail, cut = "", "", 0
    for letter in payload[:letters].decode("ascii") + "A":
        if letter.isupper():
            if tail:
                word = word[: len(word) - cut] + tail
                lengths[len(word)].append(word.upper())
            cut, tail = ord(letter) - 65, ""
        else:
            tail += letter
    return dict(zip([word for words in lengths for word in words], codes, strict=True))


_codes: "dict[str, int]" = {}


def open_lexicon(
    name: str = "standard",
    spelling: str = "both",
    offensive: "str | None" = None,
    allow: "Iterable[str]" = (),
    ban: "Iterable[str]" = (),
    only: "Iterable[str] | None" = None,
) -> "Lexicon":
    """A dictionary: family, standard or large; american, british or both; with a house list.

    offensive: which tiers are no words: "off", "strongest", "vulgar", "all"; None is the dictionary's own
    (Family bars all, the others none).  allow, ban: the house list; a ban beats `allow` beats the dictionary.
    only: a list that takes the place of the dictionary.
    """
    if not _codes and os.path.exists(_ASSET):
        _codes.update(_read())
    if only is not None:
        words = set(only)
    else:
        rank = _RANK[name]
        barred = _BARRED[offensive or ("all" if name == "family" else "off")]
        shifts = {"american": (4,), "british": (6,), "both": (4, 6)}[spelling]
        words = {
            word
            for word, code in _codes.items()
            if (code >> 10 & 3) < barred and any((code >> shift & 3) >= rank for shift in shifts)
        }
    words |= set(allow)
    words -= set(ban)
    return Lexicon(words, _codes)


class Lexicon:
    def __init__(self, words: "set[str]", codes: "dict[str, int]") -> None:
        self._all = words
        self._codes = codes
        self._words = sorted(words, key=lambda word: (len(word), word))
        self._beginnings = {word[:end] for word in words for end in range(len(word) + 1)}

    def has(self, word: str) -> bool:
        return word in self._all

    __contains__ = has

    def begins(self, prefix: str) -> bool:
        """Is there a word, of any length, with this beginning?"""
        return prefix in self._beginnings

    def is_plural(self, word: str) -> bool:
        return bool(self._codes.get(word, 0) >> 8 & 1)

    def namelike(self, word: str) -> bool:
        return bool(self._codes.get(word, 0) >> 9 & 1)

    def offensive(self, word: str) -> int:
        """0 no, 1 mild, 2 vulgar, 3 strongest."""
        return self._codes.get(word, 0) >> 10 & 3

    def level(self, word: str) -> "int | None":
        """How common it is, 10 to 80; None for a word no list knows."""
        code = self._codes.get(word)
        return None if code is None else _LEVELS[code & 15]

    def _scan(
        self,
        stock: "Iterable[str]",
        test: "Callable[[str], bool]",
        shortest: int,
        longest: int,
        vocabulary: "Vocabulary | None",
    ) -> WordSet:
        cards = list(stock)
        wilds = cards.count("?")
        letters = "".join(cards)
        stocked = {letter: letters.count(letter) for letter in set(letters)}
        found = []
        for word in self._words:
            if not shortest <= len(word) <= longest:
                continue
            missing = 0
            for letter in set(word):
                missing += max(0, word.count(letter) - stocked.get(letter, 0))
                if missing > wilds:
                    break
            if missing <= wilds and self._known(word, vocabulary) and test(word):
                found.append(word)
        return WordSet(found)

    def _known(self, word: str, vocabulary: "Vocabulary | None") -> bool:
        if vocabulary is None:
            return True
        level = self.level(word)
        return (
            level is not None
            and level <= vocabulary.level
            and (vocabulary.namelike or not self.namelike(word))
            and (vocabulary.offensive or not self.offensive(word))
        )

    def words_of(
        self,
        faces: "Sequence[str]",
        *,
        cards_min: int = 1,
        shortest: int = 3,
        longest: int = 20,
        vocabulary: "Vocabulary | None" = None,
    ) -> WordSet:
        """All words that can be spelled from these cards."""

        def fits(word: str) -> bool:
            return any(True for _ in spellings(word, (), (), faces, cards_min=cards_min))

        return self._scan(faces, fits, shortest, longest, vocabulary)

    def re_arrangements(
        self,
        kept: "Sequence[str]",
        faces: "Sequence[str]",
        *,
        hand_min: int = 1,
        shortest: int = 3,
        longest: int = 20,
        vocabulary: "Vocabulary | None" = None,
    ) -> WordSet:
        """Words using all the kept cards and at least `hand_min` of the others, in any order."""

        def fits(word: str) -> bool:
            return any(True for _ in spellings(word, kept, (), faces, hand_min=hand_min))

        return self._scan([*kept, *faces], fits, shortest, longest, vocabulary)

    def subset_any_order(
        self,
        table: "Sequence[str]",
        hand: "Sequence[str]",
        *,
        must: "Sequence[str]" = (),
        table_min: int = 1,
        table_max: "int | None" = None,
        hand_min: int = 1,
        other_than: str = "",
        shortest: int = 3,
        longest: int = 20,
        vocabulary: "Vocabulary | None" = None,
    ) -> WordSet:
        """Words of all of `must`, some cards of the table and some of the hand, in any order."""
        most = len(table) if table_max is None else table_max

        def fits(word: str) -> bool:
            ways = spellings(word, must, table, hand, table_min=table_min, table_max=most, hand_min=hand_min)
            return word != other_than and any(True for _ in ways)

        return self._scan([*must, *table, *hand], fits, shortest, longest, vocabulary)

    def subset_in_order(
        self,
        table: "Sequence[str]",
        hand: "Sequence[str]",
        *,
        table_min: int = 1,
        hand_min: int = 1,
        first: str = "",
        last: str = "",
        other_than: str = "",
        shortest: int = 3,
        longest: int = 20,
        vocabulary: "Vocabulary | None" = None,
    ) -> WordSet:
        """Words of some table cards in their order and hand cards anywhere, between `first` and `last`."""
        cells = [(MAY, face) for face in table]

        def fits(word: str) -> bool:
            inner = word[len(first) : len(word) - len(last)]
            return (
                word.startswith(first)
                and word.endswith(last)
                and len(first) + len(last) <= len(word)
                and word != other_than
                and any(True for _ in layings(cells, inner, hand, keep=table_min, lay=hand_min))
            )

        return self._scan([*first, *last, *table, *hand], fits, shortest, longest, vocabulary)

    def framed(
        self,
        first: str,
        last: str,
        inner: "Sequence[str]",
        hand: "Sequence[str]",
        *,
        other_than: str = "",
        shortest: int = 3,
        longest: int = 20,
        vocabulary: "Vocabulary | None" = None,
    ) -> WordSet:
        """Words between two cards that stay: a hand card at least, and any inner ones in their order."""
        return self.subset_in_order(
            inner,
            hand,
            table_min=0,
            first=first,
            last=last,
            other_than=other_than,
            shortest=shortest,
            longest=longest,
            vocabulary=vocabulary,
        )

    def linked(
        self,
        card: str,
        hand: "Sequence[str]",
        *,
        where: str = "first",
        shortest: int = 3,
        longest: int = 20,
        vocabulary: "Vocabulary | None" = None,
    ) -> WordSet:
        """Words of this card and hand cards, the card standing first, first or last, or anywhere."""

        def fits(word: str) -> bool:
            if where == "anywhere":
                return any(True for _ in spellings(word, (card,), (), hand, hand_min=1))
            rests = [word[len(card) :]] if word.startswith(card) else []
            if where == "first-or-last" and word.endswith(card):
                rests.append(word[: len(word) - len(card)])
            return any(True for rest in rests for _ in spellings(rest, (), (), hand, hand_min=1))

        return self._scan([card, *hand], fits, shortest, longest, vocabulary)

    def starting_with(
        self, prefix: str, *, shortest: int = 3, longest: int = 20, vocabulary: "Vocabulary | None" = None
    ) -> WordSet:
        return WordSet(
            [
                word
                for word in self._words
                if shortest <= len(word) <= longest
                and word.startswith(prefix)
                and self._known(word, vocabulary)
            ]
        )

    def changes(
        self,
        word: "Sequence[str]",
        hand: "Sequence[str]",
        *,
        moves: str = "AOGD",
        must: "Sequence[str]" = (),
        keep_first: bool = False,
        most: "int | None" = None,
        shortest: int = 3,
        longest: int = 20,
        vocabulary: "Vocabulary | None" = None,
    ) -> WordSet:
        """All words that a table word can become.

        Every slot stays or is covered by one hand card (O over another letter, G in exchange for another letter,
        D over the same letter); with A cards are added anywhere. At least one slot stays, at least one hand card
        is laid, and the word is another one unless it consists of duplicates alone.
        must: hand cards (listed in `hand`, too) that have to be used.  keep_first: the first slot stays the
        first letter (it may be duplicated).  most: how many hand cards at most.
        """

        def fits(new: str) -> bool:
            return any(
                True
                for way in self.arrangements(word, new, hand, moves, must=must)
                if (most is None or sum([cell[1] is not None for cell in way]) <= most)
                and (not keep_first or (way[0][2] == word[0] and way[0][1] in (None, word[0])))
            )

        return self._scan([*word, *hand], fits, shortest, longest, vocabulary)

    def arrangements(
        self,
        word: "Sequence[str]",
        new: str,
        hand: "Sequence[str]",
        moves: str = "AOGD",
        *,
        must: "Sequence[str]" = (),
    ) -> "Iterator[tuple[Cell, ...]]":
        """Every way to make `new` out of the table word."""
        ways = layings([(SLOT, face) for face in word], new, hand, moves, keep=1, must=must)
        return changed(ways, new == "".join(word))

    def spellings(
        self,
        new: str,
        table: "Sequence[str]",
        hand: "Sequence[str]",
        *,
        must: "Sequence[str]" = (),
        table_min: int = 0,
        table_max: "int | None" = None,
        hand_min: int = 0,
    ) -> "Iterator[tuple[Cell, ...]]":
        """Every way to spell `new` in any order; "stay" cells come from `must` and the table."""
        most = len(table) if table_max is None else table_max
        return spellings(new, must, table, hand, table_min=table_min, table_max=most, hand_min=hand_min)

    def pick_ups(
        self,
        table: "Sequence[str]",
        new: str,
        hand: "Sequence[str]",
        *,
        table_min: int = 1,
        hand_min: int = 1,
    ) -> "Iterator[tuple[Cell, ...]]":
        """Every way to make `new` of table cards in their order and hand cards; the others leave."""
        return layings([(MAY, face) for face in table], new, hand, keep=table_min, lay=hand_min)

    def completions(
        self,
        draft: "Sequence[Cell]",
        hand: "Sequence[str]",
        *,
        moves: str = "AOGD",
        closed: bool = False,
        shortest: int = 3,
        longest: int = 20,
        vocabulary: "Vocabulary | None" = None,
    ) -> WordSet:
        """What a half-laid play can still become with the cards left in the hand.

        The draft's cells in order: "stay" slots may still be covered, cards laid ("add", "over", "swap") stay
        where they are, "may" is a table card that is used here or leaves. With A new cards may come between
        them and, unless `closed`, before and after them.
        """
        cells = []
        for kind, card, old in draft:
            if kind in ("stay", "may"):
                cells.append((SLOT if kind == "stay" else MAY, old or ""))
            else:
                cells.append((FIXED, (card or "").rpartition("=")[2]))
        keep = int(any(old is not None for _, _, old in draft))
        lay = int(all(card is None for _, card, _ in draft))
        before = "".join([old or "" for _, _, old in draft])

        def fits(new: str) -> bool:
            return any(
                True
                for way in layings(cells, new, hand, moves, keep=keep, lay=lay)
                if not closed or (way[0][0] != "add" and way[-1][0] != "add")
                if new != before or "D" in moves
            )

        stock = [*[face for _, face in cells], *hand]
        return self._scan(stock, fits, shortest, longest, vocabulary)

    def splits(
        self,
        word: "Sequence[str]",
        hand: "Sequence[str]",
        *,
        moves: str = "AO",
        keep: str = "pair",
        each: bool = False,
        parts: "int | None" = None,
        vocabulary: "Vocabulary | None" = None,
    ) -> "Iterator[Split]":
        """Every split: where the word is cut and the words its parts become, hand cards disjoint.

        keep: what each part keeps uncovered: "pair" (two neighbouring slots), "all" or "one".  each: does each
        part need a hand card, or is one in all enough (then a part may stay as it is)?  parts: exactly so many;
        None is any number from two.
        """
        for cuts in _cuts(len(word), 2 if keep == "pair" else 1):
            if parts in (None, len(cuts) + 1):
                pieces = [word[a:b] for a, b in zip((0, *cuts), (*cuts, len(word)), strict=True)]
                seen: dict[tuple[str, ...], None] = {}
                for words, laid in self._parted(pieces, list(hand), moves, keep, each, vocabulary):
                    if laid:
                        seen[words] = None
                for words in seen:
                    yield cuts, words

    def _parted(
        self,
        pieces: "list[Sequence[str]]",
        hand: "list[str]",
        moves: str,
        keep: str,
        each: bool,
        vocabulary: "Vocabulary | None",
    ) -> "Iterator[tuple[tuple[str, ...], bool]]":
        if not pieces:
            yield (), False
            return
        piece, rest = pieces[0], pieces[1:]
        cells = [(SLOT, face) for face in piece]
        for new in self._scan([*piece, *hand], lambda _: True, 3, 20, vocabulary):
            usages: dict[tuple[str, ...], None] = {}
            for way in changed(
                layings(cells, new, hand, moves, keep=1, lay=int(each)), new == "".join(piece)
            ):
                slots = [cell[0] == "stay" for cell in way if cell[2] is not None]
                if (
                    (keep == "one")
                    or (keep == "all" and all(slots))
                    or (keep == "pair" and (True, True) in pairwise(slots))
                ):
                    usages[
                        tuple(sorted([card.partition("=")[0] for _, card, _ in way if card is not None]))
                    ] = None
            for usage in usages:
                left = list(hand)
                for face in usage:
                    left.remove(face)
                for words, laid in self._parted(rest, left, moves, keep, each, vocabulary):
                    yield (new, *words), laid or bool(usage)

    def best_splits(
        self,
        word: "Sequence[str]",
        hand: "Sequence[str]",
        count: int = 1,
        *,
        values: "Mapping[str, int]",
        score: str = "sum",
        moves: str = "AO",
        keep: str = "pair",
        each: bool = False,
        vocabulary: "Vocabulary | None" = None,
    ) -> "Iterator[list[Split]]":
        """The best splits so far, a step for each cut; the last list is the answer.

        score: "sum" is the value of all parts that a hand card touched, "one" that of the best such part.
        """
        best: list[tuple[int, Split]] = []
        for at in range(1, len(word)):
            for split in self.splits(
                word, hand, moves=moves, keep=keep, each=each, parts=2, vocabulary=vocabulary
            ):
                if split[0] == (at,):
                    olds = ("".join(word[:at]), "".join(word[at:]))
                    points = [
                        sum([values.get(letter, 0) for letter in new])
                        for new, old in zip(split[1], olds, strict=True)
                        if new != old
                    ]
                    best.append((-(sum(points) if score == "sum" else max(points)), split))
            best = sorted(best)[:count]
            yield [split for _, split in best]


Split = tuple[tuple[int, ...], tuple[str, ...]]


def _cuts(length: int, least: int, start: int = 0) -> "Iterator[tuple[int, ...]]":
    """All ways to cut a word so that every part has at least so many slots."""
    for at in range(start + least, length - least + 1):
        yield (at,)
        for more in _cuts(length, least, at):
            yield (at, *more)
