"""Measures whether a small child can beat the lowest level: `python tests/benchmarks/bench_child.py [--games N]
[--level NAME] [--keep FILE] [GAME …]`

A simulated small child knows 800 of the words that the level `child` knows, and chooses randomly among the first 60
plays it finds. It plays every game for two players against the level, and plays each deal twice, once from each seat.
The table shows how many games the simulated child won. A long run can be interrupted and continued, because the
benchmark does not repeat games whose results are in FILE.
"""

import argparse
import sys
from dataclasses import replace
from functools import lru_cache
from multiprocessing.pool import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.core.moves import Act
from engine.core.rulebook import House
from engine.core.shuffle import below, dice_from, shuffled
from engine.core.state import State
from engine.games import CATALOG
from engine.lexicon import Lexicon, Vocabulary
from engine.players.child_words import child_words
from engine.players.levels import LEVEL_NAMES
from tests.benchmarks.bench_levels import Kept, interval
from tests.benchmarks.rivals import NOT_PLAYED, against
from tests.benchmarks.simple_players import greediest, options

WORDS, PLAYS = 800, 60

Task = tuple[str, str, int, int]  # game, level, deal, and the seat of the simulated child


@lru_cache(maxsize=1)
def vocabulary() -> Vocabulary:
    _, words = shuffled(sorted(child_words()), dice_from(WORDS))
    return Vocabulary(20, only=frozenset(words[:WORDS]))


def stand_in(house: House, view: State, seat: int, dice: int) -> Act:
    words = house.words
    assert isinstance(words, Lexicon)
    found = options(replace(house, words=words.within(vocabulary()), seed=0, setup=None), view, seat, PLAYS)
    laying = [one for one in found if one.laid]
    return laying[below(len(laying), dice)[1]].act if laying else greediest(found, dice)


def played(task: Task) -> tuple[int, int]:
    """The result of a game for the simulated child (1 for a win, -1 for a loss, 0 for a shared win), and the child's
    lead in points at the end."""
    game, level, deal, seat = task
    return against(game, stand_in, level, deal, seat)


def main() -> int:
    parser = argparse.ArgumentParser(description="Let a stand-in for a small child play against the lowest level.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play")
    parser.add_argument("--level", choices=LEVEL_NAMES, default="child")
    parser.add_argument("--keep", type=Path, help="a file of results: those in it are not played again")
    parser.add_argument("game", nargs="*", default=[game.id for game in CATALOG if game.id not in NOT_PLAYED])
    arguments = parser.parse_args()
    print("| game | won | lost | per cent | between |\n| --- | --- | --- | --- | --- |")
    kept, sums = Kept(arguments.keep, played), [0, 0]
    with Pool(arguments.jobs) as pool:
        for game in arguments.game:
            tasks: list[Task] = [(game, arguments.level, n // 2, n % 2) for n in range(arguments.games)]
            results = kept.of(tasks, pool)
            counts = [len([1 for result, _ in results if result == side]) for side in (1, -1)]
            sums = [sums[0] + counts[0], sums[1] + counts[1]]
            print(line(game, *counts), flush=True)
    print(line("all games", *sums))
    return 0 if sums[0] > sums[1] else 1


def line(name: str, won: int, lost: int) -> str:
    low, high = interval(won, won + lost)
    return f"| {name} | {won} | {lost} | {round(100 * won / max(won + lost, 1))} | {low} to {high} |"


if __name__ == "__main__":
    sys.exit(main())
