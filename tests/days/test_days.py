"""Tests the table of the day, which has puzzles and deals for each date. It is the same on every machine, and the
points that it states are right."""

import json
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from functools import partial
from itertools import chain, pairwise, repeat

import pytest

from engine.core.moves import Move
from engine.core.notation import read_move
from engine.core.oracle import expects, legal_moves, ruled
from engine.core.rulebook import Setup
from engine.core.verdict import Legal
from engine.days import finds, making
from engine.days.answers import DAYS_DEALT, KNOWN, PlainWords, answers_of
from engine.days.dates import number_of
from engine.days.day_form import DayForm
from engine.days.finds import (
    ATTEMPT_WORK,
    DAY_WORK,
    FINDS,
    LEAST_CHANGING,
    LEAST_PLAYS,
    MOST_PLAYS,
    SPARE_ROUND,
    TURN_WORK,
    Attempt,
    DayAnswers,
    Find,
    finds_of,
)
from engine.days.games_of_days import SmallDeck, games_of_days
from engine.days.making import DayParts, make_day, words_of_days
from engine.games import GAMES
from engine.lessons.course import Course
from engine.match import Header, Match, Player
from engine.players.whole_games import next_act
from engine.records.declaring import fitted
from engine.records.record_form import SetupForm
from engine.records.setups import read_setup
from tests.days.record import DATE, GOLDEN, made
from tests.days.two_spellings import words_with_two_spellings

DAY = fitted(DayForm, json.loads(GOLDEN.read_text("utf-8")))
WORDS = words_of_days()
ASKED = DayAnswers(WORDS, number_of(DATE))
EACH_FIND = pytest.mark.parametrize("find", DAY.finds, ids=lambda find: find.position.game)


def test_the_program_still_makes_the_same_puzzles_and_deals_for_a_given_date() -> None:
    """If this fails, the program makes other puzzles or deals than before: raise the day edition (see record.py)."""
    assert made(DATE) == json.loads(GOLDEN.read_text("utf-8"))


@EACH_FIND
def test_the_solution_of_a_daily_puzzle_scores_clearly_more_than_the_second_best_play(find) -> None:
    check_best(Course(find.position, WORDS, alone=True).match, find.points, find.second)


@pytest.mark.parametrize(
    ("game", "dice"), [("turnover", 47), ("pluck-it", 0), ("real-value", 13), ("eight-it-all", 11)]
)
def test_daily_puzzles_of_games_without_a_puzzle_on_the_tested_date_also_have_one_best_play(game, dice) -> None:
    find = finds.find_in(small_deck_of(game), ASKED, dice).find
    assert find is not None
    setup = Setup(first=1, deck=find.deck)
    match = Match(Header(GAMES[game], (Player("Ann"), Player("Bo")), {}, 0, setup), WORDS)
    for move in find.moves:
        match.play_text(move)
    check_best(match, find.points, find.second)


def small_deck_of(game: str) -> SmallDeck:
    return next(small for small in games_of_days().finds if small.game == game)


def check_best(match: Match, best: int, second: int) -> None:
    """Checks that no play scores more than `best` points, that the next best play scores `second` points, and that
    `second` is clearly less than `best`."""
    seat = expects(match.house, match.state)[0][0]
    plays = [legal for act, legal in legal_moves(match.house, match.state, seat) if act.verb == "play"]
    points = [legal.points for legal in plays]
    assert max(points) == best
    assert max([0, *[each for each in points if each < best]]) == second
    assert 0 < second <= best * 3 // 4, "without a lesser play every answer would be the best"
    assert len({legal.words for legal in plays}) >= LEAST_PLAYS, "it leaves something to search"


@EACH_FIND
def test_the_solution_of_a_daily_puzzle_scores_its_points_with_words_that_most_people_know(find) -> None:
    match = Course(find.position, WORDS, alone=True).match
    act = read_move(find.position.steps[0].way, match.header.game.deck).act
    verdict = ruled(match.house, match.state, Move(act))
    assert isinstance(verdict, Legal)
    assert (verdict.points, list(verdict.words)) == (find.points, find.words)
    assert all(WORDS.within(KNOWN).has(word) for word in verdict.words)


