"""Dictionaries for a search that wants certain plays and no others.

A game tells what is within reach by asking a dictionary which words there are. With one of these it tells only of plays
that lay so many words, and each of them one that is sought.
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
    """number: so many words are laid together.  begun: of those the fresh ones of which cards lie there already, each
    with the words that it may become.  lying: hand cards that lie on words of the table already; None: nothing is
    sought there."""

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
        """Into no more parts than words are sought."""
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

    stop: asked at every question; where it is time to stop, the question ends in `SearchStopped`.
    """
    return Sought(SomeWords(lexicon.dictionary, answers, stop), lexicon.known, number, begun, lying)


def _both(must: Sequence[str], lying: Sequence[str]) -> list[str]:
    """One card may have to be used for two reasons."""
    left = list(lying)
    for card in must:
        if card in left:
            left.remove(card)
    return [*must, *left]


class Few(Sought):
    """These words and no others, all in one play; one that is named twice is laid twice."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(Dictionary(None, set(words)), None, len(words))
        self._words = words

    def splits(self, word: Sequence[str], hand: Sequence[str], **asked: Any) -> "Iterator[tuple[int, Split]]":
        """A part holds two neighbours of the word that is cut, but for games where it keeps all its cards."""
        likely = [new for new in self._words if any(a in new and b in new for a, b in pairwise(word))]
        return super().splits(word, hand, **asked) if len(likely) > 1 or asked.get("keep") == "all" else iter(())


class SearchStopped(Exception):
    """Nobody wants to know any more."""


class SomeWords(Dictionary):
    """Of a dictionary's words those of some answers alone, as far as sets can tell."""

    def __init__(self, dictionary: Dictionary, answers: Sequence[WordSet] | None, stop: Callable[[], bool]) -> None:
        self._dictionary, self._stop = dictionary, stop
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
    """The same, at any length and with any of the cards there are: those that must be used need not be.

    A game that is asked what can be laid of them tells what comes nearest, and the oracle what is wrong with that.
    """

    def splits(self, *_: Any, **__: Any) -> "Iterator[tuple[int, Split]]":
        return iter(())  # nothing shorter is asked for there

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
