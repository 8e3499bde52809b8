"""Places the zones around the words in the middle: the other seats at the top, the hand at the bottom, the deck and the
heaps at the sides."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.felt.measure import CARD_HEIGHT, CARD_WIDTH, HAND_GAP, Measure
from app.felt.picture import FeltZone, Kind
from app.felt.places import Holding, ZonePlace, in_line
from app.felt.rects import Rect, around
from app.felt.tokens import LARGEST_TOKEN, in_lines, width_of_all

MARGIN, DENSE = 1.4, 0.6  # margins of a usual and a dense table, in u (a tenth of a card's width)
SMALL = 0.44  # the size of a rival's cards, as a share of a hand card
SIDE = 0.9  # the size of the cards at the sides, as a share of a hand card
HAND_CARDS = 10  # the rack has room for at least this many cards side by side; more cards overlap
# PAST: the size of the cards of words that have left the table, as a share of a hand card. WORDS_APART: the gap between
# two such words, in widths of these cards.
PAST, WORDS_APART = 0.4, 0.5
# DIGIT: the width of a digit; SIGN: the width of the icon for showing a play again; both in text heights
DIGIT, SIGN = 0.62, 1.0
TRAY_CARDS, TRAY_PITCH = 5, 4.0
PLATE_WIDTH, WON_WIDTH = 44.0, 12.5
WON_SHARE = 0.27  # the largest share of a seat's width that its won cards may take
# WIDE_PLATE: the least width of a plate (a rival's panel) with the player's sign beside name and cards, in u.
# SIGN_SHARE: the largest share of the plate's width for that sign.
WIDE_PLATE, SIGN_SHARE = 20.0, 0.26
LANE_SHARE = 0.55  # the largest share of a plate's width for tokens (icons of public facts) beside cards
LABEL_GAP = 0.8  # between a card and its title, with room for marks around the card, in u (a tenth of a card's width)
NAMED = 0.6  # on a dense table, the share of a plate's width that the name may take
RACK_TOP, RACK_FOOT, LIP = 1.0, 0.7, 2.4
RAISED = 1.8  # the height by which a chosen card is raised, in u (a tenth of a card's width)
APART = 0.2  # the gap between the felt's middle and the line of text above the hand, in u (a tenth of a card's width)
PRESSED = 24  # the height, in pixels, of a button on the rack's front (the lip below the cards)

LEFT_SIDE = (Kind.WON, Kind.DEAD)
RIGHT_SIDE = (Kind.DECK, Kind.TURNED)


@dataclass(frozen=True, slots=True)
class Borders:
    """The places of the zones around the middle of the felt, and the room that remains for the middle.

    places: the place of each zone.
    room: the room left for the middle.
    line: the room for a line of text above the hand; None if no room is kept for one.
    """

    places: dict[str, ZonePlace]
    room: Rect
    line: Rect | None = None


def border_places(
    measure: Measure, held: Sequence[Holding], width: float, height: float, below: float = 0.0, line: float = 0.0
) -> Borders:
    """The places of all zones around the middle.

    below: the height, in pixels, of a widget that covers the foot of the felt; it covers at most the rack's lip (the
    front edge below the cards).
    line: the height of a line of text above the hand, or at the foot where no hand lies; 0 for none.
    """
    u = measure.u
    table = Rect(0, 0, width, height).grown(-(DENSE if measure.dense else MARGIN) * u)
    seats = {one.zone.owner for one in held if one.zone.kind is Kind.RIVAL}
    top = [
        one for one in held if one.zone.kind is Kind.RIVAL or (one.zone.kind is Kind.WON and one.zone.owner in seats)
    ]
    bottom = [one for one in held if one.zone.kind in (Kind.HAND, Kind.TRAY)]
    left = [one for one in held if one.zone.kind in LEFT_SIDE and one not in top]
    right = [one for one in held if one.zone.kind in RIGHT_SIDE]
    places: dict[str, ZonePlace] = {}
    y, foot = table.y, table.bottom
    if top:
        strip = table._replace(h=_plate_height(measure, top))
        places.update(_seats(measure, top, strip))
        y = strip.bottom + (DENSE if measure.dense else 1) * u
        if last := [one for one in held if one.zone.kind is Kind.LAST]:
            seated = [(one.zone.owner, places[one.zone.key].rect) for one in top]
            places.update(_last_words(measure, last, seated, table._replace(y=y, h=CARD_HEIGHT * PAST * u)))
            y += (CARD_HEIGHT * PAST + 1) * u
    if bottom:
        high = _rack_height(measure, below)
        rack = table._replace(y=table.bottom - high, h=high)
        places.update(_racks(measure, bottom, rack))
        up = RAISED - RACK_TOP if line else 2  # the room above the rack for a chosen card, which is raised
        foot = rack.y - up * u
    above = table._replace(y=foot - line, h=line) if line else None
    kept = line + (0 if measure.dense else APART) * u if line else 0.0
    room = Rect(table.x, y, table.w, max(foot - kept - y, u))
    if left or right:
        # Both sides of the felt keep their room even when one side is empty, so the words stay in the middle.
        side = max(CARD_WIDTH * SIDE + 2, min(4.4 * measure.in_width / u, 18.0)) * u
        places.update(_column(measure, left, room._replace(w=side)))
        places.update(_column(measure, right, room._replace(x=room.right - side, w=side)))
        room = room.grown(-side - u, 0)
    return Borders(places, room, above)


def _plate_height(measure: Measure, held: Sequence[Holding]) -> float:
    """The height of a plate (a rival's panel): a name and small cards, or only a name if no player has cards."""
    if not any(_has_cards(one) for one in held):
        return measure.line + 1.4 * measure.u
    if measure.dense:
        return max(measure.line, CARD_HEIGHT * SMALL * measure.u) + 2 * DENSE * measure.u
    return measure.line + (CARD_HEIGHT * SMALL + 2.2) * measure.u


def _has_cards(held: Holding) -> bool:
    return held.zone.count is not None or bool(held.slots)


def _seats(measure: Measure, held: Sequence[Holding], strip: Rect) -> Iterator[tuple[str, ZonePlace]]:
    """Yields, for each rival, the place of the plate with name and cards, and beside it the place of the won cards."""
    u = measure.u
    rivals = [one for one in held if one.zone.kind is Kind.RIVAL]
    groups = [
        [rival, *[one for one in held if one.zone.kind is Kind.WON and one.zone.owner == rival.zone.owner]]
        for rival in rivals
    ]
    apart = 1.2 * u
    won = max(WON_WIDTH * u, min(4.4 * measure.text, 18 * u))
    room = (strip.w - apart * (len(groups) - 1)) / len(groups)
    plate_width = PLATE_WIDTH * (1.4 if measure.dense else 1)  # on a dense table cards lie beside the name
    widths = [min(room, plate_width * u + (won + 0.6 * u) * (len(group) - 1)) for group in groups]
    x = strip.x + (strip.w - sum(widths) - apart * (len(groups) - 1)) / 2
    card = measure.card(SMALL)
    top = strip.y + (strip.h - card[1]) / 2 if measure.dense else strip.y + measure.line + 1.2 * u
    for group, width in zip(groups, widths, strict=True):
        beside = min(won, width * WON_SHARE / max(len(group) - 1, 1))
        plate = Rect(x, strip.y, width - beside * (len(group) - 1), strip.h)
        sign = _sign_place(measure, plate)
        within = plate.grown(-1.2 * u, 0)
        if sign is not None:
            within = within._replace(x=sign.right + 1.6 * u, w=within.right - sign.right - 1.6 * u)
        label = within._replace(y=plate.y + 0.5 * u, h=measure.line)
        # the width kept for the number beside the cards
        pill = min(2.6 * measure.text, plate.w / 3)
        span = Rect(within.x, top, max(within.w - pill, card[0]), card[1])
        if measure.dense and _has_cards(group[0]):
            span = span._replace(x=label.x + NAMED * label.w, w=max(label.w * (1 - NAMED) - pill, card[0]))
            label = Rect(label.x, strip.y + (strip.h - measure.line) / 2, NAMED * label.w - u, measure.line)
        rival, *others = group
        in_line_of_name = measure.dense or plate.h < measure.line + 3 * u
        lane = None if in_line_of_name else _lane(measure, rival, within, span)
        if lane is not None:
            span = span._replace(w=max(span.w - lane.w - 0.6 * u, card[0]))
        cells = tuple([measure.at(span.x, top, card) for _ in range(rival.slots)])
        if rival.slots:
            cells = in_line(measure, span, rival.slots, 0.2 * u)
        yield rival.zone.key, ZonePlace(Kind.RIVAL, plate, cells, label, span, sign=sign, tokens=lane)
        left = plate.right
        for other in others:
            rect = Rect(left, strip.y, beside, strip.h)
            cell = measure.at(rect.x + 0.8 * u, top, card)
            yield other.zone.key, ZonePlace(Kind.WON, rect, (cell,))
            left += beside
        x += width + apart


def _last_words(
    measure: Measure, held: Sequence[Holding], seated: Sequence[tuple[int | None, Rect]], band: Rect
) -> Iterator[tuple[str, ZonePlace]]:
    """Yields the place for the words of each seat that have left the table, below the seat's plate and won cards. If
    only one seat has such words, their place takes the whole width."""
    for one in held:
        seat = around([rect for owner, rect in seated if owner == one.zone.owner])
        room = band if len(held) == 1 else band._replace(x=seat.x, w=seat.w)
        yield one.zone.key, _past(measure, one.zone, room)


def room_of_note(note: str) -> float:
    """The width, in text heights, of a note with the points of words, and of the icon beside it that shows the play
    again."""
    return len(note) * DIGIT + 2 * SIGN


def _past(measure: Measure, zone: FeltZone, room: Rect) -> ZonePlace:
    """The place of a seat's words that have left the table: small cards side by side, then their points. If there are
    many cards, they are smaller."""
    cards = sum(map(len, zone.past))
    if not cards:
        return ZonePlace(Kind.LAST, room)
    brought = min(room_of_note(zone.note) * measure.text, room.w / 3)
    wanted = cards + WORDS_APART * (len(zone.past) - 1)
    card = measure.card(min(PAST, (room.w - brought) / wanted / CARD_WIDTH / measure.u))
    width = wanted * card[0]
    x, y = room.x + (room.w - width - brought) / 2, room.y + (room.h - card[1]) / 2
    cells = []
    for word in zone.past:
        cells += [measure.at(x + number * card[0], y, card) for number in range(len(word))]
        x += (len(word) + WORDS_APART) * card[0]
    return ZonePlace(Kind.LAST, room, tuple(cells))


def _lane(measure: Measure, rival: Holding, within: Rect, span: Rect) -> Rect | None:
    """The place of a seat's tokens (icons of public facts): at the right end of its cards, or across the whole width if
    the seat has no cards. None if the seat has no tokens."""
    tokens = rival.zone.tokens
    if not tokens:
        return None
    most = within.w * (LANE_SHARE if _has_cards(rival) else 1)
    lines, high = in_lines(tokens, most, span.h, LARGEST_TOKEN * measure.text)
    width = max(map(width_of_all, lines)) * high
    return Rect(within.right - width, span.y, width, span.h)


def _sign_place(measure: Measure, plate: Rect) -> Rect | None:
    """The place of a seat's sign (the player's letter or icon) beside name and cards; None if, for lack of room, the
    sign is in the line of the name."""
    if measure.dense or plate.w < WIDE_PLATE * measure.u or plate.h < measure.line + 3 * measure.u:
        return None
    size = min(plate.h - 1.2 * measure.u, SIGN_SHARE * plate.w)
    return Rect(plate.x + 1.2 * measure.u, plate.centre[1] - size / 2, size, size)


def _rack_height(measure: Measure, below: float) -> float:
    lip = max(LIP * measure.u, 1.15 * measure.line, below, PRESSED - RACK_FOOT * measure.u)
    return (_rack_top(measure) + CARD_HEIGHT + RACK_FOOT) * measure.u + lip


def _rack_top(measure: Measure) -> float:
    return RACK_TOP / 2 if measure.dense else RACK_TOP


def _racks(measure: Measure, held: Sequence[Holding], band: Rect) -> Iterator[tuple[str, ZonePlace]]:
    """Yields the place of the hand, in the middle of the bottom, and of the tray (for cards set apart) on its right. If
    room is short, the tray makes the hand narrower."""
    u = measure.u
    apart = 1.6 * u
    widths = [_wanted(one) * u for one in held]
    spare = band.w - apart * (len(held) - 1) - sum(widths)
    if spare < 0:
        trays = sum([width for one, width in zip(held, widths, strict=True) if one.zone.kind is Kind.TRAY])
        shrunk = min(1.0, max(0.2, (band.w - trays - apart * (len(held) - 1)) / max(sum(widths) - trays, u)))
        widths = [
            width * (1.0 if one.zone.kind is Kind.TRAY else shrunk) for one, width in zip(held, widths, strict=True)
        ]
        over = (band.w - apart * (len(held) - 1)) / sum(widths)
        widths = [width * min(over, 1.0) for width in widths]
    x = band.x + (band.w - sum(widths) - apart * (len(held) - 1)) / 2
    for one, width in zip(held, widths, strict=True):
        rect = Rect(x, band.y, width, band.h)
        span = Rect(x, band.y + _rack_top(measure) * u, width, measure.card()[1]).grown(-1.2 * u, 0)
        cells = in_line(measure, span, one.slots, HAND_GAP * u)
        foot = span.bottom + RACK_FOOT * u
        label = Rect(span.x, foot, span.w, rect.bottom - foot)
        yield one.zone.key, ZonePlace(one.zone.kind, rect, cells, label, span)
        x += width + apart


def _wanted(held: Holding) -> float:
    """The width that a rack or a tray takes if there is room enough, in u (a tenth of a card's width)."""
    if held.zone.kind is Kind.HAND:
        return max(held.zone.room, HAND_CARDS) * (CARD_WIDTH + HAND_GAP) + 2.4
    return CARD_WIDTH + (TRAY_CARDS - 1) * TRAY_PITCH + 2.4


def _lines(held: Holding) -> int:
    """The number of text lines of a zone's label at the side of the felt: title, note and number, one below the
    other."""
    if held.zone.kind is Kind.DECK:  # an empty deck shows its title in place of the number, so one line is enough
        return 1
    notice = held.zone.kind is Kind.TURNED  # leaves a line for the notice that the card lying there must be used
    return bool(held.zone.title) + bool(held.zone.note) + (held.zone.count is not None) + notice


def _column(measure: Measure, held: Sequence[Holding], room: Rect) -> Iterator[tuple[str, ZonePlace]]:
    """Yields the places of the zones at one side, from top to bottom, with their titles below the cards."""
    if not held:
        return
    u, apart = measure.u, 1.6 * measure.u
    lines = [min(measure.line, room.h / len(held) / 5) * _lines(one) for one in held]
    cards = room.h - apart * (len(held) - 1) - sum(lines) - LABEL_GAP * u * len(held)
    size = max(0.05, min(SIDE, cards / len(held) / (CARD_HEIGHT + 1.4) / u))
    card, lean = measure.card(size), 1.4 * u * size
    total = len(held) * (card[1] + lean + LABEL_GAP * u) + sum(lines) + apart * (len(held) - 1)
    y = room.y + max(0.0, (room.h - total) / 2)
    for one, line in zip(held, lines, strict=True):
        cell = measure.at(room.x + (room.w - card[0]) / 2, y + lean, card)
        label = Rect(room.x, cell.bottom + LABEL_GAP * u, room.w, line)
        rect = Rect(room.x, y, room.w, lean + card[1] + LABEL_GAP * u + line)
        yield one.zone.key, ZonePlace(one.zone.kind, rect, (cell,), label)
        y = rect.bottom + apart
