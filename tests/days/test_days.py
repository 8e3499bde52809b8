"""A day is the same on every machine, and what it says is true."""

import json
from collections.abc import Iterator
from datetime import date, timedelta
from functools import partial

import pytest

from engine.core.moves import Move
from engine.core.notation import read_move
from engine.core.oracle import expects, legal_moves, ruled
from engine.core.verdict import Legal
from engine.days.day_form import DayForm
from engine.days.finds import FINDS, KNOWN, LEAST_CHANGING, Find, _is_worth_it, finds_of
from engine.days.games_of_days import games_of_days
from engine.days.making import DayParts, make_day, words_of_days
from engine.games import GAMES
from engine.lessons.course import Course
from engine.match import Header, Match, Player
from engine.records.declaring import fitted
from engine.records.record_form import SetupForm
from engine.records.setups import read_setup
from tests.days.record import DATE, GOLDEN, made

DAY = fitted(DayForm, json.loads(GOLDEN.read_text("utf-8")))
WORDS = words_of_days()
EACH_FIND = pytest.mark.parametrize("find", DAY.finds, ids=lambda find: find.position.game)


def test_the_golden_day_is_made_again() -> None:
    """If this fails, days are no longer what they were: the day edition goes up (see record.py)."""
    assert made(DATE) == json.loads(GOLDEN.read_text("utf-8"))


@EACH_FIND
def test_no_play_of_a_find_scores_more_and_the_next_is_clearly_less(find) -> None:
    course = Course(find.position, WORDS, alone=True)
    match = course.match
    seat = expects(match.house, match.state)[0][0]
    points = [legal.points for act, legal in legal_moves(match.house, match.state, seat) if act.verb == "play"]
    assert max(points) == find.points
    assert max([0, *[each for each in points if each < find.points]]) == find.second
    assert find.second <= find.points * 3 // 4


@EACH_FIND
def test_the_way_of_a_find_scores_its_points_with_words_that_most_people_know(find) -> None:
    match = Course(find.position, WORDS, alone=True).match
    act = read_move(find.position.steps[0].way, match.header.game.deck).act
    verdict = ruled(match.house, match.state, Move(act))
    assert isinstance(verdict, Legal)
    assert (verdict.points, list(verdict.words)) == (find.points, find.words)
    assert all(WORDS.within(KNOWN).has(word) for word in verdict.words)


def test_a_day_has_five_finds_of_five_games_and_three_change_a_word_of_the_table() -> None:
    games = [find.position.game for find in DAY.finds]
    changing = [find for find in DAY.finds if " T" in find.position.steps[0].way or "1:" in find.position.steps[0].way]
    assert len(games) == len(set(games)) == FINDS
    assert len(changing) >= LEAST_CHANGING


@pytest.mark.parametrize("par", DAY.deal.pars, ids=lambda par: par.words)
def test_the_moves_of_a_par_reach_its_result(par) -> None:
    match = Match(Header(GAMES[DAY.deal.game], (Player("Ann"),), {}, DAY.deal.seed), WORDS)
    for move in par.moves:
        match.play_text(move)
    assert match.state.over
    assert match.state.result == par.result


def test_a_larger_vocabulary_never_has_a_worse_par() -> None:
    results = [par.result for par in DAY.deal.pars if par.result is not None]
    assert [par.words for par in DAY.deal.pars] == ["known", "family", "standard"]
    assert results == sorted(results, reverse=True)  # cards left


def test_a_duel_deals_from_forty_cards() -> None:
    game = GAMES[DAY.duel.game]
    setup = read_setup(fitted(SetupForm, {"deck": DAY.duel.deck}), game.deck)
    match = Match(Header(game, (Player("Ann"), Player("Bo")), {}, DAY.duel.seed, setup), WORDS)
    state = match.state
    assert sum([len(seat.hand) for seat in state.seats]) + len(state.deck) == 40


def test_nothing_comes_of_a_day_that_is_stopped() -> None:
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 20

    assert not any(make_day(DATE, WORDS, stop))
    assert len(asked) < 60


def test_no_word_is_the_answer_to_two_finds_of_a_day(monkeypatch) -> None:
    tried: list[str] = []

    def always_tunic_at_first(small, words, dice, stop):
        """Finds TUNIC at the first try of each game, and then a word that no other game finds."""
        tried.append(small.game)
        found = ("TUNIC",) if tried.count(small.game) == 1 else (small.game.upper(),)
        return Find(small.game, (), (), 0, 9, 6, "", found, 9, small.changes)

    monkeypatch.setattr("engine.days.finds.find_in", always_tunic_at_first)
    found = [find.words for find in finds_of(WORDS, 7) if find is not None]
    assert len(found) == len(set(found)) == FINDS
    assert ("TUNIC",) in found


def test_the_red_cards_make_a_find_only_in_a_word_of_six_letters() -> None:
    """VALVE was the answer on one day of five."""
    assert {game.game: game.letters for game in games_of_days().finds if game.letters} == {"seeing-red": 6}
    state = Match(Header(GAMES["seeing-red"], (Player("A"), Player("B")), {}, 7), WORDS).state
    worth = [_is_worth_it(Legal(state, (), (word,), 22), 6) for word in ("VALVE", "HIJACK")]
    assert worth == [False, True]


def test_finds_that_were_stopped_go_on_where_they_were(monkeypatch):
    """As they are after a deal: nothing is looked for twice, and the finds are the same."""
    sought: list[tuple[str, int]] = []

    def quick(small, words, dice, stop):
        sought.append((small.game, dice))
        return None if dice % 3 or stop() else Find(small.game, (), (), 0, 9, 5, "", (small.game,), 5, small.changes)

    monkeypatch.setattr("engine.days.finds.find_in", quick)
    whole = [find for find in finds_of(WORDS, 7) if find]
    at_once, sought[:] = list(sought), []
    kept: dict[tuple[str, int], Find | None] = {}
    stopped = iter([False] * 9)
    assert len([find for find in finds_of(WORDS, 7, lambda: next(stopped, True), kept) if find]) < FINDS
    assert [find for find in finds_of(WORDS, 7, kept=kept) if find] == whole
    assert len(whole) == FINDS
    assert len(sought) <= len(at_once) + 1


def is_spent(patience: Iterator[int]) -> bool:
    """Whether the patience is at its end; each question costs some."""
    return next(patience, None) is None


def test_thirty_days_have_five_finds_each_and_are_the_same_after_stops(long_run):
    """In the long run; the usual one has the golden day."""
    first = date.fromisoformat(DATE) + timedelta(1)
    for day in [(first + timedelta(number)).isoformat() for number in range(30 if long_run else 0)]:
        *_, whole = make_day(day, WORDS)
        assert whole is not None
        assert len(whole.finds) == FINDS
        parts, begun = None, DayParts()
        for patience in (5, 50, 500, 5_000_000):
            parts = [None, *make_day(day, WORDS, partial(is_spent, iter(range(patience))), begun)][-1]
        assert parts == whole


def test_finds_that_are_stopped_end_at_once() -> None:
    assert list(finds_of(WORDS, 7, lambda: True)) == []
