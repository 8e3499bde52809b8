"""How games ended, as plain frozen data, and the file they lie in. Nothing of it ever leaves the machine."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from app.base.json_file import JsonFile
from app.library.lock import alone

if TYPE_CHECKING:
    from pydantic import TypeAdapter

VERSION: Literal[1] = 1


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
        """A game among computers alone is nobody's."""
        return any(not player.computer for player in self.players)


@dataclass(frozen=True)
class Results:
    """The form of the file."""

    version: Literal[1]
    results: tuple[Result, ...]


class ResultsFile:
    """Reads and writes the results.

    complain: is told in a sentence's key what went wrong: 'results-set-aside', 'results-not-saved'.
    """

    def __init__(self, path: Path, complain: Callable[[str], None] = lambda what: None) -> None:
        self.path = path
        self._file = JsonFile(path, "results", checked, complain)
        self._results: tuple[Result, ...] = ()

    @property
    def results(self) -> tuple[Result, ...]:
        """All of them, in the order the games ended; what another window has added meanwhile, too."""
        if not self._file.behind:
            self._results = self._file.read() or ()
        return self._results

    def add(self, result: Result) -> None:
        """A game has ended, or has ended anew after something was taken back."""
        if result.counts:
            self.add_all([result])

    def add_all(self, results: Sequence[Result]) -> None:
        """What another program writes at the same moment is not lost: one after the other reads and writes."""
        new = {result.key: result for result in results if result.counts}
        with alone(self.path):
            self._keep((*[other for other in self.results if other.key not in new], *new.values()))

    def clear(self) -> None:
        with alone(self.path):
            self._keep(())

    def _keep(self, results: tuple[Result, ...]) -> None:
        self._results = results
        self._file.write(asdict(Results(VERSION, results)))


def checked(data: Any) -> tuple[Result, ...]:
    """The results in this data; raises ValueError where it makes no sense."""
    results = _form().validate_python(data).results
    for result in results:
        date.fromisoformat(result.day)
    return results


@cache
def _form() -> "TypeAdapter[Results]":
    from pydantic import TypeAdapter  # 17 MB and a tenth of a second: when results are read, never at a start

    return TypeAdapter(Results)
