"""A find at the table: a course of one step, in which the first play counts."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.lookup import Words
from engine.core.moves import Act, Move
from engine.core.oracle import expects, ruled
from engine.core.verdict import Legal
from engine.lessons.course import Course

if TYPE_CHECKING:
    from engine.days.day_form import FindForm

STARS = 3
TWO, ONE = (2, 3), (1, 3)  # shares of the best play


class Puzzle(Course):
    """The course.

    find: the find.
    points: what the play of the learner scored; None before it.
    words: the words it made.
    """

    def __init__(self, find: "FindForm", words: Words) -> None:
        super().__init__(find.position, words, alone=True)
        self.learner = expects(self.match.house, self.match.state)[0][0]
        self.find = find
        self.points: int | None = None
        self.words: tuple[str, ...] = ()

    @property
    def wants_light(self) -> bool:
        """Help costs stars, so nothing is lit before somebody asks for it."""
        return False

    @property
    def best(self) -> bool:
        """Whether the play scored as much as any can."""
        return self.points is not None and self.points >= self.find.points

    def lets(self, act: Act, seat: int) -> bool:
        """Whether the act may be carried out: it is a play, or the table refuses it anyway and shows why."""
        verdict = ruled(self.match.house, self.match.state, Move(act, seat))
        if self.met or not isinstance(verdict, Legal):
            return not self.met
        if act.verb != self.step.goal.verb or seat != self.learner:
            self.misses += 1
            return False
        self.points, self.words, self.met = verdict.points, verdict.words, True
        return True


def stars_of(points: int, best: int, *, helped: bool = False) -> int:
    """The stars of a play: three for the best, two from two thirds of its points, one from a third. With help there is
    one at most."""
    stars = STARS if points >= best else sum([points * of >= best * share for share, of in (TWO, ONE)])
    return min(stars, 1) if helped else stars


def shape_of(words: Iterable[str]) -> tuple[int, ...]:
    """The lengths of the words, which give away none of them."""
    return tuple([len(word) for word in words])
