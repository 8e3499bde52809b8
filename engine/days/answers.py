"""The words that the best play of a find may make, and the few of them that are the answers of one day.

Everybody knows the word, so that a player misses a find only by not seeing the word, never by not knowing it. The
dictionary gives all forms of a word the level of its base form, so WINED counts as common as WINE, and OVERATE as
OVEREAT. Some short words that few people know, such as COX, have the level of easy words. So an inflected form and a
short word must be among the commonest words. An irregular form is recognised by having no forms of its own: there is no
OVERATES. Contractions such as LEMME, and most adverbs, have none either. A word with only an American or only a British
spelling is never plain, nor is a word that both write in two ways, like GASOLENE and GASOLINE. assets/days.json lists
these.

The longest word of a best play is its answer. Even the commonest forms, such as MIXED, BUILT and USUALLY, are no
discovery, and neither are ordinal numbers, so none of them is an answer.

The answers are dealt to the days like cards: one word comes back after DAYS_DEALT days at the earliest, and a day needs
to know nothing of the days before it.
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
SHORTEST, LONGEST = 5, 9  # the fewest and most letters of an answer
DAYS_DEALT = 40  # the number of days to which the answers are dealt
_ENDINGS = ("ED", "ING", "ER", "EST")
DULL_ENDINGS = ("ED", "ING", "EST", "LY")  # with these endings, even a form that everybody knows is no answer
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
# How a word with this ending makes further forms: what it loses, and what it gets. VIVID makes VIVIDLY, MOUSY MOUSIER.
_FURTHER = (
    ("", "", ("S", "LY", "NESS", "ER")),
    ("E", "", ("R",)),
    ("LE", "E", ("Y",)),
    ("Y", "Y", ("IES", "ILY", "INESS", "IER")),
    ("IC", "", ("ALLY",)),
    *((end, "", ("ES",)) for end in ("S", "X", "Z", "CH", "SH", "O")),
)


class PlainWords:
    """The words that the best play of a find may make.

    words: the dictionary.
    two_spellings: the words to leave out because they can be spelled in two ways; None for those of days.json.
    """

    def __init__(self, words: Lexicon, two_spellings: frozenset[str] | None = None) -> None:
        self._words, self._commonest = words, words.within(COMMONEST)
        self._two_spellings = games_of_days().two_spellings if two_spellings is None else two_spellings
        self._american, self._british = [
            open_lexicon("standard", side).within(KNOWN) for side in ("american", "british")
        ]

    def has(self, word: str) -> bool:
        """Whether everybody knows this word. A form with S is no discovery, and so is never among these words."""
        is_known = self._american.has(word) and self._british.has(word)
        is_barred = self._words.is_plural(word) or word in self._two_spellings
        if not is_known or is_barred or _has_any(_before_s(word), self._words):
            return False
        is_form = _has_any(_before_ending(word, _ENDINGS), self._words) or not _has_any(_forms_of(word), self._words)
        return (len(word) > SHORT and not is_form) or self._commonest.has(word)

    def answers(self) -> list[str]:
        """All words of which one is the longest word of the best play, in alphabetical order."""
        return [word for word in self.as_long_as_answers() if self._is_discovery(word)]

    def as_long_as_answers(self) -> list[str]:
        """All words with as many letters as an answer may have, in alphabetical order."""
        lengths = self._american.like("*", shortest=SHORTEST, longest=LONGEST)
        return sorted([word for word in lengths if self.has(word)])

    def _is_discovery(self, word: str) -> bool:
        """Whether the word is a base form, and no adverb in LY and no ordinal number."""
        is_form = _has_any(_before_ending(word, DULL_ENDINGS), self._words) or not _has_any(
            _forms_of(word), self._words
        )
        return not is_form and not word.endswith(ORDINALS)


def answers_of(number: int, words: Lexicon) -> tuple[str, ...]:
    """The answers of the day with this number."""
    return _dealt(words)[number % DAYS_DEALT :: DAYS_DEALT]


@lru_cache(maxsize=1)
def _dealt(words: Lexicon) -> tuple[str, ...]:
    return shuffled(PlainWords(words).answers(), dice_from(0))[1]


def _has_any(forms: Iterator[str], words: Words) -> bool:
    return any(map(words.has, forms))


def _before_s(word: str) -> Iterator[str]:
    """The words of which this one may be the form with S, ES or IES."""
    if word.endswith("S") and not word.endswith("SS"):
        yield word[:-1]
        if word.endswith("ES"):
            yield word[:-2]
        if word.endswith("IES"):
            yield word[:-3] + "Y"


def _before_ending(word: str, endings: tuple[str, ...]) -> Iterator[str]:
    """The words of which this one may be a regular form with one of these endings: WIN and WINE for WINNING and WINING,
    WILY for WILIER."""
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
    """Yields the forms that this word would have as a base form: its form with S, its comparative, its adverb, its noun
    with NESS."""
    for end, lost, endings in _FURTHER:
        if word.endswith(end):
            for ending in endings:
                yield word.removesuffix(lost) + ending
