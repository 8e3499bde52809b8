"""Keeps people's answers to the finds of a day (positions in which to find a good play): only the first answer of each
person to each find."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from app.base.from_json import fitted
from app.library.kept_file import KeptFile

VERSION = 1
MOST = 50_000  # the maximum number of answers that are kept; the oldest are dropped
LONGEST = 500  # the maximum number of letters in all words of a play
HIGHEST = 1_000  # the maximum points of a play


@dataclass(frozen=True)
class FoundPlay:
    """A person's answer to a find (a small puzzle of the day).

    person: the person's id.
    date: the day of the find, such as 2026-11-28.
    number: the index of the find among the finds of the day.
    points: the points of the person's play.
    best: the points of the best play.
    words: the words that the person's play made.
    helped: whether the person had asked which cards to use.
    on: the date on which the person answered.
    """

    person: str
    date: str
    number: int
    points: int
    best: int
    words: tuple[str, ...]
    helped: bool
    on: str


@dataclass(frozen=True)
class FoundForm:
    """The format of the file with the answers to finds (the small puzzles of a day)."""

    version: int
    plays: tuple[FoundPlay, ...]


FoundPlays = tuple[FoundPlay, ...]


class FoundFile(KeptFile[FoundPlays]):
    """Reads and writes the file with the answers to finds (the small puzzles of a day)."""

    NAME = "finds"

    @staticmethod
    def none() -> FoundPlays:
        return ()

    def checked(self, data: Any) -> FoundPlays:
        return checked(data)

    def form(self, content: FoundPlays) -> Mapping[str, Any]:
        return asdict(FoundForm(VERSION, content))


def checked(data: Any) -> FoundPlays:
    """The answers in this data; raises ValueError if the data is not valid."""
    form = fitted(FoundForm, data)
    if form.version != VERSION or len(form.plays) > MOST or not all(map(_is_possible, form.plays)):
        raise ValueError("no finds")
    return form.plays


def _is_possible(one: FoundPlay) -> bool:
    """Whether an answer can have these values; a file that somebody edited may have impossible values."""
    from engine.days.dates import number_of

    number_of(one.date), number_of(one.on)  # both raise ValueError for a text that is not a date
    letters = sum(map(len, one.words))
    return 0 <= one.number < 100 and max(map(abs, (one.points, one.best))) <= HIGHEST and letters <= LONGEST


def joined(there: FoundPlays, new: Iterable[FoundPlay]) -> FoundPlays:
    """The answers with new ones added. Only a person's first answer to a find (daily puzzle) is kept."""
    found = {(one.person, one.date, one.number): one for one in there}
    for one in new:
        found.setdefault((one.person, one.date, one.number), one)
    return tuple([*found.values()][-MOST:])


def with_ids(plays: Iterable[FoundPlay], ids: Mapping[str, str]) -> FoundPlays:
    """The answers, with the ids of some people replaced.

    ids: the new ids, by the old ones.
    """
    return tuple([replace(one, person=ids.get(one.person, one.person)) for one in plays])
