"""Compares rectangles, ignoring differences smaller than a device pixel."""

from app.felt.rects import Rect


def overlap(one: Rect, other: Rect, by: float = 0.01) -> bool:
    return (
        one.x + by < other.right
        and other.x + by < one.right
        and one.y + by < other.bottom
        and other.y + by < one.bottom
    )


def holds(outer: Rect, inner: Rect, give: float = 0.01) -> bool:
    return (
        outer.x - give <= inner.x
        and outer.y - give <= inner.y
        and inner.right <= outer.right + give
        and inner.bottom <= outer.bottom + give
    )
