"""Finds ways to change table words: to make a new word with all cards of a table word, to split a word, and to change
several words in one turn."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise

from engine.lexicon import LONGEST_WORD
from engine.lexicon.cells import Cell
from engine.parts.reach.faces import Faces, numbered, reads, without
from engine.parts.reach.fresh_words import fresh
from engine.parts.reach.several import fuller_first, several, together
from engine.parts.reach.ways import Way, Ways, best_first, dictionary, letter_values, play_of, plays, way_of
from engine.parts.table import STAY, Formula, House, Play, Word
from engine.parts.words.fresh import SHORTEST

# For this many of the most valuable table words, splits are tried together with other changes. Splits of the other
# words come last.
SPLIT_FIRST = 1


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
    gone_at: int = LONGEST_WORD + 1,
) -> Ways:
    """The ways to change a whole table word by the permitted moves.

    word: the readings of the word's cards, from left to right.
    must: the hand cards that must be used.
    letters: the exact number of letters of the new word.
    keep_first: whether the new word must begin with the first letter of the old word.
    gone_at: a new word with at least this many letters leaves the table immediately.
    """
    lexicon = dictionary(house)
    kinds = "".join(sorted(moves - {"S"}))
    low, high = (SHORTEST, LONGEST_WORD) if letters is None else (letters, letters)
    found = lexicon.changes(word, cards, moves=kinds, must=must, keep_first=keep_first, shortest=low, longest=high)
    same = "".join(word)
    for new in _but_last(same, found.best_first(letter_values(house))):
        ways = lexicon.arrangements(word, new, cards, kinds, must=must)
        for cells in ways if len(new) < gone_at else _with_other_cards(ways):
            way = way_of(house, target, cells)
            yield way if new != same else way._replace(value=0)


def _but_last(same: str, words: Iterable[str]) -> Iterator[str]:
    """Yields the words, with the unchanged table word (`same`) moved to the end, because a play that lays only
    duplicates gains little."""
    again = False
    for word in words:
        if word == same:
            again = True
        else:
            yield word
    if again:
        yield same


def _with_other_cards(ways: Iterable[tuple[Cell, ...]]) -> Iterator[tuple[Cell, ...]]:
    """Yields one arrangement for each set of hand cards. Used for words that leave the table immediately, because then
    it does not matter in which slots the cards were laid."""
    known = set()
    for cells in ways:
        laid = tuple(sorted([card for _, card, _ in cells if card is not None]))
        if laid not in known:
            known.add(laid)
            yield cells


def splits(house: House, number: int, word: Faces, cards: Faces, moves: frozenset[str], *, must: Faces = ()) -> Ways:
    """The ways to cut a table word into two or more parts. In each part two neighbouring slots stay uncovered, and at
    least one part gets a hand card. Splits into fewer parts come first and, for the same number of parts, the most
    valuable ones.

    must: one hand card that must be used; empty if there is none.
    """
    if "S" not in moves:
        return
    kinds = "".join(sorted(moves - {"S"}))
    for points, (cuts, words) in dictionary(house).splits(word, cards, values=letter_values(house), moves=kinds):
        pieces = [word[start:end] for start, end in pairwise((0, *cuts, len(word)))]
        steps = [partial(becoming, house, number, kinds, *part) for part in zip(pieces, words, strict=True)]
        for ways in together(steps, cards):
            split = joined(ways)
            if split.used and (not must or must[0] in split.used):
                yield split._replace(value=points)


def becoming(house: House, number: int, kinds: str, piece: Faces, new: str, cards: Faces) -> Ways:
    """The ways to make the word `new` from one part of a split word. If the part already is that word, one of the ways
    is to leave the part unchanged."""
    for cells in dictionary(house).arrangements(piece, new, cards, kinds, pair=True):
        yield way_of(house, number, cells)
    if new == "".join(piece):
        yield untouched(house, number, piece)


def untouched(house: House, number: int, piece: Faces) -> Way:
    return way_of(house, number, [(STAY, None, face) for face in piece])


def joined(ways: Sequence[Way]) -> Way:
    """Joins one way for each part of a split word to a way for the whole word."""
    return Way(
        Formula(ways[0].formula.target, tuple([part for way in ways for part in way.formula.parts])),
        tuple([face for way in ways for face in way.used]),
        sum([way.value for way in ways]),
    )


def changes_of_table(
    house: House,
    table: Sequence[Word],
    cards: Faces,
    moves: frozenset[str],
    *,
    must: Faces = (),
    or_fresh: bool = False,
    gone_at: int = LONGEST_WORD + 1,
) -> Iterator[Play]:
    """Yields changes and splits of one or more table words. The order is: plays that change one word, mixed with
    combinations of the best of these, with the most valuable first; then all combinations that change several words.

    must: one hand card that must be used; empty if there is none.
    or_fresh: whether a fresh word is permitted, too.
    gone_at: a new word with at least this many letters leaves the table immediately.
    """
    words = [(number, reads(word)) for number, word in numbered(table)]
    steps = [partial(changed_or_split, house, number, word, moves, gone_at=gone_at) for number, word in words]
    dear = most_valuable(table, SPLIT_FIRST)
    ways = [
        changed_or_split(house, number, word, moves, cards, must=must, gone_at=gone_at)
        if number in dear
        else changes(house, number, word, cards, moves, must=must, gone_at=gone_at)
        for number, word in words
    ]
    if or_fresh:
        yield from plays(fresh(house, cards, must=must), *ways)
    elif must or len(words) == 1:
        yield from plays(*ways)
    else:
        yield from map(play_of, fuller_first(ways, cards))
    for number, word in words:
        if number not in dear:
            yield from plays(splits(house, number, word, cards, moves, must=must))
    if not must:
        yield from map(play_of, several(steps, cards, most=dictionary(house).number))
        return
    for place, (number, word) in enumerate(words):
        others, sought = [*steps[:place], *steps[place + 1 :]], dictionary(house).number
        for way in changed_or_split(house, number, word, moves, cards, must=must, gone_at=gone_at):
            for more in several(others, without(cards, way.used), 1, None if sought is None else sought - 1):
                yield play_of(sorted([way, *more], key=lambda one: int(one.formula.target or 0)))


def most_valuable(table: Sequence[Word], count: int) -> set[int]:
    """The numbers of the `count` table words with the highest visible values."""
    return {number for number, _ in sorted(numbered(table), key=lambda entry: -entry[1].value)[:count]}


def changed_or_split(
    house: House, number: int, word: Faces, moves: frozenset[str], cards: Faces, *, must: Faces = (), gone_at: int
) -> Ways:
    changed = changes(house, number, word, cards, moves, must=must, gone_at=gone_at)
    return best_first(changed, splits(house, number, word, cards, moves, must=must))
