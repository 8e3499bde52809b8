"""Finds the stops that the keyboard and screen readers can visit: the visible cards, and the zones that are visited as
a whole. Does not use Qt.

Zones belong to regions; Tab goes from region to region, arrows go from stop to stop.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from app.felt.picture import FeltZone, Kind, Picture, Piece
from app.felt.places import Holding, Placements, holdings
from app.felt.rects import Rect


class Region(Enum):
    HAND = "hand"
    TABLE = "table"
    STOCK = "stock"
    SEATS = "seats"


REGIONS = {
    Kind.HAND: Region.HAND,
    Kind.TRAY: Region.HAND,
    Kind.WORD: Region.TABLE,
    Kind.FRESH: Region.TABLE,
    Kind.ROW: Region.TABLE,
    Kind.PILE: Region.TABLE,
    Kind.COMMITTED: Region.TABLE,
    Kind.DECK: Region.STOCK,
    Kind.TURNED: Region.STOCK,
    Kind.DEAD: Region.STOCK,
    Kind.RIVAL: Region.SEATS,
    Kind.WON: Region.SEATS,
    Kind.LAST: Region.SEATS,
}
# Each zone of these kinds is one stop of the keyboard cursor, whatever the number of cards there, unless a player can
# move one of the cards.
WHOLE = (Kind.DECK, Kind.DEAD, Kind.WON, Kind.RIVAL, Kind.PILE, Kind.LAST)


@dataclass(frozen=True, slots=True)
class Stop:
    """A card or a zone that the keyboard cursor can be on.

    key: the key of the piece, or of a zone that is a stop itself.
    below: the cards under the piece, from the top.
    """

    key: str
    zone: FeltZone
    region: Region
    rect: Rect
    piece: Piece | None = None
    below: tuple[Piece, ...] = ()

    @property
    def spoken(self) -> str:
        return self.piece.spoken if self.piece is not None else self.zone.spoken or self.zone.title


def stops(picture: Picture, placements: Placements) -> tuple[Stop, ...]:
    """Every stop (card or zone that the keyboard can visit) of the picture, region by region, and in reading order
    within a region."""
    found: list[Stop] = []
    for one in [] if picture.veiled else _as_they_lie(holdings(picture), placements):
        zone, place = one.zone, placements.zones[one.zone.key]
        shown = tops(one.pieces, stacked=zone.kind not in (Kind.HAND, Kind.TRAY))
        if zone.kind in WHOLE:
            shown = [(piece, below) for piece, below in shown if piece.movable]
        region = REGIONS[zone.kind]
        for piece, below in shown:
            found.append(Stop(piece.key, zone, region, placements.pieces[piece.key].rect, piece, below))
        if not shown and not zone.quiet:
            heap = zone.kind in WHOLE and zone.kind not in (Kind.RIVAL, Kind.LAST)
            rect = place.cells[0] if heap and place.cells else place.rect
            found.append(Stop(zone.key, zone, region, rect))
    order = list(Region)
    return tuple(sorted(found, key=lambda stop: order.index(stop.region)))


def _as_they_lie(held: Sequence[Holding], placements: Placements) -> list[Holding]:
    """The zones in reading order. Words are in the order in which they lie, line by line, and not in the order in which
    players made them."""
    words = [one for one in held if one.zone.kind is Kind.WORD]
    places = {one.zone.key: placements.zones[one.zone.key] for one in words}
    words.sort(key=lambda one: (places[one.zone.key].line, places[one.zone.key].rect.x))
    read = iter(words)
    return [next(read) if one.zone.key in places else one for one in held]


def tops(pieces: Sequence[Piece], *, stacked: bool) -> list[tuple[Piece, tuple[Piece, ...]]]:
    """The cards on top of their stacks, each with the cards under it. Unless `stacked` is set, every card is a top
    card."""
    if not stacked:
        return [(piece, ()) for piece in pieces]
    slots: dict[int, list[Piece]] = {}
    for piece in pieces:
        slots.setdefault(piece.slot, []).append(piece)
    return [(stack[-1], tuple(stack[-2::-1])) for stack in slots.values()]


def beside(found: Sequence[Stop], current: Stop, step: int) -> Stop:
    """The next stop (card or zone) of the region in reading order; the current one at the end of the region.

    step: 1 forwards, -1 backwards.
    """
    region = [stop for stop in found if stop.region is current.region]
    place = region.index(current) + step
    return region[place] if 0 <= place < len(region) else current


def above_or_below(found: Sequence[Stop], current: Stop, way: int) -> Stop:
    """The nearest stop above or below the current one, in any region; the current one if there is none.

    way: -1 upwards, 1 downwards.
    """
    x, y = current.rect.centre
    slack = current.rect.h / 2
    candidates = [stop for stop in found if (stop.rect.centre[1] - y) * way > slack]
    if not candidates:
        return current

    def far(stop: Stop) -> float:
        sideways = max(0.0, abs(stop.rect.centre[0] - x) - stop.rect.w / 2)
        return abs(stop.rect.centre[1] - y) + 1.5 * sideways

    return min(candidates, key=far)
