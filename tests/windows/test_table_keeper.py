"""Tests the side file of a game, which saves everything except the moves. After the program was killed, its next start
can restore what the file has saved."""

import json
import math

import pytest

from app.base.paths import side_file_of
from app.base.settings import GameSetting, SeatSetting
from app.felt.places import lines_of
from engine.core.moves import TIMEOUT
from engine.core.verdict import Reason
from engine.players.plan import REASONS
from tests.windows.conftest import deal, leave
from tests.windows.test_table import first_act, lay


@pytest.fixture
def killed(start):
    """Returns a function that opens a second program as if the first one had been killed: only the files on the disk
    are left. It continues the game and returns the running game.

    wait: whether the first program writes the side file before the kill.
    """

    def again(program, wait=True):
        running = program.table.running
        if wait:
            running.keeper.keep()
        running.autosave.wait()
        path = running.path
        program.shelf.let_go(path)  # frees the lock, as the system does for a killed program
        other = start()
        other.waiting.go_on_with(path)
        other.table.running.session.lift_curtain()
        return other.table.running

    return again


def test_laid_cards_that_were_not_played_yet_are_restored_after_the_program_was_killed(program, killed):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    for number in range(2):
        hand = [piece.key for piece in session.moment.picture.pieces if piece.zone == "hand"]
        target = next(target for target in session.gestures.targets(hand[number]) if target.why is None)
        session.gestures.drop(hand[number], target)
    assert not session.draft.is_empty
    again = killed(program).session
    assert again.draft == session.draft
    assert again.moment.picture.pieces == session.moment.picture.pieces


@pytest.mark.parametrize("laid", [False, True])
def test_typed_letters_are_restored_after_the_program_was_killed(program, killed, laid):
    session = deal(program, "split-run", seed=7).running.session
    hand = [piece for piece in session.moment.picture.pieces if piece.zone == "hand"]
    if laid:
        key = hand.pop(0).key
        session.gestures.drop(key, next(one for one in session.gestures.targets(key) if one.why is None))
    for letter in (hand[0].face, hand[1].face, "Q"):
        session.gestures.type_letter(letter)
    before = session.moment
    again = killed(program).session
    assert again.drafting.typed.text == session.drafting.typed.text
    assert (again.moment.picture.pieces, again.moment.verdict) == (before.picture.pieces, before.verdict)
    assert again.drafting.ghost_cards() == session.drafting.ghost_cards()
    again.gestures.erase()
    session.gestures.erase()
    assert again.draft == session.draft


def test_words_keep_their_lines_on_the_felt_after_the_program_was_killed(program, killed):
    """The words were laid one after another, and each left the others in place. A new layout of all words would give
    them other lines."""
    page = deal(program, "split-run", seed=8)
    session = page.running.session
    for _ in range(3):
        session.submit(first_act(session))
    lay_before = page.felt.word_lines
    assert lines_of(page.felt._arranged_after(session.moment.picture, None)) != lay_before
    again = killed(program)
    assert again.keeper.ask_lines() == lay_before
    again.session.submit(first_act(again.session))
    session.submit(first_act(session))
    assert again.keeper.ask_lines() == page.felt.word_lines


def test_a_game_resumed_on_a_felt_of_another_size_gets_a_new_layout_of_its_words(program, killed):
    page = deal(program, "split-run", seed=8)
    for _ in range(3):
        page.running.session.submit(first_act(page.running.session))
    page.running.keeper.keep()
    page.running.autosave.wait()
    place = side_file_of(page.running.path)
    kept = json.loads(place.read_text())
    kept["lines"]["view"][0] += 100
    place.write_text(json.dumps(kept))
    again = killed(program, wait=False)
    assert again.keeper.ask_lines() == lines_of(page.felt._arranged_after(again.session.moment.picture, None))


def test_a_sorted_hand_keeps_its_order_after_the_program_was_killed(program, killed):
    session = deal(program, "split-run", seed=7).running.session
    session.gestures.sort_hand()
    hand = [piece.key for piece in session.moment.picture.pieces if piece.zone == "hand"]
    again = killed(program).session
    assert [piece.key for piece in again.moment.picture.pieces if piece.zone == "hand"] == hand


def test_undone_moves_can_still_be_redone_after_the_program_was_killed(program, killed):
    page = deal(program, "first-base")
    session = page.running.session
    for _ in range(2):
        lay(page, first_act(session))
    played = session.state
    session.undo()
    session.undo()
    again = killed(program).session
    assert "redo" in again.moment.can
    again.redo()
    again.redo()
    assert again.state == played


def test_the_reasons_of_computer_players_are_restored_after_the_program_was_killed(program, killed):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    session.submit(first_act(session), why=Reason(next(iter(REASONS)), {"word": "KITE"}))
    assert killed(program).session.log.whys == session.log.whys