def test_a_day_has_five_puzzles_from_five_games_and_at_least_three_change_a_word_of_the_table() -> None:
    games = [find.position.game for find in DAY.finds]
    changing = [find for find in DAY.finds if " T" in find.position.steps[0].way or "1:" in find.position.steps[0].way]
    assert len(games) == len(set(games)) == FINDS
    assert len(changing) >= LEAST_CHANGING


@pytest.mark.parametrize("par", DAY.deal.pars, ids=lambda par: par.words)
def test_the_moves_stored_for_the_daily_deal_reach_the_result_stored_as_its_par(par) -> None:
    match = Match(Header(GAMES[DAY.deal.game], (Player("Ann"),), {}, DAY.deal.seed), WORDS)
    for move in par.moves:
        match.play_text(move)
    assert match.state.over
    assert match.state.result == par.result


def test_the_par_of_the_daily_deal_is_never_worse_for_a_larger_vocabulary() -> None:
    results = [par.result for par in DAY.deal.pars if par.result is not None]
    assert [par.words for par in DAY.deal.pars] == ["known", "family", "standard"]
    # A larger vocabulary must not leave more cards. Each result is the number of cards left.
    assert results == sorted(results, reverse=True)


def test_the_daily_duel_uses_forty_cards() -> None:
    game = GAMES[DAY.duel.game]
    setup = read_setup(fitted(SetupForm, {"deck": DAY.duel.deck}), game.deck)
    match = Match(Header(game, (Player("Ann"), Player("Bo")), {}, DAY.duel.seed, setup), WORDS)
    state = match.state
    assert sum([len(seat.hand) for seat in state.seats]) + len(state.deck) == 40


def test_a_table_of_the_day_has_no_finished_part_if_its_making_is_stopped_early() -> None:
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 20

    assert not any(make_day(DATE, WORDS, stop))
    assert len(asked) < 60


def find_with(small: SmallDeck, *words: str) -> Find:
    """A daily puzzle of this game whose best play makes these words."""
    return Find(small.game, (), (), 0, 9, 6, "", words, 9, small.changes)


def test_no_two_puzzles_of_a_day_have_the_same_solution(monkeypatch) -> None:
    tried: list[str] = []

    def always_tunic_at_first(small, asked, dice, stop):
        """A stub for the puzzle search. The first search in each game gives TUNIC, and every later search gives a word
        that no other game gives."""
        tried.append(small.game)
        found = ("TUNIC",) if tried.count(small.game) == 1 else (small.game.upper(),)
        return Attempt(find_with(small, *found), 1)

    monkeypatch.setattr("engine.days.finds.find_in", always_tunic_at_first)
    found = [find.words for find in finds_of(ASKED, 7) if find is not None]
    assert len(found) == len(set(found)) == FINDS
    assert ("TUNIC",) in found


def test_no_daily_puzzle_asks_for_a_word_with_two_spellings() -> None:
    """If this fails, copy the list that two_spellings.py prints to assets/days.json."""
    listed = games_of_days().two_spellings
    assert listed == set(words_with_two_spellings())
    assert {"GASOLENE", "BOOTIE", "DIALOG"} <= listed
    assert not any(map(PlainWords(WORDS).has, listed))


@EACH_FIND
def test_a_daily_puzzle_asks_for_a_word_from_the_list_of_answers_for_its_day(find) -> None:
    assert max(find.words, key=len) in ASKED.answers


@pytest.mark.parametrize(("word", "known"), [("PLUMES", False), ("WALKS", False), ("WALKED", True), ("CLASS", True)])
def test_a_daily_puzzle_does_not_ask_for_a_plural_or_verb_form_that_ends_in_s(word, known) -> None:
    assert PlainWords(WORDS).has(word) is known


