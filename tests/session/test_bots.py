"""Tests the threads of the computer players: the program may let go of them at any time."""

import gc
import weakref
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent

from app.session.match.thinking import Question
from app.session.time.bots import Bots
from engine.core.moves import PASS
from engine.players.plan import Plan


def asked(seat: int) -> Question:
    """Returns a question whose content does not matter here."""
    return Question(None, None, seat)  # type: ignore[arg-type]


def decides_after(milliseconds: int) -> Callable[[Question, Callable[[], bool]], Plan]:
    return lambda _question, _stop: Plan(PASS, milliseconds)


def until_they_hesitate(qtbot, bots: Bots) -> None:
    qtbot.waitUntil(lambda: bool(bots._held))


def test_computer_players_released_while_they_hesitate_are_gone_at_once(qtbot) -> None:
    """Needed because players kept until they answered were freed by a timer that was itself being freed: a crash."""
    bots = Bots(lambda: 1.0, decides_after(10_000_000))
    bots.ask(asked(0))
    until_they_hesitate(qtbot, bots)
    bots._worker.close()  # its thread lets go of the players, too
    gone = weakref.ref(bots)
    del bots
    gc.collect()
    assert gone() is None


def test_every_player_decides_once(qtbot) -> None:
    bots = Bots(lambda: 1.0, decides_after(0))
    heard: list[int] = []
    bots.decided.connect(lambda seat, _plan: heard.append(seat))
    for seat in range(3):
        bots.ask(asked(seat))
    qtbot.waitUntil(lambda: len(heard) == 3)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert sorted(heard) == [0, 1, 2]
    bots.close()


def test_one_decision_makes_the_other_players_forget(qtbot) -> None:
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


def test_a_hurried_player_answers_at_once_until_the_players_forget(qtbot) -> None:
    """Needed because a turn of several acts is one: the player pauses only before its first act."""
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


def test_an_answer_takes_the_least_time_however_quick_the_player(qtbot):
    bots = Bots(lambda: 0.0, decides_after(5))
    heard = []
    bots.decided.connect(lambda seat, plan: heard.append(seat))
    bots.least_ms = 10_000_000
    bots.ask(asked(0))
    qtbot.waitUntil(lambda: bool(bots._held))
    assert [timer.interval() for timer in bots._held] == [10_000_000]
    bots.close()
    assert heard == []
