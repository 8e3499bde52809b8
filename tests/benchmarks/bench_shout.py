"""Measures how quickly computer players of each level shout words in Shout!: `python tests/benchmarks/bench_shout.py
[--rounds N] [--seconds N] [LEVEL …]`

Three players of one level play the given number of rounds, with the given number of seconds between two cards. The
table shows for each level: the number of words shouted in a round; the percentage of won cards that players won while
cards were still being dealt; the seconds from the deal of a word's last card to the shout, within which a tenth, a
quarter, half, three quarters and nine tenths of the words were shouted; and the time of a decision. Each level should
win a larger part of its cards during the deal than the level below it.
"""

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.core.moves import Move, Shout
from engine.games import GAMES
from engine.lexicon import Lexicon, open_lexicon
from engine.match import Header, Match, Player
from engine.players import whole_games
from engine.players.computer import choose
from engine.players.levels import LEVEL_NAMES, Level
from engine.players.plan import Plan

PLAYERS = ("Ann", "Ben", "Cyd")
PARTS = (10, 25, 50, 75, 90)


class Rounds:
    """Rounds of Shout! among three players of one level, with a simulated clock."""

    def __init__(self, level: Level, words: Lexicon, seconds: int) -> None:
        self.level, self.words, self.seconds = level, words, seconds
        # The number of cards won while cards are still being dealt (True), and after that (False).
        self.cards = {True: 0, False: 0}
        self.waits: list[int] = []
        self.thought: list[float] = []
        self._plans: list[Plan] = []

    def play(self, seed: int) -> None:
        header = Header(GAMES["shout"], tuple(map(Player, PLAYERS)), {"seconds": self.seconds}, seed)
        match, clock = Match(header, self.words), 0
        sitters = (whole_games.Sitter(self.level),) * len(PLAYERS)
        dealt: dict[int, int] = {}
        with patch.object(whole_games, "choose", self._choosing):
            while not match.state.over:
                self._plans.clear()
                seat, act = whole_games.next_act(match, sitters, seed)
                clock += min([plan.after_ms for plan in self._plans if plan.act is not None])
                before = match.state
                match.play(Move(act, seat))
                dealt |= {card.id: clock for card in match.state.row if card not in before.row}
                if isinstance(act, Shout):
                    self.cards[bool(before.deck)] += len(act.cards)
                    won = set(before.row) - set(match.state.row)
                    self.waits.append(clock - max([dealt[card.id] for card in won]))

    def _choosing(self, *about: Any, **how: Any) -> Plan:
        begin = process_time()
        plan = choose(*about, **how)
        self.thought.append(1000 * (process_time() - begin))
        self._plans.append(plan)
        return plan

    @property
    def share(self) -> float:
        return 100 * self.cards[True] / max(sum(self.cards.values()), 1)


def at(values: list[Any], hundredths: int) -> Any:
    return sorted(values)[len(values) * hundredths // 100]


def main() -> int:
    parser = argparse.ArgumentParser(description="How soon do computer players shout?")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=3)
    parser.add_argument("level", nargs="*", default=list(LEVEL_NAMES))
    arguments = parser.parse_args()
    words = open_lexicon("standard")
    heads = "".join([f"{f'{part} %':>8}" for part in PARTS])
    print(f"{'level':10}{'words':>8}{'in deal':>9}{heads}{'p99':>8}")
    shares = []
    for name in arguments.level:
        rounds = Rounds(LEVEL_NAMES[name], words, arguments.seconds)
        games = -(-arguments.rounds // len(PLAYERS))
        for seed in range(games):
            rounds.play(seed)
        waits = "".join([f"{at(rounds.waits, part) / 1000:6.1f} s" for part in PARTS])
        shares.append(rounds.share)
        a_round = len(rounds.waits) / (games * len(PLAYERS))
        print(f"{name:10}{a_round:8.1f}{rounds.share:7.0f} %{waits}{at(rounds.thought, 99):5.0f} ms", flush=True)
    return 0 if shares == sorted(shares) else 1


if __name__ == "__main__":
    sys.exit(main())
