"""The results of the layout: the places of zones and cards, which the scene draws."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from app.felt.measure import CARD_HEIGHT, CARD_WIDTH, Measure
from app.felt.picture import FeltZone, Kind, Mark, Picture, Piece, WordLines
from app.felt.rects import Rect

LAID = (Mark.LAID, Mark.GHOST)  # the marks of cards that a player or a hint has laid in an unfinished play
LEVELS = 5  # the largest number of cards that a pile shows on top of each other


@dataclass(frozen=True, slots=True)
class CardPlace:
    """A card's place.

    rect: the card's rectangle, in pixels of the view.
    z: the card's level; a card with a higher number lies on top.
    zone: the key of the zone that the card lies in.
    """

    rect: Rect
    z: int
    zone: str = ""


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """The place of a zone on the felt, with the places of its cards."""

    kind: Kind  # the kind of the zone
    rect: Rect  # the room of the zone; no two zones share any room
    cells: tuple[Rect, ...] = ()  # the place of the top card in each slot
    label: Rect | None = None  # the place of the title
    span: Rect | None = None  # the room for all cards, in zones that may hold fewer or more cards than they have cells
    # the number of the zone's line; when a gap opens in a zone, the other zones of its line move aside. -1 for no line.
    line: int = -1
    grid: tuple[int, ...] = ()  # the number of the cell of each slot, if the cards lie in a grid
    ends: tuple[Rect, ...] = ()  # the empty places before the first cell and after the last, where players add cards
    sign: Rect | None = None  # the place of a seat's sign; None if the sign is in the line of the seat's name
    tokens: Rect | None = None  # the place of the tokens; None if they are in the line of the name


@dataclass(frozen=True, slots=True)
class Placements:
    """The places of everything in a picture.

    width, height: the size of the view, in pixels.
    measure: the unit of lengths, and the size of text.
    zones: the place of each zone, by its key.
    pieces: the place of each card, by the key of its piece.
    size: the size of the words' cards, as a share of a hand card; 0 without words.
    line: the room for a line of text above the hand, if such room is kept.
    rest: while a player is laying a play, the placements before that play.
    """

    width: float
    height: float
    measure: Measure
    zones: Mapping[str, ZonePlace]
    pieces: Mapping[str, CardPlace]
    size: float = 0.0
    line: Rect | None = None
    rest: "Placements | None" = None


def lines_of(placements: Placements) -> WordLines:
    """The places of the words, without anything that a player is laying now."""
    lain = placements.rest or placements
    lines = {key: place.cells[0].y for key, place in lain.zones.items() if place.kind is Kind.WORD}
    lefts = {key: spot.rect.x for key, spot in lain.pieces.items() if spot.zone in lines}
    return WordLines((round(lain.width), round(lain.height)), lain.size, lines, lefts)


def laid_again(placements: Placements, lay: WordLines) -> Placements | None:
    """The placements with the words moved to the places in `lay`; None if the size of the felt or the words have
    changed since.

    lay: the places, as `lines_of` returned them earlier.
    """
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
    """A zone of the picture with its cards, ordered by slot and depth.

    slots: the number of cells that the zone needs.
    depth: the height of the zone's highest stack, in cards.
    fresh: whether this is a fresh word on a strip, treated as the word that it becomes.
    """

    zone: FeltZone
    pieces: tuple[Piece, ...]
    slots: int
    depth: int
    fresh: bool = False

    @property
    def resting(self) -> int:
        """The number of cells (places for one card each) that a word needs without the cards of the play that a player
        is laying."""
        return self.zone.room or self.slots

    def at_rest(self, least: int, *, bare: bool) -> "Holding":
        """The word without the cards of the play that a player is laying.

        least: the least depth to keep room for, in cards.
        bare: whether to keep no room for stacks higher than that.
        """
        pieces = tuple([piece for piece in self.pieces if piece.mark not in LAID])
        depth = max([least, *[piece.depth + 1 for piece in pieces if not bare]])
        return replace(self, zone=replace(self.zone, cuts=()), pieces=pieces, slots=self.resting, depth=depth)

    @property
    def levels(self) -> int:
        """The number of cards that the zone shows on top of each other if it is a pile."""
        return min(max(self.zone.count or 0, len(self.pieces)), LEVELS)

    @property
    def labelled(self) -> bool:
        return bool(self.zone.title or self.zone.note or self.zone.tokens or self.zone.count is not None)


def cell_of(zone: FeltZone, rank: int) -> int:
    """The number of the cell (the place for one card) in which a card of the hand lies; the hand may have empty cells.

    rank: the number of the card among the cards in the hand, from 0.
    """
    for hole in zone.holes:
        rank += hole <= rank
    return rank


def door(zone: str, placements: Placements) -> Rect | None:
    """The place at which a card that leaves this zone starts, or at which a card that enters it arrives; None if the
    zone has no place."""
    place = placements.zones.get(zone)
    if place is None:
        return None
    if place.cells:
        return place.cells[0]
    span = place.span or place.rect
    return span._replace(w=span.h * CARD_WIDTH / CARD_HEIGHT)


def score_at(zone: str, placements: Placements) -> Rect | None:
    """The place of a seat's score, at the end of the line with its name; None if this zone shows no score."""
    place = placements.zones.get(zone)
    if place is None or place.label is None or place.kind not in (Kind.HAND, Kind.RIVAL):
        return None
    line = place.label
    return line._replace(x=line.right - line.h, w=line.h)


def beside(word: Rect, width: float, height: float, places: Placements) -> Rect:
    """A place of this size beside a word, or at a corner of the word, where it covers nothing; otherwise a place above
    the word."""
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
    """The parts of a zone that nothing may cover: the whole hand or plate, otherwise the first cell (place for a card)
    and the title."""
    if place.kind in (Kind.HAND, Kind.RIVAL):
        return (place.rect,)
    title = place.label  # the text of the title fills only the middle of this rectangle
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
        slots = len(pieces) + len(zone.holes)  # the slot numbers of these zones may have gaps
    else:
        slots = max([piece.slot for piece in pieces], default=-1) + 1
    return Holding(zone, tuple(pieces), slots, max([piece.depth for piece in pieces], default=0) + 1)


def in_line(measure: Measure, span: Rect, count: int, gap: float, height: float | None = None) -> tuple[Rect, ...]:
    """The places of this many cards side by side in the middle of the span. If the span is too narrow, they overlap.

    gap: the distance between two cards if the span is wide enough.
    height: the height of a card; by default, the height of the span.
    """
    scale = (height or span.h) / measure.card()[1]
    card = measure.card(scale)
    steps = max(count - 1, 1)
    pitch = min(card[0] + gap, (span.w - card[0]) / steps)
    start = span.x + (span.w - card[0] - pitch * (count - 1)) / 2
    return tuple([measure.at(start + pitch * number, span.y, card) for number in range(count)])
