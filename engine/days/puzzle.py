"""A find at the table: a puzzle in which the first play counts, for as many stars as it is worth."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.lookup import Words
from engine.lessons.one_turn import OneTurn

if TYPE_CHECKING:
    from engine.days.day_form import FindForm

STARS = 3
TWO, ONE = (2, 3), (1, 3)  # shares of the best play


class Puzzle(OneTurn):
    """The puzzle.

    find: the find.
    """

    one_play = True

    def __init__(self, find: "FindForm", words: Words) -> None:
        super().__init__(find.position, words, alone=True)
        self.find_learner()
        self.find = find

    @property
    def points(self) -> int | None:
        """The points of the learner's play; None before it."""
        return self.reached


def stars_of(points: int, best: int, *, helped: bool = False) -> int:
    """The stars of a play: three for the best, two from two thirds of its points, one from a third. With help there is
    one at most."""
    stars = STARS if points >= best else sum([points * of >= best * share for share, of in (TWO, ONE)])
    return min(stars, 1) if helped else stars


def shape_of(words: Iterable[str]) -> tuple[int, ...]:
    """The lengths of the words, which give away none of them."""
    return tuple([len(word) for word in words])
