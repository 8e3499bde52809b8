"""Dictionaries of the few words that somebody wants to lay, all of them in one play."""

from itertools import pairwise

from engine.lexicon.lexicon import Lexicon
from engine.lexicon.shelf import Shelf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from engine.lexicon.cells import Cell
    from engine.lexicon.split import Split
    from engine.lexicon.wordset import WordSet


class Few(Lexicon):
    """These words and no others. A word that is named twice is to be laid twice."""

    def __init__(self, words: "Sequence[str]") -> None:
        super().__init__(Shelf(None, set(words)))
        self._words = words

    def splits(
        self, word: "Sequence[str]", hand: "Sequence[str]", *, parts: "int | None" = None, **asked: "Any"
    ) -> "Iterator[tuple[int, Split]]":
        """Into no more parts than words are named, and a part holds two neighbours of the word that is cut."""
        likely = [new for new in self._words if any(a in new and b in new for a, b in pairwise(word))]
        whole = asked.get("keep") == "all"  # then a part may hold a single card
        for number in range(2, len(self._words if whole else likely) + 1):
            if parts is None or parts == number:
                yield from super().splits(word, hand, parts=number, **asked)


class Lenient(Few):
    """The same, at any length and with any of the cards there are: those that must be used need not be.

    A game that is asked what can be laid of them tells what comes nearest, and the oracle what is wrong with that.
    """

    def splits(self, *_: "Any", **__: "Any") -> "Iterator[tuple[int, Split]]":
        return iter(())  # nothing shorter is asked for there

    def words_of(self, faces: "Sequence[str]", **_: object) -> "WordSet":
        return super().words_of(faces, shortest=1)

    def re_arrangements(self, kept: "Sequence[str]", faces: "Sequence[str]", **_: object) -> "WordSet":
        return self.subset_any_order(kept, faces)

    def subset_any_order(
        self, table: "Sequence[str]", hand: "Sequence[str]", *, must: "Sequence[str]" = (), **_: object
    ) -> "WordSet":
        return super().subset_any_order((*must, *table), hand, table_min=0, hand_min=0, shortest=1)

    def starting_with(self, prefix: str, **_: object) -> "WordSet":
        return super().starting_with("", shortest=1)

    def subset_in_order(
        self, table: "Sequence[str]", hand: "Sequence[str]", *, first: str = "", last: str = "", **_: object
    ) -> "WordSet":
        return super().subset_in_order(table, hand, table_min=0, hand_min=0, first=first, last=last, shortest=1)

    def changes(self, word: "Sequence[str]", hand: "Sequence[str]", *, moves: str = "AOGD", **_: object) -> "WordSet":
        return super().changes(word, hand, moves=moves, shortest=1)

    def spellings(
        self,
        new: str,
        table: "Sequence[str]",
        hand: "Sequence[str]",
        *,
        must: "Sequence[str]" = (),
        **_: object,
    ) -> "Iterator[tuple[Cell, ...]]":
        return super().spellings(new, (*must, *table), hand)

    def pick_ups(
        self, table: "Sequence[str]", new: str, hand: "Sequence[str]", **_: object
    ) -> "Iterator[tuple[Cell, ...]]":
        return super().pick_ups(table, new, hand, table_min=0, hand_min=0)

    def arrangements(
        self, word: "Sequence[str]", new: str, hand: "Sequence[str]", moves: str = "AOGD", **asked: object
    ) -> "Iterator[tuple[Cell, ...]]":
        return super().arrangements(word, new, hand, moves, pair=bool(asked.get("pair")))
