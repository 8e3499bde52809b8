"""Where a card that is new on the felt comes from, and where one goes that is gone: read off two pictures."""

from app.table.measure import CARD_HEIGHT, CARD_WIDTH
from app.table.picture import Kind, Picture, Piece, Zone
from app.table.places import Placements
from app.table.rects import Rect

_GIVING = (Kind.RIVAL, Kind.PILE, Kind.DECK)
_TAKING = (Kind.WON, Kind.DEAD, Kind.DECK)


def origin(piece: Piece, before: Picture, after: Picture, placements: Placements) -> Rect | None:
    """A drawn card comes from the deck; others from the rival, pile or deck that has fewer cards than before."""
    zone = after.zone(piece.zone)
    if zone is None or zone.kind in (Kind.RIVAL, Kind.DECK, Kind.DEAD, Kind.WON, Kind.PILE):
        return None
    deck = next((one for one in after.zones if one.kind is Kind.DECK), None)
    if zone.kind is Kind.HAND and deck is not None:
        return _cell(deck, placements)
    return _changed(before, after, placements, _GIVING, -1)


def destination(piece: Piece, before: Picture, after: Picture, placements: Placements) -> Rect | None:
    """A card goes to where there are more cards than before. One that showed nothing just goes."""
    return _changed(before, after, placements, _TAKING, 1) if piece.face else None


def _changed(
    before: Picture, after: Picture, placements: Placements, kinds: tuple[Kind, ...], sign: int
) -> Rect | None:
    for kind in kinds:
        for zone in after.zones:
            if zone.kind is not kind:
                continue
            old = before.zone(zone.key)
            if old is not None and sign * ((zone.count or 0) - (old.count or 0)) > 0:
                return _cell(zone, placements)
    return None


def _cell(zone: Zone, placements: Placements) -> Rect | None:
    place = placements.zones.get(zone.key)
    if place is None:
        return None
    if place.cells:
        return place.cells[0]
    span = place.span or place.rect
    return span._replace(w=span.h * CARD_WIDTH / CARD_HEIGHT)
