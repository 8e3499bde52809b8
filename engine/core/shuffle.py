"""The shuffle, part of the project and frozen: the same seed gives the same order on every machine and in every year.

The generator is SplitMix64 (a counter and a bit mixer, public domain arithmetic). Its whole state is one integer,
called the dice here, which callers pass in and get back: no part of the engine keeps randomness to itself.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def dice_from(seed: int) -> int:
    """The dice at the start of a game."""
    return (seed * 0xD1342543DE82EF95 + _STEP) & _MASK


def below(limit: int, dice: int) -> tuple[int, int]:
    """The dice afterwards, and a number from 0 to limit - 1; all are equally likely."""
    fair = (1 << 64) - (1 << 64) % limit  # throws above it would favour the small numbers
    while True:
        dice = (dice + _STEP) & _MASK
        number = ((dice ^ (dice >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
        number ^= number >> 31
        if number < fair:
            return dice, number % limit


def shuffled(things: Sequence[T], dice: int) -> tuple[int, tuple[T, ...]]:
    """The dice afterwards, and the things in a new order (Fisher and Yates, from the last place down)."""
    order = list(things)
    for place in range(len(order) - 1, 0, -1):
        dice, other = below(place + 1, dice)
        order[place], order[other] = order[other], order[place]
    return dice, tuple(order)