def test_after_the_program_was_killed_a_turn_has_only_the_time_that_was_left(program, killed, monkeypatch):
    program.file.change(games={"split-run": GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), {"seconds": 60})})
    page = deal(program, "split-run", seed=7, alone=True)
    clock = page.running.clock
    clock._until -= 25
    left = clock.time_left
    assert 30 < left <= 35
    again = killed(program).clock
    assert left - 3 < again.time_left <= left


def shout_with_three_cards(program):
    """Deals a game of Shout! for Ann, Ben and Cyd, with three cards on the table; returns the running game."""
    seats = tuple([SeatSetting(name) for name in ("Ann", "Ben", "Cyd")])
    program.file.change(games={"shout": GameSetting(seats, {"seconds": None, "shout_seconds": 10})})
    running = deal(program, "shout", seed=4, alone=True).running
    for _ in range(3):
        running.session.press("deal", running.session.state.actor)
    return running


def ben_can_still_name_a_word(running, qtbot):
    """Checks that Ben, who has buzzed, has at most six seconds left to name a word, and that a time-out follows."""
    session = running.session
    assert (running.buzzer, session.viewer) == (1, 1)
    assert not any(session.outlook.may_buzz(seat) for seat in session.humans)
    assert 0 < running.clock.time_left <= 6
    running.clock._until -= 6
    qtbot.waitUntil(lambda: running.buzzer is None)
    assert session.match.moves[-1][:2] == (TIMEOUT, 1)


def test_in_a_resumed_game_a_player_who_had_buzzed_has_only_the_time_that_was_left_to_name_a_word(program, qtbot):
    running = shout_with_three_cards(program)
    running.buzz(1)
    running.clock._until -= 4
    program.leave_table()
    assert program.window.table.running is None
    program.waiting.go_on_with(running.path)
    ben_can_still_name_a_word(program.table.running, qtbot)


def test_a_player_who_has_buzzed_can_still_name_a_word_after_the_program_was_killed(program, killed, qtbot):
    running = shout_with_three_cards(program)
    running.buzz(1)
    running.clock._until -= 4
    card = running.session.moment.picture.within("row")[0].key
    running.session.gestures.drop(card, running.session.gestures.place_of_click(card))
    place = side_file_of(running.path)
    qtbot.waitUntil(lambda: place.exists() and '"word": 1' in place.read_text())
    running.keeper._write = lambda text: None  # writes nothing more, like a killed program
    again = killed(program, wait=False)
    assert again.session.draft == running.session.draft
    assert again.clock.running
    ben_can_still_name_a_word(again, qtbot)


def test_leaving_a_paused_game_does_not_take_time_from_a_player_who_has_buzzed(program):
    running = shout_with_three_cards(program)
    running.buzz(1)
    running.clock._until -= 4
    running.pause(True)
    program.leave_table()
    program.waiting.go_on_with(running.path)
    assert 5 < program.table.running.clock.time_left <= 6


@pytest.mark.parametrize(
    "change",
    [
        {"word": 7},
        {"word": [1]},
        {"word": "1"},
        {"to_name": None},
        {"to_name": "long"},
        {"to_name": 10**400},
        {"moves": ["2", "deal"]},
    ],
)
def test_the_program_ignores_impossible_data_about_a_buzz_in_an_extra_data_file(program, killed, change):
    running = shout_with_three_cards(program)
    running.buzz(1)
    running.keeper.keep()
    running.keeper._write = lambda text: None
    running.autosave.wait()
    place = side_file_of(running.path)
    place.write_text(json.dumps(json.loads(place.read_text()) | change))
    again = killed(program, wait=False)
    assert again.buzzer is None
    assert not again.clock.running
    assert again.session.outlook.may_buzz(1)


def written_on_leaving(program) -> list[str]:
    """Leaves the game; returns the texts that the program writes to the side file while it does so."""
    written: list[str] = []
    program.table.running.keeper._write = written.append
    program.table.stand_up()
    return written


def test_leaving_a_game_does_not_write_its_extra_data_file_if_only_time_has_passed(program):
    program.file.change(games={"split-run": GameSetting(TWO, {"clock": 10, "seconds": 60, "first": "1"})})
    page = deal(program, "split-run", seed=7, alone=True)
    lay(page, first_act(page.running.session))
    page.running.session.lift_curtain()
    page.running.keeper.keep()
    page.running.clock._until -= 3
    assert not written_on_leaving(program)


def test_leaving_a_game_saves_the_order_of_a_hand_that_was_just_sorted(program):
    page = deal(program, "split-run", seed=7)
    lay(page, first_act(page.running.session))
    page.running.session.lift_curtain()
    page.running.keeper.keep()
    page.running.session.gestures.sort_hand()
    assert len(written_on_leaving(program)) == 1


