"""Profit & Loss, after a lost trick: the cards to take back, so that they and the hand make a word for the next one."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from engine.core.cards import Card
from engine.players.searching import holding, longest_first, taken_from_hand
from engine.players.thinking import Mind
from engine.players.tricks_ahead import guessed_words, trick_worth

LOOKS = 600  # words of the hand and the trick to look at, the longest first
TRIED = 24  # of these words, how many are tried that need no more cards than may be taken
HAND = 10  # cards at the next trick


def worth_taking(mind: Mind, cards: Sequence[Card], most: int) -> Sequence[Card]:
    """The cards to take. It compares the most valuable ones with those that a long word needs.

    cards: the cards of the trick, the most valuable first.
    """
    hand = mind.view.seats[mind.seat].hand
    ways = [cards[:most], *islice(_for_long_words(mind, hand, cards, most), TRIED)]
    rivals = guessed_words(mind, min(HAND, len(mind.view.seats[1 - mind.seat].hand) + len(mind.view.deck)))
    best, highest = ways[0], None
    for taken in ways:
        if mind.effort.spent(len(rivals)):
            break
        worth = _worth(mind, hand, taken, rivals)
        if highest is None or worth > highest:
            best, highest = taken, worth
    return best


def _for_long_words(mind: Mind, hand: Sequence[Card], cards: Sequence[Card], most: int) -> Iterator[list[Card]]:
    """Yields the cards that a word of the hand and the trick needs, filled up with the most valuable ones."""
    held = Counter([card.face for card in hand])
    tried = set()
    for play in islice(longest_first(mind.house, holding(mind.view, mind.seat, [*hand, *cards]), mind.seat), LOOKS):
        if mind.effort.spent():
            return
        needed = taken_from_hand(play) - held
        key = tuple(sorted(needed.elements()))
        if needed.total() <= most and key not in tried:
            tried.add(key)
            first = [card for card in cards if _counted(needed, card)]
            rest = [card for card in cards if card not in first]
            yield [*first, *rest[: most - len(first)]]


def _counted(needed: Counter[str], card: Card) -> bool:
    """Whether this card is needed; takes it off what is needed."""
    needed[card.face] -= 1
    return needed[card.face] >= 0


def _worth(mind: Mind, hand: Sequence[Card], taken: Sequence[Card], rivals: Sequence[Sequence[int]]) -> int:
    """The points kept from the winner, and the gain in the next trick, in tenths of a point."""
    play = next(longest_first(mind.house, holding(mind.view, mind.seat, [*hand, *taken]), mind.seat), None)
    letters = play.formulas[0].words[0] if play is not None else ""
    word = [mind.house.game.deck.values[letter] for letter in letters]
    gains = [trick_worth(mind, word, rival) for rival in rivals]
    return 10 * sum([card.value for card in taken]) + sum(gains) // len(gains)
