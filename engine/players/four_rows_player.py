"""Decides for a computer player in Four Rows which card to choose, and where to lay the card so that the player's other
cards still fit the rows and the cards of the other players do not."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice

from engine.core.moves import Choose, Fail, Place
from engine.core.shuffle import below
from engine.players.candidates import proposals
from engine.players.four_rows_ahead import Ahead
from engine.players.four_rows_round import Chosen, Fitting, Rows, guessed_choices, round_value
from engine.players.lay_or_not import thinking_time
from engine.players.plan import PAUSE, Plan
from engine.players.thinking import Mind
from engine.players.value import LEAVE

# How many times the cards chosen by the other players are guessed. GUESSES: for a player that looks ahead.
# QUICK_GUESSES: for any other player.
GUESSES, QUICK_GUESSES = 10, 4
HARD = 25  # a card of at least this hardness seldom fits
FAR_FEWER = 2  # another card must fit in at least this many times as many places for the reason "as I suppose"
PLACES = 60  # the maximum number of plays to look at when a card must be laid
# The probability that a player of level 0 who has noticed no word still finds a place for the card, in percent; each
# higher level adds 9.
FINDS_A_PLACE = 45


def choose_card(mind: Mind) -> Plan:
    """The plan to choose a card that fits a row. A player that looks ahead also guesses which cards the other players
    have chosen, and prefers to get rid of hard cards (cards that seldom fit)."""
    rows, fitting = _rows(mind), Fitting(mind.house)
    cards = sorted({card.face for card in mind.view.seats[mind.seat].hand})
    if mind.level.effort:
        card = _best_some_rounds_ahead(mind, fitting, rows, cards)
    # With more than two players, a guess at the choices of the other players would be too uncertain.
    elif mind.level.endgame and len(mind.view.playing) == 2:
        card = _best_for_the_round(mind, fitting, rows, cards)
    elif mind.level.replies:
        card = _likely_to_fit(mind, fitting, rows, cards)
    else:
        noticed = [face for face in cards if mind.catches(face + "".join(rows))] or cards[:1]
        card = max(noticed, key=lambda face: fitting.places(rows, face))
    return Plan(Choose(card), PAUSE * 2, _why(mind, fitting, rows, card), {"card": card})


def _best_for_the_round(mind: Mind, fitting: Fitting, rows: Rows, cards: Sequence[str]) -> str:
    """The card with the highest value in this round, on average over several guesses at the cards that the other
    players have chosen."""
    value = Counter[str]()
    hand = [card.face for card in mind.view.seats[mind.seat].hand]
    for chosen in guessed_choices(mind, fitting, rows, GUESSES if mind.level.replies else QUICK_GUESSES):
        for card in cards:
            rest = list(hand)
            rest.remove(card)
            value[card] += round_value(mind, fitting, rows, {**chosen, mind.seat: card}, rest) + _hardness(card)
    return max(cards, key=lambda face: value[face])


def _best_some_rounds_ahead(mind: Mind, fitting: Fitting, rows: Rows, cards: Sequence[str]) -> str:
    def chosen(card: str, hand: list[str]) -> tuple[Rows, Chosen]:
        hand.remove(card)
        return rows, {mind.seat: card}

    return Ahead(mind, fitting).best(cards, chosen)


def _likely_to_fit(mind: Mind, fitting: Fitting, rows: Rows, cards: Sequence[str]) -> str:
    """The card that most often still fits a row when the player must lay it, in several simulated rounds of the other
    players. If several cards fit equally often, returns the one that is hardest to place later."""
    rounds = [_goes_on(mind, fitting, rows) for _ in range(mind.level.replies)]
    ranked = []
    for card in cards:
        fits = sum([_still_fits(mind, fitting, card, order) for order in rounds])
        ranked.append((100 * fits // len(rounds) + _hardness(card), card))
    return max(ranked, key=lambda entry: entry[0])[1]


def _why(mind: Mind, fitting: Fitting, rows: Rows, card: str) -> str:
    """The key of the reason for choosing a card. The reason must be true of this card and the present rows.

    Only a player that guesses the choices of the other players gives the reason "as I suppose", and only if another
    card fits in far more places.
    """
    places = {held.face: fitting.places(rows, held.face) for held in mind.view.seats[mind.seat].hand}
    if _hardness(card) >= HARD and places[card]:
        return "hard-card"
    if places[card] == max(places.values()) > 0:
        return "many-places"
    return "as-supposed" if mind.level.replies and FAR_FEWER * places[card] <= max(places.values()) else ""


def _hardness(face: str) -> int:
    return 10 - LEAVE.get(face, 0)


def _rows(mind: Mind) -> Rows:
    return tuple([word.text for word in mind.view.table])


def _others(mind: Mind) -> tuple[Chosen, Mapping[int, int]]:
    """Guesses at the cards that the other players chose, and a random number for each of their seats."""
    guess = iter(mind.guessed_cards())
    chosen, throws = {}, {}
    for seat in mind.view.playing:
        if seat != mind.seat:
            card = next(guess, None)
            mind.dice, throws[seat] = below(1000, mind.dice)
            if card is not None:
                chosen[seat] = card.face
    return chosen, throws


def _goes_on(mind: Mind, fitting: Fitting, rows: Rows) -> tuple[Chosen, list[Rows]]:
    """A simulated round of the other players: the cards that they chose, and a list with the rows before the first card
    and the rows after each card."""
    chosen, throws = _others(mind)
    found = [rows]
    for seat in fitting.order(mind.view, chosen):
        found.append(_after(fitting, found[-1], chosen[seat], throws[seat]))
    return chosen, found


def _still_fits(mind: Mind, fitting: Fitting, card: str, supposed: tuple[Chosen, Sequence[Rows]]) -> bool:
    """Whether the card still fits a row when the player must lay it, in this simulated round of the other players."""
    others, rows = supposed
    before = fitting.order(mind.view, {**others, mind.seat: card}).index(mind.seat)
    return fitting.fits(rows[before], card)


def _after(fitting: Fitting, rows: Rows, face: str, throw: int) -> Rows:
    """The rows after a card was laid at a random place where it fits. If the card fits nowhere, it breaks up the
    longest row.

    throw: the random number that decides the place.
    """
    places = list(fitting.after(rows, face))
    return places[throw % len(places)] if places else fitting.broken_up(rows, face)[0]


# ---- placing


def place_card(mind: Mind) -> Plan | None:
    """The plan to lay the chosen card, if possible in a place where the player's other cards still fit the rows and the
    cards of the next players do not."""
    acts = [act for _, act in islice(proposals(mind.house, mind.view, mind.seat, ("place",)), PLACES)]
    places = [act for act in acts if isinstance(act, Place)]
    noticed = [act for act in places if mind.notices(act.word)]
    if not noticed and places and mind.chance(FINDS_A_PLACE + 9 * mind.level.number):
        noticed = places[-1:]
    if not noticed:
        return None
    act, reason = (noticed[0], "") if not mind.level.replies else _best_place(mind, noticed)
    return Plan(act, thinking_time(mind, [act.word]), reason, {"word": act.word})


def _best_place(mind: Mind, acts: Sequence[Place]) -> tuple[Place, str]:
    rows, fitting, view = _rows(mind), Fitting(mind.house), mind.view
    mine = [card.face for card in view.seats[mind.seat].hand]
    others = [seat for seat in view.playing if seat != mind.seat and view.seats[seat].committed]
    chosen = {seat: view.seats[seat].committed[0].face for seat in others}
    shown = [chosen[seat] for seat in fitting.order(view, chosen)]
    (card,) = view.seats[mind.seat].committed
    if mind.level.effort:
        return _best_some_rounds_later(mind, fitting, acts, card.face, chosen)
    best, most, reason = acts[0], -1, ""
    for side, number in islice(dict.fromkeys([(act.side, act.row) for act in acts]), mind.level.replies):
        row = rows[number - 1]
        after = (*rows[: number - 1], fitting.sheet.ends(row, card.face)[side], *rows[number:])
        stuck = [not fitting.fits(after, face) for face in shown]
        room = sum([min(fitting.places(after, face), 2) for face in mine])
        value = 4 * sum(stuck) * max(map(len, after)) + 2 * room
        if value > most:
            best = next(act for act in acts if (act.side, act.row) == (side, number))
            most, reason = value, "stuck-next" if any(stuck[:1]) else ""
    return best, reason


def _best_some_rounds_later(
    mind: Mind, fitting: Fitting, acts: Sequence[Place], face: str, chosen: Chosen
) -> tuple[Place, str]:
    rows = _rows(mind)

    def laid(place: tuple[str, int], hand: list[str]) -> tuple[Rows, Chosen]:
        side, number = place
        longer = fitting.sheet.ends(rows[number - 1], face)[side]
        return (*rows[: number - 1], longer, *rows[number:]), chosen

    places = list(dict.fromkeys([(act.side, act.row) for act in acts]))
    best = Ahead(mind, fitting).best(places, laid)
    after, _ = laid(best, [])
    following = [chosen[seat] for seat in fitting.order(mind.view, chosen)][:1]
    stuck = bool(following) and not fitting.fits(after, following[0])
    return next(act for act in acts if (act.side, act.row) == best), "stuck-next" if stuck else ""


def fail(mind: Mind) -> Plan | None:
    """The plan to fail, which breaks up one of the longest rows. A weaker player names the first of these rows; a
    stronger player names the row whose break-up lets most of its own cards fit."""
    rows = _rows(mind)
    acts = mind.house.reach("fail", mind.view, mind.seat)
    fails = [act for act in acts if isinstance(act, Fail)]
    if mind.level.endgame and len(fails) > 1:
        fitting, place = Fitting(mind.house), mind.view.seats[mind.seat]
        hand = [card.face for card in place.hand]
        (card,) = place.committed

        def fit_then(act: Fail) -> int:
            after, picked = fitting.broken_up(rows, card.face, act.row)
            return fitting.fitting(after, [*hand, *picked])

        fails.sort(key=lambda act: -fit_then(act))
    act = mind.first_legal(fails)
    return Plan(act, PAUSE) if act is not None else None
