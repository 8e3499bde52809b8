"""Acts that name cards and no word."""

from collections.abc import Iterator
from itertools import combinations

from engine.core.moves import Act, Discard, Trade
from engine.core.rulebook import House, Reach
from engine.core.state import State
from engine.parts.reach.ways import Faces, in_hand


def handfuls(cards: Faces, most: int) -> Iterator[Faces]:
    """1 to `most` of these cards; equal ones are not told apart."""
    ordered = sorted(cards)
    for count in range(1, min(most, len(ordered)) + 1):
        yield from dict.fromkeys(combinations(ordered, count))


def trades(most: int = 5) -> Reach:
    """Up to so many hand cards for as many new ones."""

    def reach(house: House, state: State, seat: int) -> Iterator[Act]:
        return map(Trade, handfuls(in_hand(state, seat), min(most, len(state.deck))))

    return reach


def discards(house: House, state: State, seat: int) -> Iterator[Act]:
    """Any number of hand cards for as many new ones."""
    return map(Discard, handfuls(in_hand(state, seat), len(state.deck)))
