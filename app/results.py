"""How games ended, as plain frozen data, and the file they lie in. Nothing of it ever leaves the machine."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any, Literal

from app.aside import set_aside
from app.fitting import fitted

VERSION = 1
FOR_POINTS = frozenset(["turnover"])  # alone, too; the other games for one are about the cards left


@dataclass(frozen=True)
class Part:
    """One player's part in a game. turns: how many it had.  best: its dearest play; points: what that scored.

    longest: its longest word.
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


@dataclass(frozen=True)
class Result:
    """A game that nobody plays on. key: the name of its record, so that none is counted twice.  day: as 2026-11-21.

    left: the cards left, where a game for one is about that.
    """

    key: str
    game: str
    day: str
    ended: Literal["finished", "resigned", "unfinished"]
    players: tuple[Part, ...]
    left: int | None = None

    @property
    def counts(self) -> bool:
        """A game among computers alone is nobody's."""
        return any(not player.computer for player in self.players)


class ResultsFile:
    """Reads and writes the results.

    complain: is told once in a sentence's key what went wrong: 'results-set-aside', 'results-not-saved'.
    """

    def __init__(self, path: Path, complain: Callable[[str], None] = lambda what: None) -> None:
        self.path = path
        self.complain = complain
        self._results: tuple[Result, ...] = ()
        self._unwritable = False

    @property
    def results(self) -> tuple[Result, ...]:
        """All of them, in the order the games ended; what another window has added meanwhile, too."""
        if self._unwritable:
            return self._results
        try:
            self._results = self._read()
        except ValueError:
            if not set_aside(self.path):
                self._unwritable = True  # it stays where it is and is not written over
            self.complain("results-set-aside")
        return self._results

    def add(self, result: Result) -> None:
        """A game has ended, or has ended anew after something was taken back."""
        if result.counts:
            self._keep((*[other for other in self.results if other.key != result.key], result))

    def clear(self) -> None:
        self._keep(())

    def _keep(self, results: tuple[Result, ...]) -> None:
        from engine.core.verdict import Refused
        from engine.records.files import save

        self._results = results
        if self._unwritable:
            return
        data = {"version": VERSION, "results": [asdict(result) for result in results]}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            save(self.path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        except (OSError, Refused):
            self._unwritable = True
            self.complain("results-not-saved")

    def _read(self) -> tuple[Result, ...]:
        """What the file says. ValueError: it makes no sense."""
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return ()
        except OSError:
            return self._results
        try:
            return checked(json.loads(data))
        except RecursionError:
            raise ValueError("nested too deeply") from None


def checked(data: Any) -> tuple[Result, ...]:
    """The results in this data; raises ValueError where it makes no sense."""
    if not isinstance(data, dict) or data.get("version") != VERSION:
        raise ValueError("results of another version")
    results = fitted(tuple[Result, ...], data.get("results"))
    for result in results:
        date.fromisoformat(result.day)
    return results
