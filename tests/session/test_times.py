"""Tests that the parts that run by themselves keep nothing after their end: clocks, limits, presses, answers, films and
saving."""

from typing import Any

import pytest

from app.session.buzzer_order import TIE, Finish, Presses
from app.session.completer import Completer
from app.session.draft.completions.completion_search import Completions
from app.session.draft.draft import Draft
from app.session.film.film import Film
from app.session.match.view_data import SeatChoice
from app.session.time.autosave import Autosave
from app.session.time.bots import Bots
from app.session.time.clock import Clock
from app.session.time.coach import BestEnding, Coach
from app.session.time.limits import Limits
from engine.coach.solo import Possible
from engine.core.moves import PASS
from engine.core.verdict import Reason, Refused
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.plan import Plan
from engine.records.record import DictionaryChoice
from tests.session.test_bots import asked
from tests.session.test_clock import Now
from tests.session.test_draft_values import three_at
from tests.session.test_outlook import NOTHING_TO_DRAW, session_of

# ---- the clock and the limits


def test_a_machine_that_sleeps_takes_the_time_of_nobody(qapp):
    now = Now()
    clock = Clock(now)
    clock.start(30)
    now.seconds += 3600
    clock.look()
    assert clock.time_left == 30
    now.pass_by(clock, 10)
    assert clock.time_left == 20


def test_a_turn_tells_its_first_second_though_the_last_one_ended_on_it(qapp):
    now, told = Now(), list[int]()
    clock = Clock(now)
    clock.ticked.connect(told.append)
    clock.set(30)
    clock.stop()
    clock.set(30)
    assert told == [30, 30]


def limits_of(seats: int = 2, **options: Any) -> Limits:
    people = tuple([SeatChoice(name) for name in ("Ann", "Ben")[:seats]])
    header = Header(GAMES["5-up"], tuple([Player(seat.name) for seat in people]), {"first": "1", **options}, 7)
    return Limits(Match(header, open_lexicon("family")), people)


def test_used_time_is_used_once_however_often_the_clock_is_looked_at() -> None:
    limits = limits_of(seconds=60, clock=5)
    limits.begin((1, 0))
    for left in (50.0, 50.0, 45.0, 45.0):
        limits.settle(left)
    assert limits.kept() == {"turn": (1, 0), "left": 45.0, "game": [285.0, 300.0], "begun": [1, -1]}
    assert limits.allowed == 45.0


def test_a_turn_brings_its_seconds_once_though_it_is_gone_back_to() -> None:
    limits = limits_of(clock=1, increment=10)
    for turn, left in (((1, 0), [70.0, 60]), ((1, 0), [70.0, 60]), ((2, 1), [70.0, 70.0]), ((1, 0), [70.0, 70.0])):
        limits.begin(turn)
        assert limits.times_left == left
        limits.end()


def test_what_was_left_to_name_a_word_is_for_that_word_alone() -> None:
    header = Header(GAMES["shout"], (Player("Ann"), Player("Ben")), {}, 7)
    limits = Limits(Match(header, open_lexicon("family")), (SeatChoice("Ann"), SeatChoice("Ben")))
    whole = limits.of_word(0)
    assert whole is not None
    assert whole[0] == whole[1]
    limits.put_word(3.0)
    assert limits.of_word(0) == (3.0, whole[1])
    assert limits.of_word(0) == whole


@pytest.mark.parametrize(("kept", "left"), [(1e9, 70.0), (20.0, 20.0), (-5.0, 0.0), ("x", 60.0)])
def test_no_side_file_gives_more_time_than_there_is(kept, left) -> None:
    limits = limits_of(clock=1, increment=10)
    limits.put({"game": [kept, 60.0], "begun": [-1, -1]})
    assert limits.times_left == [left, 60.0]


# ---- the order of presses


def test_who_presses_again_has_pressed_once_and_the_next_word_begins_anew() -> None:
    presses = Presses()
    for seat, stamp in ((0, 1000), (1, 1000 + 2 * TIE), (0, 1000 + 4 * TIE)):
        presses.press(seat, stamp, stamp + 5)
    assert presses.finish == Finish((0,), ((1, 2 * TIE),))
    presses.begin_anew()
    assert presses.finish == Finish()
    presses.press(1, 5000, 5005)
    assert presses.finish == Finish((1,))


@pytest.mark.parametrize(("later", "first"), [(0, (0, 1)), (TIE, (0, 1)), (TIE + 1, (0,))])
def test_two_keys_that_no_keyboard_tells_apart_are_a_tie(later, first) -> None:
    presses = Presses()
    presses.press(0, 1000, 1005)
    presses.press(1, 1000 + later, 1005 + later)
    assert presses.finish == Finish(first, ((1, later),))


# ---- late answers


def hesitating(bots: Bots, seat: int) -> None:
    """A player that has decided, and waits for a person's pace."""
    bots._open.add(seat)
    bots._hear(seat, asked(seat), Plan(PASS, 10_000))


