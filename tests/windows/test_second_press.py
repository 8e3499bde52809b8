"""Tests the second press: Pass, Trade and similar buttons need two presses by a key, a switch device or a resting
pointer, but only one mouse click."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.session.match.view_data import Button
from app.windows.scanning.dwelling import click
from app.windows.scanning.spots import sight
from app.windows.table.button_bar import ButtonBar

PLAY = Button("play", enabled=False, default=True)
BUTTONS = (PLAY, Button("trade", enabled=True), Button("pass", enabled=True))
Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton


class Bar:
    """A window with the buttons for the current moves and a text field."""

    def __init__(self, qtbot) -> None:
        self.window, self.bar, self.line = QWidget(), ButtonBar(), QLineEdit()
        column = QVBoxLayout(self.window)
        column.addWidget(self.bar)
        column.addWidget(self.line)
        self.done: list[str] = []
        self.said: list[str] = []
        self.called_off: list[bool] = []
        self.bar.pressed.connect(self.done.append)
        self.bar.asked.connect(self.said.append)
        self.bar.left.connect(lambda: self.called_off.append(True))
        self.show(*BUTTONS)
        qtbot.addWidget(self.window)
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()
        self.line.setFocus()

    def show(self, *buttons: Button, of: object = 0) -> None:
        self.bar.show_buttons(buttons, ("Ann", "Ben"), of=of)

    def __getitem__(self, verb: str):
        return self.bar.buttons[verb]

    @property
    def names(self) -> list[str]:
        return [button.text().replace("&", "") for button in self.bar.buttons.values()]


@pytest.fixture
def bar(qtbot) -> Bar:
    return Bar(qtbot)


def by_enter(bar: Bar, verb: str) -> None:
    bar[verb].setFocus()
    QTest.keyClick(bar[verb], Key.Key_Return)


def by_space(bar: Bar, verb: str) -> None:
    bar[verb].setFocus()
    QTest.keyClick(bar[verb], Key.Key_Space)


def by_switch(bar: Bar, verb: str) -> None:
    """Presses the button as a player with a switch device does: the scanning frame is on the button, and the switch
    picks it."""
    lit = [spot for one in sight(bar.window).spots for spot in (one, *one.parts)]
    where = bar[verb].mapToGlobal(QPoint(0, 0))
    take = next(spot for spot in lit if not spot.parts and spot.rect.topLeft() == where).take
    assert take is not None
    take()


def by_resting_pointer(bar: Bar, verb: str) -> None:
    click(bar[verb], bar[verb].mapToGlobal(bar[verb].rect().center()))


def by_reader(bar: Bar, verb: str) -> None:
    """Presses the button as screen readers and voice control do."""
    bar[verb].click()


WAYS = (by_enter, by_space, by_switch, by_resting_pointer, by_reader)


@pytest.mark.parametrize("verb", ["pass", "trade", "stop", "discard"])
@pytest.mark.parametrize("way", WAYS)
def test_a_button_that_ends_the_turn_without_a_play_needs_a_second_press(bar, way, verb):
    bar.show(PLAY, Button(verb, enabled=True), of=1)
    way(bar, verb)
    assert bar.done == []
    assert (
        bar.names[1]
        == {
            "pass": "Pass? Press again",
            "trade": "Trade? Press again",
            "stop": "Stop? Press again",
            "discard": "Discard? Press again",
        }[verb]
    )
    assert bar.said == [f"Press again to {verb}."]
    # the button must have the focus, because the first press is cancelled when the focus leaves it
    assert bar[verb].hasFocus()
    way(bar, verb)
    assert bar.done == [verb]
    assert "again" not in "".join(bar.names)


@pytest.mark.parametrize("verb", ["pass", "trade"])
def test_a_button_that_needs_two_key_presses_needs_one_mouse_click(bar, verb):
    QTest.mouseClick(bar[verb], LEFT)
    assert (bar.done, bar.said) == ([verb], [])


def test_clicking_another_button_cancels_a_first_press(bar):
    by_enter(bar, "pass")
    QTest.mouseClick(bar["trade"], LEFT)
    assert (bar.done, bar.bar.asks) == (["trade"], "")


def test_the_first_press_of_one_button_cancels_the_first_press_of_another(bar):
    by_enter(bar, "pass")
    by_enter(bar, "trade")
    assert bar.names == ["Play", "Trade? Press again", "Pass"]
    by_enter(bar, "trade")
    assert bar.done == ["trade"]


def test_a_button_needs_only_one_press_unless_it_ends_the_turn_without_a_play(bar):
    bar.show(Button("play", enabled=True, default=True), Button("deal", enabled=True), of=1)
    for verb in ("play", "deal"):
        by_enter(bar, verb)
    assert (bar.done, bar.said) == (["play", "deal"], [])


def test_a_pass_that_gives_the_game_up_needs_no_second_press_because_a_dialog_asks_for_confirmation(bar):
    bar.show(PLAY, Button("pass", enabled=True, brings="gives-up"))
    by_enter(bar, "pass")
    assert (bar.done, bar.said) == (["pass"], [])


def test_the_first_press_of_the_pass_button_announces_the_effect_of_a_pass(bar):
    bar.show(PLAY, Button("pass", enabled=True, brings="over"))
    by_enter(bar, "pass")
    assert bar.said == ["Press again to pass. A pass ends the game."]


def test_if_a_first_press_gives_the_button_the_focus_the_screen_reader_reads_the_effect_as_its_description(bar):
    bar.show(PLAY, Button("pass", enabled=True, brings="over"))
    bar["play"].setFocus()
    bar.bar.press("pass")
    assert bar["pass"].hasFocus()
    assert bar["pass"].accessibleDescription() == "A pass ends the game."
    assert bar.said == ["Press again to pass."]


def test_a_second_press_too_soon_after_the_first_does_not_count(bar, monkeypatch):
    now = [100.0]
    monkeypatch.setattr("app.windows.widgets.key_guard.DEAD", 0.8)
    monkeypatch.setattr("app.windows.widgets.key_guard.monotonic", lambda: now[0])
    for later, done in ((0.0, []), (0.3, []), (0.3, []), (0.3, ["pass"])):
        now[0] += later
        by_enter(bar, "pass")
        assert bar.done == done
    assert bar.said == ["Press again to pass."]


# ---- when a first press no longer counts


def turn_elsewhere(bar: Bar) -> None:
    bar.line.setFocus()


def press_esc(bar: Bar) -> None:
    QTest.keyClick(bar["pass"], Key.Key_Escape)


def act(bar: Bar) -> None:
    """Shows new buttons, as after an act or when other cards are laid."""
    bar.show(*BUTTONS, of=1)


def be_asked_something_else(bar: Bar) -> None:
    bar.show(PLAY, Button("pass", enabled=True), of=0)


@pytest.mark.parametrize("what", [turn_elsewhere, press_esc, act, be_asked_something_else])
def test_a_first_press_no_longer_counts_after_a_change_of_focus_or_esc_or_another_act_or_a_question(bar, what):
    by_enter(bar, "pass")
    what(bar)
    assert bar.bar.asks == ""
    assert "Pass" in bar.names
    by_enter(bar, "pass")
    assert bar.done == []


def test_esc_cancels_a_first_press_and_moves_the_focus_back_only_once(bar):
    by_enter(bar, "pass")
    press_esc(bar)
    assert bar.called_off == [True]
    press_esc(bar)
    assert bar.called_off == [True]


def test_a_first_press_still_counts_after_the_same_display_state_is_shown_again(bar):
    """The same state is shown again when a hint is ready or when no word is left. If that cancelled the press, the
    player would learn about it."""
    by_enter(bar, "pass")
    bar.show(*BUTTONS)
    bar.bar._name_buttons()
    assert bar.names[-1] == "Pass? Press again"
    by_enter(bar, "pass")
    assert bar.done == ["pass"]


# ---- the main button


def test_the_main_button_can_be_pressed_even_if_no_card_is_laid(bar):
    assert bar.bar.main_stops == [bar["play"]]
    assert bar["play"].property("vain")
    assert not bar["play"].property("main")
    by_enter(bar, "play")
    assert (bar.done, bar.said) == (["play"], [])


def test_the_main_button_stays_visible_when_other_disabled_buttons_are_hidden(bar):
    bar.bar.be_brief(brief=True)
    bar.show(PLAY, Button("trade", enabled=False), Button("pass", enabled=True))
    assert [verb for verb, button in bar.bar.buttons.items() if not button.isHidden()] == ["play", "pass"]


def test_a_button_that_ends_the_turn_without_a_play_is_not_filled_with_colour_but_the_main_button_is(qtbot):
    bar = Bar(qtbot)
    bar.show(Button("play", enabled=True, default=True), *BUTTONS[1:])
    assert [bool(bar[verb].property("quiet")) for verb in ("play", "trade", "pass")] == [False, True, True]
    assert bar["play"].property("main")
