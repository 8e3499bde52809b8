"""Reads this project's own word lists, which change the lists of SCOWL. In these files, # begins a comment."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

FOLDER = Path(__file__).parent / "lists"
_WORD = re.compile("[a-z]{3,20}")


class ListError(Exception):
    """The exception for a mistake in a hand-written word list."""


def read(name: str) -> list[str]:
    """All entries of `lists/<name>.txt`. Refuses a list that contains an entry twice."""
    return _once(name, [entry for line in _lines(name) for entry in line])


def tiers(name: str) -> dict[str, int]:
    """The offensive words with their tiers (how offensive they are, as a number). Each line of the list begins with the
    tier."""
    tiered = [(word, int(tier)) for tier, *words in _lines(name) for word in words]
    only_words(name, _once(name, [word for word, _ in tiered]))
    return dict(tiered)


def _lines(name: str) -> list[list[str]]:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="ascii").splitlines()
    return [entries for line in lines if (entries := line.partition("#")[0].split())]


def _once(name: str, entries: list[str]) -> list[str]:
    twice = [entry for entry, count in Counter(entries).items() if count > 1]
    if twice:
        raise ListError(f"{name}.txt has these twice: {' '.join(twice)}")
    return entries


def words(name: str) -> set[str]:
    """The entries of a list. Refuses a list with an entry that is not a word."""
    return only_words(name, read(name))


def only_words(name: str, entries: list[str]) -> set[str]:
    wrong = [entry for entry in entries if not _WORD.fullmatch(entry)]
    if wrong:
        raise ListError(f"{name}.txt has entries that are no words: {' '.join(wrong)}")
    return set(entries)
