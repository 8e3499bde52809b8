"""The shuffle of the cards. The method must never change: the same seed gives the same order on every machine and in
every version.

The random generator is SplitMix64 (a counter and a bit mixer, in the public domain). Its whole state is one integer,
called the dice. A function that needs chance gets the dice and returns the new dice, and no part of the engine stores a
random state of its own.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def dice_from(seed: int) -> int:
    """The state of the random generator at the start of a game with this seed."""
    return (seed * 0xD1342543DE82EF95 + _STEP) & _MASK


def below(limit: int, dice: int) -> tuple[int, int]:
    """Returns the new dice, and a random number from 0 to limit - 1. All of these numbers are equally likely."""
    # Numbers from this limit on are discarded, because they would make small results more likely.
    fair = (1 << 64) - (1 << 64) % limit
    while True:
        dice = (dice + _STEP) & _MASK
        number = ((dice ^ (dice >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
        number ^= number >> 31
        if number < fair:
            return dice, number % limit


def shuffled(things: Sequence[T], dice: int) -> tuple[int, tuple[T, ...]]:
    """Returns the new dice, and the things in a new order. Uses the Fisher-Yates shuffle, beginning at the last
    position."""
    order = list(things)
    for place in range(len(order) - 1, 0, -1):
        dice, other = below(place + 1, dice)
        order[place], order[other] = order[other], order[place]
    return dice, tuple(order)
