"""Tests that a search for legal plays leaves no reference cycles, because only Python's garbage collector could delete
them.

Searches also run in worker threads, and the collector must not run there (`app/base/worker.py`).
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

import pytest

from engine.coach.judging import Judge
from engine.core.oracle import expects, legal_moves
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import open_lexicon
from engine.players.computer import choose
from engine.players.levels import LEVELS
from tests.laws.random_games import few_cases, new_match, play_out

MOVES = 6
LOOKED_AT = 60


@contextmanager
def no_reference_cycles() -> Iterator[None]:
    """Checks that the code in the `with` block leaves no reference cycles. Objects that existed before the block are
    not checked, because that takes too long."""
    gc.freeze()
    gc.disable()
    try:
        yield
        assert gc.collect() == 0
    finally:
        gc.enable()
        gc.unfreeze()


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_a_search_for_legal_moves_leaves_no_reference_cycles(game):
    case = next(few_cases(game))
    match = new_match(case)
    positions = [match.state, *[legal.state for _, legal in play_out(match, MOVES, case)]]
    seats = [(state, seat) for state in positions[::2] for seat in expects(match.house, state)[0][:1]]
    looks = [(view(state, seat), seat) for state, seat in seats]
    # Fills the caches that are never cleared, because the check must not count their objects.
    next(legal_moves(match.house, *looks[0]))
    with no_reference_cycles():
        for seen, seat in looks:
            list(islice(legal_moves(match.house, seen, seat), LOOKED_AT))
            Judge(match.house, seen, seat, level=LEVELS[2]).highest_scoring(5)
            choose(seen, match.house, seat, 7, level=LEVELS[2])


HAND = ["E", "R", "S", "?", "JX", "TH", "ES"]


@pytest.mark.parametrize(
    "ask",
    [
        lambda lexicon: lexicon.words_of(HAND).best_first({}),
        lambda lexicon: lexicon.subset_any_order("STAIR", HAND, table_min=2),
        lambda lexicon: lexicon.subset_in_order("STAIR", HAND, hand_min=3),
        lambda lexicon: lexicon.changes("STAIR", HAND, must=["TH"]),
        lambda lexicon: lexicon.completions([("stay", None, "A"), ("add", "JX=J", None)], HAND),
        lambda lexicon: lexicon.arrangements("TEAR", "TEASER", HAND),
        lambda lexicon: lexicon.spellings("THERE", "TEE", HAND, must=["TH"]),
        lambda lexicon: lexicon.pick_ups("STAIR", "THEIRS", HAND),
        lambda lexicon: lexicon.splits("STAIRS", HAND),
        lambda lexicon: lexicon.splits("STAIRS", ["D", "E", "R"]),
    ],
)
def test_a_query_to_the_dictionary_leaves_no_reference_cycles(ask):
    lexicon = open_lexicon()
    list(islice(ask(lexicon), 1))
    with no_reference_cycles():
        assert list(islice(ask(lexicon), 20))
