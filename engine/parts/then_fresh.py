"""What 3'n Change and End to End say in the same words: after the change a fresh word may be laid, another one. Both
score, the changed word leaves, and the fresh one is in play; without a fresh word the changed one is."""

from engine.core.events import DEAD, Zone
from engine.core.moves import Play
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.core.words import Word
from engine.parts.build import Change, Supply, claim_words, fresh_word, lay_fresh, lay_remade
from engine.parts.coming_back import another_word
from engine.parts.flow import WORD


def fresh_word_after(supply: Supply, act: Play) -> Word | None:
    """The fresh word that follows the change, if one does. supply: the cards that the change has left."""
    fresh = [fresh_word(supply, formula) for formula in act.formulas[1:] if formula.target is None]
    if len(act.formulas) > 2:
        refuse("move-not-permitted:words", most=2)
    if len(act.formulas) > 1 and not fresh:
        refuse("move-not-permitted:second-fresh")
    return fresh[0] if fresh else None


def lay_change_then_fresh(turn: Turn, change: Change, fresh: Word | None, *, left_to: Zone, scores: bool = True) -> str:
    """The new words on the table. left_to: where the table cards go that the change does not use.  scores: does the
    changed word?"""
    new = change.word
    if fresh:
        another_word(fresh, [new])
    claim_words(turn, [new, fresh] if fresh else [new])
    lay_remade(turn, change, new, left_to=left_to)
    if scores:
        turn.score(new.value)
    if fresh:
        lay_fresh(turn, fresh, instead=DEAD)
        turn.score(fresh.value)
    return WORD
