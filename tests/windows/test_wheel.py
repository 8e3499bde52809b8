"""Tests the mouse wheel on a page that scrolls: it scrolls the page and does not change a choice under the pointer."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QScrollArea, QSpinBox, QWidget

from app.base.settings import GameSetting, SeatSetting
from app.windows.gallery.waiting import Unfinished
from tests.windows.conftest import settings_sheet, settle


def turn(box: QWidget, steps: int) -> None:
    """Turns the mouse wheel towards the player over the middle of this list. The event goes to the window, as one from
    the system does."""
    window = box.window()
    at = QPointF(box.mapTo(window, box.rect().center()))
    QTest.wheelEvent(window.windowHandle(), at, QPoint(0, -120 * steps))
    QApplication.processEvents()


def boxes(page: QWidget) -> list[QComboBox | QSpinBox]:
    found: list[QComboBox | QSpinBox] = [*page.findChildren(QComboBox), *page.findChildren(QSpinBox)]
    return [box for box in found if box.isVisible() and box.isEnabled()]


def shown(box: QComboBox | QSpinBox) -> int:
    return box.value() if isinstance(box, QSpinBox) else box.currentIndex()


@pytest.mark.parametrize("focused", [False, True])
@pytest.mark.parametrize("which", ["set-up", "table"])
def test_the_mouse_wheel_scrolls_a_sheet_and_does_not_change_a_choice_under_the_pointer(program, focused, which):
    seats = tuple([SeatSetting("", kind) for kind in ("human", "computer", "human", "computer")])
    program.file.change(games={"last-man-standing": GameSetting(seats, {"seconds": 60})})
    if which == "table":
        program.new.change_table()
    else:
        program.new.set_up("last-man-standing")
        program.window.resize(900, 500)  # makes the window too short to show the whole page
    sheet = program.window.gallery.side.currentWidget()
    QApplication.processEvents()
    (scroll,) = sheet.findChildren(QScrollArea)
    bar = scroll.verticalScrollBar()
    before = sheet.table if which == "table" else sheet.options
    found = boxes(scroll)
    assert {type(box).__name__ for box in found} >= {"QSpinBox", "WrappingBox"}
    for box in found:
        if focused:
            box.setFocus()
        scroll.ensureWidgetVisible(box)
        QApplication.processEvents()
        at, chosen = bar.value(), shown(box)
        turn(box, 1 if at < bar.maximum() else -1)
        assert (shown(box), bar.value() != at) == (chosen, True)
    assert (sheet.table if which == "table" else sheet.options) == before


def test_the_mouse_wheel_scrolls_a_page_of_settings_and_does_not_change_a_setting_under_the_pointer(program):
    settle(program)  # completes an earlier change of language, which makes new pages
    sheet = settings_sheet(program)
    before = program.file.settings
    for page in range(sheet.tabs.count()):
        sheet.tabs.setCurrentIndex(page)
        QApplication.processEvents()
        for box in boxes(sheet.tabs.currentWidget()):
            chosen = shown(box)
            for steps in (1, -1):
                sheet.tabs.currentWidget().ensureWidgetVisible(box)
                QApplication.processEvents()
                turn(box, steps)
                assert shown(box) == chosen
    assert program.file.settings == before
    sheet.reject()


def test_the_mouse_wheel_scrolls_the_unfinished_games_sideways_without_another_key(program):
    program.window.resize(900, 600)
    waiting = [
        Unfinished(Path(game), game, ("Ann", "Bo"), 3) for game in ("take-6", "shout", "leftovers", "5-up", "ow")
    ]
    program.window.gallery.show_unfinished(waiting)
    settle(program)
    strip = program.window.gallery.strip
    bar, shelf = strip.horizontalScrollBar(), program.window.gallery.list.verticalScrollBar()
    middle = QPoint(strip.width() // 2, 20)
    card, tiles = strip.childAt(middle), shelf.value()
    assert bar.maximum() > 60 < shelf.maximum() - tiles
    turn(card, 1)
    assert bar.value() > 0
    turn(card, -1)
    assert bar.value() == 0
    for _ in range(4):  # turns the wheel beyond the last card; nothing else may scroll
        turn(strip.childAt(middle), 99)
    assert (bar.value(), shelf.value()) == (bar.maximum(), tiles)
