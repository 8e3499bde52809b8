"""Which cuts there are in Break Up: two halves that become words, or one that does and one that is lost."""

from collections.abc import Callable, Iterator
from functools import partial

from engine.core.moves import Act, Play, Salvage
from engine.core.rulebook import House
from engine.core.state import State
from engine.parts.reach import (
    Faces,
    Way,
    Ways,
    changes,
    cuttings,
    fresh_sets,
    in_hand,
    joined,
    reads,
    together,
    uncovered_by_none,
    untouched,
)

Reach = Callable[[House, State, int], Iterator[Act]]


def plays_of(moves: frozenset[str]) -> Reach:
    """Two fresh words, or the word cut and both halves words; each with either of them kept."""

    def reach(house: House, state: State, seat: int) -> Iterator[Act]:
        hand = in_hand(state, seat)
        openings = ([way.formula for way in pair] for pair in fresh_sets(house, hand, 2))
        halved = ([joined(halves).formula] for halves in both_halves(house, state, hand, moves))
        for formulas in halved if state.table else openings:
            for keep in (1, 2):
                yield Play(tuple(formulas), keep)

    return reach


def salvages_of(moves: frozenset[str]) -> Reach:
    """One half becomes a word; no hand card touches the other."""

    def salvages(house: House, state: State, seat: int) -> Iterator[Act]:
        hand = in_hand(state, seat)
        for left, right in cut(state):
            for way in half(house, left, hand, moves):
                yield Salvage(joined([way, untouched(house, 1, right)]).formula)
            for way in half(house, right, hand, moves):
                yield Salvage(joined([untouched(house, 1, left), way]).formula)

    return salvages


def both_halves(house: House, state: State, hand: Faces, moves: frozenset[str]) -> Iterator[tuple[Way, ...]]:
    for pieces in cut(state):
        yield from together([partial(half, house, piece, moves=moves) for piece in pieces], hand)


def half(house: House, piece: Faces, cards: Faces, moves: frozenset[str]) -> Ways:
    """A side with hand cards; where cards may be covered, perhaps all of them."""
    yield from changes(house, 1, piece, cards, moves)
    yield from uncovered_by_none(house, 1, piece, cards, moves)


def cut(state: State) -> Iterator[list[Faces]]:
    """The word on the table in two."""
    return (pieces for pieces in cuttings(reads(state.table[0]), 1) if len(pieces) == 2)
