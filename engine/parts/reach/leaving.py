"""Finds ways to make a new word from hand cards and some cards of a table word. The other cards of the table word leave
the table. The cards that stay may come in any order or must keep their order."""

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
    """The ways to make a word of table cards and hand cards in any order.

    must: the table cards that must be used.
    least, most: the minimum and maximum number of the other table cards to use.
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
    """The ways to make a word of some table cards in their order and of hand cards. The word begins with the cards
    `first` and ends with the cards `last`.

    least: the minimum number of table cards that stay, not counting the first and the last ones.
    from_hand: the minimum number of hand cards used.
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
        # Two ways that differ only in which of two equal table cards stays have the same formula, so only one of them
        # is yielded.
        for cells in dict.fromkeys(ways):
            yield way_of(house, target, [*ends[0], *cells, *ends[1]])
