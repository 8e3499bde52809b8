"""The misspellings that people make, for computer players: a letter wrongly doubled or not doubled, vowels exchanged,
an ending that sounds the same."""

import re
from collections.abc import Iterator
from functools import lru_cache

from engine.lexicon import Lexicon, Vocabulary
from engine.lexicon.dictionary import Dictionary

SHORTEST, LONGEST = 5, 9  # the minimum and maximum number of letters in words that can be misspelt
# Words that everybody knows but may misspell.
COMMON = Vocabulary(20, namelike=False, offensive=False)

# Each pair has a pattern that matches some letters of correctly spelt words, and the wrong letters that people write
# instead.
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
    """Yields misspellings of the words in a text with one word a line. The words are in one text, because searching the
    text once for each pattern is much faster than searching word by word."""
    for right, wrong in _ERRORS:
        for place in right.finditer(words):
            begin, end = words.rfind("\n", 0, place.start()) + 1, words.find("\n", place.end())
            after = words[place.end() : end] if end >= 0 else words[place.end() :]
            yield words[begin : place.start()] + place.expand(wrong) + after


@lru_cache(maxsize=4)
def near_words(dictionary: Dictionary) -> frozenset[str]:
    """The misspellings of common words. Some of these misspellings may be words themselves."""
    blocks = dictionary.scope(SHORTEST, LONGEST, COMMON)
    return frozenset(
        misspellings("\n".join([word for block, out in blocks for word in block.words(block.full & ~out)]))
    )


@lru_cache(maxsize=4)
def misspelt(dictionary: Dictionary) -> Lexicon:
    """A dictionary of the misspellings of common words, without misspellings that are words themselves."""
    every = Lexicon(dictionary)
    wrong = {word for word in near_words(dictionary) if not every.has(word) and not every.offensive(word)}
    return Lexicon(Dictionary(None, wrong))
