"""Tests the computer players, which think in threads: the program may release them at any time."""

import gc
import weakref
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent

from app.session.match.thinking import Question
from app.session.time.bots import Bots
from engine.core.moves import PASS
from engine.players.plan import Plan


def asked(seat: int) -> Question:
    """Returns a question to the computer player at this seat. The content of the question does not matter."""
    return Question(None, None, seat)  # type: ignore[arg-type]


def decides_after(milliseconds: int) -> Callable[[Question, Callable[[], bool]], Plan]:
    return lambda _question, _stop: Plan(PASS, milliseconds)


def until_they_hesitate(qtbot, bots: Bots) -> None:
    qtbot.waitUntil(lambda: bool(bots._held))


def test_computer_players_released_while_they_hesitate_are_deleted_at_once(qtbot) -> None:
    """Players that existed until their answer were once deleted by a timer that was itself being deleted: a crash."""
    bots = Bots(lambda: 1.0, decides_after(10_000_000))
    bots.ask(asked(0))
    until_they_hesitate(qtbot, bots)
    bots._worker.close()  # after this the worker's thread holds no reference to the computer players
    gone = weakref.ref(bots)
    del bots
    gc.collect()
    assert gone() is None


def test_every_computer_player_that_the_program_asks_reports_one_decision(qtbot) -> None:
    bots = Bots(lambda: 1.0, decides_after(0))
    heard: list[int] = []
    bots.decided.connect(lambda seat, _plan: heard.append(seat))
    for seat in range(3):
        bots.ask(asked(seat))
    qtbot.waitUntil(lambda: len(heard) == 3)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert sorted(heard) == [0, 1, 2]
    bots.close()


def test_a_computer_player_does_not_report_a_decision_that_the_program_has_forgotten(qtbot) -> None:
    bots = Bots(lambda: 1.0, decides_after(0))
    heard: list[int] = []
    bots.decided.connect(lambda seat, _plan: heard.append(seat))
    bots.decided.connect(bots.forget)
    bots.ask(asked(0))
    bots.ask(asked(1))
    qtbot.waitUntil(lambda: bool(heard))
    bots.close()
    QCoreApplication.processEvents()
    assert len(heard) == 1


def test_a_hurried_computer_player_answers_without_a_pause_until_its_questions_are_forgotten(qtbot) -> None:
    """A computer player pauses only before the first act of its turn, so later questions of the turn are hurried."""
    bots = Bots(lambda: 1.0, decides_after(10_000_000))
    heard: list[int] = []
    bots.decided.connect(lambda seat, _plan: heard.append(seat))
    bots.ask(asked(0))
    until_they_hesitate(qtbot, bots)
    bots.hurry()
    qtbot.waitUntil(lambda: heard == [0])
    bots.ask(asked(1))
    qtbot.waitUntil(lambda: heard == [0, 1])
    bots.forget()
    bots.ask(asked(2))
    until_they_hesitate(qtbot, bots)
    bots.close()
    assert heard == [0, 1]


def test_a_computer_players_answer_takes_at_least_the_shortest_allowed_time(qtbot):
    bots = Bots(lambda: 0.0, decides_after(5))
    heard = []
    bots.decided.connect(lambda seat, plan: heard.append(seat))
    bots.least_ms = 10_000_000
    bots.ask(asked(0))
    qtbot.waitUntil(lambda: bool(bots._held))
    assert [timer.interval() for timer in bots._held] == [10_000_000]
    bots.close()
    assert heard == []
