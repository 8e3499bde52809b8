"""Tests the side file of a record, which saves laid cards, times and agreements. It is restored only if it fits the
record, and it is written only if a player has done something."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject

from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from app.session.time.clock import Clock
from app.session.time.limits import Limits
from app.session.time.side_file import Agreed, agreement_of, read_side_file
from app.session.time.table_keeper import TableKeeper
from engine.core.moves import PASS, Trade
from engine.core.notation import write_move
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from tests.session.test_clock import Now


class Table:
    """A game with its side file, and the list of all texts written to the side file."""

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
        self.beside = TableKeeper(self.session, self.clock, self.limits, self.write, self.owner)

    def write(self, text: str) -> None:
        self.written.append(text)
        self.path.with_name(f"{self.path.name}.beside").write_text(text)

    def put_back(self) -> None:
        self.beside.put_back(read_side_file(self.path.with_name(f"{self.path.name}.beside")))

    def change(self, **entries: Any) -> None:
        """Changes entries of the side file, as another program could do."""
        place = self.path.with_name(f"{self.path.name}.beside")
        place.write_text(json.dumps({**json.loads(place.read_text()), **entries}))

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


def test_leaving_a_game_in_which_nobody_has_acted_does_not_write_an_extra_data_file_and_stops_all_timers(sit_down):
    table = sit_down("5-up", "Ann", "Ben")
    table.session.tell()
    assert table.timers()[0]
    table.beside.close()
    assert (table.written, table.timers()) == ([], (False, False))


def test_leaving_a_game_writes_its_laid_cards_to_the_extra_data_file_only_once(sit_down):
    table = sit_down("5-up", "Ann", "Ben")
    lay_one(table)
    table.beside.close()
    assert (len(table.written), table.timers()) == (1, (False, False))
    assert json.loads(table.written[0])["draft"]["lanes"]
    lay_one(table)
    assert (len(table.written), table.timers()) == (1, (False, False))


def test_laid_cards_are_restored_only_for_the_player_who_laid_them(sit_down):
    table = sit_down("5-up", "Ann", "Ben")
    lay_one(table)
    table.beside.close()
    again = sit_down("5-up", "Ann", "Ben")
    again.put_back()
    assert again.session.draft == table.session.draft
    assert not again.session.draft.is_empty
    table.change(viewer=1)
    other = sit_down("5-up", "Ann", "Ben")
    other.put_back()
    assert other.session.draft.is_empty


def test_a_saved_time_is_restored_only_if_the_game_is_still_at_the_same_position(sit_down):
    table = sit_down("5-up", "Ann", "Ben", clock=1)
    table.limits.times_left[:] = [20.0, 30.0]
    lay_one(table)
    table.beside.close()
    again = sit_down("5-up", "Ann", "Ben", clock=1)
    again.put_back()
    assert again.limits.times_left == [20.0, 30.0]
    later = sit_down("5-up", "Ann", "Ben", clock=1)
    later.session.submit(PASS)
    later.put_back()
    assert later.limits.times_left == [60.0, 60.0]


def test_no_saved_move_can_be_redone_if_one_of_the_saved_moves_is_illegal(sit_down):
    table = sit_down("first-base", "Ann")
    trade = Trade((table.session.state.seats[0].hand[0].face,))
    table.session.submit(trade)
    table.session.undo()
    table.beside.close()
    again = sit_down("first-base", "Ann")
    again.put_back()
    assert [move.act for move in again.session.undone] == [trade]
    deck = again.session.match.header.game.deck
    good = write_move(again.session.undone[0], deck)
    table.change(undone=["play 7: +S X", good])
    wrong = sit_down("first-base", "Ann")
    wrong.put_back()
    assert wrong.session.undone == []


@pytest.mark.parametrize("text", ["", "[]", '{"version": 99, "agreed": {"practice": true}}', "{"])
def test_an_unreadable_extra_data_file_is_treated_as_containing_no_agreement(tmp_path, text):
    record = tmp_path / "one.wordfelt"
    record.with_name("one.wordfelt.beside").write_text(text)
    assert agreement_of(record) == Agreed()
