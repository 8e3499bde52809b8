"""Tests that a resumed game keeps its branches (other lines of the same game) in its file, and when a player may start
a new branch."""

import json

import pytest

from engine.records.record import read_record
from tests.records.examples import EXAMPLES
from tests.windows.conftest import deal
from tests.windows.test_table import first_act, lay


def test_a_resumed_game_keeps_its_branches(start, folders):
    path = folders / "game.wordfelt"
    branches = [{"at": 0, "name": "Ann passes", "moves": ["pass"]}]
    path.write_text(json.dumps({**EXAMPLES["5-up"], "moves": ["play KIT"], "branches": branches}))
    running = start(path).window.table.running
    running.session.lift_curtain()
    running.session.press("pass")
    running.autosave.wait()
    saved = read_record(running.path.read_text("utf-8"))
    assert [line.do for line in saved.moves] == ["play KIT", "@2 pass"]
    assert json.loads(running.path.read_text("utf-8"))["branches"] == branches
    assert running.record == saved


@pytest.mark.parametrize("at", [0, 1])
def test_in_the_film_of_an_unfinished_game_a_player_cannot_play_on_from_an_earlier_position(program, at):
    """If players could do this, they could resign in the new branch and then see the other player's hand."""
    page = deal(program, "split-run", seed=7)
    running = page.running
    lay(page, first_act(running.session))
    running.session.lift_curtain()
    running.session.look_at(0)
    page.played_on.emit(at)
    assert page.running is running
    assert not running.session.moment.over


def test_a_player_can_play_on_from_any_position_of_a_finished_game(program):
    page = deal(program, "split-run", seed=7)
    running = page.running
    lay(page, first_act(running.session))
    running.session.resign(running.session.viewer)
    page.played_on.emit(0)
    assert page.running is not running
    assert not page.running.session.match.moves
