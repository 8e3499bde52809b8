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
    dictionary,
    fresh_sets,
    in_hand,
    joined,
    letter_values,
    reads,
    together,
    uncovered_by_none,
    untouched,
    way_of,
)

ADD = "A"
Reach = Callable[[House, State, int], Iterator[Act]]


def plays_of(moves: frozenset[str]) -> Reach:
    """Two fresh words, or the word cut and both halves words; each with either of them kept."""

    def reach(house: House, state: State, seat: int) -> Iterator[Act]:
        hand = in_hand(state, seat)
        pairs = both_halves(house, state, hand, moves) if state.table else fresh_sets(house, hand, 2)
        for first, second in pairs:
            formulas = (joined((first, second)).formula,) if state.table else (first.formula, second.formula)
            for keep in (2, 1) if first.worth > second.worth else (1, 2):  # the dearer one scores
                yield Play(formulas, keep)

    return reach


def salvages_of(moves: frozenset[str]) -> Reach:
    """One half becomes a word and keeps a card of its own; no hand card touches the other."""

    def salvages(house: House, state: State, seat: int) -> Iterator[Act]:
        hand = in_hand(state, seat)
        for left, right in cut(state, moves):
            for way in changes(house, 1, left, hand, moves):
                yield Salvage(joined([way, untouched(house, 1, right)]).formula)
            for way in changes(house, 1, right, hand, moves):
                yield Salvage(joined([untouched(house, 1, left), way]).formula)

    return salvages


def both_halves(house: House, state: State, hand: Faces, moves: frozenset[str]) -> Iterator[tuple[Way, ...]]:
    """Both sides words, with a hand card each; where cards are only added, the dearest word of a side first."""
    if moves & {"O", "G", "D"}:
        for pieces in cut(state, moves):
            yield from together([partial(half, house, piece, moves=moves) for piece in pieces], hand)
        return
    word = reads(state.table[0])
    lexicon = dictionary(house)
    found = lexicon.splits(
        word, hand, values=letter_values(house), score="one", moves=ADD, keep="all", each=True, parts=2
    )
    for _, ((place,), words) in found if moves >= {"S", "A"} else ():
        sides = zip((word[:place], word[place:]), words, strict=True)
        yield from together([partial(becoming, house, *side) for side in sides], hand)


def becoming(house: House, piece: Faces, new: str, cards: Faces) -> Ways:
    """A side made this word by adding."""
    for cells in dictionary(house).arrangements(piece, new, cards, ADD):
        yield way_of(house, 1, cells)


def half(house: House, piece: Faces, cards: Faces, moves: frozenset[str]) -> Ways:
    """A side with hand cards; where cards may be covered, perhaps all of them."""
    yield from changes(house, 1, piece, cards, moves)
    yield from uncovered_by_none(house, 1, piece, cards, moves)


def cut(state: State, moves: frozenset[str]) -> Iterator[list[Faces]]:
    """The word on the table in two, where words may be split at all."""
    cuts = cuttings(reads(state.table[0]), 1) if "S" in moves else ()
    return (pieces for pieces in cuts if len(pieces) == 2)
