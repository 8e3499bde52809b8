"""The link of Last Man Standing: the last card of a word at its place in the next one."""

from collections.abc import Sequence

from engine.core.cards import Named
from engine.core.moves import STAY, Formula, Play
from engine.core.rulebook import House, Option
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word
from engine.parts.build import Change, Supply, as_named, remade, some_any_order
from engine.parts.reach import Faces, Ways, any_order

LINK = Option("link", "choice", "last", ("last", "first-or-last", "anywhere"))


def links(house: House, last: Faces, hand: Faces, link: str) -> Ways:
    """Words with the last card of the table word at its place."""
    for way in any_order(house, 1, (), hand, must=last, least=0):
        kinds = [token.kind for token in way.formula.tokens]
        if link == "anywhere" or kinds[0] == STAY or (link == "first-or-last" and kinds[-1] == STAY):
            yield way


def linked(turn: Turn, act: Play, supply: Supply, link: str) -> Change:
    """A word with the last card of the table word at its place, all else from the hand."""
    if len(act.formulas) > 1:
        refuse("move-not-permitted:words", most=1)
    change = remade(turn, act.formulas[0], supply, the_last_card, no_other_card)
    at_its_place(act.formulas[0], link, change.old.tops[-1].letters)
    return change


def the_last_card(old: Word, named: Sequence[Named]) -> list[int]:
    """Of cards that read alike the last one is meant."""
    return [len(old.slots) - 1] if named == as_named(old.tops[-1:]) else some_any_order(old, named)


def no_other_card(old: Word, named: Sequence[Named]) -> None:
    if named != as_named(old.tops[-1:]):
        refuse("must-use-card:last", card=old.tops[-1].letters)


def at_its_place(formula: Formula, link: str, card: str) -> None:
    kinds = [token.kind for token in formula.parts[0]]
    first, last = kinds[0] == STAY, kinds[-1] == STAY
    if (link == "last" and not first) or (link == "first-or-last" and not (first or last)):
        refuse(f"ends-must-stay:{link}", card=card)
