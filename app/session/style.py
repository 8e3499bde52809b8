"""How each game's plays are put together by hand: one table of plain data, beside the rule sheets.

The rules say what is legal; a style says only what a gesture means: does a card dropped on a table word change that
word where it lies, or are cards gathered on a strip into a new one?
"""

from collections.abc import Mapping
from dataclasses import dataclass

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
    """build: see above.  strips: fresh words that may be laid on an empty table, and beside words on it.
    asks: what a play must say besides: keep, remove or pick.
    trades_turned: the turned card may be traded, too.
    """

    build: str
    opening_strips: int = 1
    strips: int = 0
    asks: str = ""
    trades_turned: bool = False


STYLES: Mapping[str, Style] = {
    "3-4-5": Style(IN_PLACE),
    "3n-change": Style(GATHER, strips=2),
    "5-to-5": Style(IN_PLACE),
    "5-up": Style(IN_PLACE, strips=1),
    "3-2-1": Style(FRESH, opening_strips=3, strips=3),
    "break-up": Style(IN_PLACE, opening_strips=2, asks="keep"),
    "double-cross": Style(CROSS, strips=1),
    "eight-it-all": Style(IN_PLACE, strips=1),
    "end-to-end": Style(GATHER, opening_strips=2, strips=2),
    "first-base": Style(ROUND),
    "last-man-standing": Style(GATHER, strips=1),
    "leftovers": Style(GATHER, strips=1),
    "ow": Style(GATHER, strips=1, asks="pick"),
    "positive-negative": Style(FRESH, opening_strips=3, strips=3),
    "profit-and-loss": Style(FRESH),
    "pluck-it": Style(FRESH),
    "real-value": Style(IN_PLACE, strips=1),
    "run-the-table": Style(IN_PLACE),
    "seeing-red": Style(FRESH, strips=1),
    "split-run": Style(IN_PLACE),
    "split-off": Style(IN_PLACE, asks="remove"),
    "take-two": Style(GATHER, strips=1),
    "take-6": Style(IN_PLACE, strips=1),
    "tricked-out": Style(IN_PLACE),
    "turnover": Style(IN_PLACE, strips=1, trades_turned=True),
    "shout": Style(SHOUT, strips=1),
    "full-deck": Style(RE_ARRANGE, strips=1),
    "starter": Style(RE_ARRANGE, strips=1),
    "four-rows": Style(ROWS, opening_strips=0),
}
