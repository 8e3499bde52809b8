"""Looks some rounds ahead in Four Rows: it guesses hands for the others and lets everybody choose and lay at a glance.

A card to choose, a place to lay it and a row to break up are all judged by what follows from them.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import islice
from typing import TypeVar

from engine.players.four_rows_round import FITS, Fitting, Rows
from engine.players.thinking import Mind
from engine.players.worth import LEAVE

GUESSES = 32  # hands guessed for the others
ROUNDS = 3  # how many rounds are simulated, with the one that has begun
A_CARD_LESS = 40  # the worth of a card more or less in a hand
EMPTY = 400  # the worth of an empty hand
A_LAY = 12  # steps of effort for a card that is laid

Option = TypeVar("Option", bound=Hashable)
Hands = Mapping[int, list[str]]
# from an option and the player's hand: the rows, and the cards still to be laid
Begin = Callable[[Option, list[str]], tuple[Rows, Mapping[int, str]]]


class Ahead:
    """The rounds after a decision of this player.

    fitting: the places where cards fit.
    """

    def __init__(self, mind: Mind, fitting: Fitting) -> None:
        self._mind, self._fitting, self._seat = mind, fitting, mind.seat
        self._view = mind.view

    def best(self, options: Sequence[Option], begin: Begin[Option]) -> Option:
        """The option after which the game should go best.

        begin: returns the rows after an option and the chosen cards that are still to be laid; it takes from the
          player's hand the cards that the option lays, and adds those that come to it.
        """
        worth = dict.fromkeys(options, 0)
        for _ in range(GUESSES):
            guessed = self._guessed()
            gains = {option: self._comes_of(option, begin, guessed) for option in worth}
            if self._mind.effort.spent():
                break
            for option, gain in gains.items():
                worth[option] += gain
        return max(options, key=lambda option: worth[option])

    def _guessed(self) -> Hands:
        """Cards for everybody: the player's own and the open ones are seen, the rest guessed."""
        unseen = iter(self._mind.guessed_cards())
        hands = {}
        for seat in self._view.playing:
            place = self._view.seats[seat]
            if seat == self._seat:
                hands[seat] = [card.face for card in place.hand]
            else:
                secret = len(place.hand) + sum([not card.face for card in place.committed])
                hands[seat] = [card.face for card in islice(unseen, secret)]
        return hands

    def _comes_of(self, option: Option, begin: Begin[Option], guessed: Hands) -> int:
        hands = {seat: list(hand) for seat, hand in guessed.items()}
        rows, waiting = begin(option, hands[self._seat])
        chosen = dict(waiting)
        if self._seat not in chosen and not hands[self._seat]:  # its last card is laid
            return self._value(rows, hands)
        if not self._view.shown:
            for seat, hand in hands.items():
                if seat != self._seat and hand:
                    chosen[seat] = self._choice(rows, hand)
                    hand.remove(chosen[seat])
        for _ in range(ROUNDS):
            rows = self._laid(rows, hands, chosen)
            if not all(hands.values()) or self._mind.effort.spent():
                break
            chosen = {seat: self._choice(rows, hand) for seat, hand in hands.items()}
            for seat, face in chosen.items():
                hands[seat].remove(face)
        return self._value(rows, hands)

    def _choice(self, rows: Rows, hand: Sequence[str]) -> str:
        """The hardest card that fits now."""
        fitting = [face for face in dict.fromkeys(hand) if self._fitting.fits(rows, face)]
        return min(fitting or hand, key=lambda face: (LEAVE.get(face, 0), face))

    def _laid(self, rows: Rows, hands: Hands, chosen: Mapping[int, str]) -> Rows:
        """The rows after the cards were laid in their order, until a hand is empty."""
        order = self._fitting.order(self._view, chosen)
        for number, seat in enumerate(order):
            self._mind.effort.spent(A_LAY)
            face = chosen[seat]
            places = list(self._fitting.after(rows, face))
            if places:
                rest = [chosen[other] for other in order[number + 1 :]]
                rows = max(places, key=lambda after: self._fitting.better(after, hands[seat], rest))
                if not hands[seat]:
                    break
            else:
                rows, picked = self._fitting.broken_up(rows, face)
                hands[seat].extend(picked)
        return rows

    def _value(self, rows: Rows, hands: Hands) -> int:
        value = 0
        for seat, hand in hands.items():
            worth = FITS * self._fitting.fitting(rows, hand) - A_CARD_LESS * len(hand) + (0 if hand else EMPTY)
            value += worth if seat == self._seat else -worth // (len(hands) - 1)
        return value
