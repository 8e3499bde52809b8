"""Measures whether the coach's bands, its grades for decisions, are reliable: `python tests/benchmarks/bench_coach.py
[--guesses N] [--positions N] [--first-pass] [GAME …]`

A computer player of the level casual plays every game against a player of the level skilled, and First Base alone. The
benchmark takes six decisions, spread over each game, for which the coach prefers another act. The coach compares the
two acts as in its longer search, which gives a mean and a band. Then 200 other guesses at the hidden cards give a
second mean and a second band: for each guess, the game is played on after each of the two acts. The two bands agree if
they are the same, or if they are neighbours and the limit between them is within a standard error of the mean.
Positions in which one of the acts decides the game are left out.

With `--first-pass` the benchmark measures instead how long the first quick review of a whole game takes if a person
sits at every seat.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.coach.bands import band_of, limits_of, near
from engine.coach.judging import Judge, Judged
from engine.coach.review import first_pass, seat_of
from engine.coach.rollouts import Compared, Rollouts, compares
from engine.core.moves import DEAL, RESIGN
from engine.core.shuffle import dice_from
from engine.core.view import view
from engine.games import CATALOG
from engine.match import Match
from engine.players.levels import LEVEL_NAMES
from engine.players.whole_games import Sitter, play_out
from tests.benchmarks.bench_levels import table

GAMES = (
    "5-up",
    "split-run",
    "break-up",
    "end-to-end",
    "first-base",
    "four-rows",
    "leftovers",
    "pluck-it",
    "real-value",
    "turnover",
)
ENDLESS = 1_000_000_000  # more steps of thinking than any comparison takes


class Position(NamedTuple):
    """A decision for which the coach prefers another act to the act that was played.

    number: the index of the move in the match.
    """

    number: int
    judge: Judge
    best: Judged
    played: Judged


def played_game(game: str, deal: int) -> Match:
    match = table(game, 1 if game == "first-base" else 2, deal)
    sitters = tuple([Sitter(LEVEL_NAMES[name]) for name in ("casual", "skilled")][: len(match.header.players)])
    play_out(match, sitters, dice_from(deal))
    return match


def positions(match: Match, count: int) -> Iterator[Position]:
    """Yields at most `count` decisions of the game, spread over its whole length, for which the coach prefers another
    act."""
    step = max(1, len(match.moves) // (2 * count))
    order = [number for start in range(step) for number in range(start, len(match.moves), step)]
    for number in order:
        if count and (found := _position(match, number)) is not None:
            count -= 1
            yield found


def _position(match: Match, number: int) -> Position | None:
    act, seat = match.moves[number].act, seat_of(match, number)
    if act in (DEAL, RESIGN) or match.states[number].waits_for:
        return None
    judge = Judge(match.house, view(match.states[number], seat), seat)
    best_act, played = judge.best_act(), judge.judged(act, looks_ahead=False)
    best = judge.judged(best_act, looks_ahead=False) if best_act is not None and best_act != act else None
    if best is None or played is None or best.decides != played.decides or not compares(judge, best, played):
        return None
    return Position(number, judge, best, played)


def compared_by_many_guesses(match: Match, position: Position, guesses: int) -> Compared | None:
    """Compares the two acts with this number of guesses at the hidden cards. The guesses differ from the coach's
    own."""
    seen = position.judge
    judge = Judge(match.house, seen.seen, seen.seat)
    judge.mind.dice = dice_from(7919 + position.number)
    return Rollouts(judge, position.best, position.played, first=guesses, most=guesses, effort=ENDLESS).compared()


def bands(game: str, count: int, guesses: int) -> tuple[int, int]:
    """Prints the two bands (the coach's grades) of every position of a game. Returns the number of positions in which
    the bands agree, and the number of all positions."""
    agree = total = deal = 0
    while total < count and deal < 5:
        deal += 1
        match = played_game(game, deal)
        for position in positions(match, count - total):
            compared = Rollouts(position.judge, position.best, position.played).compared()
            many = compared_by_many_guesses(match, position, guesses)
            assert compared is not None
            assert many is not None
            limits = limits_of(position.best, position.played, compared.gap.error)
            band, possible = band_of(compared.gap.mean, limits), near(many.gap.mean, limits, many.gap.error)
            total += 1
            agree += band in possible
            words = " ".join(position.best.words) or position.best.act.verb
            print(
                f"  {game} {deal}:{position.number} {words} {band}"
                f" {compared.gap.mean} ± {compared.gap.error} ({compared.gap.guesses});"
                f" {band_of(many.gap.mean, limits)} {many.gap.mean} ± {many.gap.error} of {limits}"
                f"{'' if band in possible else '  DIFFERS'}",
                flush=True,
            )
    return agree, total


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the coach's bands with many guesses.")
    parser.add_argument("--guesses", type=int, default=200)
    parser.add_argument("--positions", type=int, default=6, help="of each game")
    parser.add_argument("--first-pass", action="store_true", help="measure the time of a first pass")
    parser.add_argument("game", nargs="*")
    arguments = parser.parse_args()
    if arguments.first_pass:
        return time_first_passes(arguments.game or [game.id for game in CATALOG])
    rows, began = [], process_time()
    for game in arguments.game or GAMES:
        rows.append((game, *bands(game, arguments.positions, arguments.guesses)))
    print("\n| game | positions | bands that agree |\n| --- | --- | --- |")
    for game, agree, total in rows:
        print(f"| {game} | {total} | {agree} |")
    agree, total = sum([row[1] for row in rows]), sum([row[2] for row in rows])
    print(f"| all | {total} | {agree} ({100 * agree // max(total, 1)} %) |")
    print(f"{process_time() - began:.0f} s of computing")
    return 0


def time_first_passes(games: list[str]) -> int:
    print("| game | acts | CPU seconds | ms an act |\n| --- | --- | --- | --- |")
    for game in games:
        match = played_game(game, 1)
        began = process_time()
        list(first_pass(match, range(len(match.header.players))))
        took = process_time() - began
        print(f"| {game} | {len(match.moves)} | {took:.2f} | {1000 * took / len(match.moves):.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
