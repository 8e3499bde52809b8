"""Finds the words that match a pattern, for a player who looks for words: `?` is any letter, `*` any letters or no
letter."""

import re

from engine.core.letters import ALPHABET
from engine.lexicon.blocks import LengthBlock, Scope
from engine.lexicon.wordset import BlockAnswer, WordSet

ANY = "?"


def like(pattern: str, scope: Scope) -> WordSet:
    """The words that match a pattern in capitals. If the pattern has a character other than letters, `?` and `*`, no
    word matches."""
    if not re.fullmatch(r"[A-Z?*]+", pattern):
        return WordSet([])
    runs = re.split(r"\*+", pattern)
    least = sum(map(len, runs))
    return WordSet(
        [
            BlockAnswer(block, _fitting(runs, block) & ~out)
            for block, out in scope
            if block.size == least or (len(runs) > 1 and block.size > least)
        ]
    )


def _fitting(runs: list[str], block: LengthBlock) -> int:
    """The set of the words in a block that match the pattern. `runs` are the groups of letters between the stars of the
    pattern. The first group is at the beginning of the word and the last at the end; each other group is as far to the
    left as possible, because this leaves the most room for the groups after it."""
    found = _at(runs[0], 0, block)
    if len(runs) == 1:
        return found
    behind = [0] * len(runs[0]) + [found] * (
        block.size - len(runs[0]) + 1
    )  # behind[e]: the set of the words in which the groups of letters found so far end at place e or before
    for run in runs[1:-1]:
        ends = [0] * (block.size + 1)
        for end in range(len(run), block.size + 1):
            here = behind[end - len(run)]
            ends[end] = (ends[end - 1] if end else 0) | (here and here & _at(run, end - len(run), block))
        behind = ends
    start = block.size - len(runs[-1])
    return behind[start] and behind[start] & _at(runs[-1], start, block)


def _at(run: str, start: int, block: LengthBlock) -> int:
    """The set of the words that have the letters of this group from the place `start` on."""
    found = block.full
    for place, letter in enumerate(run, start):
        if letter != ANY:
            found &= block.places(ALPHABET.index(letter))[place]
    return found
