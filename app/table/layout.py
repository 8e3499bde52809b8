"""From a picture and a size to placements: where every zone and every card lies. Pure Python, no Qt."""

from collections.abc import Iterator

from app.table.borders import border_places
from app.table.centre import centre_places
from app.table.measure import CARD_WIDTH, EDGE, EDGES, Measure
from app.table.picture import Kind, Mark, Picture
from app.table.places import CardPlace, Holding, Placements, ZonePlace, holdings
from app.table.rects import Rect

RAISED = 1.8  # a chosen card stands up this far, in u
LEAN = 0.3  # a card in a pile lies this much higher than the one below it
PILED = (Kind.PILE, Kind.DECK, Kind.DEAD, Kind.WON, Kind.TURNED)


def arrange(
    picture: Picture,
    width: float,
    height: float,
    text_scale: float = 1.0,
    *,
    dpr: float = 1.0,
    after: Placements | None = None,
    cards: float = 1.0,
    lost: float = 0.0,
) -> Placements:
    """Lay the picture out in a view of this size. text_scale: 1 for 100 % text; cards do not grow with it, and have a
    scale of their own. lost: of its height, to larger letters around it.

    after: what was shown before; what lay there stays where it lay as long as it can. In a view of another size words
    are laid anew.
    """
    measure = Measure.of(width, height, text_scale, dpr, cards, lost)
    if picture.veiled:
        return Placements(width, height, measure, {}, {})
    held = holdings(picture)
    borders = border_places(measure, held, width, height)
    resized = after is not None and (after.width, after.height, after.measure) != (width, height, measure)
    centre = centre_places(measure, picture, held, borders.room, after, resized=resized)
    places = borders.places | centre.places
    pieces: dict[str, CardPlace] = {}
    for one in held:
        for key, rect in _spots(measure, one, places[one.zone.key]):
            pieces[key] = CardPlace(rect, len(pieces), one.zone.key)
    zones = {one.zone.key: places[one.zone.key] for one in held}
    return Placements(width, height, measure, zones, pieces, centre.size)


def _spots(measure: Measure, held: Holding, place: ZonePlace) -> Iterator[tuple[str, Rect]]:
    """The cards of a zone from left to right and from the bottom up."""
    if held.zone.kind in PILED:
        for number, piece in enumerate(held.pieces):
            level = max(0, held.levels - len(held.pieces) + number)
            yield piece.key, lying(measure, place.cells[0], level)
        return
    heights: dict[int, int] = {}
    for piece in held.pieces:
        heights[piece.slot] = heights.get(piece.slot, 0) + 1
    ranked = held.zone.kind in (Kind.HAND, Kind.TRAY)
    seen: dict[int, int] = {}
    for number, piece in enumerate(held.pieces):
        cell = place.cells[number if ranked else piece.slot]
        u = cell.w / CARD_WIDTH
        up = 0.0
        if not ranked:
            below = heights[piece.slot] - 1 - seen.get(piece.slot, 0)
            seen[piece.slot] = seen.get(piece.slot, 0) + 1
            up = below * min(EDGE * u, EDGES * EDGE * u / max(heights[piece.slot] - 1, 1))
        if piece.mark is Mark.SELECTED and held.zone.kind is Kind.HAND:
            up += RAISED * u
        yield piece.key, _shifted(measure, cell, up)


def lying(measure: Measure, cell: Rect, level: int) -> Rect:
    """The card at this level of a pile, counted from the felt."""
    return _shifted(measure, cell, level * LEAN * cell.w / CARD_WIDTH)


def _shifted(measure: Measure, cell: Rect, up: float) -> Rect:
    return cell._replace(y=measure.snap(cell.y - up))
