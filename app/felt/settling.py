"""Places words so that those already on the felt stay where they are. A word that changes grows over the free felt
around it, a new word lies where there is room, and all other words stay."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from app.felt.measure import CUT_GAP, SLOT_GAP
from app.felt.picture import Kind
from app.felt.places import Holding, Placements, ZonePlace
from app.felt.rects import Rect
from app.felt.words import WordRows, cuts_of

LAIN = (Kind.WORD, Kind.FRESH)  # the kinds of zones whose cards form a word
# The least distance between words, as a share of the usual distance: in the first try and, if that fails, in the
# second.
NEAR = (0.4, 0.2)
INWARD = 0.1  # breaks ties between two lines: the weight of a line's distance from the middle of the felt
DOWN = 1.5  # the weight of a vertical distance; a distance along the line has the weight 1


@dataclass(frozen=True, slots=True)
class Lay:
    """The place where a word lay before.

    x: where the word's room must begin so that the cards that the word had before stay where they are.
    y: the top of the word's uppermost cards.
    same: whether the word has exactly the cards that it had before, is not cut, and lay as a word or on a strip.
    """

    x: float
    y: float
    same: bool


def lays_of(rows: WordRows, size: float, after: Placements) -> dict[str, Lay]:
    """The former place of each word that lay on the felt before, by the key of the word's zone."""
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
    kinds = held.zone.kind, Kind.FRESH
    same = len(lain[zone]) == were[zone] == len(held.pieces) and place.kind in kinds and not held.zone.cuts
    return Lay(x, place.cells[0].y, same)


@dataclass
class _Felt:
    """A part of the felt on which words are placed one after another.

    rows: the words to place.
    room: the part of the felt.
    size: the size of the words' cards.
    share: the least distance between two words, as a share of the usual distance.
    tops: the tops of the cards in the lines where words may lie.
    taken: the places of the words placed so far, by the key of their zone.
    """

    rows: WordRows
    room: Rect
    size: float
    share: float
    tops: Sequence[float]
    taken: dict[str, ZonePlace] = field(default_factory=dict)

    def lay(self, held: Holding, x: float, y: float) -> None:
        self.taken[held.zone.key] = self._at(held, x, y)

    def _at(self, held: Holding, x: float, y: float) -> ZonePlace:
        return self.rows.place_at(held, self.size, x, y, 0)

    def free(self, held: Holding, y: float) -> Iterator[tuple[float, float]]:
        """The free stretches of a line that are long enough for the word: for each, the smallest and the largest x at
        which the word's room can begin.

        y: the top of the line's cards.
        """
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
        """The x nearest to the given one at which the word fits in the line at y; None if it fits nowhere in the
        line."""
        found = [min(max(x, least), most) for least, most in self.free(held, y)]
        return min(found, key=lambda left: abs(left - x), default=None)

    def anywhere(self, held: Holding, x: float, y: float) -> tuple[float, float] | None:
        """The place nearest to this point where the word fits, if possible with room for a card on each side; None if
        the word fits nowhere."""
        found = [
            (left, line)
            for line in self._lines()
            for least, most in self.free(held, line)
            for left in [self._within(held, x, least, most)]
        ]
        middle = self.room.centre[1] - self.rows.measure.card(self.size)[1] / 2
        return min(found, key=lambda at: self._way(at, x, y) + INWARD * abs(at[1] - middle), default=None)

    def _way(self, spot: tuple[float, float], x: float, y: float) -> float:
        return abs(spot[0] - x) + DOWN * abs(spot[1] - y)

    def _within(self, held: Holding, x: float, least: float, most: float) -> float:
        """The x nearest to the given one, from `least` to `most`, at which the word can begin in a free stretch, with
        room for a card on each side if the stretch is long enough."""
        spare = min((most - least) / 2, self.rows.measure.card(self.size)[0])
        return min(max(x, least + spare), most - spare)

    def _lines(self) -> list[float]:
        """The tops of the cards in all lines, used or free, and in one more line above and one below them."""
        tops = {cell.y for place in self.taken.values() for cell in place.cells} | {*self.tops}
        if not tops:
            card = self.rows.measure.card(self.size)[1]
            above = self.rows.above(self.rows.held, self.size)
            return [self.rows.measure.snap(self.room.centre[1] + (above - card) / 2)]
        pitch = self.rows.pitch(self.size)
        return sorted({*tops, min(tops) - pitch, max(tops) + pitch})


def settled(
    rows: WordRows, room: Rect, size: float, tops: Sequence[float], after: Placements
) -> dict[str, ZonePlace] | None:
    """The places of the words. Every unchanged word stays where it lay; None if there is then no room for the other
    words.

    tops: the tops of the cards in the lines where words may lie.
    after: the placements before.
    """
    size = min(size, rows.largest)
    lays = lays_of(rows, size, after)
    found = (_settled(_Felt(rows, room, size, share, tops), lays) for share in NEAR)
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
    """The same places of words, each with the number of its line."""
    tops = sorted({place.cells[0].y for place in places.values()})
    return {key: replace(place, line=rows.first_line + tops.index(place.cells[0].y)) for key, place in places.items()}