@pytest.mark.parametrize("word", ["TROUPED", "OUTLAYING", "WILIER", "MATT", "COX"])
def test_a_daily_puzzle_does_not_ask_for_inflected_forms_or_for_short_words_that_some_people_do_not_know(word) -> None:
    assert WORDS.within(KNOWN).has(word), "it is as common as its base form"
    assert not PlainWords(WORDS).has(word)


@pytest.mark.parametrize("word", ["OVERATE", "LANDSLID", "SWUNG", "FIREMEN", "LEMME", "DUNNO"])
def test_a_daily_puzzle_does_not_ask_for_irregular_forms_or_contractions_except_the_most_common_ones(word) -> None:
    assert WORDS.within(KNOWN).has(word), "it is as common as its base form"
    assert not PlainWords(WORDS).has(word)


@pytest.mark.parametrize("word", ["CHEQUER", "COLOR", "COLOUR", "KIDNAPED"])
def test_a_daily_puzzle_does_not_ask_for_a_word_that_is_spelled_differently_in_america_and_britain(word) -> None:
    assert WORDS.within(KNOWN).has(word)
    assert not PlainWords(WORDS).has(word)


@pytest.mark.parametrize(
    "word",
    [
        "TROUPE",
        "OUTLAY",
        "THOUGHT",
        "UNDID",
        "MOUSY",
        "NOXIOUS",
        "LEGIBLE",
        "FLASH",
        "WINNING",
        "EASIEST",
        "HYENA",
        "SEA",
    ],
)
def test_a_daily_puzzle_may_ask_for_base_forms_and_the_most_common_words(word) -> None:
    assert PlainWords(WORDS).has(word)


@pytest.mark.parametrize(
    "word", ["MIXED", "BUILT", "BOOKING", "SIGNALLED", "QUICKEST", "USUALLY", "VASTLY", "NOWADAYS", "FORTIETH", "FIFTH"]
)
def test_the_answer_of_a_daily_puzzle_is_never_an_inflected_form_or_an_adverb_that_ends_in_ly_or_an_ordinal(
    word,
) -> None:
    plain = PlainWords(WORDS)
    assert word not in plain.answers()


@pytest.mark.parametrize("word", ["THOUGHT", "UNUSUAL", "BEWARE", "CORNER", "ENERGY", "WHARF"])
def test_the_answer_of_a_daily_puzzle_may_be_any_base_form_that_everybody_knows(word) -> None:
    assert word in PlainWords(WORDS).answers()


def find_of(*words: str) -> Find:
    return Find("ow", (), (), 0, 9, 6, "", words, 9, changes=True)


@pytest.mark.parametrize(
    ("find", "there", "unlike"),
    [
        (find_of("IMITATION"), [find_of("EMOTION")], False),
        (find_of("IMITATION"), [find_of("EMOTIVE")], True),
        (find_of("CAT", "BOTANY"), [find_of("MUDDY"), find_of("PURIFY")], False),
        (find_of("CAT", "BOTANY"), [find_of("MUDDY"), find_of("VELVET")], True),
        (find_of("CAT", "VELVET"), [find_of("CAT", "MUDDY")], False),
        (find_of("VELVET"), [find_of("MUDDY"), find_of("PURIFY"), find_of("BOTANY")], True),
    ],
)
def test_no_two_answers_of_a_day_share_their_last_three_letters_and_at_most_two_end_in_y(find, there, unlike) -> None:
    assert finds._is_unlike(find, there) is unlike


def test_each_word_can_be_the_answer_of_a_daily_puzzle_on_only_one_day_in_forty() -> None:
    days = [answers_of(number, WORDS) for number in range(DAYS_DEALT)]
    dealt = [word for day in days for word in day]
    assert len(dealt) == len(set(dealt)) == len(PlainWords(WORDS).answers())
    assert min(map(len, days)) > 200, "enough to find five"
    assert answers_of(DAYS_DEALT, WORDS) == days[0]


