"""Tests the objects that ask computer players, which think in worker threads. The program may delete these objects at
any time."""

import gc
import weakref
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent

from app.session.match.thinking import Question
from app.session.time.bots import Bots
from engine.core.moves import PASS
from engine.players.plan import Plan


def asked(seat: int) -> Question:
    """Returns a question to the computer player at this seat. The contents of the question do not matter here."""
    return Question(None, None, seat)  # type: ignore[arg-type]


def decides_after(milliseconds: int) -> Callable[[Question, Callable[[], bool]], Plan]:
    return lambda _question, _stop: Plan(PASS, milliseconds)


def until_they_hesitate(qtbot, bots: Bots) -> None:
    qtbot.waitUntil(lambda: bool(bots._held))


def test_computer_players_that_the_program_releases_while_they_wait_to_answer_are_deleted_immediately(qtbot) -> None:
    """Released computer players once existed until their answer. Then a timer's own call deleted them together with the
    running timer, and the program crashed."""
    bots = Bots(lambda: 1.0, decides_after(10_000_000))
    bots.ask(asked(0))
    until_they_hesitate(qtbot, bots)
    bots._worker.close()  # ends the worker's thread, which would keep the computer players in memory
    gone = weakref.ref(bots)
    del bots
    gc.collect()
    assert gone() is None


def test_each_computer_player_that_is_asked_reports_exactly_one_decision(qtbot) -> None:
    bots = Bots(lambda: 1.0, decides_after(0))
    heard: list[int] = []
    bots.decided.connect(lambda seat, _plan: heard.append(seat))
    for seat in range(3):
        bots.ask(asked(seat))
    qtbot.waitUntil(lambda: len(heard) == 3)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert sorted(heard) == [0, 1, 2]
    bots.close()


def test_a_computer_player_whose_question_was_withdrawn_does_not_report_a_decision(qtbot) -> None:
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


def test_computer_players_told_to_hurry_answer_without_a_pause_until_their_questions_are_withdrawn(qtbot) -> None:
    """A computer player pauses only before its first act of a turn, so the later acts of a hurried turn need no pause
    either."""
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


def test_a_computer_player_waits_at_least_the_minimum_time_before_it_answers(qtbot):
    bots = Bots(lambda: 0.0, decides_after(5))
    heard = []
    bots.decided.connect(lambda seat, plan: heard.append(seat))
    bots.least_ms = 10_000_000
    bots.ask(asked(0))
    qtbot.waitUntil(lambda: bool(bots._held))
    assert [timer.interval() for timer in bots._held] == [10_000_000]
    bots.close()
    assert heard == []
