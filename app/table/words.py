"""Words side by side, in lines: the block that the centre of most tables is made of."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.table.measure import CARD_WIDTH, CUT_GAP, SLOT_GAP, Measure
from app.table.places import Holding, Place
from app.table.rects import Rect

LABELS_FROM = 0.4  # cards smaller than this carry no titles: the room is needed for the letters
NO_FIT = float("inf")


def label_height(measure: Measure, size: float) -> float:
    """A line of text, and room for the corners of a lit card between it and the cards."""
    return 0.0 if size < LABELS_FROM else min(measure.line, 4.0 * measure.u) + label_gap(measure, size)


def label_gap(measure: Measure, size: float) -> float:
    return 0.8 * measure.u * size


@dataclass(frozen=True, slots=True)
class Words:
    """Words side by side, in as many balanced lines as they need. At both ends there is room for a gap to open."""

    measure: Measure
    held: Sequence[Holding]
    largest: float
    first_line: int

    def height(self, size: float, width: float) -> float:
        lines = self._lines(min(size, self.largest), width)
        if lines is None:
            return NO_FIT
        return len(lines) * self._line_height(min(size, self.largest)) + (len(lines) - 1) * self._between(size)

    def places(self, size: float, room: Rect) -> Iterator[tuple[str, Place]]:
        measure, size = self.measure, min(size, self.largest)
        card, label = measure.card(size), self._label(size)
        rise = measure.rise(max([held.depth for held in self.held]), size)
        y = room.y
        for number, line in enumerate(self._lines(size, room.w) or []):
            widths = [self._width(held, size) for held in line]
            x = room.x + (room.w - sum(widths) - self._apart(size) * (len(line) - 1)) / 2
            for held, width in zip(line, widths, strict=True):
                left = x + (width - self._cards_width(held, size)) / 2
                cells = []
                for slot in range(max(held.slots, 1)):
                    if slot and slot in held.zone.cuts:
                        left += CUT_GAP * measure.u * size
                    cells.append(measure.at(left, y + label + rise, card))
                    left += card[0] + measure.snap(SLOT_GAP * measure.u * size)
                rect = Rect(x, y, width, label + rise + card[1] + 1 / measure.dpr)
                title = Rect(x, y, width, label - label_gap(measure, size)) if label and held.labelled else None
                yield held.zone.key, Place(held.zone.kind, rect, tuple(cells), title, line=self.first_line + number)
                x += width + self._apart(size)
            y += self._line_height(size) + self._between(size)

    def _lines(self, size: float, width: float) -> list[list[Holding]] | None:
        """The words line by line: as few lines as possible, then none much longer than the others."""
        widths = [self._width(held, size) for held in self.held]
        most = width - CARD_WIDTH * self.measure.u * size
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

    def _broken(self, widths: list[float], size: float, most: float) -> list[list[Holding]]:
        lines: list[list[Holding]] = []
        used = NO_FIT
        for held, width in zip(self.held, widths, strict=True):
            used += self._apart(size) + width
            if used > most:
                lines.append([])
                used = width
            lines[-1].append(held)
        return lines

    def _width(self, held: Holding, size: float) -> float:
        text = len(held.zone.title) + len(held.zone.note) + (5 if held.zone.count is not None else 0)
        wanted = 0.0 if not self._label(size) else min((text + 2) * 0.55 * self.measure.text, 26 * self.measure.u)
        return max(self._cards_width(held, size), wanted)

    def _cards_width(self, held: Holding, size: float) -> float:
        slots = max(held.slots, 1)
        card, gap = self.measure.card(size)[0], self.measure.snap(SLOT_GAP * self.measure.u * size)
        cuts = len([cut for cut in held.zone.cuts if 0 < cut < slots])
        return slots * card + (slots - 1) * gap + cuts * CUT_GAP * self.measure.u * size + 1 / self.measure.dpr

    def _apart(self, size: float) -> float:
        return (4 * size + 1.5) * self.measure.u

    def _between(self, size: float) -> float:
        return (1.6 * min(size, self.largest) + 0.3) * self.measure.u

    def _label(self, size: float) -> float:
        return label_height(self.measure, size) if any(held.labelled for held in self.held) else 0.0

    def _line_height(self, size: float) -> float:
        rise = self.measure.rise(max([held.depth for held in self.held]), size)
        return self._label(size) + rise + self.measure.card(size)[1] + 1 / self.measure.dpr
