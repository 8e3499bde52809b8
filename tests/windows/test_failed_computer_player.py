"""Tests that a computer player that fails does not freeze the game."""

import pytest
from PySide6.QtWidgets import QMessageBox

from app.session.match.failed_player import simplest_act
from app.session.match.thinking import think
from engine.core.moves import PASS, RESIGN
from tests.windows.conftest import deal
from tests.windows.test_table import first_act


@pytest.fixture
def stuck(program, qtbot, monkeypatch):
    """A game whose computer player has just failed with an exception. The player fails again whenever
    `state["fails"](level)` returns True for the player's level."""
    monkeypatch.setattr("sys.excepthook", lambda *fault: None)
    state = {"fails": lambda level: True}

    def thinker(question, stop):
        if state["fails"](question.level):
            raise ZeroDivisionError
        return think(question, stop)

    page = deal(program, "split-run", seed=7, alone=True)
    page.running.bots._thinker = thinker
    session = page.running.session
    if session.to_act != (1,):
        with qtbot.capture_exceptions():
            session.submit(first_act(session))
            qtbot.waitUntil(lambda: bool(boxes(program)))
    return page, state


def boxes(program):
    return [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]


def press(program, text):
    (box,) = boxes(program)
    next(button for button in box.buttons() if text in button.text()).click()
    box.close()


def test_when_a_computer_player_fails_the_program_asks_how_to_continue_the_game(stuck, program):
    (box,) = boxes(program)
    assert box.text().startswith("Bo could not find a move")
    texts = {button.text() for button in box.buttons()}
    assert texts == {"Let Bo try again", "Let an easier player play", "Pass for Bo", "Not now"}
    box.close()


def test_a_computer_player_that_failed_can_try_again(stuck, program, qtbot):
    page, state = stuck
    state["fails"] = lambda level: False
    press(program, "try again")
    qtbot.waitUntil(lambda: len(page.running.session.match.moves) == 2)


def test_an_easier_computer_player_can_replace_one_that_failed(stuck, program, qtbot):
    page, state = stuck
    state["fails"] = lambda level: level >= 3
    press(program, "easier")
    qtbot.waitUntil(lambda: len(page.running.session.match.moves) == 2)


def test_a_computer_player_that_failed_can_pass(stuck, program):
    page, _ = stuck
    press(program, "Pass")
    session = page.running.session
    assert session.match.moves[-1].act == PASS
    assert session.to_act == (0,)


def test_an_answer_to_the_question_about_a_failed_computer_player_has_no_effect_if_it_comes_too_late(stuck, program):
    page, _ = stuck
    session = page.running.session
    session.resign(0)
    made = len(session.match.moves)
    press(program, "Pass")
    assert len(session.match.moves) == made


def test_if_a_computer_player_that_failed_has_no_possible_act_it_resigns(program, monkeypatch):
    session = deal(program, "split-run", seed=7).running.session

    def broken(*arguments):
        raise ZeroDivisionError

    monkeypatch.setattr("app.session.match.failed_player.judge", broken)
    assert simplest_act(session.match.house, session.state, 0) != RESIGN
    monkeypatch.setattr("app.session.match.failed_player.legal_moves", broken)
    assert simplest_act(session.match.house, session.state, 0) == RESIGN
