"""The band of a decision: as good as any, a little less, a miss or a costly miss.

What a decision gave away is compared with the worth of a good turn in that position. A difference that guessing can't
tell from none is none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from engine.coach.judging import Judged

AS_GOOD, A_LITTLE, A_MISS, COSTLY = "as-good", "a-little", "a-miss", "costly"
BANDS = (AS_GOOD, A_LITTLE, A_MISS, COSTLY)

LEAST, FEW, SOME = 10, 20, 50  # in tenths of a point: with less, each of the later bands begins nowhere
A_TURN = 50  # a good turn is worth at least this much, in tenths of a point
SHARES = (8, 25, 60)  # the shares of a good turn, in percent, from which on each of the later bands begins
SURE = 2  # a difference of less than this many standard errors may be luck


@dataclass(frozen=True)
class Gap:
    """How much better one act is than another, in tenths of a point.

    mean: the mean over all guesses.
    error: its standard error; 0 if nothing was guessed.
    guesses: how many guesses there were.
    """

    mean: int
    error: int = 0
    guesses: int = 0


def gap_of(differences: Sequence[int]) -> Gap:
    """The gap from the differences that the guesses gave, at least one."""
    count = len(differences)
    mean = round(sum(differences) / count)
    if count == 1:
        return Gap(mean, abs(mean), count)
    squares = sum([difference * difference for difference in differences]) - sum(differences) ** 2 // count
    return Gap(mean, isqrt(max(squares, 0) // ((count - 1) * count)), count)


def good_turn(best: Judged, other: Judged) -> int:
    """The worth of a good turn where there were these two acts, in tenths of a point."""
    return max(A_TURN, best.gain, other.gain)


def limits_of(best: Judged, other: Judged, error: int = 0) -> tuple[int, int, int]:
    """The differences with which a little, a miss and a costly miss begin, in tenths of a point.

    best, other: the two acts; the greater gain is the worth of a good turn.
    error: the standard error of the guesses.
    """
    turn = good_turn(best, other)
    little, miss, costly = [turn * share // 100 for share in SHARES]
    little = max(little, LEAST, SURE * error)
    return little, max(miss, little, FEW), max(costly, little, SOME)


def band_of(mean: int, limits: Sequence[int]) -> str:
    """The band of a difference."""
    return BANDS[sum([mean >= limit for limit in limits])]


def near(mean: int, limits: Sequence[int], error: int) -> frozenset[str]:
    """The bands that a mean may belong to, within one standard error."""
    return frozenset([band_of(value, limits) for value in (mean - error, mean, mean + error)])
