"""Tests the line that names the last acts, behind the curtain and at the table after it, and the key that shows them
again without a hand."""

import pytest

from app.base.settings import GameSetting
from engine.core.moves import CHALLENGE, PASS, TIMEOUT
from tests.windows.conftest import deal, people
from tests.windows.test_table import first_act, lay


@pytest.fixture
def page(program):
    """Ann, Ben and Cyd at a game whose words leave the table at once."""
    program.file.change(games={"3-2-1": people("3-2-1", 3)})
    page = deal(program, "3-2-1", seed=7, alone=True)
    page.running.session.lift_curtain()
    return page


def bar(page):
    return page.verdict.spoken


def test_behind_the_curtain_the_bar_names_the_play_and_nothing_else(page):
    lay(page, first_act(page.running.session))
    [line] = page.running.session.moment.history
    assert page.running.session.veiled
    assert bar(page).startswith(f"{page.running.session.names[0]}: {line.words[0]}")
    assert bar(page).endswith(f"+{line.points}")


def test_at_the_table_the_bar_names_it_before_the_demand_until_the_next_act(page):
    session = page.running.session
    lay(page, first_act(session))
    behind = bar(page)
    session.lift_curtain()
    assert bar(page) == f"{behind}. Up to 3 fresh words."
    session.gestures.type_letter(session.seen.seats[session.viewer].hand[0].face)
    assert behind not in bar(page)
    session.cancel()
    assert bar(page).startswith(behind)
    session.submit(PASS)
    assert bar(page) == f"{session.names[1]}: passed"


def test_the_bar_names_all_acts_of_a_players_turn(program):
    program.file.change(games={"pluck-it": people("pluck-it", 2)})
    page = deal(program, "pluck-it", seed=7, alone=True)
    session = page.running.session
    session.lift_curtain()
    lay(page, first_act(session))
    lay(page, first_act(session))
    asked, played = session.moment.history
    assert asked.seat == played.seat
    assert asked.act.face in bar(page)
    assert played.words[0] in bar(page)


@pytest.mark.parametrize(("act", "seat", "said"), [(TIMEOUT, 1, "time is up"), (CHALLENGE, 1, "challenged wrongly")])
def test_the_bar_names_a_time_out_and_a_vain_challenge(program, act, seat, said):
    options: dict[str, str | int | bool | None] = {"words": "challenge", "seconds": 60, "first": "1"}
    program.file.change(games={"3-2-1": GameSetting(people("3-2-1", 3).seats, options)})
    page = deal(program, "3-2-1", seed=7, alone=True)
    session = page.running.session
    session.lift_curtain()
    lay(page, first_act(session))
    assert session.submit(act, seat)
    assert f"{session.names[seat]}: {said}" in bar(page)


def test_without_a_hand_the_key_shows_and_announces_the_last_play_again(page, program):
    session = page.running.session
    lay(page, first_act(session))
    [word] = session.moment.history[0].words
    program.file.change(motion="normal")
    program.window.menus.actions["again"].trigger()
    assert page.felt.performing
    assert word in page.felt.said
    assert all(piece.card < 0 for beat in session.moment.script for piece in beat.picture.within("hand"))
    assert page.plate.isHidden()
    page.felt.finish_motion()
    assert session.veiled
    assert page.plate.isVisible()
    assert word in bar(page)


def test_a_table_hidden_by_a_pause_shows_nothing_again(program):
    program.file.change(games={"3-2-1": GameSetting(people("3-2-1", 3).seats, {"seconds": 60})})
    page = deal(program, "3-2-1", seed=7, alone=True)
    session = page.running.session
    session.lift_curtain()
    lay(page, first_act(session))
    page.game.pressing.toggle_pause()
    said = page.felt.said
    session.show_again()
    assert (page.felt.said, session.moment.script, bar(page)) == (said, (), "")
