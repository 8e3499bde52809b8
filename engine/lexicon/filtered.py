"""Dictionaries for a search that looks for certain plays only.

A game finds its plays by asking a dictionary which words there are. With one of these dictionaries it finds only plays
that lay a given number of words, all of them among the words sought.
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


class Sought(Lexicon):
    """A dictionary that offers only the words sought, for plays of a given number of words.

    number: how many words are laid together.
    begun: for each fresh word that has some cards laid already, the dictionary of words it may become.
    lying: for each word of the table, the hand cards that already lie on it; None if no play is sought there.
    """

    def __init__(
        self,
        dictionary: Dictionary,
        known: Vocabulary | None,
        number: int,
        begun: tuple[Lexicon, ...] = (),
        lying: Lying = MappingProxyType({}),
    ) -> None:
        super().__init__(dictionary, known)
        self.number, self.begun, self._lying = number, begun, lying

    def changes(self, word: Sequence[str], hand: Sequence[str], *, must: Sequence[str] = (), **asked: Any) -> WordSet:
        lying = self._lying.get("".join(word), ())
        return WordSet([]) if lying is None else super().changes(word, hand, must=_both(must, lying), **asked)

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
        return super().arrangements(word, new, hand, moves, must=_both(must, lying), **asked)

    def splits(
        self, word: Sequence[str], hand: Sequence[str], *, parts: int | None = None, **asked: Any
    ) -> "Iterator[tuple[int, Split]]":
        """Yields the splits with no more parts than there are words to lay."""
        assert self.number is not None
        for number in range(2, self.number + 1) if self._lying.get("".join(word), ()) is not None else ():
            if parts is None or parts == number:
                yield from super().splits(word, hand, parts=number, **asked)


def seeking(
    lexicon: Lexicon,
    number: int,
    answers: Sequence[WordSet] | None = None,
    begun: tuple[Lexicon, ...] = (),
    lying: Lying = MappingProxyType({}),
    stop: Callable[[], bool] = lambda: False,
) -> Sought:
    """The same dictionary for plays of this many words, each of them in one of these answers (None: any word).

    stop: called at every question; if it returns True, the question raises `SearchStopped`.
    """
    return Sought(SomeWords(lexicon.dictionary, answers, stop), lexicon.known, number, begun, lying)


def _both(must: Sequence[str], lying: Sequence[str]) -> list[str]:
    """The cards that must be used, counting a card once if it must be used for both reasons."""
    left = list(lying)
    for card in must:
        if card in left:
            left.remove(card)
    return [*must, *left]


class Few(Sought):
    """A dictionary of exactly these words, all laid in one play; a word given twice is laid twice."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(Dictionary(None, set(words)), None, len(words))
        self._words = words

    def splits(self, word: Sequence[str], hand: Sequence[str], **asked: Any) -> "Iterator[tuple[int, Split]]":
        """Splits of a word that two of these words could come from.

        A part holds two neighbouring cards of the cut word, except in games where each part keeps all its cards.
        """
        likely = [new for new in self._words if any(a in new and b in new for a, b in pairwise(word))]
        return super().splits(word, hand, **asked) if len(likely) > 1 or asked.get("keep") == "all" else iter(())


class SearchStopped(Exception):
    """Raised when nobody wants the answer any more."""


class SomeWords(Dictionary):
    """A dictionary that has only the words of some answers, as far as sets can decide."""

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


class Lenient(Few):
    """A `Few` that allows words of any length and any of the available cards, and requires no card.

    A game that is asked what these cards can make answers with the nearest play, and the oracle explains what is wrong
    with it.
    """

    def splits(self, *_: Any, **__: Any) -> "Iterator[tuple[int, Split]]":
        return iter(())  # no question there asks for shorter words

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
