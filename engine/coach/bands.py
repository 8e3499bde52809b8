"""The bands in which the coach sorts decisions: as good as any, a little less, a miss or a costly miss.

The coach compares the value that a decision lost with the value of a good turn in the same position. A loss that is
smaller than its measurement error counts as no loss.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from engine.coach.judging import Judged

AS_GOOD, A_LITTLE, A_MISS, COSTLY = "as-good", "a-little", "a-miss", "costly"
BANDS = (AS_GOOD, A_LITTLE, A_MISS, COSTLY)

# The smallest losses, in tenths of a point, for three of the bands. LEAST: a little less. FEW: a miss. SOME: a costly
# miss.
LEAST, FEW, SOME = 10, 20, 50
A_TURN = 50  # in tenths of a point: the minimum value of a good turn, even in a poor position
LEAST_SHARES = (8, 25, 60)  # the smallest losses for the same three bands, in percent of the value of a good turn
STANDARD_ERRORS = 2  # a mean loss of less than this many standard errors may be due to chance


@dataclass(frozen=True)
class Gap:
    """The amount by which one act is better than another, in tenths of a point.

    mean: the mean difference over all guesses at the hidden cards.
    error: the standard error of the mean; 0 if nothing was guessed.
    guesses: the number of guesses.
    """

    mean: int
    error: int = 0
    guesses: int = 0


def gap_of(differences: Sequence[int]) -> Gap:
    """The gap between two acts, computed from their difference in value in each guess. `differences` must not be
    empty."""
    count = len(differences)
    mean = round(sum(differences) / count)
    if count == 1:
        return Gap(mean, abs(mean), count)
    squares = sum([difference * difference for difference in differences]) - sum(differences) ** 2 // count
    return Gap(mean, isqrt(max(squares, 0) // ((count - 1) * count)), count)


def good_turn(best: Judged, other: Judged) -> int:
    """The value of a good turn in the position of these two acts, in tenths of a point: the greater of their immediate
    values, but at least A_TURN."""
    return max(A_TURN, best.immediate, other.immediate)


def limits_of(best: Judged, other: Judged, error: int = 0) -> tuple[int, int, int]:
    """The smallest losses for the bands "a little less", "a miss" and "a costly miss", in tenths of a point.

    best, other: the two acts; the greater of their immediate values is the value of a good turn.
    error: the standard error of the loss.
    """
    turn = good_turn(best, other)
    little, miss, costly = [turn * share // 100 for share in LEAST_SHARES]
    little = max(little, LEAST, STANDARD_ERRORS * error)
    return little, max(miss, little, FEW), max(costly, little, SOME)


def band_of(mean: int, limits: Sequence[int]) -> str:
    """The band (the class of a decision) for this mean loss."""
    return BANDS[sum([mean >= limit for limit in limits])]


def near(mean: int, limits: Sequence[int], error: int) -> frozenset[str]:
    """The bands to which the loss may belong, if the true loss differs from the mean by at most one standard error."""
    return frozenset([band_of(value, limits) for value in (mean - error, mean, mean + error)])
