"""Words on the table: rows of slots. Each slot is a stack of cards, and only its top card shows."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.cards import Card

Slot = tuple[Card, ...]  # from the bottom card to the top one


class Word(NamedTuple):
    """A word on the table.

    seat: its maker or owner, in games where that matters.
    pick: the letters named for the next player (OW).
    open: others may continue it (Take 6).
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
    """A fresh word with one card in each slot."""
    return Word(tuple([(card,) for card in cards]), seat)


def moved_round(word: Word, target: int | str) -> Word:
    """The word with its last slot moved before the first one, or on top of it."""
    *others, last = word.slots
    if target == "before":
        return Word((last, *others))
    under = others[0] if others else ()
    return Word(((*under, *last), *others[1:]))


def shared_letters(word: Word, other: Word) -> dict[int, int]:
    """The letters that two words share, as slot of the one to slot of the other: letter by letter, leftmost first."""
    found: dict[int, int] = {}
    for place, card in enumerate(word.tops):
        for slot, top in enumerate(other.tops):
            if top.letters == card.letters and slot not in found.values():
                found[place] = slot
                break
    return found


def total(cards: Iterable[Card]) -> int:
    """The sum of the values of these cards."""
    return sum([card.value for card in cards])


def cards_of(words: Iterable[Word]) -> tuple[Card, ...]:
    return tuple([card for word in words for slot in word.slots for card in slot])
