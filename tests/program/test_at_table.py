"""Tests a game that leaves the table, and the answers to questions that were asked about it while it was there."""

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


class RecordedTable:
    """A table with a game. It records everything that the program does with files and results."""

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
        self.seen = Recorder()
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
            lambda: self.seen,
            HouseRules,
            Recorder,
        )
        self.table = AtTable(*anything)


def done(**game: Any) -> tuple[list[Any], list[Any], set[Path]]:
    """Lets a game leave the table. Returns the calls about its file, the results counted, and the games removed from
    the gallery."""
    room = RecordedTable(**game)
    room.table.stand_up()
    assert room.table.running is None
    room.table.stand_up()
    return room.shelf.done, room.counted, room.shelf.leaving


@pytest.mark.parametrize("game", [{}, {"over": True}, {"untouched": True}, {"over": True, "is_shown": True}])
def test_leaving_a_game_that_is_never_saved_releases_its_lock_and_does_not_change_any_file(game):
    assert done(kept=False, **game) == ([("leave", PLACE)], [], set())


def test_leaving_a_game_in_progress_releases_its_lock():
    assert done() == ([("leave", PLACE)], [], set())


def test_leaving_a_game_without_a_move_deletes_its_file():
    assert done(untouched=True) == ([("throw_away", PLACE)], [], set())


def test_leaving_a_finished_game_counts_its_result_and_moves_its_file_to_the_finished_games():
    assert done(over=True) == ([("finish", PLACE)], [("match", PLACE, "agreed")], {PLACE})
    assert done(over=True, counted=True) == ([("finish", PLACE)], [], {PLACE})


def test_the_end_of_a_game_is_counted_once():
    room = RecordedTable(over=True)
    running: Any = room.running
    assert [room.table._count(running), room.table._count(running)] == [True, False]
    assert room.counted == [("match", PLACE, "agreed")]
    for game in ({"over": False}, {"over": True, "kept": False}):
        other: Any = RecordedTable(**game).running
        assert not room.table._count(other)
    assert len(room.counted) == 1


def test_the_program_does_not_store_the_new_path_of_a_game_that_has_left_the_table():
    room, noted = RecordedTable(), list[Any]()
    running: Any = room.running
    room.seen.note = noted.append
    room.table._note_place(running)
    assert noted == [running]
    other: Any = Recorder(path=PLACE)
    room.table._note_place(other)
    room.page.running = None
    room.table._note_place(running)
    assert len(noted) == 1


def test_confirming_a_resignation_does_not_resign_another_game_that_is_on_the_table_by_then():
    room, other = RecordedTable(), Recorder()
    session: Any = other
    room.table._resigned(session, 1)
    assert (other.done, room.session.done) == ([], [])
    session = room.session
    room.table._resigned(session, 1)
    assert room.session.done == [("resign", 1)]


@pytest.mark.parametrize("game", [{"is_shown": True}, {"over": True}])
def test_the_program_does_not_ask_for_confirmation_to_resign_a_game_that_cannot_be_resigned(game, monkeypatch):
    monkeypatch.setattr("app.windows.widgets.question.ask", lambda *question: pytest.fail("nobody asks"))
    room = RecordedTable(**game)
    running: Any = room.running
    room.table.resign(running)


def test_a_computer_player_that_failed_is_asked_again_only_at_the_same_position():
    room = RecordedTable()
    asked: list[Any] = []
    room.running.bots = Recorder(ask=asked.append)
    question: Any = "question"
    before: Any = Recorder()
    room.table._go_on("again", question, before)
    assert asked == []
    now: Any = room.session.state
    room.table._go_on("again", question, now)
    assert asked == ["question"]


def test_a_deal_code_is_not_copied_while_it_would_reveal_hidden_cards():
    room = RecordedTable()
    header = Recorder(setup=None, seed=7)
    room.session.match = Recorder(header=header)
    running: Any = room.running
    room.session.moment = Recorder(can=frozenset({"undo"}))
    room.table.copy_code(running)
    assert room.window.done == []
