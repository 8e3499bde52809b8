"""Tests Undo by agreement in the window: the other players agree by mouse, by keys or with one switch device, and each
step is announced."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.base.paths import side_file_of
from app.base.settings import GameSetting
from app.windows.scanning.spots import key_of, sight
from app.windows.widgets import key_guard
from engine.core.moves import PASS
from tests.windows.conftest import click, deal, leave, people, settle
from tests.windows.test_table import first_act, lay

ASKED = "Ann: take back “Pass”? The others must agree."
SPENT = {"first": 1, "hands": ["EARTHSNOOO", "TELLLLIIII"], "deck": ""}
TOLD = "Ann took back “Pass”; Ben and Cyd agreed"


@pytest.fixture
def page(program):
    """The page of a game of three people in which Ann has passed and Ben's hand is open."""
    return passed(program)


def passed(program, **options):
    seats = people("split-run", 3).seats
    program.file.change(games={"split-run": GameSetting(seats, {"first": "1", **options})})
    page = deal(program, "split-run", seed=7, alone=True)
    page.running.session.submit(PASS)
    page.running.session.lift_curtain()
    return page


@pytest.fixture
def now(monkeypatch):
    """Replaces the clock of `key_guard`, which makes keys ineffective for 0.8 seconds after a change, by a time that
    the test sets."""
    times = [100.0]
    monkeypatch.setattr(key_guard, "monotonic", lambda: times[0])
    monkeypatch.setattr(key_guard, "DEAD", 0.8)
    return times


def key(page, name):
    """Presses a key as a keyboard does: the widget with the focus gets it."""
    event = QKeyEvent(QEvent.Type.KeyPress, getattr(Qt.Key, f"Key_{name}"), Qt.KeyboardModifier.NoModifier, name)
    QApplication.sendEvent(QApplication.focusWidget() or page.felt, event)


def shown(page):
    return [line.text() for line in (page.history.item(row) for row in range(page.history.count()))]


def test_the_other_players_agree_to_an_undo_by_mouse_and_the_history_records_the_undo(program, page):
    bar, session = page.foot.agreement, page.running.session
    assert not bar.isVisible()
    assert page.head.undo.isEnabled()
    assert page.head.undo.toolTip() == "The others must agree."
    click(page.head.undo)
    assert bar.isVisible()
    assert bar.question.text() == ASKED
    assert [button.text() for button in bar.stops] == ["Ben: agree (P)", "Cyd: agree (Z)", "&No"]
    click(bar.buttons[1])
    assert [button.text() for button in bar.stops] == ["Ben: agreed", "Cyd: agree (Z)", "&No"]
    assert [button.isEnabled() for button in bar.stops] == [False, True, True]
    assert len(session.match.moves) == 1
    click(bar.buttons[2])
    assert session.match.moves == []
    assert not bar.isVisible()
    assert page.plate.title.text() == "Ann"
    assert page.plate.ready.hasFocus()
    assert not any(piece.face for piece in page.felt.picture.within("hand"))
    assert shown(page) == [TOLD]
    click(page.plate.ready)
    lay(page, first_act(session))
    assert shown(page)[0] == TOLD
    assert len(shown(page)) == 2


def test_each_player_can_agree_to_an_undo_with_their_challenge_key(program, page, now, qtbot):
    bar, session = page.foot.agreement, page.running.session
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bar.isVisible()
    key(page, "P")
    assert session.moment.question.missing == (1, 2), "a key pressed at once was meant for a card"
    now[0] += 1
    key(page, "P")
    assert session.moment.question.missing == (2,)
    assert not session.moment.is_laying
    key(page, "P")
    key(page, "Z")
    assert session.match.moves == []


def test_while_no_hand_is_open_challenge_keys_agree_to_an_undo_and_do_not_open_a_hand(opened, now):
    page = opened("split-run", "play EARTH", setup=SPENT)
    bar, session = page.foot.agreement, page.running.session
    page.game.pause()
    page.game.pause()
    session.outlook.veiled = True
    session.tell()
    click(page.head.undo)
    assert bar.question.text() == "Ann: take back EARTH? The others must agree."
    now[0] += 1
    QTest.keyClick(page.plate.ready, Qt.Key.Key_Return)
    assert session.veiled, "Enter is the question's"
    now[0] += 1
    key(page, "P")
    assert session.match.moves == []
    assert page.plate.title.text() == "Ann"
    assert page.game.voice.history(session.moment)[0].words == ("EARTH",)


def test_a_player_with_one_switch_device_can_reach_the_buttons_of_the_question_about_an_undo(program, page):
    click(page.head.undo)
    settle(program)
    group = next(spot for spot in sight(program.window).spots if spot.key == ("in", key_of(page.foot.agreement)))
    assert [spot.key for spot in group.parts] == [key_of(stop) for stop in page.foot.agreement.stops]
    take = group.parts[0].take
    assert take is not None
    take()
    assert page.running.session.moment.question.missing == (2,)


def test_the_program_announces_a_request_for_undo_and_each_agreement_and_the_result(program, page):
    said = []
    page.felt.say = lambda text, *more: said.append(text)
    session = page.running.session
    session.undo()
    session.agree_to(1)
    session.refuse_question()
    session.undo()
    session.agree_to(2)
    session.agree_to(1)
    del page.felt.say
    assert [text for text in said if text] == [
        *[ASKED, "Ben: agreed.", "Nothing is taken back.", ASKED, "Cyd: agreed."],
        "Ann took back “Pass”; Cyd and Ben agreed. Next hand: Ann.",
    ]
    session.lift_curtain()
    page.game.answer("acts")
    assert page.felt._announcer.said == "Ann took back “Pass”; Cyd and Ben agreed."


def test_the_no_button_and_escape_end_the_question_about_an_undo_and_the_act_stays(program, page):
    bar, session = page.foot.agreement, page.running.session
    for end in (lambda: click(bar.no), lambda: QTest.keyClick(page.felt, Qt.Key.Key_Escape)):
        click(page.head.undo)
        assert bar.isVisible()
        end()
        assert not bar.isVisible()
        assert page.felt.hasFocus()
    assert len(session.match.moves) == 1
    assert shown(page) == ["Ann: passed"]


def test_the_history_line_about_an_undone_act_is_saved_with_the_game(program, page):
    session = page.running.session
    session.undo()
    session.agree_to(1)
    session.agree_to(2)
    leave(program)
    (path,) = program.shelf.unfinished()
    assert side_file_of(path).is_file()
    program.waiting.go_on_with(path)
    assert program.window.table.running.session.moment.taken_back == session.moment.taken_back
    assert shown(program.window.table) == [TOLD]


def test_nobody_can_challenge_during_the_question_about_an_undo(opened):
    page = opened("split-run", "play EARTH", setup=SPENT, options={"words": "challenge"})
    assert page.challenges.isVisible()
    click(page.head.undo)
    assert not page.challenges.isVisible()
    click(page.foot.agreement.no)
    assert page.challenges.isVisible()
    assert len(page.running.session.match.moves) == 1
