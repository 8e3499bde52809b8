"""Lays out words side by side, in lines: the block that the centre of most tables consists of."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from app.felt.measure import CARD_WIDTH, CUT_GAP, EDGES, SLOT_GAP, Measure
from app.felt.picture import FeltZone
from app.felt.places import Holding, ZonePlace
from app.felt.rects import Rect, around

LABELS_FROM = 0.4  # smaller cards have no titles, because the letters need the room
NO_FIT = float("inf")

Lines = list[list[Holding]]


def label_height(measure: Measure, size: float) -> float:
    """The height of a line of text, and of the corners of a lit card between it and the cards."""
    return 0.0 if size < LABELS_FROM else min(measure.line, 4.0 * measure.u) + label_gap(measure, size)


def label_gap(measure: Measure, size: float) -> float:
    return 0.8 * measure.u * size


def _cuts(held: Holding) -> int:
    return len([cut for cut in held.zone.cuts if 0 < cut < held.slots])


def _joined(before: ZonePlace | None, place: ZonePlace) -> ZonePlace:
    """The parts of one word, below each other, as one place."""
    if before is None:
        return place
    return replace(before, rect=around((before.rect, place.rect)), cells=(*before.cells, *place.cells))


def parts_of(held: Holding) -> list[Holding]:
    """The parts of a cut word, each as if it were a word; the title stands at the first."""
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

    stacks: whether to keep room for cards on cards before any lie so.
    before: the number of the line of each word that has lain here.
    tight: whether lines lie closer, and use the room kept for later.
    """

    measure: Measure
    held: Sequence[Holding]
    largest: float
    first_line: int
    stacks: bool = False
    before: Mapping[str, int] = field(default_factory=dict)
    tight: bool = False

    def height(self, size: float, width: float) -> float:
        lines = self.broken_anew(size, width)
        return NO_FIT if lines is None else self.height_of(lines, size)

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, ZonePlace]]:
        yield from self.places_of(self.broken_anew(size, room.w) or [], size, room)

    def height_of(self, lines: Lines, size: float) -> float:
        heights = [self._line_height(line, min(size, self.largest)) for line in lines]
        return sum(heights) + (len(lines) - 1) * self._between(size)

    def places_of(self, lines: Lines, size: float, room: Rect) -> Iterator[tuple[str, ZonePlace]]:
        measure, size = self.measure, min(size, self.largest)
        card = measure.card(size)
        y = room.y
        found: dict[str, ZonePlace] = {}
        for number, line in enumerate(lines):
            label, rise = self._above(line, size)
            widths = [self._width(held, size) for held in line]
            x = self._start(line, widths, size, room)
            for held, width in zip(line, widths, strict=True):
                over = self._over(held, size)
                left = x + (width - self._cards_width(held, size) - over) / 2
                cells = []
                for slot in range(max(held.slots, 1)):
                    if slot and slot in held.zone.cuts:
                        left += CUT_GAP * measure.u * size
                    cells.append(measure.at(left, y + label + rise, card))
                    left += card[0] + measure.snap(SLOT_GAP * measure.u * size)
                rect = Rect(x, y, width, label + rise + card[1] + 1 / measure.dpr)
                rect = rect.grown(max(0.0, self._cards_width(held, size) + over - width) / 2, 0)
                free = rise - measure.rise(held.depth, size)  # above its own highest stack
                title = Rect(x, y + free, width, label - label_gap(measure, size)) if label and held.labelled else None
                place = ZonePlace(held.zone.kind, rect, tuple(cells), title, line=self.first_line + number)
                found[held.zone.key] = _joined(found.get(held.zone.key), place)
                x += width + self._apart(size)
            y += self._line_height(line, size) + self._between(size)
        yield from found.items()

    def _start(self, line: Sequence[Holding], widths: Sequence[float], size: float, room: Rect) -> float:
        """The left end of a line, which puts it in the middle. Cards laid on a cut word take the free felt at its end
        of the line first, and push no other word."""
        whole = [self._width(held, size, held.zone.room) for held in line]
        x = room.x + (room.w - sum(whole) - self._apart(size) * (len(line) - 1)) / 2
        for number, (now, was) in enumerate(zip(widths, whole, strict=True)):
            x -= (now - was) * (0.5 if len(line) == 1 else 1 - number / (len(line) - 1))
        used, margin = sum(widths) + self._apart(size) * (len(line) - 1), (room.w - self._most(size, room.w)) / 2
        return min(max(x, room.x + margin), max(room.x + margin, room.right - margin - used))

    def broken_anew(self, size: float, width: float) -> Lines | None:
        """The words in new lines: as few lines as possible, and no line much longer than the others."""
        if (parted := self._parted(size, width)) is not None:
            return self._around(parted, [rows.broken_anew(size, width) for rows in self._beside(parted)])
        if not self.held:
            return []
        size = min(size, self.largest)
        widths = [self._width(held, size) for held in self.held]
        most = self._most(size, width)
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

    def kept(self, size: float, width: float) -> Lines | None:
        """The words in their old lines, a new one behind the word before it; None if they do not fit. If a cut word
        grows too long for its line, the line breaks beside it."""
        if not self.before:
            return None
        if (parted := self._parted(size, width)) is not None:
            return self._around(parted, [rows.kept(size, width) for rows in self._beside(parted)])
        size = min(size, self.largest)
        most = self._most(size, width)
        lines: Lines = []
        last, used = -1, NO_FIT
        for number, held in enumerate(self.held):
            wide = self._width(held, size)
            fits = used + self._apart(size) + wide <= most
            line = self.before.get(held.zone.key)
            if line is None and lines and not fits and last in self._later(number):
                return None
            if line == last and not fits and (_cuts(held) or any(map(_cuts, lines[-1]))):
                lines.append([])
                used = wide
            elif (line is None and fits) or line == last:
                if not fits:
                    return None
                used += self._apart(size) + wide
            elif line is not None and line < last:
                return None
            else:
                lines.append([])
                last, used = last if line is None else line, wide
            lines[-1].append(held)
            if used > most:
                return None
        return lines

    def _parted(self, size: float, width: float) -> int | None:
        """The number of a cut word that is too long for any line; each of its parts gets its own line."""
        size = min(size, self.largest)
        most = self._most(size, width)
        cut = [number for number, held in enumerate(self.held) if _cuts(held) and self._width(held, size) > most]
        parts = parts_of(self.held[cut[0]]) if cut else []
        return cut[0] if parts and max([self._cards_width(part, size) for part in parts]) <= most else None

    def _beside(self, parted: int) -> "tuple[WordRows, WordRows]":
        """The words before this one, and those after it."""
        return replace(self, held=self.held[:parted]), replace(self, held=self.held[parted + 1 :])

    def _around(self, parted: int, beside: "Sequence[Lines | None]") -> Lines | None:
        before, after = beside
        if before is None or after is None:
            return None
        return [*before, *[[part] for part in parts_of(self.held[parted])], *after]

    def _later(self, number: int) -> set[int | None]:
        return {self.before.get(held.zone.key) for held in self.held[number + 1 :]}

    def _most(self, size: float, width: float) -> float:
        return width - CARD_WIDTH * self.measure.u * size

    def _broken(self, widths: list[float], size: float, most: float) -> Lines:
        lines: Lines = []
        used = NO_FIT
        for held, width in zip(self.held, widths, strict=True):
            used += self._apart(size) + width
            if used > most:
                lines.append([])
                used = width
            lines[-1].append(held)
        return lines

    def _width(self, held: Holding, size: float, slots: int = 0) -> float:
        """The width of a word.

        slots: a number of slots to assume.
        """
        text = len(held.zone.title) + len(held.zone.note) + (5 if held.zone.count is not None else 0)
        wanted = 0.0 if not self._label(size) else min((text + 2) * 0.55 * self.measure.in_width, 26 * self.measure.u)
        return max(self._cards_width(held, size, slots), wanted)

    def _cards_width(self, held: Holding, size: float, slots: int = 0) -> float:
        """The width of the cards without the first cut, whose parts move apart over the free felt beside the word and
        push no other."""
        slots = slots or max(held.slots, 1)
        card, gap = self.measure.card(size)[0], self.measure.snap(SLOT_GAP * self.measure.u * size)
        more = max(0, _cuts(held) - 1) * CUT_GAP * self.measure.u * size
        return slots * card + (slots - 1) * gap + more + 1 / self.measure.dpr

    def _over(self, held: Holding, size: float) -> float:
        return CUT_GAP * self.measure.u * size if _cuts(held) else 0.0

    def _apart(self, size: float) -> float:
        return (4 * size + 1.5) * self.measure.u

    def _between(self, size: float) -> float:
        return ((0.4 if self.tight else 1.6) * min(size, self.largest) + 0.3) * self.measure.u

    def _label(self, size: float) -> float:
        return label_height(self.measure, size) if any(held.labelled for held in self.held) else 0.0

    def _above(self, line: Sequence[Holding], size: float) -> tuple[float, float]:
        """The room above the cards, for titles and for covered cards: the same in every line, and always enough if
        cards can come to lie on others; only what each line needs if lines lie closer."""
        if self.tight:
            label = label_height(self.measure, size) if any(held.labelled for held in line) else 0.0
            return label, self.measure.rise(max([held.depth for held in line]), size)
        depth = max([held.depth for held in self.held])
        return self._label(size), self.measure.rise(EDGES + 1 if self.stacks else depth, size)

    def _line_height(self, line: Sequence[Holding], size: float) -> float:
        return sum(self._above(line, size)) + self.measure.card(size)[1] + 1 / self.measure.dpr
