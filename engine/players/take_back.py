"""Decides which cards a computer player takes back after a lost trick in Profit & Loss, so that these cards and the
hand make a good word for the next trick."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from engine.core.cards import Card
from engine.players.searching import holding, longest_first, taken_from_hand
from engine.players.thinking import Mind
from engine.players.tricks_ahead import guessed_words, trick_value

LOOKS = 600  # the maximum number of words from the hand and the trick to examine, beginning with the longest
TRIED = 24  # the maximum number of these words to try; words that need too many cards of the trick are not counted
HAND = 10  # the maximum number of cards in the rival's hand at the next trick


def worth_taking(mind: Mind, cards: Sequence[Card], most: int) -> Sequence[Card]:
    """The cards that the player should take back, at most `most`: the most valuable ones, or those that a long word
    needs.

    cards: the cards of the trick, the most valuable first.
    """
    hand = mind.view.seats[mind.seat].hand
    ways = [cards[:most], *islice(_for_long_words(mind, hand, cards, most), TRIED)]
    rivals = guessed_words(mind, min(HAND, len(mind.view.seats[1 - mind.seat].hand) + len(mind.view.deck)))
    best, highest = ways[0], None
    for taken in ways:
        if mind.effort.spent(len(rivals)):
            break
        value = _value(mind, hand, taken, rivals)
        if highest is None or value > highest:
            best, highest = taken, value
    return best


def _for_long_words(mind: Mind, hand: Sequence[Card], cards: Sequence[Card], most: int) -> Iterator[list[Card]]:
    """For each long word, yields as many cards as the player may take back: the cards of the trick that the word needs,
    and the most valuable of the other cards."""
    held = Counter([card.face for card in hand])
    tried = set()
    for play in islice(longest_first(mind.house, holding(mind.view, mind.seat, [*hand, *cards]), mind.seat), LOOKS):
        if mind.effort.spent():
            return
        needed = taken_from_hand(play) - held
        key = tuple(sorted(needed.elements()))
        if needed.total() <= most and key not in tried:
            tried.add(key)
            first = [card for card in cards if _is_needed(needed, card)]
            rest = [card for card in cards if card not in first]
            yield [*first, *rest[: most - len(first)]]


def _is_needed(needed: Counter[str], card: Card) -> bool:
    """Returns whether this card is still needed. If so, removes it from the needed cards."""
    needed[card.face] -= 1
    return needed[card.face] >= 0


def _value(mind: Mind, hand: Sequence[Card], taken: Sequence[Card], rivals: Sequence[Sequence[int]]) -> int:
    """The value of taking these cards back, in tenths of a point: the points printed on the cards, which the winner of
    the trick then does not get, and the expected value of the next trick."""
    play = next(longest_first(mind.house, holding(mind.view, mind.seat, [*hand, *taken]), mind.seat), None)
    letters = play.formulas[0].words[0] if play is not None else ""
    word = [mind.house.game.deck.values[letter] for letter in letters]
    next_tricks = [trick_value(mind, word, rival) for rival in rivals]
    return 10 * sum([card.value for card in taken]) + sum(next_tricks) // len(next_tricks)
