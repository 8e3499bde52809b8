"""Finds acts that name cards and no word: trades and discards."""

from collections.abc import Iterator
from itertools import combinations

from engine.core.moves import Discard
from engine.core.rulebook import Reach
from engine.parts.reach.faces import Faces, in_hand, turned_card
from engine.parts.table import Act, House, State, Trade


def handfuls(cards: Faces, most: int) -> Iterator[Faces]:
    """Every choice of 1 to `most` of these cards. Choices that differ only by equal cards come only once."""
    ordered = sorted(cards)
    for count in range(1, min(most, len(ordered)) + 1):
        yield from dict.fromkeys(combinations(ordered, count))


def trading(most: int = 5) -> Reach:
    """Returns a function that yields the possible trades of up to this many hand cards. A turned card counts as a hand
    card, because it joins the hand before a trade."""

    def reach(house: House, state: State, seat: int) -> Iterator[Act]:
        turned = turned_card(state)
        return map(Trade, handfuls(in_hand(state, seat) + turned, min(most, len(state.deck) + len(turned))))

    return reach


def discarding(house: House, state: State, seat: int) -> Iterator[Act]:
    """Yields discards of one or more hand cards."""
    return map(Discard, handfuls(in_hand(state, seat), len(state.deck)))
