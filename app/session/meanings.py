"""Looks up the meanings of words on the table, if a player may ask for them, and finds words that match a pattern. The
definitions file may be missing."""

from dataclasses import dataclass, replace
from itertools import islice

from app.session.moment import Moment
from engine.core.lookup import Words
from engine.core.patterns import Extend
from engine.core.rulebook import House
from engine.lexicon import Lexicon, Vocabulary, definitions

MOST_SOUGHT = 200  # the maximum number of words shown for a pattern


@dataclass(frozen=True)
class Meaning:
    """The meaning of a word.

    valid: whether the word is in the dictionary of this table.
    level: how rare the word is, from 10 for the commonest words up; None if no list has the word.
    bases: the words whose meanings are given instead, such as CAT for CATS; empty if none.
    senses: for each sense, the part of speech and a short explanation.
    own: the table's own text about the word, from the house book.
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

    own: the table's own text about the word, from the house book.
    """
    return replace(meaning_of(word, house.words_with(word)), own=own)


@dataclass(frozen=True)
class PatternFound:
    """The words that match a pattern.

    words: the first MOST_SOUGHT of these words.
    count: the number of all words that match.
    """

    pattern: str
    words: tuple[str, ...]
    count: int

    @property
    def is_word(self) -> bool:
        """Whether the pattern was a single word."""
        return self.pattern.isalpha()


def seek(pattern: str, lexicon: Lexicon) -> PatternFound:
    """Searches for words that match a pattern. With a dictionary for children, a word that is not for children is found
    only if the player writes exactly that word.

    pattern: the pattern as the player wrote it.
    """
    asked = "".join(pattern.split()).upper()
    named = lexicon.within(Vocabulary(offensive=False)) if lexicon.dictionary.children else lexicon
    found = (lexicon if asked.isalpha() else named).like(asked, shortest=2)
    return PatternFound(asked, tuple(islice(found, MOST_SOUGHT)), len(found))


def words_to_ask(moment: Moment, zone: str = "") -> tuple[str, ...]:
    """The words whose meaning a player may look up: the word in this zone or, if `zone` is empty, all words on the
    table and all words of the last play. Hidden words are left out, and so are words that can still be challenged,
    because the answer would reveal whether they are words.
    """
    if moment.hidden:
        return ()
    state = moment.seen
    # In a game with rows, each row is only the beginning of a word, so it has no meaning to show.
    rows = moment.house.book.plays.has(Extend)
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
    """These words, each once, without those that can still be challenged."""
    pending = moment.present.pending
    open_words = pending.words if pending is not None else ()
    return tuple(dict.fromkeys([word for word in words if word not in open_words]))