def test_each_game_with_daily_puzzles_provides_a_puzzle_on_five_of_nine_days() -> None:
    """The nine games take turns: each day has puzzles from five of them, and the order repeats after nine days."""
    wanted, spare = zip(*[finds.games_of(number) for number in range(9)], strict=True)
    days_of = Counter(chain(*wanted))
    assert set(days_of) == set(games_of_days().finds)
    assert set(days_of.values()) == {FINDS}
    assert len(set(wanted)) == len(wanted)
    assert all(len(games) == FINDS for games in wanted)
    assert all({*games, *more} == set(days_of) for games, more in zip(wanted, spare, strict=True))


def test_at_least_three_of_any_five_games_with_daily_puzzles_change_a_word_of_the_table() -> None:
    assert sum([not game.changes for game in games_of_days().finds]) <= FINDS - LEAST_CHANGING


def test_if_a_game_of_the_day_does_not_provide_a_puzzle_another_game_does(monkeypatch) -> None:
    wanted, left_out = [[game.game for game in games] for games in finds.games_of(ASKED.number)]
    tried: list[str] = []

    def nothing_in_the_first_game(small, asked, dice, stop):
        """A stub for the puzzle search. It finds no puzzle in the first game of the day, and a puzzle immediately in
        every other game."""
        tried.append(small.game)
        return Attempt(find_with(small, small.game) if small.game != wanted[0] else None, TURN_WORK)

    monkeypatch.setattr("engine.days.finds.find_in", nothing_in_the_first_game)
    games = {find.game for find in finds_of(ASKED, 7) if find}
    assert games == {*wanted[1:], left_out[0]}
    assert tried.count(wanted[0]) >= SPARE_ROUND, "the game itself was tried long enough"


def test_games_without_a_puzzle_are_replaced_by_other_games_one_at_a_time(monkeypatch) -> None:
    """If all other games were tried in the same round, the game with the easiest puzzles would be used almost every
    time."""
    wanted, left_out = [[game.game for game in games] for games in finds.games_of(ASKED.number)]
    tried: list[str] = []

    def nothing_in_most_games(small, asked, dice, stop):
        """A stub for the puzzle search. It finds no puzzle in two of the five games chosen for the day, and none in
        the games that were not chosen."""
        tried.append(small.game)
        return Attempt(find_with(small, small.game) if small.game in wanted[2:] else None, TURN_WORK)

    monkeypatch.setattr("engine.days.finds.find_in", nothing_in_most_games)
    list(finds_of(ASKED, 7))
    first_tries = [tried.index(game) for game in left_out[:3]]
    assert first_tries == sorted(first_tries)
    between = [tried[one:other] for one, other in pairwise(first_tries)]
    assert all(set(wanted[:2]) <= set(games) for games in between), "each of them begins a round after the one before"


def test_the_search_for_daily_puzzles_ends_after_a_limited_amount_of_work_even_without_a_puzzle(monkeypatch) -> None:
    attempts: list[Attempt] = []

    def vain(small, asked, dice, stop):
        attempts.append(Attempt(None, ATTEMPT_WORK - 1))
        return attempts[-1]

    monkeypatch.setattr("engine.days.finds.find_in", vain)
    assert not any(finds_of(ASKED, 7))
    work = sum([attempt.work for attempt in attempts])
    assert DAY_WORK <= work < DAY_WORK + ATTEMPT_WORK


