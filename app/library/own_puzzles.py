"""Keeps the puzzles from people's own games: the dearest plays that they missed.

A puzzle comes a day after its game for the first time. Whoever does not find it, or asks for the cards, sees the best
play, and the puzzle comes again after three days, then after ten, then after thirty, and every thirty days from then
on. Whoever finds it alone is not asked again. One that was put off, or left in the middle, stays due.

So each miss leads to a longer rest: only puzzles that were missed come back at all, and a hard one must not nag.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from typing import Any, Literal

from app.base.from_json import fitted
from app.library.kept_file import KeptFile

VERSION: Literal[1] = 1
DAYS = (1, 3, 10, 30)  # after the game, and after each miss
MOST = 1_000  # puzzles that wait, of all people; the oldest go first
MOST_FOUND = 5_000  # puzzles that need not be asked again
LONGEST = 100_000  # letters of a position
HIGHEST = 10_000  # points, cards, and moves before the position


@dataclass(frozen=True)
class OwnPuzzle:
    """A puzzle.

    person: their id.
    record: the name of the record of the game.
    number: the number of the move that missed the play, from 0.
    game: the id of the game.
    day: when the game ended, as 2026-11-28.
    counts: what the play brings: 'points', 'cards' won, or cards 'laid' from the hand.
    sought: how many of them at least.
    made: how many the person made instead.
    words: the words of the play.
    way: the play, in the notation.
    position: the record up to there, as text; empty once the play is found.
    due: the day from which on it waits.
    misses: how often it was not found.
    found: the day on which it was found; empty before.
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
        """Tells this puzzle from all others."""
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
    """Whether the values can come from a game."""
    for day in filter(None, (one.day, one.due, one.found)):
        date.fromisoformat(day)  # raises ValueError
    counts = one.number, one.sought, one.misses
    texts = one.person, one.record, one.game, one.way, one.position, *one.words
    return min(counts) >= 0 and max(map(abs, (*counts, one.made))) <= HIGHEST and max(map(len, texts)) <= LONGEST


def after(day: str, days: int) -> str:
    """The date this many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def due(puzzles: Iterable[OwnPuzzle], person: str, today: str) -> list[OwnPuzzle]:
    """The puzzles that wait for this person, those that came due first in front."""
    waiting = [one for one in puzzles if one.person == person and not one.found and one.due <= today]
    return sorted(waiting, key=lambda one: (one.due, one.day, one.number))


def next_due(puzzles: Iterable[OwnPuzzle], person: str) -> str:
    """The day on which the next puzzle comes for this person; empty if none will."""
    return min([one.due for one in puzzles if one.person == person and not one.found], default="")


# ---- changes


def joined(there: OwnPuzzles, new: Iterable[OwnPuzzle]) -> OwnPuzzles:
    """The puzzles with new ones. Those that are known stay as they are."""
    found = {one.key: one for one in there}
    for one in new:
        found.setdefault(one.key, one)
    waiting = [one.key for one in found.values() if not one.found][-MOST:]
    over = [one.key for one in found.values() if one.found][-MOST_FOUND:]
    kept = {*waiting, *over}
    return tuple([one for one in found.values() if one.key in kept])


def answered(there: OwnPuzzles, key: tuple[str, str, int], today: str, misses: int, *, found: bool) -> OwnPuzzles:
    """The puzzles after an answer to one of them.

    misses: how often it was not found before; an answer to a puzzle that has been answered meanwhile changes nothing.
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
    """The puzzles after one whose position can't be laid any more: it is not asked again."""
    return tuple([replace(one, found=one.due, position="") if one.key == key else one for one in there])


def with_ids(puzzles: Iterable[OwnPuzzle], ids: Mapping[str, str]) -> OwnPuzzles:
    """The puzzles with other ids for some people."""
    return tuple([replace(one, person=ids.get(one.person, one.person)) for one in puzzles])
