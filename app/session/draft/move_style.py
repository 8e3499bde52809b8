"""Finds the way in which players put plays together by hand in each game, from the plays that the game's sheet
declares.

The rules decide what is legal; a style only gives gestures their meaning: does a card dropped on a table word change
that word in place, or do players gather cards on a strip for a new word?
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.core.patterns import Call, Change, Cross, Extend, Fresh, Gather, Patterns, PlayOns, Plays, Round

IN_PLACE = "in-place"  # words change where they lie; every card stays, is covered or is exchanged
GATHER = "gather"  # a strip gathers hand cards and table cards; table cards that are not gathered leave
RE_ARRANGE = "re-arrange"  # words change where they lie, their cards in any order
FRESH = "fresh"  # players lay only fresh words
CROSS = "cross"  # Double Cross: leftovers go to the rival's word, a strip gathers the player's own word
ROUND = "round"  # First Base: the last slot moves to the front first
ROWS = "rows"  # Four Rows: cards are laid at rows
SHOUT = "shout"  # players make words of the cards on the table

MADE_OF_CARDS = (IN_PLACE, ROUND, GATHER, CROSS, RE_ARRANGE, FRESH)


@dataclass(frozen=True)
class Style:
    """The way in which players of a game put plays together.

    build: one of the constants above.
    asks: the other choice that a play must name: keep, remove or pick.
    """

    build: str
    asks: str = ""


_BUILDS: Mapping[type, str] = {
    Change: IN_PLACE,
    Gather: GATHER,
    PlayOns: RE_ARRANGE,
    Cross: CROSS,
    Round: ROUND,
    Extend: ROWS,
    Call: SHOUT,
}


@lru_cache(maxsize=64)
def style_of(plays: Plays) -> Style:
    kinds = [_BUILDS[type(pattern)] for pattern in (*plays.later, *plays.opening) if type(pattern) in _BUILDS]
    return Style(next(iter(kinds), FRESH), plays.says)


def strips_of(now: Patterns) -> int | None:
    """The number of strips on which a player can lay words now; None for any number."""
    strips: int | None = 0
    for pattern in now:
        if isinstance(pattern, Fresh):
            strips = pattern.most
        elif isinstance(pattern, Gather):
            strips = 1 + pattern.then_fresh
        elif isinstance(pattern, Cross | Call):
            strips = 1
    return strips
