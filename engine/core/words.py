"""Words on the table: rows of slots, each slot a stack of cards of which only the top shows."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.cards import Card

Slot = tuple[Card, ...]  # from the bottom card to the top one


class Word(NamedTuple):
    """A word in play.

    seat: who made it or owns it, in games that care.  pick: the letters named for the next player (OW).
    open: may others go on with it? (Take 6)
    """

    slots: tuple[Slot, ...]
    seat: int | None = None
    pick: tuple[str, ...] = ()
    open: bool = False

    @property
    def text(self) -> str:
        return "".join([slot[-1].letters for slot in self.slots])

    @property
    def value(self) -> int:
        """The visible value: covered cards do not count."""
        return sum([slot[-1].value for slot in self.slots])

    @property
    def cards(self) -> tuple[Card, ...]:
        """All its cards, covered ones too."""
        return tuple([card for slot in self.slots for card in slot])

    @property
    def tops(self) -> tuple[Card, ...]:
        return tuple([slot[-1] for slot in self.slots])


def laid(cards: Iterable[Card], seat: int | None = None) -> Word:
    """A fresh word: one card a slot."""
    return Word(tuple([(card,) for card in cards]), seat)


def total(cards: Iterable[Card]) -> int:
    """The values of these cards together."""
    return sum([card.value for card in cards])


def cards_of(words: Iterable[Word]) -> tuple[Card, ...]:
    return tuple([card for word in words for slot in word.slots for card in slot])
