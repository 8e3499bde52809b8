"""Lists the finished games for their page, from the results or, where a result lacks something, from the record."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from app.library.game_files import age, day_of
from app.library.results import PlayerResult, Result


@dataclass(frozen=True)
class FinishedGame:
    """A game of the page.

    written: the time when its record was last written.
    calm: whether the winner is not marked.
    """

    path: Path
    result: Result
    written: float = 0.0
    calm: bool = False

    @property
    def told(self) -> Result:
        """The result as the page shows it."""
        if not self.calm:
            return self.result
        return replace(self.result, players=tuple([replace(part, won=False) for part in self.result.players]))

    @property
    def order(self) -> str:
        """A sort key: the games of a later day come first, and those of a day in the order in which they ended."""
        return f"{self.result.day} {self.written:017.3f}"


class Unread(NamedTuple):
    """A game whose record must be replayed.

    old: the game's result of an older version, which does not note how the game was played.
    """

    path: Path
    old: Result | None = None


def known_games(paths: Iterable[Path], results: Iterable[Result]) -> tuple[list[FinishedGame], list[Unread]]:
    """The games with a result, and those whose records must be replayed, both in the order of the files."""
    by_key = {result.key: result for result in results}
    found = [Unread(path, by_key.get(path.name)) for path in paths]
    known = [FinishedGame(path, old, age(path)) for path, old in found if old is not None and old.unit]
    return known, [game for game in found if game.old is None or not game.old.unit]


def read_games(games: Iterable[Unread]) -> Iterator[FinishedGame]:
    """Yields the games that have a result in their records; each game takes a moment. A record that can't be read
    leaves the old result."""
    from app.library.match_result import result_of
    from app.library.rebuilding import finished_match

    for path, old in games:
        match = finished_match(path)
        found = old if match is None else result_of(match, path, day_of(path) if old is None else old.on)
        if found is not None:
            yield FinishedGame(path, found, age(path))


def people_of(games: Iterable[FinishedGame]) -> dict[str, str]:
    """Everybody who played these games, by the keys of `person_key`, with their last names. People with most games come
    first."""
    parts = [(person_key(part), part.name) for game in games for part in game.result.players if not part.computer]
    counts, names = Counter([key for key, _ in parts]), dict(reversed(parts))
    return {key: names[key] for key, _ in counts.most_common()}


def person_key(part: PlayerResult) -> str:
    """The key of a person: the id, or for a guest the name."""
    return part.person or f"guest {part.name}"


@dataclass(frozen=True)
class GamesWanted:
    """The games that a player wants to see; "" for all games.

    person: a person, by a key of `person_key`.
    won: "won" for games that this person, or any person, has won; "lost" for other games.
    """

    game: str = ""
    person: str = ""
    won: str = ""

    def takes(self, result: Result) -> bool:
        """Whether the player wants to see this game."""
        people = [part for part in result.players if not part.computer]
        mine = [part for part in people if self.person in ("", person_key(part))]
        if self.game not in ("", result.game) or not mine:
            return False
        return not self.won or (self.won == "won") == any(part.won for part in mine)
