"""Places the middle of the table: words, rows, piles and the strips for fresh words, as large as the room allows.

Rows, piles and strips keep their place from the beginning of a game: their room depends on which of these blocks there
are, never on what players have laid. Words get the rest. Where words become more, the size of their cards follows from
the room and from the cells that they need. Cells are counted by rungs, so the size changes seldom; only places are
remembered. Elsewhere cards grow once two steps are free. All words are laid anew only at another size, or if a word
finds no room; else only the words of a play move. Whatever a player lays is placed from where everything rested before,
and shrinks nothing as long as lines can move closer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from app.felt.blocks import ALONE_ROW, ROW_SIZE, Block, Piles, Row, Strips
from app.felt.measure import CARD_WIDTH, Measure
from app.felt.picture import FeltZone, Kind, Mark, Picture
from app.felt.places import Holding, Placements, ZonePlace
from app.felt.rects import Rect, around
from app.felt.settling import settled
from app.felt.words import Lines, WordRows

STEPS = 24  # blocks that keep their size have sizes in multiples of 1/24 of a hand card
LARGEST = 36
BETWEEN, DENSE = 1.6, 1.0  # the gap between two blocks, in u: usual, and on a dense table
# the largest size of words, which a single word reaches, and the size of cards laid in secret
WORD_SIZE, COMMITTED_SIZE = 1.5, 0.75
SIZES = tuple([WORD_SIZE * 0.87**step for step in range(28)])
FIXED_SHARE = 0.5  # the share of the room that rows, piles and strips may take from words
BESIDE_SHARE = 0.45  # the share of the width that the two columns beside rows may take
LEAST_BESIDE = 0.4  # the least size of hidden cards beside rows
# the first numbers of lines: of words in the lower half, and of cards that lie hidden
SIDE_LINES, SECRET_LINES = 500, 1000
# the ratios between two rungs, by which the cells of words are counted; the smaller ones for lack of room
RUNGS = (2.2, 1.48, 1.22, 1.1)
FREE = 1.25  # where words do not become more, cards grow only by more than this factor: two steps
FIRST_RUNG = 32.0
APART = 0.65  # the distance between two words, in cells
LEAST_CARD = 38.0  # the least width of cards, in pixels; narrower cards are hard to read
DRAFTED = (Mark.LAID, Mark.GHOST, Mark.FADED)


@dataclass(frozen=True, slots=True)
class Centre:
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
    """The places of everything in the middle. The strips lie at the bottom, next to the hand, unless the middle holds
    nothing else.

    wanted: the size of words' cards that is reached before room is kept for more words.
    """
    kinds = {kind: [one for one in held if one.zone.kind is kind] for kind in Kind}
    fresh = kinds[Kind.FRESH]
    staying = [one for one in fresh if one.zone.stays is not None and one.pieces]
    flowing = kinds[Kind.WORD] + (kinds[Kind.COMMITTED] if picture.sides else []) + [*map(_as_word, staying)]
    words = picture.words or bool(flowing)
    # if words come to the table, their strips stay
    empty = fresh if picture.words else [one for one in fresh if one not in staying]
    secret = kinds[Kind.COMMITTED] if not picture.sides else []
    beside = Beside(measure, secret) if secret and len(kinds[Kind.ROW]) > 1 and not words else None
    if beside is not None and 2 * beside.width > BESIDE_SHARE * room.w:
        beside = None
    whole, room = room, room if beside is None else room.grown(-beside.width, 0)
    upper = _upper(measure, [] if beside is not None else secret, kinds, words, after)
    strips = [Strips(measure, empty, alone=not (upper or words))] if empty else []
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
    """The word that the cards of a strip become."""
    return replace(strip, zone=FeltZone(strip.zone.key, Kind.WORD, note=strip.zone.stays or ""))


@dataclass(frozen=True, slots=True)
class Beside:
    """Hidden cards in a column at each side of rows. Above the rows, the hidden cards would take the height of a
    row."""

    measure: Measure
    held: Sequence[Holding]

    @property
    def width(self) -> float:
        """The width of a column."""
        rows = self._rows(self.held, 0)
        widest = max([rows.width(held, COMMITTED_SIZE) + rows.over(held, COMMITTED_SIZE) for held in self.held])
        return widest + CARD_WIDTH * self.measure.u * COMMITTED_SIZE

    def places(self, rows: Rect, room: Rect) -> dict[str, ZonePlace]:
        """The places beside these rows, from the left column's top to the right column's foot."""
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
    """The blocks above the words, from top to bottom."""
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
    """The largest size at which all of these blocks fit below each other, found by halving."""
    low, high = 1, LARGEST
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if _needed(fixed, middle / STEPS, width) <= height else (low, middle - 1)
    return low / STEPS


# ---- words


def is_drafted(picture: Picture) -> bool:
    """Whether a player is laying a play. Words then lie as they will lie afterwards, starting from where they rested
    before."""
    return any(piece.mark in DRAFTED for piece in picture.pieces)


def _words(
    measure: Measure,
    picture: Picture,
    held: Sequence[Holding],
    area: Rect,
    after: Placements | None,
    wanted: float,
) -> Centre:
    parts, least = [], LEAST_CARD / CARD_WIDTH / measure.u
    for number, (half, room) in enumerate(_halves(picture, held, area)):
        rows = WordRows(measure, half, WORD_SIZE, number * SIDE_LINES, picture.stacks)
        parts += [(rows, room)] if half else []
    anew = _anew(parts, wanted, many=picture.many, least=least)
    if after is not None and (is_drafted(picture) or not _have_come(held, after)):
        after = after.rest or after
    if after is None or not after.size:
        return anew
    drafting = is_drafted(picture)
    rested = max(after.size, (after.rest or after).size)
    if drafting or (not picture.many and rested * FREE > anew.size):
        kept = [settled(words, room, after.size, after) for words, room in parts]
        if None not in kept:
            return Centre({key: place for places in kept for key, place in (places or {}).items()}, after.size)
        anew = _anew(parts, wanted, many=picture.many, least=least, most=rested)
    if drafting and anew.size < after.size:  # lines move closer before cards shrink under a player's hand
        closer = _anew([(replace(words, tight=True), room) for words, room in parts], 0.0, many=False, most=after.size)
        if anew.size < closer.size:
            return closer
    places = dict(anew.places)
    for words, room in parts:  # only a side without room is laid anew
        places |= (settled(words, room, anew.size, after) or {}) if after.size == anew.size else {}
    return Centre(places, anew.size)


def _have_come(held: Sequence[Holding], after: Placements) -> bool:
    """Whether cards of these words lay there as a fresh word; the word stays where a player has laid it."""
    spots = [after.pieces.get(piece.key) for one in held for piece in one.pieces]
    return any(spot is not None and after.zones[spot.zone].kind is Kind.FRESH for spot in spots)


def _anew(
    parts: Sequence[tuple[WordRows, Rect]], wanted: float, *, many: bool, least: float = 0.0, most: float = WORD_SIZE
) -> Centre:
    """The words in new lines, as large as there is room for. Words that become more share a size with all that need
    room up to the next rung; rungs lie closer before cards become smaller than the least size, and no room is kept
    before they become smaller than wanted."""
    least = max(least, wanted)
    first = next(number for number, size in enumerate(SIZES) if size <= most)
    for ratio in (*RUNGS, 0.0) if many else (0.0,):
        loaded = [(replace(words, load=_rung(words.held, ratio) if ratio else 0.0), room) for words, room in parts]
        step, lines = _largest(loaded, first)
        if SIZES[step] >= (least if ratio != RUNGS[-1] else wanted):
            break
        if ratio == RUNGS[-1]:  # without room for more, cards become no larger than they must
            first = max([first, *[number for number, size in enumerate(SIZES) if size >= wanted]])
    places: dict[str, ZonePlace] = {}
    for (words, room), broken in zip(loaded, lines, strict=True):
        height = words.height_of(broken, SIZES[step], room.w)
        pitch, used = words.pitch(SIZES[step]), replace(words, load=0).height_of(broken, SIZES[step], room.w)
        before = (round((height - used) / pitch) + 1) // 2  # lines kept for more words, half of them above the words
        y = room.y + max(0.0, (room.h - height) / 2) + before * pitch
        places.update(words.places_of(broken, SIZES[step], room._replace(y=y, h=height)))
    return Centre(places, SIZES[step])


def _rung(held: Sequence[Holding], ratio: float) -> float:
    """The number of cells of these words and between them, rounded up to a rung."""
    cells = sum([max(one.slots, 1) + APART for one in held])
    rung = FIRST_RUNG
    while rung < cells:
        rung *= ratio
    return rung


def _largest(parts: Sequence[tuple[WordRows, Rect]], first: int) -> tuple[int, list[Lines]]:
    for step in range(first, len(SIZES)):
        found = [words.broken_anew(SIZES[step], room.w) for words, room in parts]
        fit = [
            lines
            for lines, (words, room) in zip(found, parts, strict=True)
            if lines is not None and words.height_of(lines, SIZES[step], room.w) <= room.h
        ]
        if len(fit) == len(parts):
            return step, fit
    step = len(SIZES) - 1
    return step, [words.broken_anew(SIZES[step], room.w) or [list(words.held)] for words, room in parts]


def _halves(picture: Picture, held: Sequence[Holding], area: Rect) -> list[tuple[list[Holding], Rect]]:
    """The words by halves, if words lie on the side of their owners: the others' in the upper half, the player's own in
    the lower."""
    if not picture.sides:
        return [(list(held), area)]
    others = {zone.owner for zone in picture.zones} - {None, picture.below}
    upper = area._replace(h=area.h / 2)
    return [
        ([one for one in held if one.zone.owner in others], upper),
        ([one for one in held if one.zone.owner not in others], upper._replace(y=upper.bottom)),
    ]
