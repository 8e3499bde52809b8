"""Tests Four Rows at a table where one player holds the timer and decides when the time of the player who places a card
begins."""

from collections.abc import Iterator
from math import ceil
from pathlib import Path

import pytest

from app.session.match.view_data import GameChoice, SeatChoice
from app.session.running_game import PATIENCE, RunningGame
from app.session.time.clock import Clock
from engine.core.moves import TIMER
from engine.lexicon import open_lexicon
from engine.records.record import DictionaryChoice
from tests.games.test_four_rows_timer import bens_turn
from tests.session.test_running_game import put_away


@pytest.fixture
def bens_placing(qapp: object, tmp_path: Path) -> Iterator[object]:
    """Yields a function that makes running games of Four Rows in which Ann holds the timer and Ben must place a
    card."""
    games = []
    open_lexicon()  # loads the dictionary now, because otherwise a worker might still read it when the test ends

    def running(*kinds: str, **options: object) -> RunningGame:
        match = bens_turn(options=options).match
        names = [player.name for player in match.header.players]
        seats = tuple([SeatChoice(name, kind=kind) for name, kind in zip(names, kinds, strict=True)])
        path = tmp_path / "game.wordfelt"
        games.append(RunningGame(GameChoice("four-rows", seats), match, DictionaryChoice(), path, lambda: 0.0, "off"))
        games[-1].start()
        games[-1].session.lift_curtain()
        return games[-1]

    yield running
    for one in games:
        put_away(one)


def seconds(clock: Clock) -> int:
    """The time left in seconds, rounded up to a multiple of ten, because a slow machine uses some of it."""
    assert clock.time_left is not None
    return ceil(clock.time_left / 10) * 10


def test_the_time_for_placing_a_card_begins_only_when_the_holder_turns_the_timer(bens_placing) -> None:
    running = bens_placing("human", "human", "human")
    assert (running.clock.time_left, running.clock.running) == (None, False)
    assert running.session.moment.challengers == ((0, "timer"),)
    assert running.session.press("timer", 0)
    assert (seconds(running.clock), running.clock.running) == (30, True)
    assert running.session.moment.challengers == ()


def test_the_turned_timer_limits_a_player_even_if_more_time_for_the_whole_game_is_left(bens_placing) -> None:
    running = bens_placing("human", "human", "human", clock=5)
    assert (seconds(running.clock), running.limits.alone) == (300, False)
    running.session.press("timer", 0)
    assert (seconds(running.clock), running.limits.alone) == (30, True)


def test_if_nobody_holds_the_timer_the_time_for_placing_a_card_begins_immediately(bens_placing) -> None:
    running = bens_placing("human", "human", "human", timer="clock")
    assert (seconds(running.clock), running.session.moment.challengers) == (30, ())


def test_a_computer_player_who_holds_the_timer_turns_it_after_a_person_has_thought_for_20_seconds(bens_placing) -> None:
    running = bens_placing("computer", "human", "human")
    assert (seconds(running.patience), running.patience.running) == (PATIENCE, True)
    running.pause(True)
    assert (running.patience.running, seconds(running.patience)) == (False, PATIENCE)
    running.pause(False)
    running.session.lift_curtain()
    assert running.patience.running
    running.hold(True)
    assert not running.patience.running
    running.hold(False)
    running.patience.ran_out.emit()
    assert (running.session.match.moves[-1].act, running.session.match.moves[-1].seat) == (TIMER, 0)
    assert (seconds(running.clock), running.patience.time_left) == (30, None)


def test_a_computer_player_does_not_turn_the_timer_for_another_computer_player(bens_placing) -> None:
    running = bens_placing("computer", "computer", "human")
    assert running.patience.time_left is None
