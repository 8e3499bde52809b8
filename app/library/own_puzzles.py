"""Keeps the puzzles made from people's own games: plays that they missed and that were worth most.

A puzzle is first due a day after its game. If the person does not find the play, or asks which cards to use, the puzzle
is due again after three days, then after ten, and then every thirty days; so a hard puzzle does not return too often. A
puzzle whose play the person finds without help is never due again. A puzzle that was put off, or left unfinished, stays
due.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from typing import Any, Literal

from app.base.from_json import fitted
from app.library.kept_file import KeptFile

VERSION: Literal[1] = 1
# the number of days until a puzzle is due: after its game, and after the first, the second and any later miss
DAYS = (1, 3, 10, 30)
MOST = 1_000  # the maximum number of unsolved puzzles of all people together; the oldest are dropped
MOST_FOUND = 5_000  # the maximum number of puzzles that are kept once they are solved or given up
LONGEST = 100_000  # the maximum length of a position as text
HIGHEST = 10_000  # the largest number of points, cards or moves in a puzzle


@dataclass(frozen=True)
class OwnPuzzle:
    """A puzzle: a position of a person's own game in which the person missed a better play."""

    person: str  # the person's id
    record: str  # the name of the record of the game
    number: int  # the index of the move that the person made instead of the better play
    game: str  # the id of the game
    day: str  # the day on which the game ended, such as 2026-11-28
    # the unit in which plays are compared: 'points', 'cards' (won), or 'laid' (cards from the hand)
    counts: Literal["points", "cards", "laid"]
    sought: int  # the least worth of a play that solves the puzzle, in the unit of `counts`
    made: int  # the worth of the person's own play in the game
    words: tuple[str, ...]  # the words of the best play
    way: str  # the best play, in the notation
    position: str  # the record up to the position, as text; empty once the puzzle is solved
    due: str  # the day from which the puzzle waits for the person
    misses: int = 0  # the number of times that the person did not find the play
    found: str = ""  # the day on which the person found the play; empty before

    @property
    def key(self) -> tuple[str, str, int]:
        """The person, record and number, which identify this puzzle."""
        return self.person, self.record, self.number


OwnPuzzles = tuple[OwnPuzzle, ...]


@dataclass(frozen=True)
class OwnPuzzlesForm:
    """The format of the file with the puzzles made from people's own games."""

    version: Literal[1]
    puzzles: OwnPuzzles


class OwnPuzzlesFile(KeptFile[OwnPuzzles]):
    """Reads and writes the file with the puzzles made from people's own games."""

    NAME = "puzzles"

    @staticmethod
    def none() -> OwnPuzzles:
        return ()

    def checked(self, data: Any) -> OwnPuzzles:
        return checked(data)

    def form(self, content: OwnPuzzles) -> Mapping[str, Any]:
        return asdict(OwnPuzzlesForm(VERSION, content))


def checked(data: Any) -> OwnPuzzles:
    """The puzzles in this data; raises ValueError if the data is not valid."""
    puzzles = fitted(OwnPuzzlesForm, data).puzzles
    if len(puzzles) > MOST + MOST_FOUND or not all(map(_is_possible, puzzles)):
        raise ValueError("no puzzles")
    return puzzles


def _is_possible(one: OwnPuzzle) -> bool:
    """Whether a puzzle can have these values; a file that somebody edited may have impossible values."""
    for day in filter(None, (one.day, one.due, one.found)):
        date.fromisoformat(day)  # raises ValueError for a text that is not a date
    counts = one.number, one.sought, one.misses
    texts = one.person, one.record, one.game, one.way, one.position, *one.words
    return min(counts) >= 0 and max(map(abs, (*counts, one.made))) <= HIGHEST and max(map(len, texts)) <= LONGEST


def after(day: str, days: int) -> str:
    """The date that is this many days after the given day."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def due(puzzles: Iterable[OwnPuzzle], person: str, today: str) -> list[OwnPuzzle]:
    """The puzzles that wait for this person today, the longest waiting first."""
    waiting = [one for one in puzzles if one.person == person and not one.found and one.due <= today]
    return sorted(waiting, key=lambda one: (one.due, one.day, one.number))


def next_due(puzzles: Iterable[OwnPuzzle], person: str) -> str:
    """The day on which the next puzzle is due for this person; empty if none will be."""
    return min([one.due for one in puzzles if one.person == person and not one.found], default="")


# ---- changes


def joined(there: OwnPuzzles, new: Iterable[OwnPuzzle]) -> OwnPuzzles:
    """The puzzles with new ones added. Puzzles that are already there stay as they are."""
    found = {one.key: one for one in there}
    for one in new:
        found.setdefault(one.key, one)
    waiting = [one.key for one in found.values() if not one.found][-MOST:]
    over = [one.key for one in found.values() if one.found][-MOST_FOUND:]
    kept = {*waiting, *over}
    return tuple([one for one in found.values() if one.key in kept])


def answered(there: OwnPuzzles, key: tuple[str, str, int], today: str, misses: int, *, found: bool) -> OwnPuzzles:
    """The puzzles after the person has answered one of them.

    misses: the number of misses that the puzzle had when the person began it. If the puzzle has a different number by
    now, another window has stored an answer, and this answer changes nothing.
    found: whether the person found the play.
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
    """The puzzles after this one was given up permanently, because its position can't be restored."""
    return tuple([replace(one, found=one.due, position="") if one.key == key else one for one in there])


def with_ids(puzzles: Iterable[OwnPuzzle], ids: Mapping[str, str]) -> OwnPuzzles:
    """The puzzles, with the ids of some people replaced.

    ids: the new ids, by the old ones.
    """
    return tuple([replace(one, person=ids.get(one.person, one.person)) for one in puzzles])
