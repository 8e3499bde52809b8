"""The worth of a position after a play, in tenths of a point, for the seat that made it.

Scores come first. Then come things that decide games but do not show in the scores yet: cards played, a turn that goes
on, letters kept. A game's own weights stand in its sheet (engine/core/player_hints.py).
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.cards import VOWELS, Card
from engine.core.player_hints import Weights
from engine.core.rulebook import House, Turn
from engine.core.state import State, altered
from engine.core.words import total

# The worth of a letter in a hand that goes on, in tenths of a point.
LEAVE: Mapping[str, int] = {
    **dict(zip("AEIORSTLN", (4, 6, 2, 2, 5, 9, 4, 2, 3), strict=True)),
    **dict(zip("DUCPHMGBYWF", (1, -3, 0, 0, 1, 0, -2, -2, -2, -3, -2), strict=True)),
    **dict(zip("KJQVXZ", (-2, -12, -25, -12, -8, -6), strict=True)),
    "?": 30,
    "JX": 2,
    "VZ": 0,
}
SAME_LETTER = 5  # a second card of a letter is worth this much less, a third twice as much less
BALANCE = 4  # the cost of each vowel too many or too few


def worth_of(house: House, before: State, after: State, seat: int, card: int) -> int:
    """The gain from the play. card: the worth of a card played to this player, beside points."""
    weights = house.game.traits.weights
    gain = weights.points * (after.seats[seat].score - before.seats[seat].score)
    rivals = [after.seats[s].score - before.seats[s].score for s in before.playing if s != seat]
    if rivals:
        gain -= weights.rival * max(rivals)
    played = cards_played(before, after, seat)
    gain += (weights.card + card) * played
    if knocks_out(house) or len(before.seats) == 1:
        gain += 20 * played
    if not after.over and after.actor == seat and after.worded:
        gain += weights.step
    if weights.row:
        gain += weights.row * (len(after.notes.used[seat]) - len(before.notes.used[seat]))
    return gain + _of_words(weights, before, after, seat)


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
    """How many cards left the hand, whatever was drawn since."""
    gone = {card.id for card in before.seats[seat].hand} - {card.id for card in after.seats[seat].hand}
    return len(gone)


def kept_worth(before: State, after: State, seat: int) -> int:
    """The worth of the letters kept in the hand."""
    ids = {card.id for card in before.seats[seat].hand}
    return leave_worth([card.face for card in after.seats[seat].hand if card.id in ids])


def leave_worth(kept: Sequence[str]) -> int:
    """The worth of these letters in a hand that goes on."""
    counts = {face: kept.count(face) for face in kept}
    worth = sum([LEAVE.get(face, 0) * count for face, count in counts.items()])
    worth -= sum([SAME_LETTER * (count - 1) * count // 2 for count in counts.values()])
    vowels = sum([count for face, count in counts.items() if face in VOWELS])
    return worth - BALANCE * abs(2 * vowels - len(kept) * 4 // 5)


def worst_cards(cards: Sequence[Card], count: int) -> list[str]:
    """The cards that a hand can best do without: hard letters and surplus copies."""
    held: Counter[str] = Counter()
    worth = []
    for place, card in enumerate(cards):
        held[card.face] += 1
        worth.append((LEAVE.get(card.face, 0) - 4 * (held[card.face] - 1), place, card.face))
    return [face for _, _, face in sorted(worth)[:count]]


def at_the_end(house: House, state: State, seat: int) -> int:
    """How much the rules would change this seat's score if the game ended now, in tenths of a point."""
    if state.over:
        return 0
    turn = Turn(house, altered(state, pending=None, before=None), seat)
    house.book.close(turn, "exhausted")
    return 10 * (turn.state.seats[seat].score - state.seats[seat].score) if turn.state.over else 0
