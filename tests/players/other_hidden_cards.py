"""Exchanges the cards that a seat can't see, for tests that a computer player does not use hidden cards."""

from collections.abc import Iterator

from engine.core.cards import HIDDEN, Card
from engine.core.shuffle import shuffled
from engine.core.state import Seat, State, altered
from engine.core.view import view


def with_other_hidden_cards(state: State, seat: int) -> State:
    """A copy of the state in which the cards that this seat can't see are exchanged for each other."""
    hidden = [card for card, seen in zip(cards_of(state), cards_of(view(state, seat)), strict=True) if seen == HIDDEN]
    _, order = shuffled(hidden, state.dice + 1)
    left = iter(order)
    changed = iter(
        [
            next(left) if seen == HIDDEN else card
            for card, seen in zip(cards_of(state), cards_of(view(state, seat)), strict=True)
        ]
    )

    def taken(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple([next(changed) for _ in cards])

    def place(other: Seat) -> Seat:
        return altered(other, hand=taken(other.hand), committed=taken(other.committed), aside=taken(other.aside))

    return altered(
        state,
        seats=tuple([place(other) for other in state.seats]),
        deck=taken(state.deck),
        piles=tuple([taken(pile) for pile in state.piles]),
    )


def cards_of(state: State) -> Iterator[Card]:
    for place in state.seats:
        yield from (*place.hand, *place.committed, *place.aside)
    yield from state.deck
    for pile in state.piles:
        yield from pile
