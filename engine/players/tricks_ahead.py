"""Profit & Loss, one trick ahead: the words that the kept cards, with others drawn to them, could make in the next
trick."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.cards import Card
from engine.players.searching import longest_word
from engine.players.thinking import Mind
from engine.players.weighing import Weighed

TRIED = 12  # words for which the next trick is simulated
SUPPOSED = 10  # draws for each
NEXT = 60  # the weight of the next trick compared with this one, in percent
A_WORD = 12  # steps of effort to find the longest word of a hand


class Draw(NamedTuple):
    """Cards that may be drawn, and the values of the word that the rival may lay then.

    cards: the drawn cards.
    rival: the values.
    """

    cards: Sequence[Card]
    rival: Sequence[int]


def draws(mind: Mind, rivals: Sequence[Sequence[int]]) -> list[Draw]:
    """The guessed draws, the same for every word."""
    return [Draw(mind.guessed_cards(), rival) for rival in rivals[:SUPPOSED]]


def own_words(mind: Mind, play: Weighed, drawn: Sequence[Draw]) -> list[list[int]]:
    """The values of the words that the hand may give after this play; an empty list if the effort is used up."""
    laid = {card.id for card in play.legal.state.seats[mind.seat].hand}
    hand = mind.view.seats[mind.seat].hand
    kept = [card for card in hand if card.id in laid]
    wanted = min(len(hand) - len(kept), len(mind.view.deck))
    words = []
    for draw in drawn:
        if mind.effort.spent(A_WORD):
            return []
        word = longest_word(mind.house, mind.view, mind.seat, [*kept, *draw.cards[:wanted]])
        words.append([mind.house.game.deck.values[letter] for letter in word])
    return words
