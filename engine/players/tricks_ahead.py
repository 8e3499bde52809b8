"""Simulates the next trick in Profit & Loss for a computer player: the words that the player's kept cards could make
together with newly drawn cards."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.patterns import TakeBack
from engine.players.searching import longest_word
from engine.players.thinking import Mind
from engine.players.weighing import Weighed

TRIED = 12  # the number of plays for which the next trick is simulated
GUESSES = 10  # the number of guesses at the next trick for each play
POINT_TAKEN_BACK = 4  # in tenths of a point: the value of each point printed on cards that go back to the hand
NEXT_TRICK = 60  # the weight of the next trick compared with the present one, in percent
STEPS_PER_WORD = 12  # the steps of effort for finding the longest word of a hand


class Draw(NamedTuple):
    """A guess at the next trick: the cards that the player draws before it, and the word that the rival lays in it.

    cards: the drawn cards.
    rival: the printed values of the cards in the rival's word.
    """

    cards: Sequence[Card]
    rival: Sequence[int]


def draws(mind: Mind, rivals: Sequence[Sequence[int]]) -> list[Draw]:
    """Guesses at the next trick. Each has the cards that the player draws, and one of the rival's possible words
    (`rivals`). The same guesses are used for every play."""
    return [Draw(mind.guessed_cards(), rival) for rival in rivals[:GUESSES]]


def own_words(mind: Mind, play: Weighed, drawn: Sequence[Draw]) -> list[list[int]]:
    """For each guess, the longest word that the player can lay in the next trick after this play, as the values of its
    cards. Empty if the effort is used up."""
    laid = {card.id for card in play.legal.state.seats[mind.seat].hand}
    hand = mind.view.seats[mind.seat].hand
    kept = [card for card in hand if card.id in laid]
    wanted = min(len(hand) - len(kept), len(mind.view.deck))
    words = []
    for draw in drawn:
        if mind.effort.spent(STEPS_PER_WORD):
            return []
        word = longest_word(mind.house, mind.view, mind.seat, [*kept, *draw.cards[:wanted]])
        words.append([mind.house.game.deck.values[letter] for letter in word])
    return words


def guessed_words(mind: Mind, holds: int) -> list[list[int]]:
    """Words that the rival may lay from a hand of this many cards, as the values of their cards."""
    rival, words = 1 - mind.seat, []
    for _ in range(mind.level.guesses**2):
        cards = mind.guessed_cards()
        word = longest_word(mind.house, mind.view, rival, cards[:holds])
        words.append([mind.house.game.deck.values[letter] for letter in word])
    return words


def take_back_rule(mind: Mind) -> TakeBack:
    """The game's pattern for taking cards back from a trick."""
    return next(pattern for pattern in mind.house.book.plays.all if isinstance(pattern, TakeBack))


def trick_value(mind: Mind, mine: Sequence[int], rival: Sequence[int]) -> int:
    """The value of a trick to the player, less its value to the rival, in tenths of a point. The loser of the trick is
    assumed to take the most valuable cards back.

    mine, rival: the printed values of the cards that the player and the rival lay.
    """
    sheet = take_back_rule(mind)
    kept, lost = [sheet.most(*counts) for counts in ((len(mine), len(rival)), (len(rival), len(mine)))]
    back = sorted([*mine, *rival], reverse=True)[: kept or lost]
    won, given = sheet.scores(mine, rival, back)
    in_hand = POINT_TAKEN_BACK * sum(back)
    return 10 * (won - given) + (in_hand if kept else -in_hand)
