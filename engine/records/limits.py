"""Limits for the size of a record and its parts. A real game is far below each of them."""

import re
from unicodedata import category

LARGEST = 4_000_000  # bytes; the longest real game needs a hundredth of that
MOST_MOVES = 5_000  # the longest real game has a tenth of that
MOST_HOUSE_WORDS = 10_000  # opened in a moment; nobody agrees on that many
LONGEST_NAME = 100
LONGEST_TEXT = 4_000  # a whole deck, every card written out
LONGEST_LIST = 1_000
LARGEST_SEED = (1 << 63) - 1
MOST_TIME = 10  # times as long as the others
MOST_AT_START = 500  # points; few games end with more
LEAST_LETTERS, MOST_LEAST = 4, 6  # the limits for the shortest word of one player
LATEST = 10**9  # seconds; thirty years at the table
MOST_DIGITS = 19

# Control characters, line separators, and marks that change the direction of writing.
UNPRINTABLE = r"\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069"
_UNPRINTABLE = re.compile(f"[{UNPRINTABLE}\ud800-\udfff]")  # and halves of characters


# Characters of other kinds that show nothing: fillers of Hangul, an empty cell of Braille.
_EMPTY = "\u115f\u1160\u3164\uffa0\u2800"


def visible(written: str) -> bool:
    """Whether the text has any visible character."""
    return any(category(sign)[0] not in "CZ" and category(sign) != "Mn" and sign not in _EMPTY for sign in written)


def readable(written: str) -> str:
    """The name in a form that a record accepts, however it was typed or pasted; the result may be empty."""
    if not visible(written):
        return ""
    return " ".join(_UNPRINTABLE.sub("", " ".join(written.split())).split())[:LONGEST_NAME].strip()
