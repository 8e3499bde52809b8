"""Tests which missed plays of a game become puzzles, and how a player solves a puzzle made from a missed play."""

from dataclasses import replace

import pytest

from engine.coach.misses import MOST, misses_of
from engine.coach.review import first_pass
from engine.core.moves import PASS, Move
from engine.core.notation import read_move
from engine.core.view import view
from engine.lessons.missed_turn import missed_turn
from engine.records.record import DictionaryChoice, record_of, write_record
from tests.table import Table


def missed(game: str, *moves: str, options=None, **more):
    """Plays these moves in a game of two players. Returns the missed plays that the coach found, and the match."""
    match = Table(game, options=options or {}, **more).do(*moves).match
    return misses_of(match, list(first_pass(match, {0, 1})), {0, 1}), match


def split_run(*moves: str, **more):
    hands = ["CATSHIRTEE", "OOOOAAEEIS"]
    return missed("split-run", *moves, hands=hands, deck="NNRRL", words="CAT CATS SHIRT TEACHERS TEACH HATS", **more)


def laid(miss, match):
    record = replace(record_of(match, DictionaryChoice()), branches=())
    return missed_turn(
        write_record(replace(record, moves=record.moves[: miss.number])), miss.way, miss.counts, miss.sought
    )


def test_a_puzzle_states_how_many_points_are_possible():
    (miss, *_), _ = split_run("play CAT")
    assert (miss.words, miss.counts, miss.sought, miss.made) == (("TEACHERS",), "points", 11, 4)


def test_a_good_play_does_not_yield_a_puzzle():
    assert split_run("play TEACHERS")[0] == []


def test_a_game_yields_at_most_two_puzzles_for_each_player():
    found, _ = split_run("play CAT", "pass", "pass", "pass")
    assert len([miss for miss in found if miss.seat == 0]) <= MOST


def test_words_laid_in_secret_do_not_yield_a_puzzle():
    found, _ = missed(
        "profit-and-loss", "pass", hands=["HORSEAAAAA", "CATEEEEEEE"], deck="BDFGHILMNP", words="CAT HORSE"
    )
    assert found == []


def test_a_puzzle_from_a_game_that_counts_cards_asks_for_the_play_that_lays_the_most_cards():
    """In First Base the result is the number of cards left, so a puzzle asks for the play that lays the most cards."""
    match = Table("first-base", hands=["CATSZXH"], deck="NNRRLOOAAEEII", words="CAT CATS CHATS").do("play CAT").match
    found = misses_of(match, list(first_pass(match, {0})), {0})
    assert [(miss.counts, miss.made) for miss in found] == [("laid", 3)]
    assert found[0].sought == len(found[0].words[0])


# ---- the puzzle


@pytest.fixture
def puzzle():
    found, match = split_run("play CAT")
    return laid(found[0], match), match, found[0]


def test_a_puzzle_shows_only_the_cards_that_its_player_saw(puzzle):
    laid_out, match, miss = puzzle
    assert view(laid_out.match.state, miss.seat) == view(match.states[miss.number], miss.seat)
    assert laid_out.learner == miss.seat


def test_only_the_first_play_after_opening_a_puzzle_counts_as_the_answer(puzzle):
    laid_out, match, miss = puzzle
    assert laid_out.lets(match.moves[miss.number].act, miss.seat)
    assert laid_out.met
    assert not laid_out.best
    assert not laid_out.lets(laid_out.way, miss.seat)
    assert laid_out.again().lets(laid_out.way, miss.seat)


def test_a_pass_does_not_answer_a_puzzle(puzzle):
    laid_out, _, miss = puzzle
    assert not laid_out.lets(PASS, miss.seat)
    assert not laid_out.met


def test_a_puzzle_adds_up_the_points_of_all_plays_of_a_turn():
    """In Eight It All a turn goes on with another word after a word of eight letters."""
    hands = ["HANGOVERCATZ", "OOOOAAEEOOAA"]
    table = Table("eight-it-all", hands=hands, deck="NNRRL", words="HANGOVER CAT CATS")
    steps = missed_turn(write_record(record_of(table.match, DictionaryChoice())), "play HANGOVER", "points", 100)
    assert steps.lets(steps.way, 0)
    first = steps.match.play(Move(steps.way, 0)).points
    assert (steps.met, steps.reached) == (False, first)
    second = read_move("play CAT", steps.match.header.game.deck).act
    assert steps.lets(second, 0)
    both = first + steps.match.play(Move(second, 0)).points
    assert (steps.met, steps.reached) == (steps.match.state.actor != 0, both)
    if not steps.met:
        assert steps.lets(PASS, 0)
    assert (steps.met, steps.best, steps.reached) == (True, False, both)


def test_a_puzzle_has_no_time_limit_and_refuses_words_that_are_not_in_the_dictionary():
    table = Table(
        "real-value",
        hands=["CATZXSH", "OOOOAAE"],
        deck="NNRRL",
        words="CAT ZAX",
        options={"words": "challenge", "seconds": 30},
    )
    steps = missed_turn(write_record(record_of(table.match, DictionaryChoice())), "play CAT", "points", 3)
    assert steps.match.house.options == {**table.match.house.options, "words": "checked", "seconds": None}
