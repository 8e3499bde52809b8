"""Keeps the house book: the words on which the table has voted, with their meanings, the people who decided, the day,
and the game."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from app.base.settings import LONGEST_KEPT, is_house_word
from app.library.kept_file import KeptFile
from app.session.match.view_data import Counts

if TYPE_CHECKING:
    from engine.records.pydantic_whole import TypeAdapter

VERSION: Literal[1] = 1
MOST, LONGEST_MEANING, MOST_NAMES = 5_000, 200, 8

TONIGHT: Counts = "tonight"  # the word counts until a new evening begins
ALWAYS: Counts = "always"
NEVER: Counts = "never"  # the word does not count, and the table is not asked again
PAST: Counts = "past"  # the word counted for an evening that is over


@dataclass(frozen=True)
class HouseWord:
    """A word in the house book.

    word: in capitals.
    counts: the decision of the table (see Counts).
    meaning: the table's own text about the word.
    names: the names of the people who decided; the person who asked comes first.
    day: the day of the decision, such as 2026-11-28.
    game: the id of the game in which the word came up; "" for no game.
    """

    word: str
    counts: Counts
    meaning: str = ""
    names: tuple[str, ...] = ()
    day: str = ""
    game: str = ""


@dataclass(frozen=True)
class HouseBookForm:
    """The format of the file, and of an exported house book."""

    version: Literal[1]
    words: tuple[HouseWord, ...]


HouseBook = tuple[HouseWord, ...]


class HouseBookFile(KeptFile[HouseBook]):
    """Reads and writes the house book."""

    NAME = "house-book"

    @staticmethod
    def none() -> HouseBook:
        return ()

    def checked(self, data: Any) -> HouseBook:
        return checked(data)

    def form(self, content: HouseBook) -> dict[str, Any]:
        return form_of(content)

    @property
    def words(self) -> HouseBook:
        """All words, including changes that another window has made."""
        return self.content


def form_of(book: HouseBook) -> dict[str, Any]:
    """The data that the file holds for this house book."""
    return asdict(HouseBookForm(VERSION, book))


def checked(data: Any) -> HouseBook:
    """The book in this data; raises ValueError if the data is not valid."""
    words = _form().validate_python(data).words
    if len(words) > MOST or len({one.word for one in words}) < len(words):
        raise ValueError("no house book")
    for one in words:
        if one.day:
            date.fromisoformat(one.day)
        names = len(one.names) > MOST_NAMES or any(len(name) > LONGEST_KEPT for name in one.names)
        if not is_house_word(one.word) or names or len(one.meaning) > LONGEST_MEANING:
            raise ValueError("no house word")
    return words


@cache
def _form() -> "TypeAdapter[HouseBookForm]":
    from engine.records.pydantic_whole import TypeAdapter  # imported late, because it takes 17 MB of memory

    return TypeAdapter(HouseBookForm)


# ---- what the table decided


def counting(book: HouseBook) -> tuple[str, ...]:
    """The words of the house book that count as valid in the next deal."""
    return tuple([one.word for one in book if one.counts in (TONIGHT, ALWAYS)])


def decided(book: HouseBook) -> frozenset[str]:
    """The words on which the table has decided permanently, so that nobody is asked again."""
    return frozenset([one.word for one in book if one.counts != PAST])


def meaning_in(book: HouseBook, word: str) -> str:
    """The table's own text about this word; empty if there is no text."""
    return next((one.meaning for one in book if one.word == word), "")


def with_counting(allowed: Iterable[str], book: HouseBook) -> tuple[str, ...]:
    """The words that a dictionary adds, brought up to date: without words on which the house book has decided
    differently since, and with the words that it counts now.

    allowed: the words added when the dictionary was agreed on.
    """
    known, now = {one.word for one in book}, counting(book)
    return (*[word for word in allowed if word not in known], *now)


# ---- changes


def with_word(book: HouseBook, new: HouseWord) -> HouseBook:
    """The book after a vote. A new decision replaces an earlier one about the same word; the note on the word's meaning
    stays."""
    meaning = new.meaning or meaning_in(book, new.word)
    others = [one for one in book if one.word != new.word]
    return tuple([*others, replace(new, meaning=meaning)][-MOST:])


def changed(book: HouseBook, word: str, **facts: Any) -> HouseBook:
    """The house book with these fields of one word changed."""
    return tuple([replace(one, **facts) if one.word == word else one for one in book])


def without(book: HouseBook, words: Iterable[str]) -> HouseBook:
    """The house book without these words."""
    gone = frozenset(words)
    return tuple([one for one in book if one.word not in gone])


def evening_over(book: HouseBook) -> HouseBook:
    """The house book after an evening. Words that counted only for the evening no longer count, and the table can vote
    on them again."""
    return tuple([replace(one, counts=PAST) if one.counts == TONIGHT else one for one in book])


def joined(book: HouseBook, others: HouseBook) -> HouseBook:
    """The book with those words of an imported book that it lacks. Imported words that counted for an evening no longer
    count."""
    known = {one.word for one in book}
    new = [one for one in evening_over(others) if one.word not in known]
    return (*book, *new)[:MOST]
