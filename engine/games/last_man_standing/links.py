"""The link of Last Man Standing: the last card of a word at its place in the next one."""

from engine.core.moves import STAY, Formula, Play
from engine.core.rulebook import House, Option
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.parts.build import (
    Change,
    Supply,
    change_word,
    check_change,
    named_in,
    some_any_order,
    starts_fresh,
    word_at,
)
from engine.parts.reach import Faces, Ways, any_order

LINK = Option("link", "choice", "last", ("last", "first-or-last", "anywhere"))


ADD_ONLY = frozenset("A")


def links(house: House, last: Faces, hand: Faces, link: str) -> Ways:
    """Words with the last card of the table word at its place."""
    for way in any_order(house, 1, (), hand, must=last, least=0):
        kinds = [token.kind for token in way.parts[0]]
        if link == "anywhere" or kinds[0] == STAY or (link == "first-or-last" and kinds[-1] == STAY):
            yield way


def linked(turn: Turn, act: Play, supply: Supply, link: str) -> Change:
    """A word with the last card of the table word at its place, all else from the hand."""
    if starts_fresh(act):
        refuse("must-use-card:table-word")
    if len(act.formulas) > 1:
        refuse("move-not-permitted:words", most=1)
    formula = act.formulas[0]
    index, old = word_at(turn.table, formula)
    named = named_in(formula)
    some_any_order(old, named)
    last = old.tops[-1]
    if [(name.face, name.letters) for name in named] != [(last.face, last.letters)]:
        refuse("must-use-card:last", card=last.letters)
    change = change_word(supply, formula, index, old, [len(old.slots) - 1], ADD_ONLY)
    at_its_place(formula, link, last.letters)
    check_change(change)
    return change


def at_its_place(formula: Formula, link: str, card: str) -> None:
    kinds = [token.kind for token in formula.parts[0]]
    first, last = kinds[0] == STAY, kinds[-1] == STAY
    if (link == "last" and not first) or (link == "first-or-last" and not (first or last)):
        refuse(f"ends-must-stay:{link}", card=card)
