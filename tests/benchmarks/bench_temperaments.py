"""Measures whether the temperaments lay different plays and are equally strong:
`python tests/benchmarks/bench_temperaments.py [--games N] [--level NAME] [--strength] [GAME …]`

Every temperament plays N games against every other temperament, in games for two players with the default options, and
plays each deal twice, once from each seat. A table for each game shows averages over the turns with a word: the letters
of a word, the words and cards of a turn, the value of the letters kept (in tenths of a point), the rarity of the rarest
word (10 to 80), and the points of the turn. The next figure is how many more points the next player could make than
after the act that a player without a temperament would choose. The last figure is the percentage of decided games that
the temperament won, with its 95 % interval. At the end the benchmark prints these percentages for all games together.
With `--strength` it prints only the percentages, in a fifth of the time.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import combinations, pairwise
from math import sqrt
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.core.moves import Act, Move, Play
from engine.core.oracle import ruled
from engine.core.state import State
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import GAMES
from engine.lexicon import Lexicon, open_lexicon
from engine.match import Header, Match, Player
from engine.players.levels import EVEN, LEVEL_NAMES, TEMPERAMENTS, Level
from engine.players.thinking import Mind, knowing
from engine.players.value import cards_played, kept_value
from engine.players.whole_games import Sitter, next_act, plan_for

USUAL = ("3-4-5", "5-up", "eight-it-all", "end-to-end")
TRAITS = ("letters", "words", "cards", "kept", "rare", "points", "next")
SUPPOSED = 6  # the number of guesses at the hand of the next player

JUDGE = LEVEL_NAMES["master"]
Measured = list[tuple[str, str, float]]  # temperament, trait, value


@lru_cache(maxsize=1)
def dictionary() -> Lexicon:
    return open_lexicon("standard")


def played(task: tuple[str, str, tuple[str, str], int], *, traits: bool) -> tuple[str | None, Measured]:
    """Plays one game. Returns the temperament of the winner, or None if the players share the win, and the measured
    traits of all turns, which are left out unless `traits` is set."""
    game_id, level, names, seed = task
    match = Match(Header(GAMES[game_id], (Player("One"), Player("Two")), {}, seed), dictionary())
    sitters = tuple([Sitter(LEVEL_NAMES[level], TEMPERAMENTS[name]) for name in names])
    positions: dict[int, list[State]] = {}
    hindered: Measured = []
    dice = seed
    while not match.state.over:
        dice = (dice * 1103515245 + 12345) % (1 << 31)
        before = match.state
        seat, act = next_act(match, sitters, dice)
        more = (
            more_for_the_next(match, seat, act, dice, sitters[seat].level) if traits and isinstance(act, Play) else None
        )
        if more is not None:
            hindered.append((names[seat], "next", more))
        match.play(Move(act, seat))
        last = match.state.log[-1]
        positions.setdefault(last.turn, [before]).append(match.state)
    winners = match.state.winners
    measured = [*_measured(match.state, positions, names), *hindered] if traits else []
    return names[winners[0]] if len(winners) == 1 else None, measured


def _measured(
    end: State, positions: dict[int, list[State]], names: tuple[str, str]
) -> Iterator[tuple[str, str, float]]:
    turns: dict[int, list[str]] = defaultdict(list)
    points: dict[int, int] = defaultdict(int)
    seats: dict[int, int] = {}
    for entry in end.log:
        turns[entry.turn] += entry.words
        points[entry.turn] += entry.points
        seats.setdefault(entry.turn, entry.seat)
    for turn, words in turns.items():
        if not words or turn not in positions:
            continue
        name, seat = names[seats[turn]], seats[turn]
        steps = positions[turn]
        cards = sum([cards_played(one, other, seat) for one, other in pairwise(steps)])
        yield name, "letters", sum(map(len, words)) / len(words)
        yield name, "words", len(words)
        yield name, "cards", cards
        yield name, "kept", kept_value(steps[-2], steps[-1], seat)
        yield name, "rare", max([dictionary().level(word) or 80 for word in words])
        yield name, "points", points[turn]


def more_for_the_next(match: Match, seat: int, act: Act, dice: int, level: Level) -> float | None:
    """The points that the next player could make after this act, minus the points possible after the act that a player
    without a temperament would choose. None if the two acts can't be compared."""
    plain = plan_for(match, Sitter(level), seat, dice).act
    if plain == act:
        return 0
    mind = Mind(view(match.state, seat), knowing(match.house, JUDGE), seat, JUDGE, EVEN, dice)
    guesses = [mind.guessed_cards() for _ in range(SUPPOSED)]
    verdicts = [ruled(mind.house, mind.view, Move(one, seat)) for one in (act, plain) if isinstance(one, Play)]
    left = [verdict.state for verdict in verdicts if isinstance(verdict, Legal) and verdict.state.actor != seat]
    if len(left) < 2:
        return None
    mine, others = [-mind.ahead(state, guesses)[0] for state in left]
    return (mine - others) / 10


def tasks(game_id: str, level: str, games: int) -> Iterator[tuple[str, str, tuple[str, str], int]]:
    for number, pair in enumerate(combinations(TEMPERAMENTS, 2)):
        for deal in range(games):
            yield game_id, level, pair if deal % 2 else pair[::-1], 1000 * number + deal // 2


def main() -> int:
    parser = argparse.ArgumentParser(description="What do the temperaments lay, and how strong are they?")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", choices=list(LEVEL_NAMES), default="skilled")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--strength", action="store_true", help="only who wins how often")
    parser.add_argument("game", nargs="*", default=list(USUAL))
    arguments = parser.parse_args()
    traits: tuple[str, ...] = () if arguments.strength else TRAITS
    of_all: dict[str, list[bool]] = defaultdict(list)
    with Pool(arguments.processes) as pool:
        for game_id in arguments.game:
            print(f"{game_id:12}" + "".join([f"{trait:>9}" for trait in traits]) + f"{'won':>16}", flush=True)
            sums: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in TEMPERAMENTS}
            decided: dict[str, list[bool]] = defaultdict(list)
            play = partial(played, traits=bool(traits))
            every = list(tasks(game_id, arguments.level, arguments.games))
            for task, (winner, measured) in zip(every, pool.imap(play, every, chunksize=4), strict=True):
                for name, trait, value in measured:
                    sums[name][trait].append(value)
                for name in task[2]:
                    if winner is not None:
                        decided[name].append(name == winner)
            for name in TEMPERAMENTS:
                values = [sums[name][trait] for trait in traits]
                means = "".join([f"{sum(found) / max(len(found), 1):9.2f}" for found in values])
                print(f"{name:12}{means}{share(decided[name])}", flush=True)
                of_all[name] += decided[name]
    print("all games")
    for name, found in of_all.items():
        print(f"{name:12}{share(found)}")
    return 0 if all(45 <= 100 * sum(found) / max(len(found), 1) <= 55 for found in of_all.values()) else 1


def share(won: Sequence[bool]) -> str:
    of = max(len(won), 1)
    return f"{100 * sum(won) / of:8.1f} ± {98 / sqrt(of):3.1f} %"


if __name__ == "__main__":
    sys.exit(main())
