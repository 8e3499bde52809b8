"""How much a player may think: counted steps, never a clock, so that the same position gives the same answer."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Effort:
    """So many steps are left; each takes something like a tenth of a millisecond.

    stop: asked at every step; does nobody want to know any more?
    """

    left: int
    stop: Callable[[], bool]

    def spent(self, steps: int = 1) -> bool:
        """Take so many steps. Was that more than there were?"""
        self.left -= steps
        return self.left < 0 or self.stop()

    def part(self, hundredths: int) -> "Effort":
        """So much of what is left, set aside for one purpose."""
        steps = max(self.left, 0) * hundredths // 100
        self.left -= steps
        return Effort(steps, self.stop)