def test_leaving_a_game_in_which_nobody_has_acted_does_not_write_an_extra_data_file(program):
    deal(program, "split-run", seed=7)
    assert not written_on_leaving(program)


TWO = (SeatSetting("Ann", time=200), SeatSetting("Ben"))


@pytest.mark.parametrize("beside", [True, False])
def test_the_remaining_time_for_the_whole_game_is_restored_after_the_program_was_killed(program, killed, beside):
    """If the side file is missing, the remaining times are those that the record has saved with the last move.

    beside: whether the side file exists.
    """
    program.file.change(games={"split-run": GameSetting(TWO, {"clock": 10, "increment": 5, "first": "1"})})
    page = deal(program, "split-run", seed=7, alone=True)
    page.running.clock._until -= 100
    lay(page, first_act(page.running.session))
    page.running.session.lift_curtain()
    page.running.clock._until -= 50
    page.running.keeper.keep()
    page.running.autosave.wait()
    if not beside:
        side_file_of(page.running.path).unlink()
    page.running.keeper._write = lambda text: None  # writes nothing more, like a killed program
    running = killed(program, wait=False)
    ann, ben = running.limits.times_left
    assert 1105 < ann <= 1110
    assert (545 < ben <= 555) if beside else (595 < ben <= 605)
    assert running.session.choice.seats[0].time == 2
    assert ben - 5 < running.clock.time_left <= ben


def test_after_the_program_was_killed_new_moves_continue_the_time_count_of_the_record(program, killed):
    page = deal(program, "split-run", seed=7)
    page.running.clock.go_on_from(500)
    lay(page, first_act(page.running.session))
    assert killed(program).clock.stamp() >= 500


@pytest.mark.parametrize(
    "change",
    [
        {"version": 99},
        {"moves": ["9"], "whys": {"1": ["of a newer version", {}]}},
        {"draft": {"tray": [[1, "Z", "Z", 3]]}},
        {
            "game": [1],
            "begun": "no",
            "draft": 7,
            "hands": {"x": "y"},
            "undone": ["play !"],
            "whys": {"a": 1},
            "left": "long",
            "turn": None,
        },
        {"draft": {"lanes": [{"word": 40, "cells": []}]}, "undone": ["pass", "resign", "pass"]},
    ],
)
def test_the_program_ignores_an_extra_data_file_that_does_not_fit_its_game(program, killed, change):
    page = deal(program, "split-run", seed=7)
    page.running.keeper.keep()
    page.running.autosave.wait()
    place = side_file_of(page.running.path)
    place.write_text(json.dumps(json.loads(place.read_text()) | change))
    again = killed(program, wait=False).session
    assert again.draft.is_empty
    assert "redo" not in again.moment.can


@pytest.mark.parametrize("left", [math.nan, 10**400, -math.inf], ids=["not a number", "too large", "minus infinity"])
def test_the_program_ignores_an_impossible_remaining_time_in_an_extra_data_file(program, killed, left):
    program.file.change(games={"split-run": GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), {"seconds": 60})})
    page = deal(program, "split-run", seed=7, alone=True)
    page.running.keeper.keep()
    page.running.keeper._write = lambda text: None  # writes nothing more, like a killed program
    page.running.autosave.wait()
    place = side_file_of(page.running.path)
    place.write_text(json.dumps(json.loads(place.read_text()) | {"left": left}))
    assert 50 <= killed(program, wait=False).clock.time_left <= 60


def test_undone_moves_that_were_saved_for_another_position_cannot_be_redone(program, killed):
    page = deal(program, "split-run", seed=7)
    page.running.keeper.keep()
    page.running.autosave.wait()
    place = side_file_of(page.running.path)
    data = json.loads(place.read_text())
    place.write_text(json.dumps(data | {"moves": ["3", "pass"], "undone": ["pass"]}))
    assert "redo" not in killed(program, wait=False).session.moment.can


def test_the_extra_data_file_of_a_finished_game_moves_together_with_its_record(program, folders):
    page = deal(program, "split-run", seed=7)
    path = page.running.path
    page.running.session.resign(0)
    leave(program)
    assert not list((folders / "data" / "games").iterdir())
    assert side_file_of(folders / "data" / "finished" / path.name).exists()


def test_the_time_left_for_the_whole_game_shows_beside_the_clock_of_the_turn(program):
    program.file.change(games={"split-run": GameSetting(TWO, {"clock": 10, "seconds": 60, "first": "1"})})
    page = deal(program, "split-run", seed=7, alone=True)
    assert page.head.of_game.isVisible()
    assert page.head.of_game.text() == "20:00 in the game"
    page.running.clock._until -= 30
    page.running.clock.look()
    assert page.head.clock.text() == "1:30"
    assert page.head.of_game.text() == "19:30 in the game"
