"""What is counted when a play is scored, part by part: so the table can say what its points are made of."""

from collections.abc import Callable, Iterable

from engine.core.events import Sum
from engine.parts.table import Card, Turn, Word, total

__all__ = ["Sum", "Sums", "named", "no_points", "score_words", "values", "visible_value"]

Sums = tuple[Sum, ...]


def values(cards: Iterable[Card], times: int = 1) -> Sum:
    """The values of these cards."""
    cards = tuple(cards)
    return Sum(times * total(cards), cards, times=times)


def named(what: str, points: int, times: int = 1) -> Sum:
    """Something else that counts."""
    return Sum(points, what=what, times=times)


def visible_value(word: Word) -> Sums:
    """Covered cards do not count."""
    return (values(word.tops),)


def no_points(word: Word) -> Sums:
    return ()


def score_words(turn: Turn, words: Iterable[Word], counted: Callable[[Word], Sums] = visible_value) -> None:
    """Score each of these words by itself. counted: what a word scores."""
    for word in words:
        turn.count(counted(word), word=word)
