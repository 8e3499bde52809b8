"""Finds how players put a game's plays together by hand: the style of the game. It follows from the plays that the rule
sheet declares. The rules decide what is legal; the style decides only what a gesture means: whether a card dropped on a
table word changes that word, or is gathered on a strip (the place for a fresh word)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.core.patterns import Call, Change, Cross, Extend, Fresh, Gather, Patterns, PlayOns, Plays, Round

IN_PLACE = "in-place"  # words are changed in place; every card stays, is covered or is exchanged
# players gather hand cards and table cards into a new word on a strip (a place for a fresh word); table cards that are
# not gathered leave the table
GATHER = "gather"
RE_ARRANGE = "re-arrange"  # words are changed in place, and their cards may change their order
FRESH = "fresh"  # players lay only fresh words
# Double Cross: players change the rival's word in place, and gather cards for their own word on a strip (a place for a
# fresh word)
CROSS = "cross"
ROUND = "round"  # First Base: words are changed in place, after the last slot has moved to the front
ROWS = "rows"  # Four Rows: cards are laid at rows
SHOUT = "shout"  # players make words from the cards that lie on the table

MADE_OF_CARDS = (IN_PLACE, ROUND, GATHER, CROSS, RE_ARRANGE, FRESH)


@dataclass(frozen=True)
class Style:
    """The way in which players of a game put plays together.

    build: one of the constants above.
    asks: the choice that a play needs besides its cards: keep, remove or pick; "" for none.
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
    return Style(next(iter(kinds), FRESH), plays.must_name)


def strips_of(now: Patterns) -> int | None:
    """The maximum number of strips (places for fresh words) on which a player can lay words now; None for any
    number."""
    strips: int | None = 0
    for pattern in now:
        if isinstance(pattern, Fresh):
            strips = pattern.most
        elif isinstance(pattern, Gather):
            strips = 1 + pattern.then_fresh
        elif isinstance(pattern, Cross | Call):
            strips = 1
    return strips
