"""A find (a position in which one play is clearly the best) as a puzzle at the table. Only the player's first play
counts; it can earn up to three stars."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.lookup import Words
from engine.lessons.one_turn import OneTurn

if TYPE_CHECKING:
    from engine.days.day_form import FindForm

STARS = 3
TWO, ONE = (2, 3), (1, 3)  # the fractions of the best play's points that earn two stars and one star


class Puzzle(OneTurn):
    """A find as a puzzle.

    find: the find (a daily puzzle), with its position and its best play.
    """

    one_play = True

    def __init__(self, find: "FindForm", words: Words) -> None:
        super().__init__(find.position, words, alone=True)
        self.find_learner()
        self.find = find

    @property
    def points(self) -> int | None:
        """The points of the player's play; None before the play."""
        return self.reached


def stars_of(points: int, best: int, *, helped: bool = False) -> int:
    """The stars of a play: three for the best play, two for at least two thirds of its points, one for at least a
    third. A play made with help gets at most one star."""
    stars = STARS if points >= best else sum([points * of >= best * share for share, of in (TWO, ONE)])
    return min(stars, 1) if helped else stars


def shape_of(words: Iterable[str]) -> tuple[int, ...]:
    """The lengths of the words, which can be shown as a hint without revealing the words."""
    return tuple([len(word) for word in words])
