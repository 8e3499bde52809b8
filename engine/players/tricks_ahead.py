"""Profit & Loss, one trick ahead: what the kept cards, with others drawn to them, could do in the next trick."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.cards import Card
from engine.players.searching import longest_word
from engine.players.thinking import Mind
from engine.players.weighing import Weighed

TRIED = 12  # words of which the next trick is supposed
SUPPOSED = 10  # draws for it
NEXT = 60  # what the next trick counts beside this one, in hundredths
A_WORD = 12  # steps of effort for the longest word of a hand


class Draw(NamedTuple):
    """Cards that may come, and the values of the word that the rival may lay then."""

    cards: Sequence[Card]
    rival: Sequence[int]


def draws(mind: Mind, rivals: Sequence[Sequence[int]]) -> list[Draw]:
    """So many, the same for every word."""
    return [Draw(mind.guessed_cards(), rival) for rival in rivals[:SUPPOSED]]


def own_words(mind: Mind, play: Weighed, drawn: Sequence[Draw]) -> list[list[int]]:
    """The values of the words that the hand may give after this play; none when the effort is used up."""
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
