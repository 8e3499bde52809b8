"""Lists the finished games for their page, from their results or, where a result lacks something, from their
records."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from app.library.game_files import age, day_of
from app.library.results import PlayerResult, Result


@dataclass(frozen=True)
class FinishedGame:
    """A finished game, as the finished games page lists it.

    written: the time when its record was last written.
    calm: whether scores are not compared, so that no winner is marked.
    """

    path: Path
    result: Result
    written: float = 0.0
    calm: bool = False

    @property
    def shown(self) -> Result:
        """The result, without winners in calm play."""
        if not self.calm:
            return self.result
        return replace(self.result, players=tuple([replace(part, won=False) for part in self.result.players]))

    @property
    def order(self) -> str:
        """A sort key: the day and, within a day, the time at which the record was last written."""
        return f"{self.result.day} {self.written:017.3f}"


class Unread(NamedTuple):
    """A finished game whose record must be replayed, because no complete result of it is stored.

    old: the game's result from an older version of Wordfelt, which did not record in what way the game was played.
    """

    path: Path
    old: Result | None = None


def known_games(paths: Iterable[Path], results: Iterable[Result]) -> tuple[list[FinishedGame], list[Unread]]:
    """Returns two lists: the games whose stored results are complete, and the games whose records must be replayed.
    Both lists keep the order of the files."""
    by_key = {result.key: result for result in results}
    found = [Unread(path, by_key.get(path.name)) for path in paths]
    known = [FinishedGame(path, old, age(path)) for path, old in found if old is not None and old.unit]
    return known, [game for game in found if game.old is None or not game.old.unit]


def read_games(games: Iterable[Unread]) -> Iterator[FinishedGame]:
    """Yields these games with results from their records, one by one, because each takes a moment. If a record can't be
    read, the old result is used."""
    from app.library.match_result import result_of
    from app.library.rebuilding import finished_match

    for path, old in games:
        match = finished_match(path)
        found = old if match is None else result_of(match, path, day_of(path) if old is None else old.on)
        if found is not None:
            yield FinishedGame(path, found, age(path))


def people_of(games: Iterable[FinishedGame]) -> dict[str, str]:
    """Everybody who played these games: their latest names, by `person_key`. People with most games come first."""
    parts = [(person_key(part), part.name) for game in games for part in game.result.players if not part.computer]
    counts, names = Counter([key for key, _ in parts]), dict(reversed(parts))
    return {key: names[key] for key, _ in counts.most_common()}


def person_key(part: PlayerResult) -> str:
    """The key of a person: the id, or for a guest the name."""
    return part.person or f"guest {part.name}"


@dataclass(frozen=True)
class GamesWanted:
    """A filter for the list of finished games.

    game: the id of a game; "" for all games.
    person: a key of `person_key`; "" for everybody.
    won: "won" for games that this person (or any person) has won, "lost" for all other games; "" for both.
    """

    game: str = ""
    person: str = ""
    won: str = ""

    def takes(self, result: Result) -> bool:
        """Whether this game passes the filter."""
        people = [part for part in result.players if not part.computer]
        mine = [part for part in people if self.person in ("", person_key(part))]
        if self.game not in ("", result.game) or not mine:
            return False
        return not self.won or (self.won == "won") == any(part.won for part in mine)
