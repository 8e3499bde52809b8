"""The keys of Shout!: chosen by mouse or by keyboard alone, tried together, and remembered."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from app.windows.sheets.buzzer_keys import BuzzerDialog
from app.windows.widgets.pane import Pane
from tests.windows.conftest import deal

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # what only the offscreen screen says

Key = Qt.Key


@pytest.fixture
def dialog(qtbot):
    dialog = BuzzerDialog(("Ann", "Ben", "Cyd"), ("A", "L", "Space", "P"))
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def press(*keys):
    """As a keyboard does it: whatever has the focus gets the key."""
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)


def labels(dialog):
    return [button.text() for button in dialog.buttons]


def lit(dialog):
    return [lamp.text() == "●" for lamp in dialog.lamps]


def test_a_key_is_chosen_by_mouse(dialog, qtbot):
    qtbot.mouseClick(dialog.buttons[1], Qt.MouseButton.LeftButton)
    assert labels(dialog) == ["A", "press a key", "Space"]
    press(Key.Key_Return)
    assert dialog.keys == ["A", "Return", "Space", "P"]
    assert labels(dialog) == ["A", "Return", "Space"]


def test_keys_are_chosen_by_keyboard_alone(dialog):
    press(Key.Key_Tab, Key.Key_Return, Key.Key_Q)
    press(Key.Key_Tab, Key.Key_Return, Key.Key_Return)
    press(Key.Key_Tab, Key.Key_Enter, Key.Key_7)
    assert dialog.keys[:3] == ["Q", "Return", "7"]
    press(Key.Key_Tab)
    assert dialog.result() != QDialog.DialogCode.Accepted
    press(Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_escape_chooses_nothing(dialog):
    press(Key.Key_Tab, Key.Key_Return, Key.Key_Escape)
    assert dialog.isHidden()
    assert dialog.result() == QDialog.DialogCode.Rejected


@pytest.mark.parametrize("taken", ["L", "P"])
def test_who_takes_the_key_of_another_gives_the_old_one_for_it(dialog, taken):
    press(Key.Key_Tab, Key.Key_Return, getattr(Key, f"Key_{taken}"))
    assert dialog.keys[0] == taken
    assert sorted(dialog.keys) == ["A", "L", "P", "Space"]
    assert labels(dialog) == dialog.keys[:3]


@pytest.mark.parametrize("steps", [0, 1, 4])
def test_keys_that_are_held_together_are_lit_wherever_the_focus_is(dialog, qtbot, steps):
    press(*[Key.Key_Tab] * steps)
    focus = QApplication.focusWidget()
    assert focus is not None
    for key in (Key.Key_A, Key.Key_Space, Key.Key_L):
        QTest.keyPress(focus, key)
    assert lit(dialog) == [True, True, True]
    QTest.keyRelease(focus, Key.Key_Space)
    assert lit(dialog) == [True, True, False]
    qtbot.waitUntil(lambda: dialog.verdict.text() == "All keys are heard together.")
    assert not dialog.isHidden()


def test_a_key_that_is_not_heard_with_the_others_is_named(dialog, qtbot):
    QTest.keyPress(dialog, Key.Key_A)
    QTest.keyPress(dialog, Key.Key_Space)
    qtbot.waitUntil(lambda: bool(dialog.verdict.text()))
    assert dialog.verdict.text().startswith("Not heard: L.")


def test_one_key_alone_says_nothing(dialog):
    QTest.keyPress(dialog, Key.Key_A)
    dialog._judge()
    assert not dialog.verdict.text()


def test_keys_that_were_chosen_at_the_table_are_remembered_and_hold(program, qtbot):
    page = deal(program, "shout", seed=4)
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    page.buzzers.stops[-1].click()
    assert page.running.session.paused
    (dialog,) = page.findChildren(BuzzerDialog)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    press(Key.Key_Tab, Key.Key_Return, Key.Key_Z)
    dialog.accept()
    assert program.file.settings.buzzers[0] == "Z"
    assert page.buzzers.keys["Z"] == 0
    page.cover.ready.click()
    session = page.running.session
    session.press("deal", session.state.actor)
    QTest.keyClick(page.felt, Key.Key_Z)
    assert page.running.buzzer is None  # before three cards lie there is nothing to shout
    for _ in range(2):
        session.press("deal", session.state.actor)
    QTest.keyClick(page.felt, Key.Key_Z)
    assert page.running.buzzer == 0


@pytest.mark.parametrize(("size", "count"), [(100, 2), (100, 8), (250, 3), (250, 8)])
def test_nothing_of_the_dialog_is_squeezed_in_letters_of_any_size(program, qtbot, size, count):
    program.file.change(text_size=size)
    dialog = BuzzerDialog([f"Player {number}" for number in range(1, count + 1)], program.file.settings.buzzers)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    text, *_ = dialog.findChildren(QLabel)
    assert text.height() >= text.heightForWidth(text.width())
    for button in dialog.buttons:
        assert button.height() >= button.sizeHint().height()
    for above, below in pairwise(dialog.buttons):
        assert above.geometry().bottom() < below.geometry().top()
    room = dialog.screen().availableGeometry().size()
    assert room.expandedTo(dialog.size()) == room
    press(*[Key.Key_Tab] * count)
    (pane,) = dialog.findChildren(Pane)
    there = dialog.buttons[-1].mapTo(pane, QPoint(0, dialog.buttons[-1].height()))
    assert 0 < there.y() <= pane.height()
