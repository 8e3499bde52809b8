"""Other lines of a game come with it to the table, and stay in its file."""

import json

from engine.records.record import read_record
from tests.records.examples import EXAMPLES


def test_a_game_that_is_played_on_keeps_its_other_lines(start, folders):
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
