"""Tests that a player can take back an accidental pass: before a computer player answers, or before the next person
opens their hand."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.base.settings import GameSetting, SeatSetting
from app.windows.table.idle import idle_of
from tests.windows.conftest import click, deal, settle

ALONE = GameSetting((SeatSetting("Ann"), SeatSetting("Bo", "computer")), {"first": "1"})


@pytest.fixture
def against(program, monkeypatch):
    monkeypatch.setattr("app.session.running_game.GRACE_MS", 10_000_000)
    program.file.change(games={"split-run": ALONE})
    return deal(program, "split-run", seed=7, alone=True)


def test_even_a_fast_computer_player_gives_a_player_time_to_take_a_pass_back(program, against, qtbot):
    running = against.running
    assert not against.head.undo.isEnabled()
    before = running.session.state
    click(against.buttons.buttons["pass"])
    qtbot.waitUntil(lambda: bool(running.bots._held))  # the computer player has decided
    assert [move.act.verb for move in running.session.match.moves] == ["pass"]
    assert against.head.undo.isEnabled()
    assert idle_of(against.game.moment) == "Waiting for Bo. Undo takes the pass back."
    assert against.line.text() == "Waiting for Bo. Undo takes the pass back."
    click(against.head.undo)
    assert running.session.state is before
    assert running.session.match.moves == []
    assert not running.bots._held  # the computer's answer is dropped
    assert "pass" in against.buttons.buttons
    assert not against.head.undo.isEnabled()


def test_a_computer_player_delays_its_answer_only_after_a_pass(program, against, qtbot):
    running = against.running
    click(against.buttons.buttons["pass"])
    assert running.bots.least_ms == 10_000_000
    click(against.head.undo)
    assert running.bots.least_ms == 0


def test_while_the_next_hand_is_hidden_undo_takes_a_pass_back_and_names_the_player_who_passed(program, qtbot):
    page = deal(program, "split-run", seed=7)
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    session, said = page.running.session, []
    passed = session.names[session.viewer]
    click(page.buttons.buttons["pass"])
    assert page.plate.title.text() != passed
    assert page.head.undo.isEnabled()
    page.felt.say = lambda text, *why: said.append(text)
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    del page.felt.say
    assert session.match.moves == []
    assert page.plate.title.text() == passed
    assert page.plate.ready.hasFocus()
    assert said == [f"Taken back: {passed}: passed. Next hand: {passed}."]
    assert not any(piece.face for piece in page.felt.picture.within("hand"))
    click(page.plate.ready)
    assert session.viewer == 0
    assert not session.veiled


def test_with_large_letters_the_undo_button_above_the_felt_shows_only_while_a_pass_can_be_taken_back(program, against):
    program.file.change(text_size=250)
    settle(program)
    assert against.head.undo.isHidden()
    click(against.buttons.buttons["pass"])
    settle(program)
    assert not against.head.undo.isHidden()
    click(against.head.undo)
    settle(program)
    assert against.head.undo.isHidden()
