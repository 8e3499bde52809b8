"""Fills positions with guesses at the cards that a computer player does not see. A guess is a shuffled list of all
these cards."""

from collections.abc import Sequence
from itertools import islice

from engine.core.cards import Card
from engine.core.rulebook import House
from engine.core.state import State, altered


def unseen_cards(house: House, view: State) -> list[Card]:
    """Every card that the seat does not see, in alphabetical order, with invented ids."""
    counts = dict(house.game.deck.counts)
    for card in _seen(view):
        if counts.get(card.face, 0) > 0:
            counts[card.face] -= 1
    unseen: list[Card] = []
    for card in house.game.deck.pack():
        if counts[card.face] > 0:
            counts[card.face] -= 1
            unseen.append(card._replace(id=1000 + len(unseen)))
    return unseen


def _seen(view: State) -> list[Card]:
    cards = [card for seat in view.seats for zone in (seat.hand, seat.won, seat.committed) for card in zone]
    cards += [*view.dead, *view.row, *[card for word in view.table for card in word.cards]]
    cards += [card for pile in view.piles for card in pile]
    return cards + ([view.turned] if view.turned is not None else [])


def with_hidden_cards(state: State, seat: int, guess: Sequence[Card]) -> State:
    """The position with guessed cards in all places where this seat would see cards: its hand, the turned card, and
    upturned piles.

    Guessed cards that are already in other hands are not used again.
    """
    there = {card.id for place in state.seats for card in place.hand}
    cards = iter([card for card in guess if card.id not in there])

    def seen(hidden: Card) -> Card:
        return hidden if hidden.face else next(cards, hidden)

    seats = list(state.seats)
    seats[seat] = altered(seats[seat], hand=tuple([seen(card) for card in seats[seat].hand]))
    turned = None if state.turned is None else seen(state.turned)
    piles = state.piles
    if state.piles_show:
        piles = tuple([(seen(pile[0]), *pile[1:]) if pile else pile for pile in piles])
    return altered(state, seats=tuple(seats), turned=turned, piles=piles, pending=None, before=None)


def with_other_hands(view: State, seat: int, guess: Sequence[Card]) -> State:
    """The position with guessed cards in every hand except the seat's own."""
    cards = iter(guess)
    seats = [
        place if number == seat else altered(place, hand=tuple(islice(cards, len(place.hand))))
        for number, place in enumerate(view.seats)
    ]
    return altered(view, seats=tuple(seats))


def with_all_cards(view: State, guess: Sequence[Card]) -> State:
    """The position with guessed cards in all places where the seat cannot see the cards: hands, words laid in secret,
    the turned card, piles and the deck."""
    cards = iter(guess)

    def seen(there: Sequence[Card]) -> tuple[Card, ...]:
        return tuple([card if card.face else next(cards, card) for card in there])

    seats = tuple([altered(place, hand=seen(place.hand), committed=seen(place.committed)) for place in view.seats])
    turned = None if view.turned is None else seen([view.turned])[0]
    piles = tuple([seen(pile) for pile in view.piles])
    deck = seen(view.deck)
    return altered(view, seats=seats, turned=turned, piles=piles, deck=deck, pending=None, before=None)
