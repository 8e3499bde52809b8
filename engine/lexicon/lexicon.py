"""The dictionary of a game, and everything that is asked of it."""

from engine.lexicon.anyorder import AnyOrder, linked
from engine.lexicon.cells import FIXED, MAY, SLOT, changed, layings, spellings
from engine.lexicon.drawers import AMERICAN, BEYOND, BRITISH, LEVELS, NAMELIKE, OFFENSIVE, UNKNOWN, Drawer
from engine.lexicon.index import open_drawers
from engine.lexicon.inorder import InOrder
from engine.lexicon.wordset import WordSet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from engine.lexicon.anyorder import Stock
    from engine.lexicon.cells import Cell
    from engine.lexicon.split import Split

_RANKS = {"large": 0, "standard": 1, "family": 2}
_SPELLINGS = {"american": (AMERICAN,), "british": (BRITISH,), "both": (AMERICAN, BRITISH)}
_BARRED = {"off": None, "strongest": 2, "vulgar": 1, "all": 0}  # tiers above this one are no words

_word_file: dict[int, Drawer] = {}


def _drawers() -> dict[int, Drawer]:
    """The word file; all lexicons of a process share it."""
    if not _word_file:
        _word_file.update(open_drawers())
    return _word_file


class Vocabulary:
    """The words a player knows: up to a level of commonness, with or without namelike and offensive words."""

    __slots__ = ("level", "namelike", "offensive")

    def __init__(self, level: int = 80, namelike: bool = True, offensive: bool = True) -> None:
        self.level, self.namelike, self.offensive = level, namelike, offensive

    @property
    def key(self) -> tuple[int, bool, bool]:
        return self.level, self.namelike, self.offensive

    def unknown(self, drawer: Drawer) -> int:
        """The words that are beyond it. Words that no list knows belong to the highest level."""
        known = sum([level <= self.level for level in LEVELS])
        found = drawer.full if known == 0 else drawer.mark(BEYOND + known - 1) if known < len(LEVELS) else 0
        if not self.namelike:
            found |= drawer.mark(NAMELIKE)
        if not self.offensive:
            found |= drawer.mark(OFFENSIVE)
        return found


class _Dictionary:
    """Which words of the word file are out."""

    def __init__(self, name: str, spelling: str, offensive: "str | None", allow: "set[str]", ban: "set[str]") -> None:
        self._marks = [mark + _RANKS[name] for mark in _SPELLINGS[spelling]]
        self._barred = _BARRED[offensive or ("all" if name == "family" else "off")]
        self._allow, self._ban = sorted(allow - ban), sorted(ban)

    def out(self, drawer: Drawer) -> int:
        found = 0
        for mark in self._marks:
            found |= drawer.mark(mark)
        found ^= drawer.full
        if self._barred is not None:
            found |= drawer.mark(OFFENSIVE + self._barred)
        return found & ~_of(drawer, self._allow) | _of(drawer, self._ban)


def _of(drawer: Drawer, words: "Iterable[str]") -> int:
    """Those of these words that lie in the drawer."""
    places = [drawer.find(word) for word in words if len(word) == drawer.size]
    return sum([1 << place for place in places if place >= 0])


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
    allowed, banned = set(allow), set(ban)
    dictionary = _Dictionary(name, spelling, offensive, allowed, banned)
    if only is not None:
        return Lexicon(None, (set(only) | allowed) - banned)
    file = _drawers()
    own = {word for word in allowed - banned if len(word) not in file or file[len(word)].find(word) < 0}
    return Lexicon(dictionary, own)


