"""The limits for the size of a record and its parts. Real games stay far below these limits."""

import re
from unicodedata import category

LARGEST = 4_000_000  # in bytes; a hundred times the size of the longest real game
MOST_MOVES = 5_000  # ten times the number of moves in the longest real game
MOST_HOUSE_WORDS = 10_000  # a house list of this size still opens quickly, and real lists are shorter
LONGEST_NAME = 100
LONGEST_TEXT = 4_000  # in characters; enough to list every card of a deck
LONGEST_LIST = 1_000
LARGEST_SEED = (1 << 63) - 1
MOST_TIME = 10  # the largest factor by which the time limits of one player can be multiplied
MOST_AT_START = 500  # in points; players rarely end a game with more
# A handicap sets the minimum number of letters in a player's words. LEAST_LETTERS: the lowest value of the handicap.
# MOST_LEAST: its highest value.
LEAST_LETTERS, MOST_LEAST = 4, 6
LATEST = 10**9  # the latest time of a move, in seconds since the start: thirty years
MOST_DIGITS = 19

# Control characters, line separators, and marks that change the direction of writing.
UNPRINTABLE = r"\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069"
# The characters of UNPRINTABLE, and halves of surrogate pairs.
_UNPRINTABLE = re.compile(f"[{UNPRINTABLE}\ud800-\udfff]")


# Characters that look empty although Unicode classes them as letters or symbols: the fillers of Hangul and the empty
# cell of Braille.
_EMPTY = "\u115f\u1160\u3164\uffa0\u2800"


def visible(written: str) -> bool:
    """Whether the text contains any visible character."""
    return any(category(sign)[0] not in "CZ" and category(sign) != "Mn" and sign not in _EMPTY for sign in written)


def readable(written: str) -> str:
    """The name of a player, without characters that a record does not accept in a name. The result may be empty."""
    if not visible(written):
        return ""
    return " ".join(_UNPRINTABLE.sub("", " ".join(written.split())).split())[:LONGEST_NAME].strip()
