"""Finds finished games that the coach has not reviewed, and keeps the share of what their players could have found."""

from collections.abc import Callable, Container
from pathlib import Path

from app.base.worker import unstopped
from app.library.game_files import games_in
from app.library.match_result import key_of
from app.library.rebuilding import finished_match
from app.library.results import Result, ResultsFile
from engine.coach.summary import shares_of

LATEST = 40  # games; older ones are not reviewed, so that an old shelf keeps no machine busy


def review_next(folder: Path, file: ResultsFile, tried: set[str], stop: Callable[[], bool]) -> bool:
    """Reviews the latest finished game that has no share yet; returns whether there was one.

    folder: the finished games.
    tried: the keys of games tried before; this game's is added.
    """
    with unstopped():
        place = unreviewed(folder, file.results, tried)
    if place is None:
        return False
    key = key_of(place)
    match = finished_match(place)
    if match is not None:
        people = [seat for seat, player in enumerate(match.header.players) if player.computer is None]
        shares = shares_of(match, people, stop)
        if stop():
            return True
        if shares:
            with unstopped():
                file.keep_shares(key, shares)
    tried.add(key)
    return True


def unreviewed(folder: Path, results: tuple[Result, ...], tried: Container[str]) -> Path | None:
    """The latest finished game whose result says nothing about a person's share."""
    open_keys = {result.key for result in results if _lacks_share(result)}
    try:
        places = games_in(folder)[:LATEST]
    except OSError:  # the page of finished games reports it
        return None
    wanted = ((place, key_of(place)) for place in places)
    return next((place for place, key in wanted if key in open_keys and key not in tried), None)


def _lacks_share(result: Result) -> bool:
    return all(part.share is None for part in result.players)
