"""Tests that every act of every game is announced, and that no silence during a deal, an animation or a computer
player's turn is longer than a limit. The tests use only the states to display, without a window."""

import json
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtWidgets import QWidget

from app.base.settings import MOTIONS, SEAT_COLOURS
from app.felt.performance import length_of, paced
from app.felt.theme import load_theme
from app.felt.view import FeltView
from app.session.match.dealing import reopen
from app.session.running_game import STILL_MS
from app.session.table_session import TableSession
from app.windows.table.challengers import ChallengeBar
from app.windows.table.hinting import Hinting
from app.windows.table.table_voice import TableVoice
from app.windows.table.telling import turn_report
from app.windows.table.verdict_bar import VerdictBar
from engine.core.moves import Move
from engine.games import GAMES
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves
from tests.records.examples import EXAMPLES
from tests.tiers import usually_six

LONGEST = 5_000  # the maximum time without an announcement, in milliseconds


class Table:
    """The widgets that announcements read. All tests share them, because they store nothing about a game."""

    def __init__(self) -> None:
        self.room = room = QWidget()
        self.felt, self.bar, self.challenges = FeltView(load_theme(), room), VerdictBar(), ChallengeBar()
        for bar in (self.bar, self.challenges):
            bar.setParent(room)
        self.hinting = Hinting(self.felt, self.bar)


@cache
def the_table() -> Table:
    return Table()


class Listener:
    """A listener at one table, who collects the announcements that the page of the table would make about each new
    state."""

    def __init__(self, monkeypatch, data: dict, kinds: list[str]) -> None:
        record = read_record(json.dumps({**data, "moves": []}))
        choice, match, refused = reopen(record, SEAT_COLOURS)
        assert refused is None
        seats = zip(choice.seats, kinds, strict=False)
        choice = replace(choice, seats=tuple([replace(seat, kind=kind) for seat, kind in seats]))
        self.session = TableSession(choice, match)
        table = the_table()
        self.felt, self.challenges = table.felt, table.challenges
        self.voice = TableVoice(table.felt, table.bar, table.challenges, table.hinting)
        self.heard: list[str] = []
        self.lengths: list[float] = []
        monkeypatch.setattr(self.felt._announcer, "say", self.heard.append)
        self.session.changed.connect(self.show)
        self.show(self.session.moment)

    def close(self) -> None:
        self.session.changed.disconnect(self.show)

    def show(self, moment) -> None:
        self.lengths.append(length(moment.script))
        self.felt.show_picture(moment.picture, animate=False)
        self.voice.report_verdict(moment)
        self.voice.report_change(moment)
        self.challenges.show_challengers(moment, [])
        self.voice.report_act(moment)


@pytest.fixture
def listen(qapp, monkeypatch):
    opened: list[Listener] = []

    def listening(data: dict, kinds: list[str]) -> Listener:
        opened.append(Listener(monkeypatch, data, kinds))
        return opened[-1]

    yield listening
    for one in opened:
        one.close()


def length(script) -> float:
    """The length of an animation in milliseconds at the slowest speed. The banner of the end is left out, because it is
    announced."""
    silent = tuple([beat for beat in script if beat.call is None or not beat.call.lasts])
    return sum([length_of(*one) for one in paced(silent)]) * max(MOTIONS.values())


def moves_of(data: dict) -> list[Move]:
    record = read_record(json.dumps(data))
    match = open_match(record)
    replay_moves(match, record)
    return match.moves


@pytest.mark.parametrize(
    "kinds", [["human"] * 4, ["human", "computer", "computer", "computer"]], ids=["four people", "one person"]
)
@pytest.mark.parametrize("name", EXAMPLES)
def test_every_act_is_announced_together_with_the_name_of_its_player(listen, name, kinds):
    listener = listen(EXAMPLES[name], kinds)
    session = listener.session
    for move in moves_of(EXAMPLES[name]):
        session.lift_curtain()
        listener.heard.clear()
        seat = session.state.actor if move.seat is None else move.seat
        assert session.submit(move.act, seat)
        if not session.state.over:  # left out at the end, because then the final page announces the last act
            assert listener.heard
            assert session.names[seat] in listener.heard[0] or move.act.verb == "deal"
    assert max(listener.lengths) <= LONGEST


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_the_deal_and_the_cards_drawn_for_the_first_turn_are_announced_before_the_deal_is_animated(listen, game):
    low, high = GAMES[game].seats
    data = {"wordfelt": 1, "game": game, "players": ["Ann", "Ben", "Cyd", "Dan"][: max(low, min(4, high))], "seed": 7}
    listener = listen({**data, "dictionary": {"only": ["CAT"]}}, ["human", *["computer"] * 3])
    listener.voice.report_table(listener.session.moment)
    (heard,) = listener.heard
    drawn = [one for several in listener.session.state.draws for one in several]
    assert drawn or len(data["players"]) == 1 or GAMES[game].seats[0] == 1 or game == "shout"
    if not listener.session.moment.calls:
        for seat, face in drawn:
            assert f"{data['players'][seat]} drew {face}" in heard
    assert turn_report(listener.session.moment) in heard


def test_the_announcement_that_a_computer_player_is_still_thinking_comes_before_the_silence_is_too_long():
    assert STILL_MS <= LONGEST
