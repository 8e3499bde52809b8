"""Reviews finished games that the coach has not reviewed yet, and stores the results: the share of the possible points
that each player made, puzzles, and words to learn."""

from collections.abc import Callable, Container
from pathlib import Path

from app.base.unstopped import unstopped
from app.library.game_files import games_in
from app.library.learning import Learning
from app.library.match_result import key_of
from app.library.rebuilding import finished_game
from app.library.results import Result, ResultsFile
from engine.coach.review import first_pass
from engine.coach.summary import shares_of

# only this many of the latest games are reviewed, so that a large collection does not keep the machine busy
LATEST = 40


def review_next(
    folder: Path, file: ResultsFile, tried: set[str], stop: Callable[[], bool], learning: Learning | None = None
) -> bool:
    """Reviews the latest finished game whose shares are not known yet. Returns False if no such game was left.

    The shares are written last. So a game whose puzzles or words could not be written is reviewed again after another
    start of the program.

    folder: the folder of finished games.
    tried: the keys of games tried before, to which this one's is added.
    learning: keeps puzzles and words to learn.
    """
    with unstopped():
        place = unreviewed(folder, file.results, tried)
    if place is None:
        return False
    key = key_of(place)
    game = finished_game(place)
    if game is not None:
        match, record = game
        people = [seat for seat, player in enumerate(match.header.players) if player.computer is None]
        turns = list(first_pass(match, people, stop=stop))
        if stop():
            return True
        shares = shares_of(match, turns)
        with unstopped():
            result = next(one for one in file.results if one.key == key)
            kept = learning is None or learning.keep(match, record, result, turns)
            if shares and kept:
                file.keep_shares(key, shares)
    tried.add(key)
    return True


def unreviewed(folder: Path, results: tuple[Result, ...], tried: Container[str]) -> Path | None:
    """The latest finished game in which a person has no share yet, among the LATEST ones; None if there is none.

    tried: the keys of games to leave out.
    """
    open_keys = {result.key for result in results if _lacks_share(result)}
    try:
        places = games_in(folder)[:LATEST]
    except OSError:  # not reported here, because the finished games page reports that the folder can't be listed
        return None
    wanted = ((place, key_of(place)) for place in places)
    return next((place for place, key in wanted if key in open_keys and key not in tried), None)


def _lacks_share(result: Result) -> bool:
    return all(part.share is None for part in result.players)
