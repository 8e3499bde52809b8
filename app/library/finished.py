"""Lists the finished games for their page, from the results or, where those lack something, from the records."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from app.library.game_files import day_of
from app.library.results import Result


@dataclass(frozen=True)
class FinishedGame:
    path: Path
    result: Result


class Unread(NamedTuple):
    """A game whose record must be replayed.

    old: its result of an older version, which does not say how it was played.
    """

    path: Path
    old: Result | None = None


def known_games(paths: Iterable[Path], results: Iterable[Result]) -> tuple[list[FinishedGame], list[Unread]]:
    """The games with a result, and those whose records must be replayed, both in the order of the files."""
    by_key = {result.key: result for result in results}
    found = [Unread(path, by_key.get(path.name)) for path in paths]
    known = [FinishedGame(path, old) for path, old in found if old is not None and old.unit]
    return known, [game for game in found if game.old is None or not game.old.unit]


def read_games(games: Iterable[Unread]) -> Iterator[FinishedGame]:
    """Yields the games whose results their records give; each takes a moment. A record that can't be read leaves its
    old result."""
    from app.library.match_result import result_of
    from app.library.rebuilding import finished_match

    for path, old in games:
        match = finished_match(path)
        found = old if match is None else result_of(match, path, day_of(path) if old is None else old.on)
        if found is not None:
            yield FinishedGame(path, found)
