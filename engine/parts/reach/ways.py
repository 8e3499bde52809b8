"""Ways (formulas that may be legal, each with the cards that it uses), and the plays made from ways."""

import heapq
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.letters import ALPHABET
from engine.core.lookup import Words
from engine.core.moves import Token
from engine.lexicon import Lexicon
from engine.lexicon.cells import Cell
from engine.parts.reach.faces import Faces
from engine.parts.table import Formula, House, Named, Play

ONE_EACH = dict.fromkeys(ALPHABET, 1)


class Way(NamedTuple):
    """One formula that may be legal: how a word can be made, and from which cards.

    used: the faces of the hand cards that the formula uses.
    value: the sum of the values of the letters in the new words; the most valuable ways are tried first.
    """

    formula: Formula
    used: Faces
    value: int

    @property
    def text(self) -> str:
        """The new word; if a word is cut, the letters of all new words together."""
        return "".join(self.formula.words)


Ways = Iterator[Way]
Step = Callable[[Faces], Ways]  # a function that finds the ways that are possible with these hand cards


# ---- the dictionary


def dictionary(house: House) -> Lexicon:
    """The dictionary of the game, which can search for words. Its `number` is the number of words that a play may lay;
    None means any number."""
    return searchable(house.words)


def searchable(words: Words) -> Lexicon:
    """The given dictionary, with the type Lexicon, which has methods to search for words."""
    assert isinstance(words, Lexicon)
    return words


def letter_values(house: House) -> Mapping[str, int]:
    """The value of each letter. If the cards of the deck have no values, each letter has the value 1."""
    return house.game.deck.values or ONE_EACH


@lru_cache(maxsize=256)  # cached, because the function is called for every letter of every way
def named(text: str) -> Named:
    face, _, letters = text.partition("=")
    return Named(face, letters or face)


@lru_cache(maxsize=2048)
def token(kind: str, hand: str | None, table: str | None) -> Token:
    """The token (one place of a new word) for a cell that the dictionary found."""
    return Token(kind, None if hand is None else named(hand), None if table is None else named(table))


def way_of(house: House, target: int | str | None, cells: Iterable[Cell]) -> Way:
    """The way that lays a word in the arrangement that the dictionary found."""
    values = letter_values(house)
    tokens = tuple([token(*cell) for cell in cells])
    used = tuple([place.hand.face for place in tokens if place.hand is not None])
    value = sum([values[letter] for place in tokens for letter in place.letters])
    return Way(Formula(target, (tokens,)), used, value)


# ---- combining ways


def best_first(*ways: Ways) -> Ways:
    """Merges ways from several sources. Each source must yield its most valuable ways first."""
    return heapq.merge(*ways, key=lambda way: -way.value)


def play_of(ways: Iterable[Way]) -> Play:
    return Play(tuple([way.formula for way in ways]))


def plays(*ways: Ways) -> Iterator[Play]:
    """Yields a play for each of these ways, with the most valuable play first."""
    return (play_of((way,)) for way in best_first(*ways))
