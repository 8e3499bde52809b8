"""Cuts a word into two new words in Break Up. One of the new words stays on the table."""

from collections.abc import Sequence

from engine.parts.table import Formula, Play, Turn, Word, refuse
from engine.parts.words.changes import WordChange, change_word
from engine.parts.words.fresh import Usable, no_fresh_word, plain
from engine.parts.words.naming import every_card, word_at


def cut_in_two(turn: Turn, formulas: Sequence[Formula], moves: frozenset[str]) -> WordChange:
    """Cuts a word in two. Each side keeps its cards of the old word, in their order."""
    formula, supply = formulas[0], Usable(turn.hand)
    no_fresh_word(supply, formula)
    if len(formulas) > 1:
        refuse("move-not-permitted:words", most=1)
    index, old = word_at(turn.table, formula)
    places = every_card(old, formula.from_table)
    change = change_word(supply, formula, index, old, places, moves)
    if len(change.parts) != 2:
        refuse("bad-split:two")
    for tokens in formula.parts:
        if all(token.table is None for token in tokens):
            refuse("bad-split:two")
    if not change.used:
        refuse("nothing-played")
    return change


def both_sides(turn: Turn, act: Play, moves: frozenset[str]) -> WordChange:
    """Cuts the word for a play. Each side must get a hand card, and at least one side must keep an uncovered card of
    the old word."""
    plain(act, keep=True)
    change = cut_in_two(turn, act.formulas, moves)
    if not all(part.used for part in change.parts):
        refuse("bad-split:hand-card")
    if not any(part.kept for part in change.parts):
        refuse("nothing-kept", word=change.old.text)
    return change


def chosen(words: Sequence[Word], keep: int | None) -> tuple[Word, Word]:
    """Returns the new word that stays on the table, and the new word that is removed."""
    if keep not in (1, 2):
        refuse("bad-notation:keep")
    return words[keep - 1], words[2 - keep]
