"""Reads `lists/not_for_children.txt`: the words that the program does not show if children may be present."""

from __future__ import annotations

from bisect import bisect_left

import handlists
import newwords
from handlists import ListError

NAME = "not_for_children"


def marked(words: set[str]) -> set[str]:
    """The words among `words` that the list marks. An entry `word` marks the word and its regular inflections, and
    `stem*` all words that begin with the stem. `-word` names an innocent word, which is never marked."""
    entries = handlists.read(NAME)
    innocent = {entry[1:] for entry in entries if entry.startswith("-")}
    listed = sorted(words)
    found: set[str] = set()
    for entry in entries:
        if not entry.startswith("-"):
            forms = _forms(entry, words, listed)
            if forms <= found:
                raise ListError(f"{NAME}.txt has an entry without effect: {entry}")
            found |= forms
    if innocent - found:
        raise ListError(f"{NAME}.txt excepts words that it does not have: {' '.join(sorted(innocent - found))}")
    return found - innocent


def _forms(entry: str, words: set[str], listed: list[str]) -> set[str]:
    """The words that an entry of the list marks.

    listed: all words, in alphabetical order.
    """
    if entry.endswith("*"):
        stem = entry[:-1]
        return set(listed[bisect_left(listed, stem) : bisect_left(listed, stem + "{")])  # { is the character after z
    return newwords.regular_forms(entry) & words
