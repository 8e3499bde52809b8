"""Saves what it can of a record whose end is damaged: everything up to its last whole move.

A record's keys have a fixed order in the file, and the moves come last. So a file that lost its end, or has something
else there, still has the game and all moves but the last ones.
"""

import json
from collections.abc import Iterator

from engine.records.limits import LARGEST

MOST = LARGEST // 10  # bytes; ten times the longest real game, and quick to search
PLAIN = set(" \t\r\n,:-+.eE0123456789truefalsn")  # characters outside strings and brackets


def salvaged(data: bytes) -> str | None:
    """The text of a record with all whole moves of this one; None if even the game cannot be read."""
    if len(data) > MOST:
        return None
    text = data.decode("utf-8-sig", errors="replace")
    cut = None
    for end in _whole_moves(text):
        cut = end
    return None if cut is None else text[:cut] + "]}"


def _whole_moves(text: str) -> Iterator[int]:
    """Yields where the list of moves begins and where each whole move ends, as long as the text makes sense."""
    open_: list[str] = []
    key, at = "", 0
    while at < len(text):
        sign = text[at]
        if sign == '"':
            found = _string(text, at)
            if found is None:
                return
            said, at = found
            if open_ == ["{"] and text[at : at + 20].lstrip().startswith(":"):
                key = said
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
    """Notes the sign if it is a bracket; returns False if it makes no sense."""
    if sign in "{[":
        open_.append(sign)
    elif sign in "}]":
        return bool(open_) and open_.pop() + sign in ("{}", "[]")
    return sign in "{[}]" or sign in PLAIN


def _string(text: str, start: int) -> tuple[str, int] | None:
    """The string that begins here, and the place after it; None if it does not end."""
    end = start + 1
    while end < len(text) and text[end] != '"':
        end += 2 if text[end] == "\\" else 1
    try:
        said = json.loads(text[start : end + 1])
    except ValueError:
        return None
    return str(said), end + 1
