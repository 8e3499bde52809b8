"""Keeps "My words": words that a person has met and may not have known. A word is kept if it is one step rarer than the
words that the person lays, and another player laid it or the coach showed it in the person's game. A word is also kept
if the person looked up its meaning. A word that the person has removed counts as known, and does not come back."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Any, Literal

from app.base.from_json import fitted
from app.base.settings import is_house_word
from app.library.kept_file import KeptFile

VERSION: Literal[1] = 1
MOST = 5_000  # the maximum number of words that are kept for all people together; the oldest are dropped
LONGEST = 100  # the maximum length of an id
How = Literal["laid", "missed", "asked"]


@dataclass(frozen=True)
class MetWord:
    """A word that a person has met.

    person: the id of the person who met the word.
    word: in capitals.
    day: the day on which the person met the word, such as 2026-11-28.
    how: 'laid' (by another player), 'missed' (by the person, as the coach found) or 'asked' (the person looked up its
    meaning).
    game: the id of the game; empty for no game.
    known: whether the person has removed the word.
    """

    person: str
    word: str
    day: str
    how: How
    game: str = ""
    known: bool = False


MetWords = tuple[MetWord, ...]


@dataclass(frozen=True)
class MetWordsForm:
    """The format of the file with the words that people have met."""

    version: Literal[1]
    words: MetWords


class MyWordsFile(KeptFile[MetWords]):
    """Reads and writes the file that stores the words that people have met."""

    NAME = "my-words"

    @staticmethod
    def none() -> MetWords:
        return ()

    def checked(self, data: Any) -> MetWords:
        return checked(data)

    def form(self, content: MetWords) -> Mapping[str, Any]:
        return asdict(MetWordsForm(VERSION, content))


def checked(data: Any) -> MetWords:
    """The words in this data; raises ValueError if the data is not valid."""
    words = fitted(MetWordsForm, data).words
    if len(words) > MOST:
        raise ValueError("no words")
    for one in words:
        date.fromisoformat(one.day)
        if not is_house_word(one.word) or max(len(one.person), len(one.game)) > LONGEST:
            raise ValueError("no word")
    return words


def words_of(words: Iterable[MetWord], person: str) -> list[MetWord]:
    """The words that this person has met and not removed, the latest first."""
    mine = [one for one in words if one.person == person and not one.known]
    return sorted(sorted(mine, key=lambda one: one.word), key=lambda one: one.day, reverse=True)


# ---- changes


def joined(there: MetWords, new: Iterable[MetWord]) -> MetWords:
    """The words with new ones added. Words that are there already stay as they are."""
    found = {(one.person, one.word): one for one in there}
    for one in new:
        found.setdefault((one.person, one.word), one)
    return tuple([*found.values()][-MOST:])


def removed(there: MetWords, person: str, words: Iterable[str]) -> MetWords:
    """The words, with these marked as known by this person."""
    gone = {*words}
    return tuple([replace(one, known=True) if one.person == person and one.word in gone else one for one in there])


def with_ids(words: Iterable[MetWord], ids: Mapping[str, str]) -> MetWords:
    """The words, with the ids of some people replaced.

    ids: the new ids, by the old ones.
    """
    return tuple([replace(one, person=ids.get(one.person, one.person)) for one in words])
