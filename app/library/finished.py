"""The finished games as their page lists them: from the results, or else from the game's own record."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from app.library.game_files import day_of
from app.library.results import Result


@dataclass(frozen=True)
class FinishedGame:
    path: Path
    result: Result


def known_games(paths: Iterable[Path], results: Iterable[Result]) -> tuple[list[FinishedGame], list[Path]]:
    """The games with a result, and those whose record must be replayed; in the order of their files."""
    by_key = {result.key: result for result in results}
    paths = list(paths)
    known = [FinishedGame(path, by_key[path.name]) for path in paths if path.name in by_key]
    return known, [path for path in paths if path.name not in by_key]


def read_games(paths: Iterable[Path]) -> Iterator[FinishedGame]:
    """Reads games from their records, a moment for each."""
    from app.library.match_result import result_of
    from app.library.rebuilding import finished_match

    for path in paths:
        match = finished_match(path)
        if match is not None:
            yield FinishedGame(path, result_of(match, path, day_of(path)))
