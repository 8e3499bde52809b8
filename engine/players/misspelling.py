"""Misspellings that people make: a letter doubled or not, vowels exchanged, an ending that sounds the same."""

import re
from collections.abc import Iterator
from functools import lru_cache

from engine.lexicon import Lexicon, Vocabulary
from engine.lexicon.dictionary import Dictionary

SHORTEST, LONGEST = 5, 9  # letters of the words that can be misspelt
COMMON = Vocabulary(20, namelike=False, offensive=False)  # people misspell words they know well enough to lay

# The right spelling as a pattern, and what people write instead; it applies wherever the pattern matches.
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
    ("(?<=[B-DF-HJ-NP-TV-Z])LE$", "EL"),
    ("(?<=[B-DF-HJ-NP-TV-Z])[AE]L$", "LE"),
    ("SION$", "TION"),
    ("(?<=[B-DF-HJ-NP-TV-Z][AEIOU][B-DF-HJ-NP-TVZ])ING$", "EING"),
    ("IES$", "YS"),
    ("(?<=[B-DF-HJ-NP-TV-Z])EY$", "Y"),
    ("CE$", "SE"),
    ("SE$", "CE"),
    (r"(?<=[AEIOU])([BCDFGLMNPRSTZ])\1", r"\1"),
    (r"(?<=[AEIOU])([LMNPRST])(?=[AIOUY]|E[A-Z])", r"\1\1"),
)
_ERRORS = tuple([(re.compile(right, re.MULTILINE), wrong) for right, wrong in ERRORS])


def misspellings(words: str) -> Iterator[str]:
    """Yields misspellings of words that stand one per line: one pass over all of them is much quicker than many."""
    for right, wrong in _ERRORS:
        for place in right.finditer(words):
            begin, end = words.rfind("\n", 0, place.start()) + 1, words.find("\n", place.end())
            after = words[place.end() : end] if end >= 0 else words[place.end() :]
            yield words[begin : place.start()] + place.expand(wrong) + after


@lru_cache(maxsize=4)
def near_words(dictionary: Dictionary) -> frozenset[str]:
    """The misspellings of the common words; some may be words themselves."""
    blocks = dictionary.scope(SHORTEST, LONGEST, COMMON)
    return frozenset(
        misspellings("\n".join([word for block, out in blocks for word in block.words(block.full & ~out)]))
    )


@lru_cache(maxsize=4)
def misspelt(dictionary: Dictionary) -> Lexicon:
    """A dictionary of those misspellings that are not words."""
    every = Lexicon(dictionary)
    wrong = {word for word in near_words(dictionary) if not every.has(word) and not every.offensive(word)}
    return Lexicon(Dictionary(None, wrong))
