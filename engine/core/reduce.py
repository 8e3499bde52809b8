"""Applies events to states. Only this module makes a new State from an earlier one. It never loses a card and never
invents a card."""

from collections.abc import Iterable
from typing import Any

from engine.core.cards import Card, unread
from engine.core.events import (
    Arranged,
    Batch,
    Ended,
    Event,
    LeftGame,
    Logged,
    Marked,
    Missed,
    Moved,
    Revealed,
    Scored,
    Settled,
    Shown,
    Shuffled,
    Skipping,
    TakenBack,
    WonTrick,
    Zone,
)
from engine.core.moves import ACCEPT, CHALLENGE, DOUBT, RESIGN, TIMER, Discard, Trade
from engine.core.state import Entry, Seat, State, altered
from engine.core.words import cards_of

_MARKABLE = frozenset(
    "turn actor phase notes shown piles_show opened worded passes idle wordless traded deck_was low since_low lasts "
    "pending before settled".split()
)
_KEPT_IN_LOG = (
    ACCEPT,
    CHALLENGE,
    DOUBT,
    RESIGN,
    TIMER,
)  # acts whose lines stay in the log when an earlier play is taken back
_AT_SEAT = frozenset(("hand", "won", "committed", "aside"))


class CardsLost(AssertionError):
    """The error for an event that would lose or invent a card. The cause is a fault in a rule sheet, never a player's
    move."""


def reduce(state: State, event: Event) -> State:
    """Returns the state after this event."""
    if isinstance(event, Moved):
        return _put(_lift(state, event.source, event.cards), event.target, event.cards)
    if isinstance(event, Arranged):
        return _arrange(state, event)
    if isinstance(event, Marked):
        return _marked(state, event)
    if isinstance(event, Logged):
        return altered(state, log=(*state.log, event.entry))
    if isinstance(event, (Scored, WonTrick, LeftGame, Skipping)):
        return _seat(state, event.seat, _changed_seat(state.seats[event.seat], event))
    if isinstance(event, Shuffled):
        _same(state.deck, event.deck)
        return altered(state, deck=event.deck, dice=event.dice)
    if isinstance(event, TakenBack):
        return _taken_back(state, event.entry)
    if isinstance(event, Revealed):
        return _revealed(state)
    if isinstance(event, Shown | Missed):
        return state
    return _at_the_end(state, event)


def _marked(state: State, event: Marked) -> State:
    fields: dict[str, Any] = dict(event.fields)
    if not _MARKABLE.issuperset(fields):
        raise CardsLost(f"fields that Marked must not change: {fields.keys() - _MARKABLE}")
    return altered(state, **fields)


def _changed_seat(seat: Seat, event: Scored | WonTrick | LeftGame | Skipping) -> Seat:
    if isinstance(event, Scored):
        return altered(seat, score=seat.score + event.points)
    if isinstance(event, WonTrick):
        return altered(seat, tricks=seat.tricks + 1)
    if isinstance(event, LeftGame):
        return altered(seat, out=True)
    return altered(seat, skips=event.skips)


def _at_the_end(state: State, event: Settled | Ended) -> State:
    if isinstance(event, Ended):
        return altered(state, end=event.reason, winners=event.winners, result=event.result)
    settlement = event.settlement
    seat = state.seats[settlement.seat]
    scored = _seat(state, settlement.seat, altered(seat, score=seat.score + settlement.points))
    return altered(scored, settled=(*state.settled, settlement))


def _revealed(state: State) -> State:
    return altered(state, shown=True, log=tuple([_open(entry) for entry in state.log]))


def _seat(state: State, number: int, seat: Seat) -> State:
    seats = list(state.seats)
    seats[number] = seat
    return altered(state, seats=tuple(seats))


def _holding(seat: Seat, kind: str, cards: tuple[Card, ...]) -> Seat:
    fields: dict[str, Any] = {kind: cards}
    return altered(seat, **fields)


