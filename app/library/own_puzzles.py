"""Keeps the puzzles from people's own games: the plays worth most that they missed.

A puzzle first comes a day after its game. A person who does not find the play, or asks for the cards, sees the best
play, and the puzzle comes again after three days, then after ten, then after thirty, and every thirty days from then
on. A person who finds the play alone is not asked again. A puzzle that was put off, or left unfinished, stays due.

So each miss leads to a longer rest. Only puzzles that were missed come back at all, and a hard puzzle must not nag.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from typing import Any, Literal

from app.base.from_json import fitted
from app.library.kept_file import KeptFile

VERSION: Literal[1] = 1
DAYS = (1, 3, 10, 30)  # the days from the game to the first time, and from each miss to the next time
MOST = 1_000  # the most puzzles that wait, of all people; the oldest go first
MOST_FOUND = 5_000  # the most puzzles kept that need not be asked again
LONGEST = 100_000  # the most letters of a position
HIGHEST = 10_000  # the largest number of points, cards, and moves before the position


@dataclass(frozen=True)
class OwnPuzzle:
    """A puzzle.

    person: the person's id.
    record: the name of the record of the game.
    number: the number of the move that missed the play, counted from 0.
    game: the id of the game.
    day: the day on which the game ended, as 2026-11-28.
    counts: the unit of the play's worth: 'points', 'cards' won, or cards 'laid' from the hand.
    sought: the least worth of an answer, in this unit.
    made: the worth of the play that the person made instead.
    words: the words of the play.
    way: the play, in the notation.
    position: the record up to the position, as text; empty once the play is found.
    due: the day from which the puzzle waits.
    misses: the number of times that the person did not find the play.
    found: the day on which the person found the play; empty before.
    """

    person: str
    record: str
    number: int
    game: str
    day: str
    counts: Literal["points", "cards", "laid"]
    sought: int
    made: int
    words: tuple[str, ...]
    way: str
    position: str
    due: str
    misses: int = 0
    found: str = ""

    @property
    def key(self) -> tuple[str, str, int]:
        """The key that identifies this puzzle."""
        return self.person, self.record, self.number


OwnPuzzles = tuple[OwnPuzzle, ...]


@dataclass(frozen=True)
class OwnPuzzlesForm:
    """The format of the file."""

    version: Literal[1]
    puzzles: OwnPuzzles


class OwnPuzzlesFile(KeptFile[OwnPuzzles]):
    """Reads and writes the puzzles."""

    NAME = "puzzles"

    @staticmethod
    def none() -> OwnPuzzles:
        return ()

    def checked(self, data: Any) -> OwnPuzzles:
        return checked(data)

    def form(self, content: OwnPuzzles) -> Mapping[str, Any]:
        return asdict(OwnPuzzlesForm(VERSION, content))


def checked(data: Any) -> OwnPuzzles:
    """The puzzles in this data; raises ValueError if it is not valid."""
    puzzles = fitted(OwnPuzzlesForm, data).puzzles
    if len(puzzles) > MOST + MOST_FOUND or not all(map(_is_possible, puzzles)):
        raise ValueError("no puzzles")
    return puzzles


def _is_possible(one: OwnPuzzle) -> bool:
    """Whether a game can lead to these values."""
    for day in filter(None, (one.day, one.due, one.found)):
        date.fromisoformat(day)  # raises ValueError for a text that is no date
    counts = one.number, one.sought, one.misses
    texts = one.person, one.record, one.game, one.way, one.position, *one.words
    return min(counts) >= 0 and max(map(abs, (*counts, one.made))) <= HIGHEST and max(map(len, texts)) <= LONGEST


def after(day: str, days: int) -> str:
    """The date this many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def due(puzzles: Iterable[OwnPuzzle], person: str, today: str) -> list[OwnPuzzle]:
    """The puzzles that wait for this person; those that were due first come first."""
    waiting = [one for one in puzzles if one.person == person and not one.found and one.due <= today]
    return sorted(waiting, key=lambda one: (one.due, one.day, one.number))


def next_due(puzzles: Iterable[OwnPuzzle], person: str) -> str:
    """The day on which the next puzzle comes for this person; empty if no puzzle will come."""
    return min([one.due for one in puzzles if one.person == person and not one.found], default="")


# ---- changes


def joined(there: OwnPuzzles, new: Iterable[OwnPuzzle]) -> OwnPuzzles:
    """The puzzles with new puzzles. Puzzles that are already there stay as they are."""
    found = {one.key: one for one in there}
    for one in new:
        found.setdefault(one.key, one)
    waiting = [one.key for one in found.values() if not one.found][-MOST:]
    over = [one.key for one in found.values() if one.found][-MOST_FOUND:]
    kept = {*waiting, *over}
    return tuple([one for one in found.values() if one.key in kept])


def answered(there: OwnPuzzles, key: tuple[str, str, int], today: str, misses: int, *, found: bool) -> OwnPuzzles:
    """The puzzles after an answer to one of them.

    misses: the number of earlier misses; an answer to a puzzle that has been answered meanwhile changes nothing.
    """
    return tuple(
        [_answered(one, today, found=found) if (one.key, one.misses) == (key, misses) else one for one in there]
    )


def _answered(one: OwnPuzzle, today: str, *, found: bool) -> OwnPuzzle:
    if one.found:
        return one
    if found:
        return replace(one, found=today, position="")
    misses = one.misses + 1
    return replace(one, misses=misses, due=after(today, DAYS[min(misses, len(DAYS) - 1)]))


def given_up(there: OwnPuzzles, key: tuple[str, str, int]) -> OwnPuzzles:
    """The puzzles after this one was given up because its position can't be laid any more; it is not asked again."""
    return tuple([replace(one, found=one.due, position="") if one.key == key else one for one in there])


def with_ids(puzzles: Iterable[OwnPuzzle], ids: Mapping[str, str]) -> OwnPuzzles:
    """The puzzles with other ids for some people."""
    return tuple([replace(one, person=ids.get(one.person, one.person)) for one in puzzles])
