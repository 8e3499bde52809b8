"""How games ended, as plain frozen data, and their file. Nothing of it ever leaves the machine."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from app.base.json_file import JsonFile
from app.library.lock import alone

if TYPE_CHECKING:
    from engine.records.pydantic_whole import TypeAdapter

VERSION: Literal[1] = 1
MOST = 1_000_000  # of whatever is counted in one game
LONGEST = 1_000  # letters of a name, or of the words of a play


@dataclass(frozen=True)
class PlayerResult:
    """One player's part in a game. turns: how many it had.  best: its dearest play; points: what that scored.

    longest: its longest word.  hints: so many it asked for.
    """

    name: str
    computer: bool = False
    score: int = 0
    won: bool = False
    resigned: bool = False
    turns: int = 0
    best: str = ""
    points: int = 0
    longest: str = ""
    hints: int = 0


@dataclass(frozen=True)
class Result:
    """A game that nobody plays on. key: the name of its record, so that none is counted twice.  day: as 2026-11-21.

    left: the cards left, where a game for one is about that.  practice: could what computers did be taken back, too?
    """

    key: str
    game: str
    day: str
    ended: Literal["finished", "resigned", "unfinished"]
    players: tuple[PlayerResult, ...]
    left: int | None = None
    practice: bool = False

    @property
    def counts(self) -> bool:
        """A game among computers alone does not count for anybody."""
        return any(not player.computer for player in self.players) and all(map(_is_possible, self.players))


@dataclass(frozen=True)
class Results:
    """The format of the file."""

    version: Literal[1]
    results: tuple[Result, ...]


class ResultsFile:
    """Reads and writes the results.

    complain: is told in a sentence's key what went wrong, tried: of every try (see JsonFile).
    """

    def __init__(
        self,
        path: Path,
        complain: Callable[[str], None] = lambda what: None,
        tried: Callable[[bool], object] = lambda well: None,
    ) -> None:
        self.path = path
        self._file = JsonFile(path, "results", checked, complain, tried=tried)
        self._new: dict[str, Result] = {}  # that are not on the disk yet
        self._forgotten = False  # all that stands there is to go, and is there yet

    @property
    def behind(self) -> bool:
        """Is some of it not on the disk yet?"""
        return bool(self._new) or self._forgotten

    @property
    def fault(self) -> str:
        """Why it is not on the disk (see JsonFile)."""
        return self._file.fault

    @property
    def results(self) -> tuple[Result, ...]:
        """All results, in the order the games ended, including those another window has added meanwhile."""
        there = self._file.read() or ()
        if self._forgotten:
            there = ()
        return (*[result for result in there if result.key not in self._new], *self._new.values())

    def add(self, result: Result) -> None:
        """A game has ended, or has ended again after something was taken back."""
        self.add_all([result])

    def add_all(self, results: Sequence[Result]) -> None:
        """Reads and writes under a lock, so that nothing another program adds at the same moment is lost."""
        for result in results:
            if result.counts:
                self._new.pop(result.key, None)  # it has ended last
                self._new[result.key] = result
        self.try_again()

    def try_again(self) -> None:
        """Write what is not on the disk yet."""
        if self.behind:
            with alone(self.path):
                self._write(self.results)

    def clear(self) -> None:
        self._new.clear()
        self._forgotten = True
        self.try_again()

    def _write(self, results: tuple[Result, ...]) -> None:
        self._file.write(asdict(Results(VERSION, results)))
        if not self._file.behind:
            self._new.clear()
            self._forgotten = False


def checked(data: Any) -> tuple[Result, ...]:
    """The results in this data; raises ValueError if it makes no sense."""
    results = _form().validate_python(data).results
    for result in results:
        date.fromisoformat(result.day)
        if not all(map(_is_possible, result.players)):
            raise ValueError(result.key)
    return results


def _is_possible(part: PlayerResult) -> bool:
    """Values far beyond any game can be neither summed up nor shown."""
    counts = part.score, part.turns, part.points, part.hints
    words = part.name, part.best, part.longest
    return max(map(abs, counts)) <= MOST and min(part.turns, part.hints) >= 0 and max(map(len, words)) <= LONGEST


@cache
def _form() -> "TypeAdapter[Results]":
    from engine.records.pydantic_whole import TypeAdapter  # when results are read, never at a start: it takes 17 MB

    return TypeAdapter(Results)
