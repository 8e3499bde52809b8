"""Asks computer players for their moves in a worker thread, and gives their answers at the pace of a person. Answers
about an old position are dropped."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.worker import Worker
from app.session.match.thinking import Question, think
from engine.players.plan import Plan

Thinker = Callable[[Question, Callable[[], bool]], Plan]


class Bots(QObject):
    """Asks computer players for plans, one after the other.

    least_ms: the minimum time until an answer, in milliseconds, however quickly the player decides.
    """

    decided = Signal(int, object)  # emitted with the seat and its Plan
    failed = Signal(object)  # emitted with the Question that could not be answered
    # the number of the question, the Question, and the Plan or exception; emitted in the worker's thread
    _answered = Signal(int, object, object)

    def __init__(self, pace: Callable[[], float], thinker: Thinker = think, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = pace
        self._thinker = thinker
        self._worker = Worker("player")
        self._number = 0
        self._open: set[int] = set()
        self._hurried = False
        self.least_ms = 0
        # Plans that are ready but held back, so that the computer player seems to think as long as a person.
        self._held: dict[QTimer, tuple[int, Plan]] = {}
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
        except Exception as fault:  # reported in the window's thread
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
        timer.timeout.connect(self._decide)  # not a lambda, because a lambda would keep this object alive
        self._held[timer] = (question.seat, plan)
        timer.start(0 if self._hurried else max(self.least_ms, int(plan.after_ms * self._pace())))

    def _decide(self) -> None:
        """Emits the plan of the player whose timer has run out."""
        for timer in [timer for timer in self._held if not timer.isActive()]:
            if timer in self._held:  # another player's act may have dropped the plan
                seat, plan = self._held.pop(timer)
                timer.deleteLater()
                self.decided.emit(seat, plan)

    def hurry(self) -> None:
        """Immediately emits the plans of players that have decided, and emits the plans of players that are still
        deciding as soon as they have decided."""
        self._hurried = True
        for timer in self._held:
            timer.start(0)

    def forget(self) -> None:
        """Drops all questions and plans, because the position has changed."""
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
