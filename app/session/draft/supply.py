"""Lists the cards that a seat may lay."""

from engine.core.cards import Card
from engine.core.state import State


def supply_of(state: State, seat: int) -> list[Card]:
    """The cards in the seat's hand, and the cards of the table that any player can take."""
    cards = list(state.seats[seat].hand)
    if state.turned is not None:
        cards.insert(0, state.turned)
    cards += state.row
    if state.piles_show:
        cards += [pile[0] for pile in state.piles if pile]
    return cards
