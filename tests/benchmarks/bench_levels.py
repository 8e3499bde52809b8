"""Is each level stronger than the one below it? `python tests/benchmarks/bench_levels.py [--games N] [GAME …]`

Neighbouring levels play so many games against each other, each deal twice with the seats changed. The table says how
many of the decided games the higher level won, in per cent.
"""

import argparse
import sys
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.levels import LEVELS
from engine.players.sitting import Sitter, play_out

USUAL = (
    "3-2-1",
    "positive-negative",
    "pluck-it",
    "profit-and-loss",
    "real-value",
    "last-man-standing",
    "5-up",
    "four-rows",
    "shout",
)


def winner_is_higher(task: tuple[str, int, int, bool]) -> int:
    """1 if the higher level wins, -1 if the lower does, 0 if they share it."""
    game_id, higher, seed, first = task
    sitters = (Sitter(LEVELS[higher]), Sitter(LEVELS[higher - 1]))
    if not first:
        sitters = sitters[::-1]
    header = Header(GAMES[game_id], (Player("One"), Player("Two")), {}, seed)
    match = Match(header, open_lexicon("standard"))
    play_out(match, sitters, seed)
    winners = match.state.winners
    if len(winners) != 1:
        return 0
    return 1 if (winners[0] == 0) == first else -1


def main() -> int:
    parser = argparse.ArgumentParser(description="Let neighbouring levels play against each other.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("game", nargs="*", default=list(USUAL))
    arguments = parser.parse_args()
    print(f"{'game':20}" + "".join(f"{f'{n + 1} > {n}':>9}" for n in range(1, len(LEVELS))))
    with Pool(2) as pool:
        for game_id in arguments.game:
            row = []
            for higher in range(1, len(LEVELS)):
                deals = [(game_id, higher, seed // 2, seed % 2 == 0) for seed in range(arguments.games)]
                results = pool.map(winner_is_higher, deals, chunksize=4)
                decided = [result for result in results if result]
                row.append(100 * decided.count(1) // max(len(decided), 1))
            print(f"{game_id:20}" + "".join(f"{share:8d}%" for share in row), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
