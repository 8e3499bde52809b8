"""Gathered words: new words made of hand cards and some cards of a table word. Checks which table cards such a word
uses."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.patterns import Gather
from engine.parts.table import STAY, Formula, Named, Turn, Word, refuse
from engine.parts.words.changes import ADD_ONLY, WordChange, change_word, check_change
from engine.parts.words.fresh import Usable, no_fresh_word
from engine.parts.words.naming import some_any_order, some_in_order, word_at


def gathered(turn: Turn, formula: Formula, pattern: Gather, supply: Usable) -> WordChange:
    """The change that makes a gathered word from a table word. Refuses a word that does not use the table cards that
    the pattern demands."""
    no_fresh_word(supply, formula)
    index, old = word_at(turn.table, formula)
    named = formula.from_table
    change = change_word(supply, formula, index, old, _naming(pattern, old, named), ADD_ONLY)
    _law(pattern, formula, old, named)
    # If the table cards must keep their order, check_change refuses a word without any table card and gives a better
    # reason.
    if not named and not pattern.ordered:
        refuse("must-use-card:table-word")
    check_change(change)
    if len(change.used) < pattern.from_hand:
        refuse("must-use-card:hand", least=pattern.from_hand)
    return replace(change, gathered=True)


def _naming(pattern: Gather, old: Word, named: Sequence[Named]) -> Sequence[int]:
    """The slots of the named cards in the old word. If the last card of the word must be used and other cards have the
    same name, the last name that matches stands for the last card."""
    last = [old.tops[-1].named]
    if pattern.bound == "last" and list(named) == last:
        return [len(old.slots) - 1]
    if not pattern.ordered:
        return some_any_order(old, named)
    places = some_in_order(old, named)
    ends_there = pattern.bound == "ends" and list(named[-1:]) == last
    return [*places[:-1], len(old.slots) - 1] if ends_there else places


def _law(pattern: Gather, formula: Formula, old: Word, named: Sequence[Named]) -> None:
    first, last = formula.tokens[0], formula.tokens[-1]
    if pattern.bound == "ends":
        ends = [old.tops[0].named, old.tops[-1].named]
        if len(named) < 2 or [token.table for token in (first, last) if token.kind == STAY] != ends:
            refuse("ends-must-stay", first=ends[0].letters, last=ends[1].letters)
    elif pattern.bound == "last":
        link = old.tops[-1].named
        if list(named) != [link]:
            refuse("must-use-card:last", card=link.letters)
        ends_with_it = pattern.place == "first-or-last" and last.kind == STAY
        if pattern.place != "anywhere" and first.kind != STAY and not ends_with_it:
            refuse(f"ends-must-stay:{pattern.place}", card=link.letters)
    elif pattern.bound == "named":
        if sorted([card.letters for card in named]) != sorted(old.pick):
            refuse("must-use-card:named", first=old.pick[0], second=old.pick[1])
    elif pattern.most is not None and not pattern.least <= len(named) <= pattern.most:
        refuse("must-use-card:two")
