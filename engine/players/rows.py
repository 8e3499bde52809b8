"""Four Rows: which card to choose, and where to lay it so that one's own cards still fit and those of others do not."""

from collections.abc import Iterator, Sequence
from itertools import islice

from engine.core.moves import Choose, Fail, Place
from engine.core.shuffle import below
from engine.players.candidates import proposals
from engine.players.plan import PAUSE, Plan
from engine.players.thinking import Mind
from engine.players.worth import LEAVE

HARD = 25  # from here on a card seldom fits
PLACES = 60  # words looked at for a card to be placed
SEEN_AFTER_ALL = 45  # in a hundred, more at each level: a place is found though no word was noticed at first
AFTER_ALL = "~"  # comes after every letter
Rows = tuple[str, ...]


def choose_card(mind: Mind) -> Plan:
    """A card that fits; who looks ahead supposes what the others choose and rids itself of hard cards first."""
    rows = _rows(mind)
    cards = sorted({card.face for card in mind.view.seats[mind.seat].hand})
    if not mind.level.replies:
        noticed = [face for face in cards if mind.notices(face + "".join(rows))] or cards[:1]
        card = max(noticed, key=lambda face: len(list(_places(mind, rows, face))))
        return Plan(Choose(card), PAUSE * 2, "many-places", {"card": card})
    rounds = [_goes_on(mind, rows) for _ in range(mind.level.replies * mind.level.guesses)]
    ranked = []
    for card in cards:
        fits = sum([_still_fits(mind, card, order) for order in rounds])
        ranked.append((100 * fits // len(rounds) + _hardness(card), card))
    _, card = max(ranked, key=lambda entry: entry[0])
    return Plan(Choose(card), PAUSE * 2, "hard-card" if _hardness(card) >= HARD else "many-places", {"card": card})


def _hardness(face: str) -> int:
    return 10 - LEAVE.get(face, 0)


def _rows(mind: Mind) -> Rows:
    return tuple([word.text for word in mind.view.table])


def _places(mind: Mind, rows: Rows, face: str) -> Iterator[tuple[int, str]]:
    """Where a card fits: the index of the row, and the row with the card."""
    for index, row in enumerate(rows):
        for longer in (face + row, row + face):
            if mind.begins_a_word(longer):
                yield index, longer


def _others(mind: Mind) -> list[tuple[str, int, int]]:
    """Cards that the others may have chosen, in the order of the seats after the timer, and a throw for each."""
    guess = iter(mind.guessed_cards())
    holder, count = mind.view.notes.holder, len(mind.view.seats)
    found = []
    for seat in mind.view.playing:
        if seat != mind.seat:
            card = next(guess, None)
            mind.dice, throw = below(1000, mind.dice)
            if card is not None:
                found.append((card.face, (seat - holder) % count, throw))
    return sorted(found)


def _goes_on(mind: Mind, rows: Rows) -> list[tuple[tuple[str, int], Rows]]:
    """A supposed round: whose card comes when, and the rows before it is laid."""
    found = []
    for face, order, throw in _others(mind):
        found.append(((face, order), rows))
        rows = _after(mind, rows, face, throw)
    return [*found, ((AFTER_ALL, 0), rows)]


def _still_fits(mind: Mind, card: str, supposed: Sequence[tuple[tuple[str, int], Rows]]) -> bool:
    """Does the card fit when those whose cards come before it have been laid?"""
    turn = (card, (mind.seat - mind.view.notes.holder) % len(mind.view.seats))
    rows = next(rows for later, rows in supposed if later >= turn)
    return next(_places(mind, rows, card), None) is not None


def _after(mind: Mind, rows: Rows, face: str, throw: int) -> Rows:
    """The rows when a card was laid somewhere, or broke up the longest."""
    places = list(_places(mind, rows, face))
    if places:
        index, longer = places[throw % len(places)]
    else:
        index, longer = max(range(len(rows)), key=lambda number: len(rows[number])), face
    return (*rows[:index], longer, *rows[index + 1 :])


# ---- placing


def place_card(mind: Mind) -> Plan | None:
    """Where it leaves places for the own hand, and none for those who come next."""
    acts = [act for _, act in islice(proposals(mind.house, mind.view, mind.seat, ("place",)), PLACES)]
    places = [act for act in acts if isinstance(act, Place)]
    noticed = [act for act in places if mind.notices(act.word)]
    if not noticed and places and mind.chance(SEEN_AFTER_ALL + 9 * mind.level.number):
        noticed = places[-1:]
    if not noticed:
        return None
    act, reason = (noticed[0], "best-seen") if not mind.level.replies else _best_place(mind, noticed)
    mind.dice, jitter = below(1200, mind.dice)
    return Plan(act, PAUSE + 260 * len(act.word) + jitter, reason, {"word": act.word})


def _best_place(mind: Mind, acts: Sequence[Place]) -> tuple[Place, str]:
    rows, view = _rows(mind), mind.view
    mine = [card.face for card in view.seats[mind.seat].hand]
    shown = [card.face for seat in view.playing if seat != mind.seat for card in view.seats[seat].committed]
    (card,) = view.seats[mind.seat].committed
    best, most, reason = acts[0], -1, "best-seen"
    for side, number in islice(dict.fromkeys([(act.side, act.row) for act in acts]), mind.level.replies):
        row = rows[number - 1]
        longer = card.face + row if side == "before" else row + card.face
        after = (*rows[: number - 1], longer, *rows[number:])
        stuck = sum([next(_places(mind, after, face), None) is None for face in shown])
        fitting = sum([min(len(list(_places(mind, after, face))), 2) for face in mine])
        worth = 4 * stuck * max(map(len, after)) + 2 * fitting
        if worth > most:
            best = next(act for act in acts if (act.side, act.row) == (side, number))
            most, reason = worth, "stuck-next" if stuck else "best-seen"
    return best, reason


def fail(mind: Mind) -> Plan | None:
    """Break up a longest row, the first of them."""
    rows = range(1, len(mind.view.table) + 1)
    act = mind.first_legal([Fail(None), *[Fail(number) for number in rows]])
    return Plan(act, PAUSE, "nothing-found") if act is not None else None
