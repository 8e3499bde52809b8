"""Tests that a ring marks the focused button, and that only the button of the main action is filled with colour,
whichever button has the focus."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QRegion
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from app.base.settings import Settings
from app.session.match.view_data import Button
from app.windows.table.table_foot import TableFoot
from app.windows.widgets.colours import colours_of
from app.windows.widgets.question import ask
from app.windows.widgets.style_sheet import style_program

PLAY = {able: Button("play", enabled=able, default=True) for able in (False, True)}
EMPTY = "#ff00ff"  # the background colour, which stays visible where a button paints nothing
OTHERS = (Button("trade", enabled=True), Button("pass", enabled=True))


@pytest.fixture(params=["light", "dark"])
def colours(request, qapp):
    """Sets the colour mode of the program; returns the colours of this mode."""
    settings = Settings(mode=request.param)
    style_program(qapp, settings)
    yield colours_of(settings)
    style_program(qapp, Settings())


def painted(button: QWidget) -> QImage:
    picture = QImage(button.size(), QImage.Format.Format_RGB32)
    picture.fill(QColor(EMPTY))
    button.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture


def fill(button: QWidget) -> str:
    return painted(button).pixelColor(6, button.height() // 2).name()


def edge(button: QWidget) -> str:
    """The colour of a button's outline, read one pixel below its upper edge."""
    return painted(button).pixelColor(button.width() // 2, 1).name()


def name(colour: str) -> str:
    return QColor(colour).name()


def active(window: QWidget, qtbot) -> None:
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    QApplication.processEvents()


@pytest.mark.parametrize("able", [False, True])
def test_only_the_button_of_the_main_action_is_filled_with_colour_and_only_if_a_play_is_possible(colours, qtbot, able):
    foot = TableFoot()
    foot.buttons.show_buttons((PLAY[able], *OTHERS), ("Ann",))
    active(foot, qtbot)
    buttons = foot.buttons.buttons
    for focused in buttons.values():
        focused.setFocus()
        assert focused.hasFocus()
        fills = {verb: fill(button) for verb, button in buttons.items()}
        play = colours.accent if able else EMPTY
        assert fills == {"play": name(play), "trade": EMPTY, "pass": EMPTY}
        ring = colours.ink if able and focused is buttons["play"] else colours.accent
        rings = [button for button in buttons.values() if edge(button) == name(ring)]
        assert rings == [focused] or (able and rings == [buttons["play"], focused])


def test_a_button_that_waits_for_its_second_press_is_not_filled_with_colour(colours, qtbot):
    foot = TableFoot()
    foot.buttons.show_buttons((PLAY[True], *OTHERS), ("Ann",))
    active(foot, qtbot)
    foot.buttons.press("pass")
    QApplication.processEvents()
    assert fill(foot.buttons.buttons["pass"]) == EMPTY


def test_in_a_question_only_the_button_whose_answer_changes_nothing_is_filled_with_colour(colours, qtbot):
    window = QWidget()
    active(window, qtbot)
    ask("Ann: resign?", window, lambda: None)
    [box] = window.findChildren(QMessageBox)
    yes, no = (box.button(one) for one in (QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No))
    assert box.focusWidget() is no
    for focused in (no, yes):
        focused.setFocus()
        QApplication.processEvents()
        assert (fill(yes), fill(no)) == (name(colours.panel), name(colours.accent))
    box.reject()
