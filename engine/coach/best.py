"""The best play of a position, in words of a chosen vocabulary."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from engine.core.moves import Act
from engine.core.oracle import legal_moves
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal
from engine.lexicon import Lexicon, Vocabulary
from engine.players.thinking import Stop, never
from engine.players.worth import worth_of

LOOKED_AT = 600  # plays of a position; they come the better ones first
UNWORDED = ("trade", "discard")  # cards set aside are none played


@dataclass(frozen=True)
class Found:
    """A play.

    worth: what the game itself counts by it, in tenths of a point: points, and where the game goes by them tricks,
    cards got rid of, a turn that goes on.  legal: what comes of it.
    """

    act: Act
    legal: Legal
    worth: int

    @property
    def points(self) -> int:
        return self.legal.points

    @property
    def words(self) -> tuple[str, ...]:
        return self.legal.words


def within(house: House, known: Vocabulary | None) -> House:
    """The same table for somebody who knows these words only; None: every word of the dictionary."""
    if known is None or not isinstance(house.words, Lexicon):
        return house
    return replace(house, words=house.words.within(known))


def worth(house: House, before: State, act: Act, legal: Legal, seat: int) -> int:
    return 0 if act.verb in UNWORDED else worth_of(house, before, legal.state, seat, 0)


def plays(
    house: House, seen: State, seat: int, *, known: Vocabulary | None = None, most: int = LOOKED_AT
) -> Iterator[Found]:
    """The plays that lay words, the first so many. seen: the position as the seat sees it."""
    narrow = within(house, known)
    for act, legal in islice(legal_moves(narrow, seen, seat), most):
        if legal.words:
            yield Found(act, legal, worth(house, seen, act, legal, seat))


def best_play(
    house: House,
    seen: State,
    seat: int,
    *,
    known: Vocabulary | None = None,
    most: int = LOOKED_AT,
    stop: Stop = never,
) -> Found | None:
    """The play that brings most; among equals the one that came first. None: there is no word, or it was stopped."""
    best: Found | None = None
    for found in plays(house, seen, seat, known=known, most=most):
        if stop():
            return None
        if best is None or found.worth > best.worth:
            best = found
    return best
