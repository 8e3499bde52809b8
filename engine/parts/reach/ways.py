"""Ways: formulas worth trying, the cards they use, and how several of them make one play."""

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
    """One formula.

    used: the faces of the hand cards it uses.
    worth: the value of its letters; the best are tried first.
    """

    formula: Formula
    used: Faces
    worth: int

    @property
    def text(self) -> str:
        """The new word, or all new words in a row."""
        return "".join(self.formula.words)


Ways = Iterator[Way]
Step = Callable[[Faces], Ways]  # the ways that these hand cards allow


# ---- the dictionary


def dictionary(house: House) -> Lexicon:
    """The dictionary of the house as one that can find words, because listing moves asks more of it than the rules do.
    Its `number` says how many words a play lays together; None means any number."""
    return searchable(house.words)


def searchable(words: Words) -> Lexicon:
    """The same dictionary, as one that can find words."""
    assert isinstance(words, Lexicon)
    return words


def letter_values(house: House) -> Mapping[str, int]:
    """The value of each letter; in a deck without values letters count one each."""
    return house.game.deck.values or ONE_EACH


@lru_cache(maxsize=256)  # called for every letter of every way
def named(text: str) -> Named:
    face, _, letters = text.partition("=")
    return Named(face, letters or face)


@lru_cache(maxsize=2048)
def token(kind: str, hand: str | None, table: str | None) -> Token:
    """A place of a word, from the dictionary's notation."""
    return Token(kind, None if hand is None else named(hand), None if table is None else named(table))


def way_of(house: House, target: int | str | None, cells: Iterable[Cell]) -> Way:
    """A word as the dictionary lays it."""
    values = letter_values(house)
    tokens = tuple([token(*cell) for cell in cells])
    used = tuple([place.hand.face for place in tokens if place.hand is not None])
    worth = sum([values[letter] for place in tokens for letter in place.letters])
    return Way(Formula(target, (tokens,)), used, worth)


# ---- combining ways


def best_first(*ways: Ways) -> Ways:
    """Merges ways from several sources, each of which has its best ones first."""
    return heapq.merge(*ways, key=lambda way: -way.worth)


def play_of(ways: Iterable[Way]) -> Play:
    return Play(tuple([way.formula for way in ways]))


def plays(*ways: Ways) -> Iterator[Play]:
    """The ways, each as a play of its own."""
    return (play_of((way,)) for way in best_first(*ways))
