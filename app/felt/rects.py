"""Rectangles, in pixels of the view. The module does not use Qt, so tests of the layout need no screen."""

from collections.abc import Sequence
from typing import NamedTuple


class Rect(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: "Rect") -> bool:
        """Whether the two rectangles overlap."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def inside(self, other: "Rect") -> bool:
        return self.x >= other.x and self.y >= other.y and self.right <= other.right and self.bottom <= other.bottom

    def moved(self, dx: float, dy: float) -> "Rect":
        return self._replace(x=self.x + dx, y=self.y + dy)

    def grown(self, dx: float, dy: float | None = None) -> "Rect":
        """The rectangle, larger by this much on every side; smaller for a negative number."""
        dy = dx if dy is None else dy
        return Rect(self.x - dx, self.y - dy, self.w + 2 * dx, self.h + 2 * dy)

    def distance(self, x: float, y: float) -> float:
        """The squared distance of a point from the nearest point of the rectangle."""
        dx = max(self.x - x, 0, x - self.right)
        dy = max(self.y - y, 0, y - self.bottom)
        return dx * dx + dy * dy


def around(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle that holds all of these rectangles; there must be at least one."""
    x, y = min([rect.x for rect in rects]), min([rect.y for rect in rects])
    return Rect(x, y, max([rect.right for rect in rects]) - x, max([rect.bottom for rect in rects]) - y)
