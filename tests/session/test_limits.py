"""Tests time limits: for a turn, for the whole game, the time that each turn adds (the increment), and longer limits
for single players."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.felt.picture import Kind
from app.session.match.dealing import deal, reopen
from app.session.match.thinking import Advice
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.running_game import RunningGame
from engine.core.moves import PASS, TIMEOUT
from engine.match import Match
from engine.records.record import DictionaryChoice, read_record, record_of, write_record
from tests.session.test_clock import Now
from tests.session.test_running_game import put_away


class Tables:
    """Makes running games whose clocks advance only when the test advances them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games: list[RunningGame] = []

    def __call__(self, game: str, *seats: SeatChoice, **options: Any) -> RunningGame:
        seated = seats or (SeatChoice("Ann"), SeatChoice("Ben"))
        choice = GameChoice(game, seated, {"first": "1", **options}, {"name": "family"}, 7)
        return self.opened(choice, *deal(choice))

    def opened(self, choice: GameChoice, match: Match, dictionary: DictionaryChoice) -> RunningGame:
        path = self.folder / f"{len(self.games)}.wordfelt"
        one = RunningGame(choice, match, dictionary, path, lambda: 0.0, hints="off")
        self.games.append(one)
        one.clock._now = Now()
        one.clock.go_on_from(0)
        one.start()
        return one


@pytest.fixture
def sit_down(qapp: object, tmp_path: Path) -> Iterator[Tables]:
    tables = Tables(tmp_path)
    yield tables
    for one in tables.games:
        put_away(one)


def spend(one: RunningGame, seconds: int) -> None:
    now = one.clock._now
    assert isinstance(now, Now)
    now.let_time_pass(one.clock, seconds)


def take_turn(one: RunningGame, seconds: int) -> None:
    one.session.lift_curtain()
    spend(one, seconds)
    one.session.submit(PASS)


def test_the_time_that_a_player_has_for_the_whole_game_decreases_from_turn_to_turn(sit_down):
    one = sit_down("5-up", clock=1)
    take_turn(one, 20)
    take_turn(one, 5)
    assert one.limits.times_left == [40, 55]
    one.session.lift_curtain()
    assert one.clock.time_left == 40


def test_every_turn_adds_the_increment_to_its_players_time_only_once(sit_down):
    one = sit_down("5-up", clock=1, increment=10)
    one.session.lift_curtain()
    assert one.clock.time_left == 70
    one.session.pause(True)
    one.session.pause(False)
    assert one.clock.time_left == 70
    spend(one, 30)
    one.session.submit(PASS)
    take_turn(one, 1)
    assert one.limits.times_left[0] == 50


def test_with_limits_for_turn_and_game_a_turn_ends_when_the_first_of_the_two_is_reached(sit_down):
    one = sit_down("5-up", clock=1, seconds=50)
    take_turn(one, 40)
    take_turn(one, 1)
    one.session.lift_curtain()
    assert one.clock.time_left == 20
    spend(one, 21)
    assert one.session.match.moves[-1].act == TIMEOUT
    assert one.limits.times_left[0] == 0


def test_the_table_shows_the_time_left_for_the_whole_game_beside_the_clock_of_the_turn(sit_down):
    one = sit_down("5-up", clock=1, seconds=50)
    one.session.lift_curtain()
    assert one.limits.of_game(50) == 60
    spend(one, 20)
    assert one.limits.of_game(one.clock.time_left) == 40
    one.session.submit(PASS)
    take_turn(one, 1)
    one.session.lift_curtain()
    assert one.clock.time_left == 40
    # The clock already shows the time left for the game, because it is shorter than the time for the turn.
    assert one.limits.of_game(40) is None


def test_a_player_with_no_time_left_for_the_game_runs_out_of_time_whenever_their_hand_opens(sit_down):
    one = sit_down("5-up", clock=1)
    one.session.lift_curtain()
    spend(one, 61)
    take_turn(one, 1)
    made = len(one.session.match.moves)
    one.clock.look()
    assert len(one.session.match.moves) == made  # the clock does not run while the hand is closed
    one.session.lift_curtain()
    one.clock.look()
    assert one.session.match.moves[-1].act == TIMEOUT
    assert one.session.viewer == 1


