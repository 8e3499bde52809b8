"""Tests that a player can play a whole game with two switches, or with a pointer that clicks by resting."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.windows.scanning.dwelling import click, taken_at
from tests.ways.by_mouse import Clicking
from tests.ways.by_switch import Switch
from tests.ways.gestures import Press
from tests.ways.playing import Player, replayed
from tests.ways.stories import whole_game
from tests.ways.window import Desk, settle

GAME = "split-run"


class TwoSwitches(Switch):
    """A player with two switches: one moves the frame to the next spot, the other picks the spot in the frame."""

    def step(self) -> None:
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.desk.window
        QTest.keyClick(front.windowHandle(), Qt.Key.Key_Return)


class RestingDesk(Desk):
    """A desk at which a resting pointer does every click."""

    def click(self, at) -> None:
        settle()
        place = self.window.mapToGlobal(at)
        found = taken_at(place)
        assert found is not None, f"nothing can be clicked at {place}"
        click(found, place)


class Resting(Clicking):
    """A player with a resting pointer, who rests twice on a button that ends the turn without a word."""

    def press(self, press: Press) -> None:
        super().press(press)
        if self.desk.page.buttons.asks:
            super().press(press)


def played(desk, hand):
    story = whole_game(GAME)
    player = Player(desk, "click")
    player.ways = [hand]
    player.play(story.moves)
    assert replayed(desk.page) == desk.session.state
    assert desk.page.stage.currentWidget() is desk.page.final


def test_a_player_with_two_switch_devices_plays_a_game_to_its_end(sit_down, program):
    program.file.change(switches="two", scan_repeat=0)
    try:
        desk = sit_down(whole_game(GAME).record)
        played(desk, TwoSwitches(desk))
    finally:
        program.file.change(switches="none")


def test_a_player_whose_pointer_clicks_by_resting_plays_a_game_to_its_end(sit_down, program):
    program.window.resize(780, 700)  # the whole window must be on the screen
    program.file.change(dwell=500)
    try:
        sit_down(whole_game(GAME).record)
        desk = RestingDesk(program)
        played(desk, Resting(desk))
    finally:
        program.file.change(dwell=0)
