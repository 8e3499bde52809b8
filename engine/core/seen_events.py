"""The events of a move as one seat saw them, for reports of acts. As in a view, a hole (a card without a face) stands
for each card that the seat could not see.

The view of the seat decides what is secret. A seat sees a moved card if its view just before or just after the event
shows the card. A word that is shown to all players has no hidden cards. Events of the kind Marked are left out, because
the views already contain their effects.
"""

from collections.abc import Iterable
from itertools import accumulate, islice
from typing import NamedTuple

from engine.core.cards import HIDDEN, Card
from engine.core.events import (
    DEAD,
    DECK,
    ROW,
    TABLE,
    TURNED,
    Arranged,
    Batch,
    Event,
    Logged,
    Marked,
    Moved,
    Shuffled,
    TakenBack,
    Zone,
    aside_of,
    committed_by,
    hand_of,
    pile,
    won_by,
)
from engine.core.reduce import reduce
from engine.core.state import State
from engine.core.view import hidden, view
from engine.core.words import cards_of


class Step(NamedTuple):
    """An event as a seat saw it, and that seat's view of the table until the next event."""

    event: Event
    state: State


class CardMove(NamedTuple):
    """The move of one card from one place to another. The card is HIDDEN if the viewer could not see its face."""

    card: Card
    source: Zone
    goal: Zone


def happened(found: State, events: Iterable[Event]) -> tuple[Step, ...]:
    """The events that follow a position, each paired with the position after it. Nothing is hidden."""
    events = tuple(events)
    states = islice(accumulate(events, reduce, initial=found), 1, None)
    return tuple([Step(event, state) for event, state in zip(events, states, strict=True)])


def seen_steps(found: State, events: Iterable[Event], seat: int | None) -> tuple[Step, ...]:
    """The events that follow a position, in order, as this seat saw them. A seat of None stands for a bystander. The
    last step contains the seat's view of the final position."""
    return tuple([_step(event, before, after) for event, before, after in _pictures(found, events, seat)])


def _pictures(found: State, events: Iterable[Event], seat: int | None) -> list[tuple[Event, State, State]]:
    """Each event that is not of the kind Marked, with the seat's views of the table before and after the event. The
    second view also contains the effects of the Marked events that directly follow."""
    acts: list[tuple[Event, State]] = []
    state = found
    for event in events:
        state = reduce(state, event)
        if not isinstance(event, Marked):
            acts.append((event, state))
        elif acts:
            acts[-1] = acts[-1][0], state
    views = [view(found, seat), *[view(after, seat) for _, after in acts]]
    return [(event, before, after) for (event, _), before, after in zip(acts, views, views[1:], strict=False)]


def _step(event: Event, before: State, after: State) -> Step:
    if isinstance(event, Moved):
        cards = _as_seen(event.cards, _ids(before) | _ids(after), event.source, event.target)
        event = Moved(cards, event.source, event.target)
    elif isinstance(event, Arranged):
        ids = _ids(before) | _ids(after)
        taken, given = [
            tuple([Batch(zone, _as_seen(cards, ids, zone)) for zone, cards in batches])
            for batches in (event.taken, event.given)
        ]
        event = Arranged(event.table, taken, given)
    elif isinstance(event, Shuffled):
        event = Shuffled(hidden(event.deck), 0)
    elif isinstance(event, Logged):
        event = Logged(after.log[-1])
    return Step(event, after)


def _as_seen(cards: tuple[Card, ...], ids: set[int], *zones: Zone) -> tuple[Card, ...]:
    """The cards as the seat saw them. A hole (a card without a face) stands for each card that the seat could not see.
    Nobody may learn how many cards a secretly laid word has, so all unseen cards that join or leave such a word become
    one hole."""
    seen = tuple([card if card.id in ids else HIDDEN for card in cards])
    heap = HIDDEN in seen and any(zone.kind == "committed" for zone in zones)
    return (HIDDEN,) if heap else seen


def _ids(seen: State) -> set[int]:
    """The ids of the cards that a view shows."""
    shown = {card.id for _, cards in _zones(seen) for card in cards}
    return shown - {HIDDEN.id}


def _zones(state: State) -> list[tuple[Zone, tuple[Card, ...]]]:
    """All zones of the state (hands, deck, table words, ...), each with its cards."""
    zones = [(DECK, state.deck), (DEAD, state.dead), (ROW, state.row), (TABLE, cards_of(state.table))]
    zones += [(pile(number), cards) for number, cards in enumerate(state.piles)]
    for seat, place in enumerate(state.seats):
        zones += [(hand_of(seat), place.hand), (won_by(seat), place.won)]
        zones += [(committed_by(seat), place.committed), (aside_of(seat), place.aside)]
    if state.turned is not None:
        zones.append((TURNED, (state.turned,)))
    return zones


def places_of(seen: State) -> dict[int, Zone]:
    """Maps the id of each card that a view shows to its place."""
    return {card.id: zone for zone, cards in _zones(seen) for card in cards if card.id != HIDDEN.id}


# ---- moved cards


def moves_of(event: Event, before: State, after: State) -> list[CardMove]:
    """The moves of single cards in an event.

    before, after: the seat's views before and after the event.
    """
    if isinstance(event, Moved):
        return [CardMove(card, event.source, event.target) for card in event.cards]
    if isinstance(event, Arranged):
        came = [CardMove(card, zone, TABLE) for zone, cards in event.taken for card in cards]
        return came + [CardMove(card, TABLE, zone) for zone, cards in event.given for card in cards]
    return _moves_back(before, after) if isinstance(event, TakenBack) else []


def _moves_back(before: State, after: State) -> list[CardMove]:
    """The moves of cards when a play is taken back. A laid card that the viewer no longer sees must have gone to the
    hand that grew."""
    holds = [len(now.hand) - len(was.hand) for was, now in zip(before.seats, after.seats, strict=True)]
    holder = hand_of(holds.index(max(holds))) if max(holds) > 0 else DECK
    places = places_of(after)
    moves = []
    for zone, cards in _zones(before):
        for card in cards:
            goal = places.get(card.id, DECK if zone.kind == "hand" else holder)
            if card.id != HIDDEN.id and goal != zone:
                moves.append(CardMove(card, zone, goal))
    return moves
