"""Lays out words side by side, in lines: the middle of most tables consists of such a block."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import ceil

from app.felt.measure import CARD_WIDTH, CUT_GAP, EDGES, SLOT_GAP, Measure
from app.felt.picture import FeltZone
from app.felt.places import Holding, ZonePlace
from app.felt.rects import Rect, around

LABELS_FROM = 0.4  # the least size of cards with titles; on smaller cards the letters need the room
COMFORT = 0.7  # the least size of cards in lines at the usual distance; smaller cards lie in closer lines
SPREAD = 1.2  # the largest additional distance between the words of a line, in cards
FILLED = 0.8  # the share of a line that words usually fill
NO_FIT = float("inf")

Lines = list[list[Holding]]


def label_height(measure: Measure, size: float) -> float:
    """The height of a line of text, with room between the text and the cards for the corners of a lit card."""
    return 0.0 if size < LABELS_FROM else min(measure.line, 4.0 * measure.u) + label_gap(measure, size)


def label_gap(measure: Measure, size: float) -> float:
    return 0.8 * measure.u * size


def cuts_of(held: Holding) -> int:
    return len([cut for cut in held.zone.cuts if 0 < cut < held.slots])


def joined(before: ZonePlace | None, place: ZonePlace) -> ZonePlace:
    """The parts of a word, which lie below each other, as one place."""
    if before is None:
        return place
    return replace(before, rect=around((before.rect, place.rect)), cells=(*before.cells, *place.cells))


def parts_of(held: Holding) -> list[Holding]:
    """The parts of a cut word, each as if it were a word; the title stands at the first part."""
    edges = [0, *sorted(cut for cut in held.zone.cuts if 0 < cut < held.slots), held.slots]
    zones = (replace(held.zone, cuts=(), room=0), FeltZone(held.zone.key, held.zone.kind))
    found = []
    for start, end in pairwise(edges):
        highest = max([piece.depth for piece in held.pieces if start <= piece.slot < end], default=0)
        found.append(Holding(zones[bool(start)], (), end - start, highest + 1))
    return found


@dataclass(frozen=True, slots=True)
class WordRows:
    """Words side by side, in as many balanced lines as they need. At both ends there is room for a gap to open.

    stacks: whether to keep room for cards on cards before any card lies on another.
    tight: whether lines lie closer.
    load: the number of cells to keep room for, including those between words; 0 to keep room only for these words.
    """

    measure: Measure
    held: Sequence[Holding]
    largest: float
    first_line: int
    stacks: bool = False
    tight: bool = False
    load: float = 0.0

    def height(self, size: float, width: float) -> float:
        lines = self.broken_anew(size, width)
        return NO_FIT if lines is None else self.height_of(lines, size, width)

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, ZonePlace]]:
        yield from self.places_of(self.broken_anew(size, room.w) or [], size, room)

    def height_of(self, lines: Lines, size: float, width: float) -> float:
        """The height of these lines and of the lines that the load will need."""
        high = sum([self._line_height(line, size) for line in lines])
        needed = ceil(self.load * self.measure.card(min(size, self.largest))[0] / (FILLED * self.most(size, width)))
        return high + max(0, needed - len(lines)) * self.pitch(size) - self.between(size)

    def places_of(self, lines: Lines, size: float, room: Rect) -> Iterator[tuple[str, ZonePlace]]:
        """The places of the words, in lines in the middle of the room; the words of a line lie a little apart if the
        line is not full."""
        size = min(size, self.largest)
        y = room.y
        found: dict[str, ZonePlace] = {}
        for number, line in enumerate(lines):
            widths = [self.width(held, size) + self.over(held, size) for held in line]
            y += self.above(line, size)
            apart, x = self._spread(widths, size, room)
            for held, width in zip(line, widths, strict=True):
                place = self.place_at(held, size, x, y, self.first_line + number)
                found[held.zone.key] = joined(found.get(held.zone.key), place)
                x += width + apart
            y += self._line_height(line, size) - self.above(line, size)
        yield from found.items()

    def _spread(self, widths: Sequence[float], size: float, room: Rect) -> tuple[float, float]:
        """The distance between two words of a line, and the left end of the line."""
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
        """The place of the title: above all cards of the word, or beside its stacks if lines lie close."""
        high = self.label(size) - label_gap(self.measure, size)
        free = self._free_slots(held, size)
        if free is None:
            return rect._replace(h=high)
        first, last = cells[free[0]], cells[free[-1]]
        return Rect(first.x, first.y - self.label(size), last.right - first.x, high)

    def broken_anew(self, size: float, width: float) -> Lines | None:
        """The words in new lines: as few lines as possible, and no line much longer than the others."""
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
        """The number of a cut word that is too long for any line; each part of such a word gets its own line."""
        size = min(size, self.largest)
        most = self.most(size, width)
        cut = [number for number, held in enumerate(self.held) if cuts_of(held) and self.width(held, size) > most]
        parts = parts_of(self.held[cut[0]]) if cut else []
        return cut[0] if parts and max([self.cards_width(part, size) for part in parts]) <= most else None

    def _beside(self, parted: int) -> "tuple[WordRows, WordRows]":
        """The words before this word, and the words after it."""
        return replace(self, held=self.held[:parted]), replace(self, held=self.held[parted + 1 :])

    def _around(self, parted: int, beside: "Sequence[Lines | None]") -> Lines | None:
        before, after = beside
        if before is None or after is None:
            return None
        return [*before, *[[part] for part in parts_of(self.held[parted])], *after]

    def _broken(self, widths: Sequence[float], size: float, most: float) -> list[list[Holding]]:
        """The words in lines at most this long. For widths that belong to no word, only the number of lines counts."""
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
        """The length of the words in a full line: the line also has room for a gap at either end."""
        return width - CARD_WIDTH * self.measure.u * min(size, self.largest)

    def width(self, held: Holding, size: float) -> float:
        """The width of a word and of its title."""
        wanted = 0.0 if not self.label(size) else min(self._text_of(held), 26 * self.measure.u)
        return max(self.cards_width(held, size), wanted)

    def cards_width(self, held: Holding, size: float) -> float:
        """The width of the cards without the first cut, whose parts move apart over the free felt beside the word."""
        slots = max(held.slots, 1)
        card, gap = self.measure.card(size)[0], self.measure.snap(SLOT_GAP * self.measure.u * size)
        more = max(0, cuts_of(held) - 1) * CUT_GAP * self.measure.u * size
        return slots * card + (slots - 1) * gap + more + 1 / self.measure.dpr

    def over(self, held: Holding, size: float) -> float:
        """The width that the first cut of a word adds."""
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
        """The height above the top cards of a word: its title and its stacks, or the higher of both if the title stands
        beside the stacks."""
        rise = self.measure.rise(held.depth, min(size, self.largest))
        label = self.label(size) if held.labelled or not self.closely(size) else 0.0
        return label + rise if self._free_slots(held, size) is None else max(label, rise)

    def _free_slots(self, held: Holding, size: float) -> range | None:
        """The slots without a stack below the title, if lines lie close; None if the title stands above all slots."""
        if not self.closely(size) or held.depth == 1 or not held.pieces or held.zone.title or held.zone.tokens:
            return None
        step = self.measure.card(min(size, self.largest))[0]
        count = -(-int(self._text_of(held)) // max(int(step), 1))
        stacks = {piece.slot for piece in held.pieces if piece.depth} | set(held.zone.cuts)
        runs = [range(first, first + count) for first in range(held.slots - count + 1)]
        clear = [run for run in runs if not stacks.intersection(run)]
        return min(clear, key=lambda run: abs(run[0] + run[-1] + 1 - held.slots), default=None)

    def _text_of(self, held: Holding) -> float:
        """The width of the title's text."""
        text = len(held.zone.title) + len(held.zone.note) + (5 if held.zone.count is not None else 0)
        return (text + 2) * 0.55 * self.measure.in_width

    def closely(self, size: float) -> bool:
        """Whether lines lie close, and keep no room for stacks that are not there."""
        return self.tight or size < COMFORT

    def above(self, line: Sequence[Holding], size: float) -> float:
        """The room above the top cards of a line, for titles and for covered cards. The room is the same in every line,
        and always enough if cards can come to lie on others; if lines lie close, each line has only the room that it
        needs."""
        if self.closely(size):
            return max([self.up(held, size) for held in line], default=0.0)
        depth = max([held.depth for held in self.held], default=1)
        return self.label(size) + self.measure.rise(EDGES + 1 if self.stacks else depth, min(size, self.largest))

    def _line_height(self, line: Sequence[Holding], size: float) -> float:
        card = self.measure.card(min(size, self.largest))[1] + 1 / self.measure.dpr
        return self.above(line, size) + card + self.between(size)

    def pitch(self, size: float) -> float:
        """The distance from one line to the next."""
        return self._line_height(self.held, size)
