"""Counts how well computer players challenge and how often they bluff: `python tests/benchmarks/bench_challenges.py
[--games N] [GAME …]`

It plays N games in which players may challenge words, between computer players of random levels and temperaments. The
first table shows for each level: the number of words laid and the percentage of false words among them, the number of
challenges and the percentage of right challenges among them, and the percentage of the rival's false words that players
of the level did not challenge. The second table shows the same figures for each temperament. At every level 30 to 70
per cent of the challenges should be right, and 2 to 8 per cent of the words of bold players should be false.
"""

import argparse
import sys
from collections import Counter
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.core.moves import Move
from engine.core.shuffle import below, dice_from
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.levels import LEVELS, TEMPERAMENTS
from engine.players.whole_games import Sitter, next_act

USUAL = ("5-up", "eight-it-all", "end-to-end", "3-2-1", "seeing-red", "profit-and-loss", "split-run", "3-4-5")
CHALLENGES = ("challenge", "doubt")
# The levels in these games. Levels that think for a long time are left out, because their challenges are the same as
# those of the level master.
QUICK = [level for level in LEVELS if not level.effort]
RIGHT, FALSE = (30, 70), (2, 8)

Counted = Counter[tuple[str, str]]  # the level or temperament of a player, and the kind of event that is counted


def played(task: tuple[str, int]) -> Counted:
    game_id, seed = task
    dice, sitters = dice_from(seed), []
    for _ in range(2):
        dice, level = below(len(QUICK), dice)
        dice, temperament = below(len(TEMPERAMENTS), dice)
        sitters.append(Sitter(QUICK[level], list(TEMPERAMENTS.values())[temperament]))
    match = Match(
        Header(GAMES[game_id], (Player("One"), Player("Two")), {"words": "challenge"}, seed), open_lexicon("standard")
    )
    counted: Counted = Counter()
    laid: dict[int, bool] = {}  # for each seat: whether its last words are false

    def count(seat: int, what: str) -> None:
        for who in (sitters[seat].level.name, sitters[seat].temperament.name):
            counted[who, what] += 1

    while not match.state.over:
        dice, _ = below(1000, dice)
        seat, act = next_act(match, tuple(sitters), dice)
        before = len(match.state.log)
        match.play(Move(act, seat))
        if act.verb in CHALLENGES:
            count(seat, "challenges")
            count(seat, "right") if laid.pop(1 - seat) else None
            continue
        words = [word for entry in match.state.log[before:] if entry.seat == seat for word in entry.words]
        if words:
            count(1 - seat, "let pass") if laid.get(seat) else None
            laid[seat] = not all(match.house.book.is_word(match.house, word) for word in words)
            count(seat, "words")
            count(seat, "false") if laid[seat] else None
    return counted


def main() -> int:
    parser = argparse.ArgumentParser(description="How do computer players challenge and bluff?")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("game", nargs="*", default=list(USUAL))
    arguments = parser.parse_args()
    tasks = [(arguments.game[seed % len(arguments.game)], seed) for seed in range(arguments.games)]
    with Pool(arguments.processes) as pool:
        counted: Counted = sum(pool.imap_unordered(played, tasks, chunksize=2), Counter())
    missed = False
    for names in ([level.name for level in QUICK], list(TEMPERAMENTS)):
        print(f"{'':12}{'words':>8}{'false':>9}{'challenges':>12}{'right':>9}{'let pass':>10}")
        for name in names:
            words, false, said, right, passed = (
                counted[name, what] for what in ("words", "false", "challenges", "right", "let pass")
            )
            falsely, rightly = 100 * false / max(words, 1), 100 * right / max(said, 1)
            let = 100 * passed / max(passed + right, 1)
            print(f"{name:12}{words:8}{falsely:7.1f} %{said:12}{rightly:7.0f} %{let:8.0f} %", flush=True)
            missed = missed or (name == "bold" and not FALSE[0] <= falsely <= FALSE[1])
            missed = missed or (name not in TEMPERAMENTS and said > 0 and not RIGHT[0] <= rightly <= RIGHT[1])
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
