"""Lays out the blocks in the middle of the felt that are not words: rows, piles, and strips for fresh words (new words,
not made from words on the table).

The layout gives each block a size for its cards: 1 is the size of the cards in the hand.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from app.felt.measure import CARD_WIDTH, SLOT_GAP, Measure
from app.felt.picture import Kind
from app.felt.places import Holding, ZonePlace, in_line
from app.felt.rects import Rect
from app.felt.words import NO_FIT, label_gap, label_height

# the largest sizes of cards in a row, in a pile and in a strip
ROW_SIZE, PILE_SIZE, STRIP_SIZE = 0.92, 0.92, 0.92
# The largest sizes of cards if nothing else lies in the middle of the felt. ALONE_ROW: in a single row. ALONE_STRIP: in
# strips.
ALONE_ROW, ALONE_STRIP = 1.4, 1.2
LOW_STRIP = 0.5  # the largest size of cards in strips that stay empty, because fresh words show among the other words
RAIL_CELLS = 9  # a row that grows at its ends has room for at least this number of cards
STRIP_CELLS, SHORT_STRIP_CELLS = 10, 7  # the width of a strip in cards: alone in its line, and beside other strips


class Block(Protocol):
    """A part of the middle of the felt: rows, piles or strips (places for fresh words). Its cards are at most as large
    as `size`."""

    def height(self, size: float, width: float) -> float: ...

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, ZonePlace]]: ...


@dataclass(frozen=True, slots=True)
class Row:
    """Cards that lie face up in one line, or in several lines of the same length if one line is too short.

    A row that keeps room for more cards is a grid: no card moves in it, and a card that leaves it leaves a hole.

    held: the zone with its pieces.
    largest: the largest size of the cards.
    before: the number of the cell where each card lay in the last layout, by the key of the card.
    slots_before: the number of the cell of each slot in the last layout.
    """

    measure: Measure
    held: Holding
    largest: float = ROW_SIZE
    before: Mapping[str, int] = field(default_factory=dict)
    slots_before: Sequence[int] = ()

    def height(self, size: float, width: float) -> float:
        size = min(size, self.largest)
        across = self._across(size, width)
        if across < 1:
            return NO_FIT
        lines = -(-self._room // across)
        pitch = self.measure.card(size)[1] + self._gap(size)
        return self._label(size) + self._rise(size) + lines * pitch - self._gap(size)

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, ZonePlace]]:
        measure, size = self.measure, min(size, self.largest)
        card, gap = measure.card(size), self._gap(size)
        lines = -(-self._room // self._across(size, room.w))
        across = -(-self._room // lines)
        width = across * (card[0] + gap) - gap
        left, top = room.x + (room.w - width) / 2, room.y + self._label(size) + self._rise(size)
        grid = self._grid()
        cells = [
            measure.at(left + (card[0] + gap) * (cell % across), top + (card[1] + gap) * (cell // across), card)
            for cell in grid
        ]
        label = self._label(size)
        title = Rect(left, room.y, width, label - label_gap(measure, size)) if label else None
        rect = Rect(left, room.y, width, self.height(size, room.w)).grown(1 / measure.dpr, 0)
        ends: tuple[Rect, ...] = ()
        if self.held.zone.ends and lines == 1:
            step = card[0] + gap
            ends = cells[0].moved(-step, 0), cells[max(self.held.slots, 1) - 1].moved(step, 0)
            wide = min(room.w, max(RAIL_CELLS, across + 2) * step - gap)
            rect = Rect(room.x + (room.w - wide) / 2, rect.y, wide, rect.h)
        kept = tuple(grid) if self.held.zone.room else ()
        yield self.held.zone.key, ZonePlace(Kind.ROW, rect, tuple(cells), title, grid=kept, ends=ends)

    @property
    def _room(self) -> int:
        """The number of cells (places for cards) in the row: as many as the zone asks for, doubled until all cards
        fit."""
        room = max(self.held.zone.room, 1)
        while room < max(self.held.slots, 1):
            room = room * 2 if self.held.zone.room else self.held.slots
        return room

    def _grid(self) -> list[int]:
        """The number of the cell (a place for one card) for each slot. A card keeps the cell that it had in the last
        layout. A new card takes the cell after all cards or, if that cell does not exist, the first free cell."""
        slots = max(self.held.slots, 1)
        if not self.held.zone.room or not self.before:
            return list(range(slots))
        known = {piece.slot: self.before[piece.key] for piece in self.held.pieces if piece.key in self.before}
        if all(slot < len(self.slots_before) and self.slots_before[slot] == cell for slot, cell in known.items()):
            # the cell of a card that the player has laid stays free
            known = dict(enumerate(self.slots_before[:slots])) | known
        grid, taken = [], set(known.values())
        following = max(taken, default=-1) + 1
        for slot in range(slots):
            cell = known.get(slot)
            if cell is None or cell >= self._room:
                cell = following if following < self._room else next(n for n in range(self._room) if n not in taken)
                following = max(following, cell + 1)
            taken.add(cell)
            grid.append(cell)
        return grid

    def _across(self, size: float, width: float) -> int:
        gap, card = self._gap(size), self.measure.card(size)[0]
        # A gap may open at either end when the player holds a card there; in a grid, no gap opens.
        ends = 0.0 if self.held.zone.room else CARD_WIDTH * self.measure.u * size
        if self.held.zone.ends:
            ends = 2 * (card + gap)
        return int((width - ends + gap) // (card + gap))

    def _gap(self, size: float) -> float:
        return self.measure.snap(0.8 * self.measure.u * size)

    def _label(self, size: float) -> float:
        return label_height(self.measure, size) if self.held.labelled else 0.0

    def _rise(self, size: float) -> float:
        return self.measure.rise(self.held.depth, size)


@dataclass(frozen=True, slots=True)
class Piles:
    """Piles in one or more lines, each pile with its title below."""

    measure: Measure
    held: Sequence[Holding]

    def height(self, size: float, width: float) -> float:
        size = min(size, PILE_SIZE)
        across = self._across(size, width)
        return NO_FIT if across < 1 else -(-len(self.held) // across) * self._cell(size)[1]

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, ZonePlace]]:
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
            yield held.zone.key, ZonePlace(Kind.PILE, rect, (cell,), title)

    def _across(self, size: float, width: float) -> int:
        return int(width // self._cell(size)[0])

    def _cell(self, size: float) -> tuple[float, float]:
        card = self.measure.card(size)
        return card[0] + 2.4 * self.measure.u * size, card[1] + self._rise(size) + self._label(size) + self.measure.u

    def _rise(self, size: float) -> float:
        return 1.6 * self.measure.u * size  # each card of a pile lies a little higher than the card below it

    def _label(self, size: float) -> float:
        return label_height(self.measure, size) if any(held.labelled for held in self.held) else 0.0


@dataclass(frozen=True, slots=True)
class Strips:
    """The strips for fresh words (new words, not made from words on the table). The strips keep their width, so the
    cards of a long word overlap.

    alone: whether the middle of the felt holds nothing else. The strips then lie one below the other, otherwise side by
    side.
    low: whether no cards ever lie on the strips, because fresh words are drawn among the other words.
    """

    measure: Measure
    held: Sequence[Holding]
    alone: bool = False
    low: bool = False

    def height(self, size: float, width: float) -> float:
        lines = len(self._lines)
        return lines * self._line_height(min(size, self._largest)) + (lines - 1) * self._frame()

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, ZonePlace]]:
        measure, size = self.measure, min(size, self._largest)
        card, gap = measure.card(size), measure.snap(SLOT_GAP * measure.u * size)
        height, rise = self._line_height(size), self._rise(size)
        y = room.y
        for line in self._lines:
            wanted = (STRIP_CELLS if len(line) == 1 else SHORT_STRIP_CELLS) * (card[0] + gap) + 2 * self._frame()
            width = min(wanted, (room.w - self._apart() * (len(line) - 1)) / len(line))
            x = room.x + (room.w - width * len(line) - self._apart() * (len(line) - 1)) / 2
            for held in line:
                rect = Rect(x, y, width, height)
                inside = rect.grown(-self._frame())
                span = inside._replace(y=inside.y + rise, h=inside.h - rise)
                cells = in_line(measure, span, held.slots, gap, card[1])
                yield held.zone.key, ZonePlace(Kind.FRESH, rect, cells, inside, span)
                x += width + self._apart()
            y += height + self._frame()

    @property
    def _largest(self) -> float:
        return ALONE_STRIP if self.alone else LOW_STRIP if self.low else STRIP_SIZE

    @property
    def _lines(self) -> list[Sequence[Holding]]:
        return [[held] for held in self.held] if self.alone else [self.held]

    def _line_height(self, size: float) -> float:
        return self.measure.card(size)[1] + self._rise(size) + 2 * self._frame()

    def _rise(self, size: float) -> float:
        return self.measure.rise(max([held.depth for held in self.held]), size)

    def _frame(self) -> float:
        return 0.8 * self.measure.u

    def _apart(self) -> float:
        return 1.6 * self.measure.u
