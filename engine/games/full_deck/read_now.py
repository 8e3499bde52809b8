"""The readings of flip and wild cards on the table. They are fixed or, if the players agreed to this, chosen again in
each play-on."""

from engine.parts.box import Option
from engine.parts.table import ADD, STAY, Card, Formula, Named, Slot, Word, refuse

VARIABLE = Option("variable", "flag", False)


def read_now(old: Word, formula: Formula, variable: bool) -> tuple[Word, list[Slot]]:
    """Gives the flip and wild cards of a table word the readings that a play names. Returns the word with these
    readings, and its slots in the order in which the formula names them.

    A play names a card by its present reading. If readings are variable, a play may name a wild or flip card with a new
    reading instead.
    """
    if len(formula.parts) > 1:
        refuse("move-not-permitted:S")
    (tokens,) = formula.parts
    named = [token.table for token in tokens if token.kind == STAY and token.table is not None]
    if len(named) + len([token for token in tokens if token.kind == ADD]) < len(tokens):
        refuse("move-not-permitted:all-stay")
    slots, free = list(old.slots), list(range(len(old.slots)))
    places: dict[int, int] = {}
    for same in (read_so, of_that_face) if variable else (read_so,):
        for number, name in enumerate(named):
            place = next((place for place in free if same(slots[place][-1], name)), None)
            if number not in places and place is not None:
                free.remove(place)
                places[number] = place
                slots[place] = (*slots[place][:-1], slots[place][-1]._replace(letters=name.letters))
    missing = next((name for number, name in enumerate(named) if number not in places), None)
    if missing is not None:
        refuse("not-on-table", card=missing.written, word=old.text)
    if free:
        refuse("bad-notation:left-out", word=old.text)
    return old._replace(slots=tuple(slots)), [slots[places[number]] for number in range(len(named))]


def read_so(card: Card, name: Named) -> bool:
    return (card.face, card.letters) == name


def of_that_face(card: Card, name: Named) -> bool:
    return card.face == name.face
