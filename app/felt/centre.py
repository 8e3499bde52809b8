"""Places the middle of the felt: words, rows, piles, and strips for fresh words (new words, not made from words on the
table), as large as the room allows.

Rows, piles and strips keep their places from the beginning of a game: their room depends on which of these blocks the
game has, and never on the cards that players lay. Words get the remaining room.

The words' cards get the largest size at which the words at rest and a reserve fit. At rest means without the play that
a player is laying, and the reserve is room for the cards of one turn. So cards keep their size during and after a play,
unless the play needs more than the reserve. In games where the number of words grows, the steps between the sizes are
large, so that the size changes seldom.

All words get new places only if their size changes, or if a word finds no room; otherwise only the words of a play
move. Each step of a play is placed starting from the placements at rest.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from app.felt.blocks import ALONE_ROW, ROW_SIZE, Block, Piles, Row, Strips
from app.felt.measure import CARD_WIDTH, Measure
from app.felt.picture import FeltZone, Kind, Mark, Picture
from app.felt.places import LAID, Holding, Placements, ZonePlace
from app.felt.rects import Rect, around
from app.felt.settling import settled
from app.felt.words import NEXT, Lines, WordRows

STEPS = 24  # rows, piles and strips have card sizes in multiples of 1/24 of a hand card
LARGEST = 36  # the largest card size of rows, piles and strips, in 1/24 of a hand card
BETWEEN, DENSE = 1.6, 1.0  # the gap between two blocks, in u (a tenth of a card's width): usual, and on a dense table
WORD_SIZE, COMMITTED_SIZE = 1.5, 0.75  # the largest size of cards in words, and the size of cards laid in secret
STEP = 0.87  # the ratio of each size in SIZES to the size before it
SIZES = tuple([WORD_SIZE * STEP**step for step in range(28)])  # the sizes of cards in words, the largest first
FIXED_SHARE = 0.5  # the share of the height that rows, piles and strips may take in a game with words
BESIDE_SHARE = 0.45  # the share of the width that the two columns of hidden cards beside rows may take
LEAST_BESIDE = 0.4  # the least size of hidden cards beside rows
# the number of the first line of words: in the lower half, and for cards laid in secret; the upper half begins at 0
SIDE_LINES, SECRET_LINES = 500, 1000
# the indexes in SIZES that words may use in games where the number of words grows
FAR_APART = (5, *range(7, len(SIZES)))
SHARED_LINE = 15  # the number of slots in one line for a player's own word and the fresh word that replaces it
LEAST_LOAD = 1.0  # in games where the number of words grows: the load (see WordRows) without any reserve
# in games where the number of words grows: the reserve for the cards of one turn, in cells (places for one card)
RESERVE = 8.65
APART = 0.65  # the distance between two words, in cells (places for one card)
LEAST_CARD = 26.0  # pixels; if the reserve would make cards narrower than this, no reserve is kept
DRAFTED = (Mark.LAID, Mark.GHOST, Mark.FADED)  # the marks of pieces that are part of an unfinished play


@dataclass(frozen=True, slots=True)
class Centre:
    """The layout of the middle of the felt.

    places: the place of each zone, by its key.
    size: the size of the words' cards; 0 without words.
    """

    places: dict[str, ZonePlace]
    size: float = 0.0


def centre_places(
    measure: Measure,
    picture: Picture,
    held: Sequence[Holding],
    room: Rect,
    after: Placements | None,
    *,
    resized: bool,
    wanted: float = 0.0,
) -> Centre:
    """The places of everything in the middle. The strips (places for fresh words) lie at the bottom, next to the hand,
    unless the middle holds nothing else.

    held: the zones with their pieces.
    after: the placements shown before.
    resized: whether the felt has another size than in `after`.
    wanted: a size of words' cards; if a reserve of room for one turn would make them smaller, no reserve is kept.
    """
    kinds = {kind: [one for one in held if one.zone.kind is kind] for kind in Kind}
    fresh = kinds[Kind.FRESH]
    staying = [one for one in fresh if one.zone.stays is not None and one.pieces]
    flowing = kinds[Kind.WORD] + (kinds[Kind.COMMITTED] if picture.sides else []) + [*map(_as_word, staying)]
    words = picture.words or bool(flowing)
    # in games with words, a strip keeps its place while its cards are drawn among the words
    empty = fresh if picture.words else [one for one in fresh if one not in staying]
    secret = kinds[Kind.COMMITTED] if not picture.sides else []
    beside = Beside(measure, secret) if secret and len(kinds[Kind.ROW]) > 1 and not words else None
    if beside is not None and 2 * beside.width > BESIDE_SHARE * room.w:
        beside = None
    whole, room = room, room if beside is None else room.grown(-beside.width, 0)
    upper = _upper(measure, [] if beside is not None else secret, kinds, words, after)
    strips = [Strips(measure, empty, alone=not (upper or words), low=picture.words)] if empty else []
    fixed: list[Block] = [*upper, *strips]
    count = len(fixed) + words
    if not count:
        return Centre({})
    between = min((DENSE if measure.dense else BETWEEN) * measure.u, room.h * 0.3 / count)
    budget = (room.h - between * (count - 1)) * (FIXED_SHARE if words else 1)
    size = _size(fixed, budget, room.w)
    spare = 0.0 if words else max(0.0, budget - _needed(fixed, size, room.w)) / (len(upper) + 1 if upper else 2)
    places: dict[str, ZonePlace] = {}
    top, foot = room.y + spare, room.bottom
    for block in upper:
        height = block.height(size, room.w)
        places.update(block.places(size, Rect(room.x, top, room.w, height)))
        top += height + between + spare
    for strip in strips:
        height = strip.height(size, room.w)
        foot = max(room.y, room.bottom - height) if upper or words else top
        places.update(strip.places(size, Rect(room.x, foot, room.w, height)))
        foot -= between
    if beside is not None:
        places.update(beside.places(around([place.rect for place in places.values()]), whole))
    if not flowing:
        return Centre(places)
    area = Rect(room.x, top, room.w, max(foot - top, measure.u))
    found = _words(measure, picture, flowing, area, None if resized else after, wanted)
    fresh_words = {one.zone.key: replace(found.places[one.zone.key], kind=Kind.FRESH, label=None) for one in staying}
    return Centre(places | found.places | fresh_words, found.size)


def _as_word(strip: Holding) -> Holding:
    """Returns the fresh word on a strip (a place for fresh words) as a word of the table, which it becomes after the
    play."""
    return replace(strip, zone=FeltZone(strip.zone.key, Kind.WORD, note=strip.zone.stays or ""), fresh=True)


@dataclass(frozen=True, slots=True)
class Beside:
    """Cards laid in secret, in a column on each side of the rows. If they lay above the rows, they would take the
    height of another row."""

    measure: Measure
    held: Sequence[Holding]

    @property
    def width(self) -> float:
        """The width of each of the two columns with hidden cards."""
        rows = self._rows(self.held, 0)
        widest = max([rows.width(held, COMMITTED_SIZE) + rows.over(held, COMMITTED_SIZE) for held in self.held])
        return widest + CARD_WIDTH * self.measure.u * COMMITTED_SIZE

    def places(self, rows: Rect, room: Rect) -> dict[str, ZonePlace]:
        """The places of the hidden cards: the first half in the left column, the second half in the right column.

        rows: the room that the rows take.
        room: the room of the rows and of both columns.
        """
        half = -(-len(self.held) // 2)
        found: dict[str, ZonePlace] = {}
        for held, x in ((self.held[:half], room.x), (self.held[half:], room.right - self.width)):
            column = self._rows(held, SECRET_LINES)
            size = COMMITTED_SIZE
            while column.height(size, self.width) > rows.h and size > LEAST_BESIDE:
                size -= 1 / STEPS
            high = column.height(size, self.width)
            found.update(column.places(size, Rect(x, rows.y + (rows.h - high) / 2, self.width, high)))
        return found

    def _rows(self, held: Sequence[Holding], first_line: int) -> WordRows:
        return WordRows(self.measure, held, COMMITTED_SIZE, first_line)


def _upper(
    measure: Measure,
    secret: Sequence[Holding],
    kinds: Mapping[Kind, Sequence[Holding]],
    words: bool,
    after: Placements | None,
) -> list[Block]:
    """The blocks above the words, from top to bottom: cards laid in secret, then rows, then piles."""
    found: list[Block] = []
    if secret:
        found.append(WordRows(measure, secret, COMMITTED_SIZE, SECRET_LINES))
    rows, piles = kinds[Kind.ROW], kinds[Kind.PILE]
    alone = len(rows) == 1 and not (found or words or piles)
    for row in rows:
        before = after.zones.get(row.zone.key) if after is not None else None
        cells: dict[str, int] = {}
        slots: Sequence[int] = ()
        if after is not None and before is not None and before.grid:
            slots = before.grid
            cells = {
                key: number
                for key, spot in after.pieces.items()
                if spot.zone == row.zone.key
                for number, cell in zip(before.grid, before.cells, strict=True)
                if (cell.x, cell.y) == (spot.rect.x, spot.rect.y)
            }
        found.append(Row(measure, row, ALONE_ROW if alone else ROW_SIZE, cells, slots))
    if piles:
        found.append(Piles(measure, piles))
    return found


def _needed(fixed: Sequence[Block], size: float, width: float) -> float:
    return sum([block.height(size, width) for block in fixed])


def _size(fixed: Sequence[Block], height: float, width: float) -> float:
    """The largest size of cards at which these blocks fit one below the other. It is found by bisection."""
    low, high = 1, LARGEST
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if _needed(fixed, middle / STEPS, width) <= height else (low, middle - 1)
    return low / STEPS


# ---- words


def is_drafted(picture: Picture) -> bool:
    """Whether a player is in the middle of laying a play. If so, the words get the places that they will have after the
    play, as near as possible to their places before it."""
    return any(piece.mark in DRAFTED for piece in picture.pieces)


def _words(
    measure: Measure,
    picture: Picture,
    held: Sequence[Holding],
    area: Rect,
    after: Placements | None,
    wanted: float,
) -> Centre:
    """The places of the words. The size of their cards depends on the words without an unfinished play, and on a
    reserve of room for one turn. An unfinished play that needs more than the reserve makes the cards smaller; no play
    makes them larger."""
    parts = []
    for number, (half, room) in enumerate(_halves(picture, held, area)):
        rows = WordRows(measure, half, WORD_SIZE, number * SIDE_LINES, picture.stacks)
        parts += (
            [(_with_reserve(rows, picture, own=number > 0 or not picture.sides), room)] if half or picture.sides else []
        )
    found = _at_rest(parts, picture, least=LEAST_CARD / CARD_WIDTH / measure.u, wanted=wanted)
    size, tight, lines = _as_laid(parts, *found)
    if after is not None and (is_drafted(picture) or not _have_come(held, after)):
        after = after.rest or after
    places: dict[str, ZonePlace] = {}
    for (words, room), broken in zip(parts, lines, strict=True):
        words = replace(words, tight=tight)
        tops = words.tops(broken, size, room)
        kept = settled(words, room, size, tops, after) if after is not None and after.size == size else None
        places |= words.spread(broken, size, room, tops) if kept is None else kept
    return Centre(places, size)


def _with_reserve(rows: WordRows, picture: Picture, *, own: bool) -> WordRows:
    """The words with a reserve for the cards of one turn. In games where the number of words grows, the reserve is a
    number of cells (places for one card each); in other games it is a line for fresh words, or room for a fresh word
    beside the player's own word.

    own: whether the player lays fresh words in the same half as these words.
    """
    if not picture.many:
        coming = picture.beside and own
        if picture.sides:
            return replace(rows, line=SHARED_LINE if coming else NEXT.slots)
        return replace(rows, spare=int(coming))
    laid = [piece for held in rows.held for piece in held.pieces if piece.mark in LAID]
    cells = sum([one.resting + APART for one in rows.held if not one.fresh])
    return replace(rows, load=cells + max(RESERVE, len(laid)))


def _have_come(held: Sequence[Holding], after: Placements) -> bool:
    """Whether some cards of these words lay on a strip (a place for fresh words) in the last layout. The word then
    stays where the player laid it."""
    spots = [after.pieces.get(piece.key) for one in held for piece in one.pieces]
    return any(spot is not None and after.zones[spot.zone].kind is Kind.FRESH for spot in spots)


Parts = Sequence[tuple[WordRows, Rect]]


def _at_rest(parts: Parts, picture: Picture, *, least: float, wanted: float) -> tuple[int, bool]:
    """The largest size, as its index in `SIZES`, at which the words fit without an unfinished play but with a reserve
    of room for one turn. Also returns whether the lines lie close together.

    In games where the number of words grows, only the sizes of `FAR_APART` are used, as long as the cards are not
    smaller than `least` or `wanted`. If the reserve would make the cards smaller, no reserve is kept; the cards are
    then at most one step of `SIZES` larger than the larger of `least` and `wanted`.
    """
    rest = [(words.at_rest(), room) for words, room in parts]
    steps = [*range(len(SIZES))]
    if not picture.many:
        return _first(rest, steps, (False, True) if any(words.spare for words, _ in rest) else (False,))
    least = max(least, wanted)
    near = [step for step in steps if SIZES[step] < least / STEP]
    found = _first(rest, FAR_APART, (True,))
    if SIZES[found[0]] >= least:
        return found
    bare = [(replace(words, load=LEAST_LOAD), room) for words, room in rest]
    return min(found, _first(bare, near, (True,)))


def _first(parts: Parts, steps: Sequence[int], tights: Sequence[bool]) -> tuple[int, bool]:
    """The first of these sizes at which the words fit, and whether the lines lie close together.

    steps: the indexes in `SIZES` to try.
    tights: the distances of lines to try at each size: True for lines close together.
    """
    for step in steps:
        for tight in tights:
            if all(replace(words, tight=tight).height(SIZES[step], room.w) <= room.h for words, room in parts):
                return step, tight
    return steps[-1], True


def _as_laid(parts: Parts, first: int, close: bool) -> tuple[float, bool, list[Lines]]:
    """The size of the words' cards, whether the lines lie close together, and the words in lines. The size is the one
    for the words without an unfinished play, or the next smaller one that fits if a play needs more room.

    first, close: the size without an unfinished play, as its index in `SIZES`, and whether its lines lie close
    together.
    """
    bare = [(replace(words, load=0.0, spare=0), room) for words, room in parts]
    step, close = _first(bare, range(first, len(SIZES)), (True,) if close else (False, True))
    lines = [replace(words, tight=close).broken_anew(SIZES[step], room.w) for words, room in parts]
    return SIZES[step], close, [found or [list(words.held)] for found, (words, _) in zip(lines, parts, strict=True)]


def _halves(picture: Picture, held: Sequence[Holding], area: Rect) -> list[tuple[list[Holding], Rect]]:
    """The words, each group with its room. If words lie on the side of their owners, the words of the other players lie
    in the upper half and the player's own words in the lower half; otherwise all words share the room."""
    if not picture.sides:
        return [(list(held), area)]
    others = {zone.owner for zone in picture.zones} - {None, picture.below}
    upper = area._replace(h=area.h / 2)
    return [
        ([one for one in held if one.zone.owner in others], upper),
        ([one for one in held if one.zone.owner not in others], upper._replace(y=upper.bottom)),
    ]
