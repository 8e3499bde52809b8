"""Computes the place of every zone and every card of a picture in a view of a given size. Does not use Qt."""

from collections.abc import Iterator

from app.felt.borders import RAISED, border_places
from app.felt.centre import centre_places, is_drafted
from app.felt.measure import CARD_WIDTH, EDGE, EDGES, Measure
from app.felt.picture import Kind, Mark, Picture
from app.felt.places import CardPlace, Holding, Placements, ZonePlace, cell_of, holdings
from app.felt.rects import Rect

LEAN = 0.3  # a card in a pile lies this much higher than the card below it, in u (a tenth of a card's width)
# With larger text, these shares of the enlargement are tried in turn, until no card is smaller than with usual text.
# The first try keeps all decoration; from the second on, the table is dense (see Measure).
LETTERS = (1.0, 1.0, 0.85, 0.7, 0.55, 0.4, 0.2, 0.1)
FLOOR = 0.5  # text keeps at least this share of the size that the player chose, even if cards become smaller
BELOW = 0.45  # the widget that covers the foot becomes higher by this share when text becomes twice as large
# the height of the line of text above the hand, in heights of its text: usual, and the least with larger text
LINE_ROOM, LEAST_ROOM = 1.6, 1.5
TWO_LINES = 42.0  # the pixels kept above the hand for two lines of larger text, unless cards would be smaller
# the kinds of zones whose cards all lie on one pile
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

    text_scale: the size of text that the player chose; 1 is 100 %. Cards do not grow with it.
    dpr: the number of device pixels for each pixel.
    after: the placements shown before. A zone keeps its place as long as possible; in a view of another size, words
    get new places.
    cards: the size of cards that the player chose; 1 is 100 %.
    lost: the pixels of height that larger text around the view has taken.
    below: the height, in pixels, of a widget that covers the foot of the view. With larger text, the widget also covers
    the rack's lip (the front edge below the cards).
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
    best, kept = None, 0.0
    for number, growth in enumerate(LETTERS):
        scale = 1 + (text_scale - 1) * growth
        measure = Measure.of(width, height, scale, dpr, cards, lost, dense=number > 0)
        if measure.text < FLOOR * wished.text:
            break
        # room for a second line above the hand is kept only in the first try
        room = max(least, TWO_LINES) if line and number == 0 else least
        placed = _arranged(picture, width, height, measure, after, below, room, size)
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
    """The placements of the picture, with these measures.

    line: the height of the line of text above the hand, in pixels.
    wanted: the size that words' cards should have (see `centre_places`), multiplied by u.
    """
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
    """The key and the place of each card in a zone, from left to right; the cards of a stack from the bottom up."""
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
            up = min(below, EDGES) * EDGE * u  # a card under more than EDGES other cards is hidden
        if piece.mark is Mark.SELECTED and held.zone.kind is Kind.HAND:
            up += RAISED * u
        yield piece.key, _shifted(measure, cell, up)


def lying(measure: Measure, cell: Rect, level: int) -> Rect:
    """The place of the card at this level of a pile; the lowest card has level 0."""
    return _shifted(measure, cell, level * LEAN * cell.w / CARD_WIDTH)


def _shifted(measure: Measure, cell: Rect, up: float) -> Rect:
    return cell._replace(y=measure.snap(cell.y - up))
