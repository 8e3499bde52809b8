"""Lays new words on the table and records the places that their cards come from."""

from collections.abc import Iterable, Sequence

from engine.parts.table import DEAD, TURNED, Batch, Card, Turn, Word, Zone, cards_of, hand_of
from engine.parts.words.changes import WordChange


def from_hand(turn: Turn, cards: Iterable[Card]) -> list[Batch]:
    """The played cards with the places from which they come: the hand and, for a turned card, the place of the turned
    card."""
    turned = turn.state.turned
    mine = [card for card in cards if turned is None or card.id != turned.id]
    other = [card for card in cards if turned is not None and card.id == turned.id]
    return [Batch(hand_of(turn.seat), tuple(mine)), Batch(TURNED, tuple(other))]


def lay_fresh(turn: Turn, *words: Word, instead: Zone | None = None) -> None:
    """Lays fresh words after the words on the table.

    instead: the zone to which the old words go, if the fresh ones replace them.
    """
    cards = from_hand(turn, cards_of(words))
    if instead is None:
        turn.arrange([*turn.table, *words], taken=cards)
    else:
        turn.arrange(words, taken=cards, given=[Batch(instead, cards_of(turn.table))])


def lay_changes(turn: Turn, changes: Sequence[WordChange]) -> None:
    """Puts the new words in the places of the old ones. The table cards taken by give and take go to the hand."""
    new = {change.index: change.words for change in changes}
    table = [word for index, old in enumerate(turn.table) for word in new.get(index, [old])]
    used = [card for change in changes for card in change.used]
    taken = [card for change in changes for card in change.taken]
    turn.arrange(table, taken=from_hand(turn, used), given=[Batch(hand_of(turn.seat), tuple(taken))])


def lay_remade(turn: Turn, change: WordChange, word: Word, *, unused_to: Zone = DEAD) -> None:
    """Replaces everything on the table with a word made from one table word.

    unused_to: the zone to which the unused cards go.
    """
    others = [other for index, other in enumerate(turn.table) if index != change.index]
    gone = Batch(unused_to, cards_of(others) + change.unused)
    turn.arrange([word], taken=from_hand(turn, change.used), given=[gone])
