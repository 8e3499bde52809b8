"""The middle of the table: words, rows, piles and the strips for fresh words, as large as the room allows.

Each kind of furniture is a block that says how high it gets at a given size of card. The largest size at which all
blocks fit under each other is found by halving; it moves in steps, so that cards do not change size at every move.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from app.table.measure import CARD_WIDTH, SLOT_GAP, Measure
from app.table.picture import Kind
from app.table.places import Holding, Place, in_line
from app.table.rects import Rect
from app.table.words import NO_FIT, Words, label_gap, label_height

STEPS = 24  # sizes are multiples of one 24th of a hand card
LARGEST = 36
CENTRE = (Kind.COMMITTED, Kind.ROW, Kind.PILE, Kind.WORD, Kind.FRESH)
BETWEEN = 1.6  # between two blocks, in u

# The size of a card where room is no question: a single word is large.
WORD_SIZE, COMMITTED_SIZE, ROW_SIZE, PILE_SIZE, STRIP_SIZE = 1.5, 0.75, 0.92, 0.92, 0.92
ALONE_ROW, ALONE_STRIP = 1.4, 1.2  # of a row or a strip with nothing else on the table
STRIP_CELLS, SHORT_STRIP_CELLS = 7, 4  # an empty strip is as wide as this many cards, alone and among others


class Block(Protocol):
    """size: cards of the centre are at most this large; a block may want smaller ones."""

    def height(self, size: float, width: float) -> float: ...

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, Place]]: ...


@dataclass(frozen=True, slots=True)
class Row:
    """Cards face up; more than fit side by side go on in further lines of the same length."""

    measure: Measure
    held: Holding
    largest: float = ROW_SIZE

    def height(self, size: float, width: float) -> float:
        size = min(size, self.largest)
        across = self._across(size, width)
        if across < 1:
            return NO_FIT
        lines = -(-max(self.held.slots, 1) // across)
        pitch = self.measure.card(size)[1] + self._gap(size)
        return self._label(size) + self._rise(size) + lines * pitch - self._gap(size)

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, Place]]:
        measure, size = self.measure, min(size, self.largest)
        card, gap = measure.card(size), self._gap(size)
        slots = max(self.held.slots, 1)
        lines = -(-slots // self._across(size, room.w))
        across = -(-slots // lines)
        width = across * (card[0] + gap) - gap
        left, top = room.x + (room.w - width) / 2, room.y + self._label(size) + self._rise(size)
        cells = [
            measure.at(left + (card[0] + gap) * (slot % across), top + (card[1] + gap) * (slot // across), card)
            for slot in range(slots)
        ]
        label = self._label(size)
        title = Rect(left, room.y, width, label - label_gap(measure, size)) if label else None
        rect = Rect(left, room.y, width, self.height(size, room.w)).grown(1 / measure.dpr, 0)
        yield self.held.zone.key, Place(Kind.ROW, rect, tuple(cells), title)

    def _across(self, size: float, width: float) -> int:
        gap, card = self._gap(size), self.measure.card(size)[0]
        ends = CARD_WIDTH * self.measure.u * size  # a gap may open at either end
        return int((width - ends + gap) // (card + gap))

    def _gap(self, size: float) -> float:
        return self.measure.snap(0.8 * self.measure.u * size)

    def _label(self, size: float) -> float:
        return label_height(self.measure, size) if self.held.labelled else 0.0

    def _rise(self, size: float) -> float:
        return self.measure.rise(self.held.depth, size)


@dataclass(frozen=True, slots=True)
class Piles:
    """Piles in one or more lines, each with its title under it."""

    measure: Measure
    held: Sequence[Holding]

    def height(self, size: float, width: float) -> float:
        size = min(size, PILE_SIZE)
        across = self._across(size, width)
        return NO_FIT if across < 1 else -(-len(self.held) // across) * self._cell(size)[1]

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, Place]]:
        measure, size = self.measure, min(size, PILE_SIZE)
        width, height = self._cell(size)
        card, rise = measure.card(size), self._rise(size)
        lines = -(-len(self.held) // self._across(size, room.w))
        across = -(-len(self.held) // lines)
        for number, held in enumerate(self.held):
            line, column = divmod(number, across)
            in_this_line = min(across, len(self.held) - line * across)
            x = room.x + (room.w - in_this_line * width) / 2 + column * width
            y = room.y + line * height
            cell = measure.at(x + (width - card[0]) / 2, y + rise, card)
            under = label_gap(measure, size)
            title = Rect(x, cell.bottom + under, width, self._label(size) - under) if self._label(size) else None
            rect = Rect(x, y, width, height)
            yield held.zone.key, Place(Kind.PILE, rect, (cell,), title)

    def _across(self, size: float, width: float) -> int:
        return int(width // self._cell(size)[0])

    def _cell(self, size: float) -> tuple[float, float]:
        card = self.measure.card(size)
        return card[0] + 2.4 * self.measure.u * size, card[1] + self._rise(size) + self._label(size) + self.measure.u

    def _rise(self, size: float) -> float:
        return 1.6 * self.measure.u * size  # a pile of backs leans up a little

    def _label(self, size: float) -> float:
        return label_height(self.measure, size) if any(held.labelled for held in self.held) else 0.0


@dataclass(frozen=True, slots=True)
class Strips:
    """The landing strips of fresh words, side by side. Long words overlap rather than shrink the whole table."""

    measure: Measure
    held: Sequence[Holding]
    largest: float = STRIP_SIZE

    def height(self, size: float, width: float) -> float:
        size = min(size, self.largest)
        lines = len(self._lines(size, width))
        return lines * self._line_height(size) + (lines - 1) * self._frame()

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, Place]]:
        measure, size = self.measure, min(size, self.largest)
        card, gap = measure.card(size), measure.snap(SLOT_GAP * measure.u * size)
        height, rise = self._line_height(size), self._rise(size)
        y = room.y
        for line in self._lines(size, room.w):
            x = room.x + (room.w - sum([width for _, width in line]) - self._apart() * (len(line) - 1)) / 2
            for held, width in line:
                rect = Rect(x, y, width, height)
                inside = rect.grown(-self._frame())
                span = inside._replace(y=inside.y + rise, h=inside.h - rise)
                cells = in_line(measure, span, held.slots, gap, card[1])
                yield held.zone.key, Place(Kind.FRESH, rect, cells, inside, span)
                x += width + self._apart()
            y += height + self._frame()

    def _lines(self, size: float, width: float) -> list[list[tuple[Holding, float]]]:
        """The strips line by line, each with its width."""
        card, gap = self.measure.card(size)[0], self.measure.snap(SLOT_GAP * self.measure.u * size)
        empty = STRIP_CELLS if len(self.held) == 1 else SHORT_STRIP_CELLS
        lines: list[list[tuple[Holding, float]]] = []
        used = NO_FIT
        for held in self.held:
            wanted = min(width, max(empty, held.slots + 1) * (card + gap) + 2 * self._frame())
            used += self._apart() + wanted
            if used > width:
                lines.append([])
                used = wanted
            lines[-1].append((held, wanted))
        return lines

    def _line_height(self, size: float) -> float:
        return self.measure.card(size)[1] + self._rise(size) + 2 * self._frame()

    def _rise(self, size: float) -> float:
        return self.measure.rise(max([held.depth for held in self.held]), size)

    def _frame(self) -> float:
        return 0.8 * self.measure.u

    def _apart(self) -> float:
        return 1.6 * self.measure.u


def blocks(measure: Measure, held: Sequence[Holding]) -> list[Block]:
    """The furniture of the centre from top to bottom."""
    kinds = {kind: [one for one in held if one.zone.kind is kind] for kind in Kind}
    centre = [one for one in held if one.zone.kind in CENTRE]
    found: list[Block] = []
    if secret := kinds[Kind.COMMITTED]:
        found.append(Words(measure, secret, COMMITTED_SIZE, 1000))
    found += [Row(measure, row, ALONE_ROW if len(centre) == 1 else ROW_SIZE) for row in kinds[Kind.ROW]]
    if piles := kinds[Kind.PILE]:
        found.append(Piles(measure, piles))
    if words := kinds[Kind.WORD]:
        found.append(Words(measure, words, WORD_SIZE, 0))
    if strips := kinds[Kind.FRESH]:
        found.append(Strips(measure, strips, ALONE_STRIP if len(centre) == 1 else STRIP_SIZE))
    return found


def centre_places(measure: Measure, held: Sequence[Holding], room: Rect) -> dict[str, Place]:
    """Everything in the middle, at the largest size that fits. The strip lies at the bottom, next to the hand, unless
    the table is empty."""
    found = blocks(measure, held)
    if not found:
        return {}
    between = min(BETWEEN * measure.u, room.h * 0.3 / len(found))

    def needed(step: int) -> float:
        return sum([block.height(step / STEPS, room.w) for block in found]) + between * (len(found) - 1)

    low, high = 1, LARGEST
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if needed(middle) <= room.h else (low, middle - 1)
    size = low / STEPS
    upper = [block for block in found if not isinstance(block, Strips)]
    spare = max(0.0, room.h - needed(low)) / (len(upper) + 1 if upper else 2)
    places: dict[str, Place] = {}
    y = room.y + spare
    for block in found:
        height = block.height(size, room.w)
        if isinstance(block, Strips) and upper:
            y = max(room.y, room.bottom - height)
        places.update(block.places(size, Rect(room.x, y, room.w, height)))
        y += height + between + spare
    return places
