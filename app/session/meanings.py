"""The meanings of words that lie on the table or were laid, as far as a player may look them up, and words that match a
pattern. Glosses may be missing."""

from dataclasses import dataclass, replace
from itertools import islice

from app.session.moment import Moment
from engine.core.lookup import Words
from engine.core.patterns import Extend
from engine.core.rulebook import House
from engine.lexicon import Lexicon, Vocabulary, definitions

MOST_SOUGHT = 200  # the largest number of words shown


@dataclass(frozen=True)
class Meaning:
    """The meaning of a word.

    valid: whether the word is in the dictionary of this table.
    level: the level of the word, from 10 for the commonest words up; None if no list has the word.
    bases: the words that are explained instead, if they differ from the word.
    senses: the part of speech and the gloss of each sense.
    own: the text in the house book.
    """

    word: str
    valid: bool
    level: int | None
    bases: tuple[str, ...]
    senses: tuple[tuple[str, str], ...]
    own: str = ""


def meaning_of(word: str, words: Words) -> Meaning:
    level = getattr(words, "level", lambda _: None)(word)
    if isinstance(words, Lexicon) and words.unnamed(word):
        return Meaning(word, words.has(word), level, (), ())
    return Meaning(word, words.has(word), level, tuple(definitions.base_forms(word)), tuple(definitions.define(word)))


def meaning_at(house: House, word: str, own: str = "") -> Meaning:
    """The meaning of a word at this table, where players may have lists of their own.

    own: the text in the house book.
    """
    return replace(meaning_of(word, house.words_with(word)), own=own)


@dataclass(frozen=True)
class PatternFound:
    """The words that match a pattern.

    words: the first of these words, as many as a person can read.
    count: the number of words that match.
    """

    pattern: str
    words: tuple[str, ...]
    count: int

    @property
    def is_word(self) -> bool:
        """Whether the question was a word and not a pattern."""
        return self.pattern.isalpha()


def seek(pattern: str, lexicon: Lexicon) -> PatternFound:
    """Searches for words. Where children may be, a word that is not for children is found only if the player writes
    that very word.

    pattern: the pattern as the player wrote it.
    """
    asked = "".join(pattern.split()).upper()
    named = lexicon.within(Vocabulary(offensive=False)) if lexicon.dictionary.children else lexicon
    found = (lexicon if asked.isalpha() else named).like(asked, shortest=2)
    return PatternFound(asked, tuple(islice(found, MOST_SOUGHT)), len(found))


def words_to_ask(moment: Moment, zone: str = "") -> tuple[str, ...]:
    """The words that a player may look up: those of a word on the table, or all words in play and the last words laid.

    Hidden words are left out, and words that can still be challenged: the answer would reveal whether they are words.
    """
    if moment.hidden:
        return ()
    state = moment.seen
    rows = moment.house.book.plays.has(Extend)  # the words in rows are only beginnings of words
    table = [] if rows else [word.text for word in state.table]
    if zone:
        there = moment.picture.zone(zone)
        at_zone = there is not None and there.key.what == "word" and there.key.number < len(table)
        found = [table[there.key.number]] if there is not None and at_zone else []
    else:
        laid = [entry.words for entry in state.log if entry.words]
        found = [*table, *(laid[-1] if laid else ())]
    return allowed(moment, tuple(found))


def allowed(moment: Moment, words: tuple[str, ...]) -> tuple[str, ...]:
    """These words without those that can still be challenged; each word appears once."""
    pending = moment.present.pending
    open_words = pending.words if pending is not None else ()
    return tuple(dict.fromkeys([word for word in words if word not in open_words]))