def _without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    if cards[: len(gone)] == gone:  # a short cut for the usual case: cards drawn from the top of the deck
        return cards[len(gone) :]
    left = list(cards)
    ids = [card.id for card in left]
    for card in gone:
        if card.id not in ids:
            raise CardsLost(f"{card.face or 'a hidden card'} is not there")
        place = ids.index(card.id)
        del ids[place], left[place]
    return tuple(left)


def _lift(state: State, zone: Zone, cards: tuple[Card, ...]) -> State:
    if zone.kind in _AT_SEAT:
        seat = state.seats[zone.number]
        return _seat(state, zone.number, _holding(seat, zone.kind, _without(getattr(seat, zone.kind), cards)))
    if zone.kind == "deck":
        return altered(state, deck=_without(state.deck, cards))
    if zone.kind == "turned":
        _same(cards, () if state.turned is None else (state.turned,))
        return altered(state, turned=None)
    if zone.kind == "pile":
        return _pile(state, zone.number, _without(state.piles[zone.number], cards))
    if zone.kind == "row":
        return altered(state, row=_without(state.row, cards))
    if zone.kind == "dead":
        return altered(state, dead=_without(state.dead, cards))
    raise CardsLost(f"no cards can be taken from {zone}")


def _put(state: State, zone: Zone, cards: tuple[Card, ...]) -> State:
    cards = tuple([unread(card) for card in cards])
    if zone.kind in _AT_SEAT:
        seat = state.seats[zone.number]
        return _seat(state, zone.number, _holding(seat, zone.kind, getattr(seat, zone.kind) + cards))
    if zone.kind == "deck":
        return altered(state, deck=cards + state.deck)
    if zone.kind == "bottom":
        return altered(state, deck=state.deck + cards)
    if zone.kind == "turned":
        if len(cards) != 1 or state.turned is not None:
            raise CardsLost("one card is turned at a time")
        return altered(state, turned=cards[0])
    if zone.kind == "dead":
        return altered(state, dead=state.dead + cards)
    if zone.kind == "pile":
        under = state.piles[zone.number] if zone.number < len(state.piles) else ()
        return _pile(state, zone.number, cards + under)
    if zone.kind == "row":
        return altered(state, row=state.row + cards)
    raise CardsLost(f"no cards can be put into {zone}")


def _pile(state: State, index: int, cards: tuple[Card, ...]) -> State:
    piles = [*state.piles, ()] if index == len(state.piles) else list(state.piles)
    piles[index] = cards
    return altered(state, piles=tuple(piles))


def _arrange(state: State, event: Arranged) -> State:
    def flat(batches: tuple[Batch, ...]) -> tuple[Card, ...]:
        return tuple([card for batch in batches for card in batch.cards])

    _same(cards_of(state.table) + flat(event.taken), cards_of(event.table) + flat(event.given))
    for batch in event.taken:
        state = _lift(state, batch.zone, batch.cards)
    for batch in event.given:
        state = _put(state, batch.zone, batch.cards)
    return altered(state, table=event.table)


def _same(before: Iterable[Card], after: Iterable[Card]) -> None:
    if sorted([card.id for card in before]) != sorted([card.id for card in after]):
        raise CardsLost("cards were lost or invented")


def _open(entry: Entry) -> Entry:
    """The log entry, made readable for all players. Entries for trades and discards stay secret."""
    return entry if isinstance(entry.act, Trade | Discard) else entry._replace(secret=False)


def _taken_back(state: State, entry: int) -> State:
    """The position before the play that was challenged. The log keeps the lines for that play and for later acts of the
    same turn, but without their words and points."""
    at = state
    while at.pending is not None and at.pending.entry != entry and at.before is not None:
        at = at.before
    assert at.before is not None
    play = state.log[entry].turn
    kept = [line for line in state.log[entry:] if line.turn <= play or line.act in _KEPT_IN_LOG]
    bare = [line._replace(words=(), points=0, undone=line.undone or line.words) for line in kept]
    return altered(at.before, log=(*state.log[:entry], *bare), before=None, pending=None)
