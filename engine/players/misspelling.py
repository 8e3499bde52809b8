"""Misspellings that people make: a letter doubled or not, vowels exchanged, an ending that sounds the same."""

import re
from collections.abc import Iterator
from functools import lru_cache

from engine.lexicon import Lexicon, Vocabulary
from engine.lexicon.dictionary import Dictionary

SHORTEST, LONGEST = 5, 9  # letters of the words that are misspelt
COMMON = Vocabulary(20, namelike=False, offensive=False)  # people misspell what they know well enough to lay it

# What is taken for what, each at every place where it stands.
ERRORS: tuple[tuple[str, str], ...] = (
    ("IE", "EI"),
    ("EI", "IE"),
    ("UA", "AU"),
    ("EA", "EE"),
    ("EE(?=[A-Z])", "EA"),
    ("^KN", "N"),
    ("^WR", "R"),
    ("^WH", "W"),
    ("SC(?=[EI])", "C"),
    ("PH", "F"),
    ("MB$", "M"),
    ("(?<=[AEIOU][ST])ER$", "OR"),
    ("OR$", "ER"),
    ("AR$", "ER"),
    ("ENT$", "ANT"),
    ("ANT$", "ENT"),
    ("ENCE$", "ANCE"),
    ("ANCE$", "ENCE"),
    ("IBLE$", "ABLE"),
    ("ABLE$", "IBLE"),
    ("(?<=[^AEIOU])LE$", "EL"),
    ("(?<=[^AEIOU])[AE]L$", "LE"),
    ("SION$", "TION"),
    ("(?<=[^AEIOU][AEIOU][^AEIOUWXY])ING$", "EING"),
    ("IES$", "YS"),
    ("(?<=[^AEIOU])EY$", "Y"),
    ("CE$", "SE"),
    ("SE$", "CE"),
    (r"(?<=[AEIOU])([BCDFGLMNPRSTZ])\1", r"\1"),
    (r"(?<=[AEIOU])([LMNPRST])(?=[AIOUY]|E[A-Z])", r"\1\1"),
)
_ERRORS = tuple([(re.compile(right), wrong) for right, wrong in ERRORS])


def misspellings(word: str) -> Iterator[str]:
    for right, wrong in _ERRORS:
        for place in right.finditer(word):
            yield word[: place.start()] + place.expand(wrong) + word[place.end() :]


@lru_cache(maxsize=4)
def near_words(dictionary: Dictionary) -> frozenset[str]:
    """What the common words are misspelt as; some of it may be a word of its own."""
    found = set[str]()
    for block, out in dictionary.scope(SHORTEST, LONGEST, COMMON):
        for word in block.words(block.full & ~out):
            found.update(misspellings(word))
    return frozenset(found)


@lru_cache(maxsize=4)
def misspelt(dictionary: Dictionary) -> Lexicon:
    """Those that are no words."""
    every = Lexicon(dictionary)
    wrong = {word for word in near_words(dictionary) if not every.has(word) and not every.offensive(word)}
    return Lexicon(Dictionary(None, wrong))
