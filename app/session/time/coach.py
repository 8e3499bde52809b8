"""The coach reviews a finished game in a worker thread: the best play of each turn, and the best ending of a solo game.

The coach goes through the game four times. The first two passes are quick, so that the summary comes soon; the other
two are thorough. In each of these pairs, the first pass looks only for plays with words that people probably know, and
the second looks for all plays.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from app.base.worker import Worker
from engine.coach.judging import at_a_glance
from engine.coach.review import Reviewed, decisions_of, review
from engine.coach.solo import Possible, possible
from engine.core.moves import Move
from engine.core.oracle import judge
from engine.core.verdict import Legal
from engine.match import Match

FINDABLE, ALL = "findable", "all"  # FINDABLE: the plays that a person could have found; ALL: all plays


@dataclass(frozen=True)
class LookThrough:
    """One pass of the coach through the game.

    sees: the plays to look at, FINDABLE or ALL.
    closely: whether the pass is thorough.
    """

    sees: str
    closely: bool


# the passes through the game, in the order in which the coach makes them
LOOKS = (
    LookThrough(FINDABLE, False),
    LookThrough(ALL, False),
    LookThrough(FINDABLE, True),
    LookThrough(ALL, True),
)


@dataclass(frozen=True)
class CoachedTurn:
    """A turn that the coach has reviewed.

    look: the index of the pass.
    done, of: the progress of this pass, in turns.
    reviewed: the coach's findings about the turn; None if there are none.
    """

    look: int
    done: int
    of: int
    reviewed: Reviewed | None


@dataclass(frozen=True)
class BestEnding:
    """The best ending of a solo game found so far.

    words: the words of each play that leads to it.
    last: whether the search is over.
    """

    found: Possible
    words: tuple[str, ...]
    last: bool


class Coach(QObject):
    """Reviews a game, or searches for endings, but not both at the same time. After `stop`, results are dropped."""

    turned = Signal(object)  # emitted with a CoachedTurn
    ended = Signal(object)  # emitted with a BestEnding
    failed = Signal()
    # the number of the review or search, and a turn, an ending or an exception; emitted in the worker's thread
    _answered = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("coach")
        self._number = 0
        self._answered.connect(self._hear)

    def review(self, match: Match, people: Collection[int], begin: Sequence[int]) -> None:
        """Reviews the turns of a match, pass by pass.

        people: the seats of people.
        begin: for each pass, the index of the move to begin with.
        """
        kept, everybody = match.branch(len(match.moves)), range(len(match.header.players))

        def looked(stop: Callable[[], bool]) -> Iterator[CoachedTurn]:
            for number, (look, first) in enumerate(zip(LOOKS, begin, strict=True)):
                seats = people if look.sees == FINDABLE else everybody
                level = None if look.closely else at_a_glance(decisions_of(kept, seats))
                within_reach = look.sees == FINDABLE
                for turn in review(kept, level=level, seats=seats, within_reach=within_reach, first=first, stop=stop):
                    yield CoachedTurn(number, turn.number, len(kept.moves), turn)
                yield CoachedTurn(number, len(kept.moves), len(kept.moves), None)

        self._begin(looked)

    def look_for_endings(self, match: Match) -> None:
        """Searches for the best ending of a solo game, starting from the deal."""
        kept = match.branch(len(match.moves))
        self._begin(lambda stop: _endings(kept, stop))

    def stop(self) -> None:
        self._number += 1
        self._worker.stop_soon()

    def close(self) -> None:
        self.stop()
        self._worker.close(stop=True)

    def _begin(self, work: Callable[[Callable[[], bool]], Iterator[CoachedTurn | BestEnding]]) -> None:
        self._number += 1
        self._worker.do_when_painted(self._work, self._number, work)

    def _work(self, number: int, work: Callable[[Callable[[], bool]], Iterator[CoachedTurn | BestEnding]]) -> None:
        try:
            for answer in work(lambda: number != self._number):
                if number != self._number:
                    return
                self._answered.emit(number, answer)
        except Exception as fault:  # reported in the window's thread
            self._answered.emit(number, fault)

    def _hear(self, number: int, answer: CoachedTurn | BestEnding | Exception) -> None:
        if number != self._number:
            return
        if isinstance(answer, CoachedTurn):
            self.turned.emit(answer)
        elif isinstance(answer, BestEnding):
            self.ended.emit(answer)
        else:
            self.failed.emit()
            raise answer


def _endings(match: Match, stop: Callable[[], bool]) -> Iterator[BestEnding]:
    """Yields each ending that is better than the endings before it, and finally the best ending."""
    last: Possible | None = None
    for found in possible(match.house, match.states[0], stop=stop):
        if found != last:
            yield BestEnding(found, _words(match, found), last=False)
        last = found
    if last is not None:
        yield BestEnding(last, _words(match, last), last=True)


def _words(match: Match, found: Possible) -> tuple[str, ...]:
    state = match.states[0]
    words: list[str] = []
    for act in found.moves:
        verdict = judge(match.house, state, Move(act, 0))
        assert isinstance(verdict, Legal)
        state = verdict.state
        words += verdict.words
    return tuple(words)
