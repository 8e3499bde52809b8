"""Words on the table. A word is a row of slots; each slot is a stack of cards, and only its top card shows."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.cards import Card

Slot = tuple[Card, ...]  # the cards of one slot, from the bottom to the top


class Word(NamedTuple):
    """A word on the table.

    seat: the player who made or owns the word, in games where that matters.
    pick: in OW, the letters named for the next player.
    open: in Take 6, whether other players may continue the word.
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
        """The sum of the values of the word's visible cards."""
        return sum([slot[-1].value for slot in self.slots])

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the word, from left to right, including covered ones."""
        return tuple([card for slot in self.slots for card in slot])

    @property
    def tops(self) -> tuple[Card, ...]:
        return tuple([slot[-1] for slot in self.slots])


def laid(cards: Iterable[Card], seat: int | None = None) -> Word:
    """A new word made of these cards, with one card in each slot."""
    return Word(tuple([(card,) for card in cards]), seat)


def moved_round(word: Word, target: int | str) -> Word:
    """The word after its last slot has moved to the front: before the first slot or on top of it.

    target: "before" to put the slot before the first one; any other value puts it on top.
    """
    *others, last = word.slots
    if target == "before":
        return Word((last, *others))
    under = others[0] if others else ()
    return Word(((*under, *last), *others[1:]))


def shared_letters(word: Word, other: Word) -> dict[int, int]:
    """Pairs slots of `word` with slots of `other` that show the same letter. Each slot is used only once. If several
    slots of `other` show the letter, the leftmost unused one is paired."""
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