@pytest.mark.parametrize(("options", "left"), [({"seconds": 30}, 60), ({"clock": 2, "increment": 5}, 250)])
def test_a_player_with_more_time_gets_a_multiple_of_every_time_limit(sit_down, options, left):
    one = sit_down("5-up", SeatChoice("Ann", time=2), SeatChoice("Ben"), **options)
    one.session.lift_curtain()
    assert one.clock.time_left == left
    one.session.submit(PASS)
    one.session.lift_curtain()
    assert one.clock.time_left == left / 2


def test_a_player_with_more_time_gets_a_multiple_of_the_time_for_naming_a_shouted_word(sit_down):
    one = sit_down("shout", SeatChoice("Ann", time=3), SeatChoice("Ben"), shout_seconds=10)
    for _ in range(3):
        one.session.press("deal", one.session.state.actor)
    one.buzz(0)
    assert one.clock.time_left == 30
    one.clock.ran_out.emit()
    one.session.press("deal", one.session.state.actor)
    one.buzz(1)
    assert one.clock.time_left == 10


def test_in_shout_cards_are_dealt_more_slowly_to_everybody_if_one_player_has_more_time(sit_down):
    waits = []
    for time in (1, 3):
        one = sit_down("shout", SeatChoice("Ann", time=time), SeatChoice("Ben"), seconds=4)
        one.session.lift_curtain()
        waits.append(one._dealing.interval())
    assert waits == [4000, 12000]


def test_in_four_rows_a_player_with_more_time_gets_a_multiple_of_the_thirty_seconds(sit_down):
    one = sit_down("four-rows", SeatChoice("Ann", time=1.5), SeatChoice("Ben", time=1.5))
    for _ in range(2):
        one.session.lift_curtain()
        one.session.submit(next(act for act in choices(one)))
    one.session.lift_curtain()
    assert one.clock.time_left == 45


def choices(one: RunningGame):
    house, state = one.session.match.house, one.session.state
    return house.book.reach["choose"](house, state, one.session.viewer)


def test_taking_a_play_back_does_not_return_any_of_the_players_time_for_the_whole_game(sit_down):
    one = sit_down("first-base", SeatChoice("Ann"), clock=1, increment=5)
    assert one.clock.time_left == 65
    spend(one, 20)
    play_something(one)
    used = one.limits.times_left[0]
    spend(one, 10)
    one.session.undo()
    one.session.redo()
    one.session.undo()
    assert used == 50
    assert one.clock.time_left == 40  # each turn has added its increment only once


def test_undo_restores_the_time_that_was_left_in_the_turn(sit_down):
    one = sit_down("first-base", SeatChoice("Ann"), seconds=60)
    spend(one, 20)
    play_something(one)
    assert one.clock.time_left == 60
    one.session.undo()
    assert one.clock.time_left == 40


def test_undo_restores_the_time_left_in_the_turn_even_if_the_whole_game_is_timed_too(sit_down):
    one = sit_down("first-base", SeatChoice("Ann"), seconds=60, clock=10)
    spend(one, 40)
    play_something(one)
    one.session.undo()
    assert one.clock.time_left == 20


def test_redoing_a_play_and_undoing_it_again_does_not_return_thinking_time(sit_down):
    one = sit_down("first-base", SeatChoice("Ann"), seconds=60)
    spend(one, 13)
    play_something(one)
    one.session.undo()
    spend(one, 42)
    one.session.redo()
    one.session.undo()
    assert one.clock.time_left == 5


def play_something(one: RunningGame) -> None:
    house, state = one.session.match.house, one.session.state
    one.session.submit(next(house.book.reach["play"](house, state, 0)))


