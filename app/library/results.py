"""Keeps the results of games as plain frozen data, and their file. Nothing of it ever leaves the machine."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from app.base.texts import COUNTED
from app.library.kept_file import KeptFile

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


class ResultsFile(KeptFile[tuple[Result, ...]]):
    """Reads and writes the results."""

    NAME = "results"

    @staticmethod
    def none() -> tuple[Result, ...]:
        return ()

    def checked(self, data: Any) -> tuple[Result, ...]:
        return checked(data)

    def form(self, content: tuple[Result, ...]) -> dict[str, Any]:
        return asdict(Results(VERSION, content))

    @property
    def results(self) -> tuple[Result, ...]:
        """All results, in the order in which the games ended, with those that another window has added meanwhile."""
        return self.content

    def add(self, result: Result) -> None:
        """Adds the result of a game that has ended, or has ended again after somebody took a move back."""
        self.add_all([result])

    def add_all(self, results: Sequence[Result]) -> None:
        """Adds results."""
        new = {result.key: result for result in results if result.counts}
        if new:
            self.change(lambda there: (*[one for one in there if one.key not in new], *new.values()), anyway=True)

    def clear(self) -> None:
        self.change(lambda there: (), anyway=True)


def checked(data: Any) -> tuple[Result, ...]:
    """The results in this data; raises ValueError if it is not valid."""
    results = _form().validate_python(data).results
    for result in results:
        date.fromisoformat(result.day)
        if not all(map(_is_possible, result.players)) or result.unit not in UNITS:
            raise ValueError(result.key)
    return results


def _is_possible(part: PlayerResult) -> bool:
    """Whether the values can come from a game; values far beyond any game can be neither added up nor shown."""
    at_least_none = part.turns, part.hints, part.games or 0
    counts = part.score, part.points, *at_least_none
    words = part.name, part.best, part.longest
    return max(map(abs, counts)) <= MOST and min(at_least_none) >= 0 and max(map(len, words)) <= LONGEST


@cache
def _form() -> "TypeAdapter[Results]":
    from engine.records.pydantic_whole import TypeAdapter  # takes 17 MB, so never at a start

    return TypeAdapter(Results)
