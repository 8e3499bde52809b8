"""Measures whether the near player, which adapts its strength to a person, finds the right strength: `python
tests/benchmarks/bench_near.py [--games N] [--jobs N] [--keep FILE] [GAME …]`

Simulated people of fixed strengths between two levels play one game after another against `near`, whose strength may go
up or down after each game. There is one person of each strength who knows the words of that strength, and one who knows
all words of the dictionary Family. The first 15 games of a person do not count, because `near` still adapts in them.
The table shows the percentage of the later decided games that the person won. A run fails if one percentage is outside
38 to 62, or if more than 3 of 50 percentages are outside 42 to 58. A long run can be interrupted and continued, because
the benchmark does not repeat games whose results are in FILE.
"""

import argparse
import sys
from dataclasses import dataclass, replace
from multiprocessing.pool import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.core.rulebook import House
from engine.core.state import State
from engine.lexicon import Vocabulary
from engine.players.levels import Level
from engine.players.near import AT_FIRST, after_game, level_now
from engine.players.whole_games import Sitter, play_out
from tests.benchmarks.bench_levels import Kept, table

GAMES = ("3-4-5", "5-up", "take-two", "real-value", "pluck-it")
STRENGTHS = (3, 5, 7, 9, 11)  # strengths in half levels, from level 1½ to 5½
VOCABULARIES = ("own", "family")
SETTLING = 15  # the number of games at the beginning that do not count, because `near` still adapts in them
NARROW, WIDE = (42, 58), (38, 62)  # two permitted ranges for the percentage of games that a person wins
FEW = 0.06  # the maximum fraction of simulated people whose percentage of won games is outside the range NARROW

Task = tuple[str, int, str, int]  # game, strength, vocabulary, and the number of games


@dataclass(frozen=True)
class StandIn(Sitter):
    """A simulated person of a fixed strength.

    words: the vocabulary of the person, or None for the vocabulary of the person's level.
    """

    words: Vocabulary | None = None

    def level_now(self, house: House, view: State, seat: int, dice: int) -> Level:
        assert self.strength is not None
        level = level_now(self.strength, house, view, seat, dice)
        return level if self.words is None else replace(level, known=self.words)


def played(task: Task) -> tuple[int, int, int]:
    """The numbers of games that the simulated person won and lost, and the sum of the strengths of `near` in all games
    that count."""
    game, strength, vocabulary, games = task
    family = Vocabulary(80, namelike=False, offensive=False, family=True)
    person = StandIn(strength=strength, words=family if vocabulary == "family" else None)
    near, won, lost, strengths = AT_FIRST, 0, 0, 0
    for number in range(SETTLING + games):
        seat = number % 2
        match, rival = table(game, 2, number), Sitter(strength=near)
        play_out(match, (rival, person)[::-1] if seat == 0 else (rival, person), number)
        if number >= SETTLING and len(match.state.winners) == 1:
            won, lost = (won + 1, lost) if match.state.winners[0] == seat else (won, lost + 1)
        strengths += near if number >= SETTLING else 0
        near = after_game(near, match.state, 1 - seat, seat)
    return won, lost, strengths


def outside(share: float, limits: tuple[int, int]) -> bool:
    return not limits[0] <= share <= limits[1]


def main() -> int:
    parser = argparse.ArgumentParser(description="Let stand-ins for people play against a rival that stays near.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play")
    parser.add_argument("--keep", type=Path, help="a file of results: those in it are not played again")
    parser.add_argument("game", nargs="*", default=GAMES)
    arguments = parser.parse_args()
    print("| game | level | words | won | lost | per cent | near at level |\n" + "| --- " * 7 + "|")
    kept, shares = Kept(arguments.keep, played), []
    with Pool(arguments.jobs) as pool:
        for game in arguments.game:
            tasks: list[Task] = [(game, one, words, arguments.games) for one in STRENGTHS for words in VOCABULARIES]
            for (_, strength, words, games), (won, lost, strengths) in zip(tasks, kept.of(tasks, pool), strict=True):
                shares.append(100 * won / max(won + lost, 1))
                near = strengths / games / 2
                print(
                    f"| {game} | {strength / 2} | {words} | {won} | {lost} | {shares[-1]:.0f} | {near:.1f} |",
                    flush=True,
                )
    many = len([1 for share in shares if outside(share, NARROW)])
    print(f"{many} of {len(shares)} outside {NARROW[0]} to {NARROW[1]} per cent")
    return int(many > FEW * len(shares) or any(outside(share, WIDE) for share in shares))


if __name__ == "__main__":
    sys.exit(main())
