"""New words from a table word whose cards may leave, in any order or in their own."""

from engine.parts.reach.faces import Faces
from engine.parts.reach.ways import Ways, dictionary, letter_values, way_of
from engine.parts.table import STAY, House


def any_order(
    house: House,
    number: int,
    table: Faces,
    cards: Faces,
    *,
    must: Faces = (),
    least: int = 1,
    most: int | None = None,
    other_than: str = "",
) -> Ways:
    """Table cards and hand cards in any order.

    must: table cards that have to be used.
    least, most: how many of the others.
    """
    lexicon = dictionary(house)
    high = len(table) if most is None else most
    found = lexicon.subset_any_order(table, cards, must=must, table_min=least, table_max=high, other_than=other_than)
    for word in found.best_first(letter_values(house)):
        for cells in lexicon.spellings(word, table, cards, must=must, table_min=least, table_max=high, hand_min=1):
            yield way_of(house, number, cells)


def in_order(
    house: House,
    target: int | str,
    table: Faces,
    cards: Faces,
    *,
    least: int = 1,
    from_hand: int = 1,
    first: Faces = (),
    last: Faces = (),
    other_than: str = "",
) -> Ways:
    """Some table cards in their order, with hand cards, between the cards that must come first and last.

    least: how many table cards stay besides.
    from_hand: the least number of hand cards used.
    """
    lexicon = dictionary(house)
    head, tail = "".join(first), "".join(last)
    found = lexicon.subset_in_order(
        table, cards, table_min=least, hand_min=from_hand, first=head, last=tail, other_than=other_than
    )
    ends = [(STAY, None, face) for face in first], [(STAY, None, face) for face in last]
    for word in found.best_first(letter_values(house)):
        inner = word[len(head) : len(word) - len(tail)]
        ways = lexicon.pick_ups(table, inner, cards, table_min=least, hand_min=from_hand)
        # Equal table cards need no second try: the formula means the first of them anyway.
        for cells in dict.fromkeys(ways):
            yield way_of(house, target, [*ends[0], *cells, *ends[1]])
