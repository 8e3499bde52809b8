"""Tests what happens to a game that leaves the table, and to a question that was asked about it."""

from pathlib import Path
from typing import Any

import pytest

from app.base.settings import Settings
from app.library.tonight import HouseRules
from app.program.at_table import AtTable
from app.session.match.view_data import GameChoice, SeatChoice
from tests.program.recorder import Recorder

PLACE = Path("one.wordfelt")
KEEPER = Recorder(agreed="agreed")


class Room:
    """A table with a game on it, or without one; it records all uses of files and results."""

    def __init__(self, **game: Any) -> None:
        state = Recorder(over=game.pop("over", False))
        outlook = Recorder(counted=game.pop("counted", False))
        self.session = Recorder(
            state=state,
            outlook=outlook,
            is_untouched=game.pop("untouched", False),
            match="match",
            names=("Ann", "Ben"),
            choice=GameChoice("split-run", (SeatChoice("Ann"), SeatChoice("Ben"))),
        )
        self.running = Recorder(
            **{"session": self.session, "path": PLACE, "kept": True, "is_shown": False, "keeper": KEEPER, **game}
        )
        self.page = Recorder(running=self.running, docks=Recorder(kept=lambda: ""))
        self.page.stand_up = lambda: setattr(self.page, "running", None)
        self.window, self.shelf = Recorder(table=self.page), Recorder(leaving=set())
        self.counting = Recorder(when_written=lambda act: act(), bests_found=Recorder())
        counted: list[Any] = []
        self.counting.count = lambda *what: counted.append(what)
        self.counted = counted
        anything: Any = (
            self.window,
            Recorder(settings=Settings()),
            self.shelf,
            self.counting,
            None,
            None,
            None,
            Recorder,
            HouseRules,
            Recorder,
        )
        self.table = AtTable(*anything)


def done(**game: Any) -> tuple[list[Any], list[Any], set[Path]]:
    """The calls for its file, the counted results, and the games that leave the gallery."""
    room = Room(**game)
    room.table.stand_up()
    assert room.table.running is None
    room.table.stand_up()
    return room.shelf.done, room.counted, room.shelf.leaving


@pytest.mark.parametrize("game", [{}, {"over": True}, {"untouched": True}, {"over": True, "is_shown": True}])
def test_a_game_that_is_not_kept_is_let_go_and_nothing_else(game):
    assert done(kept=False, **game) == ([("let_go", PLACE)], [], set())


def test_a_game_in_progress_is_let_go():
    assert done() == ([("let_go", PLACE)], [], set())


def test_a_game_without_a_move_is_thrown_away():
    assert done(untouched=True) == ([("throw_away", PLACE)], [], set())


def test_a_game_that_is_over_is_counted_and_put_away():
    assert done(over=True) == ([("put_away", PLACE, "finished")], [("match", PLACE, "agreed")], {PLACE})
    assert done(over=True, counted=True) == ([("put_away", PLACE, "finished")], [], {PLACE})


def test_an_end_is_counted_once():
    room = Room(over=True)
    running: Any = room.running
    assert [room.table._count(running), room.table._count(running)] == [True, False]
    assert room.counted == [("match", PLACE, "agreed")]
    for game in ({"over": False}, {"over": True, "kept": False}):
        other: Any = Room(**game).running
        assert not room.table._count(other)
    assert len(room.counted) == 1


def test_a_game_that_has_left_the_table_is_not_locked_again():
    room = Room()
    running: Any = room.running
    room.table._hold_anew(running)
    assert room.shelf.done == [("hold_anew", PLACE)]
    other: Any = Recorder(path=PLACE)
    room.table._hold_anew(other)
    room.page.running = None
    room.table._hold_anew(running)
    assert len(room.shelf.done) == 1


def test_an_old_question_resigns_no_other_game():
    room, other = Room(), Recorder()
    session: Any = other
    room.table._resigned(session, 1)
    assert (other.done, room.session.done) == ([], [])
    session = room.session
    room.table._resigned(session, 1)
    assert room.session.done == [("resign", 1)]


@pytest.mark.parametrize("game", [{"is_shown": True}, {"over": True}])
def test_nobody_is_asked_to_resign_what_cannot_be_resigned(game, monkeypatch):
    monkeypatch.setattr("app.windows.widgets.question.ask", lambda *question: pytest.fail("nobody asks"))
    room = Room(**game)
    running: Any = room.running
    room.table.resign(running)


def test_a_player_that_failed_is_asked_again_only_at_the_same_position():
    room = Room()
    asked: list[Any] = []
    room.running.bots = Recorder(ask=asked.append)
    question: Any = "question"
    before: Any = Recorder()
    room.table._go_on("again", question, before)
    assert asked == []
    now: Any = room.session.state
    room.table._go_on("again", question, now)
    assert asked == ["question"]


def test_a_code_that_tells_hidden_cards_is_not_copied():
    room = Room()
    header = Recorder(setup=None, seed=7)
    room.session.match = Recorder(header=header)
    running: Any = room.running
    room.session.moment = Recorder(can=frozenset({"undo"}))
    room.table.copy_code(running)
    assert room.window.done == []
