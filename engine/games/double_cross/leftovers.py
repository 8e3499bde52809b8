"""The leftovers of Double Cross, and the two words they go into."""

from engine.parts.table import ADD, OVER, STAY, Card, Formula, Named, Slot, Word, refuse
from engine.parts.words.fresh import Supply
from engine.parts.words.naming import every_card


class Leftovers:
    """What is left of the own word; each card is used once.

    The new own word takes its cards first, because it alone needs them in their order.
    """

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards

    def take(self, named: Named, after: int = 0) -> tuple[Card, int]:
        """The first such card from a place on, and the place behind it."""
        for place in range(after, len(self.cards)):
            card = self.cards[place]
            if (card.face, card.letters) == named:
                del self.cards[place]
                return card, place
        refuse("not-on-table:leftover", card=named.face)


def crossed_word(
    rival: Word, doubled: Word, formula: Formula, leftovers: Leftovers, fixed: set[int], moves: frozenset[str]
) -> Word:
    """Leftovers added to the rival's word or laid over it; forced duplicates are written as staying."""
    if len(formula.parts) > 1:
        refuse("move-not-permitted:S")
    places = iter(every_card(rival, formula.from_table))
    slots: list[Slot] = []
    kept, used = 0, 0
    for token in formula.parts[0]:
        if token.kind == STAY:
            slots.append(doubled.slots[next(places)])
            kept += 1
            continue
        assert token.hand is not None
        card, _ = leftovers.take(token.hand)
        used += 1
        if token.kind == ADD and "A" in moves:
            slots.append((card,))
        elif token.kind == OVER and "O" in moves:
            place = next(places)
            slot = doubled.slots[place]
            if place in fixed or slot[-1].letters == card.letters:
                refuse("move-not-permitted:D")
            slots.append((*slot, card))
        else:
            refuse("move-not-permitted:cross")
    if not kept:
        refuse("nothing-kept", word=rival.text)
    if not used:
        refuse("bad-notation:cross")
    return rival._replace(slots=tuple(slots))


def own_word(formula: Formula, leftovers: Leftovers, supply: Supply) -> tuple[Word, list[Card]]:
    """The new own word and the hand cards in it; leftovers keep their order."""
    if len(formula.parts) > 1:
        refuse("move-not-permitted:S")
    slots: list[Slot] = []
    used: list[Card] = []
    after = 0
    for token in formula.parts[0]:
        if token.kind == STAY:
            assert token.table is not None
            card, after = leftovers.take(token.table, after)
        elif token.kind == ADD:
            assert token.hand is not None
            card = supply.take(token.hand)
            used.append(card)
        else:
            refuse("move-not-permitted:own")
        slots.append((card,))
    return Word(tuple(slots)), used
