"""Tests that Tab leads through every sheet in reading order: line by line, and in a line from left to right."""

import gc
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.base.settings import GameSetting, SeatSetting
from tests.windows.conftest import settings_sheet, table_sheet


def tour(first: QWidget, most: int = 80) -> list[QWidget]:
    """The widgets that Tab visits from `first` on, until it comes back to `first`."""
    first.setFocus()
    QApplication.processEvents()
    stops = [first]
    for _ in range(most):
        QTest.keyClick(first.window().windowHandle(), Qt.Key.Key_Tab)
        stop = QApplication.focusWidget()
        assert stop is not None
        if stop is stops[0]:
            return stops
        assert stop not in stops, f"{stop} comes twice"
        stops.append(stop)
    raise AssertionError("Tab does not come round")


def steps_against_reading_order(stops: list[QWidget], within: QWidget) -> list[tuple[QWidget, QWidget]]:
    """The steps of Tab that go against the reading order: upwards, or to the left within a line. Each step is a pair of
    widgets."""
    found = []
    for stop, following in pairwise(stops):
        here, there = [QRect(one.mapTo(within, QPoint(0, 0)), one.size()) for one in (stop, following)]
        in_line = there.center().y() < here.bottom() and here.center().y() < there.bottom()
        if there.center().x() < here.center().x() if in_line else there.top() < here.top():
            found.append((stop, following))
    return found


@pytest.fixture
def active(program, qtbot):
    # Collects the garbage of earlier tests now, so that Python deletes no widgets while `tour` visits them.
    gc.collect()
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    return program


def inside(stops: list[QWidget], pane: QWidget) -> list[QWidget]:
    return [stop for stop in stops if pane.isAncestorOf(stop)]


def test_tab_goes_from_the_tabs_of_the_settings_to_the_fields_of_the_page_and_then_to_the_button(active, qtbot):
    sheet = settings_sheet(active)
    qtbot.waitActive(sheet)
    for language in ("en", "fr"):  # a change of language rebuilds every page
        active.file.change(language=language)
        QApplication.processEvents()
        for page in range(sheet.tabs.count()):
            sheet.tabs.setCurrentIndex(page)
            stops = tour(sheet.tabs.tabBar())
            assert stops[-1] is sheet.close_button
            pane = sheet.tabs.currentWidget()
            foot = [sheet.foot.search, *([sheet.foot.back] if sheet.foot.back.isEnabled() else [])]
            assert stops[-1 - len(foot) : -1] == foot
            assert len(inside(stops, pane)) == len(stops) - 2 - len(foot)
            if page < 2:  # the third page is left out, because its two lists are side by side
                assert steps_against_reading_order(inside(stops, pane), pane.widget()) == []
    sheet.reject()


SEATS = tuple([SeatSetting("", kind) for kind in ("human", "computer", "human")])


@pytest.mark.parametrize("game", ["eight-it-all", "last-man-standing", "shout", "full-deck"])
def test_tab_goes_through_the_setup_sheet_in_reading_order(active, game):
    active.file.change(games={game: GameSetting(SEATS)})
    active.new.set_up(game)
    for change in ("", "fr"):
        if change:
            active.file.change(language=change)
            QApplication.processEvents()
        sheet = active.window.gallery.sheet
        form = sheet.who.parentWidget()
        stops = tour(sheet._first_stop)
        fields = inside(stops, form)
        assert stops[: len(fields)] == fields
        assert stops[len(fields) + 1] is sheet.deal
        assert sheet.code in fields
        assert steps_against_reading_order(fields, form) == []


def test_tab_goes_through_the_table_sheet_in_reading_order(active):
    active.file.change(games={"ow": GameSetting(SEATS)})
    sheet = table_sheet(active)
    for change in ("", "more", "up", "fr"):
        if change == "more":
            sheet.seats.computer.click()
        elif change == "up":
            sheet.seats.rows[2].up.click()
        elif change:
            active.file.change(language=change)
            QApplication.processEvents()
            sheet = active.window.gallery.sheet
        form = sheet.seats.parentWidget()
        stops = tour(sheet.seats.person)
        fields = inside(stops, form)
        assert stops[: len(fields)] == fields
        assert stops[len(fields)] is sheet.done
        assert steps_against_reading_order(fields, form) == []
