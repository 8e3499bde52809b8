"""Tests for all games that the report of an act agrees with the log, the scores and the cards, and that a replay makes
an equal report. A report for one player contains no card that this player may not see."""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate, islice

import pytest

from engine.core.act_report import ANEW, PLAY, ActReport, report_of
from engine.core.cards import HIDDEN, Card
from engine.core.events import Ended, Revealed
from engine.core.moves import Place, Play, Shout
from engine.core.reduce import reduce
from engine.core.seen_events import places_of, seen_steps
from engine.core.state import State
from engine.core.view import ALL, view
from engine.core.words import Word
from engine.games import CATALOG, GAMES
from engine.match import Match
from engine.records.record import DictionaryChoice, record_of
from engine.records.replay import open_match, replay_moves
from tests.laws.random_games import few_cases, new_match, play_out
from tests.laws.witnesses import Twin, every_state, secrets

WHOLE, BEGUN = 1, 1  # for each game, the numbers of matches played to the end and of matches only begun
ACTS = 40
EACH_GAME = pytest.mark.parametrize("game", [game.id for game in CATALOG])


@cache
def played(game: str) -> tuple[Match, ...]:
    """Random games of this game, each with a different set of options."""
    found = []
    for number, case in enumerate(islice(few_cases(GAMES[game]), WHOLE + BEGUN)):
        match = new_match(case)
        for _ in play_out(match, case=case) if number < WHOLE else play_out(match, ACTS, case):
            pass
        found.append(match)
    return tuple(found)


def acts(game: str) -> Iterator[tuple[Match, int, ActReport]]:
    for match in played(game):
        for index in range(len(match.moves)):
            yield match, index, match.report(index)


def reader_of(match: Match, index: int) -> int | None:
    """The seat for which the tests make the report of this act. From act to act it is each seat in turn, and then None
    for a bystander."""
    seat = index % (match.house.players + 1)
    return seat if seat < match.house.players else None


def states_during(match: Match, index: int) -> list[State]:
    """The state before an act, followed by the states after each of its events."""
    return list(accumulate(match.events[index], reduce, initial=match.states[index]))


def cards_in(thing: object) -> Iterator[Card]:
    """Yields every card in a report or in any part of a report."""
    if isinstance(thing, Card):
        yield thing
    parts = vars(thing).values() if isinstance(thing, ActReport) else thing if isinstance(thing, tuple) else ()
    for part in parts if not isinstance(thing, Card) else ():
        yield from cards_in(part)


@EACH_GAME
def test_a_replay_and_a_game_repeated_after_an_undo_give_the_same_reports_of_acts(game: str) -> None:
    for match in played(game):
        record = record_of(match, DictionaryChoice())
        again = open_match(record)
        replay_moves(again, record)
        reports = [match.report(index) for index in range(len(match.moves))]
        assert [again.report(index) for index in range(len(again.moves))] == reports
        kept = len(reports) // 2
        again.undo_to(kept)
        again.play(match.moves[kept])
        assert [again.report(index) for index in range(kept + 1)] == reports[: kept + 1]


@EACH_GAME
def test_no_report_of_an_act_names_a_card_that_its_reader_never_saw(game: str) -> None:
    for match, index, _ in acts(game):
        seat = reader_of(match, index)
        secret = set.intersection(*[secrets(state, seat) for state in states_during(match, index)])
        named = list(cards_in(match.report_for(index, seat)))
        assert not secret & {card.id for card in named}
        assert all(card.face or card == HIDDEN for card in named)


@EACH_GAME
def test_games_that_differ_only_in_hidden_cards_give_equal_reports_of_acts(game: str) -> None:
    for match, index, _ in acts(game):
        seat, found, events = reader_of(match, index), match.states[index], match.events[index]
        secret = set.intersection(*[secrets(state, seat) for state in every_state(states_during(match, index))])
        closed = not any(isinstance(event, Revealed | Ended) for event in events)
        twin = Twin(found, secret, seat, closed=closed)
        other = twin.state(found)
        steps = seen_steps(other, map(twin.event, events), seat)
        assert report_of(match.house, view(other, seat), steps) == match.report_for(index, seat)