class Lexicon:
    """A dictionary in use. Cards are written by their faces, words in capitals: see `engine.lexicon`."""

    def __init__(self, dictionary: "_Dictionary | None", own: "set[str]") -> None:
        self._dictionary = dictionary
        shared = list(_drawers().values()) if dictionary is not None else []
        self._drawers = shared
        if own:
            from engine.lexicon.made import drawers_of  # not needed for the first window

            house = drawers_of(own, _code_of).values()
            self._drawers = sorted([*shared, *house], key=lambda drawer: drawer.size)
        self._shared = set(map(id, shared))
        self._known: Vocabulary | None = None
        self._outs: dict[tuple[int, bool, bool] | None, list[int | None]] = {}
        self._by_size: dict[int, list[int]] = {}
        for number, drawer in enumerate(self._drawers):
            self._by_size.setdefault(drawer.size, []).append(number)

    def within(self, vocabulary: "Vocabulary") -> "Lexicon":
        """The same dictionary as a player with this vocabulary knows it: other words are none."""
        other = object.__new__(Lexicon)
        other.__dict__.update(self.__dict__)
        other._known = vocabulary
        return other

    def _out(self, number: int, vocabulary: "Vocabulary | None" = None) -> int:
        """The words of a drawer that are none in this dictionary, or that a player does not know."""
        vocabulary = vocabulary or self._known
        key = None if vocabulary is None else vocabulary.key
        outs = self._outs.get(key)
        if outs is None:
            outs = self._outs[key] = [None] * len(self._drawers)
        found = outs[number]
        if found is None:
            drawer = self._drawers[number]
            shared = self._dictionary is not None and id(drawer) in self._shared
            found = self._dictionary.out(drawer) if self._dictionary is not None and shared else 0
            if vocabulary is not None:
                found |= vocabulary.unknown(drawer)
            outs[number] = found
        return found

    def _stock(self, shortest: int, longest: int, vocabulary: "Vocabulary | None", without: str = "") -> "Stock":
        """The drawers with words of these lengths, and what is out in each."""
        stock = []
        for number, drawer in enumerate(self._drawers):
            if shortest <= drawer.size <= longest:
                out = self._out(number, vocabulary)
                if drawer.size == len(without):
                    place = drawer.find(without)
                    out |= 1 << place if place >= 0 else 0
                stock.append((drawer, out))
        return stock

    # Words

    def has(self, word: str, vocabulary: "Vocabulary | None" = None) -> bool:
        """Is it a word (that this player knows)?"""
        for number in self._by_size.get(len(word), ()):
            place = self._drawers[number].find(word)
            if place >= 0 and not self._out(number, vocabulary) >> place & 1:
                return True
        return False

    def __contains__(self, word: str) -> bool:
        return self.has(word)

    def begins(self, prefix: str, vocabulary: "Vocabulary | None" = None) -> bool:
        """Is there a word, of any length, with this beginning?"""
        for number, drawer in enumerate(self._drawers):
            if drawer.size >= len(prefix):
                low, high = drawer.range(prefix)
                every = (1 << high - low) - 1
                if low < high and self._out(number, vocabulary) >> low & every != every:
                    return True
        return False

    def level(self, word: str) -> "int | None":
        """How common it is, from 10 to 80; None for a word no list knows."""
        code = _code(word)
        return None if code is None else LEVELS[code & 15]

    def is_plural(self, word: str) -> bool:
        return bool((_code(word) or 0) >> 8 & 1)

    def namelike(self, word: str) -> bool:
        """Is it better known as a name?"""
        return bool((_code(word) or 0) >> 9 & 1)

    def offensive(self, word: str) -> int:
        """0 no, 1 mild, 2 vulgar, 3 strongest."""
        return (_code(word) or 0) >> 10 & 3

    # Any order

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
        question = AnyOrder((), (), faces, cards_min=cards_min)
        return question.words(self._stock(shortest, longest, vocabulary))

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
        question = AnyOrder(kept, (), faces, hand_min=hand_min)
        return question.words(self._stock(shortest, longest, vocabulary))

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
        question = AnyOrder(must, table, hand, table_min=table_min, table_max=most, hand_min=hand_min)
        return question.words(self._stock(shortest, longest, vocabulary, without=other_than))

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
        stock = self._stock(shortest, longest, vocabulary)
        if where == "anywhere":
            return AnyOrder((card,), (), hand, hand_min=1).words(stock)
        return linked(card, hand, where == "first-or-last", stock)

    def starting_with(
        self,
        prefix: str,
        *,
        shortest: int = 3,
        longest: int = 20,
        vocabulary: "Vocabulary | None" = None,
    ) -> WordSet:
        parts = []
        for drawer, out in self._stock(max(shortest, len(prefix)), longest, vocabulary):
            low, high = drawer.range(prefix)
            parts.append((drawer, ((1 << high) - (1 << low)) & ~out, 0))
        return WordSet(parts)

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

    # In order

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
        cells = [
            *[(FIXED, face) for face in [first] if face],
            *[(MAY, face) for face in table],
            *[(FIXED, face) for face in [last] if face],
        ]
        question = InOrder(cells, hand, keep=table_min, lay=hand_min, closed=(bool(first), bool(last)))
        return question.words(self._stock(shortest, longest, vocabulary, without=other_than))

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

    # Changes

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
        D over the same letter); with A cards are added anywhere. At least one slot stays, at least one hand card is
        laid, and the word is another one unless it consists of duplicates alone.
        must: hand cards (listed in `hand`, too) that have to be used.  keep_first: the first slot stays the first
        letter (it may be duplicated).  most: how many hand cards at most.
        """
        question = InOrder(
            [(SLOT, face) for face in word],
            hand,
            moves,
            keep=1,
            most=most,
            must=must,
            first_stays=keep_first,
            before="".join(word),
        )
        return question.words(self._stock(shortest, longest, vocabulary))

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

        The draft's cells in order: "stay" slots may still be covered, cards laid ("add", "over", "swap") stay where
        they are, "may" is a table card that is used here or leaves. With A new cards may come between them and,
        unless `closed`, before and after them.
        """
        cells = []
        for kind, card, old in draft:
            if kind == "stay" or kind == "may":
                cells.append((SLOT if kind == "stay" else MAY, old or ""))
            else:
                cells.append((FIXED, (card or "").rpartition("=")[2]))
        table = [old for _, _, old in draft if old is not None]
        question = InOrder(
            cells,
            hand,
            moves,
            keep=1 if table else 0,
            lay=0 if any(card is not None for _, card, _ in draft) else 1,
            closed=(closed, closed),
            before="".join(table),
        )
        return question.words(self._stock(shortest, longest, vocabulary))

    # Splits

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

        keep: what each part keeps uncovered: "pair" (two neighbouring slots), "all" or "one".  each: does each part
        need a hand card, or is one in all enough (then a part may stay as it is)?  parts: exactly so many; None is
        any number from two.
        """
        from engine.lexicon.split import Rule, splits  # not needed for the first window

        return splits(word, hand, Rule(moves, keep, each), self._stock(3, 20, vocabulary), parts)

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
        parts: "int | None" = 2,
        vocabulary: "Vocabulary | None" = None,
    ) -> "Iterator[list[Split]]":
        """The best splits so far, again and again, some milliseconds apart at most; the last list is the answer.

        score: "sum" is the value of all parts that are new words, "one" that of the best such part; then every word
        comes with one partner only.
        """
        from engine.lexicon.split import Rule, best_splits

        rule = Rule(moves, keep, each, values, one=score == "one")
        return best_splits(word, hand, rule, self._stock(3, 20, vocabulary), parts, count)


def _code(word: str) -> "int | None":
    """What the word file knows of a word, whatever the dictionary."""
    drawer = _drawers().get(len(word))
    place = drawer.find(word) if drawer is not None else -1
    return drawer.code(place) if drawer is not None and place >= 0 else None


def _code_of(word: str) -> int:
    code = _code(word)
    return UNKNOWN if code is None else code
