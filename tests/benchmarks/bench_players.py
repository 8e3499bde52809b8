"""Measures how long computer players think: `python tests/benchmarks/bench_players.py [--games N] [--level NAME] [GAME
…]`

It plays whole games among computer players of one level (master by default) with the dictionary Large. A game has four
players, or its maximum number if that is smaller. The benchmark times each decision of a player and each whole game, in
milliseconds. It also times a simple loop, because only ratios to that time can be compared between machines.
"""

import argparse
import sys
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.core.rulebook import Game
from engine.games import CATALOG, GAMES
from engine.lexicon import Lexicon, open_lexicon
from engine.match import Header, Match, Player
from engine.players import whole_games
from engine.players.computer import choose
from engine.players.levels import LEVEL_NAMES, Level
from engine.players.plan import Plan

# The processor time of this process on Linux, because other processes add nothing to it. Other systems measure it too
# coarsely, so there it is the time of the clock.
clock = process_time if sys.platform == "linux" else perf_counter

MOST_PLAYERS = 4
NAMES = ("Ann", "Ben", "Cyd", "Dan")
DECISION_P99, GAME_MEDIAN = 150.0, 1000.0
# The limit of a decision, in milliseconds, for levels that think for a long time. There is no limit for whole games of
# these levels.
THINKS_ON = 3000.0
LOOP = 100_000


def timed(game: Game, level: Level, games: int, words: Lexicon) -> tuple[list[float], list[float]]:
    """Plays whole games. Returns the milliseconds of each game, and the milliseconds of each decision in ascending
    order."""
    players = min(MOST_PLAYERS, game.seats[1])
    whole, decisions = [], []

    def choosing(*about: Any, **how: Any) -> Plan:
        begin = clock()
        plan = choose(*about, **how)
        decisions.append(1000 * (clock() - begin))
        return plan

    with patch.object(whole_games, "choose", choosing):
        for seed in range(games):
            match = Match(Header(game, tuple(map(Player, NAMES[:players])), {}, seed), words)
            begin = clock()
            whole_games.play_out(match, (whole_games.Sitter(level),) * players, seed)
            whole.append(1000 * (clock() - begin))
    return whole, sorted(decisions)


def loop() -> float:
    begin = clock()
    total = 0
    for number in range(LOOP):
        total += number
    return 1000 * (clock() - begin)


def main() -> int:
    parser = argparse.ArgumentParser(description="How long do computer players think?")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--level", choices=LEVEL_NAMES, default="master")
    parser.add_argument("game", nargs="*", default=[])
    arguments = parser.parse_args()
    words = open_lexicon("large")
    print(f"an add loop of {LOOP} steps: {median([loop() for _ in range(9)]):.1f} ms")
    print(f"{'game':20}{'games':>6}{'median':>9}{'decisions':>11}{'p50':>8}{'p99':>8}{'max':>8}")
    slow = []
    for game in [GAMES[name] for name in arguments.game] or CATALOG:
        whole, answers = timed(game, LEVEL_NAMES[arguments.level], arguments.games, words)
        p50, p99 = answers[len(answers) // 2], answers[int(len(answers) * 0.99)]
        print(
            f"{game.id:20}{len(whole):6}{median(whole):9.0f}{len(answers):11}{p50:8.1f}{p99:8.1f}{answers[-1]:8.1f}",
            flush=True,
        )
        thinks_on = LEVEL_NAMES[arguments.level].effort > 0
        if answers[-1] >= THINKS_ON if thinks_on else p99 >= DECISION_P99 or median(whole) >= GAME_MEDIAN:
            slow.append(game.id)
    print("all within the limits" if not slow else f"over the limits: {', '.join(slow)}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
