"""A dictionary that lets a computer player think of only a few ways to lay each word."""

from collections.abc import Iterator, Sequence
from itertools import islice

from engine.lexicon import Lexicon
from engine.lexicon.cells import Cell


class FewWays(Lexicon):
    """A dictionary that has the words of a lexicon, but yields only the first few ways to lay each word.

    most: the maximum number of ways to yield for a word.
    """

    def __init__(self, lexicon: Lexicon, most: int) -> None:
        super().__init__(lexicon.dictionary, lexicon.known)
        self._most = most

    def in_every_way(self) -> Lexicon:
        """A dictionary with the words of this one that yields all ways to lay them."""
        return Lexicon(self.dictionary, self.known)

    def spellings(
        self,
        new: str,
        table: Sequence[str],
        hand: Sequence[str],
        *,
        must: Sequence[str] = (),
        table_min: int = 0,
        table_max: int | None = None,
        hand_min: int = 0,
    ) -> Iterator[tuple[Cell, ...]]:
        ways = super().spellings(
            new, table, hand, must=must, table_min=table_min, table_max=table_max, hand_min=hand_min
        )
        return islice(ways, self._most)

    def pick_ups(
        self,
        table: Sequence[str],
        new: str,
        hand: Sequence[str],
        *,
        table_min: int = 1,
        hand_min: int = 1,
    ) -> Iterator[tuple[Cell, ...]]:
        return islice(super().pick_ups(table, new, hand, table_min=table_min, hand_min=hand_min), self._most)

    def arrangements(
        self,
        word: Sequence[str],
        new: str,
        hand: Sequence[str],
        moves: str = "AOGD",
        *,
        must: Sequence[str] = (),
        pair: bool = False,
    ) -> Iterator[tuple[Cell, ...]]:
        return islice(super().arrangements(word, new, hand, moves, must=must, pair=pair), self._most)
