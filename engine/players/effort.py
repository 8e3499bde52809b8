"""Limits how much a player thinks by counting steps, never by a clock, so that the same position gives the same
answer."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Effort:
    """The steps a player has left for thinking; each takes about a tenth of a millisecond.

    left: how many steps.
    stop: called at every step; returns True if nobody wants the answer any more.
    """

    left: int
    stop: Callable[[], bool]

    def spent(self, steps: int = 1) -> bool:
        """Takes this many steps; returns whether they are used up or thinking should stop."""
        self.left -= steps
        return self.left < 0 or self.stop()

    def part(self, hundredths: int) -> "Effort":
        """Sets aside this percentage of the steps left, for one purpose."""
        steps = max(self.left, 0) * hundredths // 100
        self.left -= steps
        return Effort(steps, self.stop)
