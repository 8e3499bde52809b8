"""Where everything lies: what the layout hands to the scene."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.felt.measure import CARD_HEIGHT, CARD_WIDTH, Measure
from app.felt.picture import FeltZone, Kind, Picture, Piece
from app.felt.rects import Rect

LEVELS = 5  # a pile shows no more cards lying on each other


@dataclass(frozen=True, slots=True)
class CardPlace:
    """A card's place. z: cards with a higher number lie on top of those with a lower one.  zone: where it lies."""

    rect: Rect
    z: int
    zone: str = ""


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """A zone's place.

    rect: the room it has; no two zones share any.  cells: one for each slot, the card on top of it.
    label: where its title goes.  span: where cards may lie, when they can be fewer or more than the cells.
    line: zones of the same line make room together when a gap opens in one of them; -1: alone.
    grid: where the cards keep to a grid, the number of each one's cell.
    ends: the places that wait before the first cell and behind the last.
    sign: where the sign of a seat stands; None: in the line of its name.
    """

    kind: Kind
    rect: Rect
    cells: tuple[Rect, ...] = ()
    label: Rect | None = None
    span: Rect | None = None
    line: int = -1
    grid: tuple[int, ...] = ()
    ends: tuple[Rect, ...] = ()
    sign: Rect | None = None


@dataclass(frozen=True, slots=True)
class Placements:
    """size: of the words' cards, as a share of a hand card; 0 where no word lies.
    letters: how much larger letters have given way to the cards (see LETTERS of the layout)."""

    width: float
    height: float
    measure: Measure
    zones: Mapping[str, ZonePlace]
    pieces: Mapping[str, CardPlace]
    size: float = 0.0
    letters: int = 0


@dataclass(frozen=True, slots=True)
class Holding:
    """A zone with its pieces, ordered by slot and depth. slots: how many cells it needs.  depth: its highest stack."""

    zone: FeltZone
    pieces: tuple[Piece, ...]
    slots: int
    depth: int

    @property
    def levels(self) -> int:
        """How many cards a pile shows lying on each other."""
        return min(max(self.zone.count or 0, len(self.pieces)), LEVELS)

    @property
    def labelled(self) -> bool:
        return bool(self.zone.title or self.zone.note or self.zone.count is not None)


def door(zone: str, placements: Placements) -> Rect | None:
    """Where a card stands that comes out of a zone or goes into it."""
    place = placements.zones.get(zone)
    if place is None:
        return None
    if place.cells:
        return place.cells[0]
    span = place.span or place.rect
    return span._replace(w=span.h * CARD_WIDTH / CARD_HEIGHT)


def score_at(zone: str, placements: Placements) -> Rect | None:
    """Where the score of a seat is written: at the end of its line."""
    place = placements.zones.get(zone)
    if place is None or place.label is None or place.kind not in (Kind.HAND, Kind.RIVAL):
        return None
    line = place.label
    return line._replace(x=line.right - line.h, w=line.h)


def beside(word: Rect, width: float, height: float, places: Placements) -> Rect:
    """Where something as large can be written about a word and covers nothing: beside it or at its corners."""
    gap, middle = places.measure.u, word.centre[1] - height / 2
    above, below = word.y - height - gap, word.bottom + gap
    corners = [
        (word.right + gap, middle),
        (word.right - width, above),
        (word.x - width - gap, middle),
        (word.x, above),
        (word.right - width, below),
        (word.x, below),
    ]
    taken = [spot.rect for spot in places.pieces.values()] + [
        one for place in places.zones.values() for one in _full(place)
    ]
    found = [Rect(x, y, width, height) for x, y in corners]
    table = Rect(0, 0, places.width, places.height)
    clear = [one for one in found if one.inside(table) and not any(one.meets(other) for other in taken)]
    return next(iter(clear), found[1]._replace(y=max(above, 0.0)))


def _full(place: ZonePlace) -> tuple[Rect, ...]:
    """What of a place is not to be covered, besides its cards."""
    if place.kind in (Kind.HAND, Kind.RIVAL):
        return (place.rect,)
    title = place.label  # which stands in its middle
    return (*place.cells[:1], *((title.grown(-title.w / 4, 0),) if title is not None else ()))


def holdings(picture: Picture) -> list[Holding]:
    """Every zone of the picture with what lies in it, in reading order."""
    pieces: dict[str, list[Piece]] = {zone.key: [] for zone in picture.zones}
    for piece in picture.pieces:
        if piece.zone in pieces:
            pieces[piece.zone].append(piece)
    return [_held(zone, pieces[zone.key]) for zone in picture.zones]


def _held(zone: FeltZone, pieces: list[Piece]) -> Holding:
    pieces.sort(key=lambda piece: (piece.slot, piece.depth))
    if zone.kind in (Kind.HAND, Kind.TRAY):
        slots = len(pieces)  # their cards close up, whatever numbers they have
    else:
        slots = max([piece.slot for piece in pieces], default=-1) + 1
    return Holding(zone, tuple(pieces), slots, max([piece.depth for piece in pieces], default=0) + 1)


def in_line(measure: Measure, span: Rect, count: int, gap: float, height: float | None = None) -> tuple[Rect, ...]:
    """Cards side by side in the middle of the span, overlapping when there is no room for all.

    gap: between cards that have room.  height: of a card; by default the span's.
    """
    scale = (height or span.h) / measure.card()[1]
    card = measure.card(scale)
    steps = max(count - 1, 1)
    pitch = min(card[0] + gap, (span.w - card[0]) / steps)
    start = span.x + (span.w - card[0] - pitch * (count - 1)) / 2
    return tuple([measure.at(start + pitch * number, span.y, card) for number in range(count)])
