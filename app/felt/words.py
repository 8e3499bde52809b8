"""Lays out words side by side, in lines, in the middle of the felt."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from math import ceil, floor

from app.felt.measure import CARD_WIDTH, CUT_GAP, EDGES, SLOT_GAP, Measure
from app.felt.picture import FeltZone, Kind, ZoneKey
from app.felt.places import Holding, ZonePlace
from app.felt.rects import Rect, around

LABELS_FROM = 0.4  # words of smaller cards have no titles, because the cards need the room
COMFORT = 0.7  # lines of smaller cards lie close together; lines of larger cards have the usual distance
SPREAD = 1.2  # the distance between two words of a line grows by at most this much, in widths of cards
FARTHEST = 0.5  # the distance between two lines grows by at most this much, in heights of cards
FILLED = 0.9  # the share of a line that words usually fill
NO_FIT = float("inf")  # stands for the height of words that do not fit

Lines = list[list[Holding]]  # the words of each line, from top to bottom
NEXT = Holding(FeltZone(ZoneKey("strip"), Kind.WORD, note="0"), (), 6, 1)  # a stand-in for a short word yet to come


def label_height(measure: Measure, size: float) -> float:
    """The height of a title with the gap below it; 0 if cards of this size have no titles."""
    return 0.0 if size < LABELS_FROM else min(measure.line, 4.0 * measure.u) + label_gap(measure, size)


def label_gap(measure: Measure, size: float) -> float:
    """The gap between a title and the cards, which leaves room for the marks at the corners of a card."""
    return 0.8 * measure.u * size


def cuts_of(held: Holding) -> int:
    """The number of cuts inside a word."""
    return len([cut for cut in held.zone.cuts if 0 < cut < held.slots])


def joined(before: ZonePlace | None, place: ZonePlace) -> ZonePlace:
    """One place for two parts of a cut word that lie one below the other; the place covers both parts.

    before: the place of the parts so far; None for the first part.
    """
    if before is None:
        return place
    return replace(before, rect=around((before.rect, place.rect)), cells=(*before.cells, *place.cells))


def _spread_over(count: int, among: int) -> list[int]:
    """The numbers of the places, from 0, that the lines take, at equal distances.

    count: the number of lines.
    among: the number of places.
    """
    places = []
    for number in range(count):
        at = (number + 0.5) * among / count - 0.5
        # halves are rounded towards the middle
        places.append(floor(at + 0.5) if at < (among - 1) / 2 else ceil(at - 0.5))
    if len({after - before for before, after in pairwise(places)}) > 1:
        step = among // count
        first = (among - 1 - (count - 1) * step) // 2
        return [first + number * step for number in range(count)]
    return places


def parts_of(held: Holding) -> list[Holding]:
    """The parts of a cut word, each as a word of its own; the first part has the title."""
    edges = [0, *sorted(cut for cut in held.zone.cuts if 0 < cut < held.slots), held.slots]
    zones = (replace(held.zone, cuts=(), room=0), FeltZone(held.zone.key, held.zone.kind))
    found = []
    for start, end in pairwise(edges):
        highest = max([piece.depth for piece in held.pieces if start <= piece.slot < end], default=0)
        found.append(Holding(zones[bool(start)], (), end - start, highest + 1))
    return found


@dataclass(frozen=True, slots=True)
class WordRows:
    """Words side by side, in as few lines as possible, which have about the same length. Both ends of a line have room
    for a gap, which opens when the player holds a card there."""

    measure: Measure
    held: Sequence[Holding]  # the words to arrange
    largest: float  # the largest size of cards
    first_line: int  # the number of the first line
    stacks: bool = False  # whether to keep room for cards on other cards before any card lies on another
    tight: bool = False  # whether lines lie close together even if the cards are large
    # in games where the number of words grows, the number of cells to keep room for, including those between words; 0
    # in other games
    load: float = 0.0
    spare: int = 0  # the number of free lines to keep besides the lines of the words
    # the least number of slots to keep room for in one line, for the words without an unfinished play and for the next
    # word; 0 if words do not lie on the side of their owners
    line: int = 0

    def height(self, size: float, width: float) -> float:
        lines = self.broken_anew(size, width)
        return NO_FIT if lines is None else self.height_of(lines, size, width)

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, ZonePlace]]:
        yield from self.places_of(self.broken_anew(size, room.w) or [], size, room)

    def height_of(self, lines: Lines, size: float, width: float) -> float:
        """The height of these lines together with the lines to keep free."""
        high = sum([self._line_height(line, size) for line in lines])
        return high + (self.needed(lines, size, width) - len(lines)) * self.bare.pitch(size) - self.between(size)

    def needed(self, lines: Lines, size: float, width: float) -> int:
        """The number of these lines plus the number of lines to keep free."""
        loaded = ceil(self.load * self.measure.card(min(size, self.largest))[0] / (FILLED * self.most(size, width)))
        return max(len(lines) + self.spare, loaded)

    def tops(self, lines: Lines, size: float, room: Rect) -> list[float]:
        """The tops of the cards in all lines of the room, used or free. All distances between them are equal; empty if
        there is no room for equal distances.

        lines: the words in their present lines.
        """
        rest = self.at_rest()
        count = max(len(lines), rest.needed(rest.broken_anew(size, room.w) or [], size, room.w), 1)
        rest = replace(rest, held=[*rest.held, *self.fresh])
        highest = max([self._line_height(line, size) for line in lines], default=0.0)
        found = (one.all_tops(count, size, room, highest) for one in (rest.bare, rest))
        return next(filter(None, found), [])

    def all_tops(self, count: int, size: float, room: Rect, highest: float) -> list[float]:
        """The tops of the cards in at least this many lines at equal distances; empty if the room is not high enough.

        highest: the height of the highest line of the present words.
        """
        pitch, between = self.pitch(size), self.between(size)
        if self.load:  # in a game where the number of words grows, lines fill the whole room
            count = max(count, int((room.h + between) / pitch))
        free = (room.h + between - count * pitch) / (count + 1)
        apart = min(free, FARTHEST * self.measure.card(size)[1])
        if free < 0 or (pitch + apart < highest - 1 and not self.load):
            return []
        first = room.y + (room.h + between - count * pitch - apart * (count - 1)) / 2 + self.above(self.held, size)
        return [self.measure.snap(first + number * (pitch + apart)) for number in range(count)]

    @property
    def bare(self) -> "WordRows":
        """The same words with only the least room for stacks. The stacks that are there now may need more."""
        return replace(self, held=[replace(held, depth=self._least_depth) for held in self.held])

    def spread(self, lines: Lines, size: float, room: Rect, tops: Sequence[float]) -> dict[str, ZonePlace]:
        """The places of the words in these lines. The lines are spread evenly over the tops; if they do not fit there,
        they lie close together in the middle of the room."""
        count = len(lines)
        chosen = [tops[place] for place in _spread_over(count, len(tops))] if tops else []
        above = zip(lines, [room.y, *[top + self.measure.card(size)[1] for top in chosen]], chosen, strict=False)
        if chosen and all(top - self.above(line, size) > foot - 1 for line, foot, top in above):
            return self._at_tops(lines, min(size, self.largest), room, chosen)
        high = self.height_of(lines, size, room.w)
        return dict(self.places_of(lines, size, room._replace(y=room.y + max(0.0, (room.h - high) / 2))))

    def at_rest(self) -> "WordRows":
        """The words without the play that a player is laying. If `stacks` is set and `load` is 0, they keep room for
        stacks of any height; if `line` is set, a stand-in for the next word is among them."""
        depth = self._least_depth
        words = [held.at_rest(depth, bare=bool(self.load)) for held in self.held if not held.fresh]
        free = self.line - sum([held.slots for held in words])
        coming = [replace(NEXT, slots=max(free, NEXT.slots), depth=depth)] if self.line else []
        return replace(self, held=[*words, *coming] if self.line > NEXT.slots else words or self.fresh or coming)

    @property
    def fresh(self) -> list[Holding]:
        """The words that a player is laying on strips (places for fresh words), with the same room for stacks as the
        other words."""
        return [replace(held, depth=max(held.depth, self._least_depth)) for held in self.held if held.fresh]

    @property
    def _least_depth(self) -> int:
        return EDGES + 1 if self.stacks and not self.load else 1

    def places_of(self, lines: Lines, size: float, room: Rect) -> Iterator[tuple[str, ZonePlace]]:
        """The places of the words in these lines, one below the other from the top of the room. If a line is not full,
        its words may lie farther apart."""
        size = min(size, self.largest)
        heights = accumulate([self._line_height(line, size) for line in lines[:-1]], initial=room.y)
        tops = [y + self.above(line, size) for y, line in zip(heights, lines, strict=bool(lines))]
        yield from self._at_tops(lines, size, room, tops).items()

    def _at_tops(self, lines: Lines, size: float, room: Rect, tops: Sequence[float]) -> dict[str, ZonePlace]:
        found: dict[str, ZonePlace] = {}
        for number, (line, y) in enumerate(zip(lines, tops, strict=True)):
            widths = [self.width(held, size) + self.over(held, size) for held in line]
            apart, x = self._spread(widths, size, room)
            for held, width in zip(line, widths, strict=True):
                place = self.place_at(held, size, x, y, self.first_line + number)
                found[held.zone.key] = joined(found.get(held.zone.key), place)
                x += width + apart
        return found

    def _spread(self, widths: Sequence[float], size: float, room: Rect) -> tuple[float, float]:
        """The distance between the words of a line, and the x at which the line begins.

        widths: the widths of the line's words.
        """
        apart = self.apart(size)
        free = self.most(size, room.w) - sum(widths) - apart * (len(widths) - 1)
        apart += max(0.0, min(free / (len(widths) + 1), SPREAD * self.measure.card(size)[0])) if self.load else 0.0
        return apart, room.x + (room.w - sum(widths) - apart * (len(widths) - 1)) / 2

    def place_at(self, held: Holding, size: float, x: float, y: float, line: int) -> ZonePlace:
        """The place of a word whose room begins at x and whose top cards lie at y."""
        measure, size = self.measure, min(size, self.largest)
        card = measure.card(size)
        left = measure.snap(x + (self.width(held, size) - self.cards_width(held, size)) / 2)
        cells = []
        for slot in range(max(held.slots, 1)):
            if slot and slot in held.zone.cuts:
                left += CUT_GAP * measure.u * size
            cells.append(measure.at(left, y, card))
            left += card[0] + measure.snap(SLOT_GAP * measure.u * size)
        up, wide = self.up(held, size), self.width(held, size) + self.over(held, size)
        x = cells[0].x - (self.width(held, size) - self.cards_width(held, size)) / 2
        rect = Rect(x, cells[0].y - up, wide, up + card[1] + 1 / measure.dpr)
        title = self._title(held, size, rect, cells) if held.labelled and self.label(size) else None
        return ZonePlace(held.zone.kind, rect, tuple(cells), title, line=line)

    def _title(self, held: Holding, size: float, rect: Rect, cells: Sequence[Rect]) -> Rect:
        """The place of the title: above all cards of the word, or beside the word's stacks if lines lie close together
        and there is room."""
        high = self.label(size) - label_gap(self.measure, size)
        free = self._free_slots(held, size)
        if free is None:
            return rect._replace(h=high)
        first, last = cells[free[0]], cells[free[-1]]
        return Rect(first.x, first.y - self.label(size), last.right - first.x, high)

    def broken_anew(self, size: float, width: float) -> Lines | None:
        """The words broken into as few lines as possible, with no line much longer than the other lines; None if a word
        is longer than a line."""
        if (parted := self._parted(size, width)) is not None:
            return self._around(parted, [rows.broken_anew(size, width) for rows in self._beside(parted)])
        if not self.held:
            return []
        size = min(size, self.largest)
        widths = [self.width(held, size) + self.over(held, size) for held in self.held]
        most = self.most(size, width)
        if max(widths) > most:
            return None
        fewest = len(self._broken(widths, size, most))
        least = max(widths)
        for _ in range(10):
            middle = (least + most) / 2
            if len(self._broken(widths, size, middle)) > fewest:
                least = middle
            else:
                most = middle
        return self._broken(widths, size, most)

    def _parted(self, size: float, width: float) -> int | None:
        """The index of the first cut word that is too long for a line; each of its parts then gets its own line. None
        if there is no such word, or if its parts are also too long."""
        size = min(size, self.largest)
        most = self.most(size, width)
        cut = [number for number, held in enumerate(self.held) if cuts_of(held) and self.width(held, size) > most]
        parts = parts_of(self.held[cut[0]]) if cut else []
        return cut[0] if parts and max([self.cards_width(part, size) for part in parts]) <= most else None

    def _beside(self, parted: int) -> "tuple[WordRows, WordRows]":
        """The words before the word with this index, and those after it."""
        return replace(self, held=self.held[:parted]), replace(self, held=self.held[parted + 1 :])

    def _around(self, parted: int, beside: "Sequence[Lines | None]") -> Lines | None:
        """All lines: those before a cut word, one for each of its parts, and those after it.

        beside: the lines before and after the word; None if they do not fit.
        """
        before, after = beside
        if before is None or after is None:
            return None
        return [*before, *[[part] for part in parts_of(self.held[parted])], *after]

    def _broken(self, widths: Sequence[float], size: float, most: float) -> list[list[Holding]]:
        """The words broken into lines that are at most `most` long.

        widths: the width of each word.
        """
        lines: Lines = []
        used = NO_FIT
        for number, width in enumerate(widths):
            used += self.apart(size) + width
            if used > most:
                lines.append([])
                used = width
            lines[-1] += self.held[number : number + 1]
        return lines

    # ---- measures

    def most(self, size: float, width: float) -> float:
        """The maximum total length of the words in a line of this width; the line also needs room for a gap at either
        end."""
        return width - CARD_WIDTH * self.measure.u * min(size, self.largest)

    def width(self, held: Holding, size: float) -> float:
        """The width of a word: of its cards or its title, whichever is wider."""
        wanted = 0.0 if not self.label(size) else min(self._text_of(held), 26 * self.measure.u)
        return max(self.cards_width(held, size), wanted)

    def cards_width(self, held: Holding, size: float) -> float:
        """The width of a word's cards, with the gaps of all cuts but the first, whose gap `over` returns."""
        slots = max(held.slots, 1)
        card, gap = self.measure.card(size)[0], self.measure.snap(SLOT_GAP * self.measure.u * size)
        more = max(0, cuts_of(held) - 1) * CUT_GAP * self.measure.u * size
        return slots * card + (slots - 1) * gap + more + 1 / self.measure.dpr

    def over(self, held: Holding, size: float) -> float:
        """The width of the gap at the first cut of a word; 0 for an uncut word."""
        return CUT_GAP * self.measure.u * size if cuts_of(held) else 0.0

    def apart(self, size: float) -> float:
        """The usual distance between two words."""
        return (4 * min(size, self.largest) + 1.5) * self.measure.u

    def between(self, size: float) -> float:
        """The usual distance between two lines."""
        return ((0.4 if self.closely(size) else 1.6) * min(size, self.largest) + 0.3) * self.measure.u

    def label(self, size: float) -> float:
        return label_height(self.measure, size) if any(held.labelled for held in self.held) else 0.0

    def up(self, held: Holding, size: float) -> float:
        """The height that a word's title and covered cards need above its top cards. If the title lies beside the
        stacks, only the higher of the two counts."""
        rise = self.measure.rise(held.depth, min(size, self.largest))
        label = self.label(size) if held.labelled or not self.closely(size) else 0.0
        return label + rise if self._free_slots(held, size) is None else max(label, rise)

    def _free_slots(self, held: Holding, size: float) -> range | None:
        """The neighbouring slots without a stack, above which the title has room beside the stacks. None if the title
        must be above all cards."""
        if not self.closely(size) or held.depth == 1 or not held.pieces or held.zone.title or held.zone.tokens:
            return None
        step = self.measure.card(min(size, self.largest))[0]
        count = -(-int(self._text_of(held)) // max(int(step), 1))
        stacks = {piece.slot for piece in held.pieces if piece.depth} | set(held.zone.cuts)
        runs = [range(first, first + count) for first in range(held.slots - count + 1)]
        clear = [run for run in runs if not stacks.intersection(run)]
        return min(clear, key=lambda run: abs(run[0] + run[-1] + 1 - held.slots), default=None)

    def _text_of(self, held: Holding) -> float:
        """The estimated width of the title's text."""
        text = len(held.zone.title) + len(held.zone.note) + (5 if held.zone.count is not None else 0)
        return (text + 2) * 0.55 * self.measure.in_width

    def closely(self, size: float) -> bool:
        """Whether lines of cards of this size lie close together. Such lines keep room only for the stacks that they
        contain now."""
        return self.tight or size < COMFORT

    def above(self, line: Sequence[Holding], size: float) -> float:
        """The height above the top cards of a line, for titles and covered cards. Usually every line has the same
        height, enough for any stack of the game; if lines lie close together, each line has only what it needs."""
        if self.closely(size):
            return max([self.up(held, size) for held in line], default=0.0)
        depth = max([held.depth for held in self.held], default=1)
        return self.label(size) + self.measure.rise(EDGES + 1 if self.stacks else depth, min(size, self.largest))

    def _line_height(self, line: Sequence[Holding], size: float) -> float:
        card = self.measure.card(min(size, self.largest))[1] + 1 / self.measure.dpr
        return self.above(line, size) + card + self.between(size)

    def pitch(self, size: float) -> float:
        """The distance between the tops of two neighbouring lines."""
        return self._line_height(self.held, size)
