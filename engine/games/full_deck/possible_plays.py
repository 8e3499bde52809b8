"""The search for plays in Full Deck and its Starter game: fresh words, play-ons, and combinations of these."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.core.cards import is_open
from engine.lexicon.cells import Cell
from engine.parts.reach.faces import Faces, numbered
from engine.parts.reach.fresh_words import fresh
from engine.parts.reach.several import fuller_first, several
from engine.parts.reach.ways import Step, Ways, dictionary, letter_values, play_of, way_of
from engine.parts.table import House, Named, Play, Word


def words_and_play_ons(house: House, table: Sequence[Word], cards: Faces) -> Iterator[Play]:
    """Yields the possible plays: first single fresh words and single play-ons, mixed with combinations of the best
    ones, and then all combinations."""
    variable = house.options["variable"]
    steps: list[Step] = [partial(play_ons_at, house, n, word, variable=variable) for n, word in numbered(table)]
    steps.append(partial(fresh, house))
    yield from map(play_of, fuller_first([step(cards) for step in steps], cards))
    yield from map(play_of, several(steps, cards, most=dictionary(house).number))


def play_ons_at(house: House, number: int, word: Word, cards: Faces, variable: bool) -> Ways:
    lexicon = dictionary(house)
    tops = [Named(card.face, "" if variable and is_open(card.face) else card.letters) for card in word.tops]
    kept = tuple([top.letters or top.face for top in tops])
    found = lexicon.re_arrangements(kept, cards)
    for new in found.best_first(letter_values(house)):
        for cells in lexicon.spellings(new, (), cards, must=kept, hand_min=1):
            for ways in with_table_cards_named(cells, tops):
                yield way_of(house, number, ways)


def with_table_cards_named(cells: Sequence[Cell], tops: Sequence[Named]) -> Iterator[list[Cell]]:
    """Yields the same play once for each table card that it can mean. It can mean several if a wild or flip card of the
    table word counts as the same letter as another card of the word."""
    if not cells:
        yield []
        return
    kind, hand, table = cells[0]
    if table is None:
        for others in with_table_cards_named(cells[1:], tops):
            yield [cells[0], *others]
        return
    meant = [top for top in tops if table in (top.letters, Named(top.face, table.partition("=")[2]).written)]
    for top in dict.fromkeys(meant):
        left = list(tops)
        left.remove(top)
        for others in with_table_cards_named(cells[1:], left):
            yield [(kind, hand, top.written if top.letters else table), *others]