@EACH_GAME
def test_a_report_for_a_reader_who_sees_all_hands_omits_only_face_down_cards(game: str) -> None:
    for match, index, true in acts(game):
        told = vars(match.report_for(index, ALL))
        assert [word._replace(came=()) for word in told["shown"]] == [word._replace(came=()) for word in true.shown]
        assert {one for one in told["moves"] if one.card != HIDDEN} <= set(true.moves) or true.taken_back
        same = vars(true).keys() - {"shown", "moves", "gains", "makers", "new_on_table"}
        assert {key: told[key] for key in same} == {key: vars(true)[key] for key in same}


@EACH_GAME
def test_the_points_in_the_report_of_an_act_agree_with_the_log_and_the_scores(game: str) -> None:
    for match, index, report in acts(game):
        found, now = match.states[index], match.states[index + 1]
        own = [one.points for one in report.scores if one.seat == report.seat and one.when == PLAY]
        assert sum(own) == report.points
        assert all(sum([part.points for part in one.sums]) == one.points for one in report.scores if one.sums)
        for seat, place in enumerate(now.seats):
            more = [one.points for one in report.scores if one.seat == seat]
            told = sum([one.points for one in report.scores if one.seat == seat and one.when == ANEW])
            told += dict(report.gains).get(seat, 0) + report.points * (seat == report.seat)
            told += sum([one.points for one in report.settled if one.seat == seat])
            assert told == sum(more)
            assert report.taken_back or place.score - found.seats[seat].score == sum(more)


@EACH_GAME
def test_the_report_of_an_act_gives_each_word_the_points_that_it_scored(game: str) -> None:
    for _, _, report in acts(game):
        shown = {tuple([card.id for card in one.word.tops]): one for one in report.shown}
        of_words = [one for one in report.scores if one.word is not None]
        for one in of_words:
            word = shown.get(tuple([card.id for card in one.word.tops])) if one.word is not None else None
            assert word is None or one.when != PLAY or (word.seat, word.points) == (one.seat, one.points)
        if isinstance(report.act, Play):
            made = [word.points for outcome in report.made for word in outcome.words]
            assert sum(made) == sum([one.points for one in of_words if one.seat == report.seat and one.when == PLAY])


@EACH_GAME
def test_the_report_of_a_play_names_the_word_that_earned_each_score_for_a_new_word(game: str) -> None:
    """Other parts of a score, such as a bonus, have a name instead of a word. Points for won cards belong to no
    word."""
    for match, _, report in acts(game):
        if match.house.book.counts == "points" and isinstance(report.act, Play):
            for one in report.scores:
                named = all(part.what for part in one.sums)
                assert one.word is not None or one.when != PLAY or not one.sums or named or report.won, (report, one)


@EACH_GAME
def test_the_report_of_an_act_contains_the_words_of_the_log_with_the_cards_that_spell_them(game: str) -> None:
    for match, index, report in acts(game):
        made = [word for outcome in report.made for word in outcome.words]
        if isinstance(report.act, Place):
            assert [word.cards for word in made] == list(
                report.words and match.states[index + 1].table[report.act.row - 1 :][:1]
            )
        elif not isinstance(report.act, Shout):
            assert sorted([word.text for word in made]) == sorted(report.words)
            assert all(word.cards.text == word.text for word in made)
        for outcome in report.made:
            assert outcome.was in ("", *[word.text for word in match.states[index].table])
        assert not report.words or Word(()) not in [word.cards for word in made]


@EACH_GAME
def test_the_report_of_an_act_lists_a_move_for_each_card_that_changed_its_place(game: str) -> None:
    for match, index, report in acts(game):
        was, now = places_of(match.states[index]), places_of(match.states[index + 1])
        lies = dict(was)
        for card, source, goal in report.moves:
            assert lies[card.id].kind == source.kind
            lies[card.id] = goal
        deck = {"bottom": "deck"}
        assert {card: deck.get(zone.kind, zone.kind) for card, zone in lies.items()} == {
            card: zone.kind for card, zone in now.items()
        }
