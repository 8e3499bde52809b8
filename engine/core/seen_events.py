"""What one seat has seen happen: events with holes, as a view is a state with holes.

What is secret the view alone decides. A card that an event moves is seen when the table just before or just after the
event shows it; a word that is shown is there for all to read. The books are kept unseen: what they change, a view
tells.
"""

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.cards import HIDDEN, Card
from engine.core.events import Arranged, Batch, Event, Logged, Marked, Moved, Shuffled, Zone
from engine.core.reduce import reduce
from engine.core.state import State
from engine.core.view import hidden, view
from engine.core.words import cards_of


class Step(NamedTuple):
    """An event as a seat saw it, and what it sees from then on until the next one."""

    event: Event
    state: State


def witnessed(found: State, events: Iterable[Event], seat: int | None) -> tuple[Step, ...]:
    """The events that led on from a position, in order, as this seat saw them; None: as a bystander saw them.

    The last step shows what a view of the last position shows.
    """
    return tuple([_step(event, before, after) for event, before, after in _pictures(found, events, seat)])


def _pictures(found: State, events: Iterable[Event], seat: int | None) -> list[tuple[Event, State, State]]:
    """Each event that can be seen, with the table before and after it; the books that follow belong to it."""
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
    """The cards that either picture shows, and holes for the others. Of how many cards a word laid in secret is nobody
    is told: cards that come or go unseen where it lies are one heap, and that is one hole."""
    seen = tuple([card if card.id in ids else HIDDEN for card in cards])
    heap = HIDDEN in seen and any(zone.kind == "committed" for zone in zones)
    return (HIDDEN,) if heap else seen


def _ids(seen: State) -> set[int]:
    """The cards that a picture shows."""
    zones = [seen.deck, seen.dead, seen.row, cards_of(seen.table), *seen.piles]
    for place in seen.seats:
        zones += [place.hand, place.won, place.committed, place.aside]
    shown = {card.id for zone in zones for card in zone}
    if seen.turned is not None:
        shown.add(seen.turned.id)
    return shown - {HIDDEN.id}
