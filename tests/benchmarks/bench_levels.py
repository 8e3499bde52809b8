"""Is each level stronger than the one below it? `python tests/benchmarks/bench_levels.py [--games N] [GAME …]`

Neighbouring levels play so many games against each other, each deal twice with the seats changed. The table says how
many of the decided games the higher level won, in per cent; every figure is printed as soon as it is known.
"""

import argparse
import sys
from functools import lru_cache
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.games import GAMES
from engine.lexicon import Lexicon, open_lexicon
from engine.match import Header, Match, Player
from engine.players.levels import LEVELS
from engine.players.whole_games import Sitter, play_out

USUAL = (
    "pluck-it",
    "profit-and-loss",
    "seeing-red",
    "3-4-5",
    "four-rows",
    "eight-it-all",
    "end-to-end",
    "3-2-1",
    "positive-negative",
    "run-the-table",
)
STRONGER = 55  # per cent of the decided games, and more


@lru_cache(maxsize=1)
def dictionary() -> Lexicon:
    return open_lexicon("standard")


def winner_is_higher(task: tuple[str, int, int, bool]) -> int:
    """1 if the higher level wins, -1 if the lower does, 0 if they share it."""
    game_id, higher, seed, first = task
    sitters = (Sitter(LEVELS[higher]), Sitter(LEVELS[higher - 1]))
    if not first:
        sitters = sitters[::-1]
    header = Header(GAMES[game_id], (Player("One"), Player("Two")), {}, seed)
    match = Match(header, dictionary())
    play_out(match, sitters, seed)
    winners = match.state.winners
    if len(winners) != 1:
        return 0
    return 1 if (winners[0] == 0) == first else -1


def main() -> int:
    parser = argparse.ArgumentParser(description="Let neighbouring levels play against each other.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("game", nargs="*", default=list(USUAL))
    arguments = parser.parse_args()
    print(f"{'game':20}" + "".join(f"{f'{n + 1} > {n}':>9}" for n in range(1, len(LEVELS))), flush=True)
    weak = False
    with Pool(arguments.processes) as pool:
        for game_id in arguments.game:
            row = []
            print(f"{game_id:20}", end="", flush=True)
            for higher in range(1, len(LEVELS)):
                deals = [(game_id, higher, seed // 2, seed % 2 == 0) for seed in range(arguments.games)]
                results = pool.map(winner_is_higher, deals, chunksize=4)
                decided = [result for result in results if result]
                row.append(100 * decided.count(1) // max(len(decided), 1))
                print(f"{row[-1]:8d}%", end="", flush=True)
            print(flush=True)
            weak = weak or min(row) <= STRONGER
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())
