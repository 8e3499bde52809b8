"""A game as plain text: the players, each turn as in the history, and the turns that missed most according to the
coach."""

from PySide6.QtCore import QCoreApplication

from app.base.listing import listed
from app.windows.table import final_words
from app.windows.table.coach_words import reviewed_text
from app.windows.table.keepsakes.kept_game import KeptGame
from app.windows.table.spoken import line_report


def game_text(game: KeptGame) -> str:
    translate = QCoreApplication.translate
    head = [game.title, game.when, game.result, game.why]
    code = translate("Final", "Deal code {code}").format(code=game.code) if game.code else ""
    parts = [
        [*head, code],
        [_seat_line(game, number) for number in range(len(game.seats))],
        [translate("Coach", "Turn by turn"), game.starts, *_turns(game)],
        [game.heading, *best_lines(game)] if game.best.dealt else best_lines(game),
        _dearest(game),
        ["Wordfelt"],
    ]
    paragraphs = ["\n".join(filter(None, lines)) for lines in parts]
    return "\n\n".join(filter(None, paragraphs)) + "\n"


def _seat_line(game: KeptGame, number: int) -> str:
    seat = game.seats[number]
    place = f"{seat.place}. " if seat.place else ""
    return f"{place}{seat.name}{' ★' if seat.won else ''}: {seat.score}".removesuffix(": ")


def _turns(game: KeptGame) -> list[str]:
    """Returns a line for each act, with the number of its turn."""
    wide = len(str(max([line.turn for line in game.history], default=0)))
    below = "\n" + " " * (wide + 2)
    return [f"{line.turn:>{wide}}  {line_report(line, game.names, below)}" for line in game.history]


def best_lines(game: KeptGame) -> list[str]:
    """Returns the best play, if any, and the best words."""
    play = game.best.play
    lines = [final_words.word_text(word, game.names) for word in game.best.dealt]
    if play is None:
        return lines
    words = listed([word.text for word in play.words])
    return [f"{final_words.play_text(play, game.names)}: {words}", *lines]


def _dearest(game: KeptGame) -> list[str]:
    """Returns the turns that lost the most points, or a note that the coach has not reviewed the game."""
    translate = QCoreApplication.translate
    title = translate("Keepsake", "The costliest turns, according to the coach")
    if game.dearest is None:
        return [title, translate("Keepsake", "The coach has not reviewed this game.")]
    if not game.dearest:
        return [title, translate("Coach", "No better play was found in any turn.")]
    return [title, *[reviewed_text(turn, game.names, " — ", points=game.of_points) for turn in game.dearest]]
