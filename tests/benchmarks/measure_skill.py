"""Measures how much of a game is luck and how much skill: `python tests/benchmarks/measure_skill.py [GAME…]` makes
assets/skill.json.

Every level from casual to master plays N games of each game against the next lower level. The two levels play each deal
twice and change seats. The file contains the percentage of decided games that the better level won; 50 would mean that
the game is pure luck. Solo games have no figure.
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.games import CATALOG
from tests.benchmarks.bench_levels import winner_is_higher

# The keys in the file: the number of games of each pair of levels, and the percentage that the better level won.
KINDS = ("games", "share")
PAIRS = range(1, 6)  # the pairs of neighbouring levels, each by the index of its higher level
FILE = Path(__file__).resolve().parents[2] / "assets" / "skill.json"
COMMAND = "python tests/benchmarks/measure_skill.py [--games N] [GAME…]"


def share(game: str, games: int) -> int:
    """The percentage of games that the higher level won, over all pairs of neighbouring levels."""
    deals = [(game, higher, seed // 2, seed % 2 == 0) for higher in PAIRS for seed in range(games)]
    decided = [result for result in map(winner_is_higher, deals) if result]
    return round(100 * decided.count(1) / max(len(decided), 1))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how often the better level wins.")
    parser.add_argument("--games", type=int, default=40, help="for each pair of levels")
    parser.add_argument("game", nargs="*", default=[game.id for game in CATALOG if game.seats[1] > 1])
    arguments = parser.parse_args()
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {"games": {}, "share": {}}
    for game in arguments.game:
        known["games"][game], known["share"][game] = arguments.games, share(game, arguments.games)
        print(game, known["share"][game], flush=True)
    made = {name: {game.id: known[name][game.id] for game in CATALOG if game.id in known[name]} for name in KINDS}
    FILE.write_text(json.dumps({"made by": COMMAND, **made}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
