"""The value of a play: an estimate, in tenths of a point, of how much the play helps the seat that makes it. Computer
players and the coach compare acts by their values. (The value of a card is something else: the points printed on it.)

The score counts most. Other things also help to win although they don't score immediately: cards played, a turn that
goes on, letters kept. Each game has its own weights (engine/core/player_hints.py).
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.cards import VOWELS, Card
from engine.core.player_hints import Weights
from engine.core.rulebook import House, Turn
from engine.core.state import State, altered
from engine.core.words import total

# The value of keeping a letter in the hand for later turns, in tenths of a point.
LEAVE: Mapping[str, int] = {
    **dict(zip("AEIORSTLN", (4, 6, 2, 2, 5, 9, 4, 2, 3), strict=True)),
    **dict(zip("DUCPHMGBYWF", (1, -3, 0, 0, 1, 0, -2, -2, -2, -3, -2), strict=True)),
    **dict(zip("KJQVXZ", (-2, -12, -25, -12, -8, -6), strict=True)),
    "?": 30,
    "JX": 2,
    "VZ": 0,
}
# In tenths of a point. The second card with the same letter is worth this much less, the third is worth twice this much
# less, and so on.
SAME_LETTER = 5
BALANCE = 4  # in tenths of a point: each vowel above or below the best number, two in five cards, costs twice this


def value_of(house: House, before: State, after: State, seat: int, card: int) -> int:
    """The value of a play that led from one position to another, in tenths of a point. Does not include the value of
    the letters kept in the hand.

    card: what each played card is worth to this player besides the points, in tenths of a point.
    """
    weights = house.game.traits.weights
    value = weights.points * (after.seats[seat].score - before.seats[seat].score)
    rivals = [after.seats[s].score - before.seats[s].score for s in before.playing if s != seat]
    if rivals:
        value -= weights.rival * max(rivals)
    played = cards_played(before, after, seat)
    value += (weights.card + card) * played
    if knocks_out(house) or len(before.seats) == 1:
        value += 20 * played
    if not after.over and after.actor == seat and after.worded:
        value += weights.step
    if weights.row:
        value += weights.row * (len(after.notes.used[seat]) - len(before.notes.used[seat]))
    return value + _of_words(weights, before, after, seat)


def _of_words(weights: Weights, before: State, after: State, seat: int) -> int:
    if not weights.letter and not weights.maker:
        return 0
    old = {word.slots for word in before.table}
    new = [word for word in after.table if word.slots not in old]
    committed = after.seats[seat].committed
    letters = sum([len(word.slots) for word in new]) + len(committed)
    value = sum([word.value for word in new if word.seat == seat]) + total(committed)
    return weights.letter * letters + weights.maker * value


def knocks_out(house: House) -> bool:
    return house.options.get("mode") == "knockout"


def cards_played(before: State, after: State, seat: int) -> int:
    """The number of cards that left the hand. Cards drawn afterwards have no effect on the number."""
    gone = {card.id for card in before.seats[seat].hand} - {card.id for card in after.seats[seat].hand}
    return len(gone)


def kept_value(before: State, after: State, seat: int) -> int:
    """The value for later turns, in tenths of a point, of the letters that the seat keeps in its hand."""
    ids = {card.id for card in before.seats[seat].hand}
    return leave_value([card.face for card in after.seats[seat].hand if card.id in ids])


def leave_value(kept: Sequence[str]) -> int:
    """The value of keeping these letters for later turns, in tenths of a point."""
    counts = {face: kept.count(face) for face in kept}
    value = sum([LEAVE.get(face, 0) * count for face, count in counts.items()])
    value -= sum([SAME_LETTER * (count - 1) * count // 2 for count in counts.values()])
    vowels = sum([count for face, count in counts.items() if face in VOWELS])
    return value - BALANCE * abs(2 * vowels - len(kept) * 4 // 5)


def worst_cards(cards: Sequence[Card], count: int) -> list[str]:
    """The faces of the `count` cards that are the least useful in a hand: hard letters, and letters that the hand has
    several times."""
    held: Counter[str] = Counter()
    ranked = []
    for place, card in enumerate(cards):
        held[card.face] += 1
        ranked.append((LEAVE.get(card.face, 0) - 4 * (held[card.face] - 1), place, card.face))
    return [face for _, _, face in sorted(ranked)[:count]]


def at_the_end(house: House, state: State, seat: int) -> int:
    """The points that this seat would gain or lose for the cards left in hand if the game ended now, in tenths of a
    point."""
    if state.over:
        return 0
    turn = Turn(house, altered(state, pending=None, before=None), seat)
    house.book.close(turn, "exhausted")
    return 10 * (turn.state.seats[seat].score - state.seats[seat].score) if turn.state.over else 0
