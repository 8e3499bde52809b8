"""The texts of a kept result: the game as it was played, and the score of each player, as the final page shows them."""

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.library.results import PlayerResult, Result
from app.library.totals import PlayedWay, unit_of_result, way_of
from engine.games import GAMES


def way_name(way: PlayedWay) -> str:
    """The game, then the variations in force, and whether it was played alone."""
    game = GAMES.get(way.game)
    known = {one.name: texts.variation_name(one) for one in game.variations} if game is not None else {}
    alone = [QCoreApplication.translate("Statistics", "alone")] if way.alone else []
    return " · ".join(
        [game.name if game is not None else way.game, *[known.get(one, one) for one in way.variations], *alone]
    )


def result_name(result: Result) -> str:
    """The game and the variations. The list of players shows who played alone."""
    return way_name(PlayedWay(result.game, way_of(result).variations))


def score_text(result: Result, part: PlayerResult) -> str:
    """The score, without a unit if that is points; empty if the game counts nothing."""
    if result.left is not None:
        return texts.cards_left(result.left)
    unit = unit_of_result(result)
    score = texts.minus(part.score) if unit == "points" else texts.counted(unit, part.score)
    if part.games is None or unit == texts.MATCH:
        return score
    most = max([one.games or 0 for one in result.players])
    decider = GAMES[result.decider].name if result.decider in GAMES else result.decider
    return texts.in_match(part.games, most, decider, score)
