"""Tests that the side file of a record comes back if it fits, and is written only if something was done."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject

from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from app.session.time.clock import Clock
from app.session.time.limits import Limits
from app.session.time.side_file import Agreed, agreement_of
from app.session.time.table_keeper import TableKeeper
from engine.core.moves import PASS, Trade
from engine.core.notation import write_move
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from tests.session.test_clock import Now


class Table:
    """A game with its side file, which is written into a list and into the file."""

    def __init__(self, folder: Path, game: str, *names: str, **options: Any) -> None:
        self.path = folder / "one.wordfelt"
        seats = tuple([SeatChoice(name) for name in names])
        header = Header(GAMES[game], tuple([Player(name) for name in names]), {"first": "1", **options}, 7)
        match = Match(header, open_lexicon("family"))
        self.session = TableSession(GameChoice(game, seats), match)
        self.session.lift_curtain()
        self.clock, self.limits = Clock(Now()), Limits(match, seats)
        self.written: list[str] = []
        self.owner = QObject()
        self.beside = TableKeeper(self.session, self.clock, self.limits, self.path, self.write, self.owner)

    def write(self, text: str) -> None:
        self.written.append(text)
        self.path.with_name(f"{self.path.name}.beside").write_text(text)

    def change(self, **told: Any) -> None:
        """Another program writes something else there."""
        place = self.path.with_name(f"{self.path.name}.beside")
        place.write_text(json.dumps({**json.loads(place.read_text()), **told}))

    def timers(self) -> tuple[bool, bool]:
        return self.beside._soon.isActive(), self.beside._time.isActive()


@pytest.fixture
def sit_down(qapp, tmp_path):
    return lambda game, *names, **options: Table(tmp_path, game, *names, **options)


def lay_one(table: Table) -> None:
    card = table.session.moment.picture.within("hand")[0]
    place = table.session.gestures.place_of_click(card.key)
    assert place is not None
    table.session.gestures.drop(card.key, place)


def test_a_game_in_which_nothing_was_done_leaves_nothing_and_waits_for_nothing(sit_down):
    table = sit_down("5-up", "Ann", "Ben")
    table.session.tell()
    assert table.timers()[0]
    table.beside.close()
    assert (table.written, table.timers()) == ([], (False, False))


def test_what_was_laid_is_written_as_the_game_is_left_once(sit_down):
    table = sit_down("5-up", "Ann", "Ben")
    lay_one(table)
    table.beside.close()
    assert (len(table.written), table.timers()) == (1, (False, False))
    assert json.loads(table.written[0])["draft"]["lanes"]
    lay_one(table)
    assert (len(table.written), table.timers()) == (1, (False, False))


def test_what_was_laid_comes_back_to_who_laid_it(sit_down):
    table = sit_down("5-up", "Ann", "Ben")
    lay_one(table)
    table.beside.close()
    again = sit_down("5-up", "Ann", "Ben")
    again.beside.put_back()
    assert again.session.draft == table.session.draft
    assert not again.session.draft.is_empty
    table.change(viewer=1)
    other = sit_down("5-up", "Ann", "Ben")
    other.beside.put_back()
    assert other.session.draft.is_empty


def test_the_time_of_another_position_is_not_that_of_this_one(sit_down):
    table = sit_down("5-up", "Ann", "Ben", clock=1)
    table.limits.times_left[:] = [20.0, 30.0]
    lay_one(table)
    table.beside.close()
    again = sit_down("5-up", "Ann", "Ben", clock=1)
    again.beside.put_back()
    assert again.limits.times_left == [20.0, 30.0]
    later = sit_down("5-up", "Ann", "Ben", clock=1)
    later.session.submit(PASS)
    later.beside.put_back()
    assert later.limits.times_left == [60.0, 60.0]


def test_moves_that_are_not_legal_cannot_be_made_again(sit_down):
    table = sit_down("first-base", "Ann")
    trade = Trade((table.session.state.seats[0].hand[0].face,))
    table.session.submit(trade)
    table.session.undo()
    table.beside.close()
    again = sit_down("first-base", "Ann")
    again.beside.put_back()
    assert [move.act for move in again.session.undone] == [trade]
    deck = again.session.match.header.game.deck
    good = write_move(again.session.undone[0], deck)
    table.change(undone=["play 7: +S X", good])
    wrong = sit_down("first-base", "Ann")
    wrong.beside.put_back()
    assert wrong.session.undone == []


@pytest.mark.parametrize("text", ["", "[]", '{"version": 99, "agreed": {"practice": true}}', "{"])
def test_what_makes_no_sense_agrees_on_nothing(tmp_path, text):
    record = tmp_path / "one.wordfelt"
    record.with_name("one.wordfelt.beside").write_text(text)
    assert agreement_of(record) == Agreed()
