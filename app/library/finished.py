"""Lists the finished games for their page, from the results or, failing that, from the records."""

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
    """The games with a result, and the files whose records must be replayed, both in the order of the files."""
    by_key = {result.key: result for result in results}
    paths = list(paths)
    known = [FinishedGame(path, by_key[path.name]) for path in paths if path.name in by_key]
    return known, [path for path in paths if path.name not in by_key]


def read_games(paths: Iterable[Path]) -> Iterator[FinishedGame]:
    """Yields the games whose results their records give; each takes a moment."""
    from app.library.match_result import result_of
    from app.library.rebuilding import finished_match

    for path in paths:
        match = finished_match(path)
        if match is not None:
            yield FinishedGame(path, result_of(match, path, day_of(path)))
