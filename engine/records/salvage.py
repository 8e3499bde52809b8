"""Recovers the beginning of a record whose end is damaged: everything up to the last complete move.

Wordfelt writes the keys of a record in a fixed order, with the moves after everything that sets up the game. So a file
with a missing or damaged end still contains the set-up of the game and all moves except the last ones.
"""

import json
from collections.abc import Iterator

from engine.records.limits import LARGEST

MOST = LARGEST // 10  # in bytes: the largest file to search, ten times as large as the longest real game
PLAIN = set(" \t\r\n,:-+.eE0123456789truefalsn")  # the characters that JSON allows outside strings, except brackets


def salvaged(data: bytes) -> str | None:
    """The text of a new record with all complete moves of the damaged record; None if not even the set-up of the game
    can be read."""
    if len(data) > MOST:
        return None
    text = data.decode("utf-8-sig", errors="replace")
    cut = None
    for end in _whole_moves(text):
        cut = end
    return None if cut is None else text[:cut] + "]}"


def _whole_moves(text: str) -> Iterator[int]:
    """Yields the place in the text where the list of moves begins, then the place after each complete move. Stops where
    the text is no longer valid."""
    open_: list[str] = []
    key, at = "", 0
    while at < len(text):
        sign = text[at]
        if sign == '"':
            found = _string(text, at)
            if found is None:
                return
            string, at = found
            if open_ == ["{"] and text[at : at + 20].lstrip().startswith(":"):
                key = string
        elif _opens_or_closes(sign, open_):
            at += 1
        else:
            return
        if key != "moves" or sign in PLAIN:
            continue
        if open_ == ["{", "["]:
            yield at
        elif open_ == ["{"] and sign in "}]":
            return


def _opens_or_closes(sign: str, open_: list[str]) -> bool:
    """Updates `open_`, the list of open brackets, for the next character of the text. Returns False if the text is not
    valid with this character."""
    if sign in "{[":
        open_.append(sign)
    elif sign in "}]":
        return bool(open_) and open_.pop() + sign in ("{}", "[]")
    return sign in "{[}]" or sign in PLAIN


def _string(text: str, start: int) -> tuple[str, int] | None:
    """The string that begins here, and the place after it; None if the string does not end."""
    end = start + 1
    while end < len(text) and text[end] != '"':
        end += 2 if text[end] == "\\" else 1
    try:
        value = json.loads(text[start : end + 1])
    except ValueError:
        return None
    return str(value), end + 1
