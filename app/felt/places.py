"""Describes where everything lies: the result of the layout, for the scene."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from app.felt.measure import CARD_HEIGHT, CARD_WIDTH, Measure
from app.felt.picture import FeltZone, Kind, Picture, Piece, WordLines
from app.felt.rects import Rect

LEVELS = 5  # the largest number of cards that a pile shows on top of each other


@dataclass(frozen=True, slots=True)
class CardPlace:
    """A card's place.

    z: cards with a higher number lie on top of those with a lower one.
    zone: the zone that the card lies in.
    """

    rect: Rect
    z: int
    zone: str = ""


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """A zone's place.

    rect: the room of the zone; no two zones share any room.
    cells: the place of each slot's top card.
    label: the place of its title.
    span: the room for cards, if there can be fewer or more cards than cells.
    line: the number of a line, whose zones make room together when a gap opens in one of them; -1 for no line.
    grid: the number of each card's cell, if the cards keep to a grid.
    ends: the places that wait before the first cell and after the last.
    sign: the place of a seat's sign; None if it stands in the line of its name.
    tokens: the place of the tokens; None if they lie in the line of the name.
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
    tokens: Rect | None = None


@dataclass(frozen=True, slots=True)
class Placements:
    """The places of everything in a picture.

    size: the size of the words' cards, as a share of a hand card; 0 without words.
    letters: the step to which larger letters have given way to the cards (see LETTERS of the layout).
    line: the room for a line of text above the hand, if such room is kept.
    rest: the placements without the play, while a player lays one.
    """

    width: float
    height: float
    measure: Measure
    zones: Mapping[str, ZonePlace]
    pieces: Mapping[str, CardPlace]
    size: float = 0.0
    letters: int = 0
    line: Rect | None = None
    rest: "Placements | None" = None


def lines_of(placements: Placements) -> WordLines:
    """The places of the words, without anything that a player is laying now."""
    lain = placements.rest or placements
    lines = {key: place.cells[0].y for key, place in lain.zones.items() if place.kind is Kind.WORD}
    lefts = {key: spot.rect.x for key, spot in lain.pieces.items() if spot.zone in lines}
    return WordLines((round(lain.width), round(lain.height)), lain.size, lines, lefts)


def laid_again(placements: Placements, lay: WordLines) -> Placements | None:
    """The placements as if the words lay in these places; None if the felt has another size or other words."""
    now = lines_of(placements)
    if now.view != lay.view or now.lines.keys() != lay.lines.keys():
        return None
    zones = {
        key: replace(place, cells=(place.cells[0]._replace(y=lay.lines[key]), *place.cells[1:]))
        for key, place in placements.zones.items()
        if key in lay.lines
    }
    pieces = {
        key: replace(spot, rect=spot.rect._replace(x=lay.lefts[key]))
        for key, spot in placements.pieces.items()
        if key in lay.lefts
    }
    now_there = {key: spot for key, spot in placements.pieces.items() if spot.zone not in zones}
    return replace(placements, zones={**placements.zones, **zones}, pieces=now_there | pieces, size=lay.size, rest=None)


@dataclass(frozen=True, slots=True)
class Holding:
    """A zone with its pieces, ordered by slot and depth.

    slots: the number of cells that the zone needs.
    depth: the height of the zone's highest stack, in cards.
    """

    zone: FeltZone
    pieces: tuple[Piece, ...]
    slots: int
    depth: int

    @property
    def levels(self) -> int:
        """The number of cards that a pile shows on top of each other."""
        return min(max(self.zone.count or 0, len(self.pieces)), LEVELS)

    @property
    def labelled(self) -> bool:
        return bool(self.zone.title or self.zone.note or self.zone.tokens or self.zone.count is not None)


def cell_of(zone: FeltZone, rank: int) -> int:
    """The cell of the card with this rank in a hand that may have holes."""
    for hole in zone.holes:
        rank += hole <= rank
    return rank


def door(zone: str, placements: Placements) -> Rect | None:
    """The place of a card that comes out of a zone or goes into it."""
    place = placements.zones.get(zone)
    if place is None:
        return None
    if place.cells:
        return place.cells[0]
    span = place.span or place.rect
    return span._replace(w=span.h * CARD_WIDTH / CARD_HEIGHT)


def score_at(zone: str, placements: Placements) -> Rect | None:
    """The place of a seat's score: the end of the seat's line."""
    place = placements.zones.get(zone)
    if place is None or place.label is None or place.kind not in (Kind.HAND, Kind.RIVAL):
        return None
    line = place.label
    return line._replace(x=line.right - line.h, w=line.h)


def beside(word: Rect, width: float, height: float, places: Placements) -> Rect:
    """A place of this size beside a word or at its corners where it covers nothing."""
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
    """The parts of a zone that nothing may cover, besides its cards."""
    if place.kind in (Kind.HAND, Kind.RIVAL):
        return (place.rect,)
    title = place.label  # the title stands in the middle of this place
    return (*place.cells[:1], *((title.grown(-title.w / 4, 0),) if title is not None else ()))


def holdings(picture: Picture) -> list[Holding]:
    """Every zone of the picture with its pieces, in reading order."""
    pieces: dict[str, list[Piece]] = {zone.key: [] for zone in picture.zones}
    for piece in picture.pieces:
        if piece.zone in pieces:
            pieces[piece.zone].append(piece)
    return [_held(zone, pieces[zone.key]) for zone in picture.zones]


def _held(zone: FeltZone, pieces: list[Piece]) -> Holding:
    pieces.sort(key=lambda piece: (piece.slot, piece.depth))
    if zone.kind in (Kind.HAND, Kind.TRAY):
        slots = len(pieces) + len(zone.holes)  # the cards of these zones close up, whatever slot numbers they have
    else:
        slots = max([piece.slot for piece in pieces], default=-1) + 1
    return Holding(zone, tuple(pieces), slots, max([piece.depth for piece in pieces], default=0) + 1)


def in_line(measure: Measure, span: Rect, count: int, gap: float, height: float | None = None) -> tuple[Rect, ...]:
    """Cards side by side in the middle of the span, overlapping for lack of room.

    gap: the distance between cards that have room.
    height: the height of a card; by default the span's.
    """
    scale = (height or span.h) / measure.card()[1]
    card = measure.card(scale)
    steps = max(count - 1, 1)
    pitch = min(card[0] + gap, (span.w - card[0]) / steps)
    start = span.x + (span.w - card[0] - pitch * (count - 1)) / 2
    return tuple([measure.at(start + pitch * number, span.y, card) for number in range(count)])
