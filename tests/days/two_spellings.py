"""Prints the words that have a second spelling, as assets/days.json lists them: python -m tests.days.two_spellings

This program regards two words as spellings of one word if daily puzzles may ask for both, their definitions are the
same, they differ in at most two letters, and neither is an inflected form. A few pairs, such as DISTRUST and MISTRUST,
only mean the same. It does no harm that they are on the list.
"""

import json
from collections import defaultdict
from itertools import permutations

from engine.days.answers import PlainWords
from engine.days.making import words_of_days
from engine.lexicon.definitions import base_forms, define

MOST_UNLIKE = 2


def words_with_two_spellings() -> list[str]:
    alike: dict[tuple[tuple[str, str], ...], list[str]] = defaultdict(list)
    for word in PlainWords(words_of_days(), two_spellings=frozenset()).as_long_as_answers():
        alike[tuple(define(word))].append(word)
    pairs = [pair for meaning, words in alike.items() if meaning for pair in permutations(words, 2)]
    return sorted(
        {word for word, other in pairs if letters_apart(word, other) <= MOST_UNLIKE and not is_a_form(word, other)}
    )


def is_a_form(word: str, other: str) -> bool:
    """Whether at least one of these words is an inflected form of some word."""
    return bool(base_forms(word) or base_forms(other))


def letters_apart(word: str, other: str) -> int:
    """The minimum number of letters to add, drop or exchange that turn one word into the other."""
    row = list(range(len(other) + 1))
    for letter in word:
        before, row = row, [row[0] + 1]
        for at, letter_of_other in enumerate(other):
            row.append(min(row[at] + 1, before[at + 1] + 1, before[at] + (letter != letter_of_other)))
    return row[-1]


if __name__ == "__main__":
    print(json.dumps(words_with_two_spellings()))
