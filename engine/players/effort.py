"""Limits the thinking of a computer player. The limit is a number of steps instead of a time, so that the same position
always leads to the same act."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Effort:
    """The number of steps for which a player may still think. A step takes about a tenth of a millisecond.

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
        """Takes away this percentage of the remaining steps and returns the removed steps as a new Effort, for a part
        of the thinking."""
        steps = max(self.left, 0) * hundredths // 100
        self.left -= steps
        return Effort(steps, self.stop)
