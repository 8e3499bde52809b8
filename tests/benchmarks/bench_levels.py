"""Measures whether each level is stronger than the one below it: `python tests/benchmarks/bench_levels.py [--games N]
[--jobs N] [--steps 2,7] [--keep FILE] [GAME …]`

Neighbouring levels play N games against each other in every game, or only in the games named. They play each deal twice
and change seats. In a solo game the two levels play the same deal separately, and the better result wins. The table
shows the percentage of the decided games that the higher level won, with its 95 % interval (by Wilson's method); each
figure is printed as soon as it is known. A long run can be interrupted and continued, because the benchmark does not
repeat games whose results are in FILE. Delete FILE when the computer players change.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import sqrt
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.coach.solo import FEWEST_CARDS, aim_of
from engine.games import CATALOG, GAMES
from engine.lexicon import Lexicon, open_lexicon
from engine.match import Header, Match, Player
from engine.players.levels import LEVELS
from engine.players.whole_games import Sitter, play_out

STRONGER = 55  # the minimum percentage of decided games that the higher level must win

# the game, the index of the higher level, the index of the deal, and whether the higher level begins
Task = tuple[str, int, int, bool]


@lru_cache(maxsize=1)
def dictionary() -> Lexicon:
    return open_lexicon("standard")


def winner_is_higher(task: Task) -> int:
    """1 if the higher level wins, -1 if the lower level wins, 0 if they share the win."""
    game_id, higher, seed, first = task
    levels = (LEVELS[higher], LEVELS[higher - 1])
    if GAMES[game_id].seats[1] == 1:
        deal = 2 * seed + first  # each game gets its own deal, because players of a solo game cannot change seats
        better, other = [played_alone(game_id, Sitter(level), deal) for level in levels]
        return (better > other) - (better < other)
    match = table(game_id, 2, seed)
    sitters = tuple(map(Sitter, levels if first else levels[::-1]))
    play_out(match, sitters, seed)
    winners = match.state.winners
    if len(winners) != 1:
        return 0
    return 1 if (winners[0] == 0) == first else -1


class Kept:
    """The results of this run and of earlier runs, stored in a file with one line for each game.

    play: a function that plays one game and returns its result in a form that JSON can contain.
    """

    def __init__(self, path: Path | None, play: Callable[[Any], Any]) -> None:
        self._path, self._play = path, play
        lines = path.read_text(encoding="utf-8").splitlines() if path and path.exists() else []
        self._known: dict[tuple[Any, ...], Any] = {tuple(task): result for task, result in map(json.loads, lines)}

    def of(self, tasks: Sequence[tuple[Any, ...]], pool: Pool) -> list[Any]:
        new = [task for task in tasks if task not in self._known]
        for task, result in zip(new, pool.imap(self._play, new), strict=True):
            self._known[task] = result
            if self._path is not None:
                with self._path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([task, result]) + "\n")
        return [self._known[task] for task in tasks]


def table(game_id: str, players: int, seed: int) -> Match:
    return Match(Header(GAMES[game_id], tuple(map(Player, ("One", "Two")[:players])), {}, seed), dictionary())


def played_alone(game_id: str, sitter: Sitter, seed: int) -> int:
    """The result of a solo game of this player, as a number that is higher for a better result."""
    match = table(game_id, 1, seed)
    play_out(match, (sitter,), seed)
    result = match.state.result or 0
    return -result if aim_of(match.house) == FEWEST_CARDS else result


def interval(won: int, decided: int) -> tuple[int, int]:
    """The 95 % interval of the share of won games among the decided games, in per cent."""
    if not decided:
        return 0, 100
    z, share = 1.96, won / decided
    middle, span = share + z * z / (2 * decided), z * sqrt((share * (1 - share) + z * z / (4 * decided)) / decided)
    low, high = [(middle + side * span) / (1 + z * z / decided) for side in (-1, 1)]
    return round(100 * low), round(100 * high)


def steps(text: str) -> list[int]:
    numbers = [int(number) for number in text.split(",")]
    if not set(numbers) <= set(range(2, len(LEVELS) + 1)):
        raise argparse.ArgumentTypeError(f"must be numbers from 2 to {len(LEVELS)}")
    return numbers


def main() -> int:
    parser = argparse.ArgumentParser(description="Let neighbouring levels play against each other.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play")
    parser.add_argument("--steps", type=steps, default=list(range(2, len(LEVELS) + 1)), help="higher levels, like 2,7")
    parser.add_argument("--keep", type=Path, help="a file of results: those in it are not played again")
    parser.add_argument("game", nargs="*", default=[game.id for game in CATALOG])
    arguments = parser.parse_args()
    print(f"{'game':20}" + "".join(f"{f'{n} > {n - 1}':>15}" for n in arguments.steps), flush=True)
    weak, kept = False, Kept(arguments.keep, winner_is_higher)
    with Pool(arguments.jobs) as pool:
        for game_id in arguments.game:
            print(f"{game_id:20}", end="", flush=True)
            for step in arguments.steps:
                tasks: list[Task] = [(game_id, step - 1, seed // 2, seed % 2 == 0) for seed in range(arguments.games)]
                results = kept.of(tasks, pool)
                won, decided = results.count(1), len(results) - results.count(0)
                share, (low, high) = 100 * won // max(decided, 1), interval(won, decided)
                print(f"{f'{share}% ({low}-{high})':>15}", end="", flush=True)
                weak = weak or share <= STRONGER
            print(flush=True)
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())
