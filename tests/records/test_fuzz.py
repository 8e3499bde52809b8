"""Tests the engine with random records and random moves. It answers each of them within a time limit and in one
sentence, and never fails."""

import json
import random
import time
from collections import Counter

import pytest

from engine.core.state import State
from engine.core.words import cards_of
from engine.games import CATALOG
from engine.records.record import read_record, record_of, write_record
from engine.records.report import report
from tests.records.asking import replayed, state_of
from tests.records.examples import EXAMPLES
from tests.records.mutations import mutated
from tests.records.random_moves import DICTIONARY, random_game, try_moves

LONG = 5.0  # a limit in seconds, far above the time of any answer


def ask_about_mutations(numbers: range) -> Counter[str]:
    """Replays a mutated record for each of these random seeds. Returns how often each result occurred."""
    records = list(EXAMPLES.values())
    answers: Counter[str] = Counter()
    for number in numbers:
        text = mutated(records, random.Random(number))
        start = time.perf_counter()
        try:
            code, answered = replayed(text)
        except Exception as fault:
            fault.add_note(f"mutation {number}: {text[:2000]!r}")
            raise
        assert code in (0, 2, 3)
        assert time.perf_counter() - start < LONG, f"mutation {number}"
        answers[answered["error"]["code"] if code else "legal"] += 1
    return answers


def test_the_engine_answers_every_randomly_changed_record() -> None:
    answers = ask_about_mutations(range(3_000))
    assert len(answers) > 15  # so many kinds of answers prove that the mutations test more than the reader


@pytest.mark.full
@pytest.mark.parametrize("start", range(0, 100_000, 10_000))
def test_the_engine_answers_a_hundred_thousand_randomly_changed_records(start: int) -> None:
    ask_about_mutations(range(start, start + 10_000))


def card_ids(state: State) -> list[int]:
    cards = [*state.deck, *state.dead, *cards_of(state.table), *state.row, *(c for pile in state.piles for c in pile)]
    for seat in state.seats:
        cards += [*seat.hand, *seat.won, *seat.committed, *seat.aside]
    return sorted([card.id for card in [*cards, *([state.turned] if state.turned else [])]])


def try_moves_in(game: str, number: int) -> None:
    """Tries random moves in a game, and checks that no card is lost and that the record replays to the same
    position."""
    dice = random.Random(f"{game} {number}")
    match = random_game(game, dice)
    cards = card_ids(match.state)
    try_moves(match, dice, 120)
    assert card_ids(match.state) == cards
    record = record_of(match, DICTIONARY)
    text = write_record(record)
    assert read_record(text) == record
    assert json.loads(json.dumps(state_of(text))) == json.loads(
        json.dumps(report(match.header, match.house, match.state))
    )


@pytest.mark.parametrize("game", [game.id for game in CATALOG])
def test_a_game_of_random_legal_and_illegal_moves_replays_to_the_same_position(game: str) -> None:
    for number in range(8):
        try_moves_in(game, number)


@pytest.mark.full
@pytest.mark.parametrize("game", [game.id for game in CATALOG])
def test_many_games_of_random_legal_and_illegal_moves_replay_to_the_same_positions(game: str) -> None:
    for number in range(8, 300):
        try_moves_in(game, number)
