"""Simulates some rounds of Four Rows for a computer player. The hands of the other players are guessed, and all players
choose and lay their cards by simple rules.

From the results, the player judges which card to choose, where to lay it, and which row to break up.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import islice
from typing import TypeVar

from engine.players.four_rows_round import FITS, Fitting, Rows
from engine.players.thinking import Mind
from engine.players.value import LEAVE

GUESSES = 32  # the number of simulations, each with new guesses at the hands of the other players
ROUNDS = 3  # the maximum number of rounds to simulate, including the round that has begun
A_CARD_LESS = 40  # in tenths of a point: the value of having one card less in the hand
EMPTY_HAND = 400  # in tenths of a point: the value of an empty hand
STEPS_PER_CARD = 12  # the steps of effort for each card that is laid

Option = TypeVar("Option", bound=Hashable)
Hands = Mapping[int, list[str]]
# A function that carries out an option, such as a place for the card. Its arguments are the option and the player's
# hand, which the function changes. It returns the rows and, for each seat, the chosen card that is still to be laid.
Begin = Callable[[Option, list[str]], tuple[Rows, Mapping[int, str]]]


class Ahead:
    """A simulation of the rounds of Four Rows that follow a decision of one player.

    fitting: finds the places where cards fit.
    """

    def __init__(self, mind: Mind, fitting: Fitting) -> None:
        self._mind, self._fitting, self._seat = mind, fitting, mind.seat
        self._view = mind.view

    def best(self, options: Sequence[Option], begin: Begin[Option]) -> Option:
        """The option with the best average result over all simulations.

        begin: carries out an option (see Begin). It removes the cards that the option lays from the hand, and adds the
        cards that come into the hand.
        """
        value = dict.fromkeys(options, 0)
        for _ in range(GUESSES):
            guessed = self._guessed()
            results = {option: self._result_of(option, begin, guessed) for option in value}
            if self._mind.effort.spent():
                break
            for option, result in results.items():
                value[option] += result
        return max(options, key=lambda option: value[option])

    def _guessed(self) -> Hands:
        """A hand for each player: this player's own cards, and guessed cards for the other players."""
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

    def _result_of(self, option: Option, begin: Begin[Option], guessed: Hands) -> int:
        hands = {seat: list(hand) for seat, hand in guessed.items()}
        rows, waiting = begin(option, hands[self._seat])
        chosen = dict(waiting)
        if self._seat not in chosen and not hands[self._seat]:  # the player has laid its last card
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
        """The card that a simulated player chooses: the hardest card that fits a row now or, if no card fits, the
        hardest card of the hand. A hard card is one that seldom fits."""
        fitting = [face for face in dict.fromkeys(hand) if self._fitting.fits(rows, face)]
        return min(fitting or hand, key=lambda face: (LEAVE.get(face, 0), face))

    def _laid(self, rows: Rows, hands: Hands, chosen: Mapping[int, str]) -> Rows:
        """The rows after the chosen cards were laid in order. The round ends early if a hand becomes empty."""
        order = self._fitting.order(self._view, chosen)
        for number, seat in enumerate(order):
            self._mind.effort.spent(STEPS_PER_CARD)
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
            of_hand = FITS * self._fitting.fitting(rows, hand) - A_CARD_LESS * len(hand) + (0 if hand else EMPTY_HAND)
            value += of_hand if seat == self._seat else -of_hand // (len(hands) - 1)
        return value
