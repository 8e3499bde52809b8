"""Keeps the results of games as plain frozen data, and their file. Nothing of it ever leaves the machine."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from app.base.json_file import JsonFile
from app.base.texts import COUNTED
from app.library.lock import alone

if TYPE_CHECKING:
    from engine.records.pydantic_whole import TypeAdapter

VERSION: Literal[1] = 1
MOST = 1_000_000  # of anything counted in one game
LONGEST = 1_000  # letters of a name, or of the words of a play
UNITS = ("", "nothing", "cards-left", *COUNTED)


@dataclass(frozen=True)
class PlayerResult:
    """One player's part in a game.

    turns: the number of turns they had.
    best: the words of their highest play.
    points: what that play scored.
    longest: their longest word.
    hints: the number of hints they asked for.
    games: how many games of a match they won; None if it was no match.
    share: the share of what they could have found, in percent; None before the coach has reviewed the game.
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
    games: int | None = None
    share: int | None = None


@dataclass(frozen=True)
class Result:
    """The result of a game that nobody plays any further.

    key: the name of its record, so that no game is counted twice.
    day: as 2026-11-21.
    left: the cards left, in a solo game that is about them.
    practice: whether players could take back computers' moves, too.
    unit: the unit of the scores (see unit_of in app/session/match/scores.py); empty in the file of an older version.
    variations: the names of the printed variations in force.
    decider: the game that had to decide a match.
    """

    key: str
    game: str
    day: str
    ended: Literal["finished", "resigned", "unfinished"]
    players: tuple[PlayerResult, ...]
    left: int | None = None
    practice: bool = False
    unit: str = ""
    variations: tuple[str, ...] = ()
    decider: str = ""

    @property
    def on(self) -> date:
        return date.fromisoformat(self.day)

    @property
    def counts(self) -> bool:
        """Whether the result counts. A game among computers alone counts for nobody."""
        return any(not player.computer for player in self.players) and all(map(_is_possible, self.players))


@dataclass(frozen=True)
class Results:
    """The format of the file."""

    version: Literal[1]
    results: tuple[Result, ...]


class ResultsFile:
    """Reads and writes the results.

    complain: called with the key of a sentence when something goes wrong.
    tried: called after every try (see JsonFile).
    """

    def __init__(
        self,
        path: Path,
        complain: Callable[[str], None] = lambda what: None,
        tried: Callable[[bool], object] = lambda well: None,
    ) -> None:
        self.path = path
        self._file = JsonFile(path, "results", checked, complain, tried=tried)
        self._new: dict[str, Result] = {}  # results not on the disk yet
        self._forgotten = False  # whether the results on the disk are still to be deleted

    @property
    def behind(self) -> bool:
        """Whether some of it is not on the disk yet."""
        return bool(self._new) or self._forgotten

    @property
    def fault(self) -> str:
        """The reason why it is not on the disk; see JsonFile."""
        return self._file.fault

    @property
    def results(self) -> tuple[Result, ...]:
        """All results, in the order in which the games ended, with those that another window has added meanwhile."""
        there = self._file.read() or ()
        if self._forgotten:
            there = ()
        return (*[result for result in there if result.key not in self._new], *self._new.values())

    def add(self, result: Result) -> None:
        """Adds the result of a game that has ended, or has ended again after somebody took a move back."""
        self.add_all([result])

    def add_all(self, results: Sequence[Result]) -> None:
        """Adds results. It reads and writes under a lock, so that no result of another program gets lost meanwhile."""
        for result in results:
            if result.counts:
                self._new.pop(result.key, None)  # the game that ended last comes last
                self._new[result.key] = result
        self.try_again()

    def keep_shares(self, key: str, shares: Mapping[int, int]) -> None:
        """Keeps what the coach found in this game, by seat; the results stay in their order."""
        with alone(self.path):
            there = self.results
            if key not in {result.key for result in there}:
                return
            kept = [with_shares(result, shares) if result.key == key else result for result in there]
            self._new = {result.key: result for result in kept if result.key in self._new}
            self._write(tuple(kept))

    def try_again(self) -> None:
        """Writes the results that are not on the disk yet."""
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
    """The results in this data; raises ValueError if it is not valid."""
    results = _form().validate_python(data).results
    for result in results:
        date.fromisoformat(result.day)
        if not all(map(_is_possible, result.players)) or result.unit not in UNITS:
            raise ValueError(result.key)
    return results


def with_shares(result: Result, shares: Mapping[int, int]) -> Result:
    """The result with what the coach found, by seat."""
    parts = [replace(part, share=shares.get(seat, part.share)) for seat, part in enumerate(result.players)]
    return replace(result, players=tuple(parts))


def _is_possible(part: PlayerResult) -> bool:
    """Whether the values can come from a game; values far beyond any game can be neither added up nor shown."""
    at_least_none = part.turns, part.hints, part.games or 0
    counts = part.score, part.points, *at_least_none
    words = part.name, part.best, part.longest
    if not 0 <= (part.share or 0) <= 100:
        return False
    return max(map(abs, counts)) <= MOST and min(at_least_none) >= 0 and max(map(len, words)) <= LONGEST


@cache
def _form() -> "TypeAdapter[Results]":
    from engine.records.pydantic_whole import TypeAdapter  # takes 17 MB, so never at a start

    return TypeAdapter(Results)
