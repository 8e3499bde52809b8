"""Compares two acts by playing on from each, again and again, with the same guesses at the hidden cards."""

from dataclasses import dataclass

from engine.coach.bands import Gap, gap_of, limits_of
from engine.coach.judging import UNWORDED, Judge, Judged
from engine.coach.measures import rounds_with
from engine.core.moves import Choose
from engine.core.patterns import Call
from engine.core.state import State
from engine.players.effort import Effort
from engine.players.futures import Future, Futures, can_be_supposed
from engine.players.guessing import with_all_cards

FIRST, MORE, MOST = 24, 8, 80  # guesses at first, more each time while the band is in doubt, and altogether
EFFORT = 12_000  # steps, in two acts together
A_POINT = 10  # in tenths


@dataclass(frozen=True)
class Compared:
    """Two acts after some guesses.

    gap: how much better the first is.
    answers: the gain in the turn after the first and the second act, on average, in tenths of a point; a loss if
      another player has it.
    scored: the points of the next player after each, on average, in tenths of a point; None if nobody else follows.
    """

    gap: Gap
    answers: tuple[int, int] = (0, 0)
    scored: tuple[int, int] | None = None


class Rollouts:
    """Plays on after two acts of one decision.

    first, most: guesses at first and altogether.
    effort: steps of all of them.
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
        """The comparison; None if the two acts can't be played on from. It guesses on while the band is in doubt."""
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
        """Plays on from both acts with one guess; returns whether the effort lasted."""
        supposed = with_all_cards(self._judge.seen, self._judge.mind.guessed_cards())
        best, other = [self._after(supposed, one) for one in (self._best, self._other)]
        if self._effort.spent(0) and self.differences:  # the last ones may be incomplete
            return False
        self.differences.append(best.value - other.value)
        self._best_futures.append(best)
        self._other_futures.append(other)
        return not self._effort.spent(0)

    def _after(self, supposed: State, judged: Judged) -> Future:
        """An act and the turns after it. Cards that are set aside are no gain by themselves."""
        legal = self._judge.ruled(judged.act, supposed)
        if legal is None:
            return Future(judged.gain)
        if judged.act.verb not in UNWORDED:
            return self._futures.between(supposed, legal.state)
        future = self._futures.between(legal.state, legal.state)
        return future._replace(value=judged.gain + future.value)

    def _in_doubt(self) -> bool:
        """Whether the mean is not much further from a limit than its error."""
        gap = gap_of(self.differences)
        return any(2 * abs(gap.mean - limit) <= 3 * gap.error for limit in limits_of(self._best, self._other))


def compares(judge: Judge, best: Judged, other: Judged) -> bool:
    """Whether the two acts can be played on from: two choices of a card for a round; or plays, trades and passes where
    players take turns in the open."""
    acts = best.act, other.act
    if all(isinstance(act, Choose) for act in acts):
        return True
    in_turns = can_be_supposed(judge.house) and not judge.house.book.plays.has(Call) and not judge.seen.waits_for
    verbs = ("play", "pass", "timeout", *UNWORDED)
    return in_turns and all(act.verb in verbs and judge.ruled(act) is not None for act in acts)
