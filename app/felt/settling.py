"""Keeps words where they lie: a word that changes grows over the free felt around it, a new one lies where there is
room, and no other word moves for that."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from app.felt.measure import CUT_GAP, SLOT_GAP
from app.felt.picture import Kind
from app.felt.places import Holding, Placements, ZonePlace
from app.felt.rects import Rect
from app.felt.words import WordRows, cuts_of

LAIN = (Kind.WORD, Kind.FRESH)  # zones whose cards have a place in a word
NEAR = (
    0.4,
    0.2,
)  # the least distance between words, as a share of the usual distance: at first, and for lack of room
DOWN = 1.5  # the factor by which a way up or down counts more than the same way along the line


@dataclass(frozen=True, slots=True)
class Lay:
    """The former place of a word.

    x, y: the left edge of the word's room and the top of its cards, so that the cards that it had stay where they are.
    same: whether the word has the same cards as before, in a zone of the same kind and without cuts.
    """

    x: float
    y: float
    same: bool


def lays_of(rows: WordRows, size: float, after: Placements) -> dict[str, Lay]:
    """The former places of those words that had a place."""
    were: dict[str, int] = {}
    for spot in after.pieces.values():
        were[spot.zone] = were.get(spot.zone, 0) + 1
    found = ((held.zone.key, _lay(rows, held, size, after, were)) for held in rows.held)
    return {key: lay for key, lay in found if lay is not None}


def _lay(rows: WordRows, held: Holding, size: float, after: Placements, were: Mapping[str, int]) -> Lay | None:
    lain: dict[str, list[float]] = {}
    step = rows.measure.card(size)[0] + rows.measure.snap(SLOT_GAP * rows.measure.u * size)
    for piece in held.pieces:
        spot = after.pieces.get(piece.key)
        if spot is not None and after.zones[spot.zone].kind in (*LAIN, held.zone.kind):
            cuts = len([cut for cut in held.zone.cuts if 0 < cut <= piece.slot])
            way = piece.slot * step + cuts * CUT_GAP * rows.measure.u * size
            lain.setdefault(spot.zone, []).append(spot.rect.x - way)
    if not lain:
        return None
    zone = max(lain, key=lambda key: len(lain[key]))
    lefts, place = sorted(lain[zone]), after.zones[zone]
    x = lefts[len(lefts) // 2] - (rows.width(held, size) - rows.cards_width(held, size)) / 2
    same = len(lain[zone]) == were[zone] == len(held.pieces) and place.kind is held.zone.kind and not held.zone.cuts
    return Lay(x, place.cells[0].y, same)


@dataclass
class _Felt:
    """A part of the felt with words on it. Each word has its place, or asks for one."""

    rows: WordRows
    room: Rect
    size: float
    share: float
    taken: dict[str, ZonePlace] = field(default_factory=dict)

    def lay(self, held: Holding, x: float, y: float) -> None:
        self.taken[held.zone.key] = self._at(held, x, y)

    def _at(self, held: Holding, x: float, y: float) -> ZonePlace:
        return self.rows.place_at(held, self.size, x, y, 0)

    def free(self, held: Holding, y: float) -> Iterator[tuple[float, float]]:
        """The stretches of this line that the word fits in: for each, the least and the greatest left edge of the
        word's room."""
        own = self._at(held, 0, y).rect
        if own.y < self.room.y - 1 or own.bottom > self.room.bottom + 1:
            return
        close = cuts_of(held) or self.share < NEAR[0]
        margin = (self.room.w - self.rows.most(self.size, self.room.w)) / (8 if close else 2)
        wall = Rect(self.room.x + margin, own.y, self.room.w - 2 * margin, own.h)
        near = self.share * self.rows.apart(self.size)
        beside = sorted(
            [one.rect for one in self.taken.values() if one.rect.y < own.bottom and own.y < one.rect.bottom],
        )
        left = wall.x
        for rect in beside:
            if rect.x - near - own.w >= left:
                yield left, rect.x - near - own.w
            left = max(left, rect.right + near)
        if wall.right - own.w >= left:
            yield left, wall.right - own.w

    def near(self, held: Holding, x: float, y: float) -> float | None:
        """The left edge nearest to x at which the word fits in this line."""
        found = [min(max(x, least), most) for least, most in self.free(held, y)]
        return min(found, key=lambda left: abs(left - x), default=None)

    def anywhere(self, held: Holding, x: float, y: float) -> tuple[float, float] | None:
        """The place nearest to this point where the word fits and has some free felt around it."""
        found = [
            (left, line)
            for line in self._lines()
            for least, most in self.free(held, line)
            for left in [self._within(held, x, least, most)]
        ]
        return min(found, key=lambda spot: abs(spot[0] - x) + DOWN * abs(spot[1] - y), default=None)

    def _within(self, held: Holding, x: float, least: float, most: float) -> float:
        """The left edge of a word in a stretch: x itself if possible, with room for a card on both sides if there is
        such room."""
        spare = min((most - least) / 2, self.rows.measure.card(self.size)[0])
        return min(max(x, least + spare), most - spare)

    def _lines(self) -> list[float]:
        """The tops of the cards of all lines, and of another line above and below them."""
        tops = {cell.y for place in self.taken.values() for cell in place.cells}
        if not tops:
            card = self.rows.measure.card(self.size)[1]
            above = self.rows.above(self.rows.held, self.size)
            return [self.rows.measure.snap(self.room.centre[1] + (above - card) / 2)]
        pitch = self.rows.pitch(self.size)
        return sorted({*tops, min(tops) - pitch, max(tops) + pitch})


def settled(rows: WordRows, room: Rect, size: float, after: Placements) -> dict[str, ZonePlace] | None:
    """The places of the words if all words that nobody touched stay; None if there is no room for that."""
    size = min(size, rows.largest)
    lays = lays_of(rows, size, after)
    found = (_settled(_Felt(rows, room, size, share), lays) for share in NEAR)
    return next((places for places in found if places is not None), None)


def _settled(felt: _Felt, lays: Mapping[str, Lay]) -> dict[str, ZonePlace] | None:
    rows, room, size = felt.rows, felt.room, felt.size
    rest: list[Holding] = []
    for held in rows.held:
        lay = lays.get(held.zone.key)
        if lay is None or not lay.same:
            rest.append(held)
        elif (x := felt.near(held, lay.x, lay.y)) is None or abs(x - lay.x) > 1:
            return None
        else:
            felt.lay(held, lay.x, lay.y)
    for held in sorted(rest, key=lambda one: one.zone.key not in lays):
        lay = lays.get(held.zone.key)
        x = felt.near(held, lay.x, lay.y) if lay is not None else None
        if lay is not None and x is not None:
            felt.lay(held, x, lay.y)
            continue
        middle = room.centre[0] - rows.width(held, size) / 2
        spot = felt.anywhere(held, middle if lay is None else lay.x, room.centre[1] if lay is None else lay.y)
        if spot is None:
            return None
        felt.lay(held, *spot)
    return _numbered(felt.taken, rows)


def _numbered(places: Mapping[str, ZonePlace], rows: WordRows) -> dict[str, ZonePlace]:
    """The places, each with the number of its line."""
    tops = sorted({place.cells[0].y for place in places.values()})
    return {key: replace(place, line=rows.first_line + tops.index(place.cells[0].y)) for key, place in places.items()}
