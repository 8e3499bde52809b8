"""Tests a running game, which makes the clock, the computer players and the buzzers follow the state of the game."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from app.felt.script import Script
from app.session.match.thinking import Advice
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.moment import Moment
from app.session.moments import Moments
from app.session.running_game import RunningGame
from engine.core.moves import PASS, Trade
from engine.core.oracle import legal_moves
from engine.core.rulebook import Setup
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.plan import Plan
from engine.records.record import DictionaryChoice

NOW = Plan(PASS, 0, "", {})


@pytest.fixture
def sit_down(qapp: object, tmp_path: Path) -> Iterator[object]:
    games = []

    def running(game: str, *kinds: str, **options: object) -> RunningGame:
        seats = tuple([SeatChoice(name, kind=kind) for name, kind in zip(("Ann", "Ben"), kinds, strict=True)])
        header = Header(GAMES[game], tuple([Player(seat.name) for seat in seats]), {"first": "1", **options}, 7)
        match = Match(header, open_lexicon("family"))
        path = tmp_path / "game.wordfelt"
        games.append(
            RunningGame(GameChoice(game, seats), match, DictionaryChoice(), path, pace=lambda: 0.0, hints="off")
        )
        return games[-1]

    yield running
    for one in games:
        put_away(one)


def put_away(one: RunningGame) -> None:
    """Closes the game as the page does when a player leaves it, and lets Qt complete its delayed deletions."""
    one.close()
    one.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_clock_of_a_game_uses_pythons_monotonic_time(sit_down) -> None:
    """A change of the system's time of day does not affect this time, and so not the clock of the game."""
    assert sit_down("5-up", "human", "human", seconds=30).clock._now is time.monotonic
    assert not time.get_clock_info("monotonic").adjustable


def test_the_clock_does_not_run_while_the_curtain_hides_the_next_hand(sit_down) -> None:
    running = sit_down("5-up", "human", "human", seconds=30)
    running.start()
    assert not running.clock.running
    running.session.lift_curtain()
    assert running.clock.running
    running.session.submit(PASS)
    assert running.session.veiled
    assert not running.clock.running
    running.session.lift_curtain()
    assert running.clock.running


def test_a_computer_player_does_not_act_during_a_pause(sit_down) -> None:
    running = sit_down("5-up", "human", "computer")
    running.session.submit(PASS)
    running.pause(True)
    moves = len(running.session.match.moves)
    running.bots.decided.emit(1, NOW)
    assert len(running.session.match.moves) == moves


def test_a_computers_decision_that_arrives_during_an_animation_is_dropped_if_the_position_has_changed(sit_down) -> None:
    running = sit_down("5-up", "human", "computer")
    session = running.session
    session.agree(("", ""), practice=True, first=False)
    session.submit(PASS)
    running.hold(True)
    running.bots.decided.emit(1, NOW)
    session.undo()
    trade = Trade((session.state.seats[0].hand[0].face,))
    session.submit(trade)
    running.hold(False)
    assert [move.act for move in session.match.moves] == [trade]


def test_hints_begin_with_their_first_step_at_every_new_position_even_after_an_undo(sit_down) -> None:
    running = sit_down("split-run", "human", "computer")
    session = running.session
    session.agree(("", ""), practice=True, first=False)
    for lead_on in (lambda: session.submit(PASS), session.undo, session.redo, lambda: running.hint_with("everyday")):
        running.hint_steps.next(PASS)
        assert running.hint_steps.step == 1
        lead_on()
        assert running.hint_steps.step == 0
    assert len(session.match.moves) == 1


@pytest.mark.parametrize(
    ("kinds", "hints", "agreed", "told"),
    [
        (("human", "human"), "off", True, False),
        (("human", "human"), "all", True, True),
        (("human", "human"), "all", False, False),
        (("human", "computer"), "off", False, True),
        (("human", "computer"), "all", False, True),
    ],
)
def test_a_game_of_several_people_reveals_that_no_word_is_possible_only_if_hints_are_agreed(
    sit_down, kinds, hints, agreed, told
) -> None:
    running = sit_down("5-up", *kinds)
    running.session.agree(("", ""), agreed_hints=agreed)
    running.hint_with(hints)
    running.session.lift_curtain()
    running.adviser.decided.emit(0, Advice(PASS, wordless=True))
    assert running.session.moment.wordless is told


