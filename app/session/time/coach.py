"""The coach reviews a finished game in a worker thread: best plays turn by turn, and the best ending of a game alone.

The coach first glances at every turn, so that the summary comes soon, and then studies each turn. Each time, it looks
at the plays that the people could have found with the words within their reach, and then at all plays that there were,
for everybody.
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

FINDABLE, ALL = "findable", "all"  # the plays that a person could have found, and all plays that there were


@dataclass(frozen=True)
class LookThrough:
    """One look through the game.

    sees: FINDABLE or ALL.
    closely: whether the look studies the turns, and does not only glance at them.
    """

    sees: str
    closely: bool


LOOKS = (
    LookThrough(FINDABLE, False),
    LookThrough(ALL, False),
    LookThrough(FINDABLE, True),
    LookThrough(ALL, True),
)  # the looks come in this order


@dataclass(frozen=True)
class CoachedTurn:
    """A reviewed turn.

    look: the number of the look, counted from 0.
    done, of: the progress of this look.
    reviewed: the remarks on the turn; None if there are no remarks.
    """

    look: int
    done: int
    of: int
    reviewed: Reviewed | None


@dataclass(frozen=True)
class BestEnding:
    """The best ending found so far.

    words: the words that lead to it, play by play.
    last: whether the search is over.
    """

    found: Possible
    words: tuple[str, ...]
    last: bool


class Coach(QObject):
    """Does one piece of work at a time. Drops all results after `stop`."""

    turned = Signal(object)  # CoachedTurn
    ended = Signal(object)  # BestEnding
    failed = Signal()
    # the number of the work, and a turn, an ending or a fault; crosses from the worker's thread
    _answered = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("coach")
        self._number = 0
        self._answered.connect(self._hear)

    def review(self, match: Match, people: Collection[int], begin: Sequence[int]) -> None:
        """Reviews the turns, in every look from the look's first move on.

        people: the seats of people.
        begin: the first move of each look.
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
        """Searches for the best endings from the deal on, in a game for one."""
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
        except Exception as fault:  # the program's own thread reports the fault
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
    """Yields each better ending once, and then the last ending."""
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
