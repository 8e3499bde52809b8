"""Finds the personal bests before a game, in the results of the same game played in the same way."""

from collections.abc import Sequence

from app.library.results import COUNTING, Result
from app.library.totals import results_alone, totals_of, way_of
from app.session.match.own_bests import OwnBests


def bests_before(results: Sequence[Result], game: Result) -> dict[int, OwnBests]:
    """The personal bests of each seat whose person sees these cards for the first time; none for a practice game.

    game: the result of the game on the table if the game ended now.
    """
    if game.practice:
        return {}
    way, earlier = way_of(game), [result for result in results if result.key != game.key]
    found = {}
    for seat, part in enumerate(game.players):
        if part.person and part.look in COUNTING:
            totals = totals_of(earlier, part.person, way)
            score = None if part.games is not None else totals.best
            alone = results_alone(earlier, part.person, way, game.options) if len(game.players) == 1 else ()
            found[seat] = OwnBests(totals.played, totals.points, score, totals.fewest, len(totals.longest), alone)
    return found
