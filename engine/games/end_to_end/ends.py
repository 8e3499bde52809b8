"""The ends of End to End: the first and the last card of a word stay at their places in the next one."""

from collections.abc import Sequence
from functools import partial

from engine.core.cards import Named
from engine.core.moves import STAY, Formula
from engine.core.rulebook import House
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word
from engine.parts.build import Change, Supply, as_named, remade, some_in_order
from engine.parts.reach import Faces, Ways, in_order, reads


def new_words(house: House, number: int, word: Word, hand: Faces) -> Ways:
    """New words from the first card to the last."""
    cards = reads(word)
    return in_order(house, number, cards[1:-1], hand, least=0, first=cards[:1], last=cards[-1:], other_than=word.text)


def from_end_to_end(turn: Turn, formula: Formula, supply: Supply) -> Change:
    """A new word from the first card to the last, with inner cards in their order."""
    return remade(turn, formula, supply, in_their_order, partial(ends_stay, formula))


def in_their_order(old: Word, named: Sequence[Named]) -> list[int]:
    """Of cards that read alike the first ones are meant, but at the end the last card."""
    places = some_in_order(old, named)
    return [*places[:-1], len(old.slots) - 1] if named[-1:] == as_named(old.tops[-1:]) else places


def ends_stay(formula: Formula, old: Word, named: Sequence[Named]) -> None:
    tokens = formula.tokens
    ends = [token.table for token in (tokens[0], tokens[-1]) if token.kind == STAY]
    if len(named) < 2 or ends != as_named([old.tops[0], old.tops[-1]]):
        refuse("ends-must-stay", first=old.tops[0].letters, last=old.tops[-1].letters)