def test_a_player_who_has_named_no_word_in_time_may_not_buzz_again_before_the_next_card_is_dealt(sit_down) -> None:
    running = sit_down("shout", "human", "human", seconds=30)
    for _ in range(3):
        running.session.press("deal", 0)
    running.buzz(0)
    assert not running.session.outlook.may_buzz(1)  # Ben may not buzz while Ann names a word
    running.clock.ran_out.emit()
    assert (running.session.outlook.may_buzz(0), running.session.outlook.may_buzz(1)) == (False, True)
    running.session.press("deal", 0)
    assert running.session.outlook.may_buzz(0)


def test_a_buzz_computes_the_display_state_only_once(sit_down, monkeypatch) -> None:
    running = sit_down("shout", "human", "human", seconds=30)
    for _ in range(3):
        running.session.press("deal", 0)
    made: list[Script] = []
    told: list[Moment] = []
    plain = Moments.made

    def counted(moments: Moments, script: Script) -> Moment:
        made.append(script)
        return plain(moments, script)

    monkeypatch.setattr(Moments, "made", counted)
    running.session.changed.connect(told.append)
    running.buzz(0)
    assert (len(made), len(told)) == (1, 1)
    assert told[0].buzzer == 0
    assert told[0].script[0].call is not None, "who has the word is shown"


def test_after_a_pause_the_player_who_has_buzzed_can_still_name_a_word_and_the_clock_runs(sit_down) -> None:
    running = sit_down("shout", "human", "human", seconds=30)
    for _ in range(3):
        running.session.press("deal", 0)
    running.buzz(1)
    running.pause(True)
    running.pause(False)
    assert running.buzzer == 1
    assert running.clock.running


def test_the_game_reports_that_a_computer_player_takes_a_long_time_to_think(sit_down) -> None:
    """At a slow pace, a word of ten letters takes twelve seconds, and a player who only listens would hear nothing in
    this time."""
    running = sit_down("ow", "human", "computer")
    told: list[int] = []
    running.ponders.connect(told.append)
    running.start()
    running._long.timeout.emit()
    assert told == [], "Ann is to play, and knows it"
    running.bots.forget()
    running._ask = lambda: running._long.start()
    running.session.submit(PASS)
    assert running._long.isActive()
    assert running._long.interval() <= 5000
    running._long.timeout.emit()
    assert told == [1]
    running.pause(True)
    running._long.timeout.emit()
    assert told == [1]


def test_computer_players_do_not_act_while_other_players_are_asked_about_an_undo(qapp: object, tmp_path: Path) -> None:
    seats = (SeatChoice("Ann"), SeatChoice("Bo", "computer"), SeatChoice("Cleo"))
    setup = Setup(first=1, hands=(tuple("KITESA"), tuple("RAINED"), tuple("SOLDER")), deck=())
    header = Header(GAMES["5-up"], tuple([Player(seat.name) for seat in seats]), {}, 7, setup)
    match = Match(header, open_lexicon("family"))
    running = RunningGame(GameChoice("5-up", seats), match, DictionaryChoice(), tmp_path / "a.wordfelt", lambda: 0.0)
    session = running.session
    session.lift_curtain()
    word = next(act for act, _ in legal_moves(match.house, match.state, 0) if act.verb == "play")
    session.submit(word)
    session.undo()
    running.bots.decided.emit(1, NOW)
    assert [move.act for move in match.moves] == [word]
    session.refuse_question()
    assert [move.act for move in match.moves] == [word, PASS]
    session.undo()
    running.bots.decided.emit(1, NOW)
    session.agree_to(2)
    assert match.moves == []
    put_away(running)


def test_no_card_is_dealt_and_nobody_can_buzz_while_other_players_are_asked_about_an_undo(sit_down) -> None:
    running = sit_down("shout", "human", "human", seconds=30)
    session, match = running.session, running.session.match
    while not (found := next(match.house.book.reach["shout"](match.house, session.state, 0), None)):
        session.press("deal", 0)
    running.buzz(0)
    session.submit(found, 0)
    running.start()
    assert running._dealing.isActive()
    session.undo()
    assert session.asks
    assert not running._dealing.isActive()
    assert not running.press(1)
    won = session.state.seats[0].won
    session.agree_to(1)
    assert won and not session.state.seats[0].won
    assert running._dealing.isActive()
