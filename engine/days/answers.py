"""Plain words and answers for finds, the daily puzzles in which one play is clearly the best. That play may make only
plain words, and its longest word must be an answer.

Everybody knows a plain word, so a player can miss a find only by overlooking a word, never by not knowing it. The
rarity given by the dictionary does not show which words everybody knows. All forms of a word have the same rarity:
WINED has the rarity of WINE, and OVERATE that of OVEREAT. And some short words that few people know, such as COX, count
as common. So an inflected form or a short word is plain only if it is among the commonest words. A word without other
forms is taken for an irregular form: there is no OVERATES. Contractions such as LEMME and most adverbs have no other
forms, either, and are treated in the same way. A spelling that is only American or only British is never plain. A word
with two spellings in both countries, like GASOLENE and GASOLINE, is never plain, either; assets/days.json lists such
words.

The longest word of the best play is the answer of the find. Finding it should feel like a discovery. So ordinal numbers
and inflected forms, even common ones such as MIXED, BUILT and USUALLY, are never answers.

The shuffled answers are dealt to DAYS_DEALT days, like cards to players, and then to the next DAYS_DEALT days in the
same order. So an answer comes back only after DAYS_DEALT days, and the program can make a day without making the days
before it.
"""

from collections.abc import Iterator
from functools import lru_cache

from engine.core.lookup import Words
from engine.core.shuffle import dice_from, shuffled
from engine.days.games_of_days import games_of_days
from engine.lexicon import Lexicon, Vocabulary, open_lexicon

KNOWN = Vocabulary(35, namelike=False, offensive=False, family=True, proper=True)  # the words that most people know
COMMONEST = Vocabulary(20, namelike=False, offensive=False, family=True, proper=True)
SHORT = 4  # a word of at most this many letters is short
SHORTEST, LONGEST = 5, 9  # the minimum and maximum number of letters in an answer
DAYS_DEALT = 40  # the number of days after which the same answers come back
_ENDINGS = ("ED", "ING", "ER", "EST")
DULL_ENDINGS = ("ED", "ING", "EST", "LY")  # an inflected form with one of these endings is never an answer
ORDINALS = (
    "FOURTH",
    "FIFTH",
    "SIXTH",
    "SEVENTH",
    "EIGHTH",
    "NINTH",
    "TENTH",
    "ELEVENTH",
    "TWELFTH",
    "TEENTH",
    "TIETH",
    "HUNDREDTH",
)
# Rules for forming other words from a word: the ending of the word, the part of that ending that it loses, and the
# endings that replace this part. VIVID makes VIVIDLY; MOUSY loses its Y and makes MOUSIER.
_FURTHER = (
    ("", "", ("S", "LY", "NESS", "ER")),
    ("E", "", ("R",)),
    ("LE", "E", ("Y",)),
    ("Y", "Y", ("IES", "ILY", "INESS", "IER")),
    ("IC", "", ("ALLY",)),
    *((end, "", ("ES",)) for end in ("S", "X", "Z", "CH", "SH", "O")),
)


class PlainWords:
    """The plain words: those that the best play of a find may make, because everybody knows them.

    words: the dictionary.
    two_spellings: words that are not plain because they can be spelled in two ways; None means the list in
    assets/days.json.
    """

    def __init__(self, words: Lexicon, two_spellings: frozenset[str] | None = None) -> None:
        self._words, self._commonest = words, words.within(COMMONEST)
        self._two_spellings = games_of_days().two_spellings if two_spellings is None else two_spellings
        self._american, self._british = [
            open_lexicon("standard", side).within(KNOWN) for side in ("american", "british")
        ]

    def has(self, word: str) -> bool:
        """Whether this word is plain, so that everybody knows it. Plurals and other forms with S are never plain."""
        is_known = self._american.has(word) and self._british.has(word)
        is_barred = self._words.is_plural(word) or word in self._two_spellings
        if not is_known or is_barred or _has_any(_bases_of_s_form(word), self._words):
            return False
        is_form = _has_any(_bases_of_form(word, _ENDINGS), self._words) or not _has_any(_forms_of(word), self._words)
        return (len(word) > SHORT and not is_form) or self._commonest.has(word)

    def answers(self) -> list[str]:
        """All words that can be the answer of a find (the longest word of its best play), in alphabetical order."""
        return [word for word in self.as_long_as_answers() if self._is_discovery(word)]

    def as_long_as_answers(self) -> list[str]:
        """All plain words with a length that an answer may have, in alphabetical order."""
        lengths = self._american.like("*", shortest=SHORTEST, longest=LONGEST)
        return sorted([word for word in lengths if self.has(word)])

    def _is_discovery(self, word: str) -> bool:
        """Whether the word is a base form, and neither an adverb that ends in LY nor an ordinal number."""
        is_form = _has_any(_bases_of_form(word, DULL_ENDINGS), self._words) or not _has_any(
            _forms_of(word), self._words
        )
        return not is_form and not word.endswith(ORDINALS)


def answers_of(number: int, words: Lexicon) -> tuple[str, ...]:
    """The words that can be answers of the daily puzzles on the day with this number."""
    return _dealt(words)[number % DAYS_DEALT :: DAYS_DEALT]


@lru_cache(maxsize=1)
def _dealt(words: Lexicon) -> tuple[str, ...]:
    return shuffled(PlainWords(words).answers(), dice_from(0))[1]


def _has_any(forms: Iterator[str], words: Words) -> bool:
    return any(map(words.has, forms))


def _bases_of_s_form(word: str) -> Iterator[str]:
    """Yields the words that become this word when S, ES or IES is added."""
    if word.endswith("S") and not word.endswith("SS"):
        yield word[:-1]
        if word.endswith("ES"):
            yield word[:-2]
        if word.endswith("IES"):
            yield word[:-3] + "Y"


def _bases_of_form(word: str, endings: tuple[str, ...]) -> Iterator[str]:
    """Yields the words of which this one may be a regular form with one of these endings: WIN for WINNING, WINE for
    WINING, WILY for WILIER."""
    for ending in endings:
        if word.endswith(ending):
            stem = word.removesuffix(ending)
            yield stem
            yield stem + "E"
            if stem[-1:] == stem[-2:-1]:
                yield stem[:-1]
            if stem.endswith("I"):
                yield stem[:-1] + "Y"


def _forms_of(word: str) -> Iterator[str]:
    """Yields the forms that this word would have if it were a base form: the form with S, the comparative, the adverb,
    the noun with NESS."""
    for end, lost, endings in _FURTHER:
        if word.endswith(end):
            for ending in endings:
                yield word.removesuffix(lost) + ending