def test_computer_players_have_no_time_limit_for_the_whole_game(sit_down):
    one = sit_down("5-up", SeatChoice("Ann"), SeatChoice("Bo", "computer"), clock=1)
    assert one.limits.times_left == [60, None]


# ---- the times on the screen


def test_the_name_plates_show_the_other_players_times_even_while_an_act_is_animated(sit_down):
    one = sit_down("5-up", clock=1)
    scripts = []
    one.session.changed.connect(lambda moment: scripts.append(moment.script))
    take_turn(one, 20)
    (plate,) = [zone for zone in one.session.moment.picture.zones if zone.kind is Kind.RIVAL]
    assert plate.note.endswith("0:40")
    assert "40 second" in plate.spoken
    seen = [zone for script in scripts for beat in script for zone in beat.picture.zones if zone.kind is Kind.RIVAL]
    assert seen
    assert all(":" in zone.note for zone in seen)


def test_if_only_turns_have_a_time_limit_no_name_plate_shows_a_time(sit_down):
    one = sit_down("5-up", seconds=30)
    assert not [zone for zone in one.session.moment.picture.zones if ":" in zone.note]


def test_an_animation_shows_that_a_players_time_is_up_before_it_shows_the_consequences(sit_down):
    one = sit_down("four-rows")
    for _ in range(2):
        one.session.lift_curtain()
        one.session.submit(next(choices(one)))
    one.session.lift_curtain()
    scripts = []
    one.session.changed.connect(lambda moment: scripts.append(moment.script))
    spend(one, 31)
    assert [found.text for found in scripts[0][0].floats] == ["Time is up"]
    assert not scripts[0][0].came


def test_a_face_down_hand_does_not_move_away_while_one_of_its_cards_leaves_it(sit_down):
    one = sit_down("four-rows")
    one.session.lift_curtain()
    scripts = []
    one.session.changed.connect(lambda moment: scripts.append(moment.script))
    one.session.submit(next(choices(one)))
    assert one.session.veiled
    assert not any(beat.went for beat in scripts[0])
    assert [zone for beat in scripts[0] for zone in beat.came.values()] == ["hand"]


def test_every_player_sees_the_secretly_chosen_cards_in_the_order_of_the_seats(sit_down):
    one = sit_down("four-rows")
    orders = []
    for _ in range(2):
        orders.append([zone.key for zone in one.session.moment.picture.zones if zone.kind is Kind.COMMITTED])
        one.session.lift_curtain()
        one.session.submit(next(choices(one)))
    assert orders[0] == orders[1] == ["committed:0", "committed:1"]


def test_a_hint_that_becomes_ready_does_not_end_the_animation_of_an_act(sit_down):
    one = sit_down("5-up")
    one.session.lift_curtain()
    told: list[object] = []
    one.session.changed.connect(told.append)
    one.hold(True)
    one.adviser.decided.emit(0, Advice(None, wordless=True))
    assert not told
    one.hold(False)
    assert told


# ---- times in records


def test_a_record_contains_the_time_left_and_a_resumed_game_continues_with_it(sit_down):
    one = sit_down("5-up", SeatChoice("Ann", time=2), SeatChoice("Ben"), clock=1, increment=5)
    take_turn(one, 20)
    take_turn(one, 10)
    text = write_record(record_of(one.session.match, one.record.dictionary))
    assert '"left": 110' in text
    assert '{"name": "Ann", "time": 2}' in text
    choice, match, refused = reopen(read_record(text), ("#D1495B", "#2E86AB"))
    assert refused is None
    again = sit_down.opened(choice, match, one.record.dictionary)
    assert again.limits.times_left == [120, 55]  # includes the increment for Ann's new turn


def test_a_resumed_turn_of_several_acts_continues_with_the_time_in_the_record(sit_down):
    one = sit_down("pluck-it", seconds=60)
    one.session.lift_curtain()
    spend(one, 25)
    house, state = one.session.match.house, one.session.state
    one.session.submit(next(iter(house.book.reach["request"](house, state, 0))))
    if one.session.state.turn != state.turn or one.session.to_act != (0,):
        pytest.skip("the turn has passed")
    match = one.session.match
    again = sit_down.opened(one.session.choice, match, one.record.dictionary)
    assert again.clock.time_left == 35


