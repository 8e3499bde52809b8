"""Keeps the order in which each player holds the cards of the hand. Other players do not see this order, and no rule
depends on it."""

from collections.abc import Collection, Sequence
from random import SystemRandom

from engine.core.cards import Card

TRIES = 20  # the maximum number of shuffles to find another order; a hand of equal cards has only one order


class HandOrder:
    """The order of every player's hand.

    kept: the ids of the cards in order, by seat.
    """

    def __init__(self) -> None:
        self.kept: dict[int, list[int]] = {}

    def of(self, seat: int, hand: Sequence[Card], *, keep: bool = True) -> list[int]:
        """The ids of the cards in this hand, in the order in which its player keeps them; new cards come last.

        keep: whether to remember this order.
        """
        ids = [card.id for card in hand]
        order = [card_id for card_id in self.kept.get(seat, []) if card_id in ids]
        order += [card_id for card_id in ids if card_id not in order]
        if keep:
            self.kept[seat] = order
        return order

    def move(self, seat: int, hand: Sequence[Card], card: Card, gap: int, laid: Collection[int]) -> bool:
        """Moves the card to this gap among the hand's cards that are not laid; returns False if the card is not one of
        them.

        laid: the ids of laid cards.
        """
        order = self.of(seat, hand)
        shown = [card_id for card_id in order if card_id not in laid]
        if card.id not in shown:
            return False
        place = shown.index(card.id)
        shown.remove(card.id)
        shown.insert(gap - (place < gap), card.id)
        rest = iter(shown)
        self.kept[seat] = [card_id if card_id in laid else next(rest) for card_id in order]
        return True

    def shuffle(self, seat: int, hand: Sequence[Card]) -> None:
        """Shuffles the hand: the player sees the same cards in another order."""
        faces = {card.id: card.face for card in hand}
        order = self.of(seat, hand)
        before = [faces[card_id] for card_id in order]
        for _ in range(TRIES):
            SystemRandom().shuffle(order)
            if [faces[card_id] for card_id in order] != before:
                break
        self.kept[seat] = order

    def sort(self, seat: int, hand: Sequence[Card]) -> None:
        """Sorts the hand alphabetically, wild cards last."""
        faces = {card.id: card.face for card in hand}
        self.kept[seat] = sorted(faces, key=lambda card_id: (faces[card_id] == "?", faces[card_id]))
