"""Words that match a pattern: a letter stands for itself, `?` for any letter, `*` for any letters or no letter."""

import re

from engine.core.letters import ALPHABET
from engine.lexicon.blocks import LengthBlock, Scope
from engine.lexicon.wordset import BlockAnswer, WordSet

ANY = "?"


def like(pattern: str, scope: Scope) -> WordSet:
    """The words that match a pattern in capitals; with any sign but letters, `?` and `*`, it matches no word."""
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
    """The words of a block that match: the first run stands at the beginning, the last at the end, and each of the
    others as far to the left as it can."""
    found = _at(runs[0], 0, block)
    if len(runs) == 1:
        return found
    behind = [0] * len(runs[0]) + [found] * (
        block.size - len(runs[0]) + 1
    )  # indexed by where the runs so far end at the latest
    for run in runs[1:-1]:
        ends = [0] * (block.size + 1)
        for end in range(len(run), block.size + 1):
            here = behind[end - len(run)]
            ends[end] = (ends[end - 1] if end else 0) | (here and here & _at(run, end - len(run), block))
        behind = ends
    start = block.size - len(runs[-1])
    return behind[start] and behind[start] & _at(runs[-1], start, block)


def _at(run: str, start: int, block: LengthBlock) -> int:
    """The words with this run at this place."""
    found = block.full
    for place, letter in enumerate(run, start):
        if letter != ANY:
            found &= block.places(ALPHABET.index(letter))[place]
    return found
