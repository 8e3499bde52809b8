"""Laying new words down, and where their cards come from."""

from collections.abc import Iterable, Sequence

from engine.parts.table import DEAD, TURNED, Batch, Card, Turn, Word, Zone, cards_of, hand_of
from engine.parts.words.changes import WordChange


def from_hand(turn: Turn, cards: Iterable[Card]) -> list[Batch]:
    """Where played cards come from: the hand, but for a turned card, which is one more hand card."""
    turned = turn.state.turned
    mine = [card for card in cards if turned is None or card.id != turned.id]
    other = [card for card in cards if turned is not None and card.id == turned.id]
    return [Batch(hand_of(turn.seat), tuple(mine)), Batch(TURNED, tuple(other))]


def lay_fresh(turn: Turn, *words: Word, instead: Zone | None = None) -> None:
    """Fresh words on the table, at the end of what lies there.

    instead: the zone to which the words that lie there go, where the fresh ones replace them.
    """
    cards = from_hand(turn, cards_of(words))
    if instead is None:
        turn.arrange([*turn.table, *words], taken=cards)
    else:
        turn.arrange(words, taken=cards, given=[Batch(instead, cards_of(turn.table))])


def lay_changes(turn: Turn, changes: Sequence[WordChange]) -> None:
    """The new words take the places of the old ones; cards taken go to the hand."""
    new = {change.index: change.words for change in changes}
    table = [word for index, old in enumerate(turn.table) for word in new.get(index, [old])]
    used = [card for change in changes for card in change.used]
    taken = [card for change in changes for card in change.taken]
    turn.arrange(table, taken=from_hand(turn, used), given=[Batch(hand_of(turn.seat), tuple(taken))])


def lay_remade(turn: Turn, change: WordChange, word: Word, *, unused_to: Zone = DEAD) -> None:
    """The remade word takes the place of all that lies on the table. unused_to: where the cards go that it leaves."""
    others = [other for index, other in enumerate(turn.table) if index != change.index]
    gone = Batch(unused_to, cards_of(others) + change.unused)
    turn.arrange([word], taken=from_hand(turn, change.used), given=[gone])
