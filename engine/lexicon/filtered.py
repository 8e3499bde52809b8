"""Filtered dictionaries, for searches that should find only plays with certain wanted words.

A game searches for plays by asking its dictionary for words. With a filtered dictionary, the game finds only plays that
lay a given number of words, all of which are wanted.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from engine.lexicon.blocks import Scope
from engine.lexicon.cells import Cell
from engine.lexicon.dictionary import Dictionary, Vocabulary
from engine.lexicon.lexicon import Lexicon
from engine.lexicon.wordset import WordSet

if TYPE_CHECKING:
    from engine.lexicon.split import Split

Lying = Mapping[str, "tuple[str, ...] | None"]


class FilteredLexicon(Lexicon):
    """A dictionary that contains only the wanted words, for plays of a given number of words.

    number: the number of words that each play lays.
    half_laid: for each fresh word that the player has half laid, a dictionary of the words that it may become.
    lying: for each table word, the hand cards that the player has already laid on the word; None if the word must not
    change.
    """

    def __init__(
        self,
        dictionary: Dictionary,
        known: Vocabulary | None,
        number: int,
        half_laid: tuple[Lexicon, ...] = (),
        lying: Lying = MappingProxyType({}),
    ) -> None:
        super().__init__(dictionary, known)
        self.number, self.half_laid, self._lying = number, half_laid, lying

    def changes(self, word: Sequence[str], hand: Sequence[str], *, must: Sequence[str] = (), **asked: Any) -> WordSet:
        lying = self._lying.get("".join(word), ())
        return WordSet([]) if lying is None else super().changes(word, hand, must=_joined(must, lying), **asked)

    def arrangements(
        self,
        word: Sequence[str],
        new: str,
        hand: Sequence[str],
        moves: str = "AOGD",
        *,
        must: Sequence[str] = (),
        **asked: Any,
    ) -> Iterator[tuple[Cell, ...]]:
        lying = self._lying.get("".join(word)) or ()
        return super().arrangements(word, new, hand, moves, must=_joined(must, lying), **asked)

    def splits(
        self, word: Sequence[str], hand: Sequence[str], *, parts: int | None = None, **asked: Any
    ) -> "Iterator[tuple[int, Split]]":
        """Yields the splits of a word. A split has at most `number` parts, one for each word of the play."""
        assert self.number is not None
        for number in range(2, self.number + 1) if self._lying.get("".join(word), ()) is not None else ():
            if parts is None or parts == number:
                yield from super().splits(word, hand, parts=number, **asked)


def filtered_lexicon(
    lexicon: Lexicon,
    number: int,
    answers: Sequence[WordSet] | None = None,
    half_laid: tuple[Lexicon, ...] = (),
    lying: Lying = MappingProxyType({}),
    stop: Callable[[], bool] = lambda: False,
) -> FilteredLexicon:
    """Returns a filtered version of a dictionary, for a search for plays of `number` words. It has only the words in
    `answers`; None permits all words. For `half_laid` and `lying`, see `FilteredLexicon`.

    stop: called at every query. If it returns True, the query raises `SearchStopped`.
    """
    return FilteredLexicon(SomeWords(lexicon.dictionary, answers, stop), lexicon.known, number, half_laid, lying)


def _joined(must: Sequence[str], lying: Sequence[str]) -> list[str]:
    """Joins two lists of cards that must be used. A card that is in both lists counts once."""
    left = list(lying)
    for card in must:
        if card in left:
            left.remove(card)
    return [*must, *left]


class ExactWords(FilteredLexicon):
    """A filtered dictionary for plays that lay exactly these words. A word that is listed twice must be laid twice."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(Dictionary(None, set(words)), None, len(words))
        self._words = words

    def splits(self, word: Sequence[str], hand: Sequence[str], **asked: Any) -> "Iterator[tuple[int, Split]]":
        """Yields the splits of a word. Yields none unless at least two of the exact words could be parts of it.

        A part contains two neighbouring cards of the cut word, except in games where each part keeps all its cards.
        """
        likely = [new for new in self._words if any(a in new and b in new for a, b in pairwise(word))]
        return super().splits(word, hand, **asked) if len(likely) > 1 or asked.get("keep") == "all" else iter(())


class SearchStopped(Exception):
    """The exception that ends a query whose answer the caller no longer needs."""


class SomeWords(Dictionary):
    """A dictionary limited to the answers of some queries, including the words that these queries have not yet
    checked."""

    def __init__(self, dictionary: Dictionary, answers: Sequence[WordSet] | None, stop: Callable[[], bool]) -> None:
        self._dictionary, self._stop, self.children = dictionary, stop, dictionary.children
        some: dict[int, int] = {}
        for answer in answers or ():
            for block, words in answer.scope():
                some[id(block)] = some.get(id(block), 0) | words
        self._some = some if answers is not None else None

    def scope(self, shortest: int, longest: int, known: Vocabulary | None, without: str = "") -> Scope:
        if self._stop():
            raise SearchStopped
        scope, some = self._dictionary.scope(shortest, longest, known, without), self._some
        if some is None:
            return scope
        return [(block, out | block.full & ~some[id(block)]) for block, out in scope if id(block) in some]


class LenientWords(ExactWords):
    """A dictionary of exactly these words whose queries ignore the usual limits: a word may have any length, and may
    use all, some or none of the table cards and hand cards.

    With this dictionary, a game finds the most similar play for words that a player has typed, even if the play is
    illegal. The oracle can then explain why the play is illegal.
    """

    def splits(self, *_: Any, **__: Any) -> "Iterator[tuple[int, Split]]":
        return iter(())  # a split never makes longer words, so searches with this dictionary need no splits

    def words_of(self, faces: Sequence[str], **_: object) -> WordSet:
        return super().words_of(faces, shortest=1)

    def re_arrangements(self, kept: Sequence[str], faces: Sequence[str], **_: object) -> WordSet:
        return self.subset_any_order(kept, faces)

    def subset_any_order(
        self, table: Sequence[str], hand: Sequence[str], *, must: Sequence[str] = (), **_: object
    ) -> WordSet:
        return super().subset_any_order((*must, *table), hand, table_min=0, hand_min=0, shortest=1)

    def starting_with(self, prefix: str, **_: object) -> WordSet:
        return super().starting_with("", shortest=1)

    def subset_in_order(
        self, table: Sequence[str], hand: Sequence[str], *, first: str = "", last: str = "", **_: object
    ) -> WordSet:
        return super().subset_in_order(table, hand, table_min=0, hand_min=0, first=first, last=last, shortest=1)

    def changes(self, word: Sequence[str], hand: Sequence[str], *, moves: str = "AOGD", **_: object) -> WordSet:
        return super().changes(word, hand, moves=moves, shortest=1)

    def spellings(
        self,
        new: str,
        table: Sequence[str],
        hand: Sequence[str],
        *,
        must: Sequence[str] = (),
        **_: object,
    ) -> Iterator[tuple[Cell, ...]]:
        return super().spellings(new, (*must, *table), hand)

    def pick_ups(self, table: Sequence[str], new: str, hand: Sequence[str], **_: object) -> Iterator[tuple[Cell, ...]]:
        return super().pick_ups(table, new, hand, table_min=0, hand_min=0)

    def arrangements(
        self, word: Sequence[str], new: str, hand: Sequence[str], moves: str = "AOGD", **asked: object
    ) -> Iterator[tuple[Cell, ...]]:
        return super().arrangements(word, new, hand, moves, pair=bool(asked.get("pair")))
