"""The search for plays in Break Up that cut the word into two halves. In a play both halves become words; in a salvage
only one half becomes a word."""

from collections.abc import Iterator
from functools import partial

from engine.core.moves import Salvage
from engine.lexicon.cells import Cell
from engine.parts.box import permitted
from engine.parts.reach.changed_words import changes, joined, untouched
from engine.parts.reach.faces import Faces, in_hand, reads
from engine.parts.reach.fresh_words import fresh_sets
from engine.parts.reach.several import together
from engine.parts.reach.ways import Way, Ways, dictionary, letter_values, way_of
from engine.parts.table import ADD, OVER, SWAP, Act, House, Play, State
from engine.parts.words.fresh import SHORTEST


def possible(house: House, state: State, seat: int) -> Iterator[Act]:
    """Yields the possible plays: two fresh words if the table is empty, otherwise cuts into halves that both become
    words. Each play is yielded twice, once for each word that can stay on the table."""
    hand = in_hand(state, seat)
    pairs = both_halves(house, state, hand) if state.table else fresh_sets(house, hand, 2)
    for first, second in pairs:
        formulas = (joined((first, second)).formula,) if state.table else (first.formula, second.formula)
        # Of the two plays, the one that removes and scores the more valuable word comes first.
        for keep in (2, 1) if first.value > second.value else (1, 2):
            yield Play(formulas, keep)


def salvages(house: House, state: State, seat: int) -> Iterator[Act]:
    """Yields the possible salvages: cuts in which one half becomes a word and keeps at least one card uncovered, and no
    hand card is laid on the other half."""
    hand, moves = in_hand(state, seat), permitted(house.options)
    for left, right in cut_anywhere(state, moves):
        for way in changes(house, 1, left, hand, moves):
            yield Salvage(joined([way, untouched(house, 1, right)]).formula)
        for way in changes(house, 1, right, hand, moves):
            yield Salvage(joined([untouched(house, 1, left), way]).formula)


def cut_anywhere(state: State, moves: frozenset[str]) -> Iterator[tuple[Faces, Faces]]:
    """The two halves for each place where the word on the table can be cut; empty if splits are not permitted."""
    word = reads(state.table[0])
    return ((word[:place], word[place:]) for place in range(1, len(word) if "S" in moves else 1))


def both_halves(house: House, state: State, hand: Faces) -> Iterator[tuple[Way, ...]]:
    """The ways to cut the table word and make each half a word with at least one hand card. If adding cards is the only
    permitted move besides the cut, the cuts that make the most valuable words come first."""
    moves = permitted(house.options)
    if moves & {"O", "G", "D"}:
        for pieces in cut_anywhere(state, moves):
            yield from together([partial(half, house, piece, moves=moves) for piece in pieces], hand)
        return
    word = reads(state.table[0])
    found = dictionary(house).splits(
        word, hand, values=letter_values(house), score="one", moves="A", keep="all", each=True, parts=2
    )
    for _, ((place,), words) in found if moves >= {"S", "A"} else ():
        sides = zip((word[:place], word[place:]), words, strict=True)
        yield from together([partial(added_to, house, *side) for side in sides], hand)


def added_to(house: House, piece: Faces, new: str, cards: Faces) -> Ways:
    """The ways to make the word `new` by adding hand cards to one half of the cut word."""
    for cells in dictionary(house).arrangements(piece, new, cards, "A"):
        yield way_of(house, 1, cells)


def half(house: House, piece: Faces, cards: Faces, moves: frozenset[str]) -> Ways:
    """The ways to make a word from one half of the cut word with hand cards. If hand cards may be laid over table
    cards, some ways cover all cards of that half."""
    yield from changes(house, 1, piece, cards, moves)
    words = dictionary(house).words_of(cards, shortest=max(SHORTEST, len(piece)))
    for word in words.best_first(letter_values(house)):
        for cells in none_uncovered(piece, word, moves):
            yield way_of(house, 1, cells)


def none_uncovered(piece: Faces, word: str, moves: frozenset[str]) -> Iterator[tuple[Cell, ...]]:
    """Yields all ways to make this word from one half of the cut word so that no card of that half stays uncovered."""
    if not word:
        if not piece:
            yield ()
        return
    letter, cells = word[0], list[tuple[Cell, Faces]]()
    if "A" in moves:
        cells.append(((ADD, letter, None), piece))
    if piece and ("D" if letter == piece[0] else "O") in moves:
        cells.append(((OVER, letter, piece[0]), piece[1:]))
    if piece and letter != piece[0] and "G" in moves:
        cells.append(((SWAP, letter, piece[0]), piece[1:]))
    for cell, rest in cells:
        for others in none_uncovered(rest, word[1:], moves):
            yield (cell, *others)