def test_what_is_forgotten_is_decided_by_nobody_and_hurries_nobody(qapp) -> None:
    bots, heard = Bots(lambda: 1.0), list[int]()
    bots.decided.connect(lambda seat, plan: heard.append(seat))
    hesitating(bots, 0)
    bots.hurry()
    bots.forget()
    assert (bots._held, bots._open) == ({}, set())
    bots._decide()
    assert heard == []
    hesitating(bots, 1)
    (timer,) = bots._held
    assert timer.remainingTime() > 5_000
    bots.close()


def test_an_answer_is_heard_once(qapp) -> None:
    bots = Bots(lambda: 1.0)
    hesitating(bots, 0)
    bots._hear(0, asked(0), Plan(PASS, 10_000))
    assert len(bots._held) == 1
    bots.close()


def test_what_the_coach_finds_after_it_was_stopped_is_told_to_nobody(qapp) -> None:
    coach, told = Coach(), list[object]()
    coach.ended.connect(told.append)
    ending = BestEnding(Possible("fewest-cards", 3, ()), (), last=True)
    coach._hear(coach._number, ending)
    before = coach._number
    coach.stop()
    coach._hear(before, ending)
    assert told == [ending]
    coach.close()


def test_the_words_that_were_asked_for_are_shown_once(qapp, monkeypatch) -> None:
    session, shown = session_of("5-up", ("human",) * 2, NOTHING_TO_DRAW), list[int]()
    completer = Completer(session)
    monkeypatch.setattr(session.gestures, "cycle", lambda step: shown.append(step))
    completer._shows = True
    for drafts in ((), (Draft(),), (Draft(), Draft())):
        completer._hear(completer._number, Completions(drafts=drafts))
    assert shown == [1]
    completer.close()


# ---- saving


class Full:
    """A disk that is full until it is not."""

    def __init__(self) -> None:
        self.full, self.texts = True, list[str]()

    def __call__(self, path, text: str) -> None:
        if self.full:
            raise Refused(Reason("not-saved", {"file": path.name}))
        self.texts.append(path.name)


def test_a_game_that_could_not_be_saved_is_tried_as_it_is_left_and_a_fault_is_told_once(tmp_path, qapp) -> None:
    session, disk, told = session_of("5-up"), Full(), list[Reason]()
    autosave = Autosave(tmp_path / "one.wordfelt", DictionaryChoice(), disk)
    autosave.failed.connect(told.append)
    for _ in range(3):
        autosave.save(session.match)
        autosave.wait()
    assert (len(told), autosave.fault is None) == (1, False)
    disk.full = False
    autosave.settle(session.match)
    autosave.wait()
    assert (disk.texts, autosave.is_safe(session.match), autosave.fault) == (["one.wordfelt"], True, None)
    autosave.settle(session.match)
    autosave.close()
    assert disk.texts == ["one.wordfelt"]


def test_a_game_that_is_only_looked_at_has_nothing_beside_it(tmp_path, qapp) -> None:
    disk = Full()
    disk.full = False
    autosave = Autosave(tmp_path / "one.wordfelt", DictionaryChoice(), disk)
    autosave.keep_side_file("laid")
    autosave.close()
    assert disk.texts == []


# ---- films and looking back


def film_of_passes() -> tuple[Any, Film]:
    session = session_of("5-up", ("human", "computer"), NOTHING_TO_DRAW)
    session.submit(PASS)
    session.submit(PASS, 1)
    assert session.state.over
    return session, Film(session)


def test_a_film_that_is_halted_rests_no_more_and_its_eyes_go_with_it(qapp) -> None:
    session, film = film_of_passes()
    film.begin()
    film.see_through(1)
    assert film._rest.isActive()
    film.halt()
    assert (film.rolls, film._rest.isActive()) == (False, False)
    film.roll()
    session.look_at(None)
    assert (film.rolls, film._rest.isActive(), film.eyes) == (False, False, None)


def test_a_film_at_its_end_does_not_roll(qapp) -> None:
    _, film = film_of_passes()
    film.go_to(0)
    film.roll()
    film._look_at(film.last)
    film.rest()
    assert (film.at, film.rolls, film._rest.isActive()) == (film.last, False, False)


def test_the_last_position_is_the_game_itself_while_it_goes_on() -> None:
    session = session_of("5-up", ("human", "computer"))
    session.submit(PASS)
    session.look_at(0)
    assert session.outlook.films
    session.look_at(1)
    assert (session.outlook.films, session.outlook.shown_index) == (False, None)


def test_a_game_that_ends_in_a_pause_waits_for_nobody() -> None:
    session = session_of("5-up")
    session.submit(PASS)
    session.pause(True)
    session.resign(1)
    assert (session.state.over, session.paused, session.veiled, session.hidden) == (True, False, False, False)


def test_who_has_resigned_calls_nothing_out() -> None:
    session = three_at("shout")
    session.resign(2)
    while not session.outlook.may_buzz(1):
        session.press("deal", session.state.actor)
    assert [session.outlook.may_buzz(seat) for seat in range(3)] == [True, True, False]
