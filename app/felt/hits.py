"""Finds the places where a held card may be dropped, in pixels: which target is under a point, and how a gap opens.
Does not use Qt."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from app.felt.measure import CARD_WIDTH, HAND_GAP, SLOT_GAP
from app.felt.picture import DropWay, Target
from app.felt.places import Placements, ZonePlace, in_line
from app.felt.rects import Rect

# How far the area of a gap reaches into the cards beside the gap, in card widths. OPEN_REACH: for a legal target.
# CLOSED_REACH: for an illegal one, enough to find out why. FULL_REACH: where no other target is in the way.
OPEN_REACH, CLOSED_REACH, FULL_REACH = 0.25, 0.1, 0.5
# the lower part of a card that can be both covered and exchanged, as a share of its height; a drop there exchanges
SWAP_SHARE = 0.36


@dataclass(frozen=True, slots=True)
class Opening:
    """A gap that has opened between cards for the held card.

    slot: the place for the card.
    cells: the new places of the cells that make room, by zone and slot.
    """

    slot: Rect
    cells: Mapping[str, Mapping[int, Rect]] = field(default_factory=dict)


def target_at(placements: Placements, targets: Sequence[Target], x: float, y: float) -> Target | None:
    """The target under a point, if any. At gaps, legal targets get more room than illegal ones."""
    found = [
        (rank, place.rect.distance(x, y), abs(area.centre[0] - x), number)
        for number, target in enumerate(targets)
        if (place := placements.zones.get(target.zone)) is not None
        for rank, area in _areas(place, target, targets)
        if area.contains(x, y)
    ]
    return targets[min(found)[3]] if found else None


def target_rect(placements: Placements, target: Target) -> Rect | None:
    """The place where a card would lie at this target; None if it is not on the felt."""
    place = placements.zones.get(target.zone)
    if place is None:
        return None
    if target.way is DropWay.GAP:
        return opening(placements, target.zone, target.place, tail=target.tail).slot
    if target.way is DropWay.ZONE:
        return place.rect
    return place.cells[target.place] if target.place < len(place.cells) else None


def opening(placements: Placements, zone: str, gap: int, *, taken: int | None = None, tail: bool = False) -> Opening:
    """The opening of a gap in a word, a row, a strip (a place for a fresh word) or the hand.

    taken: the cell of the held card if it belongs to this zone.
    tail: whether, at a cut, the card joins the part before the cut.
    """
    place = placements.zones[zone]
    if place.span is not None:
        return _closing_up(placements, zone, place, gap, taken)
    if not place.cells:
        return Opening(place.rect)
    if place.ends and gap in (0, len(place.cells)):
        return Opening(place.ends[bool(gap)])  # the felt already draws a free place at this end, so no cell moves
    card = place.cells[0]
    step = (card.w + SLOT_GAP * card.w / CARD_WIDTH) / 2
    if gap < len(place.cells) and not tail:
        slot = place.cells[gap].moved(-step, 0)
    else:
        slot = place.cells[gap - 1 if tail else -1].moved(step, 0)
    moved: dict[str, dict[int, Rect]] = {}
    for key, other in placements.zones.items():
        beside = other.line == place.line >= 0 and other.kind is place.kind
        for number, cell in enumerate(other.cells):
            if key == zone and cell.y == slot.y:
                side = 1 if number >= gap else -1
            elif key != zone and beside:
                side = 1 if other.rect.x > place.rect.x else -1
            else:
                continue
            moved.setdefault(key, {})[number] = cell.moved(side * step, 0)
    return Opening(slot, moved)


def gap_at(placements: Placements, zone: str, x: float, *, taken: int | None = None) -> int:
    """The gap of a hand or a strip (a place for a fresh word) nearest to x, as the number of cards on its left without
    the held card. For `taken` see `opening`."""
    place = placements.zones[zone]
    cells = _spread(placements, place, taken)
    return min(range(len(cells)), key=lambda number: abs(cells[number].centre[0] - x))


def _spread(placements: Placements, place: ZonePlace, taken: int | None) -> tuple[Rect, ...]:
    """The cells (the places for single cards) of a hand or a strip, moved apart to make room for the held card.

    taken: see `opening`.
    """
    assert place.span is not None
    gap = HAND_GAP * placements.measure.u
    if len(place.cells) > 1:
        gap = min(gap, place.cells[1].x - place.cells[0].x - place.cells[0].w)
    height = place.cells[0].h if place.cells else min(place.span.h, placements.measure.card()[1])
    return in_line(placements.measure, place.span, len(place.cells) + (taken is None), gap, height)


def _closing_up(placements: Placements, zone: str, place: ZonePlace, gap: int, taken: int | None) -> Opening:
    cells = _spread(placements, place, taken)
    gap = min(gap, len(cells) - 1)
    others = [cell for number, cell in enumerate(cells) if number != gap]
    ranks = [number for number in range(len(place.cells)) if number != taken]
    return Opening(cells[gap], {zone: dict(zip(ranks, others, strict=True))})


def lower_part(cell: Rect) -> Rect:
    """The lower part of a card's place; a card dropped there is exchanged for it, and a card dropped above covers
    it."""
    cut = cell.h * SWAP_SHARE
    return Rect(cell.x, cell.bottom - cut, cell.w, cut)


def _areas(place: ZonePlace, target: Target, targets: Sequence[Target]) -> Iterator[tuple[int, Rect]]:
    """The areas in which a point counts as this target, each with a rank. Where areas of several targets overlap, the
    lowest rank wins."""
    if target.way is DropWay.ZONE:
        yield 6 + (not target.legal), place.rect
    elif target.way is DropWay.GAP:
        at_cut = any(one.tail and one.zone == target.zone and one.place == target.place for one in targets)
        yield from _gap_areas(place, target, at_cut)
    elif target.place < len(place.cells):
        cell = place.cells[target.place]
        other = DropWay.SWAP if target.way is DropWay.OVER else DropWay.OVER
        shared = any(
            one.zone == target.zone and one.way is other and one.place == target.place and one.legal == target.legal
            for one in targets
        )
        if shared:
            lower = lower_part(cell)
            cell = cell._replace(h=cell.h - lower.h) if target.way is DropWay.OVER else lower
        yield 2 if target.legal else 4, cell


def _gap_areas(place: ZonePlace, target: Target, at_cut: bool) -> Iterator[tuple[int, Rect]]:
    """The areas of a gap, with their ranks: parts of the cards before and after the gap. At a cut, they are
    parts of only the card on the target's side of the cut."""
    narrow, wide = (0, 3) if target.legal else (1, 5)
    if not place.cells:
        yield narrow, place.rect
        return
    reach = OPEN_REACH if target.legal else CLOSED_REACH
    before = place.cells[target.place - 1] if target.place > 0 and (target.tail or not at_cut) else None
    after = place.cells[target.place] if target.place < len(place.cells) and not target.tail else None
    for cell, edge, outside in ((before, 1, after is None), (after, -1, before is None)):
        if cell is None:
            continue
        line = cell.right if edge == 1 else cell.x
        beyond = cell.w * FULL_REACH if outside else cell.w * reach
        if place.span is not None and outside:
            beyond = max(beyond, abs((place.rect.right if edge == 1 else place.rect.x) - line))
        if place.ends and outside:
            beyond = place.ends[1].right - line if edge == 1 else line - place.ends[0].x
        height = place.rect if place.span is not None else cell.grown(0, cell.h * 0.12)
        for rank, inside in ((narrow, cell.w * reach), (wide, cell.w * FULL_REACH)):
            left, right = (line - inside, line + beyond) if edge == 1 else (line - beyond, line + inside)
            yield rank, Rect(left, height.y, right - left, height.h)
