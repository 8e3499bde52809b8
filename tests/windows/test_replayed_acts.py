"""Tests that acts are shown again by a key or a click in the history, that pointing at a history line highlights its
cards, and what the page shows during an animation."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.base.settings import GameSetting, SeatSetting
from app.felt.script import stills
from app.session.match.view_data import Choice
from engine.core.moves import Simple
from engine.core.oracle import legal_moves
from engine.core.view import view
from tests.windows.conftest import deal
from tests.windows.test_table import first_act

AGAINST_BO = (SeatSetting("Ann"), SeatSetting("Bo", kind="computer"))


@pytest.fixture
def moving(program):
    program.file.change(motion="fast", panels=True, pace="slow")
    page = deal(program, "split-run", seed=7, alone=True)
    page.felt.finish_motion()
    page.running.session.submit(first_act(page.running.session))
    page.felt.finish_motion()
    return program


def test_a_key_animates_the_last_act_again(moving):
    page = moving.window.table
    lies = page.felt.picture
    moving.window.menus.actions["again"].trigger()
    assert page.felt.performing
    assert page.felt.picture != lies
    page.felt.finish_motion()
    assert page.felt.picture == lies


@pytest.mark.parametrize(("pace", "factor"), [("slow", 1.8), ("human", 1.0), ("quick", 0.35), ("instant", 0.35)])
def test_the_chosen_pace_of_computer_players_applies_to_the_animation_of_their_acts_only(program, pace, factor):
    program.file.change(motion="normal", pace=pace, games={"split-run": GameSetting(AGAINST_BO, {"first": "1"})})
    program.new.deal("split-run", 7)
    page = program.window.table
    felt, session = page.felt, page.running.session
    page.running.bots.ask = lambda question: None
    factors = []
    for seat in (0, 1, 0):
        felt.finish_motion()
        session.submit(first_act(session) if seat == 0 else Simple("pass"), seat)
        assert felt.performing
        factors.append(felt.cloth.animator.factor)
    assert factors == pytest.approx([1.0, factor, 1.0])


def test_the_player_who_begins_is_not_shown_until_the_animation_of_the_deal_has_ended(program):
    program.file.change(motion="slow", pace="slow")
    program.new.deal("turnover", 7)
    page = program.window.table
    assert page.felt.performing
    assert (page.head.turn.text(), page.verdict.text()) == ("", "")
    assert not any(zone.active or zone.thinks for zone in page.felt.picture.zones)
    page.felt.finish_motion()
    assert page.head.turn.text()
    assert any(zone.active for zone in page.felt.picture.zones)


def test_clicking_a_history_line_shows_its_act_again_and_pointing_at_the_line_highlights_its_cards(moving, qtbot):
    page = moving.window.table
    history = page.history
    items = len(page.felt.cloth.items())
    history.pointed.emit(1)
    assert len(page.felt.cloth.items()) > items
    history.pointed.emit(0)
    assert len(page.felt.cloth.items()) == items
    place = history.visualItemRect(history.item(0)).center()
    QTest.mouseClick(history.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    assert page.felt.performing


def test_clicking_a_history_line_shows_one_act_again_and_the_key_shows_all_acts_of_the_turn(program, monkeypatch):
    program.file.change(
        motion="fast", panels=True, pace="slow", games={"3-4-5": GameSetting(AGAINST_BO, {"first": "2"})}
    )
    program.new.deal("3-4-5", 7)
    page = program.window.table
    page.running.bots.ask = lambda question: None
    session = page.running.session
    while session.state.turn == 1:
        page.felt.finish_motion()
        seen = view(session.state, 1)
        session.submit(next(act for act, _ in legal_moves(session.match.house, seen, 1)), 1)
    page.felt.finish_motion()
    acts = len(session.match.moves)
    assert acts > 1
    said = []
    monkeypatch.setattr(page.felt, "say", lambda text, talk: said.append(text))
    program.window.menus.actions["again"].trigger()
    assert len({beat.act for beat in session.moment.script if beat.lit}) == acts
    assert all(word in said[-1] for line in session.moment.history for word in line.words)
    page.felt.finish_motion()
    page.history.clicked_at.emit()
    assert len({beat.act for beat in session.moment.script if beat.lit}) == 1


def test_the_history_lists_an_act_only_after_its_animation_and_a_key_ends_the_animation(moving):
    page = moving.window.table
    session = page.running.session
    before = page.history.count()
    assert session.submit(Simple("resign"), 1)
    assert page.felt.performing
    assert page.history.count() == before
    QTest.keyClick(page.felt, Qt.Key.Key_Escape)
    assert not page.felt.performing
    assert page.history.count() == before + 1


def test_the_prompt_above_the_rack_is_empty_while_the_players_own_act_is_animated(moving):
    page = moving.window.table
    session = page.running.session
    while not session.outlook.verbs():
        seat = session.to_act[0]
        session.submit(next(legal_moves(session.match.house, view(session.state, seat), seat))[0], seat)
    page.felt.finish_motion()
    assert page.line.text()
    session.press("pass", session.viewer)
    assert page.felt.performing
    assert not page.line.text()
    assert page.line.isHidden()


def test_all_buttons_look_disabled_while_a_play_is_animated(moving):
    page = moving.window.table
    answers = Choice("keep", (("0", "FIRST"), ("1", "SECOND")), "0")
    page.foot.buttons._make(["play"])
    page.choices.show_choices([answers])
    page.head.undo.setEnabled(True)
    live = [page.foot.buttons.buttons["play"], page.head.undo, *page.choices.parts[0].buttons.values()]
    moving.window.menus.actions["again"].trigger()
    assert page.felt.performing
    assert all(button.property("out") for button in live)
    page.felt.finish_motion()
    assert not any(button.property("out") for button in (page.head.hint, *page.foot.pressed))


@pytest.mark.parametrize(
    ("game", "moves"), [("split-run", ()), ("break-up", ()), ("four-rows", ("@1 choose E", "@2 choose T"))]
)
def test_the_verdict_and_the_choices_are_hidden_while_the_players_own_play_is_animated(opened, game, moves):
    page = opened(game, *moves)
    page.obey(replace(page._settings, motion="fast"))
    session = page.running.session
    act = first_act(session)
    session.drafting.lay_act(act)
    session.tell()
    QApplication.processEvents()
    assert page.verdict.objectName() == "good"
    assert page.choices.isVisible() == (game != "split-run")
    lies = page.felt.geometry(), page.foot.geometry(), page.verdict.height()
    page.buttons.buttons[act.verb].click()
    QApplication.processEvents()
    assert page.felt.performing
    assert (page.verdict.text(), page.verdict.objectName()) == ("", "")
    assert not page.choices.isVisible()
    assert (page.felt.geometry(), page.foot.geometry(), page.verdict.height()) == lies
    page.felt.finish_motion()
    session.lift_curtain()
    assert page.line.text()


def test_the_verdict_on_laid_cards_stays_while_a_rivals_act_is_animated(program):
    seats = (SeatSetting("Ann"), SeatSetting("Bo", kind="computer"))
    program.file.change(motion="fast", pace="slow", games={"four-rows": GameSetting(seats)})
    page = deal(program, "four-rows", seed=7, alone=True)
    page.felt.finish_motion()
    session = page.running.session
    page.running.bots.ask = lambda question: None
    page.running.bots.forget()
    session.drafting.lay_act(first_act(session))
    session.tell()
    said = page.verdict.text()
    assert page.verdict.objectName() == "good"
    act = next(one for one, _ in legal_moves(session.match.house, view(session.state, 1), 1))
    session.submit(act, 1)
    assert page.felt.performing
    assert page.verdict.text() == said


def test_all_buttons_look_disabled_while_cards_are_dealt(program):
    program.file.change(motion="fast")
    program.new.deal("split-run", 7)
    page = program.window.table
    assert page.felt.performing
    assert page.buttons.buttons
    for button in (page.head.hint, *page.buttons.buttons.values()):
        assert button.property("out") or not button.isEnabled()
    assert page.buttons.buttons["pass"].property("out")


def test_a_click_on_a_button_beside_the_felt_ends_an_animation_and_also_presses_the_button(moving):
    page = moving.window.table
    moving.window.menus.actions["again"].trigger()
    assert page.felt.performing
    button = page.head.rest
    press_in_the_window(moving, button)
    assert not page.felt.performing
    assert page.game.moment.paused


def press_in_the_window(program, button):
    """Clicks on the button by events to its window, as the system does: Qt then decides which widget gets the release
    of the mouse button."""
    window = program.window
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=button.mapTo(window, button.rect().center()))


def test_a_click_that_ends_an_animation_of_a_film_also_presses_the_button_under_the_pointer(program):
    """When its animation ends, the film immediately shows its next act; this must not happen between the press and the
    release of the mouse button."""
    program.file.change(motion="fast")
    page = deal(program, "split-run", seed=7)
    page.felt.finish_motion()
    for _ in range(3):
        page.running.session.lift_curtain()
        page.running.session.submit(first_act(page.running.session))
        page.felt.finish_motion()
    page.running.session.lift_curtain()
    film = page.running.film
    # makes the film show the next acts without a pause, up to the second act
    film.rest = lambda: film._go_on() if film.at < 2 else None
    page.game.play_film()
    assert page.felt.performing
    assert page.film_bar.isVisible()
    press_in_the_window(program, page.film_bar.close_film)
    assert page.film_bar.isHidden()


def test_a_deal_is_animated_until_a_key_is_pressed(moving):
    moving.leave_table()
    moving.new.deal("ow", 3)
    page = moving.window.table
    assert page.felt.performing
    QTest.keyClick(page.felt, Qt.Key.Key_Shift)
    QTest.keyClick(page.felt, Qt.Key.Key_Escape)
    assert not page.felt.performing
    assert page.felt.picture == page.game.moment.picture


def test_the_clock_of_a_turn_does_not_run_during_an_animation(program):
    program.file.change(motion="fast", games={"5-up": GameSetting(AGAINST_BO, options={"seconds": 60, "first": "1"})})
    program.new.deal("5-up", 3)
    page = program.window.table
    assert page.felt.performing
    assert not page.running.clock.running
    page.felt.finish_motion()
    assert page.running.clock.running


def test_without_animations_a_word_that_leaves_the_table_immediately_is_still_shown_for_a_moment(program, monkeypatch):
    monkeypatch.setattr("app.felt.performance.stills", stills)
    program.file.change(panels=True, games={"seeing-red": GameSetting(AGAINST_BO, {"first": "2"})})
    program.new.deal("seeing-red", 7)
    page = program.window.table
    page.running.bots.ask = lambda question: None
    session = page.running.session
    acts = [act for act, _ in legal_moves(session.match.house, view(session.state, 1), 1)]
    session.submit(next(act for act in acts if act.verb == "play"), 1)
    [line] = session.moment.history
    for again in (False, True):
        if again:
            program.window.menus.actions["again"].trigger()
        assert page.felt.performing
        assert not page.felt.moving
        lies = page.felt.picture
        assert line.words[0] in ["".join([card.letters for card in lies.within(zone.key)]) for zone in lies.zones]
        page.felt.finish_motion()
        assert page.felt.picture == session.moment.picture


@pytest.mark.parametrize("motion", ["none", "slow"])
@pytest.mark.parametrize("focused", ["felt", "history"])
@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Q, Qt.Key.Key_F1])
def test_any_key_ends_an_animation_on_the_felt_wherever_the_focus_is(moving, monkeypatch, key, focused, motion):
    monkeypatch.setattr("app.felt.performance.stills", stills)
    moving.file.change(motion=motion)
    page = moving.window.table
    page.felt.finish_motion()
    getattr(page, focused).setFocus()
    moving.window.menus.actions["again"].trigger()
    assert page.felt.performing
    QTest.keyClick(moving.window.windowHandle(), key)
    assert not page.felt.performing


@pytest.mark.parametrize("motion", ["none", "slow"])
def test_the_key_of_a_switch_device_ends_an_animation(moving, monkeypatch, motion):
    monkeypatch.setattr("app.felt.performance.stills", stills)
    moving.file.change(motion=motion, switches="one")
    page = moving.window.table
    page.felt.finish_motion()
    moving.window.menus.actions["again"].trigger()
    assert page.felt.performing
    QTest.keyClick(moving.window.windowHandle(), Qt.Key.Key_Space)
    assert not page.felt.performing


@pytest.mark.parametrize("name", ["back", "shuffle", "sort"])
def test_a_click_on_a_button_of_the_rack_ends_an_animation(moving, name):
    page = moving.window.table
    moving.window.menus.actions["again"].trigger()
    assert page.felt.performing
    press_in_the_window(moving, page.rack.buttons[name])
    assert not page.felt.performing


def test_a_click_does_not_press_a_button_whose_function_changes_during_the_click(moving):
    page = moving.window.table
    moving.window.menus.actions["again"].trigger()
    button, pressed = page.head.rest, []
    button.clicked.connect(lambda: pressed.append(True))
    page.felt.rested.connect(lambda: button.setText("Something else"))
    press_in_the_window(moving, button)
    assert not page.felt.performing
    assert not pressed
