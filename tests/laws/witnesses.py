"""Checks the events of an act as each seat sees them: every word is shown before it leaves the table, and no seat
learns anything hidden."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate

from engine.core.cards import HIDDEN, Card
from engine.core.events import Arranged, Batch, Ended, Event, Logged, Marked, Moved, Revealed, Shown, Shuffled
from engine.core.moves import Act, Choose, Discard, Place, Play, Trade
from engine.core.reduce import reduce
from engine.core.seen_events import seen_steps
from engine.core.state import Entry, Seat, State, altered
from engine.core.view import view
from engine.core.words import cards_of
from engine.match import Match


def words_are_shown_whole_before_they_leave(match: Match) -> None:
    """Checks that an act shows every word that it makes, with all cards of the word. A secret word is shown only when
    it is revealed."""
    made: list[str] = []
    shown: list[str] = []
    revealed = False
    states = states_of(match)
    for number, event in enumerate(match.events[-1]):
        state = states[number]
        if isinstance(event, Shown):
            shown += [word.text for word in event.words]
            assert states[number + 1] == state
            here = {card.id: card.face for card in cards_of(state.table) + state.row}
            here |= {card.id: card.face for seat in state.seats for card in (*seat.hand, *seat.committed)}
            here |= {card.id: card.face for cards in state.piles for card in cards[:1]}
            here |= {} if state.turned is None else {state.turned.id: state.turned.face}
            for card in cards_of(event.words):
                assert here[card.id] == card.face
                assert any(card.id not in secrets(later, None) for later in states[number:])
        elif isinstance(event, Revealed):
            revealed = True
            made += [word for entry in state.log if still_secret(entry) for word in entry.words]
        elif isinstance(event, Logged) and not event.entry.secret and not isinstance(event.entry.act, Place):
            made += event.entry.words
    assert Counter(shown) == Counter(made) if revealed else shown == made


def still_secret(entry: Entry) -> bool:
    return entry.secret and not isinstance(entry.act, Trade | Discard | Choose)


def witnesses_learn_only_what_they_see(match: Match, seat: int | None) -> None:
    """Checks that a seat sees a moved card if and only if the card is visible to the seat before or after the event,
    and that a seat never sees the order of shuffled cards."""
    states, events = states_of(match), match.events[-1]
    told = seen_steps(match.states[-2], events, seat)
    assert told[-1].state == view(match.state, seat)
    seen = [number for number, event in enumerate(events) if not isinstance(event, Marked)]
    for step, number, then in zip(told, seen, [*seen[1:], len(events)], strict=True):
        happened = events[number]
        before, after = states[number], states[then]
        assert type(step.event) is type(happened)
        assert step.state == view(after, seat)
        secret = secrets(before, seat) & secrets(after, seat)
        for (zone, cards), (real, were) in zip(moved(step.event), moved(happened), strict=True):
            assert zone == real
            assert [card for card in cards if card != HIDDEN] == [card for card in were if card.id not in secret]
            assert len(cards) in (1, len(were))
        if isinstance(step.event, Shuffled):
            assert (set(step.event.deck) | {HIDDEN}, step.event.dice) == ({HIDDEN}, 0)
        elif isinstance(step.event, Logged):
            assert step.event.entry == step.state.log[-1]


def hidden_faces_make_no_difference(match: Match, seat: int | None) -> None:
    """Checks that the last act looks the same to a seat in two games that differ only in cards, random numbers and acts
    that the seat cannot see."""
    found, events, states = match.states[-2], match.events[-1], states_of(match)
    secret = set.intersection(*[secrets(state, seat) for state in every_state(states)])
    closed = not any(isinstance(event, Revealed | Ended) for event in events)
    twin = Twin(found, secret, seat, closed=closed)
    assert seen_steps(twin.state(found), map(twin.event, events), seat) == seen_steps(found, events, seat)


class Twin:
    """Makes copies of states and events with other hidden cards, other random numbers and other secret acts. For a seat
    that cannot see these, a copy must look the same as the original."""

    def __init__(self, found: State, secret: set[int], seat: int | None, *, closed: bool) -> None:
        cards = sorted([card for cards in zones_of(found) for card in cards if card.id in secret])
        half = len(cards) // 2
        self.other = {card.id: other for card, other in zip(cards, cards[half:] + cards[:half], strict=True)}
        self.seat, self.closed = seat, closed

    def cards(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple([self.other.get(card.id, card) for card in cards])

    def state(self, state: State) -> State:
        return altered(
            state,
            seats=tuple([self.place(place) for place in state.seats]),
            deck=self.cards(state.deck),
            piles=tuple([self.cards(pile) for pile in state.piles]),
            dice=state.dice + 1,
            log=tuple([self.entry(entry) for entry in state.log]),
            before=None if state.before is None else self.state(state.before),
        )

    def place(self, place: Seat) -> Seat:
        hand, committed, aside = [self.cards(cards) for cards in (place.hand, place.committed, place.aside)]
        return altered(place, hand=hand, committed=committed, aside=aside)

    def entry(self, entry: Entry) -> Entry:
        if not (self.closed and entry.secret and entry.seat != self.seat):
            return entry
        return entry._replace(do=f"{entry.do}S", act=another(entry.act), words=(*entry.words, "OTHER"))

    def event(self, event: Event) -> Event:
        if isinstance(event, Moved):
            return Moved(self.cards(event.cards), event.source, event.target)
        if isinstance(event, Arranged):
            taken, given = [
                tuple([Batch(zone, self.cards(cards)) for zone, cards in batches])
                for batches in (event.taken, event.given)
            ]
            return Arranged(event.table, taken, given)
        if isinstance(event, Shuffled):
            return Shuffled(self.cards(event.deck), event.dice + 1)
        if isinstance(event, Logged):
            return Logged(self.entry(event.entry))
        if isinstance(event, Marked):
            return Marked(tuple([(key, self.books(value)) for key, value in event.fields]))
        return event

    def books(self, value: object) -> object:
        return self.state(value) if isinstance(value, State) else value


def twin_of(match: Match, seat: int) -> Match:
    """A copy of the match in which the cards that this seat has never seen are exchanged for each other."""
    secret = set.intersection(*[secrets(state, seat) for state in every_state(match.states)])
    revealed = any(isinstance(event, Revealed) for events in match.events for event in events)
    twin = Twin(match.state, secret, seat, closed=not revealed)
    other = match.branch(len(match.moves))
    other.states = [twin.state(state) for state in match.states]
    other.events = [tuple(map(twin.event, events)) for events in match.events]
    return other


def another(act: Act) -> Act:
    if isinstance(act, Trade | Discard):
        return type(act)(("Q",) * len(act.faces))
    return Choose("Q") if isinstance(act, Choose) else Play(())


# ---- the act, and its secrets


def states_of(match: Match) -> list[State]:
    """The state before the last act, and the states after each of its events."""
    return list(accumulate(match.events[-1], reduce, initial=match.states[-2]))


def every_state(states: Iterable[State]) -> Iterator[State]:
    """Yields these states and, after each of them, the earlier states to which a challenge could take the game back."""
    for state in states:
        yield state
        if state.before is not None:
            yield from every_state([state.before])


def moved(event: Event) -> list[tuple[object, tuple[Card, ...]]]:
    if isinstance(event, Moved):
        return [((event.source, event.target), event.cards)]
    return [*event.taken, *event.given] if isinstance(event, Arranged) else []


def zones_of(state: State) -> list[tuple[Card, ...]]:
    zones = [state.deck, *state.piles]
    for place in state.seats:
        zones += [place.hand, place.committed, place.aside]
    return zones


def secrets(state: State, seat: int | None) -> set[int]:
    """The ids of the cards that this seat can't see."""
    if state.over or state.settled:  # all hands are open at the end
        return {card.id for card in state.deck}
    secret = list(state.deck)
    for number, place in enumerate(state.seats):
        secret += place.aside
        if number != seat:
            secret += place.hand + (() if state.shown else place.committed)
    for pile in state.piles:
        secret += pile[1:] if state.piles_show else pile
    return {card.id for card in secret}
