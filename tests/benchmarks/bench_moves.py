"""Measures how soon the search finds the first plays of a position: `python tests/benchmarks/bench_moves.py [GAME …]`,
or `python -m pytest tests/benchmarks/bench_moves.py`.

For every game it takes POSITIONS positions from the middle of random games, with the dictionary Large and fixed seeds.
It measures the time until `legal_moves` has listed and judged the first ten plays. It also compares the points of the
best of these ten plays with the points of the best of the first 300 plays. Between the positions it times a loop of
100,000 additions, to measure the speed of the machine.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from engine.core.moves import Move
from engine.core.oracle import expects, legal_moves
from engine.core.rulebook import Game, House
from engine.core.state import State
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player

clock = process_time if sys.platform == "linux" else perf_counter

POSITIONS = 40  # the number of positions of each game
RUNS = 3
# The number of plays that are timed at a position, and the larger number of plays for the comparison of points.
FIRST, MANY = 10, 300
# BEGUN: the number of moves before the first measured position. LONGEST: the maximum number of moves of a game.
BEGUN, LONGEST = 4, 40
LIMIT = 50  # the limit in milliseconds for 99 per cent of the positions


class Place(NamedTuple):
    house: House
    seen: State
    seat: int


class Result(NamedTuple):
    """The measured figures of a game.

    share: the points of the best of the first few plays, as a percentage of the points of the best of many plays.
    """

    game: str
    p50: float
    p90: float
    p99: float
    share: float
    loop: float


def positions(game: Game) -> Iterator[Place]:
    """Yields positions from random games of up to four players, who sometimes trade or pass."""
    random = Random(game.id)
    lexicon = open_lexicon("large")
    for seed in range(10_000):
        players = tuple([Player(f"Player {number}") for number in range(1, min(4, game.seats[1]) + 1)])
        match = Match(Header(game, players, {}, seed), lexicon)
        for number in range(LONGEST):
            if match.state.over:
                break
            seat = random.choice(expects(match.house, match.state)[0])
            seen = view(match.state, seat)
            listed = list(islice(legal_moves(match.house, seen, seat), FIRST))
            if not listed:
                continue
            words = [act for act, legal in listed if legal.words]
            if number >= BEGUN and words:
                yield Place(match.house, seen, seat)
            act, _ = random.choice(listed)
            match.play(Move(random.choice(words) if words and random.random() < 0.9 else act, seat))


def first_plays(place: Place, count: int) -> list[int]:
    """The points of the first `count` legal moves that the search lists for this position."""
    return [legal.points for _, legal in islice(legal_moves(*place), count)]


def yardstick() -> int:
    total = 0
    for number in range(100_000):
        total += number
    return total


def timed(work: object, *given: object) -> float:
    assert callable(work)
    start = clock()
    work(*given)
    return 1000 * (clock() - start)


def measured(game: Game) -> Result:
    places = list(islice(positions(game), POSITIONS))
    times, loops, shares = [], [], []
    for number, place in enumerate(places):
        times.append(min([timed(first_plays, place, FIRST) for _ in range(RUNS)]))
        loops.append(timed(yardstick))
        if number % 4 == 0:
            many = max(first_plays(place, MANY))
            shares.append(100 * max(first_plays(place, FIRST)) / many if many > 0 else 100.0)
    times.sort()
    p50, p90, p99 = [times[len(times) * part // 100] for part in (50, 90, 99)]
    return Result(game.id, p50, p90, p99, sum(shares) / len(shares), median(loops))


def main() -> int:
    """Prints the table. Returns the number of games that exceed the limit, as the exit code."""
    over = 0
    print(f"{'first ten plays, milliseconds':30} {'p50':>8} {'p90':>8} {'p99':>8} {'of loop':>7} {'best':>6}  limit")
    loops = []
    for game in CATALOG:
        if len(sys.argv) > 1 and game.id not in sys.argv[1:]:
            continue
        result = measured(game)
        kept = result.p99 < LIMIT
        over += not kept
        loops.append(result.loop)
        figures = f"{result.p50:8.2f} {result.p90:8.2f} {result.p99:8.2f} {result.p50 / result.loop:7.2f}"
        print(f"{game.id:30} {figures} {result.share:5.0f}%  p99 < {LIMIT} ms: {'ok' if kept else 'OVER'}", flush=True)
    print(f"the loop: {median(loops):.2f} ms; best: of the points of the best of the first {MANY} plays")
    return over


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_search_finds_the_first_plays_within_the_time_limit(game):
    assert measured(game).p99 < LIMIT


if __name__ == "__main__":
    sys.exit(main())
