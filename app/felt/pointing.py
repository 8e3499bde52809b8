"""Finds what is under a point of the felt: a card, a zone, a seam (a gap where a word may be cut). Does not use Qt."""

from dataclasses import dataclass

from app.felt.picture import FeltZone, Kind, Picture, Piece
from app.felt.places import Placements
from app.felt.rects import Rect

# A seam is a gap where a word may be cut. SEAM_REACH: how far a seam reaches into the cards beside it, as a share of
# their width. SEAM_HEIGHT: the height of a seam, as a share of the cards' height.
SEAM_REACH, SEAM_HEIGHT = 0.13, 0.5


@dataclass(frozen=True, slots=True)
class Seam:
    """A gap where a player may cut a word, or has cut it."""

    zone: str
    gap: int
    x: float
    y: float


def piece_at(picture: Picture, placements: Placements, x: float, y: float) -> Piece | None:
    """The card under a point, if any; for a stack, the top card, wherever the point touches the stack."""
    found = max(
        (piece for piece in picture.pieces if piece.key in placements.pieces and _under(placements, piece, x, y)),
        key=lambda piece: placements.pieces[piece.key].z,
        default=None,
    )
    if found is None:
        return None
    place = placements.zones[found.zone]
    if place.kind in (Kind.HAND, Kind.TRAY, Kind.RIVAL):
        return found
    return max(
        (piece for piece in picture.pieces if piece.zone == found.zone and piece.slot == found.slot),
        key=lambda piece: piece.depth,
    )


def zone_at(picture: Picture, placements: Placements, x: float, y: float) -> FeltZone | None:
    for zone in picture.zones:
        place = placements.zones.get(zone.key)
        if place is not None and place.rect.contains(x, y):
            return zone
    return None


def may_be_cut(zone: FeltZone, gap: int, slots: int) -> bool:
    return 0 < gap < slots and (zone.seams is None or gap in zone.seams or gap in zone.cuts)


def seam_at(picture: Picture, placements: Placements, x: float, y: float) -> Seam | None:
    """The seam (the gap where a word may be cut) between two cards of a word at this point, if any."""
    zone = zone_at(picture, placements, x, y)
    if zone is None or zone.kind is not Kind.WORD:
        return None
    cells = placements.zones[zone.key].cells
    for gap in range(1, len(cells)):
        before, after = cells[gap - 1], cells[gap]
        reach = before.w * SEAM_REACH
        high = abs(y - before.centre[1]) <= before.h * SEAM_HEIGHT / 2
        behind = seam_edge(before, after)
        if high and before.right - reach <= x <= behind + reach and may_be_cut(zone, gap, len(cells)):
            return Seam(zone.key, gap, (before.right + behind) / 2, before.centre[1])
    return None


def seam_edge(before: Rect, after: Rect) -> float:
    """The right end of a seam (a gap where a word may be cut): the left edge of the card after it, or a point beside
    the card before it if the card after it lies in another line."""
    return after.x if after.y == before.y else before.right + 2 * SEAM_REACH * before.w


def _under(placements: Placements, piece: Piece, x: float, y: float) -> bool:
    return placements.pieces[piece.key].rect.contains(x, y)
