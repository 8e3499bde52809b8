"""Makes the parts of a score, such as the values of some cards. Rule sheets build scores from such parts, and the app
shows how they add up to the points."""

from collections.abc import Callable, Iterable

from engine.core.events import Sum
from engine.parts.table import Card, Turn, Word, total

__all__ = ["Sum", "Sums", "named", "no_points", "score_words", "values", "visible_value"]

Sums = tuple[Sum, ...]


def values(cards: Iterable[Card], times: int = 1) -> Sum:
    """A part of a score: the sum of the values of these cards."""
    cards = tuple(cards)
    return Sum(times * total(cards), cards, times=times)


def named(what: str, points: int, times: int = 1) -> Sum:
    """A part of a score for something other than the values of cards. `what` names what is counted."""
    return Sum(points, what=what, times=times)


def visible_value(word: Word) -> Sums:
    """The score of a word if its visible cards count and its covered cards do not."""
    return (values(word.tops),)


def no_points(word: Word) -> Sums:
    return ()


def score_words(turn: Turn, words: Iterable[Word], counted: Callable[[Word], Sums] = visible_value) -> None:
    """Scores each of these words separately.

    counted: returns the parts of a word's points.
    """
    for word in words:
        turn.count(counted(word), word=word)
