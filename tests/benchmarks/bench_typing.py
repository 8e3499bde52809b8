"""Measures how long a typed letter takes: `python tests/benchmarks/bench_typing.py [GAME …]`, or `python -m pytest
tests/benchmarks/bench_typing.py`.

It takes the positions of `bench_moves` for every game, and types the words of some plays of each position letter by
letter. It measures how long the engine takes after each letter to find and judge the first ways to lay the typed text.
"""

import gc
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from app.session.draft.ways_to_type import ways_to_lay, words_of
from engine.core.oracle import legal_moves
from engine.core.rulebook import Game
from engine.games import CATALOG
from tests.benchmarks.bench_moves import Place, clock, positions

POSITIONS = 20  # the number of positions of each game
LISTED, TYPED = 150, 3  # the numbers of plays listed and typed at a position
# The limits in milliseconds for the median letter, and for 99 per cent of the letters.
MEDIAN, P99 = 10, 16


class Result(NamedTuple):
    game: str
    letters: int
    p50: float
    p99: float
    most: float


def typed_in(place: Place, random: Random) -> list[str]:
    """The words of some random plays of this position, each as it looks after every typed letter."""
    listed = [words_of(act) for act, _ in legal_moves(*place, most=LISTED)]
    texts = [" ".join(words) for words in listed if words]
    chosen = random.sample(texts, min(TYPED, len(texts)))
    return [text[:end] for text in chosen for end in range(1, len(text) + 1)]


def measured(game: Game) -> Result:
    random, times = Random(game.id), []
    for place in islice(positions(game), POSITIONS):
        texts = typed_in(place, random)
        gc.collect()
        gc.disable()  # as in the program, which collects no garbage while a player types
        for text in texts:
            start = clock()
            next(ways_to_lay(*place, text), ())
            times.append(1000 * (clock() - start))
        gc.enable()
    times.sort()
    return Result(game.id, len(times), times[len(times) // 2], times[len(times) * 99 // 100], times[-1])


def main() -> int:
    """Prints the table. Returns the number of games that exceed the limits, as the exit code."""
    over = 0
    print(f"{'a typed letter, milliseconds':30} {'letters':>8} {'p50':>8} {'p99':>8} {'most':>8}")
    for game in CATALOG:
        if len(sys.argv) > 1 and game.id not in sys.argv[1:]:
            continue
        result = measured(game)
        kept = result.p50 <= MEDIAN and result.p99 <= P99
        over += not kept
        figures = f"{result.letters:8} {result.p50:8.2f} {result.p99:8.2f} {result.most:8.2f}"
        print(f"{game.id:30} {figures}  p99 <= {P99} ms: {'ok' if kept else 'OVER'}", flush=True)
    return over


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_engine_judges_a_typed_letter_within_the_time_limit(game):
    result = measured(game)
    assert result.p50 <= MEDIAN
    assert result.p99 <= P99


if __name__ == "__main__":
    sys.exit(main())
