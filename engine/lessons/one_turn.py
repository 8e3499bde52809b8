"""A puzzle at the table: a course of one step, in which only the learner's first turn counts."""

from engine.core.moves import PASS, Act, Move
from engine.core.oracle import expects, ruled
from engine.core.verdict import Legal
from engine.lessons.course import Course
from engine.players.lay_or_not import cards_laid


class OneTurn(Course):
    """A course of one step. Its goal asks for a number of points, or of cards from the hand.

    one_play: whether only the first play counts, even if the turn goes on.
    reached: the points scored, or the cards laid or won, in the learner's turn so far; None before the first play of
    the turn.
    words: the words that the turn has made.
    """

    one_play = False
    reached: int | None = None
    words: tuple[str, ...] = ()

    def find_learner(self) -> None:
        """Sets the learner to the seat whose turn it is."""
        self.learner = expects(self.match.house, self.match.state)[0][0]

    @property
    def sought(self) -> int:
        """The number of points or cards that the goal asks for."""
        goal = self.step.goal
        return goal.points if goal.points is not None else goal.cards or 0

    @property
    def wants_light(self) -> bool:
        """Always False. The app does not highlight cards before the learner asks for help, because help costs stars."""
        return False

    @property
    def best(self) -> bool:
        """Whether the learner's turn has reached the number of points or cards that the goal asks for."""
        return self.reached is not None and self.reached >= self.sought

    def lets(self, act: Act, seat: int) -> bool:
        """Whether the table should carry out the act: True for a play, and for a pass that ends a turn after a play.
        The result is also True for an illegal act, because the table then refuses the act and shows why."""
        state = self.match.state
        verdict = ruled(self.match.house, state, Move(act, seat))
        if self.met or not isinstance(verdict, Legal):
            return not self.met
        ends = act == PASS and self.reached is not None
        if seat != self.learner or not (ends or act.verb == self.step.goal.verb):
            self.misses += 1
            return False
        if not ends:
            gained = verdict.points if self.step.goal.cards is None else cards_laid(act)
            self.reached = (self.reached or 0) + gained
            self.words += verdict.words
        after = verdict.state
        over = after.over or after.turn != state.turn or after.actor != seat
        self.met = self.one_play or ends or over or self.best
        return True

    def give_up(self) -> None:
        """Ends the puzzle before the learner's turn has reached the goal."""
        self.met = True