@pytest.mark.parametrize("options", [{"seconds": 60}, {"clock": 1}])
def test_no_clock_runs_for_a_player_without_a_time_limit(sit_down, options):
    one = sit_down("5-up", SeatChoice("Ann", time=0), SeatChoice("Ben"), **options)
    take_turn(one, 500)
    assert one.session.match.moves[0].act == PASS
    assert one.session.match.moves[0].time_left is None
    one.session.lift_curtain()
    assert one.clock.time_left == 60
    spend(one, 20)
    one.session.submit(PASS)
    one.session.lift_curtain()
    assert one.clock.time_left is None
    text = write_record(record_of(one.session.match, one.record.dictionary))
    assert '{"name": "Ann", "time": 0}' in text
    choice, _, _ = reopen(read_record(text), ("#D1495B", "#2E86AB"))
    assert [seat.time for seat in choice.seats] == [0, 1]


def test_in_shout_a_player_without_a_time_limit_may_take_any_time_to_name_a_word(sit_down):
    one = sit_down("shout", SeatChoice("Ann", time=0), SeatChoice("Ben"))
    while not one.session.outlook.may_buzz(0):
        one._deal_on()
    one.buzz(0)
    spend(one, 500)
    assert one.buzzer == 0
    assert one.clock.time_left is None
    one.keeper.keep()


def test_a_game_from_a_record_without_times_has_no_clock_and_gives_no_player_more_time(sit_down):
    text = '{"wordfelt": 1, "game": "5-up", "players": ["Ann", "Ben"], "moves": [{"do": "pass", "t": 3}]}'
    choice, match, _ = reopen(read_record(text), ("#D1495B", "#2E86AB"))
    assert [seat.time for seat in choice.seats] == [1, 1]
    assert match.house.options["clock"] is None
    one = sit_down.opened(choice, match, sit_down("5-up").record.dictionary)
    assert not one.limits.exist
    assert one.clock.time_left is None


@pytest.mark.parametrize(("options", "left"), [({"seconds": 60}, 30), ({"clock": 1, "increment": 5}, 35)])
def test_the_clock_keeps_running_for_a_player_who_takes_a_pass_back(sit_down, options, left):
    """If the clock stopped, a player could pass, think until the next hand opens, and take the pass back. Time in
    pauses is not counted."""
    one = sit_down("5-up", **options)
    one.session.lift_curtain()
    spend(one, 10)
    one.session.submit(PASS)
    assert one.session.veiled
    spend(one, 20)
    one.pause(True)
    spend(one, 40)
    one.pause(False)
    one.session.undo()
    one.session.lift_curtain()
    assert (one.session.viewer, one.clock.time_left) == (0, left)
    spend(one, 10)
    one.session.submit(PASS)
    one.session.undo()
    one.session.lift_curtain()
    assert one.clock.time_left == left - 10


def test_a_player_who_takes_a_pass_back_after_their_time_has_run_out_gets_a_time_out(sit_down):
    one = sit_down("5-up", seconds=60)
    take_turn(one, 10)
    spend(one, 51)
    one.session.undo()
    one.session.lift_curtain()
    one.clock.look()
    assert [move.act for move in one.session.match.moves] == [TIMEOUT]


def test_taking_an_act_back_by_agreement_costs_its_player_the_time_since_the_act_except_pauses(sit_down):
    one = sit_down("5-up", clock=2)
    take_turn(one, 20)
    one.session.lift_curtain()
    spend(one, 10)
    one.pause(True)
    spend(one, 100)
    one.pause(False)
    one.session.lift_curtain()
    one.session.undo()
    one.session.agree_to(1)
    assert one.session.match.moves == []
    assert one.limits.times_left == [90, 110]
    one.session.lift_curtain()
    assert one.clock.time_left == 90
