"""Compares two acts by simulating the turns after each of them many times, each time with new guesses at the hidden
cards. The guesses are the same for both acts."""

from dataclasses import dataclass

from engine.coach.bands import Gap, gap_of, limits_of
from engine.coach.judging import EXCHANGES, Judge, Judged
from engine.coach.measures import rounds_with
from engine.core.moves import Choose
from engine.core.patterns import Call
from engine.core.state import State
from engine.players.effort import Effort
from engine.players.futures import Future, Futures, can_simulate_turns
from engine.players.guessing import with_all_cards

# Numbers of guesses. FIRST: at the beginning. MORE: added each time the band is still uncertain. MOST: the maximum in
# total.
FIRST, MORE, MOST = 24, 8, 80
EFFORT = 12_000  # the limit of the computing effort for both acts together, in steps (see Effort)
A_POINT = 10  # one point, in tenths of a point


@dataclass(frozen=True)
class Compared:
    """The comparison of two acts after some guesses at the hidden cards.

    gap: the amount by which the first act is better.
    answers: for each act, the average value of the turn after it, in tenths of a point; negative if another player has
    that turn.
    scored: for each act, the average points of the next player, in tenths of a point; None if no other player follows.
    """

    gap: Gap
    answers: tuple[int, int] = (0, 0)
    scored: tuple[int, int] | None = None


class Rollouts:
    """A comparison of two acts of one decision, made by simulating the turns after both.

    first: the number of guesses to make before the result is checked for the first time.
    most: the maximum number of guesses in total.
    effort: the limit of the computing effort for all guesses together, in steps (see Effort).
    """

    def __init__(
        self,
        judge: Judge,
        best: Judged,
        other: Judged,
        *,
        first: int = FIRST,
        most: int = MOST,
        effort: int = EFFORT,
    ) -> None:
        self._judge, self._best, self._other = judge, best, other
        self._first, self._most = min(first, most), most
        self._effort = Effort(effort, judge.stop)
        self._futures = Futures(judge.mind.house, judge.seat, self._effort)
        self.differences: list[int] = []
        self._best_futures: list[Future] = []
        self._other_futures: list[Future] = []

    def compared(self) -> Compared | None:
        """The comparison; None if the turns after these acts can't be simulated. Makes more guesses while the result
        may still belong to several bands."""
        if isinstance(self._best.act, Choose) and isinstance(self._other.act, Choose):
            return self._by_rounds(self._best.act, self._other.act)
        if not compares(self._judge, self._best, self._other):
            return None
        wanted = self._first
        while len(self.differences) < wanted and self._guess():
            if len(self.differences) == wanted and self._in_doubt():
                wanted = min(wanted + MORE, self._most)
        count = len(self.differences)
        if not count:
            return None
        both = self._best_futures, self._other_futures
        mine, instead = [sum([future.answer for future in futures]) // count for futures in both]
        points, others = [A_POINT * sum([future.scored for future in futures]) // count for futures in both]
        followed = not (self._best.goes_on or self._other.goes_on) and len(self._judge.seen.seats) > 1
        return Compared(gap_of(self.differences), (mine, instead), (points, others) if followed else None)

    def _by_rounds(self, best: Choose, other: Choose) -> Compared:
        mine, instead = [rounds_with(self._judge.mind, act, self._most) for act in (best, other)]
        self.differences = [one - two for one, two in zip(mine, instead, strict=True)]
        return Compared(gap_of(self.differences))

    def _guess(self) -> bool:
        """Simulates the turns after both acts with one guess at the hidden cards. Returns False once the limit of the
        effort is reached."""
        supposed = with_all_cards(self._judge.seen, self._judge.mind.guessed_cards())
        best, other = [self._after(supposed, one) for one in (self._best, self._other)]
        # The guess that reaches the limit of the effort may have been simulated only in part, so its result is dropped.
        if self._effort.spent(0) and self.differences:
            return False
        self.differences.append(best.value - other.value)
        self._best_futures.append(best)
        self._other_futures.append(other)
        return not self._effort.spent(0)

    def _after(self, supposed: State, judged: Judged) -> Future:
        """The result of an act and of the turns after it. If the act trades or discards cards, these cards do not add
        to the result."""
        legal = self._judge.ruled(judged.act, supposed)
        if legal is None:
            return Future(judged.immediate)
        if judged.act.verb not in EXCHANGES:
            return self._futures.between(supposed, legal.state)
        future = self._futures.between(legal.state, legal.state)
        return future._replace(value=judged.immediate + future.value)

    def _in_doubt(self) -> bool:
        """Whether the mean difference is so close to the limit of a band that its error allows another band."""
        gap = gap_of(self.differences)
        return any(2 * abs(gap.mean - limit) <= 3 * gap.error for limit in limits_of(self._best, self._other))


def compares(judge: Judge, best: Judged, other: Judged) -> bool:
    """Returns whether the turns after both acts can be simulated: both acts choose a card for a round, or both are
    plays, trades or passes in a game whose players take turns and never lay words in secret."""
    acts = best.act, other.act
    if all(isinstance(act, Choose) for act in acts):
        return True
    in_turns = can_simulate_turns(judge.house) and not judge.house.book.plays.has(Call) and not judge.seen.waits_for
    verbs = ("play", "pass", "timeout", *EXCHANGES)
    return in_turns and all(act.verb in verbs and judge.ruled(act) is not None for act in acts)
