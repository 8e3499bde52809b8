"""Tests parts of a session that act on their own: clocks, time limits, presses of buzzers, late answers, films and
saving. None of them may act after it was stopped."""

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

# ---- the clock and the time limits


def test_a_player_loses_no_time_while_the_machine_sleeps(qapp):
    now = Now()
    clock = Clock(now)
    clock.start(30)
    now.seconds += 3600
    clock.look()
    assert clock.time_left == 30
    now.let_time_pass(clock, 10)
    assert clock.time_left == 20


def test_the_clock_reports_the_first_second_of_each_turn_even_if_it_already_showed_the_same_second(qapp):
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


def test_used_time_is_subtracted_once_even_if_the_clock_reports_it_twice() -> None:
    limits = limits_of(seconds=60, clock=5)
    limits.begin((1, 0))
    for left in (50.0, 50.0, 45.0, 45.0):
        limits.settle(left)
    assert limits.kept() == {"turn": (1, 0), "left": 45.0, "game": [285.0, 300.0], "begun": [1, -1]}
    assert limits.allowed == 45.0


def test_a_turn_adds_its_increment_only_once_even_if_the_game_returns_to_that_turn() -> None:
    limits = limits_of(clock=1, increment=10)
    for turn, left in (((1, 0), [70.0, 60]), ((1, 0), [70.0, 60]), ((2, 1), [70.0, 70.0]), ((1, 0), [70.0, 70.0])):
        limits.begin(turn)
        assert limits.times_left == left
        limits.end()


def test_the_saved_time_for_naming_a_word_is_used_for_one_word_only() -> None:
    header = Header(GAMES["shout"], (Player("Ann"), Player("Ben")), {}, 7)
    limits = Limits(Match(header, open_lexicon("family")), (SeatChoice("Ann"), SeatChoice("Ben")))
    whole = limits.of_word(0)
    assert whole is not None
    assert whole[0] == whole[1]
    limits.put_word(3.0)
    assert limits.of_word(0) == (3.0, whole[1])
    assert limits.of_word(0) == whole


@pytest.mark.parametrize(("kept", "left"), [(1e9, 70.0), (20.0, 20.0), (-5.0, 0.0), ("x", 60.0)])
def test_an_extra_data_file_cannot_give_a_player_more_time_than_the_limit_allows(kept, left) -> None:
    limits = limits_of(clock=1, increment=10)
    limits.put({"game": [kept, 60.0], "begun": [-1, -1]})
    assert limits.times_left == [left, 60.0]


# ---- the order in which buzzers are pressed


def test_until_the_next_word_only_each_players_first_press_of_the_buzzer_counts() -> None:
    presses = Presses()
    for seat, stamp in ((0, 1000), (1, 1000 + 2 * TIE), (0, 1000 + 4 * TIE)):
        presses.press(seat, stamp, stamp + 5)
    assert presses.finish == Finish((0,), ((1, 2 * TIE),))
    presses.begin_anew()
    assert presses.finish == Finish()
    presses.press(1, 5000, 5005)
    assert presses.finish == Finish((1,))


@pytest.mark.parametrize(("later", "first"), [(0, (0, 1)), (TIE, (0, 1)), (TIE + 1, (0,))])
def test_two_presses_of_buzzers_at_nearly_the_same_time_are_a_tie(later, first) -> None:
    presses = Presses()
    presses.press(0, 1000, 1005)
    presses.press(1, 1000 + later, 1005 + later)
    assert presses.finish == Finish(first, ((1, later),))


# ---- answers that arrive late


def hesitating(bots: Bots, seat: int) -> None:
    """Makes a computer player decide on an act. The player then still waits before it announces the act."""
    bots._open.add(seat)
    bots._hear(seat, asked(seat), Plan(PASS, 10_000))


def test_after_their_questions_are_withdrawn_computer_players_do_not_report_decisions_and_no_longer_hurry(qapp) -> None:
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


def test_the_program_uses_a_computer_players_answer_only_once(qapp) -> None:
    bots = Bots(lambda: 1.0)
    hesitating(bots, 0)
    bots._hear(0, asked(0), Plan(PASS, 10_000))
    assert len(bots._held) == 1
    bots.close()


def test_a_coach_that_was_stopped_does_not_report_a_late_result(qapp) -> None:
    coach, told = Coach(), list[object]()
    coach.ended.connect(told.append)
    ending = BestEnding(Possible("fewest-cards", 3, ()), (), last=True)
    coach._hear(coach._number, ending)
    before = coach._number
    coach.stop()
    coach._hear(before, ending)
    assert told == [ending]
    coach.close()


def test_requested_words_show_once_the_first_words_are_found_and_are_not_shown_again_when_more_are_found(
    qapp, monkeypatch
) -> None:
    session, shown = session_of("5-up", ("human",) * 2, NOTHING_TO_DRAW), list[int]()
    completer = Completer(session)
    monkeypatch.setattr(session.gestures, "cycle", lambda step: shown.append(step))
    completer._shows = True
    for drafts in ((), (Draft(),), (Draft(), Draft())):
        completer._hear(completer._number, Completions(drafts=drafts))
    assert shown == [1]
    completer.close()


# ---- saving a game


class Full:
    """A disk that is full until the test sets `full` to False."""

    def __init__(self) -> None:
        self.full, self.texts = True, list[str]()

    def __call__(self, path, text: str) -> None:
        if self.full:
            raise Refused(Reason("not-saved", {"file": path.name}))
        self.texts.append(path.name)


def test_leaving_a_game_that_could_not_be_saved_tries_once_more_and_the_fault_is_reported_only_once(
    tmp_path, qapp
) -> None:
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


def test_a_game_whose_record_was_never_saved_does_not_get_an_extra_data_file(tmp_path, qapp) -> None:
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


def test_stopping_a_film_stops_its_timer_and_closing_a_film_resets_the_chosen_view(qapp) -> None:
    session, film = film_of_passes()
    film.begin()
    film.see_through(1)
    assert film._rest.isActive()
    film.halt()
    assert (film.rolls, film._rest.isActive()) == (False, False)
    film.roll()
    session.look_at(None)
    assert (film.rolls, film._rest.isActive(), film.eyes) == (False, False, None)


def test_a_film_that_has_reached_its_end_stops(qapp) -> None:
    _, film = film_of_passes()
    film.go_to(0)
    film.roll()
    film._look_at(film.last)
    film.rest()
    assert (film.at, film.rolls, film._rest.isActive()) == (film.last, False, False)


def test_going_forward_to_the_last_position_of_a_game_in_progress_ends_the_look_back() -> None:
    session = session_of("5-up", ("human", "computer"))
    session.submit(PASS)
    session.look_at(0)
    assert session.outlook.films
    session.look_at(1)
    assert (session.outlook.films, session.outlook.shown_index) == (False, None)


def test_the_end_of_a_game_ends_its_pause() -> None:
    session = session_of("5-up")
    session.submit(PASS)
    session.pause(True)
    session.resign(1)
    assert (session.state.over, session.paused, session.veiled, session.hidden) == (True, False, False, False)


def test_a_player_who_resigned_cannot_buzz() -> None:
    session = three_at("shout")
    session.resign(2)
    while not session.outlook.may_buzz(1):
        session.press("deal", session.state.actor)
    assert [session.outlook.may_buzz(seat) for seat in range(3)] == [True, True, False]
