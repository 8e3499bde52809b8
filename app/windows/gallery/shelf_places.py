"""Computes where the tiles of the gallery go. Each family begins below its heading; small families share a row."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple

from app.felt.rects import Rect


class ShelfPlaces(NamedTuple):
    """The places of tiles and headings in the list, in pixels.

    tiles: the place of each game, in order.
    headings: each heading's family and place.
    height: the height of everything.
    """

    tiles: tuple[Rect, ...]
    headings: tuple[tuple[str, Rect], ...]
    height: float


class _Run(NamedTuple):
    """The tiles of one family that lie side by side in one row.

    first: the column of the first tile.
    begins: whether these are the first tiles of their family.
    """

    family: str
    first: int
    length: int
    begins: bool


def shelf_places(
    families: Sequence[str],
    columns: int,
    width: float,
    height: float,
    heading: float,
    spans: Mapping[str, int] = MappingProxyType({}),
) -> ShelfPlaces:
    """Returns the places for tiles of these families.

    families: the family of each game, in order; empty names for a list without headings.
    width, height: the size of a tile.
    heading: the height of a heading.
    spans: the number of columns for each family whose heading is wider than one tile.
    """
    tiles: list[Rect] = []
    headings: list[tuple[str, Rect]] = []
    y = 0.0
    for row in _rows(families, columns, spans):
        headed = [run for run in row if run.begins and run.family]
        for run in headed:
            room = columns if len(headed) == 1 and not run.first else _span(run.family, run.length, spans)
            room = min(room, columns - run.first)
            headings.append((run.family, Rect(run.first * width, y, room * width, heading)))
        y += heading if headed else 0
        for run in row:
            tiles += [Rect((run.first + number) * width, y, width, height) for number in range(run.length)]
        y += height
    return ShelfPlaces(tuple(tiles), tuple(headings), y)


def _span(family: str, count: int, spans: Mapping[str, int]) -> int:
    """Returns the number of columns that a family takes up if it fits in one row."""
    return max(count, spans.get(family, 1))


def _rows(families: Sequence[str], columns: int, spans: Mapping[str, int]) -> Iterator[list[_Run]]:
    """Yields the rows. A family shares a row with the previous family only if all its tiles fit in that row."""
    row: list[_Run] = []
    used = 0
    for family, group in groupby(families):
        count, begins = len(list(group)), True
        span = _span(family, count, spans)
        if used and span > columns - used:
            yield row
            row, used = [], 0
        while count:
            fits = min(count, columns - used)
            row.append(_Run(family, used, fits, begins))
            used += fits if count > fits or not begins else max(fits, span)
            count, begins = count - fits, False
            if used >= columns:
                yield row
                row, used = [], 0
    if row:
        yield row
