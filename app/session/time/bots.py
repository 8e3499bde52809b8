"""Computer players think in a thread of their own and answer at a person's pace. Stale answers are dropped."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.worker import Worker
from app.session.match.thinking import Question, think
from engine.players.plan import Plan

Thinker = Callable[[Question, Callable[[], bool]], Plan]


class Bots(QObject):
    """Asks for a plan for one seat at a time. Every question has a number; `forget` makes all open questions stale.

    least_ms: the least time until an answer, however quick the player is.
    """

    decided = Signal(int, object)  # seat, Plan
    failed = Signal(object)  # the Question that could not be answered
    _answered = Signal(int, object, object)  # number, Question, Plan; crosses from the worker's thread

    def __init__(self, pace: Callable[[], float], thinker: Thinker = think, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = pace
        self._thinker = thinker
        self._worker = Worker("player")
        self._number = 0
        self._open: set[int] = set()
        self._hurried = False
        self.least_ms = 0
        self._held: dict[QTimer, tuple[int, Plan]] = {}  # plans that were decided, and wait for a person's pace
        self._answered.connect(self._hear)

    def ask(self, question: Question) -> None:
        self._number += 1
        number = self._number
        self._open.add(number)
        self._worker.do_when_painted(self._work, number, question)

    def _work(self, number: int, question: Question) -> None:
        plan: Plan | Exception
        try:
            plan = self._thinker(question, lambda: number not in self._open)
        except Exception as fault:  # the program's own thread reports the fault
            plan = fault
        if number in self._open:
            self._answered.emit(number, question, plan)

    def _hear(self, number: int, question: Question, plan: Plan | Exception) -> None:
        if number not in self._open:
            return
        self._open.discard(number)
        if isinstance(plan, Exception):
            self.failed.emit(question)
            raise plan
        if plan.act is None:
            return
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(self._decide)  # a lambda would keep this object alive, and end it from within
        self._held[timer] = (question.seat, plan)
        timer.start(0 if self._hurried else max(self.least_ms, int(plan.after_ms * self._pace())))

    def _decide(self) -> None:
        """Answers for each player whose thinking time is up."""
        for timer in [timer for timer in self._held if not timer.isActive()]:
            if timer in self._held:  # another player's decision may make all plans stale
                seat, plan = self._held.pop(timer)
                timer.deleteLater()
                self.decided.emit(seat, plan)

    def hurry(self) -> None:
        """Answers at once for players that have decided or are deciding now."""
        self._hurried = True
        for timer in self._held:
            timer.start(0)

    def forget(self) -> None:
        """Drops all questions, because the position has changed."""
        self._open.clear()
        self._hurried = False
        self._worker.stop_soon()
        for timer in self._held:
            timer.stop()
            timer.deleteLater()
        self._held.clear()

    def close(self) -> None:
        self.forget()
        self._worker.close(stop=True)
