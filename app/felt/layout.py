"""Turns a picture and a size into placements: where every zone and every card lies. Pure Python, no Qt."""

from collections.abc import Iterator
from dataclasses import replace

from app.felt.borders import RAISED, border_places
from app.felt.centre import centre_places, is_drafted
from app.felt.measure import CARD_WIDTH, EDGE, EDGES, Measure
from app.felt.picture import Kind, Mark, Picture
from app.felt.places import CardPlace, Holding, Placements, ZonePlace, cell_of, holdings
from app.felt.rects import Rect

LEAN = 0.3  # a card in a pile lies this much higher than the one below it
# The shares of the wished growth of letters, tried in turn. Larger letters never shrink a card: first decoration gives
# way to the letters, then the letters shrink, but stay larger than usual.
LETTERS = (1.0, 1.0, 0.85, 0.7, 0.55, 0.4, 0.2, 0.1)
FLOOR = 0.5  # the share of their wished size that letters keep, whatever lies on the felt
BELOW = 0.45  # for letters twice as large, a widget that covers the foot grows by this share; its edges do not grow
# the height of the line above the hand, in heights of text: the wished height, and the least with larger letters
LINE_ROOM, LEAST_ROOM = 1.6, 1.5
TWO_LINES = 42.0  # with larger letters, the height in pixels of the line above the hand, until the cards need the room
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
    below: float = 0.0,
    line: bool = False,
) -> Placements:
    """The placements of the picture in a view of this size.

    text_scale: 1 for 100 % text; cards do not grow with it.
    after: the placements shown before. A zone keeps its place as long as it can; in a view of another size, words are
    laid anew.
    cards: the scale of the cards.
    lost: pixels of the height lost to larger letters around the view.
    below: pixels at the foot of the view that a widget covers. With larger letters, it covers the rack's lip, too.
    line: whether room for a line of text is kept above the hand.
    """
    if text_scale <= 1:
        measure = Measure.of(width, height - below, text_scale, dpr, cards, lost)
        room = LINE_ROOM * measure.text if line else 0.0
        return _arranged(picture, width, height - below, measure, after, line=room)
    lost -= below / (1 + BELOW * (text_scale - 1))
    usual = Measure.of(width, height + lost, 1.0, dpr, cards)
    wished = Measure.of(width, height, text_scale, dpr, cards, lost)
    least = max(LEAST_ROOM * usual.text, FLOOR * LINE_ROOM * wished.text) if line else 0.0
    asked = _arranged(picture, width, height + lost, usual, after, line=least)
    wanted, size = asked.pieces, asked.size * usual.u
    lain = after.rest or after if after is not None and is_drafted(picture) else None
    same = lain is not None and (lain.width, lain.height, lain.measure.u) == (width, height, wished.u)
    first = lain.letters if lain is not None and same else 0  # a play that a player is laying changes no letters
    best, kept = None, 0.0
    for number in range(first, len(LETTERS)):
        scale = 1 + (text_scale - 1) * LETTERS[number]
        measure = Measure.of(width, height, scale, dpr, cards, lost, dense=number > 0)
        if measure.text < FLOOR * wished.text:
            break
        # the second line above the hand gives way first
        room = max(least, TWO_LINES) if line and number == 0 else least
        placed = replace(_arranged(picture, width, height, measure, after, below, room, size), letters=number)
        share = min([placed.pieces[key].rect.w / spot.rect.w for key, spot in wanted.items()], default=1.0)
        if best is None or share > kept:
            best, kept = placed, share
        if kept >= 1:
            break
    assert best is not None
    return best


def _arranged(
    picture: Picture,
    width: float,
    height: float,
    measure: Measure,
    after: Placements | None,
    below: float = 0.0,
    line: float = 0.0,
    wanted: float = 0.0,
) -> Placements:
    """wanted: the size of words' cards, in pixels, that is reached before room is kept for more words."""
    if picture.veiled:
        return Placements(width, height, measure, {}, {})
    held = holdings(picture)
    borders = border_places(measure, held, width, height, below, line)
    resized = after is not None and (after.width, after.height, after.measure) != (width, height, measure)
    centre = centre_places(measure, picture, held, borders.room, after, resized=resized, wanted=wanted / measure.u)
    places = borders.places | centre.places
    pieces: dict[str, CardPlace] = {}
    for one in held:
        for key, rect in _spots(measure, one, places[one.zone.key]):
            pieces[key] = CardPlace(rect, len(pieces), one.zone.key)
    zones: dict[str, ZonePlace] = {one.zone.key: places[one.zone.key] for one in held}
    rest = (after.rest or after) if after is not None and not resized and is_drafted(picture) else None
    return Placements(width, height, measure, zones, pieces, centre.size, line=borders.line, rest=rest)


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
        cell = place.cells[cell_of(held.zone, number) if ranked else piece.slot]
        u = cell.w / CARD_WIDTH
        up = 0.0
        if not ranked:
            below = heights[piece.slot] - 1 - seen.get(piece.slot, 0)
            seen[piece.slot] = seen.get(piece.slot, 0) + 1
            up = min(below, EDGES) * EDGE * u  # a lower card shows nothing rather than half a letter
        if piece.mark is Mark.SELECTED and held.zone.kind is Kind.HAND:
            up += RAISED * u
        yield piece.key, _shifted(measure, cell, up)


def lying(measure: Measure, cell: Rect, level: int) -> Rect:
    """The place of the card at this level of a pile; the lowest card has level 0."""
    return _shifted(measure, cell, level * LEAN * cell.w / CARD_WIDTH)


def _shifted(measure: Measure, cell: Rect, up: float) -> Rect:
    return cell._replace(y=measure.snap(cell.y - up))
