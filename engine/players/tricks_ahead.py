"""Profit & Loss, one trick ahead: the words that the kept cards, with others drawn to them, could make in the next
trick."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.patterns import TakeBack
from engine.players.searching import longest_word
from engine.players.thinking import Mind
from engine.players.weighing import Weighed

TRIED = 12  # words for which the next trick is simulated
SUPPOSED = 10  # draws for each
BACK = 4  # the worth of a point of value taken back into a hand, in tenths of a point
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


def guessed_words(mind: Mind, holds: int) -> list[list[int]]:
    """The values of the words that the rival may lay from a hand of this many cards."""
    rival, words = 1 - mind.seat, []
    for _ in range(mind.level.guesses**2):
        cards = mind.guessed_cards()
        word = longest_word(mind.house, mind.view, rival, cards[:holds])
        words.append([mind.house.game.deck.values[letter] for letter in word])
    return words


def sheet_of(mind: Mind) -> TakeBack:
    """The sheet's rule on taking cards back from a trick."""
    return next(pattern for pattern in mind.house.book.plays.all if isinstance(pattern, TakeBack))


def trick_worth(mind: Mind, mine: Sequence[int], rival: Sequence[int]) -> int:
    """The points less the rival's; a player who may take cards back takes the most valuable."""
    sheet = sheet_of(mind)
    kept, lost = [sheet.most(*counts) for counts in ((len(mine), len(rival)), (len(rival), len(mine)))]
    back = sorted([*mine, *rival], reverse=True)[: kept or lost]
    won, given = sheet.scores(mine, rival, back)
    in_hand = BACK * sum(back)
    return 10 * (won - given) + (in_hand if kept else -in_hand)