@pytest.mark.parametrize("most", [1, 60, 200])
def test_an_attempt_to_make_a_daily_puzzle_counts_its_work_and_gives_up_at_a_limit(most, monkeypatch) -> None:
    """An attempt that reaches the limit may still finish the search of one hand with all its plays."""
    counts: Counter[str] = Counter()

    def counted_act(match, sitters, dice):
        counts["acts"] += 1
        return next_act(match, sitters, dice)

    def counted_moves(house, state, seat):
        counts["hands"] += 1
        for act, legal in legal_moves(house, state, seat):
            counts["plays"] += act.verb == "play"
            yield act, legal

    monkeypatch.setattr(finds, "ATTEMPT_WORK", most)
    monkeypatch.setattr(finds, "next_act", counted_act)
    monkeypatch.setattr(finds, "legal_moves", counted_moves)
    real_value = small_deck_of("real-value")
    work = finds.find_in(real_value, ASKED, 5).work
    assert work == finds.ACT * counts["acts"] + finds.HAND * counts["hands"] + finds.PLAY * counts["plays"]
    assert most <= work <= most + finds.ACT + finds.HAND + finds.PLAY * (MOST_PLAYS + 1)


def test_a_daily_puzzle_never_has_a_best_word_that_lets_its_player_lay_another_word(monkeypatch) -> None:
    """In Eight It All the turn goes on after a word of eight letters or more. With these random numbers WOMANHOOD would
    clearly be the best play if the turn ended with it."""
    fitting: list[tuple[str, ...]] = []
    fits = DayAnswers.fits

    def seen(asked: DayAnswers, legal: Legal) -> bool:
        fitting.extend([legal.words] if fits(asked, legal) else [])
        return fits(asked, legal)

    monkeypatch.setattr(DayAnswers, "fits", seen)
    eight = small_deck_of("eight-it-all")
    assert finds.find_in(eight, ASKED, 28).find is None
    assert ("WOMANHOOD",) in fitting


def test_a_stopped_search_for_daily_puzzles_later_continues_from_the_same_point(monkeypatch):
    """The program stops the search when a player deals a game, for example. The continued search repeats no work and
    finds the same puzzles as a search without a stop."""
    sought: list[tuple[str, int]] = []

    def quick(small, asked, dice, stop):
        sought.append((small.game, dice))
        return Attempt(None if dice % 3 or stop() else find_with(small, small.game), 500)

    monkeypatch.setattr("engine.days.finds.find_in", quick)
    whole = [find for find in finds_of(ASKED, 7) if find]
    at_once, sought[:] = list(sought), []
    kept: dict[tuple[str, int], Attempt] = {}
    stopped = iter([False] * 9)
    assert len([find for find in finds_of(ASKED, 7, lambda: next(stopped, True), kept) if find]) < FINDS
    assert [find for find in finds_of(ASKED, 7, kept=kept) if find] == whole
    assert len(whole) == FINDS
    assert len(sought) <= len(at_once) + 1


def is_spent(patience: Iterator[int]) -> bool:
    """Whether a search must stop now. Each call takes one item from the iterator `patience`, and the search must stop
    when no item is left."""
    return next(patience, None) is None


def test_a_table_of_the_day_stays_unfinished_if_the_search_for_its_puzzles_was_stopped(monkeypatch) -> None:
    def stopped_search(asked, dice, stop, kept):
        assert stop()
        yield None

    monkeypatch.setattr(making, "pars_of", lambda *what: iter(()))
    monkeypatch.setattr(making, "finds_of", stopped_search)
    stops = chain([True], repeat(False))
    assert list(making.make_day(DATE, WORDS, lambda: next(stops))) == [None]


def test_thirty_days_have_five_puzzles_each_even_if_the_search_for_them_is_interrupted(long_run):
    """Only the long run makes the puzzles of thirty days. The usual run makes those of one day, in another test."""
    first = date.fromisoformat(DATE) + timedelta(1)
    for day in [(first + timedelta(number)).isoformat() for number in range(30 if long_run else 0)]:
        *_, whole = make_day(day, WORDS)
        assert whole is not None
        assert len(whole.finds) == FINDS
        parts, begun = None, DayParts()
        for patience in (5, 50, 500, 5_000_000):
            parts = [None, *make_day(day, WORDS, partial(is_spent, iter(range(patience))), begun)][-1]
        assert parts == whole


def test_a_stopped_search_for_daily_puzzles_ends_immediately() -> None:
    assert list(finds_of(ASKED, 7, lambda: True)) == []
