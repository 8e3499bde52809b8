"""The opening that several rule sheets have in the same words."""

from engine.core.moves import Play
from engine.core.turn import Turn
from engine.parts.build import Supply, claim_words, fresh_words, lay_fresh
from engine.parts.flow import WORD


def open_with_a_word(turn: Turn, act: Play) -> str:
    """The first player lays a fresh word and scores its visible value."""
    words = fresh_words(Supply(turn.hand), act)
    claim_words(turn, words)
    lay_fresh(turn, *words)
    turn.score(words[0].value)
    return WORD
