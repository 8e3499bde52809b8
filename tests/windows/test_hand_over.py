"""Round one screen: from one hand to the next nothing opens unasked, and nothing of the last hand stays behind."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.base.settings import GameSetting
from app.table.access import Announcement
from app.windows.table import ready_plate
from engine.core.moves import TIMEOUT
from tests.windows.conftest import deal, people
from tests.windows.test_table import first_act, lay

TIMED = {"words": "challenge", "seconds": 60, "first": "1"}


@pytest.fixture
def page(program):
    """Ann, Ben, Cyd and Dot with a time limit and challenges."""
    program.file.change(games={"split-run": GameSetting(people("split-run", 4).seats, TIMED)})
    page = deal(program, "split-run", seed=7, alone=True)
    page.sitting.session.lift_curtain()
    return page


@pytest.fixture
def now(monkeypatch):
    """A clock of the plate's own, and its dead time."""
    times = [100.0]
    monkeypatch.setattr(ready_plate, "monotonic", lambda: times[0])
    monkeypatch.setattr(ready_plate, "DEAD", 0.8)
    return times


def press(widget, key, repeated=False):
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, " ", repeated))


# ---- nothing opens unasked


def test_at_the_first_deal_nobodys_hand_lies_open(program):
    program.file.change(games={"split-run": people("split-run", 3)})
    program.new.deal("split-run", 7)
    page = program.window.table
    assert page.sitting.session.veiled
    assert not page.plate.isHidden()
    assert not any(piece.face for piece in page.felt.picture.pieces)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("at", ["felt", "plate"])
def test_a_second_key_within_a_moment_opens_nothing(page, now, key, at):
    session = page.sitting.session
    lay(page, first_act(session))
    widget = page.felt if at == "felt" else page.plate.ready
    now[0] += 0.7
    press(widget, key)
    now[0] += 0.7  # and the dead time has begun anew
    press(widget, key)
    assert session.veiled
    now[0] += 0.9
    press(widget, key, repeated=True)
    assert session.veiled
    now[0] += 0.9
    press(widget, key)
    assert not session.veiled


def test_when_time_runs_out_in_mid_typing_nothing_opens(page, now):
    session = page.sitting.session
    session.gestures.type_letter(session.seen.seats[session.viewer].hand[0].face)
    session.submit(TIMEOUT)
    assert session.veiled
    for _ in range(5):
        now[0] += 0.5
        QTest.keyClick(page.plate.ready, Qt.Key.Key_T)
    now[0] += 0.5
    press(page.plate.ready, Qt.Key.Key_Return)
    assert session.veiled
    assert session.drafting.draft.is_empty
    assert not session.drafting.typed.text


def test_the_hand_comes_with_one_act_though_somebody_looked_back_meanwhile(page):
    session = page.sitting.session
    lay(page, first_act(session))
    session.look_at(0)
    assert not any(piece.face for piece in page.felt.picture.within("hand"))
    page.plate.ready.click()
    assert not session.veiled
    assert session.shown_index is None


# ---- nothing of the last hand stays


def test_behind_the_curtain_nothing_of_the_last_hand_is_left_to_be_read_or_heard(program, page):
    session = page.sitting.session
    page.answer("hand")
    page.give_hint()
    hand = [piece.spoken for piece in page.felt.picture.within("hand")]
    told = page.felt._announcer.said
    lay(page, first_act(session))
    assert session.veiled
    assert page.verdict.spoken == ""
    names = [widget.accessibleName() for widget in program.window.findChildren(QWidget)]
    said = [label.accessibleName() for label in program.window.findChildren(Announcement)]
    assert told not in names
    assert not [text for text in said if all(card in text for card in hand)]
    stops = page.felt._proxies.stops.items()
    assert len({proxy.accessibleName() for key, proxy in stops if key.startswith("hand")}) == 1
    for what in ("hand", "unseen", "verdict"):
        page.answer(what)
        assert page.felt._announcer.said == "No hand is open."


def test_behind_the_curtain_history_tells_what_a_bystander_may_know(program):
    program.file.change(games={"profit-and-loss": people("profit-and-loss")})
    page = deal(program, "profit-and-loss")
    session = page.sitting.session
    lay(page, first_act(session))
    assert session.veiled
    assert not session.moment.history[-1].words


# ---- time


def test_time_that_has_run_out_is_never_taken_back(program):
    """Not even alone, where everything else is."""
    program.file.change(games={"first-base": GameSetting(people("first-base", 1).seats, {"seconds": 30})})
    page = deal(program, "first-base", seed=7, alone=True)
    session = page.sitting.session
    lay(page, first_act(session))
    assert "undo" in session.moment.can
    session.submit(TIMEOUT)
    assert session.match.moves[-1].act == TIMEOUT
    assert "undo" not in session.moment.can
    page.pressing.undo()
    assert session.match.moves[-1].act == TIMEOUT


def test_a_card_held_as_time_runs_out_goes_home(program):
    program.file.change(games={"four-rows": GameSetting(people("four-rows").seats, {"seconds": 30})})
    page = deal(program, "four-rows", seed=7, alone=True)
    session = page.sitting.session
    for _ in range(2):
        session.lift_curtain()
        session.submit(first_act(session))
    session.lift_curtain()
    card = next(piece for piece in page.felt.picture.pieces if piece.zone.startswith("committed") and piece.movable)
    spot = page.felt.cloth.placements.pieces[card.key].rect.centre
    start = QPoint(round(spot[0]), round(spot[1]))
    QTest.mousePress(page.felt.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(page.felt.viewport(), start + QPoint(-6 * step, -12 * step))
    assert page.felt.held == card.key
    session.submit(TIMEOUT)
    assert page.felt.held == ""
    assert page.felt.cloth.held == ""
    for key, item in page.felt.cloth.cards.items():
        assert item.rect == page.felt.cloth.rest(key), key


def test_time_that_runs_out_is_told_in_the_history(page):
    page.sitting.session.submit(TIMEOUT)
    assert "time is up" in page.history.item(0).text()
