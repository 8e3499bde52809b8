"""The texts of a saved result: the game with its variations, and each player's score, as the final page shows them."""

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.base.level_names import LEVELS, level_name, strength_name
from app.base.settings import DICTIONARY
from app.felt.laid_words import spelled
from app.library.laid_cards import words_of
from app.library.results import PlayerResult, Result
from app.library.totals import PlayedWay, unit_of_result, way_of
from engine.core.words import Word
from engine.games import GAMES


def way_name(way: PlayedWay) -> str:
    """Returns a text for a way to play: the game, its variations, and "alone" for a solo game."""
    game = GAMES.get(way.game)
    known = {one.name: texts.variation_name(one) for one in game.variations} if game is not None else {}
    alone = [QCoreApplication.translate("Statistics", "alone")] if way.alone else []
    return " · ".join(
        [game.name if game is not None else way.game, *[known.get(one, one) for one in way.variations], *alone]
    )


def game_name(result: Result) -> str:
    game = GAMES.get(result.game)
    return game.name if game is not None else result.game


def result_name(result: Result) -> str:
    """Returns the game and its variations. The word "alone" is left out, because the list of players shows it."""
    return way_name(PlayedWay(result.game, way_of(result).variations))


def details_text(result: Result) -> str:
    """Returns how the result came about: whether people knew the cards, which aids they had, and how the computers
    played."""
    by_name = {part.name: _details_of(part) for part in result.players}
    practice = [QCoreApplication.translate("Statistics", "practice")] if result.practice else []
    return " · ".join([*practice, *[f"{name}: {', '.join(details)}" for name, details in by_name.items() if details]])


def _details_of(part: PlayerResult) -> list[str]:
    if part.computer:
        return _plays(part)
    translate = QCoreApplication.translate
    share = ""
    if part.share is not None:
        share = translate("Finished", "{share}% of possible points").format(share=part.share)
    hints = translate("History", "%n hint(s)", None, part.hints) if part.hints else ""
    undos = translate("History", "%n move(s) taken back", None, part.undos) if part.undos else ""
    time = texts.more_time_name(round(100 * part.time)) if part.time != 1 else ""
    start = translate("Finished", "%n point(s) at the start", None, part.start) if part.start else ""
    least = translate("Finished", "words of %n letters or more", None, part.least) if part.least else ""
    words = DICTIONARY.texts().get(part.words, part.words)
    return list(filter(None, [share, look_text(part.look), hints, undos, time, start, least, words]))


def _plays(part: PlayerResult) -> list[str]:
    """Returns how a computer player played: its level and temperament, or the strength of a player that stays about as
    strong as a person."""
    if part.strength is not None:
        return [strength_name(part.strength)]
    known = part.level is not None and part.level < len(LEVELS)
    level = [level_name(part.level or 0)] if known else []
    return level + ([texts.temperament_name(part.temperament)] if part.temperament in texts.TEMPERAMENTS else [])


def look_text(look: str) -> str:
    """Returns why a person knew the cards, as a text; "" for cards seen for the first time."""
    translate = QCoreApplication.translate
    return {
        "again": translate("Finished", "same cards again"),
        "on": translate("Finished", "from a position"),
        "shown": translate("Finished", "after seeing the solution"),
    }.get(look, "")


def score_text(result: Result, part: PlayerResult) -> str:
    """Returns the score with its unit, which is left out for points. Returns "" if the game counts nothing."""
    if result.left is not None:
        return texts.cards_left(result.left)
    unit = unit_of_result(result)
    score = texts.minus(part.score) if unit == "points" else texts.counted(unit, part.score)
    if part.games is None or unit == texts.MATCH:
        return score
    most = max([one.games or 0 for one in result.players])
    decider = GAMES[result.decider].name if result.decider in GAMES else result.decider
    return texts.in_match(part.games, most, decider, score)


def cards_of(game: str, laid: str, words: str) -> tuple[Word, ...]:
    """Returns the words as cards: as they were laid or, if the saved result does not record that, with one card for
    each letter."""
    if not laid:
        return spelled(words)
    return words_of(laid, GAMES[game].deck.values) if game in GAMES else words_of(laid)
