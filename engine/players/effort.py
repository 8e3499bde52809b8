"""Limits the thinking of a computer player. It counts steps and never uses a clock, so that the same position gives the
same answer."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Effort:
    """The number of steps for which a player may still think. One step takes about a tenth of a millisecond.

    left: the number of steps left.
    stop: called at every step; returns True if nobody needs the answer any more.
    """

    left: int
    stop: Callable[[], bool]

    def spent(self, steps: int = 1) -> bool:
        """Uses up this many steps. Returns whether no steps are left or the player should stop thinking."""
        self.left -= steps
        return self.left < 0 or self.stop()

    def part(self, hundredths: int) -> "Effort":
        """Takes this percentage of the remaining steps away from this Effort and returns them as a new one, for a
        single purpose."""
        steps = max(self.left, 0) * hundredths // 100
        self.left -= steps
        return Effort(steps, self.stop)
