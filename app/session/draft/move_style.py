"""How players put plays together by hand, read off the declaration of a game's plays.

The rules say what is legal; a style only says what a gesture means: does a card dropped on a table word change that
word in place, or are cards gathered on a strip into a new one?
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.core.patterns import Call, Change, Cross, Extend, Fresh, Gather, Patterns, PlayOns, Plays, Round

IN_PLACE = "in-place"  # words are changed where they lie; every card stays, is covered or exchanged
GATHER = "gather"  # hand cards and table cards are gathered on a strip; those not taken leave
RE_ARRANGE = "re-arrange"  # words are changed where they lie, their cards in any order
FRESH = "fresh"  # only fresh words
CROSS = "cross"  # Double Cross: leftovers go to the rival's word, the own word is gathered
ROUND = "round"  # First Base: the last slot moves to the front first
ROWS = "rows"  # Four Rows
SHOUT = "shout"  # words out of the cards on the table

MADE_OF_CARDS = (IN_PLACE, ROUND, GATHER, CROSS, RE_ARRANGE, FRESH)


@dataclass(frozen=True)
class Style:
    """build: see above.  asks: what a play must say besides: keep, remove or pick."""

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
    """How many words of their own can be put together now; None for any number."""
    strips: int | None = 0
    for pattern in now:
        if isinstance(pattern, Fresh):
            strips = pattern.most
        elif isinstance(pattern, Gather):
            strips = 1 + pattern.then_fresh
        elif isinstance(pattern, Cross | Call):
            strips = 1
    return strips
