"""The texts about puzzles made from a person's own games."""

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from app.base.boxes import BOXES
from app.library.own_puzzles import DAYS
from app.windows.sheets.day_texts import date_text

if TYPE_CHECKING:
    from app.library.own_puzzles import OwnPuzzle

A_WEEK = 7  # within this many days, the name of a weekday is unambiguous


def on_day(day: str, today: str) -> str:
    """Returns the day in the form for a sentence: the weekday if it was within the last week, otherwise the date."""
    translate, then = QCoreApplication.translate, date.fromisoformat(day)
    if 0 < (date.fromisoformat(today) - then).days < A_WEEK:
        name = QLocale().standaloneDayName(then.isoweekday(), QLocale.FormatType.LongFormat)
        return translate("Puzzle", "on {weekday}").format(weekday=name)
    return translate("Puzzle", "on {date}").format(date=date_text(day))


def wanted_text(puzzle: "OwnPuzzle", today: str) -> str:
    """Returns the task of a puzzle, with the day of the game from which the puzzle was made."""
    translate = QCoreApplication.translate
    texts = {
        "points": translate(
            "Puzzle", "{game}: you missed this {day}. A play for %n point(s) lies here.", None, puzzle.sought
        ),
        "cards": translate(
            "Puzzle", "{game}: you missed this {day}. A play for %n card(s) lies here.", None, puzzle.sought
        ),
        "laid": translate(
            "Puzzle", "{game}: you missed this {day}. A play of %n card(s) lies here.", None, puzzle.sought
        ),
    }
    return texts[puzzle.counts].format(game=BOXES[puzzle.game].name, day=on_day(puzzle.day, today))


def _number(puzzle: "OwnPuzzle", number: int) -> str:
    """Returns this number with the unit of the puzzle, such as points or cards."""
    translate = QCoreApplication.translate
    if puzzle.counts == "points":
        return translate("Scores", "%n point(s)", None, number)
    return translate("Scores", "%n card(s)", None, number)


def answer_text(puzzle: "OwnPuzzle", reached: int) -> str:
    """Returns the sentence about the player's finished turn, which has reached this number."""
    translate = QCoreApplication.translate
    if reached >= puzzle.sought:
        return translate("Puzzle", "Yes: {number}. In the game you had {made}.").format(
            number=_number(puzzle, reached), made=puzzle.made
        )
    return translate("Puzzle", "{number} of {sought}.").format(number=_number(puzzle, reached), sought=puzzle.sought)


def so_far_text(puzzle: "OwnPuzzle", reached: int) -> str:
    """Returns the sentence about what the player has reached so far in a turn that goes on."""
    text = QCoreApplication.translate("Puzzle", "So far {number} of {sought}; your turn goes on.")
    return text.format(number=_number(puzzle, reached), sought=puzzle.sought)


def come_back_text(puzzle: "OwnPuzzle") -> str:
    """Returns a sentence that says in how many days an unsolved puzzle comes again."""
    days = DAYS[min(puzzle.misses + 1, len(DAYS) - 1)]
    return QCoreApplication.translate("Puzzle", "It comes again in %n day(s).", None, days)


def best_text(puzzle: "OwnPuzzle", words: str, sums: str) -> str:
    """Returns a sentence with the play that the player missed, and its score.

    words: the words of that play.
    sums: a text that shows how the points of that play add up.
    """
    translate = QCoreApplication.translate
    if puzzle.counts == "points":
        return translate("Puzzle", "This was possible: {words}, {points} points.").format(words=words, points=sums)
    text = translate("Puzzle", "This was possible: {words}, {number}.")
    return text.format(words=words, number=_number(puzzle, puzzle.sought))


def nothing_due_text(day: str) -> str:
    """Returns a sentence that says that no puzzle is due, with the day of the next puzzle.

    day: the day on which the next puzzle is due; "" if there is no further puzzle.
    """
    translate = QCoreApplication.translate
    if not day:
        return translate("Puzzle", "No puzzle waits. What you miss in a game becomes one.")
    return translate("Puzzle", "No puzzle waits. The next one comes on {date}.").format(date=date_text(day))


def waiting_text(count: int) -> str:
    """Returns a text with the number of puzzles that are due."""
    return QCoreApplication.translate("Puzzle", "%n puzzle(s) from your games", None, count)
