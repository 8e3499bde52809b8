"""Changes: what a word on the table can become when all its cards are named; splits; several words in one turn."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise

from engine.core.moves import STAY, Token
from engine.core.rulebook import House
from engine.core.words import Word
from engine.parts.build import SHORTEST
from engine.parts.reach.fresh import fresh
from engine.parts.reach.ways import (
    LONGEST,
    Faces,
    Step,
    Way,
    Ways,
    best_first,
    dictionary,
    letter_values,
    numbered,
    reads,
    together,
    way_of,
)


def changes(
    house: House,
    target: int | str,
    word: Faces,
    cards: Faces,
    moves: frozenset[str],
    *,
    must: Faces = (),
    letters: int | None = None,
    keep_first: bool = False,
) -> Ways:
    """A table word, read from left to right, changed as a whole by these moves.

    must: hand cards that have to be used.  letters: exactly so many.  keep_first: the first letter stays the first.
    """
    lexicon = dictionary(house)
    kinds = "".join(sorted(moves - {"S"}))
    low, high = (SHORTEST, LONGEST) if letters is None else (letters, letters)
    found = lexicon.changes(word, cards, moves=kinds, must=must, keep_first=keep_first, shortest=low, longest=high)
    for new in found.best_first(letter_values(house)):
        for cells in lexicon.arrangements(word, new, cards, kinds, must=must):
            yield way_of(house, target, cells)


def splits(house: House, number: int, word: Faces, cards: Faces, moves: frozenset[str]) -> Ways:
    """A table word cut in two or more, two neighbours of it staying in each part; some part takes a hand card."""
    if "S" not in moves:
        return
    for pieces in cuttings(word, 2):
        for ways in together([part_of_split(house, number, piece, moves) for piece in pieces], cards):
            if any(way.used for way in ways):
                yield joined(ways)


def part_of_split(house: House, number: int, piece: Faces, moves: frozenset[str]) -> Step:
    def ways(cards: Faces) -> Ways:
        for way in changes(house, number, piece, cards, moves):
            if keeps_neighbours(way.parts[0]):
                yield way
        if len("".join(piece)) >= SHORTEST and dictionary(house).has("".join(piece)):
            yield untouched(house, number, piece)

    return ways


def untouched(house: House, number: int, piece: Faces) -> Way:
    return way_of(house, number, [(STAY, None, face) for face in piece])


def keeps_neighbours(tokens: Iterable[Token]) -> bool:
    """Do two table cards stay that stood next to each other?"""
    stay = [token.kind == STAY for token in tokens if token.table is not None]
    return any(one and other for one, other in pairwise(stay))


def cuttings(word: Faces, least: int) -> Iterator[list[Faces]]:
    """All ways to cut a word into pieces of at least so many slots, the fewest pieces first."""
    for cuts in range(1, len(word) // least):
        for places in combinations(range(least, len(word) - least + 1), cuts):
            pieces = [word[start:end] for start, end in zip((0, *places), (*places, len(word)), strict=True)]
            if all(len(piece) >= least for piece in pieces):
                yield pieces


def joined(ways: Sequence[Way]) -> Way:
    """The parts of a split as one formula."""
    return Way(
        ways[0].target,
        tuple([part for way in ways for part in way.parts]),
        tuple([face for way in ways for face in way.used]),
        sum([way.worth for way in ways]),
    )


def changes_of_table(
    house: House, table: Sequence[Word], cards: Faces, moves: frozenset[str], *, fresh_too: bool = False
) -> Iterator[tuple[Way, ...]]:
    """One or more of the words on the table changed or split: one first, changed rather than split.

    fresh_too: or a fresh word.
    """
    words = [(number, reads(word)) for number, word in numbered(table)]
    changed = [changes(house, number, word, cards, moves) for number, word in words]
    if fresh_too:
        changed.append(fresh(house, cards))
    for way in best_first(*changed):
        yield (way,)
    for number, word in words:
        for way in splits(house, number, word, cards, moves):
            yield (way,)

    def changed_or_split(number: int, word: Faces) -> Step:
        def ways(left: Faces) -> Ways:
            yield from changes(house, number, word, left, moves)
            yield from splits(house, number, word, left, moves)

        return ways

    steps = [changed_or_split(number, word) for number, word in words]
    for count in range(2, len(steps) + 1):
        for chosen in combinations(steps, count):
            yield from together(chosen, cards)
