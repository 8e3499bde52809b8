"""Measures how often simple players beat the grandmaster: `python tests/benchmarks/rivals.py [--games N] [--jobs N]
[--rivals greedy,random] [--level NAME] [--keep FILE] [GAME …]`

Simple players (`simple_players.py`), here called rivals, play every game for two players against the grandmaster or
another level, with the dictionary Standard, and play each deal twice, once from each seat. The table shows the
percentage of decided games that the rival won, with its 95 % interval (by Wilson's method), and the average lead of the
rival at the end. A long run can be interrupted and continued, because the benchmark does not repeat games whose results
are in FILE. Delete FILE, or the lines of a game, when the players change.

Two games are left out: First Base, which has one player, and Shout!, which a program can win by its speed alone.
"""

import argparse
import sys
from multiprocessing.pool import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.core.moves import Move
from engine.core.oracle import expects
from engine.core.shuffle import below, dice_from
from engine.core.view import view
from engine.games import CATALOG
from engine.match import Match
from engine.players.computer import challenge
from engine.players.levels import LEVEL_NAMES
from engine.players.whole_games import Sitter, plan_for
from tests.benchmarks.bench_levels import Kept, interval, table
from tests.benchmarks.simple_players import PLAYERS, Player, as_a_master_knows_it

MOST_MOVES = 1000  # a longer game counts as undecided
NOT_PLAYED = ("first-base", "shout")

Task = tuple[str, str, str, int, int]  # game, rival, level, deal, and the rival's seat


def played(task: Task) -> tuple[int, int]:
    """The result of a game for the rival (1 for a win, -1 for a loss, 0 for a shared win), and the rival's lead in
    points at the end."""
    game, rival, level, deal, seat = task
    return against(game, with_a_masters_words(rival), level, deal, seat)


def with_a_masters_words(rival: str) -> Player:
    """Returns this simple player, limited to the words that a master knows."""
    return lambda house, seen, seat, dice: PLAYERS[rival](as_a_master_knows_it(house), seen, seat, dice)


def against(game_id: str, rival: Player, level: str, deal: int, seat: int) -> tuple[int, int]:
    """Plays one game of a simple player, who sits at `seat`, against a computer player of this level. Returns the
    result in the form that `played` describes."""
    match, sitter, dice = table(game_id, 2, deal), Sitter(LEVEL_NAMES[level]), dice_from(deal)
    while not match.state.over and len(match.moves) < MOST_MOVES:
        dice, _ = below(1000, dice)
        match.play(_next(match, rival, sitter, seat, dice))
    scores, winners = [place.score for place in match.state.seats], match.state.winners
    won = 0 if len(winners) != 1 else 1 if winners[0] == seat else -1
    return won, scores[seat] - scores[1 - seat]


def _next(match: Match, rival: Player, sitter: Sitter, seat: int, dice: int) -> Move:
    """The next move of the game. If the level challenges the last play, it is that challenge. If not, it is
    the rival's act if the rival may act; otherwise it is the act of the level."""
    doubt = challenge(view(match.state, 1 - seat), match.house, 1 - seat, dice, level=sitter.level)
    if doubt is not None and doubt.act is not None:
        return Move(doubt.act, 1 - seat)
    seats, _ = expects(match.house, match.state)
    if seat in seats:
        return Move(rival(match.house, view(match.state, seat), seat, dice), seat)
    plan = plan_for(match, sitter, seats[0], dice)
    assert plan.act is not None
    return Move(plan.act, seats[0])


def main() -> int:
    parser = argparse.ArgumentParser(description="Let simple players play against the grandmaster.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play")
    parser.add_argument("--rivals", type=lambda text: text.split(","), default=["random", "greedy", "guesser"])
    parser.add_argument("--level", choices=LEVEL_NAMES, default="grandmaster")
    parser.add_argument("--keep", type=Path, help="a file of results: those in it are not played again")
    parser.add_argument("game", nargs="*", default=[game.id for game in CATALOG if game.id not in NOT_PLAYED])
    arguments = parser.parse_args()
    print("| game | rival | won | lost | per cent | between | leads by |\n| --- | --- | --- | --- | --- | --- | --- |")
    kept = Kept(arguments.keep, played)
    with Pool(arguments.jobs) as pool:
        for game in arguments.game:
            for rival in arguments.rivals:
                tasks: list[Task] = [(game, rival, arguments.level, n // 2, n % 2) for n in range(arguments.games)]
                results = kept.of(tasks, pool)
                won, lost = [len([1 for result, _ in results if result == side]) for side in (1, -1)]
                share, (low, high) = round(100 * won / max(won + lost, 1)), interval(won, won + lost)
                lead = sum([lead for _, lead in results]) / max(len(results), 1)
                print(f"| {game} | {rival} | {won} | {lost} | {share} | {low} to {high} | {lead:.1f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
